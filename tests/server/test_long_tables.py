"""Long tables: loading one holds nobody up, and nobody can make one that never ends (ATTACK A4)."""

from __future__ import annotations

import asyncio
import json
import random
from time import process_time, thread_time
from typing import Any

import pytest

from tests.server.serving import SETUP, refused, run, seated, serving
from tests.stores.keeping import give_back, outcome, take_database
from tests.timing import old_objects_kept
from unshuffled.server.client import Guest
from unshuffled.stores.connect import open_log
from unshuffled.stores.log import SqlLog
from unshuffled.tables import entries as e
from unshuffled.tables.codes import Code
from unshuffled.tables.hosting import host
from unshuffled.tables.ports import START, Head, Read
from unshuffled.tables.table import Table
from unshuffled.wire import protocol as p
from unshuffled.wire.codes import ServerCode

LONG = 20_000
ROUNDS = 50
"""Answers that are given and taken back."""
ANSWERS = 3
"""So many are given during loads, each within one."""


async def lengthen(log: SqlLog, table: str, head: Head, until: int) -> None:
    """Answer and take back, as one guest can do all day, written straight to the log."""
    read = (await log.read(table, START)).entries
    answered = [x for x in read if isinstance(x, e.Answered)]
    pair: list[e.Entry] = [e.TakenBack(len(answered) - 1, "ann", over=False), answered[-1]]
    while head.number < until:
        head = await log.append(table, head, pair * 250)


class Loads:
    """Which load is going on, and what is noted meanwhile."""

    def __init__(self) -> None:
        self.number = 0
        self.answers = 0
        """How many answers were both sent and acknowledged during one load."""
        self.longest = 0.0
        """The most that the loop's thread computed between two turns."""

    async def tick(self) -> None:
        """Be there in each turn of the loop."""
        while True:
            before = thread_time()
            await asyncio.sleep(0)
            self.longest = max(self.longest, thread_time() - before)

    async def answer_on(self, me: Any, other: Any) -> None:
        """Two players answer as fast as they can."""
        chance = random.Random(7)
        while True:
            # A question to both is answered by one; the other must have seen that before it answers the next.
            known = max(me.state.answers, other.state.answers)
            for follower in (me, other):
                await follower.until(lambda f, known=known: f.state.answers >= known)
            await asyncio.wait(
                [asyncio.ensure_future(x.until(lambda f: f.is_mine or f.state.over)) for x in (me, other)],
                return_when=asyncio.FIRST_COMPLETED,
            )
            mind = me if me.is_mine else other
            assert mind.decision is not None, "the game is over before the loads are"
            sent = self.number
            await mind.answer(chance.choice(mind.decision["keys"]))
            self.answers += sent == self.number


@pytest.mark.nightly("loads a table of 20,000 entries; a table never gets so long in a game")
@pytest.mark.services("postgresql")
def test_a_long_table_loads_while_others_play() -> None:
    """20,000 entries. Between two turns of the loop there is no more than a page of it, far less than the load takes; on
    the loop it would be all of it.
    """

    async def load() -> None:
        url = await take_database()
        log = await open_log(url)
        assert isinstance(log, SqlLog)
        try:
            async with serving(log) as server, seated(server.url) as (a, b):
                async with Guest(server.url) as ann:
                    opened = await ann.open("Ann", setup=SETUP)
                    async with ann.follow(opened.table) as slow:
                        await slow.wish(p.TakeSeat(seat=0))
                        await slow.wish(p.TakeSeat(seat=1))
                        await slow.wish(p.Begin())
                        for _ in range(5):
                            assert slow.decision is not None
                            await slow.answer(slow.decision["keys"][0])
                        answers = list((await server.node.host.table(opened.table)).answers)
                    await lengthen(log, opened.table, (await log.read(opened.table)).head, LONG)
                    server.node.host._idle.clear()
                    began = process_time()
                    table = await server.node.host.table(opened.table)
                    alone = process_time() - began
                    loads = Loads()
                    beside = [asyncio.create_task(work) for work in (loads.tick(), loads.answer_on(a, b))]
                    # A disk may take as long for an answer as the processor for a load.
                    while loads.answers < ANSWERS:
                        loads.number += 1
                        server.node.host._idle.clear()
                        table = await server.node.host.table(opened.table)
                        assert [task for task in beside if task.done()] == []
                    for task in beside:
                        task.cancel()
                    await asyncio.gather(*beside, return_exceptions=True)

                assert (table.number >= LONG, table.answers) == (True, answers)
                print(
                    f"{table.number} entries in {alone:.2f} s of computing; {loads.answers} answers beside {loads.number} "
                    f"loads, at most {loads.longest * 1e3:.1f} ms between two turns of the loop"
                )
                assert 0 < loads.longest < alone / 4
        finally:
            await log.close()
            await give_back(url)

    with old_objects_kept():
        run(load())


def test_what_was_taken_back_is_not_played_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of many answers five stand: five are played."""

    async def count() -> None:
        async with serving() as server, seated(server.url) as (a, b):
            table = await server.node.host.table(a.table)
            chance = random.Random(3)
            for _ in range(ROUNDS):
                me = a if a.is_mine else b
                assert me.decision is not None
                at = len(table.answers)
                await me.answer(chance.choice(me.decision["keys"]))
                if at >= 5:
                    await me.wish(p.TakeBack(to=at))
                    for voter in (a, b):
                        try:
                            await voter.wish(p.VoteBack(agrees=True))
                        except Exception:
                            continue
                await asyncio.gather(*(x.until(lambda f: f.number == table.number) for x in (a, b)))
            stands = list(table.answers)
            played = 0
            true_answer = Table._led_to

            def counted(*args: Any) -> Any:
                nonlocal played
                played += 1
                return true_answer(*args)

            monkeypatch.setattr(Table, "_led_to", staticmethod(counted))
            server.node.host._watched[a.table].table = None
            again = await server.node.host.table(a.table, sure=True)

            assert (again.answers, again.number > 2 * ROUNDS) == (stands, True)
            assert played == len(stands) <= 6

    run(count())


def test_a_snapshot_is_kept_now_and_then_and_loading_begins_there() -> None:
    async def keep() -> None:
        async with serving() as server, Guest(server.url) as ann:
            opened = await ann.open("Ann", setup=SETUP)
            async with ann.follow(opened.table) as me:
                for n in range(host.SNAPSHOT_EVERY + 20):
                    await me.wish(p.Say(words=str(n)))
                log = server.node.host.log
                kept = (await log.beginning(opened.table))[1]
                assert kept is not None
                assert json.loads(kept.data)["number"] == kept.head.number >= host.SNAPSHOT_EVERY
                before = (await server.node.host.table(opened.table)).summary()
            server.node.host._idle.clear()
            looked: list[object] = []
            true_read = log.read

            async def read(table: str, since: Head | int = START, most: int = 0) -> Read:
                looked.append(since)
                return await true_read(table, since, most)

            log.read = read  # type: ignore[method-assign]
            assert (await server.node.host.table(opened.table)).summary() == before
            assert looked == [kept.head]

    run(keep())


def test_a_table_that_is_full_takes_nothing_more_and_its_fork_does() -> None:
    async def fill() -> None:
        async with serving(entries_most=40) as server, Guest(server.url) as ann:
            opened = await ann.open("Ann", setup=SETUP)
            async with ann.follow(opened.table) as me:
                await me.wish(p.TakeSeat(seat=0))
                await me.wish(p.TakeSeat(seat=1))
                await me.wish(p.Begin())
                while me.number < 40:
                    await me.wish(p.Say(phrase="hello"))
                assert await refused(me.wish(p.Say(phrase="hello"))) == Code.LOG_FULL
                assert me.decision is not None
                assert await refused(me.answer(me.decision["keys"][0])) == Code.LOG_FULL
            forked = await ann.fork(opened.table, 0)
            async with ann.follow(forked.table) as me:
                assert me.decision is not None
                await me.answer(me.decision["keys"][0])

    run(fill())


def test_who_has_written_enough_for_a_day_is_refused_and_others_are_not() -> None:
    async def talk() -> None:
        async with serving(person_bytes_a_day=10_000) as server, seated(server.url) as (a, b):
            for _ in range(15):
                await a.wish(p.Say(words="x" * 400))
            codes = [str(await outcome(a.wish(p.Say(words="x" * 400)))) for _ in range(30)]
            assert set(codes[15:]) == {ServerCode.TOO_MUCH}
            await b.wish(p.Say(words="still here"))
            assert (await a.ask(p.Forecast())) is not None

    run(talk())
