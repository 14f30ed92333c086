"""What presence costs the database: one statement for all who come, one for each refresh, however many they are."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable

from tests.server.serving import run
from tests.waiting import PATIENCE
from unshuffled.server.presence import Sightings
from unshuffled.stores.presence import MemoryPresence, Sighting


class Counting(MemoryPresence):
    """Notes every write; fails if it is to."""

    def __init__(self) -> None:
        super().__init__()
        self.writes: list[set[Sighting]] = []
        self.fails = False

    async def saw(self, seen: Iterable[Sighting]) -> None:
        """One statement."""
        self.writes.append(set(seen))
        if self.fails:
            raise OSError
        await super().saw(seen)


def test_many_who_come_at_once_are_written_together_and_refreshed_together() -> None:
    """One statement for those who came, no matter who they are, and one for each refresh."""

    async def come() -> None:
        store = Counting()
        sightings = Sightings(store, absent_after=1e6)
        sightings.every = 0.5
        sightings.start()
        await asyncio.sleep(0)
        everyone = {(f"table {number % 500}", f"person {number}") for number in range(1000)}
        for sighting in sorted(everyone):
            sightings.arrive(*sighting)
        while len(store.writes) < 4:
            await asyncio.sleep(0.01)
        sightings.leave("table 1", "person 1")
        await sightings.stop()
        assert store.writes[:4] == [everyone] * 4
        assert store.writes[-1] == {("table 1", "person 1")}

    run(come())


def test_who_comes_is_written_at_once_and_not_with_the_next_refresh() -> None:
    async def come() -> None:
        store = Counting()
        sightings = Sightings(store, absent_after=1e6)
        sightings.every = 1e6
        sightings.start()
        for number in range(3):
            await asyncio.sleep(0.01)
            sightings.arrive("table", str(number))
        async with asyncio.timeout(PATIENCE):
            while {sighting for seen in store.writes for sighting in seen} != {("table", str(n)) for n in range(3)}:
                await asyncio.sleep(0.01)
        await sightings.stop()

    run(come())


def test_a_database_that_fails_is_not_asked_more_often_than_one_that_works() -> None:
    """However many come; and what failed is in the next refresh, with who has left since."""

    async def come() -> None:
        store = Counting()
        store.fails = True
        sightings = Sightings(store, absent_after=1e6)
        sightings.every = 0.5
        loop = asyncio.get_running_loop()
        began = loop.time()
        sightings.start()
        for number in range(40):
            sightings.arrive("table", str(number))
            await asyncio.sleep(0.01)
        sightings.leave("table", "7")
        failed = len(store.writes)
        assert failed <= 2 + (loop.time() - began) / sightings.every
        store.fails = False
        while len(store.writes) == failed:
            await asyncio.sleep(0.01)
        assert store.writes[-1] == {("table", str(number)) for number in range(40)}
        await sightings.stop()

    run(come())


def test_a_write_that_never_ends_is_given_up() -> None:
    """The next refresh is on time for everybody."""

    async def come() -> None:
        store = Counting()
        hung = asyncio.Event()
        saw = store.saw

        async def hang(seen: Iterable[Sighting]) -> None:
            store.saw = saw  # type: ignore[method-assign]
            hung.set()
            await asyncio.Event().wait()

        store.saw = hang  # type: ignore[method-assign]
        sightings = Sightings(store, absent_after=0.4)
        sightings.start()
        sightings.arrive("table", "ann")
        await hung.wait()
        while not store.writes:
            await asyncio.sleep(0.01)
        assert store.writes[0] == {("table", "ann")}
        await sightings.stop()

    run(come())
