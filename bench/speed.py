"""How fast real tables are, against two floors measured in the same run, in slices that take turns.

The floors are what any server must do that loses nothing (`floors`). Figures of a shared machine move by a third from
one run to the next; ratios of slices that lie side by side move far less.
"""

from __future__ import annotations

import asyncio
import gc
import statistics
from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack
from dataclasses import dataclass, field

import httpx

from bench import load
from bench.database import database, value
from bench.load import Slice, percentile
from bench.pairs import Floor, Pair, Played, setups
from bench.worker import GROUPED, PLAIN, TABLES, Worker, settings_for, working
from unshuffled.packs import library

KINDS = (PLAIN, GROUPED, TABLES)
OF_PLAIN_BAR = 1.2
OF_GROUPED_BAR = 0.5
CPU_BAR = 2.5
LATE_BAR = 2.0
UNDO_BAR = 0.1
OFFERED = 500.0
"""Answers a second of the open loop."""
ENTRY = "SELECT avg(octet_length(data::text))::int FROM entries WHERE kind = 'Answered'"


@dataclass(slots=True, kw_only=True)
class Plan:
    """How much is measured."""

    database_url: str
    nats_url: str
    tables: int = 200
    rounds: int = 7
    seconds: float = 3.0
    offered: float = OFFERED
    row_bytes: int = 0
    """Of the floors' rows; 0 for as many as the data of a real answer has."""
    late: int = 60
    """Answers after which it is late in a game."""
    undos: int = 100
    """Tables at which one step is taken back, and then many."""
    back: int = 30
    """Steps of the long undos."""

    @property
    def steps(self) -> int:
        """How often progress is made."""
        return 1 + len(KINDS) * self.rounds + 2 * self.rounds + 1


@dataclass(slots=True)
class Result:
    """What was measured."""

    entry_bytes: int = 0
    closed: dict[str, list[Slice]] = field(default_factory=lambda: {kind: [] for kind in KINDS})
    steady: dict[str, list[Slice]] = field(default_factory=lambda: {kind: [] for kind in (PLAIN, TABLES)})
    undo_one: list[float] = field(default_factory=list)
    undo_many: list[float] = field(default_factory=list)
    games: int = 0
    """Games that came to their end meanwhile."""

    def rate(self, kind: str) -> float:
        """Answers a second, median of the slices."""
        return statistics.median(x.rate for x in self.closed[kind])

    def cpu(self, kind: str) -> float:
        """Microseconds of the worker's CPU for an answer, median of the slices."""
        return statistics.median(x.cpu_each for x in self.closed[kind])

    def ratios(self, floor: str) -> list[float]:
        """Real tables against a floor, round by round."""
        return [c.rate / f.rate for c, f in zip(self.closed[TABLES], self.closed[floor], strict=True)]

    def cpu_ratios(self) -> list[float]:
        """CPU of an answer against the grouped floor's, round by round."""
        return [c.cpu_each / f.cpu_each for c, f in zip(self.closed[TABLES], self.closed[GROUPED], strict=True)]

    def latency(self, kind: str, share: float) -> float:
        """Seconds at the offered load, over all slices."""
        return percentile([x for part in self.steady[kind] for x in part.latencies], share)

    def late_ratio(self) -> float:
        """p99 of real tables against the plain floor's."""
        return self.latency(TABLES, 0.99) / self.latency(PLAIN, 0.99)


@dataclass(slots=True)
class Bar:
    """A figure that is to be reached."""

    what: str
    measured: str
    bar: str
    reached: bool


def bars(result: Result) -> list[Bar]:
    """Every bar, with what was measured."""
    plain, grouped = (statistics.median(result.ratios(floor)) for floor in (PLAIN, GROUPED))
    cpu = statistics.median(result.cpu_ratios())
    late = result.late_ratio()
    undo = percentile(result.undo_one + result.undo_many, 0.95)
    return [
        Bar("answers a second, of the plain floor", f"{plain:.2f}", f"at least {OF_PLAIN_BAR}", plain >= OF_PLAIN_BAR),
        Bar(
            "answers a second, of the grouped floor",
            f"{grouped:.2f}",
            f"at least {OF_GROUPED_BAR}",
            grouped >= OF_GROUPED_BAR,
        ),
        Bar("CPU of an answer, of the grouped floor's", f"{cpu:.2f}", f"at most {CPU_BAR}", cpu <= CPU_BAR),
        Bar("p99 at the same load, of the plain floor's", f"{late:.2f}", f"at most {LATE_BAR:.0f}", late <= LATE_BAR),
        Bar("p95 of an undo late in a game", f"{undo * 1e3:.1f} ms", f"under {UNDO_BAR * 1e3:.0f} ms", undo < UNDO_BAR),
    ]


async def measure(plan: Plan) -> AsyncIterator[Result]:
    """Measure, yielding after each step so that progress can be shown."""
    result = Result()
    async with AsyncExitStack() as stack:
        url = await stack.enter_async_context(database(plan.database_url))
        settings = settings_for(url, plan.nats_url)
        workers = {kind: await stack.enter_async_context(working(kind, settings)) for kind in KINDS}
        played = await open_tables(workers[TABLES], plan.tables)
        await load.closed(played, plan.seconds, workers[TABLES].cpu)
        result.entry_bytes = plan.row_bytes or int(await value(url, ENTRY))
        pairs: dict[str, Sequence[Pair]] = {TABLES: played}
        for kind in (PLAIN, GROUPED):
            pairs[kind] = await open_floor(workers[kind], plan.tables, result.entry_bytes)
            await load.closed(pairs[kind], plan.seconds / 2, workers[kind].cpu)
        # A collection here would look like a pause of the server.
        gc.collect()
        gc.freeze()
        gc.disable()
        stack.callback(gc.enable)
        yield result
        for _ in range(plan.rounds):
            for kind in KINDS:
                result.closed[kind].append(await load.closed(pairs[kind], plan.seconds, workers[kind].cpu))
                yield result
        for _ in range(plan.rounds):
            for kind in (PLAIN, TABLES):
                part = await load.steady(pairs[kind], plan.offered, plan.seconds, workers[kind].cpu)
                result.steady[kind].append(part)
                yield result
        await _undo(plan, result, played, workers[TABLES])
        result.games = sum(pair.games for pair in played)
        yield result


async def _undo(plan: Plan, result: Result, played: list[Played], worker: Worker) -> None:
    """Undo at some tables while the others go on at the offered load."""
    half = max(1, len(played) // 2)
    late = played[:half][: plan.undos]
    await asyncio.gather(*(load.play_on(pair, plan.late) for pair in late))
    others = asyncio.ensure_future(_keep_on(played[half:], plan, worker))
    try:
        for pair in late:
            result.undo_one.append(await load.undo(pair, 1))
            result.undo_many.append(await load.undo(pair, plan.back))
    finally:
        others.cancel()
        await asyncio.gather(others, return_exceptions=True)


async def _keep_on(pairs: Sequence[Pair], plan: Plan, worker: Worker) -> None:
    while True:
        await load.steady(pairs, plan.offered, 1, worker.cpu)


async def open_tables(worker: Worker, count: int) -> list[Played]:
    """So many tables with two sockets each, their games begun."""
    wanted = setups(sorted(library.load().nemeses))
    made = []
    async with httpx.AsyncClient(verify=False, trust_env=False, timeout=30) as http:
        for number in range(count):
            pair = Played(f"bench/{number}")
            await pair.open(http, worker.port, f"table-{number:05}", next(wanted))
            made.append(pair)
    for _ in range(3000):
        if all(pair.keys for pair in made):
            return made
        await asyncio.sleep(0.01)
    raise TimeoutError("the games did not begin")


async def open_floor(worker: Worker, count: int, size: int) -> list[Floor]:
    """So many tables of a floor, whose texts are as long as a real entry's data."""
    made = []
    for number in range(count):
        frame = b'{"key": "%b", "person": "somebody"}'
        pair = Floor(frame % (b"x" * max(1, size - len(frame) + 2)))
        await pair.open(worker.port, f"table{number}")
        made.append(pair)
    return made
