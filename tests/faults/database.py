"""What the database has, read from it directly: no node and no wire is between."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing
from dataclasses import dataclass, field
from typing import Any

import asyncpg  # type: ignore[import-untyped]  # it ships none

from unshuffled.stores.engine import parse

TABLES = "SELECT id, seed FROM tables"
HERE = "SELECT id, seed FROM tables WHERE away IS NULL AND coming IS NULL"
HAS_CELLS = "SELECT to_regclass('cells') IS NOT NULL"
"""A database of the last release has no list of them."""
CELLS = "SELECT url FROM cells WHERE url IS NOT NULL"
ENTRIES = "SELECT table_id, number, kind, data FROM entries ORDER BY table_id, number"
ACCOUNTS = "SELECT name, person FROM accounts"


@dataclass(slots=True)
class Kept:
    """What the database has of a table."""

    seed: str
    numbers: list[int] = field(default_factory=list)
    rows: dict[int, dict[str, Any]] = field(default_factory=dict)

    @property
    def last(self) -> int:
        """The table's number."""
        return self.numbers[-1] if self.numbers else 0


async def read_log(url: str) -> dict[str, Kept]:
    """All tables, as they were at one moment; those in cells, while nobody plays or moves them.

    A table that is in two cells counts as one with all its numbers twice, which the checks find.
    """
    urls = [url]
    if parse(url).get_backend_name() != "sqlite" and (await read(url, HAS_CELLS))[0][0][0]:
        urls += [row[0] for row in (await read(url, CELLS))[0]]
    found: dict[str, Kept] = {}
    for each in urls:
        tables, entries = await read(each, HERE if len(urls) > 1 else TABLES, ENTRIES)
        here = {row[0] for row in tables}
        for table, seed in tables:
            found.setdefault(table, Kept(seed))
        for table, number, kind, data in entries:
            if table in here:
                kept = found[table]
                kept.numbers.append(number)
                kept.rows[number] = {"kind": kind, **json.loads(data)}
    return found


async def read_accounts(url: str) -> dict[str, str]:
    """The person of each account, by its name."""
    (rows,) = await read(url, ACCOUNTS)
    return {row[0]: row[1] for row in rows if row[0] is not None}


async def read(url: str, *questions: str) -> list[list[Any]]:
    """The rows that answer each question, of PostgreSQL or SQLite, all of one moment."""
    parsed = parse(url)
    if parsed.get_backend_name() == "sqlite":
        with closing(sqlite3.connect(str(parsed.database), isolation_level=None)) as file:
            file.execute("BEGIN")
            return [file.execute(question).fetchall() for question in questions]
    connection = await asyncpg.connect(parsed.set(drivername="postgresql").render_as_string(hide_password=False))
    try:
        async with connection.transaction(isolation="repeatable_read", readonly=True):
            return [await connection.fetch(question) for question in questions]
    finally:
        await connection.close()
