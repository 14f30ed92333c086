"""Frames: encoded once for all readers and never sent before what waits; counted before they are parsed."""

from __future__ import annotations

import asyncio
import logging
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Any

import pytest
import uvicorn
from uvicorn.server import ServerState
from websockets.frames import Frame, Opcode

from tests.server.serving import settings
from unshuffled.server.app import make_app
from unshuffled.server.rooms import Reader
from unshuffled.server.run import make_server
from unshuffled.server.transport.connections import LARGE_READ, Connections
from unshuffled.server.transport.frames import FRAGMENTS, WIRE, Wire, frame, frame_end
from unshuffled.server.transport.http_limits import Http
from unshuffled.server.transport.limits import Bucket
from unshuffled.wire.codes import Close


@pytest.mark.parametrize("text", ["", "x", "x" * 125, "x" * 126, "x" * 65535, "x" * 65536, "żółw"])
def test_a_frame_is_the_one_that_the_library_makes(text: str) -> None:
    assert frame(text) == Frame(Opcode.TEXT, text.encode()).serialize(mask=False, extensions=[])


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

        codes = [reader.closing]
        reader.send("four")
        assert [*codes, reader.closing] == [None, Close.SLOW]
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
        assert reader.waiting.pop(0) == "one"

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
        # It is not allowed to begin a text within another, nor send what is no text.
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
        async with wired() as wire:
            for piece in pieces:
                await wire.hear(piece)
            assert wire.heard == texts

    asyncio.run(read())


class Wired:
    """A socket between two ends of this process: ours is a `Wire` with an application that listens."""

    def __init__(self, wire: Wire, theirs: socket.socket) -> None:
        self.wire = wire
        self.state: dict[str, Any] = {}
        """The `state` of the scope."""
        self.receive: Any = None
        self.send: Any = None
        """The ends of the socket that uvicorn gives the application."""
        self.theirs = theirs
        self.heard: list[Any] = []
        """Texts, and the code of the end."""
        self.listens = asyncio.Event()

    async def app(self, scope: Any, receive: Any, send: Any) -> None:
        """Accept, and listen when it is time."""
        self.state, self.receive, self.send = scope["state"], receive, send
        await receive()
        await send({"type": "websocket.accept"})
        while not self.heard or isinstance(self.heard[-1], str):
            await self.listens.wait()
            event = await receive()
            self.heard.append(event["text"] if event["type"] == "websocket.receive" else event["code"])
        await asyncio.sleep(1)

    @property
    def is_reading(self) -> bool:
        """Return whether the server reads from the connection."""
        return self.wire._transport.is_reading()

    async def hear(self, data: bytes) -> None:
        """As if this had come in one read; then some turns of the loop."""
        self.wire.data_received(data)
        await turns()

    async def got(self) -> list[tuple[Opcode, bytes]]:
        """The frames that were sent to the other end."""
        await turns()
        found = []
        with suppress(BlockingIOError):
            data = self.theirs.recv(100_000)
            while data:
                size = data[1]
                found.append((Opcode(data[0] & 15), data[2 : 2 + size]))
                data = data[2 + size :]
        return found


async def turns() -> None:
    for _ in range(8):
        await asyncio.sleep(0)


@asynccontextmanager
async def wired(listens: bool = True, **limits: Any) -> AsyncIterator[Wired]:
    """A socket that is open, to an application that listens or does not yet."""
    chosen = settings(**limits)
    loop = asyncio.get_running_loop()
    ours, theirs = socket.socketpair()
    made: Wired

    async def app(scope: Any, receive: Any, send: Any) -> None:
        await made.app(scope, receive, send)

    config = uvicorn.Config(app, ws_per_message_deflate=False, ws_ping_interval=None, log_level="critical")
    with theirs:
        theirs.setblocking(False)
        _, wire = await loop.create_connection(
            lambda: Wire(chosen, Connections(chosen), config, ServerState(), {}), sock=ours
        )
        made = Wired(wire, theirs)
        if listens:
            made.listens.set()
        await loop.sock_sendall(theirs, HANDSHAKE)
        assert (await loop.sock_recv(theirs, 1000)).startswith(b"HTTP/1.1 101")
        await turns()
        yield made
        wire._transport.abort()
        await turns()


CLOSED = (Opcode.CLOSE, int(Close.FLOOD).to_bytes(2, "big"))
LOST = 1005
"""The code that uvicorn gives the application when the connection is lost."""
PONG = sent(b"", Opcode.PONG)
PARTS = sent(b"", fin=False), sent(b"", Opcode.CONT, fin=False)


@pytest.mark.parametrize(
    "frames",
    [
        [sent(b"")] * 6,
        [sent(b"", Opcode.PING)] * 6,
        [PONG] * 6,
        [PARTS[0], *[PARTS[1]] * 5],
        [PING, sent(b"x"), PONG] * 2,
    ],
    ids=["texts", "pings", "pongs", "parts", "a mixture"],
)
def test_every_frame_counts_and_after_the_last_that_is_allowed_the_socket_is_closed(frames: list[bytes]) -> None:
    """In one read or in many; and one fewer is allowed."""

    async def read() -> None:
        for pieces in (frames, [b"".join(frames)]):
            async with wired(frame_rate=0, frame_burst=5) as wire:
                for piece in pieces:
                    await wire.hear(piece)
                assert wire.wire.is_flooded
                assert wire.heard[-1] == LOST
                assert (await wire.got())[-1] == CLOSED
                heard = len(wire.heard)
                await wire.hear(sent(b"more") * 9)
                assert len(wire.heard) == heard
                assert not wire.wire._unread
                assert not wire.is_reading
        async with wired(frame_rate=0, frame_burst=6) as wire:
            await wire.hear(b"".join(frames))
            assert not wire.wire.is_flooded
            assert LOST not in wire.heard
            assert CLOSED not in await wire.got()

    asyncio.run(read())


def test_frames_are_allowed_again_after_a_while() -> None:
    now = 0.0
    bucket = Bucket(2, 3, lambda: now)
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    now = 1.0
    assert [bucket.take() for _ in range(3)] == [True, True, False]
    now = 99.0
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]


@pytest.mark.parametrize(("parts", "end"), [(FRAGMENTS, "x"), (FRAGMENTS + 1, LOST)])
def test_a_message_comes_in_so_many_parts_and_no_more(parts: int, end: object) -> None:
    async def read() -> None:
        async with wired() as wire:
            await wire.hear(PARTS[0] + PARTS[1] * (parts - 2) + sent(b"x", Opcode.CONT))
            assert wire.heard == [end]

    asyncio.run(read())


def test_of_several_pings_the_last_is_answered_and_none_while_the_client_does_not_read() -> None:
    async def read() -> None:
        async with wired() as wire:
            await wire.hear(b"".join(sent(b"%d" % n, Opcode.PING) for n in range(5)))
            assert await wire.got() == [(Opcode.PONG, b"4")]

            wire.wire.pause_writing()
            for n in range(5, 10):
                await wire.hear(sent(b"%d" % n, Opcode.PING))
            assert await wire.got() == []
            wire.wire.resume_writing()
            assert await wire.got() == [(Opcode.PONG, b"9")]
            await wire.hear(sent(b"10", Opcode.PING))
            assert await wire.got() == [(Opcode.PONG, b"10")]

    asyncio.run(read())


def test_a_silent_socket_is_asked_and_given_up_if_it_stays_silent() -> None:
    async def read() -> None:
        async with wired() as wire:
            wire.wire.beat()
            assert await wire.got() == []
            wire.wire.beat()
            assert await wire.got() == [(Opcode.PING, b"")]
            wire.wire.beat()
            assert await wire.got() == [(Opcode.CLOSE, (1011).to_bytes(2, "big") + b"keepalive ping timeout")]

    asyncio.run(read())


@pytest.mark.parametrize(
    "heard",
    [sent(b"", Opcode.PONG), sent(b"x", Opcode.PONG), sent(b"one"), PING],
    ids=["our pong", "a pong", "a text", "a ping"],  # what is sent is masked at random
)
def test_a_socket_that_sends_anything_is_not_given_up(heard: bytes) -> None:
    async def read() -> None:
        async with wired() as wire:
            for _ in range(3):
                await wire.hear(heard)
                wire.wire.beat()
                assert [kind for kind, _ in await wire.got() if kind is not Opcode.PONG] == []
                wire.wire.beat()
                assert (Opcode.PING, b"") in await wire.got()

    asyncio.run(read())


def test_a_socket_whose_messages_wait_for_us_is_not_given_up() -> None:
    async def read() -> None:
        async with wired(listens=False) as wire:
            await wire.hear(sent(b"one") + sent(b"two"))
            for _ in range(4):
                wire.wire.beat()
            assert await wire.got() == []

    asyncio.run(read())


def test_wire_holds_messages_back_until_the_application_takes_them() -> None:
    async def read() -> None:
        texts = [str(n) for n in range(20)]
        async with wired(listens=False) as wire:
            await wire.hear(b"".join(sent(text.encode()) for text in texts))
            assert not wire.is_reading
            waiting = len(wire.wire._unread)
            for n, text in enumerate(texts, 1):
                assert wire.wire._unread == wire.wire._unread[-waiting:]
                assert len(wire.wire._unread) == waiting - sum(len(sent(each.encode())) for each in texts[1:n])
                assert (await wire.receive())["text"] == text
            assert wire.is_reading

    asyncio.run(read())


def test_wire_keeps_reading_while_one_message_waits() -> None:
    """Pausing the transport for every message would cost two system calls each."""

    async def read() -> None:
        async with wired(listens=False) as wire:
            await wire.hear(sent(b"one"))
            assert wire.is_reading
            await wire.hear(sent(b"two"))
            assert not wire.is_reading

    asyncio.run(read())


@pytest.mark.parametrize(("size", "rests"), [(LARGE_READ, False), (LARGE_READ + 1, True)])
def test_after_a_large_read_the_others_have_their_turn(size: int, rests: bool) -> None:
    async def read() -> None:
        async with wired() as wire:
            head = 8  # of a frame of this size
            wire.wire.data_received(sent(b"x" * (size - head)))
            assert wire.is_reading is not rests
            await turns()
            assert wire.is_reading
            assert [len(text) for text in wire.heard] == [size - head]

    asyncio.run(read())


def test_what_comes_after_our_close_is_not_read() -> None:
    async def read() -> None:
        async with wired() as wire:
            await wire.send({"type": "websocket.close", "code": 4400})
            assert await wire.got() == [(Opcode.CLOSE, (4400).to_bytes(2, "big"))]
            await wire.hear(sent(b"one") * 300)
            assert wire.heard == [4400]
            assert not wire.is_reading
            assert not wire.wire.send_frame(frame("late"))

    asyncio.run(read())


@pytest.mark.parametrize("size", [0, 1, 125, 126, 65535, 65536])
def test_the_size_of_a_frame_is_known_from_its_head(size: int) -> None:
    """Before that, how much of it must be there; and one byte less than all is not all."""
    whole = sent(b"x" * size)
    head = len(whole) - size
    assert [frame_end(whole[:n]) for n in (0, 1)] == [2, 2]
    assert all(n < frame_end(whole[:n]) <= head + size for n in range(head))
    assert frame_end(whole + b"more") == len(whole)
    assert frame_end(b"before" + whole, 6) == 6 + len(whole)


def test_scope_of_a_socket_has_its_wire() -> None:
    async def read() -> None:
        async with wired() as wire:
            assert wire.state == {WIRE: wire.wire}

    asyncio.run(read())


def test_wire_parses_no_frame_before_the_socket_is_accepted() -> None:
    async def read() -> None:
        chosen = settings()
        ours, theirs = socket.socketpair()
        accept = asyncio.Event()
        events: list[Any] = []

        async def app(_: Any, receive: Any, send: Any) -> None:
            await receive()
            await accept.wait()
            await send({"type": "websocket.accept"})
            events.append(await receive())

        config = uvicorn.Config(app, ws_per_message_deflate=False, ws_ping_interval=None)
        with theirs:
            _, wire = await asyncio.get_running_loop().create_connection(
                lambda: Wire(chosen, Connections(chosen), config, ServerState(), {}), sock=ours
            )
            wire.data_received(HANDSHAKE)
            await turns()
            wire.data_received(sent(b"early"))
            assert not wire._transport.is_reading()
            assert wire._unread
            accept.set()
            await turns()
            assert [event["text"] for event in events] == ["early"]
            wire._transport.abort()
            await turns()

    asyncio.run(read())


def test_who_waits_to_write_goes_on_when_that_wire_takes_more_and_no_other_wire_waits() -> None:
    async def write() -> None:
        async with wired() as full, wired() as free:
            full.wire.pause_writing()
            texts = [asyncio.create_task(full.send({"type": "websocket.send", "text": text})) for text in "ab"]
            assert [full.wire.send_frame(frame("c")), free.wire.send_frame(frame("d"))] == [False, True]
            assert [await full.got(), await free.got()] == [[], [(Opcode.TEXT, b"d")]]
            full.wire.resume_writing()
            await asyncio.wait_for(asyncio.gather(*texts), 60)
            assert await full.got() == [(Opcode.TEXT, b"a"), (Opcode.TEXT, b"b")]

    asyncio.run(write())


def test_of_a_frame_that_is_too_large_only_the_head_is_waited_for() -> None:
    async def read() -> None:
        async with wired() as wire:
            await wire.hear(b"\x81\xff" + (2**40).to_bytes(8, "big") + bytes(4))
            assert wire.heard == [Close.TOO_LARGE]

    asyncio.run(read())


def test_invalid_bytes_of_clients_are_not_logged(caplog: pytest.LogCaptureFixture) -> None:
    async def read() -> None:
        make_server(settings(), make_app(settings()))
        async with wired() as wire:
            logging.getLogger("uvicorn.error").setLevel(logging.WARNING)
            await wire.hear(sent(b"\xff"))
            assert wire.heard == [1007]
        ours, theirs = socket.socketpair()
        config = uvicorn.Config(wire.app, log_level="warning")
        connections = Connections(settings())
        with theirs:
            _, http = await asyncio.get_running_loop().create_connection(
                lambda: Http(settings(), connections, config, ServerState(), {}), sock=ours
            )
            http.data_received(b"\x16\x03\x01\r\n\r\n")
            assert theirs.recv(100).startswith(b"HTTP/1.1 400 ")
            http.transport.abort()
            await turns()

    asyncio.run(read())
    assert [record.message for record in caplog.records if record.name == "uvicorn.error"] == []
