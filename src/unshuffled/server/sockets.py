"""One open socket: who it is, what it wants, and what it is sent.

Reading and writing are two loops; the reader's queue is between the tables and the writing one, so nobody waits for a
slow browser. Whatever a client sends, it gets an answer with a code or its socket is closed with one.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from dataclasses import dataclass
from functools import partial
from typing import Any

import msgspec
import structlog
from litestar import WebSocket

from unshuffled.server.node import Node
from unshuffled.server.people.accounts import Who
from unshuffled.server.people.guests import cookie_name
from unshuffled.server.rooms import Reader
from unshuffled.server.transport.frames import Wire
from unshuffled.server.transport.limits import network_of
from unshuffled.stores.log import Unavailable
from unshuffled.tables import codes
from unshuffled.tables.ports import NoSuchTable
from unshuffled.wire import protocol as p
from unshuffled.wire.codes import Close, Denied, ServerCode

STRIKES = 100
"""Refusals for flooding before the socket is closed."""
SHORTEST_WAIT, LONGEST_WAIT = 0.002, 0.25
"""Seconds until it is looked again whether a slow reader has read."""
RAW_CHANNEL = "unshuffled.raw_channel"
"""The key of a socket's `RawChannel` in its scope."""
COUNTED_AT = 1024
"""Bytes of one socket that are counted at a time: answers are small, and each would be counted twice, for its person and address."""
READING = frozenset({p.Hello, p.Ping, p.Seen, p.Why, p.Forecast, p.Hint})
"""Messages that write nothing."""
CONCURRENT = frozenset({p.Forecast, p.Hint})
"""Messages whose answers take long and are made concurrently with the reading of the next message."""
log = structlog.get_logger()

AnySocket = WebSocket[Any, Any, Any]


@dataclass(slots=True)
class RawChannel:
    """The server's own ends of a socket, for a session that runs after the framework has returned.

    A session inside the framework would keep its request and a dozen of its coroutines for as long as the socket is open.
    """

    receive: Any
    send: Any
    wire: Wire | None = None
    """The socket's connection; `None` on a server that does not limit frames."""
    session: Callable[[], Awaitable[None]] | None = None
    """The session to run, once the socket is accepted."""


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


async def open_socket(node: Node, socket: AnySocket, id: str) -> None:
    """Accept a socket and leave its session to the `RawChannel` of its scope."""
    scope: dict[str, Any] = socket.scope  # type: ignore[assignment]  # more keys than its type knows
    if not right_origin(node, socket.headers.get("origin"), socket.headers.get("host")):
        node.metrics.refusals.labels(ServerCode.WRONG_ORIGIN).inc()
        log.info("socket_refused", code=ServerCode.WRONG_ORIGIN, address=address_of(socket))
        await socket.close(Close.NOT_FOUND)  # before accepting: the handshake is answered with 403
        return
    await socket.accept()
    channel: RawChannel = scope[RAW_CHANNEL]
    session = Session(node, id, address_of(socket), channel)
    channel.session = partial(session.run, socket.cookies.get(cookie_name(node.settings.secure)), host_of(socket))


class Session:
    """A socket from its opening to its end."""

    __slots__ = (
        "_concurrent",
        "_is_idle",
        "_is_stopped",
        "_receive",
        "_send",
        "_task",
        "_uncounted",
        "_wire",
        "_writing",
        "address",
        "greeted",
        "id",
        "node",
        "person",
        "reader",
        "strikes",
    )

    def __init__(self, node: Node, id: str, address: str, channel: RawChannel) -> None:
        self.node = node
        self.id = id
        self.person = ""
        self.address = address
        self._receive, self._send, self._wire = channel.receive, channel.send, channel.wire
        self.strikes = 0
        self.greeted = False
        self._uncounted = 0
        """Bytes written since they were last counted."""
        self._is_idle = False
        """Is no message being answered? A wish that is being written goes on to its end: stopping in the middle of a commit
        helps nobody."""
        self._is_stopped = False
        """Was the waiting for messages broken off by us?"""
        self._concurrent: set[asyncio.Task[None]] | None = None
        """The `CONCURRENT` messages that are being answered."""
        self._writing: asyncio.Task[None] | None = None

    async def run(self, cookie: str | None, host: str) -> None:
        """Serve the socket until it ends."""
        node = self.node
        who = await self._who(cookie, host)
        if isinstance(who, Close):
            return await self._close(who)
        if not node.person_sockets.take(self.person):
            return await self._close(Close.FLOOD)
        try:
            if not node.address_sockets.take(self.address):
                return await self._close(Close.FLOOD)
            try:
                await self._serve(who, host)
            finally:
                node.address_sockets.leave(self.address)
        finally:
            node.person_sockets.leave(self.person)

    async def _who(self, cookie: str | None, host: str) -> Who | Close:
        """Who comes to this table, or why they may not."""
        node = self.node
        # Each looks a table up, which may read the log: opening sockets costs what other requests cost.
        if not node.requests.take(self.address):
            return Close.FLOOD
        try:
            who = await node.accounts.who(cookie)
            if who is None:
                return Close.NO_GUEST
            self.person = who.person
            node.origins.note(who.person, self.address)
            if node.bans.has(who.person, host):
                return Close.BARRED
            await node.table_for(self.id, who.person)
        except Denied:
            return Close.NOT_FOUND
        except codes.Refused as refusal:
            log.warning("table_refused", table=self.id, code=str(refusal.code), detail=refusal.detail)
            return Close.OTHER_VERSION
        except Unavailable:
            return Close.BROKEN
        except Exception as error:
            log.error("socket_failed", table=self.id[:64], exc_info=error)
            return Close.BROKEN
        return Close.MOVED if node.draining else who

    def _note(self, code: Close) -> None:
        self.node.metrics.closes.labels(str(int(code))).inc()
        log.info("socket_closed", code=int(code), person=self.person, table=self.id[:64])

    async def _close(self, code: Close) -> None:
        self._note(code)
        # A client that reads nothing gets no message; it is left after a moment.
        try:
            await asyncio.wait_for(self._send({"type": "websocket.close", "code": int(code), "reason": ""}), 2)
        except Exception as error:
            log.debug("socket_close_failed", error=type(error).__name__)

    async def _serve(self, who: Who, host: str) -> None:
        node = self.node
        send_frame = self._wire.send_frame if self._wire is not None else None
        reader = self.reader = Reader(self.person, node.settings.queue, send_frame)
        reader.on_close, reader.start_writing = self._stop, self._start_writing
        node.accounts.enter(reader, who)
        node.bans.enter(reader, host)
        node.metrics.sockets.inc()
        self._task = asyncio.current_task()
        try:
            await self._read(reader)
        except asyncio.CancelledError:
            ours = self._is_idle and self._is_stopped
            if not ours or self._task is None or self._task.uncancel():
                raise
        except Exception as error:
            log.error("socket_broken", error=type(error).__name__, exc_info=error)
            reader.close(Close.BROKEN)
        finally:
            self._is_idle = False
            self._leave()
            node.metrics.sockets.dec()
            if self._writing is not None:
                await asyncio.gather(self._writing, return_exceptions=True)
        if reader.closing is not None:
            await self._close(reader.closing)

    def _start_writing(self) -> None:
        # Most sockets take everything at once and never need it: a task for each would be a tenth of their memory.
        self._writing = asyncio.get_running_loop().create_task(self._write(self.reader))
        self._writing.add_done_callback(self._stop)

    def _stop(self, _: object = None) -> None:
        """The socket is to be closed, or takes nothing more."""
        again, self._is_stopped = self._is_stopped, True
        if not self._is_idle:
            self._leave()
        elif not again and self._task is not None:
            # Once: a second cancellation would be taken for one from outside, and the socket would not be closed.
            self._task.cancel()

    def _leave(self) -> None:
        """Nobody is there any more. At the end once more: a hello that was being answered has let it in again."""
        node, reader = self.node, self.reader
        node.leave(self.id, reader)
        node.accounts.leave(reader)
        node.bans.leave(reader)
        reader.start_writing = None
        for task in self._concurrent or ():
            task.cancel()
        if self._writing is not None:
            self._writing.cancel()
        self._count()

    async def _write(self, reader: Reader) -> None:
        while True:
            await reader.some()
            while reader.waiting:
                await self._send({"type": "websocket.send", "text": reader.waiting[0]})
                del reader.waiting[0]

    async def _read(self, reader: Reader) -> None:
        wait = SHORTEST_WAIT
        while reader.closing is None and not self._is_stopped:
            self._is_idle = True
            if reader.is_behind:
                # A client that does not read gets no more answers: a burst of wishes must not drown its own sender.
                # Ever longer, since many that never read would keep the node busy with looking.
                await asyncio.sleep(wait)
                wait = min(2 * wait, LONGEST_WAIT)
                continue
            wait = SHORTEST_WAIT
            if self.greeted:
                event = await self._receive()
            else:
                try:
                    async with asyncio.timeout(self.node.settings.hello_seconds):
                        event = await self._receive()
                except TimeoutError:
                    reader.close(Close.NO_HELLO)
                    return
            self._is_idle = False
            if event["type"] != "websocket.receive":
                if self._wire is not None and self._wire.is_flooded:
                    self._note(Close.FLOOD)
                return
            data: bytes | str = event.get("text") or event.get("bytes") or b""
            del event  # the next one may be long in coming
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
            kind = type(message)
            self.node.metrics.message(kind.__name__)
            if kind in CONCURRENT:
                self._start(self._handle(reader, message))
                continue
            if kind not in READING and not self._within_the_day(len(data)):
                self._refuse(reader, message.ref, ServerCode.TOO_MUCH)
                continue
            await self._handle(reader, message)

    def _start(self, handling: Coroutine[Any, Any, None]) -> None:
        """Answer a message in a task of its own: the player may send the next one before the answer is ready."""
        if self._concurrent is None:
            self._concurrent = set()
        task = asyncio.get_running_loop().create_task(handling)
        self._concurrent.add(task)
        task.add_done_callback(self._concurrent.discard)

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
        if not self._uncounted and not self._take_bytes(0):
            return False
        written = self._uncounted + size
        if written < COUNTED_AT:
            self._uncounted = written
            return True
        if self._take_bytes(written):
            self._uncounted = 0
            return True
        self._count()
        return False

    def _take_bytes(self, size: int) -> bool:
        node = self.node
        return node.person_bytes.take(self.person, size) and node.address_bytes.take(self.address, size)

    def _count(self) -> None:
        """Count what was written and not counted. Many short sockets write no more than one long one."""
        if self._uncounted:
            self.node.person_bytes.charge(self.person, self._uncounted)
            self.node.address_bytes.charge(self.address, self._uncounted)
            self._uncounted = 0

    def _refuse(self, reader: Reader, to: int, code: str, detail: str = "", number: int = 0) -> None:
        self.node.metrics.refusals.labels(code).inc()
        reader.send(p.write(p.Refused(to=to, code=code, detail=detail, number=number)))

    async def _handle(self, reader: Reader, message: p.ClientMessage) -> None:
        node = self.node
        to = message.ref
        try:
            if self.greeted and type(message) not in READING:
                reader.asking = True
                try:
                    change = await node.wish(self.id, self.person, message)
                finally:
                    reader.asking = False
                reader.send(p.done(to, change.number))
            elif isinstance(message, p.Hello):
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
