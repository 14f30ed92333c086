"""A clock for tests about long absences: it goes when the test says so, and not when the machine is slow."""

from __future__ import annotations

import asyncio
from time import monotonic

from tests.server.serving import Running
from unshuffled.stores.presence import MemoryPresence


class Ahead:
    """The clock by which some nodes judge who is absent."""

    def __init__(self, *servers: Running) -> None:
        self._ahead = 0.0
        self._set = monotonic()
        """When it was last set forward, by itself."""
        for server in servers:
            server.node.rooms._clock = self
            store = server.node.sightings._store
            assert isinstance(store, MemoryPresence)
            store._clock = self

    def __call__(self) -> float:
        return monotonic() + self._ahead

    def forward(self, seconds: float) -> None:
        """So much later."""
        self._ahead += seconds
        self._set = self()

    async def heard_since(self, server: Running, table: str) -> None:
        """Wait until the node has heard from another who is at this table, since the clock was set forward."""
        room = server.node.rooms._rooms[table]
        while not any(heard > self._set for heard, _ in room.elsewhere.values()):
            await asyncio.sleep(0.01)
