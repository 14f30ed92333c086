"""A connection that breaks: callers that were concerned hear of it, nothing is half written, and life goes on."""

from __future__ import annotations

import asyncio

import asyncpg  # type: ignore[import-untyped]  # it ships none
import pytest
from sqlalchemy import event

from tests.stores.keeping import (
    Kept,
    after,
    connected,
    end_connections,
    new_table,
    outcome,
    said,
    waiting_for_locks,
    words_of,
)
from tests.waiting import until
from unshuffled.stores.connect import open_log
from unshuffled.stores.log import Unavailable
from unshuffled.tables.ports import Conflict, Head


def test_a_connection_that_breaks_in_the_middle_of_an_append(served: Kept) -> None:
    """Appends wait for a lock when their connection ends: an error for each, no entry, no second try behind their back."""

    async def cut() -> None:
        async with served.open() as log, connected(served.url) as operator:
            tables = [await new_table(log) for _ in range(5)]

            async def waiting() -> bool:
                return await waiting_for_locks(operator) == (1 if served.grouped else len(tables))

            async with operator.transaction():
                await operator.execute("LOCK TABLE entries IN ACCESS EXCLUSIVE MODE")
                appends = [
                    asyncio.create_task(outcome(log.append(t, after(1), [said("a"), said("b")]))) for t in tables
                ]
                await until(waiting)
                await end_connections(operator)
                async with asyncio.timeout(60):
                    results = await asyncio.gather(*appends)

            assert [type(result) for result in results] == [Unavailable] * len(tables)
            assert [await words_of(log, table) for table in tables] == [[]] * len(tables)
            await log.append(tables[0], after(1), [said("again")])
            assert await words_of(log, tables[0]) == ["again"]

    asyncio.run(cut())


def test_a_restart_between_appends(served: Kept) -> None:
    """All idle connections end. Some appends may fail; a retry gets in, and each entry is there once."""

    async def restart() -> None:
        async with served.open() as log, connected(served.url) as operator:
            tables = [await new_table(log) for _ in range(20)]
            await asyncio.gather(*(log.append(table, after(1), [said("before")]) for table in tables))
            assert await end_connections(operator) >= 1

            async def insist(table: str) -> list[Exception | Head]:
                tried: list[Exception | Head] = []
                while not tried or isinstance(tried[-1], Unavailable):
                    tried.append(await outcome(log.append(table, after(1, "before"), [said("after")])))
                return tried

            for tried in await asyncio.gather(*(insist(table) for table in tables)):
                assert isinstance(tried[-1], Head)
                assert len(tried) <= 20
            for table in tables:
                assert await words_of(log, table) == ["before", "after"]

    asyncio.run(restart())


def test_after_a_restart_the_first_append_and_the_first_read_do_not_notice_it(served: Kept) -> None:
    """A connection that was closed while idle is replaced before anything is sent on it."""

    async def restart() -> None:
        async with served.open_sql() as log, connected(served.url) as operator:
            made: list[asyncpg.Connection] = []
            event.listen(log.engine.sync_engine, "connect", lambda _, record: made.append(record.driver_connection))

            async def all_closed() -> bool:
                return all(connection.is_closed() for connection in made)

            table = await new_table(log)
            await asyncio.gather(*(log.seed(table) for _ in range(5)))
            for number in (1, 2, 3):
                assert await end_connections(operator) >= 1
                await until(all_closed)
                await log.append(table, after(1, *"123"[: number - 1]), [said(str(number))])
                assert await words_of(log, table) == ["1", "2", "3"][:number]

    asyncio.run(restart())


def test_a_caller_who_does_not_wait_for_the_answer_may_try_again(served: Kept) -> None:
    """The entry is there or it is not; a second try writes it or meets a conflict, and it is there once."""

    async def leave() -> None:
        async with served.open() as log, connected(served.url) as operator:
            table = await new_table(log)
            async with operator.transaction():
                await operator.execute("LOCK TABLE entries IN ACCESS EXCLUSIVE MODE")
                append = asyncio.create_task(log.append(table, after(1), [said("a"), said("b")]))
                await until(lambda: waiting_for_locks(operator))
                append.cancel()
                await asyncio.wait([append])
            again = await outcome(log.append(table, after(1), [said("a"), said("b")]))

            assert append.cancelled()
            assert isinstance(again, (Head, Conflict))
            assert await words_of(log, table) == ["a", "b"]

    asyncio.run(leave())


def test_an_error_tells_neither_seeds_nor_what_was_said(served: Kept) -> None:
    """Errors end up in logs, with their causes."""

    async def fail() -> None:
        async with served.open() as log, connected(served.url) as operator:
            table = await new_table(log)
            async with operator.transaction():
                await operator.execute("LOCK TABLE entries IN ACCESS EXCLUSIVE MODE")
                append = asyncio.create_task(outcome(log.append(table, after(1), [said("whispered")])))
                await until(lambda: waiting_for_locks(operator))
                await end_connections(operator)
                error = await append
            created = await outcome(log.create(table, "hidden-seed", [said("whispered")]))

            for raised in (error, created):
                told: BaseException | None = raised if isinstance(raised, BaseException) else None
                assert told is not None
                while told is not None:
                    assert "whispered" not in str(told)
                    assert "hidden-seed" not in str(told)
                    told = told.__cause__

    asyncio.run(fail())


def test_a_database_that_is_not_there() -> None:
    """One error for whatever the reason is; the password is not in it."""
    with pytest.raises(Unavailable) as refused:
        asyncio.run(open_log("postgresql://postgres:geheim@127.0.0.1:1/unshuffled"))

    assert "geheim" not in str(refused.value)
