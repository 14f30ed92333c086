"""Basic nemesis cards of the War Eternal box, tier 3. How they enter play is in test_war_eternal_basics.py."""

import pytest

from tests.cards.aftermath import aftermath
from tests.table import position


@pytest.mark.parametrize(
    ("pile", "gravehold"),
    [(["nemesis", "player1", "nemesis"], 20), (["player2", "nemesis"], 25), (["player1", "player2"], 30)],
)
def test_apocalypse_ritual_damages_gravehold_by_5_for_each_nemesis_card_in_the_turn_order_discard_pile(
    pile: list[str], gravehold: int
) -> None:
    """NEM-05. The cards of players do not count, and nothing is moved."""
    t = position("none", in_play=[("apocalypse_ritual", 1)], turn_discard=pile).main_phase_of_nemesis()

    assert aftermath(t) | {"gravehold": t.game.gravehold} == {
        "gravehold": gravehold,
        "nemesis discard": ["apocalypse_ritual"],
        "turn discard": pile,
    }


def test_banish_hits_the_player_with_most_prepped_spells_for_1_each() -> None:
    """CTXT-56, NEM-10. Three spells against one; two of them share a breach and count as two."""
    t = position(
        "none", prepped={"I": ["linked_one", "linked_two"], "II": "spark"}, p2={"prepped": {"I": "spark"}}
    ).resolve("banish")

    assert aftermath(t) == {
        "unleashed": 2,
        "nemesis discard": ["banish"],
        "p1 life": 7,
        "p1 prepped": [("linked_one", 1), ("linked_two", 1), ("spark", 2)],
        "p2 prepped": [("spark", 1)],
    }


def test_banish_leaves_a_tie_to_the_players() -> None:
    """CTXT-56, EFF-05. One spell each."""
    t = position("none", prepped={"I": "spark"}, p2={"prepped": {"I": "spark"}}).resolve("banish")
    assert (t.decider, t.options) == (0, ["player 1", "player 2"])
    t.do("player 2")

    assert aftermath(t) == {
        "unleashed": 2,
        "nemesis discard": ["banish"],
        "p1 prepped": [("spark", 1)],
        "p2 life": 9,
        "p2 prepped": [("spark", 1)],
    }


def test_banish_only_unleashes_if_nothing_is_prepped() -> None:
    """CTXT-56. The spell in hand is not prepped."""
    t = position("none", mages=["plain_one"], hand=["spark"]).resolve("banish")

    assert aftermath(t) == {"unleashed": 2, "nemesis discard": ["banish"], "p1 hand": ["spark"]}


def test_cataclysmic_fate_is_discarded_by_destroying_a_spell_of_cost_5_or_more_and_its_breach() -> None:
    """CTXT-54, NEM-18, NEM-19, BREACH-24. The cheaper spell and its breach stay; a closed breach can go too."""
    t = position(hand=["crystal"], prepped={"I": "ignite", "II": "essence_theft"}, in_play=["cataclysmic_fate"])
    t.do("discard cataclysmic_fate")

    assert aftermath(t) == {
        "nemesis discard": ["cataclysmic_fate"],
        "destroyed": ["essence_theft"],
        "p1 hand": ["crystal"],
        "p1 prepped": [("ignite", 1)],
        "p1 breaches": ["open", "none", "right", "right"],
    }


def test_cataclysmic_fate_lets_you_choose_among_several_such_spells() -> None:
    """CTXT-54, EFF-12."""
    t = position(hand=["crystal"], prepped={"I": "consuming_void", "II": "essence_theft"}, in_play=["cataclysmic_fate"])
    t.do("discard cataclysmic_fate")
    assert (t.decider, t.options) == (1, ["destroy consuming_void 1", "destroy essence_theft 2"])
    t.do("destroy consuming_void 1")

    assert aftermath(t) == {
        "nemesis discard": ["cataclysmic_fate"],
        "destroyed": ["consuming_void"],
        "p1 hand": ["crystal"],
        "p1 prepped": [("essence_theft", 2)],
        "p1 breaches": ["none", "right", "right", "right"],
    }


@pytest.mark.parametrize(
    ("answer", "breaches"),
    [
        ("destroy breach 1", ["none", "right", "right", "right"]),
        ("destroy breach 2", ["open", "none", "right", "right"]),
    ],
)
def test_cataclysmic_fate_destroys_one_breach_of_a_spell_on_two(answer: str, breaches: list[str]) -> None:
    """CTXT-54. Crystallize lies on I and II; you choose which of them goes."""
    t = position(hand=["crystal"], prepped={"I": "crystallize"}, in_play=["cataclysmic_fate"])
    t.do("discard cataclysmic_fate")
    assert (t.decider, t.options) == (1, ["destroy breach 1", "destroy breach 2"])
    t.do(answer)

    assert aftermath(t) == {
        "nemesis discard": ["cataclysmic_fate"],
        "destroyed": ["crystallize"],
        "p1 hand": ["crystal"],
        "p1 breaches": breaches,
    }


def test_another_spell_in_the_breach_destroyed_for_cataclysmic_fate_is_discarded() -> None:
    """CTXT-54, CAST-15. To its owner's discard pile, without being cast."""
    t = position(hand=["crystal"], prepped={"I": ["consuming_void", "spark"]}, in_play=["cataclysmic_fate"])
    t.do("discard cataclysmic_fate")

    assert aftermath(t) == {
        "nemesis discard": ["cataclysmic_fate"],
        "destroyed": ["consuming_void"],
        "p1 hand": ["crystal"],
        "p1 discard": ["spark"],
        "p1 breaches": ["none", "right", "right", "right"],
    }


def test_cataclysmic_fate_stays_if_your_spells_are_cheaper() -> None:
    """CTXT-54, NEM-20, NEM-21, ED-10. A spell of cost 4, an expensive one in hand, and an expensive one of an ally."""
    t = position(
        hand=["consuming_void"],
        prepped={"I": "ignite"},
        p2={"prepped": {"I": "consuming_void"}},
        in_play=["cataclysmic_fate"],
    )

    assert "discard cataclysmic_fate" not in t.options


def test_cataclysmic_fate_damages_the_player_with_the_lowest_life_by_4() -> None:
    """CTXT-54, EXH-09. Player 1 is exhausted and therefore not that player."""
    t = position(
        "none",
        mages=["plain_one", "plain_two", "plain_three"],
        in_play=["cataclysmic_fate"],
        life=0,
        p2={"life": 9},
        p3={"life": 8},
    ).main_phase_of_nemesis()

    assert aftermath(t) == {"nemesis discard": ["cataclysmic_fate"], "p1 life": 0, "p2 life": 9, "p3 life": 4}


def test_cataclysmic_fate_leaves_a_tie_to_the_players() -> None:
    """CTXT-54, EFF-05."""
    t = position("none", in_play=["cataclysmic_fate"]).main_phase_of_nemesis()
    assert (t.decider, t.options) == (0, ["player 1", "player 2"])
    t.do("player 1")

    assert aftermath(t) == {"nemesis discard": ["cataclysmic_fate"], "p1 life": 6}


def test_cataclysmic_fate_hits_gravehold_for_8_when_the_only_player_is_exhausted() -> None:
    """SOLO-08, EXH-10. Alone you are the player with the lowest life, even while exhausted."""
    t = position("none", mages=["plain_one"], in_play=["cataclysmic_fate"], life=0).main_phase_of_nemesis()

    assert aftermath(t) == {"gravehold": 22, "nemesis discard": ["cataclysmic_fate"], "p1 life": 0}


def test_monstrosity_of_omens_loses_1_life_to_a_hit_of_5() -> None:
    """CTXT-55, DMG-13, PR-28. Nova Forge deals 4, breach III adds 1."""
    t = position(
        "casting",
        prepped={"III": "nova_forge"},
        breaches={"III": "open"},
        hand=["crystal"],
        in_play=["monstrosity_of_omens"],
    )
    t.do("cast nova_forge 3", "target monstrosity_of_omens")

    assert aftermath(t) == {
        "in play": [("monstrosity_of_omens", 4)],
        "p1 hand": ["crystal"],
        "p1 discard": ["nova_forge"],
        "p1 breaches": ["open", "right", "open", "right"],
    }


@pytest.mark.parametrize(("life", "gravehold"), [(5, 25), (2, 28)])
def test_monstrosity_of_omens_damages_gravehold_by_its_life(life: int, gravehold: int) -> None:
    """CTXT-55, NEM-04. The life it has now, and it keeps it."""
    t = position("none", in_play=[("monstrosity_of_omens", life)]).main_phase_of_nemesis()

    assert aftermath(t) == {"gravehold": gravehold, "in play": [("monstrosity_of_omens", life)]}


def test_engulf_resolves_the_last_discarded_attack_again() -> None:
    """PR-26. Slaughter, not the older Topple; the minion and the power discarded later are passed over.

    Slaughter ends directly under Engulf.
    """
    t = position("none", nemesis_discard=["topple", "slaughter", "needlemaw", "woven_sky"]).resolve("engulf")

    assert aftermath(t) == {
        "unleashed": 1,
        "gravehold": 27,
        "nemesis discard": ["topple", "needlemaw", "woven_sky", "slaughter", "engulf"],
    }


def test_the_choices_of_an_attack_repeated_by_engulf_are_made_again() -> None:
    """PR-26, EFF-07. Quell asks again; Engulf is discarded after it."""
    t = position("none", nemesis_discard=["quell"]).resolve("engulf")
    assert (t.decider, t.options, t.nemesis_discard) == (0, ["choose 1", "choose 2"], [])
    t.do("choose 2")

    assert aftermath(t) == {"unleashed": 3, "nemesis discard": ["quell", "engulf"]}


def test_engulf_does_nothing_if_no_attack_was_discarded() -> None:
    """PR-26."""
    t = position("none", nemesis_discard=["needlemaw", "woven_sky"]).resolve("engulf")

    assert aftermath(t) == {"nemesis discard": ["needlemaw", "woven_sky", "engulf"]}


def test_quell_may_damage_gravehold_by_7() -> None:
    """EFF-07."""
    t = position("none").resolve("quell")
    assert (t.decider, t.options) == (0, ["choose 1", "choose 2"])
    t.do("choose 1")

    assert aftermath(t) == {"gravehold": 23, "nemesis discard": ["quell"]}


def test_quell_may_unleash_three_times() -> None:
    """EFF-07, NEM-24."""
    t = position("none").resolve("quell")
    t.do("choose 2")

    assert aftermath(t) == {"unleashed": 3, "nemesis discard": ["quell"]}


def test_throttle_destroys_the_three_most_expensive_cards_of_a_hand() -> None:
    """EFF-06, PR-07. Player 2 has only two cards and cannot be chosen."""
    t = position(
        "none", hand=["jade", "ignite", "crystal", "ignite"], p2={"hand": ["consuming_void", "crystal"]}
    ).resolve("throttle")

    assert aftermath(t) == {
        "unleashed": 2,
        "nemesis discard": ["throttle"],
        "destroyed": ["ignite", "ignite", "jade"],
        "p1 hand": ["crystal"],
        "p2 hand": ["consuming_void", "crystal"],
    }


def test_throttle_leaves_the_player_to_the_players_and_equal_costs_to_that_player() -> None:
    """EFF-04, EFF-05, PR-07. The Opal for 5 is forced; two of the three cards for 4 are chosen by their owner."""
    t = position(
        "none",
        hand=["crystal", "crystal", "crystal"],
        p2={"hand": ["ignite", "searing_ruby", "burning_opal", "diamond_cluster", "crystal"]},
    ).resolve("throttle")
    assert (t.decider, t.options) == (0, ["player 1", "player 2"])
    t.do("player 2")
    assert (t.decider, t.options) == (2, ["destroy ignite", "destroy searing_ruby", "destroy diamond_cluster"])
    t.do("destroy diamond_cluster", "destroy ignite")

    assert aftermath(t) == {
        "unleashed": 2,
        "nemesis discard": ["throttle"],
        "destroyed": ["burning_opal", "diamond_cluster", "ignite"],
        "p1 hand": ["crystal", "crystal", "crystal"],
        "p2 hand": ["searing_ruby", "crystal"],
    }


def test_throttle_destroys_the_whole_of_the_largest_hand_if_nobody_has_three_cards() -> None:
    """EFF-03, EFF-06."""
    t = position("none", hand=["consuming_void"], p2={"hand": ["crystal", "jade"]}).resolve("throttle")

    assert aftermath(t) == {
        "unleashed": 2,
        "nemesis discard": ["throttle"],
        "destroyed": ["jade", "crystal"],
        "p1 hand": ["consuming_void"],
    }


def test_withering_beam_destroys_the_two_most_expensive_prepped_spells_of_all_players() -> None:
    """PR-07. Both of player 1, because both are more expensive than the one of player 2."""
    t = position(
        "none",
        in_play=[("withering_beam", 1)],
        prepped={"I": "essence_theft", "II": "consuming_void", "III": "spark"},
        p2={"prepped": {"I": "ignite"}},
    ).main_phase_of_nemesis()

    assert aftermath(t) == {
        "unleashed": 2,
        "nemesis discard": ["withering_beam"],
        "destroyed": ["consuming_void", "essence_theft"],
        "p1 prepped": [("spark", 3)],
        "p2 prepped": [("ignite", 1)],
    }


def test_withering_beam_leaves_equal_costs_to_the_players() -> None:
    """PR-07, EFF-05. The spell for 7 is forced, then one of two for 4."""
    t = position(
        "none",
        in_play=[("withering_beam", 1)],
        prepped={"I": "ignite"},
        p2={"prepped": {"I": "lava_tendril", "II": "consuming_void"}},
    ).main_phase_of_nemesis()
    assert (t.decider, t.options) == (0, ["destroy ignite 1 p1", "destroy lava_tendril 1 p2"])
    t.do("destroy lava_tendril 1 p2")

    assert aftermath(t) == {
        "unleashed": 2,
        "nemesis discard": ["withering_beam"],
        "destroyed": ["consuming_void", "lava_tendril"],
        "p1 prepped": [("ignite", 1)],
    }


def test_withering_beam_destroys_a_single_prepped_spell() -> None:
    """EFF-03, PR-07."""
    t = position("none", in_play=[("withering_beam", 1)], p2={"prepped": {"I": "spark"}}).main_phase_of_nemesis()

    assert aftermath(t) == {"unleashed": 2, "nemesis discard": ["withering_beam"], "destroyed": ["spark"]}
