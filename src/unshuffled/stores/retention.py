"""What is too old to be kept: unfinished tables, talk, guests and settled reports. The operator says after how many days; 0 keeps for ever.

A finished game is kept: it is somebody's history. Whether a game is finished is asked of the caller, who can play it. A battle is
as old as its expedition, which may need it.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from datetime import timedelta
from typing import Any

from sqlalchemy import ColumnElement, Select, delete, exists, func, select, union_all
from sqlalchemy import Table as SqlTable

from unshuffled.stores.moderation import without_talk
from unshuffled.stores.people import People
from unshuffled.stores.schema import accounts, archives, attendance, bans, entries, reports
from unshuffled.tables.ports import NoSuchTable


@dataclass(slots=True, frozen=True)
class Days:
    """After how many days each is too old; 0: never."""

    unfinished: int = 0
    talk: int = 0
    guests: int = 0
    reports: int = 0


@dataclass(slots=True)
class Removed:
    """What was removed, or would be."""

    tables: list[str] = field(default_factory=list)
    talk: int = 0
    """Lines."""
    guests: list[str] = field(default_factory=list)
    reports: int = 0
    bans: int = 0
    """That were over."""


IsFinished = Callable[[str], Awaitable[bool]]
"""Is the game or expedition at this table over? Also of one that cannot be loaded: it may be."""


class Retention(People):
    """Removes what is too old."""

    async def run(self, days: Days, is_finished: IsFinished, dry: bool = False) -> Removed:
        """Remove it; `dry`: only say what would be."""
        done = Removed()
        if days.unfinished:
            await self._tables(timedelta(days=days.unfinished), is_finished, dry, done)
        if days.talk:
            await self._talk(timedelta(days=days.talk), dry, done)
        if days.guests:
            await self._guests(timedelta(days=days.guests), dry, done)
        if days.reports:
            old = reports.c.done_at < self._clock.ago(timedelta(days=days.reports))
            done.reports = await self._remove(reports, old, dry)
        done.bans = await self._remove(bans, bans.c.until < self._clock.now, dry)
        return done

    async def _tables(self, age: timedelta, is_finished: IsFinished, dry: bool, done: Removed) -> None:
        last = func.max(entries.c.at)
        grouped = _of_tables(entries).group_by(entries.c.table_id).having(last < self._clock.ago(age))
        old = {row.table_id for row in await self._ask(grouped)}
        battles = _of_tables(entries, entries.c.data).where(entries.c.kind == "BattleOf")
        of = {row.table_id: row.data["expedition"] for row in await self._ask(battles)} if old else {}
        expeditions = set(of.values())
        living = {row.table_id for row in await self._ask(_ids())} & expeditions if old else set()
        for table in sorted(old):
            expedition = of.get(table, "")
            if (expedition in living and expedition not in old) or await is_finished(table):
                continue
            # Somebody may have come back since the run began.
            if dry or await self._delete_old(table, age):
                done.tables.append(table)

    async def _delete_old(self, table: str, age: timedelta) -> bool:
        try:
            return await self.delete_table(table, age)
        except NoSuchTable:
            return False  # deleted meanwhile

    async def _talk(self, age: timedelta, dry: bool, done: Removed) -> None:
        old = entries.c.kind == "Said", entries.c.at < self._clock.ago(age)
        packed = _of_tables(archives).where(archives.c.said > 0, archives.c.at < self._clock.ago(age))
        for row in [
            *await self._ask(_of_tables(entries).where(*old).distinct()),
            *await self._ask(packed),
        ]:
            try:
                done.talk += await self._talk_of(row.table_id, age, old, dry)
            except NoSuchTable:
                continue  # deleted meanwhile

    async def _talk_of(self, table: str, age: timedelta, old: tuple[ColumnElement[bool], ...], dry: bool) -> int:
        change = without_talk()
        if not dry:
            return await self.rewrite(table, change, age)
        wanted = select(entries.c.number, entries.c.kind, entries.c.data).where(entries.c.table_id == table, *old)
        said = await self._ask_of(table, wanted)
        return sum(change(each.number, each.kind, each.data) is not None for each in said)

    async def _guests(self, age: timedelta, dry: bool, done: Removed) -> None:
        """Those who have come to no table for so long, and at whose tables nothing has happened since."""
        claimed = exists().where(accounts.c.person == attendance.c.person)
        lately = _of_tables(entries).where(entries.c.at >= self._clock.ago(age)).distinct()
        packed = _of_tables(archives).where(archives.c.at >= self._clock.ago(age))
        busy = {row.table_id for row in [*await self._ask(lately), *await self._ask(packed)]}
        wanted = select(attendance.c.person).where(~claimed).group_by(attendance.c.person)
        wanted = wanted.having(func.max(attendance.c.at) < self._clock.ago(age))
        for row in await self._ask(wanted):
            at = await self._ask(select(attendance.c.table_id).where(attendance.c.person == row.person))
            if any(each.table_id in busy for each in at):
                continue
            done.guests.append(row.person)
            if not dry:
                await self.forget(row.person)
        done.guests.sort()

    async def _remove(self, table: Any, old: Any, dry: bool) -> int:
        if not dry:
            return await self._run(delete(table).where(old))
        return int((await self._ask(select(func.count()).select_from(table).where(old)))[0][0])


def _of_tables(kept: SqlTable, *more: ColumnElement[Any]) -> Select[Any]:
    """Return a query for the ids of tables that have such a row, with these columns of it."""
    return select(kept.c.table_id, *more)


def _ids() -> Any:
    return union_all(_of_tables(entries).where(entries.c.number == 1), _of_tables(archives))
