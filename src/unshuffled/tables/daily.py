"""The daily table: one setup and one seed for everyone, each day of the calendar (UTC).

A day has a secret, whose commitment is published the day before, and which is shown the day after. What is played, and the
seed of each game, follow from the secret, the date and the number of mages; so anyone can check both afterwards.

A result is what a game that was played at such a table came to. Nobody sends one in: it is found by playing the table's
log again (`checked`), and what does not come from the day's setup and seed is no result.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Any

from unshuffled.rules.core import chance
from unshuffled.rules.core.content import Content
from unshuffled.rules.core.errors import BadSetup
from unshuffled.rules.core.scenario import RANDOM, Setup
from unshuffled.rules.core.setup import lay
from unshuffled.tables import entries as e
from unshuffled.tables import forks
from unshuffled.tables.codes import Code, Refused
from unshuffled.tables.deals import nonces_of_day
from unshuffled.tables.table import Table

MOST_MAGES = 4


@dataclass(frozen=True, slots=True)
class Day:
    """A day's secret, and what its games are played with: whatever a server offers later changes neither."""

    day: str
    """Its date, as in 2026-11-17."""
    secret: str
    packs: dict[str, str]
    """Their digests."""
    rules: int

    @property
    def commitment(self) -> str:
        """What is published of the secret before."""
        return chance.commitment(self.secret)


def setup_of(content: Content, day: Day, mages: int) -> Setup:
    """What is played on this day by so many mages: the first of four that the day's secret chooses."""
    wanted = Setup(mages=[RANDOM] * MOST_MAGES, nemesis=RANDOM, market=[RANDOM])
    seed = chance.seed_with(day.secret, [f"daily-{day.day}-setup"])
    try:
        chosen = lay(content, wanted, seed, rules=day.rules).scenario.setup
    except BadSetup as error:
        raise Refused(Code.BAD_SETUP, str(error)) from None
    return replace(chosen, mages=chosen.mages[:mages])


def made(content: Content, day: Day, person: str, name: str, mages: int) -> tuple[Table, list[e.Entry]]:
    """A new table of this day, before anyone sits there."""
    table = Table(forks.new_id(), content, day.secret)
    entries = [
        *table.open(person, mages),
        e.DailyOf(day.day, day.packs, day.rules),
        *table.join(person, name),
        e.SetupChanged(person, setup_of(content, day, mages).as_data()),
    ]
    for entry in entries:
        table.apply(entry)
    return table, entries


def end_day(table: Table) -> list[e.Entry]:
    """The day of this table is over; that is written once."""
    return [e.DayEnded(table.is_over)] if table.is_sealed else []


# Results


@dataclass(frozen=True, slots=True)
class Score:
    """What a game of a day came to."""

    mages: int
    won: bool
    turns: int
    gravehold: int
    nemesis_life: int
    marked: bool
    """Was something taken back after hidden cards had been seen?"""
    names: list[str] = field(default_factory=list)
    """Of those who have a seat at the end."""

    @property
    def order(self) -> tuple[Any, ...]:
        """The better, the smaller; docs/players/daily.md has it in words."""
        return (0, self.turns, -self.gravehold) if self.won else (1, self.nemesis_life, -self.gravehold)

    @property
    def nameless(self) -> Score:
        """What is claimed. Names are read from the log only: people can have theirs taken away there."""
        return replace(self, names=[])


class NoResult(Exception):
    """The log does not show a game of the day that was over in time."""


def counts(table: Table) -> bool:
    """Was the game of this daily table over before its day was?"""
    return table.daily is not None and table.is_over and not table.seed_told


def score_of(table: Table) -> Score:
    """What the game of a table came to."""
    game = table.game
    assert game is not None
    return Score(
        mages=len(table.seats),
        won=game.is_won,
        turns=game.turn,
        gravehold=max(0, game.gravehold),
        nemesis_life=max(0, game.nemesis_life),
        marked=table.marked,
        names=[table.people[owner].name for owner in dict.fromkeys(table.seats) if owner],
    )


def checked(content: Content, day: Day, id: str, secret: str, entries: list[e.Entry]) -> tuple[Score, set[str]]:
    """What the log of a table says, played again from its beginning; and which people have played it. Raises `NoResult`."""
    table = Table(id, content, secret)
    try:
        table.load(entries)
    except (Refused, AssertionError, LookupError, TypeError, ValueError) as error:
        raise NoResult(f"the log cannot be played: {error}") from None
    begun = table.begun
    if table.daily != e.DailyOf(day.day, day.packs, day.rules) or secret != day.secret:
        raise NoResult("the table is not one of this day")
    if begun is None or any(isinstance(entry, e.Forked) for entry in entries):
        raise NoResult("the game was not begun here")
    same = (begun.nonces, begun.packs, begun.rules) == (
        nonces_of_day(day.day, len(table.seats)),
        day.packs,
        day.rules,
    )
    if not same or not _plays(begun, setup_of(content, day, len(table.seats))):
        raise NoResult("the game was begun with another seed or setup than the day's")
    if table.differs_at is not None:
        raise NoResult(f"answer {table.differs_at + 1} does not lead where the log says")
    if not counts(table):
        raise NoResult("the game was not over in time")
    return score_of(table), table.have_played - table.minds()


def _plays(begun: e.Started, setup: Setup) -> bool:
    """Was the game begun with this setup, and nothing else? Which packs may be drawn from no longer matters."""
    resolved = dict(begun.resolved)
    return resolved.pop("drawn", 0) == 0 and replace(Setup(**resolved), packs=[]) == replace(setup, packs=[])
