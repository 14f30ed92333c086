"""What every log promises to `tables.hosting`, in memory and in databases."""

from __future__ import annotations

import asyncio
import json
from dataclasses import asdict
from datetime import timedelta
from typing import Any

import pytest
from sqlalchemy import update

from tests.stores.keeping import Kept, after, connected, new_table, outcome, said, words_of
from tests.table import content
from tests.tables.sitting import SETUP
from unshuffled.stores.clock import Clock
from unshuffled.stores.log import SqlLog
from unshuffled.stores.schema import entries as rows
from unshuffled.tables import entries as e
from unshuffled.tables.hosting.host import Host
from unshuffled.tables.memory import MemoryRelay
from unshuffled.tables.ports import START, Conflict, Head, Log, NoSuchTable, Read
from unshuffled.tables.table import Table

STRANGE = [
    "zażółć gęślą jaźń, Äther, černý, œuvre",
    "日本語 🂡🃏 e\u0301 \u202eright to left",
    "'; DROP TABLE entries; -- \" \\ \\u0041 %s $1 :rows ?",
    "nul \x00, bell \x07, a lone surrogate \ud83c, line\nbreak\r\n\ttab",
    "",
]


def test_entries_come_back_as_they_went_in_and_in_order(kept: Kept) -> None:
    """Across appends of several sizes, and more than nine, so that 10 does not sort before 2."""

    async def write(log: Log) -> None:
        table = await new_table(log)
        await log.append(table, after(1), [said("2")])
        head = await log.append(table, after(2), [said(str(n)) for n in range(3, 15)])
        last = await log.append(table, head, [said("15")])

        assert await words_of(log, table) == [str(n) for n in range(2, 16)]
        assert (await log.read(table)).entries[0] == e.Opened("ann", "commitment")
        assert await log.read(table, 13) == Read([said("14"), said("15")], last)
        assert await log.read(table, head) == Read([said("15")], last)
        assert await log.read(table, last) == Read([], last)
        assert last == after(15)
        assert await log.seed(table) == "seed"

    kept.run(write)


def test_the_order_is_that_of_the_numbers_not_of_the_rows(fresh_postgresql: str) -> None:
    """A database gives rows as it finds them; here it may not find them in an index."""

    async def forbid_the_index() -> None:
        async with connected(fresh_postgresql) as operator:
            await operator.execute(f"ALTER DATABASE {fresh_postgresql.rpartition('/')[2]} SET enable_indexscan = off")

    async def shuffle(log: Log) -> None:
        table = await new_table(log)
        async with connected(fresh_postgresql) as operator:
            for number in (5, 3, 2, 4):
                await operator.execute(
                    "INSERT INTO entries (table_id, number, kind, data, digest) VALUES ($1, $2, 'Said', $3, '')",
                    table,
                    number,
                    json.dumps({"format": 1, "person": "ann", "phrase": "", "words": str(number)}),
                )

        assert await words_of(log, table) == ["2", "3", "4", "5"]

    asyncio.run(forbid_the_index())
    Kept("", fresh_postgresql).run(shuffle)


def test_every_kind_of_entry_and_every_text_survives(kept: Kept) -> None:
    """Exactly: also what JSON, SQL or a database find hard."""
    setup: dict[str, Any] = {"mages": ["b", "a"], "switches": {"z": "on", "a": "off"}, "half": 0.5, "none": None}
    written: list[e.Entry] = [
        e.SetupChanged("ann", setup),
        e.Started("ann", setup, {"base": "digest"}, {**setup, "drawn": 3}, 1, ["a" * 16], 7),
        e.SeatTaken(0, "ann", "bob"),
        e.BackVoted("bob", False),
        e.Forked("other", 2, ["play crystal", "end"]),
        *(e.Said("ann", words=words) for words in STRANGE),
        e.Suggested(STRANGE[1], "x", 2**31 - 1),
    ]

    async def write(log: Log) -> None:
        table = await new_table(log)
        await log.append(table, after(1), written)
        read = (await log.read(table, 1)).entries

        assert read == written
        assert isinstance(read[0], e.SetupChanged)
        assert list(read[0].setup["switches"]) == ["z", "a"]

    kept.run(write)


def test_a_table_may_begin_with_nothing(kept: Kept) -> None:
    """The first append then comes after 0."""

    async def write(log: Log) -> None:
        table = await new_table(log) + "-bare"
        await log.create(table, "other", [])

        assert await log.read(table) == Read([], START)
        await log.append(table, START, [said("first")])
        assert await words_of(log, table) == ["first"]

    kept.run(write)


def test_the_last_entries_of_many_tables_are_looked_up_together(kept: Kept) -> None:
    """A table without entries and one that is not there are left out."""

    async def look(log: Log) -> None:
        long, short = await new_table(log, entries=12), await new_table(log)
        bare = f"{short}-bare"
        await log.create(bare, "seed", [])

        found = await log.heads([short, bare, "not-there", "", "x'); --", long])

        assert found == {long: after(12), short: after(1)}
        assert await log.heads([]) == {}

    kept.run(look)


def test_how_long_games_wait_is_looked_up_together_and_talk_is_no_move(kept: Kept) -> None:
    """A table where people only talk, and one that is not there, are left out."""

    async def look(log: Log) -> None:
        going, quiet = await new_table(log), await new_table(log, entries=3)
        await log.append(going, after(1), [e.SeatTaken(0, "ann", "ann"), said("3")])

        found = await log.waits([quiet, "not-there", "", "x'); --", going])

        assert set(found) == {going}
        assert 0 <= found[going] < 60
        assert await log.waits([]) == {}

    kept.run(look)


def test_a_game_waits_since_its_last_move_not_since_the_last_words(grouped: Kept) -> None:
    async def look(log: Log) -> None:
        assert isinstance(log, SqlLog)
        table = await new_table(log)
        await log.append(table, after(1), [e.SeatTaken(0, "ann", "ann"), e.SeatTaken(1, "bob", "bob"), said("4")])
        clock = Clock(log.engine.dialect.name)
        async with log.engine.begin() as connection:
            for number, hours in ((2, 9), (3, 3), (4, 1)):
                one = (rows.c.table_id == table, rows.c.number == number)
                await connection.execute(update(rows).where(*one).values(at=clock.ago(timedelta(hours=hours))))

        waited = (await log.waits([table]))[table]

        assert 3 * 3600 - 2 <= waited < 3 * 3600 + 60

    grouped.run(look)


def test_an_id_is_given_once(kept: Kept) -> None:
    """A second table with it is a conflict, and the first stays as it was."""

    async def write(log: Log) -> None:
        table = await new_table(log, entries=2)
        with pytest.raises(Conflict):
            await log.create(table, "another seed", [said("intruder")])

        assert await log.seed(table) == "seed"
        assert await words_of(log, table) == ["2"]

    kept.run(write)


@pytest.mark.parametrize("head", [START, after(1), after(2), after(4), after(9)])
def test_an_append_that_is_not_after_the_last_entry_is_a_conflict(kept: Kept, head: Head) -> None:
    """All or none: also if only the first of its numbers is taken, or if it would leave a gap."""

    async def write(log: Log) -> None:
        table = await new_table(log, entries=3)
        with pytest.raises(Conflict):
            await log.append(table, head, [said("a"), said("b"), said("c")])

        assert await words_of(log, table) == ["2", "3"]
        await log.append(table, after(3), [said("4")])
        assert await words_of(log, table) == ["2", "3", "4"]

    kept.run(write)


@pytest.mark.parametrize("id", ["guessed", "", "日本", "no\x00ne", "\ud800", "a' OR 'a'='a"])
def test_a_table_that_is_not_there_is_said_so(kept: Kept, id: str) -> None:
    """Whatever somebody typed into the address."""

    async def look(log: Log) -> None:
        for wish in (log.seed(id), log.read(id), log.read(id, 3), log.append(id, START, [said("x")])):
            assert isinstance(await outcome(wish), NoSuchTable)

    kept.run(look)


def test_of_many_writers_of_one_number_exactly_one_wins(kept: Kept) -> None:
    """50 appenders on two nodes race for 20 tables; what is there is what a winner wrote, whole."""

    async def race() -> None:
        async with kept.open() as one, kept.open() as two:
            tables = [await new_table(one) for _ in range(20)]

            async def append(n: int, table: str) -> Exception | Head:
                node = (one, two)[n % 2]
                return await outcome(node.append(table, after(1), [said(f"{n} a"), said(f"{n} b")][: 1 + n % 3]))

            pairs = [(n, tables[(n + step) % 20]) for n in range(50) for step in (0, 7)]
            results = await asyncio.gather(*(append(n, table) for n, table in pairs))
            won = {
                table: [n for (n, at), r in zip(pairs, results, strict=True) if at == table and isinstance(r, Head)]
                for table in tables
            }

            assert {type(result) for result in results} == {Head, Conflict}
            assert {table: len(winners) for table, winners in won.items()} == dict.fromkeys(tables, 1)
            for table, (n,) in won.items():
                assert await words_of(two, table) == [f"{n} a", f"{n} b"][: 1 + n % 3]

    asyncio.run(race())


def test_a_caller_who_tries_again_gets_in_and_nothing_accepted_is_lost(kept: Kept) -> None:
    """Writers on two nodes that read and try again, as a host does: every entry is there once, in one order for all."""

    async def insist() -> None:
        async with kept.open() as one, kept.open() as two:
            tables = [await new_table(one) for _ in range(2)]

            async def write(n: int) -> None:
                node, table = (one, two)[n % 2], tables[n % 4 // 2]
                for turn in range(3):
                    while True:
                        last = (await node.read(table)).head
                        if not isinstance(await outcome(node.append(table, last, [said(f"{n}.{turn}")])), Conflict):
                            break

            await asyncio.gather(*(write(n) for n in range(16)))
            for at, table in enumerate(tables):
                expected = {f"{n}.{turn}" for n in range(16) for turn in range(3) if n % 4 // 2 == at}
                words = await words_of(one, table)
                assert len(words) == len(expected)
                assert set(words) == expected
                assert await words_of(two, table) == words

    asyncio.run(insist())


def test_a_whole_game_is_rebuilt_by_a_node_that_knows_only_the_log(kept: Kept) -> None:
    """With answers, going back, redoing, saves, talk and a fork."""

    async def play() -> None:
        async with kept.open() as log, kept.open() as fresh_log:
            host = Host(content(), log, MemoryRelay())
            id = (await host.open("ann", "Ann")).id
            for wish in (
                lambda t: t.join("bob", "Bob " + STRANGE[1]),
                lambda t: t.choose("ann", dict(SETUP)),
                lambda t: t.take_seat("ann", 0),
                lambda t: t.take_seat("bob", 1),
                lambda t: t.begin("ann"),
            ):
                await host.do(id, wish)
            table = await host.table(id)
            went_back = False
            while not table.is_over and len(table.answers) < 120:
                await host.do(id, first_answer)
                if len(table.answers) % 25 == 0:
                    await host.do(id, lambda t: t.save("ann", f"after {len(t.answers)}"))
                    await host.do(id, lambda t: t.say("bob", words=STRANGE[0]))
                if len(table.answers) == 60 and not went_back:
                    went_back = True
                    await host.do(id, lambda t: t.take_back("ann", 40))
                    if table.vote is not None:
                        await host.do(id, lambda t: t.vote_back("bob", True))
                    await host.do(id, lambda t: t.redo("ann"))
            fork = await host.fork("ann", "Ann", id, 30)
            fresh = Host(content(), fresh_log, MemoryRelay())
            rebuilt = await fresh.table(id)

            assert table.game is not None
            assert rebuilt.game == table.game
            assert (rebuilt.number, rebuilt.marked) == (table.number, True)
            assert rebuilt.answers == table.answers
            assert rebuilt.saves == table.saves
            assert {id: asdict(person) for id, person in rebuilt.people.items()} == {
                id: asdict(person) for id, person in table.people.items()
            }
            assert (await fresh.table(fork.id)).game == fork.game

    asyncio.run(play())


def first_answer(table: Table) -> list[e.Entry]:
    """The first option, by a person who may choose."""
    assert table.game is not None
    assert table.game.decision is not None
    return table.answer(min(table.waiting_for()), table.game.decision.keys[0], len(table.answers))
