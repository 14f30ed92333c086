"""Does this node's PostgreSQL answer? Asked once a second on a connection of its own, so that nobody waits for the question.

All nodes have the same database, but each has its own way to it. A node that is cut off must say so, or people are sent
there to wait. The same connection finds out, as long as it lives, whether other servers use this database and what the
database promises of a commit.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from time import monotonic
from typing import Any

from sqlalchemy.ext.asyncio import AsyncEngine

from unshuffled.tables.ending import end

EVERY = 1.0
WAIT = 3.0
"""Seconds that one question may take."""
RECENT = 5.0
"""Seconds for which an answer counts."""
SERVERS = 7_205_759_404
"""The advisory lock of servers; any number that nobody else locks in this database (`migrate.LOCK`)."""

Warn = Callable[[str], None]


class Pulse:
    """Whether the database has answered lately."""

    def __init__(self, engine: AsyncEngine, together: bool, warn: Warn, clock: Callable[[], float] = monotonic) -> None:
        """The engine is this one's own. `together`: this server hears of others over a relay. `warn`: is given a word."""
        self._engine = engine
        self._together = together
        self._warn = warn
        self._clock = clock
        self._answered = clock() - RECENT - 1
        self._connection: Any = None
        self._asking: asyncio.Task[None] | None = None

    @property
    def is_there(self) -> bool:
        """Has it answered within the last seconds?"""
        return self._clock() - self._answered <= RECENT

    async def start(self) -> None:
        """Ask for the first time, then again and again."""
        await self._ask()
        self._asking = asyncio.create_task(self._ask_on(), name="the database's pulse")

    async def close(self) -> None:
        """Ask no more."""
        await end(self._asking)
        self._drop()
        await self._engine.dispose()

    async def _ask_on(self) -> None:
        while True:
            await asyncio.sleep(EVERY)
            await self._ask()

    async def _ask(self) -> None:
        try:
            async with asyncio.timeout(WAIT):
                if self._connection is None or self._connection.is_closed():
                    await self._open()
                await self._connection.fetchval("SELECT 1")
        except Exception:
            # Of every class: drivers raise errors of their own while a connection is made. What they say is logged
            # by those whose requests fail.
            self._drop()
        else:
            self._answered = self._clock()

    async def _open(self) -> None:
        fairy = await self._engine.raw_connection()
        self._connection = fairy.driver_connection
        fairy.detach()  # from now on it is ours, and no longer one of the pool's
        for setting in ("synchronous_commit", "fsync"):
            if await self._connection.fetchval(f"SHOW {setting}") == "off":
                self._warn(f"{setting}_off")
        # The lock lives as long as the connection. Those with a relay share it; one without wants it for itself.
        lock = "pg_try_advisory_lock_shared" if self._together else "pg_try_advisory_lock"
        if not await self._connection.fetchval(f"SELECT {lock}({SERVERS})"):
            self._warn("servers_without_relay")

    def _drop(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            connection.terminate()
