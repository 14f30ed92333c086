"""Logs for tests: real databases, each new, on this machine."""

from __future__ import annotations

import asyncio
import atexit
import secrets
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine, Iterator
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass, field
from functools import cache
from typing import Any, TypeVar

import asyncpg  # type: ignore[import-untyped]  # it ships none

from tests import services
from unshuffled.stores.connect import open_log
from unshuffled.stores.log import SqlLog, to_append
from unshuffled.stores.migrate import upgrade
from unshuffled.tables.entries import Entry, Opened, Said
from unshuffled.tables.forks import new_id
from unshuffled.tables.memory import MemoryLog
from unshuffled.tables.ports import START, Head, Log

SERVER = services.POSTGRESQL
"""The server on which databases are created and dropped."""

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


async def make_database(template: str = "template0") -> str:
    """Create a database like the template, which is an empty one, and return its URL."""
    name = f"unshuffled_test_{secrets.token_hex(6)}"
    async with connected(f"{SERVER}/postgres") as server:
        await server.execute(f"CREATE DATABASE {name} TEMPLATE {template}")
    return f"{SERVER}/{name}"


async def drop_database(url: str) -> None:
    """As if it had never been."""
    async with connected(f"{SERVER}/postgres") as server:
        await server.execute(f"DROP DATABASE IF EXISTS {url.rpartition('/')[2]} WITH (FORCE)")


SHAPE = """
SELECT md5(string_agg(line, ',' ORDER BY line)) FROM (
    SELECT concat_ws(' ', 'relation', relname, relkind, reloptions)
        FROM pg_class WHERE relnamespace = 'public'::regnamespace
    UNION ALL SELECT concat_ws(' ', 'column', relname, attname, atttypid, attnotnull, atthasdef)
        FROM pg_attribute JOIN pg_class ON pg_class.oid = attrelid
        WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' AND attnum > 0
    UNION ALL SELECT concat_ws(' ', 'constraint', conname) FROM pg_constraint
    UNION ALL SELECT concat_ws(' ', 'function', proname) FROM pg_proc WHERE pronamespace = 'public'::regnamespace
    UNION ALL SELECT concat_ws(' ', 'trigger', tgrelid::regclass, tgtype, tgfoid::regproc) FROM pg_trigger
    UNION ALL SELECT concat_ws(' ', 'setting', setconfig)
        FROM pg_db_role_setting JOIN pg_database ON pg_database.oid = setdatabase WHERE datname = current_database()
    UNION ALL SELECT concat_ws(' ', 'revision', version_num) FROM alembic_version
) AS shape (line)
"""
"""A question whose answer changes with all that a test may do to a database, other than writing rows."""
OTHERS = "FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()"
ROWS = "SELECT relname FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p')"
ROWS += " AND NOT relispartition AND relname <> 'alembic_version'"

_free: list[str] = []
"""Upgraded databases without rows: to empty one takes milliseconds, and to create and drop one a checkpoint."""


@cache
def _template() -> tuple[str, str]:
    """Return the name and the shape of an upgraded database: the migrations run once in each process of a test run."""

    async def make() -> tuple[str, str]:
        url = await make_database()
        await upgrade(url)
        async with connected(url) as operator:
            return url, await operator.fetchval(SHAPE)

    url, shape = asyncio.run(make())
    atexit.register(lambda: asyncio.run(drop_database(url)))
    return url.rpartition("/")[2], shape


@atexit.register
def _drop_free() -> None:
    for url in _free:
        asyncio.run(drop_database(url))


async def take_database() -> str:
    """Return the URL of an upgraded database without rows; `give_back` takes it."""
    return _free.pop() if _free else await make_database((await asyncio.to_thread(_template))[0])


async def give_back(url: str) -> None:
    """Empty a database for the next test, or drop it if it is not what it was."""
    try:
        async with connected(url) as operator:
            while await operator.fetch(f"SELECT pg_terminate_backend(pid) {OTHERS}"):
                await operator.execute("SELECT pg_stat_clear_snapshot()")
            if await operator.fetchval(SHAPE) == _template()[1]:
                tables = [row["relname"] for row in await operator.fetch(ROWS)]
                await operator.execute("; ".join(f"DELETE FROM {table}" for table in tables))
                _free.append(url)
                return
    except asyncpg.PostgresError:
        pass  # it is gone, or lets nobody in
    await drop_database(url)


@contextmanager
def a_database(upgraded: bool = True) -> Iterator[str]:
    """Yield the URL of a database of one test: up to date without rows, or with nothing in it."""
    url = asyncio.run(take_database() if upgraded else make_database())
    try:
        yield url
    finally:
        asyncio.run(give_back(url) if upgraded else drop_database(url))


async def new_table(log: Log, entries: int = 1) -> str:
    """A table with this many entries."""
    id = new_id()
    await log.create(id, "seed", _first(entries))
    return id


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
