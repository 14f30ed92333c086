"""What operators do to tables and people: entries that step in, bans, reports, and tables that are deleted.

Whatever nodes must notice is an entry of the table's log (`tables.entries.Moderated`), so it arrives as answers do: by the
relay's hint, or with the next sweep. Bans are few rows that every node reads again every few seconds (`server.people.bans`). Text that
is removed is replaced in its entry; the digest stays, since it binds what was once written and not what may still be read
(ADR 0022).
"""

from __future__ import annotations

import secrets
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from typing import Any, TypeVar

from sqlalchemy import delete, func, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from unshuffled.stores import archive
from unshuffled.stores.clock import Clock
from unshuffled.stores.log import SqlLog, asking
from unshuffled.stores.schema import (
    OF_A_TABLE,
    archives,
    attendance,
    bans,
    entries,
    reports,
    tables,
)
from unshuffled.tables import entries as e
from unshuffled.tables.ports import Conflict, Head, NoSuchTable

TRIES = 20
"""How often an entry is tried again: people may be writing."""
PAGE = 500
LAST_LINES = 30
"""What was said last, that goes into a report."""
MOST_WORDS = 1000
GONE = 10**15
"""What nodes hear of a table that was deleted: a number that they have not."""
T = TypeVar("T")
Rewrite = Callable[[int, str, dict[str, Any]], dict[str, Any] | None]


@dataclass(slots=True, frozen=True)
class Ban:
    """Somebody, or an address or network, that is let in nowhere. `until` None: for ever."""

    id: str
    person: str = ""
    network: str = ""
    note: str = ""
    made_at: datetime | None = field(default=None, compare=False)
    until: datetime | None = field(default=None, compare=False)


@dataclass(slots=True, frozen=True)
class Report:
    """What somebody reported, with what was said before."""

    id: str
    table: str
    by: str
    person: str
    reason: str
    words: str
    talk: list[dict[str, Any]]
    made_at: datetime | None = field(default=None, compare=False)
    done_at: datetime | None = field(default=None, compare=False)


class Moderation:
    """Bans, reports and operators' changes in a database whose shape is up to date; the engine belongs to the caller."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.log = SqlLog(engine)
        self._clock = Clock(engine.dialect.name)

    # Bans

    async def ban(self, person: str = "", network: str = "", note: str = "", span: timedelta | None = None) -> str:
        """Ban a person, or an address or network, for so long; gives the ban's id."""
        id = secrets.token_hex(4)
        until = None if span is None else self._clock.ago(-span)
        row = {"id": id, "person": person or None, "network": network or None, "note": note}
        await self._run(insert(bans).values(**row, made_at=self._clock.now, until=until))
        return id

    async def unban(self, which: str) -> int:
        """End the bans with this id, or of this person or network; gives how many there were."""
        mine = or_(bans.c.id == which, bans.c.person == which, bans.c.network == which)
        return await self._run(delete(bans).where(mine))

    async def bans(self) -> list[Ban]:
        """Those that are in force."""
        wanted = select(bans).where(or_(bans.c.until.is_(None), bans.c.until > self._clock.now))
        rows = await self._ask(wanted.order_by(bans.c.made_at, bans.c.id))
        return [
            Ban(row.id, row.person or "", row.network or "", row.note, _utc(row.made_at), _utc(row.until))
            for row in rows
        ]

    # Reports

    async def report(self, table: str, by: str, person: str, reason: str, words: str) -> str:
        """Keep a report with what was said last at the table; gives its id."""
        wanted = select(entries.c.number, entries.c.data, entries.c.at)
        wanted = wanted.where(entries.c.table_id == table, entries.c.kind == "Said")
        try:
            rows = await self._ask_of(table, wanted.order_by(entries.c.number.desc()).limit(LAST_LINES))
        except NoSuchTable:
            rows = []  # deleted meanwhile
        talk = [
            {"number": row.number, "at": str(row.at), **{name: row.data[name] for name in SAID}}
            for row in reversed(rows)
        ]
        id = secrets.token_hex(4)
        made = {"id": id, "table_id": table, "by": by, "person": person, "reason": reason, "words": words[:MOST_WORDS]}
        await self._run(insert(reports).values(**made, talk=talk, made_at=self._clock.now))
        return id

    async def reports(self, done: bool = False, id: str = "") -> list[Report]:
        """Those that are open, or all, or one; the oldest first."""
        wanted = select(reports).order_by(reports.c.made_at, reports.c.id)
        if id:
            wanted = wanted.where(reports.c.id == id)
        elif not done:
            wanted = wanted.where(reports.c.done_at.is_(None))
        return [
            Report(r.id, r.table_id, r.by, r.person, r.reason, r.words, r.talk, _utc(r.made_at), _utc(r.done_at))
            for r in await self._ask(wanted)
        ]

    async def settle(self, id: str) -> bool:
        """Mark a report as done; false if there is no such open one."""
        mine = reports.c.id == id, reports.c.done_at.is_(None)
        return await self._run(update(reports).where(*mine).values(done_at=self._clock.now)) > 0

    # Tables

    async def told_of(self, table: str) -> tuple[list[tuple[int, str, dict[str, Any]]], int]:
        """Who came to a table, what operators did there and what was said last; and its number. Raises `NoSuchTable`."""
        head = await self._head(table)
        wanted = select(entries.c.number, entries.c.kind, entries.c.data).where(entries.c.table_id == table)
        who = wanted.where(entries.c.kind.in_(("Joined", "AiJoined", "Moderated")))
        said = wanted.where(entries.c.kind == "Said").order_by(entries.c.number.desc()).limit(LAST_LINES)
        rows = [*await self._ask_of(table, who), *await self._ask_of(table, said)]
        return sorted((row.number, row.kind, row.data) for row in rows), head.number

    async def tables_of(self, person: str) -> list[str]:
        """The tables this person has been at."""
        wanted = select(attendance.c.table_id).where(attendance.c.person == person)
        return sorted(row.table_id for row in await self._ask(wanted))

    async def step_in(self, table: str, what: str, person: str = "", note: str = "", renew: bool = False) -> int:
        """Write an entry of the operator's; gives its number. Raises `NoSuchTable`."""
        for _ in range(TRIES):
            links = await self._links(table) + 1 if renew else 0
            head = await self._head(table)
            try:
                return (await self.log.append(table, head, [e.Moderated(what, person, note, links)])).number
            except Conflict:
                continue
        raise Conflict

    async def delete_table(self, table: str, older: timedelta | None = None) -> bool:
        """Remove a table with all that belongs to it; raises `NoSuchTable`. With `older`: only if its last entry is, or false."""
        await self._head(table)

        async def remove(connection: AsyncConnection) -> bool:
            # Its rows are back (`_within`). It is a write, so on SQLite too nobody else writes from here on.
            await connection.execute(delete(archives).where(archives.c.table_id == table))
            if older is not None:
                is_newer = select(func.max(entries.c.at) >= self._clock.ago(older))
                if await connection.scalar(is_newer.where(entries.c.table_id == table)):
                    return False
            for kept in OF_A_TABLE:
                await connection.execute(delete(kept).where(kept.c.table_id == table))
            await connection.execute(delete(tables).where(tables.c.id == table))
            return True

        return await self._within(table, remove, alone=True)

    async def remove_talk(self, table: str, person: str = "") -> int:
        """Remove what was said at a table, by everyone or by this person; gives how many lines. Raises `NoSuchTable`."""
        await self._head(table)
        removed = await self.rewrite(table, without_talk(person))
        if removed:
            await self.step_in(table, e.TALK_REMOVED, person)
        return removed

    async def rewrite(self, table: str, change: Rewrite, older: timedelta | None = None) -> int:
        """Replace data of a table's entries, a page at a time; gives how many were. Their digests stay."""
        done = last = 0
        mine = [entries.c.table_id == table, entries.c.kind.in_(REWRITTEN)]
        if older is not None:
            mine.append(entries.c.at < self._clock.ago(older))
        wanted = select(entries.c.number, entries.c.kind, entries.c.data).order_by(entries.c.number).limit(PAGE)
        while True:
            page = wanted.where(*mine, entries.c.number > last)

            async def replace(connection: AsyncConnection, page: Any = page) -> tuple[list[Any], int]:
                rows = list(await connection.execute(page))
                changed = [
                    (row.number, new) for row in rows if (new := change(row.number, row.kind, row.data)) is not None
                ]
                for number, data in changed:
                    await self._replace(connection, table, number, data)
                return rows, len(changed)

            rows, changed = await self._within(table, replace)
            done += changed
            if len(rows) < PAGE:
                return done
            last = rows[-1].number

    @staticmethod
    async def _replace(connection: AsyncConnection, table: str, number: int, data: dict[str, Any]) -> None:
        mine = entries.c.table_id == table, entries.c.number == number
        await connection.execute(update(entries).where(*mine).values(data=data))

    async def _head(self, table: str) -> Head:
        wanted = select(entries.c.number, entries.c.digest).where(entries.c.table_id == table)
        for row in await self._ask_of(table, wanted.order_by(entries.c.number.desc()).limit(1)):
            return Head(row.number, row.digest or "")
        raise NoSuchTable

    async def _links(self, table: str) -> int:
        """How often the links were made new."""
        renewing = entries.c.kind.in_(("LinksRenewed", "Moderated"))
        wanted = select(entries.c.data).where(entries.c.table_id == table, renewing)
        return max((row.data["links"] for row in await self._ask_of(table, wanted)), default=0)

    async def _within(self, table: str, what: Callable[[AsyncConnection], Awaitable[T]], alone: bool = False) -> T:
        """Run this in a transaction in which the table is not deleted and, with `alone`, not written to. Raises `NoSuchTable`."""
        here = select(tables.c.id).where(tables.c.id == table)
        if self.engine.dialect.name == "postgresql":
            here = here.with_for_update(read=not alone, key_share=not alone)
        with asking():
            async with self.engine.begin() as connection:
                if (await connection.execute(here)).first() is None:
                    raise NoSuchTable
                await archive.unpack(connection, table)
                return await what(connection)

    async def _ask_of(self, table: str, wanted: Any) -> list[Any]:
        """Return rows about this table."""

        async def ask(connection: AsyncConnection) -> list[Any]:
            return list(await connection.execute(wanted))

        return await self._within(table, ask)

    async def _ask(self, wanted: Any) -> list[Any]:
        with asking():
            async with self.engine.connect() as connection:
                return list(await connection.execute(wanted))

    async def _run(self, statement: Any) -> int:
        with asking():
            async with self.engine.begin() as connection:
                return (await connection.execute(statement)).rowcount


SAID = ("person", "phrase", "words")
REWRITTEN = ("Said", "Joined", "Saved", "Opened")
"""The kinds of entries of which text can be removed."""


def without_talk(person: str = "") -> Rewrite:
    """Return the change that removes what was said, by everyone or by this person."""

    def change(_: int, kind: str, data: dict[str, Any]) -> dict[str, Any] | None:
        if not e.is_talk(kind, data) or person not in ("", data["person"]):
            return None
        return {**data, "phrase": e.REMOVED, "words": ""}

    return change


def _utc(at: datetime | None) -> datetime | None:
    """SQLite keeps no time zone; all of ours are UTC."""
    return at if at is None or at.tzinfo is not None else at.replace(tzinfo=UTC)
