"""The results of a day. What is kept of a game is a claim: each node plays the table's log again, once, before it lists it.

In a thread, and one after the other: a day with many games takes longer to be listed in full, and no one's answer waits.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Iterable
from dataclasses import dataclass, replace
from itertools import groupby
from time import monotonic

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
"""Results in memory, some hundred bytes each."""
MOST = 100
"""Results in a list; one's own are there in any case."""
NAMES_TRUSTED = 60.0
"""Seconds for which names are shown without looking whether anybody was forgotten."""
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


class Results:
    """The results as one node knows them."""

    def __init__(self, store: DailyStore, kept: Log, contents: Contents) -> None:
        self._store = store
        self._log = kept
        self._contents = contents
        self._checked: OrderedDict[tuple[str, Claim], Listed | None] = OrderedDict()
        """None: it is no result."""
        self._waiting: dict[tuple[str, Claim], Day] = {}
        self._checking: asyncio.Task[None] | None = None
        self._looked: dict[str, float] = {}
        """By day: when it was last known whose names may be shown."""

    async def stop(self) -> None:
        """Let the one that is being played again come to its end."""
        self._waiting.clear()
        if self._checking is not None:
            await self._checking

    async def of(self, day: Day) -> tuple[list[Listed], int]:
        """The results of this day that are checked, and how many are not yet."""
        claims = [(day.day, claim) for claim in await self._store.claims(day.day)]
        if monotonic() - self._looked.get(day.day, -NAMES_TRUSTED) >= NAMES_TRUSTED:
            self._looked[day.day] = monotonic()
            await self._forget_names(claims)
        new = [claim for claim in claims if claim not in self._checked]
        self.check_soon(day, new)
        return [found for claim in claims if (found := self._checked.get(claim)) is not None], len(new)

    def look_again(self) -> None:
        """Somebody was forgotten."""
        self._looked.clear()

    async def _forget_names(self, claims: list[tuple[str, Claim]]) -> None:
        """Check results again in whose logs somebody was forgotten since: there the names have changed."""
        listed = {claim[1].table: claim for claim in claims if self._checked.get(claim) is not None}
        heads = await self._log.heads(list(listed))
        for table, claim in listed.items():
            known = self._checked.get(claim)
            if known is None or heads.get(table, known.head) == known.head:
                continue
            try:
                later, head = await self._log.read(table, known.head)
            except Unavailable:
                continue
            except (NoSuchTable, OtherHistory):
                self._checked.pop(claim, None)
                continue
            if any(map(is_forgetting, later)):
                self._checked.pop(claim, None)
            else:
                self._checked[claim] = replace(known, head=head)

    def check_soon(self, day: Day, claims: Iterable[tuple[str, Claim]]) -> None:
        """Play these logs again, beside whatever is being done."""
        self._waiting.update(dict.fromkeys(claims, day))
        if self._waiting and (self._checking is None or self._checking.done()):
            self._checking = asyncio.get_running_loop().create_task(self._check_all())

    async def _check_all(self) -> None:
        while self._waiting:
            claim, day = next(iter(self._waiting.items()))
            del self._waiting[claim]
            try:
                self._checked[claim] = await self._check(day, claim[1])
            except NoResult as error:
                log.warning("daily_result_refused", table=claim[1].table, reason=str(error))
                self._checked[claim] = None
            except (Unavailable, Refused) as error:
                # It is tried again when somebody looks at the results.
                log.warning("daily_result_not_checked", table=claim[1].table, reason=str(error))
            except Exception:
                log.exception("daily_result_not_checked", table=claim[1].table)
                self._checked[claim] = None
            while len(self._checked) > KEPT:
                self._checked.popitem(last=False)

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


def boards_of(results: list[Listed], person: str) -> list[DailyBoard]:
    """The results for one mage to four, ranked as docs/players/daily.md says, for this person."""
    made: list[DailyBoard] = []
    for mages in range(1, 5):
        mine = [result for result in results if result.score.mages == mages]
        clean = [result for result in mine if result.first and not result.score.marked]
        marked = [result for result in mine if result.first and result.score.marked]
        practice = [result for result in mine if not result.first]
        made.append(
            DailyBoard(
                mages=mages,
                first=_ranked(clean, person),
                marked=_ranked(marked, person),
                practice=_ranked(practice, person),
                count=len(mine),
            )
        )
    return made


def _ranked(results: list[Listed], person: str) -> list[DailyResult]:
    ranked: list[DailyResult] = []
    before = 0
    for _, equal in groupby(sorted(results, key=lambda each: (each.score.order, each.table)), lambda x: x.score.order):
        rank = before + 1
        for each in equal:
            before += 1
            yours = person in each.people
            if before <= MOST or yours:
                score = each.score
                ranked.append(
                    DailyResult(
                        rank=rank,
                        names=score.names,
                        won=score.won,
                        turns=score.turns,
                        gravehold=score.gravehold,
                        nemesis_life=score.nemesis_life,
                        yours=yours,
                        table=each.table if yours else "",
                    )
                )
    return ranked
