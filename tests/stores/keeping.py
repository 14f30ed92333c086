"""Logs for tests: real databases, each new, on this machine."""

from __future__ import annotations

import asyncio
import os
import secrets
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine, Iterator
from contextlib import ExitStack, asynccontextmanager, contextmanager
from dataclasses import dataclass, field
from typing import Any, TypeVar

import asyncpg  # type: ignore[import-untyped]  # it ships none

from unshuffled.stores.cells.book import Book, Cell
from unshuffled.stores.cells.log import CellLog
from unshuffled.stores.connect import open_log
from unshuffled.stores.engine import open_engine
from unshuffled.stores.log import SqlLog, to_append
from unshuffled.stores.migrate import upgrade
from unshuffled.tables.entries import Entry, Opened, Said
from unshuffled.tables.forks import new_id
from unshuffled.tables.memory import MemoryLog
from unshuffled.tables.ports import START, Head, Log

SERVER = os.environ.get("UNSHUFFLED_TEST_POSTGRESQL", "postgresql://postgres@127.0.0.1:5432")
"""Where databases may be made and dropped. Without PostgreSQL these tests fail; they are not skipped."""

T = TypeVar("T")


@dataclass
class Kept:
    """One kind of log. Every `open` is another node over the same entries."""

    name: str
    url: str = ""
    grouped: bool = False
    memory: MemoryLog = field(default_factory=MemoryLog)

    @property
    def is_postgresql(self) -> bool:
        return self.url.startswith("postgresql")

    @asynccontextmanager
    async def open(self) -> AsyncIterator[Log]:
        """A node's log."""
        if not self.url:
            yield self.memory
            return
        async with self.open_sql() as log:
            yield log

    @asynccontextmanager
    async def open_sql(self) -> AsyncIterator[SqlLog]:
        """A node's log, known to be one in a database."""
        log = await open_log(self.url, grouped=self.grouped)
        try:
            yield log
        finally:
            await log.close()

    def run(self, test: Callable[[Log], Awaitable[None]]) -> None:
        """Run a test on one node."""

        async def on_a_node() -> None:
            async with self.open() as log:
                await test(log)

        asyncio.run(on_a_node())


@asynccontextmanager
async def connected(url: str) -> AsyncIterator[asyncpg.Connection]:
    """A connection that is not ours, as an operator has one."""
    connection = await asyncpg.connect(url)
    try:
        yield connection
    finally:
        await connection.close()


async def make_database() -> str:
    """A new empty database; gives its URL."""
    name = f"unshuffled_test_{secrets.token_hex(6)}"
    async with connected(f"{SERVER}/postgres") as server:
        await server.execute(f"CREATE DATABASE {name}")
    return f"{SERVER}/{name}"


async def drop_database(url: str) -> None:
    """As if it had never been."""
    async with connected(f"{SERVER}/postgres") as server:
        await server.execute(f"DROP DATABASE {url.rpartition('/')[2]} WITH (FORCE)")


@dataclass
class Cells:
    """A main database, and the cells that it lists."""

    main: str
    urls: dict[str, str]


@contextmanager
def some_cells(*names: str) -> Iterator[Cells]:
    """So many databases, up to date; dropped afterwards."""
    with ExitStack() as held:
        main = held.enter_context(a_database())
        urls = {name: held.enter_context(a_database()) for name in names}

        async def add() -> None:
            engine = open_engine(main)
            for name, url in urls.items():
                await Book(engine).add(Cell(name, url))
            await engine.dispose()

        asyncio.run(add())
        yield Cells(main, urls)


@contextmanager
def a_database(upgraded: bool = True) -> Iterator[str]:
    """The URL of a database that is dropped afterwards; up to date, or with nothing in it."""
    url = asyncio.run(make_database())
    try:
        if upgraded:
            asyncio.run(upgrade(url))
        yield url
    finally:
        asyncio.run(drop_database(url))


@asynccontextmanager
async def node(cells: Cells, grouped: bool = True) -> AsyncIterator[CellLog]:
    """The log as one server has it."""
    log = await open_log(cells.main, grouped)
    assert isinstance(log, CellLog)
    try:
        yield log
    finally:
        await log.close()


def on_a_node(cells: Cells, test: Callable[[CellLog], Awaitable[T]]) -> T:
    """Do this with a log of these cells, and close it."""

    async def run() -> T:
        async with node(cells) as log:
            return await test(log)

    return asyncio.run(run())


async def nothing_away(*logs: CellLog) -> bool:
    """Does every cell answer, as far as these logs know?"""
    return not any(log.away for log in logs)


@asynccontextmanager
async def away(url: str) -> AsyncIterator[None]:
    """A database that lets nobody in, and has sent everybody away."""
    name = url.rpartition("/")[2]
    async with connected(f"{SERVER}/postgres") as operator:
        await operator.execute(f"ALTER DATABASE {name} WITH ALLOW_CONNECTIONS false")
        await operator.execute("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1", name)
        try:
            yield
        finally:
            await operator.execute(f"ALTER DATABASE {name} WITH ALLOW_CONNECTIONS true")


async def new_table(log: Log, entries: int = 1) -> str:
    """A table with this many entries."""
    id = new_id()
    await log.create(id, "seed", _first(entries))
    return id


async def a_table_in(log: CellLog, cell: str, entries: int = 1) -> str:
    """A new table that belongs to this cell."""
    while True:
        table = await new_table(log, entries)
        if await log.find(table) == cell:
            return table


def _first(entries: int) -> list[Entry]:
    first: list[Entry] = [Opened("ann", "commitment")]
    return first + [said(str(n)) for n in range(2, entries + 1)]


def after(entries: int, *words: str) -> Head:
    """Where a `new_table` with this many entries stands, and after these words were said too."""
    return to_append("", START, _first(entries) + [said(word) for word in words]).head


def said(words: str) -> Entry:
    """An entry to tell from others."""
    return Said("ann", words=words)


async def words_of(log: Log, table: str) -> list[str]:
    """What was said at a table, in order."""
    return [entry.words for entry in (await log.read(table)).entries if isinstance(entry, Said)]


async def outcome(wish: Coroutine[Any, Any, T]) -> T | Exception:
    """What became of a wish, if only an error."""
    try:
        return await wish
    except Exception as error:
        return error


OURS = "FROM pg_stat_activity WHERE datname = current_database() AND application_name = 'unshuffled'"


async def waiting_for_locks(operator: asyncpg.Connection) -> int:
    """How many of our connections wait for a lock now."""
    await operator.execute("SELECT pg_stat_clear_snapshot()")  # within a transaction the first look is remembered
    found: int = await operator.fetchval(f"SELECT count(*) {OURS} AND wait_event_type = 'Lock'")
    return found


async def end_connections(operator: asyncpg.Connection) -> int:
    """End our connections, as an operator or a restart does; gives how many there were."""
    await operator.execute("SELECT pg_stat_clear_snapshot()")
    return len(await operator.fetch(f"SELECT pg_terminate_backend(pid) {OURS}"))
