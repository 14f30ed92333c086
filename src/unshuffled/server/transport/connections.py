"""Connections, before anybody knows who speaks: how many there may be, how fast they are read, how they end.

Shared by the two protocols under the application, `http_limits.Http` and `frames.Wire`. What is counted here is counted
for the address at the other end of the wire; a proxy speaks for many people, and is not counted as one of them.
"""

from __future__ import annotations

import asyncio
from typing import Any

from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from unshuffled.server.settings import Settings
from unshuffled.server.transport.keepalive import Keepalive
from unshuffled.server.transport.limits import Buckets, Quota, network_of

LARGE_READ = 16 * 1024
"""After a read of more bytes than this, the other connections have their turn first."""
KEPT_FILES = 100
"""Open files that are not connections: the log, NATS, the page, and what a new connection needs to be refused."""
WITHOUT_FILE_LIMIT = 10_000
"""Connections where the system does not say how many files a process may have."""
OF_ANY_KIND = 10
"""How many times its request rate an address may ask for what is not limited, such as `/healthz`."""
LINGER = 1.0
"""Seconds for which a connection that was closed permanently stays half-open. Closed at once, with something unread, the
other side would be reset and never see why."""

Peer = tuple[str, int] | None


def file_limit() -> int:
    """How many connections leave enough files for the rest."""
    try:
        import resource  # noqa: PLC0415 there is none on Windows
    except ImportError:
        return WITHOUT_FILE_LIMIT
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return WITHOUT_FILE_LIMIT if soft == resource.RLIM_INFINITY else max(1, soft - KEPT_FILES)


async def _nothing(*_: Any) -> None:
    """The application behind a middleware that is only asked whom it trusts."""


class Connections:
    """The open connections of a node: all of them, and those of each address."""

    def __init__(self, settings: Settings, most: int | None = None) -> None:
        self.most = file_limit() if most is None else most
        self.count = 0
        self.keepalive = Keepalive()
        # Sockets have a limit of their own, which is met with a code; so this one must be met later.
        self._quota = Quota(settings.connections_of_address + settings.sockets_of_address)
        self._requests = Buckets(OF_ANY_KIND * settings.request_rate, OF_ANY_KIND * settings.request_burst)
        # The same judgement that decides whose X-Forwarded-For is believed.
        self._proxies = ProxyHeadersMiddleware(_nothing, settings.proxies).trusted_hosts

    def _counted(self, peer: Peer) -> str:
        """Whom a connection counts for; empty for a proxy."""
        return network_of(peer[0]) if peer is not None and peer[0] not in self._proxies else ""

    def enter(self, peer: Peer) -> bool:
        """One more; false if there are enough."""
        if self.count >= self.most:
            return False
        who = self._counted(peer)
        if who and not self._quota.take(who):
            return False
        self.count += 1
        return True

    def leave(self, peer: Peer) -> None:
        """One that entered has ended."""
        self.count -= 1
        who = self._counted(peer)
        if who:
            self._quota.leave(who)

    def ask(self, peer: Peer) -> bool:
        """One more request, whatever it is; false if there were far too many."""
        who = self._counted(peer)
        return not who or self._requests.take(who)


def hang_up(transport: asyncio.Transport, loop: asyncio.AbstractEventLoop) -> asyncio.TimerHandle:
    """End a connection after what was written last: read nothing more, and be gone soon, whatever the other side does."""
    transport.pause_reading()
    transport.write_eof()
    return loop.call_later(LINGER, transport.abort)
