"""Records in the database which users have a socket at this node, so that other nodes know it without asking.

The relay announces arrivals and departures faster, but it may be away, and a node that has just subscribed knows of
no earlier ones. Nothing waits for these writes: a failed one is logged and repeated with the next refresh.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from contextvars import Context
from time import monotonic

import structlog

from unshuffled.stores.presence import PresenceStore, Sighting
from unshuffled.tables.ending import end

REFRESHES = 4
"""Refreshes of a row within the time after which its user would be absent: two may fail."""
SHORTEST, LONGEST = 0.05, 15.0
"""Seconds between two refreshes."""
GATHERING = 0.1
"""Seconds between two writes of arrivals and departures, which are gathered meanwhile."""
AGAIN = 0.5
"""Seconds after a write that failed."""
FORGETTING = 3600.0
"""Seconds between two removals of old rows."""
LAST_WORDS = 2.0
"""Seconds for the last write of a node that stops."""
log = structlog.get_logger()


class Sightings:
    """The users with a socket at this node, and when any node last saw a user."""

    def __init__(self, store: PresenceStore, absent_after: float, clock: Callable[[], float] = monotonic) -> None:
        self.every = min(LONGEST, max(SHORTEST, absent_after / REFRESHES))
        self._store = store
        self._clock = clock
        self._here: set[Sighting] = set()
        self._new: set[Sighting] = set()
        """Arrivals and departures that are not written yet."""
        self._wake = asyncio.Event()
        self._writing: asyncio.Task[None] | None = None

    def arrive(self, table: str, person: str) -> None:
        """Record that a user's first socket at a table was opened here."""
        self._here.add((table, person))
        self._note((table, person))

    def leave(self, table: str, person: str) -> None:
        """Record that a user's last socket at a table was closed: they were here until now."""
        self._here.discard((table, person))
        self._note((table, person))

    def _note(self, sighting: Sighting) -> None:
        self._new.add(sighting)
        self._wake.set()

    async def age(self, table: str, person: str) -> float | None:
        """Return the seconds since any node saw this user at this table; None if none has. Raises `Unavailable`."""
        return await self._store.age(table, person)

    def start(self) -> None:
        """Start to write."""
        # A context of its own: this is no part of the request that starts it.
        self._writing = asyncio.get_running_loop().create_task(self._write_on(), context=Context())

    async def stop(self) -> None:
        """Stop, and write the last departures if the database takes them within `LAST_WORDS`."""
        await end(self._writing)
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
                # Not `wait_for`: until Python 3.12 it can lose a cancellation, and the node would never stop.
                with suppress(TimeoutError):
                    async with asyncio.timeout(left):
                        await self._wake.wait()
                self._wake.clear()
                if self._new:
                    works = await self._write(self._new, self.every)
                    await asyncio.sleep(GATHERING)
            if not works:
                # Commands may be accepted again before the refresh is due, and a node killed then would leave no trace of them.
                await asyncio.sleep(min(self.every, AGAIN))

    async def _write(self, seen: set[Sighting], seconds: float) -> bool:
        """Write these rows in one statement and return whether it worked."""
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
