"""Finished games as one compact row each: all entries of a table, compressed, in place of a row for each.

They are compressed against a dictionary, `archive.dict`: the shapes of entries and the names of cards, which every game would begin with
otherwise. It is part of the format. A changed one could not read what was packed before, so another one comes beside it, if ever.

It is the same log. Entries are read from there as from their rows; somebody who writes to such a table, or an operator who changes what
is in it, gets the rows back first. Digests are not kept where they follow from what is there.
"""

from __future__ import annotations

import json
import zlib
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from functools import cache
from importlib.resources import files
from typing import Any

from sqlalchemy import JSON, Select, Text, and_, bindparam, cast, delete, exists, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from unshuffled.stores.clock import Clock
from unshuffled.stores.schema import archives, entries, results, snapshots, tables
from unshuffled.tables.entries import is_talk
from unshuffled.tables.ports import chain

FORMAT = 1
EPOCH = datetime(1970, 1, 1, tzinfo=UTC)
LEVEL = 9
"""It is written once; the games of a day are packed beside everything else."""


@dataclass(frozen=True, slots=True)
class Packed:
    """An entry as it was in its row; its data as text, to the letter."""

    number: int
    kind: str
    data: str
    at: datetime
    digest: str


@cache
def dictionary() -> bytes:
    """What is in most games; made by `tests.stores.dictionary`."""
    return files("unshuffled.stores").joinpath("archive.dict").read_bytes()


def encode(packed: list[Packed]) -> bytes:
    """These entries, from the first one on, as bytes."""
    rows: list[list[Any]] = []
    digest, last = "", 0
    for each in packed:
        moment = _microseconds(each.at)
        follows = chain(digest, each.kind, each.data)
        row: list[Any] = [each.kind, each.data, moment - last]
        if each.digest != follows:
            row.append(each.digest)
        rows.append(row)
        digest, last = each.digest, moment
    # By columns: what is alike is side by side.
    columns = [[row[0] for row in rows], [row[1] for row in rows], [row[2] for row in rows]]
    other = {str(number): row[3] for number, row in enumerate(rows, 1) if len(row) > 3}
    text = json.dumps([FORMAT, *columns, other], ensure_ascii=True, separators=(",", ":"))
    compress = zlib.compressobj(LEVEL, zdict=dictionary())
    return compress.compress(text.encode()) + compress.flush()


def decode(data: bytes) -> list[Packed]:
    """The entries again."""
    reader = zlib.decompressobj(zdict=dictionary())
    text = reader.decompress(data)
    if not reader.eof:
        raise ValueError("an archive that is cut off")
    version, kinds, texts, moments, other = json.loads(text)
    if version != FORMAT:
        raise ValueError(f"an archive of format {version}, which this release cannot read")
    found: list[Packed] = []
    digest, moment = "", 0
    for number, (kind, text, later) in enumerate(zip(kinds, texts, moments, strict=True), 1):
        moment += later
        follows = chain(digest, kind, text)
        digest = other.get(str(number), follows)
        found.append(Packed(number, kind, text, EPOCH + timedelta(microseconds=moment), digest))
    return found


def _microseconds(at: datetime) -> int:
    return ((at if at.tzinfo is not None else at.replace(tzinfo=UTC)) - EPOCH) // timedelta(microseconds=1)


def ready(clock: Clock, age: timedelta, most: int) -> Select[Any]:
    """Tables whose game is over and whose last entry is so old."""
    later = entries.alias("later")
    newer = exists().where(later.c.table_id == entries.c.table_id, later.c.number > entries.c.number)
    mine = and_(entries.c.table_id == results.c.table_id, entries.c.number == results.c.number)
    return (
        select(results.c.table_id)
        .join(entries, mine)
        .where(entries.c.at < clock.ago(age), ~newer)
        .order_by(results.c.table_id)
        .limit(most)
    )


async def pack(connection: AsyncConnection, table: str) -> int:
    """Pack a table within a transaction and return the bytes; 0 if there is nothing to pack."""
    if not await _lock(connection, table):
        return 0
    columns = [
        entries.c.number,
        entries.c.kind,
        cast(entries.c.data, Text).label("data"),
        entries.c.at,
        entries.c.digest,
    ]
    wanted = select(*columns).where(entries.c.table_id == table).order_by(entries.c.number)
    found = [Packed(*row) for row in await connection.execute(wanted)]
    if [each.number for each in found] != list(range(1, len(found) + 1)) or not found:
        return 0  # damaged: it stays as it is, for somebody to look at
    data = encode(found)
    assert [(each.kind, each.data, each.digest) for each in decode(data)] == [
        (each.kind, each.data, each.digest) for each in found
    ]
    last = found[-1]
    row = {"number": last.number, "digest": last.digest, "at": last.at, "said": _said(found), "data": data}
    await connection.execute(insert(archives).values(table_id=table, **row))
    for kept in (entries, snapshots):
        await connection.execute(delete(kept).where(kept.c.table_id == table))
    return len(data)


def _said(found: list[Packed]) -> int:
    """Return how many entries have text for other players that was not removed."""
    return sum(each.kind == "Said" and is_talk(each.kind, json.loads(each.data)) for each in found)


async def unpack(connection: AsyncConnection, table: str) -> bool:
    """Restore the rows of a packed table within a transaction, and return whether it was packed."""
    mine = archives.c.table_id == table
    # First without the lock: most tables are not packed, and people are writing.
    if not await connection.scalar(select(archives.c.number).where(mine)) or not await _lock(connection, table):
        return False
    data = await connection.scalar(select(archives.c.data).where(mine))
    if data is None:
        return False
    await connection.execute(delete(archives).where(mine))
    rows = [
        {
            "table_id": table,
            "number": each.number,
            "kind": each.kind,
            "data": each.data,
            "at": each.at,
            "digest": each.digest,
        }
        for each in decode(data)
    ]
    # SQLite has JSON as text; a cast would read it as a number.
    text = bindparam("data", type_=Text)
    value = cast(text, JSON) if connection.dialect.name == "postgresql" else text
    columns = {each.name: value if each.name == "data" else bindparam(each.name) for each in entries.c}
    await connection.execute(insert(entries).values(columns), rows)
    return True


async def _lock(connection: AsyncConnection, table: str) -> bool:
    """Lock the table against writers until the transaction ends, and return whether it exists."""
    here = select(tables.c.id).where(tables.c.id == table)
    return (await connection.execute(here.with_for_update())).first() is not None
