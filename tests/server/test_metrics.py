"""What is measured, against real databases and a real NATS."""

from __future__ import annotations

import asyncio
import os
import re
import socket
import subprocess
import sys
import time
from pathlib import Path

import httpx
import pytest

from tests.ports import free_port
from tests.server.serving import NATS, run, seated, serving
from tests.server.ways import way_to
from unshuffled.server.node import Node
from unshuffled.server.relays.relay import NatsRelay
from unshuffled.server.watching.metrics import SECONDS, Metrics, Times
from unshuffled.wire import protocol as p


def value(node: Node, name: str) -> float:
    """A sample's value."""
    found = re.search(rf"^{re.escape(name)} (\S+)$", node.metrics.text().decode(), re.MULTILINE)
    assert found is not None, name
    return float(found[1])


def test_a_time_is_counted_in_its_bucket_and_in_all_longer_ones() -> None:
    """The last bucket but one holds half a minute."""
    times = Times("x_seconds", "X.")
    for seconds in (0.0005, 0.001, 7, 100):
        times.add(seconds)
    buckets = {
        sample.labels["le"]: sample.value for sample in times.family().samples if sample.name == "x_seconds_bucket"
    }

    assert buckets["0.001"] == 2
    assert (buckets["5.0"], buckets["10.0"], buckets["30.0"], buckets["+Inf"]) == (2, 3, 3, 4)
    assert SECONDS[-1] == 30


def test_the_process_is_measured() -> None:
    text = Metrics().text().decode()

    assert "process_resident_memory_bytes " in text
    assert "process_cpu_seconds_total " in text
    assert "process_open_fds " in text


def test_commits_loads_tables_and_connections_are_measured(database: str) -> None:
    async def game() -> None:
        async with serving(database_url=database) as server:
            node = server.node
            async with seated(server.url) as (a, _):
                before = value(node, "unshuffled_commit_seconds_count")
                await a.wish(p.Say(phrase="hello"))
                assert value(node, "unshuffled_commit_seconds_count") == before + 1
                assert value(node, "unshuffled_commit_queue") == 0
                assert value(node, "unshuffled_tables_kept") == 1
                assert value(node, "unshuffled_pool_size") == (1 if database.startswith("sqlite") else 5)
                while value(node, "unshuffled_pool_used"):  # who is present is being written down
                    await asyncio.sleep(0.01)
                async with node.log.engine.connect():  # type: ignore[attr-defined]
                    assert value(node, "unshuffled_pool_used") >= 1
            table = a.table
        async with serving(database_url=database) as server:
            assert value(server.node, "unshuffled_load_seconds_count") == 0
            for _ in range(2):
                await server.node.host.table(table)
            assert value(server.node, "unshuffled_load_seconds_count") == 1

    run(game())


def test_a_loop_that_was_kept_busy_shows_it() -> None:
    async def game() -> None:
        async with serving() as server:
            node = server.node
            while not value(node, "unshuffled_loop_lag_seconds_count"):
                await asyncio.sleep(0.05)
            late = value(node, "unshuffled_loop_lag_seconds_sum")
            time.sleep(1.5)
            while value(node, "unshuffled_loop_lag_seconds_sum") < late + 1:
                await asyncio.sleep(0.05)

    run(game(), 60)


def test_forecasts_that_wait_are_counted_until_they_are_made() -> None:
    async def game() -> None:
        async with serving() as server, seated(server.url) as (a, _):
            forecasts, node = server.node.forecasts, server.node
            async with forecasts._some:
                asked = asyncio.create_task(a.ask(p.Forecast()))
                while not value(node, "unshuffled_forecast_queue"):
                    await asyncio.sleep(0.01)
            await asked
            assert value(node, "unshuffled_forecast_queue") == 0

    run(game())


@pytest.mark.services("nats")
def test_lost_messages_and_reconnects_to_nats_are_counted() -> None:
    async def game() -> None:
        async with way_to(NATS) as way, serving(relay=NatsRelay(way.url)) as server:
            node = server.node
            assert value(node, "unshuffled_relay_reconnects_total") == 0
            await way.cut()
            await way.open()
            while not value(node, "unshuffled_relay_reconnects_total"):
                await asyncio.sleep(0.05)
            assert value(node, "unshuffled_relay_lost_total") == 0
            await node.relay.close()
            await node.relay.publish("a-table-of-a-test", 1)
            assert value(node, "unshuffled_relay_lost_total") == 1

    run(game())


def test_metrics_with_a_port_of_their_own_are_nowhere_else() -> None:
    async def game() -> None:
        port = free_port()
        async with serving(metrics_port=port) as server, httpx.AsyncClient(timeout=60) as http:
            there = await http.get(f"http://127.0.0.1:{port}/metrics")
            other = await http.get(f"http://127.0.0.1:{port}/api/me")
            here = await http.get(f"{server.url}/metrics")

            assert (there.status_code, other.status_code, here.status_code) == (200, 404, 404)
            assert "unshuffled_sockets 0.0" in there.text
            assert there.headers["content-type"].startswith("text/plain; version=0.0.4")
            _, writer = await asyncio.open_connection("127.0.0.1", port)
            writer.write(b"x" * 100_000)  # no request at all
            assert (await http.get(f"http://127.0.0.1:{port}/metrics")).status_code == 200
            writer.close()

    run(game())


@pytest.mark.slow("starts a real server, which ends with its reason")
def test_a_port_of_metrics_that_is_taken_is_named_in_one_line(tmp_path: Path) -> None:
    """As an operator starts it; no traceback."""
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        started = subprocess.run(
            [sys.executable, "-m", "unshuffled.cli", "serve", "--port", str(free_port()), "--data", str(tmp_path)],
            env={**os.environ, "UNSHUFFLED_METRICS_PORT": str(port)},
            capture_output=True,
            text=True,
            timeout=120,
            check=False,
        )
    assert started.returncode != 0
    assert f"metrics cannot be at 127.0.0.1:{port}" in started.stderr
    assert "Traceback" not in started.stderr
