"""Floods of bytes against the process that people start: each is closed, takes no memory, and others play on.

What is sent is bounded, so that these tests end where the server has no limits.
"""

from __future__ import annotations

import asyncio
import socket
import statistics
from collections.abc import Iterator
from contextlib import ExitStack, suppress
from dataclasses import replace
from functools import partial
from itertools import count
from pathlib import Path
from time import sleep

import httpx
import pytest

from tests.server.hostile import Honest, healthy, honest
from tests.server.raw import (
    ATTACKS,
    PLAYED,
    Attack,
    Seen,
    Served,
    beside,
    connected,
    flood,
    flood_once,
    served,
    stream,
    table_of,
    within,
)
from tests.server.serving import run, serving
from unshuffled.server.transport import http_limits
from unshuffled.server.transport.connections import KEPT_FILES
from unshuffled.server.transport.http_limits import PIPELINED
from unshuffled.wire.codes import Close

PLACES = 30
"""Connections of one address: those beside its sockets, and its sockets."""
ENEMIES = count(1)
LIMITS = {
    "head_seconds": 2,
    "body_seconds": 2,
    "connections_of_address": 10,
    "sockets_of_address": PLACES - 10,
    "message_rate": 1000,
    "message_burst": 1000,
}
PATIENCE = 15.0
"""Seconds after which an attack that nobody has ended is over."""
KERNEL = 512 * 1024
"""Bytes that can be sent although the other side has ended it: they are in the kernel's buffers."""
MEMORY = 32 * 2**20
TIMES = 30
"""An attacked answer takes at most so many times as long as one before or after. Without limits it is some hundreds."""
TRIES = 3
"""On a busy machine one attack may meet a time at which everything waits; without limits every attack looks like that."""
HEAD = b"GET /healthz HTTP/1.1\r\nHost: x\r\n"
POST = b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
CHUNKED = POST + b"Transfer-Encoding: chunked\r\n\r\n"


@pytest.fixture(scope="module")
def process(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A process as `unshuffled serve` makes it."""
    with asyncio.Runner() as runner:
        context = served(tmp_path_factory.mktemp("data"), **LIMITS)
        yield runner.run(context.__aenter__())
        runner.run(context.__aexit__(None, None, None))


def another(server: Served) -> Served:
    """The same process, and another enemy: an address that was closed often must wait before it may come again."""
    return replace(server, enemy=f"127.0.1.{next(ENEMIES)}")


@pytest.fixture
def server(process: Served) -> Served:
    """The same process for every test, and another enemy."""
    return another(process)


async def some_answers(player: Honest, count: int) -> float:
    """The median of so many answers' seconds."""
    took = []
    for _ in range(count):
        took.append(await player.answer())
        await asyncio.sleep(0.02)
    return statistics.median(took)


ENOUGH = {ATTACKS[0], ATTACKS[-1]}
IN_NIGHTLY = pytest.mark.nightly("the same limit as for empty pings, and for pings whose pongs are not read")


@pytest.mark.parametrize(
    "attack",
    [pytest.param(attack, marks=[IN_NIGHTLY] * (attack not in ENOUGH), id=attack.name) for attack in ATTACKS],
)
def test_a_flood_of_frames_is_closed_with_a_code_and_others_play_on(server: Served, attack: Attack) -> None:
    async def game() -> None:
        table, cookie = await table_of(server.url)
        async with honest(server.url, PLAYED) as player:
            await some_answers(player, 15)
            before = server.memory()

            seen = Seen()
            await asyncio.to_thread(flood_once, server, attack, table, cookie, within(PATIENCE), seen)
            assert seen.codes == [Close.FLOOD]
            assert seen.sent < KERNEL

            for _ in range(TRIES):
                enemy = another(server)
                calm = await some_answers(player, 15)
                with beside(partial(flood, enemy, attack, table, cookie)) as gave:
                    attacked = await some_answers(player, 15)
                calm = max(calm, await some_answers(player, 15))
                assert set(gave[0].codes) <= {Close.FLOOD, 0}
                print(f"{attack.name}: {calm * 1e3:.1f} ms before or after, {attacked * 1e3:.1f} ms while", gave[0])
                if attacked < TIMES * calm:
                    break
            else:
                pytest.fail(f"answers took {TIMES} times as long beside each of {TRIES} attacks")
            assert server.memory() - before < MEMORY
            await healthy(server.url)

    run(game())


@pytest.mark.parametrize(
    ("first", "again", "status"),
    [
        (b"", HEAD + b"\r\n", b""),
        (HEAD, b"a: b\r\n", b"431"),
        (HEAD + b"a: ", b"x" * 1000, b"431"),
        (b"GET /", b"x" * 1000, b"431"),
        (b"", b"\r\n", b"431"),
        (CHUNKED, b"1\r\nx\r\n", b""),
        (CHUNKED + b"2\r\n{}\r\n0\r\n", b"a: b\r\n", b""),
        (CHUNKED + b"2\r\n{}\r\n0\r\na:", b"x" * 1000, b""),
    ],
    ids=[
        "requests that wait",
        "headers",
        "one header",
        "an address",
        "lines before a request",
        "tiny chunks",
        "trailers",
        "one trailer",
    ],
)
def test_a_request_without_end_is_closed_and_takes_no_memory(
    server: Served, first: bytes, again: bytes, status: bytes
) -> None:
    """With a status, where no answer is on its way that could be taken for it."""

    async def game() -> None:
        async with honest(server.url, PLAYED) as player:
            await some_answers(player, 3)
            before = server.memory()
            seen = Seen()
            answered = await asyncio.to_thread(stream, server, first, again, within(PATIENCE), seen)
            assert seen.closed == 1
            assert seen.sent < KERNEL
            assert answered[9:12] == status or not status
            assert server.memory() - before < MEMORY
            await some_answers(player, 3)

    run(game())


def test_some_requests_may_wait_and_are_answered_in_their_order(server: Served) -> None:
    with connected(server) as made:
        made.sendall(
            b"".join(b"GET /api/no/%d HTTP/1.1\r\nHost: x\r\n\r\n" % n for n in range(PIPELINED)) + HEAD + b"\r\n"
        )
        answers = b""
        while not answers.endswith(b"ok"):
            got = made.recv(10_000)
            assert got
            answers += got
        assert answers.count(b"HTTP/1.1 ") == PIPELINED + 1
        assert answers.count(b"HTTP/1.1 200") == 1


def ended(made: socket.socket) -> bool:
    """Has the server ended it, whatever it had said before?"""
    made.settimeout(PATIENCE)
    try:
        while made.recv(10_000):
            pass
    except TimeoutError:
        return False
    except OSError:
        pass
    return True


HALVES = {
    "nothing": b"",
    "a letter": b"G",
    "a head": HEAD,
    "a line after a request": HEAD + b"\r\n" + b"\r\n",
    "a second head": HEAD + b"\r\n" + HEAD,
    "a body": POST + b"Content-Length: 100\r\n\r\n{",
    "chunks": CHUNKED,
}


@pytest.mark.slow("waits until the server gives up waiting, once for all of them")
def test_connections_that_send_half_a_request_are_closed_after_a_while(server: Served) -> None:
    with ExitStack() as stack:
        held = {name: stack.enter_context(connected(server)) for name in HALVES}
        for name, made in held.items():
            made.sendall(HALVES[name])

        assert [name for name, made in held.items() if not ended(made)] == []


def test_a_slow_request_that_comes_in_time_is_answered(server: Served) -> None:
    with connected(server) as made:
        for _ in range(2):
            for part in (HEAD[:9], HEAD[9:], b"\r\n"):
                made.sendall(part)
                sleep(0.1)
            assert made.recv(10_000).startswith(b"HTTP/1.1 200")


def is_open(made: socket.socket) -> bool:
    """Does the server answer on it?"""
    made.settimeout(PATIENCE)
    with suppress(OSError):
        made.sendall(HEAD + b"\r\n")
        return made.recv(10_000).startswith(b"HTTP/1.1 200")
    return False


def test_an_address_has_so_many_connections_and_a_proxy_has_more(server: Served) -> None:
    """Another address is not concerned; and a place that is left is free."""
    with ExitStack() as stack:
        held = [stack.enter_context(connected(server, "127.0.0.4")) for _ in range(PLACES + 5)]
        assert sum(is_open(made) for made in held) <= PLACES
        assert is_open(stack.enter_context(connected(server, "127.0.0.5")))
        # This machine may be a proxy, unless a host says otherwise (UNSHUFFLED_PROXIES).
        assert all(is_open(stack.enter_context(connected(server, "127.0.0.1"))) for _ in range(PLACES + 5))
    with connected(server, "127.0.0.4") as made:
        assert is_open(made)


@pytest.mark.parametrize("reads", [True, False])
def test_a_client_that_does_not_take_its_answer_is_given_up(monkeypatch: pytest.MonkeyPatch, reads: bool) -> None:
    # A client that reads shares a process with the server, and on a busy machine both stand still for seconds.
    monkeypatch.setattr(http_limits, "WRITE_SECONDS", 10 if reads else 0.5)

    async def game() -> None:
        async with serving() as server:
            loop = asyncio.get_running_loop()
            with socket.socket() as made:
                made.setblocking(False)
                made.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
                await loop.sock_connect(made, ("127.0.0.1", int(server.url.rpartition(":")[2])))
                asked = b"GET /api/content HTTP/1.1\r\nHost: x\r\n"
                await loop.sock_sendall(made, (asked + b"\r\n") * PIPELINED + asked + b"Connection: close\r\n\r\n")
                while not server.server.server_state.connections:
                    await asyncio.sleep(0.01)
                answers = b""
                while reads and (got := await loop.sock_recv(made, 100_000)):
                    answers += got
                while server.server.server_state.connections:
                    await asyncio.sleep(0.01)
                assert answers.count(b"HTTP/1.1 200") == (PIPELINED + 1 if reads else 0)

    run(game())


@pytest.mark.nightly("opens a thousand connections; another test counts those of an address")
def test_connections_are_fewer_than_files(tmp_path: Path) -> None:
    """So that who plays can go on, and the log can be written."""
    files = KEPT_FILES + 60

    async def game() -> None:
        async with served(tmp_path, files) as server, honest(server.url, PLAYED) as player:
            with ExitStack() as stack:
                held = [stack.enter_context(connected(server, "127.0.0.1")) for _ in range(files + 20)]
                open_ones = await asyncio.to_thread(lambda: sum(is_open(made) for made in held))
                assert open_ones <= files - KEPT_FILES
                await some_answers(player, 5)
            async with httpx.AsyncClient(trust_env=False, base_url=server.url, timeout=60) as http:
                while True:
                    with suppress(httpx.TransportError):
                        assert (await http.get("/readyz")).status_code == 200
                        break
                    await asyncio.sleep(0.1)

    run(game())
