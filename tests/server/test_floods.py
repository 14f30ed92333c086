"""Floods against a node with its real limits: refused or closed with a code, while somebody else plays on undisturbed."""

from __future__ import annotations

import asyncio
import dataclasses
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from typing import Any

import httpx
import pytest
import websockets
from websockets.asyncio.client import ClientConnection

from tests.server.hostile import Lines, healthy, honest, logged, resident, secrets_of
from tests.server.serving import FAST, OPEN, SETUP, Running, play_out, run, seated, serving
from tests.sizes import FULL
from tests.timing import old_objects_kept
from unshuffled.server.client import Guest, connect
from unshuffled.server.settings import Settings
from unshuffled.wire import protocol as p

REAL: dict[str, Any] = {
    f.name: f.default for f in dataclasses.fields(Settings) if f.name in {**FAST, **OPEN, "sockets_of_person": 0}
}
"""The limits as they are, which the other tests lift."""
SECONDS = 2.0 if FULL else 0.5
PATIENCE = 1.0
"""An honest answer takes no more of the process's own time. Quiet machines need 8 ms, by any clock."""
ENOUGH = 5
"""Answers that the honest player gives at least."""


class Flood:
    """Somebody with a network of their own, who does not stop."""

    def __init__(self, server: Running, table: str, tokens: p.Links, address: str = "6.6.6.6") -> None:
        self.server = server
        self.table = table
        self.tokens = tokens
        self.headers = {"X-Forwarded-For": address}
        self.guest = Guest(server.url, headers=self.headers)
        self.seen: Counter[str] = Counter()
        """Codes of refusals and closes, and how often."""
        self.record = ""

    def socket(self, table: str = "", **options: Any) -> connect:
        """One more socket."""
        url = self.server.url.replace("http", "ws") + f"/api/tables/{table or self.table}/socket"
        headers = {"Cookie": self.guest.cookie_header(), **self.headers}
        options = {"close_timeout": 0.1, "max_size": None, **options}
        return connect(url, additional_headers=headers, compression=None, proxy=None, open_timeout=60, **options)

    async def request(self, method: str, path: str, **body: Any) -> None:
        """A request, and what came of it."""
        answer = await self.guest.http.request(method, path, **body)
        self.seen[answer.json()["code"] if answer.is_error else str(answer.status_code)] += 1

    async def read(self, socket: ClientConnection) -> None:
        """Read until it is closed."""
        try:
            while True:
                message = p.read_server(await socket.recv())
                if isinstance(message, p.Refused):
                    self.seen[message.code] += 1
        except websockets.ConnectionClosed as closed:
            self.seen[str(closed.rcvd.code if closed.rcvd is not None else 1006)] += 1


async def messages(flood: Flood) -> None:
    """Far more messages than allowed, on a few sockets at once, again and again."""

    async def one(text: str) -> None:
        while True:
            with suppress(websockets.ConnectionClosed):
                async with flood.socket() as socket:
                    reading = asyncio.create_task(flood.read(socket))
                    await socket.send(p.write(p.Hello()))
                    while not reading.done():
                        for _ in range(20):
                            await socket.send(text)
                        await asyncio.sleep(0.005)
                    await reading
            await asyncio.sleep(0.01)

    texts = [p.write(p.Say(phrase="hello")), p.write(p.Hello()), p.write(p.Forecast()), "{", "[" * 30_000]
    await asyncio.gather(*(one(text) for text in texts))


async def requests(flood: Flood) -> None:
    """Requests without end, of a table and of nothing."""
    while True:
        await asyncio.gather(
            flood.request("GET", "/api/protocol"),
            flood.request("GET", f"/api/tables/{flood.table}/replay?count=200"),
            flood.request("GET", "/api/tables/AAAAAAAAAAAAAAAA"),
        )


async def tables(flood: Flood) -> None:
    """New tables, joins and imports without end."""
    while True:
        await flood.request("POST", "/api/tables", json={"setup": SETUP})
        await flood.request("POST", f"/api/tables/{flood.table}/join", json={"token": flood.tokens.watch, "name": "x"})
        await flood.request("POST", "/api/tables/import", json={"record": flood.record})


async def sockets(flood: Flood) -> None:
    """More sockets than a person may have, opened as fast as they are closed."""
    async with AsyncExitStack() as open_ones:
        held = 0
        while True:
            socket = await open_ones.enter_async_context(flood.socket())
            with suppress(websockets.ConnectionClosed):
                await socket.send(p.write(p.Hello()))
                await socket.recv()
                held += 1
                assert held <= REAL["sockets_of_person"]
                continue
            flood.seen[str(socket.close_code)] += 1
            await asyncio.sleep(0.002)


def hang_up(socket: ClientConnection) -> None:
    """Silently."""
    socket.transport.abort()


async def deaf(flood: Flood) -> None:
    """As many sockets as a person may have, on which everything is asked for and nothing is read."""
    async with AsyncExitStack() as open_ones:
        held: list[ClientConnection] = []
        for _ in range(REAL["sockets_of_person"]):
            socket = await open_ones.enter_async_context(flood.socket(max_queue=1))
            socket.transport.pause_reading()
            open_ones.callback(hang_up, socket)
            held.append(socket)
        while True:
            for socket in held:
                with suppress(websockets.ConnectionClosed, TimeoutError):
                    async with asyncio.timeout(0.05):
                        await socket.send(p.write(p.Hello(since=0)))
            await asyncio.sleep(0.005)


ATTACKS: list[tuple[Callable[[Flood], Awaitable[None]], set[str]]] = [
    (messages, {"http/too_many", "4429"}),
    (requests, {"http/too_many"}),
    (tables, {"http/too_many"}),
    (sockets, {"4429"}),
    (deaf, set()),
]


@asynccontextmanager
async def attacked(lines: Lines, **changes: Any) -> AsyncIterator[tuple[Running, Any, Flood]]:
    """A node with its real limits, an honest player, and somebody at the same table who is about to begin."""
    async with serving(**{**REAL, **changes}) as server:
        lines.listen()
        async with honest(server.url) as player:
            opened = player.opened
            assert opened is not None
            flood = Flood(server, opened.table, opened.links)
            await flood.guest.join(flood.table, flood.tokens.watch, "Eve")
            try:
                yield server, player, flood
            finally:
                await flood.guest.http.aclose()


async def play_meanwhile(player: Any, work: Awaitable[None], flood: Flood, codes: set[str]) -> None:
    """Play on for a while, as fast as a hurried person; the flood goes on as long, at least until it is refused."""
    task = asyncio.ensure_future(work)
    loop = asyncio.get_running_loop()
    until = loop.time() + SECONDS
    while loop.time() < until or player.answers < ENOUGH or not codes <= set(flood.seen):
        assert not task.done(), task.exception()
        await player.answer()
        await asyncio.sleep(0.1)
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)


async def a_record() -> str:
    """A whole game as text."""
    async with serving() as server, seated(server.url) as (a, b):
        await play_out(a, b, "long")
        return await a.guest.record(a.table)


@pytest.mark.parametrize(("attack", "codes"), ATTACKS, ids=[attack.__name__ for attack, _ in ATTACKS])
def test_an_honest_player_plays_on_in_a_flood(attack: Callable[[Flood], Awaitable[None]], codes: set[str]) -> None:
    """It is refused with these codes, the log keeps no secret of it, and no answer of the other waits for a second of work."""

    async def game() -> None:
        record = await a_record() if attack is tables else ""
        with logged() as lines:
            # A slow machine must come to the limit too.
            async with attacked(lines, request_rate=2, request_burst=30, make_burst=10) as (server, player, flood):
                flood.record = record
                before = resident()
                await play_meanwhile(player, attack(flood), flood, codes)

                # Of sockets whose client has gone nothing is left, whatever they were doing.
                while flood.guest.person in server.node.person_sockets._taken:
                    await asyncio.sleep(0.01)
                print(
                    f"{attack.__name__}: the slowest of {player.answers} answers took {player.slowest:.3f} s, "
                    f"{player.most_work:.3f} s of them computing",
                    flood.seen,
                )
                assert player.most_work < PATIENCE
                assert resident() - before < 64 * 2**20
                await healthy(server.url)
                lines.check(secrets_of(server, flood.guest, player.guest))

    with old_objects_kept():
        run(game())


def test_a_flood_stops_only_its_own_address() -> None:
    """The flooder is out of requests; another address is not."""

    async def game() -> None:
        limits = {**REAL, "request_rate": 0.1, "request_burst": 10}
        async with serving(**limits) as server, Guest(server.url, headers={"X-Forwarded-For": "6.6.6.6"}) as eve:
            answers = [await eve.http.get("/api/protocol") for _ in range(20)]
            assert answers[-1].status_code == 429
            assert answers[-1].json()["code"] == "http/too_many"
            async with httpx.AsyncClient(base_url=server.url, trust_env=False, timeout=60) as http:
                assert (await http.get("/api/protocol")).status_code == 200

    run(game())


def test_a_client_that_hangs_up_in_the_middle_of_a_body_is_no_fault_of_the_server() -> None:
    async def game() -> None:
        with logged() as lines:
            async with serving() as server, Guest(server.url) as guest:
                lines.listen()
                host, port = server.url.removeprefix("http://").split(":")
                _, writer = await asyncio.open_connection(host, int(port))
                head = f"POST /api/tables HTTP/1.1\r\nHost: {host}:{port}\r\nContent-Type: application/json\r\n"
                writer.write(f"{head}Content-Length: 100\r\n\r\n{{".encode())
                await writer.drain()
                await asyncio.sleep(0.1)
                writer.close()
                while not any(e["event"] == "request_refused" for e in lines.events()):
                    await asyncio.sleep(0.01)
                await healthy(server.url)
                lines.check(secrets_of(server, guest))

    run(game())
