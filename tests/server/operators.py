"""What operators do and look up, for tests: the commands, and what the database has."""

from __future__ import annotations

import asyncio
from datetime import datetime, timedelta
from typing import Any

from sqlalchemy import select, update

from tests.server.serving import Running
from unshuffled.cli.app import run as command
from unshuffled.stores import schema
from unshuffled.stores.clock import Clock

QUICK: dict[str, Any] = {"sweep_seconds": 0.2}


async def admin(server: Running, *words: str) -> int:
    """The command, on the server's database."""
    url = server.node.settings.database_url
    return await asyncio.to_thread(command, ["admin", *words, "--database-url", url])


async def said(server: Running, table: str) -> list[dict[str, Any]]:
    """What was said at a table, as the database has it."""
    wanted = select(schema.entries.c.data).where(schema.entries.c.table_id == table, schema.entries.c.kind == "Said")
    async with server.node.log.engine.connect() as connection:  # type: ignore[attr-defined]
        return [row.data for row in await connection.execute(wanted.order_by(schema.entries.c.number))]


async def everything(server: Running) -> str:
    """All that the database holds but packs, times and who is present, as one text."""
    found = []
    async with server.node.log.engine.connect() as connection:  # type: ignore[attr-defined]
        for table in set(schema.metadata.sorted_tables) - {schema.packs, schema.presence}:
            for row in await connection.execute(select(table)):
                values = [value for value in row if not isinstance(value, datetime)]
                found.append(f"{[value.decode() if isinstance(value, bytes) else value for value in values]}")
    return "\n".join(sorted(found))


async def make_old(server: Running, days: int) -> None:
    """As if all of it had happened so long ago."""
    async with server.node.log.engine.begin() as connection:  # type: ignore[attr-defined]
        then = Clock(connection.dialect.name).ago(timedelta(days=days))
        await connection.execute(update(schema.entries).values(at=then))
        await connection.execute(update(schema.attendance).values(at=then))
