"""Who was seen where, with tables in several databases: each cell says it of its own tables."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from datetime import timedelta

import pytest
from sqlalchemy import select, update

from tests.stores.keeping import (
    IN_CELLS,
    Cells,
    a_database,
    a_table_in,
    away,
    connected,
    new_table,
    node,
    on_a_node,
    outcome,
    some_cells,
    waiting_for_locks,
)
from tests.waiting import until
from unshuffled.server.presence import Sightings, store_for
from unshuffled.stores import engine
from unshuffled.stores.cells.book import Cell
from unshuffled.stores.cells.log import CellLog
from unshuffled.stores.cells.moving import move
from unshuffled.stores.cells.presence import CellPresence, OtherCell
from unshuffled.stores.log import Unavailable
from unshuffled.stores.people import People
from unshuffled.stores.presence import ANYBODY, Sighting, SqlPresence
from unshuffled.stores.schema import presence

pytestmark = IN_CELLS

NAMES = ["main", "one", "two"]
HOUR = 3600.0
LONG = 600.0
"""Seconds of `absent_after` in which nothing but those who come and go is written twice."""
SOON = 2.0
"""So many that people are written several times in a second."""


@pytest.fixture
def cells() -> Iterator[Cells]:
    """A main database with two cells, of this test alone."""
    with some_cells("one", "two") as made:
        yield made


@asynccontextmanager
async def watching(log: CellLog, absent_after: float = LONG) -> AsyncIterator[Sightings]:
    """Who has a socket, as a server writes it."""
    sightings = Sightings(store_for(log), absent_after)
    sightings.start()
    try:
        yield sightings
    finally:
        await sightings.stop()


async def seen(log: CellLog) -> dict[str, set[Sighting]]:
    """Who is written down in each cell, without the marks of tables that came."""
    found: dict[str, set[Sighting]] = {}
    for name, cell in log.logs().items():
        async with cell.engine.connect() as connection:
            rows = select(presence.c.table_id, presence.c.person).where(presence.c.person != ANYBODY)
            found[name] = {(table, person) for table, person in await connection.execute(rows)}
    return found


async def until_seen(log: CellLog, wanted: dict[str, set[Sighting]]) -> None:
    async def is_so() -> bool:
        return await seen(log) == wanted

    await until(is_so)


async def an_hour_later(log: CellLog, *names: str) -> None:
    """All that is written in these cells, or in all of them, is an hour older."""
    hour = timedelta(hours=1)
    for name in names or log.logs():
        async with log.logs()[name].engine.begin() as connection:
            await connection.execute(update(presence).values(seen_at=presence.c.seen_at - hour))


def is_new(age: float | None) -> bool:
    return age is not None and age < HOUR / 2


async def is_refreshed(sightings: Sightings, table: str) -> bool:
    return is_new(await sightings.age(table, "ann"))


# Where


def test_people_are_written_where_their_tables_are_and_nowhere_else(cells: Cells) -> None:
    async def come() -> None:
        async with node(cells) as log, node(cells) as other, watching(log) as sightings:
            tables = {name: await a_table_in(log, name) for name in NAMES}
            for table in tables.values():
                sightings.arrive(table, "ann")
                sightings.arrive(table, "bob")
            await until_seen(log, {name: {(table, "ann"), (table, "bob")} for name, table in tables.items()})

            there = store_for(other)
            for table in tables.values():
                assert is_new(await there.age(table, "ann"))
                assert await there.age(table, "cem") is None

    asyncio.run(come())


def test_who_leaves_is_written_there_once_more_and_then_grows_old(cells: Cells) -> None:
    async def leave(log: CellLog) -> None:
        async with watching(log, SOON) as sightings:
            table = await a_table_in(log, "one")
            sightings.arrive(table, "ann")
            sightings.arrive(table, "bob")
            await until_seen(log, {"main": set(), "one": {(table, "ann"), (table, "bob")}, "two": set()})
            await an_hour_later(log)
            sightings.leave(table, "ann")

            async def is_written(person: str) -> bool:
                return is_new(await sightings.age(table, person))

            await until(lambda: is_written("ann"))
            await an_hour_later(log)
            await until(lambda: is_written("bob"))
            assert not await is_written("ann")

    on_a_node(cells, leave)


def test_without_cells_a_node_of_the_release_before_reads_and_writes_the_same_rows() -> None:
    """That one has `SqlPresence`, and writes people of all tables to the one database."""

    async def beside(url: str) -> None:
        async with node(Cells(url, {})) as log, watching(log) as sightings:
            table = await new_table(log)
            before = SqlPresence(log.engine)
            sightings.arrive(table, "ann")
            await until_seen(log, {"main": {(table, "ann")}})
            await before.saw([(table, "bob")])

            assert is_new(await before.age(table, "ann"))
            assert is_new(await sightings.age(table, "bob"))
            assert await seen(log) == {"main": {(table, "ann"), (table, "bob")}}

    with a_database() as url:
        asyncio.run(beside(url))


def test_a_cell_names_the_tables_it_does_not_have_and_writes_all_others(cells: Cells) -> None:
    async def write(log: CellLog) -> None:
        mine, other = await a_table_in(log, "one"), await a_table_in(log, "two")
        with pytest.raises(OtherCell) as error:
            await CellPresence(log).of("one").saw([(mine, "ann"), (other, "ann"), ("nowhere", "ann")])

        assert error.value.tables == {other, "nowhere"}
        assert await seen(log) == {"main": set(), "one": {(mine, "ann")}, "two": set()}

    on_a_node(cells, write)


def test_people_of_a_table_that_is_deleted_are_not_written_and_forgotten_when_they_leave(cells: Cells) -> None:
    async def delete(log: CellLog) -> None:
        async with watching(log, SOON) as sightings:
            table, stays = await a_table_in(log, "one"), await a_table_in(log, "one")
            sightings.arrive(table, "ann")
            sightings.arrive(stays, "ann")
            await until_seen(log, {"main": set(), "one": {(table, "ann"), (stays, "ann")}, "two": set()})
            await People(log.engine, log).delete_table(table)
            for _ in range(2):
                await an_hour_later(log)
                await until(lambda: is_refreshed(sightings, stays))
            assert await seen(log) == {"main": set(), "one": {(stays, "ann")}, "two": set()}
            assert await sightings.age(table, "ann") is None

            sightings.leave(table, "ann")
            await sightings.stop()
            assert [each._new for each in sightings._registers.values()] == [set(), set()]
            assert await seen(log) == {"main": set(), "one": {(stays, "ann")}, "two": set()}

    on_a_node(cells, delete)


def test_what_is_stored_about_a_person_is_found_and_forgotten_in_all_cells(cells: Cells) -> None:
    async def forget(log: CellLog) -> None:
        store, people = CellPresence(log), People(log.engine, log)
        tables = {name: await a_table_in(log, name) for name in NAMES}
        for name, table in tables.items():
            await store.of(name).saw([(table, "ann"), (table, "bob")])

        assert sorted(each["table_id"] for each in (await people.export("ann"))["seen"]) == sorted(tables.values())
        await people.forget("ann")
        assert (await people.export("ann"))["seen"] == []
        assert await seen(log) == {name: {(table, "bob")} for name, table in tables.items()}

    on_a_node(cells, forget)


# Moving


def test_people_follow_a_table_that_moves_with_the_next_refresh(cells: Cells) -> None:
    """Another process moves it; those who stay and those who leave are found where it is now."""

    async def follow() -> None:
        async with node(cells) as log, node(cells) as mover, watching(log, SOON) as sightings:
            table, stays = await a_table_in(log, "one"), await a_table_in(log, "one")
            for each in (table, stays):
                sightings.arrive(each, "ann")
            sightings.arrive(table, "bob")
            both = {(table, "ann"), (table, "bob")}
            await until_seen(log, {"main": set(), "one": both | {(stays, "ann")}, "two": set()})

            await move(mover, table, "two")
            await until_seen(log, {"main": set(), "one": both | {(stays, "ann")}, "two": both})
            assert {name: register._here for name, register in sightings._registers.items()} == {
                "main": set(),
                "one": {(stays, "ann")},
                "two": both,
            }

            await move(mover, table, "main")
            sightings.leave(table, "bob")
            await until_seen(log, {"main": both, "one": both | {(stays, "ann")}, "two": both})
            await an_hour_later(log)
            await until(lambda: is_refreshed(sightings, table))

    asyncio.run(follow())


def test_a_node_that_has_not_heard_of_the_first_cell_follows_a_table_there() -> None:
    async def follow(main: str, cell: str) -> None:
        async with node(Cells(main, {})) as log, node(Cells(main, {})) as mover, watching(log, SOON) as sightings:
            table, stays = await new_table(log), await new_table(log)
            for each in (table, stays):
                sightings.arrive(each, "ann")
            await until_seen(log, {"main": {(table, "ann"), (stays, "ann")}})
            await mover.book.add(Cell("one", cell))
            await mover.learn()
            assert not log.has_cells
            await move(mover, table, "one")

            await until_seen(mover, {"main": {(table, "ann"), (stays, "ann")}, "one": {(table, "ann")}})

    with a_database() as main, a_database() as cell:
        asyncio.run(follow(main, cell))


@pytest.mark.parametrize("moves", [["two"], ["two", "one"], []])
def test_nobody_is_absent_because_their_table_has_moved(cells: Cells, moves: list[str]) -> None:
    """Not even in a cell that saw them last an hour ago; without a move they are, and after one when it is long ago."""

    async def absent(log: CellLog) -> None:
        store = CellPresence(log)
        table = await a_table_in(log, "one")
        await store.of("one").saw([(table, "ann")])
        await an_hour_later(log)
        for to in moves:
            await move(log, table, to)

        assert is_new(await store.age(table, "ann")) is bool(moves)
        await an_hour_later(log)
        assert not is_new(await store.age(table, "ann"))

    on_a_node(cells, absent)


def test_a_move_that_another_node_ends_counts_from_its_end(cells: Cells, monkeypatch: pytest.MonkeyPatch) -> None:
    async def stop() -> None:
        async with node(cells) as mover, node(cells) as other:
            table = await a_table_in(mover, "one")
            await CellPresence(mover).of("one").saw([(table, "ann")])

            async def fail(*_: object) -> None:
                raise Unavailable("the mover is gone")

            with monkeypatch.context() as stopped:
                stopped.setattr(CellLog, "arrive", fail)
                with pytest.raises(Unavailable):
                    await move(mover, table, "two")
            await an_hour_later(mover)

            assert is_new(await CellPresence(other).age(table, "ann"))

    asyncio.run(stop())


# A cell that is down


@pytest.mark.parametrize("down", [True, False])
def test_a_cell_that_is_down_says_of_nobody_that_they_are_absent_and_the_others_go_on(cells: Cells, down: bool) -> None:
    async def play() -> None:
        async with node(cells) as log, node(cells) as other, watching(log, SOON) as sightings:
            tables = {name: await a_table_in(log, name) for name in NAMES}
            for table in tables.values():
                sightings.arrive(table, "ann")
            await until_seen(log, {name: {(table, "ann")} for name, table in tables.items()})
            there = store_for(other)

            async def are_refreshed(*names: str) -> bool:
                ages = [await outcome(there.age(tables[name], "ann")) for name in names]
                return all(isinstance(age, float) and is_new(age) for age in ages)

            await an_hour_later(log)
            if down:
                async with away(cells.urls["two"]):
                    for _ in range(3):
                        await an_hour_later(log, "main", "one")
                        await until(lambda: are_refreshed("main", "one"))
                        with pytest.raises(Unavailable) as error:
                            await there.age(tables["two"], "ann")
                        assert error.value.cell == "two"
                    sightings.leave(tables["two"], "ann")
                    sightings.arrive(tables["two"], "bob")

                async def is_written() -> bool:
                    return (tables["two"], "bob") in (await seen(log))["two"]

                await until(is_written)
            await until(lambda: are_refreshed(*NAMES))

    asyncio.run(play())


def test_a_cell_that_never_answers_delays_nobody_in_the_others(cells: Cells, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its people are written as soon as it does."""

    async def hang(log: CellLog) -> None:
        tables = {name: await a_table_in(log, name) for name in NAMES}
        async with watching(log) as sightings, connected(cells.urls["two"]) as operator:
            # Nothing is given up.
            sightings.every = 1e6
            monkeypatch.setattr(engine, "PATIENCE", 1e6)
            rows: dict[str, set[Sighting]] = {name: set() for name in NAMES}
            async with operator.transaction():
                await operator.execute("LOCK TABLE presence IN EXCLUSIVE MODE")
                sightings.arrive(tables["two"], "ann")
                await until(lambda: waiting_for_locks(operator))
                for person in ("ann", "bob"):
                    for name in ("main", "one"):
                        sightings.arrive(tables[name], person)
                        rows[name].add((tables[name], person))
                    await until_seen(log, rows)
            rows["two"].add((tables["two"], "ann"))
            await until_seen(log, rows)

    on_a_node(cells, hang)


def test_a_table_that_moved_to_a_cell_that_is_down_is_followed_when_it_is_back(cells: Cells) -> None:
    """The cell that it has left writes its other people meanwhile."""

    async def follow() -> None:
        async with node(cells) as log, node(cells) as mover, watching(log) as sightings:
            table, stays = await a_table_in(log, "one"), await a_table_in(log, "one")
            sightings.arrive(table, "ann")
            await until_seen(log, {"main": set(), "one": {(table, "ann")}, "two": set()})
            await move(mover, table, "two")
            async with away(cells.urls["two"]):
                sightings.arrive(table, "bob")

                async def is_known_to_be_down() -> bool:
                    return log.away == ["two"]

                await until(is_known_to_be_down)
                sightings.arrive(stays, "cem")

                async def is_written() -> bool:
                    return is_new(await sightings.age(stays, "cem"))

                await until(is_written)
            both = {(table, "ann"), (table, "bob")}
            await until_seen(log, {"main": set(), "one": {(table, "ann"), (stays, "cem")}, "two": both})

    asyncio.run(follow())


def test_people_follow_a_table_that_moved_just_before_its_cell_went_down(cells: Cells) -> None:
    """As soon as their node has found it; who is at a table of the cell is written there when it is back."""

    async def follow() -> None:
        async with node(cells) as log, node(cells) as mover, watching(log) as sightings:
            table, stays = await a_table_in(log, "one"), await a_table_in(log, "one")
            sightings.arrive(table, "ann")
            sightings.arrive(stays, "ann")
            await until_seen(log, {"main": set(), "one": {(table, "ann"), (stays, "ann")}, "two": set()})
            await move(mover, table, "two")
            async with away(cells.urls["one"]):
                assert isinstance(await outcome(log.read(stays)), Unavailable)
                assert len((await log.read(table)).entries) == 1
                sightings.arrive(stays, "bob")
                await until(lambda: is_seen_in(log, "two", (table, "ann")))
                assert not await is_seen_in(log, "two", (stays, "ann"))
            await an_hour_later(log, "one")
            await until(lambda: is_up(log))
            await until(lambda: is_refreshed(sightings, stays))

    asyncio.run(follow())


async def is_up(log: CellLog) -> bool:
    return not log.away


async def is_seen_in(log: CellLog, cell: str, sighting: Sighting) -> bool:
    async with log.logs()[cell].engine.connect() as connection:
        rows = await connection.execute(select(presence.c.table_id, presence.c.person))
        return sighting in {(table, person) for table, person in rows}
