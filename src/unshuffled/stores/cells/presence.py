"""Who was seen at which table, in the cell that has the table.

Each cell has a store of its own, so that one that does not answer concerns its own tables only. A store writes people of tables that its
cell has and names the tables that it does not have; the caller looks where these are (`CellPresence.find`).

What was seen in the cell where a table was before does not come with it. Instead the new cell says that anybody may have been
there when the table came (`CellLog.arrive`): nobody is absent because of a move.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from contextlib import suppress
from weakref import WeakKeyDictionary

from sqlalchemy import and_, bindparam, exists, func, select
from sqlalchemy.ext.asyncio import AsyncEngine

from unshuffled.stores.cells.log import CellLog
from unshuffled.stores.clock import Clock
from unshuffled.stores.log import Elsewhere, SqlLog, asking
from unshuffled.stores.presence import ANYBODY, Sighting, SqlPresence, named, rows_of, upsert
from unshuffled.stores.schema import IS_HERE, presence, tables
from unshuffled.tables.ports import NoSuchTable


class OtherCell(Exception):
    """All people were written but those of these tables, which this cell does not have."""

    def __init__(self, tables: set[str]) -> None:
        super().__init__(", ".join(sorted(tables)))
        self.tables = tables


class OneCell(SqlPresence):
    """What one cell says of its own tables."""

    def __init__(self, engine: AsyncEngine) -> None:
        super().__init__(engine)
        dialect = engine.dialect.name
        clock, new = Clock(dialect), named(dialect)
        here = exists().where(tables.c.id == new.c.table_id, IS_HERE).correlate(new)
        made = upsert(dialect, clock, new, and_(new.c.person != ANYBODY, here)).cte("made")
        self._saw = select(new.c.table_id).where(~here).distinct().add_cte(made)
        seen = and_(presence.c.table_id == tables.c.id, presence.c.person.in_((bindparam("person"), ANYBODY)))
        age = select(func.min(clock.age(presence.c.seen_at))).select_from(tables).outerjoin(presence, seen)
        self._age = age.where(tables.c.id == bindparam("table"), IS_HERE).group_by(tables.c.id)

    async def saw(self, seen: Iterable[Sighting]) -> None:
        """One statement for any number of people; raises `OtherCell` if the others are written."""
        with asking():
            async with self._single.connect() as connection:
                found = set(await connection.scalars(self._saw, {"rows": rows_of(seen)}))
        if found:
            raise OtherCell(found)

    async def age(self, table: str, person: str) -> float | None:
        """Seconds since this person was last seen at this table, or it came here; raises `Elsewhere`."""
        with asking():
            async with self._single.connect() as connection:
                found = (await connection.execute(self._age, {"table": table, "person": person})).first()
        if found is None:
            raise Elsewhere
        age: float | None = found[0]
        return age


class NamedCell:
    """What the cell of a name says, which may become another database (`CellLog.learn`)."""

    def __init__(self, now: Callable[[], OneCell]) -> None:
        self._now = now

    async def saw(self, seen: Iterable[Sighting]) -> None:
        """As `OneCell`."""
        await self._now().saw(seen)

    async def age(self, table: str, person: str) -> float | None:
        """As `OneCell`."""
        return await self._now().age(table, person)

    async def forget(self) -> None:
        """As `OneCell`."""
        await self._now().forget()


class CellPresence:
    """A store for each cell, and which of them a table belongs to."""

    def __init__(self, log: CellLog) -> None:
        self._log = log
        self._stores: WeakKeyDictionary[SqlLog, OneCell] = WeakKeyDictionary()

    def of(self, cell: str) -> NamedCell:
        """The store of this cell, also while the cell does not answer: as soon as it does, it must hear who is there."""
        return NamedCell(lambda: self._of(self._log.logs()[cell]))

    def _of(self, log: SqlLog) -> OneCell:
        store = self._stores.get(log)
        if store is None:
            store = self._stores[log] = OneCell(log.engine)
        return store

    def where(self, table: str) -> str:
        """The cell that had the table when it was last looked for; the main one if it was not."""
        return self._log.last_cell(table)

    async def find(self, table: str) -> str:
        """The cell that has the table now; raises `NoSuchTable` and `Unavailable`."""
        return await self._log.find(table)

    async def age(self, table: str, person: str) -> float | None:
        """Seconds since this person was last seen at this table; None if that is not known. Raises `Unavailable`."""
        with suppress(NoSuchTable):
            return await self._log.at(table, lambda log: self._of(log).age(table, person))
        return None
