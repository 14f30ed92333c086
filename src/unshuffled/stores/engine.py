"""From a plain URL to an engine: `postgresql://…` for a host of many, `sqlite:///path` for one machine.

The URL names the database, not our driver. A password in it must not reach a message.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from sqlalchemy import URL, event, make_url
from sqlalchemy.exc import ArgumentError, DisconnectionError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.pool import ConnectionPoolEntry

DRIVERS = {
    "postgresql": "postgresql+asyncpg",
    "postgres": "postgresql+asyncpg",
    "postgresql+asyncpg": "postgresql+asyncpg",
    "sqlite": "sqlite+aiosqlite",
    "sqlite+aiosqlite": "sqlite+aiosqlite",
}
PRAGMAS = (
    "busy_timeout = 10000",  # another process may be writing; first, since the next one can meet it too
    "journal_mode = WAL",
    "synchronous = FULL",  # with WAL, NORMAL forgets the last commits when the power fails
    "foreign_keys = ON",
)


MEMORY = "memory:"
"""In place of a database: nothing is kept. For tests and for trying things out; `server` knows what to do with it."""


class BadDatabase(Exception):
    """A database cannot be used as it is; the message says what to do, without a password."""


def open_engine(url: str, connections: int = 1) -> AsyncEngine:
    """An engine for this database with our driver and our settings; on PostgreSQL with so many connections."""
    parsed = parse(url)
    on_sqlite = parsed.get_backend_name() == "sqlite"
    arguments: dict[str, Any] = {}
    if not on_sqlite:
        # A server that went away without a word must not keep the writer, and so everyone, waiting for ever.
        arguments = {"timeout": 10, "command_timeout": 30, "server_settings": {"application_name": "unshuffled"}}
    try:
        engine = create_async_engine(
            parsed,
            # SQLite has one writer at a time anyway; one connection queues without waiting for locks.
            pool_size=1 if on_sqlite else connections,
            max_overflow=0,
            hide_parameters=True,  # seeds and what people said do not belong into messages
            connect_args=arguments,
        )
    except ModuleNotFoundError as error:
        raise BadDatabase(f"PostgreSQL needs {error.name}: pip install 'unshuffled[host]'") from None
    if on_sqlite:
        event.listen(engine.sync_engine, "connect", _set_pragmas)
    else:
        event.listen(engine.sync_engine, "checkout", _must_be_open)
    return engine


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


def _must_be_open(_: object, record: ConnectionPoolEntry, __: object) -> None:
    """The database has closed this connection while nobody used it, as in a restart: the pool makes a new one.

    Nothing was sent on it, so nothing is tried twice; and it costs no question to the server.
    """
    if record.driver_connection is not None and record.driver_connection.is_closed():
        raise DisconnectionError("closed by the database")


def _set_pragmas(connection: Any, _: object) -> None:
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
