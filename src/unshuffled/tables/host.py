"""Hosting tables on one of many nodes: nobody owns a table, any node can die.

A `Log` keeps entries; its promise is that of two writers of one number exactly one wins. A `Relay` tells other
nodes that there is something new; it may lose messages, since every message has a number and a gap is read from
the log. A table in memory is a cache of its log. Nothing is acknowledged before the log has it.

A table with readers here is watched: the relay listens for it, and it stays in memory. Any other may lag behind its log
until it is asked for, and is forgotten when there are too many. Before a refusal leaves, the log is looked at: what was
refused here may be allowed by what another node has just written.
"""

from __future__ import annotations

import asyncio
import secrets
from collections import OrderedDict
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from itertools import islice
from time import monotonic
from typing import Protocol

from unshuffled.rules import record
from unshuffled.rules.records import Content
from unshuffled.rules.state import Event
from unshuffled.tables import forks
from unshuffled.tables.codes import Code, Refused
from unshuffled.tables.entries import Answered, Entry, Redone, Started, TakenBack
from unshuffled.tables.table import Table

TRIES = 8
"""How often a wish is tried again after losing the race for a number."""
LOOKS = 10
LOOKS_A_SECOND = 2.0
"""How often refusals have the log of one table read, at once and for long: a flood of bad wishes stays in memory."""
FINAL = frozenset({Code.TOO_LONG, Code.NO_SUCH_PHRASE, Code.BAD_SETUP})
"""Refusals that nothing another node writes can turn into a yes."""


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
        """The table's secret: its seeds (`deals`); raises `NoSuchTable`."""


class Relay(Protocol):
    """How nodes tell each other that a table has something new."""

    async def publish(self, table: str, number: int) -> None:
        """The table now has this many entries."""

    async def subscribe(self, hear: Callable[[str, int], Awaitable[None]]) -> None:
        """Call this for what is published of tables that are followed."""

    async def follow(self, table: str) -> None:
        """From its return on, what is published of this table is heard, unless it is lost."""

    def unfollow(self, table: str) -> None:
        """No longer."""


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
Wish = Callable[[Table], list[Entry]]


class Place:
    """Where this node keeps a table: the lock of whoever works on it, and how sure it is of what it knows."""

    __slots__ = ("followed", "known", "lock", "looked", "looks", "readers", "table", "users")

    def __init__(self) -> None:
        self.table: Table | None = None
        self.lock = asyncio.Lock()
        self.readers = 0
        self.followed = False
        self.users = 0
        """Who holds the lock or waits for it."""
        self.known = 0.0
        """All that was in the log at this time is in the table."""
        self.looks = float(LOOKS)
        self.looked = 0.0

    def may_look(self, now: float) -> bool:
        """May a refusal have the log read now?"""
        self.looks = min(LOOKS, self.looks + (now - self.looked) * LOOKS_A_SECOND)
        self.looked = now
        if self.looks < 1:
            return False
        self.looks -= 1
        return True


class Host:
    """Tables on this node."""

    def __init__(
        self, content: Content, log: Log, relay: Relay, keep: int = 1000, clock: Callable[[], float] = monotonic
    ) -> None:
        self.content = content
        self.log = log
        self.relay = relay
        self.keep = keep
        """Tables without readers that stay in memory."""
        self.listeners: list[Listener] = []
        """Told of every change in its order. They must not wait for this host."""
        self.new_seed: Callable[[], str] = _new_seed
        """Where the seeds of new tables come from: nobody can guess them."""
        self._clock = clock
        self._watched: dict[str, Place] = {}
        self._idle: OrderedDict[str, Place] = OrderedDict()

    async def start(self) -> None:
        """Listen to the other nodes."""
        await self.relay.subscribe(self._hear)

    # New tables

    async def open(self, person: str, name: str, seats: int = 2, title: str = "") -> Table:
        """Open a new table for this person."""
        table = Table(forks.new_id(), self.content, self.new_seed())
        entries = [*table.open(person, seats, title), *table.join(person, name)]
        for entry in entries:
            table.apply(entry)
        return await self._create(table, entries)

    async def fork(self, person: str, name: str, source: str, at: int | str) -> Table:
        """A new table that stands where another one stood after `at` answers, or at a save, with all seats this person's.

        With the old seed for whoever may know it, else dealt anew (`forks`).
        """
        table, entries = forks.fork(await self.table(source, sure=True), person, name, at, self.new_seed())
        if not entries[-1].dealt_anew:  # type: ignore[union-attr]
            # Whoever plays the fork on knows what comes in the old game too.
            await self.do(source, lambda t: t.tell_seed(person))
        return await self._create(table, entries)

    async def take_in(self, person: str, name: str, text: str) -> Table:
        """A new table from a record."""
        return await self._create(*forks.take_in(self.content, person, name, text))

    async def record(self, id: str, person: str) -> str:
        """The game as text, with its seed, for whoever may know it."""
        text = ""

        def tell(table: Table) -> list[Entry]:
            nonlocal text
            told = table.tell_seed(person)
            text = record.write(table.record())
            return told

        await self.do(id, tell)
        return text

    async def _create(self, table: Table, entries: list[Entry]) -> Table:
        await self.log.create(table.id, table.secret, entries)
        async with self._at(table.id) as place:
            place.table = table
        return table

    # Tables

    async def table(self, id: str, sure: bool = False) -> Table:
        """The table as this node knows it; `sure`: with all that was written until now, wherever that was."""
        place = self._watched.get(id)
        if place is not None and place.table is not None and place.followed and not sure:
            return place.table
        asked = self._clock()
        async with self._at(id) as place:
            if place.table is None or place.known < asked:
                await self._catch_up(id, place)
            assert place.table is not None
            return place.table

    async def do(self, id: str, wish: Wish) -> Change:
        """Carry out a wish: check it, write it, tell it. A refusal changes nothing."""
        arrived = self._clock()
        place = self._place(id)
        place.users += 1
        try:
            await place.lock.acquire()
            try:
                change = await self._carry_out(id, place, wish, arrived)
            finally:
                place.lock.release()
        finally:
            place.users -= 1
            self._tidy(id, place)
        if change.entries:
            await self.relay.publish(id, change.number)
        return change

    async def _carry_out(self, id: str, place: Place, wish: Wish, arrived: float) -> Change:
        for _ in range(TRIES):
            table = place.table or await self._catch_up(id, place)
            try:
                entries = wish(table)
            except Refused as refusal:
                if refusal.code in FINAL or place.known >= arrived or not place.may_look(self._clock()):
                    raise
                number = table.number
                if (await self._catch_up(id, place)).number == number:
                    raise
                continue
            if not entries:
                return Change(id, table.number, [])
            now = self._clock()
            try:
                await self.log.append(id, table.number, entries)
            except Conflict:
                # Somebody else was first: take in and tell what they wrote, and look at the wish again.
                await self._catch_up(id, place)
                continue
            place.known = now
            return await self._apply(place, table, entries)
        raise Refused(Code.STALE)

    # Readers

    async def watch(self, id: str) -> Table:
        """Somebody here reads this table: keep it, and listen for it. Each needs an `unwatch`, unless this raises."""
        place = self._place(id)
        self._idle.pop(id, None)
        self._watched[id] = place
        place.readers += 1
        try:
            async with self._at(id):
                if not place.followed:
                    # First listen, then read: what is written in between is heard.
                    await self.relay.follow(id)
                    await self._catch_up(id, place)
                    place.followed = True
                return place.table or await self._catch_up(id, place)
        except BaseException:
            self.unwatch(id)
            raise

    def unwatch(self, id: str) -> None:
        """A reader is gone."""
        place = self._watched[id]
        place.readers -= 1
        if not place.readers:
            del self._watched[id]
            self._idle[id] = place
            place.followed = False
            self.relay.unfollow(id)
            self._tidy(id, place)

    @property
    def watched(self) -> list[str]:
        """Tables with readers here."""
        return list(self._watched)

    async def _hear(self, id: str, number: int) -> None:
        """Another node wrote something; if anybody here reads the table, catch up."""
        place = self._watched.get(id)
        if place is None or (place.table is not None and place.table.number >= number):
            return
        async with self._at(id) as place:
            if place.table is None or place.table.number < number:
                await self._catch_up(id, place)

    # Within the lock

    @asynccontextmanager
    async def _at(self, id: str) -> AsyncIterator[Place]:
        place = self._place(id)
        place.users += 1
        try:
            async with place.lock:
                yield place
        finally:
            place.users -= 1
            self._tidy(id, place)

    def _place(self, id: str) -> Place:
        place = self._watched.get(id)
        if place is None:
            place = self._idle.get(id)
            if place is None:
                place = self._idle[id] = Place()
            else:
                self._idle.move_to_end(id)
        return place

    def _tidy(self, id: str, place: Place) -> None:
        """Forget what has come to nothing, and the longest unused."""
        if place.table is None and not place.users and not place.readers:
            self._idle.pop(id, None)
        if len(self._idle) > self.keep:
            for old in list(islice(self._idle, len(self._idle) - self.keep)):
                if not self._idle[old].users:
                    del self._idle[old]

    async def _catch_up(self, id: str, place: Place) -> Table:
        """Read what is new, or all of it; listeners are told."""
        now = self._clock()
        table = place.table
        if table is not None:
            entries = await self.log.read(id, table.number)
            if entries:
                await self._apply(place, table, entries)
        else:
            table = Table(id, self.content, await self.log.seed(id))
            for entry in await self.log.read(id):
                table.apply(entry)
            place.table = table
            if place.readers:
                await self._tell(table, Change(id, table.number, [], fresh=True))
        place.known = now
        return table

    async def _apply(self, place: Place, table: Table, entries: list[Entry]) -> Change:
        change = Change(table.id, 0, entries)
        try:
            for entry in entries:
                table.apply(entry)
                game = table.game
                if isinstance(entry, (Answered, Redone)) and game is not None:
                    change.events += game.events
                elif isinstance(entry, (TakenBack, Started)):
                    change.events.clear()
                    change.fresh = True
        except BaseException:
            # Half of it is in: what is in memory is no table any more. The log is.
            place.table = None
            raise
        change.number = table.number
        await self._tell(table, change)
        return change

    async def _tell(self, table: Table, change: Change) -> None:
        for listener in self.listeners:
            await listener(table, change)


def _new_seed() -> str:
    return secrets.token_hex(16)
