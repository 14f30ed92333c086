"""What several tests begin and end with: a person with a socket at each node, and everything the checks have to say."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import Protocol

from tests.faults.checks import (
    Finding,
    Seen,
    check_acks,
    check_log,
    check_made,
    check_node_log,
    check_seen,
    check_shown,
    seen_by,
)
from tests.faults.database import read_log
from tests.faults.notes import Notes
from tests.faults.people import Place
from tests.faults.services import Node
from unshuffled.packs import library
from unshuffled.server.client import Guest
from unshuffled.wire import protocol as p

SETUP = {"mages": ["brama", "kadir"], "nemesis": "rageborne"}


class Hosted(Protocol):
    """Nodes, and where their log is."""

    nodes: list[Node]

    @property
    def database(self) -> str:
        """Where the log is."""


@asynccontextmanager
async def at_each(nodes: Sequence[Node], notes: Notes) -> AsyncIterator[list[Place]]:
    """Ann, who plays both seats of a new game, with a socket at each of these nodes."""
    places: list[Place] = []
    async with Guest(nodes[0].url) as ann:
        opened = await ann.open("Ann", setup=SETUP)
        try:
            for node in nodes:
                follower = Guest(node.url, cookies=ann.http.cookies).follow(opened.table, most_wait=0.5)
                place = Place(f"Ann at {node.name}", notes, follower)
                places.append(place)
                await place.arrive()
                if len(places) == 1:
                    # Before the others come: they find the game begun, whatever their node hears of it.
                    for wish in (p.TakeSeat(seat=0), p.TakeSeat(seat=1), p.Begin()):
                        assert await place.wish(wish)
                await place.follower.until(lambda f: f.decision is not None)
            yield places
        finally:
            for place in places:
                await place.follower.close()
                await place.follower.guest.http.aclose()


async def found_by_checks(made: Hosted, notes: Notes, places: Sequence[Place], seen: list[Seen]) -> list[Finding]:
    """Everything the checks have to say."""
    kept = await read_log(made.database)
    content = library.load()
    tables, found = check_log(content, kept)
    seen = seen + [seen_by(place.name, place.follower) for place in places]
    found += (
        check_acks(kept, notes.acks)
        + check_made(kept, notes.made)
        + check_shown(kept, notes)
        + check_seen(content, tables, seen)
    )
    for node in made.nodes:
        found += check_node_log(node)
    return found + [Finding("exception", "", error) for error in notes.errors]
