"""What is kept of notices: each person's channels and quiet hours, and which notices are due.

A wait is one row for a table and a person. Numbers are those of entries of the table's log, so every node that hears of an
entry writes the same. `Unavailable` is raised where the database is away; nothing here waits for anything else.

The rules that several nodes must agree on are decided here, by the database:

- a notice is due while somebody was asked after they last looked;
- after a notice there is no other until they have looked;
- of all nodes that see a notice due, one gets it (`take`).
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from datetime import timedelta
from hashlib import sha256
from typing import Any

import msgspec
from sqlalchemy import (
    JSON,
    Integer,
    Text,
    and_,
    bindparam,
    case,
    cast,
    column,
    delete,
    exists,
    func,
    literal,
    null,
    select,
    update,
)
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncEngine

from unshuffled.stores.clock import Clock
from unshuffled.stores.log import asking
from unshuffled.stores.schema import accounts, notice_channels, notice_choices, notice_waits

KEPT = timedelta(days=60)
"""How long a wait stays after it last changed."""
AT_ONCE = 100
"""Notices that one look finds."""
COLUMNS = {"table_id": Text, "person": Text, "asked": Integer, "seen": Integer}
WHOSE = (notice_channels, notice_choices, notice_waits)
"""What is deleted with a person's account."""


@dataclass(slots=True, frozen=True)
class Choices:
    """In which language and when somebody wants notices."""

    language: str = "en"
    zone: str = "UTC"
    quiet_from: int = 0
    quiet_until: int = 0
    """Minutes after midnight in the zone; the same twice if no hours are quiet."""


@dataclass(slots=True, frozen=True)
class Channel:
    """One way to reach a person: `push`, `webhook` or `mail`."""

    person: str
    kind: str
    address: str = field(repr=False)
    """Anyone who knows it can send there."""
    data: dict[str, str] = field(default_factory=dict, repr=False)

    @property
    def id(self) -> str:
        """The endpoint's key. A browser has one subscription: the last person who subscribed with it has it."""
        owner = "" if self.kind == "push" else self.person
        return sha256("\x00".join([self.kind, owner, self.address]).encode()).hexdigest()[:32]


@dataclass(slots=True, frozen=True)
class Wait:
    """Somebody whom a table asked with this entry, or who saw this one; 0 for none."""

    table_id: str
    person: str
    asked: int = 0
    seen: int = 0


class NoticeStore:
    """In a database whose shape is up to date; the engine belongs to the code that made it."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._single = engine.execution_options(isolation_level="AUTOCOMMIT")
        self._clock = Clock(engine.dialect.name)
        self._dialect = engine.dialect.name
        self._insert: Any = postgresql.insert if self._dialect == "postgresql" else sqlite.insert

    # What people want

    async def choices(self, person: str) -> Choices:
        """What this person chose, or what suits most."""
        c = notice_choices.c
        wanted = select(c.language, c.zone, c.quiet_from, c.quiet_until).where(c.person == person)
        for row in await self._ask(wanted):
            return Choices(*row)
        return Choices()

    async def choose(self, person: str, choices: Choices) -> None:
        """Keep what this person chose."""
        row = {name: getattr(choices, name) for name in ("language", "zone", "quiet_from", "quiet_until")}
        made = self._insert(notice_choices).values(person=person, **row)
        await self._ask(made.on_conflict_do_update(index_elements=["person"], set_=row))

    async def channels(self, person: str) -> list[Channel]:
        """The channels of a person, the oldest first."""
        c = notice_channels.c
        wanted = select(c.person, c.kind, c.address, c.data).where(c.person == person).order_by(c.made_at, c.id)
        return [Channel(*row) for row in await self._ask(wanted)]

    async def add(self, channel: Channel) -> None:
        """Keep a channel; one with this endpoint is replaced."""
        row = {"person": channel.person, "kind": channel.kind, "address": channel.address, "data": channel.data}
        made = self._insert(notice_channels).values(id=channel.id, **row, made_at=self._clock.now)
        await self._ask(made.on_conflict_do_update(index_elements=["id"], set_=row))

    async def remove(self, person: str, id: str) -> bool:
        """Forget a channel; false if this person has none such."""
        c = notice_channels.c
        return bool(await self._ask(delete(notice_channels).where(c.id == id, c.person == person).returning(c.id)))

    async def is_deleted(self, person: str) -> bool:
        """Was this person's account deleted?"""
        c = accounts.c
        return bool(await self._ask(select(c.person).where(c.person == person, c.name.is_(None))))

    async def remove_address(self, kind: str, address: str) -> None:
        """Forget an address, of all people who have it."""
        c = notice_channels.c
        await self._ask(delete(notice_channels).where(c.kind == kind, c.address == address))

    async def forget_person(self, person: str) -> None:
        """As if this person had never wanted notices."""
        for table in WHOSE:
            await self._ask(delete(table).where(table.c.person == person))

    async def hand_over(self, guest: str, account: str) -> None:
        """What a guest wanted is the account's from now on, as its seats are."""
        mine = notice_channels.c.person == guest
        # Ids of webhooks have their person in them: those are added under the account's name.
        for channel in await self.channels(guest):
            if channel.kind != "push":
                await self.add(Channel(account, channel.kind, channel.address, channel.data))
        await self._ask(update(notice_channels).where(mine, notice_channels.c.kind == "push").values(person=account))
        chosen = exists().where(notice_choices.c.person == account)
        await self._ask(update(notice_choices).where(notice_choices.c.person == guest, ~chosen).values(person=account))
        await self.forget_person(guest)

    # Waits

    async def note(self, waits: Iterable[Wait], delay: float) -> None:
        """Who was asked and who looked, in one statement; those without a channel are left out.

        A notice is due `delay` seconds after somebody who had looked is asked again.
        """
        rows = [{name: getattr(wait, name) for name in COLUMNS} for wait in waits]
        await self._ask(self._noting(delay), {"rows": msgspec.json.encode(rows).decode()})

    def _noting(self, delay: float) -> Any:
        """Rows as one JSON text, as in `presence`. The order makes nodes that write the same rows wait, not deadlock."""
        text = bindparam("rows", type_=Text)
        new: Any
        if self._dialect == "postgresql":
            shape: list[Any] = [column(name, kind) for name, kind in COLUMNS.items()]
            new = func.json_to_recordset(cast(text, JSON)).table_valued(*shape).render_derived("new", with_types=True)
        else:
            each = func.json_each(text).table_valued("value")
            found = [func.json_extract(each.c.value, f"$.{name}").label(name) for name in COLUMNS]
            new = select(*found).subquery("new")
        due = self._clock.ago(timedelta(seconds=-delay))
        reachable = exists().where(notice_channels.c.person == new.c.person)
        first = case((new.c.asked > new.c.seen, due), else_=null())
        rows = (
            select(new.c.table_id, new.c.person, new.c.asked, new.c.seen, literal(0), first, self._clock.now)
            .where(reachable)
            .order_by(new.c.table_id, new.c.person)
        )
        names = [*COLUMNS, "noticed", "due_at", "changed_at"]
        made = self._insert(notice_waits).from_select(names, rows)
        old, came = notice_waits.c, made.excluded
        asked = case((came.asked > old.asked, came.asked), else_=old.asked)
        seen = case((came.seen > old.seen, came.seen), else_=old.seen)
        due_at = case(
            (asked <= seen, null()),
            (old.due_at.is_not(None), old.due_at),
            # No second notice until they have looked.
            (old.noticed > seen, null()),
            (came.asked > old.asked, due),
            else_=null(),
        )
        changed = {"asked": asked, "seen": seen, "due_at": due_at, "changed_at": self._clock.now}
        return made.on_conflict_do_update(index_elements=["table_id", "person"], set_=changed)

    async def due(self) -> list[tuple[str, str]]:
        """Tables and people for whom a notice is due, the longest waiting first."""
        c = notice_waits.c
        wanted = select(c.table_id, c.person).where(c.due_at <= self._clock.now).order_by(c.due_at).limit(AT_ONCE)
        return [(table, person) for table, person in await self._ask(wanted)]

    async def take(self, table: str, person: str) -> int:
        """The number of the entry that asks, for the one caller who is to send the notice; 0 for all others."""
        mine = and_(_key(table, person), notice_waits.c.due_at <= self._clock.now)
        taking = update(notice_waits).where(mine).values(noticed=notice_waits.c.asked, due_at=None)
        for row in await self._ask(taking.returning(notice_waits.c.noticed)):
            return int(row[0])
        return 0

    async def put_off(self, table: str, person: str, number: int, seconds: float) -> None:
        """A notice that was taken and not sent is due later, unless they look before."""
        c = notice_waits.c
        mine = and_(_key(table, person), c.noticed == number, c.seen < c.asked)
        later = self._clock.ago(timedelta(seconds=-seconds))
        await self._ask(update(notice_waits).where(mine).values(noticed=0, due_at=later))

    async def drop(self, table: str, person: str, number: int) -> None:
        """A notice that was taken is not to be sent: nobody waits any more. The next question begins a new wait."""
        c = notice_waits.c
        await self._ask(delete(notice_waits).where(_key(table, person), c.noticed == number, c.due_at.is_(None)))

    async def forget(self) -> None:
        """Remove waits that are too old to matter."""
        await self._ask(delete(notice_waits).where(notice_waits.c.changed_at < self._clock.ago(KEPT)))

    async def _ask(self, wanted: Any, values: dict[str, str] | None = None) -> list[Any]:
        with asking():
            async with self._single.connect() as connection:
                done = await connection.execute(wanted, values)
                return list(done) if done.returns_rows else []


def _key(table: str, person: str) -> Any:
    return and_(notice_waits.c.table_id == table, notice_waits.c.person == person)
