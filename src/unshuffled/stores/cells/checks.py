"""What operators' commands look at before they change the list of cells."""

from __future__ import annotations

import secrets

from sqlalchemy import func, select

from unshuffled.stores.cells.log import CellLog
from unshuffled.stores.engine import open_engine
from unshuffled.stores.log import asking

MARKS = 7_205_761
"""Advisory locks that mark a database have this as their first number (`moving.LOCKS`)."""


async def cell_of(log: CellLog, url: str) -> str:
    """The cell whose database this is, whatever its address looks like; empty if it is none. Raises `Unavailable`."""
    key = secrets.randbits(31)
    engine = open_engine(url, brief=False)
    try:
        with asking():
            async with engine.begin() as connection:
                # A lock is one database's own: in the same one nobody else gets it.
                await connection.execute(select(func.pg_advisory_xact_lock(MARKS, key)))
                for cell in log.logs():
                    if not (await log.ask(cell, select(func.pg_try_advisory_xact_lock(MARKS, key))))[0][0]:
                        return cell
                return ""
    finally:
        await engine.dispose()
