"""Who may take a seat over, with tables in several databases: a move makes nobody absent, nor does a cell that is down."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, suppress

import pytest

from tests.server.serving import NATS, Running, grab, refused, run, seated, serving
from tests.stores.keeping import IN_CELLS, Cells, away, some_cells
from tests.waiting import until
from unshuffled.server.client import Follower, Guest
from unshuffled.server.relays.relay import NatsRelay
from unshuffled.stores.cells.log import CellLog
from unshuffled.stores.cells.moving import move
from unshuffled.stores.log import Unavailable
from unshuffled.tables.codes import Code
from unshuffled.wire import protocol as p
from unshuffled.wire.codes import ServerCode

pytestmark = [pytest.mark.services("postgresql", "nats"), IN_CELLS]

AWAY = 12.0
"""Seconds after which somebody is absent in these tests. Nothing in them takes so long, however busy the machine is."""
EVERY = 1.0
"""Seconds between two refreshes, fewer than nodes take for this absence: tests wait for refreshes."""
REFRESHES = 3
"""The first may be what the cell says of anybody when a table comes, or what was on its way before."""


@pytest.fixture
def cells() -> Iterator[Cells]:
    """A main database with two cells, of this test alone."""
    with some_cells("one", "two") as made:
        yield made


@asynccontextmanager
async def two_nodes(cells: Cells) -> AsyncIterator[tuple[Running, Running]]:
    async with AsyncExitStack() as stack:
        made = [
            await stack.enter_async_context(
                serving(None, NatsRelay(NATS), absent_after=AWAY, sweep_seconds=600, database_url=cells.main)
            )
            for _ in range(2)
        ]
        for node in made:
            node.node.sightings.every = EVERY
        yield made[0], made[1]


@asynccontextmanager
async def bob_at(node: Running, a: Follower) -> AsyncIterator[Guest]:
    """Somebody who may play at Ann's table, without a socket: their node hears nothing of it over the relay."""
    async with Guest(node.url) as bob:
        await bob.join(a.table, a.links.play, "Bob")
        yield bob


def log_of(node: Running) -> CellLog:
    log = node.node.log
    assert isinstance(log, CellLog)
    return log


async def is_away(node: Running, a: Follower) -> bool:
    """Would an AI mage play for Ann? Not while nobody can say: a node looks elsewhere once it knows that a cell is down."""
    with suppress(Unavailable):
        return await node.node.rooms.away(await node.node.table(a.table), 0) == {a.guest.person}
    return False


def test_who_plays_at_a_table_that_moves_keeps_the_seat_and_who_leaves_it_does_not(cells: Cells) -> None:
    """However often it moves, also back to where they were seen long ago. No node compares its tables with the log meanwhile."""

    async def game() -> None:
        async with two_nodes(cells) as (one, two), seated(one.url) as (a, _), bob_at(two, a) as bob:
            log = log_of(two)
            told: set[str | bool] = set()
            for to in ("one", "two", "main", "one", "main"):
                await move(log, a.table, to)
                seen, before = 0, float("inf")
                while seen < REFRESHES:
                    told |= {await grab(bob, a.table, 0), await is_away(two, a)}
                    age = await two.node.sightings.age(a.table, a.guest.person)
                    assert age is not None
                    assert age < AWAY
                    seen += age < before
                    before = age
                    await asyncio.sleep(0.05)
            assert told == {Code.SEAT_TAKEN, False}

            await a.close()
            await move(log, a.table, "two")
            await until(lambda: is_away(two, a))
            assert await grab(bob, a.table, 0) == "done"

    run(game())


def test_while_its_cell_is_down_no_seat_of_a_table_is_given_away_and_others_are(cells: Cells) -> None:
    """Ann has left both tables; of the one she may be there again for all that anybody knows."""

    async def game() -> None:
        async with (
            two_nodes(cells) as (one, two),
            seated(one.url) as (a, _),
            seated(one.url) as (b, _),
            bob_at(two, a) as bob,
            bob_at(two, b) as cem,
            bob.follow(a.table) as at_a,
            cem.follow(b.table) as at_b,
        ):
            await move(log_of(one), a.table, "one")
            await move(log_of(one), b.table, "two")
            await a.close()
            await b.close()
            async with away(cells.urls["one"]):
                await until(lambda: is_away(two, b))
                assert await refused(at_a.wish(p.TakeSeat(seat=0))) == ServerCode.UNAVAILABLE
                await at_b.wish(p.TakeSeat(seat=0))

            async def is_back() -> bool:
                return not log_of(two).away

            await until(is_back)
            await until(lambda: is_away(two, a))
            await at_a.wish(p.TakeSeat(seat=0))

    run(game())
