"""What operators do to tables and people: entries that step in, bans, reports, and tables that are deleted.

Whatever nodes must notice is an entry of the table's log (`tables.entries.Moderated`), so it arrives as answers do: by the
relay's hint, or with the next sweep. Bans are few rows that every node reads again every few seconds (`server.bans`). Text that
is removed is replaced in its entry; the digest stays, since it binds what was once written and not what may still be read
(ADR 0022).
"""

from __future__ import annotations

import secrets
from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from typing import Any

from sqlalchemy import delete, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from unshuffled.stores.clock import Clock
from unshuffled.stores.log import SqlLog, asking
from unshuffled.stores.schema import OF_A_TABLE, attendance, bans, entries, reports, tables
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
    """In a database whose shape is up to date; the engine belongs to the code that made it."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
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
        rows = await self._ask(wanted.order_by(entries.c.number.desc()).limit(LAST_LINES))
        talk = [
            {"number": row.number, "at": str(row.at), **{name: row.data.get(name, "") for name in SAID}}
            for row in reversed(rows)
            if not row.data.get("plan")
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
        who = wanted.where(entries.c.kind.in_(("Joined", "Moderated")))
        said = wanted.where(entries.c.kind == "Said").order_by(entries.c.number.desc()).limit(LAST_LINES)
        rows = [*await self._ask(who), *await self._ask(said)]
        return sorted((row.number, row.kind, row.data) for row in rows), head.number

    async def tables_of(self, person: str) -> list[str]:
        """The tables this person has been at."""
        wanted = select(attendance.c.table_id).where(attendance.c.person == person)
        return sorted(row.table_id for row in await self._ask(wanted))

    async def step_in(self, table: str, what: str, person: str = "", note: str = "", renew: bool = False) -> int:
        """Write an entry of the operator's; gives its number. Raises `NoSuchTable`."""
        log = SqlLog(self.engine)
        for _ in range(TRIES):
            links = await self._links(table) + 1 if renew else 0
            head = await self._head(table)
            try:
                return (await log.append(table, head, [e.Moderated(what, person, note, links)])).number
            except Conflict:
                continue
        raise Conflict

    async def delete_table(self, table: str) -> None:
        """Remove a table with all that belongs to it; raises `NoSuchTable`."""
        for _ in range(TRIES):
            try:
                with asking():
                    async with self.engine.begin() as connection:
                        for kept in OF_A_TABLE:
                            await connection.execute(delete(kept).where(kept.c.table_id == table))
                        found = await connection.execute(delete(tables).where(tables.c.id == table))
                if not found.rowcount:
                    raise NoSuchTable
                return
            except Conflict:
                continue  # somebody has written meanwhile, and that row refers to the table
        raise Conflict

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
        mine = [entries.c.table_id == table, entries.c.kind.in_(("Said", "Joined", "Saved", "Opened"))]
        if older is not None:
            mine.append(entries.c.at < self._clock.ago(older))
        wanted = select(entries.c.number, entries.c.kind, entries.c.data).order_by(entries.c.number).limit(PAGE)
        while True:
            rows = await self._ask(wanted.where(*mine, entries.c.number > last))
            changed = [(row.number, new) for row in rows if (new := change(row.number, row.kind, row.data)) is not None]
            if changed:
                with asking():
                    async with self.engine.begin() as connection:
                        for number, data in changed:
                            await self._replace(connection, table, number, data)
            done += len(changed)
            if len(rows) < PAGE:
                return done
            last = rows[-1].number

    @staticmethod
    async def _replace(connection: AsyncConnection, table: str, number: int, data: dict[str, Any]) -> None:
        mine = entries.c.table_id == table, entries.c.number == number
        await connection.execute(update(entries).where(*mine).values(data=data))

    async def _head(self, table: str) -> Head:
        wanted = select(entries.c.number, entries.c.digest).where(entries.c.table_id == table)
        for row in await self._ask(wanted.order_by(entries.c.number.desc()).limit(1)):
            return Head(row.number, row.digest or "")
        raise NoSuchTable

    async def _links(self, table: str) -> int:
        """How often the links were made new."""
        wanted = select(entries.c.data).where(entries.c.table_id == table, entries.c.kind.in_(("Joined", "Moderated")))
        return max((row.data.get("links", 0) for row in await self._ask(wanted)), default=0)

    async def _ask(self, wanted: Any) -> list[Any]:
        with asking():
            async with self.engine.connect() as connection:
                return list(await connection.execute(wanted))

    async def _run(self, statement: Any) -> int:
        with asking():
            async with self.engine.begin() as connection:
                return (await connection.execute(statement)).rowcount


SAID = ("person", "phrase", "words")


def without_talk(person: str = "") -> Rewrite:
    """What was said, by everyone or by this person, becomes a line that says so. Plans of AI mages stay."""

    def change(_: int, kind: str, data: dict[str, Any]) -> dict[str, Any] | None:
        if kind != "Said" or data.get("plan") or data.get("phrase") == e.REMOVED:
            return None
        return {**data, "phrase": e.REMOVED, "words": ""} if person in ("", data["person"]) else None

    return change


def _utc(at: datetime | None) -> datetime | None:
    """SQLite keeps no time zone; all of ours are UTC."""
    return at if at is None or at.tzinfo is not None else at.replace(tzinfo=UTC)
