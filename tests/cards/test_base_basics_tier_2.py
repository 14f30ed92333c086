"""Basic nemesis cards of the base box, tier 2: what they do. How they enter play is in test_base_basics.py."""

import pytest

from tests.cards.aftermath import aftermath
from tests.table import position


def test_awaken_may_unleash_twice_and_damage_gravehold() -> None:
    """EFF-07. The first option; the minion stays in the discard pile."""
    t = position("none", nemesis_discard=["needlemaw"]).resolve("awaken")
    assert (t.decider, t.options) == (0, ["choose 1", "choose 2"])
    t.do("choose 1")

    assert aftermath(t) == {"unleashed": 2, "gravehold": 27, "nemesis discard": ["needlemaw", "awaken"]}


def test_awaken_may_bring_back_the_last_minion_with_full_life_and_its_immediately_effect() -> None:
    """EFF-07, PR-27. Not the older one, not the attack discarded later; the one Unleash is IMMEDIATELY of A2."""
    t = position("none", nemesis_discard=["needlemaw", "tally_a2", "slaughter"]).resolve("awaken")
    t.do("choose 2")

    assert aftermath(t) == {
        "unleashed": 1,
        "in play": [("tally_a2", 8)],
        "nemesis discard": ["needlemaw", "slaughter", "awaken"],
    }


def test_a_minion_brought_back_by_awaken_does_not_act_this_turn() -> None:
    """PR-27, NEM-13. A whole nemesis turn, up to the main phase of player 1."""
    t = position(
        "nemesis",
        nemesis_deck=["awaken", "topple"],
        nemesis_discard=["needlemaw"],
        turn_deck=["player1"],
        hand=["crystal"],
    ).do("choose 2")
    assert t.asked == "main"

    assert aftermath(t) == {
        "in play": [("needlemaw", 11)],
        "nemesis discard": ["awaken"],
        "turn discard": ["player1"],
        "p1 hand": ["crystal"],
    }


def test_awaken_unleashes_if_no_minion_was_discarded() -> None:
    """EFF-08. Attacks and powers do not come back; nobody is asked."""
    t = position("none", nemesis_discard=["slaughter", "woven_sky"]).resolve("awaken")

    assert aftermath(t) == {"unleashed": 2, "gravehold": 27, "nemesis discard": ["slaughter", "woven_sky", "awaken"]}


def test_cauterizer_loses_1_life_to_a_hit_of_5() -> None:
    """PR-28, DMG-13. Nova Forge deals 4, breach III adds 1: still one instance."""
    t = position(
        "casting", prepped={"III": "nova_forge"}, breaches={"III": "open"}, hand=["crystal"], in_play=["cauterizer"]
    )
    t.do("cast nova_forge 3", "target cauterizer")

    assert aftermath(t) == {
        "in play": [("cauterizer", 2)],
        "p1 hand": ["crystal"],
        "p1 discard": ["nova_forge"],
        "p1 breaches": ["open", "right", "open", "right"],
    }


def test_cauterizer_loses_1_life_to_each_hit_and_dies_of_the_last() -> None:
    """PR-28, DMG-13, DMG-02. Two spells against 2 life."""
    t = position(
        "casting",
        prepped={"I": "nova_forge", "II": "ignite"},
        breaches={"II": "open"},
        hand=["crystal"],
        in_play=[("cauterizer", 2)],
    )
    t.do("cast nova_forge 1", "target cauterizer")
    assert t.in_play == [("cauterizer", 1)]
    t.do("cast ignite 2", "target cauterizer")

    assert (t.in_play, t.nemesis_discard, t.game.nemesis_life) == ([], ["cauterizer"], 70)


@pytest.mark.parametrize(("life", "left"), [(3, 7), (2, 8)])
def test_cauterizer_damages_any_player_by_its_life(life: int, left: int) -> None:
    """EFF-04, NEM-04. The life it has now."""
    t = position("none", in_play=[("cauterizer", life)]).main_phase_of_nemesis()
    assert (t.decider, t.options) == (0, ["player 1", "player 2"])
    t.do("player 2")

    assert aftermath(t) == {"in play": [("cauterizer", life)], "p2 life": left}


def test_dispel_takes_the_most_expensive_spell_of_the_player_with_most_prepped_spells() -> None:
    """NEM-10. Player 2 has the most expensive spell of all, but fewer of them. It is discarded, not cast."""
    t = position("none", prepped={"I": "spark", "II": "ignite"}, p2={"prepped": {"I": "consuming_void"}}).resolve(
        "dispel"
    )

    assert aftermath(t) == {
        "unleashed": 2,
        "nemesis discard": ["dispel"],
        "p1 prepped": [("spark", 1)],
        "p1 discard": ["ignite"],
        "p2 prepped": [("consuming_void", 1)],
    }


def test_dispel_leaves_ties_to_those_concerned() -> None:
    """EFF-05. The players choose among the tied players, that player among their most expensive spells."""
    t = position(
        "none",
        prepped={"I": "spark", "II": "spark", "III": "spark"},
        p2={"prepped": {"I": "ignite", "II": "lava_tendril", "III": "spark"}},
    ).resolve("dispel")
    assert (t.decider, t.options) == (0, ["player 1", "player 2"])
    t.do("player 2")
    assert (t.decider, t.options) == (2, ["discard ignite 1", "discard lava_tendril 2"])
    t.do("discard lava_tendril 2")

    assert aftermath(t) == {
        "unleashed": 2,
        "nemesis discard": ["dispel"],
        "p1 prepped": [("spark", 1), ("spark", 2), ("spark", 3)],
        "p2 prepped": [("ignite", 1), ("spark", 3)],
        "p2 discard": ["lava_tendril"],
    }


def test_dispel_only_unleashes_if_nothing_is_prepped() -> None:
    """EFF-03, PR-05. Any chosen player would have nothing to discard, so nobody is asked."""
    t = position("none", hand=["ignite"]).resolve("dispel")
    assert t.options == []

    assert aftermath(t) == {"unleashed": 2, "nemesis discard": ["dispel"], "p1 hand": ["ignite"]}


def test_needlemaw_damages_gravehold_by_2() -> None:
    """NEM-04. PERSISTENT."""
    t = position("none", in_play=["needlemaw"]).main_phase_of_nemesis()

    assert aftermath(t) == {"gravehold": 28, "in play": [("needlemaw", 11)]}


def test_lay_waste_unleashes_twice_and_damages_any_player_by_2() -> None:
    """EFF-04, NEM-10, NEM-24."""
    t = position("none").resolve("lay_waste")
    assert (t.counter("unleashed"), t.decider, t.options) == (2, 0, ["player 1", "player 2"])
    t.do("player 2")

    assert aftermath(t) == {"unleashed": 2, "nemesis discard": ["lay_waste"], "p2 life": 8}


def test_pulverizing_ray_without_gems_damages_gravehold_by_18() -> None:
    """PR-25. Spells and relics in hand are no gems, and a gem in a discard pile is not in hand: nobody is asked."""
    t = position(
        "none", in_play=["pulverizing_ray"], hand=["spark", "flexing_dagger"], p2={"discard": ["jade"]}
    ).main_phase_of_nemesis()

    assert aftermath(t) == {
        "gravehold": 12,
        "nemesis discard": ["pulverizing_ray"],
        "p1 hand": ["spark", "flexing_dagger"],
        "p2 discard": ["jade"],
    }


def test_pulverizing_ray_is_stopped_by_six_gems_of_all_players() -> None:
    """PR-25, DMG-12. A seventh gem is not asked for."""
    t = position(
        "none",
        in_play=["pulverizing_ray"],
        hand=["crystal", "crystal", "crystal", "spark"],
        p2={"hand": ["crystal", "jade", "crystal", "crystal"]},
    ).main_phase_of_nemesis()
    assert (t.decider, t.options) == (0, ["discard crystal p1", "discard crystal p2", "discard jade p2", "done"])
    t.do(*["discard crystal p1"] * 3, "discard jade p2", *["discard crystal p2"] * 2)

    assert aftermath(t) == {
        "nemesis discard": ["pulverizing_ray"],
        "p1 hand": ["spark"],
        "p1 discard": ["crystal", "crystal", "crystal"],
        "p2 hand": ["crystal"],
        "p2 discard": ["jade", "crystal", "crystal"],
    }


@pytest.mark.parametrize(("given", "gravehold"), [(0, 12), (1, 15), (2, 18)])
def test_pulverizing_ray_is_weakened_by_3_for_each_gem(given: int, gravehold: int) -> None:
    """PR-25, EFF-11. The players may stop at any number, also at 0."""
    t = position("none", in_play=["pulverizing_ray"], hand=["crystal"] * 3).main_phase_of_nemesis()
    t.do(*["discard crystal p1"] * given, "done")

    assert (t.game.gravehold, t.you.hand, t.you.discard) == (gravehold, ["crystal"] * (3 - given), ["crystal"] * given)


def test_venomite_may_damage_the_player_with_the_lowest_life() -> None:
    """EFF-07. The spell of cost 3 that could be given up stays."""
    t = position("none", in_play=["venomite"], life=5, p2={"prepped": {"I": "phoenix_flame"}}).main_phase_of_nemesis()
    assert (t.decider, t.options) == (0, ["choose 1", "choose 2"])
    t.do("choose 1")

    assert aftermath(t) == {"in play": [("venomite", 9)], "p1 life": 3, "p2 prepped": [("phoenix_flame", 1)]}


def test_venomite_may_cost_a_prepped_spell_of_cost_3_or_more() -> None:
    """EFF-06, EFF-07. Only player 2 can; the cheaper spell is not offered."""
    t = position(
        "none",
        in_play=["venomite"],
        prepped={"I": "quiet_spell"},
        p2={"prepped": {"I": "phoenix_flame", "II": "spark"}},
    ).main_phase_of_nemesis()
    t.do("choose 2")

    assert aftermath(t) == {
        "in play": [("venomite", 9)],
        "p1 prepped": [("quiet_spell", 1)],
        "p2 prepped": [("spark", 2)],
        "p2 discard": ["phoenix_flame"],
    }


def test_venomite_lets_any_player_who_can_give_up_the_spell() -> None:
    """EFF-04. The players choose who, that player chooses which spell."""
    t = position(
        "none",
        in_play=["venomite"],
        prepped={"I": "ignite"},
        p2={"prepped": {"I": "phoenix_flame", "II": "ignite"}},
    ).main_phase_of_nemesis()
    t.do("choose 2")
    assert (t.decider, t.options) == (0, ["player 1", "player 2"])
    t.do("player 2")
    assert (t.decider, t.options) == (2, ["discard phoenix_flame 1", "discard ignite 2"])
    t.do("discard ignite 2")

    assert (t.p(2).prepped, t.p(2).discard, t.you.prepped) == ([("phoenix_flame", 1)], ["ignite"], [("ignite", 1)])


def test_venomite_damages_if_nobody_has_such_a_spell() -> None:
    """EFF-08. A spell of cost 2 is not enough."""
    t = position("none", in_play=["venomite"], life=5, prepped={"I": "quiet_spell"}).main_phase_of_nemesis()

    assert aftermath(t) == {"in play": [("venomite", 9)], "p1 life": 3, "p1 prepped": [("quiet_spell", 1)]}


def test_venomite_never_takes_an_exhausted_player_for_the_one_with_the_lowest_life() -> None:
    """EXH-09."""
    t = position("none", in_play=["venomite"], life=0).main_phase_of_nemesis()

    assert aftermath(t) == {"in play": [("venomite", 9)], "p1 life": 0, "p2 life": 8}


def test_venomite_leaves_a_tie_for_the_lowest_life_to_the_players() -> None:
    """EFF-05."""
    t = position("none", in_play=["venomite"]).main_phase_of_nemesis()
    assert (t.decider, t.options) == (0, ["player 1", "player 2"])
    t.do("player 2")

    assert aftermath(t) == {"in play": [("venomite", 9)], "p2 life": 8}
