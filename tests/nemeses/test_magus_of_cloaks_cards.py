"""Magus of Cloaks: his nine cards."""

import pytest

from tests.nemeses.cloaks import cast, toll
from tests.table import position


@pytest.mark.parametrize(
    ("card", "amount"),
    [
        ("magus_of_cloaks_dusk_spawn", 5),
        ("magus_of_cloaks_rising_dark", 3),
        ("magus_of_cloaks_twilight_empire", 3),
        ("magus_of_cloaks_ashen_haruspex", 5),
        ("magus_of_cloaks_black_solstice", 2),
        ("magus_of_cloaks_veil_daughter", 11),
    ],
)
def test_his_minions_and_powers_enter_with_their_printed_tokens_and_do_nothing_yet(card: str, amount: int) -> None:
    """NEM-11, NEM-12, NEM-13."""
    t = position("none", nemesis="magus_of_cloaks")

    t.resolve(card)

    assert (t.in_play, toll(t), t.options) == ([(card, amount)], (4, 30, [10, 10]), [])


def test_dusk_spawn_gives_a_cloak_whenever_it_is_damaged() -> None:
    """DMG-01. Also by the hit that kills it (DMG-02); one cloak for each hit, not for each point."""
    t = cast("lava_tendril", 4, "target magus_of_cloaks_dusk_spawn", in_play=["magus_of_cloaks_dusk_spawn"])
    assert (t.in_play, t.counter("cloaks")) == ([("magus_of_cloaks_dusk_spawn", 2)], 5)

    t = cast("lava_tendril", 4, "target magus_of_cloaks_dusk_spawn", in_play=[("magus_of_cloaks_dusk_spawn", 2)])
    assert (t.in_play, t.nemesis_discard, t.counter("cloaks")) == ([], ["magus_of_cloaks_dusk_spawn"], 5)


def test_dusk_spawn_gives_no_cloak_for_a_hit_on_the_magus() -> None:
    """DMG-04. The twin: the hit goes elsewhere and tears a cloak."""
    t = cast("lava_tendril", 4, "target nemesis", in_play=["magus_of_cloaks_dusk_spawn"])

    assert (t.in_play, t.counter("cloaks")) == ([("magus_of_cloaks_dusk_spawn", 5)], 3)


def test_dusk_spawn_costs_any_player_a_charge_or_two_life() -> None:
    """EFF-07, EFF-08. The charge can be chosen only for a player who has one."""
    t = position("none", nemesis="magus_of_cloaks", in_play=["magus_of_cloaks_dusk_spawn"], charges=2)
    t.main_phase_of_nemesis()
    assert t.options == ["player 1", "player 2"]
    t.do("player 1")
    assert t.options == ["choose 1", "choose 2"]
    t.do("choose 1")
    assert (t.you.charges, toll(t), t.options) == (1, (4, 30, [10, 10]), [])

    t.main_phase_of_nemesis().do("player 1", "choose 2")
    assert (t.you.charges, toll(t), t.options) == (1, (4, 30, [8, 10]), [])

    t.main_phase_of_nemesis().do("player 2")
    assert (t.you.charges, toll(t), t.options) == (1, (4, 30, [8, 8]), [])


@pytest.mark.parametrize("power", ["magus_of_cloaks_rising_dark", "magus_of_cloaks_black_solstice"])
def test_a_power_that_fears_a_wounded_magus_is_discarded_when_damage_gets_through(power: str) -> None:
    """EFF-14. Its POWER effect is not resolved."""
    t = cast("lava_tendril", 2, in_play=[power])

    assert (t.in_play, t.nemesis_discard) == ([], [power])
    assert (t.game.nemesis_life, toll(t)) == (34, (2, 30, [10, 10]))


@pytest.mark.parametrize("power", ["magus_of_cloaks_rising_dark", "magus_of_cloaks_black_solstice"])
def test_a_power_that_fears_a_wounded_magus_stays_when_the_cloaks_absorb_the_hit(power: str) -> None:
    """OPEN-28. The Magus was hit but not dealt damage."""
    t = cast("lava_tendril", 3, in_play=[power])

    assert ([name for name, _ in t.in_play], t.nemesis_discard) == ([power], [])
    assert (t.game.nemesis_life, toll(t)) == (35, (2, 30, [10, 10]))


def test_both_such_powers_are_discarded_by_one_hit() -> None:
    """EFF-14. Each sees the same damage; other powers stay."""
    powers = ["magus_of_cloaks_rising_dark", "magus_of_cloaks_twilight_empire", "magus_of_cloaks_black_solstice"]
    t = cast("lava_tendril", 2, in_play=[*powers])

    assert t.in_play == [("magus_of_cloaks_twilight_empire", 3)]
    assert sorted(t.nemesis_discard) == ["magus_of_cloaks_black_solstice", "magus_of_cloaks_rising_dark"]


@pytest.mark.parametrize(
    "power",
    [
        "magus_of_cloaks_rising_dark",
        "magus_of_cloaks_twilight_empire",
        "magus_of_cloaks_black_solstice",
        "magus_of_cloaks_shadows_reach",
    ],
)
def test_no_power_of_his_can_be_bought_off(power: str) -> None:
    """NEM-22. None of them has a TO DISCARD."""
    t = position(nemesis="magus_of_cloaks", in_play=[power], aether=20)

    assert not [key for key in t.options if key.startswith("discard")]


def test_rising_dark_unleashes_hurts_a_player_and_destroys_a_prepped_spark() -> None:
    """NEM-05, EFF-01. The one who suffers and the one who destroys may differ; more expensive spells are safe."""
    t = position(
        "none",
        nemesis="magus_of_cloaks",
        in_play=[("magus_of_cloaks_rising_dark", 1)],
        prepped={"I": "spark"},
        p2={"prepped": {"I": "spark", "II": "first_rite", "III": "spark"}, "life": 9},
    )

    t.main_phase_of_nemesis().do("choose 2", "player 1")
    assert (t.options, toll(t)) == (["player 1", "player 2"], (4, 28, [7, 9]))

    t.do("player 2")
    assert (t.options, t.decider) == (["destroy spark 1", "destroy spark 3"], 2)

    t.do("destroy spark 1")
    assert (t.you.prepped, t.p(2).prepped) == ([("spark", 1)], [("first_rite", 2), ("spark", 3)])
    assert (t.p(2).discard, toll(t)) == ([], (4, 28, [7, 9]))
    assert (t.nemesis_discard, t.options) == (["magus_of_cloaks_rising_dark"], [])


def test_rising_dark_picks_a_player_who_has_a_spell_of_cost_nothing() -> None:
    """EFF-06, PR-08."""
    t = position(
        "none",
        nemesis="magus_of_cloaks",
        in_play=[("magus_of_cloaks_rising_dark", 1)],
        prepped={"I": "ignite"},
        p2={"prepped": {"I": "spark"}},
    )

    t.main_phase_of_nemesis().do("choose 2", "player 1")

    assert (t.you.prepped, t.p(2).prepped, t.options) == ([("ignite", 1)], [], [])


def test_rising_dark_destroys_nothing_when_only_more_expensive_spells_are_prepped() -> None:
    """EFF-03, PR-05. Nobody can do it, so nobody is asked."""
    t = position(
        "none", nemesis="magus_of_cloaks", in_play=[("magus_of_cloaks_rising_dark", 1)], prepped={"I": "ignite"}
    )

    t.main_phase_of_nemesis().do("choose 2", "player 1")

    assert (t.you.prepped, toll(t), t.options) == ([("ignite", 1)], (4, 28, [7, 10]), [])
    assert t.nemesis_discard == ["magus_of_cloaks_rising_dark"]


@pytest.mark.parametrize(("cloaks", "after"), [(5, 6), (8, 8)])
def test_twilight_empire_hurts_gravehold_by_the_cloaks_and_then_adds_one(cloaks: int, after: int) -> None:
    """EFF-01. The damage is counted before the gain."""
    t = position(
        "none",
        nemesis="magus_of_cloaks",
        counters={"cloaks": cloaks},
        in_play=[("magus_of_cloaks_twilight_empire", 1)],
    )

    t.main_phase_of_nemesis()

    assert (toll(t), t.nemesis_discard) == ((after, 30 - cloaks, [10, 10]), ["magus_of_cloaks_twilight_empire"])


@pytest.mark.parametrize(("cloaks", "damage"), [(2, 1), (3, 2), (4, 2), (7, 4), (8, 4)])
def test_ashen_haruspex_hurts_a_player_by_half_the_cloaks_rounded_up(cloaks: int, damage: int) -> None:
    """NEM-04, EFF-04."""
    t = position(
        "none",
        nemesis="magus_of_cloaks",
        counters={"cloaks": cloaks},
        in_play=["magus_of_cloaks_ashen_haruspex"],
        life=9,
    )

    t.main_phase_of_nemesis().do("player 2")

    assert toll(t) == (cloaks, 30, [9, 10 - damage])


@pytest.mark.parametrize(("spell", "life"), [("spark", 5), ("lava_tendril", 4), ("nova_forge", 3)])
def test_ashen_haruspex_prevents_two_of_each_hit(spell: str, life: int) -> None:
    """DMG-13. Hits of 1, 3 and 4; the cloaks do not matter and do not fall."""
    t = cast(spell, 4, "target magus_of_cloaks_ashen_haruspex", in_play=["magus_of_cloaks_ashen_haruspex"])

    assert (t.in_play, t.counter("cloaks")) == ([("magus_of_cloaks_ashen_haruspex", life)], 4)


def test_black_solstice_unleashes_twice_and_one_player_suffers_and_discards() -> None:
    """NEM-24, EFF-06. A player with a prepped spell must be chosen; the owner picks which, and it is not cast."""
    t = position(
        "none",
        nemesis="magus_of_cloaks",
        in_play=[("magus_of_cloaks_black_solstice", 1)],
        p2={"prepped": {"I": "spark", "II": "ignite"}},
        life=9,
    )

    t.main_phase_of_nemesis().do("choose 1", "choose 2")
    assert (t.options, t.decider) == (["discard spark 1", "discard ignite 2"], 2)

    t.do("discard ignite 2")
    assert (t.p(2).prepped, t.p(2).discard) == ([("spark", 1)], ["ignite"])
    assert (toll(t), t.game.nemesis_life, t.options) == ((6, 28, [9, 7]), 35, [])
    assert t.nemesis_discard == ["magus_of_cloaks_black_solstice"]


def test_black_solstice_hurts_any_player_when_nothing_is_prepped() -> None:
    """EFF-03, EFF-04."""
    t = position("none", nemesis="magus_of_cloaks", in_play=[("magus_of_cloaks_black_solstice", 1)])

    t.main_phase_of_nemesis().do("choose 2", "choose 2")

    assert t.options == ["player 1", "player 2"]
    assert toll(t.do("player 1")) == (4, 26, [7, 10])


def test_enshroud_gives_four_cloaks_and_destroys_two_prepped_spells_of_cost_nothing() -> None:
    """CTXT-67, DMG-12. The players choose together; more expensive spells are safe."""
    t = position(
        "none",
        nemesis="magus_of_cloaks",
        counters={"cloaks": 2},
        prepped={"I": "spark", "II": "first_rite"},
        p2={"prepped": {"I": "spark", "II": "spark"}},
    )

    t.resolve("magus_of_cloaks_enshroud")
    assert (t.options, t.decider) == (["destroy spark 1 p1", "destroy spark 1 p2", "destroy spark 2 p2"], 0)

    t.do("destroy spark 1 p1", "destroy spark 2 p2")
    assert (t.you.prepped, t.p(2).prepped) == ([("first_rite", 2)], [("spark", 1)])
    assert (t.you.discard, t.p(2).discard, toll(t)) == ([], [], (6, 30, [10, 10]))
    assert (t.nemesis_discard, t.options) == (["magus_of_cloaks_enshroud"], [])


def test_enshroud_destroys_what_is_there() -> None:
    """CTXT-67, EFF-03."""
    t = position("none", nemesis="magus_of_cloaks", prepped={"I": "spark", "II": "ignite"})

    t.resolve("magus_of_cloaks_enshroud")

    assert (t.you.prepped, toll(t), t.options) == ([("ignite", 2)], (8, 30, [10, 10]), [])


def test_eclipse_destroys_the_most_expensive_prepped_spell_and_hurts_its_owner() -> None:
    """NEM-10. 5 cloaks; player 2's Ignite is more expensive than player 1's Spark."""
    t = position(
        "none",
        nemesis="magus_of_cloaks",
        counters={"cloaks": 2},
        prepped={"I": "spark"},
        p2={"prepped": {"I": "ignite"}},
    )

    t.resolve("magus_of_cloaks_eclipse")

    assert (t.you.prepped, t.p(2).prepped, t.p(2).discard) == ([("spark", 1)], [], [])
    assert (toll(t), t.nemesis_discard, t.options) == ((7, 30, [10, 8]), ["magus_of_cloaks_eclipse"], [])


def test_eclipse_leaves_a_tie_to_the_players() -> None:
    """EFF-05. Whose spell is chosen also suffers."""
    t = position("none", nemesis="magus_of_cloaks", prepped={"I": "ignite"}, p2={"prepped": {"I": "amplify_vision"}})

    t.resolve("magus_of_cloaks_eclipse")
    assert t.options == ["destroy ignite 1 p1", "destroy amplify_vision 1 p2"]

    t.do("destroy ignite 1 p1")
    assert (t.you.prepped, t.p(2).prepped) == ([], [("amplify_vision", 1)])
    assert toll(t) == (8, 30, [8, 10])


def test_eclipse_hurts_a_player_of_the_players_choice_when_nothing_is_prepped() -> None:
    """EFF-04."""
    t = position("none", nemesis="magus_of_cloaks")

    t.resolve("magus_of_cloaks_eclipse")

    assert (t.options, t.decider) == (["player 1", "player 2"], 0)
    assert toll(t.do("player 2")) == (8, 30, [10, 8])


def test_shadows_reach_gives_four_cloaks_at_once_and_enters_with_nine_tokens() -> None:
    """KEY-19, NEM-12."""
    t = position("none", nemesis="magus_of_cloaks", counters={"cloaks": 2})

    t.resolve("magus_of_cloaks_shadows_reach")

    assert (t.in_play, toll(t)) == ([("magus_of_cloaks_shadows_reach", 9)], (6, 30, [10, 10]))


def test_shadows_reach_loses_the_game_when_its_last_token_is_gone() -> None:
    """END-05, NEM-06."""
    t = position("none", nemesis="magus_of_cloaks", in_play=[("magus_of_cloaks_shadows_reach", 2)])
    t.main_phase_of_nemesis()
    assert (t.game.outcome, t.in_play) == ("", [("magus_of_cloaks_shadows_reach", 1)])

    t.main_phase_of_nemesis()
    assert (t.game.outcome, toll(t)) == ("nemesis_rule_lost", (4, 30, [10, 10]))


@pytest.mark.parametrize(("cloaks", "life"), [(2, 9), (3, 10), (4, 11), (8, 11)])
def test_veil_daughter_is_softened_by_the_cloaks_and_takes_none(cloaks: int, life: int) -> None:
    """DMG-13. Nova Forge deals 4."""
    t = cast("nova_forge", cloaks, "target magus_of_cloaks_veil_daughter", in_play=["magus_of_cloaks_veil_daughter"])

    assert (t.in_play, toll(t)) == ([("magus_of_cloaks_veil_daughter", life)], (cloaks, 30, [10, 10]))


def test_veil_daughter_hurts_the_player_with_most_charges() -> None:
    """NEM-04."""
    t = position(
        "none", nemesis="magus_of_cloaks", in_play=["magus_of_cloaks_veil_daughter"], charges=1, p2={"charges": 2}
    )

    t.main_phase_of_nemesis()

    assert (toll(t), t.you.charges, t.p(2).charges, t.options) == ((4, 30, [10, 6]), 1, 2, [])


@pytest.mark.parametrize("charges", [0, 2])
def test_veil_daughter_leaves_equal_charges_to_the_players(charges: int) -> None:
    """EFF-05. Also when nobody has any."""
    t = position(
        "none",
        nemesis="magus_of_cloaks",
        in_play=["magus_of_cloaks_veil_daughter"],
        charges=charges,
        p2={"charges": charges},
    )

    t.main_phase_of_nemesis()

    assert (t.options, t.decider) == (["player 1", "player 2"], 0)
    assert toll(t.do("player 1")) == (4, 30, [6, 10])
