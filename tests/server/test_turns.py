"""Places that are given out by network address, and at which address a player is."""

from __future__ import annotations

import asyncio

from tests.server.serving import run
from unshuffled.server.transport.turns import Origins, Turns


class Queue:
    """Callers that wait for a place until they are let go."""

    def __init__(self, turns: Turns) -> None:
        self.turns = turns
        self.served: list[str] = []
        self.tasks: list[asyncio.Task[None]] = []
        self._gates: list[asyncio.Event] = []

    async def join(self, *networks: str) -> None:
        for network in networks:
            gate = asyncio.Event()
            self._gates.append(gate)
            self.tasks.append(asyncio.create_task(self._wait(network, gate)))
            await asyncio.sleep(0)

    async def _wait(self, network: str, gate: asyncio.Event) -> None:
        async with self.turns.place(network):
            self.served.append(network)
            await gate.wait()

    async def end(self) -> None:
        for gate in self._gates:
            gate.set()
        await asyncio.gather(*self.tasks, return_exceptions=True)


async def some_turns() -> None:
    for _ in range(5):
        await asyncio.sleep(0)


def test_turns_serve_each_network_once_before_any_a_second_time() -> None:
    """B3, B5. A network with many callers comes first, and delays nobody for long."""

    async def test() -> None:
        queue = Queue(Turns(1, of_one=1))
        await queue.join(*["a"] * 4, "b", "b", "c")
        await queue.end()

        assert queue.served == ["a", "b", "c", "a", "b", "a", "a"]

    run(test())


def test_turns_give_one_network_so_many_places_and_the_rest_to_others() -> None:
    """B3."""

    async def test() -> None:
        queue = Queue(Turns(4, of_one=2))
        await queue.join(*["a"] * 8, "b", "c", "d")
        await some_turns()

        assert queue.served == ["a", "a", "b", "c"]
        await queue.end()
        assert sorted(queue.served) == ["a"] * 8 + ["b", "c", "d"]

    run(test())


def test_turns_lose_no_place_to_a_caller_that_gives_up() -> None:
    async def test() -> None:
        queue = Queue(Turns(1, of_one=1))
        await queue.join("a", "b", "c")
        queue.tasks[1].cancel()  # it waits
        await some_turns()
        queue._gates[0].set()
        await some_turns()
        assert queue.served == ["a", "c"]

        queue.tasks[2].cancel()  # it has a place
        await queue.join("d")
        await some_turns()
        assert queue.served == ["a", "c", "d"]
        await queue.end()

    run(test())


def test_turns_lose_no_place_that_was_given_to_a_caller_that_gives_up() -> None:
    async def test() -> None:
        queue = Queue(Turns(1, of_one=1))
        await queue.join("a", "b", "c")
        queue._gates[0].set()
        while not queue.tasks[0].done():
            await asyncio.sleep(0)
        queue.tasks[1].cancel()  # in the same pass of the loop
        await some_turns()

        assert "c" in queue.served
        await queue.end()

    run(test())


def test_origins_forget_after_a_day_and_beyond_their_number() -> None:
    now = [0.0]
    origins = Origins(keep=2, seconds=10, clock=lambda: now[0])
    origins.note("ann", "6.6.6.6")
    now[0] = 5
    origins.note("bob", "6.6.6.6")

    assert [origins.of(who) for who in ("ann", "bob", "cat")] == ["6.6.6.6", "6.6.6.6", "cat"]
    now[0] = 11
    assert [origins.of(who) for who in ("ann", "bob")] == ["ann", "6.6.6.6"]
    origins.note("cat", "7.7.7.7")
    origins.note("dan", "7.7.7.7")
    origins.note("eve", "7.7.7.7")
    assert [origins.of(who) for who in ("bob", "dan", "eve")] == ["bob", "7.7.7.7", "7.7.7.7"]
