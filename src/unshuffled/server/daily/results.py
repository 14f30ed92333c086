"""The results of a day. What is kept of a game is a claim: each node plays the table's log again, once, before it lists it.

In a thread, and one after the other, the best claims first: a day with many games takes longer to be listed in full, and no one's
answer waits. Claims that would not be listed are not checked, but for those of players who ask. Lists are made for all readers
together, so that a day with many results costs no more when many look at it.
"""

from __future__ import annotations

import asyncio
from collections import Counter, OrderedDict
from collections.abc import Collection, Iterable
from dataclasses import dataclass, field, replace
from time import monotonic
from typing import Any

import msgspec
import structlog

from unshuffled.stores.daily import Claim, DailyStore
from unshuffled.stores.log import Unavailable
from unshuffled.tables.codes import Refused
from unshuffled.tables.contents import Contents
from unshuffled.tables.daily import Day, NoResult, Score, checked
from unshuffled.tables.entries import FORGOTTEN, Entry, Moderated
from unshuffled.tables.hosting.loading import PAGE
from unshuffled.tables.ports import START, Head, Log, NoSuchTable, OtherHistory
from unshuffled.wire.daily import DailyBoard, DailyResult

KEPT = 10_000
"""Results of a day in memory, some hundred bytes each; further ones are not checked."""
DAYS = 3
"""Days in memory."""
MOST = 100
"""Results in a list; one's own are there in any case."""
SHARE, OLDEST = 20, 5.0
"""Lists are made in at most one twentieth of the time, and are at most so many seconds old."""
NAMES_TRUSTED = 60.0
"""Seconds for which names are shown without looking whether anybody was forgotten."""
Sort = tuple[int, str]
"""A list: the number of mages, and its field in a `DailyBoard`."""
log = structlog.get_logger()


@dataclass(frozen=True, slots=True)
class Listed:
    """A result that this node has checked."""

    table: str
    score: Score
    people: frozenset[str]
    first: bool
    """Is it the first game of the day for all who played it?"""
    head: Head
    """The last entry of the log that the names are from."""


@dataclass(frozen=True, slots=True)
class Ranked:
    """A result with its rank in its list."""

    list: Sort
    rank: int
    result: Listed


@dataclass(slots=True)
class Standings:
    """The results of a day that are checked, and how many are not yet."""

    checking: int = 0
    counts: Counter[int] = field(default_factory=Counter)
    """By number of mages: results, with those that are not in the lists."""
    tops: dict[Sort, list[Ranked]] = field(default_factory=dict)
    """What is listed, the best first."""
    others: dict[str, list[Ranked]] = field(default_factory=dict)
    """By player: their results that are not."""
    made_at: float = 0.0
    good_for: float = 0.0


class OfDay:
    """What a node knows of one day's results."""

    def __init__(self) -> None:
        self.checked: dict[Claim, Listed | None] = {}
        """None: it is no result."""
        self.scores: dict[Claim, Score | None] = {}
        """What is claimed."""
        self.asked: set[str] = set()
        """Tables whose results are checked in any case."""
        self.names_looked = -NAMES_TRUSTED
        """When it was last known whose names may be shown."""
        self.standings: Standings | None = None
        self.making = asyncio.Lock()


class Results:
    """The results as one node knows them."""

    def __init__(self, store: DailyStore, kept: Log, contents: Contents) -> None:
        self._store = store
        self._log = kept
        self._contents = contents
        self._days: OrderedDict[str, OfDay] = OrderedDict()
        self._waiting: dict[tuple[str, Claim], Day] = {}
        self._checking: asyncio.Task[None] | None = None

    async def stop(self) -> None:
        """Let the one that is being played again come to its end."""
        self._waiting.clear()
        if self._checking is not None:
            await self._checking

    async def of(self, day: Day, table: str = "") -> Standings:
        """Return the results of this day; that of this table is checked even if it is far from the best."""
        known = self._of(day.day)
        if table and table not in known.asked and len(known.asked) < KEPT:
            known.asked.add(table)
            known.standings = None
        async with known.making:
            made = known.standings
            now = monotonic()
            if made is None or now - made.made_at >= made.good_for or now - known.names_looked >= NAMES_TRUSTED:
                made = known.standings = await self._make(day, known)
            return made

    def _of(self, day: str) -> OfDay:
        known = self._days.setdefault(day, OfDay())
        self._days.move_to_end(day)
        if len(self._days) > DAYS:
            self._days.popitem(last=False)
        return known

    async def _make(self, day: Day, known: OfDay) -> Standings:
        begun = monotonic()
        claims = await self._store.claims(day.day)
        if begun - known.names_looked >= NAMES_TRUSTED:
            known.names_looked = begun
            await self._forget_names(known)
        found, new = _standings(claims, known, await self._store.first_tables(day.day))
        self._check_soon(day, new)
        found.made_at = monotonic()
        found.good_for = min(OLDEST, SHARE * (found.made_at - begun))
        return found

    def look_again(self) -> None:
        """Somebody was forgotten."""
        for known in self._days.values():
            known.names_looked, known.standings = -NAMES_TRUSTED, None

    async def _forget_names(self, known: OfDay) -> None:
        """Check results again in whose logs somebody was forgotten since: there the names have changed."""
        listed = {claim.table: (claim, found) for claim, found in known.checked.items() if found is not None}
        heads = await self._log.heads(list(listed))
        for table, (claim, found) in listed.items():
            if heads.get(table, found.head) == found.head:
                continue
            try:
                later, head = await self._log.read(table, found.head)
            except Unavailable:
                continue
            except (NoSuchTable, OtherHistory):
                known.checked.pop(claim, None)
                continue
            if any(map(is_forgetting, later)):
                known.checked.pop(claim, None)
            else:
                known.checked[claim] = replace(found, head=head)

    def _check_soon(self, day: Day, claims: Iterable[Claim]) -> None:
        """Play these logs again, beside whatever is being done."""
        self._waiting.update(((day.day, claim), day) for claim in claims)
        if self._waiting and (self._checking is None or self._checking.done()):
            self._checking = asyncio.get_running_loop().create_task(self._check_all())

    async def _check_all(self) -> None:
        while self._waiting:
            (date, claim), day = next(iter(self._waiting.items()))
            del self._waiting[date, claim]
            known = self._of(date)
            try:
                known.checked[claim] = await self._check(day, claim)
            except NoResult as error:
                log.warning("daily_result_refused", table=claim.table, reason=str(error))
                known.checked[claim] = None
            except (Unavailable, Refused) as error:
                # It is tried again when somebody looks at the results.
                log.warning("daily_result_not_checked", table=claim.table, reason=str(error))
            except Exception:
                log.exception("daily_result_not_checked", table=claim.table)
                known.checked[claim] = None

    async def _check(self, day: Day, claim: Claim) -> Listed:
        head = (await self._log.heads([claim.table])).get(claim.table, claim.head)
        try:
            secret, entries = await self._log.seed(claim.table), await self._entries(claim)
        except NoSuchTable:
            raise NoResult("there is no such table") from None
        content = await self._contents.of(day.packs, day.rules)
        score, people = await asyncio.to_thread(checked, content, day, claim.table, secret, entries)
        if not _is_true(claim, score):
            raise NoResult("the game came to something else")
        # Those who began the game are noted already; this is for somebody who took a seat while the database was away.
        await self._store.keep_tries(day.day, claim.table, people)
        tries = await self._store.tries(day.day, people)
        return Listed(
            claim.table, score, frozenset(people), all(table == claim.table for table in tries.values()), head
        )

    async def _entries(self, claim: Claim) -> list[Entry]:
        entries: list[Entry] = []
        head = START
        while head.number < claim.head.number:
            page, head = await self._log.read(claim.table, head, min(PAGE, claim.head.number - head.number))
            if not page:
                break
            entries += page
        if head != claim.head:
            raise NoResult("the log does not have this history")
        return entries


def is_forgetting(entry: Entry) -> bool:
    """Was somebody forgotten with this entry?"""
    return isinstance(entry, Moderated) and entry.what == FORGOTTEN


def _is_true(claim: Claim, score: Score) -> bool:
    try:
        return msgspec.json.decode(claim.data, type=Score).nameless == score.nameless
    except msgspec.MsgspecError:
        return False


def _standings(claims: list[Claim], known: OfDay, tried: Collection[str]) -> tuple[Standings, list[Claim]]:
    """Rank the results that are checked; return also the claims to be checked next, the best first.

    `tried`: the tables that are somebody's first one. What is claimed at another one is practice; what is claimed there may be, which
    checking it says. Claims that are not checked count for the ranks of others.
    """
    scored: list[tuple[Score, Claim]] = []
    for claim in claims:
        if claim not in known.scores:
            known.scores[claim] = _claimed(claim)
        score = known.scores[claim]
        if score is not None and known.checked.get(claim, ...) is not None:
            scored.append((score, claim))
    scored.sort(key=lambda each: (each[0].mages, each[0].order, each[1].table))
    made, new = Standings(), list[Claim]()
    ahead: Counter[Sort] = Counter()
    places: Counter[Sort] = Counter()
    listed: Counter[Sort] = Counter()
    last: dict[Sort, tuple[tuple[Any, ...], int]] = {}
    for score, claim in scored:
        result = known.checked.get(claim)
        is_first = claim.table in tried if result is None else result.first
        sort = (score.mages, "practice" if not is_first else "marked" if score.marked else "first")
        made.counts[score.mages] += 1
        places[sort] += 1
        order, rank = last.get(sort, ((), 0))
        rank = rank if order == score.order else places[sort]
        last[sort] = (score.order, rank)
        if result is None:
            is_near = listed[sort] + ahead[sort] < MOST
            if (is_near or claim.table in known.asked) and len(known.checked) + len(new) < KEPT:
                ahead[sort] += 1
                new.append(claim)
            continue
        listed[sort] += 1
        ranked = Ranked(sort, rank, result)
        if listed[sort] <= MOST:
            made.tops.setdefault(sort, []).append(ranked)
        else:
            for person in result.people:
                made.others.setdefault(person, []).append(ranked)
    made.checking = len(new)
    return made, new


def _claimed(claim: Claim) -> Score | None:
    try:
        return msgspec.json.decode(claim.data, type=Score)
    except msgspec.MsgspecError:
        return None


def boards_of(standings: Standings, person: str) -> list[DailyBoard]:
    """The results for one mage to four, ranked as docs/players/daily.md says, for this person."""

    def results(mages: int, name: str) -> list[DailyResult]:
        sort = (mages, name)
        own = [each for each in standings.others.get(person, []) if each.list == sort]
        return [_shown(each, person) for each in (*standings.tops.get(sort, []), *own)]

    return [
        DailyBoard(
            mages=mages,
            first=results(mages, "first"),
            marked=results(mages, "marked"),
            practice=results(mages, "practice"),
            count=standings.counts[mages],
        )
        for mages in range(1, 5)
    ]


def _shown(ranked: Ranked, person: str) -> DailyResult:
    score, yours = ranked.result.score, person in ranked.result.people
    return DailyResult(
        rank=ranked.rank,
        names=score.names,
        won=score.won,
        turns=score.turns,
        gravehold=score.gravehold,
        nemesis_life=score.nemesis_life,
        yours=yours,
        table=ranked.result.table if yours else "",
    )
