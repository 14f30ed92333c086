"""Games of release 0.1.0 that said `random`: resolved once, with the packs they were made with."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import insert, select

from tests.golden.logs import HERE, amounts_to
from tests.stores.keeping import Kept
from unshuffled.cli import main
from unshuffled.packs import library
from unshuffled.rules.core.scenario import RANDOM
from unshuffled.stores.log import SqlLog
from unshuffled.stores.migrate import upgrade
from unshuffled.stores.resolve import resolve
from unshuffled.stores.schema import entries, tables
from unshuffled.tables.contents import Contents
from unshuffled.tables.entries import Started
from unshuffled.tables.hosting.host import Host
from unshuffled.tables.memory import MemoryRelay

NAMES = ("all_random", "all_random_dealt", "german_edition", "token_edition_fork", "alone", "named")


async def store(log: SqlLog, prefix: str = "") -> dict[str, dict[str, Any]]:
    """Tables as that release left them: no digests, nothing resolved."""
    stored: dict[str, dict[str, Any]] = {}
    async with log.engine.begin() as connection:
        for name in NAMES:
            old = json.loads((HERE / "0.1.0" / f"{name}.json").read_text(encoding="utf-8"))
            stored[prefix + name] = old
            await connection.execute(insert(tables).values(id=prefix + name, seed=old["secret"]))
            rows = [{"table_id": prefix + name, "number": n, **row} for n, row in enumerate(old["rows"], 1)]
            await connection.execute(insert(entries), rows)
    return stored


async def begun(log: SqlLog, id: str) -> dict[str, Any]:
    async with log.engine.connect() as connection:
        wanted = select(entries.c.data).where(entries.c.table_id == id, entries.c.kind == "Started")
        found: dict[str, Any] = (await connection.scalars(wanted)).one()
        return found


@pytest.fixture(params=["sqlite", "fresh_postgresql"])
def database(request: pytest.FixtureRequest) -> Kept:
    return Kept("", request.getfixturevalue(request.param))


def test_what_was_left_to_chance_is_named_once_and_the_games_are_what_they_were(database: Kept) -> None:
    async def bring_up_to_date() -> None:
        await upgrade(database.url)
        async with database.open_sql() as log:
            stored = await store(log)
            contents = Contents(library.load(), log)
            first = await resolve(log, contents)
            second = await resolve(log, contents)

            assert (first.done, dict(first.left)) == (len(NAMES), {})
            assert (second.done, dict(second.left)) == (0, {})
            host = Host(library.load(), log, MemoryRelay())
            for id, old in stored.items():
                data = await begun(log, id)
                before = next(row["data"] for row in old["rows"] if row["kind"] == "Started")
                assert {name: data[name] for name in before} == before
                resolved = data["resolved"]
                assert RANDOM not in [resolved["nemesis"], *resolved["mages"], *resolved["market"]]
                table = await host.table(id)
                assert amounts_to(table) == old["amounts_to"]
                snapshot = (await log.beginning(id))[1]
                assert snapshot is not None
                assert json.loads(snapshot.data)["marks"] == old["amounts_to"]["marks"][1:]

    asyncio.run(bring_up_to_date())


def test_a_game_whose_pack_is_not_here_is_left_as_it_is_and_named(database: Kept) -> None:
    async def leave() -> None:
        await upgrade(database.url)
        async with database.open_sql() as log:
            await store(log)
            other = {**(await begun(log, "named")), "packs": {"lost": "00"}}
            where = (entries.c.table_id == "named") & (entries.c.kind == "Started")
            async with log.engine.begin() as connection:
                await connection.execute(entries.update().where(where).values(data=other))
            result = await resolve(log, Contents(library.load(), log))

            assert result.done == len(NAMES) - 1
            assert dict(result.left) == {"pack lost 00 is not here": 1}
            assert await begun(log, "named") == other

    asyncio.run(leave())


def test_the_command_that_upgrades_a_database_does_it(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    url = f"sqlite:///{tmp_path / 'old.db'}"
    kept = Kept("", url)

    async def fill() -> None:
        async with kept.open_sql() as log:
            await store(log)

    asyncio.run(fill())
    assert main(["db", "upgrade", "--database-url", url]) == 0
    assert f"{len(NAMES)} games of release 0.1.0 resolved" in capsys.readouterr().out
    assert main(["db", "upgrade", "--database-url", url]) == 0
    assert "games" not in capsys.readouterr().out

    async def look() -> None:
        async with kept.open_sql() as log:
            read = (await log.read("german_edition")).entries
            found = next(entry for entry in read if isinstance(entry, Started))
            assert found.resolved["drawn"] > 0

    asyncio.run(look())
