"""The measurement of the server itself, very small: it must report every figure. What the figures are is no test's business."""

from __future__ import annotations

import asyncio
import math
from collections.abc import AsyncIterator
from dataclasses import asdict
from itertools import chain
from typing import TypeVar

import asyncpg  # type: ignore[import-untyped]  # it ships none
import pytest

from bench import load, pairs, rest, speed, wire
from bench.command import main
from bench.database import database, value
from bench.pairs import Decision, Played
from bench.worker import GROUPED, PLAIN, TABLES
from tests.server.serving import NATS
from tests.stores.keeping import SERVER

T = TypeVar("T")
DATABASE = f"{SERVER}/postgres"


def run(steps: AsyncIterator[T]) -> list[T]:
    async def all_of() -> list[T]:
        return [step async for step in steps]

    return asyncio.run(asyncio.wait_for(all_of(), 500))


@pytest.mark.nightly("bench/ measures, and nothing that is installed imports it")
@pytest.mark.services("postgresql", "nats")
def test_the_speed_of_real_tables_and_both_floors_is_measured_in_turns() -> None:
    plan = speed.Plan(
        database_url=DATABASE, nats_url=NATS, tables=4, rounds=2, seconds=0.2, offered=50, late=3, undos=2, back=2
    )

    steps = run(speed.measure(plan))

    result = steps[-1]
    assert len(steps) == plan.steps
    assert {kind: len(parts) for kind, parts in result.closed.items()} == {PLAIN: 2, GROUPED: 2, TABLES: 2}
    assert {kind: len(parts) for kind, parts in result.steady.items()} == {PLAIN: 2, TABLES: 2}
    for part in chain(*result.closed.values(), *result.steady.values()):
        assert part.answers == len(part.latencies) > 0
        assert part.rate > 0
        assert part.cpu_each > 0
        assert min(part.latencies) > 0
    assert [part.answers for parts in result.steady.values() for part in parts] == [10] * 4
    assert (len(result.undo_one), len(result.undo_many)) == (2, 2)
    assert result.entry_bytes > 20
    assert [bar.what for bar in speed.bars(result)] == [
        "answers a second, of the plain floor",
        "answers a second, of the grouped floor",
        "CPU of an answer, of the grouped floor's",
        "p99 at the same load, of the plain floor's",
        "p95 of an undo late in a game",
    ]


@pytest.mark.nightly("bench/ measures, and nothing that is installed imports it")
@pytest.mark.services("postgresql", "nats")
def test_the_cost_at_rest_is_measured() -> None:
    plan = rest.Plan(database_url=DATABASE, nats_url=NATS, games=3, tables=8, sockets=8, idle_seconds=0.3)

    steps = run(rest.measure(plan))

    result = asdict(steps[-1])
    assert len(steps) == rest.STEPS
    assert result.pop("games") == len(result.pop("answers")) == 3
    assert result.pop("idle_sockets") == 8
    assert result.pop("idle_cpu") >= 0
    assert [len(found) for found in result.pop("forecasts").values()] == [1] * 8
    assert (len(steps[-1].beside), steps[-1].dearest[1] > 1 / 8) == (8, True)
    # So few may fit into a page of the database, and into memory, that was there already.
    assert result.pop("packed_bytes") >= 0
    assert math.isfinite(result.pop("table_bytes"))
    assert math.isfinite(result.pop("socket_bytes"))
    assert {name: value for name, value in result.items() if not value > 0} == {}


def test_the_database_of_a_measurement_is_up_to_date_and_dropped_afterwards() -> None:
    async def measured() -> None:
        async with database(DATABASE) as url:
            assert await value(url, "SELECT count(*) FROM entries") == 0
        with pytest.raises(asyncpg.InvalidCatalogNameError):
            await value(url, "SELECT 1")

    asyncio.run(measured())


def played(decision: Decision | None = None) -> Played:
    pair = Played("seed")
    pair._ask(decision)
    return pair


@pytest.mark.parametrize(
    ("text", "keys", "answers"),
    [
        (b'{"state":{"answers":3},"view":{"decision":{"keys":["x"]}}}', ["x"], 3),
        (b'{"state":{"answers":3},"view":{"decision":null}}', [], 3),
        (b'{"state":{"answers":3},"patch":{"/decision":{"keys":["x","y"]}}}', ["x", "y"], 3),
        (b'{"state":{"answers":3},"patch":{"/decision":null}}', [], 3),
        (b'{"state":{"answers":3},"patch":{"/decision/keys":["z"]}}', ["z"], 3),
        (b'{"state":{},"patch":{"/gravehold/life":25}}', ["a", "b"], 0),
        (b'{"state":{"number":9}}', ["a", "b"], 0),
    ],
)
def test_the_load_reads_whole_views_and_changes(text: bytes, keys: list[str], answers: int) -> None:
    pair = played(Decision(["a", "b"]))
    pair._read(pairs._told.decode(text))
    assert (pair.keys, pair.answers) == (keys, answers)


def test_a_socket_of_the_load_puts_frames_together_however_they_arrive() -> None:
    async def frames() -> None:
        heard: list[bytes] = []
        socket = wire.Wire(heard.append)
        texts = [b"short", b"x" * 300, b"y" * 70_000]
        stream = b"HTTP/1.1 101 Switching Protocols\r\n\r\n"
        for text in texts:
            size = len(text)
            head = (
                bytes([size])
                if size < 126
                else b"\x7e" + size.to_bytes(2, "big")
                if size < 65536
                else b"\x7f" + size.to_bytes(8, "big")
            )
            stream += b"\x81" + head + text
        for at in range(500):
            socket.data_received(stream[at : at + 1])
        socket.data_received(stream[500:])
        assert heard == texts
        assert socket.received == len(stream) - len(b"HTTP/1.1 101 Switching Protocols\r\n\r\n")

    asyncio.run(frames())


def test_a_percentile_is_one_of_the_values() -> None:
    assert [load.percentile([3, 1, 2, 4], share) for share in (0, 0.5, 0.99, 1)] == [1, 3, 4, 4]


@pytest.mark.parametrize(
    "arguments",
    [
        ["server", "--tables", "1"],
        ["rest", "--games", "0"],
    ],
)
def test_what_cannot_be_measured_is_said_in_one_line(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(arguments) == 2
    assert capsys.readouterr().err.startswith("bench: at least")


def test_a_database_that_does_not_answer_is_said_in_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rest", "--database-url", "postgresql://nobody@127.0.0.1:1/x"]) == 2
    assert capsys.readouterr().err.startswith("bench: PostgreSQL or NATS does not answer")
