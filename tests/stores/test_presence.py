"""Who was seen where, and how long ago: the same in every database, and by the database's clock."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from datetime import timedelta

import pytest
from sqlalchemy import select, update

from tests.stores.keeping import connected
from unshuffled.stores.clock import Clock
from unshuffled.stores.connect import open_log
from unshuffled.stores.migrate import upgrade
from unshuffled.stores.presence import KEPT, MemoryPresence, PresenceStore, SqlPresence
from unshuffled.stores.schema import presence

HOUR = 3600.0
MUCH = 60.0
"""Seconds that nothing in these tests takes, however busy the machine is."""


async def wait(store: PresenceStore, seconds: float) -> None:
    """As if so much time had passed since all that is written."""
    if isinstance(store, MemoryPresence):
        store._seen = {sighting: at - seconds for sighting, at in store._seen.items()}
        return
    assert isinstance(store, SqlPresence)
    clock = Clock(store._single.dialect.name)
    rows = select(presence.c.table_id, presence.c.person, clock.age(presence.c.seen_at).label("age"))
    async with store._single.connect() as connection:
        for table, person, age in list(await connection.execute(rows)):
            row = (presence.c.table_id == table, presence.c.person == person)
            moved = clock.ago(timedelta(seconds=age + seconds))
            await connection.execute(update(presence).where(*row).values(seen_at=moved))


@dataclass
class Kept:
    """One place; every `open` is another node over it, but for the one in memory."""

    url: str

    @asynccontextmanager
    async def open(self) -> AsyncIterator[PresenceStore]:
        if not self.url:
            yield MemoryPresence()
            return
        log = await open_log(self.url)
        try:
            yield SqlPresence(log.engine)
        finally:
            await log.close()

    def run(self, test: Callable[[PresenceStore], Awaitable[None]]) -> None:
        async def with_a_store() -> None:
            async with self.open() as store:
                await test(store)

        asyncio.run(with_a_store())


@pytest.fixture(params=["memory", "sqlite", "fresh_postgresql"])
def kept(request: pytest.FixtureRequest) -> Kept:
    """Every place there is."""
    if request.param == "memory":
        return Kept("")
    return shared_of(request)


@pytest.fixture(params=["sqlite", "fresh_postgresql"])
def shared(request: pytest.FixtureRequest) -> Kept:
    """A place for several nodes."""
    return shared_of(request)


def shared_of(request: pytest.FixtureRequest) -> Kept:
    url: str = request.getfixturevalue(request.param)
    asyncio.run(upgrade(url))
    return Kept(url)


def is_about(age: float | None, seconds: float) -> bool:
    """So long ago, and what a busy machine takes."""
    return age is not None and seconds - 0.01 <= age < seconds + MUCH


def test_a_person_who_was_seen_has_an_age_and_nobody_else(kept: Kept) -> None:
    async def test(store: PresenceStore) -> None:
        await store.saw([("one", "ann"), ("two", "bob")])
        await wait(store, HOUR)
        await store.saw([("one", "cem")])

        assert is_about(await store.age("one", "ann"), HOUR)
        assert is_about(await store.age("two", "bob"), HOUR)
        assert is_about(await store.age("one", "cem"), 0)
        assert await store.age("one", "bob") is None
        assert await store.age("two", "ann") is None

    kept.run(test)


def test_a_person_who_is_seen_again_is_young_again(kept: Kept) -> None:
    async def test(store: PresenceStore) -> None:
        await store.saw([("one", "ann"), ("one", "bob")])
        await wait(store, HOUR)
        await store.saw([("one", "ann")])

        assert is_about(await store.age("one", "ann"), 0)
        assert is_about(await store.age("one", "bob"), HOUR)

    kept.run(test)


def test_times_are_kept_to_a_fraction_of_a_second(shared: Kept) -> None:
    """SQLite's own timestamps have whole seconds."""

    async def test(store: PresenceStore) -> None:
        assert isinstance(store, SqlPresence)
        for number in range(5):
            await store.saw([("one", str(number))])
        async with store._single.connect() as connection:
            assert any(at.microsecond for at in await connection.scalars(select(presence.c.seen_at)))

    shared.run(test)


def test_what_is_a_week_old_is_forgotten_and_what_is_younger_stays(kept: Kept) -> None:
    async def test(store: PresenceStore) -> None:
        week = KEPT.total_seconds()
        await store.saw([("one", "ann")])
        await wait(store, 2 * HOUR)
        await store.saw([("one", "bob")])
        await wait(store, week - HOUR)
        await store.forget()

        assert await store.age("one", "ann") is None
        assert is_about(await store.age("one", "bob"), week - HOUR)

    kept.run(test)


def test_nobody_at_all_may_be_seen(kept: Kept) -> None:
    async def test(store: PresenceStore) -> None:
        await store.saw([])
        assert await store.age("one", "ann") is None

    kept.run(test)


def test_one_node_sees_what_another_has_written(shared: Kept) -> None:
    async def test() -> None:
        async with shared.open() as one, shared.open() as two:
            await one.saw([("one", "ann")])
            await wait(two, HOUR)
            assert is_about(await one.age("one", "ann"), HOUR)
            await two.saw([("one", "ann")])
            assert is_about(await one.age("one", "ann"), 0)

    asyncio.run(test())


def test_nodes_that_refresh_the_same_people_at_once_do_not_stop_each_other(shared: Kept) -> None:
    """Whatever order they name them in; of two that lock the same rows in different orders PostgreSQL ends one."""
    people = [("one", secrets.token_urlsafe(9)) for _ in range(300)]

    async def test() -> None:
        async with shared.open() as one, shared.open() as two:
            for _ in range(15):
                await asyncio.gather(one.saw(people), two.saw(people[::-1]), one.saw(people[::-1]), two.saw(people))
            assert [person for _, person in people if await one.age("one", person) is None] == []

    asyncio.run(test())


@pytest.mark.nightly("waits for the statistics of PostgreSQL, which looks after its tables in its own time")
def test_postgresql_writes_nothing_ahead_for_it_and_needs_no_index(empty_postgresql: str) -> None:
    """A refresh puts the new row beside the old one (a heap-only update), so its cost does not grow with an index."""

    async def test() -> None:
        store = Kept(empty_postgresql)
        people = [("one", str(number)) for number in range(500)]
        async with store.open() as node, connected(empty_postgresql) as operator:
            for _ in range(6):
                await node.saw(people)
            partitions = "pg_class JOIN pg_inherits ON inhrelid = oid WHERE inhparent = 'presence'::regclass"
            assert await operator.fetchval(f"SELECT bool_and(relpersistence = 'u') FROM {partitions}")
            where = "FROM pg_stat_user_tables WHERE relname LIKE 'presence_%'"
            async with asyncio.timeout(MUCH):  # backends report what they did now and then
                while await operator.fetchval(f"SELECT sum(n_tup_upd) {where}") < 5 * len(people):
                    await asyncio.sleep(0.2)
                    await operator.execute("SELECT pg_stat_clear_snapshot()")
            updated, hot = await operator.fetchrow(f"SELECT sum(n_tup_upd), sum(n_tup_hot_upd) {where}")
            assert 2 * hot > updated

    # A new one: it has no statistics of other tests.
    asyncio.run(upgrade(empty_postgresql))
    asyncio.run(test())
