"""Which tables anyone may join: one of each host, the one they listed last. A hint for a list; the table itself says whether it is so."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

from sqlalchemy import delete, select
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncEngine

from unshuffled.stores.clock import Clock
from unshuffled.stores.log import asking
from unshuffled.stores.schema import lobby

KEPT = timedelta(days=1)
"""How long a table waits in the list for somebody to come."""


class LobbyStore:
    """In a database whose shape is up to date; the engine belongs to the code that made it."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._single = engine.execution_options(isolation_level="AUTOCOMMIT")
        self._insert: Any = postgresql.insert if engine.dialect.name == "postgresql" else sqlite.insert
        self._clock = Clock(engine.dialect.name)

    async def add(self, host: str, table: str, age: timedelta = timedelta()) -> None:
        """Record that this host lists this table, instead of the one before; as if it were so long ago."""
        row = {"table_id": table, "at": self._clock.ago(age)}
        made = self._insert(lobby).values(host=host, **row)
        await self._do(made.on_conflict_do_update(index_elements=["host"], set_=row))

    async def remove(self, table: str) -> None:
        """This table is not listed any more."""
        await self._do(delete(lobby).where(lobby.c.table_id == table))

    async def newest(self, most: int) -> list[str]:
        """Tables that were listed lately, the last one first."""
        lately = lobby.c.at >= self._clock.ago(KEPT)
        wanted = select(lobby.c.table_id).where(lately).order_by(lobby.c.at.desc(), lobby.c.table_id).limit(most)
        with asking():
            async with self._single.connect() as connection:
                return list(await connection.scalars(wanted))

    async def _do(self, wanted: Any) -> None:
        with asking():
            async with self._single.connect() as connection:
                await connection.execute(wanted)
