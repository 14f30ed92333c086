"""What is kept of the daily table: the days with their secrets, who played which table first, and what the games came to.

Of several nodes that make a day, the first one does; the others read what it made. What day it is, the database says:
nodes may have different clocks, and a seed that is shown an hour early is shown to people who still play.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any

from sqlalchemy import select
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncEngine

from unshuffled.stores.clock import Clock
from unshuffled.stores.log import asking
from unshuffled.stores.schema import daily_days, daily_results, daily_tries
from unshuffled.tables.daily import Day
from unshuffled.tables.ports import Head


@dataclass(frozen=True, slots=True)
class Claim:
    """What the game of a table is said to have come to, up to this entry."""

    table: str
    head: Head
    data: bytes


class DailyStore:
    """In a database whose shape is up to date; the engine belongs to the code that made it."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._single = engine.execution_options(isolation_level="AUTOCOMMIT")
        self._insert: Any = postgresql.insert if engine.dialect.name == "postgresql" else sqlite.insert
        self._clock = Clock(engine.dialect.name)

    async def now(self) -> datetime:
        """What time it is, by the database's clock."""
        return _utc((await self._ask(select(self._clock.now)))[0][0])

    async def day(self, day: str) -> tuple[Day, datetime] | None:
        """This day, and when it was made; None if nobody has made it."""
        for row in await self._ask(select(daily_days).where(daily_days.c.day == day)):
            return Day(row.day, row.secret, row.packs, row.rules), _utc(row.made_at)
        return None

    async def make_day(self, day: Day) -> tuple[Day, datetime]:
        """Make this day, unless it is there; gives the one that is there now."""
        row = {"day": day.day, "secret": day.secret, "packs": day.packs, "rules": day.rules}
        made = self._insert(daily_days).values(**row, made_at=self._clock.now)
        await self._do(made.on_conflict_do_nothing())
        found = await self.day(day.day)
        assert found is not None
        return found

    # Who has played

    async def keep_tries(self, day: str, table: str, people: Collection[str]) -> None:
        """These people play this table; those who have played another one before have had their first try."""
        if people:
            rows = [{"day": day, "person": person, "table_id": table} for person in sorted(people)]
            await self._do(self._insert(daily_tries).values(rows).on_conflict_do_nothing())

    async def tries(self, day: str, people: Collection[str]) -> dict[str, str]:
        """The first table of this day, for each of these people who has played."""
        mine = daily_tries.c.day == day, daily_tries.c.person.in_(people)
        wanted = select(daily_tries.c.person, daily_tries.c.table_id).where(*mine)
        return {row.person: row.table_id for row in await self._ask(wanted)}

    async def first_tables(self, day: str) -> set[str]:
        """Return the tables that are the first one of this day for at least one player."""
        wanted = select(daily_tries.c.table_id).where(daily_tries.c.day == day).distinct()
        return {row.table_id for row in await self._ask(wanted)}

    # Results

    async def claim(self, day: str, claim: Claim) -> None:
        """Keep what a game came to, once."""
        row = {"number": claim.head.number, "digest": claim.head.digest, "data": claim.data}
        made = self._insert(daily_results).values(day=day, table_id=claim.table, **row)
        await self._do(made.on_conflict_do_nothing())

    async def claims(self, day: str) -> list[Claim]:
        """Everything that is said of this day's games."""
        found = await self._ask(select(daily_results).where(daily_results.c.day == day))
        return [Claim(row.table_id, Head(row.number, row.digest), row.data) for row in found]

    # How

    async def _ask(self, wanted: Any) -> list[Any]:
        with asking():
            async with self._single.connect() as connection:
                return list(await connection.execute(wanted))

    async def _do(self, wanted: Any) -> None:
        with asking():
            async with self._single.connect() as connection:
                await connection.execute(wanted)


def _utc(at: datetime) -> datetime:
    """SQLite keeps no time zone; all of ours are UTC."""
    return at.replace(tzinfo=UTC) if at.tzinfo is None else at.astimezone(UTC)
