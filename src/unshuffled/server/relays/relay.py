"""The relay between nodes, on NATS: the extra `host`. A node alone has `memory_relay`.

A relay may lose messages: every one has a number, a gap is read from the log, and the node compares its readers'
tables with the log now and then (`node`). So a publish that fails is noted and never undoes a commit.

A node hears only of the tables that have readers at it: each is a subject of its own, followed before its log is read.
A node does without NATS while it is away, also when it starts.
"""

from __future__ import annotations

import asyncio
import ssl
from collections.abc import Awaitable, Callable, Coroutine
from time import monotonic
from typing import Any
from urllib.parse import unquote, urlsplit

import nats
import structlog
from nats.aio.client import Client
from nats.aio.msg import Msg
from nats.aio.subscription import Subscription
from nats.errors import Error as NatsError

from unshuffled.server.relays.memory_relay import Overhear
from unshuffled.tables.ending import end

TABLES = "unshuffled.table"
PRESENCE = "unshuffled.presence"
FOLLOWED = "unshuffled.*"
"""Of one table, both."""
FLUSH_SECONDS = 2
START_SECONDS = 3
"""How long a node that starts waits for NATS before it goes on without."""
SAME_ERROR_SECONDS = 60
"""How often one error is logged again while it lasts."""
LONGEST_FLUSH = 60
"""Seconds, far more than the client takes to find that NATS does not answer and to connect again."""

Hear = Callable[[str, int], Awaitable[None]]
Connect = Callable[..., Awaitable[Client]]
log = structlog.get_logger()
AWAY = (NatsError, OSError, RuntimeError)
"""What the client raises while NATS is away. uvloop says RuntimeError where a transport is closed that the client still has."""


def tls_context(ca: str = "", cert: str = "", key: str = "") -> ssl.SSLContext | None:
    """What TLS to NATS trusts and shows: an own authority, a certificate of ours; None for what the machine trusts."""
    if not (ca or cert):
        return None
    context = ssl.create_default_context(cafile=ca or None)
    if cert:
        context.load_cert_chain(cert, key or None)
    return context


def addresses(urls: str, creds: str = "") -> tuple[list[str], dict[str, str]]:
    """The servers without their credentials, and those of the first that has some: user and password, or a token; or a file of them."""
    servers: list[str] = []
    access: dict[str, str] = {}
    for url in (each.strip() for each in urls.split(",")):
        parts = urlsplit(url if "://" in url else f"nats://{url}")
        info, _, place = parts.netloc.rpartition("@")
        servers.append(f"{parts.scheme}://{place}")
        if info and not access:
            # The client would send what is escaped in the URL as it is.
            user, colon, password = (unquote(part) for part in info.partition(":"))
            access = {"user": user, "password": password} if colon else {"token": user}
    return servers, {"user_credentials": creds} if creds else access


async def hint(url: str, changed: dict[str, int], tls: ssl.SSLContext | None = None, creds: str = "") -> bool:
    """Tell all nodes that these tables have so many entries, for a program that is none; false if NATS is not there."""
    servers, access = addresses(url, creds)
    client = Client()
    once: dict[str, Any] = {"allow_reconnect": False, "connect_timeout": 2, "error_cb": _quiet, **access}
    try:
        await client.connect(servers, name="unshuffled admin", tls=tls, **once)
        for table, number in changed.items():
            await client.publish(f"{TABLES}.{table}", str(number).encode())
        await client.flush(FLUSH_SECONDS)
    except AWAY:
        return False
    finally:
        await client.close()
    return True


async def _quiet(_: Exception) -> None:
    """The caller says what is to be said."""


class NatsRelay:
    """Between nodes over NATS, connecting again for ever."""

    def __init__(
        self,
        url: str,
        wait: float = 0.2,
        tls: ssl.SSLContext | None = None,
        creds: str = "",
        connect: Connect = nats.connect,
    ) -> None:
        self._url = url
        self._creds = creds
        self._wait = wait
        self._tls = tls
        self._open = connect
        self._client: Client | None = None
        self._hear: list[Hear] = []
        self._overhear: list[Overhear] = []
        self._followed: dict[str, Subscription | None] = {}
        """None: NATS has not been there to hear of it."""
        self._tasks: set[asyncio.Task[None]] = set()
        self._errors: dict[str, float] = {}
        """When each was logged last."""
        self._ended = False
        self._is_behind = True
        """Since the connection was lost, until `on_reconnect` has been called: the client is connected a moment earlier."""
        self.lost = 0
        """Messages that could not be sent."""
        self.reconnects = 0
        self.on_reconnect: Callable[[], None] = lambda: None
        self.on_disconnect: Callable[[], None] = lambda: None

    @property
    def connected(self) -> bool:
        """Can the other nodes be reached?"""
        return self._client is not None and self._client.is_connected and not self._is_behind

    async def connect(self) -> None:
        """Connect; if NATS is away, go on without it and connect when it is there."""
        connecting = self._spawn(self._connect())
        done, _ = await asyncio.wait({connecting}, timeout=START_SECONDS)
        if done:
            connecting.result()
        else:
            log.warning("relay_away")

    async def _connect(self) -> None:
        servers, access = addresses(self._url, self._creds)
        client = await self._open(
            servers,
            name="unshuffled",
            no_echo=True,  # we know what we said
            max_reconnect_attempts=-1,
            reconnect_time_wait=self._wait,
            connect_timeout=2,
            ping_interval=2,
            max_outstanding_pings=2,
            error_cb=self._error,
            disconnected_cb=self._disconnected,
            reconnected_cb=self._reconnected,
            closed_cb=self._closed,
            tls=self._tls,
            **access,
        )
        if self._ended:
            await client.close()
            return
        self._client = client
        for table, followed in list(self._followed.items()):
            if followed is None:
                await self.follow(table)
        self._catch_up()

    async def close(self) -> None:
        """Say goodbye."""
        self._ended = True
        if self._client is not None and not self._client.is_closed:
            try:
                # The end of TLS may not be answered; nobody waits half a minute for it.
                await asyncio.wait_for(self._client.close(), FLUSH_SECONDS)
            except (*AWAY, TimeoutError) as error:
                # There is nobody to say it to; what the node has to do after this must still be done.
                log.debug("relay_close_failed", error=type(error).__name__)
        await end(*self._tasks)

    async def publish(self, table: str, number: int) -> None:
        """The table now has this many entries."""
        await self._send(f"{TABLES}.{table}", str(number).encode())

    async def subscribe(self, hear: Hear) -> None:
        """Call this for what other nodes publish of the tables that are followed."""
        self._hear.append(hear)

    async def follow(self, table: str) -> None:
        """Listen for this table. When this returns NATS knows, unless it is away: then it hears on reconnecting."""
        if self._followed.setdefault(table) is not None or self._client is None:
            return
        try:
            self._followed[table] = await self._client.subscribe(f"{FOLLOWED}.{table}", cb=self._on_message)
            if self._client.is_connected:
                # Waited for, and never cancelled: the client stops reading when the answer to a flush that was given up
                # arrives after all.
                flushing = self._spawn(self._flush(self._client))
                await asyncio.wait({flushing}, timeout=FLUSH_SECONDS)
        except AWAY as error:
            # The sweep compares with the log, and after a reconnect at once.
            log.warning("relay_follow_failed", error=type(error).__name__)

    async def _flush(self, client: Client) -> None:
        try:
            await client.flush(LONGEST_FLUSH)
        except AWAY as error:
            log.warning("relay_follow_failed", error=type(error).__name__)

    def unfollow(self, table: str) -> None:
        """Listen no longer."""
        followed = self._followed.pop(table, None)
        if followed is not None:
            self._spawn(self._unsubscribe(followed))

    async def _unsubscribe(self, followed: Subscription) -> None:
        try:
            await followed.unsubscribe()
        except AWAY as error:
            log.debug("relay_unfollow_failed", error=type(error).__name__)

    async def announce(self, table: str, what: bytes) -> None:
        """Tell the other nodes who is present."""
        await self._send(f"{PRESENCE}.{table}", what)

    async def overhear(self, hear: Overhear) -> None:
        """Call this for what other nodes announce."""
        self._overhear.append(hear)

    async def _send(self, subject: str, payload: bytes) -> None:
        try:
            if self._client is not None:
                await self._client.publish(subject, payload)
            else:
                self.lost += 1
        except AWAY as error:
            self.lost += 1
            log.warning("relay_lost_message", error=type(error).__name__)

    def _spawn(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        # One table's slow read must not hold up the messages of the others.
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def _on_message(self, message: Msg) -> None:
        subject, _, table = message.subject.rpartition(".")
        if subject == PRESENCE:
            await self._on_presence(table, message.data)
        elif subject == TABLES and message.data.isdigit() and len(message.data) < 17:
            self._spawn(self._each(table, int(message.data)))

    async def _each(self, table: str, number: int) -> None:
        for hear in self._hear:
            try:
                await hear(table, number)
            except Exception:
                # The log may be away for a moment; the next sweep looks again.
                log.exception("relay_hear_failed", table=table)

    async def _on_presence(self, table: str, said: bytes) -> None:
        for overhear in self._overhear:
            try:
                await overhear(table, said)
            except (ValueError, KeyError, TypeError):
                log.warning("relay_odd_presence", table=table)

    async def _error(self, error: Exception) -> None:
        # While NATS is away each try to connect fails, several times a second.
        now, name = monotonic(), type(error).__name__
        if now - self._errors.get(name, -SAME_ERROR_SECONDS) >= SAME_ERROR_SECONDS:
            self._errors[name] = now
            log.warning("relay_error", error=name)

    def _catch_up(self) -> None:
        self._is_behind = False
        self.on_reconnect()

    async def _disconnected(self) -> None:
        self._is_behind = True
        if not self._ended:
            log.warning("relay_disconnected")
            self.on_disconnect()

    async def _reconnected(self) -> None:
        log.info("relay_reconnected")
        self.reconnects += 1
        self._errors.clear()
        self._catch_up()

    async def _closed(self) -> None:
        """The client has given up permanently, as it does when NATS does not know us any more: begin again."""
        if self._ended or self._client is None:
            return
        self._client = None
        self._followed = dict.fromkeys(self._followed)
        await asyncio.sleep(self._wait)
        self._spawn(self._connect())
