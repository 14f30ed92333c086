"""The shipped configuration of nginx before two real nodes."""

from __future__ import annotations

import asyncio
import subprocess
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.deploy.proxy import configured, proxied
from tests.ports import free_port
from tests.server.serving import NATS, Running, play_out, run, seated, serving, together
from unshuffled.server.client import Guest, ProtocolError
from unshuffled.server.relays.relay import NatsRelay
from unshuffled.tables.memory import MemoryLog
from unshuffled.wire import protocol as p

pytestmark = pytest.mark.services("nginx", "nats", "openssl")


@asynccontextmanager
async def hosted(folder: Path, **changes: Any) -> AsyncIterator[tuple[str, Running, Running]]:
    """A proxy, and two nodes that hear of each other over NATS."""
    log = MemoryLog()
    async with (
        serving(log, NatsRelay(NATS), **changes) as one,
        serving(log, NatsRelay(NATS), **changes) as two,
        proxied(folder, [one.url.removeprefix("http://"), two.url.removeprefix("http://")]) as url,
    ):
        yield url, one, two


def sockets(server: Running) -> int:
    """How many it has, as an operator sees it."""
    return int(float(server.node.metrics.text().decode().partition("\nunshuffled_sockets ")[2].split()[0]))


def count_requests(server: Running) -> list[str]:
    """The addresses that ask it something, from now on."""
    seen: list[str] = []
    take = server.node.requests.take

    def note(address: str) -> bool:
        seen.append(address)
        return take(address)

    server.node.requests.take = note  # type: ignore[method-assign,assignment]
    return seen


async def drained(server: Running) -> None:
    """Wait until it has sent its people away."""
    async with asyncio.timeout(60):
        while not server.node.draining:
            await asyncio.sleep(0.01)


def test_people_play_through_the_proxy_while_their_node_is_taken_away(tmp_path: Path) -> None:
    """No sticky sessions: when the node of their table goes, both go on at the other."""

    async def game() -> None:
        async with hosted(tmp_path) as (url, *nodes), seated(url) as (a, b):
            theirs, other = sorted(nodes, key=sockets, reverse=True)
            assert (sockets(theirs), sockets(other)) == (2, 0)
            await play_out(a, b, "before", 15)
            theirs.server.should_exit = True
            await drained(theirs)
            await play_out(a, b, "after", 40)
            await together(a, b)

            assert (a.reconnects, b.reconnects) == (1, 1)
            assert a.view == b.view
            assert (sockets(theirs), sockets(other)) == (0, 2)

    run(game())


def test_the_people_of_a_table_meet_at_one_node_and_tables_are_at_both(tmp_path: Path) -> None:
    """Whatever they ask about the table goes there too; what is about no table goes anywhere."""

    async def meet() -> None:
        async with (
            hosted(tmp_path) as (url, one, two),
            AsyncExitStack() as held,
            httpx.AsyncClient(trust_env=False, timeout=60) as http,
        ):
            homes: Counter[int] = Counter()
            asked = count_requests(one), count_requests(two)
            # Which node a table has is a matter of its id, which is random.
            while len(homes) < 2 or homes.total() < 12:
                before = sockets(one), sockets(two)
                a, b = await held.enter_async_context(seated(url))
                came = sockets(one) - before[0], sockets(two) - before[1]
                assert came in {(2, 0), (0, 2)}
                homes[came.index(2)] += 1
                theirs = asked[came.index(2)]
                theirs.clear()
                for guest in (a.guest, b.guest):
                    await guest.state(a.table)
                assert len(theirs) == 2
            asked[0].clear()
            asked[1].clear()
            for _ in range(40):
                await http.get(f"{url}/api/protocol")
            assert min(len(asked[0]), len(asked[1])) > 0

    run(meet())


def test_what_is_for_operators_stays_inside(tmp_path: Path) -> None:
    async def game() -> None:
        async with hosted(tmp_path) as (url, one, _), httpx.AsyncClient(trust_env=False, timeout=60) as http:
            outside = {
                path: (await http.get(url + path)).status_code
                for path in ("/metrics", "/readyz", "/healthz", "/api/content")
            }
            inside = {path: (await http.get(one.url + path)).status_code for path in ("/metrics", "/readyz")}

            assert outside == {"/metrics": 404, "/readyz": 404, "/healthz": 200, "/api/content": 200}
            assert inside == {"/metrics": 200, "/readyz": 200}

    run(game())


SPELLINGS = [
    "/metrics/", "/metrics//", "/metrics%2f", "/metrics%2F", "//metrics", "/./metrics", "/x/../metrics", "/%6detrics",
    "/metrics/.", "/metrics?x", "/metrics/?x=/", "/metrics%00", "/metrics;x", "/metrics%20",
    "/readyz/", "/readyz//", "/readyz%2f", "//readyz", "/%72eadyz",
]  # fmt: skip


async def asked_raw(url: str, path: str) -> tuple[int, str]:
    """The answer to this very path: clients in Python tidy it up."""
    host, _, port = url.removeprefix("http://").partition(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    try:
        writer.write(f"GET {path} HTTP/1.1\r\nHost: {host}:{port}\r\nConnection: close\r\n\r\n".encode())
        status, _, rest = (await reader.read()).decode(errors="replace").partition("\r\n")
        return int(status.split()[1]), rest
    finally:
        writer.close()
        await writer.wait_closed()


def test_no_spelling_of_an_operators_path_gets_through(tmp_path: Path) -> None:
    """Not through the proxy; and a node itself answers to the one spelling only, whatever a proxy thinks of the others."""

    async def game() -> None:
        async with hosted(tmp_path) as (url, one, _):
            for base, spellings in ((url, ["/metrics", "/readyz", *SPELLINGS]), (one.url, SPELLINGS)):
                told = {path: (await asked_raw(base, path))[1] for path in spellings if path != "/metrics?x"}
                assert [path for path, text in told.items() if "unshuffled_sockets" in text] == []
                assert [path for path, text in told.items() if text.endswith("ready")] == []
            assert (await asked_raw(url, "/metrics?x"))[0] == 404
            assert "unshuffled_sockets" in (await asked_raw(one.url, "/metrics"))[1]

    run(game())


def test_nobody_gets_another_address_by_saying_so(tmp_path: Path) -> None:
    """The proxy puts the true address in place of what a client says; the limits of an address hold."""

    async def game() -> None:
        async with (
            hosted(tmp_path, request_rate=0.0001, request_burst=3) as (url, one, _),
            httpx.AsyncClient(trust_env=False, timeout=60) as http,
        ):
            codes = [
                (await http.get(f"{url}/api/protocol", headers={"X-Forwarded-For": f"192.0.2.{n}"})).status_code
                for n in range(60)
            ]
            # A node believes its proxy: directly, other addresses are others.
            direct = [
                (await http.get(f"{one.url}/api/protocol", headers={"X-Forwarded-For": f"192.0.2.{n}"})).status_code
                for n in range(12)
            ]

            # Each goes to either node by chance; of so many both get more than they allow.
            assert (codes.count(200), codes.count(429)) == (6, 54)
            assert direct == [200] * 12

    run(game())


def test_a_link_and_a_cookie_are_for_the_address_that_people_see(tmp_path: Path) -> None:
    """The host with its port reaches the node: a page of this address may write, one of another may not."""

    async def game() -> None:
        async with hosted(tmp_path) as (url, _, _), Guest(url) as ann:
            mine = await ann.http.post("/api/tables", json={}, headers={"Origin": url})
            other = await ann.http.post("/api/tables", json={}, headers={"Origin": "http://127.0.0.1:1"})

            assert (mine.status_code, other.status_code) == (201, 403)

    run(game())


def test_the_configuration_with_tls_is_one_that_nginx_takes(tmp_path: Path) -> None:
    made = ["openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes", "-days", "1"]
    made += ["-subj", "/CN=play.example.org", "-keyout", f"{tmp_path}/privkey.pem", "-out", f"{tmp_path}/fullchain.pem"]
    subprocess.run(made, check=True, capture_output=True)
    command = configured(tmp_path, "https.conf", free_port(), ["127.0.0.1:1", "127.0.0.1:2"])

    done = subprocess.run([*command, "-t"], capture_output=True, text=True, check=False)

    assert done.returncode == 0, done.stderr
    assert "[warn]" not in done.stderr


# The end of a node


def test_a_node_that_leaves_is_not_ready_but_serves_until_the_wait_is_over() -> None:
    """So a balancer that asks for /readyz sends nobody new before the door closes."""

    async def game() -> None:
        async with serving(drain_wait=60) as server, Guest(server.url) as ann:
            opened = await ann.open("Ann")
            async with ann.follow(opened.table) as a:
                server.server.should_exit = True
                async with asyncio.timeout(60):
                    while (await ann.http.get("/readyz")).status_code == 200:
                        await asyncio.sleep(0.01)
                during = await ann.open("Ann")
                await a.wish(p.TakeSeat(seat=0))

                assert during.table != opened.table
                assert (await ann.http.get("/healthz")).status_code == 200
                assert not server.node.draining
                assert a.reconnects == 0
                server.node.settings.drain_wait = 0

    run(game())


def test_without_a_wait_a_node_that_leaves_lets_nobody_in() -> None:
    async def game() -> None:
        async with serving() as server, Guest(server.url) as ann:
            await ann.open("Ann")
            server.server.should_exit = True
            await drained(server)

            with pytest.raises((httpx.TransportError, ProtocolError)):
                await ann.open("Ann")

    run(game())
