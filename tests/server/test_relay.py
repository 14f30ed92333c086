"""The relay on a real NATS: a node hears of the tables it follows."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest

from tests.server.serving import NATS, run, seated, serving
from unshuffled.server import protocol as p
from unshuffled.server.client import Guest
from unshuffled.server.relay import NatsRelay
from unshuffled.tables.memory import MemoryLog


class Noted(NatsRelay):
    """Notes what it hears."""

    def __init__(self) -> None:
        super().__init__(NATS)
        self.heard: asyncio.Queue[tuple[str, object]] = asyncio.Queue()

    async def connect(self) -> None:
        """Connect, and note."""

        async def hear(table: str, number: int) -> None:
            self.heard.put_nowait((table, number))

        async def overhear(table: str, what: bytes) -> None:
            self.heard.put_nowait((table, what))

        await self.subscribe(hear)
        await self.overhear(overhear)
        await super().connect()


@asynccontextmanager
async def two_relays() -> AsyncIterator[tuple[NatsRelay, Noted]]:
    """One that speaks and one that listens."""
    speaking, listening = NatsRelay(NATS), Noted()
    await speaking.connect()
    await listening.connect()
    try:
        yield speaking, listening
    finally:
        await speaking.close()
        await listening.close()


def test_a_relay_hears_of_the_tables_it_follows_and_of_no_others() -> None:
    """What is published after `follow` has returned is heard, of changes and of who is present."""

    async def talk() -> None:
        async with two_relays() as (speaking, listening):
            await listening.follow("relay-test-one")
            for table in ("relay-test-two", "relay-test-one"):
                await speaking.publish(table, 7)
                await speaking.announce(table, b"who")
            assert {await listening.heard.get(), await listening.heard.get()} == {
                ("relay-test-one", 7),
                ("relay-test-one", b"who"),
            }
            await listening.follow("relay-test-two")
            listening.unfollow("relay-test-one")
            await asyncio.gather(*listening._tasks)
            await speaking.publish("relay-test-one", 8)
            await speaking.publish("relay-test-two", 9)
            assert await listening.heard.get() == ("relay-test-two", 9)
            assert listening.heard.empty()

    run(talk())


def test_a_table_can_be_followed_again_and_a_closed_relay_lets_go() -> None:
    """Coming and going in any order leaves the last wish standing."""

    async def talk() -> None:
        async with two_relays() as (speaking, listening):
            for _ in range(3):
                await listening.follow("relay-test-one")
                listening.unfollow("relay-test-one")
            listening.unfollow("relay-test-one")
            await listening.follow("relay-test-one")
            await listening.follow("relay-test-one")
            await speaking.publish("relay-test-one", 7)
            assert await listening.heard.get() == ("relay-test-one", 7)
            await listening.close()
            await listening.follow("relay-test-two")
            listening.unfollow("relay-test-one")

    run(talk())


def test_a_node_hears_nothing_of_tables_that_nobody_reads_there() -> None:
    """Nor after its last reader has gone."""

    async def game() -> None:
        log, noted = MemoryLog(), Noted()
        async with (
            serving(log, NatsRelay(NATS)) as one,
            serving(log, noted) as two,
            seated(one.url) as (a, b),
            Guest(two.url, cookies=b.guest.http.cookies) as there,
        ):
            await a.wish(p.Say(phrase="hello"))
            assert two.node.host.watched == []
            async with there.follow(a.table) as f:
                assert two.node.host.watched == [a.table]
                await a.wish(p.Say(phrase="ready"))
                await f.until(lambda x: x.number == a.number)
            while two.node.host.watched:
                await asyncio.sleep(0.01)
            numbers = set()
            while not noted.heard.empty():
                numbers.add(noted.heard.get_nowait()[1])
            assert {number for number in numbers if isinstance(number, int)} == {a.number}
            assert (await there.state(a.table)).number == a.number
            await a.wish(p.Say(phrase="thanks"))
            assert (await there.state(a.table)).number == a.number
            assert noted.heard.empty()

    run(game())


def test_a_transport_that_is_closed_loses_a_message_and_nothing_else(monkeypatch: pytest.MonkeyPatch) -> None:
    """What was written stays written: an answer must not fail because nobody could be told of it."""

    async def closed(*_: object) -> None:
        raise RuntimeError("unable to perform operation on <TCPTransport closed=True>; the handler is closed")

    async def talk() -> None:
        async with two_relays() as (speaking, _):
            monkeypatch.setattr(speaking._client, "publish", closed)
            await speaking.publish("relay-test-one", 7)
            await speaking.announce("relay-test-one", b"who")

    run(talk())
