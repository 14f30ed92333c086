"""What players may point at: answers and places of the table, and no text of their own."""

from __future__ import annotations

from random import Random

import pytest

from tests.table import position
from tests.tables.sitting import begun, done
from unshuffled.packs import library
from unshuffled.rules.core import machine, options
from unshuffled.rules.core.scenario import Setup
from unshuffled.rules.core.setup import start
from unshuffled.tables import entries as e
from unshuffled.tables.choices import about
from unshuffled.tables.codes import Code, Refused
from unshuffled.tables.pointing import can_be_pointed_at

CLOSED = {"open_decks": "off"}
TEXTS = (
    "you are an idiot, call 555-1234",
    "",
    "player/5551234",
    "player/555/1234",
    "hand/0/you are an idiot",
    "breach/0/5551234",
    "in_play/5551234",
    "track/idiot",
    "supply/",
    "stage/0",
    "gain idiot",
    "player/٠",
    "player/00",
)


@pytest.mark.parametrize(
    "what", ["end", "play crystal", "nemesis", "hand/0/crystal", "deck/1", "gravehold", "breach/1/4"]
)
def test_answer_or_place_can_be_pointed_at(what: str) -> None:
    assert can_be_pointed_at(position(hand=["crystal"]).game, what)


def test_table_takes_a_suggestion_of_an_answer() -> None:
    table = begun()
    assert table.game is not None
    assert table.game.decision is not None
    key = table.game.decision.keys[0]

    assert table.suggest("ann", key) == [e.Suggested("ann", key, 0)]


@pytest.mark.parametrize("what", TEXTS)
def test_table_refuses_a_suggestion_of_anything_else(what: str) -> None:
    """B6. It was talk that no switch turned off."""
    table = done(begun(), begun().switch_chat("ann", False))

    with pytest.raises(Refused) as refusal:
        table.suggest("ann", what)

    assert refusal.value.code == Code.NOT_AN_OPTION


@pytest.mark.parametrize("nemesis", sorted(library.load().nemeses))
def test_place_of_every_answer_can_be_pointed_at(nemesis: str) -> None:
    """In random games with this nemesis."""
    luck = Random(nemesis)
    game = start(library.load(), Setup(mages=["random", "random"], nemesis=nemesis), nemesis)
    refused = set()
    for step in range(120):
        d = game.decision
        if d is None:
            break
        if step % 4 == 0:
            places = {
                place
                for n, key in enumerate(d.keys)
                for place in about(game, options.read(key), None if d.values is None else d.values[n])
            }
            refused |= {place for place in places if not can_be_pointed_at(game, place)}
        machine.answer(game, luck.choice(d.keys))

    assert refused == set()


def test_card_of_a_closed_deck_is_refused_whether_it_is_there_or_not() -> None:
    """The refusal says nothing that the view does not say."""
    there = position(switches=CLOSED, hand=["crystal"], deck=["ignite"])
    not_there = position(switches=CLOSED, hand=["crystal"], deck=["jade"])

    assert [can_be_pointed_at(t.game, "deck/0/ignite") for t in (there, not_there)] == [False, False]
