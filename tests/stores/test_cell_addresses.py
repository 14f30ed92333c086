"""A cell that has another address is another database, also for servers that run: its own, restored, or one that got its name."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

import pytest

from tests.stores.keeping import (
    IN_CELLS,
    SERVER,
    Cells,
    a_database,
    a_table_in,
    after,
    away,
    connected,
    drop_database,
    new_table,
    node,
    nothing_away,
    on_a_node,
    outcome,
    said,
    some_cells,
    words_of,
)
from tests.waiting import until
from unshuffled import cli
from unshuffled.stores.cells import log as cell_log
from unshuffled.stores.cells.book import Cell
from unshuffled.stores.cells.log import CellLog
from unshuffled.stores.cells.presence import CellPresence
from unshuffled.stores.log import Unavailable
from unshuffled.tables.ports import NoSuchTable

pytestmark = IN_CELLS


@pytest.fixture
def cells() -> Iterator[Cells]:
    """A main database with two cells, of this test alone."""
    with some_cells("one", "two") as made:
        yield made


@pytest.fixture
def spare() -> Iterator[str]:
    """A database that is no cell yet."""
    with a_database() as url:
        yield url


async def use_again(operator: CellLog, name: str, url: str) -> None:
    """As `db remove` and `db create`."""
    await operator.book.remove(name)
    await operator.book.add(Cell(name, url))


def test_a_server_that_runs_writes_to_the_new_database(cells: Cells, spare: str) -> None:
    async def change() -> None:
        async with node(cells) as log, node(cells) as operator:
            table, other = await a_table_in(log, "one"), await a_table_in(log, "two")
            await log.append(table, after(1), [said("x")])
            await use_again(operator, "one", spare)
            await log.learn()
            assert log.last_cell(table) == "main"  # forgotten
            assert log.last_cell(other) == "two"
            with pytest.raises(NoSuchTable):
                await log.read(table)
            new = await a_table_in(log, "one")
            assert await log.append(new, after(1), [said("y")]) == after(1, "y")
            async with connected(spare) as database:
                assert await database.fetchval("SELECT count(*) FROM entries WHERE table_id = $1", new) == 2

    asyncio.run(change())


def test_a_server_that_runs_writes_who_is_there_to_the_new_database(cells: Cells, spare: str) -> None:
    """It has asked for the store of the cell long ago."""

    async def change() -> None:
        async with node(cells) as log, node(cells) as operator:
            store = CellPresence(log).of("one")
            await store.saw([(await a_table_in(log, "one"), "ann")])
            await use_again(operator, "one", spare)
            await log.learn()
            new = await a_table_in(log, "one")
            await store.saw([(new, "bob")])
            assert await store.age(new, "bob") is not None
            async with connected(spare) as database:
                assert await database.fetchval("SELECT person FROM presence") == "bob"

    asyncio.run(change())


def test_a_list_that_is_read_again_does_not_open_the_same_cells_again(cells: Cells) -> None:
    async def read() -> None:
        async with node(cells) as log:
            before = log.logs()
            await log.learn()
            assert log.logs() == before

    asyncio.run(read())


def test_a_server_without_cells_does_not_remember_every_table_it_made(
    postgresql: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def make() -> None:
        monkeypatch.setattr(cell_log, "REMEMBERED", 3)
        async with node(Cells(postgresql, {})) as log:
            tables = [await new_table(log) for _ in range(5)]
            assert list(log._at) == tables[2:]

    asyncio.run(make())


# The command


async def restore(cells: Cells, name: str, to: str) -> None:
    """This database is a copy of the cell's from now on, as after a backup."""
    await drop_database(to)
    async with away(cells.urls[name]), connected(f"{SERVER}/postgres") as operator:
        await operator.execute(f"CREATE DATABASE {database(to)} TEMPLATE {database(cells.urls[name])}")


def database(url: str) -> str:
    return url.rpartition("/")[2]


def refused(capsys: pytest.CaptureFixture[str], name: str, url: str) -> str:
    """What the command says when it changes nothing."""
    assert cli.main(["db", "address", name, url]) == 2
    return capsys.readouterr().err


@pytest.fixture
def listed(cells: Cells, monkeypatch: pytest.MonkeyPatch) -> Cells:
    """The commands use these cells."""
    monkeypatch.setenv("UNSHUFFLED_DATABASE_URL", cells.main)
    return cells


async def address(name: str, url: str) -> int:
    return await asyncio.to_thread(cli.main, ["db", "address", name, url])


def test_a_server_that_runs_finds_a_cell_that_was_restored_elsewhere(
    listed: Cells, spare: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(cell_log, "AGAIN", 0.01)

    async def change() -> None:
        async with node(listed) as log:
            table = await a_table_in(log, "one", entries=3)
            await restore(listed, "one", spare)
            async with away(listed.urls["one"]):
                assert isinstance(await outcome(log.read(table)), Unavailable)
                assert log.away == ["one"]
                assert await address("one", spare) == 0

                await until(lambda: nothing_away(log))
                await log.append(table, after(3), [said("x")])
                assert await words_of(log, table) == ["2", "3", "x"]

    asyncio.run(change())


def test_a_cell_gets_another_name_of_its_own_database_while_it_answers(listed: Cells) -> None:
    async def a_table(log: CellLog) -> str:
        return await a_table_in(log, "one")

    table = on_a_node(listed, a_table)

    assert cli.main(["db", "address", "one", listed.urls["one"].replace("postgresql://", "postgres://")]) == 0
    assert on_a_node(listed, lambda log: log.find(table)) == "one"


def test_a_cell_that_still_answers_gets_no_other_database(
    listed: Cells, spare: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """People may play there, and what they play would be lost."""
    on_a_node(listed, lambda log: a_table_in(log, "one"))
    asyncio.run(restore(listed, "one", spare))

    assert "one still answers where it was" in refused(capsys, "one", spare)


def test_a_cell_that_is_away_gets_no_database_without_tables(
    listed: Cells, spare: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with a_database(upgraded=False) as empty:

        async def change() -> None:
            async with away(listed.urls["one"]):
                assert await address("one", spare) == 2
                assert await address("one", empty) == 2

        asyncio.run(change())

    assert capsys.readouterr().err.count("this database has no tables of a cell") == 2


@pytest.mark.parametrize("other", ["main", "two"])
def test_a_cell_does_not_get_the_database_of_another_one(
    listed: Cells, other: str, capsys: pytest.CaptureFixture[str]
) -> None:
    url = {"main": listed.main, **listed.urls}[other]

    assert f"this is the database of the cell {other}" in refused(capsys, "one", url)


def test_neither_the_main_database_nor_one_that_is_no_cell_gets_an_address(
    listed: Cells, spare: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert "UNSHUFFLED_DATABASE_URL" in refused(capsys, "main", spare)
    assert "there is no cell three" in refused(capsys, "three", spare)
    assert "a cell is a PostgreSQL database" in refused(capsys, "one", "sqlite:///one.db")
