"""Text frames straight to the wire and from it, where that is safe; else they go the server's usual way.

Through ASGI every message of every reader is framed by itself, behind a task of its own. That is most of what sending
costs. So a frame is made once for all readers of a table and written at once. Where the server is another one, or its
buffer is full, `straight` gives nothing or refuses.

An answer comes as one small frame in one piece; `Wire` takes that without the parser, which makes a dozen calls for it.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import apply_mask  # type: ignore[attr-defined]  # the quick one, if it was built
from websockets.streams import StreamReader

TEXT = b"\x81"
"""A text in one frame, without extensions: compression is off (`run`)."""
Write = Callable[[bytes], bool]
MASKED = 0x80
SHORT = 126
"""Longer texts have their length elsewhere."""
HEAD = 6
"""Bytes before a short text from a client: kind, length, mask."""
AT_THE_START = StreamReader.at_eof.__code__
"""Where the parser waits between two frames."""


def frame(text: str) -> bytes:
    """The frame of a text, as a server sends it (RFC 6455, 5.2)."""
    payload = text.encode()
    size = len(payload)
    if size < 126:
        return TEXT + bytes((size,)) + payload
    if size < 65536:
        return TEXT + b"\x7e" + size.to_bytes(2, "big") + payload
    return TEXT + b"\x7f" + size.to_bytes(8, "big") + payload


def straight(send: Any) -> Write | None:
    """A way to write a frame now, from the server's own `send`; it says no while the wire takes nothing more."""
    protocol = getattr(send, "__self__", None)
    if not isinstance(protocol, WebSocketsSansIOProtocol) or protocol.config.ws_per_message_deflate:
        return None
    transport, writable = protocol.transport, protocol.writable

    def write(made: bytes) -> bool:
        if protocol.close_sent or not protocol.handshake_complete or not writable.is_set() or transport.is_closing():
            return False
        transport.write(made)
        return True

    return write


class Inbox:
    """What has arrived and waits to be taken, by one taker: of `asyncio.Queue` what the server uses."""

    __slots__ = ("_items", "_taker")

    def __init__(self) -> None:
        self._items: deque[Any] = deque()
        self._taker: asyncio.Future[None] | None = None

    @property
    def awaited(self) -> bool:
        """Is there somebody who will take the next one at once?"""
        return self._taker is not None and not self._taker.done()

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
        return self._items.popleft()


class Wire(WebSocketsSansIOProtocol):
    """uvicorn's end of a socket, with a short way for short texts. What is unusual in any way goes its way."""

    def __init__(self, *args: Any, **named: Any) -> None:
        super().__init__(*args, **named)
        self.queue: Any = Inbox()

    def data_received(self, data: bytes) -> None:
        """One whole short text, or anything else."""
        text = self._short_text(data)
        if text is None:
            super().data_received(data)
            return
        # Whoever waits takes this one before the next is read; a busy reader must not be sent more than it can hold.
        awaited = self.queue.awaited
        self.queue.put_nowait({"type": "websocket.receive", "text": text})
        if not awaited and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    def _short_text(self, data: bytes) -> str | None:
        """The text, if the data is one frame with a whole text of a client that may send one now."""
        size = len(data) - HEAD
        if not 0 <= size < SHORT or data[0] != TEXT[0] or data[1] != MASKED | size:
            return None
        connection = self.conn
        if not self.handshake_complete or self.close_sent or connection.current_size is not None:
            return None
        # The parser, inside that of the handshake, must be between two frames. If the library is ever built
        # differently, this is never true, and nothing is lost but time.
        inner = getattr(connection.parser, "gi_yieldfrom", None)
        waits = getattr(inner, "gi_yieldfrom", None)
        if getattr(waits, "gi_code", None) is not AT_THE_START or self.disconnected:
            return None
        try:
            payload: bytes = apply_mask(data[HEAD:], data[2:HEAD])
            return payload.decode()
        except UnicodeDecodeError:
            return None
