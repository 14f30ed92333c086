"""The forecast of a whole nemesis turn: its own rules at the start and the end, the card it draws, and what nobody knows."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.table import At, content, position
from unshuffled.rules.core import constants
from unshuffled.rules.core.moments import END_OF_GAME, END_OF_THIS_TURN
from unshuffled.rules.core.pieces import InPlay
from unshuffled.rules.core.stack import Frame, Scope
from unshuffled.rules.core.state import Game
from unshuffled.rules.readings import courses
from unshuffled.rules.readings.forecast import UNLEASH, Drawn, Effect, Forecast, Rule, Shared, forecast

NONE = (0, 0)


def effect(players: list[tuple[int, int]] | None = None, **given: Any) -> Effect:
    """An effect on two players, nothing but what is said."""
    return Effect(players=players or [NONE, NONE], **given)


def laid(**given: Any) -> At:
    """A position in which nothing runs."""
    return position("none", **given)


def seen(at: At) -> Forecast:
    return forecast(at.game)


# What it draws.


def test_the_card_that_is_drawn_is_unknown_and_its_tier_is_shown() -> None:
    at = laid()

    assert (seen(at).drawn, seen(at).known) == (Drawn((1, 1), (1,)), False)


def test_each_further_card_is_shown() -> None:
    at = laid(nemesis="gate_witch", in_play=[("gate_witch_temporal_nimbus", 1)])

    assert seen(at).drawn == Drawn((2, 2), (1,))


def test_a_card_that_everybody_knows_is_resolved() -> None:
    at = laid(nemesis_deck=["tally_c1"])
    at.game.nemesis_deck.insert(0, ~content().index["tally_c2"])

    assert (seen(at).drawn, seen(at).known) == (Drawn(), True)
    assert seen(at).total == effect(gravehold=(1, 1))


def test_with_an_empty_deck_it_unleashes_and_nothing_is_unknown() -> None:
    """NEM-09: three times."""
    at = laid(nemesis_deck=[], in_play=["tally_a1"])

    assert (seen(at).drawn, seen(at).known) == (Drawn(), True)
    assert seen(at).total == effect(gravehold=(1, 1), unleash=(3, 3), counters={"unleashed": (3, 3)})


def test_with_an_empty_deck_and_nothing_in_play_the_game_is_won() -> None:
    """END-02."""
    at = laid(nemesis_deck=[])

    assert seen(at).total.won == (1, 1)


def test_a_hidden_card_before_the_draw_leaves_the_draw_to_come() -> None:
    at = laid(nemesis="rageborne", in_play=["rageborne_avatar_of_wrath"])

    assert (seen(at).total, seen(at).drawn.cards) == (effect(unknown=True), (1, 1))


# The end of its turn.


def test_a_strike_at_the_end_of_the_turn_is_shown() -> None:
    """Fury comes to 4 by the drone's Unleash. Which strike it is, nobody knows."""
    at = laid(nemesis="rageborne", in_play=["catacomb_drone"], counters={"fury": 3})

    assert seen(at).end == effect(unknown=True)
    assert not seen(at).total.unknown


def test_a_strike_that_everybody_knows_is_shown_with_what_it_does() -> None:
    at = laid(nemesis="rageborne", counters={"fury": 4})
    at.game.piles[0].append(content().index["rageborne_devastate"])

    assert seen(at).end == effect(gravehold=(5, 5), counters={"fury": (-3, -3)})


def test_with_too_little_fury_the_end_of_the_turn_does_nothing() -> None:
    at = laid(nemesis="rageborne", in_play=["catacomb_drone"], counters={"fury": 2})

    assert seen(at).end == effect()


def test_a_nemesis_without_a_rule_for_the_end_has_none() -> None:
    assert seen(laid()).end is None


def test_a_choice_may_decide_whether_there_is_a_strike() -> None:
    """Scorn: Gravehold suffers, or two Unleashes bring Fury to 4."""
    at = laid(nemesis="rageborne", in_play=["rageborne_scorn"], counters={"fury": 2})

    assert seen(at).end == effect(unknown=True)


# The start of its turn, and its own turn order card.


def test_the_start_of_its_turn_is_shown_and_part_of_the_whole() -> None:
    """Six souls stand one step before the last: each costs Gravehold 1."""
    at = laid(nemesis="fountain_of_souls")
    at.game.crowd = (0, 0, 0, 0, 0, 6, 0)
    n = at.game.scenario.nemesis.counter("soul")
    at.game.counters = tuple(6 if place == n else 0 for place in range(len(at.game.counters)))

    assert seen(at).rules == [Rule("start", "", effect(gravehold=(6, 6), advance=(6, 6)))]
    assert seen(at).total == effect(gravehold=(6, 6), advance=(6, 6))


def test_the_mat_of_the_risen_thrall_hurts_one_of_you() -> None:
    at = laid(nemesis="risen_thrall")
    front = content().card("risen_thrall_shambling_infantry").index
    at.game.in_play.append(InPlay(1, front, 4, 4, 0, other=~front))

    assert seen(at).rules == [Rule("start", "", effect([(0, 1), (0, 1)], shared=Shared([0, 1], (1, 1), one=True)))]


def test_a_nemesis_without_a_rule_for_the_start_has_none() -> None:
    assert seen(laid(in_play=["tally_a1"])).rules == []


def dreams(*deck: str) -> At:
    """The Thief of Dreams with a card that is about to leave its row, and this turn order deck."""
    at = laid(nemesis="thief_of_dreams", turn_deck=list(deck), turn_discard=["player1"])
    g = at.game
    row = g.scenario.nemesis.row
    assert row is not None
    g.piles[row.deck] = [~content().index["jade"]]
    for pile in row.piles[:-1]:
        g.piles[pile] = [content().index["crystal"]]
    return at


def test_its_own_turn_order_card_comes_before_its_turn() -> None:
    """Delirium unleashes: whatever card comes onto the row, it pushes the last one out, and one of you suffers."""
    at = dreams("special", "player2")
    hit = effect([(0, 2), (0, 2)], unleash=(1, 1), laid=(1, 1), shared=Shared([0, 1], (2, 2), one=True))

    assert seen(at).rules == [Rule("special", "", hit)]
    assert seen(at).total == hit


def test_an_ordinary_card_does_not_unleash() -> None:
    at = dreams("nemesis", "player2", "special")

    assert (seen(at).rules, seen(at).total) == ([], effect())


def test_when_either_card_may_come_both_are_shown() -> None:
    at = dreams("special", "nemesis", "player2")
    at.game.turn_deck = [~card for card in at.game.turn_deck]
    total = seen(at).total

    assert [rule.when for rule in seen(at).rules] == ["special"]
    assert (total.unleash, total.players) == ((0, 1), [(0, 2), (0, 2)])
    assert total.shared == Shared([0, 1], (0, 2), one=True)
    assert [branch.unleash for branch in total.either] == [NONE, (1, 1)]


def test_a_power_that_loses_a_token_is_shown_beside_its_own_time() -> None:
    """Soul Frenzy moves souls for each token that it loses."""
    at = laid(nemesis="fountain_of_souls", in_play=[("fountain_of_souls_soul_frenzy", 3)])
    at.game.crowd = (0, 0, 0, 0, 2, 0, 0)
    n = at.game.scenario.nemesis.counter("soul")
    at.game.counters = tuple(2 if place == n else 0 for place in range(len(at.game.counters)))

    assert [(rule.when, rule.card) for rule in seen(at).rules] == [
        ("start", ""),
        ("token", "fountain_of_souls_soul_frenzy"),
    ]


# From which position.


@pytest.mark.parametrize(("until", "lost"), [(END_OF_THIS_TURN, 2), (END_OF_GAME, 0)])
def test_what_lasts_for_a_turn_does_not_help_in_the_next(until: int, lost: int) -> None:
    at = laid(in_play=[("tally_b3", 1)], life=3, p2={"life": 9})
    at.game.active = 0
    at.game.players[0].shields = ((until, 5),)

    assert seen(at).total == effect([(lost, lost), NONE])


def shielded(g: Game) -> None:
    g.players[0].shields = ((END_OF_GAME, 1),)


def with_token(g: Game) -> None:
    g.players[1].tokens = {"barrier": 2}


def reacted(g: Game) -> None:
    g.reacted = ("somewhere@0",)


def with_treasure(g: Game) -> None:
    g.players[0].treasures = (1,)


def for_somebody(g: Game) -> None:
    g.stack = [Frame(UNLEASH, Scope(1, -1))]


@pytest.mark.parametrize("changed", [shielded, with_token, reacted, with_treasure, for_somebody])
def test_courses_that_differ_in_it_are_both_followed(changed: Callable[[Game], None]) -> None:
    one, other = laid().game, laid().game
    for g in (one, other):
        g.stack = [Frame(UNLEASH, Scope(constants.TEAM, -1))]
    assert courses.position(one) == courses.position(other)

    changed(other)

    assert courses.position(one) != courses.position(other)
