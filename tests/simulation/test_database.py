from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from random import Random

import pytest

from tests.simulation.database import Database, Kept, Link, NodeLog
from tests.simulation.loop import Loop
from unshuffled.stores.log import Unavailable
from unshuffled.tables.entries import Entry, Said
from unshuffled.tables.ports import START, Conflict, Head

HELLO: list[Entry] = [Said("ann", "hello")]


def with_two_nodes(work: Callable[[Database, NodeLog, NodeLog], Awaitable[None]], seed: int = 0) -> None:
    """A database with one empty table, and the logs of two nodes."""
    loop = Loop(Random(1))
    database = Database(loop, Random(seed))
    database.tables["table"] = Kept("seed")

    async def run() -> None:
        one, other = (NodeLog(Link(database, loop.world, Random(n))) for n in (3, 4))
        await work(database, one, other)

    try:
        loop.run(run())
    finally:
        loop.end()


def test_what_is_not_synced_is_not_read() -> None:
    async def work(database: Database, one: NodeLog, other: NodeLog) -> None:
        database.sync_seconds = 100.0
        writing = asyncio.ensure_future(one.append("table", START, HELLO))
        await asyncio.sleep(0.1)

        assert (await other.read("table")).entries == []
        assert not writing.done()

    with_two_nodes(work)


def test_of_two_writers_of_one_number_one_wins() -> None:
    async def work(database: Database, one: NodeLog, other: NodeLog) -> None:
        writing = (log.append("table", START, HELLO) for log in (one, other))
        ended = await asyncio.gather(*writing, return_exceptions=True)

        assert {type(each) for each in ended} == {Head, Conflict}
        assert len(database.tables["table"].rows) == 1

    with_two_nodes(work)


def test_after_a_crash_what_was_not_synced_is_there_or_not_and_its_writer_does_not_know() -> None:
    there: set[int] = set()

    async def work(database: Database, one: NodeLog, _: NodeLog) -> None:
        database.sync_seconds = 100.0
        writing = asyncio.ensure_future(one.append("table", START, HELLO))
        await asyncio.sleep(0.1)
        database.crash()

        with pytest.raises(Unavailable):
            await writing
        there.add(len(database.tables["table"].rows))

    for seed in range(20):
        with_two_nodes(work, seed)

    assert there == {0, 1}
