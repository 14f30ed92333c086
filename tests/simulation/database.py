"""A database with a disk: what is written is in a page cache until it is synced, and only then visible and acknowledged.

A crash keeps an arbitrary part, from the beginning, of what was written and not synced. A lost connection leaves its caller
without an answer, whatever became of what it asked. `NodeLog` is the real `GroupedLog` of one node, whose statements run
here instead of in SQL.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Coroutine, Iterable, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any, NamedTuple, cast

from sqlalchemy.ext.asyncio import AsyncEngine

from tests.simulation.loop import Loop, Process
from unshuffled.stores.group import GroupedLog
from unshuffled.stores.log import Append, asking, to_append
from unshuffled.stores.presence import Sighting
from unshuffled.tables.entries import Entry, from_data
from unshuffled.tables.ports import START, Head, NoSuchTable, OtherHistory, Read, Snapshot

PATIENCE = 5.0
"""Seconds after which a node gives a statement up; as `stores.engine`, and less."""


class UniqueViolation(Exception):
    """Another transaction was first with one of the keys, as PostgreSQL says it."""

    sqlstate = "23505"


class Lost(OSError):
    """The connection is gone. What was asked may have happened."""


class Row(NamedTuple):
    """One entry as it is kept."""

    digest: str
    kind: str
    data: str

    @property
    def entry(self) -> Entry:
        """As tables have it."""
        return from_data({"kind": self.kind, **json.loads(self.data)})


@dataclass
class Kept:
    """One table on the disk."""

    seed: str
    rows: list[Row] = field(default_factory=list)
    ends: list[int] = field(default_factory=list)
    """After how many rows each transaction ended."""
    snapshot: Snapshot | None = None


@dataclass(eq=False)
class Write:
    """A transaction that is in the page cache."""

    tables: frozenset[str]
    apply: Callable[[], None]
    done: asyncio.Future[None]


class Database:
    """What all nodes share. It survives its process."""

    def __init__(self, loop: Loop, chance: Random, sync_seconds: float = 0.004) -> None:
        self.loop = loop
        self._chance = chance
        self.tables: dict[str, Kept] = {}
        self.packs: dict[str, bytes] = {}
        self.presence: dict[Sighting, float] = {}
        self.snapshots: list[tuple[str, Snapshot]] = []
        """All that were ever kept."""
        self.lost: set[tuple[str, int, str]] = set()
        """Entries that were synced and are gone: table, number and digest. Only a restore takes those."""
        self.synced: dict[tuple[str, str], float] = {}
        """When each entry was on the disk, by its table and digest."""
        self.histories: list[tuple[str, list[Row]]] = []
        """What tables had before a restore took their end."""
        self.sync_seconds = sync_seconds
        self.process: Process = loop.process("database")
        self.is_up = True
        self.links: list[Link] = []
        self._cache: list[Write] = []
        """Written and not synced, in order."""
        self._syncing: asyncio.Task[None] | None = None
        self._watching: list[asyncio.Future[None]] = []

    # Faults

    async def next_write(self) -> None:
        """Wait until something is in the page cache; in the process `world`."""
        watching: asyncio.Future[None] = self.loop.create_future()
        self._watching.append(watching)
        await watching

    def crash(self) -> None:
        """Power off. Of what was not synced some of the first may be on the disk after all."""
        self.loop.kill(self.process)
        self.is_up = False
        for write in self._cache[: self._chance.randint(0, len(self._cache))]:
            write.apply()
        self._cache = []
        self._syncing = None
        self.presence.clear()  # an unlogged table
        for link in self.links:
            link.break_off()

    def restart(self) -> None:
        """It recovers, with what is on its disk."""
        if not self.is_up:
            self.process = self.loop.process("database")
            self.is_up = True

    def restore(self, most: int) -> None:
        """While it is down: what is started again is an older copy, without the last entries of some tables."""
        for id, kept in sorted(self.tables.items()):
            ends = kept.ends[-1 - self._chance.randint(0, min(most, len(kept.ends) - 1)) :]
            last = ends[0]
            if last == len(kept.rows):
                continue
            self.histories.append((id, list(kept.rows)))
            self.lost |= {(id, number, row.digest) for number, row in enumerate(kept.rows, 1) if number > last}
            del kept.rows[last:], kept.ends[-len(ends) + 1 :]
            if kept.snapshot is not None and kept.snapshot.head.number > last and self._chance.random() < 0.5:
                # An older copy has an older snapshot or none. One of a lost history is what a careless operator leaves there.
                kept.snapshot = None

    # Statements; they run in the database's process

    async def insert(self, appends: list[Append]) -> set[str]:
        """The statement of `stores.log.insertion`: it returns the tables that got their rows."""
        chosen = [append for append in appends if self._fits(append)]
        names = frozenset(append.table for append in chosen)
        others = [write for write in self._cache if write.tables & names]
        if others:
            # Rows that nobody sees yet hold their keys. If their transaction commits, this one has lost.
            for other in others:
                await other.done
            raise UniqueViolation
        if chosen:
            await self._write(names, lambda: self._put(*chosen))
        return set(names)

    def _fits(self, append: Append) -> bool:
        kept = self.tables.get(append.table)
        if kept is None:
            return False
        return (append.after.number, append.after.digest) == (len(kept.rows), kept.rows[-1].digest if kept.rows else "")

    def _put(self, *appends: Append) -> None:
        for append in appends:
            kept = self.tables[append.table]
            for row in append.rows:
                made = Row(str(row["digest"]), str(row["kind"]), str(row["data"]))
                kept.rows.append(made)
                # After a restore the same may be written a second time.
                self.synced.setdefault((append.table, made.digest), self.loop.time())
                # The primary key.
                assert row["number"] == len(kept.rows)
            kept.ends.append(len(kept.rows))

    async def create(self, table: str, seed: str, append: Append) -> None:
        """A new table."""
        if table in self.tables or any(table in write.tables for write in self._cache):
            raise UniqueViolation

        def make() -> None:
            self.tables[table] = Kept(seed)
            self._put(append)

        await self._write(frozenset({table}), make)

    async def read(self, table: str, since: Head | int, most: int) -> Read:
        """What is synced."""
        rows = self.of(table).rows
        after = since if isinstance(since, int) else since.number
        if isinstance(since, Head) and after and (after > len(rows) or rows[after - 1].digest != since.digest):
            raise OtherHistory
        found = rows[after : after + most] if most else rows[after:]
        number = after + len(found)
        return Read(
            [row.entry for row in found], Head(number, rows[number - 1].digest if 0 < number <= len(rows) else "")
        )

    async def heads(self, tables: Sequence[str]) -> dict[str, Head]:
        """The last synced entry of each."""
        found = {table: self.of(table).rows for table in tables}
        return {table: Head(len(rows), rows[-1].digest) for table, rows in found.items() if rows}

    async def waits(self, tables: Sequence[str]) -> dict[str, float]:
        """What is kept here has no times."""
        return {}

    async def beginning(self, table: str) -> tuple[str, Snapshot | None]:
        """The secret and the last snapshot."""
        kept = self.of(table)
        return kept.seed, kept.snapshot

    async def keep_snapshot(self, table: str, snapshot: Snapshot) -> None:
        """Of several the last one counts."""
        self.snapshots.append((table, snapshot))

        def put() -> None:
            self.of(table).snapshot = snapshot

        await self._write(frozenset(), put)

    async def keep_pack(self, digest: str, data: bytes) -> None:
        """Keep it."""
        self.packs[digest] = data

    async def pack(self, digest: str) -> bytes | None:
        """The pack, if it was kept."""
        return self.packs.get(digest)

    async def saw(self, seen: list[Sighting]) -> None:
        """By the database's clock."""
        self.presence.update(dict.fromkeys(seen, self.loop.time()))

    async def age(self, table: str, person: str) -> float | None:
        """By the same."""
        at = self.presence.get((table, person))
        return None if at is None else self.loop.time() - at

    def of(self, table: str) -> Kept:
        """The table; raises `NoSuchTable`."""
        if table not in self.tables:
            raise NoSuchTable
        return self.tables[table]

    # The disk

    async def _write(self, tables: frozenset[str], apply: Callable[[], None]) -> None:
        write = Write(tables, apply, self.loop.create_future())
        self._cache.append(write)
        watching, self._watching = self._watching, []
        for each in watching:
            self.loop.call_in(self.loop.world, self._chance.random() * self.sync_seconds * 2, _wake, each)
        if self._syncing is None:
            self._syncing = self.loop.create_task(self._sync())
        await write.done

    async def _sync(self) -> None:
        """What is in the cache when a sync begins is on the disk when it ends, and visible."""
        while self._cache:
            group = list(self._cache)
            await asyncio.sleep(self._chance.random() * self.sync_seconds)
            for write in group:
                write.apply()
                self._cache.remove(write)
                write.done.set_result(None)
        self._syncing = None


class Link:
    """The connections of one node to the database."""

    def __init__(self, database: Database, node: Process, chance: Random, delay: float = 0.002) -> None:
        self.database = database
        self.node = node
        self._chance = chance
        self.is_cut = False
        self.is_half_open = False
        """Nothing arrives, and nobody notices."""
        self.delay = delay
        self._generation = 0
        self._asked: dict[asyncio.Future[Any], None] = {}
        database.links.append(self)

    def break_off(self) -> None:
        """Every connection is lost, with what was asked on it."""
        self._generation += 1
        asked, self._asked = self._asked, {}
        for answer in asked:
            self.database.loop.call_in(self.node, self._way(), _fail, answer)

    def _way(self) -> float:
        return self._chance.random() * self.delay

    async def ask(self, statement: Callable[[], Coroutine[Any, Any, Any]]) -> Any:
        """Run a statement at the database; raises `Lost` or `TimeoutError` when nobody knows what became of it."""
        loop = self.database.loop
        if self.is_cut or not self.database.is_up:
            await asyncio.sleep(self._way())
            raise Lost("connection refused")
        answer: asyncio.Future[Any] = loop.create_future()
        self._asked[answer] = None
        loop.call_in(self.database.process, self._way(), self._arrive, statement, answer, self._generation)
        try:
            async with asyncio.timeout(PATIENCE):
                return await answer
        finally:
            self._asked.pop(answer, None)

    def _arrive(self, statement: Any, answer: asyncio.Future[Any], generation: int) -> None:
        if generation == self._generation and not self.is_half_open:
            self.database.loop.create_task(self._run(statement, answer, generation))

    async def _run(self, statement: Any, answer: asyncio.Future[Any], generation: int) -> None:
        result: Any = None
        error: Exception | None = None
        try:
            result = await statement()
        except Exception as raised:
            error = raised
        if generation == self._generation and not self.is_half_open:
            self.database.loop.call_in(self.node, self._way(), _tell, answer, result, error)


def _wake(watching: asyncio.Future[None]) -> None:
    if not watching.done():
        watching.set_result(None)


def _fail(answer: asyncio.Future[Any]) -> None:
    if not answer.done():
        answer.set_exception(Lost("connection lost"))


def _tell(answer: asyncio.Future[Any], result: Any, error: Exception | None) -> None:
    if answer.done():
        return
    if error is not None:
        answer.set_exception(error)
    else:
        answer.set_result(result)


class _Dialect:
    name = "sqlite"


class _Engine:
    """All that a `GroupedLog` asks of an engine while its statements run elsewhere."""

    dialect = _Dialect()

    def execution_options(self, **_: Any) -> _Engine:
        return self


class NodeLog(GroupedLog):
    """The log as a node has it: appends are gathered and answered by `GroupedLog`; statements go over a link."""

    def __init__(self, link: Link) -> None:
        super().__init__(cast(AsyncEngine, _Engine()), most=4, room=8)
        self._link = link
        self._database = link.database

    async def _ask(self, statement: Callable[[], Coroutine[Any, Any, Any]]) -> Any:
        with asking():
            return await self._link.ask(statement)

    async def _insert(self, appends: list[Append]) -> set[str]:
        return cast("set[str]", await self._link.ask(lambda: self._database.insert(appends)))

    async def _unpack(self, table: str) -> bool:
        return False  # no game is old enough to be packed

    async def create(self, table: str, seed: str, entries: list[Entry]) -> Head:
        """A new table."""
        append = to_append(table, START, entries)
        await self._ask(lambda: self._database.create(table, seed, append))
        return append.head

    async def read(self, table: str, since: Head | int = START, most: int = 0) -> Read:
        """Entries after this one. `OtherHistory` is what a reader finds in the rows, and not the database."""
        found = await self._ask(lambda: _other_history(self._database.read(table, since, most)))
        if found is None:
            raise OtherHistory
        return cast(Read, found)

    async def heads(self, tables: Sequence[str]) -> dict[str, Head]:
        """The last entry of each."""
        return cast("dict[str, Head]", await self._ask(lambda: self._database.heads(tables)))

    async def waits(self, tables: Sequence[str]) -> dict[str, float]:
        """Since when each waits."""
        return cast("dict[str, float]", await self._ask(lambda: self._database.waits(tables)))

    async def seed(self, table: str) -> str:
        """The table's secret."""
        return (await self.beginning(table))[0]

    async def beginning(self, table: str) -> tuple[str, Snapshot | None]:
        """The secret and the last snapshot."""
        return cast("tuple[str, Snapshot | None]", await self._ask(lambda: self._database.beginning(table)))

    async def keep_snapshot(self, table: str, snapshot: Snapshot) -> None:
        """Keep it."""
        await self._ask(lambda: self._database.keep_snapshot(table, snapshot))

    async def keep_pack(self, digest: str, kept: bytes) -> None:
        """Keep it."""
        await self._ask(lambda: self._database.keep_pack(digest, kept))

    async def pack(self, digest: str) -> bytes | None:
        """The pack."""
        return cast("bytes | None", await self._ask(lambda: self._database.pack(digest)))

    # Presence, which is kept beside the log

    async def saw(self, seen: Iterable[Sighting]) -> None:
        """These people are at these tables now."""
        found = sorted(seen)
        await self._ask(lambda: self._database.saw(found))

    async def age(self, table: str, person: str) -> float | None:
        """Seconds since this person was last seen at this table."""
        return cast("float | None", await self._ask(lambda: self._database.age(table, person)))

    async def forget(self) -> None:
        """Nothing is old enough."""


async def _other_history(reading: Coroutine[Any, Any, Read]) -> Read | None:
    try:
        return await reading
    except OtherHistory:
        return None
