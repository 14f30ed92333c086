"""What a host runs, as processes of our own: PostgreSQL, NATS and nodes, each to be stopped and killed at will.

They listen on free loopback ports and keep their files in a folder of their own, so nothing else is disturbed.
`cluster` puts them together.
"""

from __future__ import annotations

import asyncio
import atexit
import json
import os
import shutil
import signal
import subprocess
import sys
import tempfile
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import IO, Any

import asyncpg  # type: ignore[import-untyped]  # it ships none
import httpx

from tests.ports import free_port

ROOT = Path(__file__).parents[2]
BUILD = ROOT / "build"
SECRET = "a key for tests of faults"
PATIENCE = 180.0
"""Seconds that a service may take to be there on a busy machine."""


def postgresql_bin() -> Path:
    """Where this machine keeps the programs of its newest PostgreSQL."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda folder: int(folder.parent.name))
    if found:
        return found[-1]
    on_path = shutil.which("initdb")
    assert on_path is not None, "PostgreSQL is not installed"
    return Path(on_path).resolve().parent


@dataclass
class Service:
    """A process that can be stopped, killed and started again."""

    folder: Path
    name: str
    port: int = field(default_factory=free_port)
    process: subprocess.Popen[bytes] | None = None
    starts: int = 0

    @property
    def log(self) -> Path:
        """What it wrote to standard error, in all its lives."""
        return self.folder / f"{self.name}.log"

    @property
    def runs(self) -> bool:
        """Is there a process?"""
        return self.process is not None and self.process.poll() is None

    def command(self) -> list[str]:
        """How it is started."""
        raise NotImplementedError

    def options(self) -> dict[str, Any]:
        """How its process differs from ours."""
        return {}

    async def is_ready(self) -> bool:
        """Does it answer?"""
        raise NotImplementedError

    def launch(self) -> None:
        """Start the process without waiting for it."""
        with self.log.open("ab") as log:
            output: IO[bytes] = log
            # A session of its own: a Ctrl-C at the terminal must not reach it before we have asked our questions.
            self.process = subprocess.Popen(
                self.command(), stdout=output, stderr=output, start_new_session=True, **self.options()
            )
        self.starts += 1

    async def start(self) -> None:
        """Start it, and wait until it answers."""
        self.launch()
        await self.ready()

    async def ready(self) -> None:
        """Wait until it answers; fails if it ends instead."""
        async with asyncio.timeout(PATIENCE):
            while not await self.is_ready():
                assert self.runs, f"{self.name} ended:\n{self.log.read_text(errors='replace')[-2000:]}"
                await asyncio.sleep(0.05)

    async def end(self, how: signal.Signals = signal.SIGTERM) -> int:
        """Send a signal and wait for the end; gives the exit code."""
        if self.process is None:
            return 0
        if self.process.poll() is None:
            self.process.send_signal(how)
        async with asyncio.timeout(PATIENCE):
            while self.process.poll() is None:
                await asyncio.sleep(0.02)
        return self.process.returncode

    async def restart(self, how: signal.Signals = signal.SIGTERM, away: float = 0.0) -> None:
        """End it, leave it away for so many seconds, and start it again."""
        await self.end(how)
        await asyncio.sleep(away)
        await self.start()


@dataclass
class Postgres(Service):
    """A cluster of our own. SIGINT is its "fast" stop, SIGQUIT the one after which it must recover."""

    @property
    def url(self) -> str:
        """The database that nodes use."""
        return f"postgresql://postgres@127.0.0.1:{self.port}/postgres"

    @property
    def _data(self) -> Path:
        return self.folder / self.name / "data"

    def options(self) -> dict[str, Any]:
        """PostgreSQL does not run as root."""
        if os.geteuid() != 0:
            return {"cwd": self._data.parent}
        return {"cwd": self._data.parent, "user": "postgres", "group": "postgres", "extra_groups": []}

    def make(self) -> None:
        """Make the files."""
        self._run("cp", "-a", str(_empty()), str(self._data))

    def make_empty(self) -> Path:
        """Make the files from nothing; gives their folder."""
        self._run(str(postgresql_bin() / "initdb"), "-D", str(self._data), "-U", "postgres", "-A", "trust", "--no-sync")
        return self._data

    def make_from(self, port: int) -> None:
        """Make the files of a replica: a copy of what listens at this port, from where it goes on receiving."""
        program = (str(postgresql_bin() / "pg_basebackup"), "-D", str(self._data))
        source = ("-h", "127.0.0.1", "-p", str(port), "-U", "postgres")
        self._run(*program, *source, "--write-recovery-conf", "--checkpoint=fast", "--no-sync")

    def _run(self, *command: str) -> None:
        self._data.parent.mkdir()
        if os.geteuid() == 0:
            # The folder above belongs to the user who runs this, and PostgreSQL's user must get through it.
            self.folder.chmod(0o755)
            shutil.chown(self._data.parent, "postgres", "postgres")
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL, **self.options())

    def command(self) -> list[str]:
        return [
            str(postgresql_bin() / "postgres"),
            *("-D", str(self._data), "-p", str(self.port), "-k", str(self._data.parent)),
            *("-c", "listen_addresses=127.0.0.1", "-c", "max_connections=60"),
        ]

    async def ask(self, question: str, *arguments: object) -> Any:
        """The first value of what it answers."""
        connection = await asyncpg.connect(self.url)
        try:
            return await connection.fetchval(question, *arguments)
        finally:
            await connection.close()

    async def is_ready(self) -> bool:
        try:
            connection = await asyncpg.connect(self.url, timeout=5)
        except (OSError, asyncpg.PostgresError, TimeoutError):
            return False
        await connection.close()
        return True


@cache
def _empty() -> Path:
    """An empty PostgreSQL, made once: a copy takes a tenth of the time. Gone when the tests are over."""
    folder = Path(tempfile.mkdtemp(prefix="unshuffled-faults-"))
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    return Postgres(folder, "empty").make_empty()


@dataclass
class Nats(Service):
    """A nats-server of our own."""

    @property
    def url(self) -> str:
        """What nodes connect to."""
        return f"nats://127.0.0.1:{self.port}"

    def command(self) -> list[str]:
        return ["nats-server", "-a", "127.0.0.1", "-p", str(self.port)]

    async def is_ready(self) -> bool:
        try:
            reader, writer = await asyncio.open_connection("127.0.0.1", self.port)
        except OSError:
            return False
        try:
            return (await reader.readline()).startswith(b"INFO")
        finally:
            writer.close()


@dataclass
class Node(Service):
    """`unshuffled serve`, as people start it; or with something broken in it on purpose (`broken`)."""

    database: str = ""
    nats: str = ""
    broken: str = ""
    settings: Mapping[str, str] = field(default_factory=dict)
    """More for its environment."""

    @property
    def log(self) -> Path:
        """The file of what it has written to standard error, in all its lives."""
        return self.folder / f"{self.name}.log"

    @property
    def url(self) -> str:
        """Where it is reached without anything between."""
        return f"http://127.0.0.1:{self.port}"

    def command(self) -> list[str]:
        how = ["-m", "tests.faults.broken", self.broken] if self.broken else ["-m", "unshuffled.cli"]
        nats = ["--nats-url", self.nats] if self.nats else []
        return [sys.executable, *how, "serve", "--port", str(self.port), "--database-url", self.database, *nats]

    def options(self) -> dict[str, Any]:
        # Nodes start many times: what Python compiles is kept, and not beside the sources.
        cached = {"PYTHONDONTWRITEBYTECODE": "", "PYTHONPYCACHEPREFIX": str(BUILD / "pycache")}
        return {"cwd": ROOT, "env": {**os.environ, **cached, "UNSHUFFLED_SECRET": SECRET, **self.settings}}

    async def is_ready(self) -> bool:
        return await self.readiness() == 200

    async def readiness(self) -> int:
        """The status of /readyz; 0 if nobody answers."""
        async with httpx.AsyncClient(trust_env=False, timeout=5) as http:
            try:
                return (await http.get(f"{self.url}/readyz")).status_code
            except httpx.TransportError:
                return 0

    def lines(self) -> list[Mapping[str, Any]]:
        """Return the lines of its log; one that is no JSON, such as of a traceback, has the level "raw"."""
        if not self.log.exists():
            return []
        found: list[Mapping[str, Any]] = []
        for line in self.log.read_text(encoding="utf-8", errors="replace").splitlines():
            try:
                read = json.loads(line)
            except ValueError:
                read = None
            found.append(read if isinstance(read, dict) else {"level": "raw", "event": line})
        return found
