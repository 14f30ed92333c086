"""What is broken on an evening, one fault after the other."""

from __future__ import annotations

import asyncio
import random
import signal
from collections import Counter
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field

from tests.faults.cluster import Alone, Cluster, started
from tests.faults.proxy import Proxy
from tests.faults.services import Node

Tell = Callable[[str, float], None]
Fault = Callable[[], Awaitable[None]]


@dataclass(kw_only=True)
class Evening:
    """People's proxy, nodes and what can be broken of them."""

    proxy: Proxy
    chance: random.Random
    pause: float
    """Seconds between a fault and the next one."""
    faults: Counter[str] = field(default_factory=Counter)
    _returning: set[asyncio.Task[None]] = field(default_factory=set)

    @property
    def nodes(self) -> list[Node]:
        """Those that serve this evening."""
        raise NotImplementedError

    @property
    def kinds(self) -> dict[str, Fault]:
        """Every way to break something, in turn."""
        raise NotImplementedError

    async def break_in_turn(self, until: float, tell: Tell) -> None:
        """Every kind at least once, and on until the time is over."""
        loop = asyncio.get_running_loop()
        while True:
            for kind, work in self.kinds.items():
                if loop.time() >= until and self.faults[kind]:
                    return
                tell(kind, loop.time())
                await work()
                self.faults[kind] += 1
                tell("", loop.time())
                await asyncio.sleep(self.pause * (0.5 + self.chance.random()))

    async def repair(self) -> None:
        """Everything is there again."""
        self.proxy.repair()
        await asyncio.gather(*self._returning)

    async def _victim(self) -> Node:
        """A node that runs, while another one does too if there is any."""
        least = min(2, len(self.nodes))
        while True:
            returning = {task.get_name() for task in self._returning}
            running = [node for node in self.nodes if node.name not in returning]
            if len(running) >= least:
                return self.chance.choice(running)
            await asyncio.sleep(0.1)

    async def _end(self, node: Node, how: signal.Signals) -> None:
        """End a node; it comes back while other things break."""
        await node.end(how)

        async def back() -> None:
            await asyncio.sleep(1)
            node.launch()
            await started(node)

        task = asyncio.create_task(back(), name=node.name)
        self._returning.add(task)
        task.add_done_callback(self._returning.discard)

    # Of every evening

    async def _kill(self) -> None:
        await self._end(await self._victim(), signal.SIGKILL)

    async def _drain(self) -> None:
        await self._end(await self._victim(), signal.SIGTERM)

    async def _cut(self) -> None:
        self.proxy.cut()

    async def _half_open(self) -> None:
        self.proxy.half_open(0.1)

    async def _refuse(self) -> None:
        self.proxy.refuse()
        await asyncio.sleep(self.pause)
        self.proxy.repair()

    async def _delay(self) -> None:
        self.proxy.slow()
        await asyncio.sleep(self.pause)
        self.proxy.repair()


@dataclass(kw_only=True)
class ClusterEvening(Evening):
    """Several nodes with PostgreSQL and NATS."""

    cluster: Cluster

    @property
    def nodes(self) -> list[Node]:
        return self.cluster.nodes

    @property
    def kinds(self) -> dict[str, Fault]:
        return {
            "half-open connections": self._half_open,
            "node killed": self._kill,
            "node cut off from PostgreSQL": lambda: self._on_wire("postgres", Proxy.refuse),
            "PostgreSQL restarted": lambda: self.cluster.postgres.restart(signal.SIGINT),
            "connections cut": self._cut,
            "node half-open to NATS": lambda: self._on_wire("nats", Proxy.silence),
            "NATS restarted": lambda: self.cluster.nats.restart(signal.SIGKILL),
            "node half-open to PostgreSQL": lambda: self._on_wire("postgres", Proxy.silence),
            "connections refused": self._refuse,
            "PostgreSQL crashed": lambda: self.cluster.postgres.restart(signal.SIGQUIT),
            "node slow to NATS": lambda: self._on_wire("nats", Proxy.slow),
            "node drained": self._drain,
            "delay": self._delay,
            "node cut off from NATS": lambda: self._on_wire("nats", Proxy.refuse),
            "NATS away": lambda: self.cluster.nats.restart(signal.SIGTERM, away=self.pause),
            "node slow to PostgreSQL": lambda: self._on_wire("postgres", Proxy.slow),
            "PostgreSQL away": lambda: self.cluster.postgres.restart(signal.SIGINT, away=self.pause / 2),
            "all at once": self._storm,
        }

    async def repair(self) -> None:
        for wires in self.cluster.wires.values():
            wires.postgres.repair()
            wires.nats.repair()
        await super().repair()

    async def _on_wire(self, service: str, how: Callable[[Proxy], None]) -> None:
        """Break what connects one node with a service, for a while; the others play on."""
        wire: Proxy = getattr(self.cluster.wires[(await self._victim()).name], service)
        how(wire)
        await asyncio.sleep(self.pause)
        wire.repair()

    async def _storm(self) -> None:
        await self._end(await self._victim(), signal.SIGKILL)
        self.proxy.cut(0.5)
        c = self.cluster
        await asyncio.gather(c.postgres.restart(signal.SIGQUIT), c.nats.restart(signal.SIGKILL))


@dataclass(kw_only=True)
class AloneEvening(Evening):
    """One node with a file."""

    alone: Alone

    @property
    def nodes(self) -> list[Node]:
        return self.alone.nodes

    @property
    def kinds(self) -> dict[str, Fault]:
        return {
            "node killed": self._kill,
            "half-open connections": self._half_open,
            "disk full": self._fill,
            "connections cut": self._cut,
            "node killed on a full disk": self._kill_full,
            "delay": self._delay,
            "node drained": self._drain,
            "connections refused": self._refuse,
        }

    async def _fill(self) -> None:
        node = await self._victim()
        self.alone.fill()
        await asyncio.sleep(self.pause)
        assert node.runs, "the node ended when its disk was full"
        self.alone.free()

    async def _kill_full(self) -> None:
        node = await self._victim()
        self.alone.fill()
        await asyncio.sleep(self.pause)
        await node.end(signal.SIGKILL)
        self.alone.free()
        await self._end(node, signal.SIGKILL)
