"""A cell whose name is used again with another address is another database, also for servers that run."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

import pytest

from tests.stores.keeping import Cells, a_database, a_table_in, after, connected, new_table, node, said, some_cells
from unshuffled.stores.cells import log as cell_log
from unshuffled.stores.cells.book import Cell
from unshuffled.stores.cells.log import CellLog
from unshuffled.stores.cells.presence import CellPresence
from unshuffled.tables.ports import NoSuchTable


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
