"""The evening on which everything breaks: many tables, people who play, and one fault after the other.

    python -m tests.faults --tables 200 --minutes 5 --seed 1

Ends with the figures, and with 1 if anything was found that must not be.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import signal
import sys
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field

from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

from tests.faults.checks import (
    Finding,
    ask_nodes,
    check_acks,
    check_log,
    check_node_log,
    check_seen,
    check_shown,
    converge,
    read_log,
    seen_by,
)
from tests.faults.people import Notes, Pair
from tests.faults.proxy import Proxy
from tests.faults.services import Cluster, Node, cluster
from unshuffled.packs import library
from unshuffled.server import protocol as p

LONGEST_CONVERGENCE = 120.0
TOGETHER = 24
"""How many pairs sit down at the same time: the evening begins when all of them play."""
Tell = Callable[[str, float], None]


@dataclass
class Figures:
    """What happened on the evening."""

    tables: int = 0
    seconds: float = 0.0
    entries: int = 0
    answers: int = 0
    acknowledged: int = 0
    shown: int = 0
    reconnects: int = 0
    converged: float = 0.0
    refusals: Counter[str] = field(default_factory=Counter)
    faults: Counter[str] = field(default_factory=Counter)
    findings: list[Finding] = field(default_factory=list)

    def lines(self) -> list[str]:
        """For people."""
        faults = ", ".join(f"{kind} {count}" for kind, count in sorted(self.faults.items()))
        refusals = ", ".join(f"{code} {count}" for code, count in self.refusals.most_common())
        return [
            f"tables             {self.tables}, played for {self.seconds:.0f} s",
            f"faults             {self.faults.total()}: {faults}",
            f"acknowledged       {self.acknowledged} wishes, {self.answers} of them answers",
            f"entries in the log {self.entries}, {self.shown} of them shown to somebody",
            f"reconnects         {self.reconnects}",
            f"refusals           {refusals or 'none'}",
            f"converged          {self.converged:.1f} s after everything was back",
            f"findings           {len(self.findings)}",
            *(f"  {finding}" for finding in self.findings[:30]),
        ]


@dataclass
class Evening:
    """The cluster, the proxy and what can be broken of them."""

    cluster: Cluster
    proxy: Proxy
    chance: random.Random
    pause: float
    """Seconds between a fault and the next one."""
    faults: Counter[str] = field(default_factory=Counter)
    _returning: set[asyncio.Task[None]] = field(default_factory=set)

    @property
    def kinds(self) -> dict[str, Callable[[], Awaitable[None]]]:
        """Every way to break something, in turn."""
        return {
            "half-open connections": self._half_open,
            "node killed": self._kill,
            "PostgreSQL restarted": lambda: self.cluster.postgres.restart(signal.SIGINT),
            "connections cut": self._cut,
            "NATS restarted": lambda: self.cluster.nats.restart(signal.SIGKILL),
            "connections refused": self._refuse,
            "PostgreSQL crashed": lambda: self.cluster.postgres.restart(signal.SIGQUIT),
            "node drained": self._drain,
            "delay": self._delay,
            "NATS away": lambda: self.cluster.nats.restart(signal.SIGTERM, away=self.pause),
            "PostgreSQL away": lambda: self.cluster.postgres.restart(signal.SIGINT, away=self.pause / 2),
            "all at once": self._storm,
        }

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
        self.proxy.refusing = False
        self.proxy.delay = 0.0
        await asyncio.gather(*self._returning)

    async def _victim(self) -> Node:
        """A node that runs, while another one does too."""
        while True:
            running = [node for node in self.cluster.nodes if node not in self._coming_back]
            if len(running) > 1:
                return self.chance.choice(running)
            await asyncio.sleep(0.1)

    @property
    def _coming_back(self) -> list[Node]:
        return [node for node in self.cluster.nodes if any(t.get_name() == node.name for t in self._returning)]

    async def _end(self, node: Node, how: signal.Signals) -> None:
        """End a node; it comes back while other things break."""
        await node.end(how)

        async def back() -> None:
            await asyncio.sleep(1)
            while True:
                node.launch()
                try:
                    return await node.ready()
                except AssertionError:
                    # It does not start while its database is away, and says so; its operator starts it again.
                    await asyncio.sleep(0.5)

        task = asyncio.create_task(back(), name=node.name)
        self._returning.add(task)
        task.add_done_callback(self._returning.discard)

    async def _kill(self) -> None:
        await self._end(await self._victim(), signal.SIGKILL)

    async def _drain(self) -> None:
        await self._end(await self._victim(), signal.SIGTERM)

    async def _cut(self) -> None:
        self.proxy.cut()

    async def _half_open(self) -> None:
        self.proxy.half_open(0.1)

    async def _refuse(self) -> None:
        self.proxy.refusing = True
        self.proxy.cut()
        await asyncio.sleep(self.pause)
        self.proxy.refusing = False

    async def _delay(self) -> None:
        self.proxy.delay = 0.3
        await asyncio.sleep(self.pause)
        self.proxy.delay = 0.0

    async def _storm(self) -> None:
        await self._end(await self._victim(), signal.SIGKILL)
        self.proxy.cut(0.5)
        c = self.cluster
        await asyncio.gather(c.postgres.restart(signal.SIGQUIT), c.nats.restart(signal.SIGKILL))


async def sit_down(pairs: Sequence[Pair], stopped: Callable[[], bool], tell: Tell) -> list[asyncio.Task[None]]:
    """All pairs begin to play, a few at a time."""
    tasks: list[asyncio.Task[None]] = []
    for pair in pairs:
        while sum(not other.playing for other in pairs[: len(tasks)]) >= TOGETHER:
            await asyncio.sleep(0.02)
        tasks.append(asyncio.create_task(pair.run(stopped)))
        tell(f"sitting down {len(tasks)}/{len(pairs)}", 0)
    while not all(pair.playing for pair in pairs):
        assert not any(task.done() for task in tasks), [error for pair in pairs for error in pair.notes.errors]
        await asyncio.sleep(0.05)
    return tasks


async def evening(
    tables: int, seconds: float, seed: str, nodes: int, pause: float, think: float, tell: Tell
) -> Figures:
    """Play, break, repair, wait, and check."""
    figures = Figures()
    notes = Notes()
    chance = random.Random(seed)
    loop = asyncio.get_running_loop()
    over = asyncio.Event()
    async with cluster(nodes) as made, Proxy([lambda n=n: n.port for n in made.nodes], chance) as proxy:  # type: ignore[misc]
        pairs = [Pair(proxy.url, number, notes, seed, think) for number in range(tables)]
        try:
            tasks = await sit_down(pairs, over.is_set, tell)
            started = loop.time()
            breaking = Evening(made, proxy, chance, pause)
            await breaking.break_in_turn(started + seconds, tell)
            figures.seconds = loop.time() - started
            tell("repairing", loop.time())
            await breaking.repair()
            repaired = loop.time()
            over.set()
            await asyncio.gather(*tasks)
            places = [place for pair in pairs for place in pair.places]
            tell("converging", loop.time())
            await converge(made.postgres.url, places, LONGEST_CONVERGENCE)
            figures.converged = loop.time() - repaired
            tell("reading the log", loop.time())
            kept = await read_log(made.postgres.url)
            seen = [seen_by(place.name, place.follower) for place in places]
            seen += await ask_nodes(made.nodes, places)
        finally:
            over.set()
            await asyncio.gather(*(pair.leave() for pair in pairs))
        tell("replaying", loop.time())
        content = library.load()
        folded, found = await asyncio.to_thread(check_log, content, kept)
        found += check_acks(kept, notes.acks) + check_shown(kept, notes) + check_seen(content, folded, seen)
        for node in made.nodes:
            found += check_node_log(node)
        found += [Finding("exception", "", error) for error in notes.errors]
    figures.tables = len({place.follower.table for place in places})
    figures.entries = sum(len(log.rows) for log in kept.values())
    figures.acknowledged = len(notes.acks)
    figures.answers = sum(isinstance(ack.wish, p.Answer) for ack in notes.acks)
    figures.shown = len(notes.shown)
    figures.reconnects = sum(place.follower.reconnects for place in places)
    figures.refusals, figures.faults, figures.findings = notes.refusals, breaking.faults, found
    return figures


def main(arguments: Sequence[str] | None = None) -> int:
    """The command."""
    parser = argparse.ArgumentParser(prog="python -m tests.faults", description="Break everything while people play.")
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--minutes", type=float, default=5.0)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--nodes", type=int, default=3)
    parser.add_argument("--pause", type=float, default=5.0, help="seconds between two faults")
    parser.add_argument("--think", type=float, default=1.0, help="seconds a person thinks about an answer")
    chosen = parser.parse_args(arguments)
    seconds = chosen.minutes * 60
    console = Console(stderr=True)
    columns = (
        TextColumn("{task.description:28}"),
        BarColumn(),
        TimeElapsedColumn(),
        TextColumn("{task.fields[fault]}"),
    )
    with Progress(*columns, console=console, transient=True) as progress:
        task = progress.add_task("starting", total=seconds, fault="")
        began: list[float] = []

        def tell(what: str, now: float) -> None:
            if now and not began:
                began.append(now)
            done = min(now - began[0], seconds) if now else 0
            progress.update(task, completed=done, description=what or "playing")

        figures = asyncio.run(
            evening(chosen.tables, seconds, chosen.seed, chosen.nodes, chosen.pause, chosen.think, tell)
        )
    print("\n".join(figures.lines()))
    return 1 if figures.findings else 0


if __name__ == "__main__":
    sys.exit(main())
