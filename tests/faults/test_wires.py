"""One node alone loses its database or NATS, in each way a wire can fail; the others play on and nothing is lost."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable

import pytest

from tests.faults.checks import LONGEST_REPAIR, ask_nodes, converge
from tests.faults.cluster import cluster
from tests.faults.lost import LONGEST, SWEEP, answer, play_on
from tests.faults.notes import Notes
from tests.faults.people import Place
from tests.faults.proxy import Proxy
from tests.faults.scenes import at_each, found_by_checks
from tests.server.serving import run

pytestmark = [
    pytest.mark.services("initdb", "nats-server"),
    pytest.mark.nightly("breaks real processes; tests/simulation breaks wires in simulated time"),
]
WAYS: dict[str, Callable[[Proxy], None]] = {"cut": Proxy.refuse, "slow": Proxy.slow, "half-open": Proxy.silence}


async def until_acknowledged(place: Place, chance: random.Random, answers: int) -> None:
    """However often it takes."""
    async with asyncio.timeout(LONGEST_REPAIR):
        await play_on([place], chance, answers)


def test_a_node_that_loses_a_service_harms_nobody_elsewhere_and_goes_on_when_it_is_back() -> None:
    """Ann has a socket at each node. What she says at the one that is cut off arrives later, or she learns that it may not."""

    async def cut_off() -> None:
        notes, chance = Notes(), random.Random("wires")
        settings = {"UNSHUFFLED_SWEEP_SECONDS": str(SWEEP)}
        async with cluster(2, settings=settings) as made, at_each(made.nodes, notes) as (there, here):
            for service in ("nats", "postgres"):
                wire: Proxy = getattr(made.wires[made.nodes[0].name], service)
                for way, breaks in WAYS.items():
                    breaks(wire)
                    # The other node does not need the one that is cut off.
                    await play_on([here], chance, 3)
                    if service == "nats" or way == "slow":
                        # The database is what counts; news comes with the next sweep at the latest.
                        await until_acknowledged(there, chance, 2)
                        wire.repair()
                    else:
                        before = len(notes.acks)
                        waiting = asyncio.create_task(answer(there, chance))
                        await play_on([here], chance, 3)
                        assert len(notes.acks) == before + 3, f"{way}: acknowledged without a database"
                        wire.repair()
                        async with asyncio.timeout(LONGEST_REPAIR):
                            await waiting
                        await until_acknowledged(there, chance, 1)
                    await converge(made.database, [there, here], LONGEST)
            seen = await ask_nodes(made.nodes, [there])
            assert await found_by_checks(made, notes, [there, here], seen) == []

    run(cut_off())


def test_nats_that_answers_late_does_not_make_a_node_deaf() -> None:
    """A client that gives a flush up after two seconds must not stop reading when the answer comes in the third."""

    async def late() -> None:
        notes, chance = Notes(), random.Random("late")
        # No sweep helps: what is not heard over NATS is not seen.
        settings = {"UNSHUFFLED_SWEEP_SECONDS": "3600"}
        async with cluster(2, settings=settings) as made:
            wire = made.wires[made.nodes[0].name].nats
            wire.delay = 2.5
            async with at_each(made.nodes, notes) as (there, here):
                wire.repair()
                async with asyncio.timeout(LONGEST):
                    # Its subscription may still be on its way: what is said before it arrives is not heard.
                    heard = False
                    while not heard:
                        await play_on([here], chance, 1)
                        await asyncio.sleep(1)
                        heard = there.follower.number == here.follower.number
                assert await found_by_checks(made, notes, [there, here], []) == []

    run(late())
