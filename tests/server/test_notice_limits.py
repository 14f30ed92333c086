"""What one person's notices may take: their slow names and silent endpoints hold up nobody else's."""

from __future__ import annotations

import asyncio
import socket
import threading
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any

import pytest

from tests.server.endpoints import an_endpoint
from tests.server.serving import Running, run, seated, serving
from tests.server.test_notices import NOTICES, Game, a_game, make_due, want_webhook
from tests.waiting import PATIENCE, until
from unshuffled.server.client import Guest
from unshuffled.server.notices import guard, people, sending, waiting
from unshuffled.server.notices.guard import Out
from unshuffled.server.notices.sending import Came
from unshuffled.server.notices.text import Notice
from unshuffled.stores.notices import Channel
from unshuffled.wire import protocol as p

OUTSIDE = "93.184.215.14"
NOTICE = Notice("Your turn", "Tally", "/t/abc", "")


@pytest.fixture(autouse=True)
def _quickly(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(waiting, "LONGEST", 0.05)


@dataclass
class Names:
    """A name server that is silent about names that begin with `slow`, until it is to answer."""

    asked: list[str] = field(default_factory=list)
    answers: threading.Event = field(default_factory=threading.Event)

    async def has_been_asked(self) -> bool:
        return bool(self.asked)


@pytest.fixture
def names(monkeypatch: pytest.MonkeyPatch) -> Iterator[Names]:
    made, real = Names(), socket.getaddrinfo

    def looked_up(host: str, port: int, *args: Any, **more: Any) -> Any:
        if not host.endswith(".example"):
            return real(host, port, *args, **more)
        if host.startswith("slow"):
            made.asked.append(host)
            made.answers.wait()
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (OUTSIDE, port))]

    monkeypatch.setattr(socket, "getaddrinfo", looked_up)
    yield made
    made.answers.set()


async def add(guest: Guest, address: str) -> int:
    return (await guest.http.post("/api/me/notices/webhooks", json={"format": "json", "address": address})).status_code


def test_names_that_are_looked_up_for_long_hold_up_nothing_else(names: Names) -> None:
    """Neither the loop's own lookups and threads nor another person's."""

    async def test() -> None:
        async with serving() as server, Guest(server.url) as ann, Guest(server.url) as bob:
            await ann.open("Ann")
            await bob.open("Bob")
            adding = [asyncio.create_task(add(ann, f"https://slow{n}.example/")) for n in range(12)]
            await until(names.has_been_asked)

            try:
                async with asyncio.timeout(PATIENCE):
                    await asyncio.get_running_loop().getaddrinfo("localhost", 443)
                    await asyncio.to_thread(lambda: None)
                    assert await add(bob, "https://quick.example/") == 201
            finally:
                names.answers.set()  # the end of a loop waits for its threads
            await asyncio.gather(*adding)

    run(test())


def test_one_name_of_a_person_is_looked_up_at_a_time(names: Names, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also when the one who asked has given up, and the thread has not."""
    monkeypatch.setattr(guard, "SECONDS", 0.01)

    async def test() -> None:
        out = Out()
        for number in range(3):
            with pytest.raises(guard.Failed):
                await out.check("ann", f"https://slow{number}.example/")
        assert names.asked == ["slow0.example"]

        monkeypatch.setattr(guard, "SECONDS", PATIENCE)
        names.answers.set()
        assert await out.check("ann", "https://slow3.example/") == OUTSIDE
        out.close()

    run(test())


@dataclass
class Silent:
    """An endpoint that takes connections and says nothing."""

    url: str = ""
    called: int = 0
    speaks: asyncio.Event = field(default_factory=asyncio.Event)

    async def take(self, _: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.called += 1
        await self.speaks.wait()
        writer.close()


@asynccontextmanager
async def a_silent_endpoint() -> AsyncIterator[Silent]:
    made = Silent()
    server = await asyncio.start_server(made.take, "127.0.0.1", 0)
    made.url = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"
    try:
        yield made
    finally:
        made.speaks.set()
        server.close()


def test_silent_endpoints_of_one_person_hold_up_no_other_persons_notice(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(guard, "SECONDS", 60 * PATIENCE)

    async def test() -> None:
        async with a_silent_endpoint() as silent, an_endpoint() as hook:
            out = Out(private=True)
            stuck = [asyncio.create_task(out.post("ann", silent.url, b"", {})) for _ in range(2 * guard.AT_ONCE)]

            async def called() -> bool:
                return silent.called >= guard.AT_ONCE_OF_ONE

            await until(called)
            async with asyncio.timeout(PATIENCE):
                assert await out.post("bob", hook.url, b"", {}) == 201

            assert silent.called == guard.AT_ONCE_OF_ONE
            silent.speaks.set()
            await asyncio.gather(*stuck, return_exceptions=True)
            out.close()

    run(test())


def test_a_person_gets_so_many_notices_and_others_still_get_theirs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sending, "SENDS", 2)

    async def test() -> None:
        async with serving(**NOTICES) as server, an_endpoint() as hook:
            sender = server.node.notice_sender

            async def send(person: str) -> Came:
                return await sender.deliver(Channel(person, "webhook", hook.url, {"format": "json"}), NOTICE)

            assert [await send("ann") for _ in range(3)] == [Came.SENT, Came.SENT, Came.REFUSED]
            assert await send("bob") is Came.SENT
            assert len(hook.received) == 3

    run(test())


def test_a_person_adds_and_tries_so_many_channels_and_others_still_can(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(people, "TRIALS", 2)

    async def test() -> None:
        async with (
            serving(**NOTICES) as server,
            an_endpoint() as hook,
            Guest(server.url) as ann,
            Guest(server.url) as bob,
        ):
            await ann.open("Ann")
            await bob.open("Bob")
            id = await want_webhook(ann, hook.url)
            assert (await ann.http.post(f"/api/me/notices/channels/{id}/trial")).json() == {"sent": True}

            refused = await ann.http.post(f"/api/me/notices/channels/{id}/trial")
            assert (refused.status_code, refused.json()["code"]) == (429, "http/too_many")
            assert await add(ann, f"{hook.url}/other") == 429
            assert await add(bob, hook.url) == 201
            assert len(hook.received) == 1

    run(test())


@asynccontextmanager
async def a_full_sender(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[tuple[Running, Game, asyncio.Event]]:
    """A game that asks Bob, at a server that is sending as many notices as it may until the event."""
    monkeypatch.setattr(sending, "AT_ONCE", 1)
    async with serving(**NOTICES) as server, an_endpoint() as hook, seated(server.url) as (ann, bob):
        await want_webhook(bob.guest, hook.url)
        game = Game([server], ann, bob, hook)
        await game.ask_ann()
        done, sender = asyncio.Event(), server.node.notice_sender
        task: asyncio.Task[Any] = asyncio.create_task(done.wait())
        sender._sending.add(task)
        task.add_done_callback(sender._sending.discard)
        await game.ask_bob()
        yield server, game, done


async def comes_due(server: Running) -> None:
    """As if the hour were over; this node has looked since."""
    await make_due(server)
    looks = server.node.waiting.looks + 2

    async def has_looked() -> bool:
        return server.node.waiting.looks >= looks

    await until(has_looked)


def test_who_looks_while_no_more_can_be_sent_gets_no_notice_afterwards(monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        async with a_full_sender(monkeypatch) as (server, game, done):
            await comes_due(server)
            await game.bob.wish(p.Seen(number=game.bob.number))

            async def is_written() -> bool:
                return not server.node.waiting._new

            await until(is_written)
            done.set()
            await game.passes()

            assert game.titles == []

    run(test())


def test_who_does_not_look_gets_it_once_there_is_room(monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        async with a_full_sender(monkeypatch) as (server, game, done):
            await comes_due(server)
            assert game.titles == []
            done.set()
            await game.passes()

            assert game.titles == ["Your turn"]

    run(test())


def test_a_person_to_whom_many_notices_are_on_their_way_gets_the_next_one_later() -> None:
    async def test() -> None:
        async with a_game() as game:
            people, bob = game.servers[0].node.notice_sender._people, game.bob.guest.person
            while people.take(bob):
                pass
            await game.ask_bob()
            await game.passes()
            assert game.titles == []

            people.leave(bob)
            await game.passes()

            assert game.titles == ["Your turn"]

    run(test())
