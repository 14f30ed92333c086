"""Sockets between people and nodes: both ends, and a way between them that is slow, stops or breaks.

What is sent arrives in order and once, as TCP has it, until the connection is lost: then some of the last is not.
The node's end is what `server.sockets.Session` asks of a web framework, the other what `server.client.Follower` asks of
`websockets`.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from random import Random
from types import SimpleNamespace
from typing import Any, cast

import websockets

from tests.simulation.loop import Loop, Process
from unshuffled.server.node import Node
from unshuffled.server.people.guests import COOKIE
from unshuffled.server.sockets import RAW_CHANNEL, RawChannel, open_socket

GONE = {"type": "websocket.disconnect", "code": 1006}
LOST = 1006


class End:
    """What has arrived at one end of a connection and was not taken yet."""

    def __init__(self, loop: Loop, process: Process) -> None:
        self._loop = loop
        self.process = process
        self._items: deque[Any] = deque()
        self._taker: asyncio.Future[None] | None = None

    def put(self, item: Any) -> None:
        """One more; in this end's process."""
        self._items.append(item)
        if self._taker is not None and not self._taker.done():
            self._taker.set_result(None)

    async def get(self) -> Any:
        """The next one."""
        while not self._items:
            self._taker = self._loop.create_future()
            await self._taker
        return self._items.popleft()


class Connection:
    """One socket."""

    def __init__(self, loop: Loop, chance: Random, person: Process, node: Process, cookie: str, address: str) -> None:
        self.loop = loop
        self._chance = chance
        self.person = End(loop, person)
        self.node = End(loop, node)
        self._arrives = {id(self.person): 0.0, id(self.node): 0.0}
        """When what was sent last arrives: nothing overtakes it."""
        self._held: dict[int, list[Any]] = {id(self.person): [], id(self.node): []}
        """What has arrived while nothing moves."""
        self.delay = 0.02
        self.is_lost = False
        self.is_stalled = False
        """Nothing moves, and nobody notices."""
        self._moving: asyncio.Future[None] | None = None
        self.close_code: int | None = None
        # What a session asks of its framework.
        self.channel = RawChannel(self.receive, self.send_down)
        self.scope = {RAW_CHANNEL: self.channel}
        self.headers: dict[str, str] = {}
        self.cookies = {COOKIE: cookie}
        self.client = SimpleNamespace(host=address)

    def _carry(self, end: End, item: Any) -> None:
        when = max(self._arrives[id(end)], self.loop.time() + self._chance.random() * self.delay)
        self._arrives[id(end)] = when
        self.loop.call_in(end.process, when - self.loop.time(), self._arrive, end, item)

    def _arrive(self, end: End, item: Any) -> None:
        self._held[id(end)].append(item)
        if len(self._held[id(end)]) == 1:
            self._hand_over(end)

    def _hand_over(self, end: End) -> None:
        """What has arrived, in its order, once anything moves."""
        if self.is_stalled:
            self.loop.call_in(end.process, 0.05, self._hand_over, end)
            return
        held, self._held[id(end)] = self._held[id(end)], []
        for item in held:
            if not self.is_lost or item in (GONE, None):
                end.put(item)

    def lose(self) -> None:
        """The connection breaks; each end notices in its own time, and what was on its way is gone."""
        if not self.is_lost:
            self.is_lost, self.is_stalled = True, False
            for end, last in ((self.person, None), (self.node, GONE)):
                self.loop.call_in(end.process, self._chance.random() * 0.5, end.put, last)

    # The node's end

    async def serve(self, node: Node, table: str) -> None:
        """Open the socket at a node and run its session."""
        await open_socket(node, cast(Any, self), table)
        if self.channel.session is not None:
            await self.channel.session()

    async def accept(self) -> None:
        """It is one."""

    async def receive(self) -> dict[str, Any]:
        """The next event."""
        event: dict[str, Any] = await self.node.get()
        return event

    async def send_down(self, event: dict[str, Any]) -> None:
        """A message to the person; while nothing moves, the node's own buffer is full after a few."""
        if event["type"] == "websocket.close":
            await self.close(event["code"])
            return
        while self.is_stalled and not self.is_lost:
            await asyncio.sleep(0.05)
        if not self.is_lost:
            self._carry(self.person, event["text"])

    async def close(self, code: int) -> None:
        """End it with this code."""
        if not self.is_lost:
            self.close_code = code
            self._carry(self.person, None)
            self._carry(self.node, GONE)

    # The person's end

    async def send(self, text: str) -> None:
        """A message to the node."""
        if self.is_lost:
            raise websockets.ConnectionClosedError(None, None)
        self._carry(self.node, {"type": "websocket.receive", "text": text})

    def __aiter__(self) -> AsyncIterator[str]:
        return self._texts()

    async def _texts(self) -> AsyncIterator[str]:
        while (text := await self.person.get()) is not None:
            yield text

    @property
    def transport(self) -> SimpleNamespace:
        """To abort it."""
        return SimpleNamespace(abort=self.lose)


Reach = Callable[[], Connection | None]


def opener(reach: Reach, chance: Random) -> Callable[..., Any]:
    """How a person opens a socket: at a node that is there, or not at all."""

    @asynccontextmanager
    async def connect(*_: Any, **__: Any) -> AsyncIterator[Connection]:
        await asyncio.sleep(chance.random() * 0.03)
        made = reach()
        if made is None:
            raise ConnectionRefusedError
        try:
            yield made
        finally:
            made.lose()

    return connect
