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
from contextlib import suppress
from typing import Any, TextIO

import structlog
import uvicorn
from litestar import Litestar
from litestar.types import ASGIApp
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from unshuffled.server import protocol
from unshuffled.server.app import log_of, make_app
from unshuffled.server.frames import Wire
from unshuffled.server.node import Node
from unshuffled.server.settings import BadSettings, Settings
from unshuffled.server.sockets import STRAIGHT
from unshuffled.stores.engine import BadDatabase
from unshuffled.stores.log import SqlLog, Unavailable

USER_TIMEOUT = 60_000
"""Milliseconds after which the kernel gives up a client that takes nothing off the wire."""
SEND_BUFFER = 128 * 1024
COLLECT = (50_000, 20, 50)
"""Thresholds of the garbage collector. An answer makes hundreds of records but no cycles: with Python's own thresholds a
fifth of the time goes into looking for some."""
EVERYWHERE = ("0.0.0.0", "::", "")
SWITCH = 0.001
"""Seconds for which a forecast (`forecasts`) may keep the interpreter from an answer that has come."""
SECRETS = frozenset({"cookie", "token", "seed", "secret", "authorization", "password", "credential"})


def no_secrets(_: object, __: str, event: structlog.typing.EventDict) -> structlog.typing.EventDict:
    """Whatever is called like a secret does not get into the log."""
    for name in SECRETS & event.keys():
        event[name] = "…"
    return event


def set_up_logs(stream: TextIO | None = None, level: int = logging.INFO) -> None:
    """One line of JSON per event, on standard error. Tracebacks are without the values of variables."""
    structlog.configure(
        processors=[
            structlog.contextvars.merge_contextvars,
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso"),
            no_secrets,
            structlog.processors.dict_tracebacks if stream is None else structlog.processors.format_exc_info,
            structlog.processors.JSONRenderer(),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(level),
        logger_factory=structlog.PrintLoggerFactory(stream or sys.stderr),
    )


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
        """Still serve whoever comes; a second Ctrl+C ends the wait."""
        node.leaving = True
        loop = asyncio.get_running_loop()
        began = loop.time()
        while loop.time() < began + node.settings.drain_wait and not self.force_exit:
            await asyncio.sleep(0.05)


def straight(app: Litestar) -> ASGIApp:
    """The application, with the server's own ends of a socket kept for `sockets.Session`."""

    async def serve(scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "websocket":
            scope[STRAIGHT] = (receive, send)
        await app(scope, receive, send)

    return serve


def make_server(settings: Settings, app: Litestar, wire: type[WebSocketsSansIOProtocol] = Wire) -> NodeServer:
    """A uvicorn server for the application."""
    config = uvicorn.Config(
        straight(app),
        host=settings.host,
        port=settings.port,
        ws=wire,
        ws_max_size=protocol.LARGEST,
        ws_max_queue=4,  # what a client sends while it is not heard waits in memory: a quarter of a megabyte at most
        ws_per_message_deflate=False,  # it costs five times the sending (docs/decisions/0009)
        ws_ping_interval=20,
        ws_ping_timeout=20,
        access_log=False,
        log_level="warning",
        server_header=False,
        proxy_headers=True,
        forwarded_allow_ips=settings.proxies,
        timeout_graceful_shutdown=int(settings.drain_seconds),
        lifespan="on",
    )
    return NodeServer(config, app)


def listen(host: str, port: int) -> sockets.socket:
    """A listening socket whose connections end when the other side takes nothing for a minute."""
    family = sockets.AF_INET6 if ":" in host else sockets.AF_INET
    made = sockets.socket(family, sockets.SOCK_STREAM)
    made.setsockopt(sockets.SOL_SOCKET, sockets.SO_REUSEADDR, 1)
    # What a reader does not take waits in its own queue, which has an end, and not in the kernel's.
    made.setsockopt(sockets.SOL_SOCKET, sockets.SO_SNDBUF, SEND_BUFFER)
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
    except (BadDatabase, Unavailable) as error:
        raise BadSettings(str(error)) from None
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


def serve(settings: Settings) -> None:
    """Run until told to stop."""
    set_up_logs()
    asyncio.run(check(settings))
    with listen(settings.host, settings.port) as listening:
        if sys.stdout.isatty():
            only_here = "" if settings.public_url or settings.host in EVERYWHERE else "; others need --host 0.0.0.0"
            print(f"Play at {address(settings)}   (Ctrl+C ends it{only_here})", flush=True)
        make_server(settings, make_app(settings)).run(sockets=[listening])
