"""Ways to NATS and PostgreSQL that a test can cut, for one node or for all."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from urllib.parse import urlsplit


@dataclass
class Way:
    """Connections to one service pass here. People and nodes have another one, `tests.faults.proxy`."""

    service: str
    url: str = ""
    """The service's URL, by this way."""
    _server: asyncio.Server | None = None
    _carrying: set[asyncio.Task[None]] = field(default_factory=set)

    async def open(self) -> None:
        """Listen; after a cut at the same address as before."""
        self._server = await asyncio.start_server(self._accept, "127.0.0.1", urlsplit(self.url).port or 0)
        port = self._server.sockets[0].getsockname()[1]
        self.url = self.service.replace(f":{urlsplit(self.service).port}", f":{port}")

    async def cut(self) -> None:
        """End everything, and listen no longer: new connections are refused at once."""
        assert self._server is not None
        self._server.close()
        for task in self._carrying:
            task.cancel()
        await asyncio.gather(*self._carrying)

    async def _accept(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        self._carrying.add(task)
        with suppress(OSError, asyncio.CancelledError):
            await self._carry(reader, writer)
        writer.transport.abort()
        self._carrying.discard(task)

    async def _carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        parts = urlsplit(self.service)
        back, there = await asyncio.open_connection(parts.hostname, parts.port)
        pumps = [asyncio.create_task(_pump(reader, there)), asyncio.create_task(_pump(back, writer))]
        try:
            await asyncio.wait(pumps, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for pump in pumps:
                pump.cancel()
            there.transport.abort()


async def _pump(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    with suppress(OSError):
        while data := await reader.read(65536):
            writer.write(data)
            await writer.drain()


@asynccontextmanager
async def way_to(service: str) -> AsyncIterator[Way]:
    """The way to the service with this URL."""
    way = Way(service)
    await way.open()
    try:
        yield way
    finally:
        await way.cut()
