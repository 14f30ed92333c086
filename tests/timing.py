"""What tests may say about time. On a busy machine everything takes longer, so no test compares a duration with a number
of seconds. It counts, or it compares durations of the same run and says "longer" only beyond doubt.
"""

from __future__ import annotations

import gc
import random
from collections.abc import Awaitable, Callable, Coroutine, Generator, Iterator, Sequence
from contextlib import contextmanager
from statistics import NormalDist
from time import process_time
from typing import Any

PAIRS = 150
ROUNDS = 4
SURE = 1e-3
SHARE = 0.2


def larger(first: Sequence[float], second: Sequence[float]) -> float:
    """How likely the first values stand so far above the second by chance alone: Mann and Whitney's test, one-sided.

    It looks at ranks only, so a value that was held up for long counts no more than one that was held up a little.
    """
    n, m = len(first), len(second)
    above = sum((x > y) + (x == y) / 2 for x in first for y in second)
    spread = (n * m * (n + m + 1) / 12) ** 0.5
    return NormalDist().cdf((n * m / 2 - above) / spread)


async def harder(first: Callable[[], Awaitable[object]], second: Callable[[], Awaitable[object]]) -> str:
    """Which of the two costs more of the processor: "first", "second", or "" if the two cannot be told apart.

    More means: by over a fifth of what the cheaper one costs at best. Both are done in turns, so that whatever else the
    machine does hits them alike. Every round must find the same one, each with an error of one in a thousand. So there
    is one false alarm in 10**12 runs, however busy the machine is; and the first round without a finding is the last.
    """
    found = set[str]()
    for _ in range(ROUNDS):
        costs: dict[str, list[float]] = {"first": [], "second": []}
        for _ in range(PAIRS):
            turn = [("first", first), ("second", second)]
            random.shuffle(turn)
            for name, act in turn:
                started = process_time()
                await act()
                costs[name].append(process_time() - started)
        margin = SHARE * min(map(min, costs.values()))
        for one, other in (("first", "second"), ("second", "first")):
            if larger(costs[one], [cost + margin for cost in costs[other]]) < SURE:
                found.add(one)
                break
        else:
            return ""
    return found.pop() if len(found) == 1 else ""


@contextmanager
def old_objects_kept() -> Iterator[None]:
    """Garbage collections look at new objects only: those of all tests before may take a second, and it is no part of what is measured."""
    gc.collect()
    gc.freeze()
    try:
        yield
    finally:
        gc.unfreeze()


class Waits:
    """Awaits something, and counts how often it waits: for a timer, a database, a wire. No clock is asked."""

    def __init__(self, work: Coroutine[Any, Any, object]) -> None:
        self._work = work

    def __await__(self) -> Generator[Any, None, int]:
        """How often it waited."""
        steps, count = self._work.__await__(), 0
        while True:
            try:
                waits_for = next(steps)
            except StopIteration:
                return count
            count += 1
            yield waits_for
