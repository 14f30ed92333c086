"""Who may take a seat over: absence is shown by what the database knows, whichever node is asked and whichever is away."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable
from contextlib import AsyncExitStack, asynccontextmanager
from datetime import timedelta
from pathlib import Path
from time import monotonic
from typing import Any

import pytest
from sqlalchemy import update
from sqlalchemy.ext.asyncio import AsyncEngine

from tests.faults.services import Node as Process
from tests.server.serving import NATS, Running, grab, refused, run, seated, serving
from tests.server.ways import way_to
from tests.waiting import PATIENCE, until
from unshuffled.server.client import Follower, Guest
from unshuffled.server.relays.relay import NatsRelay
from unshuffled.stores.clock import Clock
from unshuffled.stores.connect import open_log
from unshuffled.stores.presence import Sighting, SqlPresence
from unshuffled.stores.schema import presence
from unshuffled.tables.codes import Code
from unshuffled.tables.table import Table
from unshuffled.wire import protocol as p
from unshuffled.wire.codes import ServerCode

pytestmark = pytest.mark.services("nats")

AWAY = 12.0
"""Seconds after which somebody is absent in these tests. Nothing in them takes so long, however busy the machine is."""
EVERY = 0.25
"""Seconds between two refreshes, fewer than nodes take for this absence: tests wait for refreshes."""
OLD = 2 * AWAY


@asynccontextmanager
async def nodes(*databases: str, nats: str = NATS, **changes: Any) -> AsyncIterator[list[Running]]:
    """A node for each of these URLs."""
    async with AsyncExitStack() as stack:
        made = [
            await stack.enter_async_context(
                serving(None, NatsRelay(nats), **{"absent_after": AWAY, **changes}, database_url=url)
            )
            for url in databases
        ]
        for node in made:
            node.node.sightings.every = min(EVERY, node.node.sightings.every)
        yield made


@asynccontextmanager
async def bob_at(node: Running, a: Follower) -> AsyncIterator[Guest]:
    """Somebody who may play at Ann's table, without a socket."""
    async with Guest(node.url) as bob:
        await bob.join(a.table, a.links.play, "Bob")
        yield bob


async def age(node: Running, table: str, person: str) -> float:
    """Seconds since anybody saw this person; never, if nobody did."""
    found = await node.node.sightings.age(table, person)
    return float("inf") if found is None else found


async def last_seen(engine: AsyncEngine, table: str, person: str, seconds: float) -> None:
    """What is written says that this person was last seen so long ago."""
    async with engine.begin() as connection:
        ago = Clock(connection.dialect.name).ago(timedelta(seconds=seconds))
        mine = presence.c.table_id == table, presence.c.person == person
        await connection.execute(update(presence).where(*mine).values(seen_at=ago))


def engine_of(node: Running) -> AsyncEngine:
    """Where this node writes."""
    return node.node.accounts.store.engine


class Later:
    """The clock by which nodes judge what they have heard: it goes forward when a test says so."""

    def __init__(self, *nodes: Running) -> None:
        self._ahead = 0.0
        for node in nodes:
            node.node.rooms._clock = self

    def __call__(self) -> float:
        return monotonic() + self._ahead

    def forward(self, seconds: float) -> None:
        """So much later."""
        self._ahead += seconds

    async def heard(self, node: Running, a: Follower) -> None:
        """Wait until the node has heard from now on that Ann is there."""
        since, room = self(), node.node.rooms._rooms[a.table]
        while not any(at > since and a.guest.person in people for at, people in room.elsewhere.values()):
            await asyncio.sleep(0.01)


async def refreshed(node: Running, a: Follower, times: int, told: Callable[[], Awaitable[object]]) -> None:
    """Look until it was written so many times that Ann is there; this must be so at each look."""
    before = await age(node, a.table, a.guest.person)
    async with asyncio.timeout(PATIENCE + times * AWAY):
        while times:
            await told()
            now = await age(node, a.table, a.guest.person)
            assert now < AWAY
            times -= now < before
            before = now
            await asyncio.sleep(0.05)


async def leave(node: Running, a: Follower) -> None:
    """Ann leaves this node, and that is written."""
    sighting = a.table, a.guest.person
    sightings = node.node.sightings
    store: Any = sightings._store
    saw, written = store.saw, asyncio.Event()

    async def noting(seen: Iterable[Sighting]) -> None:
        these = set(seen)
        left = sighting in these and sighting not in sightings._here
        await saw(these)
        if left:
            written.set()

    store.saw = noting
    await a.close()
    async with asyncio.timeout(PATIENCE):
        await written.wait()
    store.saw = saw


async def take_in_time(node: Running, bob: Guest, table: str, seat: int, person: str) -> None:
    """Bob gets this seat once its owner has been away for long enough, and not before."""
    for seconds, told in ((0.0, Code.SEAT_TAKEN), (AWAY / 2, Code.SEAT_TAKEN), (OLD, "done")):
        await last_seen(engine_of(node), table, person, seconds)
        assert await grab(bob, table, seat, node.url) == told


# Who has really gone


def test_who_has_left_loses_the_seat_at_any_node_after_a_while_and_gets_it_back(database: str) -> None:
    """Also at a node that has started since."""

    async def game() -> None:
        async with nodes(database, database) as (one, two), seated(one.url) as (a, b), bob_at(two, a) as bob:
            ann, table = a.guest.person, a.table
            await leave(one, a)
            assert await grab(bob, table, 0) == Code.SEAT_TAKEN
            await take_in_time(two, bob, table, 0, ann)

            await leave(one, b)
            async with nodes(database) as (three,):
                await take_in_time(three, bob, table, 1, b.guest.person)

            async with a.guest.follow(table, url=two.url) as again:
                assert again.state is not None
                assert again.state.owed_to == [ann, b.guest.person]
                await again.wish(p.TakeSeat(seat=0))
                await again.until(lambda f: f.state is not None and f.state.seats == [ann, bob.person])

    run(game())


@pytest.mark.nightly("starts two real nodes and kills one")
def test_the_seats_of_a_killed_node_can_be_taken_from_one_that_has_just_started(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, served: str
) -> None:
    """Nobody says goodbye for them; their rows only grow old. Who has connected again keeps the seat."""
    monkeypatch.setenv("UNSHUFFLED_ABSENT_AFTER", str(AWAY))

    async def game() -> None:
        one, two = (Process(tmp_path, name, database=served, nats=NATS) for name in ("one", "two"))
        log = await open_log(served)
        try:
            await one.start()
            async with AsyncExitStack() as stack:
                a, b = await stack.enter_async_context(seated(one.url, {"mages": ["random", "random"]}))
                table = a.table
                written = SqlPresence(log.engine)

                async def is_refreshed(person: str) -> bool:
                    age = await written.age(table, person)
                    return age is not None and age < AWAY

                # What was written when they came is not enough.
                for f in (a, b):
                    await last_seen(log.engine, table, f.guest.person, OLD)
                    await until(lambda f=f: is_refreshed(f.guest.person))  # type: ignore[misc]
                await one.end(signal.SIGKILL)
                await two.start()
                await stack.enter_async_context(b.guest.follow(table, url=two.url))
                await last_seen(log.engine, table, a.guest.person, OLD)
                bob = await stack.enter_async_context(Guest(two.url))
                await bob.join(table, a.links.play, "Bob")

                async def is_bobs() -> bool:
                    return await grab(bob, table, 0) == "done"

                await until(is_bobs)
                assert await grab(bob, table, 1) == Code.SEAT_TAKEN
                assert await grab(a.guest, table, 0, two.url) == "done"
        finally:
            await log.close()
            for process in (one, two):
                await process.end(signal.SIGKILL)

    run(game())


# Who is there


@pytest.mark.nightly("waits for longer than it takes to be absent; other tests wait for a few refreshes")
def test_who_stays_is_never_absent_however_long(served: str) -> None:
    """With and without being heard of, for several times as long as it takes."""

    async def game() -> None:
        async with nodes(served, served) as (one, two), seated(one.url) as (a, _), bob_at(two, a) as bob:

            async def is_hers() -> None:
                assert await grab(bob, a.table, 0) == Code.SEAT_TAKEN

            # So many take longer than it takes to be absent.
            await refreshed(two, a, int(AWAY / EVERY) + 1, is_hers)

    run(game())


def test_one_of_two_sockets_is_enough(served: str) -> None:
    """At the same node or another one."""

    async def game() -> None:
        async with (
            nodes(served, served) as (one, two),
            seated(one.url) as (a, _),
            a.guest.follow(a.table, url=two.url) as other,
            bob_at(one, a) as bob,
        ):

            async def is_hers() -> None:
                assert await grab(bob, a.table, 0) == Code.SEAT_TAKEN

            # The first may be of the socket that was closed.
            await a.close()
            await refreshed(one, a, 3, is_hers)
            async with a.guest.follow(a.table, url=two.url):
                await other.close()
                await refreshed(one, a, 3, is_hers)

    run(game())


# Where the database knows nothing of a person


def writes_nothing(node: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """Make a node that writes down nobody."""

    async def saw(_: Iterable[Sighting]) -> None:
        pass

    monkeypatch.setattr(node.node.sightings._store, "saw", saw)


def test_of_whom_nothing_is_written_the_node_must_have_listened_long_enough(
    served: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def game() -> None:
        async with nodes(served, served, sweep_seconds=0.2) as (one, two):
            writes_nothing(one, monkeypatch)
            async with seated(one.url) as (a, _), bob_at(two, a) as bob:
                assert await age(two, a.table, a.guest.person) == float("inf")
                # Nobody reads the table at this node, so it does not listen.
                clock = Later(two)
                clock.forward(OLD)
                assert [await grab(bob, a.table, 0) for _ in range(5)] == [Code.SEAT_TAKEN] * 5
                async with bob.follow(a.table) as b:
                    # It listens, and hears of her.
                    clock.forward(OLD)
                    await clock.heard(two, a)
                    assert await refused(b.wish(p.TakeSeat(seat=0))) == Code.SEAT_TAKEN
                    await a.close()
                    await b.until(lambda f: a.guest.person not in f.present)
                    assert await refused(b.wish(p.TakeSeat(seat=0))) == Code.SEAT_TAKEN
                    clock.forward(OLD)
                    await b.wish(p.TakeSeat(seat=0))

    run(game())


def test_of_whom_nothing_is_written_nobody_is_absent_while_the_relay_is_away(
    served: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nor for a while after it has come back: what was said meanwhile is lost."""

    async def game() -> None:
        async with (
            way_to(NATS) as way,
            nodes(served, served, nats=way.url, sweep_seconds=0.2) as (one, two),
        ):
            writes_nothing(one, monkeypatch)
            async with seated(one.url) as (a, _), bob_at(two, a) as bob, bob.follow(a.table) as b:
                await b.until(lambda f: a.guest.person in f.present)
                clock = Later(two)
                await way.cut()

                async def is_away() -> bool:
                    return not two.node.relay.connected

                await until(is_away)
                clock.forward(OLD)
                await b.until(lambda f: a.guest.person not in f.present)
                assert await refused(b.wish(p.TakeSeat(seat=0))) == Code.SEAT_TAKEN
                await a.close()
                await way.open()

                async def is_back() -> bool:
                    return two.node.relay.connected

                await until(is_back)
                assert await refused(b.wish(p.TakeSeat(seat=0))) == Code.SEAT_TAKEN
                clock.forward(OLD)
                await b.wish(p.TakeSeat(seat=0))

    run(game())


# Between the look and the taking


async def happens_after_looking(
    node: Running, monkeypatch: pytest.MonkeyPatch, what: Callable[[], Awaitable[object]]
) -> list[frozenset[str]]:
    """Once somebody was found to be away at this node, this happens before the seat is taken; gives what was found."""
    look = node.node.rooms.away
    found: list[frozenset[str]] = []

    async def away(table: Table, seat: int) -> frozenset[str]:
        found.append(await look(table, seat))
        if len(found) == 1:
            await what()
        return found[-1]

    monkeypatch.setattr(node.node.rooms, "away", away)
    return found


async def gone(node: Running, a: Follower, *others: Running) -> None:
    """Ann leaves, and has been away for long enough, by the database and by what these nodes have heard."""
    await leave(node, a)

    async def is_heard() -> bool:
        return not any(a.guest.person in each.node.rooms.present(a.table) for each in (node, *others))

    await until(is_heard)
    Later(node, *others).forward(OLD)
    await last_seen(engine_of(node), a.table, a.guest.person, OLD)


def test_a_player_who_comes_back_and_acts_before_the_seat_is_taken_keeps_it(
    served: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def game() -> None:
        async with nodes(served, served) as (one, two), seated(one.url) as (a, _), bob_at(two, a) as bob:
            await gone(one, a, two)
            async with AsyncExitStack() as stack:

                async def comes_back() -> None:
                    again = await stack.enter_async_context(a.guest.follow(a.table, url=one.url))
                    await again.wish(p.Say(phrase="hello"))

                found = await happens_after_looking(two, monkeypatch, comes_back)
                assert await grab(bob, a.table, 0) == Code.SEAT_TAKEN
                assert found == [{a.guest.person}, set()]

    run(game())


def test_a_seat_that_was_given_away_meanwhile_is_not_taken_from_its_new_owner(
    served: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def game() -> None:
        async with (
            nodes(served, served) as (one, two),
            seated(one.url) as (a, b),
            bob_at(two, a) as bob,
        ):
            await gone(one, a, two)

            async def given() -> None:
                # The other player is quicker, at the other node.
                await b.wish(p.TakeSeat(seat=0))

            found = await happens_after_looking(two, monkeypatch, given)
            assert await grab(bob, a.table, 0) == Code.SEAT_TAKEN
            assert found[0] == {a.guest.person}
            assert found[-1] == set()
            await b.until(lambda f: f.state is not None and f.state.seats == [b.guest.person] * 2)

    run(game())


def test_what_others_write_meanwhile_does_not_keep_a_seat_from_being_taken(
    served: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def game() -> None:
        async with nodes(served, served) as (one, two), seated(one.url) as (a, b), bob_at(two, a) as bob:
            await gone(one, a, two)
            found = await happens_after_looking(two, monkeypatch, lambda: b.wish(p.Say(phrase="hello")))
            assert await grab(bob, a.table, 0) == "done"
            assert found == [{a.guest.person}] * 2

    run(game())


# Where the database is away


def test_a_node_that_cannot_ask_the_database_gives_no_seat_away(served: str) -> None:
    async def game() -> None:
        async with (
            way_to(served) as way,
            nodes(served, way.url) as (one, two),
            seated(one.url) as (a, _),
            bob_at(two, a) as bob,
            bob.follow(a.table) as b,
        ):
            await gone(one, a, two)
            await way.cut()
            assert await refused(b.wish(p.TakeSeat(seat=0))) == ServerCode.UNAVAILABLE
            await way.open()
            await b.wish(p.TakeSeat(seat=0))

    run(game())


def test_what_could_not_be_written_is_written_as_soon_as_the_database_is_back(served: str) -> None:
    """Who is here, and who has left meanwhile; and nothing else waits for it."""

    async def game() -> None:
        async with (
            way_to(served) as way,
            nodes(way.url, served) as (one, two),
            seated(one.url) as (a, b),
        ):

            async def ages() -> list[float]:
                return [await age(two, a.table, f.guest.person) for f in (a, b)]

            async def are_old() -> bool:
                # More than once if need be: a write may be on its way just then.
                for f in (a, b):
                    await last_seen(engine_of(two), a.table, f.guest.person, OLD)
                return min(await ages()) > AWAY

            async def are_young() -> bool:
                return max(await ages()) < AWAY

            await until(are_young)
            await way.cut()
            await b.close()
            await until(are_old)
            await way.open()
            await until(are_young)

    run(game())


# How long


def test_a_left_seat_is_free_at_once_after_0_seconds_and_never_after_very_many(
    served: str,
) -> None:
    """`absent_after` may be any number: 0, or longer than rows are kept."""

    async def game() -> None:
        async with nodes(served, absent_after=0) as (one,), seated(one.url) as (a, _):
            await a.close()
            async with bob_at(one, a) as bob:
                # A write must be done by the next refresh, which comes after a moment here: a busy machine needs several.
                while (told := await grab(bob, a.table, 0)) != "done":
                    assert told == Code.SEAT_TAKEN
                    await asyncio.sleep(0.05)
        async with nodes(served, absent_after=1e8) as (one,), seated(one.url) as (a, _):
            await a.close()
            async with bob_at(one, a) as bob:
                await asyncio.sleep(0.2)
                assert await grab(bob, a.table, 0) == Code.SEAT_TAKEN

    run(game())
