"""Carapace Queen: her nine cards."""

from __future__ import annotations

import pytest

from tests.nemeses.lay import harm, husks, queen, turn_of_player
from tests.table import position
from unshuffled.rules.readings.views import view

ALL_OPEN = {"II": "open", "III": "open", "IV": "open"}
VISION = {"prepped": {"I": "amplify_vision"}, "breaches": ALL_OPEN, "hand": ["crystal"]}
"""Amplify Vision with four open breaches: one hit of 3."""
SPARK = {"prepped": {"I": "spark"}, "hand": ["crystal"]}
"""One hit of 1."""


# Tier 1


def test_broodwomb_places_a_husk() -> None:
    """NEM-04. Broodwomb."""
    t = queen(2).resolve("carapace_queen_broodwomb")

    t.main_phase_of_nemesis()

    assert (husks(t), t.in_play, harm(t)) == ((3, 0), [("carapace_queen_broodwomb", 5)], (30, [10, 10]))


@pytest.mark.parametrize(
    ("swarm", "options"),
    [(1, ["target nemesis", "target husk"]), (0, ["target nemesis", "target carapace_queen_broodwomb"])],
)
def test_broodwomb_is_no_target_while_a_husk_is_in_play(swarm: int, options: list[str]) -> None:
    """KEY-09, CAST-08."""
    t = turn_of_player(queen(swarm, in_play=["carapace_queen_broodwomb"], **SPARK)).do("cast spark 1")

    assert t.options == options
    t.do(options[1])
    assert (t.in_play, husks(t)) == ([("carapace_queen_broodwomb", 4 + swarm)], (0, 0))


def test_endless_throng_swarms() -> None:
    """NEM-10. Endless Throng."""
    t = queen(7)

    t.resolve("carapace_queen_endless_throng")

    assert (husks(t), harm(t), t.nemesis_discard) == ((7, 0), (25, [10, 10]), ["carapace_queen_endless_throng"])


@pytest.mark.parametrize(
    ("turn_discard", "after"),
    [([], 2), (["nemesis"], 3), (["player1", "nemesis", "player2", "nemesis"], 6)],
)
def test_hatch_places_a_husk_for_each_card_in_the_turn_order_discard_pile(turn_discard: list[str], after: int) -> None:
    """NEM-10. Hatch counts cards of players and of the nemesis."""
    t = queen(2, turn_discard=turn_discard)

    t.resolve("carapace_queen_hatch")

    assert (husks(t), harm(t), t.nemesis_discard) == ((after, 0), (30, [10, 10]), ["carapace_queen_hatch"])


def test_hatch_counts_the_card_of_this_very_turn() -> None:
    """ED-36. Hatch, drawn in a turn that began with a nemesis card."""
    t = position(
        "turn",
        nemesis="carapace_queen",
        swarm=2,
        turn_deck=["nemesis", "player1"],
        turn_discard=["player2"],
        nemesis_deck=["carapace_queen_hatch", "carapace_queen_hatch"],
        hand=["crystal"],
    )

    assert (husks(t), t.turn_discard, t.asked) == ((4, 0), ["player2", "nemesis", "player1"], "main")


# Tier 2


def test_blot_the_sun_swarms_unleashes_and_swarms() -> None:
    """EFF-01, NEM-05. Blot the Sun: 2 husks become 6, then 8, and eight of them hit Gravehold."""
    t = queen(2).resolve("carapace_queen_blot_the_sun")

    t.main_phase_of_nemesis()
    assert (t.in_play, husks(t)) == ([("carapace_queen_blot_the_sun", 1)], (2, 0))
    t.main_phase_of_nemesis()

    assert (husks(t), harm(t), t.in_play) == ((8, 0), (25, [10, 10]), [])
    assert t.nemesis_discard == ["carapace_queen_blot_the_sun"]


def test_blot_the_sun_is_discarded_for_four_charges() -> None:
    """NEM-18, NEM-19, NEM-20."""
    power = [("carapace_queen_blot_the_sun", 1)]
    short = position(nemesis="carapace_queen", charges=3, hand=["crystal"], in_play=power)
    t = position(nemesis="carapace_queen", swarm=2, charges=4, hand=["crystal"], in_play=power)

    t.do("discard carapace_queen_blot_the_sun")

    assert "discard carapace_queen_blot_the_sun" not in short.options
    assert (t.you.charges, t.in_play, husks(t), harm(t)) == (0, [], (2, 0), (30, [10, 10]))
    assert t.nemesis_discard == ["carapace_queen_blot_the_sun"]


def test_foul_multitudes_unleashes_at_once_stays_for_three_turns_and_swarms() -> None:
    """NEM-12, NEM-05, NEM-22. Foul Multitudes; it cannot be discarded by the players."""
    t = queen(5).resolve("carapace_queen_foul_multitudes")
    assert (husks(t), t.in_play) == ((7, 0), [("carapace_queen_foul_multitudes", 3)])

    t.main_phase_of_nemesis().main_phase_of_nemesis()
    assert (husks(t), harm(t), t.in_play) == ((7, 0), (30, [10, 10]), [("carapace_queen_foul_multitudes", 1)])
    t.main_phase_of_nemesis()

    assert (husks(t), harm(t), t.in_play) == ((7, 0), (25, [10, 10]), [])
    assert t.nemesis_discard == ["carapace_queen_foul_multitudes"]
    stuck = position(nemesis="carapace_queen", aether=9, charges=4, in_play=["carapace_queen_foul_multitudes"])
    assert "discard carapace_queen_foul_multitudes" not in stuck.options


def test_with_foul_multitudes_a_husk_has_two_life_and_one_of_them_may_be_hurt() -> None:
    """KEY-09, DMG-01. The second damage kills the one that is hurt."""
    t = queen(
        3,
        in_play=["carapace_queen_foul_multitudes"],
        prepped={"I": "spark", "II": "spark"},
        breaches={"II": "open"},
        hand=["crystal"],
    )

    turn_of_player(t)

    t.do("cast spark 1", "target husk")
    assert husks(t) == (3, 1)
    assert view(t.game, 0)["nemesis"]["swarm"] == {"id": "husk", "count": 3, "life": 2, "hurt": 1}
    t.do("cast spark 2", "target husk")
    assert husks(t) == (2, 0)


@pytest.mark.parametrize(("key", "after", "life"), [("no", (4, 0), 10), ("yes", (3, 1), 9)])
def test_with_foul_multitudes_a_spread_hit_is_counted_in_life(key: str, after: tuple[int, int], life: int) -> None:
    """PR-41. A hit of 5 on five husks kills two and hurts a third."""
    t = queen(
        5,
        in_play=["carapace_queen_foul_multitudes"],
        prepped={"I": "planar_insight"},
        breaches={"II": "open", "III": "open"},
        hand=["crystal"],
    )

    turn_of_player(t).do("cast planar_insight 1", "target husk", key)

    assert (husks(t), harm(t)) == (after, (30, [life, 10]))


@pytest.mark.parametrize(("before", "offered"), [(1, False), (2, True)])
def test_with_foul_multitudes_spreading_is_offered_if_even_one_damage_would_hit_another_husk(
    before: int, offered: bool
) -> None:
    """PR-41. A hit of 3 kills a husk of 2 life and leaves 1."""
    t = turn_of_player(queen(before, in_play=["carapace_queen_foul_multitudes"], **VISION))

    t.do("cast amplify_vision 1", "target husk")

    assert (t.asked == "spread") is offered


def test_with_foul_multitudes_a_hurt_husk_heals_at_the_end_of_the_turn() -> None:
    """KEY-09."""
    t = turn_of_player(queen(3, in_play=["carapace_queen_foul_multitudes"], **SPARK))

    t.do("cast spark 1", "target husk")
    assert husks(t) == (3, 1)
    t.do("end")

    assert husks(t) == (3, 0)


def test_husks_have_one_life_again_when_foul_multitudes_has_left() -> None:
    """GEN-09. The husk that was hurt stays, with its one life."""
    t = queen(8, in_play=[("carapace_queen_foul_multitudes", 1)])
    t.game.swarm_hurt = 1

    t.main_phase_of_nemesis()

    assert (husks(t), harm(t)) == ((8, 0), (25, [10, 10]))
    assert view(t.game, 0)["nemesis"]["swarm"] == {"id": "husk", "count": 8, "life": 1, "hurt": 0}


def test_infest_hits_any_player_for_four() -> None:
    """EFF-07. Infest, first option."""
    t = queen(2)

    t.resolve("carapace_queen_infest")
    assert (t.decider, t.options) == (0, ["choose 1", "choose 2"])
    t.do("choose 1", "player 2")

    assert (husks(t), harm(t), t.nemesis_discard) == ((2, 0), (30, [10, 6]), ["carapace_queen_infest"])


@pytest.mark.parametrize(("before", "after", "gravehold"), [(3, 7, 25), (7, 7, 20)])
def test_infest_swarms_twice_and_the_second_swarm_counts_the_husks_again(
    before: int, after: int, gravehold: int
) -> None:
    """EFF-07, EFF-01. Infest, second option."""
    t = queen(before)

    t.resolve("carapace_queen_infest").do("choose 2")

    assert (husks(t), harm(t)) == ((after, 0), (gravehold, [10, 10]))


# Tier 3


@pytest.mark.parametrize(
    ("before", "after", "gravehold"), [(2, 5, 28), (9, 6, 20), (13, 8, 16), (0, 4, 30), (15, 7, 9)]
)
def test_legion_beacon_discards_half_the_husks_hits_gravehold_twice_for_each_and_swarms(
    before: int, after: int, gravehold: int
) -> None:
    """EFF-01, NEM-05. Legion Beacon: the Swarm counts what is left, so thirteen husks do not lose the game."""
    t = queen(before, in_play=[("carapace_queen_legion_beacon", 1)])

    t.main_phase_of_nemesis()

    assert (husks(t), harm(t), t.game.outcome) == ((after, 0), (gravehold, [10, 10]), "")
    assert (t.in_play, t.nemesis_discard) == ([], ["carapace_queen_legion_beacon"])


def test_legion_beacon_unleashes_twice_at_once() -> None:
    """NEM-12, NEM-24. Legion Beacon."""
    t = queen(2).resolve("carapace_queen_legion_beacon")

    assert (husks(t), harm(t), t.in_play) == ((6, 0), (30, [10, 10]), [("carapace_queen_legion_beacon", 2)])
    t.main_phase_of_nemesis()
    assert (husks(t), t.in_play) == ((6, 0), [("carapace_queen_legion_beacon", 1)])


@pytest.mark.parametrize(
    ("before", "difficulty", "after", "life", "gravehold"),
    [(2, "normal", 8, 16, 30), (2, "expert", 11, 22, 30), (15, "normal", 15, 30, 24)],
)
def test_maggot_engine_unleashes_three_times_and_then_has_twice_as_much_life_as_there_are_husks(
    before: int, difficulty: str, after: int, life: int, gravehold: int
) -> None:
    """NEM-11, NEM-24, EFF-01. Maggot Engine."""
    t = queen(before, difficulty=difficulty)

    t.resolve("carapace_queen_maggot_engine")

    assert (husks(t), harm(t)) == ((after, 0), (gravehold, [10, 10]))
    assert t.in_play == [("carapace_queen_maggot_engine", life)]


def test_maggot_engine_counts_its_life_last_even_where_cards_enter_play_first() -> None:
    """ED-09, EFF-01. Setting the life is the end of its IMMEDIATELY text, not part of entering play."""
    t = queen(2, switches={"immediately_timing": "after_play"})

    t.resolve("carapace_queen_maggot_engine")

    assert (husks(t), t.in_play) == ((8, 0), [("carapace_queen_maggot_engine", 16)])


def test_maggot_engine_swarms_and_keeps_its_life() -> None:
    """NEM-04. Maggot Engine."""
    t = queen(3, in_play=[("carapace_queen_maggot_engine", 5)])

    t.main_phase_of_nemesis()

    assert (husks(t), t.in_play, harm(t)) == ((7, 0), [("carapace_queen_maggot_engine", 5)], (30, [10, 10]))


@pytest.mark.parametrize(("before", "after", "gravehold"), [(2, 8, 25), (7, 9, 20)])
def test_spawn_swarms_unleashes_and_swarms(before: int, after: int, gravehold: int) -> None:
    """EFF-01, NEM-24. Spawn; each Swarm counts the husks of its moment."""
    t = queen(before)

    t.resolve("carapace_queen_spawn")

    assert (husks(t), harm(t), t.nemesis_discard) == ((after, 0), (gravehold, [10, 10]), ["carapace_queen_spawn"])


def test_spawn_loses_the_game_if_its_unleash_makes_thirteen_husks() -> None:
    """END-05. Spawn: 12 husks hit a player and lose one, two come, and thirteen are too many."""
    t = queen(12, life=9)

    t.resolve("carapace_queen_spawn")

    assert (harm(t), t.game.outcome) == ((30, [6, 10]), "nemesis_rule_lost")
