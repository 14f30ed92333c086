"""Accounts are kept the same in every database, and what must happen once happens once."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta

import pytest
from sqlalchemy import Table, text, update

from tests.stores.keeping import outcome
from unshuffled.stores.accounts import (
    Account,
    AccountStore,
    AlreadyAccount,
    Attended,
    Changed,
    MemoryAccounts,
    NameTaken,
    Passkey,
)
from unshuffled.stores.clock import Clock
from unshuffled.stores.connect import open_log
from unshuffled.stores.schema import challenges, sessions
from unshuffled.tables.entries import Joined, Opened

YEAR = timedelta(days=365)
MINUTES = timedelta(minutes=5)


@dataclass
class Databases:
    """One database; every `open` is another node over it, but for the one in memory."""

    url: str

    @asynccontextmanager
    async def open(self) -> AsyncIterator[AccountStore]:
        if not self.url:
            store = MemoryAccounts()
            try:
                yield store
            finally:
                await store.close()
            return
        log = await open_log(self.url)
        try:
            yield AccountStore(log.engine)
        finally:
            await log.close()

    def run(self, test: Callable[[AccountStore], Awaitable[None]]) -> None:
        async def with_a_store() -> None:
            async with self.open() as store:
                await test(store)

        asyncio.run(with_a_store())


@pytest.fixture(params=["memory", "sqlite", "postgresql"])
def kept(request: pytest.FixtureRequest) -> Databases:
    """Every place accounts can be in."""
    return Databases("" if request.param == "memory" else request.getfixturevalue(request.param))


@pytest.fixture(params=["sqlite", "postgresql"])
def shared(request: pytest.FixtureRequest) -> Databases:
    """A place for several nodes."""
    return Databases(request.getfixturevalue(request.param))


def new(name: str = "", password: str = "a hash") -> Account:
    """Somebody with an account; names and people are new in every test, since they may share a database."""
    name = name or f"ann {secrets.token_hex(6)}"
    return Account(secrets.token_urlsafe(12), name, name.title(), password)


def passkey_of(person: str, label: str = "phone") -> Passkey:
    return Passkey(secrets.token_urlsafe(24), person, b"\x00key\xff", 0, label)


async def make_older(store: AccountStore, table: Table, id: str, age: timedelta) -> None:
    """As if this had been made so long ago."""
    async with store.engine.begin() as connection:
        made_at = Clock(connection.dialect.name).ago(age)
        await connection.execute(update(table).where(table.c.id == id).values(made_at=made_at))


def session() -> str:
    return secrets.token_hex(32)


async def owner_of(store: AccountStore, session: str) -> str:
    """Whose session this is; it has just begun."""
    found = await store.session(session)
    assert found is not None
    person, age = found
    assert abs(age) < MINUTES
    return person


def test_an_account_is_found_by_its_name_and_its_person(kept: Databases) -> None:
    async def test(store: AccountStore) -> None:
        ann, first = new(), session()
        await store.make(ann, first)

        assert await store.by_name(ann.name) == ann
        assert await store.by_person(ann.person) == ann
        assert await owner_of(store, first) == ann.person
        assert await store.claimed([ann.person, "nobody"]) == {ann.person}
        assert await store.is_claimed(ann.person)

    kept.run(test)


def test_nobody_is_found_by_another_name_person_or_session(kept: Databases) -> None:
    async def test(store: AccountStore) -> None:
        ann = new()
        await store.make(ann, session())

        assert await store.by_name(ann.name + "x") is None
        assert await store.by_person("x" + ann.person) is None
        assert await store.session(session()) is None
        assert await store.claimed([]) == set()
        assert not await store.is_claimed("x" + ann.person)

    kept.run(test)


def test_a_name_is_one_accounts_and_a_person_has_one_account(kept: Databases) -> None:
    async def test(store: AccountStore) -> None:
        ann, bob = new(), new()
        await store.make(ann, session())

        with pytest.raises(NameTaken):
            await store.make(Account(bob.person, ann.name, "Ann", "hash"), session())
        with pytest.raises(AlreadyAccount):
            await store.make(Account(ann.person, bob.name, "Bob", "hash"), session())
        assert await store.by_person(bob.person) is None

        await store.make(bob, session())
        assert await store.by_person(bob.person) == bob

    kept.run(test)


def test_accounts_with_passkeys_only_need_no_name(kept: Databases) -> None:
    """Any number of them; no name is not the same name."""

    async def test(store: AccountStore) -> None:
        for _ in range(2):
            ann = Account(secrets.token_urlsafe(12), "", "", "")
            passkey = passkey_of(ann.person)
            await store.make(ann, session(), passkey)

            assert await store.by_person(ann.person) == ann
            assert await store.passkey(passkey.id) == passkey
            assert await store.passkeys_of(ann.person) == [passkey]

    kept.run(test)


def test_of_many_who_want_a_name_at_once_one_gets_it(shared: Databases) -> None:
    async def together() -> None:
        async with shared.open() as one, shared.open() as two:
            wanted = new()
            people = [Account(secrets.token_urlsafe(12), wanted.name, "Ann", "hash") for _ in range(8)]
            made = await asyncio.gather(
                *(outcome((one, two)[n % 2].make(who, session())) for n, who in enumerate(people))
            )

            assert sorted(type(each).__name__ for each in made) == ["NameTaken"] * 7 + ["NoneType"]
            assert await one.by_name(wanted.name) == people[made.index(None)]

    asyncio.run(together())


def test_a_deleted_account_leaves_nothing_but_that_its_person_is_nobody_elses(kept: Databases) -> None:
    async def test(store: AccountStore) -> None:
        ann, first = new(), session()
        key = passkey_of(ann.person)
        await store.make(ann, first, key)
        await store.delete(ann.person)

        assert await store.by_name(ann.name) is None
        assert await store.by_person(ann.person) is None
        assert await store.session(first) is None
        assert await store.passkey(key.id) is None
        assert await store.claimed([ann.person]) == {ann.person}
        with pytest.raises(AlreadyAccount):
            await store.make(ann, session())
        await store.make(new(ann.name), session())

    kept.run(test)


def test_deleting_one_account_leaves_the_others(kept: Databases) -> None:
    async def test(store: AccountStore) -> None:
        ann, bob, first = new(), new(), session()
        key = passkey_of(bob.person)
        await store.make(ann, session())
        await store.make(bob, first, key)
        await store.delete(ann.person)

        assert await store.by_name(bob.name) == bob
        assert await owner_of(store, first) == bob.person
        assert await store.passkeys_of(bob.person) == [key]

    kept.run(test)


def test_a_session_begins_with_the_password_or_passkey_the_account_has_now(kept: Databases) -> None:
    async def test(store: AccountStore) -> None:
        ann = new()
        key, other = passkey_of(ann.person), passkey_of("another")
        await store.make(ann, session(), key)
        by_password, by_passkey = session(), session()
        await store.begin_session(by_password, ann.person, YEAR, password=ann.password)
        await store.begin_session(by_passkey, ann.person, YEAR, passkey=key.id)

        assert await store.living([by_password, by_passkey, session()]) == {by_password, by_passkey}
        assert await store.sessions_of(ann.person) == 3
        for wrong in ({"password": "another hash"}, {"password": ""}, {"passkey": other.id}):
            with pytest.raises(Changed):
                await store.begin_session(session(), ann.person, YEAR, **wrong)
        with pytest.raises(Changed):
            await store.begin_session(session(), "nobody", YEAR, password=ann.password)
        assert await store.sessions_of(ann.person) == 3

    kept.run(test)


def test_an_account_without_a_password_is_not_opened_by_an_empty_one(kept: Databases) -> None:
    async def test(store: AccountStore) -> None:
        ann = Account(secrets.token_urlsafe(12), "", "", "")
        await store.make(ann, session(), passkey_of(ann.person))

        with pytest.raises(Changed):
            await store.begin_session(session(), ann.person, YEAR, password="")

    kept.run(test)


def test_sessions_end_one_by_one_or_all_together(kept: Databases) -> None:
    async def test(store: AccountStore) -> None:
        ann, bob = new(), new()
        mine, others = [session() for _ in range(3)], session()
        await store.make(ann, mine[0])
        await store.make(bob, others)
        for each in mine[1:]:
            await store.begin_session(each, ann.person, YEAR, password=ann.password)

        await store.end_session(mine[0])
        assert await store.living([*mine, others]) == {mine[1], mine[2], others}
        await store.end_sessions(ann.person)
        assert await store.living([*mine, others]) == {others}

    kept.run(test)


def test_sessions_that_are_too_old_are_forgotten_when_a_new_one_begins(kept: Databases) -> None:
    async def test(store: AccountStore) -> None:
        ann = new()
        old, recent, newest = session(), session(), session()
        await store.make(ann, old)
        await store.begin_session(recent, ann.person, YEAR, password=ann.password)
        await make_older(store, sessions, old, YEAR + MINUTES)
        await make_older(store, sessions, recent, YEAR - MINUTES)
        await store.begin_session(newest, ann.person, YEAR, password=ann.password)

        assert await store.living([old, recent, newest]) == {recent, newest}

    kept.run(test)


def test_a_session_has_the_age_it_has_by_the_databases_clock(kept: Databases) -> None:
    async def test(store: AccountStore) -> None:
        ann, first = new(), session()
        await store.make(ann, first)
        assert await owner_of(store, first) == ann.person
        await make_older(store, sessions, first, YEAR)

        found = await store.session(first)
        assert found is not None
        assert YEAR <= found[1] < YEAR + MINUTES

    kept.run(test)


def test_a_new_password_ends_every_session_but_the_new_one(kept: Databases) -> None:
    async def test(store: AccountStore) -> None:
        ann, first, second = new(), session(), session()
        await store.make(ann, first)
        after = Account(ann.person, ann.name, "ANN", "another hash")
        await store.set_password(after, ann, second)

        assert await store.by_name(ann.name) == after
        assert await store.living([first, second]) == {second}

        with pytest.raises(Changed):
            await store.set_password(after, ann, session())
        bob = new()
        await store.make(bob, session())
        with pytest.raises(NameTaken):
            await store.set_password(Account(ann.person, bob.name, "Bob", "hash"), after, session())
        assert await store.by_name(ann.name) == after
        assert await store.living([second]) == {second}

    kept.run(test)


def test_who_logs_in_with_the_old_password_while_it_changes_is_not_in_afterwards(shared: Databases) -> None:
    async def together() -> None:
        async with shared.open() as one, shared.open() as two:
            for _ in range(20):
                ann, late, own = new(), session(), session()
                await one.make(ann, session())
                after = Account(ann.person, ann.name, ann.shown, "another hash")
                login = two.begin_session(late, ann.person, YEAR, password=ann.password)
                await asyncio.gather(outcome(login), one.set_password(after, ann, own))

                assert await one.living([late, own]) == {own}

    asyncio.run(together())


def test_a_password_hashed_again_is_kept_unless_it_was_changed_meanwhile(kept: Databases) -> None:
    async def test(store: AccountStore) -> None:
        ann = new()
        await store.make(ann, session())
        await store.rehash(ann.person, "not the hash", "wrong")
        assert await store.by_name(ann.name) == ann
        await store.rehash(ann.person, ann.password, "stronger")
        assert await store.by_name(ann.name) == Account(ann.person, ann.name, ann.shown, "stronger")

    kept.run(test)


def test_a_challenge_is_taken_once_by_whom_it_was_made_for_in_time(kept: Databases) -> None:
    async def test(store: AccountStore) -> None:
        first, second, late = session(), session(), session()
        await store.put_challenge(first, "ann", MINUTES)
        await store.put_challenge(late, "ann", MINUTES)
        await make_older(store, challenges, late, MINUTES * 2)

        assert not await store.take_challenge(second, "ann", MINUTES)
        assert not await store.take_challenge(first, "bob", MINUTES)
        assert not await store.take_challenge(late, "ann", MINUTES)
        assert await store.take_challenge(first, "ann", MINUTES)
        assert not await store.take_challenge(first, "ann", MINUTES)
        assert await store.take_challenge(late, "ann", MINUTES * 9)

    kept.run(test)


def test_old_challenges_are_forgotten_when_a_new_one_is_made(kept: Databases) -> None:
    async def test(store: AccountStore) -> None:
        old, young = session(), session()
        await store.put_challenge(old, "ann", MINUTES)
        await store.put_challenge(young, "ann", MINUTES)
        await make_older(store, challenges, old, MINUTES * 3)
        await store.put_challenge(session(), "ann", MINUTES)

        assert not await store.take_challenge(old, "ann", MINUTES * 9)
        assert await store.take_challenge(young, "ann", MINUTES * 9)

    kept.run(test)


def test_of_many_who_answer_one_challenge_one_is_believed(shared: Databases) -> None:
    async def together() -> None:
        async with shared.open() as one, shared.open() as two:
            asked = session()
            await one.put_challenge(asked, "", MINUTES)
            takes = [(one, two)[n % 2].take_challenge(asked, "", MINUTES) for n in range(8)]

            assert sorted(await asyncio.gather(*takes)) == [False] * 7 + [True]

    asyncio.run(together())


def test_passkeys_are_added_and_removed_but_not_the_last_way_in(kept: Databases) -> None:
    async def test(store: AccountStore) -> None:
        ann = Account(secrets.token_urlsafe(12), "", "", "")
        phone, key = passkey_of(ann.person), passkey_of(ann.person, "key")
        await store.make(ann, session(), phone)
        await store.add_passkey(key)

        assert await store.passkeys_of(ann.person) == [phone, key]
        assert not await store.remove_passkey(ann.person, "no such passkey")
        assert not await store.remove_passkey("another", key.id)
        assert await store.remove_passkey(ann.person, phone.id)
        with pytest.raises(Changed):
            await store.remove_passkey(ann.person, key.id)
        assert await store.passkeys_of(ann.person) == [key]

        named = Account(ann.person, f"ann {secrets.token_hex(6)}", "Ann", "hash")
        await store.set_password(named, ann, session())
        assert await store.remove_passkey(ann.person, key.id)
        assert await store.passkeys_of(ann.person) == []

    kept.run(test)


def test_a_passkey_is_one_persons_who_has_an_account(kept: Databases) -> None:
    async def test(store: AccountStore) -> None:
        ann, bob, gone = new(), new(), new()
        key = passkey_of(ann.person)
        for each in (ann, bob, gone):
            await store.make(each, session())
        await store.delete(gone.person)
        await store.add_passkey(key)

        with pytest.raises(Changed):
            await store.add_passkey(Passkey(key.id, bob.person, b"key", 0, ""))
        for nobody in ("nobody", gone.person):
            with pytest.raises(Changed):
                await store.add_passkey(passkey_of(nobody))
        assert await store.passkey(key.id) == key

    kept.run(test)


def test_two_passkeys_that_are_removed_at_once_leave_one_way_in(shared: Databases) -> None:
    async def together() -> None:
        async with shared.open() as one, shared.open() as two:
            for _ in range(10):
                ann = Account(secrets.token_urlsafe(12), "", "", "")
                phone, key = passkey_of(ann.person), passkey_of(ann.person)
                await one.make(ann, session(), phone)
                await one.add_passkey(key)
                await asyncio.gather(
                    outcome(one.remove_passkey(ann.person, phone.id)), outcome(two.remove_passkey(ann.person, key.id))
                )

                assert len(await one.passkeys_of(ann.person)) == 1

    asyncio.run(together())


def test_a_use_of_a_passkey_is_counted_unless_another_was_counted_meanwhile(kept: Databases) -> None:
    async def test(store: AccountStore) -> None:
        ann = new()
        key = passkey_of(ann.person)
        await store.make(ann, session(), key)

        assert await store.count_use(key.id, 0, 1)
        assert not await store.count_use(key.id, 0, 1)
        found = await store.passkey(key.id)
        assert found is not None
        assert found.uses == 1

    kept.run(test)


def test_many_sessions_and_people_are_looked_up_in_portions(kept: Databases) -> None:
    async def test(store: AccountStore) -> None:
        ann, first = new(), session()
        await store.make(ann, first)

        assert await store.living([session() for _ in range(1200)] + [first]) == {first}
        assert await store.claimed([secrets.token_urlsafe(12) for _ in range(1200)] + [ann.person]) == {ann.person}

    kept.run(test)


def test_the_tables_somebody_was_at_come_newest_first(shared: Databases) -> None:
    """By what happened at them last; a person who comes twice was there once."""

    async def test(store: AccountStore) -> None:
        log = await open_log(shared.url)
        tables = [secrets.token_urlsafe(9) for _ in range(3)]
        ann = secrets.token_urlsafe(12)
        for hour, table in enumerate(tables):
            await log.create(table, "seed", [Opened(ann, "commitment"), Joined(ann, "Ann")])
            await store.attend(ann, table)
            async with store.engine.begin() as connection:
                moment = {"at": f"2026-11-15 0{hour}:00:00+00:00", "table": table}
                if connection.dialect.name == "postgresql":
                    moved = text(
                        "UPDATE entries SET at = CAST(CAST(:at AS TEXT) AS TIMESTAMPTZ) WHERE table_id = :table"
                    )
                else:
                    moved = text("UPDATE entries SET at = substr(:at, 1, 19) WHERE table_id = :table")
                await connection.execute(moved, moment)
        await store.attend(ann, tables[0])
        await store.attend("another person", tables[0])
        await log.close()

        at = [Attended(table, 2, datetime(2026, 11, 15, hour, tzinfo=UTC)) for hour, table in enumerate(tables)]
        assert await store.attended(ann) == [at[2], at[1], at[0]]
        assert await store.attended(ann, skip=1, count=1) == [at[1]]
        assert await store.attended("nobody") == []

        await store.forget_attendance(ann)
        assert await store.attended(ann) == []
        assert len(await store.attended("another person")) == 1

    shared.run(test)
