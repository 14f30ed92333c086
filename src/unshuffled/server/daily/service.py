"""Daily tables at one node: opened, ended with their day, and listed."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import msgspec
import structlog

from unshuffled.server.daily.days import Days, Known
from unshuffled.server.daily.results import Results, boards_of, is_forgetting
from unshuffled.server.people.guests import Keys
from unshuffled.server.people.names import name_of
from unshuffled.server.transport.limits import Buckets
from unshuffled.stores.daily import Claim, DailyStore
from unshuffled.stores.log import Unavailable
from unshuffled.tables import daily
from unshuffled.tables.codes import Code, Refused
from unshuffled.tables.hosting.change import Change
from unshuffled.tables.ports import START
from unshuffled.tables.table import Table
from unshuffled.wire import protocol as p
from unshuffled.wire.daily import DailyDay, DailyNext, DailyOverview, OpenDaily

if TYPE_CHECKING:
    from unshuffled.server.node import Node

PLAYS = (p.Answer, p.TakeBack, p.VoteBack, p.Redo, p.Begin)
"""Wishes that must come before the day is over to count."""
DAY = 24 * 3600.0
OF_NETWORK = 50
"""Results a day of the players of one network address."""
log = structlog.get_logger()


class Daily:
    """What a node does for daily tables beside what it does for every table."""

    def __init__(self, node: Node, keys: Keys) -> None:
        self._node = node
        self._store = DailyStore(node.accounts.store.engine)
        self.days = Days(self._store, keys, node.host.contents, node.settings.rules)
        self.results = Results(self._store, node.log, node.host.contents)
        self._claiming: dict[str, asyncio.Task[None]] = {}
        """By table."""
        self._claimed: set[str] = set()
        self._kept = Buckets(OF_NETWORK / DAY, OF_NETWORK)

    async def prepare(self) -> None:
        """Make today and tomorrow, so that what binds them is published in time."""
        try:
            for later in (0, 1):
                await self.days.at(later)
        except (Unavailable, Refused) as error:
            log.warning("day_not_made", reason=str(error))

    async def stop(self) -> None:
        """Let what is being written be written."""
        await asyncio.gather(*self._claiming.values(), return_exceptions=True)
        await self.results.stop()

    # Tables

    async def open(self, person: str, wanted: OpenDaily) -> Table:
        """A new table of today."""
        day = (await self.days.at()).day
        host = self._node.host
        content = await host.contents.of(day.packs, day.rules)
        table = await host.create(*daily.made(content, day, person, name_of(wanted.name), wanted.mages))
        self._node.metrics.opened.labels("daily").inc()
        return table

    async def look(self, table: Table) -> Table:
        """The table; if its day is over, with that written down."""
        if table.daily is None:
            return table
        if table.is_sealed and await self.days.has_ended(table.daily.day):
            try:
                await self._node.host.do(table.id, daily.end_day)
            except Refused as refusal:
                # In a closed table nothing is written, but it can be read: its day ends once it is opened again.
                if refusal.code != Code.CLOSED:
                    raise
            table = await self._node.host.table(table.id)
        self._claim_soon(table)
        return table

    async def before(self, table: Table, person: str, message: p.ClientMessage) -> None:
        """Before a wish is carried out: the day may be over. Whose first game it is, is known before it begins."""
        if table.daily is None:
            return
        table = await self.look(table)
        if isinstance(message, p.Begin) and table.is_sealed and table.daily is not None:
            try:
                table.begin(person)
            except Refused:
                return  # it begins nothing, unless this node is behind: then it is noted after it
            await self._store.keep_tries(table.daily.day, table.id, table.seated() - table.minds())

    async def after(self, id: str, message: p.ClientMessage) -> None:
        """After a wish was carried out: who takes a seat in a running game has played it."""
        if not isinstance(message, p.TakeSeat | p.GiveSeat | p.Begin):
            return
        table = await self._node.host.table(id)
        if table.daily is not None and table.started and table.is_sealed:
            await self._store.keep_tries(table.daily.day, id, table.seated() - table.minds())

    async def hear(self, table: Table, change: Change) -> None:
        """A listener of `tables.hosting.host`: keep what a game came to as soon as it is over."""
        if any(map(is_forgetting, change.entries)):
            self.results.look_again()
        self._claim_soon(table)

    def _claim_soon(self, table: Table) -> None:
        if table.id in self._claimed or table.id in self._claiming or not daily.counts(table):
            return
        head = self._node.host.head(table.id)
        if head == START or head.number != table.number:
            return  # it is being read; the next look comes with it
        assert table.daily is not None
        if not self._kept.take(self._node.origins.of(table.host)):
            self._claimed.add(table.id)
            log.info("daily_result_not_kept", table=table.id, reason="too many of one network address")
            return
        claim = Claim(table.id, head, msgspec.json.encode(daily.score_of(table).nameless))
        task = asyncio.get_running_loop().create_task(self._claim(table.daily.day, claim))
        self._claiming[table.id] = task
        task.add_done_callback(lambda _: self._claiming.pop(table.id, None))

    async def _claim(self, day: str, claim: Claim) -> None:
        try:
            known = await self.days.past(day)
            await self._store.claim(day, claim)
            self._claimed.add(claim.table)
            if known is not None:
                await self.results.of(known.day, claim.table)
        except (Unavailable, Refused) as error:
            # The next look at the table does it.
            log.warning("daily_result_not_kept", table=claim.table, reason=str(error))

    # What people see

    async def overview(self, person: str | None) -> DailyOverview:
        """Today, yesterday, and what is published of tomorrow."""
        today, tomorrow = await self.days.at(), await self.days.at(1)
        yesterday = await self.days.past(await self.days.before_today())
        tries = await self._store.tries(today.day.day, [person]) if person else {}
        return DailyOverview(
            today=await self._day(today, person),
            tomorrow=DailyNext(
                day=tomorrow.day.day, commitment=tomorrow.day.commitment, announced=tomorrow.made_at.isoformat()
            ),
            yesterday=None if yesterday is None else await self._day(yesterday, person),
            left=await self.days.left(),
            yours=tries.get(person or "", ""),
        )

    async def _day(self, known: Known, person: str | None) -> DailyDay:
        day = known.day
        table = (await self._store.tries(day.day, [person])).get(person, "") if person else ""
        standings = await self.results.of(day, table)
        return DailyDay(
            day=day.day,
            commitment=day.commitment,
            announced=known.made_at.isoformat(),
            setup=(await self.days.setup(known.day)).as_data(),
            packs=day.packs,
            rules=day.rules,
            seed=day.secret if await self.days.has_ended(day.day) else "",
            boards=boards_of(standings, person or ""),
            checking=standings.checking,
        )
