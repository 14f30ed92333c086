"""Cells: several databases that share the tables of one host."""

from __future__ import annotations

import asyncio
import re
import sys
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Annotated, TypeVar

from cyclopts import Parameter
from rich.console import Console
from rich.progress import MofNCompleteColumn, Progress, TimeElapsedColumn
from rich.table import Table as Shown

from unshuffled.cli import extras
from unshuffled.cli.common import Stop
from unshuffled.cli.host import DatabaseUrl, db_app, with_log

if TYPE_CHECKING:
    from unshuffled.stores.cells.book import Cell
    from unshuffled.stores.cells.log import CellLog
    from unshuffled.stores.log import SqlLog

NAME = re.compile(r"[a-z][a-z0-9-]{0,31}")
KNOWN_BEFORE = 3.0
"""Seconds between listing a cell and its first table: by then every server looks for tables there (`cells.log.LIST_SECONDS`)."""
T = TypeVar("T")
MainUrl = Annotated[DatabaseUrl, Parameter(help="The main database.")]


@db_app.command(name="create")
def db_create(name: str, url: str, /, *, database_url: MainUrl = "") -> int:
    """Add a cell: another PostgreSQL database that takes a share of the new tables.

    The database is made if it is not there, and brought up to date. Tables that exist stay where they are.

    For example: `unshuffled db create east postgresql://user@db-east/unshuffled`.

    Parameters
    ----------
    name
        The cell's name: small letters, digits and dashes.
    url
        postgresql://user@host/name. It is kept in the main database; leave out the password if the servers have a password file.
    """
    if not NAME.fullmatch(name):
        raise Stop(f"{name!r} is no name for a cell; use small letters, digits and dashes")

    async def work(log: CellLog) -> None:
        from unshuffled.stores import migrate  # noqa: PLC0415
        from unshuffled.stores.cells.book import Cell  # noqa: PLC0415
        from unshuffled.stores.cells.checks import cell_of  # noqa: PLC0415
        from unshuffled.stores.engine import is_server  # noqa: PLC0415
        from unshuffled.tables.ports import Conflict  # noqa: PLC0415

        if not is_server(url):
            raise Stop("a cell is a PostgreSQL database")
        there_is_one = f"there is a cell {name} already; for it to take new tables, run: unshuffled db open {name}"
        if name in log.logs():
            raise Stop(there_is_one)
        await migrate.make(url)
        if cell := await cell_of(log, url):
            raise Stop(f"this is the database of the cell {cell}; a cell needs one of its own")
        await migrate.upgrade(url)
        try:
            await log.book.add(Cell(name, url, is_open=False))
        except Conflict:
            raise Stop(there_is_one) from None
        await asyncio.sleep(KNOWN_BEFORE)
        await log.book.set_open(name, True)

    _run(database_url, work)
    print(f"cell {name} takes new tables")
    return 0


@db_app.command(name="list")
def db_list(*, database_url: MainUrl = "") -> int:
    """Show the cells: how many tables each has, how large it is, and whether it takes new ones. Fails if one does not answer.

    For example: `unshuffled db list`.
    """

    async def work(log: CellLog) -> tuple[Shown, bool]:
        from unshuffled.stores.cells.moving import count  # noqa: PLC0415
        from unshuffled.stores.log import Unavailable  # noqa: PLC0415

        shown, fine = Shown("cell", "tables", "size", "state", box=None, pad_edge=False), True
        for cell in await log.learn():
            state = "open" if cell.is_open else "drained"
            try:
                tables, size = await count(log, cell.name)
                shown.add_row(cell.name, f"{tables:,}", f"{size / 1e6:,.0f} MB", state)
            except Unavailable:
                fine = False
                shown.add_row(cell.name, "", "", "does not answer")
        return shown, fine

    shown, fine = _run(database_url, work)
    Console().print(shown)
    return 0 if fine else 1


@db_app.command(name="move")
def db_move(
    *tables: str, to: Annotated[str, Parameter(help="The cell that gets them.")], database_url: MainUrl = ""
) -> int:
    """Move tables to another cell. People who play there wait for a moment.

    For example: `unshuffled db move Kv0V3dJ8hY2mTq5n --to east`.

    Parameters
    ----------
    tables
        Ids of tables.
    """
    if not tables:
        raise Stop("which tables? Name their ids")

    async def work(log: CellLog) -> int:
        from unshuffled.stores.cells.moving import move  # noqa: PLC0415
        from unshuffled.stores.log import Unavailable  # noqa: PLC0415
        from unshuffled.tables.ports import NoSuchTable  # noqa: PLC0415

        await _known(log, to)
        failed = 0
        for table in tables:
            try:
                print(f"{table} is in {to}, after a pause of {await move(log, table, to) * 1000:.0f} ms")
            except NoSuchTable:
                failed += 1
                print(f"there is no table {table}", file=sys.stderr)
            except Unavailable as error:
                failed += 1
                print(f"{table} could not be moved: {error}", file=sys.stderr)
        return failed

    return 1 if _run(database_url, work) else 0


@db_app.command(name="drain")
def db_drain(cell: str, /, *, database_url: MainUrl = "") -> int:
    """Empty a cell: it takes no new tables, and those it has move to the others while people play.

    Moves that stopped half-way are ended first.
    Run it again if some could not be moved. `unshuffled db open` lets it take tables again, `unshuffled db remove` takes it off the list.

    For example: `unshuffled db drain east`.

    Parameters
    ----------
    cell
        The cell's name.
    """

    async def work(log: CellLog) -> tuple[int, int, float]:
        from unshuffled.stores.cells.moving import count, drain, others_of  # noqa: PLC0415
        from unshuffled.stores.cells.sweep import sweep  # noqa: PLC0415

        await _known(log, cell)
        others_of(await log.learn(), cell)
        await log.book.set_open(cell, False)
        stopped = await sweep(log, cell)
        for reason in stopped:
            print(f"a move could not be ended: {reason}", file=sys.stderr)
        moved = 0
        longest = 0.0
        console = Console(stderr=True)
        columns = ("moving tables", MofNCompleteColumn(), TimeElapsedColumn())
        with Progress(*columns, transient=True, console=console, disable=not console.is_terminal) as progress:
            task = progress.add_task("", total=(await count(log, cell))[0])

            def note(_: str, paused: float) -> None:
                nonlocal moved, longest
                moved, longest = moved + 1, max(longest, paused)
                progress.advance(task)

            left = len(stopped) + await drain(log, cell, note)
        return moved, left, longest

    moved, left, longest = _run(database_url, work)
    print(f"{moved} tables moved out of {cell}; the longest pause was {longest * 1000:.0f} ms")
    if left:
        print(f"{left} tables could not be moved; run this again", file=sys.stderr)
    return 1 if left else 0


@db_app.command(name="open")
def db_open(cell: str, /, *, database_url: MainUrl = "") -> int:
    """Let a drained cell take new tables again.

    For example: `unshuffled db open east`.

    Parameters
    ----------
    cell
        The cell's name.
    """

    async def work(log: CellLog) -> None:
        await _known(log, cell)
        await log.book.set_open(cell, True)

    _run(database_url, work)
    print(f"cell {cell} takes new tables")
    return 0


@db_app.command(name="address")
def db_address(cell: str, url: str, /, *, database_url: MainUrl = "") -> int:
    """Say where a cell is now: its database was restored or moved, or its server has another name.

    Stop the old database first. Servers that run use the new address within seconds.

    For example: `unshuffled db address east postgresql://user@db-new/unshuffled`.

    Parameters
    ----------
    cell
        The cell's name.
    url
        postgresql://user@host/name, of a database that has the cell's tables.
    """

    async def work(log: CellLog) -> None:
        from unshuffled.stores import migrate  # noqa: PLC0415
        from unshuffled.stores.cells.checks import cell_of, has_tables  # noqa: PLC0415
        from unshuffled.stores.cells.ranking import MAIN  # noqa: PLC0415
        from unshuffled.stores.engine import is_server  # noqa: PLC0415

        await _known(log, cell)
        if cell == MAIN:
            raise Stop("the address of the main database is not in the list: set UNSHUFFLED_DATABASE_URL")
        if not is_server(url):
            raise Stop("a cell is a PostgreSQL database")
        if other := await cell_of(log, url, log.logs().keys() - {cell}):
            raise Stop(f"this is the database of the cell {other}; a cell needs one of its own")
        if await _answers(log, cell) and not await cell_of(log, url, [cell]):
            raise Stop(f"{cell} still answers where it was, and people may play there; stop that database first")
        if not await has_tables(url):
            raise Stop("this database has no tables of a cell; restore its backup there first")
        await migrate.upgrade(url)
        await log.book.set_url(cell, url)

    _run(database_url, work)
    print(f"cell {cell} has a new address; servers use it within seconds")
    return 0


@db_app.command(name="remove")
def db_remove(cell: str, /, *, database_url: MainUrl = "") -> int:
    """Take an empty cell off the list. Its database stays; servers forget it when they start again.

    For example: `unshuffled db remove east`.

    Parameters
    ----------
    cell
        The cell's name.
    """

    async def work(log: CellLog) -> None:
        from unshuffled.stores.cells.moving import count  # noqa: PLC0415
        from unshuffled.stores.cells.ranking import MAIN  # noqa: PLC0415
        from unshuffled.stores.cells.sweep import sweep  # noqa: PLC0415

        found = await _known(log, cell)
        if cell == MAIN:
            raise Stop("the main database cannot be removed: it has the list, and the accounts")
        if stopped := await sweep(log, cell):
            raise Stop(f"a move that stopped half-way could not be ended: {'; '.join(stopped)}")
        tables, _ = await count(log, cell)
        if found.is_open or tables:
            raise Stop(f"{cell} still has {tables} tables or takes new ones; run: unshuffled db drain {cell}")
        await log.book.remove(cell)

    _run(database_url, work)
    print(f"cell {cell} is off the list")
    return 0


async def _known(log: CellLog, cell: str) -> Cell:
    for each in await log.learn():
        if each.name == cell:
            return each
    raise Stop(f"there is no cell {cell}; unshuffled db list shows them")


async def _answers(log: CellLog, cell: str) -> bool:
    from unshuffled.stores.log import Unavailable  # noqa: PLC0415

    try:
        await log.reach(cell).ping()
    except Unavailable:
        return False
    return True


def _run(url: str, work: Callable[[CellLog], Awaitable[T]]) -> T:
    async def with_cells(log: SqlLog) -> T:
        from unshuffled.stores.cells.log import CellLog  # noqa: PLC0415

        if not isinstance(log, CellLog):
            raise Stop("cells need PostgreSQL")
        return await work(log)

    extras.need("host", "cells")
    return with_log(url, with_cells)
