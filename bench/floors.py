"""The floors: what a socket server costs that commits, publishes and delivers, but knows no game.

A message from a table's first socket becomes one row as large as a real entry's, is published to NATS after the
commit, and goes from the subscription to the table's second socket. The plain floor takes a connection of a pool for
each row; in the grouped floor one writer commits the waiting rows of all tables together.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any, Protocol

import asyncpg  # type: ignore[import-untyped]  # it ships none
import nats
from litestar import Litestar, WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath
from nats.aio.msg import Msg

CONNECTIONS = 16
SCHEMA = """
CREATE TABLE IF NOT EXISTS {name} (
    table_id text NOT NULL, number integer NOT NULL, kind text NOT NULL, data json NOT NULL,
    at timestamptz NOT NULL DEFAULT now(), PRIMARY KEY (table_id, number)
)"""
ONE = "INSERT INTO floor_plain (table_id, number, kind, data) VALUES ($1, $2, 'Answered', $3)"
MANY = """
INSERT INTO floor_grouped (table_id, number, kind, data)
SELECT t, n, 'Answered', d::json FROM unnest($1::text[], $2::int[], $3::text[]) AS new (t, n, d)"""
Row = tuple[str, int, str]


class Writer(Protocol):
    """How a row gets into the database; returns after its commit."""

    async def __call__(self, row: Row) -> None: ...


def plain(pool: Any) -> Writer:
    """A connection of the pool for each row."""

    async def write(row: Row) -> None:
        await pool.execute(ONE, *row)

    return write


def grouped(pool: Any) -> tuple[Writer, Callable[[], Awaitable[None]]]:
    """One writer for all; its loop is the second value."""
    waiting: list[tuple[Row, asyncio.Future[None]]] = []
    wake = asyncio.Event()

    async def write(row: Row) -> None:
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        waiting.append((row, done))
        wake.set()
        await done

    async def loop() -> None:
        async with pool.acquire() as connection:
            statement = await connection.prepare(MANY)
            while True:
                await wake.wait()
                wake.clear()
                batch = waiting[:]
                waiting.clear()
                tables, numbers, data = zip(*(row for row, _ in batch), strict=True)
                await statement.fetch(tables, numbers, data)
                for _, done in batch:
                    done.set_result(None)

    return write, loop


def make_floor(kind: str, database_url: str, nats_url: str) -> Litestar:
    """The application of a floor: `plain` or `grouped`."""
    readers: dict[str, WebSocket[Any, Any, Any]] = {}
    subject = f"floor.{kind}"

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        pool = await asyncpg.create_pool(
            database_url, min_size=CONNECTIONS if kind == "plain" else 1, max_size=CONNECTIONS
        )
        await pool.execute(SCHEMA.format(name=f"floor_{kind}"))
        client = await nats.connect(nats_url)
        writing: asyncio.Task[None] | None = None
        if kind == "plain":
            app.state.write = plain(pool)
        else:
            app.state.write, loop = grouped(pool)
            writing = asyncio.ensure_future(loop())

        async def deliver(message: Msg) -> None:
            reader = readers.get(message.subject.rpartition(".")[2])
            if reader is not None:
                await reader.send_text(message.data.decode())

        app.state.publish = client.publish
        await client.subscribe(f"{subject}.*", cb=deliver)
        try:
            yield
        finally:
            if writing is not None:
                writing.cancel()
            await client.close()
            await pool.close()

    @websocket("/{table:str}/write")
    async def take(socket: WebSocket[Any, Any, Any], table: FromPath[str]) -> None:
        write, publish = socket.app.state.write, socket.app.state.publish
        await socket.accept()
        number = 0
        while (event := await socket.receive())["type"] == "websocket.receive":
            text = event["text"] or ""
            number += 1
            await write((table, number, text))
            await publish(f"{subject}.{table}", text.encode())

    @websocket("/{table:str}/read")
    async def show(socket: WebSocket[Any, Any, Any], table: FromPath[str]) -> None:
        await socket.accept()
        readers[table] = socket
        try:
            while (await socket.receive())["type"] == "websocket.receive":
                pass
        except WebSocketDisconnect:
            pass
        finally:
            del readers[table]

    return Litestar(route_handlers=[take, show], lifespan=[lifespan], logging_config=None, openapi_config=None)
