"""What is too old to be kept: unfinished tables, talk, guests and settled reports. The operator says after how many days; 0 keeps for ever.

A finished game is kept: it is somebody's history. Whether a game is finished is asked of the caller, who can play it. A battle is
as old as its expedition, which may need it.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from datetime import timedelta
from typing import Any

from sqlalchemy import delete, exists, func, select

from unshuffled.stores.moderation import without_talk
from unshuffled.stores.people import People
from unshuffled.stores.schema import accounts, attendance, bans, entries, reports
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
        grouped = select(entries.c.table_id).group_by(entries.c.table_id).having(last < self._clock.ago(age))
        old = {row.table_id for row in await self._ask(grouped)}
        battles = select(entries.c.table_id, entries.c.data).where(entries.c.kind == "BattleOf")
        of = {row.table_id: row.data["expedition"] for row in await self._ask(battles)} if old else {}
        expeditions = set(of.values())
        living = {row.table_id for row in await self._ask(_ids())} & expeditions if old else set()
        for table in sorted(old):
            expedition = of.get(table, "")
            if (expedition in living and expedition not in old) or await is_finished(table):
                continue
            done.tables.append(table)
            if not dry:
                try:
                    await self.delete_table(table)
                except NoSuchTable:
                    continue  # deleted meanwhile

    async def _talk(self, age: timedelta, dry: bool, done: Removed) -> None:
        old = entries.c.kind == "Said", entries.c.at < self._clock.ago(age)
        for row in await self._ask(select(entries.c.table_id).where(*old).distinct()):
            change = without_talk()
            if dry:
                said = await self._ask(
                    select(entries.c.number, entries.c.data).where(entries.c.table_id == row.table_id, *old)
                )
                done.talk += sum(change(each.number, "Said", each.data) is not None for each in said)
            else:
                done.talk += await self.rewrite(row.table_id, change, age)

    async def _guests(self, age: timedelta, dry: bool, done: Removed) -> None:
        """Those who have come to no table for so long, and at whose tables nothing has happened since."""
        claimed = exists().where(accounts.c.person == attendance.c.person)
        busy = select(entries.c.table_id).where(entries.c.at >= self._clock.ago(age)).distinct()
        wanted = select(attendance.c.person).where(~claimed).group_by(attendance.c.person)
        wanted = wanted.having(func.max(attendance.c.at) < self._clock.ago(age))
        there = select(attendance.c.person).where(attendance.c.table_id.in_(busy))
        for row in await self._ask(wanted.where(attendance.c.person.not_in(there))):
            done.guests.append(row.person)
            if not dry:
                await self.forget(row.person)
        done.guests.sort()

    async def _remove(self, table: Any, old: Any, dry: bool) -> int:
        if not dry:
            return await self._run(delete(table).where(old))
        return int((await self._ask(select(func.count()).select_from(table).where(old)))[0][0])


def _ids() -> Any:
    return select(entries.c.table_id).where(entries.c.number == 1)
