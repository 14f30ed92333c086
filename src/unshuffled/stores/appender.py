"""A connection to PostgreSQL that does one thing: run the statement that appends, prepared, without SQLAlchemy.

A lone append costs SQLAlchemy more than it costs the database: taking a connection of the pool, a greenlet, a cursor
and a result for one row. The writer of a `GroupedLog` keeps one connection of its own instead. The appends of a group
are sent together, one execution for each table, and are one transaction: when the answer is here, it is committed.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Mapping
from typing import Any

from sqlalchemy.ext.asyncio import AsyncEngine
from sqlalchemy.sql.dml import ReturningInsert

from unshuffled.stores.engine import PATIENCE

OF_THE_ROWS = ("22", "23", "40")
"""Classes of SQLSTATE: a value that cannot be kept, a key that is there already, and a lost race for locks."""


def state_of(error: BaseException) -> str:
    """The SQLSTATE that PostgreSQL gave as its reason; empty if it gave none, as when it is away."""
    state = getattr(error, "sqlstate", None)
    return state if isinstance(state, str) else ""


class Appender:
    """The connection; it is made when it is needed, and again after it was lost."""

    def __init__(self, engine: AsyncEngine, statement: ReturningInsert[Any]) -> None:
        compiled = statement.compile(dialect=engine.dialect)
        self._engine = engine
        self.text = str(compiled)
        self._names = compiled.positiontup or []
        self._defaults = compiled.params
        self._connection: Any = None
        self._prepared: Any = None

    async def insert(self, appends: Iterable[Mapping[str, object]]) -> list[str]:
        """Run the statement with each of these parameters, and return what it returned. Raises what the driver raises."""
        arguments = [self.arguments(given) for given in appends]
        try:
            async with asyncio.timeout(PATIENCE):
                # A connection that the database has closed meanwhile: nothing was sent on it, so nothing is tried twice.
                if self._connection is None or self._connection.is_closed():
                    await self._open()
                return [row[0] for row in await self._prepared.fetchmany(arguments)]
        except BaseException as error:
            # After anything but a plain refusal of what was sent, nobody knows how the connection stands.
            if state_of(error)[:2] not in OF_THE_ROWS:
                self.drop()
            raise

    def arguments(self, given: Mapping[str, object]) -> list[object]:
        """Return the positional arguments of the statement for these parameters."""
        return [given.get(name, self._defaults[name]) for name in self._names]

    async def _open(self) -> None:
        fairy = await self._engine.raw_connection()
        self._connection = fairy.driver_connection
        # From now on it is ours, and no longer one of the pool's.
        fairy.detach()
        # PostgreSQL would plan the statement again for each table, which takes longer than running it.
        await self._connection.execute("SET plan_cache_mode = force_generic_plan")
        self._prepared = await self._connection.prepare(self.text)

    def drop(self) -> None:
        """Terminate the connection."""
        connection, self._connection, self._prepared = self._connection, None, None
        if connection is not None:
            connection.terminate()

    async def close(self) -> None:
        """Say goodbye."""
        connection, self._connection, self._prepared = self._connection, None, None
        if connection is not None and not connection.is_closed():
            await connection.close(timeout=5)
