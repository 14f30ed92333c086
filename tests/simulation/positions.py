"""Tables that schedules begin with: two people have sat down, the game has begun, and some answers were given.

Made once for all schedules of a process, since laying a game costs as much as several answers.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from random import Random
from typing import Any

from tests.simulation.database import Kept, Row
from unshuffled.packs import library
from unshuffled.rules.core.content import Content
from unshuffled.stores.log import to_append
from unshuffled.tables.codes import Refused
from unshuffled.tables.entries import Entry
from unshuffled.tables.ports import START
from unshuffled.tables.table import Table

ANN, BOB, CAT = "ann-of-table", "bob-of-table", "cat-of-table"
"""Ann and Bob play, Cat watches."""
COUNT = 24
CLOSED = {"open_decks": "off"}


@dataclass(frozen=True)
class Position:
    """A table as the database has it."""

    seed: str
    rows: tuple[Row, ...]

    def kept(self) -> Kept:
        """On a disk."""
        return Kept(self.seed, list(self.rows), [len(self.rows)])


@cache
def content() -> Content:
    """What is played."""
    return library.load()


@cache
def position(which: int) -> Position:
    """One of the positions. Every sixth has closed decks; one is close to its end."""
    chance = Random(f"position {which}")
    seed = f"{chance.getrandbits(128):032x}"
    table = Table("begun-elsewhere", content(), seed)
    entries: list[Entry] = []

    def do(made: list[Entry]) -> None:
        for entry in made:
            table.apply(entry)
        entries.extend(made)

    setup: dict[str, Any] = {"mages": ["random", "random"], "switches": CLOSED if which % 6 == 5 else {}}
    do(table.open(ANN, 2))
    do(table.join(ANN, "Ann"))
    do(table.join(BOB, "Bob"))
    do(table.join(CAT, "Cat", watching=True))
    do(table.choose(ANN, setup))
    do(table.take_seat(ANN, 0))
    do(table.take_seat(BOB, 1))
    do(table.begin(ANN))
    for key in _keys(table, chance, which):
        do(_given(table, key))
    rows = to_append(table.id, START, entries).rows
    return Position(seed, tuple(Row(str(row["digest"]), str(row["kind"]), str(row["data"])) for row in rows))


def _keys(table: Table, chance: Random, which: int) -> list[str]:
    """Random answers: a few, or all but the last."""
    assert table.history is not None
    wanted = chance.randint(0, 14)
    tried = table.history.copy()
    while tried.game.decision is not None and (which == 0 or len(tried.keys) < wanted):
        tried.answer(chance.choice(tried.game.decision.keys))
    return tried.keys[:-2] if which == 0 else tried.keys


def _given(table: Table, key: str) -> list[Entry]:
    """The answer, by the person who may give it."""
    people = sorted(table.waiting_for())
    for person in people[:-1]:
        try:
            return table.answer(person, key, len(table.answers))
        except Refused:
            continue
    return table.answer(people[-1], key, len(table.answers))
