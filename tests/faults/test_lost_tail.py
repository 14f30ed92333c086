"""PostgreSQL loses its last rows while nodes run, as after a restore: nobody plays on from a past that is not in the log."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from tests.faults.cluster import Cluster, cluster
from tests.faults.lost import LONGEST, SWEEP, found_after, play_on, tables
from tests.faults.notes import Notes
from tests.server.serving import run

pytestmark = [
    pytest.mark.services("initdb", "nats-server"),
    pytest.mark.nightly("breaks real processes; tests/stores/test_lost_tail.py has the same in one process"),
]
LOSE = "DELETE FROM entries WHERE table_id = $1 AND number > $2"
LOSSES = (5, 1, 0)
"""How many entries each game loses. The last one loses none, and must not be disturbed."""


async def lose_tails(made: Cluster, seconds: float) -> Counter[str]:
    """Play, lose, play on; gives the kinds of what was found."""
    notes, chance = Notes(), random.Random("tail")
    async with tables(made, notes, len(LOSSES)) as games:
        for places, lost in zip(games, LOSSES, strict=True):
            await play_on(places, chance, 10)
            table, number = places[0].follower.table, max(place.follower.number for place in places)
            await made.postgres.ask(LOSE, table, number - lost)
        assert notes.errors == []
        found = await found_after(made, Notes(), games, chance, seconds)
        untouched = games[-1][0].follower.table
        assert [finding for finding in found if finding.table == untouched] == []
        return Counter(finding.kind for finding in found)


def test_after_a_lost_tail_nothing_is_acknowledged_on_another_history_and_everybody_converges() -> None:
    async def lose() -> None:
        async with cluster(3, settings={"UNSHUFFLED_SWEEP_SECONDS": str(SWEEP)}) as made:
            assert await lose_tails(made, LONGEST) == Counter()

    run(lose())


def test_nodes_that_ignore_digests_are_found_out() -> None:
    async def lose() -> None:
        async with cluster(3, ["heedless"] * 3, settings={"UNSHUFFLED_SWEEP_SECONDS": str(SWEEP)}) as made:
            found = await lose_tails(made, seconds=2)
            print(found)
            assert found["acknowledged on another history"] > 0

    run(lose())
