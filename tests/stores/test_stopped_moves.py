"""Moves that stop between their two commits: the table is whole in one cell, and what is left in the other harms nobody."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from datetime import timedelta
from typing import Any

import pytest
from sqlalchemy import text

from tests.stores.keeping import (
    IN_CELLS,
    Cells,
    Kept,
    a_table_in,
    after,
    away,
    connected,
    new_table,
    node,
    nothing_away,
    on_a_node,
    said,
    some_cells,
    waiting_for_locks,
    words_of,
)
from tests.waiting import until
from unshuffled.stores import archive
from unshuffled.stores.accounts import AccountStore
from unshuffled.stores.cells import moving
from unshuffled.stores.cells.accounts import CellAccounts
from unshuffled.stores.cells.log import CellLog
from unshuffled.stores.cells.moving import move
from unshuffled.stores.cells.presence import CellPresence
from unshuffled.stores.cells.sweep import sweep
from unshuffled.stores.clock import Clock
from unshuffled.stores.log import Unavailable
from unshuffled.stores.moderation import Moderation
from unshuffled.stores.people import People
from unshuffled.stores.retention import Days, Retention
from unshuffled.tables.forks import new_id
from unshuffled.tables.ports import NoSuchTable, Snapshot

pytestmark = IN_CELLS


@pytest.fixture
def cells() -> Iterator[Cells]:
    """A main database with two cells, of this test alone."""
    with some_cells("one", "two") as made:
        yield made


@contextmanager
def stopping(step: str) -> Iterator[None]:
    """The operator's program ends at this step of a move: `update` comes after the copy is there, `arrive` after the old cell has let go."""
    with pytest.MonkeyPatch.context() as stopped:

        def fail(*_: object, **__: object) -> None:
            raise Unavailable("the mover is gone")

        stopped.setattr(CellLog if step == "arrive" else moving, step, fail)
        yield


async def stop_moving(log: CellLog, table: str, to: str, step: str = "update") -> None:
    """The table stays where it is, or has left it; something of it is in the other cell."""
    with stopping(step), pytest.raises(Unavailable):
        await move(log, table, to)


async def ids_in(log: CellLog, cell: str, of: str = "entries") -> set[str]:
    """The tables of which a cell's database has such rows."""
    column = "id" if of == "tables" else "table_id"
    async with log.logs()[cell].engine.connect() as connection:
        return set(await connection.scalars(text(f"SELECT {column} FROM {of}")))


async def grow_old(log: CellLog, cell: str, table: str) -> None:
    """As if nothing had happened there for years."""
    async with log.logs()[cell].engine.begin() as connection:
        await connection.execute(text("UPDATE entries SET at = '2020-01-01' WHERE table_id = :id"), {"id": table})


async def unfinished(_: str) -> bool:
    return False


# What ends them


@pytest.mark.parametrize("is_deleted", [False, True])
def test_a_sweep_removes_the_copy_of_a_table_that_is_where_it_was_or_deleted(cells: Cells, is_deleted: bool) -> None:
    async def end(log: CellLog) -> None:
        id = await a_table_in(log, "one", entries=3)
        await stop_moving(log, id, "two")
        if is_deleted:
            async with log.logs()["one"].engine.begin() as connection:
                for of, column in (("entries", "table_id"), ("tables", "id")):
                    await connection.execute(text(f"DELETE FROM {of} WHERE {column} = :id"), {"id": id})
        assert await sweep(log, "two") == []
        assert id not in await ids_in(log, "two", "tables")
        assert (id in await ids_in(log, "one")) is not is_deleted

    on_a_node(cells, end)


def test_a_sweep_does_not_touch_the_copy_of_a_move_that_goes_on(cells: Cells, monkeypatch: pytest.MonkeyPatch) -> None:
    async def go_on(log: CellLog) -> None:
        id = await a_table_in(log, "one", entries=3)
        let_go, left = moving._let_go, []

        async def swept(*how: Any) -> None:
            left.extend(await sweep(log, "two"))
            await let_go(*how)
            left.extend(await sweep(log, "two"))

        monkeypatch.setattr(moving, "_let_go", swept)
        await move(log, id, "two")
        assert len(left) == 2
        assert await log.find(id) == "two"
        assert await words_of(log, id) == ["2", "3"]

    on_a_node(cells, go_on)


def test_a_move_of_a_table_that_is_deleted_meanwhile_leaves_no_copy(
    cells: Cells, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def delete(log: CellLog) -> None:
        id = await a_table_in(log, "one", entries=3)
        let_go = moving._let_go

        async def late(*how: Any) -> None:
            await Moderation(log.engine, log).delete_table(id)
            async with log.logs()["two"].engine.begin() as connection:
                # The copy is made after the deletion was done.
                await connection.execute(
                    text(
                        "INSERT INTO tables (id, seed, coming, moves) VALUES (:id, 'x', 'one', 1) ON CONFLICT DO NOTHING"
                    ),
                    {"id": id},
                )
            await let_go(*how)

        monkeypatch.setattr(moving, "_let_go", late)
        with pytest.raises(NoSuchTable):
            await move(log, id, "two")
        assert id not in await ids_in(log, "two", "tables")

    on_a_node(cells, delete)


def test_a_trace_that_leads_to_a_cell_that_is_off_the_list_is_not_a_table(cells: Cells) -> None:
    async def look(log: CellLog) -> None:
        id = new_id()
        async with log.engine.begin() as connection:
            trace = text("INSERT INTO tables (id, seed, away, moves) VALUES (:id, '', 'gone', 1)")
            await connection.execute(trace, {"id": id})
        with pytest.raises(NoSuchTable):
            await log.find(id)

    on_a_node(cells, look)


def test_a_table_on_its_way_from_a_cell_that_is_off_the_list_is_not_said_to_be_nowhere(cells: Cells) -> None:
    """All of it is there; the cell has to be listed again for that to be known."""

    async def look(log: CellLog) -> None:
        id = new_id()
        async with log.engine.begin() as connection:
            coming = text("INSERT INTO tables (id, seed, coming, moves) VALUES (:id, '', 'gone', 1)")
            await connection.execute(coming, {"id": id})
        with pytest.raises(Unavailable, match="no cell gone"):
            await log.find(id)

    on_a_node(cells, look)


# Deleting and forgetting


KEPT = ("tables", "entries", "snapshots", "results", "archives", "presence")


async def leftovers(log: CellLog, table: str) -> set[tuple[str, str]]:
    """Which cells have what of a table."""
    return {(cell, of) for cell in log.logs() for of in KEPT if table in await ids_in(log, cell, of)}


async def all_words(log: CellLog) -> str:
    """All that any cell keeps of entries."""
    found: list[str] = []
    for each in log.logs().values():
        async with each.engine.connect() as connection:
            found += await connection.scalars(text("SELECT data::text FROM entries"))
    return " ".join(found)


async def with_a_secret(log: CellLog) -> str:
    """A table of Ann's in the first cell, where she said something."""
    id = await a_table_in(log, "one", entries=1)
    await AccountStore(log.engine).attend("ann", id)
    await log.append(id, after(1), [said("my secret")])
    return id


def test_a_deleted_table_has_no_row_in_any_cell_where_it_has_been(cells: Cells) -> None:
    async def delete(log: CellLog) -> None:
        id = await a_table_in(log, "one", entries=3)
        for to in ("two", "main"):
            await CellPresence(log).of(await log.find(id)).saw([(id, "ann")])
            await move(log, id, to)
        await stop_moving(log, id, "two")
        assert {cell for cell, _ in await leftovers(log, id)} == {"main", "one", "two"}
        await Moderation(log.engine, log).delete_table(id)
        assert await leftovers(log, id) == set()

    on_a_node(cells, delete)


def test_a_deletion_while_a_cell_is_away_says_so_and_the_next_one_ends_it(cells: Cells) -> None:
    async def delete(log: CellLog) -> None:
        id = await a_table_in(log, "one", entries=3)
        await stop_moving(log, id, "two")
        store = Moderation(log.engine, log)
        async with away(cells.urls["two"]):
            with pytest.raises(Unavailable):
                await store.delete_table(id)
        assert {cell for cell, _ in await leftovers(log, id)} == {"two"}
        await until(lambda: nothing_away(log))
        with pytest.raises(NoSuchTable):
            await store.delete_table(id)
        assert await leftovers(log, id) == set()

    on_a_node(cells, delete)


def test_the_seed_of_a_table_that_has_moved_is_in_its_new_cell_only(cells: Cells) -> None:
    async def moved(log: CellLog) -> None:
        id = await a_table_in(log, "one")
        for to in ("two", "one", "two"):
            await move(log, id, to)
            assert await log.seed(id) == "seed"
            seeds = {}
            for cell, each in log.logs().items():
                async with each.engine.connect() as connection:
                    seeds[cell] = await connection.scalar(text("SELECT seed FROM tables WHERE id = :id"), {"id": id})
            assert seeds == {"main": None, "one": "", "two": "", to: "seed"}

    on_a_node(cells, moved)


async def _forget(log: CellLog, _: str) -> None:
    await People(log.engine, log).forget("ann")


async def _remove_talk(log: CellLog, table: str) -> None:
    await Moderation(log.engine, log).remove_talk(table)


async def _by_age(log: CellLog, table: str) -> None:
    await grow_old(log, "one", table)
    await Retention(log.engine, log).run(Days(talk=30), unfinished)


@pytest.mark.parametrize("how", [_forget, _remove_talk, _by_age])
def test_words_that_are_taken_away_are_not_in_the_copy_of_a_stopped_move_either(
    cells: Cells, how: Callable[[CellLog, str], Awaitable[None]]
) -> None:
    async def take_away(log: CellLog) -> None:
        id = await with_a_secret(log)
        await stop_moving(log, id, "two")
        assert (await all_words(log)).count("my secret") == 2
        await how(log, id)
        assert "my secret" not in await all_words(log)
        assert len((await log.read(id)).entries) >= 2

    on_a_node(cells, take_away)


def test_a_table_that_moves_while_a_person_is_forgotten_stays_whole(
    cells: Cells, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What has left the old cell is not there as far as the new one knows: it must not be taken for a copy that is left."""

    async def both(log: CellLog) -> None:
        id = await with_a_secret(log)
        arrive = CellLog.arrive
        forgetting: list[asyncio.Task[Any]] = []

        async def late(self: CellLog, *how: Any) -> None:
            if not forgetting:
                forgetting.append(asyncio.create_task(_forget(log, id)))
                async with connected(cells.main) as operator:
                    await until(lambda: waiting_for_locks(operator))
            await arrive(self, *how)

        monkeypatch.setattr(CellLog, "arrive", late)
        await move(log, id, "two")
        await forgetting[0]
        assert await log.find(id) == "two"
        assert len((await log.read(id)).entries) == 3
        assert "my secret" not in await all_words(log)

    on_a_node(cells, both)


@pytest.mark.parametrize("of", ["snapshots", "results"])
def test_what_is_written_while_the_table_moves_does_not_stay_behind(cells: Cells, of: str) -> None:
    async def write() -> None:
        async with node(cells) as log, connected(cells.urls["one"]) as operator:
            id = await a_table_in(log, "one")
            one = log.logs()["one"]
            async with operator.transaction():
                await operator.execute("SELECT 1 FROM tables WHERE id = $1 FOR UPDATE", id)
                if of == "snapshots":
                    keeping = asyncio.create_task(one.keep_snapshot(id, Snapshot(after(1), b"names")))
                else:
                    keeping = asyncio.create_task(AccountStore(one.engine).keep_result(id, after(1), b"names"))
                await until(lambda: waiting_for_locks(operator))
                await operator.execute("UPDATE tables SET away = 'two', moves = 1 WHERE id = $1", id)
            with pytest.raises(NoSuchTable):
                await keeping
            assert id not in await ids_in(log, "one", of)

    asyncio.run(write())


# Packing


def test_the_archive_in_a_copy_that_is_left_does_not_keep_unpacking_from_its_end(cells: Cells) -> None:
    async def unpack(log: CellLog) -> None:
        id = await a_table_in(log, "one", entries=3)
        await CellAccounts(log).keep_result(id, after(3), b"won")
        assert (await log.pack_finished(timedelta(seconds=-1)))[0] == 1
        await stop_moving(log, id, "two")
        assert id in await ids_in(log, "two", "archives")
        assert await log.unpack_all() == 1
        assert await log.unpack_all() == 0
        assert await words_of(log, id) == ["2", "3"]

    on_a_node(cells, unpack)


def test_a_finished_game_is_packed_where_it_is_and_not_in_the_copy_that_is_left(cells: Cells) -> None:
    """One game of a round, so that copies cannot use the rounds up."""

    async def pack(log: CellLog) -> None:
        id = await a_table_in(log, "one", entries=3)
        await CellAccounts(log).keep_result(id, after(3), b"won")
        await stop_moving(log, id, "two")
        async with log.logs()["two"].engine.connect() as connection:
            ready = archive.ready(Clock("postgresql"), timedelta(seconds=-1), 1)
            assert list(await connection.scalars(ready)) == []
        assert (await log.pack_finished(timedelta(seconds=-1), 1))[0] == 1

    on_a_node(cells, pack)


# Retention


def test_a_table_that_goes_on_is_kept_although_a_stopped_move_left_an_old_copy_of_it(cells: Cells) -> None:
    async def keep(log: CellLog) -> None:
        id = await a_table_in(log, "one", entries=3)
        await stop_moving(log, id, "two")
        await grow_old(log, "two", id)
        await log.append(id, after(3), [said("still here")])
        assert (await Retention(log.engine, log).run(Days(unfinished=30, talk=30), unfinished)).tables == []
        assert await words_of(log, id) == ["2", "3", "still here"]

    on_a_node(cells, keep)


def test_a_table_that_is_old_itself_is_removed_beside_such_a_copy(cells: Cells) -> None:
    async def remove(log: CellLog) -> None:
        id = await a_table_in(log, "one", entries=3)
        await stop_moving(log, id, "two")
        for cell in ("one", "two"):
            await grow_old(log, cell, id)
        store = Retention(log.engine, log)
        assert (await store.run(Days(unfinished=30), unfinished)).tables == [id]
        with pytest.raises(NoSuchTable):
            await log.beginning(id)

    on_a_node(cells, remove)


@pytest.mark.parametrize("database", ["sqlite", "postgresql"])
def test_a_table_to_which_somebody_comes_back_during_the_run_is_kept(
    database: str, request: pytest.FixtureRequest
) -> None:
    """Whether its game is over is asked in between: that takes long."""
    url = request.getfixturevalue(database)

    async def come_back() -> None:
        async with Kept(database, url).open_sql() as log:
            back, gone = [await new_table(log, entries=3) for _ in range(2)]
            async with log.engine.begin() as connection:
                old = text("UPDATE entries SET at = '2020-01-01 00:00:00.000000' WHERE table_id IN (:back, :gone)")
                await connection.execute(old, {"back": back, "gone": gone})

            async def asked(table: str) -> bool:
                if table == back:
                    await log.append(back, after(3), [said("back")])
                return table not in {back, gone}  # other tests have old tables here too

            removed = await Retention(log.engine, log).run(Days(unfinished=30), asked)
            assert removed.tables == [gone]
            assert await words_of(log, back) == ["2", "3", "back"]

    asyncio.run(come_back())


def test_talk_of_a_table_that_is_deleted_meanwhile_does_not_end_the_run(
    cells: Cells, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def delete(log: CellLog) -> None:
        tables = [await a_table_in(log, "one", entries=3) for _ in range(2)]
        for each in tables:
            await grow_old(log, "one", each)
        store = Retention(log.engine, log)
        rewrite = Retention.rewrite

        async def late(self: Retention, table: str, *how: object) -> int:
            if table == tables[0]:
                await self.delete_table(table)
            return await rewrite(self, table, *how)  # type: ignore[arg-type]

        monkeypatch.setattr(Retention, "rewrite", late)
        assert (await store.run(Days(talk=30), unfinished)).talk == 2
        assert await words_of(log, tables[1]) == ["", ""]

    on_a_node(cells, delete)
