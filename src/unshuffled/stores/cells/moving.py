"""Move a table to another cell while people play it.

Most of it is copied while the table stays where it is. Then its row is locked: those who write wait, the rest is copied, and one
transaction of the old cell removes the table there and says where it is now. A table is never in two cells: the copy is marked as coming
until the old cell has let go. If the move stops before that, the table is where it was; if it stops after it, the next look at the table
finds all of it in the new cell, and ends the move.

Two moves of one table exclude each other by a lock in the main database.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from time import perf_counter
from typing import Any
from zlib import crc32

from sqlalchemy import JSON, Text, bindparam, cast, delete, func, insert, literal_column, select, text, update
from sqlalchemy.dialects import postgresql
from sqlalchemy.dialects.postgresql import aggregate_order_by
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from unshuffled.stores.cells.book import Cell
from unshuffled.stores.cells.log import CellLog, Place
from unshuffled.stores.cells.ranking import ranking
from unshuffled.stores.log import Unavailable, asking
from unshuffled.stores.schema import IN_A_CELL, IS_HERE, entries, presence, tables
from unshuffled.tables.ports import Conflict, NoSuchTable

LOCKS = 7_205_760
"""Advisory locks of tables that are moved have this as their first number."""
PAGE = 2_000
"""Entries that are copied at a time; so many at most are copied while people wait."""
PATIENCE = "4s"
"""What a transaction that people wait for may take, or it is given up and the table stays."""


class Busy(Unavailable):
    """Somebody else is moving this table."""


async def move(log: CellLog, table: str, to: str) -> float:
    """Move the table to this cell; gives the seconds for which nobody could write, 0 if it was there already.

    Raises `NoSuchTable`, `Busy`, and `Unavailable` if a cell does not answer; the table is then in one of the two, whole.
    """
    async with alone(log, table):
        source = await log.find(table)
        if source == to:
            return 0.0
        place = await log.place(source, table)
        if place is None:
            raise NoSuchTable
        coming = Place(None, source, place.moves + 1)
        try:
            copied = await _begin(log, table, source, to, coming)
            began = perf_counter()
            await _let_go(log, table, source, to, coming, copied)
        except NoSuchTable:
            await discard(log, table, to)  # deleted meanwhile
            raise
        except Conflict as error:
            raise Unavailable(f"the copy of {table} was changed meanwhile; run this again") from error
        await log.arrive(to, table, coming)
        paused = perf_counter() - began
        await log.find(table)
        return paused


async def drain(log: CellLog, cell: str, moved: Callable[[str, float], None]) -> int:
    """Move all tables of a cell to those they belong to without it; gives how many it still has. Call it again for those."""
    open_cells = others_of(await log.learn(), cell)
    last = ""
    while some := await _some(log, cell, last):
        for table in some:
            try:
                moved(table, await move(log, table, ranking(open_cells, table)[0]))
            except (NoSuchTable, Unavailable):
                continue  # deleted meanwhile, or still there
        last = some[-1]
    return (await count(log, cell))[0]


def others_of(cells: list[Cell], cell: str) -> list[str]:
    """The others that take tables; raises `Unavailable` if there are none."""
    others = [each.name for each in cells if each.is_open and each.name != cell]
    if not others:
        raise Unavailable(f"no cell beside {cell} takes new tables; run: unshuffled db open NAME")
    return others


async def count(log: CellLog, cell: str) -> tuple[int, int]:
    """The tables that are in a cell, and the bytes of its database."""
    wanted = select(select(func.count()).select_from(tables).where(IS_HERE).scalar_subquery(), _SIZE)
    ((number, size),) = await log.ask(cell, wanted)
    return number, size


_SIZE = func.pg_database_size(func.current_database())


async def discard(log: CellLog, table: str, cell: str) -> None:
    """Remove what this cell has of a table that is not there. Only while no move of the table may go on (`alone`)."""
    with asking():
        async with log.reach(cell).engine.begin() as connection:
            mine = select(tables.c.id).where(tables.c.id == table, ~IS_HERE).with_for_update()
            if (await connection.execute(mine)).first() is None:
                return
            for kept in (*IN_A_CELL, presence):
                await connection.execute(delete(kept).where(kept.c.table_id == table))
            await connection.execute(delete(tables).where(tables.c.id == table))


@asynccontextmanager
async def alone(log: CellLog, table: str, wait: bool = False) -> AsyncIterator[None]:
    """No other move of this table; the lock ends with the connection, whatever happens to us. Without `wait` it raises `Busy`."""
    key = crc32(table.encode()) - 2**31
    # Not one of the brief connections: a long table takes longer than they may.
    async with AsyncEngine(log.engine.sync_engine).connect() as connection:
        with asking():
            if wait:
                await connection.execute(select(func.pg_advisory_xact_lock(LOCKS, key)))
            elif not await connection.scalar(select(func.pg_try_advisory_xact_lock(LOCKS, key))):
                raise Busy(f"somebody else is moving the table {table}")
        yield


async def _begin(log: CellLog, table: str, source: str, to: str, coming: Place) -> int:
    """Make the copy, as far as people need not wait for it; gives the number of the last entry that it has."""
    old, new = log.reach(source).engine, log.reach(to).engine
    with asking():
        async with old.connect() as connection:
            row = (
                await connection.execute(select(tables.c.seed, tables.c.opened_at).where(tables.c.id == table))
            ).one()
        values = {"seed": row.seed, "opened_at": row.opened_at, "coming": source, "away": None, "moves": coming.moves}
        async with new.begin() as connection:
            there = select(IS_HERE).where(tables.c.id == table).with_for_update()
            if await connection.scalar(there):
                # What is deleted next would be the table itself.
                raise Unavailable(f"{to} has the table {table} too: are {source} and {to} one database?")
            for kept in IN_A_CELL:
                await connection.execute(delete(kept).where(kept.c.table_id == table))
            made = postgresql.insert(tables).values(id=table, **values)
            await connection.execute(made.on_conflict_do_update(index_elements=["id"], set_=values))
        copied = 0
        while True:
            async with old.connect() as connection:
                some = await _entries(connection, table, copied)
            if len(some) < PAGE:
                return copied
            async with new.begin() as connection:
                await connection.execute(_COPY, some)
            copied = some[-1]["number"]


async def _let_go(log: CellLog, table: str, source: str, to: str, coming: Place, copied: int) -> None:
    """Copy the rest and leave the old cell, in one transaction of it."""
    old, new = log.reach(source).engine, log.reach(to).engine
    with asking():
        async with old.begin() as leaving:
            await leaving.execute(text(f"SET LOCAL statement_timeout = '{PATIENCE}'"))
            await leaving.execute(text(f"SET LOCAL idle_in_transaction_session_timeout = '{PATIENCE}'"))
            # FOR UPDATE: it waits for all who are writing (`log.insertion`), and nobody begins to.
            here = select(tables.c.id).where(tables.c.id == table, IS_HERE).with_for_update()
            if (await leaving.execute(here)).first() is None:
                raise NoSuchTable
            rest = await _entries(leaving, table, copied, 0)
            async with new.begin() as arriving:
                if rest:
                    await arriving.execute(_COPY, rest)
                for kept in IN_A_CELL:
                    if kept is not entries:
                        rows = await leaving.execute(select(kept).where(kept.c.table_id == table))
                        if found := [dict(row._mapping) for row in rows]:
                            await arriving.execute(insert(kept), found)
                before, after = await _head(leaving, table), await _head(arriving, table)
                if before != after:
                    raise Unavailable(f"the copy of {table} is not what it was made of: {before}, {after}")
            for kept in IN_A_CELL:
                await leaving.execute(delete(kept).where(kept.c.table_id == table))
            # The seed is a secret of the table, and it has gone with it.
            away = {"away": to, "coming": None, "moves": coming.moves, "seed": ""}
            await leaving.execute(update(tables).where(tables.c.id == table).values(**away))


async def _entries(connection: AsyncConnection, table: str, after: int, most: int = PAGE) -> list[dict[str, Any]]:
    """Entries with their data as text: it comes out as it went in."""
    columns = [cast(each, Text).label(each.name) if each.name == "data" else each for each in entries.c]
    wanted = select(*columns).where(entries.c.table_id == table, entries.c.number > after).order_by(entries.c.number)
    return [dict(row._mapping) for row in await connection.execute(wanted.limit(most or None))]


async def _head(connection: AsyncConnection, table: str) -> Any:
    """How many entries there are, and the digest of what they say."""
    said = entries.c.kind + cast(entries.c.data, Text)
    in_order: Any = aggregate_order_by(literal_column("''"), entries.c.number)
    wanted = select(func.count(), func.max(entries.c.digest), func.md5(func.string_agg(said, in_order)))
    return (await connection.execute(wanted.where(entries.c.table_id == table))).one()


async def _some(log: CellLog, cell: str, after: str) -> list[str]:
    wanted = select(tables.c.id).where(IS_HERE, tables.c.id > after).order_by(tables.c.id).limit(PAGE)
    return [table for (table,) in await log.ask(cell, wanted)]


_COPY = insert(entries).values(
    {
        each.name: cast(bindparam(each.name, type_=Text), JSON) if each.name == "data" else bindparam(each.name)
        for each in entries.c
    }
)
