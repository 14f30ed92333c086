"""A log and a relay in memory, for one process that keeps nothing, and for tests of the logic."""

from __future__ import annotations

import json
from collections.abc import Awaitable, Callable, Sequence
from datetime import timedelta
from time import monotonic
from typing import NamedTuple

from unshuffled.tables.entries import MOVES, Entry, from_data, to_json
from unshuffled.tables.ports import START, Conflict, Head, NoSuchTable, OtherHistory, Read, Snapshot, chain

MOVING = frozenset(cls.__name__ for cls in MOVES)


class Row(NamedTuple):
    """One entry as it is kept."""

    digest: str
    kind: str
    data: str
    at: float


class MemoryLog:
    """Entries in lists; stored as text, so that what comes back is not what went in."""

    def __init__(self) -> None:
        self._seeds: dict[str, str] = {}
        self._rows: dict[str, list[Row]] = {}
        self._snapshots: dict[str, Snapshot] = {}
        self._packs: dict[str, bytes] = {}
        self.on_commit: Callable[[float], None] = lambda _: None

    async def create(self, table: str, seed: str, entries: list[Entry]) -> Head:
        """A new table."""
        if table in self._seeds:
            raise Conflict
        self._seeds[table] = seed
        self._rows[table] = []
        return self._append(table, START, entries)

    async def append(self, table: str, head: Head, entries: list[Entry]) -> Head:
        """Entries after this one."""
        return self._append(table, head, entries)

    def _append(self, table: str, head: Head, entries: list[Entry]) -> Head:
        rows = self._of(table)
        if len(rows) != head.number or (rows and rows[-1].digest != head.digest):
            raise Conflict
        digest = head.digest
        for entry in entries:
            kind, data = type(entry).__name__, to_json(entry)
            digest = chain(digest, kind, data)
            rows.append(Row(digest, kind, data, monotonic()))
        return Head(len(rows), digest)

    async def read(self, table: str, since: Head | int = START, most: int = 0) -> Read:
        """Entries after this one."""
        rows = self._of(table)
        after = since if isinstance(since, int) else since.number
        if isinstance(since, Head) and after and (after > len(rows) or rows[after - 1].digest != since.digest):
            raise OtherHistory
        found = rows[after : after + most] if most else rows[after:]
        entries = [from_data({"kind": row.kind, **json.loads(row.data)}) for row in found]
        number = after + len(found)
        return Read(entries, Head(number, rows[number - 1].digest if 0 < number <= len(rows) else ""))

    async def heads(self, tables: Sequence[str]) -> dict[str, Head]:
        """The last entry of each of these tables."""
        found = {table: self._rows[table] for table in tables if self._rows.get(table)}
        return {table: Head(len(rows), rows[-1].digest) for table, rows in found.items()}

    async def waits(self, tables: Sequence[str]) -> dict[str, float]:
        """Seconds since each of these games last moved on."""
        moved = {table: [row.at for row in self._rows.get(table, []) if row.kind in MOVING] for table in tables}
        return {table: monotonic() - times[-1] for table, times in moved.items() if times}

    async def seed(self, table: str) -> str:
        """The table's seed."""
        self._of(table)
        return self._seeds[table]

    async def beginning(self, table: str) -> tuple[str, Snapshot | None]:
        """The table's secret and its snapshot."""
        return await self.seed(table), self._snapshots.get(table)

    async def keep_snapshot(self, table: str, snapshot: Snapshot) -> None:
        """Keep it."""
        self._snapshots[table] = snapshot

    async def keep_pack(self, digest: str, kept: bytes) -> None:
        """Keep it."""
        self._packs[digest] = kept

    async def pack(self, digest: str) -> bytes | None:
        """The pack, if it was kept."""
        return self._packs.get(digest)

    async def pack_finished(self, age: timedelta, most: int = 100) -> tuple[int, int]:
        """Pack nothing: memory has no rows to save."""
        return 0, 0

    @property
    def queue(self) -> int:
        """The number of appends that wait: none, since nothing is written."""
        return 0

    def pool_use(self) -> tuple[int, int]:
        """Return the connections in use and their maximum: there are none."""
        return 0, 0

    async def close(self) -> None:
        """Release nothing: there is no database."""

    def _of(self, table: str) -> list[Row]:
        if table not in self._rows:
            raise NoSuchTable
        return self._rows[table]


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
        """Everyone gets the changes of all tables."""

    def unfollow(self, table: str) -> None:
        """Everyone gets the changes of all tables."""
