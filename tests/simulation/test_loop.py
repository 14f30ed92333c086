from __future__ import annotations

import asyncio
from random import Random

import pytest

from tests.simulation.loop import Endless, Loop


def test_time_passes_only_when_everybody_waits() -> None:
    loop = Loop(Random(1))

    async def wait() -> float:
        await asyncio.sleep(3600)
        return loop.time()

    assert loop.run(wait()) == 3600


def test_within_a_process_callbacks_run_in_the_order_they_were_scheduled() -> None:
    loop = Loop(Random(1))
    ran: dict[str, list[int]] = {"one": [], "other": []}

    async def schedule(name: str) -> None:
        for number in range(20):
            loop.call_soon(ran[name].append, number)

    async def both() -> None:
        for name in ran:
            loop.start(loop.process(name), schedule(name))
        await asyncio.sleep(1)

    loop.run(both())

    assert ran == {"one": list(range(20)), "other": list(range(20))}


@pytest.mark.parametrize("seed", range(3))
def test_which_process_is_next_follows_from_the_seed(seed: int) -> None:
    def order(seed: int) -> list[str]:
        loop = Loop(Random(seed))
        ran: list[str] = []

        async def work(name: str) -> None:
            for _ in range(10):
                ran.append(name)
                await asyncio.sleep(0)

        async def both() -> None:
            for name in ("one", "other"):
                loop.start(loop.process(name), work(name))
            await asyncio.sleep(1)

        loop.run(both())
        return ran

    assert order(seed) == order(seed)
    assert order(seed) != order(seed + 1)


def test_a_killed_process_runs_nothing_more_not_even_its_end() -> None:
    loop = Loop(Random(1))
    ran: list[str] = []

    async def work() -> None:
        try:
            await asyncio.sleep(5)
            ran.append("work")
        finally:
            ran.append("end")

    async def kill() -> list[str]:
        process = loop.process("node")
        loop.start(process, work())
        await asyncio.sleep(1)
        loop.kill(process)
        await asyncio.sleep(10)
        return list(ran)

    assert loop.run(kill()) == []
    loop.end()


def test_waiting_for_what_never_comes_is_noticed() -> None:
    loop = Loop(Random(1))

    async def wait() -> None:
        await loop.create_future()

    with pytest.raises(Endless):
        loop.run(wait())
    loop.end()
