"""The node that most people host: one process and a file."""

from __future__ import annotations

import asyncio
import random
import signal
import sqlite3
from contextlib import closing

import pytest

from tests.faults.breaking import AloneEvening
from tests.faults.checks import converge
from tests.faults.cluster import alone
from tests.faults.lost import LONGEST, answer, play_on
from tests.faults.notes import Notes
from tests.faults.run import Plan, evening
from tests.faults.scenes import at_each, found_by_checks
from tests.server.serving import run

pytestmark = pytest.mark.nightly("kills a real node and fills a real disk")
KINDS = list(AloneEvening(proxy=None, chance=None, pause=0, alone=None).kinds)  # type: ignore[arg-type]


def test_one_node_with_a_file_loses_nothing_while_everything_breaks_in_turn() -> None:
    plan = Plan(tables=20, seconds=15, seed="file", pause=1, think=0.5, errands=15, absent_after=20, sqlite=True)
    figures = run(evening(plan, lambda *_: None))

    print("\n".join(figures.lines()))
    assert figures.findings == []
    assert [kind for kind in KINDS if not figures.faults[kind]] == []
    assert figures.answers >= 20
    assert figures.reconnects >= 20


def test_a_full_disk_refuses_and_loses_nothing_and_plays_on_when_there_is_room() -> None:
    """Until it is refused: what still fits into the file's free pages is kept."""

    async def fill() -> None:
        notes, chance = Notes(), random.Random("disk")
        async with alone() as made, at_each(made.nodes, notes) as (ann,):
            for kill in (False, True):
                await play_on([ann], chance, 5)
                made.fill()
                async with asyncio.timeout(LONGEST):
                    while not notes.refusals["http/unavailable"]:
                        await answer(ann, chance)
                notes.refusals.clear()
                if kill:
                    await made.nodes[0].end(signal.SIGKILL)
                    made.free()
                    await made.nodes[0].start()
                made.free()
                await play_on([ann], chance, 5)
            await converge(made.database, [ann], LONGEST)
            assert await found_by_checks(made, notes, [ann], []) == []
            with closing(sqlite3.connect(made.file)) as file:
                assert file.execute("PRAGMA integrity_check").fetchall() == [("ok",)]

    run(fill())
