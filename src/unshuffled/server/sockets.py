"""One open socket: who it is, what it wants, and what it is sent.

Reading and writing are two loops; the reader's queue is between the tables and the writing one, so nobody waits for a
slow browser. Whatever a client sends, it gets an answer with a code or its socket is closed with one.
"""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any

import msgspec
import structlog
from litestar import WebSocket

from unshuffled.server.accounts import Who
from unshuffled.server.frames import FLOODED, straight
from unshuffled.server.guests import cookie_of
from unshuffled.server.limits import network_of
from unshuffled.server.node import Node
from unshuffled.server.rooms import Reader
from unshuffled.stores.log import Unavailable
from unshuffled.tables import codes
from unshuffled.tables.ports import NoSuchTable
from unshuffled.wire import protocol as p
from unshuffled.wire.codes import Close, Denied, ServerCode

STRIKES = 100
"""Refusals for flooding before the socket is closed."""
SHORTEST_WAIT, LONGEST_WAIT = 0.002, 0.25
"""Seconds until it is looked again whether a slow reader has read."""
STRAIGHT = "unshuffled.straight"
"""Where a connection's scope has the server's own `receive` and `send`: through the framework each message passes five
more calls, which know nothing of sockets."""
COUNTED_AT = 1024
"""Bytes of one socket that are counted at a time: answers are small, and each would be counted twice, for its person and address."""
READING = (p.Hello, p.Ping, p.Seen, p.Why, p.Forecast, p.Hint)
"""Messages that write nothing."""
log = structlog.get_logger()

AnySocket = WebSocket[Any, Any, Any]


def right_origin(node: Node, origin: str | None, host: str | None) -> bool:
    """Is this no page of another site? Programs send no origin; browsers always do."""
    if origin is None:
        return True
    allowed = node.settings.origins
    if allowed:
        return origin in allowed
    # "null", the origin of a page without one, is nobody's host.
    return "://" in origin and origin.partition("://")[2] == host


def address_of(connection: Any) -> str:
    """Where the request comes from, for limits."""
    return network_of(connection.client.host) if connection.client is not None else "?"


def host_of(connection: Any) -> str:
    """The address itself, for bans."""
    return connection.client.host if connection.client is not None else ""


class Gone(Exception):
    """The client has closed its socket."""


class Session:
    """A socket from its opening to its end."""

    def __init__(self, node: Node, socket: AnySocket, id: str) -> None:
        self.node = node
        self.socket = socket
        self.id = id
        self.person = ""
        self.who = Who("")
        self.address = address_of(socket)
        scope: dict[str, Any] = socket.scope  # type: ignore[assignment]  # one key more than its type knows
        ends: tuple[Any, Any] = scope.get(STRAIGHT) or (socket.receive, socket.send)
        self._straight_receive, self._send = ends
        self.strikes = 0
        self.greeted = False
        self._waited_for: set[asyncio.Task[None]] = set()
        """What is being answered beside the reading."""

    async def run(self) -> None:
        """Serve the socket until it ends."""
        socket, node = self.socket, self.node
        if not right_origin(node, socket.headers.get("origin"), socket.headers.get("host")):
            node.metrics.refusals.labels(ServerCode.WRONG_ORIGIN).inc()
            log.info("socket_refused", code=ServerCode.WRONG_ORIGIN, address=self.address)
            return await socket.close(Close.NOT_FOUND)  # before accepting: the handshake is answered with 403
        await socket.accept()
        # Each looks a table up, which may read the log: opening sockets costs what other requests cost.
        if not node.requests.take(self.address):
            return await self._close(Close.FLOOD)
        try:
            who = await node.accounts.who(cookie_of(socket.cookies, node.settings.secure)[0])
            if who is None:
                return await self._close(Close.NO_GUEST)
            self.who, self.person = who, who.person
            if node.bans.has(who.person, host_of(socket)):
                return await self._close(Close.BARRED)
            await node.table_for(self.id, who.person)
        except Denied:
            return await self._close(Close.NOT_FOUND)
        except codes.Refused as refusal:
            log.warning("table_refused", table=self.id, code=str(refusal.code), detail=refusal.detail)
            return await self._close(Close.OTHER_VERSION)
        except Unavailable:
            return await self._close(Close.BROKEN)
        except Exception as error:
            log.error("socket_failed", table=self.id[:64], exc_info=error)
            return await self._close(Close.BROKEN)
        if node.draining:
            return await self._close(Close.MOVED)
        if not node.person_sockets.take(self.person):
            return await self._close(Close.FLOOD)
        try:
            if not node.address_sockets.take(self.address):
                return await self._close(Close.FLOOD)
            try:
                await self._serve()
            finally:
                node.address_sockets.leave(self.address)
        finally:
            node.person_sockets.leave(self.person)

    def _note(self, code: Close) -> None:
        self.node.metrics.closes.labels(str(int(code))).inc()
        log.info("socket_closed", code=int(code), person=self.person, table=self.id[:64])

    async def _close(self, code: Close) -> None:
        self._note(code)
        # A client that reads nothing gets no message; it is left after a moment.
        try:
            await asyncio.wait_for(self.socket.close(int(code)), 2)
        except Exception as error:
            log.debug("socket_close_failed", error=type(error).__name__)

    async def _serve(self) -> None:
        reader = Reader(self.person, self.node.settings.queue, straight(self._send))
        self.node.accounts.enter(reader, self.who)
        self.node.bans.enter(reader, host_of(self.socket))
        loop = asyncio.get_running_loop()
        self.node.metrics.sockets.inc()
        reading = loop.create_task(self._read(reader))
        unwritable: asyncio.Future[None] = loop.create_future()
        writing: list[asyncio.Task[None]] = []

        def write() -> None:
            # Most sockets take everything at once and never need it: a task for each would be a tenth of their memory.
            writing.append(loop.create_task(self._write(reader)))
            writing[0].add_done_callback(lambda _: unwritable.cancel())

        reader.start_writing = write
        try:
            ends: list[asyncio.Future[Any]] = [reading, unwritable, reader.closing]
            await asyncio.wait(ends, return_when=asyncio.FIRST_COMPLETED)
        finally:
            self.node.leave(self.id, reader)
            self.node.accounts.leave(reader)
            self.node.bans.leave(reader)
            self.node.metrics.sockets.dec()
            reader.start_writing = None
            for task in (*writing, *self._waited_for):
                task.cancel()
            self.ended = True
            # A wish that is being written goes on to its end: stopping in the middle of a commit helps nobody.
            if not reading.done() and not self.busy:
                reading.cancel()
            await asyncio.gather(reading, *writing, return_exceptions=True)
            # A hello that was being answered meanwhile has let it in again.
            self.node.leave(self.id, reader)
        if reader.closing.done():
            await self._close(reader.closing.result())
        elif not reading.cancelled() and reading.exception() is not None:
            error = reading.exception()
            if not isinstance(error, Gone):
                log.error("socket_broken", error=type(error).__name__, exc_info=error)
                await self._close(Close.BROKEN)

    busy = False
    """Is a wish being carried out?"""
    _uncounted = 0
    """Bytes written since they were last counted."""
    ended = False
    """Is nobody there any more? What waits for them will never be read."""

    async def _write(self, reader: Reader) -> None:
        while True:
            await reader.some()
            while reader.waiting:
                await self._send({"type": "websocket.send", "text": reader.waiting[0]})
                reader.waiting.popleft()

    async def _read(self, reader: Reader) -> None:
        wait = SHORTEST_WAIT
        while not reader.closing.done() and not self.ended:
            if reader.is_behind:
                # A client that does not read gets no more answers: a burst of wishes must not drown its own sender.
                # Ever longer, since many that never read would keep the node busy with looking.
                await asyncio.sleep(wait)
                wait = min(2 * wait, LONGEST_WAIT)
                continue
            wait = SHORTEST_WAIT
            if self.greeted:
                data = await self._receive()
            else:
                try:
                    data = await asyncio.wait_for(self._receive(), self.node.settings.hello_seconds)
                except TimeoutError:
                    reader.close(Close.NO_HELLO)
                    return
            if not self._allowed(reader, data):
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
            self.node.metrics.message(type(message).__name__)
            if isinstance(message, p.Forecast | p.Hint):
                self._beside(self._handle(reader, message))
                continue
            if not isinstance(message, READING) and not self._within_the_day(len(data)):
                self._refuse(reader, message.ref, ServerCode.TOO_MUCH)
                continue
            self.busy = True
            try:
                await self._handle(reader, message)
            finally:
                self.busy = False

    def _beside(self, handling: Coroutine[Any, Any, None]) -> None:
        """A forecast or a hint takes its time: a player who has asked for one may answer before it comes."""
        task = asyncio.get_running_loop().create_task(handling)
        self._waited_for.add(task)
        task.add_done_callback(self._waited_for.discard)

    async def _receive(self) -> bytes | str:
        event = await self._straight_receive()
        if event["type"] != "websocket.receive":
            if FLOODED in event:
                self._note(Close.FLOOD)
            raise Gone
        return event.get("text") or event.get("bytes") or b""

    def _allowed(self, reader: Reader, data: bytes | str) -> bool:
        """Within the limits? A flood is refused for a while, then closed."""
        if self.node.messages.take(self.person) and self.node.address_messages.take(self.address):
            return True
        self.strikes += 1
        if self.strikes >= STRIKES:
            reader.close(Close.FLOOD)
        else:
            self._refuse(reader, p.ref_of(data), ServerCode.TOO_MANY)
        return False

    async def _number(self) -> int:
        """Where the table stands, for a client that was refused; 0 if it cannot be loaded, which may be why."""
        try:
            return (await self.node.host.table(self.id)).number
        except (codes.Refused, NoSuchTable, Unavailable):
            return 0

    def _within_the_day(self, size: int) -> bool:
        """May so many bytes more be written today? What people say and do is kept permanently."""
        self._uncounted += size
        if self._uncounted < COUNTED_AT:
            return True
        node, written = self.node, self._uncounted
        if node.person_bytes.take(self.person, written) and node.address_bytes.take(self.address, written):
            self._uncounted = 0
            return True
        self._uncounted = max(written - size, COUNTED_AT)
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
            elif isinstance(message, p.Seen):
                table = await node.host.table(self.id)
                node.waiting.looked(table, self.person, message.number)
                reader.send(p.done(to, table.number))
            elif isinstance(message, p.Why):
                reader.send(p.write(await node.why(self.id, message)))
            elif isinstance(message, p.Forecast):
                reader.send(p.write(await node.foretell(self.id, message)))
            elif isinstance(message, p.Hint):
                reader.send(p.write(await node.hint(self.id, self.person, message)))
            else:
                reader.asking = True
                try:
                    change = await node.wish(self.id, self.person, message)
                finally:
                    reader.asking = False
                reader.send(p.done(to, change.number))
        except (codes.Refused, Denied) as refusal:
            number = await self._number()
            log.info("refused", code=str(refusal.code), person=self.person, table=self.id)
            self._refuse(reader, to, str(refusal.code), refusal.detail, number)
        except NoSuchTable:
            self._refuse(reader, to, ServerCode.NOT_FOUND)  # it was deleted
        except Unavailable as error:
            log.warning("log_unavailable", reason=type(error.__cause__).__name__)
            self._refuse(reader, to, ServerCode.UNAVAILABLE)
            if not self.greeted:
                # Nobody says hello twice on one connection: without a welcome it would wait here until it is turned away.
                reader.close(Close.BROKEN)
        except Exception as error:
            log.error("wish_failed", table=self.id, kind=type(message).__name__, exc_info=error)
            self._refuse(reader, to, ServerCode.BROKEN)
