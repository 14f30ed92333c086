"""Seats: nobody takes the seat of somebody who is there, at whichever node; and an absent person's can be taken."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass

import pytest

from tests.faults.checks import check_seats
from tests.faults.cluster import Cluster, cluster
from tests.faults.database import Kept, read_log
from tests.faults.errands import grab
from tests.faults.notes import Ack, Attempt, Notes
from tests.faults.people import Place
from tests.faults.scenes import SETUP
from tests.server.serving import run
from unshuffled.server.client import Guest
from unshuffled.tables.codes import Code
from unshuffled.wire import protocol as p

CLUSTER = pytest.mark.services("initdb", "nats-server")
IN_NIGHTLY = pytest.mark.nightly("waits for absence at real nodes; tests/server/test_presence.py sets its time")
ABSENT_AFTER = 15.0
SETTINGS = {"UNSHUFFLED_ABSENT_AFTER": str(ABSENT_AFTER)}
TABLES = 5
LONGEST = 180.0


@dataclass
class Game:
    """Ann plays at one node; Bob has joined and is nowhere."""

    ann: Place
    bob: Guest

    async def say(self) -> None:
        """Ann is there, and it is in the log."""
        assert await self.ann.wish(p.Say(phrase="hello"))

    async def reach(self, made: Cluster, notes: Notes) -> Attempt:
        """Bob reaches for her seat at the other node, hello and wish in one go."""
        attempt = await grab(made.nodes[1].url, self.bob, self.ann.follower.table, 0)
        notes.attempts.append(attempt)
        return attempt


@asynccontextmanager
async def games(made: Cluster, notes: Notes) -> AsyncIterator[list[Game]]:
    """Some of them; and both nodes have been up for so long that their start excuses nothing."""
    started = asyncio.get_running_loop().time()
    async with AsyncExitStack() as stack:
        found: list[Game] = []
        for _ in range(TABLES):
            ann, bob = [await stack.enter_async_context(Guest(node.url)) for node in made.nodes]
            opened = await ann.open("Ann", setup=SETUP)
            await bob.join(opened.table, opened.links.play, "Bob")
            place = Place("Ann", notes, ann.follow(opened.table, most_wait=0.5), seat=0)
            await place.arrive()
            stack.push_async_callback(place.follower.close)
            await place.take_seat()
            found.append(Game(place, bob))
        await asyncio.sleep(started + ABSENT_AFTER + 1 - asyncio.get_running_loop().time())
        yield found


async def reach_for_all(broken: str) -> None:
    """Both ways of ATTACK A5, and what must work all the same."""
    notes = Notes()
    async with cluster(2, [broken] * 2, settings=SETTINGS) as made, games(made, notes) as found:
        for game in found:
            await game.say()
            await game.reach(made, notes)
        codes = [attempt.code for attempt in notes.attempts]
        kept = await read_log(made.database)
        named = [finding.kind for finding in check_seats(kept, notes, ABSENT_AFTER)]
        if broken:
            assert named == ["seat of somebody present"] * TABLES
            return
        assert (codes, named) == ([Code.SEAT_TAKEN] * TABLES, [])

        # Nodes cannot hear each other for longer than people may be away.
        await made.nats.end()
        until = asyncio.get_running_loop().time() + ABSENT_AFTER + 5
        while asyncio.get_running_loop().time() < until:
            for game in found:
                await game.say()
            await asyncio.sleep(1)
        codes = [(await game.reach(made, notes)).code for game in found]
        kept = await read_log(made.database)
        assert (codes, check_seats(kept, notes, ABSENT_AFTER)) == ([Code.SEAT_TAKEN] * TABLES, [])
        await made.nats.start()

        # People who have really left are absent in the end.
        for game in found:
            await game.ann.leave()
        async with asyncio.timeout(LONGEST):
            for game in found:
                while not (await game.reach(made, notes)).number:
                    await asyncio.sleep(1)
        assert check_seats(await read_log(made.database), notes, ABSENT_AFTER) == []
        # And has their seat back when they come.
        await found[0].ann.come_back()
        await found[0].ann.take_seat()
        assert notes.errors == []


@CLUSTER
@IN_NIGHTLY
def test_a_present_persons_seat_cannot_be_taken_at_another_node_and_an_absent_ones_can() -> None:
    run(reach_for_all(""))


@CLUSTER
@IN_NIGHTLY
def test_a_node_that_trusts_its_own_presence_is_found_out() -> None:
    run(reach_for_all("trusting"))


# The check itself


def taken(number: int = 3) -> dict[str, Kept]:
    """Bob has taken Ann's seat over."""
    row = {"kind": "SeatTaken", "seat": 0, "person": "bob", "by": "bob", "before": "ann"}
    return {"t": Kept("seed", [number], {number: row})}


@pytest.mark.parametrize(
    ("sent", "acknowledged", "asked", "granted", "found"),
    [
        (0.0, 1.0, 2.0, 3.0, 1),  # three seconds at most
        (0.0, 1.0, 2.0, 10.0, 0),  # it may have taken ten
        (0.0, 2.5, 2.0, 3.0, 0),  # Ann's wish may have come later
    ],
)
def test_a_seat_is_only_named_if_its_owner_was_there_for_sure(
    sent: float, acknowledged: float, asked: float, granted: float, found: int
) -> None:
    notes = Notes(acks=[Ack("t", 2, "ann", p.Say(phrase="hello"), sent, acknowledged)])
    notes.attempts.append(Attempt("t", 0, "bob", asked, granted, number=3))

    assert len(check_seats(taken(), notes, 10)) == found


def test_a_seat_whose_grant_got_lost_is_named_by_when_it_was_shown() -> None:
    notes = Notes(acks=[Ack("t", 2, "ann", p.Say(phrase="hello"), 0.0, 1.0)])
    notes.attempts.append(Attempt("t", 0, "bob", 2.0, 30.0))
    notes.shown_at["t", 3] = 4.0

    assert [finding.kind for finding in check_seats(taken(), notes, 10)] == ["seat of somebody present"]


def test_a_seat_that_was_given_is_not_named() -> None:
    notes = Notes(acks=[Ack("t", 2, "ann", p.Say(phrase="hello"), 0.0, 1.0)])
    notes.attempts.append(Attempt("t", 0, "bob", 2.0, 3.0, number=3))
    kept = taken()
    kept["t"].rows[3].update(before="", by="ann")

    assert check_seats(kept, notes, 10) == []
