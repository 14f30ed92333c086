"""The relay between nodes: on NATS, or in memory for one process.

A relay may lose messages: every one has a number, a gap is read from the log, and the node compares its readers'
tables with the log now and then (`node`). So a publish that fails is noted and never undoes a commit.

A node hears only of the tables that have readers at it: each is a subject of its own, followed before its log is read.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any

import nats
import structlog
from nats.aio.client import Client
from nats.aio.msg import Msg
from nats.aio.subscription import Subscription
from nats.errors import Error as NatsError

from unshuffled.tables import memory

TABLES = "unshuffled.table"
PRESENCE = "unshuffled.presence"
FOLLOWED = "unshuffled.*"
"""Of one table, both."""
FLUSH_SECONDS = 2

Hear = Callable[[str, int], Awaitable[None]]
Overhear = Callable[[str, bytes], Awaitable[None]]
log = structlog.get_logger()
AWAY = (NatsError, OSError, RuntimeError)
"""What the client raises while NATS is away. uvloop says RuntimeError where a transport is closed that the client still has."""


class MemoryRelay(memory.MemoryRelay):
    """For nodes in one process."""

    def __init__(self) -> None:
        super().__init__()
        self._overhear: list[Overhear] = []

    @property
    def connected(self) -> bool:
        """Always."""
        return True

    async def connect(self) -> None:
        """Nothing to connect to."""

    async def close(self) -> None:
        """Nothing to close."""

    async def announce(self, table: str, what: bytes) -> None:
        """Tell everyone."""
        for overhear in list(self._overhear):
            await overhear(table, what)

    async def overhear(self, hear: Overhear) -> None:
        """One more who wants to know."""
        self._overhear.append(hear)


class NatsRelay:
    """Between nodes over NATS, connecting again for ever."""

    def __init__(self, url: str, wait: float = 0.2) -> None:
        self._url = url
        self._wait = wait
        self._client: Client | None = None
        self._hear: list[Hear] = []
        self._overhear: list[Overhear] = []
        self._followed: dict[str, Subscription] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self.on_reconnect: Callable[[], None] = lambda: None

    @property
    def connected(self) -> bool:
        """Can the other nodes be reached?"""
        return self._client is not None and self._client.is_connected

    async def connect(self) -> None:
        """Connect; waits for NATS as long as it takes."""
        self._client = await nats.connect(
            self._url.split(","),
            name="unshuffled",
            no_echo=True,  # we know what we said
            max_reconnect_attempts=-1,
            reconnect_time_wait=self._wait,
            connect_timeout=2,
            ping_interval=5,
            max_outstanding_pings=2,
            error_cb=self._error,
            disconnected_cb=self._disconnected,
            reconnected_cb=self._reconnected,
        )

    async def close(self) -> None:
        """Say goodbye."""
        if self._client is not None and not self._client.is_closed:
            await self._client.close()
        for task in list(self._tasks):
            task.cancel()

    async def publish(self, table: str, number: int) -> None:
        """The table now has this many entries."""
        await self._send(f"{TABLES}.{table}", str(number).encode())

    async def subscribe(self, hear: Hear) -> None:
        """Call this for what other nodes publish of the tables that are followed."""
        self._hear.append(hear)

    async def follow(self, table: str) -> None:
        """Listen for this table. When this returns NATS knows, unless it is away: then it is told on reconnecting."""
        if table in self._followed or self._client is None:
            return
        try:
            self._followed[table] = await self._client.subscribe(f"{FOLLOWED}.{table}", cb=self._on_message)
            if self._client.is_connected:
                await self._client.flush(FLUSH_SECONDS)
        except AWAY as error:
            # The sweep compares with the log, and after a reconnect at once.
            log.warning("relay_follow_failed", error=type(error).__name__)

    def unfollow(self, table: str) -> None:
        """Listen no longer."""
        followed = self._followed.pop(table, None)
        if followed is not None:
            self._spawn(self._unsubscribe(followed))

    async def _unsubscribe(self, followed: Subscription) -> None:
        try:
            await followed.unsubscribe()
        except AWAY as error:
            log.debug("relay_unfollow_failed", error=type(error).__name__)

    async def announce(self, table: str, what: bytes) -> None:
        """Tell the other nodes who is present."""
        await self._send(f"{PRESENCE}.{table}", what)

    async def overhear(self, hear: Overhear) -> None:
        """Call this for what other nodes announce."""
        self._overhear.append(hear)

    async def _send(self, subject: str, payload: bytes) -> None:
        try:
            if self._client is not None:
                await self._client.publish(subject, payload)
        except AWAY as error:
            log.warning("relay_lost_message", error=type(error).__name__)

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        # One table's slow read must not hold up the messages of the others.
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _on_message(self, message: Msg) -> None:
        subject, _, table = message.subject.rpartition(".")
        if subject == PRESENCE:
            await self._on_presence(table, message.data)
        elif subject == TABLES and message.data.isdigit() and len(message.data) < 17:
            self._spawn(self._each(table, int(message.data)))

    async def _each(self, table: str, number: int) -> None:
        for hear in self._hear:
            try:
                await hear(table, number)
            except Exception:
                # The log may be away for a moment; the next sweep looks again.
                log.exception("relay_hear_failed", table=table)

    async def _on_presence(self, table: str, said: bytes) -> None:
        for overhear in self._overhear:
            try:
                await overhear(table, said)
            except (ValueError, KeyError, TypeError):
                log.warning("relay_odd_presence", table=table)

    async def _error(self, error: Exception) -> None:
        log.warning("relay_error", error=type(error).__name__)

    async def _disconnected(self) -> None:
        log.warning("relay_disconnected")

    async def _reconnected(self) -> None:
        log.info("relay_reconnected")
        self.on_reconnect()
