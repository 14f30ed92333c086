"""Between people and nodes: a TCP proxy that sends each connection to some node that is there, and breaks on demand."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field

ADDRESSES = 100
"""How many loopback addresses the nodes see people come from: their limits for one address are for homes, not towns."""


@dataclass(eq=False)
class Line:
    """One connection of a person, and ours to the node behind it."""

    person: asyncio.StreamWriter
    node: asyncio.StreamWriter | None = None
    mute_to_node: bool = False
    mute_to_person: bool = False

    def cut(self) -> None:
        """Both ends are gone at once, without a goodbye."""
        self.person.transport.abort()
        if self.node is not None:
            self.node.transport.abort()


@dataclass
class Proxy:
    """One address for all nodes."""

    ports: Sequence[Callable[[], int]]
    """Where the nodes listen."""
    chance: random.Random
    refusing: bool = False
    delay: float = 0.0
    """Seconds that everything takes longer."""
    lines: set[Line] = field(default_factory=set)
    made: int = 0
    url: str = ""
    _server: asyncio.Server | None = None
    _tasks: set[asyncio.Task[None]] = field(default_factory=set)

    async def __aenter__(self) -> Proxy:
        self._server = await asyncio.start_server(self._accept, "127.0.0.1", 0, backlog=2048)
        self.url = f"http://127.0.0.1:{self._server.sockets[0].getsockname()[1]}"
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
        """A share of the connections stays open and carries nothing any more, one way or both. Nobody is told."""
        chosen = [line for line in self.lines if self.chance.random() < share]
        for line in chosen:
            way = self.chance.randrange(3)
            line.mute_to_node = line.mute_to_node or way != 1
            line.mute_to_person = line.mute_to_person or way != 0
        return len(chosen)

    # Carrying

    async def _accept(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        line = Line(writer)
        task = asyncio.current_task()
        assert task is not None
        self._tasks.add(task)
        self.lines.add(line)
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
        found = await self._node()
        if found is None:
            return
        from_node, line.node = found
        there = asyncio.create_task(self._pump(reader, line.node, lambda: line.mute_to_node))
        back = asyncio.create_task(self._pump(from_node, line.person, lambda: line.mute_to_person))
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

    async def _node(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter] | None:
        """A connection to some node that takes one."""
        self.made += 1
        address = f"127.0.1.{1 + self.made % ADDRESSES}"
        ports = list(self.ports)
        self.chance.shuffle(ports)
        for port in ports:
            with suppress(OSError):
                return await asyncio.open_connection("127.0.0.1", port(), local_addr=(address, 0))
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
