"""The list of cells, in the main database. Without rows the main database is the only one.

A table is created while a lock is held that the list cannot change under: two nodes that create the same table, as both players of an
expedition may, agree on where.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import delete, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from unshuffled.stores.cells.ranking import MAIN
from unshuffled.stores.log import asking
from unshuffled.stores.schema import cells

LOCK = 7_205_759_405
"""The advisory lock of the list (`migrate.LOCK`, `pulse.SERVERS`)."""


@dataclass(frozen=True, slots=True)
class Cell:
    """One of the databases."""

    name: str
    url: str | None = field(default=None, repr=False)
    """None for the main database."""
    is_open: bool = True
    """Does it take new tables?"""


ONLY = [Cell(MAIN)]


class Book:
    """The list, in a main database whose shape is up to date."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def cells(self) -> list[Cell]:
        """All of them."""
        with asking():
            async with self._engine.connect() as connection:
                return await _read(connection)

    async def hold(self, connection: AsyncConnection) -> list[Cell]:
        """All of them; they stay so until the transaction ends."""
        await connection.execute(select(func.pg_advisory_xact_lock_shared(LOCK)))
        return await _read(connection)

    async def add(self, cell: Cell) -> None:
        """Another one; with the first one the main database is listed too. Raises `Conflict` if there is one with this name."""
        row = {"name": cell.name, "url": cell.url, "open": cell.is_open}
        with asking():
            async with self._engine.begin() as connection:
                await _lock(connection)
                if not list(await connection.execute(select(cells.c.name))):
                    await connection.execute(insert(cells).values(name=MAIN, url=None, open=True))
                await connection.execute(insert(cells).values(**row))

    async def set_open(self, name: str, is_open: bool) -> bool:
        """From now on it takes new tables, or does not; false if there is no such cell."""
        return await self._change(update(cells).where(cells.c.name == name).values(open=is_open))

    async def set_url(self, name: str, url: str) -> bool:
        """From now on this is the cell's database; false if there is no such cell."""
        return await self._change(update(cells).where(cells.c.name == name).values(url=url))

    async def remove(self, name: str) -> bool:
        """Take it off the list; false if it was not on it."""
        return await self._change(delete(cells).where(cells.c.name == name))

    async def _change(self, statement: Any) -> bool:
        with asking():
            async with self._engine.begin() as connection:
                await _lock(connection)
                return (await connection.execute(statement)).rowcount > 0


async def _lock(connection: AsyncConnection) -> None:
    await connection.execute(select(func.pg_advisory_xact_lock(LOCK)))


async def _read(connection: AsyncConnection) -> list[Cell]:
    found = await connection.execute(select(cells.c.name, cells.c.url, cells.c.open).order_by(cells.c.name))
    return [Cell(name, url, is_open) for name, url, is_open in found] or ONLY
