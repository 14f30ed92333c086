"""Accounts of the main database, for people whose tables are in all cells."""

from __future__ import annotations

from typing import Any

from sqlalchemy import select

from unshuffled.stores.accounts import AccountStore, Attended, as_utc, newest_of
from unshuffled.stores.cells.log import CellLog
from unshuffled.stores.log import SqlLog, Unavailable
from unshuffled.stores.schema import attendance
from unshuffled.tables.ports import Head, NoSuchTable


class CellAccounts(AccountStore):
    """As long as there is one database, that does all of it."""

    def __init__(self, log: CellLog) -> None:
        super().__init__(log.engine)
        self._log = log

    async def attended(self, person: str, skip: int = 0, count: int = 20) -> list[Attended]:
        """The tables this person has been at, the one where something happened last first; without those of cells that do not answer."""
        if not self._log.has_cells:
            return await super().attended(person, skip, count)
        mine = select(attendance.c.table_id, attendance.c.at).where(attendance.c.person == person)
        came = {row.table_id: as_utc(row.at) for row in await self._ask(mine)}
        found: list[Attended] = []
        for cell in self._log.logs():
            try:
                found += await self._in(cell, list(came))
            except Unavailable as error:
                if not error.cell:
                    raise
        there = {each.table for each in found}
        if not self._log.away:
            found += [Attended(table, 0, at, None) for table, at in came.items() if table not in there]
        # As the one statement orders them: by what happened last, by when they came, by id.
        found.sort(key=lambda each: each.table)
        found.sort(key=lambda each: (each.at, came[each.table]), reverse=True)
        return found[skip : skip + count]

    async def _in(self, cell: str, tables: list[str]) -> list[Attended]:
        """What one cell says of these tables, if it has them."""
        found: list[Attended] = []
        for begin in range(0, len(tables), AT_ONCE):
            wanted = newest_of(tables[begin : begin + AT_ONCE])
            rows: list[Any] = await self._log.ask(cell, wanted)
            found += [Attended(table, number, as_utc(at), data) for table, number, at, data in rows]
        return found

    async def keep_result(self, table: str, head: Head, data: bytes) -> None:
        """What the game has come to, where the table is."""

        async def keep(log: SqlLog) -> None:
            await AccountStore(log.engine).keep_result(table, head, data)

        try:
            await self._log.at(table, keep)
        except NoSuchTable:
            return


AT_ONCE = 1_000
