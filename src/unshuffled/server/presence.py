"""Says in the database who has a socket here, so that other nodes know it without asking this one.

The relay tells faster who comes and goes, but it may be away, and a node that has just begun to listen has heard of
nobody. Nothing waits for these writes: what fails is noted and comes with the next refresh.

With cells, people are written to the database that has their table.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection
from contextlib import suppress
from contextvars import Context
from time import monotonic

import structlog

from unshuffled.stores.cells.log import CellLog
from unshuffled.stores.cells.presence import CellPresence, OtherCell
from unshuffled.stores.log import SqlLog, Unavailable
from unshuffled.stores.presence import MemoryPresence, PresenceStore, Sighting, SqlPresence
from unshuffled.tables.ending import end
from unshuffled.tables.ports import Log, NoSuchTable

REFRESHES = 4
"""How often somebody is written down in the time after which they would be absent: two may fail."""
SHORTEST, LONGEST = 0.05, 15.0
"""Seconds between two refreshes."""
GATHERING = 0.1
"""Seconds for which those who come and go wait for each other, after one of them was written."""
AGAIN = 0.5
"""Seconds after a write that failed."""
FORGETTING = 3600.0
"""Seconds between two looks for old rows."""
LAST_WORDS = 2.0
"""Seconds for the last write of a node that stops."""
log = structlog.get_logger()


def store_for(kept: Log) -> PresenceStore | CellPresence:
    """Presence is kept where the log is."""
    if isinstance(kept, CellLog):
        return CellPresence(kept)
    return SqlPresence(kept.engine) if isinstance(kept, SqlLog) else MemoryPresence()


class OnePlace:
    """One store for all tables, with the interface of `CellPresence`."""

    def __init__(self, store: PresenceStore) -> None:
        self._store = store

    def of(self, cell: str) -> PresenceStore:
        """This one; the only place has no name."""
        return self._store

    def where(self, table: str) -> str:
        """Here."""
        return ""

    async def find(self, table: str) -> str:
        """Here."""
        return ""

    async def age(self, table: str, person: str) -> float | None:
        """Seconds since this person was last seen at this table; None if that is not known. Raises `Unavailable`."""
        return await self._store.age(table, person)


class Sightings:
    """Who has a socket at this node, and when anybody was last seen at any node."""

    def __init__(
        self, store: PresenceStore | CellPresence, absent_after: float, clock: Callable[[], float] = monotonic
    ) -> None:
        self._places = store if isinstance(store, CellPresence) else OnePlace(store)
        self._clock = clock
        self.every = min(LONGEST, max(SHORTEST, absent_after / REFRESHES))
        self._registers: dict[str, Register] = {}
        self._started = False

    def arrive(self, table: str, person: str) -> None:
        """Somebody's first socket at a table was opened here."""
        self._register(self._places.where(table)).arrive((table, person))

    def leave(self, table: str, person: str) -> None:
        """Their last one was closed: they were here until now."""
        sighting = (table, person)
        # Where they were written as being here, which is not where the table is if it has just moved.
        register = next((register for register in self._registers.values() if register.has(sighting)), None)
        (register or self._register(self._places.where(table))).leave(sighting)

    async def age(self, table: str, person: str) -> float | None:
        """Seconds since any node saw this person at this table; None if none has written that. Raises `Unavailable`."""
        return await self._places.age(table, person)

    def start(self) -> None:
        """Begin to write."""
        self._register(self._places.where(""))
        self._started = True
        for register in self._registers.values():
            register.start()

    async def stop(self) -> None:
        """Write who has just left, if the database takes it at once."""
        self._started = False
        await asyncio.gather(*(register.stop() for register in list(self._registers.values())))

    def _register(self, cell: str) -> Register:
        register = self._registers.get(cell)
        if register is None:
            register = self._registers[cell] = Register(self, self._places.of(cell), cell, self._clock)
            if self._started:
                register.start()
        return register

    def look_around(self, register: Register, cell: str) -> None:
        """The cell of this register does not answer: tables that are known to be elsewhere by now are followed."""
        moved = {table: found for table in register.tables() if (found := self._places.where(table)) != cell}
        self._hand_over(register, moved)

    async def follow(self, register: Register, tables: set[str]) -> bool:
        """The cell of this register does not have these tables: their people are written where the tables are.

        False if a table was not found because a cell does not answer.
        """
        found: dict[str, str] = {}
        nowhere: set[str] = set()
        for table in tables:
            try:
                found[table] = await self._places.find(table)
            except NoSuchTable:
                nowhere.add(table)
            except Unavailable:
                continue
        register.put_off(nowhere)
        self._hand_over(register, found)
        return len(found) + len(nowhere) == len(tables)

    def _hand_over(self, register: Register, found: dict[str, str]) -> None:
        """People of these tables are written to the cells that have them."""
        here, gone = register.let_go(found)
        for sighting in here | gone:
            other = self._register(found[sighting[0]])
            # Not `leave` of those who have gone: they may have come back since, and been written there.
            other.arrive(sighting) if sighting in here else other.note(sighting)


class Register:
    """Who has a socket at this node, of the tables of one database, written there and nowhere else.

    Each database has a task of its own, so that one which does not answer keeps the others from nothing.
    """

    def __init__(self, sightings: Sightings, store: PresenceStore, cell: str, clock: Callable[[], float]) -> None:
        self._sightings = sightings
        self._store = store
        self._cell = cell
        self._said = {"cell": cell} if cell else {}
        self._clock = clock
        self._here: set[Sighting] = set()
        self._new: set[Sighting] = set()
        """Who has come or gone and is not written yet."""
        self._wake = asyncio.Event()
        self._writing: asyncio.Task[None] | None = None

    def tables(self) -> set[str]:
        """Those that somebody here is to be written at."""
        return {table for table, _ in self._here | self._new}

    def has(self, sighting: Sighting) -> bool:
        """Are they written down as being here?"""
        return sighting in self._here

    def arrive(self, sighting: Sighting) -> None:
        """They are here from now on."""
        self._here.add(sighting)
        self.note(sighting)

    def leave(self, sighting: Sighting) -> None:
        """They were here until now."""
        self._here.discard(sighting)
        self.note(sighting)

    def note(self, sighting: Sighting) -> None:
        """They are to be written."""
        self._new.add(sighting)
        self._wake.set()

    def let_go(self, tables: Collection[str]) -> tuple[set[Sighting], set[Sighting]]:
        """Other registers have these tables; gives who is here, and who has left and is not written."""
        here = {sighting for sighting in self._here if sighting[0] in tables}
        gone = {sighting for sighting in self._new if sighting[0] in tables} - here
        self._here -= here
        self._new -= here | gone
        return here, gone

    def put_off(self, tables: Collection[str]) -> None:
        """These tables were not found, most likely since they are deleted: who has left is forgotten.

        Who has a socket there is tried again with the next refresh; it is closed if the table is deleted.
        """
        self._new = {sighting for sighting in self._new if sighting[0] not in tables}

    def start(self) -> None:
        """Begin to write."""
        # A context of its own: it may begin within somebody's request, and is no part of it.
        self._writing = asyncio.get_running_loop().create_task(self._write_on(), context=Context())

    async def stop(self) -> None:
        """Write who has just left, if the database takes it at once."""
        await end(self._writing)
        await self._write(self._new, LAST_WORDS)

    async def _write_on(self) -> None:
        forgotten = self._clock()
        while True:
            every = self._sightings.every
            due = self._clock() + every
            works = await self._write(self._here | self._new, every)
            if works and self._clock() - forgotten > FORGETTING:
                forgotten = self._clock()
                await self._forget()
            while works and (left := due - self._clock()) > 0:
                # Not `wait_for`: until Python 3.12 it can lose a cancellation, and the node would never come to its end.
                with suppress(TimeoutError):
                    async with asyncio.timeout(left):
                        await self._wake.wait()
                self._wake.clear()
                if self._new:
                    works = await self._write(self._new, every)
                    await asyncio.sleep(GATHERING)
            if not works:
                # Wishes may be taken again before the refresh is due, and a node killed then would leave no trace of them.
                await asyncio.sleep(min(every, AGAIN))

    async def _write(self, seen: set[Sighting], seconds: float) -> bool:
        """Write these in one statement; False if they must be written again."""
        if not seen:
            return True
        self._new = set()
        written = False
        try:
            async with asyncio.timeout(seconds):
                try:
                    await self._store.saw(seen)
                except OtherCell as other:
                    seen = {sighting for sighting in seen if sighting[0] in other.tables}
                    self._new |= seen
                    if not await self._sightings.follow(self, other.tables):
                        asyncio.get_running_loop().call_later(min(self._sightings.every, AGAIN), self._wake.set)
            written = True
        except Exception as error:
            log.warning(
                "presence_not_written", people=len(seen), error=type(error.__cause__ or error).__name__, **self._said
            )
        finally:
            if not written:
                self._new |= seen
        if not written:
            self._sightings.look_around(self, self._cell)
        return written

    async def _forget(self) -> None:
        try:
            await self._store.forget()
        except Exception as error:
            log.warning("presence_not_forgotten", error=type(error.__cause__ or error).__name__, **self._said)
