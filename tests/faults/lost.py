"""After entries were lost: people play on, and no one is shown a game that the log does not have."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager

from tests.faults.checks import (
    Finding,
    ask_nodes,
    check_acks,
    check_histories,
    check_log,
    check_node_log,
    check_seen,
    converge,
    seen_by,
)
from tests.faults.cluster import Cluster
from tests.faults.database import read_log
from tests.faults.notes import Notes
from tests.faults.people import Place
from tests.faults.scenes import at_each
from unshuffled.packs import library
from unshuffled.server.client import Guest
from unshuffled.wire import protocol as p

SWEEP = 1
"""Seconds after which nodes compare what they know with the log."""
LONGEST = 60.0
"""Seconds for what would otherwise never happen, or must not happen at all."""


async def answer(place: Place, chance: random.Random) -> bool:
    """Answer what is asked now; gives whether it was acknowledged."""
    asked, state = place.follower.decision, place.follower.state
    if asked is None or state is None:
        return False
    return await place.wish(p.Answer(key=chance.choice(asked["keys"]), at=state.answers))


async def play_on(places: Sequence[Place], chance: random.Random, answers: int) -> None:
    """Everybody answers in turn until so many were acknowledged; those who are refused look and try again."""
    acks = places[0].notes.acks
    wanted = len(acks) + answers
    async with asyncio.timeout(LONGEST):
        while len(acks) < wanted:
            for place in places:
                await answer(place, chance)
            await asyncio.sleep(0.05)


@asynccontextmanager
async def tables(made: Cluster, notes: Notes, count: int) -> AsyncIterator[list[list[Place]]]:
    """Games that have begun, each with somebody who has a socket at each of the first two nodes."""
    async with AsyncExitStack() as stack:
        found = [await stack.enter_async_context(at_each(made.nodes[:2], notes)) for _ in range(count)]
        for place in (place for places in found for place in places):
            place.keeps_views = True
        yield found


async def found_after(
    made: Cluster, notes: Notes, games: list[list[Place]], chance: random.Random, seconds: float = LONGEST
) -> list[Finding]:
    """Play on after a loss, with one more reader of each game at a node that knew nothing; what is wrong then?

    `notes` begins empty: of what was acknowledged before, some is lost. Nodes have so many seconds to converge.
    """
    cold = made.nodes[2]
    async with AsyncExitStack() as stack:
        everybody: list[Place] = []
        for places in games:
            guest = await stack.enter_async_context(Guest(cold.url, cookies=places[0].follower.guest.http.cookies))
            place = Place(f"Ann at {cold.name}", notes, guest.follow(places[0].follower.table, most_wait=0.5))
            place.keeps_views = True
            await place.arrive()
            stack.push_async_callback(place.follower.close)
            for known in places:
                known.notes = notes
            # Everybody has a go at each node, the one that knew nothing first.
            await play_on([place, *places], chance, 9)
            everybody += [place, *places]
        await converge(made.database, everybody, seconds)
        kept = await read_log(made.database)
        content = library.load()
        folded, found = check_log(content, kept)
        seen = [seen_by(place.name, place.follower) for place in everybody]
        seen += await ask_nodes(made.nodes, everybody)
        found += check_acks(kept, notes.acks) + check_histories(content, kept, notes.acks)
        found += check_seen(content, folded, seen)
        for node in made.nodes:
            found += check_node_log(node)
        return found + [Finding("exception", "", error) for error in notes.errors]
