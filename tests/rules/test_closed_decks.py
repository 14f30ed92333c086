"""Closed decks: nobody looks through a deck (DRAW-10, PR-60)."""

import json
from itertools import permutations
from typing import Any

import pytest

from tests.table import At, content, position
from unshuffled.minds.randoms import EagerMind
from unshuffled.rules.core import events, machine
from unshuffled.rules.core.scenario import Setup
from unshuffled.rules.core.setup import start
from unshuffled.rules.core.state import Game
from unshuffled.rules.readings import sampling
from unshuffled.rules.readings.forecast import forecast
from unshuffled.rules.readings.refusals import why
from unshuffled.rules.readings.views import View, apply, changes, view
from unshuffled.words import asks
from unshuffled.words.phrases import as_data

CLOSED = {"open_decks": "off"}
SEATS = (-1, 0, 1)
"""A spectator and both players."""


def decks(t: At, seat: int = -1) -> list[tuple[list[str | None], list[str] | None]]:
    """What a seat is shown of each deck."""
    return [(p["deck"], p["hidden"]) for p in view(t.game, seat)["players"]]


def number(count: int) -> tuple[list[None], None]:
    """A deck of which only the number of cards is shown."""
    return ([None] * count, None)


def next_is_player_2(**you: Any) -> At:
    """The draw phase of player 1, with closed decks; then player 2 comes, with something to do."""
    return position("draw", switches=CLOSED, turn_deck=["player2"], p2={"hand": ["crystal"]}, **you)


@pytest.mark.parametrize("seat", SEATS)
def test_of_a_closed_deck_only_the_number_of_cards_is_shown(seat: int) -> None:
    """DRAW-10, PR-60. To its owner, to the other player and to a spectator."""
    t = position(switches=CLOSED, hand=["crystal"], deck=["jade", "spark", "crystal"], p2={"deck": ["ignite"]})

    assert decks(t, seat) == [number(3), number(1)]


@pytest.mark.parametrize("seat", SEATS)
def test_an_open_deck_is_shown_in_its_order(seat: int) -> None:
    """PR-60. The usual way: everybody sees what comes."""
    t = position(hand=["crystal"], deck=["jade", "spark", "crystal"], p2={"deck": ["ignite"]})

    assert decks(t, seat) == [(["jade", "spark", "crystal"], []), (["ignite"], [])]


def test_decks_are_open_unless_the_switch_says_otherwise() -> None:
    """PR-60. No edition closes them."""
    assert decks(position(hand=["crystal"], deck=["jade"])) == [(["jade"], []), ([], [])]
    assert decks(position(hand=["crystal"], deck=["jade"], switches={"open_decks": "on"})) == [(["jade"], []), ([], [])]


def test_the_first_deck_is_closed_too() -> None:
    """DRAW-10. Although the mat prints it; the game goes as with open decks."""
    closed = start(content(), Setup(["brama", "mist"], "rageborne", switches=dict(CLOSED)), "first")
    opened = start(content(), Setup(["brama", "mist"], "rageborne"), "first")

    assert [(p["deck"], p["hidden"]) for p in view(closed, -1)["players"]] == [number(5), number(5)]
    assert [[~card for card in p.deck] for p in closed.players] == [p.deck for p in opened.players]


def test_a_discard_pile_that_was_turned_over_is_not_shown() -> None:
    """DRAW-10. Everybody has seen it lie there; it is drawn in that order, and not listed any more."""
    t = next_is_player_2(hand=["jade"] * 4, discard=["spark", "ignite", "kindle"])

    assert t.events("deck_turned_over") == [{"event": "deck_turned_over", "seat": 0}]
    assert (t.you.hand[-1], t.you.deck, decks(t)[0]) == ("spark", ["ignite", "kindle"], number(2))


def test_a_discard_pile_that_was_turned_over_to_reveal_is_not_shown() -> None:
    """DRAW-10, REV-03. Two cards are revealed and named; neither they nor the rest are listed."""
    t = position(switches=CLOSED, hand=["show_two", "crystal"], deck=["kindle"], discard=["ignite", "jade"])

    t.do("play show_two")

    assert (t.options, decks(t)[0]) == (["put back ignite", "put back kindle"], number(3))
    assert t.game.players[0].deck[0] < 0


def test_the_discard_pile_stays_open() -> None:
    """DRAW-09. It may be looked through, also with closed decks."""
    t = position(switches=CLOSED, hand=["crystal"], deck=["spark"], discard=["jade", "ignite"])

    assert view(t.game, 1)["players"][0]["discard"] == ["jade", "ignite"]


def test_a_card_gained_onto_a_closed_deck_is_named_and_not_listed() -> None:
    """DRAW-10. A person remembers that it lies on top; the screen does not say so."""
    t = position(switches=CLOSED, hand=["frozen_magmite", "crystal"], deck=["spark"], aether=9)
    before = t.do("play frozen_magmite").game.copy()

    t.do("gain jade", "yes")

    assert t.events("gained") == [{"event": "gained", "seat": 0, "card": "jade", "to": "top_of_deck"}]
    assert (t.you.deck, decks(t)[0]) == (["jade", "spark"], number(2))
    assert changes(before, t.game)["/players/0/deck"] == [None, None]


def test_a_revealed_card_is_named_in_the_question_and_not_listed() -> None:
    """DRAW-10, REV-01. Sifter's Pearl: the player who decides reads which card it is."""
    t = position(switches=CLOSED, hand=["sifters_pearl", "crystal"], deck=["ignite", "jade"])

    t.do("play sifters_pearl")

    assert "ignite" in json.dumps(as_data(asks.question(t.game)))
    assert (t.asked, decks(t)[0]) == ("may", number(2))
    t.do("no")
    assert (t.asked, t.you.deck, decks(t)[0]) == ("main", ["ignite", "jade"], number(2))


def test_a_shuffled_deck_is_closed_as_any_other() -> None:
    """DRAW-10. Gather Darkness: with open decks the cards would be listed without their order."""
    t = position("none", switches=CLOSED, deck=["crystal", "jade"] * 3, p2={"deck": ["jade"] * 6})

    t.resolve("gather_darkness").do("player 1")

    assert decks(t) == [number(2), number(6)]


def test_drawing_from_a_closed_deck_turns_up_a_hidden_card() -> None:
    """PR-60. So taking it back is not free: otherwise one could look through the deck that way."""
    closed = next_is_player_2(hand=["jade"] * 3, deck=["spark", "ignite"])
    opened = position(
        "draw", turn_deck=["player2"], hand=["jade"] * 3, deck=["spark", "ignite"], p2={"hand": ["crystal"]}
    )

    assert closed.you.hand == opened.you.hand == ["jade", "jade", "jade", "spark", "ignite"]
    assert closed.game.turned_up - opened.game.turned_up == 2


@pytest.mark.parametrize("order", list(permutations(["jade", "spark", "ignite"])))
def test_the_forecast_does_not_know_the_order_of_a_closed_deck(order: tuple[str, ...]) -> None:
    """PR-60. Agony Field makes somebody discard three cards and draw one: nobody can say which."""
    given: dict[str, Any] = {"hand": ["crystal"] * 3, "in_play": [("agony_field", 1)]}
    closed = position(switches=CLOSED, deck=list(order), **given).game
    opened = position(deck=list(order), **given).game
    other = position(switches=CLOSED, deck=["jade", "spark", "ignite"], **given).game

    assert forecast(closed) == forecast(other)
    assert (forecast(closed).total.unknown, forecast(opened).total.unknown) == (True, False)


NEMESES = ["rageborne", "umbra_titan", "crooked_mask", "prince_of_gluttons", "gate_witch"]
KEYS = ("gain jade", "focus 1", "prep spark 1", "play crystal", "charge", "end", "x")


def told(g: Game) -> Any:
    """All that is sent of a position: to each seat, why something cannot be done, what the nemesis will do."""
    question = None if g.decision is None else as_data(asks.question(g))
    options = [] if g.decision is None else [as_data(asks.option(g, key)) for key in g.decision.keys]
    reasons = [] if g.decision is None else [why(g, key) for key in KEYS]
    seats = range(-1, len(g.players))
    return [[view(g, seat) for seat in seats], question, options, reasons, forecast(g).to_data()]


def lists_nothing(shown: View) -> bool:
    """Has the view no card of any deck?"""
    return all(p["hidden"] is None and not any(p["deck"]) for p in shown["players"])


@pytest.mark.parametrize("nemesis", NEMESES)
def test_whole_games_tell_nothing_of_the_order_of_closed_decks(nemesis: str) -> None:
    """DRAW-10, PR-60. Two games that differ only in what is hidden, the decks' order with it, read the same:
    views, changes, questions, reasons, forecasts. And as long as no hidden card is turned up, the same happens.
    """
    c = content()
    mind = EagerMind(nemesis)
    setup = Setup(["brama", "kadir"], nemesis, market=["deck_destruction_base"], switches=dict(CLOSED))
    g = start(c, setup, nemesis)
    shown = view(g, -1)
    moments = other_orders = alike = turned_over = 0
    while g.decision is not None:
        moments += 1
        other = sampling.sample(g, f"other {moments}")
        other_orders += any(p.deck != q.deck for p, q in zip(g.players, other.players, strict=True))
        if moments % 5 == 0:
            assert told(other) == told(g)
        before = g.copy(), other.copy()
        key = mind.pick(g.decision)
        machine.answer(g, key)
        machine.answer(other, key)
        turned_over += any(event[0] == "deck_turned_over" for event in g.events)
        made = changes(before[0], g)
        shown = apply(shown, made)
        assert shown == view(g, -1)
        assert lists_nothing(shown)
        if g.turned_up == before[0].turned_up:
            alike += 1
            assert view(other, -1) == shown
            assert changes(before[1], other) == made
            assert [events.describe(c, e) for e in other.events] == [events.describe(c, e) for e in g.events]
    assert lists_nothing(view(g, -1))
    assert min(other_orders, alike) > moments // 2 > 20
    assert turned_over > 2


def test_an_open_deck_in_another_order_would_be_found() -> None:
    """The comparison bites: with open decks the same two games look different."""
    g = start(content(), Setup(["brama", "kadir"], "rageborne"), "bites")
    other = g.copy()
    other.players[0].deck.reverse()

    assert other.players[0].deck != g.players[0].deck
    assert told(other) != told(g)
    assert not lists_nothing(view(g, -1))
