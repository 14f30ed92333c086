"""What a node does now and then: it looks whether it has missed something, and does what is due."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from typing import TYPE_CHECKING

import structlog

from unshuffled.stores.log import Unavailable
from unshuffled.tables.ending import end
from unshuffled.tables.ports import NoSuchTable

if TYPE_CHECKING:
    from unshuffled.server.node import Node

COMPARED = 500
"""Tables that are compared with the log by one statement; between two of them others are served."""
ALONE = 1.0
"""Seconds between two looks at the log while the relay is away: then nothing else tells of what other nodes write."""
log = structlog.get_logger()


class Sweep:
    """Looks after one node while it runs."""

    def __init__(self, node: Node) -> None:
        self._node = node
        self._task: asyncio.Task[None] | None = None
        self._now = asyncio.Event()

    def start(self) -> None:
        """Begin; the first look comes after a while."""
        self._task = asyncio.get_running_loop().create_task(self._run())

    async def stop(self) -> None:
        """Stop looking."""
        await end(self._task)

    def soon(self) -> None:
        """Look now: the relay was away, or is."""
        self._now.set()

    async def _run(self) -> None:
        node = self._node
        while True:
            with suppress(TimeoutError):
                async with asyncio.timeout(self._wait()):
                    await self._now.wait()
            self._now.clear()
            node.rooms.sweep()
            try:
                await node.accounts.sweep()
            except Unavailable:
                log.warning("sweep_of_sessions_failed")
            await node.daily.prepare()
            try:
                await self._compare(node.host.watched)
            except Unavailable as error:
                # The next tables would wait as long for the same answer.
                log.warning("sweep_failed", reason=type(error.__cause__).__name__)

    async def _compare(self, watched: Sequence[str]) -> None:
        """Have these tables as the log has them, many in one look; raises `Unavailable`."""
        host = self._node.host
        for begin in range(0, len(watched), COMPARED):
            some = watched[begin : begin + COMPARED]
            behind = await host.behind(some)
            for id in some:
                try:
                    table = await host.table(id, sure=id in behind)
                    await self._node.mages.sweep(await self._node.look(table))
                except Unavailable:
                    raise
                except NoSuchTable:
                    continue  # it was deleted, and its sockets are closed
                except Exception:
                    log.exception("sweep_failed", table=id)

    def _wait(self) -> float:
        seconds = self._node.settings.sweep_seconds
        return seconds if self._node.relay.connected else min(seconds, ALONE)
