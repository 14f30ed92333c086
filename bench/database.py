"""A database for one measurement: made, brought up to date, and dropped afterwards."""

from __future__ import annotations

import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any
from urllib.parse import urlsplit, urlunsplit

import asyncpg  # type: ignore[import-untyped]  # it ships none

from unshuffled.stores import migrate


@asynccontextmanager
async def database(server_url: str) -> AsyncIterator[str]:
    """The URL of a new database on this server; `server_url` names one that we may connect to."""
    name = f"unshuffled_bench_{secrets.token_hex(4)}"
    await _execute(server_url, f"CREATE DATABASE {name}")
    url = urlunsplit(urlsplit(server_url)._replace(path=f"/{name}"))
    try:
        await migrate.upgrade(url)
        yield url
    finally:
        await _execute(server_url, f"DROP DATABASE {name} WITH (FORCE)")


async def value(url: str, query: str) -> Any:
    """The one value that a query gives."""
    connection = await asyncpg.connect(url)
    try:
        return await connection.fetchval(query)
    finally:
        await connection.close()


async def _execute(url: str, statement: str) -> None:
    connection = await asyncpg.connect(url)
    try:
        await connection.execute(statement)
    finally:
        await connection.close()
