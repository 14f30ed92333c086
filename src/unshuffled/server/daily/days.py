"""The calendar of the daily table: which day it is, and what belongs to each.

A day is made on the day before, by whichever node looks first. Its secret follows from the server's key and the date, so
that a database which is restored from before makes the same day again, as its commitment may be published already.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from datetime import UTC, datetime, time, timedelta
from time import monotonic

from unshuffled.rules.core.scenario import Setup
from unshuffled.server.people.guests import Keys
from unshuffled.stores.daily import DailyStore
from unshuffled.tables import daily
from unshuffled.tables.contents import Contents, digests_of
from unshuffled.tables.daily import Day

TRUSTED = 60.0
"""Seconds for which this node goes on from what the database last said the time is."""
DIGITS = 32
"""Of a secret, as other tables' have."""
KEPT = 8
"""Days in memory."""


@dataclass(frozen=True, slots=True)
class Known:
    """A day, and since when it is made."""

    day: Day
    made_at: datetime


class Days:
    """The days as one node knows them."""

    def __init__(self, store: DailyStore, keys: Keys, contents: Contents, rules: int) -> None:
        self.clock: Callable[[], datetime] | None = None
        """Replaces the database's clock in tests."""
        self._store = store
        self._keys = keys
        self._contents = contents
        self._rules = rules
        self._known: dict[str, Known] = {}
        self._asked: tuple[float, datetime] | None = None

    async def now(self) -> datetime:
        """What time it is in UTC, by the database's clock."""
        if self.clock is not None:
            return self.clock()
        at = monotonic()
        if self._asked is None or at - self._asked[0] > TRUSTED:
            self._asked = (at, await self._store.now())
        return self._asked[1] + timedelta(seconds=at - self._asked[0])

    async def today(self) -> str:
        """The date of today."""
        return (await self.now()).date().isoformat()

    async def before_today(self) -> str:
        """The date of yesterday."""
        return ((await self.now()).date() - timedelta(days=1)).isoformat()

    async def has_ended(self, day: str) -> bool:
        """Is this day over? Dates compare as texts."""
        return day < await self.today()

    async def left(self) -> int:
        """Seconds until today is over."""
        now = await self.now()
        midnight = datetime.combine(now.date() + timedelta(days=1), time(), UTC)
        return max(0, int((midnight - now).total_seconds()))

    async def at(self, days: int = 0) -> Known:
        """Today, or so many days later; made if need be. Days that are over are not made (`past`)."""
        assert days >= 0
        date = ((await self.now()).date() + timedelta(days=days)).isoformat()
        found = await self.past(date)
        if found is None:
            secret = self._keys.sign("daily", date)[:DIGITS]
            new = Day(date, secret, digests_of(self._contents.current), self._rules)
            found = self._know(*await self._store.make_day(new))
        return found

    async def past(self, day: str) -> Known | None:
        """This day, if it was ever made."""
        if day not in self._known:
            kept = await self._store.day(day)
            return None if kept is None else self._know(*kept)
        return self._known[day]

    async def setup(self, day: Day) -> Setup:
        """What the four mages of this day play."""
        return daily.setup_of(await self._contents.of(day.packs, day.rules), day, daily.MOST_MAGES)

    def _know(self, day: Day, made_at: datetime) -> Known:
        known = self._known[day.day] = Known(day, made_at)
        while len(self._known) > KEPT:
            del self._known[min(self._known)]
        return known
