"""A log and a relay in memory, for one process that keeps nothing, and for tests of the logic."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from unshuffled.tables.entries import Entry, from_data, to_data
from unshuffled.tables.host import Conflict, NoSuchTable


class MemoryLog:
    """Entries in lists; stored as data, so that what comes back is not what went in."""

    def __init__(self) -> None:
        self._seeds: dict[str, str] = {}
        self._entries: dict[str, list[dict[str, object]]] = {}

    async def create(self, table: str, seed: str, entries: list[Entry]) -> None:
        """A new table."""
        if table in self._seeds:
            raise Conflict
        self._seeds[table] = seed
        self._entries[table] = [to_data(entry) for entry in entries]

    async def append(self, table: str, after: int, entries: list[Entry]) -> None:
        """Entries after this number."""
        kept = self._of(table)
        if len(kept) != after:
            raise Conflict
        kept += [to_data(entry) for entry in entries]

    async def read(self, table: str, after: int = 0) -> list[Entry]:
        """All entries after this number."""
        return [from_data(data) for data in self._of(table)[after:]]

    async def seed(self, table: str) -> str:
        """The table's seed."""
        self._of(table)
        return self._seeds[table]

    async def close(self) -> None:
        """Nothing to let go."""

    def _of(self, table: str) -> list[dict[str, object]]:
        if table not in self._entries:
            raise NoSuchTable
        return self._entries[table]


class MemoryRelay:
    """Tells every subscriber of this process."""

    def __init__(self) -> None:
        self._hear: list[Callable[[str, int], Awaitable[None]]] = []

    async def publish(self, table: str, number: int) -> None:
        """Tell everyone."""
        for hear in list(self._hear):
            await hear(table, number)

    async def subscribe(self, hear: Callable[[str, int], Awaitable[None]]) -> None:
        """One more who wants to know."""
        self._hear.append(hear)

    async def follow(self, table: str) -> None:
        """All tables are told to everyone."""

    def unfollow(self, table: str) -> None:
        """All tables are told to everyone."""
