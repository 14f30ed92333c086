"""Fountain of Souls: souls on their track, the lantern, and the Soulfire pile. Its nine cards are in test_fountain_of_souls_cards.py."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.ideas.laid import does
from tests.nemeses.outcasts.laid import SOULFIRE, fountain, harm, souls_of
from tests.nemeses.outcasts.test_risen_thrall import main
from tests.table import content, position
from unshuffled.rules.core.flow import FLOW
from unshuffled.rules.readings import refusals, views
from unshuffled.rules.readings.forecast import forecast
from unshuffled.rules.saves import codec

LANTERN = "use use_the_lantern"


def mages(seats: int) -> list[str]:
    """So many mages."""
    return ["plain_one", "plain_two", "plain_three", "brama"][:seats]


@pytest.mark.parametrize(("seats", "step"), [(1, 3), (2, 3), (3, 2), (4, 1)])
def test_two_souls_enter_at_the_step_for_the_number_of_players(seats: int, step: int) -> None:
    t = position("none", nemesis="fountain_of_souls", mages=mages(seats), setup=True)
    while t.options:
        t.do(t.options[0])

    assert souls_of(t) == [2 if at == step else 0 for at in range(1, 8)]
    assert t.counter("fuel") == 0


@pytest.mark.parametrize(("seats", "gained"), [(1, 0), (2, 0), (3, 1), (4, 2)])
def test_three_and_four_players_gain_soulfires_from_a_pile_of_ten(seats: int, gained: int) -> None:
    """PR-129: to the discard piles of players of their choice."""
    t = position("none", nemesis="fountain_of_souls", mages=mages(seats), setup=True)
    for _ in range(gained):
        assert (t.decider, t.asked) == (0, "choose_player")
        t.do("player 2")

    assert (t.options, t.supply(SOULFIRE)) == ([], 10 - gained)
    assert t.p(min(2, seats)).discard == [SOULFIRE] * gained


@pytest.mark.parametrize(
    ("difficulty", "life", "gravehold", "souls"),
    [
        ("normal", 70, 30, [0, 0, 2, 0, 0, 0, 0]),
        ("beginner", 60, 35, [0, 0, 2, 0, 0, 0, 0]),
        ("expert", 70, 30, [0, 0, 0, 2, 0, 0, 0]),
        ("extinction", 80, 25, [0, 0, 0, 2, 0, 0, 0]),
    ],
)
def test_difficulty_levels(difficulty: str, life: int, gravehold: int, souls: list[int]) -> None:
    """With increased difficulty a soul moves on as soon as it is placed."""
    t = position("none", nemesis="fountain_of_souls", difficulty=difficulty, setup=True)

    assert (t.game.nemesis_life, t.game.gravehold, souls_of(t)) == (life, gravehold, souls)


@pytest.mark.parametrize(("difficulty", "souls"), [("normal", [0, 0, 3]), ("expert", [0, 0, 0, 4])])
def test_unleash_places_three_souls_or_four(difficulty: str, souls: list[int]) -> None:
    t = fountain(difficulty=difficulty).unleash()

    assert souls_of(t) == [*souls, *[0] * (7 - len(souls))]


def test_its_difficulty_is_eight_and_it_has_three_cards_of_each_tier() -> None:
    sheet = content().nemeses["fountain_of_souls"]["normal"]

    assert (sheet.difficulty, sheet.rating) == (8, 4)
    assert Counter(card.tier for card in sheet.cards) == {0: 1, 1: 3, 2: 3, 3: 3}


def test_each_soul_moves_one_step_at_the_start_of_its_turn() -> None:
    """A soul that comes to step 7 costs Gravehold 1; from there the way leads back to step 4."""
    t = fountain([1, 2, 3, 0, 0, 2, 1]).main_phase_of_nemesis()

    assert (souls_of(t), harm(t)) == ([0, 1, 2, 4, 0, 0, 2], (28, [10, 10]))


def test_an_empty_track_does_nothing() -> None:
    t = fountain().main_phase_of_nemesis()

    assert (souls_of(t), harm(t), t.events("tokens_advanced")) == ([0] * 7, (30, [10, 10]), [])


def test_the_lantern_discards_up_to_five_souls_of_two_adjacent_steps_and_loses_its_fuel() -> None:
    t = main(fountain([0, 1, 2, 3, 0, 0, 2], fuel=3))
    t.do(LANTERN)
    assert t.options == ["token soul 2", "token soul 3", "token soul 4", "token soul 7"]

    t.do("token soul 4")
    assert t.options == ["token soul 3", "token soul 4", "token soul 7", "done"]
    t.do("token soul 7", "token soul 7")
    assert t.options == ["token soul 4", "done"]
    t.do("token soul 4", "token soul 4")

    assert (souls_of(t), t.counter("fuel"), t.asked) == ([0, 1, 2, 0, 0, 0, 0], 0, "main")


def test_the_lantern_may_discard_fewer() -> None:
    t = main(fountain([0, 0, 4], fuel=3))
    t.do(LANTERN, "done")

    assert (souls_of(t), t.counter("fuel")) == ([0, 0, 3, 0, 0, 0, 0], 0)


def test_steps_that_no_arrow_joins_are_not_adjacent() -> None:
    """PR-126."""
    t = main(fountain([0, 0, 2, 0, 2], fuel=3))
    t.do(LANTERN, "token soul 3")

    assert t.options == ["token soul 3", "done"]


@pytest.mark.parametrize(("souls", "fuel"), [([0, 0, 2], 2), ([], 3)])
def test_the_lantern_needs_three_fuel_and_a_soul(souls: list[int], fuel: int) -> None:
    t = main(fountain(souls, fuel=fuel, hand=["crystal"]))

    assert LANTERN not in t.options
    assert refusals.why(t.game, LANTERN).code == "action_in_vain"


def test_soulfire_gives_aether_and_fuel_or_aether_and_a_soul_less() -> None:
    t = main(fountain([0, 0, 1, 1], hand=[SOULFIRE, SOULFIRE]))
    t.do(f"play {SOULFIRE}", "choose 1")
    assert (t.you.aether, t.counter("fuel"), souls_of(t)) == (1, 1, [0, 0, 1, 1, 0, 0, 0])

    t.do(f"play {SOULFIRE}", "choose 2", "token soul 4")
    assert (t.you.aether, t.counter("fuel"), souls_of(t)) == (2, 1, [0, 0, 1, 0, 0, 0, 0])


def test_fuel_never_rises_above_three_and_soulfire_still_gives_aether() -> None:
    """PR-129."""
    t = main(fountain(fuel=3, hand=[SOULFIRE]))
    t.do(f"play {SOULFIRE}", "choose 1")

    assert (t.you.aether, t.counter("fuel")) == (1, 3)


def test_soulfire_is_gained_from_its_own_supply_pile_for_three() -> None:
    t = main(fountain(aether=3))
    t.do(f"gain {SOULFIRE}")

    assert (t.you.aether, t.you.discard, t.supply(SOULFIRE)) == (0, [SOULFIRE], 9)


def test_no_other_game_has_a_soulfire_pile() -> None:
    t = position(nemesis="rageborne", aether=9)

    assert f"gain {SOULFIRE}" not in t.options
    assert len(t.game.scenario.supply) == 9


def test_the_view_shows_where_the_souls_are_and_the_tenth_pile() -> None:
    shown = views.view(fountain([0, 0, 2, 1], fuel=1).game, 0)

    assert shown["nemesis"]["tracks"] == {"soul": [0, 0, 2, 1, 0, 0, 0]}
    assert shown["nemesis"]["counters"] == {"fuel": 1, "soul": 3}
    assert (len(shown["supply"]), shown["supply"][-1]) == (10, {"card": SOULFIRE, "count": 10})


def test_changes_of_the_track_are_sent() -> None:
    t = fountain([0, 0, 2])
    before = t.game.copy()
    does(t, "[{advance_tokens: soul}]", you=-1)

    assert views.changes(before, t.game)["/nemesis/tracks"] == {"soul": [0, 0, 0, 2, 0, 0, 0]}


def test_souls_that_will_reach_the_end_are_foreseen() -> None:
    foreseen = forecast(fountain([0, 0, 0, 0, 0, 2]).game)

    assert (foreseen.total.gravehold, foreseen.unleash.counters) == ((2, 2), {"soul": (3, 3)})


def test_a_game_with_souls_is_stored_as_it_is() -> None:
    t = fountain([0, 0, 2, 1], fuel=3)
    t.game.active = 0
    t.steps(FLOW.player_turn, 0)

    assert codec.decode(content(), codec.encode(t.game)) == t.game
