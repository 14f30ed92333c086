"""Hosting tables on one of many nodes: nobody owns a table, any node can die.

A `Log` keeps entries; its promise is that of two writers of one number exactly one wins. A `Relay` tells other
nodes that there is something new; it may lose messages, since every message has a number and a gap is read from
the log. A table in memory is a cache of its log. Nothing is acknowledged before the log has it.
"""

from __future__ import annotations

import asyncio
import secrets
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from dataclasses import asdict, dataclass, field
from typing import Protocol

from unshuffled.rules.records import Content
from unshuffled.rules.state import Event
from unshuffled.tables.codes import Code, Refused
from unshuffled.tables.entries import Answered, Entry, Forked, Redone, TakenBack
from unshuffled.tables.table import Table

TRIES = 8
"""How often a wish is tried again after losing the race for a number."""


class Conflict(Exception):
    """Another writer was first with this number."""


class NoSuchTable(Exception):
    """There is no table with this id, or it may not be told apart from one."""


class Log(Protocol):
    """Where entries are kept for good."""

    async def create(self, table: str, seed: str, entries: list[Entry]) -> None:
        """A new table with its first entries; raises `Conflict` if there is one with this id."""

    async def append(self, table: str, after: int, entries: list[Entry]) -> None:
        """Entries after this number, all or none; raises `Conflict` unless that is the last one, or `NoSuchTable`."""

    async def read(self, table: str, after: int = 0) -> list[Entry]:
        """All entries after this number; raises `NoSuchTable`."""

    async def seed(self, table: str) -> str:
        """The table's seed; raises `NoSuchTable`."""


class Relay(Protocol):
    """How nodes tell each other that a table has something new."""

    async def publish(self, table: str, number: int) -> None:
        """The table now has this many entries."""

    async def subscribe(self, hear: Callable[[str, int], Awaitable[None]]) -> None:
        """Call this for everything that is published from now on."""


@dataclass(slots=True)
class Change:
    """What became of a table: its new number, the entries, and what happened in the game meanwhile."""

    table: str
    number: int
    entries: list[Entry]
    events: list[Event] = field(default_factory=list)
    fresh: bool = False
    """Readers must look anew: the game went back or was begun."""


Listener = Callable[[Table, Change], Awaitable[None]]


class Host:
    """Tables on this node."""

    def __init__(self, content: Content, log: Log, relay: Relay, keep: int = 1000) -> None:
        self.content = content
        self.log = log
        self.relay = relay
        self.keep = keep
        self.listeners: list[Listener] = []
        self.new_seed: Callable[[], str] = _new_seed
        """Where the seeds of new tables come from: nobody can guess them."""
        self._tables: OrderedDict[str, Table] = OrderedDict()
        self._locks: dict[str, asyncio.Lock] = {}

    async def start(self) -> None:
        """Listen to the other nodes."""
        await self.relay.subscribe(self._hear)

    async def open(self, person: str, name: str, seats: int = 2, title: str = "") -> Table:
        """Open a new table for this person."""
        table = Table(secrets.token_urlsafe(12), self.content, self.new_seed())
        entries = [*table.open(person, seats, title), *table.join(person, name)]
        await self.log.create(table.id, table.seed, entries)
        for entry in entries:
            table.apply(entry)
        self._remember(table)
        return table

    async def fork(self, person: str, name: str, source: str, at: int) -> Table:
        """A new table that stands where another one stood after `at` answers, with the same seed and seats to take."""
        old = await self.table(source)
        if not old.started:
            raise Refused(Code.NOT_STARTED)
        if not 0 <= at <= len(old.answers):
            raise Refused(Code.NOTHING_TO_TAKE_BACK)
        table = Table(secrets.token_urlsafe(12), self.content, old.seed)
        first = [*table.open(person, len(old.seats), old.name), *table.join(person, name)]
        for entry in first:
            table.apply(entry)
        rest: list[Entry] = [*table.choose(person, _setup_of(old))]
        for entry in rest:
            table.apply(entry)
        for seat in range(len(table.seats)):
            taken = table.take_seat(person, seat)
            for entry in taken:
                table.apply(entry)
            rest += taken
        begun = [*table.begin(person), Forked(source, at, old.answers[:at])]
        for entry in begun:
            table.apply(entry)
        await self.log.create(table.id, table.seed, first + rest + begun)
        self._remember(table)
        return table

    async def table(self, id: str) -> Table:
        """The table as this node knows it, read from the log if need be."""
        known = self._tables.get(id)
        if known is not None:
            self._tables.move_to_end(id)
            return known
        async with self._lock(id):
            return self._tables.get(id) or await self._load(id)

    async def do(self, id: str, wish: Callable[[Table], list[Entry]]) -> Change:
        """Carry out a wish: check it, write it, tell it. A refusal changes nothing."""
        async with self._lock(id):
            table = self._tables.get(id) or await self._load(id)
            for _ in range(TRIES):
                entries = wish(table)
                if not entries:
                    return Change(id, table.number, [])
                try:
                    await self.log.append(id, table.number, entries)
                except Conflict:
                    # Somebody else was first: take in what they wrote, and look at the wish again.
                    await self._catch_up(table)
                    continue
                change = self._apply(table, entries)
                break
            else:
                raise Refused(Code.STALE)
        await self._tell(table, change)
        await self.relay.publish(id, change.number)
        return change

    async def _hear(self, id: str, number: int) -> None:
        """Another node wrote something; if anybody here has the table, catch up."""
        table = self._tables.get(id)
        if table is not None and table.number < number:
            async with self._lock(id):
                change = await self._catch_up(table)
            if change.entries:
                await self._tell(table, change)

    async def _catch_up(self, table: Table) -> Change:
        entries = await self.log.read(table.id, table.number)
        return self._apply(table, entries)

    def _apply(self, table: Table, entries: list[Entry]) -> Change:
        before = len(table.answers)
        change = Change(table.id, 0, entries)
        for entry in entries:
            table.apply(entry)
            game = table.game
            if isinstance(entry, (Answered, Redone)) and game is not None:
                change.events += game.events
            elif isinstance(entry, TakenBack):
                change.events.clear()
                change.fresh = True
        change.number = table.number
        change.fresh = change.fresh or (before == 0 and len(table.answers) == 0 and table.started)
        return change

    async def _load(self, id: str) -> Table:
        table = Table(id, self.content, await self.log.seed(id))
        for entry in await self.log.read(id):
            table.apply(entry)
        self._remember(table)
        return table

    def _remember(self, table: Table) -> None:
        self._tables[table.id] = table
        while len(self._tables) > self.keep:
            self._tables.popitem(last=False)

    def _lock(self, id: str) -> asyncio.Lock:
        lock = self._locks.get(id)
        if lock is None:
            lock = self._locks[id] = asyncio.Lock()
        return lock

    async def _tell(self, table: Table, change: Change) -> None:
        for listener in self.listeners:
            await listener(table, change)


def _new_seed() -> str:
    return secrets.token_hex(16)


def _setup_of(table: Table) -> dict[str, object]:
    """The old game's setup; with the old seed it makes the same choices."""
    return asdict(table.setup)
