"""Running a node: uvicorn with our settings, logs as one line of JSON each, and an end that loses nothing.

On SIGTERM or SIGINT the node says it is not ready, waits for as long as the operator wants (`drain_wait`), closes its
sockets with "moved", lets the wishes that are being written come to their end, and goes. Clients connect again and ask
what they missed.
"""

from __future__ import annotations

import asyncio
import gc
import logging
import socket as sockets
import sys
from contextlib import AbstractContextManager, ExitStack, suppress
from functools import partial
from typing import Any, cast

import uvicorn
from litestar import Litestar
from litestar.types import ASGIApp
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from unshuffled.server.app import log_of, make_app, no_database
from unshuffled.server.node import Node
from unshuffled.server.settings import BadSettings, Settings
from unshuffled.server.sockets import RAW_CHANNEL, RawChannel
from unshuffled.server.transport.connections import Connections
from unshuffled.server.transport.frames import WIRE, Wire
from unshuffled.server.transport.http_limits import Http, concerns_server
from unshuffled.server.transport.request_ids import identified
from unshuffled.server.watching.logs import secrets_of, set_up_logs
from unshuffled.stores.engine import BadDatabase, claim
from unshuffled.stores.log import SqlLog, Unavailable
from unshuffled.wire import protocol

USER_TIMEOUT = 60_000
"""Milliseconds after which the kernel gives up a client that takes nothing off the wire."""
SEND_BUFFER = 128 * 1024
RECEIVE_BUFFER = 32 * 1024
COLLECT = (50_000, 20, 50)
"""Thresholds of the garbage collector. An answer makes hundreds of records but no cycles: with Python's own thresholds a
fifth of the time goes into looking for some."""
EVERYWHERE = ("0.0.0.0", "::", "")
SWITCH = 0.001
"""Seconds for which a forecast (`forecasts`) may keep the interpreter from an answer that has come."""


class NodeServer(uvicorn.Server):
    """A server that freezes what start-up made, and says goodbye to its sockets."""

    def __init__(self, config: uvicorn.Config, app: Litestar) -> None:
        super().__init__(config)
        self._litestar = app

    async def startup(self, sockets: list[sockets.socket] | None = None) -> None:
        """Start; then the packs and the code are no longer looked at by the garbage collector."""
        await super().startup(sockets)
        gc.collect()
        gc.freeze()
        gc.set_threshold(*COLLECT)
        sys.setswitchinterval(SWITCH)

    async def shutdown(self, sockets: list[sockets.socket] | None = None) -> None:
        """Be not ready for as long as a balancer needs to notice, send everyone elsewhere, then end."""
        node: Node | None = getattr(self._litestar.state, "node", None)
        if node is not None:
            await self._leave(node)
            node.drain()
        await super().shutdown(sockets)

    async def _leave(self, node: Node) -> None:
        """Still serve everyone who comes; a second Ctrl+C ends the wait."""
        node.leaving = True
        loop = asyncio.get_running_loop()
        began = loop.time()
        while loop.time() < began + node.settings.drain_wait and not self.force_exit:
            await asyncio.sleep(0.05)


def outermost(app: Litestar, proxies: str) -> ASGIApp:
    """Return the application as uvicorn calls it: sessions of sockets run here, around the framework and not inside it."""
    inner: Any = ProxyHeadersMiddleware(cast(Any, app), proxies)

    async def explain(send: Any, message: Any) -> None:
        # Litestar would print a traceback of two hundred lines.
        if message["type"] == "lifespan.startup.failed" and hasattr(app.state, "not_started"):
            message = {**message, "message": app.state.not_started}
        await send(message)

    async def serve(scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "lifespan":
            await inner(scope, receive, partial(explain, send))
            return
        send = identified(scope, send)
        if scope["type"] == "websocket":
            await serve_socket(scope, RawChannel(receive, send, scope["state"].pop(WIRE, None)))
            return
        if scope["method"] == "HEAD":
            # Answered as GET; uvicorn keeps its own scope, and sends no body.
            scope = {**scope, "method": "GET"}
        await inner(scope, receive, send)

    async def serve_socket(scope: Any, channel: RawChannel) -> None:
        scope[RAW_CHANNEL] = channel
        await inner(scope, channel.receive, channel.send)
        session = channel.session
        del channel
        if session is not None:
            # uvicorn holds the scope for as long as the socket is open: 2.5 kB of headers and of the framework's values.
            scope.clear()
            await session()

    return serve


KEEP_ALIVE_SECONDS = 5
"""After so long without a request a connection is closed. Clients and proxies (`client`, `deploy/nginx`) must close theirs sooner."""


def make_server(settings: Settings, app: Litestar, limited: bool = True) -> NodeServer:
    """A uvicorn server for the application. Without limits it is uvicorn as it comes, to be measured against."""
    connections = Connections(settings)
    http: Any = partial(Http, settings, connections) if limited else HttpToolsProtocol
    wire: Any = partial(Wire, settings, connections) if limited else WebSocketsSansIOProtocol
    logging.getLogger("uvicorn.error").addFilter(concerns_server)
    config = uvicorn.Config(
        outermost(app, settings.proxies),
        host=settings.host,
        port=settings.port,
        http=http,
        ws=wire,
        ws_max_size=protocol.LARGEST,
        ws_per_message_deflate=False,  # it costs five times the sending (docs/decisions/0009)
        # With limits, `keepalive` has one timer for all sockets.
        ws_ping_interval=None if limited else 20,
        ws_ping_timeout=20,
        access_log=False,
        log_level="warning",
        log_config=None,  # its lines are lines of ours (`logs`)
        server_header=False,
        proxy_headers=False,  # `outermost` reads them: around it, they would keep each socket's request
        timeout_keep_alive=KEEP_ALIVE_SECONDS,
        timeout_graceful_shutdown=int(settings.drain_seconds),
        lifespan="on",
    )
    return NodeServer(config, app)


def listen(host: str, port: int) -> sockets.socket:
    """A listening socket whose connections end when the other side takes nothing for a minute."""
    family = sockets.AF_INET6 if ":" in host else sockets.AF_INET
    made = sockets.socket(family, sockets.SOCK_STREAM)
    if sys.platform != "win32":  # there it would let two servers have one port
        made.setsockopt(sockets.SOL_SOCKET, sockets.SO_REUSEADDR, 1)
    # What a reader does not take waits in its own queue, which has an end, and not in the kernel's.
    made.setsockopt(sockets.SOL_SOCKET, sockets.SO_SNDBUF, SEND_BUFFER)
    # uvloop reads all there is, up to 256 kB, and parses it in one go.
    made.setsockopt(sockets.SOL_SOCKET, sockets.SO_RCVBUF, RECEIVE_BUFFER)
    if hasattr(sockets, "TCP_USER_TIMEOUT"):
        made.setsockopt(sockets.IPPROTO_TCP, sockets.TCP_USER_TIMEOUT, USER_TIMEOUT)
    try:
        made.bind((host, port))
    except OSError:
        made.close()
        raise
    made.listen(2048)
    return made


async def check(settings: Settings) -> None:
    """Can the log be opened? Better known before than in the middle of starting."""
    try:
        kept = await log_of(settings.database_url)
    except BadDatabase as error:
        raise BadSettings(str(error)) from None
    except Unavailable as error:
        raise BadSettings(no_database(error)) from None
    if isinstance(kept, SqlLog):
        await kept.close()


def address(settings: Settings) -> str:
    """What people type into their browsers."""
    if settings.public_url:
        return settings.public_url
    host = settings.host
    if host in EVERYWHERE:
        # Which of this machine's addresses leads out; nothing is sent to that one, which is nobody's (RFC 5737).
        with sockets.socket(sockets.AF_INET, sockets.SOCK_DGRAM) as out, suppress(OSError):
            out.connect(("192.0.2.1", 9))
            host = out.getsockname()[0]
    return f"http://[{host}]:{settings.port}/" if ":" in host else f"http://{host}:{settings.port}/"


def claimed(settings: Settings) -> AbstractContextManager[object]:
    """The right to serve from the database."""
    try:
        return claim(settings.database_url)
    except BadDatabase as error:
        raise BadSettings(str(error)) from None


def serve(settings: Settings) -> None:
    """Run until told to stop."""
    set_up_logs(hide=secrets_of(settings))
    with ExitStack() as held:
        held.enter_context(claimed(settings))
        asyncio.run(check(settings))
        listening = held.enter_context(listen(settings.host, settings.port))
        if sys.stdout.isatty():
            only_here = "" if settings.public_url or settings.host in EVERYWHERE else "; others need --host 0.0.0.0"
            print(f"Play at {address(settings)}   (Ctrl+C ends it{only_here})", flush=True)
        make_server(settings, make_app(settings)).run(sockets=[listening])
