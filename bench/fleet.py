"""What a fleet costs as it grows: nodes, PostgreSQL and NATS on one machine, with more and more tables and sockets.

Everything is real: tables are opened over HTTP in the middle of their games, two people come to each with a socket, and answers
come at a steady rate over some of them. After each step there is a row of figures, so that what a table costs is a curve and not a
point. What does not fit is no failure: the row says what broke.
"""

from __future__ import annotations

import asyncio
import json
import os
import resource
import sys
from collections.abc import AsyncIterator, Callable, Coroutine, Iterable
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from time import perf_counter
from typing import Any, TypeVar
from urllib.parse import urlsplit

import asyncpg  # type: ignore[import-untyped]  # it ships none

from bench.database import database, value
from bench.load import percentile
from bench.rest import PAUSE, SIZE
from bench.worker import CLONE, LIFTED, TABLES, Worker, cpu_of, memory_of, settings_for, working
from unshuffled.server.settings import Settings

T = TypeVar("T")
BACKENDS = "SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()"
SPARE = 500
"""Open files of a process beside its sockets."""
LEAST_MEMORY = 0.05
"""Of the machine's memory; when less is free, the fleet does not grow any more."""
BUSY = 0.9
"""Of a core: a process that uses so much of one cannot do more."""
GRACE = 1.0
"""Seconds after the last answer was due: what has come through by then has kept up."""
SEEN_EVERY = 5.0
"""Seconds after which it is said how far people are."""
LATE = 60.0
"""Seconds beyond its time after which a crowd is given up."""


@dataclass(slots=True, kw_only=True)
class Plan:
    """How much is measured."""

    database_url: str
    """A server on which the database is created."""
    nats_url: str
    steps: list[int]
    """Tables, more in each step."""
    rate: float = 1000.0
    """Answers a second."""
    seconds: float = 15.0
    """How long they come."""
    idle_seconds: float = 30.0
    nodes: int = 2
    crowds: int = 2
    """Processes of the people."""
    played: int = 1000
    """Tables at most over which the answers are spread."""
    apart: int = 10
    """At every nth table the two people are at different nodes."""
    ping: float = 0.0
    """Seconds after which idle sockets ping, as pages do; 0 for never."""


@dataclass(slots=True, kw_only=True)
class Row:
    """One step."""

    tables: int
    sockets: int = 0
    memory: int = 0
    """Bytes of all nodes, with tables and sockets."""
    table_bytes: float = 0.0
    """Growth of the nodes for each table that came in this step, without its sockets."""
    socket_bytes: float = 0.0
    """The same for each socket."""
    idle_cpu: float = 0.0
    """Seconds of the nodes' CPU for a second and an idle socket."""
    answers: int = 0
    rate: float = 0.0
    """Answers a second that came through."""
    cpu: float = 0.0
    """Seconds of the nodes' CPU for an answer, what the idle sockets cost taken off."""
    latencies: list[float] = field(default_factory=list)
    crowd_cpu: float = 0.0
    """Cores that the busiest crowd used."""
    node_cpu: float = 0.0
    """The same of the busiest node."""
    database_bytes: int = 0
    database_cpu: float = 0.0
    """Cores that PostgreSQL's backends used during the answers; 0 if they are not on this machine."""
    nats_bytes: int = 0
    """Memory of NATS, if it is on this machine."""
    broke: str = ""
    """What did not fit; empty if all did."""

    def late(self, share: float) -> float:
        """Seconds that this share of answers did not exceed."""
        return percentile(self.latencies, share) if self.latencies else 0.0


@dataclass(slots=True)
class Result:
    """The rows so far, and what is being done."""

    rows: list[Row] = field(default_factory=list)
    doing: str = ""


class Broke(Exception):
    """The fleet cannot grow any more; the text says why."""


class Crowd:
    """A process of people, seen from outside (`crowd`)."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self.process = process
        self.at = 0
        """How far it is with its order."""

    def cpu(self) -> float:
        """Seconds of CPU that it has used so far."""
        return cpu_of(self.process.pid)

    async def do(self, order: str, patience: float, **given: Any) -> dict[str, Any]:
        """Give an order; what came of it."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(json.dumps({"do": order, **given}).encode() + b"\n")
        self.at = 0
        while True:
            try:
                line = await asyncio.wait_for(self.process.stdout.readline(), patience)
            except TimeoutError:
                raise Broke(f"time: people heard nothing for {patience:.0f} s ({order})") from None
            if not line:
                raise Broke(f"the people's process ended ({order})")
            said = json.loads(line)
            if "at" in said:
                self.at = said["at"]
                continue
            done: dict[str, Any] = said["done"]
            self.at = 0
            if "broke" in done:
                raise Broke(done["broke"])
            return done


@asynccontextmanager
async def crowding(settings: dict[str, Any]) -> AsyncIterator[Crowd]:
    """A crowd while it is needed."""
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        "bench.crowd",
        json.dumps(settings),
        cwd=CLONE,
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
        limit=2**26,  # a line has all latencies
    )
    try:
        yield Crowd(process)
    finally:
        if process.returncode is None:
            process.kill()
        await process.wait()


def settings_of(plan: Plan, url: str) -> Settings:
    """Return the settings of every node that serves this database."""
    tables = max(plan.steps) + 1
    return settings_for(url, plan.nats_url, tables_kept=tables, **_for_many(tables))


def _for_many(tables: int) -> dict[str, Any]:
    """Limits that so many sockets of few addresses would meet."""
    names = ("connections_of_address", "sockets_of_person", "sockets_of_address")
    return {name: max(LIFTED[name], 4 * tables) for name in names}


class Fleet:
    """The nodes, people and database that are measured."""

    def __init__(self, plan: Plan, url: str, nodes: list[Worker], crowds: list[Crowd]) -> None:
        self.plan = plan
        self.url = url
        self.nodes = nodes
        self.crowds = crowds
        self.tables = 0
        self.sockets = 0

    def memory(self) -> int:
        """Of all nodes."""
        return sum(node.memory() for node in self.nodes)

    def cpu(self) -> float:
        """Of all nodes."""
        return sum(node.cpu() for node in self.nodes)

    async def everyone(self, order: str, patience: float = LATE, **given: Any) -> list[dict[str, Any]]:
        """All crowds do the same at once."""
        found = await asyncio.gather(
            *(crowd.do(order, patience, **given) for crowd in self.crowds), return_exceptions=True
        )
        for each in found:
            if isinstance(each, BaseException):
                raise each
        return [each for each in found if isinstance(each, dict)]

    async def grow(self, row: Row) -> None:
        """Open the tables of this step, then let their people come."""
        new = row.tables - self.tables
        before = self.memory()
        await self.everyone("take_in", first=self.tables, last=row.tables)
        await asyncio.sleep(PAUSE)
        with_tables = self.memory()
        row.table_bytes = (with_tables - before) / new
        self.tables = row.tables
        counted = await self.everyone("come")
        await asyncio.sleep(PAUSE)
        row.memory = self.memory()
        row.sockets = sum(each["sockets"] for each in counted)
        row.socket_bytes = (row.memory - with_tables) / max(1, row.sockets - self.sockets)
        self.sockets = row.sockets
        if closed := sum(each["closed"] for each in counted):
            raise Broke(f"a node: it has closed {closed} sockets")

    async def rest(self, row: Row) -> None:
        """Nothing happens."""
        began, at = self.cpu(), perf_counter()
        await asyncio.sleep(self.plan.idle_seconds)
        row.idle_cpu = (self.cpu() - began) / (perf_counter() - at) / row.sockets
        await self._closed()

    async def _closed(self) -> None:
        if closed := sum(each["closed"] for each in await self.everyone("count")):
            raise Broke(f"a node: it has closed {closed} sockets")

    async def play(self, row: Row) -> None:
        """Answers at a steady rate."""
        plan = self.plan
        backends = await self._backends()
        clocks: list[Callable[[], float]] = [node.cpu for node in self.nodes] + [crowd.cpu for crowd in self.crowds]
        before, at = [clock() for clock in clocks], perf_counter()
        database_before = sum(backends.values())
        played = await self.everyone("play", plan.seconds + LATE, rate=plan.rate / plan.crowds, seconds=plan.seconds)
        seconds = perf_counter() - at
        used = [(clock() - was) / seconds for clock, was in zip(clocks, before, strict=True)]
        nodes = used[: len(self.nodes)]
        row.node_cpu, row.crowd_cpu = max(nodes), max(used[len(self.nodes) :])
        row.answers = sum(each["answers"] for each in played)
        row.latencies = [late for each in played for late in each["latencies"]]
        row.rate = sum(each["answers"] / each["seconds"] for each in played)
        row.cpu = (sum(nodes) - row.idle_cpu * row.sockets) * seconds / max(1, row.answers)
        row.database_cpu = max(0.0, sum((await self._backends()).values()) - database_before) / seconds
        if max(each["seconds"] for each in played) > plan.seconds + GRACE:
            row.broke = f"{why_slow(row)}: {row.rate:,.0f} of {plan.rate:,.0f} answers a second came through"
        await self._closed()

    async def _backends(self) -> dict[int, float]:
        """Return PostgreSQL's processes for the database with their CPU, if they are on this machine."""
        if urlsplit(self.url).hostname not in ("127.0.0.1", "localhost", "::1", None):
            return {}
        connection = await asyncpg.connect(self.url)
        try:
            pids = [row["pid"] for row in await connection.fetch(BACKENDS)]
        finally:
            await connection.close()
        return of_each(cpu_of, pids)

    async def look(self, row: Row) -> None:
        """Measure what the database and NATS take."""
        row.database_bytes = int(await value(self.url, SIZE))
        row.nats_bytes = sum(of_each(memory_of, named("nats-server")).values())


def why_slow(row: Row) -> str:
    """What had no time left."""
    if row.crowd_cpu > BUSY:
        return "CPU of the people's processes"
    if row.node_cpu > BUSY:
        return "CPU of a node"
    return "CPU of the machine, or its disk"


def named(name: str) -> list[int]:
    """The processes of this name on this machine."""
    found = []
    for entry in Path("/proc").iterdir():
        try:
            if entry.name.isdigit() and (entry / "comm").read_text(encoding="ascii").strip() == name:
                found.append(int(entry.name))
        except (OSError, UnicodeDecodeError):
            continue
    return found


def of_each(look: Callable[[int], T], pids: Iterable[int]) -> dict[int, T]:
    """This of each of these processes, but for those that have ended meanwhile."""
    found: dict[int, T] = {}
    for pid in pids:
        with suppress(FileNotFoundError, ProcessLookupError):
            found[pid] = look(pid)
    return found


def check_room(plan: Plan, tables: int) -> None:
    """Is there room for so many tables? Better known before."""
    sockets = 2 * tables
    wanted = max(sockets // plan.crowds, sockets // plan.nodes) + SPARE
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    allowed = soft if hard == resource.RLIM_INFINITY else hard
    if wanted > allowed:
        raise Broke(f"files: a process needs {wanted:,} and may have {allowed:,} (ulimit -Hn)")
    pages = {name: os.sysconf(name) for name in ("SC_PHYS_PAGES", "SC_AVPHYS_PAGES")}
    free = _available() or pages["SC_AVPHYS_PAGES"] * os.sysconf("SC_PAGE_SIZE")
    if free < LEAST_MEMORY * pages["SC_PHYS_PAGES"] * os.sysconf("SC_PAGE_SIZE"):
        raise Broke(f"memory: {free / 1e6:,.0f} MB are left")


def _available() -> int:
    """Bytes that the machine could still give."""
    for line in Path("/proc/meminfo").read_text(encoding="ascii").splitlines():
        if line.startswith("MemAvailable:"):
            return int(line.split()[1]) * 1024
    return 0


def allow_files(plan: Plan) -> None:
    """As many as may be: processes that are started have the same limit."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = 2 * max(plan.steps) + SPARE
    most = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
    if soft < most:
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))


async def _meanwhile(part: Coroutine[Any, Any, None], fleet: Fleet) -> AsyncIterator[str]:
    """While this is done, again and again how far the people are; at once, too."""
    task = asyncio.ensure_future(part)
    try:
        while not task.done():
            at = sum(crowd.at for crowd in fleet.crowds)
            yield f" ({at:,})" if at else ""
            await asyncio.wait({task}, timeout=SEEN_EVERY)
        await task
    finally:
        task.cancel()


async def measure(plan: Plan) -> AsyncIterator[Result]:
    """Measure, yielding before each part of a step and after each row; the last row says what broke, if anything did."""
    result = Result(doing="starting nodes")
    yield result
    allow_files(plan)
    async with AsyncExitStack() as stack:
        url = await stack.enter_async_context(database(plan.database_url))
        settings = settings_of(plan, url)
        nodes = await asyncio.gather(*(stack.enter_async_context(working(TABLES, settings)) for _ in range(plan.nodes)))
        people = {
            "ports": [node.port for node in nodes],
            "of": plan.crowds,
            "apart": plan.apart,
            "played": max(1, plan.played // plan.crowds),
            "ping": plan.ping,
        }
        crowds = [await stack.enter_async_context(crowding({**people, "number": n})) for n in range(plan.crowds)]
        fleet = Fleet(plan, url, nodes, crowds)
        # What a node needs once, for whatever table comes first, is no table's cost.
        await fleet.grow(Row(tables=plan.nodes * plan.crowds))
        for tables in plan.steps:
            row = Row(tables=tables)
            result.rows.append(row)
            parts = (
                ("opening tables and sockets", fleet.grow),
                (f"watching for {plan.idle_seconds:g} s", fleet.rest),
                (f"{plan.rate:,.0f} answers a second for {plan.seconds:g} s", fleet.play),
                ("looking at the database", fleet.look),
            )
            try:
                check_room(plan, tables)
                for doing, part in parts:
                    async for far in _meanwhile(part(row), fleet):
                        result.doing = f"{tables:,} tables: {doing}{far}"
                        yield result
            except Broke as broke:
                row.broke = str(broke)
            except OSError as error:
                row.broke = f"a process, such as a node, has ended ({error})"
            result.doing = ""
            yield result
            if row.broke and not row.answers:
                return
