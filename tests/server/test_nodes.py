from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from time import monotonic
from typing import Any

import pytest

from tests.server.clocks import Ahead
from tests.server.serving import (
    NATS,
    SETUP,
    Running,
    begin,
    deciders,
    grab,
    play_out,
    refused,
    run,
    seated,
    serving,
    together,
)
from tests.server.ways import way_to
from unshuffled.server.client import Guest, ProtocolError
from unshuffled.server.relays.relay import NatsRelay
from unshuffled.tables.codes import Code
from unshuffled.tables.memory import MemoryLog
from unshuffled.wire import protocol as p

pytestmark = pytest.mark.services("nats")


class MuteRelay(NatsRelay):
    """Says nothing to the others once it is mute."""

    mute = False
    swallowed = 0

    async def publish(self, table: str, number: int) -> None:
        """To the others, or into the void."""
        if self.mute:
            self.swallowed += 1
        else:
            await super().publish(table, number)


@asynccontextmanager
async def two_nodes(
    one: NatsRelay | None = None, two: NatsRelay | None = None, database_url: str = "", **changes: Any
) -> AsyncIterator[tuple[Running, Running]]:
    """Two servers with one log, which hear of each other over NATS only."""
    log = None if database_url else MemoryLog()
    more: dict[str, Any] = {**changes, "database_url": database_url} if database_url else changes
    async with (
        serving(log, one or NatsRelay(NATS), **more) as first,
        serving(log, two or NatsRelay(NATS), **more) as second,
    ):
        yield first, second


def test_two_people_at_two_nodes_play_a_game_together() -> None:
    """An answer at one node is seen at the other; so is who is present."""

    async def game() -> None:
        async with two_nodes() as (one, two), seated(one.url, other=two.url) as (a, b):
            await a.until(lambda f: len(f.present) == 2)
            await b.until(lambda f: len(f.present) == 2)
            await play_out(a, b, "nodes")
            await a.until(lambda f: f.state is not None and f.state.over)
            await b.until(lambda f: f.state is not None and f.state.over)

            assert a.view == b.view
            first, second = await one.node.host.table(a.table), await two.node.host.table(a.table)
            assert first is not second
            assert first.game == second.game

    run(game())


def test_of_two_answers_at_the_same_moment_at_two_nodes_exactly_one_wins() -> None:
    """The other is refused as stale and is shown the new state."""

    async def game() -> None:
        async with (
            two_nodes() as (one, two),
            seated(one.url) as (a, b),
            Guest(two.url, cookies=a.guest.http.cookies) as ann,
            Guest(two.url, cookies=b.guest.http.cookies) as bob,
            ann.follow(a.table) as a2,
            bob.follow(a.table) as b2,
        ):
            for _ in range(40):
                assert a.state is not None
                if a.state.over:
                    break
                at = a.state.answers
                for f in (b, a2, b2):
                    await f.until(lambda x, n=at: x.state is not None and x.state.answers == n)  # type: ignore[misc]
                here, there = deciders(a, b)[0], deciders(a2, b2)[0]
                assert here.decision is not None
                keys = here.decision["keys"]
                if len(keys) == 1:
                    # The same answer of the same person is acknowledged twice.
                    await here.answer(keys[0], at)
                    continue
                results = await asyncio.gather(
                    here.answer(keys[0], at), there.answer(keys[-1], at), return_exceptions=True
                )
                codes = [r.code for r in results if isinstance(r, ProtocolError)]
                assert codes in ([Code.STALE], [Code.NOT_YOUR_DECISION]), results
                assert sum(isinstance(r, int) for r in results) == 1
                for f in (a, b, a2, b2):
                    await f.until(lambda x, n=at: x.state is not None and x.state.answers == n + 1)  # type: ignore[misc]
                assert a.view == b.view == a2.view == b2.view

    run(game())


def test_who_lost_a_race_is_shown_the_new_state_even_if_the_relay_lost_the_news() -> None:
    async def game() -> None:
        relay = MuteRelay(NATS)
        async with (
            two_nodes(relay, sweep_seconds=1000) as (one, two),
            seated(one.url) as (a, b),
            Guest(two.url, cookies=deciders(a, b)[0].guest.http.cookies) as same,
            same.follow(a.table) as there,
        ):
            relay.mute = True
            here = deciders(a, b)[0]
            assert here.decision is not None
            # Another answer than the one that stands: the same would be taken for one's own that was not acknowledged.
            key, *_, other = here.decision["keys"]
            await here.answer(key, at=0)
            while not relay.swallowed:
                await asyncio.sleep(0.01)
            assert there.number == here.number - 1
            assert await refused(there.answer(other, at=0)) == Code.STALE
            await together(there, here)
            assert there.view == here.view

    run(game())


def test_what_the_relay_lost_is_found_by_looking_at_the_log() -> None:
    async def game() -> None:
        relay = MuteRelay(NATS)
        async with two_nodes(relay, sweep_seconds=0.2) as (one, two), seated(one.url, other=two.url) as (a, b):
            relay.mute = True
            await a.wish(p.Say(phrase="hello"))
            await together(b, a)

    run(game())


def test_what_another_node_has_just_allowed_is_not_refused_here() -> None:
    """Bob joins and sits down at one node; at the other, which has not heard of it, he is known and the game can begin."""

    async def game() -> None:
        relay = MuteRelay(NATS)
        async with two_nodes(relay, sweep_seconds=1000) as (one, two), Guest(two.url) as ann, Guest(one.url) as bob:
            opened = await ann.open("Ann", setup=SETUP)
            relay.mute = True
            await bob.join(opened.table, opened.links.play, "Bob")
            async with ann.follow(opened.table) as a, bob.follow(opened.table, url=two.url):
                await a.wish(p.TakeSeat(seat=0))
                async with bob.follow(opened.table) as b:
                    await b.wish(p.TakeSeat(seat=1))
                await a.wish(p.Begin())

    run(game())


def test_a_seat_held_at_another_node_is_not_free() -> None:
    async def game() -> None:
        async with (
            two_nodes(absent_after=1000, sweep_seconds=0.1) as (one, two),
            seated(one.url, other=two.url) as (a, b),
        ):
            clock = Ahead(one, two)
            for _ in range(3):
                clock.forward(400)
                await clock.heard_since(one, a.table)
            assert await refused(a.wish(p.TakeSeat(seat=1))) == Code.SEAT_TAKEN
            await b.close()
            await a.until(lambda f: f.present == [a.guest.person])
            clock.forward(1100)
            await a.wish(p.TakeSeat(seat=1))

    run(game())


@pytest.mark.parametrize(
    "usual",
    [
        pytest.param(False, marks=pytest.mark.nightly("waits; the same with the defaults sets a clock forward")),
        True,
    ],
    ids=["small", "with all defaults"],
)
def test_who_comes_to_a_node_that_has_heard_of_nobody_takes_no_seat_of_somebody_present(
    database: str, usual: bool
) -> None:
    """Ann sits at one node. At the other the first reader of her table says hello and takes her seat in one go."""

    async def game() -> None:
        nodes = two_nodes(database_url=database) if usual else two_nodes(database_url=database, absent_after=5)
        async with nodes as (one, two), seated(one.url) as (a, _):
            if usual:
                # It has run for an hour.
                two.node.rooms._clock = lambda: monotonic() + 3600
            else:
                await asyncio.sleep(5.5)
            told = []
            for _ in range(10):
                async with Guest(two.url) as bob:
                    await bob.join(a.table, a.links.play, "Bob")
                    told.append(await grab(bob, a.table, 0))
            assert told == [Code.SEAT_TAKEN] * 10
            assert a.state is not None
            assert a.state.seats[0] == a.guest.person

    run(game())


@pytest.mark.parametrize(
    "database",
    [pytest.param("sqlite", marks=pytest.mark.nightly("nodes that share a file are no way to host")), "postgresql"],
    indirect=True,
)
@pytest.mark.slow("waits until nodes that cannot hear each other take their people for absent")
def test_without_nats_nobody_takes_the_seat_of_somebody_who_plays_at_another_node(database: str) -> None:
    """The nodes cannot hear each other for longer than it takes to be absent; the database they both reach."""

    async def game() -> None:
        changes = {"absent_after": 5.0, "sweep_seconds": 0.2}
        async with (
            way_to(NATS) as way,
            two_nodes(NatsRelay(way.url), NatsRelay(way.url), database, **changes) as (one, two),
            seated(one.url, other=two.url) as (a, b),
        ):
            await a.until(lambda f: len(f.present) == 2)
            await b.until(lambda f: len(f.present) == 2)
            await way.cut()
            await a.until(lambda f: f.present == [a.guest.person])
            await b.until(lambda f: f.present == [b.guest.person])
            present = deciders(a, b)[0]
            assert present.decision is not None
            await present.answer(present.decision["keys"][0])
            thief, seat = (b, 0) if present is a else (a, 1)
            assert not one.node.relay.connected
            assert not two.node.relay.connected
            assert [await refused(thief.wish(p.TakeSeat(seat=seat))) for _ in range(10)] == [Code.SEAT_TAKEN] * 10

    run(game())


def test_a_person_of_one_node_is_the_same_person_at_the_other() -> None:
    """Cookies and links are made with one key."""

    async def game() -> None:
        async with two_nodes() as (one, two), Guest(one.url) as ann, Guest(two.url) as bob:
            opened = await ann.open("Ann")
            await bob.join(opened.table, opened.links.play, "Bob")
            async with ann.follow(opened.table, url=two.url) as a, bob.follow(opened.table, url=one.url) as b:
                assert a.guest.person == opened.you
                await begin(a, b)

    run(game())


def test_readers_hear_of_a_table_that_their_node_had_put_out_of_its_memory() -> None:
    async def game() -> None:
        async with (
            two_nodes(tables_kept=1) as (one, two),
            seated(one.url, other=two.url) as (a, b),
            Guest(two.url) as dan,
        ):
            for _ in range(3):
                await dan.open("Dan")
            await a.wish(p.Say(phrase="hello"))
            await together(b, a)

    run(game())
