"""The statistic that other tests rely on: it finds what is there, and nothing where nothing is."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable

import pytest

from tests import timing


def work(rounds: int) -> Callable[[], Awaitable[None]]:
    async def done() -> None:
        for _ in range(rounds):
            hash(str(rounds))

    return done


def test_what_costs_half_as_much_again_is_found_whichever_it_is() -> None:
    async def compared() -> list[str]:
        return [
            await timing.harder(work(900), work(600)),
            await timing.harder(work(600), work(900)),
            await timing.harder(work(600), work(600)),
        ]

    assert asyncio.run(compared()) == ["first", "second", ""]


def test_what_is_found_once_and_not_again_is_chance(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nor is it a finding if each round finds another one."""
    for findings, outcome in [
        ([0.0, 0.0, 0.0, 0.0], "first"),
        ([0.0, 0.0, 0.0, 1.0, 1.0], ""),
        ([0.0, 1.0, 0.0, 0.0, 0.0], ""),
    ]:
        left = iter(findings)
        monkeypatch.setattr(timing, "larger", lambda *_, left=left: next(left))
        assert asyncio.run(timing.harder(work(1), work(1))) == outcome


def test_ranks_far_apart_are_no_chance_and_equal_ones_are() -> None:
    chance = random.Random(1)
    quiet = [chance.expovariate(1) for _ in range(100)]
    held_up = [value * (50 if n % 4 == 0 else 1) for n, value in enumerate(quiet)]

    assert timing.larger(quiet, quiet) == 0.5
    assert timing.larger([x + 1 for x in held_up], held_up) < 1e-4
    assert timing.larger(held_up, [x + 1 for x in held_up]) > 1 - 1e-4


def test_waiting_is_counted_by_how_often_and_not_by_how_long() -> None:
    async def waits(*seconds: float) -> None:
        for each in seconds:
            await asyncio.sleep(each)

    async def counted() -> list[int]:
        return [await timing.Waits(waits(*seconds)) for seconds in [(), (0.0,), (0.02,), (0.0, 0.001, 0.0)]]

    assert asyncio.run(counted()) == [0, 1, 1, 3]
