"""Text frames straight to the wire, where that is safe; and a wire that takes only so many frames.

Through ASGI every message of every reader is framed by itself, behind a task of its own. That is most of what sending
costs. So a frame is made once for all readers of a table and written at once. Where the server is another one, or its
buffer is full, `straight` gives nothing or refuses.

`Wire` is uvicorn's end of a socket. uvicorn parses whatever has come, at once, and answers every ping; a client that sends frames
without end would have the event loop to itself. Why it is a subclass: docs/decisions/0013.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import apply_mask  # type: ignore[attr-defined]  # the quick one, if it was built
from websockets.protocol import State
from websockets.server import ServerProtocol

from unshuffled.server.settings import Settings
from unshuffled.server.transport.connections import LARGE_READ, Connections, hang_up
from unshuffled.server.transport.limits import Bucket
from unshuffled.wire.codes import Close
from unshuffled.wire.protocol import LARGEST

TEXT = b"\x81"
"""A text in one frame, without extensions: compression is off (`run`)."""
Write = Callable[[bytes], bool]
SHORT_HEAD = 6
"""Bytes before a small payload from a client: kind, length, mask."""
MASKED = 0x80
SMALL = 126
"""Longer frames have their length in two bytes more, or in eight."""
PING = b"\x89\x00"
"""A ping without a payload, as a server sends it."""
PONG = bytes((0x8A, MASKED))
"""How the answer to it begins; four bytes of mask follow."""
WAITING = 4
"""Messages of one socket that wait to be taken; what follows them is neither parsed nor read."""
FRAGMENTS = 64
"""Frames in which one message may come."""
FLOODED = "unshuffled.flooded"
"""In the event of a disconnect: it was us, for too many frames."""


def frame(text: str) -> bytes:
    """The frame of a text, as a server sends it (RFC 6455, 5.2)."""
    payload = text.encode()
    size = len(payload)
    if size < 126:
        return TEXT + bytes((size,)) + payload
    if size < 65536:
        return TEXT + b"\x7e" + size.to_bytes(2, "big") + payload
    return TEXT + b"\x7f" + size.to_bytes(8, "big") + payload


def frame_end(data: bytes, at: int = 0) -> int:
    """Where a client's frame that begins here ends, or, as long as that is not known, what is needed to know it.

    Of a frame that is too large only its head counts: the parser refuses it without seeing more.
    """
    if len(data) < at + 2:
        return at + 2
    size = data[at + 1] & 0x7F
    if size < SMALL:
        return at + SHORT_HEAD + size
    head = at + SHORT_HEAD + (2 if size == SMALL else 8)
    if len(data) < head:
        return head
    size = int.from_bytes(data[at + 2 : head - 4], "big")
    return head + size if size <= LARGEST else head


def straight(send: Any) -> Write | None:
    """A way to write a frame now, from the server's own `send`; it says no while the wire takes nothing more."""
    wire = getattr(send, "__self__", None)
    return wire.write if isinstance(wire, Wire) and not wire.config.ws_per_message_deflate else None


class Inbox:
    """What has arrived and waits to be taken, by one taker: of `asyncio.Queue` what the server uses.

    In a list: of an idle socket it is empty, and an empty deque takes 0.7 kB.
    """

    __slots__ = ("_items", "_taker")

    def __init__(self) -> None:
        self._items: list[Any] = []
        self._taker: asyncio.Future[None] | None = None

    def __len__(self) -> int:
        return len(self._items)

    def empty(self) -> bool:
        """Is everything taken?"""
        return not self._items

    def put_nowait(self, item: Any) -> None:
        """One more."""
        self._items.append(item)
        taker, self._taker = self._taker, None
        if taker is not None and not taker.done():
            taker.set_result(None)

    async def get(self) -> Any:
        """The next one, when there is one."""
        while not self._items:
            self._taker = asyncio.get_running_loop().create_future()
            await self._taker
        return self._items.pop(0)


WRITABLE = asyncio.Event()
"""Of every socket that takes what is written; one that does not has an event of its own meanwhile."""
WRITABLE.set()


class Wire(WebSocketsSansIOProtocol):
    """uvicorn's end of a socket, with limits: the parser gets one whole frame at a time, as long as frames are allowed."""

    # With uvicorn's own attributes too: in a dict they take 2 kB.
    __slots__ = (
        "_all",
        "_allowed",
        "_conn",
        "_heard",
        "_listening",
        "_pinged",
        "_pong",
        "_resting",
        "_unread",
        "app",
        "app_state",
        "asgi_version",
        "client",
        "close_sent",
        "close_timeout",
        "close_timer",
        "config",
        "connections",
        "curr_msg_data_type",
        "default_headers",
        "disconnected",
        "frames",
        "handshake_complete",
        "handshake_initiated",
        "initial_response",
        "last_ping_rtt",
        "logger",
        "loop",
        "pending_ping_payload",
        "ping_interval",
        "ping_sent_at",
        "ping_timeout",
        "ping_timer",
        "pong_timer",
        "queue",
        "read_paused",
        "request",
        "response",
        "root_path",
        "scheme",
        "scope",
        "server",
        "tasks",
        "transport",
        "writable",
    )

    _conn: ServerProtocol | None

    def __init__(self, settings: Settings, all_connections: Connections, *args: Any, **named: Any) -> None:
        super().__init__(*args, **named)
        self.queue: Any = Inbox()
        self.writable = WRITABLE
        self._all = all_connections
        self._allowed = Bucket(settings.frame_rate, settings.frame_burst)
        self._unread = b""
        """What has arrived and was not parsed: part of a frame, or what waits for the application to take what is before it."""
        self._listening = False
        """Does the application want messages? For a socket that is refused nothing is parsed."""
        self._resting = False
        self._pong = b""
        """The answer to the last ping, until it is written."""
        self._heard = True
        """Has anything come since the last beat (`keepalive`)?"""
        self._pinged = False

    @property
    def conn(self) -> ServerProtocol:
        """The library's parser. The one that has read the request keeps it; after that there is none until one is needed."""
        if self._conn is None:
            self._conn = ServerProtocol(state=State.OPEN, max_size=self.config.ws_max_size, logger=self.logger)
        return self._conn

    @conn.setter
    def conn(self, made: ServerProtocol) -> None:
        self._conn = made

    def connection_lost(self, exc: Exception | None) -> None:
        """Gone: its place is free."""
        self._all.leave(self.client)
        super().connection_lost(exc)

    # Reading

    def data_received(self, data: bytes) -> None:
        """The request for a socket, as `http_limits.Http` hands it over; then frames, or parts of them."""
        if not self.handshake_initiated:
            super().data_received(data)
            return
        self._heard = True
        size = len(data) - SHORT_HEAD
        if (
            0 <= size < SMALL
            and data[0] == TEXT[0]
            and data[1] == MASKED | size
            and self._is_idle
            and self._allowed.take()
        ):
            self._small_text(data[SHORT_HEAD:], data[2:SHORT_HEAD])
            return
        if size == 0 and data.startswith(PONG) and self._is_idle and self._allowed.take():
            return  # the answer to our ping: that it came is all there is to know
        if len(data) > LARGE_READ:
            self._resting = True
            self.loop.call_soon(self._rested)
        self._unread = self._unread + data if self._unread else data
        self._parse()

    @property
    def _is_idle(self) -> bool:
        """Is nothing before what comes now, and is it wanted?"""
        return self._listening and not (
            self.read_paused
            or self._unread
            or self.frames
            or self.close_sent
            or self.queue
            or self.transport.is_closing()
        )

    def _small_text(self, payload: bytes, mask: bytes) -> None:
        """A small text in one frame is what players send. The parser makes a dozen calls for it."""
        self.curr_msg_data_type = "text"
        self.frames = [apply_mask(payload, mask)]
        self.send_receive_event_to_app()

    def _rested(self) -> None:
        self._resting = False
        self._pace()

    def _parse(self) -> None:
        """Every whole frame that is allowed, until enough messages wait."""
        data, at = self._unread, 0
        while at < len(data) and not self._is_full:
            end = frame_end(data, at)
            if end > len(data):
                break
            if not self._allowed.take() or len(self.frames) >= FRAGMENTS:
                self._flooded()
                break
            if data[at] == TEXT[0] and MASKED <= data[at + 1] < MASKED + SMALL and not self.frames:
                payload = at + SHORT_HEAD
                self._small_text(data[payload:end], data[payload - 4 : payload])
            else:
                super().data_received(data[at:end])
            at = end
        self._unread = b"" if self.close_sent else data[at:]
        self._pace()

    @property
    def _is_full(self) -> bool:
        """Must what comes wait, or is it not wanted any more?"""
        return not self._listening or len(self.queue) >= WAITING or self.close_sent or self.transport.is_closing()

    def _pace(self) -> None:
        """Read on, or not."""
        pause = self._resting or self._is_full
        if pause is not self.read_paused:
            self.read_paused = pause
            if pause:
                self.transport.pause_reading()
            else:
                self.transport.resume_reading()

    async def receive(self) -> Any:
        """The next message; then there is room for another."""
        if not self._listening and self.handshake_complete:
            self._listening = True
            self._parse()
        message = await self.queue.get()
        if self.read_paused:
            self._parse()
        return message

    async def send(self, message: Any) -> None:
        """As uvicorn does; but after a close the other side's is not read, nor what it sends before."""
        await super().send(message)
        if message["type"] == "websocket.accept" and self.handshake_complete:
            # Only opening a socket needs what it was asked for with; it would be a third of what an idle one takes.
            del self.scope, self.request, self.response
            self.server = None
            if not self.config.ws_per_message_deflate:
                self._conn = None
        elif message["type"] == "websocket.close" and self.close_timer is not None:
            self.close_timer.cancel()
            self._hang_up()

    def send_receive_event_to_app(self) -> None:
        """A whole message has come. uvicorn would stop reading for each; here it is `_pace` that does when many wait."""
        data = self.frames[0] if len(self.frames) == 1 else b"".join(self.frames)
        self.frames = []
        if self.close_sent:
            return
        if self.curr_msg_data_type == "text":
            try:
                self.queue.put_nowait({"type": "websocket.receive", "text": data.decode()})
            except UnicodeDecodeError:
                self.conn.fail(1007)
                self.handle_parser_exception()
        else:
            self.queue.put_nowait({"type": "websocket.receive", "bytes": data})

    # Writing

    def write(self, made: bytes) -> bool:
        """Write a frame, unless the wire takes nothing more."""
        transport = self.transport
        if self.close_sent or not self.handshake_complete or not self.writable.is_set() or transport.is_closing():
            return False
        transport.write(made)
        return True

    def pause_writing(self) -> None:
        """The buffer is full."""
        self.writable = asyncio.Event()

    def resume_writing(self) -> None:
        """There is room again, for a pong that has waited too."""
        self.writable.set()
        self.writable = WRITABLE
        self._answer_ping()

    # Pings

    def start_keepalive(self) -> None:
        """One timer for all sockets (`keepalive`); uvicorn has two for each."""
        self._all.keepalive.enter(self)

    def stop_keepalive(self) -> None:
        """The end is near."""
        self._all.keepalive.leave(self)

    def beat(self) -> None:
        """Send a ping if nothing has come for a while; give up if nothing came of the last one."""
        if self._heard or self.read_paused:
            self._heard = self._pinged = False
        elif self._pinged:
            self.keepalive_timeout()
        elif not self.close_sent and not self.transport.is_closing():
            self._pinged = True
            self.transport.write(PING)

    def handle_ping(self) -> None:
        """Of several pings the last one is answered, which is enough (RFC 6455, 5.5.3)."""
        if not self._pong:
            self.loop.call_soon(self._answer_ping)
        self._pong = b"".join(self.conn.data_to_send())

    def _answer_ping(self) -> None:
        if self._pong and self.writable.is_set() and not self.close_sent and not self.transport.is_closing():
            self.transport.write(self._pong)
            self._pong = b""

    # The end

    def _flooded(self) -> None:
        """Too many frames: nothing more is parsed."""
        self.stop_keepalive()
        if not self.writable.is_set():
            self.transport.abort()
            return
        self.conn.fail(Close.FLOOD)
        self.close_sent = True
        self.queue.put_nowait({"type": "websocket.disconnect", "code": int(Close.FLOOD), FLOODED: True})
        self.transport.write(b"".join(self.conn.data_to_send()))
        self._hang_up()

    def _hang_up(self) -> None:
        """After the close was written."""
        self._unread = b""
        self.read_paused = True
        self.close_timer = hang_up(self.transport, self.loop)
