"""What is kept of accounts: names, password hashes, passkeys, sessions and challenges; who was at which table, and what
the games there came to.

Sessions and challenges go in as digests. Whatever must not happen twice or between two other things is decided by a
key or a lock of the account's row, since several nodes write; and what is too old, by the database's clock, since theirs
may differ. Nothing here hashes passwords or reads cookies.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from typing import Any

from sqlalchemy import (
    ColumnElement,
    FromClause,
    Insert,
    Select,
    and_,
    bindparam,
    delete,
    event,
    exists,
    func,
    insert,
    select,
    update,
)
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.pool import AsyncAdaptedQueuePool
from sqlalchemy.schema import CreateTable

from unshuffled.stores.clock import Clock
from unshuffled.stores.engine import ThreadsEngine
from unshuffled.stores.log import asking, beside
from unshuffled.stores.notices import WHOSE as NOTICES
from unshuffled.stores.schema import (
    accounts,
    archives,
    attendance,
    challenges,
    entries,
    metadata,
    passkeys,
    results,
    sessions,
)
from unshuffled.tables.ports import Conflict, Head, NoSuchTable

AT_ONCE = 500
"""Ids in one question; SQLite has a limit."""
_CLAIMED = select(accounts.c.person).where(accounts.c.person == bindparam("person"))


class NameTaken(Exception):
    """Another account has this name."""


class AlreadyAccount(Exception):
    """This person has an account already, or had one."""


class Changed(Conflict):
    """What was true when it was looked at is no longer: the password or passkey is another one, or gone."""


@dataclass(slots=True, frozen=True)
class Account:
    """An account; `name` is the normalised one, `shown` as its owner wrote it. Both empty if it has passkeys only."""

    person: str
    name: str
    shown: str
    password: str
    """The hash."""


@dataclass(slots=True, frozen=True)
class Passkey:
    """The public half of a passkey."""

    id: str
    person: str
    key: bytes
    uses: int
    label: str
    made_at: datetime | None = field(default=None, compare=False)
    """Since when it is kept, as the database says."""


@dataclass(slots=True, frozen=True)
class Attended:
    """A table somebody has been at; `number` is 0 if the log is elsewhere."""

    table: str
    number: int
    at: datetime
    result: bytes | None = None
    """What was kept of the finished game, if nothing has happened at the table since."""


class AccountStore:
    """Accounts in a database whose shape is up to date; the engine belongs to the code that made it."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self._single = engine.execution_options(isolation_level="AUTOCOMMIT")
        self._upsert: Any = postgresql.insert if engine.dialect.name == "postgresql" else sqlite.insert
        self._clock = Clock(engine.dialect.name)
        mine = sessions.c.id == bindparam("session")
        self._session = select(sessions.c.person, self._clock.age(sessions.c.made_at)).where(mine)

    async def close(self) -> None:
        """Nothing of ours is open."""

    # Accounts

    async def make(self, account: Account, session: str, passkey: Passkey | None = None) -> None:
        """A new account with its first session; raises `NameTaken` or `AlreadyAccount`."""
        try:
            with asking():
                async with self.engine.begin() as connection:
                    await connection.execute(
                        insert(accounts).values(
                            person=account.person,
                            name=account.name or None,
                            shown=account.shown,
                            password=account.password or None,
                            made_at=self._clock.now,
                        )
                    )
                    if passkey is not None:
                        await connection.execute(self._new_passkey(passkey))
                    await connection.execute(self._new_session(session, account.person))
        except Conflict:
            if await self.is_claimed(account.person):
                raise AlreadyAccount from None
            raise NameTaken from None

    async def by_name(self, name: str) -> Account | None:
        """The account with this normalised name."""
        return await self._account(accounts.c.name == name)

    async def by_person(self, person: str) -> Account | None:
        """The account of this person; None for guests and deleted ones."""
        found = exists().where(passkeys.c.person == accounts.c.person)
        return await self._account(and_(accounts.c.person == person, accounts.c.password.is_not(None) | found))

    async def _account(self, which: Any) -> Account | None:
        columns = (accounts.c.person, accounts.c.name, accounts.c.shown, accounts.c.password)
        for person, name, shown, password in await self._ask(select(*columns).where(which)):
            return Account(person, name or "", shown, password or "")
        return None

    async def is_claimed(self, person: str) -> bool:
        """Has or had this person an account? Asked for each request of a guest."""
        return bool(await self._ask(_CLAIMED, {"person": person}))

    async def claimed(self, people: Collection[str]) -> set[str]:
        """Which of these people have or had an account."""
        found: set[str] = set()
        for some in _portions(people):
            found |= {row[0] for row in await self._ask(select(accounts.c.person).where(accounts.c.person.in_(some)))}
        return found

    async def set_password(self, account: Account, before: Account, session: str) -> None:
        """Give the account this name and password and end all its sessions but a new one.

        Raises `Changed` if it is not as `before` any more, `NameTaken` if the name is another's.
        """
        try:
            with asking():
                async with self.engine.begin() as connection:
                    if await self._lock(connection, account.person) != (before.name, before.password):
                        raise Changed
                    await connection.execute(
                        update(accounts)
                        .where(accounts.c.person == account.person)
                        .values(name=account.name, shown=account.shown, password=account.password)
                    )
                    await connection.execute(delete(sessions).where(sessions.c.person == account.person))
                    await connection.execute(self._new_session(session, account.person))
        except Changed:
            raise
        except Conflict:
            raise NameTaken from None

    async def rehash(self, person: str, old: str, new: str) -> None:
        """The same password, hashed as is right today."""
        await self._do(
            update(accounts).where(accounts.c.person == person, accounts.c.password == old).values(password=new)
        )

    async def delete(self, person: str) -> None:
        """Forget the account: its name, credentials, sessions, history and notices. That there was one is remembered."""
        with asking():
            async with self.engine.begin() as connection:
                await self._lock(connection, person)
                for table in (sessions, passkeys, attendance, *NOTICES):
                    await connection.execute(delete(table).where(table.c.person == person))
                await connection.execute(
                    update(accounts).where(accounts.c.person == person).values(name=None, shown="", password=None)
                )

    # Sessions

    async def begin_session(
        self, session: str, person: str, kept: timedelta, password: str = "", passkey: str = ""
    ) -> None:
        """A new session, if the password hash or passkey it was proved with is still the account's; or `Changed`."""
        with asking():
            async with self.engine.begin() as connection:
                row = await self._lock(connection, person)
                if passkey:
                    mine = select(passkeys.c.id).where(passkeys.c.id == passkey, passkeys.c.person == person)
                    right = (await connection.execute(mine)).first() is not None
                else:
                    right = row is not None and password != "" and row[1] == password
                if not right:
                    raise Changed
                old = and_(sessions.c.person == person, sessions.c.made_at < self._clock.ago(kept))
                await connection.execute(delete(sessions).where(old))
                await connection.execute(self._new_session(session, person))

    def _new_session(self, session: str, person: str) -> Insert:
        return insert(sessions).values(id=session, person=person, made_at=self._clock.now)

    async def session(self, session: str) -> tuple[str, timedelta] | None:
        """Whose session this is, and how old."""
        for person, age in await self._ask(self._session, {"session": session}):
            return person, timedelta(seconds=age)
        return None

    async def living(self, wanted: Collection[str]) -> set[str]:
        """Which of these sessions have not ended."""
        found: set[str] = set()
        for some in _portions(wanted):
            found |= {row[0] for row in await self._ask(select(sessions.c.id).where(sessions.c.id.in_(some)))}
        return found

    async def sessions_of(self, person: str) -> int:
        """How many sessions an account has."""
        found = await self._ask(select(func.count()).select_from(sessions).where(sessions.c.person == person))
        return int(found[0][0])

    async def end_session(self, session: str) -> None:
        """Log out."""
        await self._do(delete(sessions).where(sessions.c.id == session))

    async def end_sessions(self, person: str) -> None:
        """Log out everywhere."""
        with asking():
            async with self.engine.begin() as connection:
                await self._lock(connection, person)
                await connection.execute(delete(sessions).where(sessions.c.person == person))

    # Passkeys

    async def put_challenge(self, challenge: str, person: str, kept: timedelta) -> None:
        """Remember what was asked, and of whom; forget what was asked too long ago."""
        with asking():
            async with self.engine.begin() as connection:
                await connection.execute(delete(challenges).where(challenges.c.made_at < self._clock.ago(kept)))
                made = insert(challenges).values(id=challenge, person=person, made_at=self._clock.now)
                await connection.execute(made)

    async def take_challenge(self, challenge: str, person: str, kept: timedelta) -> bool:
        """Was this asked, and not answered yet? Of several who come with it, one gets a yes."""
        asked = and_(challenges.c.id == challenge, challenges.c.person == person)
        in_time = challenges.c.made_at >= self._clock.ago(kept)
        return bool(await self._ask(delete(challenges).where(asked, in_time).returning(challenges.c.id)))

    async def add_passkey(self, passkey: Passkey) -> None:
        """One more passkey of an account; raises `Changed` if it is known already or the account is gone."""
        try:
            with asking():
                async with self.engine.begin() as connection:
                    row = await self._lock(connection, passkey.person)
                    if row is None or (row == ("", "") and not await self._passkeys(connection, passkey.person)):
                        raise Changed
                    await connection.execute(self._new_passkey(passkey))
        except Conflict:
            raise Changed from None

    def _new_passkey(self, passkey: Passkey) -> Insert:
        row = {name: getattr(passkey, name) for name in ("id", "person", "key", "uses", "label")}
        return insert(passkeys).values(**row, made_at=self._clock.now)

    async def passkey(self, id: str) -> Passkey | None:
        """The passkey with this id."""
        for found in _passkeys_in(await self._ask(select(passkeys).where(passkeys.c.id == id))):
            return found
        return None

    async def passkeys_of(self, person: str) -> list[Passkey]:
        """An account's passkeys, the oldest first."""
        wanted = select(passkeys).where(passkeys.c.person == person).order_by(passkeys.c.made_at, passkeys.c.id)
        return _passkeys_in(await self._ask(wanted))

    async def count_use(self, id: str, before: int, uses: int) -> bool:
        """The passkey was used; false if another use was counted meanwhile."""
        row = and_(passkeys.c.id == id, passkeys.c.uses == before)
        return bool(await self._ask(update(passkeys).where(row).values(uses=uses).returning(passkeys.c.id)))

    async def remove_passkey(self, person: str, id: str) -> bool:
        """Forget a passkey; false if there is none such. Raises `Changed` if nothing else opens the account."""
        with asking():
            async with self.engine.begin() as connection:
                row = await self._lock(connection, person)
                mine = await self._passkeys(connection, person)
                if id not in mine:
                    return False
                if mine == [id] and (row is None or not row[1]):
                    raise Changed
                await connection.execute(delete(passkeys).where(passkeys.c.id == id))
                return True

    @staticmethod
    async def _passkeys(connection: AsyncConnection, person: str) -> list[str]:
        return list(await connection.scalars(select(passkeys.c.id).where(passkeys.c.person == person)))

    # Who was where

    async def attend(self, person: str, table: str) -> None:
        """This person has been at this table."""
        row = self._upsert(attendance).values(person=person, table_id=table, at=self._clock.now)
        await self._do(row.on_conflict_do_nothing())

    async def attended(self, person: str, skip: int = 0, count: int = 20) -> list[Attended]:
        """The tables this person has been at: the one where something happened last comes first."""
        at = func.coalesce(_LAST_AT, attendance.c.at).label("last_at")
        wanted: Select[Any] = (
            select(attendance.c.table_id, func.coalesce(_LAST_NUMBER, 0), at, results.c.data)
            .select_from(_with_last(attendance, attendance.c.table_id))
            .where(attendance.c.person == person)
            .order_by(at.desc(), attendance.c.at.desc(), attendance.c.table_id)
            .limit(count)
            .offset(skip)
        )
        return [Attended(table, number, as_utc(at), data) for table, number, at, data in await self._ask(wanted)]

    async def keep_result(self, table: str, head: Head, data: bytes) -> None:
        """Store the result of this table's game, valid while this is its last entry. Raises `NoSuchTable`."""
        row = {"number": head.number, "digest": head.digest, "data": data}
        if not await self._ask(beside(self.engine.dialect.name, results, table, row)):
            raise NoSuchTable

    async def forget_attendance(self, person: str) -> None:
        """As if this person had been nowhere."""
        await self._do(delete(attendance).where(attendance.c.person == person))

    # How

    async def _ask(self, wanted: Any, values: dict[str, str] | None = None) -> list[Any]:
        with asking():
            async with self._single.connect() as connection:
                return list(await connection.execute(wanted, values))

    async def _do(self, wanted: Any) -> None:
        with asking():
            async with self._single.connect() as connection:
                await connection.execute(wanted)

    @staticmethod
    async def _lock(connection: AsyncConnection, person: str) -> tuple[str, str] | None:
        """The account's name and password hash; nobody else changes it or begins a session until the transaction ends.

        SQLite has no such locks and needs none: the first writer writes alone.
        """
        if connection.dialect.name == "sqlite":
            await connection.execute(update(accounts).where(accounts.c.person == person).values(person=person))
        wanted = select(accounts.c.name, accounts.c.password).where(accounts.c.person == person).with_for_update()
        row = (await connection.execute(wanted)).first()
        return None if row is None else (row[0] or "", row[1] or "")


class MemoryAccounts(AccountStore):
    """Accounts beside a log that is in memory: gone with the process."""

    def __init__(self) -> None:
        # One connection, since it is the database; who wants it meanwhile waits.
        engine = create_async_engine(
            "sqlite+aiosqlite://",
            poolclass=AsyncAdaptedQueuePool,
            pool_size=1,
            max_overflow=0,
            hide_parameters=True,
        )
        super().__init__(ThreadsEngine(engine.sync_engine))
        event.listen(self.engine.sync_engine, "connect", _make_tables)

    async def keep_result(self, table: str, head: Head, data: bytes) -> None:
        """Nothing: the tables are gone with the process too."""

    async def close(self) -> None:
        """Let them go."""
        await self.engine.dispose()


_LAST_NUMBER = func.coalesce(entries.c.number, archives.c.number)
_LAST_AT = func.coalesce(entries.c.at, archives.c.at)
_LAST_DIGEST = func.coalesce(entries.c.digest, archives.c.digest)


def _with_last(first: FromClause, table: ColumnElement[str]) -> FromClause:
    """Each row with its table's last entry, or with the archive of the table, and with its result if that is of the last entry."""
    every = entries.alias("every")
    last = select(func.max(every.c.number)).where(every.c.table_id == table).correlate(first).scalar_subquery()
    newest = and_(entries.c.table_id == table, entries.c.number == last)
    same = results.c.digest == _LAST_DIGEST
    result = and_(results.c.table_id == table, results.c.number == _LAST_NUMBER, same)
    packed = first.outerjoin(entries, newest).outerjoin(archives, archives.c.table_id == table)
    return packed.outerjoin(results, result)


def _make_tables(connection: Any, _: object) -> None:
    cursor = connection.cursor()
    for table in metadata.sorted_tables:
        cursor.execute(str(CreateTable(table).compile(dialect=sqlite.dialect())))
    cursor.close()


def _passkeys_in(rows: list[Any]) -> list[Passkey]:
    return [Passkey(row.id, row.person, row.key, row.uses, row.label, as_utc(row.made_at)) for row in rows]


def _portions(ids: Collection[str]) -> list[list[str]]:
    wanted = sorted(ids)
    return [wanted[start : start + AT_ONCE] for start in range(0, len(wanted), AT_ONCE)]


def as_utc(at: datetime) -> datetime:
    """SQLite keeps no time zone; all of ours are UTC."""
    return at.replace(tzinfo=UTC) if at.tzinfo is None else at.astimezone(UTC)
