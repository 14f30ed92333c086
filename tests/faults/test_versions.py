"""A rolling upgrade from the last release, while people play: old and new nodes serve the same tables."""

from __future__ import annotations

import asyncio
import random
import signal
import subprocess
import sys
from collections.abc import Mapping, Sequence
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest

from tests.faults.checks import (
    Finding,
    agree,
    ask_nodes,
    check_log,
    check_node_log,
    check_seen,
    converge,
    seen_by,
)
from tests.faults.cluster import Cluster, add_node, last_release, services, start_nodes
from tests.faults.database import read_log
from tests.faults.lost import LONGEST
from tests.faults.notes import Notes
from tests.faults.people import Pair
from tests.faults.proxy import Proxy
from tests.faults.scenes import found_by_checks
from tests.faults.services import python_of
from tests.server.serving import run
from unshuffled.packs import library

PAIRS = 6
STALLED = 300.0
"""Seconds after which people who get no acknowledgement will not get one any more."""
PATIENT = {"UNSHUFFLED_DRAIN_SECONDS": "60"}
"""A node that ends while the machine is busy still lets its wishes come to their end; else it logs that it did not."""
WHERE = "import unshuffled; print(unshuffled.__version__, unshuffled.__file__)"
FIELDS = """from unshuffled.server.protocol import TableState, VoteInfo
print(*TableState.__struct_fields__, *("vote." + name for name in VoteInfo.__struct_fields__))"""
"""What a release says of a table and of an open vote; 0.1.0 says it there."""


async def python(release: Path | None, *arguments: str) -> str:
    """Run Python with the package of a release, as its operator does; gives what it prints."""

    def work() -> str:
        command = [sys.executable, *arguments]
        done = subprocess.run(command, check=True, stdout=subprocess.PIPE, **python_of(release))
        return bytes(done.stdout).decode()

    return await asyncio.to_thread(work)


async def upgrade(made: Cluster, release: Path | None) -> None:
    """`unshuffled db upgrade` of a release."""
    await python(release, "-m", "unshuffled.cli", "db", "upgrade", "--database-url", made.database)


async def enough(notes: Notes, more: int) -> None:
    """Wait until so many more wishes were acknowledged; if they never are, say how far it came."""
    loop = asyncio.get_running_loop()
    before, until = len(notes.acks), loop.time() + STALLED
    while (given := len(notes.acks) - before) < more:
        assert notes.errors == []
        assert loop.time() < until, f"{given} of {more} acknowledged in {STALLED} s; refused: {notes.refusals}"
        await asyncio.sleep(0.05)


def known(state: Mapping[str, Any], fields: set[str]) -> dict[str, Any]:
    """What a release with these fields says of a table, without what it has never heard of."""
    said = {name: value for name, value in state.items() if name in fields}
    if said.get("vote") is not None:
        said["vote"] = {name: value for name, value in said["vote"].items() if f"vote.{name}" in fields}
    return said


def test_what_only_the_newer_release_says_of_a_vote_is_left_out() -> None:
    """The client would put a default there, and that looks like another opinion."""
    fields = {"id", "vote", "vote.to"}

    assert known({"id": "t", "vote": {"to": 3, "asked": []}, "more": 1}, fields) == {"id": "t", "vote": {"to": 3}}
    assert known({"id": "t", "vote": None}, fields) == {"id": "t", "vote": None}


async def look(made: Cluster, pairs: Sequence[Pair], fields: set[str]) -> list[Finding]:
    """Everybody holds still: do the nodes of both releases show the game that the log has, in these fields?"""
    places = [place for pair in pairs for place in pair.places]
    async with AsyncExitStack() as stack:
        for place in places:
            await stack.enter_async_context(place.turn)
        while True:
            await converge(made.database, places, LONGEST)
            kept = await read_log(made.database)
            seen = await ask_nodes(made.nodes, places)
            seen += [seen_by(place.name, place.follower) for place in places]
            # A wish whose connection was cut may have arrived only now.
            after = await read_log(made.database)
            if all(kept[id].last == after[id].last for id in {one.table for one in seen}):
                break
    tables, found = await asyncio.to_thread(check_log, library.load(), kept)
    assert {one.who for one in seen} >= {node.name for node in made.nodes}
    for one in seen:
        # The client puts defaults where an old node has said nothing.
        one.state = known(one.state, fields)
    return found + check_seen(library.load(), tables, seen, agree)


@pytest.mark.services("initdb", "nats-server")
@pytest.mark.nightly("runs a release beside this one; the required check reads the logs of releases")
def test_old_and_new_nodes_serve_the_same_tables_until_the_old_ones_are_drained() -> None:
    async def roll() -> None:
        notes, over, old = Notes(mixed=True), asyncio.Event(), last_release()
        # Else both would be this repository's, and the test would show nothing.
        assert str(old) in await python(old, "-c", WHERE)
        assert str(old) not in await python(None, "-c", WHERE)
        fields = set((await python(old, "-c", FIELDS)).split())
        async with AsyncExitStack() as stack:
            made = await stack.enter_async_context(services())
            await upgrade(made, old)
            await start_nodes([await add_node(stack, made, release=old, settings=PATIENT) for _ in range(2)])
            stack.push_async_callback(made.stop)
            proxy = Proxy([lambda n=n: n.port for n in made.nodes], random.Random(1))  # type: ignore[misc]
            await stack.enter_async_context(proxy)
            pairs = [Pair(proxy.url, number, notes, "versions", 0.2) for number in range(PAIRS)]
            tasks = [asyncio.create_task(pair.run(over.is_set)) for pair in pairs]
            try:
                await enough(notes, 60)
                await upgrade(made, None)
                new = [await add_node(stack, made, settings={**PATIENT, "UNSHUFFLED_RULES": "1"}) for _ in range(2)]
                await start_nodes(new)
                proxy.ports = [lambda n=n: n.port for n in made.nodes]  # type: ignore[misc]
                # Half of the people are sent on, so that both releases write to most tables.
                proxy.cut(0.5)
                late = [Pair(proxy.url, PAIRS + number, notes, "versions", 0.2) for number in range(PAIRS)]
                pairs += late
                tasks += [asyncio.create_task(pair.run(over.is_set)) for pair in late]
                await enough(notes, 120)
                found = await look(made, pairs, fields)
                assert not found, "\n".join(map(str, found))
                await enough(notes, 60)
                proxy.ports = [lambda n=n: n.port for n in new]  # type: ignore[misc]
                for node in made.nodes[:2]:
                    await node.end(signal.SIGTERM)
                await enough(notes, 60)
                over.set()
                await asyncio.gather(*tasks)
                places = [place for pair in pairs for place in pair.places]
                await converge(made.database, places, LONGEST)
                found = await found_by_checks(made, notes, places, await ask_nodes(new, places))
                for node in made.nodes[:2]:
                    found += check_node_log(node, old)
                assert not found, "\n".join(map(str, found))
            finally:
                over.set()
                await asyncio.gather(*(pair.leave() for pair in pairs))

    run(roll(), 880)
