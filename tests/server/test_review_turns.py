"""Who waits for a review: few of one player and network address, which are served in turn; one game is computed once."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest

from tests.minds.test_review import record
from tests.server.serving import run
from tests.waiting import until
from unshuffled.packs import library
from unshuffled.rules.saves import transcript
from unshuffled.server.games import reviews
from unshuffled.server.games.reviews import Reviews
from unshuffled.server.minds.pool import Failed, Job
from unshuffled.tables import forks
from unshuffled.tables.hosting.host import Host
from unshuffled.tables.memory import MemoryLog, MemoryRelay
from unshuffled.tables.table import Table
from unshuffled.wire.codes import Denied

TEXTS = [transcript.write(record("rageborne", seed)) for seed in "abcdef"]


class Slow:
    """A pool whose jobs end when they are let go; what they are about is noted."""

    def __init__(self) -> None:
        self.begun: list[str] = []
        self._gate = asyncio.Semaphore(0)

    async def ask(self, job: Job, limit: float, progress: Any) -> Any:
        self.begun.append(job.data["record"])
        await self._gate.acquire()
        raise Failed("let go")

    def let_one_go(self) -> None:
        self._gate.release()

    async def close(self) -> None:
        for _ in range(100):
            self._gate.release()


@asynccontextmanager
async def some_reviews() -> AsyncIterator[tuple[Reviews, Slow, list[Table]]]:
    """Reviews, what computes them, and tables with a finished game each; the last two have the same game."""
    host = Host(library.load(), MemoryLog(), MemoryRelay())
    texts = [*TEXTS, TEXTS[-1]]
    tables = [await host.take_in("ann", "Ann", forks.read_record(text)) for text in texts]
    made, pool = Reviews(1.0), Slow()
    made.pool = pool  # type: ignore[assignment]
    try:
        yield made, pool, tables
    finally:
        await made.stop()


def test_review_is_refused_to_a_player_and_a_network_with_two() -> None:
    """B5. Each import is another table, and each new guest another player."""

    async def test() -> None:
        async with some_reviews() as (made, _, tables):
            made.ask(tables[0], "eve", "6.6.6.6")
            made.ask(tables[1], "eve", "6.6.6.6")
            for person, network in (("eve", "7.7.7.7"), ("eva", "6.6.6.6")):
                with pytest.raises(Denied):
                    made.ask(tables[2], person, network)

            assert made.ask(tables[2], "bob", "8.8.8.8").state == "running"

    run(test())


def test_reviews_of_networks_are_computed_in_turn() -> None:
    """B5. The second one of a network comes after the first one of another."""

    async def test() -> None:
        async with some_reviews() as (made, pool, tables):
            for n, (person, network) in enumerate((("eve", "6"), ("eva", "6"), ("bob", "7"))):
                made.ask(tables[n], person, network)

            for count in (1, 2, 3):

                async def has_begun(count: int = count) -> bool:
                    return len(pool.begun) == count

                await until(has_begun)
                pool.let_one_go()

            assert pool.begun == [transcript.write(tables[n].record()) for n in (0, 2, 1)]

    run(test())


def test_review_of_the_same_game_at_another_table_is_computed_once() -> None:
    """B5."""

    async def test() -> None:
        async with some_reviews() as (made, _, tables):
            for person, table in (("ann", tables[-1]), ("bob", tables[-2])):
                assert made.ask(table, person, person).state == "running"
            await asyncio.sleep(0)
            assert [made.of(table).state for table in (tables[-1], tables[-2], tables[0])] == [
                "running",
                "running",
                "none",
            ]

            assert len(made._running) == 1

    run(test())


def test_player_may_ask_again_when_a_review_has_ended() -> None:
    async def test() -> None:
        async with some_reviews() as (made, pool, tables):
            for n in range(reviews.WAITING_OF_ONE):
                made.ask(tables[n], "eve", "6.6.6.6")
            pool.let_one_go()

            async def has_ended() -> bool:
                return len(made._running) == 1

            await until(has_ended)
            assert made.ask(tables[2], "eve", "6.6.6.6").state == "running"

    run(test())
