"""Tables in several databases: chosen by their id, found wherever they are, moved while people write."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Iterator
from statistics import median
from typing import Any

import pytest
from sqlalchemy import Select, text

from tests.stores.keeping import (
    IN_CELLS,
    Cells,
    a_database,
    a_table_in,
    after,
    away,
    connected,
    new_table,
    node,
    nothing_away,
    on_a_node,
    outcome,
    said,
    some_cells,
    waiting_for_locks,
    words_of,
)
from tests.waiting import until
from unshuffled import cli
from unshuffled.stores.accounts import AccountStore
from unshuffled.stores.cells import log as cell_log
from unshuffled.stores.cells import moving
from unshuffled.stores.cells.accounts import CellAccounts
from unshuffled.stores.cells.book import Cell
from unshuffled.stores.cells.log import CellLog
from unshuffled.stores.cells.moving import Busy, drain, move
from unshuffled.stores.cells.ranking import ranking
from unshuffled.stores.connect import open_log
from unshuffled.stores.log import Elsewhere, Unavailable, insertion
from unshuffled.stores.moderation import Moderation
from unshuffled.tables.entries import Opened
from unshuffled.tables.forks import new_id
from unshuffled.tables.ports import Conflict, NoSuchTable, Snapshot

pytestmark = IN_CELLS

NAMES = ["main", "one", "two", "three"]


@pytest.fixture
def cells() -> Iterator[Cells]:
    """A main database with three cells, of this test alone."""
    with some_cells("one", "two", "three") as made:
        yield made


@pytest.fixture
def spare() -> Iterator[str]:
    """A database that is no cell yet."""
    with a_database() as url:
        yield url


async def rows(log: CellLog, cell: str, table: str, of: str = "entries") -> list[Any]:
    """What a cell's database has of a table, as text."""
    async with log.logs()[cell].engine.connect() as connection:
        found = await connection.execute(
            text(f"SELECT {of}::text FROM {of} WHERE table_id = :id ORDER BY 1"), {"id": table}
        )
        return list(found.scalars())


# Which cell


def test_a_new_cell_takes_its_share_from_all_others_and_changes_nothing_between_them() -> None:
    tables = [new_id() for _ in range(4000)]
    before = {table: ranking(NAMES[:3], table)[0] for table in tables}
    after = {table: ranking(NAMES, table)[0] for table in tables}

    moved = Counter(before[table] for table in tables if before[table] != after[table])
    assert {after[table] for table in tables if before[table] != after[table]} == {"three"}
    assert all(250 < moved[name] < 420 for name in NAMES[:3])


def test_tables_are_spread_over_all_cells_and_found_by_another_node(cells: Cells) -> None:
    async def spread() -> None:
        async with node(cells) as here, node(cells) as there:
            tables = [await new_table(here) for _ in range(40)]
            assert {await here.find(table) for table in tables} == set(NAMES)
            for table in tables:
                await there.append(table, after(1), [said(table)])
                assert await words_of(here, table) == [table]
                assert await rows(here, ranking(NAMES, table)[0], table)
            assert await there.heads(tables) == {table: after(1, table) for table in tables}

    asyncio.run(spread())


def test_a_table_that_is_nowhere_is_not_found(cells: Cells) -> None:
    async def look(log: CellLog) -> None:
        for ask in (log.beginning, log.read):
            with pytest.raises(NoSuchTable):
                await ask(new_id())
        with pytest.raises(NoSuchTable):
            await log.append(new_id(), after(1), [said("x")])

    on_a_node(cells, look)


def test_a_node_that_has_not_heard_of_a_new_cell_finds_the_tables_in_it(
    cells: Cells, spare: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def grow() -> None:
        monkeypatch.setattr(cell_log, "LIST_SECONDS", 0)
        async with node(cells) as old, node(cells) as new:
            await new.book.add(Cell("four", spare))
            table = await a_table_in(new, "four")
            assert "four" not in old.logs()
            await old.append(table, after(1), [said("hello")])
            assert await words_of(new, table) == ["hello"]

    asyncio.run(grow())


def test_a_cell_that_is_not_open_gets_no_new_tables(cells: Cells) -> None:
    async def closed(log: CellLog) -> None:
        await log.book.set_open("one", False)
        tables = [await new_table(log) for _ in range(40)]
        assert {await log.find(table) for table in tables} == {"main", "two", "three"}

    on_a_node(cells, closed)


def test_one_table_is_created_once_also_if_the_list_grows_in_between(cells: Cells, spare: str) -> None:
    """As both players of an expedition create its next battle. By the new list it belongs to another cell."""

    async def grow(log: CellLog) -> None:
        id = next(id for _ in range(10_000) if ranking([*NAMES, "four"], id := new_id())[0] == "four")
        await log.create(id, "seed", [Opened("ann", "commitment")])
        await log.book.add(Cell("four", spare))
        with pytest.raises(Conflict):
            await log.create(id, "seed", [Opened("bob", "commitment")])
        assert [entry.host for entry in (await log.read(id)).entries] == ["ann"]  # type: ignore[union-attr]

    on_a_node(cells, grow)


# Moving


def test_a_moved_table_is_what_it_was_in_its_new_cell_and_nothing_in_the_old_one(cells: Cells) -> None:
    """Its entries to the letter, with their times; its snapshot and its result."""

    async def moved(log: CellLog) -> None:
        id = await a_table_in(log, "one", entries=30)
        odd = [said('caf\u00e9 \\ud83d \x00 "')]
        head = await log.append(id, after(30), odd)
        await log.keep_snapshot(id, Snapshot(head, b"{}"))
        await CellAccounts(log).keep_result(id, head, b"won")
        kept = ("entries", "snapshots", "results")
        before = [await rows(log, "one", id, of) for of in kept]
        assert [len(each) for each in before] == [31, 1, 1]

        for to in ("two", "main", "one", "three"):
            assert 0 < await move(log, id, to) < 5
            assert [await rows(log, to, id, of) for of in kept] == before
            elsewhere = [await rows(log, cell, id, of) for cell in NAMES for of in kept if cell != to]
            assert elsewhere == [[]] * 9
            assert await log.find(id) == to
        assert await move(log, id, "three") == 0.0

    on_a_node(cells, moved)


def test_people_who_write_while_their_table_is_moved_lose_nothing_and_wait_less_than_a_second(cells: Cells) -> None:
    """Two nodes write in turn, and neither hears of the moves. Each entry is there once, in its order."""

    async def play() -> None:
        async with node(cells) as mover, node(cells) as here, node(cells) as there:
            id = await new_table(mover)
            over = asyncio.Event()
            waits: list[float] = []
            head = after(1)
            words: list[str] = []

            async def write() -> None:
                nonlocal head
                clock = asyncio.get_running_loop().time
                while not over.is_set():
                    began = clock()
                    words.append(str(len(words)))
                    head = await (here, there)[len(words) % 2].append(id, head, [said(words[-1])])
                    waits.append(clock() - began)

            writing = asyncio.create_task(write())
            pauses: list[float] = []
            for to in ["one", "two", "three", "main"] * 5:
                pauses.append(await move(mover, id, to))
                seen = len(words)
                while len(words) < seen + 3:
                    await asyncio.sleep(0.001)
            over.set()
            await writing
            assert await words_of(mover, id) == words
            assert len(words) >= 60
            # Not the longest: on a busy machine anything waits now and then, and writing alone may take a tenth of a second.
            longest = max(1, 20 * median(waits))
            assert median(pauses) < longest
            assert median(sorted(waits)[-20:]) < longest

    asyncio.run(play())


@pytest.mark.parametrize("locks", [True, False])
def test_an_append_that_waits_for_a_move_follows_the_table(
    cells: Cells, locks: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Without the lock in the statement it would be written where the table was, and be lost."""
    if not locks:
        monkeypatch.setattr(Select, "with_for_update", lambda self, **_: self)
    insertion.cache_clear()

    async def wait() -> None:
        async with node(cells) as log, connected(cells.urls["one"]) as operator:
            id = await a_table_in(log, "one")
            monkeypatch.undo()
            insertion.cache_clear()
            async with operator.transaction():
                await operator.execute("SELECT 1 FROM tables WHERE id = $1 FOR UPDATE", id)
                writing = asyncio.create_task(log.logs()["one"].append(id, after(1), [said("x")]))
                await until(lambda: waiting_for_locks(operator))
                await operator.execute("UPDATE tables SET away = 'two', moves = 1 WHERE id = $1", id)
            if locks:
                with pytest.raises(Elsewhere):
                    await writing
            else:
                await writing  # it won, in a cell that has the table no more
            assert len(await rows(log, "one", id)) == (1 if locks else 2)

    asyncio.run(wait())


@pytest.mark.parametrize("step", ["_entries", "_head", "arrive"])
def test_a_move_that_stops_anywhere_leaves_the_table_whole_in_one_cell(
    cells: Cells, step: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Before the old cell has let go it is there; after it, the next look finds it in the new one. A later move works."""

    async def stop() -> None:
        async with node(cells) as mover, node(cells) as other:
            id = await a_table_in(mover, "one", entries=5)
            stopped: Any = pytest.MonkeyPatch()

            async def fail(*_: object, **__: object) -> None:
                raise Unavailable("the mover is gone")

            stopped.setattr(CellLog if step == "arrive" else moving, step, fail)
            with pytest.raises(Unavailable):
                await move(mover, id, "two")
            stopped.undo()

            assert await other.find(id) == ("two" if step == "arrive" else "one")
            await other.append(id, after(5), [said("x")])
            await move(mover, id, "three")
            assert await words_of(other, id) == ["2", "3", "4", "5", "x"]

    asyncio.run(stop())


def test_a_copy_that_is_coming_is_not_read(cells: Cells, monkeypatch: pytest.MonkeyPatch) -> None:
    """A node that remembers the table from long ago asks the cell where the copy is being made."""

    async def coming() -> None:
        async with node(cells) as mover, node(cells) as forgotten:
            id = await a_table_in(mover, "one", entries=3)
            assert await forgotten.find(id) == "one"
            await move(mover, id, "two")
            await mover.append(id, after(3), [said("new")])
            monkeypatch.setattr(moving, "PAGE", 2)
            place = await mover.place("two", id)
            assert place is not None
            await moving._begin(mover, id, "two", "one", cell_log.Place(None, "two", place.moves + 1))
            assert len(await rows(mover, "one", id)) == 4

            assert await words_of(forgotten, id) == ["2", "3", "new"]
            assert await forgotten.heads([id]) == {id: after(3, "new")}

    asyncio.run(coming())


def test_two_moves_of_one_table_exclude_each_other(cells: Cells) -> None:
    async def twice(log: CellLog) -> None:
        id = await a_table_in(log, "main", entries=5)
        found = await asyncio.gather(*(outcome(move(log, id, to)) for to in ("one", "two", "three")))
        assert sum(isinstance(each, float) for each in found) >= 1
        assert {type(each) for each in found} <= {float, Busy}
        assert await words_of(log, id) == ["2", "3", "4", "5"]
        assert sorted([len(await rows(log, cell, id)) for cell in NAMES]) == [0, 0, 0, 5]

    on_a_node(cells, twice)


def test_a_drained_cell_is_empty_and_its_tables_are_where_they_belong_without_it(cells: Cells) -> None:
    async def empty(log: CellLog) -> None:
        tables = [await new_table(log, entries=3) for _ in range(24)]
        tables.append(await a_table_in(log, "two", entries=3))
        await log.book.set_open("two", False)
        moved: list[str] = []
        assert await drain(log, "two", lambda table, _: moved.append(table)) == 0
        assert tables[-1] in moved
        for table in tables:
            assert await log.find(table) == ranking(["main", "one", "three"], table)[0]
            assert await words_of(log, table) == ["2", "3"]
        assert (await moving.count(log, "two"))[0] == 0

    on_a_node(cells, empty)


def test_a_table_is_found_although_it_once_was_in_a_cell_that_is_off_the_list(cells: Cells) -> None:
    """The row it left behind in the first cell names the second, which is gone."""

    async def found() -> None:
        async with node(cells) as log:
            id = await a_table_in(log, "one")
            await move(log, id, "two")
            await move(log, id, "three")
            await log.book.remove("two")
        async with node(cells) as fresh:
            assert await fresh.find(id) == "three"
            assert fresh.away == []

    asyncio.run(found())


# A cell that is down


def test_while_a_cell_is_down_the_tables_of_the_others_go_on_and_its_own_wait_without_delay(cells: Cells) -> None:
    async def down() -> None:
        async with node(cells) as log, node(cells) as fresh:
            clock = asyncio.get_running_loop().time
            lost, *others = [await a_table_in(log, name) for name in ("two", "main", "one", "three")]
            async with away(cells.urls["two"]):
                with pytest.raises(Unavailable) as error:
                    await log.append(lost, after(1), [said("x")])
                assert error.value.cell == "two"
                began = clock()
                for node_log in (log, fresh):
                    for table in others:
                        assert (await node_log.beginning(table))[0] == "seed"
                    for _ in range(20):
                        with pytest.raises(Unavailable):
                            await node_log.append(lost, after(1), [said("x")])
                for table in others:
                    await log.append(table, after(1), [said("x")])
                # Waiting for the cell each time would take minutes.
                assert clock() - began < 15
                assert set(await log.heads([lost, *others])) == set(others)
                assert log.away == fresh.away == ["two"]
            await until(lambda: nothing_away(log, fresh))
            await log.append(lost, after(1), [said("x")])
            assert await words_of(fresh, lost) == ["x"]

    asyncio.run(down())


def test_a_table_that_moved_before_its_cell_went_down_is_found_by_a_node_that_remembers_it_there(
    cells: Cells, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A table that is still there is looked for in the others too, but not with every question."""
    looks: list[str] = []
    look = CellLog._look

    async def counted(self: CellLog, table: str) -> str | None:
        looks.append(table)
        return await look(self, table)

    async def down() -> None:
        async with node(cells) as log, node(cells) as mover:
            moved, stays = await a_table_in(log, "one"), await a_table_in(log, "one")
            await move(mover, moved, "two")
            monkeypatch.setattr(CellLog, "_look", counted)
            async with away(cells.urls["one"]):
                # Nobody knows yet that the cell does not answer; a wish that it may have carried out is not tried elsewhere.
                with pytest.raises(Unavailable):
                    await log.append(moved, after(1), [said("x")])
                await log.append(moved, after(1), [said("y")])
                for _ in range(20):
                    with pytest.raises(Unavailable) as error:
                        await log.append(stays, after(1), [said("x")])
                    assert error.value.cell == "one"
            assert looks == [moved, stays]
            assert await words_of(log, moved) == ["y"]

    asyncio.run(down())


def test_a_list_of_tables_comes_from_all_cells_and_does_without_one_that_is_down(cells: Cells) -> None:
    """In the same order and with the same facts as from one database."""

    async def listed(log: CellLog) -> None:
        store = CellAccounts(log)
        tables = [await a_table_in(log, name) for name in NAMES]
        for table in tables:
            await store.attend("ann", table)
        for table in reversed(tables):
            await log.append(table, after(1), [said("x")])
        await store.keep_result(tables[2], after(1, "x"), b"won")
        found = await store.attended("ann")
        assert [(each.table, each.number, each.result) for each in found] == [
            (tables[0], 2, None),
            (tables[1], 2, None),
            (tables[2], 2, b"won"),
            (tables[3], 2, None),
        ]
        assert await store.attended("ann", 1, 2) == found[1:3]
        async with away(cells.urls["two"]):
            assert await store.attended("ann") == [found[0], found[1], found[3]]

    on_a_node(cells, listed)


# What operators do


def test_what_operators_do_reaches_tables_in_all_cells(cells: Cells) -> None:
    async def moderate(log: CellLog) -> None:
        store = Moderation(log.engine, log)
        for name in NAMES:
            id = await a_table_in(log, name, entries=3)
            await AccountStore(log.engine).attend("ann", id)
            await move(log, id, "one" if name == "main" else "main")
            assert await store.remove_talk(id) == 2
            assert (await log.read(id)).head.number == 4
            await store.delete_table(id)
            with pytest.raises(NoSuchTable):
                await log.beginning(id)
            assert await store.tables_of("ann") == []

    on_a_node(cells, moderate)


# The commands


def test_the_commands_make_list_move_drain_and_remove_a_cell(
    spare: str, empty_postgresql: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("UNSHUFFLED_DATABASE_URL", spare)
    monkeypatch.setattr("unshuffled.cli.cells.KNOWN_BEFORE", 0)
    id = asyncio.run(_one(spare))

    assert cli.main(["db", "create", "east", empty_postgresql]) == 0
    assert cli.main(["db", "move", id, "--to", "east"]) == 0
    assert cli.main(["db", "move", id, "--to", "west"]) == 2
    assert cli.main(["db", "list"]) == 0
    shown = capsys.readouterr().out
    assert "east 1 " in " ".join(shown.split())
    assert cli.main(["db", "remove", "east"]) == 2
    assert cli.main(["db", "upgrade"]) == 0
    assert "east: revision" in capsys.readouterr().out
    assert cli.main(["db", "drain", "east"]) == 0
    assert cli.main(["db", "remove", "east"]) == 0
    assert asyncio.run(_words(spare, id)) == ["2", "3"]


async def _one(url: str) -> str:
    log = await open_log(url)
    id = await new_table(log, entries=3)
    await log.close()
    return id


async def _words(url: str, id: str) -> list[str]:
    log = await open_log(url)
    words = await words_of(log, id)
    await log.close()
    return words
