"""A TCP proxy that breaks on demand: between people and nodes, and between a node and each service it needs.

People's proxy sends each connection to some node that is there. A node's has one service behind it, so that this node
alone can be cut off from its database or from NATS.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field

ADDRESSES = 100
"""How many loopback addresses the nodes see people come from: their limits for one address are for homes, not towns."""

SLOW = 0.3
"""Seconds that a slow connection adds, each way."""


@dataclass(eq=False)
class Line:
    """One connection from a client, and ours to the server behind it."""

    client: asyncio.StreamWriter
    server: asyncio.StreamWriter | None = None
    mute_to_server: bool = False
    mute_to_client: bool = False

    def cut(self) -> None:
        """Both ends are gone at once, without a goodbye."""
        self.client.transport.abort()
        if self.server is not None:
            self.server.transport.abort()

    def mute(self) -> None:
        """It stays open and carries nothing any more, permanently."""
        self.mute_to_server = self.mute_to_client = True


@dataclass
class Proxy:
    """One address for all servers of a kind."""

    ports: Sequence[Callable[[], int]]
    """Where the servers listen."""
    chance: random.Random
    addresses: int = ADDRESSES
    """How many addresses its connections come from; 0: from the one that everybody has."""
    refusing: bool = False
    silent: bool = False
    """New connections are taken and carry nothing, permanently."""
    delay: float = 0.0
    """Seconds that everything takes longer."""
    lines: set[Line] = field(default_factory=set)
    made: int = 0
    port: int = 0
    _server: asyncio.Server | None = None
    _tasks: set[asyncio.Task[None]] = field(default_factory=set)

    @property
    def url(self) -> str:
        """Where people reach nodes through it."""
        return f"http://127.0.0.1:{self.port}"

    async def __aenter__(self) -> Proxy:
        self._server = await asyncio.start_server(self._accept, "127.0.0.1", 0, backlog=2048)
        self.port = self._server.sockets[0].getsockname()[1]
        return self

    async def __aexit__(self, *_: object) -> None:
        assert self._server is not None
        self._server.close()
        self.cut()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    # Breaking

    def cut(self, share: float = 1.0) -> int:
        """Cut connections, all or a share of them; gives how many."""
        chosen = [line for line in self.lines if self.chance.random() < share]
        for line in chosen:
            line.cut()
        return len(chosen)

    def half_open(self, share: float) -> int:
        """A share of the connections stays open and carries nothing any more, one way or both, silently."""
        chosen = [line for line in self.lines if self.chance.random() < share]
        for line in chosen:
            way = self.chance.randrange(3)
            line.mute_to_server = line.mute_to_server or way != 1
            line.mute_to_client = line.mute_to_client or way != 0
        return len(chosen)

    def refuse(self) -> None:
        """Every connection is cut, and no new one is taken."""
        self.refusing = True
        self.cut()

    def slow(self) -> None:
        """Everything takes longer, each way."""
        self.delay = SLOW

    def silence(self) -> None:
        """Nothing is carried any more and nothing is closed, as behind a router that drops everything.

        Once `silent` is taken back new connections work; those that were there stay as dead as they are.
        """
        self.silent = True
        for line in self.lines:
            line.mute()

    def repair(self) -> None:
        """New connections work again, at once."""
        self.refusing = self.silent = False
        self.delay = 0.0

    # Carrying

    async def _accept(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        line = Line(writer)
        task = asyncio.current_task()
        assert task is not None
        self._tasks.add(task)
        self.lines.add(line)
        if self.silent:
            line.mute()
        try:
            if not self.refusing:
                await self._carry(line, reader)
        except (OSError, asyncio.CancelledError):
            pass  # an end like any other; raised on, the loop would print it
        finally:
            line.cut()
            self.lines.discard(line)
            self._tasks.discard(task)

    async def _carry(self, line: Line, reader: asyncio.StreamReader) -> None:
        found = await self._connect()
        if found is None:
            return
        from_server, line.server = found
        there = asyncio.create_task(self._pump(reader, line.server, lambda: line.mute_to_server))
        back = asyncio.create_task(self._pump(from_server, line.client, lambda: line.mute_to_client))
        try:
            # Whichever side ends first ends the other: a node that is gone has nothing more to say.
            await asyncio.wait([there, back], return_when=asyncio.FIRST_COMPLETED)
            with suppress(TimeoutError):
                # What was said before the end still arrives, such as the code of a close.
                await asyncio.wait_for(asyncio.gather(there, back, return_exceptions=True), 1)
        finally:
            there.cancel()
            back.cancel()
            await asyncio.gather(there, back, return_exceptions=True)

    async def _connect(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter] | None:
        """A connection to some server that takes one."""
        self.made += 1
        address = (f"127.0.1.{1 + self.made % self.addresses}", 0) if self.addresses else None
        ports = list(self.ports)
        self.chance.shuffle(ports)
        for port in ports:
            with suppress(OSError):
                return await asyncio.open_connection("127.0.0.1", port(), local_addr=address)
        return None

    async def _pump(
        self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, is_mute: Callable[[], bool]
    ) -> None:
        with suppress(OSError):
            while data := await reader.read(65536):
                if self.delay:
                    await asyncio.sleep(self.delay)
                if not is_mute():
                    writer.write(data)
                    await writer.drain()
            if not is_mute() and writer.can_write_eof():
                writer.write_eof()
