"""The primary is lost, and a replica that had not received everything is promoted in its place."""

from __future__ import annotations

import asyncio
import random
import signal

import pytest

from tests.faults.checks import check_acks
from tests.faults.cluster import cluster
from tests.faults.database import read_log
from tests.faults.lost import LONGEST, SWEEP, found_after, play_on, tables
from tests.faults.notes import Notes
from tests.faults.proxy import Proxy
from tests.faults.services import Postgres
from tests.server.serving import run

pytestmark = [
    pytest.mark.services("initdb", "nats-server"),
    pytest.mark.nightly("breaks real processes; tests/simulation loses what a database has not synced"),
]
GAMES = 3
BEHIND = "SELECT $1::text::pg_lsn > pg_last_wal_receive_lsn()"
HERE = "SELECT pg_current_wal_lsn()::text"


async def is_behind(replica: Postgres, primary: Postgres) -> bool:
    """Has the primary written what the replica has not received?"""
    return bool(await replica.ask(BEHIND, await primary.ask(HERE)))


def test_after_a_replica_that_was_behind_is_promoted_nobody_plays_on_from_what_it_has_not() -> None:
    """What only the primary had is lost, and may be. What was acknowledged before or is from now on, is there."""

    async def promote() -> None:
        chance = random.Random("replica")
        before, lost, after = Notes(), Notes(), Notes()
        async with cluster(3, settings={"UNSHUFFLED_SWEEP_SECONDS": str(SWEEP)}) as made:
            primary, replica = made.postgres, Postgres(made.folder, "replica")
            made.more.append(replica)
            async with (
                Proxy([lambda: primary.port], chance, addresses=0) as wire,
                tables(made, before, GAMES) as games,
            ):
                await asyncio.to_thread(replica.make_from, wire.port)
                await replica.start()
                for places in games:
                    await play_on(places, chance, 5)
                async with asyncio.timeout(LONGEST):
                    while await is_behind(replica, primary):
                        await asyncio.sleep(0.05)
                wire.refuse()
                for places in games:
                    for place in places:
                        place.notes = lost
                    await play_on(places, chance, 5)
                assert await is_behind(replica, primary)
                await primary.end(signal.SIGQUIT)
                made.postgres = replica
                assert await replica.ask("SELECT pg_promote()")

                found = await found_after(made, after, games, chance)
                kept = await read_log(made.database)
                # Else nothing was lost, and the test has shown nothing.
                assert check_acks(kept, lost.acks) != []
                assert check_acks(kept, before.acks) == []
                assert (found, before.errors, lost.errors) == ([], [], [])

    run(promote())
