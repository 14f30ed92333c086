"""Partitions that are foreign tables in two other databases: the nearest thing to a distributed PostgreSQL that PostgreSQL brings.

ADR 0026 says what it shows. The stores are unchanged; the operator's part is `distribute`.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from contextlib import AsyncExitStack
from urllib.parse import urlsplit

import asyncpg  # type: ignore[import-untyped]  # it ships none
import pytest

from tests.stores.keeping import SERVER, Kept, a_database, after, connected, new_table, outcome, said, words_of
from tests.stores.test_lost_tail import answer, begun
from unshuffled.stores.log import SqlLog, Unavailable
from unshuffled.stores.retention import Retention
from unshuffled.stores.schema import PARTITIONS
from unshuffled.tables.entries import REMOVED
from unshuffled.tables.ports import Conflict, Head, NoSuchTable, Snapshot

pytestmark = [
    pytest.mark.services("postgresql"),
    pytest.mark.nightly("no host of ours has foreign partitions; it shows what distributed engines can rely on"),
]
RACES = 20
UNIQUE = {"tables": "pk_tables", "entries": "pk_entries", "snapshots": "pk_snapshots"}


async def distribute(front: str, backs: Sequence[str], tables: Sequence[str] = ("tables", "entries")) -> None:
    """Put the partitions of these tables into other databases, which have the same tables, in turn."""
    address = urlsplit(SERVER)
    async with connected(front) as operator:
        await operator.execute("CREATE EXTENSION postgres_fdw")
        for number, back in enumerate(backs):
            name = back.rpartition("/")[2]
            await operator.execute(
                f"CREATE SERVER back{number} FOREIGN DATA WRAPPER postgres_fdw"
                f" OPTIONS (host '{address.hostname}', port '{address.port}', dbname '{name}')"
            )
            await operator.execute(
                f"CREATE USER MAPPING FOR CURRENT_USER SERVER back{number}"
                f" OPTIONS (user '{address.username}', password '{address.password or ''}')"
            )
        for table in tables:
            # A table with a unique key takes no foreign partition: the keys are those of the partitions over there.
            await operator.execute(f"ALTER TABLE {table} DROP CONSTRAINT {UNIQUE[table]}")
            for remainder in range(PARTITIONS):
                partition = f"{table}_{remainder}"
                await operator.execute(f"DROP TABLE {partition}")
                await operator.execute(
                    f"CREATE FOREIGN TABLE {partition} PARTITION OF {table}"
                    f" FOR VALUES WITH (MODULUS {PARTITIONS}, REMAINDER {remainder})"
                    f" SERVER back{remainder % len(backs)} OPTIONS (table_name '{partition}')"
                )


def on_two_nodes(
    test: Callable[[SqlLog, SqlLog, Sequence[str]], Awaitable[None]],
    grouped: bool = True,
    tables: Sequence[str] = ("tables", "entries"),
) -> None:
    """Run a test on two nodes whose tables are in two other databases; the third URL is that of the one they know."""
    with a_database() as front, a_database() as one, a_database() as two:

        async def run() -> None:
            await distribute(front, (one, two), tables)
            async with AsyncExitStack() as stack:
                nodes = [await stack.enter_async_context(Kept("foreign", front, grouped).open_sql()) for _ in range(2)]
                await test(nodes[0], nodes[1], (one, two, front))

        asyncio.run(run())


@pytest.mark.parametrize("grouped", [False, True])
def test_foreign_partitions_keep_tables_that_are_played(grouped: bool) -> None:
    """Opened, answered by two nodes, loaded, looked up together; the rows are in both databases, and none here."""

    async def play(one: SqlLog, two: SqlLog, urls: Sequence[str]) -> None:
        ids = []
        for _ in range(6):
            host, other, id = await begun(one)
            await answer(host, id, 3)
            await answer(other, id, 1)
            ids.append(id)
        head = (await two.read(ids[0])).head
        assert await two.heads(ids[:1]) == {ids[0]: head}
        assert len(await two.heads(ids)) == len(await two.waits(ids)) == len(ids)
        counts = []
        for url in urls:
            async with connected(url) as operator:
                only = "" if url != urls[-1] else "WHERE tableoid IN (SELECT oid FROM pg_class WHERE relkind = 'r')"
                counts.append(await operator.fetchval(f"SELECT count(*) FROM entries {only}"))
        assert min(counts[:2]) > 0
        assert counts[2] == 0

    on_two_nodes(play, grouped)


@pytest.mark.parametrize("grouped", [False, True])
def test_foreign_partitions_let_one_of_two_writers_win(grouped: bool) -> None:
    """The key is in another database, and its refusal arrives as a conflict."""

    async def race(one: SqlLog, two: SqlLog, _: Sequence[str]) -> None:
        for number in range(RACES):
            table = f"race-{number}"
            head = await one.create(table, "seed", [said("first")])
            results = await asyncio.gather(
                *(outcome(node.append(table, head, [said(name)])) for node, name in ((one, "one"), (two, "two")))
            )
            assert sorted(type(result).__name__ for result in results) == ["Conflict", "Head"]
            assert len(await words_of(one, table)) == 2
        assert isinstance(await outcome(one.create("race-0", "seed", [])), Conflict)

    on_two_nodes(race, grouped)


def test_foreign_partitions_share_a_commit() -> None:
    """One writer's group has tables of both databases."""

    async def write(one: SqlLog, two: SqlLog, _: Sequence[str]) -> None:
        tables = [await new_table(one) for _ in range(20)]
        appends = [outcome(one.append(table, after(1), [said("x")])) for table in tables]
        assert all(isinstance(each, Head) for each in await asyncio.gather(*appends))
        assert [await words_of(two, table) for table in tables] == [["x"]] * 20

    on_two_nodes(write)


def test_foreign_partitions_let_operators_change_and_delete_tables() -> None:
    async def change(one: SqlLog, two: SqlLog, _: Sequence[str]) -> None:
        table, operator = await new_table(one, 3), Retention(two.engine)
        assert await operator.remove_talk(table) == 2
        assert (await one.read(table)).entries[1].phrase == REMOVED  # type: ignore[union-attr]
        assert await operator.delete_table(table)
        assert isinstance(await outcome(one.read(table)), NoSuchTable)

    on_two_nodes(change)


def test_foreign_partitions_take_no_upsert() -> None:
    """`ON CONFLICT` needs a unique key of the whole table: snapshots, results and presence must stay here."""

    async def keep(one: SqlLog, two: SqlLog, _: Sequence[str]) -> None:
        table = await new_table(one)
        with pytest.raises(Unavailable, match="no unique or exclusion constraint"):
            await one.keep_snapshot(table, Snapshot(after(1), b"{}"))

    on_two_nodes(keep, tables=("tables", "entries", "snapshots"))


def test_foreign_partitions_have_no_two_phase_commit() -> None:
    """PostgreSQL commits in one database after the other: a group that fails between them is written in part."""

    async def prepare(one: SqlLog, two: SqlLog, urls: Sequence[str]) -> None:
        async with connected(urls[-1]) as operator:
            await operator.execute("BEGIN")
            await operator.execute("INSERT INTO tables (id, seed) VALUES ('x', 'y')")
            with pytest.raises(asyncpg.PostgresError, match="cannot PREPARE a transaction"):
                await operator.execute("PREPARE TRANSACTION 'both'")

    on_two_nodes(prepare)
