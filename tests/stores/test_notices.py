"""Which notices are due, and who sends them: the same in every database, and once for all nodes."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass

import pytest

from unshuffled.stores.accounts import Account, AccountStore, MemoryAccounts
from unshuffled.stores.connect import open_log
from unshuffled.stores.migrate import upgrade
from unshuffled.stores.notices import Channel, Choices, NoticeStore, Wait

HOUR = 3600.0
PHONE = Channel("bob", "push", "https://push.example/1", {"p256dh": "key", "auth": "secret"})
HOOK = Channel("bob", "webhook", "https://hook.example/1", {"format": "json"})


@dataclass
class Kept:
    """One place; every `open` is another node over it, but for the one in memory."""

    url: str

    @asynccontextmanager
    async def open(self) -> AsyncIterator[tuple[NoticeStore, AccountStore]]:
        if not self.url:
            accounts: AccountStore = MemoryAccounts()
            yield NoticeStore(accounts.engine), accounts
            await accounts.close()
            return
        log = await open_log(self.url)
        try:
            yield NoticeStore(log.engine), AccountStore(log.engine)
        finally:
            await log.close()

    def run(self, test: Callable[[NoticeStore], Awaitable[None]]) -> None:
        async def with_a_store() -> None:
            async with self.open() as (store, _):
                await store.add(PHONE)
                await test(store)

        asyncio.run(with_a_store())


def kept_in(name: str, request: pytest.FixtureRequest) -> Kept:
    if name == "memory":
        return Kept("")
    url: str = request.getfixturevalue(name)
    asyncio.run(upgrade(url))
    return Kept(url)


@pytest.fixture(params=["memory", "sqlite", "fresh_postgresql"])
def kept(request: pytest.FixtureRequest) -> Kept:
    """Every place there is."""
    return kept_in(request.param, request)


@pytest.fixture(params=["sqlite", "fresh_postgresql"])
def shared(request: pytest.FixtureRequest) -> Kept:
    """A place for several nodes."""
    return kept_in(request.param, request)


async def asked(store: NoticeStore, number: int, delay: float = 0.0, person: str = "bob") -> None:
    await store.note([Wait("table", person, asked=number)], delay)


async def looked(store: NoticeStore, number: int) -> None:
    await store.note([Wait("table", "bob", seen=number)], 0.0)


async def sent(store: NoticeStore) -> list[int]:
    """The notices that a node would send now, by the number of their question."""
    return [number for table, person in await store.due() if (number := await store.take(table, person))]


def test_a_notice_is_due_after_the_delay_and_not_before(kept: Kept) -> None:
    async def test(store: NoticeStore) -> None:
        await asked(store, 5, HOUR)
        assert await sent(store) == []
        await store.forget_person("bob")
        await store.add(PHONE)

        await asked(store, 5)

        assert await sent(store) == [5]
        assert await sent(store) == []

    kept.run(test)


def test_a_person_without_a_channel_gets_no_notice(kept: Kept) -> None:
    async def test(store: NoticeStore) -> None:
        await asked(store, 5, person="ann")

        assert await store.due() == []

    kept.run(test)


@pytest.mark.parametrize("first", ["asked", "looked"])
def test_a_look_keeps_the_notice_from_being_sent_whichever_is_written_first(kept: Kept, first: str) -> None:
    """The page may be at another node, which writes sooner."""

    async def test(store: NoticeStore) -> None:
        if first == "asked":
            await asked(store, 5)
            await looked(store, 5)
        else:
            await looked(store, 5)
            await asked(store, 5)

        assert await sent(store) == []

    kept.run(test)


def test_a_look_at_an_earlier_number_keeps_nothing_back(kept: Kept) -> None:
    async def test(store: NoticeStore) -> None:
        await looked(store, 4)
        await asked(store, 5)

        assert await sent(store) == [5]

    kept.run(test)


def test_there_is_no_second_notice_until_the_person_has_looked(kept: Kept) -> None:
    async def test(store: NoticeStore) -> None:
        await asked(store, 5)
        assert await sent(store) == [5]
        await asked(store, 9)
        assert await sent(store) == []

        await looked(store, 9)
        await asked(store, 9)
        assert await sent(store) == []
        await asked(store, 12)

        assert await sent(store) == [12]

    kept.run(test)


def test_a_question_in_the_middle_of_a_wait_does_not_put_the_notice_off(kept: Kept) -> None:
    async def test(store: NoticeStore) -> None:
        await asked(store, 5)
        await asked(store, 6, HOUR)

        assert await sent(store) == [6]

    kept.run(test)


def test_a_notice_put_off_is_due_later_and_not_if_they_look_before(kept: Kept) -> None:
    async def test(store: NoticeStore) -> None:
        await asked(store, 5)
        assert await sent(store) == [5]
        await store.put_off("table", "bob", 5, HOUR)
        assert await sent(store) == []
        await looked(store, 5)
        await asked(store, 8)
        assert await sent(store) == [8]

        await store.put_off("table", "bob", 8, 0)

        assert await sent(store) == [8]

    kept.run(test)


def test_a_wait_that_was_dropped_does_not_keep_the_next_notice_back(kept: Kept) -> None:
    async def test(store: NoticeStore) -> None:
        await asked(store, 5)
        assert await sent(store) == [5]
        await store.drop("table", "bob", 5)

        await asked(store, 9)

        assert await sent(store) == [9]

    kept.run(test)


def test_of_many_nodes_one_gets_a_notice(shared: Kept) -> None:
    """All of them write the same question, and all look at once."""

    async def test() -> None:
        async with AsyncExitStack() as stack:
            nodes = [(await stack.enter_async_context(shared.open()))[0] for _ in range(4)]
            await nodes[0].add(PHONE)
            for number in range(1, 20, 2):
                await asyncio.gather(*(asked(node, number) for node in nodes))

                found = await asyncio.gather(*(sent(node) for node in nodes))

                assert sorted(found) == [[], [], [], [number]]
                await looked(nodes[1], number)

    asyncio.run(test())


def test_the_subscription_of_a_browser_is_the_last_persons_and_a_webhook_is_everyones(kept: Kept) -> None:
    async def test(store: NoticeStore) -> None:
        await store.add(HOOK)
        phone = Channel("ann", PHONE.kind, PHONE.address, {"p256dh": "other", "auth": "other"})
        hook = Channel("ann", HOOK.kind, HOOK.address, HOOK.data)
        for channel in (phone, hook):
            await store.add(channel)

        assert await store.channels("bob") == [HOOK]
        assert await store.channels("ann") == [phone, hook]
        assert not await store.remove("bob", hook.id)
        assert await store.remove("ann", hook.id)
        assert await store.channels("ann") == [phone]

    kept.run(test)


def test_what_a_guest_wanted_becomes_the_accounts(kept: Kept) -> None:
    async def test(store: NoticeStore) -> None:
        await store.add(HOOK)
        await store.choose("bob", Choices("de", "Europe/Berlin", 60, 120))

        await store.hand_over("bob", "account")

        assert {channel.kind for channel in await store.channels("account")} == {"push", "webhook"}
        assert await store.choices("account") == Choices("de", "Europe/Berlin", 60, 120)
        assert (await store.channels("bob"), await store.choices("bob")) == ([], Choices())

    kept.run(test)


def test_notices_are_deleted_with_the_account(kept: Kept) -> None:
    async def test() -> None:
        async with kept.open() as (store, accounts):
            await accounts.make(Account("bob", "bob", "Bob", "hash"), "session")
            await store.add(PHONE)
            await store.add(Channel("ann", HOOK.kind, HOOK.address, HOOK.data))
            await store.choose("bob", Choices("de"))
            await asked(store, 5)

            await accounts.delete("bob")

            assert (await store.channels("bob"), await store.choices("bob"), await store.due()) == ([], Choices(), [])
            assert len(await store.channels("ann")) == 1

    asyncio.run(test())
