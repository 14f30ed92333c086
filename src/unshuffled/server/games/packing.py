"""Finished games become one compact row each (`stores.archive`), some at a time, when they are some days old.

Every node does it, at times of its own: two that choose the same game wait for each other, and the second finds nothing to do.
"""

from __future__ import annotations

import asyncio
import random
from datetime import timedelta

import structlog

from unshuffled.stores.log import Unavailable
from unshuffled.tables.ending import end
from unshuffled.tables.ports import Conflict, Log

EVERY = 600.0
"""Seconds between two rounds, about."""
ROUND = 500
"""Games of a round: no more than some seconds of the database."""
log = structlog.get_logger()


class Packing:
    """Packs games while a node runs."""

    def __init__(self, kept: Log, days: float) -> None:
        """Pack games in which nothing happened for so many days; 0 packs none."""
        self._kept = kept if days else None
        self._age = timedelta(days=days)
        self._working: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin, after a while: a node that has just started has other things to do."""
        if self._kept is not None:
            self._working = asyncio.get_running_loop().create_task(self._work())

    async def stop(self) -> None:
        """No longer; a game is packed whole or not at all."""
        await end(self._working)

    async def _work(self) -> None:
        while True:
            await asyncio.sleep(EVERY * (0.5 + random.random()))
            await self.pack()

    async def pack(self) -> int:
        """One round; gives how many games were packed."""
        if self._kept is None:
            return 0
        try:
            games, size = await self._kept.pack_finished(self._age, ROUND)
        except (Conflict, Unavailable) as error:
            log.warning("games_not_packed", reason=str(error) or type(error).__name__)
            return 0
        if games:
            log.info("games_packed", games=games, bytes=size)
        return games
