"""Frames that go straight to the wire: the same as the framework's, and never before what waits."""

from __future__ import annotations

import asyncio
import socket
from typing import Any

import pytest
import uvicorn
from uvicorn.server import ServerState
from websockets.frames import Frame, Opcode

from unshuffled.server.codes import Close
from unshuffled.server.frames import Wire, frame, straight
from unshuffled.server.rooms import Reader


@pytest.mark.parametrize("text", ["", "x", "x" * 125, "x" * 126, "x" * 65535, "x" * 65536, "żółw"])
def test_a_frame_is_the_one_that_the_library_makes(text: str) -> None:
    assert frame(text) == Frame(Opcode.TEXT, text.encode()).serialize(mask=False, extensions=[])


def test_another_server_has_no_way_straight_to_the_wire() -> None:
    async def send(_: object) -> None:
        """Of no server that we know."""

    assert straight(send) is None


def test_what_the_wire_does_not_take_waits_and_nothing_overtakes_it() -> None:
    async def reading() -> None:
        wire: list[bytes] = []
        takes = True

        def write(made: bytes) -> bool:
            if takes:
                wire.append(made)
            return takes

        reader = Reader("ann", 2, write)
        reader.send("one")
        takes = False
        reader.send("two")
        takes = True
        reader.send("three")
        assert wire == [frame("one")]
        assert list(reader.waiting) == ["two", "three"]
        await asyncio.wait_for(reader.some(), 1)

        assert not reader.closing.done()
        reader.send("four")
        assert reader.closing.result() is Close.SLOW
        assert list(reader.waiting) == ["two", "three"]

    asyncio.run(reading())


def test_a_writer_waits_until_there_is_something() -> None:
    async def reading() -> None:
        reader = Reader("ann", 2)
        waiting = asyncio.create_task(reader.some())
        await asyncio.sleep(0)
        assert not waiting.done()
        reader.send("one")
        await asyncio.wait_for(waiting, 1)
        assert reader.waiting.popleft() == "one"

    asyncio.run(reading())


def test_a_change_goes_out_in_one_write_with_the_acknowledgement_of_the_wish() -> None:
    async def reading() -> None:
        wire: list[bytes] = []

        def write(made: bytes) -> bool:
            wire.append(made)
            return True

        reader = Reader("ann", 2, write)
        reader.asking = True
        reader.send("changed")
        assert wire == []
        reader.asking = False
        reader.send("done")
        assert wire == [frame("changed") + frame("done")]

        reader.asking = True
        reader.send("changed by another")
        await asyncio.sleep(0)
        assert wire[1:] == [frame("changed by another")]  # it does not wait for a wish that takes long

    asyncio.run(reading())


HANDSHAKE = (
    b"GET / HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)


def sent(data: bytes, opcode: Opcode = Opcode.TEXT, fin: bool = True) -> bytes:
    """A frame as a client sends it."""
    return Frame(opcode, data, fin).serialize(mask=True, extensions=[])


PING = sent(b"p", Opcode.PING)


@pytest.mark.parametrize(
    ("pieces", "texts"),
    [
        ([sent(b"one"), sent("żółw".encode()), sent(b"")], ["one", "żółw", ""]),
        ([sent(b"one") + sent(b"two")], ["one", "two"]),
        ([sent(b"x" * 125), sent(b"x" * 126)], ["x" * 125, "x" * 126]),
        # What follows the beginning of a frame belongs to it, even if it looks like a frame.
        ([sent(b"y" * 9)[:2], sent(b"y" * 9)[2:], sent(b"z")], ["y" * 9, "z"]),
        ([sent(b"on", fin=False), sent(b"e", Opcode.CONT), sent(b"two")], ["one", "two"]),
        ([PING, sent(b"one"), PING, sent(b"two")], ["one", "two"]),
        # Nobody may begin a text within another, nor send what is no text.
        ([sent(b"one", fin=False), sent(b"two"), sent(b"three")], [1002]),
        ([sent(b"one"), sent(b"\xff"), sent(b"two")], ["one", 1007]),
        ([sent(b"one"), sent(b"", Opcode.CLOSE), sent(b"two")], ["one", 1005]),
    ],
)
def test_texts_are_read_as_they_were_sent_in_whatever_pieces_they_come(
    pieces: list[bytes], texts: list[str | int]
) -> None:
    """Up to the first text that must not be: then the connection is closed with a code."""

    async def read() -> None:
        heard: list[Any] = []

        async def app(_: Any, receive: Any, send: Any) -> None:
            await receive()
            await send({"type": "websocket.accept"})
            while not heard or isinstance(heard[-1], str):
                event = await receive()
                heard.append(event["text"] if event["type"] == "websocket.receive" else event["code"])

        loop = asyncio.get_running_loop()
        config = uvicorn.Config(app, ws_per_message_deflate=False, log_level="critical")
        ours, theirs = socket.socketpair()
        transport, wire = await loop.create_connection(lambda: Wire(config, ServerState(), {}), sock=ours)
        with theirs:
            theirs.setblocking(False)
            await loop.sock_sendall(theirs, HANDSHAKE)
            assert (await loop.sock_recv(theirs, 1000)).startswith(b"HTTP/1.1 101")
            assert wire._short_text(sent(b"one")) == "one"  # there is a short way, with these libraries
            for piece in pieces:
                wire.data_received(piece)
                for _ in range(5):
                    await asyncio.sleep(0)
            assert heard == texts
            transport.close()

    asyncio.run(read())
