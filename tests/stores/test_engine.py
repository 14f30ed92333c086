"""What an engine leaves behind when it is disposed of."""

from __future__ import annotations

import asyncio
import random
import threading
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path

import pytest
from sqlalchemy import event, make_url, text
from sqlalchemy.ext.asyncio import AsyncEngine

from tests.faults.proxy import Proxy
from unshuffled.stores.engine import open_engine

LONG = text("WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 2000000) SELECT count(*) FROM n")
"""Half a second of SQLite."""


async def given_up(engine: AsyncEngine, steps: int) -> None:
    """Work that is cancelled after so many turns of the loop, and once more while it closes its connection."""

    async def turns(number: int) -> None:
        for _ in range(number):
            await asyncio.sleep(0)

    async def ask() -> None:
        async with engine.connect() as connection:
            await connection.execute(LONG)

    asking = asyncio.create_task(ask())
    await turns(steps)
    asking.cancel()
    await turns(1)
    asking.cancel()
    await asyncio.gather(asking, return_exceptions=True)


@pytest.mark.parametrize("steps", [0, 1, 2, 10, 100, 1000, 10_000])
def test_an_engine_on_sqlite_leaves_no_thread_running(
    tmp_path: Path, steps: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A thread that finds its loop closed dies with a traceback, and the one that made it may hang."""
    # On a busy machine the statement that was given up may take longer than an operator would wait.
    monkeypatch.setattr("unshuffled.stores.engine.THREADS_END", 600.0)

    async def game() -> None:
        engine = open_engine(f"sqlite:///{tmp_path / 'one.db'}")
        before = set(threading.enumerate())
        await given_up(engine, steps)
        await engine.dispose()
        left = set(threading.enumerate()) - before
        assert [each.name for each in left if not each.name.startswith("asyncio")] == []

    asyncio.run(game())


def test_an_engine_that_is_still_used_does_not_wait_for_ever(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("unshuffled.stores.engine.THREADS_END", 0.01)

    async def game() -> int:
        engine = open_engine(f"sqlite:///{tmp_path / 'one.db'}")
        async with engine.connect() as connection:
            await asyncio.wait_for(engine.dispose(), 60)
            answer = await connection.scalar(text("SELECT 1"))
            # Its pool is gone, and would not close it.
            await connection.invalidate()
            return int(answer or 0)

    assert asyncio.run(game()) == 1


async def ask(engine: AsyncEngine) -> None:
    async with engine.connect() as connection:
        await connection.execute(text("SELECT 1"))


async def ask_at_once(engine: AsyncEngine, count: int) -> None:
    """Each on a connection of its own."""
    async with AsyncExitStack() as stack:
        for _ in range(count):
            connection = await stack.enter_async_context(engine.connect())
            await connection.execute(text("SELECT 1"))


async def failures(engine: AsyncEngine, questions: int) -> int:
    """How many of these, asked one after the other, get no answer in time."""
    failed = 0
    for _ in range(questions):
        try:
            await ask(engine)
        except TimeoutError:
            failed += 1
    return failed


@asynccontextmanager
async def idle_connections(url: str, count: int) -> AsyncIterator[tuple[AsyncEngine, Proxy]]:
    """An engine with so many idle connections, through a wire that can be cut."""
    parsed = make_url(url)
    async with Proxy([lambda: parsed.port or 5432], random.Random(1), addresses=0) as wire:
        through = parsed.set(host="127.0.0.1", port=wire.port)
        engine = open_engine(through.render_as_string(hide_password=False), count)
        await ask_at_once(engine, count)
        assert wire.made == count
        yield engine, wire
        await engine.dispose()


@pytest.mark.nightly("waits as long as a real statement may take")
def test_of_connections_that_fell_silent_together_one_keeps_somebody_waiting(empty_postgresql: str) -> None:
    async def game() -> None:
        async with idle_connections(empty_postgresql, 4) as (engine, wire):
            wire.silence()
            wire.repair()
            assert await failures(engine, 8) == 1

    asyncio.run(game())


@pytest.mark.nightly("waits as long as a real statement may take")
def test_connections_that_were_used_since_are_kept(empty_postgresql: str) -> None:
    """One statement that takes too long says nothing of connections that were answered meanwhile."""

    async def slow(engine: AsyncEngine) -> None:
        async with engine.connect() as connection:
            await connection.execute(text("SELECT pg_sleep(60)"))

    async def game() -> None:
        async with idle_connections(empty_postgresql, 2) as (engine, _):
            made: list[object] = []
            event.listen(engine.sync_engine, "connect", lambda *_: made.append(None))
            too_long = asyncio.create_task(slow(engine))
            while not too_long.done():
                await ask(engine)
                await asyncio.sleep(0.01)
            assert isinstance(too_long.exception(), TimeoutError)
            await ask_at_once(engine, 2)
            assert len(made) == 1  # in place of the one that was given up

    asyncio.run(game())
