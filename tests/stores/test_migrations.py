"""The migrations make what `schema` describes, on both databases; opening a log looks after it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, TypeVar

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection, Table, inspect, text

from tests.stores.keeping import connected, new_table
from unshuffled import cli
from unshuffled.stores import migrate
from unshuffled.stores.connect import open_log
from unshuffled.stores.engine import BadDatabase, open_engine, parse
from unshuffled.stores.schema import PARTITIONS, metadata

T = TypeVar("T")


@pytest.fixture(params=["sqlite", "empty_postgresql"])
def empty(request: pytest.FixtureRequest) -> str:
    """A database with nothing in it, of either kind."""
    url: str = request.getfixturevalue(request.param)
    return url


def ask(url: str, what: Callable[[Connection], T]) -> T:
    """Something that SQLAlchemy asks without async."""

    async def asked() -> T:
        engine = open_engine(url)
        async with engine.begin() as connection:
            found = await connection.run_sync(what)
        await engine.dispose()
        return found

    return asyncio.run(asked())


PARTITIONS_OF = """
SELECT child.relname FROM pg_inherits JOIN pg_class child ON child.oid = inhrelid JOIN pg_class parent ON parent.oid = inhparent
WHERE parent.relkind = 'p' AND child.relkind IN ('r', 'f')
"""
DIVIDED = """
SELECT relname, pg_get_partkeydef(oid), (SELECT count(*) FROM pg_inherits WHERE inhparent = oid)
FROM pg_class WHERE relkind = 'p' ORDER BY relname
"""


def differences(connection: Connection) -> list[Any]:
    """Return what the database has and the metadata has not, or the other way round."""
    on_postgresql = connection.dialect.name == "postgresql"
    partitions = set(connection.scalars(text(PARTITIONS_OF))) if on_postgresql else set()
    options = {
        "compare_type": True,
        "compare_server_default": True,
        "include_name": lambda name, kind, _: kind != "table" or name not in partitions,
    }
    found = compare_metadata(MigrationContext.configure(connection, opts=options), metadata)
    keys = {table: inspect(connection).get_pk_constraint(table) for table in metadata.tables if not found}
    wrong: list[Any] = [
        (table, key)  # Alembic does not compare primary keys, and ours matters most
        for table, key in keys.items()
        if key["constrained_columns"] != [column.name for column in metadata.tables[table].primary_key]
    ]
    if on_postgresql:
        # Nor partitions.
        expected = {(name, by, PARTITIONS) for name, table in metadata.tables.items() if (by := _partitioned_by(table))}
        wrong += expected ^ {tuple(row) for row in connection.execute(text(DIVIDED))}
    return [*found, *wrong]


def _partitioned_by(table: Table) -> str | None:
    by: str | None = table.dialect_options["postgresql"]["partition_by"]
    return by


def test_the_migrated_database_is_what_the_metadata_says(empty: str) -> None:
    """Tables, columns, types, defaults, keys. Upgrading again changes nothing."""
    for _ in range(2):
        asyncio.run(migrate.upgrade(empty))

        assert ask(empty, differences) == []
        assert asyncio.run(migrate.current(empty)) == migrate.newest()


@pytest.mark.parametrize(
    "change",
    [
        "DROP TABLE entries",
        "ALTER TABLE entries ADD COLUMN extra TEXT",
        "ALTER TABLE tables DROP COLUMN opened_at",
        "ALTER TABLE entries RENAME TO gone; CREATE TABLE entries AS SELECT * FROM gone; DROP TABLE gone",
    ],
)
def test_the_comparison_would_find_a_difference(empty: str, change: str) -> None:
    """Also a primary key that is missing (the last change makes a copy without one)."""
    asyncio.run(migrate.upgrade(empty))
    ask(empty, lambda connection: [connection.execute(text(one)) for one in change.split(";")])

    assert ask(empty, differences) != []


@pytest.mark.parametrize("change", ["DROP TABLE entries_3", "ALTER TABLE presence DETACH PARTITION presence_0"])
def test_comparison_finds_a_missing_partition(empty_postgresql: str, change: str) -> None:
    asyncio.run(migrate.upgrade(empty_postgresql))
    ask(empty_postgresql, lambda connection: connection.execute(text(change)))

    assert ask(empty_postgresql, differences) != []


@pytest.mark.timed
def test_nodes_that_start_together_may_all_upgrade(empty: str) -> None:
    """One does it, the others find it done."""

    async def together() -> None:
        await asyncio.gather(*(migrate.upgrade(empty) for _ in range(6)))

    asyncio.run(together())

    assert ask(empty, differences) == []


def test_one_machine_needs_no_operator(sqlite: str) -> None:
    """A SQLite file is made and brought up to date by opening it, and is safe by its settings."""

    async def first_start() -> list[object]:
        log = await open_log(sqlite)
        await new_table(log)
        async with log.engine.connect() as connection:
            pragmas = ("journal_mode", "synchronous", "foreign_keys", "busy_timeout")
            values = [await connection.scalar(text(f"PRAGMA {pragma}")) for pragma in pragmas]
        await log.close()
        return values

    assert asyncio.run(first_start()) == ["wal", 2, 1, 10000]
    assert ask(sqlite, differences) == []


def test_a_node_refuses_a_server_that_is_behind_and_takes_one_that_is_ahead(empty_postgresql: str) -> None:
    """Behind: somebody must upgrade it. Ahead: this node is the old one, and goes on until it is replaced."""

    async def look() -> None:
        with pytest.raises(BadDatabase, match="unshuffled db upgrade"):
            await open_log(empty_postgresql)
        await migrate.upgrade(empty_postgresql)
        async with connected(empty_postgresql) as operator:
            await operator.execute("UPDATE alembic_version SET version_num = 'from the future'")
        log = await open_log(empty_postgresql)
        await new_table(log)
        await log.close()
        await migrate.upgrade(empty_postgresql)
        assert await migrate.current(empty_postgresql) == "from the future"

    asyncio.run(look())


@pytest.mark.parametrize(
    ("url", "message"),
    [
        ("mysql://ann:geheim@here/db", "no database 'mysql' here"),
        ("postgresql://ann:geheim@here:port/db", "no database URL"),
        ("geheim", "no database URL"),
        ("sqlite://", "is a file"),
        ("sqlite:///:memory:", "is a file"),
        ("memory:", "keeps nothing"),
        ("sqlite:////no/such/folder/x.db", "there is no folder /no/such/folder"),
    ],
)
def test_a_url_that_cannot_be_used_says_why_without_its_password(url: str, message: str) -> None:
    with pytest.raises(BadDatabase, match=message) as refused:
        asyncio.run(open_log(url))

    assert "geheim" not in str(refused.value)


@pytest.mark.parametrize("scheme", ["postgresql", "postgres", "postgresql+asyncpg"])
def test_the_words_of_postgresql_urls_are_understood(scheme: str) -> None:
    url = parse(f"{scheme}://ann:geheim@here:5433/db?sslmode=require")

    assert url.render_as_string(hide_password=False) == "postgresql+asyncpg://ann:geheim@here:5433/db?ssl=require"


def test_the_command_upgrades_and_says_where_a_database_stands(
    empty: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """From an argument or the environment."""
    assert cli.main(["db", "current", "--database-url", empty]) == 1
    monkeypatch.setenv("UNSHUFFLED_DATABASE_URL", empty)
    assert cli.main(["db", "upgrade"]) == 0
    assert cli.main(["db", "current"]) == 0

    behind, *done = capsys.readouterr().out.splitlines()
    assert behind == f"revision none, behind {migrate.newest()}"
    assert done == [f"revision {migrate.newest()}, up to date"] * 2


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ([], "which database?"),
        (["--database-url", "postgresql://ann:geheim@127.0.0.1:1/db"], "Connect call failed"),
        (["--database-url", "mysql://x"], "no database 'mysql' here"),
    ],
)
def test_the_command_says_in_one_line_what_is_wrong(
    arguments: list[str],
    message: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.delenv("UNSHUFFLED_DATABASE_URL", raising=False)
    code = cli.main(["db", "upgrade", *arguments])

    err = capsys.readouterr().err
    assert code == 2
    assert message in err
    assert "geheim" not in err
    assert err.count("\n") == 1
