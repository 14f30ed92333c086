"""What the process that people run writes, while what it stands on breaks: enough to find the fault, and no secret."""

from __future__ import annotations

import asyncio
import io
import json
import logging
import os
import shutil
import signal
import sys
import tempfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import asyncpg  # type: ignore[import-untyped]  # it ships none
import pytest
import structlog

from tests.faults.services import ROOT, SECRET, Node, Postgres
from tests.server.serving import run
from unshuffled.server.client import Guest
from unshuffled.server.settings import Settings
from unshuffled.server.watching.logs import HIDDEN, secrets_of, set_up_logs
from unshuffled.stores.migrate import upgrade
from unshuffled.wire import bodies
from unshuffled.wire import protocol as p

PASSWORD = "open-sesame-4711"
SETUP = {"mages": ["brama", "kadir"], "nemesis": "rageborne"}


@dataclass
class Alone(Node):
    """`unshuffled serve` without NATS, which looks at its tables all the time."""

    def command(self) -> list[str]:
        return [sys.executable, "-m", "unshuffled.cli", "serve", "--port", str(self.port)]

    def options(self) -> dict[str, Any]:
        set_to = {"SECRET": SECRET, "DATABASE_URL": self.database, "SWEEP_SECONDS": "0.2"}
        return {"cwd": ROOT, "env": {**os.environ, **{f"UNSHUFFLED_{name}": value for name, value in set_to.items()}}}

    def events(self, name: str) -> list[Any]:
        """Its lines about this."""
        return [line for line in self.lines() if line["event"] == name]


@asynccontextmanager
async def standing() -> AsyncIterator[tuple[Alone, Postgres]]:
    """A server of its own on a database of its own, which it opens with a password."""
    folder = Path(tempfile.mkdtemp(prefix="unshuffled-logs-"))
    postgres = Postgres(folder, "postgres")
    node = Alone(folder, "node", database=postgres.url.replace("postgres@", f"postgres:{PASSWORD}@"))
    try:
        await asyncio.to_thread(postgres.make)
        await postgres.start()
        await upgrade(postgres.url)
        await node.start()
        yield node, postgres
    finally:
        for service, how in ((node, signal.SIGTERM), (postgres, signal.SIGINT)):
            with suppress(TimeoutError):
                await service.end(how)
        shutil.rmtree(folder, ignore_errors=True)


async def begun(guest: Guest) -> bodies.AtTable:
    """A table with a game that runs."""
    opened = await guest.open("Ann", setup=SETUP)
    async with guest.follow(opened.table) as follower:
        for wish in (p.TakeSeat(seat=0), p.TakeSeat(seat=1), p.Begin()):
            await follower.wish(wish)
    return opened


async def until(found: Any) -> None:
    """Wait until this is so."""
    async with asyncio.timeout(60):
        while not found():
            await asyncio.sleep(0.05)


@pytest.mark.services("initdb")
@pytest.mark.slow("starts PostgreSQL and a node, and takes them away")
def test_a_server_that_fails_in_every_way_logs_what_failed_and_no_secret() -> None:
    """Rows are damaged, so loads fail; then PostgreSQL is stopped under a table that is read."""

    async def game() -> None:
        async with standing() as (node, postgres), Guest(node.url) as ann:
            whole, torn, odd = [await begun(ann) for _ in range(3)]
            await node.end(signal.SIGTERM)
            database = await asyncpg.connect(postgres.url)
            # No reader expects these: what is only odd is refused, and no fault.
            for data, id in (('{"format": 1}', torn.table), ("5", odd.table)):
                await database.execute("UPDATE entries SET data = $1 WHERE table_id = $2 AND number = 2", data, id)
            seeds = [row["seed"].strip() for row in await database.fetch("SELECT seed FROM tables")]
            await database.close()
            await node.start()

            answers = []
            for table in (torn, odd):
                token = {"X-Table-Token": table.links.play}
                answers.append((await ann.http.get(f"/api/tables/{table.table}", headers=token)).status_code)
                # It is closed before its welcome, and would try again for ever.
                following = asyncio.create_task(ann.follow(table.table).__aenter__())
                await until(lambda id=table.table: id in {line["table"] for line in node.events("socket_failed")})
                following.cancel()
                await asyncio.gather(following, return_exceptions=True)
            assert answers == [500, 500]
            async with ann.follow(whole.table):
                await postgres.end(signal.SIGINT)
                away = (await ann.http.get("/api/me")).json()["code"]
                await until(lambda: node.events("sweep_failed"))
            await node.end(signal.SIGTERM)

            output = node.log.read_text(encoding="utf-8")
            secrets = {
                "password": [PASSWORD],
                "key": [SECRET],
                "seed": seeds,
                "cookie": [value.partition(".")[2][:40] for value in ann.http.cookies.values()],
                "token": [token for table in (whole, torn, odd) for token in (table.links.play, table.links.watch)],
            }
            assert all(secrets.values())
            assert {name: output.count(one) for name, many in secrets.items() for one in many if one in output} == {}
            assert away == "http/unavailable"
            assert len(node.events("request_failed")) == 2
            assert {line["table"] for line in node.events("socket_failed")} == {torn.table, odd.table}
            assert all(line["exception"] for line in node.events("socket_failed"))
            assert [line for line in node.lines() if line["level"] == "raw"] == []

    run(game())


# The same, line by line


def written(**event: Any) -> dict[str, Any]:
    """A line of ours about this, with an exception if one is being handled."""
    before = structlog.get_config()
    stream = io.StringIO()
    try:
        settings = Settings(
            secret="a key with, a comma in it",
            database_url="postgresql://somebody:pa%40ss%2Fword@db/games",
            nats_url="nats://one:first-word@a:4222,nats://only-a-token@b:4222",
        )
        set_up_logs(stream, hide=secrets_of(settings))
        structlog.get_logger().error("something", **event)
    finally:
        structlog.configure(**before)
    line: dict[str, Any] = json.loads(stream.getvalue())
    return line


@pytest.mark.parametrize(
    "secret",
    [
        "a key with, a comma in it",
        "pa%40ss%2Fword",
        "pa@ss/word",
        "first-word",
        "only-a-token",
        "postgresql://somebody:else@db/games",
        "0123456789abcdef01234567",
        "ed9f1b2c" * 8,
    ],
)
def test_the_message_of_an_exception_is_logged_without_the_secret_in_it(secret: str) -> None:
    try:
        raise OSError(f"cannot do it with {secret!r} today")
    except OSError:
        [exception] = written(exc_info=True)["exception"]

    hidden = exception["exc_value"]
    assert secret not in hidden
    assert hidden.startswith("cannot do it with '")
    assert hidden.endswith("' today")
    assert HIDDEN in hidden
    assert not [frame for frame in exception["frames"] if "locals" in frame]


def test_what_is_no_secret_is_logged_as_it_is() -> None:
    """Ids, codes, addresses without a password; and the digests that we name ourselves."""
    event = {"table": "Ab3_-xYz09AbCdEf", "code": "http/broken", "where": "nats://a:4222", "pack": "ab" * 32, "n": [1]}

    line = written(**event)

    assert {name: line[name] for name in event} == event


def test_a_line_of_a_library_is_a_line_of_ours() -> None:
    before = structlog.get_config()
    stream = io.StringIO()
    set_up_logs(stream, hide=["open sesame"])
    try:
        logging.getLogger("some.library").error("cannot open %s with %s", "postgresql://a:b@c/d", "open sesame")
        logging.getLogger("asyncio").info("nothing to see")
    finally:
        structlog.configure(**before)

    [line] = [json.loads(each) for each in stream.getvalue().splitlines()]
    assert (line["level"], line["event"]) == ("error", "cannot open postgresql://…@c/d with …")


@pytest.mark.parametrize(("broken", "lines"), [(asyncio.CancelledError, 0), (OSError, 1)])
def test_cancelled_work_of_a_library_is_not_logged_as_a_fault(broken: type[BaseException], lines: int) -> None:
    before = structlog.get_config()
    stream = io.StringIO()
    set_up_logs(stream)
    try:
        raise broken
    except broken:
        logging.getLogger("some.library").exception("closing a lost connection")
    finally:
        structlog.configure(**before)

    assert len(stream.getvalue().splitlines()) == lines
