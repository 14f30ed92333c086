"""Ends moves that stopped half-way.

A look at a table ends a move of which only the last step is missing (`CellLog.find`). Before that step the table is where it was, and
the copy in the other cell is of no use: nobody reads it, and nothing but another move to that cell would remove it.
"""

from __future__ import annotations

from typing import Any

from sqlalchemy import select

from unshuffled.stores.cells.log import CellLog
from unshuffled.stores.cells.moving import PAGE, alone, discard
from unshuffled.stores.log import Unavailable
from unshuffled.stores.schema import tables
from unshuffled.tables.ports import NoSuchTable


async def sweep(log: CellLog, about: str = "") -> list[str]:
    """End moves from and to all cells that answer; gives the reasons why some of this cell may go on."""
    left: list[str] = []
    for cell in log.logs():
        last = ""
        try:
            while some := await log.ask(cell, _coming(last)):
                for table, source in some:
                    try:
                        await _end(log, table, cell, source)
                    except Unavailable as error:
                        if about in {cell, source}:
                            left.append(f"{table} from {source} to {cell}: {error}")
                last = some[-1].id
        except Unavailable as error:
            left.append(f"{cell}: {error}")
    return left


async def sweep_beside(log: CellLog, table: str) -> None:
    """Remove what cells have of a table that is in another one. Raises `NoSuchTable`, and `Unavailable` if one does not answer."""
    # Most tables have never moved: they need no lock. A move says that a copy is coming before it reads what it copies.
    places = [await log.place(cell, table) for cell in log.logs()]
    if all(place is None or place.is_here for place in places):
        return
    async with alone(log, table, wait=True):
        there = await log.find(table)
        for cell in log.logs():
            if cell != there:
                await discard(log, table, cell)


async def sweep_after(log: CellLog, table: str) -> None:
    """Remove what cells have of a table that is deleted. Raises `Unavailable` in the end if one does not answer."""
    missed: Unavailable | None = None
    for cell in log.logs():
        try:
            await discard(log, table, cell)
        except Unavailable as error:
            missed = error
    if missed is not None:
        raise missed


def _coming(after: str) -> Any:
    coming = select(tables.c.id, tables.c.coming).where(tables.c.coming.is_not(None), tables.c.id > after)
    return coming.order_by(tables.c.id).limit(PAGE)


async def _end(log: CellLog, table: str, cell: str, source: str) -> None:
    async with alone(log, table):
        try:
            await log.find(table)
        except NoSuchTable:
            if await log.place(source, table) is not None:
                raise Unavailable("no cell has all of it") from None
            # Deleted since.
        place = await log.place(cell, table)
        if place is not None and place.coming is not None:
            await discard(log, table, cell)
