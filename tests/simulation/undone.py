"""Undo, worked out a second time: by hand from the entries and the rules alone, without what `tables` knows of it.

Free is going back over one's own answers while nothing hidden was seen since. Beyond that those it concerns agree first.
What was undone leaves no trace: the same answers always lead to the same game, whatever was tried and undone between.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from tests.simulation.positions import content
from unshuffled.rules.core import machine
from unshuffled.rules.core.chance import seed_with
from unshuffled.rules.core.scenario import Setup
from unshuffled.rules.core.setup import start
from unshuffled.rules.core.state import Game
from unshuffled.rules.saves.mark import mark
from unshuffled.tables import entries as e


@dataclass
class _Told:
    """What the entries so far say."""

    seats: list[str] = field(default_factory=list)
    keys: list[str] = field(default_factory=list)
    by: list[str] = field(default_factory=list)
    games: list[Game] = field(default_factory=list)
    """After each number of answers."""
    redo: list[str] = field(default_factory=list)
    asked: e.BackAsked | None = None
    agreed: set[str] = field(default_factory=set)
    marks: dict[tuple[str, ...], int] = field(default_factory=dict)


def check_undone(secret: str, entries: Sequence[e.Entry]) -> Iterator[str]:
    """What is wrong with how answers were undone and given again."""
    told = _Told()
    for number, entry in enumerate(entries, 1):
        match entry:
            case e.Opened(seats=seats):
                told.seats = [""] * seats
            case e.SeatTaken(seat=seat, person=person):
                told.seats[seat] = person
            case e.SeatLeft(seat=seat):
                told.seats[seat] = ""
            case e.Started():
                told.games = [_first(secret, entry)]
            case e.Answered(key=key, person=person, mark=marked):
                told.redo = told.redo[:-1] if told.redo and told.redo[-1] == key else []
                yield from _answer(told, number, key, person, marked)
            case e.Redone(person=person, mark=marked):
                if not told.redo:
                    yield f"{number}: given again what was not undone"
                    return
                yield from _answer(told, number, told.redo.pop(), person, marked)
            case e.BackAsked():
                told.asked, told.agreed = entry, {entry.person}
            case e.BackVoted(person=person, agrees=agrees):
                told.agreed = told.agreed | {person} if agrees else set()
            case e.TakenBack():
                yield from _back(told, number, entry)


def _first(secret: str, begun: e.Started) -> Game:
    chosen = dict(begun.resolved)
    drawn = chosen.pop("drawn")
    return start(content(), Setup(**chosen), seed_with(secret, begun.nonces), drawn, begun.rules)


def _answer(told: _Told, number: int, key: str, person: str, marked: int) -> Iterator[str]:
    game = told.games[-1].copy()
    machine.answer(game, key)
    told.games.append(game)
    told.keys.append(key)
    told.by.append(person)
    told.asked, told.agreed = None, set()
    if mark(game) != marked:
        yield f"{number}: {key} leads elsewhere than the rules say"
    if told.marks.setdefault(tuple(told.keys), marked) != marked:
        yield f"{number}: the same answers lead elsewhere after an undo"


def _back(told: _Told, number: int, entry: e.TakenBack) -> Iterator[str]:
    to, now = entry.to, told.games[-1]
    hidden = now.turned_up > told.games[to].turned_up or now.is_over
    seated = {person for person in told.seats if person}
    needed = (seated if hidden else set(told.by[to:]) & seated) - {entry.person}
    asked = told.asked
    agreed = told.agreed if asked is not None and (asked.to, asked.person) == (to, entry.person) else set()
    if needed - agreed:
        yield f"{number}: {entry.person} went back to {to} of {len(told.keys)} without {sorted(needed - agreed)}"
    if entry.agreed != hidden:
        yield f"{number}: it is noted as {entry.agreed} that something hidden was undone"
    told.redo += reversed(told.keys[to:])
    del told.keys[to:], told.by[to:], told.games[to + 1 :]
    told.asked, told.agreed = None, set()
