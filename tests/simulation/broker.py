"""A broker that loses, delays and repeats messages, with as much of the NATS client's interface as `server.relays.relay` uses."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from random import Random
from typing import Any, cast

from nats.aio.client import Client
from nats.errors import ConnectionClosedError

from tests.simulation.loop import Loop, Process

NOTICED = 3.0
"""Seconds until a client notices at the latest that its broker is away, or there again."""


@dataclass(slots=True)
class Message:
    """As the client hands it over."""

    subject: str
    data: bytes


class Broker:
    """Tells every other node what one publishes."""

    def __init__(self, loop: Loop, chance: Random) -> None:
        self.loop = loop
        self.chance = chance
        self.clients: list[NodeClient] = []
        self.delay = 0.003
        self.loses = 0.0
        """Of all messages, which part is lost."""
        self.repeats = 0.0
        self.is_up = True

    def forget(self, node: Process) -> None:
        """A node is dead."""
        self.clients = [client for client in self.clients if client.node is not node]

    def down(self) -> None:
        """Every connection is lost."""
        self.is_up = False
        for client in self.clients:
            client.cut()

    def up(self) -> None:
        """Clients find it again."""
        self.is_up = True
        for client in self.clients:
            client.join()

    def tell(self, sender: NodeClient, subject: str, data: bytes) -> None:
        """To all others that are connected now, or to some of them, or twice."""
        for client in self.clients:
            if client is sender or not client.is_linked:
                continue
            for _ in range(1 + (self.chance.random() < self.repeats)):
                if self.chance.random() >= self.loses:
                    delay = self.chance.random() * self.delay
                    self.loop.call_in(client.node, delay, client.take, Message(subject, data))


class NodeClient:
    """The client of one node."""

    def __init__(self, broker: Broker, node: Process, **callbacks: Any) -> None:
        self.broker = broker
        self.node = node
        self.is_linked = broker.is_up
        """Do messages arrive?"""
        self.is_connected = broker.is_up
        """Does the client believe that it is connected?"""
        self.is_closed = False
        self._callbacks = callbacks
        self._subscribed: list[Subscription] = []
        broker.clients.append(self)

    def cut(self) -> None:
        """The connection is lost; the client notices later."""
        if self.is_linked:
            self.is_linked = False
            self._soon(self._lost)

    def join(self) -> None:
        """The connection can be made again."""
        if not self.is_linked:
            self._soon(self._found)

    def _soon(self, notice: Callable[[], Awaitable[None]]) -> None:
        loop = self.broker.loop
        delay = self.broker.chance.random() * NOTICED
        loop.call_in(self.node, delay, lambda: loop.create_task(cast(Any, notice())))

    async def _lost(self) -> None:
        if not self.is_linked and self.is_connected:
            self.is_connected = False
            await self._callbacks["disconnected_cb"]()

    async def _found(self) -> None:
        if self.broker.is_up and not self.is_cut_off and not self.is_linked:
            self.is_linked = True
            if not self.is_connected:
                self.is_connected = True
                await self._callbacks["reconnected_cb"]()

    is_cut_off = False
    """Is the way from this node to the broker broken?"""

    async def subscribe(self, subject: str, cb: Callable[[Any], Awaitable[None]]) -> Subscription:
        """Listen for `unshuffled.*.TABLE`."""
        made = Subscription(self, subject.rpartition(".")[2], cb)
        self._subscribed.append(made)
        return made

    async def publish(self, subject: str, payload: bytes) -> None:
        """At most once; while there is no connection, not at all."""
        if self.is_closed:
            raise ConnectionClosedError
        if self.is_linked:
            self.broker.tell(self, subject, payload)

    async def flush(self, timeout: float) -> None:
        """The broker has heard of everything before."""
        await asyncio.sleep(self.broker.chance.random() * self.broker.delay)

    async def close(self) -> None:
        """No more."""
        self.is_closed, self.is_connected, self.is_linked = True, False, False

    def take(self, message: Message) -> None:
        """A message has arrived."""
        table = message.subject.rpartition(".")[2]
        for subscription in self._subscribed:
            if subscription.table == table and self.is_linked:
                subscription.take(message)

    def drop(self, subscription: Subscription) -> None:
        """Listen no longer."""
        self._subscribed.remove(subscription)


class Subscription:
    """Messages of one table, one after the other."""

    def __init__(self, client: NodeClient, table: str, hear: Callable[[Any], Awaitable[None]]) -> None:
        self.client = client
        self.table = table
        self._hear = hear
        self._waiting: deque[Message] = deque()
        self._hearing: asyncio.Task[None] | None = None

    def take(self, message: Message) -> None:
        """One more."""
        self._waiting.append(message)
        if self._hearing is None:
            self._hearing = asyncio.get_running_loop().create_task(self._run())

    async def _run(self) -> None:
        while self._waiting:
            await self._hear(self._waiting.popleft())
        self._hearing = None

    async def unsubscribe(self) -> None:
        """No more."""
        self.client.drop(self)


def connector(broker: Broker, node: Process) -> Callable[..., Awaitable[Client]]:
    """How the relay of this node connects."""

    async def connect(*_: Any, **options: Any) -> Client:
        while not broker.is_up:
            await asyncio.sleep(0.2)
        callbacks = {name: options[name] for name in ("disconnected_cb", "reconnected_cb")}
        return cast(Client, NodeClient(broker, node, **callbacks))

    return connect
