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
    """Return all tables as they were at one moment."""
    tables, entries = await read(url, TABLES, ENTRIES)
    found = {table: Kept(seed) for table, seed in tables}
    for table, number, kind, data in entries:
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
