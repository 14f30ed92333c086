"""From a plain URL to an engine: `postgresql://…` for a host of many, `sqlite:///path` for one machine.

The URL names the database, not our driver. A password in it must not reach a message.
"""

from __future__ import annotations

import asyncio
import sqlite3
import sys
from contextlib import AbstractContextManager, closing, nullcontext
from functools import partial
from math import inf
from pathlib import Path
from threading import Thread
from time import monotonic, sleep
from typing import Any
from weakref import WeakSet

import aiosqlite
from sqlalchemy import URL, Engine, event, make_url
from sqlalchemy.exc import ArgumentError, DisconnectionError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.pool import ConnectionPoolEntry

from unshuffled.stores.folder import MEMORY, make_file

DRIVERS = {
    "postgresql": "postgresql+asyncpg",
    "postgres": "postgresql+asyncpg",
    "postgresql+asyncpg": "postgresql+asyncpg",
    "sqlite": "sqlite+aiosqlite",
    "sqlite+aiosqlite": "sqlite+aiosqlite",
}
FILE_PATIENCE = 10
"""Seconds to wait for another process that has the SQLite file."""
PRAGMAS = (
    f"busy_timeout = {FILE_PATIENCE * 1000}",  # another process may be writing; first, since the next one can meet it too
    "journal_mode = WAL",
    "synchronous = FULL",  # with WAL, NORMAL forgets the last commits when the power fails
    "foreign_keys = ON",
)


JOURNALS = ("-wal", "-shm", "-journal")
"""Endings of the files in which SQLite keeps what is not yet in the database."""


PATIENCE = 5.0
"""Seconds that a piece of work on PostgreSQL may take: waiting for a connection, making one, and all its statements."""
GOODBYE = 0.5
"""Seconds that a connection given up for lost may take to end."""
THREADS_END = 10.0
"""Seconds that all threads of an engine on SQLite may take to end."""


USED = "used"
"""Under this name a connection of the pool notes when it last came back."""


class BadDatabase(Exception):
    """A database cannot be used as it is; the message says what to do, without a password."""


class Silence:
    """Since when the database may be silent: when the last piece of work began that got no answer in time.

    Its other connections that lay idle then are as dead, and each would keep somebody waiting to find out. They are made
    again when they are next needed (`_must_be_open`). If it was only one statement that took too long, that costs little.
    """

    def __init__(self) -> None:
        self.since = -inf


class BriefConnection(AsyncConnection):
    """A connection that is given back within `PATIENCE`, or taken away with a `TimeoutError`.

    A database that went away silently must not keep people waiting. The limits of the driver are for one statement
    each, and it waits again to cancel what it gave up; this one is for everything between `async with` and its end.
    """

    _limit: asyncio.Timeout

    def __init__(self, engine: BriefEngine) -> None:
        super().__init__(engine)
        self._silence = engine.silence

    async def __aenter__(self) -> BriefConnection:
        """Take a connection."""
        self._began = monotonic()
        self._limit = asyncio.timeout(PATIENCE)
        await self._limit.__aenter__()
        try:
            await super().__aenter__()
        except BaseException:
            await self._limit.__aexit__(*sys.exc_info())
            raise
        return self

    async def __aexit__(self, type_: Any, value: Any, traceback: Any) -> None:
        """Give it back."""
        try:
            if self._limit.expired():
                self._silence.since = max(self._silence.since, self._began)
            await super().__aexit__(type_, value, traceback)
        except BaseException:
            await self._limit.__aexit__(*sys.exc_info())
            raise
        await self._limit.__aexit__(type_, value, traceback)


class BriefEngine(AsyncEngine):
    """An engine of such connections."""

    def __init__(self, sync_engine: Engine, silence: Silence) -> None:
        super().__init__(sync_engine)
        self.silence = silence

    def connect(self) -> AsyncConnection:
        """One of them."""
        return BriefConnection(self)

    def execution_options(self, **options: Any) -> BriefEngine:
        """The same with other options."""
        return BriefEngine(self.sync_engine.execution_options(**options), self.silence)


class ThreadsEngine(AsyncEngine):
    """An engine on SQLite that leaves no thread running once it is disposed of.

    The driver gives each connection a thread. A connection that is given up in the middle of a statement, or while it is
    made, ends when its thread gets there; if the loop has ended by then, the thread dies with a traceback.
    """

    def __init__(self, sync_engine: Engine) -> None:
        super().__init__(sync_engine)
        self._threads: WeakSet[Thread] = WeakSet()
        event.listen(sync_engine, "do_connect", self._count)

    def _count(self, dialect: Any, record: Any, args: Any, options: dict[str, Any]) -> None:
        options["async_creator_fn"] = self._connect

    def _connect(self, *args: Any, **options: Any) -> Any:
        connection = aiosqlite.connect(*args, **options)
        thread = connection._thread
        thread.daemon = True
        self._threads.add(thread)
        return connection

    async def dispose(self, close: bool = True) -> None:
        """Close the connections, and wait for their threads; not for ever, since one may still be in use."""
        await super().dispose(close)
        give_up = monotonic() + THREADS_END
        for thread in list(self._threads):
            await asyncio.to_thread(thread.join, max(0.0, give_up - monotonic()))


def open_engine(url: str, connections: int = 1, brief: bool = True) -> AsyncEngine:
    """An engine for this database with our driver and our settings; on PostgreSQL with so many connections.

    `brief`: on PostgreSQL nothing takes longer than `PATIENCE`.
    """
    parsed = parse(url)
    on_sqlite = parsed.get_backend_name() == "sqlite"
    try:
        engine = create_async_engine(
            parsed,
            # SQLite has one writer at a time anyway; one connection queues without waiting for locks.
            pool_size=1 if on_sqlite else connections,
            max_overflow=0,
            hide_parameters=True,  # seeds and what people said do not belong into messages
            connect_args={} if on_sqlite else _for_postgresql(),
        )
    except ModuleNotFoundError:
        raise BadDatabase("PostgreSQL needs more packages: pip install 'unshuffled[host]'") from None
    if on_sqlite:
        _make_private(Path(str(parsed.database)))
        event.listen(engine.sync_engine, "connect", _set_pragmas)
        return ThreadsEngine(engine.sync_engine)
    silence = Silence()
    event.listen(engine.sync_engine, "checkout", partial(_must_be_open, silence))
    event.listen(engine.sync_engine, "checkin", _note_use)
    return BriefEngine(engine.sync_engine, silence) if brief else engine


def _make_private(file: Path) -> None:
    """Create the file of a database for its owner alone. SQLite gives its mode to the files that it creates next to it."""
    make_file(file)
    for suffix in JOURNALS:
        if (journal := file.with_name(file.name + suffix)).exists():
            make_file(journal)


def _for_postgresql() -> dict[str, Any]:
    from asyncpg import Connection  # type: ignore[import-untyped]  # noqa: PLC0415 only hosts of many have it

    class Lost(Connection):  # type: ignore[misc]
        """A connection that does not wait long for an answer to its goodbye."""

        async def close(self, *, timeout: float | None = None) -> None:
            await super().close(timeout=None if timeout is None else min(timeout, GOODBYE))

    return {"timeout": PATIENCE, "connection_class": Lost, "server_settings": {"application_name": "unshuffled"}}


def parse(url: str) -> URL:
    """The URL with our driver in it."""
    if url == MEMORY:
        raise BadDatabase(
            f"{MEMORY} is no database, it keeps nothing; write postgresql://user@host/name or sqlite:///path"
        )
    try:
        parsed = make_url(url)
    except (ArgumentError, ValueError):
        raise BadDatabase("this is no database URL; write postgresql://user@host/name or sqlite:///path") from None
    if parsed.drivername not in DRIVERS:
        raise BadDatabase(f"no database {parsed.drivername!r} here; known: postgresql://user@host/name, sqlite:///path")
    parsed = parsed.set(drivername=DRIVERS[parsed.drivername])
    if parsed.get_backend_name() == "sqlite":
        if parsed.database in {None, "", ":memory:"}:
            raise BadDatabase("a SQLite database is a file; write sqlite:///path")
        folder = Path(str(parsed.database)).absolute().parent
        if not folder.is_dir():
            raise BadDatabase(f"there is no folder {folder} for the database")
    elif "sslmode" in parsed.query:
        # The word of PostgreSQL's own URLs; the driver has another one for it.
        mode = str(parsed.query["sslmode"])
        parsed = parsed.difference_update_query(["sslmode"]).update_query_dict({"ssl": mode})
    return parsed


def is_server(url: str) -> bool:
    """Is the database a server that may go away, and not a file or nothing at all?"""
    return url != MEMORY and parse(url).get_backend_name() != "sqlite"


def claim(url: str) -> AbstractContextManager[object]:
    """The right to serve from this database, until it is left; raises `BadDatabase` if another server has it.

    Two servers on one file would not hear of each other. The lock is SQLite's own, on an empty file beside the database: it
    works wherever SQLite does, and ends with the process. Servers on PostgreSQL may be many (`pulse` warns if they are deaf).
    """
    if url == MEMORY or is_server(url):
        return nullcontext()
    file = Path(str(parse(url).database)).resolve()
    make_file(file.with_name(f"{file.name}.lock"))
    lock = sqlite3.connect(f"{file}.lock", timeout=0, isolation_level=None)
    try:
        lock.execute("BEGIN EXCLUSIVE")
    except sqlite3.OperationalError:
        lock.close()
        raise BadDatabase(
            f"another server uses {file}: play there, stop it, or give this one a folder of its own (--data or"
            " UNSHUFFLED_DATA); servers that are to share their tables need PostgreSQL and NATS"
        ) from None
    return closing(lock)


def _must_be_open(silence: Silence, _: object, record: ConnectionPoolEntry, __: object) -> None:
    """The database has closed this connection while nobody used it, as in a restart, or has been silent since: the pool makes a new one.

    Nothing was sent on it, so nothing is tried twice; and it costs no question to the server.
    """
    if record.driver_connection is not None and record.driver_connection.is_closed():
        raise DisconnectionError("closed by the database")
    if record.info.get(USED, inf) <= silence.since:
        raise DisconnectionError("idle since the database fell silent")


def _note_use(_: object, record: ConnectionPoolEntry) -> None:
    record.info[USED] = monotonic()


def _set_pragmas(connection: Any, _: object) -> None:
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        _insist(cursor, f"PRAGMA {pragma}")
    cursor.close()


def _insist(cursor: Any, statement: str) -> None:
    """Changing the journal's mode does not wait for another process that does the same; it fails at once."""
    give_up = monotonic() + FILE_PATIENCE
    while True:
        try:
            cursor.execute(statement)
            return
        except sqlite3.OperationalError:
            if monotonic() >= give_up:
                raise
            sleep(0.05)
