"""Backup and restore with the shipped script, while servers run and people play."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from tests.server.serving import SETUP, refused, run, serving
from tests.stores.keeping import drop_database, make_database
from unshuffled.server.client import Follower, Guest
from unshuffled.server.settings import kept_secret
from unshuffled.stores.migrate import current, is_behind, upgrade
from unshuffled.wire import bodies
from unshuffled.wire import protocol as p
from unshuffled.wire.codes import ServerCode

BACKUP = str(Path(__file__).parents[2] / "deploy/backup")
SECRET = "a key for tests of backups"


async def command(*arguments: str, **settings: str) -> str:
    """Run a program to its end; gives what it printed."""
    done = await asyncio.to_thread(
        subprocess.run, arguments, env={**os.environ, **settings}, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    text: str = done.stdout
    return text


@asynccontextmanager
async def sitting(url: str, secret: str, cookies: dict[str, str], table: str) -> AsyncIterator[Follower]:
    """Ann at her table again, with the cookie she had, on a server with this database and key."""
    async with (
        serving(database_url=url, secret=secret) as server,
        Guest(server.url, cookies=cookies) as ann,
        ann.follow(table) as a,
    ):
        yield a


async def began(ann: Guest) -> tuple[bodies.AtTable, Follower]:
    """A game that Ann plays alone."""
    opened = await ann.open("Ann", setup=SETUP)
    a = await ann.follow(opened.table).__aenter__()
    for wish in (p.TakeSeat(seat=0), p.TakeSeat(seat=1), p.Begin()):
        await a.wish(wish)
    return opened, a


async def answer(a: Follower, times: int) -> None:
    for _ in range(times):
        assert a.decision is not None
        await a.answer(a.decision["keys"][0])


@pytest.fixture
def two_databases() -> Iterator[tuple[str, str]]:
    """The one that is lost, and the one it is restored to."""
    urls = asyncio.run(make_database()), asyncio.run(make_database())
    try:
        yield urls
    finally:
        for url in urls:
            asyncio.run(drop_database(url))


@pytest.mark.services("postgresql", "pg_dump")
def test_a_table_goes_on_after_postgresql_was_restored(two_databases: tuple[str, str], tmp_path: Path) -> None:
    """What was answered after the backup is lost, and nothing before it. The dump has no key: an operator keeps that."""
    first, second = two_databases

    async def game() -> None:
        await upgrade(first)
        async with serving(database_url=first, secret=SECRET) as server, Guest(server.url) as ann:
            opened, a = await began(ann)
            await answer(a, 10)
            number, view = a.number, a.view
            made = await command(BACKUP, str(tmp_path), UNSHUFFLED_DATABASE_URL=first, UNSHUFFLED_SECRET=SECRET)
            await answer(a, 2)
            await a.__aexit__(None, None, None)
            cookies = dict(ann.http.cookies)
        await command("pg_restore", "--no-owner", "--exit-on-error", f"--dbname={second}", made.strip())

        assert not is_behind(await current(second))
        async with sitting(second, SECRET, cookies, opened.table) as a:
            assert (a.number, a.view) == (number, view)
            await answer(a, 3)
            assert a.number == number + 3

    run(game())


def test_a_table_goes_on_after_sqlite_was_restored(tmp_path: Path) -> None:
    """The backup of one machine has its key too. With another key the games are there, but nobody is who they were."""
    lost, backups, restored = (tmp_path / name for name in ("lost", "backups", "restored"))

    async def game() -> None:
        secret = kept_secret(lost)
        async with (
            serving(database_url=f"sqlite:///{lost}/unshuffled.db", secret=secret) as server,
            Guest(server.url) as ann,
        ):
            opened, a = await began(ann)
            await answer(a, 10)
            number, view = a.number, a.view
            made = await command(BACKUP, str(backups), UNSHUFFLED_DATA=str(lost), PYTHON=sys.executable)
            await answer(a, 1)
            await a.__aexit__(None, None, None)
            cookies = dict(ann.http.cookies)
        copy = Path(made.strip())
        assert sorted(file.name for file in backups.iterdir()) == ["secret", copy.name]
        assert {file.stat().st_mode & 0o077 for file in backups.iterdir()} == {0}

        restored.mkdir()
        copy.rename(restored / "unshuffled.db")
        url = f"sqlite:///{restored}/unshuffled.db"
        async with sitting(url, (backups / "secret").read_text(encoding="ascii"), cookies, opened.table) as a:
            assert (a.number, a.view) == (number, view)
            await answer(a, 3)
            assert a.number == number + 3
        async with (
            serving(database_url=url, secret="another key, long enough") as server,
            Guest(server.url, cookies=cookies) as ann,
        ):
            assert await refused(ann.join(opened.table, opened.links.play, "Ann")) == ServerCode.NOT_FOUND

    run(game())


@pytest.mark.parametrize(
    ("settings", "code"),
    [
        ({"UNSHUFFLED_DATABASE_URL": "mysql://x/y"}, 2),
        ({"UNSHUFFLED_DATABASE_URL": "sqlite:////nowhere/unshuffled.db"}, 1),
        ({"UNSHUFFLED_DATABASE_URL": "postgresql://postgres@127.0.0.1:1/nothing"}, 1),
    ],
)
def test_a_backup_that_fails_says_so_and_leaves_nothing_that_looks_like_one(
    settings: dict[str, str], code: int, tmp_path: Path
) -> None:
    done = subprocess.run(
        [BACKUP, str(tmp_path)], env={**os.environ, **settings}, capture_output=True, text=True, check=False
    )

    assert done.returncode == code
    assert done.stderr
    assert [file.name for file in tmp_path.iterdir() if not file.name.endswith(".part")] == []
