"""The relay of a node that is alone: nothing leaves the process, and nothing is lost."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from unshuffled.tables import memory

Overhear = Callable[[str, bytes], Awaitable[None]]


class MemoryRelay(memory.MemoryRelay):
    """For nodes in one process."""

    def __init__(self) -> None:
        super().__init__()
        self._overhear: list[Overhear] = []
        self.on_reconnect: Callable[[], None] = lambda: None
        self.on_disconnect: Callable[[], None] = lambda: None
        self.lost = self.reconnects = 0

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
