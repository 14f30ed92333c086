"""One writer for all tables: few commits, no early results, and nobody hurt by another's fault."""

from __future__ import annotations

import asyncio

import pytest

from tests.stores.keeping import Kept, after, connected, new_table, outcome, said, waiting_for_locks, words_of
from tests.waiting import until
from unshuffled.stores.engine import open_engine
from unshuffled.stores.group import GroupedLog
from unshuffled.stores.log import Append, SqlLog, Unavailable
from unshuffled.tables.ports import Conflict, Head


def count_inserts(log: SqlLog) -> list[list[Append]]:
    """The statements that insert, from now on, by what they write; outside a transaction each of them is a commit."""
    seen: list[list[Append]] = []
    insert = log._insert

    async def note(appends: list[Append]) -> set[str]:
        seen.append(appends)
        return await insert(appends)

    log._insert = note  # type: ignore[method-assign]
    return seen


def test_500_appends_of_100_tables_share_a_few_commits(grouped: Kept) -> None:
    """Five for each table, each after the last. On PostgreSQL the rows themselves say which transaction wrote them."""

    async def write() -> None:
        async with grouped.open_sql() as log:
            tables = [await new_table(log) for _ in range(100)]
            inserts = count_inserts(log)
            await asyncio.gather(
                *(
                    log.append(table, after(1, *"1234"[: n - 1]), [said(str(n))])
                    for n in range(1, 6)
                    for table in tables
                )
            )

            assert len(inserts) <= 20
            for table in tables:
                assert await words_of(log, table) == ["1", "2", "3", "4", "5"]
            if grouped.is_postgresql:
                async with connected(grouped.url) as operator:
                    transactions = (
                        "SELECT count(DISTINCT xmin::text) FROM entries WHERE table_id = ANY($1) AND number > 1"
                    )
                    assert await operator.fetchval(transactions, tables) == len(inserts)

    asyncio.run(write())


def test_without_grouping_every_append_is_a_commit(grouped: Kept) -> None:
    """The same count on the plain log: it counts what it should."""

    async def write() -> None:
        async with Kept("plain", grouped.url, grouped=False).open_sql() as log:
            tables = [await new_table(log) for _ in range(20)]
            inserts = count_inserts(log)
            await asyncio.gather(*(log.append(table, after(1), [said("x")]) for table in tables))

            assert len(inserts) == 20

    asyncio.run(write())


def test_a_conflict_in_a_batch_hurts_only_its_own_caller(grouped: Kept) -> None:
    """So does a table that is not there, and a number that the database cannot store."""

    async def write() -> None:
        async with grouped.open_sql() as log:
            tables = [await new_table(log, entries=2) for _ in range(40)]
            inserts = count_inserts(log)
            wrong = {tables[7]: after(1), tables[21]: after(2, *"abc"), tables[33]: Head(2**40, "")}
            results = await asyncio.gather(
                *(outcome(log.append(table, wrong.get(table, after(2)), [said("a"), said("b")])) for table in tables)
            )

            assert [n for n, result in enumerate(results) if not isinstance(result, Head)] == [7, 21, 33]
            assert [type(results[n]) for n in (7, 21)] == [Conflict, Conflict]
            assert isinstance(results[33], (Conflict, Unavailable))
            assert len(inserts) <= 20
            for n, table in enumerate(tables):
                assert await words_of(log, table) == (["2"] if n in {7, 21, 33} else ["2", "a", "b"])

    asyncio.run(write())


def test_a_conflict_with_a_commit_of_the_same_moment_hurts_only_its_own_caller(postgresql: str) -> None:
    """Another node has written but not committed when the batch looks: the key fails the whole statement, at first."""

    async def write() -> None:
        async with Kept("", postgresql, grouped=True).open() as log, connected(postgresql) as other:
            tables = [await new_table(log) for _ in range(30)]
            writing = other.transaction()
            await writing.start()
            await other.execute(
                "INSERT INTO entries (table_id, number, kind, data, digest) VALUES ($1, 2, 'Said', $2, '')",
                tables[11],
                '{"format": 1, "person": "bob", "phrase": "", "words": "first"}',
            )
            appends = [
                asyncio.create_task(outcome(log.append(table, after(1), [said("x"), said("y")]))) for table in tables
            ]
            await until(lambda: waiting_for_locks(other))
            assert not any(append.done() for append in appends)
            await writing.commit()
            results = await asyncio.gather(*appends)

            assert [(n, type(result)) for n, result in enumerate(results) if not isinstance(result, Head)] == [
                (11, Conflict)
            ]
            assert await words_of(log, tables[11]) == ["first"]
            assert await words_of(log, tables[12]) == ["x", "y"]

    asyncio.run(write())


def test_nobody_gets_a_result_before_the_commit_and_only_so_many_may_wait(postgresql: str) -> None:
    """While the database is busy, nothing returns; beyond the room callers wait outside; then all get in.

    A caller that has gone away meanwhile does not.
    """

    async def write() -> None:
        log = GroupedLog(open_engine(postgresql, 2), most=3, room=6)

        async def no_room() -> bool:
            return len(log._waiting) >= 6

        async with connected(postgresql) as operator:
            tables = [await new_table(log) for _ in range(20)]
            busy = operator.transaction()
            await busy.start()
            await operator.execute("LOCK TABLE entries IN ACCESS EXCLUSIVE MODE")
            appends = [asyncio.create_task(log.append(table, after(1), [said("x")])) for table in tables]
            await until(lambda: waiting_for_locks(operator))
            await until(no_room)

            assert not any(append.done() for append in appends)
            assert len(log._waiting) == 6
            appends.pop(5).cancel()  # it waits inside, but in no batch yet
            await busy.commit()
            await asyncio.gather(*appends)
            assert await words_of(log, tables.pop(5)) == []
            assert {tuple(await words_of(log, table)) for table in tables} == {("x",)}
        await log.close()

    asyncio.run(write())


def test_closing_commits_what_is_waiting(grouped: Kept) -> None:
    """Also for callers who have not been let in yet. Afterwards the log takes nothing, and says so."""

    async def close() -> None:
        async with grouped.open() as reader:
            log = GroupedLog(open_engine(grouped.url, 2), most=8, room=16)
            tables = [await new_table(log) for _ in range(60)]
            appends = [asyncio.create_task(log.append(table, after(1), [said("x")])) for table in tables]
            await asyncio.sleep(0)
            await log.close()

            assert all(append.done() for append in appends)
            await asyncio.gather(*appends)
            assert {tuple(await words_of(reader, table)) for table in tables} == {("x",)}
            with pytest.raises(Unavailable, match="closed"):
                await log.append(tables[0], after(1, "x"), [said("late")])
            await log.close()

    asyncio.run(close())


def test_a_caller_who_goes_away_hurts_nobody(grouped: Kept) -> None:
    """Its entry is there or not; the others' are."""

    async def leave() -> None:
        async with grouped.open() as log:
            tables = [await new_table(log) for _ in range(30)]
            appends = [asyncio.create_task(log.append(table, after(1), [said("x")])) for table in tables]
            await asyncio.sleep(0)
            for append in appends[::3]:
                append.cancel()
            results = await asyncio.gather(*appends, return_exceptions=True)

            assert all(isinstance(result, Head) != (n % 3 == 0) for n, result in enumerate(results))
            for n, table in enumerate(tables):
                assert await words_of(log, table) in ([["x"]] if n % 3 else [[], ["x"]])
            await log.append(tables[1], after(1, "x"), [said("y")])

    asyncio.run(leave())
