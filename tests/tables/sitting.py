"""Tables for tests: people who sit down, and a game that has begun."""

from __future__ import annotations

from collections.abc import Iterable

from tests.table import content
from unshuffled.tables import entries as e
from unshuffled.tables.table import Table

SETUP = {"mages": ["plain_one", "plain_two"], "nemesis": "tally", "market": ["deck_destruction_base"]}


def done(table: Table, entries: Iterable[e.Entry]) -> Table:
    """Apply what a wish made."""
    for entry in entries:
        table.apply(entry)
    return table


def opened() -> Table:
    """Ann has opened a table; Bob and Cat have joined, Cat to watch."""
    table = Table("t1", content(), "seed")
    done(table, table.open("ann", 2, "Friday"))
    done(table, table.join("ann", "Ann"))
    done(table, table.join("bob", "Bob"))
    return done(table, table.join("cat", "Cat", watching=True))


def begun(setup: dict[str, object] | None = None) -> Table:
    """Ann plays the first seat, Bob the second, and the game has begun."""
    table = opened()
    done(table, table.choose("ann", dict(setup or SETUP)))
    done(table, table.take_seat("ann", 0))
    done(table, table.take_seat("bob", 1))
    return done(table, table.begin("ann"))


def decider(table: Table) -> str:
    """A person who may answer now."""
    return min(table.waiting_for())


def answer(table: Table, key: str) -> Table:
    """The right person answers."""
    return done(table, table.answer(decider(table), key, len(table.answers)))


def play_on(table: Table, count: int) -> Table:
    """Answer with the first option, so many times."""
    for _ in range(count):
        game = table.game
        assert game is not None
        assert game.decision is not None
        answer(table, game.decision.keys[0])
    return table
