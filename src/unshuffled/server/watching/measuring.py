"""What the parts of a node know of themselves, connected to its metrics; how late the event loop is; and a port for all of it.

The port is for an operator who wants `/metrics` where no player comes. It speaks as much HTTP as Prometheus needs: every
request is one for the metrics.
"""

from __future__ import annotations

import asyncio
from time import perf_counter
from typing import TYPE_CHECKING

from unshuffled.server.watching.metrics import MEDIA_TYPE
from unshuffled.tables.ending import end

if TYPE_CHECKING:
    from unshuffled.server.node import Node

LAG_EVERY = 0.25
"""Seconds between two looks at the loop."""
REQUEST_SECONDS = 5
"""How long a request to the port of metrics may take."""
LONGEST_REQUEST = 16 * 1024


class PortTaken(Exception):
    """The port of metrics cannot be used; the message says what to do."""


class Measuring:
    """Measures one node while it runs."""

    def __init__(self, node: Node) -> None:
        self._node = node
        self._lag: asyncio.Task[None] | None = None
        self._server: asyncio.Server | None = None
        metrics, kept, relay = node.metrics, node.log, node.relay
        node.host.on_loaded = metrics.loaded
        metrics.watch("unshuffled_tables_kept", lambda: node.host.kept)
        metrics.watch("unshuffled_forecast_queue", lambda: node.forecasts.asked)
        metrics.watch("unshuffled_relay_lost", lambda: relay.lost)
        metrics.watch("unshuffled_relay_reconnects", lambda: relay.reconnects)
        metrics.watch("unshuffled_pool_used", lambda: kept.pool_use()[0])
        metrics.watch("unshuffled_pool_size", lambda: kept.pool_use()[1])
        kept.on_commit = metrics.committed
        metrics.watch("unshuffled_commit_queue", lambda: kept.queue)

    async def start(self) -> None:
        """Look at the loop now and then, and listen if there is a port for it. Raises `PortTaken`."""
        self._lag = asyncio.get_running_loop().create_task(self._look())
        settings = self._node.settings
        if settings.metrics_port:
            host = settings.metrics_host or settings.host
            port = settings.metrics_port
            try:
                self._server = await asyncio.start_server(self._answer, host, port, limit=LONGEST_REQUEST)
            except OSError as error:
                raise PortTaken(
                    f"metrics cannot be at {host}:{port}: {error.strerror}. Is it another server's? Change UNSHUFFLED_METRICS_PORT"
                ) from None

    async def stop(self) -> None:
        """No longer."""
        await end(self._lag)
        if self._server is not None:
            self._server.close()

    async def _look(self) -> None:
        while True:
            before = perf_counter()
            await asyncio.sleep(LAG_EVERY)
            self._node.metrics.lagged(max(0.0, perf_counter() - before - LAG_EVERY))

    async def _answer(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            async with asyncio.timeout(REQUEST_SECONDS):
                asked = (await reader.readuntil(b"\r\n\r\n")).split(b"\r\n", 1)[0]
                method, _, rest = asked.partition(b" ")
                found = method in (b"GET", b"HEAD") and rest.startswith(b"/metrics ")
                body = self._node.metrics.text() if found else b"only /metrics is here\n"
                status = "200 OK" if found else "404 Not Found"
                head = f"HTTP/1.1 {status}\r\nContent-Type: {MEDIA_TYPE}\r\nContent-Length: {len(body)}\r\nConnection: close\r\n\r\n"
                writer.write(head.encode() + (b"" if method == b"HEAD" else body))
                await writer.drain()
        except (TimeoutError, OSError, asyncio.IncompleteReadError, asyncio.LimitOverrunError):
            pass  # nobody waits for an answer
        finally:
            writer.close()
