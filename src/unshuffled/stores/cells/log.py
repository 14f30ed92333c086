"""The `Log` over several databases: each table in one of them, found by its id and remembered.

A cell that does not answer concerns its own tables only: it is asked once a second whether it is back, and until then those who
want its tables hear at once that they must wait.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from datetime import timedelta
from time import monotonic
from typing import Any, TypeVar

from sqlalchemy import select, update

from unshuffled.stores.cells.book import ONLY, Book, Cell
from unshuffled.stores.cells.ranking import MAIN, ranking
from unshuffled.stores.group import GroupedLog
from unshuffled.stores.log import SqlLog, Unavailable, asking, check_id
from unshuffled.stores.presence import anybody_at
from unshuffled.stores.schema import tables
from unshuffled.tables.ending import end
from unshuffled.tables.entries import Entry
from unshuffled.tables.ports import START, Conflict, Head, NoSuchTable, Read, Snapshot

REMEMBERED = 100_000
"""Tables whose cell is remembered."""
LIST_SECONDS = 1.0
"""For so long the list of cells is not read again because a table was not found. A new cell is known for longer before it takes tables."""
CHANGED_SECONDS = 60.0
"""Longer than a request takes: what was decided by the list as it was before has been done by then, or not."""
AGAIN = 1.0
"""Seconds between two questions to a cell that did not answer."""
DOUBT = 5.0
"""Seconds for which a table is taken to be in the cell that had it last, while that does not answer: others are not asked more often."""
LOOKS = 20
LOOK_AGAIN = 0.05
"""A table that is on its way from one cell to another is looked for so often, so many seconds apart."""

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Place:
    """What a cell says of a table."""

    away: str | None
    coming: str | None
    moves: int

    @property
    def is_here(self) -> bool:
        """Does this cell have it, and no other?"""
        return self.away is None and self.coming is None


class CellLog(SqlLog):
    """A `SqlLog` of the main database that finds tables in all cells. It belongs to one event loop, and must be closed."""

    def __init__(self, main: SqlLog, open_cell: Callable[[str], SqlLog]) -> None:
        super().__init__(main.engine)
        self.main = main
        self.book = Book(main.engine)
        self._open = open_cell
        self._logs: dict[str, SqlLog] = {MAIN: main}
        self._urls: dict[str, str] = {}
        """The address by which each log was opened."""
        self._closing: set[asyncio.Task[None]] = set()
        """Of logs whose cell has another address now; what was on its way there is written first."""
        self._known = ONLY
        self._changed = -CHANGED_SECONDS
        self._at: dict[str, str] = {}
        """The cell of each table that was found; the one that was found last comes last."""
        self._listed = -LIST_SECONDS
        self._asking: dict[str, asyncio.Task[None]] = {}
        """Cells that do not answer, with what asks them again."""
        self._doubted: dict[str, float] = {}
        """When a table of such a cell was last looked for in the others."""
        self._on_commit: Callable[[float], None] = lambda _: None

    # Cells

    @property
    def away(self) -> list[str]:
        """Cells that do not answer."""
        return sorted(self._asking)

    @property
    def has_cells(self) -> bool:
        """Are there others beside the main database?"""
        return len(self._logs) > 1

    async def learn(self) -> list[Cell]:
        """Read the list of cells again."""
        found = await self.book.cells()
        self._take(found)
        return found

    def _take(self, found: list[Cell]) -> None:
        self._listed = monotonic()
        if found != self._known:
            self._known, self._changed = found, self._listed
        for cell in found:
            if cell.url is not None and self._urls.get(cell.name) != cell.url:
                self._replace(cell.name, cell.url)

    def _replace(self, cell: str, url: str) -> None:
        """The cell is this database from now on. One of this name that was there before is another cell."""
        old = self._logs.get(cell)
        log = self._logs[cell] = self._open(url)
        self._urls[cell] = url
        if isinstance(log, GroupedLog):
            log.on_commit = self._on_commit
        if old is not None:
            self._at = {table: at for table, at in self._at.items() if at != cell}
            closing = asyncio.get_running_loop().create_task(old.close())
            self._closing.add(closing)
            closing.add_done_callback(self._closing.discard)

    def logs(self) -> dict[str, SqlLog]:
        """The log of each cell that is known, by its name."""
        return dict(self._logs)

    def reach(self, cell: str) -> SqlLog:
        """The log of this cell; raises `Unavailable` if it is known not to answer, or not known at all."""
        log = self._logs.get(cell)
        if log is None or cell in self._asking:
            raise Unavailable(f"the cell {cell} does not answer" if log else f"there is no cell {cell}", cell)
        return log

    def _gone(self, cell: str) -> None:
        """It did not answer: ask it until it does. The main one has its pulse, and nothing works without it."""
        if cell != MAIN and cell in self._logs and cell not in self._asking:
            task = asyncio.get_running_loop().create_task(self._ask_again(cell))
            self._asking[cell] = task
            task.add_done_callback(lambda _: self._answers(cell))

    def _answers(self, cell: str) -> None:
        self._asking.pop(cell, None)
        if not self._asking:
            self._doubted.clear()

    async def _ask_again(self, cell: str) -> None:
        while True:
            try:
                return await self._logs[cell].ping()
            except Unavailable:
                await asyncio.sleep(AGAIN)
            with suppress(Unavailable):
                # It may be at another address now.
                await self.learn()

    # Tables

    async def find(self, table: str) -> str:
        """The cell that has this table now; raises `NoSuchTable`, and `Unavailable` if a cell that may have it does not answer."""
        check_id(table)
        self._at.pop(table, None)
        for look in range(LOOKS):
            found = await self._look(table)
            if found:
                self._remember(table, found)
                return found
            if found is None and (look or monotonic() - self._listed < LIST_SECONDS):
                break
            await (self.learn() if look == 0 else asyncio.sleep(LOOK_AGAIN))
        raise NoSuchTable

    def _remember(self, table: str, cell: str) -> None:
        self._at.pop(table, None)
        self._at[table] = cell
        if len(self._at) > REMEMBERED:
            del self._at[next(iter(self._at))]

    def last_cell(self, table: str) -> str:
        """The cell that had this table when it was last looked for; the main one if it was not."""
        return self._at.get(table, MAIN)

    async def _look(self, table: str) -> str | None:
        """Ask the cells in the order of their ranking, or in that of what they say. Empty if there is only a trace of the table."""
        places: dict[str, Place] = {}
        asked: set[str] = set()
        unavailable: Unavailable | None = None
        order = ranking(self._logs, table)
        while order:
            name = order.pop(0)
            if name in asked:
                continue
            asked.add(name)
            if name not in self._logs:
                await self.learn()
                if name not in self._logs and all(place.coming != name for place in places.values()):
                    # A trace that leads to a cell that is off the list, which had no tables then.
                    places = {cell: place for cell, place in places.items() if place.away != name}
                    continue
            try:
                place = await self.place(name, table)
            except Unavailable as error:
                unavailable = error
                continue
            if place is None:
                continue
            if place.is_here:
                return name
            places[name] = place
            order[:0] = [hint for hint in (place.away, place.coming) if hint is not None]
        for name, place in places.items():
            source = places.get(place.coming or "")
            if source is not None and source.away == name and source.moves == place.moves:
                # The move stopped just before its end; all of the table is there.
                await self.arrive(name, table, place)
                return name
        if unavailable is not None:
            raise unavailable
        return "" if places else None

    async def place(self, cell: str, table: str) -> Place | None:
        """What this cell says of the table."""
        wanted = select(tables.c.away, tables.c.coming, tables.c.moves).where(tables.c.id == table)

        rows = await self.ask(cell, wanted)
        return Place(*rows[0]) if rows else None

    async def ask(self, cell: str, wanted: Any) -> list[Any]:
        """Rows from one cell."""

        async def ask(log: SqlLog) -> list[Any]:
            with asking():
                async with log.engine.connect() as connection:
                    return list(await connection.execute(wanted))

        return await self._do(cell, ask)

    async def arrive(self, cell: str, table: str, place: Place) -> None:
        """The table, all of which has come to this cell, is there from now on. Saying it again changes nothing."""
        mine = tables.c.id == table, tables.c.coming == place.coming, tables.c.moves == place.moves

        async def arrive(log: SqlLog) -> None:
            with asking():
                async with log.engine.begin() as connection:
                    if (await connection.execute(update(tables).where(*mine).values(coming=None))).rowcount:
                        # Those who are there are written here with the next refresh of their node.
                        await connection.execute(anybody_at(table))

        await self._do(cell, arrive)

    async def _do(self, cell: str, what: Callable[[SqlLog], Awaitable[T]]) -> T:
        try:
            return await what(self.reach(cell))
        except Unavailable as error:
            if cell != MAIN:
                error.cell = cell
                self._gone(cell)
            raise

    async def at(self, table: str, what: Callable[[SqlLog], Awaitable[T]]) -> T:
        """Do something with the log that has this table; wherever it moves meanwhile, it is followed."""
        cell = self._at.get(table) if self.has_cells else MAIN
        if cell in self._asking:
            await self._doubt(table, cell)
            cell = self._at[table]
        for _ in range(LOOKS):
            cell = cell or await self.find(table)
            try:
                return await self._do(cell, what)
            except NoSuchTable:
                cell = None
        raise NoSuchTable

    async def _doubt(self, table: str, cell: str) -> None:
        """The cell that had the table last does not answer. It may have moved away before."""
        now = monotonic()
        if now - self._doubted.get(table, -DOUBT) >= DOUBT:
            self._doubted[table] = now
            with suppress(Unavailable, NoSuchTable):
                await self.find(table)
        if table not in self._at:
            self._remember(table, cell)

    # The log

    async def create(self, table: str, seed: str, entries: list[Entry]) -> Head:
        """A new table in the cell it belongs to; raises `Conflict` if there is one with this id."""
        with asking():
            async with self.engine.begin() as connection:
                self._take(await self.book.hold(connection))
                open_cells = [each.name for each in self._known if each.is_open]
                if not open_cells:
                    raise Unavailable("no cell takes new tables; run: unshuffled db open NAME")
                cell = ranking(open_cells, table)[0]
                if cell == MAIN:
                    head = await self.main.create_within(connection, table, seed, entries)
                else:
                    head = await self._create_in(cell, table, seed, entries)
        self._remember(table, cell)
        return head

    async def _create_in(self, cell: str, table: str, seed: str, entries: list[Entry]) -> Head:
        if monotonic() - self._changed < CHANGED_SECONDS:
            # Another node may have created it elsewhere, by the list as it was before.
            for other in ranking(set(self._logs) - {cell, *self._asking}, table):
                if await self.place(other, table) is not None:
                    raise Conflict
        return await self._do(cell, lambda log: log.create(table, seed, entries))

    async def append(self, table: str, head: Head, entries: list[Entry]) -> Head:
        """Entries after this one, all or none; raises `Conflict` if it is not the last one."""
        return await self.at(table, lambda log: log.append(table, head, entries))

    async def read(self, table: str, since: Head | int = START, most: int = 0) -> Read:
        """Entries after this one, at most so many."""
        return await self.at(table, lambda log: log.read(table, since, most))

    async def heads(self, tables: Sequence[str]) -> dict[str, Head]:
        """The last entry of each of these tables, in one statement for each cell; those of cells that do not answer are left out."""
        return await self._of_all(tables, lambda log, some: log.heads(some))

    async def waits(self, tables: Sequence[str]) -> dict[str, float]:
        """Seconds since each of these games last moved on; without those of cells that do not answer."""
        for table in tables:
            if self.has_cells and table not in self._at:
                with suppress(NoSuchTable, Unavailable):
                    await self.find(table)
        return await self._of_all(tables, lambda log, some: log.waits(some))

    async def _of_all(
        self, tables: Sequence[str], ask: Callable[[SqlLog, Sequence[str]], Awaitable[dict[str, T]]]
    ) -> dict[str, T]:
        """What the cells say of the tables that were found there, one question to each cell."""
        if not self.has_cells:
            return await ask(self.main, tables)
        portions: dict[str, list[str]] = {}
        for table in tables:
            portions.setdefault(self._at.get(table, MAIN), []).append(table)
        found: dict[str, T] = {}
        for cell, some in portions.items():
            try:
                found |= await self._do(cell, lambda log, some=some: ask(log, some))  # type: ignore[misc]
            except Unavailable:
                if cell == MAIN:
                    raise
        return found

    async def beginning(self, table: str) -> tuple[str, Snapshot | None]:
        """The table's secret, and the snapshot that was kept last; raises `NoSuchTable`."""
        return await self.at(table, lambda log: log.beginning(table))

    async def keep_snapshot(self, table: str, snapshot: Snapshot) -> None:
        """Keep this instead of the one before."""
        await self.at(table, lambda log: log.keep_snapshot(table, snapshot))

    async def pack_finished(self, age: timedelta, most: int = 100) -> tuple[int, int]:
        """Pack finished games of all cells that answer, at most so many of each."""
        games = size = 0
        for cell in self.logs():
            try:
                some, their_size = await self._do(cell, lambda log: log.pack_finished(age, most))
            except Unavailable:
                if cell == MAIN:
                    raise
                continue
            games, size = games + some, size + their_size
        return games, size

    async def unpack_all(self, most: int = 100) -> int:
        """Give packed games of all cells their rows back, at most so many of each."""
        return sum([await self._do(cell, lambda log: log.unpack_all(most)) for cell in self.logs()])

    # The process

    @property
    def on_commit(self) -> Callable[[float], None]:
        """Called with the seconds that each commit took, whether it came to anything or not."""
        return self._on_commit

    @on_commit.setter
    def on_commit(self, hear: Callable[[float], None]) -> None:
        self._on_commit = hear
        for log in self._logs.values():
            if isinstance(log, GroupedLog):
                log.on_commit = hear

    @property
    def queue(self) -> int:
        """Callers without a result yet."""
        return sum(log.queue for log in self._logs.values() if isinstance(log, GroupedLog))

    def pool_use(self) -> tuple[int, int]:
        """Connections of all pools that are in use, and how many there may be."""
        used = [log.pool_use() for log in self._logs.values()]
        return sum(each for each, _ in used), sum(each for _, each in used)

    async def close(self) -> None:
        """Let all databases go."""
        await end(*self._asking.values())
        await asyncio.gather(*self._closing, return_exceptions=True)
        for log in self._logs.values():
            await log.close()
