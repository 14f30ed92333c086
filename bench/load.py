"""The load: loops that send answers at many tables and note when they came through.

In a closed loop every table has one answer in flight, so the server is never idle: that gives answers a second. In an
open loop answers are due at a steady rate whatever the server does: that gives latencies, counted from when an
answer was due, so that a pause is felt by everyone who came during it.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from time import perf_counter

from bench.pairs import Pair, Played


@dataclass(slots=True)
class Slice:
    """What a loop saw."""

    answers: int = 0
    seconds: float = 0.0
    cpu: float = 0.0
    """Seconds of the worker."""
    latencies: list[float] = field(default_factory=list)

    @property
    def rate(self) -> float:
        """Answers a second."""
        return self.answers / self.seconds

    @property
    def cpu_each(self) -> float:
        """Microseconds of the worker's CPU for an answer."""
        return self.cpu / self.answers * 1e6


def percentile(values: Sequence[float], share: float) -> float:
    """The value that this share of all values does not exceed."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(len(ordered) * share))]


async def closed(pairs: Sequence[Pair], seconds: float, cpu: Callable[[], float]) -> Slice:
    """One answer in flight at every table, for so long; the last ones are waited for."""
    made = Slice()
    flying = len(pairs)
    ended = asyncio.Event()
    began = perf_counter()
    until = began + seconds
    cpu_began = cpu()

    def go_on(pair: Pair) -> Callable[[], None]:
        counts = pair.answer()

        def done() -> None:
            nonlocal counts, flying
            if counts:
                made.answers += 1
                made.latencies.append(pair.arrived - pair.sent)
            if perf_counter() < until:
                counts = pair.answer()
            else:
                flying -= 1
                if not flying:
                    ended.set()

        return done

    for pair in pairs:
        pair.on_done = go_on(pair)
    await asyncio.wait_for(ended.wait(), seconds + 30)
    made.seconds = perf_counter() - began
    made.cpu = cpu() - cpu_began
    return made


async def steady(pairs: Sequence[Pair], rate: float, seconds: float, cpu: Callable[[], float]) -> Slice:
    """So many answers a second, each at a table that waits for one; an answer with no free table is late, not lost."""
    made = Slice()
    free = deque(pairs)
    late: deque[float] = deque()
    flying = 0
    began = perf_counter()
    cpu_began = cpu()

    def start(due: float) -> None:
        nonlocal flying
        pair = free.popleft()
        flying += 1
        owed = True
        counts = pair.answer()

        def done() -> None:
            nonlocal counts, flying, owed
            if counts:
                made.answers += 1
                made.latencies.append(pair.arrived - due)
                owed = False
            if owed or pair.is_over:
                # A game that has ended is set up again at once: no later answer waits for that.
                counts = pair.answer()
                return
            flying -= 1
            free.append(pair)
            if late:
                start(late.popleft())

        pair.on_done = done

    total = max(1, int(rate * seconds))
    for number in range(total):
        due = began + number / rate
        wait = due - perf_counter()
        if wait > 0:
            await asyncio.sleep(wait)
        if free:
            start(due)
        else:
            late.append(due)
    ends = perf_counter() + 30
    while flying or late:
        if perf_counter() > ends:
            raise TimeoutError
        await asyncio.sleep(0.005)
    made.seconds = perf_counter() - began
    made.cpu = cpu() - cpu_began
    return made


async def come_through(pair: Played, send: Callable[[], object]) -> float:
    """Send, and wait until both sockets have heard; gives the seconds until the second one had."""
    heard = asyncio.Event()
    pair.on_done = heard.set
    send()
    await asyncio.wait_for(heard.wait(), 30)
    return pair.arrived - pair.sent


async def play_on(pair: Played, answers: int) -> None:
    """Until so many answers stand; a game that ends before is played again."""
    while pair.answers < answers:
        await come_through(pair, pair.answer)


async def undo(pair: Played, steps: int) -> float:
    """Take back so many answers; gives the seconds until the other person sees it."""
    return await come_through(pair, lambda: pair.take_back(steps))
