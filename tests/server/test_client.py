"""The client for bots and tests, where a connection ends badly."""

from __future__ import annotations

import asyncio

import pytest
import websockets
from websockets.asyncio.server import ServerConnection, serve

from tests.server.serving import run, seated, serving
from unshuffled.server.client import KEPT, Guest, ProtocolError, connect
from unshuffled.server.run import KEEP_ALIVE_SECONDS
from unshuffled.wire import protocol as p


def test_sending_after_a_connection_was_lost_in_the_middle_of_a_message_says_that_it_is_closed() -> None:
    async def game() -> None:
        read = asyncio.Event()

        async def slow(socket: ServerConnection) -> None:
            await read.wait()
            async for _ in socket:
                pass

        async with serve(slow, "127.0.0.1", 0, compression=None, max_size=None, max_queue=1) as server:
            port = server.sockets[0].getsockname()[1]
            async with connect(f"ws://127.0.0.1:{port}", compression=None, proxy=None, open_timeout=60) as socket:
                sending = [asyncio.create_task(socket.send(b"x" * 2**22)) for _ in range(8)]
                while not socket.transport.get_write_buffer_size():
                    await asyncio.sleep(0)
                socket.transport.close()
                read.set()
                await socket.wait_closed()
                with pytest.raises(websockets.ConnectionClosed):
                    await socket.send("hello")
                await asyncio.gather(*sending, return_exceptions=True)

    run(game(), 120)


def test_a_connection_is_kept_for_less_than_the_server_keeps_it() -> None:
    """By a second: nobody sends on one that is being closed."""
    assert KEPT.keepalive_expiry is not None
    assert KEPT.keepalive_expiry + 1 <= KEEP_ALIVE_SECONDS


def stumble(_: str) -> None:
    raise KeyError("hand")


def test_a_client_that_fails_says_so_to_those_who_wait_for_what_it_sees() -> None:
    async def game() -> None:
        async with serving() as server, Guest(server.url) as ann:
            opened = await ann.open("Ann")
            async with ann.follow(opened.table) as a:
                waiting = asyncio.create_task(a.until(lambda f: f.number > 100))
                a.on_text = stumble
                await a.cut()
                with pytest.raises(KeyError, match="hand"):
                    await waiting

    run(game(), 120)


def test_a_client_that_fails_says_so_to_those_who_wait_for_its_wish_or_its_question() -> None:
    async def game() -> None:
        async with serving() as server, seated(server.url) as (a, b):
            a.on_text = b.on_text = stumble
            with pytest.raises(KeyError, match="hand"):
                await a.ask(p.Forecast())
            with pytest.raises(KeyError, match="hand"):
                await b.wish(p.Say(phrase="hello"))
            with pytest.raises(KeyError, match="hand"):
                await b.wish(p.Say(phrase="hello"))  # nor does it hang afterwards

    run(game(), 120)


def test_a_question_ends_with_its_connection_and_can_be_asked_again() -> None:
    async def game() -> None:
        async with serving() as server, seated(server.url) as (a, _):
            back = asyncio.Event()
            a.on_message = lambda message: back.set() if isinstance(message, p.Welcome) else None
            asked = asyncio.create_task(a.ask(p.Forecast()))
            await asyncio.sleep(0)
            await a.cut()
            with pytest.raises(ProtocolError, match="ask again"):
                await asked
            with pytest.raises(ProtocolError, match="ask again"):
                await a.ask(p.Forecast())
            await back.wait()
            assert isinstance(await a.ask(p.Forecast()), p.Foretold)

    run(game(), 120)
