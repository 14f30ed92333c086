"""The `Log` on PostgreSQL and SQLite, one transaction for each append.

Of two writers of one number exactly one wins: an append inserts only if its `after` is the last number there is and has
the digest that the writer knows, and what another transaction writes meanwhile meets the primary key. An append is one
statement whatever its size, so it is there whole or not at all, and costs one round trip.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import timedelta
from functools import cache
from typing import Any

import msgspec
from sqlalchemy import (
    JSON,
    ColumnElement,
    CompoundSelect,
    FromClause,
    Integer,
    Select,
    Subquery,
    TableValuedAlias,
    Text,
    bindparam,
    case,
    cast,
    column,
    func,
    insert,
    literal,
    select,
    union_all,
)
from sqlalchemy import Table as SqlTable
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine
from sqlalchemy.pool import QueuePool
from sqlalchemy.sql.dml import ReturningInsert

from unshuffled.stores import archive
from unshuffled.stores.appender import state_of
from unshuffled.stores.clock import Clock
from unshuffled.stores.schema import archives, packs, snapshots, tables
from unshuffled.stores.schema import entries as kept
from unshuffled.tables.entries import MOVES, Entry, from_data, to_json
from unshuffled.tables.ports import START, Conflict, Head, NoSuchTable, OtherHistory, Read, Snapshot, chain

ROW = {"number": Integer, "kind": Text, "data": Text, "digest": Text}
"""The columns of a row of an append when it is sent to the database."""
BEFORE = {"table": Text, "after": Integer, "head": Text}
"""The table of an append, and the number and digest of the entry before it."""
FLIPS = 5
"""How often a game is looked for that is packed and unpacked between two statements."""
_encode = msgspec.json.Encoder().encode


class Unavailable(Exception):
    """The database could not be asked or did not answer; what was to be written may be there or not.

    A retry gets `Conflict` if it is there, and finds it by reading.
    """


@dataclass(slots=True)
class Append:
    """Entries on their way to one table, as JSON values already: what cannot be stored fails before it travels."""

    table: str
    after: Head
    """The entry before them."""
    rows: list[dict[str, object]]
    head: Head
    """The last of them."""

    @property
    def before(self) -> dict[str, object]:
        """The values of `BEFORE`."""
        return {"table": self.table, "after": self.after.number, "head": self.after.digest}


def to_append(table: str, head: Head, entries: list[Entry]) -> Append:
    """These entries as rows."""
    rows: list[dict[str, object]] = []
    number, digest = head.number, head.digest
    for entry in entries:
        # JSON within JSON: PostgreSQL would look into the inner values on the way, and refuse some that it can keep.
        kind, data = type(entry).__name__, to_json(entry)
        number, digest = number + 1, chain(digest, kind, data)
        rows.append(
            {
                "number": number,
                "kind": kind,
                "data": data,
                "digest": digest,
            }
        )
    return Append(table, head, rows, Head(number, digest))


@cache
def insertion(dialect: str) -> ReturningInsert[Any]:
    """Return the statement that appends: on PostgreSQL to one table, on SQLite to any number of them.

    It writes nothing for a table that is not there or whose last entry is not the expected one, and returns the table of
    each row that it wrote. The rows are one JSON text, so that one prepared statement serves any number of them. On
    PostgreSQL the table's id is a parameter: a plan with it reads one partition, and a distributed PostgreSQL sends the
    statement to one machine.
    """
    new: FromClause
    before: list[ColumnElement[Any]]
    if dialect == "postgresql":
        new = _rows_on_postgresql()
        before = [bindparam(name, type_=type_) for name, type_ in BEFORE.items()]
        data: ColumnElement[Any] = cast(new.c.data, JSON)
    else:
        new = _rows_on_sqlite()
        before = [new.c[name] for name in BEFORE]
        data = new.c.data
    id, after, head = before
    # The last number, if the entry has the expected digest. One look at the entries: PostgreSQL prepares each of them for each append.
    expected = case((kept.c.digest == head, kept.c.number), else_=-1)
    last = select(expected).where(kept.c.table_id == id).order_by(kept.c.number.desc()).limit(1)
    chosen = (
        select(tables.c.id, new.c.number, new.c.kind, data, new.c.digest)
        .join_from(tables, new, tables.c.id == id)
        .where(after == func.coalesce(last.correlate(new).scalar_subquery(), 0))
        .order_by(tables.c.id, new.c.number)
    )
    if dialect == "postgresql":
        # A deletion of the table waits for the append, or the append finds no table.
        chosen = chosen.with_for_update(read=True, key_share=True, of=tables)
    columns = ["table_id", "number", "kind", "data", "digest"]
    return insert(kept).from_select(columns, chosen).returning(kept.c.table_id)


def _rows_on_postgresql() -> TableValuedAlias:
    rows = func.json_to_recordset(cast(bindparam("rows", type_=Text), JSON))
    named = rows.table_valued(*(column(name, type_) for name, type_ in ROW.items()))
    return named.render_derived("new", with_types=True)


def _rows_on_sqlite() -> Subquery:
    each = func.json_each(bindparam("rows", type_=Text)).table_valued("value")
    names = (*BEFORE, *ROW)
    return select(*(func.json_extract(each.c.value, f"$.{name}").label(name) for name in names)).subquery("new")


@cache
def _last_entries(dialect: str) -> CompoundSelect[Any]:
    """Return the query for the last entry of any number of tables, which one JSON text names.

    Subqueries, since a join could be planned as a scan of all entries: each of them is one look into a primary key.
    """
    wanted = _named_tables(dialect)

    def last(found: ColumnElement[Any], of: SqlTable) -> Any:
        newest = select(found).where(of.c.table_id == wanted.c.value).order_by(of.c.number.desc()).limit(1)
        return newest.correlate(wanted).scalar_subquery().label(found.name)

    return union_all(*(select(wanted.c.value, last(of.c.number, of), last(of.c.digest, of)) for of in (kept, archives)))


@cache
def _last_moves(dialect: str) -> Select[Any]:
    """Return the query for the age of the last entry that moved each of these games on. What was said since is stepped over, from the end."""
    wanted = _named_tables(dialect)
    kinds = [cls.__name__ for cls in MOVES]
    last = select(Clock(dialect).age(kept.c.at)).where(kept.c.table_id == wanted.c.value, kept.c.kind.in_(kinds))
    last = last.order_by(kept.c.number.desc()).limit(1)
    return select(wanted.c.value, last.correlate(wanted).scalar_subquery())


def _named_tables(dialect: str) -> FromClause:
    text = bindparam("tables", type_=Text)
    each = func.json_array_elements_text(cast(text, JSON)) if dialect == "postgresql" else func.json_each(text)
    return each.table_valued("value").alias("wanted")


def beside(dialect: str, kept: SqlTable, table: str, row: dict[str, Any]) -> Any:
    """The statement that keeps this of a table instead of what was kept before; it returns a row, or none if the table is not here."""
    values = [literal(value, kept.c[name].type).label(name) for name, value in row.items()]
    here = select(tables.c.id, *values).where(tables.c.id == table)
    if dialect == "postgresql":
        # As `insertion`: a table that is deleted meanwhile must leave nothing behind.
        here = here.with_for_update(read=True, key_share=True)
    made = _insert_into(dialect, kept).from_select(["table_id", *row], here)
    return made.on_conflict_do_update(index_elements=["table_id"], set_=row).returning(kept.c.table_id)


def _insert_into(dialect: str, table: SqlTable) -> Any:
    """Both databases can insert what may be there already, by the same words of two modules."""
    return (postgresql if dialect == "postgresql" else sqlite).insert(table)


def parameters(append: Append) -> dict[str, object]:
    """Return the parameters with which the statement of PostgreSQL writes this append."""
    return {**append.before, "rows": _json(append.rows)}


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
    """A `tables.ports.Log` in a database whose shape is up to date."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        # A statement of its own needs no BEGIN and COMMIT around it: one round trip instead of three.
        self._single = engine.execution_options(isolation_level="AUTOCOMMIT")
        self._insertion = insertion(engine.dialect.name)
        self._heads = _last_entries(engine.dialect.name)
        self._moves = _last_moves(engine.dialect.name)
        self.on_commit: Callable[[float], None] = lambda _: None
        """Called with the seconds that each shared commit took, whether it succeeded or not (`group`)."""

    @property
    def queue(self) -> int:
        """The number of appends that wait for a shared commit."""
        return 0

    async def create(self, table: str, seed: str, entries: list[Entry]) -> Head:
        """Create a table with its first entries; raises `Conflict` if there is one with this id."""
        append = to_append(table, START, entries)
        with asking():
            async with self.engine.begin() as connection:
                await connection.execute(insert(tables).values(id=table, seed=seed))
                if append.rows:
                    await self._insert_within(connection, [append])
        return append.head

    async def append(self, table: str, head: Head, entries: list[Entry]) -> Head:
        """Entries after this one, all or none; raises `Conflict` if it is not the last one."""
        if not entries:
            return head
        check_id(table)
        append = to_append(table, head, entries)
        with asking():
            won = await self._insert([append])
        if table not in won:
            await self._lost(table)
            return await self.append(table, head, entries)
        return append.head

    async def read(self, table: str, since: Head | int = START, most: int = 0) -> Read:
        """Entries after this one, at most so many; the one itself is read too, to see whether it is there."""
        after = since if isinstance(since, int) else since.number
        wanted = select(kept.c.number, kept.c.kind, kept.c.data, kept.c.digest)
        wanted = wanted.where(kept.c.table_id == table, kept.c.number >= after).order_by(kept.c.number)
        wanted = wanted.limit(most + 1) if most and after else wanted.limit(most or None)
        found = await self._select(table, wanted)
        if not found:
            found = await self._read_packed(table, wanted, after, most + 1 if most and after else most)
        elif found[0][0] != max(after, 1) and await self._unpack(table):
            # Entries that were on their way while the table was packed came beside the archive of all before them.
            found = await self._select(table, wanted)
        digest = since.digest if isinstance(since, Head) else ""
        if after:
            before = found.pop(0) if found and found[0][0] == after else None
            if isinstance(since, Head) and (before is None or before[3] != since.digest):
                raise OtherHistory
        number, digest = (found[-1][0], found[-1][3]) if found else (after, digest)
        return Read([from_data({"kind": kind, **data}) for _, kind, data, _ in found], Head(number, digest))

    async def _read_packed(self, table: str, wanted: Any, since: int, most: int) -> list[Any]:
        """The rows of a game that is packed, or was until a moment ago; it may be packed again meanwhile."""
        for _ in range(FLIPS):
            packed = await self._packed(table, since, most)
            found = await self._select(table, wanted) if packed is None else packed
            if packed is not None or found:
                return found
        return []

    async def _packed(self, table: str, since: int, most: int) -> list[Any] | None:
        """The rows of a finished game from this number on, if it is packed. Raises `NoSuchTable`."""
        await self.seed(table)
        rows = await self._select(table, select(archives.c.data).where(archives.c.table_id == table))
        if not rows:
            return None
        found = [each for each in archive.decode(rows[0][0]) if each.number >= since]
        return [(each.number, each.kind, json.loads(each.data), each.digest) for each in found[: most or None]]

    async def heads(self, tables: Sequence[str]) -> dict[str, Head]:
        """The last entry of each of these tables, in one statement."""
        with asking():
            async with self._single.connect() as connection:
                found = await connection.execute(self._heads, {"tables": _json(list(tables))})
                # The last one counts, also if it came beside an archive (`read`).
                in_order = sorted((row for row in found if row.digest is not None), key=lambda row: row.number)
                return {table: Head(number, digest) for table, number, digest in in_order}

    async def waits(self, tables: Sequence[str]) -> dict[str, float]:
        """Seconds since each of these games last moved on, by the database's clock, in one statement."""
        with asking():
            async with self._single.connect() as connection:
                found = await connection.execute(self._moves, {"tables": _json(list(tables))})
                return {table: max(0.0, age) for table, age in found if age is not None}

    async def seed(self, table: str) -> str:
        """The table's seed; raises `NoSuchTable`."""
        return (await self.beginning(table))[0]

    async def beginning(self, table: str) -> tuple[str, Snapshot | None]:
        """The table's secret, and the snapshot that was kept last; raises `NoSuchTable`."""
        wanted = select(tables.c.seed, snapshots.c.number, snapshots.c.digest, snapshots.c.data)
        wanted = wanted.outerjoin(snapshots, snapshots.c.table_id == tables.c.id).where(tables.c.id == table)
        found = await self._select(table, wanted)
        if not found:
            raise NoSuchTable
        seed, number, digest, data = found[0]
        return seed, None if number is None else Snapshot(Head(number, digest), data)

    async def keep_snapshot(self, table: str, snapshot: Snapshot) -> None:
        """Keep this instead of the one before; raises `NoSuchTable`."""
        row = {"number": snapshot.head.number, "digest": snapshot.head.digest, "data": snapshot.data}
        if not await self._select(table, beside(self.engine.dialect.name, snapshots, table, row)):
            await self.seed(table)

    async def keep_pack(self, digest: str, kept: bytes) -> None:
        """Keep a pack; it may be there already."""
        made = _insert_into(self.engine.dialect.name, packs).values(digest=digest, data=kept).on_conflict_do_nothing()
        await self._execute(made)

    async def pack(self, digest: str) -> bytes | None:
        """The pack with this digest, if it was ever kept."""
        with asking():
            async with self._single.connect() as connection:
                found: bytes | None = await connection.scalar(select(packs.c.data).where(packs.c.digest == digest))
                return found

    def pool_use(self) -> tuple[int, int]:
        """Connections of the pool that are in use, and how many it may have."""
        pool = self.engine.pool
        assert isinstance(pool, QueuePool)
        return pool.checkedout(), pool.size()

    async def _execute(self, statement: Any) -> None:
        with asking():
            async with self._single.connect() as connection:
                await connection.execute(statement)

    async def ping(self) -> None:
        """Raises `Unavailable` if the database does not answer."""
        with asking():
            async with self._single.connect() as connection:
                await connection.execute(select(1))

    async def close(self) -> None:
        """Let the database go."""
        await self.engine.dispose()

    async def _select(self, table: str, wanted: Any) -> list[Any]:
        check_id(table)
        with asking():
            async with self._single.connect() as connection:
                return list(await connection.execute(wanted))

    async def _insert(self, appends: list[Append]) -> set[str]:
        """Write appends of different tables in one transaction, and return the tables that got their rows."""
        async with self._single.connect() as connection:
            return await self._insert_within(connection, appends)

    async def _insert_within(self, connection: AsyncConnection, appends: list[Append]) -> set[str]:
        if connection.dialect.name == "postgresql":
            (append,) = appends  # several are written by the writer of a `GroupedLog`
            return set(await connection.scalars(self._insertion, parameters(append)))
        rows = [{**append.before, **row} for append in appends for row in append.rows]
        return set(await connection.scalars(self._insertion, {"rows": _json(rows)}))

    async def _lost(self, table: str) -> None:
        """Say why nothing was inserted; return if it is worth another try, because the table was packed and is not any more."""
        await self.seed(table)
        if not await self._unpack(table):
            raise Conflict

    async def _unpack(self, table: str) -> bool:
        """Give the table its rows back; false if it has them."""
        with asking():
            async with self.engine.begin() as connection:
                return await archive.unpack(connection, table)

    # Finished games

    async def pack_finished(self, age: timedelta, most: int = 100) -> tuple[int, int]:
        """Pack finished games that are so old, at most so many; gives how many, and their bytes."""
        with asking():
            async with self.engine.connect() as connection:
                wanted = list(await connection.scalars(archive.ready(Clock(self.engine.dialect.name), age, most)))
        sizes: list[int] = []
        for table in wanted:
            with asking():
                async with self.engine.begin() as connection:
                    sizes.append(await archive.pack(connection, table))
        return sum(size > 0 for size in sizes), sum(sizes)

    async def unpack_all(self, most: int = 100) -> int:
        """Give packed games their rows back, at most so many; gives how many."""
        with asking():
            async with self.engine.connect() as connection:
                wanted = list(await connection.scalars(select(archives.c.table_id).limit(most)))
        return sum([await self._unpack(table) for table in wanted])
