"""All that is stored about one person, as JSON values; and forgetting it.

What a person did is found by the tables they have been at (`attendance`). Forgetting them takes away what they wrote and how
they were called; that an id which nobody can be any more answered so and so stays, since the games of others are made of it.
"""

from __future__ import annotations

from datetime import datetime
from typing import Any

import msgspec
from sqlalchemy import delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from unshuffled.stores.log import asking
from unshuffled.stores.moderation import PAGE, TRIES, Moderation, without_talk
from unshuffled.stores.schema import (
    OF_A_PERSON,
    accounts,
    attendance,
    bans,
    challenges,
    daily_tries,
    entries,
    lobby,
    notice_channels,
    notice_choices,
    notice_waits,
    passkeys,
    presence,
    reports,
    results,
    sessions,
    snapshots,
)
from unshuffled.tables import entries as e
from unshuffled.tables.ports import NoSuchTable

FORMAT = 1
WHO = ("person", "host", "by", "before")
"""Fields of entries that name people."""


class People(Moderation):
    """What is stored about people."""

    async def export(self, person: str) -> dict[str, Any]:
        """Everything that is stored about this person; passwords, keys and tokens as the fact that there are some.

        The address of a channel is the person's own data. What is sent with it opens something at somebody else's, and would lie in a file.
        """
        account = [
            {
                "name": row.name,
                "shown": row.shown,
                "has_password": row.password is not None,
                "made_at": _text(row.made_at),
            }
            for row in await self._ask(select(accounts).where(accounts.c.person == person))
        ]
        at = [
            (row.table_id, row.at)
            for row in await self._ask(
                select(attendance).where(attendance.c.person == person).order_by(attendance.c.at, attendance.c.table_id)
            )
        ]
        mine = {
            "passkeys": (passkeys, passkeys.c.person == person, ("label", "made_at")),
            "sessions": (sessions, sessions.c.person == person, ("made_at",)),
            "challenges": (challenges, challenges.c.person == person, ("made_at",)),
            "seen": (presence, presence.c.person == person, ("table_id", "seen_at")),
            "bans": (bans, bans.c.person == person, ("note", "made_at", "until")),
            "reports": (reports, reports.c.by == person, ("table_id", "person", "reason", "words", "talk", "made_at")),
            "channels": (notice_channels, notice_channels.c.person == person, ("kind", "address", "data", "made_at")),
            "notices": (
                notice_choices,
                notice_choices.c.person == person,
                ("language", "zone", "quiet_from", "quiet_until"),
            ),
            "waits": (
                notice_waits,
                notice_waits.c.person == person,
                ("table_id", "asked", "seen", "noticed", "due_at", "changed_at"),
            ),
            "daily": (daily_tries, daily_tries.c.person == person, ("day", "table_id")),
            "lobby": (lobby, lobby.c.host == person, ("table_id", "at")),
        }
        found: dict[str, Any] = {"format": FORMAT, "person": person, "account": account[0] if account else None}
        for name, (table, which, columns) in mine.items():
            wanted = select(*(table.c[column] for column in columns)).where(which)
            rows = await self._ask(wanted)
            found[name] = [{column: _text(getattr(row, column)) for column in columns} for row in rows]
        for channel in found["channels"]:
            data = channel.pop("data")
            channel |= {"format": data.pop("format", ""), **{f"has_{secret}": True for secret in data}}
        # Of reports about them, not by whom: that is about somebody else.
        about = await self._ask(select(reports.c.table_id, reports.c.reason).where(reports.c.person == person))
        found["reported"] = [{"table_id": row.table_id, "reason": row.reason} for row in about]
        found["tables"] = [
            {"table": table, "came_at": _text(when), "entries": await self._entries(table, person)}
            for table, when in at
        ]
        return found

    async def _entries(self, table: str, person: str) -> list[dict[str, Any]]:
        """What this person did at the table, and what was done about them."""
        found: list[dict[str, Any]] = []
        last = 0
        wanted = select(entries.c.number, entries.c.kind, entries.c.data, entries.c.at).order_by(entries.c.number)
        while True:
            mine = entries.c.table_id == table, entries.c.number > last
            try:
                rows = await self._ask_of(table, wanted.where(*mine).limit(PAGE))
            except NoSuchTable:
                return found
            found += [
                {"number": row.number, "kind": row.kind, "at": _text(row.at), **_told(row.data)}
                for row in rows
                if any(row.data.get(name) == person for name in WHO)
            ]
            if len(rows) < PAGE:
                return found
            last = rows[-1].number

    async def forget(self, person: str) -> dict[str, int]:
        """Take away what this person wrote and how they were called; gives the tables, each with the number it has now.

        Account or guest: nobody can be this person any more. It can be done again if it was interrupted.
        """
        changed: dict[str, int] = {}
        for row in await self._ask(select(attendance.c.table_id).where(attendance.c.person == person)):
            table: str = row.table_id
            saves: dict[str, str] = {}
            try:
                await self.rewrite(table, _without(person, saves))
                changed[table] = await self.step_in(table, e.FORGOTTEN, person)
                # Last: a node that has heard of it writes the name no more.
                await self._clean(table, person, saves)
            except NoSuchTable:
                continue
        with asking():
            async with self.engine.begin() as connection:
                await self._let_go(connection, person)
        return changed

    async def _let_go(self, connection: AsyncConnection, person: str) -> None:
        await self._leave_reports(connection, person)
        for kept in OF_A_PERSON:
            await connection.execute(delete(kept).where(kept.c.person == person))
        await connection.execute(delete(lobby).where(lobby.c.host == person))
        await connection.execute(
            update(reports).where(reports.c.by == person, reports.c.done_at.is_not(None)).values(words="", talk=[])
        )
        mine = accounts.c.person == person
        changed = await connection.execute(update(accounts).where(mine).values(name=None, shown="", password=None))
        if not changed.rowcount:
            # As after an account: the cookie of this guest opens nothing any more.
            row = {"person": person, "name": None, "shown": "", "password": None}
            await connection.execute(insert(accounts).values(**row, made_at=self._clock.now))

    @staticmethod
    async def _leave_reports(connection: AsyncConnection, person: str) -> None:
        """Remove what this person said from the reports of others that are done."""
        there = select(attendance.c.table_id).where(attendance.c.person == person)
        wanted = select(reports.c.id, reports.c.talk).where(
            reports.c.done_at.is_not(None), reports.c.table_id.in_(there)
        )
        for row in await connection.execute(wanted):
            talk = [line for line in row.talk if line["person"] != person]
            if len(talk) < len(row.talk):
                await connection.execute(update(reports).where(reports.c.id == row.id).values(talk=talk))

    async def _clean(self, table: str, person: str, saves: dict[str, str]) -> None:
        """Names are in the table's snapshot too, and in what was kept of its result, which is made again when it is wanted."""
        wanted = select(snapshots.c.number, snapshots.c.data).where(snapshots.c.table_id == table)

        async def clean(connection: AsyncConnection) -> bool:
            row = (await connection.execute(wanted)).first()
            await connection.execute(delete(results).where(results.c.table_id == table))
            if row is None:
                return True
            summary = msgspec.json.decode(row.data)
            for known in summary["people"]:
                if known["id"] == person:
                    known["name"] = e.NAMELESS
            if summary["host"] == person:
                summary["name"] = ""
            for name in ("saves", "saves_ahead"):
                summary[name] = {saves.get(save, save): at for save, at in summary[name].items()}
            # A node may have kept a newer one meanwhile, which is looked at then.
            mine = snapshots.c.table_id == table, snapshots.c.number == row.number
            changed = update(snapshots).where(*mine).values(data=msgspec.json.encode(summary))
            return (await connection.execute(changed)).rowcount > 0

        for _ in range(TRIES):
            if await self._within(table, clean):
                break


def _without(person: str, saves: dict[str, str]) -> Any:
    """The change that takes names and words of this person away; the names of their saves are noted with the new ones."""
    talk = without_talk(person)

    def change(number: int, kind: str, data: dict[str, Any]) -> dict[str, Any] | None:
        if kind == "Joined" and data["person"] == person and data["name"] != e.NAMELESS:
            return {**data, "name": e.NAMELESS}
        if kind == "Opened" and data["host"] == person and data.get("name"):
            return {**data, "name": ""}
        if kind == "Saved" and data["person"] == person and data["name"] != f"#{number}":
            saves[data["name"]] = f"#{number}"
            return {**data, "name": f"#{number}"}
        return talk(number, kind, data)

    return change


def _told(data: dict[str, Any]) -> dict[str, Any]:
    """Return an entry's data without the mark, which depends on hidden cards (`entries.to_public`), and the format."""
    return {name: value for name, value in data.items() if name not in ("mark", "format")}


def _text(value: Any) -> Any:
    return value.isoformat() if isinstance(value, datetime) else value
