"""Bring a database to the shape of `schema`, or say how far it is. The steps are in `migrations/versions`.

Several nodes may start at once and all upgrade: one does it, the others wait and find it done. An upgrade is one
transaction on both databases.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import TypeVar

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection

from unshuffled.stores.engine import open_engine
from unshuffled.stores.log import asking

LOCK = 7_205_759_403
"""Any number that nobody else locks in this database."""

T = TypeVar("T")


async def upgrade(url: str) -> None:
    """Create everything that is not there yet."""
    # It takes as long as it takes.
    await _run(url, _upgrade, brief=False)


async def current(url: str) -> str:
    """The revision the database has; empty if it has none."""
    return await _run(url, _current)


def newest() -> str:
    """The revision a database should have."""
    return _revisions()[0]


def is_behind(revision: str) -> bool:
    """Is a step missing? A revision that is not known here is newer: old nodes go on while new ones arrive."""
    return revision != newest() and (not revision or revision in _revisions())


@cache
def _revisions() -> tuple[str, ...]:
    """Return all revisions, the newest first; Alembic loads a module for each."""
    return tuple(step.revision for step in ScriptDirectory.from_config(_config()).walk_revisions())


async def _run(url: str, what: Callable[[Connection], T], brief: bool = True) -> T:
    engine = open_engine(url, brief=brief)
    try:
        with asking():
            async with engine.connect() as connection:
                return await connection.run_sync(what)
    finally:
        await engine.dispose()


def _upgrade(connection: Connection) -> None:
    if connection.dialect.name == "sqlite":
        # The driver would begin its transaction only after the tables are made: begin by hand, with the lock.
        connection = connection.execution_options(isolation_level="AUTOCOMMIT")
        connection.exec_driver_sql("BEGIN IMMEDIATE")
        try:
            _take_steps(connection)
        except BaseException:
            connection.exec_driver_sql("ROLLBACK")
            raise
        connection.exec_driver_sql("COMMIT")
    else:
        connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({LOCK})")
        _take_steps(connection)
        connection.commit()


def _take_steps(connection: Connection) -> None:
    if is_behind(_current(connection)):
        config = _config()
        config.attributes["connection"] = connection
        command.upgrade(config, "head")


def _current(connection: Connection) -> str:
    return MigrationContext.configure(connection).get_current_revision() or ""


def _config() -> Config:
    config = Config()
    # Alembic takes "%" in a path for a variable.
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations").replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    return config
