"""WebSocket frames: encoded once for all readers of a table, and counted before uvicorn parses them.

`Wire` stands between the transport and uvicorn's protocol. To the transport it is the protocol, to uvicorn the transport, so all that
it knows of uvicorn is asyncio's interface (docs/decisions/0013). Without it a client that sends frames without end would occupy the
event loop: uvicorn parses everything it receives immediately, and answers every ping.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

from uvicorn.config import Config
from uvicorn.protocols.utils import get_remote_addr
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState

from unshuffled.server.settings import Settings
from unshuffled.server.transport.connections import LARGE_READ, Connections, hang_up
from unshuffled.server.transport.limits import Bucket
from unshuffled.wire.codes import Close
from unshuffled.wire.protocol import LARGEST

TEXT = b"\x81"
"""A text in one frame, without extensions: compression is off (`run`)."""
Write = Callable[[bytes], bool]
SHORT_HEAD = 6
"""The number of bytes before a small payload from a client: kind, length, mask."""
SMALL = 126
"""The smallest payload whose length takes two or eight more bytes."""
FINAL = 0x80
"""The bit of a frame that ends its message."""
CONTROL = 0x08
"""The bit of pings, pongs and closes, which may come between the parts of a message."""
PING = b"\x89\x00"
"""A ping without a payload, as a server sends it."""
PONG = 0x8A
CLOSE = b"\x88"
UPGRADED = b"HTTP/1.1 101 "
"""The beginning of the response that opens a socket."""
FRAGMENTS = 64
"""The maximum number of frames in one message."""
WIRE = "unshuffled.wire"
"""The key of a socket's `Wire` in the `state` of its scope."""
KEEPALIVE_TIMEOUT = 1011
"""The close code for a client that does not answer a ping."""


def frame(text: str) -> bytes:
    """Return the frame of a text as a server sends it (RFC 6455, 5.2)."""
    payload = text.encode()
    size = len(payload)
    if size < 126:
        return TEXT + bytes((size,)) + payload
    if size < 65536:
        return TEXT + b"\x7e" + size.to_bytes(2, "big") + payload
    return TEXT + b"\x7f" + size.to_bytes(8, "big") + payload


def frame_end(data: bytes, at: int = 0) -> int:
    """Return where the client's frame that begins at `at` ends or, while that is unknown, how much is needed to know it.

    Of a frame that is too large only the head counts: the parser refuses it without seeing more.
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


class Wire(asyncio.Protocol, asyncio.Transport):
    """A WebSocket with limits, between its transport and uvicorn's protocol."""

    __slots__ = (
        "_all",
        "_allowed",
        "_heard",
        "_is_full",
        "_is_lost",
        "_is_open",
        "_is_over",
        "_is_paused",
        "_is_writable",
        "_linger",
        "_loop",
        "_parts",
        "_peer",
        "_pinged",
        "_pong",
        "_requested",
        "_resting",
        "_transport",
        "_unread",
        "_uvicorn",
        "is_flooded",
    )

    _transport: asyncio.Transport

    def __init__(
        self,
        settings: Settings,
        all_connections: Connections,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
    ) -> None:
        super().__init__()
        self._uvicorn = WebSocketsSansIOProtocol(config, server_state, {**app_state, WIRE: self})
        self._all = all_connections
        self._loop = asyncio.get_running_loop()
        self._peer: tuple[str, int] | None = None
        self._allowed = Bucket(settings.frame_rate, settings.frame_burst)
        self._unread = b""
        """Received bytes that were not parsed: a part of a frame, or frames that wait until the application takes a message."""
        self._parts = 0
        """The number of frames of an unfinished message."""
        self._requested = False
        """Whether uvicorn has the request that opens the socket."""
        self._is_open = False
        """Whether the socket was accepted."""
        self._is_over = False
        """Whether the connection is closing: nothing more is read."""
        self._is_lost = False
        """Whether uvicorn takes the connection for lost."""
        self._is_full = False
        """Whether uvicorn has a message that the application did not take."""
        self._is_paused = False
        self._is_writable = True
        self._resting = False
        self._pong = b""
        """The answer to the last ping, until it is written."""
        self._heard = True
        """Whether anything was received since the last beat (`keepalive`)."""
        self._pinged = False
        self._linger: asyncio.TimerHandle | None = None
        self.is_flooded = False
        """Whether the connection was closed because of too many frames."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # it is never another one
        """Start with a transport whose connection has its place already (`http_limits.Http`)."""
        self._transport = transport
        self._peer = get_remote_addr(transport)
        self._uvicorn.connection_made(self)

    def connection_lost(self, exc: Exception | None) -> None:
        """Release the connection's place."""
        self._stop()
        if self._linger is not None:
            self._linger.cancel()
        self._all.leave(self._peer)
        self._lose(exc)

    def get_extra_info(self, name: str, default: Any = None) -> Any:
        """Return what the transport knows of the connection."""
        return self._transport.get_extra_info(name, default)

    # Reading

    def data_received(self, data: bytes) -> None:
        """Receive the request for a socket from `http_limits.Http`, then frames or parts of them."""
        if not self._requested:
            self._requested = True
            self._uvicorn.data_received(data)
            return
        if self._is_over:
            return
        self._heard = True
        if len(data) > LARGE_READ:
            self._resting = True
            self._loop.call_soon(self._rested)
        self._unread = self._unread + data if self._unread else data
        self._parse()

    def _rested(self) -> None:
        self._resting = False
        self._pace()

    def _parse(self) -> None:
        """Pass whole, allowed frames to uvicorn until it has a message."""
        data, at = self._unread, 0
        while at < len(data) and self._is_open and not self._is_full and not self._is_over:
            end = frame_end(data, at)
            if end > len(data):
                break
            if self._parts >= FRAGMENTS or not self._allowed.take():
                self.is_flooded = True
                self._end(Close.FLOOD)
                break
            kind = data[at]
            if not kind & CONTROL:
                self._parts = 0 if kind & FINAL else self._parts + 1
            self._uvicorn.data_received(data[at:end])
            at = end
        self._unread = b"" if self._is_over else data[at:]
        self._pace()

    def _pace(self) -> None:
        """Pause or resume the transport."""
        if self._is_over or self._transport.is_closing():
            return
        # A message that was taken before the next one arrives costs the transport nothing.
        pause = self._resting or bool(self._unread and (self._is_full or not self._is_open))
        if pause is not self._is_paused:
            self._is_paused = pause
            if pause:
                self._transport.pause_reading()
            else:
                self._transport.resume_reading()

    def pause_reading(self) -> None:
        """Pass no more frames: uvicorn has a message for the application."""
        self._is_full = True

    def resume_reading(self) -> None:
        """Pass frames again: the application has taken the message."""
        self._is_full = False
        if not self._is_over:
            self._parse()

    # Writing

    def write(self, data: Any) -> None:
        """Write what uvicorn sends, except pongs: those may have to wait."""
        if not self._is_open:
            self._transport.write(data)
            if data.startswith(UPGRADED):
                self._is_open = True
                self._all.keepalive.enter(self)
                self._parse()
        elif len(data) > 1 and data[0] == PONG and len(data) == 2 + data[1]:
            # Of several pings the last one is answered, which is enough (RFC 6455, 5.5.3).
            if not self._pong:
                self._loop.call_soon(self._answer_ping)
            self._pong = data
        else:
            self._transport.write(data)
            if data.startswith(CLOSE):
                self._stop()
                self._loop.call_soon(self._hang_up)

    def send_frame(self, made: bytes) -> bool:
        """Write a frame immediately and return whether the transport took it."""
        if self._is_over or not self._is_writable or self._transport.is_closing():
            return False
        self._transport.write(made)
        return True

    def pause_writing(self) -> None:
        """Stop writing: the transport's buffer is full."""
        self._is_writable = False
        self._uvicorn.pause_writing()

    def resume_writing(self) -> None:
        """Write again, a pong that has waited too."""
        self._is_writable = True
        self._uvicorn.resume_writing()
        self._answer_ping()

    def _answer_ping(self) -> None:
        if self._pong and self._is_writable and not self._is_over and not self._transport.is_closing():
            self._transport.write(self._pong)
            self._pong = b""

    def beat(self) -> None:
        """Send a ping if nothing was received for a period; close if nothing came after the last one."""
        if self._heard or self._is_paused:
            self._heard = self._pinged = False
        elif self._pinged:
            self._end(KEEPALIVE_TIMEOUT, b"keepalive ping timeout")
        elif self.send_frame(PING):
            self._pinged = True

    # The end

    def is_closing(self) -> bool:
        """Return whether the transport is closing."""
        return self._transport.is_closing()

    def close(self) -> None:
        """Close the connection for uvicorn, unless it is about to end."""
        self._stop()
        if self._linger is None:
            self._transport.close()

    def _stop(self) -> None:
        """Read nothing more, and send no more pings."""
        self._is_over = True
        self._unread = b""
        self._all.keepalive.leave(self)

    def _end(self, code: int, reason: bytes = b"") -> None:
        """Close the connection for a reason that uvicorn does not know."""
        self._stop()
        if self._is_writable:
            self._transport.write(CLOSE + bytes((2 + len(reason),)) + code.to_bytes(2, "big") + reason)
            self._hang_up()
        else:
            self._transport.abort()
        self._lose(ConnectionAbortedError())

    def _hang_up(self) -> None:
        """Give the client a moment to read the close; its own is not read."""
        if self._linger is None and not self._transport.is_closing():
            self._linger = hang_up(self._transport, self._loop)

    def _lose(self, exc: Exception | None) -> None:
        if not self._is_lost:
            self._is_lost = True
            self._uvicorn.connection_lost(exc)
