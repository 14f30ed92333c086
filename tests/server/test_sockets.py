"""A socket while it is open: what it keeps, and how it is closed."""

from __future__ import annotations

import asyncio
import gc
from typing import Any

import pytest
from litestar import WebSocket

from tests.server.serving import run, seated, serving
from unshuffled.server.client import Guest
from unshuffled.wire import protocol as p
from unshuffled.wire.codes import Close


def the_frameworks() -> list[Any]:
    """The framework's sockets that anything still refers to; what other tests have left behind too."""
    gc.collect()
    return [each for each in gc.get_objects() if isinstance(each, WebSocket)]


def test_the_framework_has_returned_while_a_socket_is_open() -> None:
    async def look() -> None:
        before = the_frameworks()
        async with serving() as server, seated(server.url) as (a, b):
            assert [each for each in the_frameworks() if each not in before] == []
            await a.wish(p.Say(words="still here"))
            await b.until(lambda f: f.number == a.number)

    run(look())


def test_a_socket_that_is_closed_during_a_wish_leaves_the_room_at_once_and_the_wish_is_still_acknowledged(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def close() -> None:
        async with serving() as server, Guest(server.url) as ann:
            opened = await ann.open("Ann")
            async with ann.follow(opened.table) as a:
                node = server.node
                begun, allowed, carry_out = asyncio.Event(), asyncio.Event(), node.wish

                async def wish(*args: Any) -> Any:
                    begun.set()
                    await allowed.wait()
                    return await carry_out(*args)

                monkeypatch.setattr(node, "wish", wish)
                wished = asyncio.create_task(a.wish(p.TakeSeat(seat=0)))
                await begun.wait()
                node.rooms.close_room(opened.table, Close.MOVED)
                await asyncio.sleep(0)
                await asyncio.sleep(0)
                assert node.rooms.open_tables() == []
                allowed.set()
                await wished
                # Then it is closed, and the client comes back.
                while not node.rooms.open_tables():
                    await asyncio.sleep(0.01)

    run(close())


def test_a_socket_that_is_closed_while_it_is_idle_gives_its_place_back_to_the_next() -> None:
    async def close() -> None:
        async with serving(sockets_of_person=1) as server, Guest(server.url) as ann:
            opened = await ann.open("Ann")
            async with ann.follow(opened.table) as a:
                server.node.rooms.close_room(opened.table, Close.MOVED)
                while server.node.rooms.open_tables():
                    await asyncio.sleep(0)
                while not server.node.rooms.open_tables():
                    await asyncio.sleep(0.01)
                await a.wish(p.TakeSeat(seat=0))

    run(close())


def test_a_socket_that_is_stopped_twice_at_once_is_closed_with_its_code() -> None:
    """As when it is to be closed while its writing fails."""

    async def close() -> None:
        async with serving() as server, Guest(server.url) as ann:
            opened = await ann.open("Ann")
            async with ann.follow(opened.table):
                (reader,) = server.node._reading
                assert reader.on_close is not None
                reader.close(Close.MOVED)
                reader.on_close()
                while server.node.metrics.closes.labels(str(int(Close.MOVED)))._value.get() < 1:
                    await asyncio.sleep(0.01)

    run(close())
