"""Who gets a notice, when, and how many: with real tables, real sockets and a webhook of our own on loopback."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest
from sqlalchemy import update

from tests.server.endpoints import Endpoint, an_endpoint
from tests.server.hosting import PASSWORD, hosting
from tests.server.serving import NATS, SETUP, Running, answer_one, begin, run, seated, serving, together
from tests.waiting import until
from unshuffled.server.client import Follower, Guest
from unshuffled.server.notices import quiet, waiting
from unshuffled.server.notices.text import Notice
from unshuffled.server.relays.relay import NatsRelay
from unshuffled.stores.clock import Clock
from unshuffled.stores.notices import Channel, Choices
from unshuffled.stores.schema import notice_waits
from unshuffled.tables import entries as e
from unshuffled.wire import protocol as p

HOUR = 3600.0
PUBLIC = "https://cards.example"
NOTICES: dict[str, Any] = {"notice_seconds": HOUR, "notice_private": True, "public_url": ""}


@pytest.fixture(autouse=True)
def _quickly(monkeypatch: pytest.MonkeyPatch) -> None:
    """Look often for what is due. The time that a page has is an hour, and set forward by the tests."""
    monkeypatch.setattr(waiting, "LONGEST", 0.05)


async def make_due(*servers: Running) -> None:
    """As if the hour were over."""
    for server in servers:
        await server.node.waiting._write()
    engine = servers[0].node.accounts.store.engine
    async with engine.begin() as connection:
        past = Clock(connection.dialect.name).ago(timedelta(seconds=1))
        await connection.execute(update(notice_waits).where(notice_waits.c.due_at.is_not(None)).values(due_at=past))


async def time_passes(*servers: Running) -> None:
    """As if the hour were over: all that was due has been sent or put off."""
    await make_due(*servers)

    # One look may have begun before.
    wanted = [server.node.waiting.looks + 2 for server in servers]

    async def idle() -> bool:
        looked = all(server.node.waiting.looks >= looks for server, looks in zip(servers, wanted, strict=True))
        return looked and not any(server.node.notice_sender._sending for server in servers)

    await until(idle)


@dataclass
class Game:
    """Ann and Bob at a table; Bob gets notices at a webhook."""

    servers: list[Running]
    ann: Follower
    bob: Follower
    hook: Endpoint

    @property
    def titles(self) -> list[str]:
        return [one.json["title"] for one in self.hook.received]

    async def passes(self) -> None:
        await time_passes(*self.servers)

    async def until_asked(self, who: Follower, other: Follower) -> None:
        """The other plays until the table waits for this one alone."""
        for _ in range(200):
            await together(who, other)
            if who.is_mine and not other.is_mine:
                return
            assert other.decision is not None
            await other.answer(other.decision["keys"][-1])
        raise AssertionError("they are never asked")

    async def ask_bob(self) -> None:
        await self.until_asked(self.bob, self.ann)

    async def ask_ann(self) -> None:
        await self.until_asked(self.ann, self.bob)


async def want_webhook(guest: Guest, address: str, format: str = "json", **more: str) -> str:  # noqa: A002
    """Its id."""
    answer = await guest.http.post("/api/me/notices/webhooks", json={"format": format, "address": address, **more})
    assert answer.status_code == 201, answer.text
    found: str = answer.json()["channels"][-1]["id"]
    return found


@asynccontextmanager
async def a_game(
    servers: list[Running] | None = None, setup: dict[str, Any] | None = None, **changes: Any
) -> AsyncIterator[Game]:
    """A game at one node, or with Bob at another."""
    async with AsyncExitStack() as stack:
        hook = await stack.enter_async_context(an_endpoint())
        if servers is None:
            servers = [await stack.enter_async_context(serving(**{**NOTICES, **changes}))]
        ann, bob = await stack.enter_async_context(seated(servers[0].url, setup, other=servers[-1].url))
        await want_webhook(bob.guest, hook.url)
        game = Game(servers, ann, bob, hook)
        await game.ask_ann()
        yield game


def test_a_person_who_is_asked_gets_a_notice_in_their_language_with_nothing_hidden() -> None:
    async def test() -> None:
        async with a_game() as game:
            chosen = await game.bob.guest.http.put("/api/me/notices", json={"language": "de"})
            assert chosen.status_code == 200
            await game.ask_bob()
            await game.passes()

            [notice] = game.hook.received
            assert notice.json == {
                "kind": "turn",
                "title": "Du bist dran",
                "text": notice.json["text"],
                "url": "",
                "table": game.bob.table,
                "language": "de",
            }
            assert game.ann.view is not None
            assert notice.json["text"] == "Tally"

    run(test())


def test_notices_are_off_until_somebody_turns_them_on_and_stop_when_they_turn_them_off() -> None:
    """Ann never did."""

    async def test() -> None:
        async with a_game() as game:
            assert (await game.bob.guest.http.delete("/api/me/notices")).status_code == 204
            await game.ask_bob()
            await game.passes()
            await game.ask_ann()
            await game.passes()

            assert game.hook.received == []

    run(test())


SHARD = "play amethyst_shard"
"""It asks the other player whether they draw a card."""


@pytest.mark.parametrize(("decided", "titles"), [(["decline"], []), ([], ["Your turn"])])
def test_who_has_decided_in_advance_gets_no_notice_of_that_question(decided: list[str], titles: list[str]) -> None:
    async def test() -> None:
        async with a_game(setup=SETUP | {"mages": ["adelheim", "plain_two"]}) as game:
            await game.bob.wish(p.DecideInAdvance(kinds=decided))
            while game.ann.decision is not None and SHARD not in game.ann.decision["keys"]:
                await answer_one(game.ann, game.bob, -1)
            await game.bob.wish(p.Seen(number=game.bob.number))
            await game.ann.answer(SHARD)
            await game.passes()

            assert game.titles == titles

    run(test())


def test_who_has_decided_in_advance_gets_a_notice_of_the_turn_that_follows() -> None:
    """They were not there when their answer was given."""
    change: list[e.Entry] = [
        e.Answered("end", "ann"),
        e.AnsweredInAdvance("no", "bob"),
    ]

    assert waiting.author_of(change) == "ann"
    assert waiting.author_of(change[:1]) == "ann"
    assert waiting.author_of([*change, e.Answered("yes", "bob")]) == "bob"


def test_who_asks_to_go_back_and_leaves_gets_a_notice_once_the_others_have_agreed() -> None:
    async def test() -> None:
        async with a_game() as game:
            await game.ask_bob()
            assert game.bob.state is not None
            before = game.bob.state.answers
            await game.ask_ann()
            await game.bob.wish(p.TakeBack(to=before))
            await game.ann.until(lambda f: f.state is not None and f.state.vote is not None)
            await game.passes()
            assert game.titles == []

            await game.ann.wish(p.VoteBack(agrees=True))
            await together(game.bob, game.ann)
            assert game.bob.is_mine
            await game.passes()

            assert game.titles == ["Your turn"]

    run(test())


def test_the_person_who_goes_back_was_there_and_with_a_vote_it_is_the_last_voter() -> None:
    back = e.TakenBack(3, "ann", agreed=True)

    assert waiting.author_of([back]) == "ann"
    assert waiting.author_of([e.BackVoted("bob", agrees=True), back]) == "bob"
    assert waiting.author_of([e.BackVoted("bob", agrees=True), back, e.Answered("end", "cyd")]) == "cyd"


def test_a_visible_page_that_shows_the_question_keeps_the_notice_back() -> None:
    async def test() -> None:
        async with a_game() as game:
            await game.ask_bob()
            await game.bob.wish(p.Seen(number=game.bob.number))
            await game.passes()

            assert game.hook.received == []

    run(test())


def test_an_open_page_that_says_nothing_or_shows_an_older_number_does_not() -> None:
    """Bob's socket is open all the time: a hidden tab."""

    async def test() -> None:
        async with a_game() as game:
            await game.bob.wish(p.Seen(number=game.bob.number))
            await game.ask_bob()
            await game.passes()

            assert game.titles == ["Your turn"]

    run(test())


def test_a_page_cannot_say_that_it_has_seen_what_has_not_happened() -> None:
    async def test() -> None:
        async with a_game() as game:
            await game.bob.wish(p.Seen(number=2**53))
            await game.ask_bob()
            await game.passes()

            assert game.titles == ["Your turn"]

    run(test())


def test_a_wait_has_one_notice_and_the_next_one_comes_after_an_answer() -> None:
    """Bob answers with a client that never says what it shows."""

    async def test() -> None:
        async with a_game() as game:
            await game.ask_bob()
            await game.passes()
            await game.ann.wish(p.Say(phrase="your_turn"))
            await game.passes()
            assert game.titles == ["Your turn"]

            await game.ask_ann()
            await game.passes()
            assert game.titles == ["Your turn"]
            await game.ask_bob()
            await game.passes()

            assert game.titles == ["Your turn"] * 2

    run(test())


def test_a_wait_that_is_over_when_the_time_comes_has_no_notice() -> None:
    """Bob gives his seat away, and is not asked any more."""

    async def test() -> None:
        async with a_game() as game:
            await game.ask_bob()
            await game.servers[0].node.waiting._write()
            await game.bob.wish(p.GiveSeat(seat=1, to=game.ann.guest.person))
            game.servers[0].node.waiting._new.clear()  # as if that were written at a node that has died
            await game.passes()

            assert game.hook.received == []

    run(test())


def test_a_person_who_plays_alone_gets_none() -> None:
    async def test() -> None:
        async with serving(**NOTICES) as server, an_endpoint() as hook, Guest(server.url) as ann:
            opened = await ann.open("Ann", setup=SETUP)
            await want_webhook(ann, hook.url)
            async with ann.follow(opened.table) as a:
                await begin(a, a)
                assert a.decision is not None
                await a.answer(a.decision["keys"][-1])
                await time_passes(server)

            assert hook.received == []
            assert server.node.waiting._new == {}

    run(test())


def test_no_notice_comes_in_quiet_hours_and_it_comes_when_they_are_over() -> None:
    async def test() -> None:
        async with a_game() as game:
            chosen = {"zone": "Europe/Prague", "quiet_from": 22 * 60, "quiet_until": 7 * 60}
            assert (await game.bob.guest.http.put("/api/me/notices", json=chosen)).status_code == 200
            sender = game.servers[0].node.notice_sender
            sender.now = lambda: datetime(2026, 7, 1, 21, 30, tzinfo=UTC)  # half past eleven in Prague
            await game.ask_bob()
            await game.passes()
            assert game.hook.received == []

            sender.now = lambda: datetime(2026, 7, 2, 5, 0, tzinfo=UTC)
            await game.passes()

            assert game.titles == ["Your turn"]

    run(test())


@pytest.mark.parametrize(
    ("begin_at", "end_at", "now", "left"),
    [
        (22 * 60, 7 * 60, datetime(2026, 7, 1, 19, 59, tzinfo=UTC), 0),
        (22 * 60, 7 * 60, datetime(2026, 7, 1, 20, 0, tzinfo=UTC), 9 * HOUR),
        (22 * 60, 7 * 60, datetime(2026, 7, 2, 4, 59, tzinfo=UTC), 60),
        (22 * 60, 7 * 60, datetime(2026, 7, 2, 5, 0, tzinfo=UTC), 0),
        (9 * 60, 17 * 60, datetime(2026, 7, 1, 10, 0, tzinfo=UTC), 5 * HOUR),
        (9 * 60, 17 * 60, datetime(2026, 7, 1, 16, 0, tzinfo=UTC), 0),
        (9 * 60, 9 * 60, datetime(2026, 7, 1, 7, 0, tzinfo=UTC), 0),
        # On the last Sunday of October the night has an hour more.
        (22 * 60, 7 * 60, datetime(2026, 10, 24, 20, 0, tzinfo=UTC), 10 * HOUR),
    ],
)
def test_quiet_hours_are_those_of_the_persons_clock(begin_at: int, end_at: int, now: datetime, left: float) -> None:
    assert quiet.seconds_left(Choices("en", "Europe/Prague", begin_at, end_at), now) == left


@pytest.mark.services("nats")
def test_two_nodes_send_one_notice_between_them(database: str) -> None:
    """Both hear of every answer, and both look for what is due."""

    async def test() -> None:
        async with (
            serving(None, NatsRelay(NATS), **NOTICES, database_url=database) as one,
            serving(None, NatsRelay(NATS), **NOTICES, database_url=database) as two,
            a_game([one, two]) as game,
        ):
            for turn in range(1, 3):
                await game.ask_bob()
                await game.passes()
                assert game.titles == ["Your turn"] * turn
                await game.ask_ann()
                await game.passes()
            await game.ask_bob()
            await game.bob.wish(p.Seen(number=game.bob.number))
            await game.passes()

            assert game.titles == ["Your turn"] * 2

    run(test())


def test_a_notice_outlives_the_node_that_noted_it(database: str) -> None:
    """A node that stops writes what it has noted, and the next one sends it."""

    async def test() -> None:
        async with AsyncExitStack() as stack:
            hook = await stack.enter_async_context(an_endpoint())
            async with serving(**NOTICES, database_url=database) as first, seated(first.url) as (ann, bob):
                await want_webhook(bob.guest, hook.url)
                game = Game([first], ann, bob, hook)
                await game.ask_ann()
                await game.ask_bob()
            async with serving(**NOTICES, database_url=database) as second:
                await time_passes(second)

            assert [one.json["title"] for one in hook.received] == ["Your turn"]

    run(test())


def test_no_answer_waits_for_a_webhook_that_never_answers() -> None:
    async def test() -> None:
        async with a_game() as game:
            called, stuck = asyncio.Event(), asyncio.Event()

            async def silent(_: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
                called.set()
                await stuck.wait()
                writer.close()

            server = await asyncio.start_server(silent, "127.0.0.1", 0)
            await want_webhook(game.bob.guest, f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}")
            await game.ask_bob()
            node = game.servers[0].node
            await node.waiting._write()
            node.notice_sender.send(game.bob.table, game.bob.guest.person, game.bob.number)
            await called.wait()
            await game.ask_ann()
            await game.ask_bob()

            assert len(node.notice_sender._sending) == 1
            stuck.set()
            server.close()

    run(test())


def test_a_channel_that_fails_leaves_no_other_one_behind(monkeypatch: pytest.MonkeyPatch) -> None:
    """The notice is on its way until the last channel has it."""

    async def test() -> None:
        async with a_game() as game:
            await want_webhook(game.bob.guest, f"{game.hook.url}/broken")
            sender, came = game.servers[0].node.notice_sender, []

            async def deliver(channel: Channel, _: Notice) -> None:
                if channel.address.endswith("broken"):
                    raise LookupError
                for _turn in range(100):
                    await asyncio.sleep(0)
                came.append(channel.address)

            monkeypatch.setattr(sender, "deliver", deliver)
            await game.ask_bob()
            await sender._send(game.bob.table, game.bob.guest.person, game.bob.number)

            assert came == [game.hook.url]

    run(test())


def test_an_account_takes_the_guests_notices_over_and_deletes_them_with_itself() -> None:
    async def test() -> None:
        async with (
            hosting(**NOTICES) as server,
            an_endpoint() as hook,
            Guest(server.url) as ann,
            Guest(server.url) as bob,
        ):
            await ann.open("Ann")
            await ann.http.post("/api/account", json={"name": "ann", "password": PASSWORD})
            account = ann.person
            await bob.open("Bob")
            await want_webhook(bob, hook.url)
            guest = bob.person
            await bob.http.post("/api/account/login", json={"name": "ann", "password": PASSWORD, "adopt": True})
            store = server.node.notice_people.store
            assert [one.address for one in await store.channels(account)] == [hook.url]
            assert await store.channels(guest) == []

            assert (await bob.http.delete("/api/account")).status_code == 204

            assert await store.channels(account) == []

    run(test())
