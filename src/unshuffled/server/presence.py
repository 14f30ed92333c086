"""Says in the database who has a socket here, so that other nodes know it without asking this one.

The relay tells faster who comes and goes, but it may be away, and a node that has just begun to listen has heard of
nobody. Nothing waits for these writes: what fails is noted and comes with the next refresh.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from time import monotonic

import structlog

from unshuffled.stores.log import SqlLog
from unshuffled.stores.presence import MemoryPresence, PresenceStore, Sighting, SqlPresence
from unshuffled.tables.ports import Log

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


def store_for(kept: Log) -> PresenceStore:
    """Presence is kept where the log is."""
    return SqlPresence(kept.engine) if isinstance(kept, SqlLog) else MemoryPresence()


class Sightings:
    """Who has a socket at this node, and when anybody was last seen at any node."""

    def __init__(self, store: PresenceStore, absent_after: float, clock: Callable[[], float] = monotonic) -> None:
        self._store = store
        self._clock = clock
        self.every = min(LONGEST, max(SHORTEST, absent_after / REFRESHES))
        self._here: set[Sighting] = set()
        self._new: set[Sighting] = set()
        """Who has come or gone and is not written yet."""
        self._wake = asyncio.Event()
        self._writing: asyncio.Task[None] | None = None

    def arrive(self, table: str, person: str) -> None:
        """Somebody's first socket at a table was opened here."""
        self._here.add((table, person))
        self._note((table, person))

    def leave(self, table: str, person: str) -> None:
        """Their last one was closed: they were here until now."""
        self._here.discard((table, person))
        self._note((table, person))

    def _note(self, sighting: Sighting) -> None:
        self._new.add(sighting)
        self._wake.set()

    async def age(self, table: str, person: str) -> float | None:
        """Seconds since any node saw this person at this table; None if none has written that. Raises `Unavailable`."""
        return await self._store.age(table, person)

    def start(self) -> None:
        """Begin to write."""
        self._writing = asyncio.get_running_loop().create_task(self._write_on())

    async def stop(self) -> None:
        """Write who has just left, if the database takes it at once."""
        if self._writing is not None:
            self._writing.cancel()
            await asyncio.gather(self._writing, return_exceptions=True)
        await self._write(self._new, LAST_WORDS)

    async def _write_on(self) -> None:
        forgotten = self._clock()
        while True:
            due = self._clock() + self.every
            works = await self._write(self._here | self._new, self.every)
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
                    works = await self._write(self._new, self.every)
                    await asyncio.sleep(GATHERING)
            if not works:
                # Wishes may be taken again before the refresh is due, and a node killed then would leave no trace of them.
                await asyncio.sleep(min(self.every, AGAIN))

    async def _write(self, seen: set[Sighting], seconds: float) -> bool:
        """Write these in one statement; False if they must be written again."""
        if not seen:
            return True
        self._new = set()
        written = False
        try:
            async with asyncio.timeout(seconds):
                await self._store.saw(seen)
            written = True
        except Exception as error:
            log.warning("presence_not_written", people=len(seen), error=type(error.__cause__ or error).__name__)
        finally:
            if not written:
                self._new |= seen
        return written

    async def _forget(self) -> None:
        try:
            await self._store.forget()
        except Exception as error:
            log.warning("presence_not_forgotten", error=type(error.__cause__ or error).__name__)
