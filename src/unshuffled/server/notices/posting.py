"""One HTTP POST on a connection of its own, of whose response nothing but the final status is read.

A player chose the address, so the response may be anything: interim responses without end, a status line without end, a
handshake without end. All that is received counts, also below TLS, and none of it is parsed by more than one regular
expression. So the time that a response takes on the event loop has a limit, whatever it consists of. Deadlines are the
caller's.
"""

from __future__ import annotations

import asyncio
import re
import ssl
from collections.abc import Callable, Mapping
from functools import partial
from typing import TypeVar

HEAD = 16 * 1024
"""Bytes of a response that are read at most; the final status must be among them."""
HANDSHAKE = 48 * 1024
"""Bytes that are read in addition where there is TLS: certificates, and tickets for later."""
INTERIM = 8
"""Interim responses (100, 103) that are skipped at most."""
CHUNK = 4 * 1024
"""Bytes that are read at a time; between two reads other connections are served."""
STATUS_LINE = re.compile(rb"HTTP/1\.[01] ([1-5][0-9]{2})(?: [^\r\n]*)?\r?\n")
END_OF_HEADERS = re.compile(rb"(?:\A|\n)\r?\n")

T = TypeVar("T")


class BadResponse(Exception):
    """The peer did not send a final status within the limits."""


async def post(
    host: str, port: int, tls: ssl.SSLContext | None, name: str, target: str, headers: Mapping[str, str], body: bytes
) -> int:
    """Post `body` to a server and return the final status of its response.

    With `tls`, its certificate must be for `name`. Raises `BadResponse` or `OSError`.
    """
    lines = [f"POST {target} HTTP/1.1", *(f"{key}: {value}" for key, value in headers.items())]
    if any("\r" in line or "\n" in line for line in lines):
        raise BadResponse("a line break in the request")
    head = "\r\n".join([*lines, f"Content-Length: {len(body)}", "Connection: close", "", ""])
    reader, writer = await asyncio.open_connection(host, port, limit=CHUNK)
    try:
        peer = _Peer(reader, writer) if tls is None else _TlsPeer(reader, writer, tls, name)
        await peer.write(head.encode("ascii") + body)
        return await _final_status(peer)
    finally:
        writer.transport.abort()


async def _final_status(peer: _Peer) -> int:
    unread = b""
    for _ in range(INTERIM + 1):
        while b"\n" not in unread:
            unread += await peer.read()
        line = STATUS_LINE.match(unread)
        if line is None:
            raise BadResponse("not a status line")
        status = int(line[1])
        if status >= 200:
            return status
        unread = unread[line.end() :]
        while (end := END_OF_HEADERS.search(unread)) is None:
            unread += await peer.read()
        unread = unread[end.end() :]
    raise BadResponse("too many interim responses")


class _Peer:
    """A connection that counts what it receives."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._reader = reader
        self._writer = writer
        self._left = HEAD

    async def read(self) -> bytes:
        """Return the next bytes of the response."""
        return await self._receive()

    async def write(self, data: bytes) -> None:
        """Send all of it."""
        self._writer.write(data)
        await self._writer.drain()

    async def _receive(self) -> bytes:
        """Return the next bytes of the connection; raises `BadResponse` at the limit or the end."""
        data = await self._reader.read(min(CHUNK, self._left))
        if not data:
            raise BadResponse("too long" if not self._left else "ended")
        self._left -= len(data)
        return data


class _TlsPeer(_Peer):
    """The same with TLS in between. Not the event loop's own: that does not count what never becomes data, such as tickets."""

    def __init__(
        self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, context: ssl.SSLContext, name: str
    ) -> None:
        super().__init__(reader, writer)
        self._left += HANDSHAKE
        self._incoming, self._outgoing = ssl.MemoryBIO(), ssl.MemoryBIO()
        self._tls = context.wrap_bio(self._incoming, self._outgoing, server_hostname=name)

    async def read(self) -> bytes:
        """Return the next bytes of the response."""
        data = await self._step(partial(self._tls.read, CHUNK))
        if not data:
            raise BadResponse("ended")
        return data

    async def write(self, data: bytes) -> None:
        """Send all of it, after the handshake."""
        await self._step(self._tls.do_handshake)
        while data:
            data = data[await self._step(partial(self._tls.write, data)) :]

    async def _step(self, call: Callable[[], T]) -> T:
        """Return what `call` returns once TLS has received all that it needs for it."""
        while True:
            try:
                done = call()
            except ssl.SSLWantReadError:
                await self._flush()
                self._incoming.write(await self._receive())
            else:
                await self._flush()
                return done

    async def _flush(self) -> None:
        if self._outgoing.pending:
            self._writer.write(self._outgoing.read())
            await self._writer.drain()
