"""A WebSocket client that costs next to nothing, so that what is measured is the server and not the load.

It knows what our server sends: whole text frames without extensions, pings and a close. Nothing else may use it.
"""

from __future__ import annotations

import asyncio
import base64
import os
from collections.abc import Callable

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
FINAL = 0x80
MASKED = 0x80
NO_MASK = bytes(4)
"""A mask of zeros leaves the text as it is: masking protects proxies from browsers, and here are neither."""


class Broken(Exception):
    """The server closed a socket, or sent what it does not send."""


class Wire(asyncio.Protocol):
    """One socket. `hear` is called with every text that arrives."""

    def __init__(self, hear: Callable[[bytes], None]) -> None:
        self.hear = hear
        self.received = 0
        """Bytes of the frames that arrived."""
        self.closed = False
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._rest = b""
        self._transport: asyncio.Transport | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Connected; the handshake is sent by `connect`."""
        assert isinstance(transport, asyncio.Transport) or hasattr(transport, "write")
        self._transport = transport  # type: ignore[assignment]  # uvloop's is none by name

    def connection_lost(self, _: Exception | None) -> None:
        """Stop waiting for the handshake."""
        self.closed = True
        if not self.opened.done():
            self.opened.set_exception(Broken("closed during the handshake"))

    def write(self, data: bytes) -> None:
        """Bytes as they are."""
        assert self._transport is not None
        self._transport.write(data)

    def send(self, text: bytes) -> None:
        """A text frame."""
        self._frame(TEXT, text)

    def close(self) -> None:
        """End it without ceremony."""
        self.closed = True
        if self._transport is not None:
            self._transport.close()

    def _frame(self, opcode: int, payload: bytes) -> None:
        size = len(payload)
        if size < 126:
            head = bytes((FINAL | opcode, MASKED | size))
        else:
            head = bytes((FINAL | opcode, MASKED | 126)) + size.to_bytes(2, "big")
        self.write(head + NO_MASK + payload)

    def data_received(self, data: bytes) -> None:
        """Frames, or what is left of one."""
        if self._rest:
            data = self._rest + data
            self._rest = b""
        if not self.opened.done():
            head, blank, data = data.partition(b"\r\n\r\n")
            if not blank:
                self._rest = head
                return
            self._greeted(head)
        at, end = 0, len(data)
        while end - at >= 2:
            size, body = data[at + 1], at + 2
            if size == 126:
                if end < at + 4:
                    break
                size, body = int.from_bytes(data[at + 2 : at + 4], "big"), at + 4
            elif size == 127:
                if end < at + 10:
                    break
                size, body = int.from_bytes(data[at + 2 : at + 10], "big"), at + 10
            if end - body < size:
                break
            self.received += body + size - at
            self._take(data[at], data[body : body + size])
            at = body + size
        self._rest = data[at:]

    def _greeted(self, head: bytes) -> None:
        if head.startswith(b"HTTP/1.1 101"):
            self.opened.set_result(None)
        else:
            self.opened.set_exception(Broken(head.partition(b"\r\n")[0].decode()))

    def _take(self, first: int, payload: bytes) -> None:
        if first == FINAL | TEXT:
            self.hear(payload)
        elif first == FINAL | PING:
            self._frame(PONG, payload)
        elif first == FINAL | CLOSE:
            self.close()
        else:
            raise Broken(f"a frame that our server does not send: {first:#x}")


async def connect(port: int, path: str, hear: Callable[[bytes], None], cookie: str = "") -> Wire:
    """Open a socket to a worker on this machine."""
    loop = asyncio.get_running_loop()
    _, wire = await loop.create_connection(lambda: Wire(hear), "127.0.0.1", port)
    lines = [
        f"GET {path} HTTP/1.1",
        f"Host: 127.0.0.1:{port}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        f"Sec-WebSocket-Key: {base64.b64encode(os.urandom(16)).decode()}",
        "Sec-WebSocket-Version: 13",
        *([f"Cookie: {cookie}"] if cookie else []),
    ]
    wire.write("\r\n".join([*lines, "", ""]).encode())
    await wire.opened
    return wire
