"""The `Log` on PostgreSQL and SQLite, one transaction for each append.

Of two writers of one number exactly one wins: an append inserts only if its `after` is the last number there is, and
what another transaction writes meanwhile meets the primary key. An append is one statement whatever its size, so it
is there whole or not at all, and costs one round trip.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

import msgspec
from sqlalchemy import (
    JSON,
    ColumnElement,
    Integer,
    Subquery,
    TableValuedAlias,
    Text,
    bindparam,
    cast,
    column,
    func,
    insert,
    select,
)
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine
from sqlalchemy.sql.dml import ReturningInsert

from unshuffled.stores.line import state_of
from unshuffled.stores.schema import entries as kept
from unshuffled.stores.schema import tables
from unshuffled.tables.entries import Entry, from_data, to_data
from unshuffled.tables.host import Conflict, NoSuchTable

COLUMNS = ("table_id", "after", "number", "kind", "data")
"""What a row of an append has when it travels to the database."""
_encode = msgspec.json.Encoder().encode


class Unavailable(Exception):
    """The database could not be asked or did not answer; what was to be written may be there or not.

    Whoever tries again is told `Conflict` if it is there, and finds it by reading.
    """


@dataclass(slots=True)
class Append:
    """Entries on their way to one table, as JSON values already: what cannot be stored fails before it travels."""

    table: str
    rows: list[dict[str, object]]


def to_append(table: str, after: int, entries: list[Entry]) -> Append:
    """These entries as rows."""
    rows: list[dict[str, object]] = []
    for number, entry in enumerate(entries, start=after + 1):
        # JSON within JSON: PostgreSQL would look into the inner values on the way, and refuse some that it can keep.
        kind, data = type(entry).__name__, _data(entry)
        rows.append({"table_id": table, "after": after, "number": number, "kind": kind, "data": data})
    return Append(table, rows)


def _data(entry: Entry) -> str:
    """An entry without its kind; a record of fields is a JSON object as it is."""
    try:
        return _encode(entry).decode()
    except UnicodeEncodeError:
        data = to_data(entry)
        del data["kind"]
        return _json(data)


def insertion(dialect: str) -> ReturningInsert[Any]:
    """The one statement that appends: rows of any number of tables, all sent as one JSON text.

    Tables that are not there, or whose last number is not `after`, are left out; the statement returns the tables
    that got their rows. The order makes two transactions that want the same tables wait, not deadlock. One text for
    any number of rows is one prepared statement.
    """
    new = _rows_on_postgresql() if dialect == "postgresql" else _rows_on_sqlite()
    data: ColumnElement[Any] = cast(new.c.data, JSON) if dialect == "postgresql" else new.c.data
    last = select(func.coalesce(func.max(kept.c.number), 0)).where(kept.c.table_id == new.c.table_id)
    chosen = (
        select(new.c.table_id, new.c.number, new.c.kind, data)
        .join(tables, tables.c.id == new.c.table_id)
        .where(new.c.after == last.correlate(new).scalar_subquery())
        .order_by(new.c.table_id, new.c.number)
    )
    return insert(kept).from_select(["table_id", "number", "kind", "data"], chosen).returning(kept.c.table_id)


def _rows_on_postgresql() -> TableValuedAlias:
    types = (Text, Integer, Integer, Text, Text)
    rows = func.json_to_recordset(cast(bindparam("rows", type_=Text), JSON))
    named = rows.table_valued(*(column(name, type_) for name, type_ in zip(COLUMNS, types, strict=True)))
    return named.render_derived("new", with_types=True)


def _rows_on_sqlite() -> Subquery:
    each = func.json_each(bindparam("rows", type_=Text)).table_valued("value")
    return select(*(func.json_extract(each.c.value, f"$.{name}").label(name) for name in COLUMNS)).subquery("new")


def rows_of(appends: list[Append]) -> str:
    """All rows as the one text that the statement takes."""
    return _json([row for append in appends for row in append.rows])


def _json(value: object) -> str:
    try:
        return _encode(value).decode()
    except UnicodeEncodeError:
        return json.dumps(value)  # half a character: this one escapes it, and takes ten times as long


@contextmanager
def asking() -> Iterator[None]:
    """What the rooms above may hear of the database: a lost race, or that it cannot be asked."""
    try:
        yield
    except (Conflict, NoSuchTable, Unavailable):
        raise
    except IntegrityError as error:
        raise Conflict from error
    except Exception as error:
        if state_of(error).startswith("23"):
            raise Conflict from error
        # Everything: while a connection is made, drivers raise errors of their own that share no class.
        reason = error.orig if isinstance(error, DBAPIError) else error
        raise Unavailable(str(reason) or type(reason).__name__) from error


def check_id(table: str) -> None:
    """People type ids into addresses; some of those no database takes as text, so no table has them."""
    if not table.isprintable():
        raise NoSuchTable


class SqlLog:
    """A `tables.host.Log` in a database whose shape is up to date."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        # A statement of its own needs no BEGIN and COMMIT around it: one round trip instead of three.
        self._single = engine.execution_options(isolation_level="AUTOCOMMIT")
        self._insertion = insertion(engine.dialect.name)

    async def create(self, table: str, seed: str, entries: list[Entry]) -> None:
        """A new table with its first entries; raises `Conflict` if there is one with this id."""
        append = to_append(table, 0, entries)
        with asking():
            async with self.engine.begin() as connection:
                await connection.execute(insert(tables).values(id=table, seed=seed))
                if append.rows:
                    await connection.execute(self._insertion, {"rows": _json(append.rows)})

    async def append(self, table: str, after: int, entries: list[Entry]) -> None:
        """Entries after this number, all or none; raises `Conflict` if that is not the last one."""
        if not entries:
            return
        check_id(table)
        append = to_append(table, after, entries)
        with asking():
            won = await self._insert([append])
        if table not in won:
            await self._lost(table)

    async def read(self, table: str, after: int = 0) -> list[Entry]:
        """All entries after this number."""
        wanted = select(kept.c.kind, kept.c.data).where(kept.c.table_id == table, kept.c.number > after)
        found = await self._select(table, wanted.order_by(kept.c.number))
        if not found:
            await self.seed(table)
        return [from_data({"kind": kind, **data}) for kind, data in found]

    async def seed(self, table: str) -> str:
        """The table's seed; raises `NoSuchTable`."""
        found = await self._select(table, select(tables.c.seed).where(tables.c.id == table))
        if not found:
            raise NoSuchTable
        seed: str = found[0][0]
        return seed

    async def close(self) -> None:
        """Let the database go."""
        await self.engine.dispose()

    async def _select(self, table: str, wanted: Any) -> list[Any]:
        check_id(table)
        with asking():
            async with self._single.connect() as connection:
                return list(await connection.execute(wanted))

    async def _insert(self, appends: list[Append]) -> set[str]:
        """Write appends of different tables in one transaction; gives the tables that got their rows."""
        async with self._single.connect() as connection:
            return set(await connection.scalars(self._insertion, {"rows": rows_of(appends)}))

    async def _lost(self, table: str) -> None:
        """Say why nothing was inserted."""
        await self.seed(table)
        raise Conflict
