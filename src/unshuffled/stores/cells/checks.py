"""What operators' commands look at before they change the list of cells."""

from __future__ import annotations

import secrets
from collections.abc import Collection

from sqlalchemy import func, select

from unshuffled.stores import migrate
from unshuffled.stores.cells.log import CellLog
from unshuffled.stores.engine import open_engine
from unshuffled.stores.log import asking
from unshuffled.stores.schema import tables

MARKS = 7_205_761
"""Advisory locks that mark a database have this as their first number (`moving.LOCKS`)."""


async def has_tables(url: str) -> bool:
    """Is anything of a cell in this database? Raises `Unavailable`."""
    if not await migrate.current(url):
        return False
    engine = open_engine(url)
    try:
        with asking():
            async with engine.connect() as connection:
                return await connection.scalar(select(tables.c.id).limit(1)) is not None
    finally:
        await engine.dispose()


async def cell_of(log: CellLog, url: str, among: Collection[str] | None = None) -> str:
    """The cell, among these or all, whose database this is, whatever its address looks like; empty if it is none. Raises `Unavailable`."""
    key = secrets.randbits(31)
    engine = open_engine(url, brief=False)
    try:
        with asking():
            async with engine.begin() as connection:
                # A lock is one database's own: in the same one nobody else gets it.
                await connection.execute(select(func.pg_advisory_xact_lock(MARKS, key)))
                for cell in log.logs() if among is None else among:
                    if not (await log.ask(cell, select(func.pg_try_advisory_xact_lock(MARKS, key))))[0][0]:
                        return cell
                return ""
    finally:
        await engine.dispose()
