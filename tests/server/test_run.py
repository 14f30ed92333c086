"""The command as people start it: a process of its own, SQLite, and an end that loses nothing."""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import socket
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from ipaddress import ip_address
from pathlib import Path
from urllib.parse import urlsplit

import httpx
import pytest

from tests.ports import free_port
from tests.server.serving import run, serving
from unshuffled.server.app import make_app
from unshuffled.server.client import Guest
from unshuffled.server.run import address, make_server
from unshuffled.server.settings import Settings
from unshuffled.wire import protocol as p

SETUP = {"mages": ["brama", "kadir"], "nemesis": "rageborne"}


@asynccontextmanager
async def process(data: Path, port: int) -> AsyncIterator[asyncio.subprocess.Process]:
    """`unshuffled serve`, once it is ready."""
    started = await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        "unshuffled.cli",
        "serve",
        "--data",
        str(data),
        "--port",
        str(port),
        env={**os.environ, "PYTHONWARNINGS": "default"},
        stderr=asyncio.subprocess.PIPE,
    )
    try:
        async with httpx.AsyncClient(trust_env=False, timeout=60) as http:
            while True:
                assert started.returncode is None, (await started.communicate())[1].decode()
                try:
                    if (await http.get(f"http://127.0.0.1:{port}/readyz")).status_code == 200:
                        break
                except httpx.TransportError:
                    await asyncio.sleep(0.05)
        yield started
    finally:
        if started.returncode is None:
            started.terminate()
        await asyncio.wait_for(started.communicate(), 120)


@pytest.mark.slow("starts a real server twice")
def test_a_served_game_goes_on_after_the_server_was_stopped_and_started(tmp_path: Path) -> None:
    """Stopping closes sockets with "moved"; clients come back to the new process and find everything."""

    async def game() -> None:
        port = free_port()
        async with Guest(f"http://127.0.0.1:{port}") as ann, process(tmp_path, port) as first:
            opened = await ann.open("Ann", setup=SETUP)
            follower = ann.follow(opened.table)
            async with follower as a:
                await a.wish(p.TakeSeat(seat=0))
                await a.wish(p.TakeSeat(seat=1))
                await a.wish(p.Begin())
                for _ in range(12):
                    assert a.decision is not None
                    await a.answer(a.decision["keys"][0])
                number, view = a.number, a.view
                first.send_signal(signal.SIGTERM)
                assert await asyncio.wait_for(first.wait(), 120) in {0, -signal.SIGTERM}
                async with process(tmp_path, port):
                    seen = a.reconnects
                    assert seen >= 1
                    assert a.decision is not None
                    await a.answer(a.decision["keys"][0])
                    assert a.number == number + 1
                    assert a.view != view
                    metrics = (await ann.http.get("/metrics")).text
                    assert 'unshuffled_messages_total{kind="Answer"} 1.0' in metrics
                    content = (await ann.http.get("/api/content")).json()
                    assert {"rageborne"} <= {x["id"] for x in content["nemeses"]}
                    schema = (await ann.http.get("/api/schema/openapi.json")).json()
                    assert "/api/tables/{table_id}/join" in schema["paths"]

    run(game())


def test_a_port_that_is_taken_is_one_line(tmp_path: Path) -> None:
    async def game() -> None:
        with socket.socket() as taken:
            taken.bind(("127.0.0.1", 0))
            taken.listen()
            port = taken.getsockname()[1]
            made = await asyncio.create_subprocess_exec(
                sys.executable, "-m", "unshuffled.cli", "serve", "--data", str(tmp_path), "--port", str(port),
                stderr=asyncio.subprocess.PIPE,
            )  # fmt: skip
            _, errors = await made.communicate()
            assert made.returncode == 2
            assert errors.decode().startswith("unshuffled: ")
            assert "Traceback" not in errors.decode()

    run(game())


@pytest.mark.nightly("starts four real servers; tests/stores/test_folder.py has the lock of a file")
def test_a_second_server_on_one_file_is_refused_with_what_to_do(tmp_path: Path) -> None:
    """In one line; with a folder of its own it starts. When the first has ended, however it did, the next may start."""

    async def game() -> None:
        port = free_port()
        async with process(tmp_path, port) as first:
            second = await asyncio.create_subprocess_exec(
                sys.executable, "-m", "unshuffled.cli", "serve", "--data", str(tmp_path), "--port", str(free_port()),
                stderr=asyncio.subprocess.PIPE,
            )  # fmt: skip
            async with asyncio.timeout(100):
                _, errors = await second.communicate()
            assert second.returncode == 2
            [line] = errors.decode().splitlines()
            assert line.startswith("unshuffled: another server uses ")
            assert "UNSHUFFLED_DATA" in line
            (tmp_path / "own").mkdir()
            async with process(tmp_path / "own", free_port()):
                pass
            first.kill()
            await first.wait()
        async with process(tmp_path, port):
            pass

    run(game())


NO_DATABASE = "postgresql://ann:geheim@127.0.0.1:1/games"


def test_a_database_that_cannot_be_reached_is_one_line_with_what_to_do(tmp_path: Path) -> None:
    async def start() -> tuple[int | None, str]:
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "unshuffled.cli", "serve", "--data", str(tmp_path), "--port", str(free_port())),
            env={**os.environ, "UNSHUFFLED_DATABASE_URL": NO_DATABASE, "UNSHUFFLED_SECRET": "s" * 32},
            stderr=asyncio.subprocess.PIPE,
        )
        _, error = await process.communicate()
        return process.returncode, error.decode()

    code, text = run(start())

    assert code == 2
    [line] = text.splitlines()
    assert line.startswith("unshuffled: the database cannot be reached: ")
    assert "UNSHUFFLED_DATABASE_URL" in line
    assert "geheim" not in line


def test_a_database_that_goes_away_while_the_server_starts_is_a_line_too(caplog: pytest.LogCaptureFixture) -> None:
    settings = Settings(port=free_port(), database_url=NO_DATABASE, secret="s" * 32)
    server = make_server(settings, make_app(settings))

    async def start() -> None:
        with pytest.raises(SystemExit):
            await server.serve()

    # Other tests may have kept uvicorn's lines to itself.
    lines = logging.getLogger("uvicorn.error")
    lines.addHandler(caplog.handler)
    try:
        run(start())
    finally:
        lines.removeHandler(caplog.handler)

    said = dict.fromkeys(record.getMessage() for record in caplog.records if record.name == "uvicorn.error")
    reason, end = said
    assert reason.startswith("the database cannot be reached: ")
    assert len(reason.splitlines()) == 1
    assert end == "Application startup failed. Exiting."


def told(host: str, public_url: str = "") -> str:
    return address(
        Settings(secret="a key for tests, long enough to be one", host=host, port=8080, public_url=public_url)
    )


def test_a_server_that_has_stopped_leaves_nothing_running(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Least of all in the middle of a statement: the end of the loop would then wait for ever for SQLite's thread."""
    monkeypatch.setattr("unshuffled.server.people.bans.EVERY", 0)
    monkeypatch.setattr("unshuffled.server.games.packing.EVERY", 0)

    async def game() -> None:
        before = asyncio.all_tasks()
        for _ in range(10):
            async with serving(database_url=database, sweep_seconds=0.001):
                pass
            assert asyncio.all_tasks() == before

    run(game())


def test_people_are_shown_an_address_that_they_can_open() -> None:
    """Not 0.0.0.0, which is nobody's; what the operator says counts before all."""
    assert told("127.0.0.1") == "http://127.0.0.1:8080/"
    assert told("::1") == "http://[::1]:8080/"
    assert told("0.0.0.0", "https://play.example.org") == "https://play.example.org"
    own = ip_address(urlsplit(told("0.0.0.0")).hostname or "")
    with socket.socket() as listening:
        # An address of this machine can be listened at.
        listening.bind((str(own), 0))
