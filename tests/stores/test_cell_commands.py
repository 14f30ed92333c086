"""The commands for cells, where they must refuse and where they must finish."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import TypeVar

import pytest

from tests.stores.keeping import (
    IN_CELLS,
    Cells,
    a_database,
    a_table_in,
    away,
    new_table,
    on_a_node,
    some_cells,
    words_of,
)
from tests.stores.test_stopped_moves import ids_in, stop_moving
from unshuffled import cli
from unshuffled.stores.cells import moving
from unshuffled.stores.cells.book import Cell
from unshuffled.stores.cells.log import CellLog
from unshuffled.stores.cells.moving import alone, move
from unshuffled.stores.log import Unavailable
from unshuffled.stores.people import People
from unshuffled.tables.ports import Conflict

pytestmark = IN_CELLS

T = TypeVar("T")


@pytest.fixture
def cells(monkeypatch: pytest.MonkeyPatch) -> Iterator[Cells]:
    """A main database with a cell east, of this test alone; the commands use it."""
    monkeypatch.setattr("unshuffled.cli.cells.KNOWN_BEFORE", 0)
    with some_cells("east") as made:
        monkeypatch.setenv("UNSHUFFLED_DATABASE_URL", made.main)
        yield made


@pytest.fixture
def spare() -> Iterator[str]:
    """A database that is no cell yet."""
    with a_database() as url:
        yield url


def otherwise(url: str) -> str:
    """The same database by another address."""
    return url.replace("postgresql://", "postgres://")


# One database under two names


@pytest.mark.parametrize("cell", ["main", "east"])
def test_a_database_does_not_become_a_cell_a_second_time_under_another_address(
    cells: Cells, cell: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.main(["db", "create", "west", otherwise({"main": cells.main, **cells.urls}[cell])]) == 2
    assert f"this is the database of the cell {cell}" in capsys.readouterr().err
    assert cli.main(["db", "open", "west"]) == 2


def test_a_name_does_not_become_that_of_a_second_database(
    cells: Cells, spare: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """As after a command that was stopped before the cell was opened."""
    assert cli.main(["db", "create", "east", spare]) == 2
    assert "unshuffled db open east" in capsys.readouterr().err


def test_a_database_of_its_own_becomes_a_cell(cells: Cells, spare: str) -> None:
    assert cli.main(["db", "create", "west", spare]) == 0


def test_a_move_between_two_names_of_one_database_removes_nothing(cells: Cells) -> None:
    """They were listed before `db create` looked, or by hand."""

    async def twice(log: CellLog) -> None:
        id = await a_table_in(log, "east", entries=3)
        await log.book.add(Cell("zz", otherwise(cells.urls["east"])))
        await log.book.add(Cell("aa", otherwise(cells.urls["east"])))
        await log.learn()
        at = await log.find(id)
        for to in {"aa", "east", "zz"} - {at}:
            with pytest.raises(Unavailable, match="one database"):
                await move(log, id, to)
        assert await words_of(log, id) == ["2", "3"]

    on_a_node(cells, twice)


def test_a_drain_between_two_names_of_one_database_removes_nothing(cells: Cells) -> None:
    async def listed_twice(log: CellLog) -> str:
        id = await a_table_in(log, "east", entries=3)
        await log.book.add(Cell("west", otherwise(cells.urls["east"])))
        return id

    id = on_a_node(cells, listed_twice)
    on_a_node(cells, lambda log: log.book.set_open("main", False))
    assert cli.main(["db", "drain", "east"]) == 1
    assert on_a_node(cells, lambda log: words_of(log, id)) == ["2", "3"]


# Moves that stopped half-way


@pytest.mark.parametrize("commands", [["drain", "remove"], ["remove"]])
def test_a_table_that_had_left_a_cell_is_found_after_the_cell_is_off_the_list(
    cells: Cells, commands: list[str]
) -> None:
    async def leave(log: CellLog) -> str:
        id = await a_table_in(log, "east", entries=3)
        await stop_moving(log, id, "main", "arrive")
        await log.book.set_open("east", False)
        return id

    id = on_a_node(cells, leave)
    for command in commands:
        assert cli.main(["db", command, "east"]) == 0
    assert on_a_node(cells, lambda log: log.find(id)) == "main"
    assert on_a_node(cells, lambda log: words_of(log, id)) == ["2", "3"]


@pytest.mark.parametrize("step", ["update", "arrive"])
def test_a_cell_that_is_drained_has_nothing_of_a_table_that_was_on_its_way_there(cells: Cells, step: str) -> None:
    """It had none of it that counts, or all of it."""

    async def come(log: CellLog) -> str:
        id = await a_table_in(log, "main", entries=3)
        await stop_moving(log, id, "east", step)
        return id

    id = on_a_node(cells, come)
    assert cli.main(["db", "drain", "east"]) == 0
    assert on_a_node(cells, lambda log: ids_in(log, "east")) == set()
    assert on_a_node(cells, lambda log: log.find(id)) == "main"
    assert on_a_node(cells, lambda log: words_of(log, id)) == ["2", "3"]
    assert cli.main(["db", "remove", "east"]) == 0


def test_a_cell_is_not_removed_while_another_one_that_may_have_given_it_a_table_is_away(
    cells: Cells, spare: str, capsys: pytest.CaptureFixture[str]
) -> None:
    async def stopped(log: CellLog) -> str:
        await log.book.add(Cell("west", spare))
        id = await a_table_in(log, "west", entries=3)
        await stop_moving(log, id, "east", "arrive")
        await log.book.set_open("east", False)
        return id

    async def command(*words: str) -> int:
        return await asyncio.to_thread(cli.main, ["db", *words, "east"])

    async def without_west() -> None:
        async with away(spare):
            assert await command("remove") == 2
            assert await command("drain") == 1
        assert await command("drain") == 0

    id = on_a_node(cells, stopped)
    asyncio.run(without_west())
    assert "could not be ended" in capsys.readouterr().err
    assert on_a_node(cells, lambda log: words_of(log, id)) == ["2", "3"]


# Cells that take no tables


def test_the_last_cell_that_takes_tables_is_not_drained(cells: Cells, capsys: pytest.CaptureFixture[str]) -> None:
    async def opened(log: CellLog) -> dict[str, bool]:
        await new_table(log)
        return {each.name: each.is_open for each in await log.learn()}

    assert cli.main(["db", "drain", "main"]) == 0
    assert cli.main(["db", "drain", "east"]) == 2
    assert "no cell beside east takes new tables" in capsys.readouterr().err
    assert on_a_node(cells, opened) == {"east": True, "main": False}


def test_without_an_open_cell_a_new_table_is_refused_with_what_to_do(cells: Cells) -> None:
    async def closed(log: CellLog) -> None:
        for cell in ("main", "east"):
            await log.book.set_open(cell, False)
        with pytest.raises(Unavailable, match="unshuffled db open"):
            await new_table(log)

    on_a_node(cells, closed)


# What cannot be done


def test_a_table_that_somebody_else_moves_does_not_keep_the_others_from_moving(
    cells: Cells, capsys: pytest.CaptureFixture[str]
) -> None:
    async def moved(log: CellLog) -> list[str]:
        tables = [await a_table_in(log, "main") for _ in range(3)]
        async with alone(log, tables[1]):
            assert await asyncio.to_thread(cli.main, ["db", "move", *tables, "--to", "east"]) == 1
        assert [await log.find(each) for each in tables] == ["east", "main", "east"]
        return tables

    tables = on_a_node(cells, moved)
    assert tables[1] in capsys.readouterr().err


def test_a_copy_that_is_changed_meanwhile_ends_neither_move_nor_drain_with_a_traceback(
    cells: Cells, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    async def conflict(*_: object) -> None:
        raise Conflict

    id = on_a_node(cells, lambda log: a_table_in(log, "main"))
    monkeypatch.setattr(moving, "_let_go", conflict)
    assert cli.main(["db", "move", id, "--to", "east"]) == 1
    assert f"the copy of {id} was changed" in capsys.readouterr().err
    assert cli.main(["db", "drain", "main"]) == 1


@pytest.mark.parametrize("command", ["upgrade", "current"])
def test_a_cell_that_does_not_answer_is_named(cells: Cells, command: str, capsys: pytest.CaptureFixture[str]) -> None:
    async def without_east() -> None:
        async with away(cells.urls["east"]):
            assert await asyncio.to_thread(cli.main, ["db", command]) == 2

    asyncio.run(without_east())
    assert "the cell east: " in capsys.readouterr().err


def test_a_cell_that_does_not_answer_is_named_to_those_who_ask_all(cells: Cells) -> None:
    async def ask(log: CellLog) -> None:
        async with away(cells.urls["east"]):
            with pytest.raises(Unavailable, match="the cell east: "):
                await People(log.engine, log).export("ann")

    on_a_node(cells, ask)


def test_a_database_that_goes_away_during_an_upgrade_is_one_line(
    cells: Cells, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    async def gone(*_: object) -> None:
        raise Unavailable("gone")

    monkeypatch.setattr("unshuffled.stores.resolve.resolve", gone)
    assert cli.main(["db", "upgrade"]) == 2
    assert capsys.readouterr().err.strip().endswith("gone")


def test_a_cell_needs_the_name_of_a_database(cells: Cells, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["db", "create", "west", cells.main.rpartition("/")[0]]) == 2
    assert "names no database" in capsys.readouterr().err
