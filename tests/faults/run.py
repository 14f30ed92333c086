"""The evening on which everything breaks: many tables, people who play, and one fault after the other.

    python -m tests.faults --tables 200 --minutes 5 --seed 1
    python -m tests.faults --sqlite --tables 20 --minutes 1

Ends with the figures, and with 1 if anything was found that must not be.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import sys
from collections import Counter
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field

from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

from tests.faults.breaking import AloneEvening, ClusterEvening, Evening, Tell
from tests.faults.checks import (
    Finding,
    ask_nodes,
    ask_sessions,
    check_accounts,
    check_acks,
    check_log,
    check_made,
    check_node_log,
    check_seats,
    check_seen,
    check_shown,
    converge,
    seen_by,
    wait_for_presence,
)
from tests.faults.cluster import alone, cluster
from tests.faults.database import read_accounts, read_log
from tests.faults.errands import Errands
from tests.faults.notes import Notes
from tests.faults.people import Pair
from tests.faults.proxy import Proxy
from tests.faults.records import records
from tests.faults.secrets import check_secrets
from unshuffled.packs import library
from unshuffled.wire import protocol as p

LONGEST_CONVERGENCE = 120.0
TOGETHER = 24
"""How many pairs sit down at the same time: the evening begins when all of them play."""


@dataclass
class Plan:
    """What kind of evening."""

    tables: int = 200
    seconds: float = 300.0
    seed: str = "1"
    nodes: int = 3
    pause: float = 5.0
    """Seconds between two faults."""
    think: float = 1.0
    """Seconds a person thinks about an answer."""
    errands: float = 40.0
    """Seconds between two errands of a pair, in the mean."""
    absent_after: float = 60.0
    """The nodes' setting: after so many seconds somebody's seat may be taken over."""
    sqlite: bool = False
    """One node with a file, instead of several with PostgreSQL and NATS."""


@dataclass
class Figures:
    """What happened on the evening."""

    tables: int = 0
    seconds: float = 0.0
    entries: int = 0
    answers: int = 0
    acknowledged: int = 0
    made: Counter[str] = field(default_factory=Counter)
    sessions: int = 0
    taken_over: int = 0
    attempts: Counter[str] = field(default_factory=Counter)
    shown: int = 0
    reconnects: int = 0
    converged: float = 0.0
    errands: Counter[str] = field(default_factory=Counter)
    refusals: Counter[str] = field(default_factory=Counter)
    faults: Counter[str] = field(default_factory=Counter)
    findings: list[Finding] = field(default_factory=list)

    def lines(self) -> list[str]:
        """For people."""
        return [
            f"tables             {self.tables}, played for {self.seconds:.0f} s",
            f"faults             {self.faults.total()}: {_counted(self.faults)}",
            f"acknowledged       {self.acknowledged} wishes, {self.answers} of them answers",
            f"over HTTP          {_counted(self.made)}, {self.sessions} sessions of accounts",
            f"errands            {self.errands.total()}: {_counted(self.errands)}",
            f"others' seats      reached for {self.attempts.total()} times: {_counted(self.attempts)}",
            f"entries in the log {self.entries}, {self.shown} of them shown to somebody",
            f"reconnects         {self.reconnects}",
            f"refusals           {_counted(self.refusals) or 'none'}",
            f"converged          {self.converged:.1f} s after everything was back",
            f"findings           {len(self.findings)}",
            *(f"  {kind} {count}" for kind, count in Counter(each.kind for each in self.findings).most_common()),
            *(f"  {finding}" for finding in self.findings[:30]),
        ]


def _counted(what: Counter[str]) -> str:
    return ", ".join(f"{name} {count}" for name, count in what.most_common())


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


@asynccontextmanager
async def started(plan: Plan, chance: random.Random) -> AsyncIterator[tuple[Evening, str]]:
    """Nodes and their services, the proxy before them, and where the log is."""
    # As many sweeps within that time as hosts have: presence that is not said again in time is forgotten.
    settings = {
        "UNSHUFFLED_ABSENT_AFTER": str(plan.absent_after),
        "UNSHUFFLED_SWEEP_SECONDS": str(plan.absent_after / 4),
    }
    if plan.sqlite:
        async with alone(settings) as one, _before([one.nodes[0].port], chance) as proxy:
            yield AloneEvening(proxy=proxy, chance=chance, pause=plan.pause, alone=one), one.database
        return
    async with (
        cluster(plan.nodes, settings=settings) as made,
        _before([node.port for node in made.nodes], chance) as proxy,
    ):
        yield ClusterEvening(proxy=proxy, chance=chance, pause=plan.pause, cluster=made), made.database


def _before(ports: Sequence[int], chance: random.Random) -> Proxy:
    return Proxy([lambda port=port: port for port in ports], chance)  # type: ignore[misc]


async def evening(plan: Plan, tell: Tell) -> Figures:
    """Play, break, repair, wait, and check."""
    figures = Figures()
    notes = Notes()
    chance = random.Random(plan.seed)
    loop = asyncio.get_running_loop()
    over = asyncio.Event()
    texts = await asyncio.to_thread(records)
    errands = Errands(plan.seed, plan.errands, plan.absent_after, over.is_set, texts)
    async with started(plan, chance) as (breaking, database):
        url = breaking.proxy.url
        pairs = [Pair(url, number, notes, plan.seed, plan.think, errands) for number in range(plan.tables)]
        try:
            tasks = await sit_down(pairs, over.is_set, tell)
            began = loop.time()
            await breaking.break_in_turn(began + plan.seconds, tell)
            figures.seconds = loop.time() - began
            tell("repairing", loop.time())
            await breaking.repair()
            repaired = loop.time()
            over.set()
            await asyncio.gather(*tasks)
            places = [place for pair in pairs for place in pair.places]
            tell("converging", loop.time())
            await converge(database, places, LONGEST_CONVERGENCE)
            figures.converged = loop.time() - repaired
            found = await wait_for_presence(places, LONGEST_CONVERGENCE)
            tell("reading the log", loop.time())
            kept, accounts = await read_log(database), await read_accounts(database)
            seen = [seen_by(place.name, place.follower) for place in places]
            seen += await ask_nodes(breaking.nodes, places)
            found += await ask_sessions(breaking.nodes, notes)
        finally:
            over.set()
            await asyncio.gather(*(pair.leave() for pair in pairs))
        tell("replaying", loop.time())
        content = library.load()
        folded, wrong = await asyncio.to_thread(check_log, content, kept)
        found += wrong + check_acks(kept, notes.acks) + check_shown(kept, notes) + check_seen(content, folded, seen)
        found += check_made(kept, notes.made) + check_accounts(accounts, notes.sessions)
        found += check_seats(kept, notes, plan.absent_after)
        for node in breaking.nodes:
            found += check_node_log(node)
        found += check_secrets(breaking.nodes, kept)
        found += [Finding("exception", "", error) for error in notes.errors]
    figures.tables = len({place.follower.table for place in places})
    figures.entries = sum(len(log.rows) for log in kept.values())
    figures.acknowledged = len(notes.acks)
    figures.answers = sum(isinstance(ack.wish, p.Answer) for ack in notes.acks)
    figures.made = Counter(made.kind for made in notes.made)
    figures.sessions = len(notes.sessions)
    figures.attempts = Counter(
        "granted" if attempt.number else attempt.code or "not answered" for attempt in notes.attempts
    )
    figures.shown = len(notes.shown)
    figures.reconnects = sum(place.reconnects for place in places)
    figures.errands, figures.refusals = notes.errands, notes.refusals
    figures.faults, figures.findings = breaking.faults, found
    return figures


def main(arguments: Sequence[str] | None = None) -> int:
    """The command."""
    parser = argparse.ArgumentParser(prog="python -m tests.faults", description="Break everything while people play.")
    plan = Plan()
    parser.add_argument("--tables", type=int, default=plan.tables)
    parser.add_argument("--minutes", type=float, default=plan.seconds / 60)
    parser.add_argument("--seed", default=plan.seed)
    parser.add_argument("--nodes", type=int, default=plan.nodes)
    parser.add_argument("--pause", type=float, default=plan.pause, help="seconds between two faults")
    parser.add_argument("--think", type=float, default=plan.think, help="seconds a person thinks about an answer")
    parser.add_argument("--errands", type=float, default=plan.errands, help="seconds between two errands of a pair")
    parser.add_argument("--absent-after", type=float, default=plan.absent_after, help="the nodes' setting")
    parser.add_argument("--sqlite", action="store_true", help="one node with a file")
    chosen = vars(parser.parse_args(arguments))
    seconds = chosen.pop("minutes") * 60
    plan = Plan(seconds=seconds, **chosen)
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

        figures = asyncio.run(evening(plan, tell))
    print("\n".join(figures.lines()))
    return 1 if figures.findings else 0


if __name__ == "__main__":
    sys.exit(main())
