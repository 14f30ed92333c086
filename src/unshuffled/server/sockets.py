"""One open socket: who it is, what it wants, and what it is sent.

Reading and writing are two loops; the reader's queue is between the tables and the writing one, so nobody waits for a
slow browser. Whatever a client sends, it gets an answer with a code or its socket is closed with one.
"""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
import structlog
from litestar import WebSocket

from unshuffled.server import protocol as p
from unshuffled.server.codes import Close, Denied, ServerCode
from unshuffled.server.guests import COOKIE
from unshuffled.server.node import Node
from unshuffled.server.rooms import Reader
from unshuffled.stores.log import Unavailable
from unshuffled.tables import codes

STRIKES = 100
"""Refusals for flooding before the socket is closed."""
log = structlog.get_logger()

AnySocket = WebSocket[Any, Any, Any]


def right_origin(node: Node, origin: str | None, host: str | None) -> bool:
    """Is this no page of another site? Programs send no origin; browsers always do."""
    if origin is None:
        return True
    allowed = node.settings.origins
    if allowed:
        return origin in allowed
    return origin.partition("://")[2] == (host or "")


def address_of(connection: Any) -> str:
    """Where the request comes from, for limits."""
    return connection.client.host if connection.client is not None else "?"


class Gone(Exception):
    """The client has closed its socket."""


class Session:
    """A socket from its opening to its end."""

    def __init__(self, node: Node, socket: AnySocket, id: str) -> None:
        self.node = node
        self.socket = socket
        self.id = id
        self.person = ""
        self.address = address_of(socket)
        self.strikes = 0
        self.greeted = False

    async def run(self) -> None:
        """Serve the socket until it ends."""
        socket, node = self.socket, self.node
        if not right_origin(node, socket.headers.get("origin"), socket.headers.get("host")):
            node.metrics.refusals.labels(ServerCode.WRONG_ORIGIN).inc()
            log.info("socket_refused", code=ServerCode.WRONG_ORIGIN, address=self.address)
            return await socket.close(Close.NOT_FOUND)  # before accepting: the handshake is answered with 403
        await socket.accept()
        person = node.guests.read(socket.cookies.get(COOKIE))
        if person is None:
            return await self._close(Close.NO_GUEST)
        self.person = person
        try:
            await node.table_for(self.id, person)
        except Denied:
            return await self._close(Close.NOT_FOUND)
        except Unavailable:
            return await self._close(Close.BROKEN)
        if node.draining:
            return await self._close(Close.MOVED)
        if not node.person_places.take(person):
            return await self._close(Close.FLOOD)
        try:
            if not node.address_places.take(self.address):
                return await self._close(Close.FLOOD)
            try:
                await self._serve()
            finally:
                node.address_places.leave(self.address)
        finally:
            node.person_places.leave(person)

    async def _close(self, code: Close) -> None:
        self.node.metrics.closes.labels(str(int(code))).inc()
        log.info("socket_closed", code=int(code), person=self.person, table=self.id)
        # A client that reads nothing cannot be told; it is left after a moment.
        try:
            await asyncio.wait_for(self.socket.close(int(code)), 2)
        except Exception as error:
            log.debug("socket_close_failed", error=type(error).__name__)

    async def _serve(self) -> None:
        reader = Reader(self.person, self.node.settings.queue)
        loop = asyncio.get_running_loop()
        self.node.metrics.sockets.inc()
        reading = loop.create_task(self._read(reader))
        writing = loop.create_task(self._write(reader))
        try:
            ends: list[asyncio.Future[Any]] = [reading, writing, reader.closing]
            await asyncio.wait(ends, return_when=asyncio.FIRST_COMPLETED)
        finally:
            self.node.rooms.leave(self.id, reader)
            self.node.metrics.sockets.dec()
            writing.cancel()
            # A wish that is being written goes on to its end: stopping in the middle of a commit helps nobody.
            if not reading.done() and not self.busy:
                reading.cancel()
            await asyncio.gather(reading, writing, return_exceptions=True)
        if reader.closing.done():
            await self._close(reader.closing.result())
        elif not reading.cancelled() and reading.exception() is not None:
            error = reading.exception()
            if not isinstance(error, Gone):
                log.error("socket_broken", error=type(error).__name__, exc_info=error)
                await self._close(Close.BROKEN)

    busy = False
    """Is a wish being carried out?"""

    async def _write(self, reader: Reader) -> None:
        while True:
            message = await reader.queue.get()
            await self.socket.send_text(message)

    async def _read(self, reader: Reader) -> None:
        while not reader.closing.done():
            if reader.is_behind:
                # Whoever does not read gets no more answers: a burst of wishes must not drown its own sender.
                await asyncio.sleep(0.002)
                continue
            if self.greeted:
                data = await self._receive()
            else:
                try:
                    data = await asyncio.wait_for(self._receive(), self.node.settings.hello_seconds)
                except TimeoutError:
                    reader.close(Close.NO_HELLO)
                    return
            if not self._allowed(reader):
                continue
            if len(data) > p.LARGEST:
                reader.close(Close.TOO_LARGE)
                return
            try:
                message = p.read_client(data)
            except (msgspec.MsgspecError, ValueError, RecursionError) as error:
                # The text of the error names fields and types, never what the server knows.
                self._refuse(reader, 0, ServerCode.MALFORMED, str(error)[:200])
                continue
            self.node.metrics.messages.labels(type(message).__name__).inc()
            self.busy = True
            try:
                await self._handle(reader, message)
            finally:
                self.busy = False

    async def _receive(self) -> bytes | str:
        event = await self.socket.receive()
        if event["type"] != "websocket.receive":
            raise Gone
        return event.get("text") or event.get("bytes") or b""

    def _allowed(self, reader: Reader) -> bool:
        """Within the limits? A flood is told so for a while, then closed."""
        if self.node.messages.take(self.person) and self.node.address_messages.take(self.address):
            return True
        self.strikes += 1
        if self.strikes >= STRIKES:
            reader.close(Close.FLOOD)
        else:
            self._refuse(reader, 0, ServerCode.TOO_MANY)
        return False

    def _refuse(self, reader: Reader, to: int, code: str, detail: str = "", number: int = 0) -> None:
        self.node.metrics.refusals.labels(code).inc()
        reader.send(p.write(p.Refused(to=to, code=code, detail=detail, number=number)))

    async def _handle(self, reader: Reader, message: p.ClientMessage) -> None:
        node = self.node
        to = message.ref
        try:
            if isinstance(message, p.Hello):
                if message.protocol != p.PROTOCOL:
                    self._refuse(reader, to, ServerCode.VERSION, f"this server speaks {p.PROTOCOL}")
                    return
                await node.welcome(self.id, self.person, reader, message)
                self.greeted = True
            elif not self.greeted:
                self._refuse(reader, to, ServerCode.NO_HELLO)
            elif isinstance(message, p.Ping):
                reader.send(p.write(p.Pong(to=to, number=(await node.host.table(self.id)).number)))
            else:
                change = await node.wish(self.id, self.person, message)
                reader.send(p.write(p.Done(to=to, number=change.number)))
        except (codes.Refused, Denied) as refusal:
            number = (await node.host.table(self.id)).number
            log.info("refused", code=str(refusal.code), person=self.person, table=self.id)
            self._refuse(reader, to, str(refusal.code), refusal.detail, number)
        except Unavailable as error:
            log.warning("log_unavailable", reason=type(error.__cause__).__name__)
            self._refuse(reader, to, ServerCode.UNAVAILABLE)
        except Exception as error:
            log.error("wish_failed", table=self.id, kind=type(message).__name__, exc_info=error)
            self._refuse(reader, to, ServerCode.BROKEN)
