"""What tables and sockets cost when nothing happens, what a forecast costs, and what a game leaves behind.

Games are played over the real protocol at a real worker. Memory is the growth of the worker's resident memory, divided;
it includes what the allocator keeps, which is what a machine must have.
"""

from __future__ import annotations

import asyncio
import resource
import statistics
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack
from dataclasses import dataclass, field

import httpx
import msgspec

from bench import load, pairs, wire
from bench.database import database, value
from bench.pairs import Played
from bench.speed import open_tables
from bench.worker import SECRET, TABLES, Worker, settings_for, working
from unshuffled.minds.randoms import RandomMind
from unshuffled.packs import library
from unshuffled.rules.core import machine
from unshuffled.rules.core.scenario import RANDOM, Setup
from unshuffled.rules.core.setup import start
from unshuffled.rules.saves import transcript
from unshuffled.server.guests import COOKIE, Guests
from unshuffled.wire import protocol as p

SIZE = "SELECT sum(pg_total_relation_size(oid)) FROM pg_class WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace"
ENTRIES = "SELECT count(*) FROM entries"
WAL = "SELECT pg_current_wal_insert_lsn() - '0/0'::pg_lsn"
STEPS = 6
FORETOLD = b'{"kind":"foretold"'
DONE = b'{"kind":"done"'
STARTING = 6.0
"""Seconds for a process that makes forecasts to load the packs."""
PAUSE = 0.5
"""Seconds until what was just done has come to its end."""


@dataclass(slots=True, kw_only=True)
class Plan:
    """How much is measured."""

    database_url: str
    nats_url: str
    games: int = 200
    tables: int = 1000
    """Idle tables in memory."""
    sockets: int = 1000
    idle_seconds: float = 30.0


@dataclass(slots=True)
class Result:
    """What was measured."""

    games: int = 0
    answers: list[int] = field(default_factory=list)
    """Of each game."""
    game_bytes: float = 0.0
    """In the database, with indexes, for a finished game."""
    entry_bytes: float = 0.0
    wal_bytes: float = 0.0
    """Written ahead for an answer."""
    sent_bytes: float = 0.0
    """To a reader for an answer."""
    start_bytes: int = 0
    """Memory of a worker that has just started."""
    table_bytes: float = 0.0
    """Memory of an idle table in the middle of its game."""
    socket_bytes: float = 0.0
    idle_cpu: float = 0.0
    """Seconds of CPU a second with all the idle sockets."""
    idle_sockets: int = 0
    forecast_cpu: float = 0.0
    """Seconds of CPU for a forecast after an answer, which all readers of a table share, at the worker that serves people."""
    forecast_beside: float = 0.0
    """The same in the process that makes it."""
    forecast_bytes: float = 0.0
    """To a reader for a forecast."""

    @property
    def median_answers(self) -> float:
        """Of a game."""
        return statistics.median(self.answers)


async def measure(plan: Plan) -> AsyncIterator[Result]:
    """Measure, yielding after each step so that progress can be shown."""
    _allow_files(3 * plan.sockets + 1000)
    result = Result()
    async with AsyncExitStack() as stack:
        url = await stack.enter_async_context(database(plan.database_url))
        settings = settings_for(url, plan.nats_url, tables_kept=plan.tables + plan.games)
        worker = await stack.enter_async_context(working(TABLES, settings))
        await _games(plan, result, url, worker)
        yield result
    async with AsyncExitStack() as stack:
        url = await stack.enter_async_context(database(plan.database_url))
        settings = settings_for(url, plan.nats_url, tables_kept=plan.tables + plan.games, forecast_workers=1)
        # A worker that has played nothing: what others have left behind would hide what an idle table takes.
        worker = await stack.enter_async_context(working(TABLES, settings))
        async with httpx.AsyncClient(verify=False, trust_env=False, timeout=60) as http:
            first = await _take_in(http, worker, 1)
            await asyncio.sleep(PAUSE)
            result.start_bytes = worker.memory()
            yield result
            tables = first + await _take_in(http, worker, plan.tables)
        await asyncio.sleep(PAUSE)
        with_tables = worker.memory()
        result.table_bytes = (with_tables - result.start_bytes) / plan.tables
        yield result
        came = [await _come(worker, tables[n % len(tables)]) for n in range(plan.sockets)]
        open_sockets = [socket for socket, _ in came]
        await asyncio.sleep(PAUSE)
        result.socket_bytes = (worker.memory() - with_tables) / plan.sockets
        result.idle_sockets = plan.sockets
        yield result
        began = worker.cpu()
        await asyncio.sleep(plan.idle_seconds)
        result.idle_cpu = (worker.cpu() - began) / plan.idle_seconds
        yield result
        # One socket at each table: of a second one's forecast only the sending would be measured.
        await _foresee(result, worker, came[: len(tables)])
        for socket in open_sockets:
            socket.close()
        yield result


def _allow_files(wanted: int) -> None:
    """Sockets are files; the usual limit is 1024 of them. Workers inherit it."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft < wanted:
        resource.setrlimit(
            resource.RLIMIT_NOFILE, (wanted if hard == resource.RLIM_INFINITY else min(wanted, hard), hard)
        )


async def _games(plan: Plan, result: Result, url: str, worker: Worker) -> None:
    """Play games to their end, some at a time, and look at what they left."""
    before = await value(url, SIZE)
    played = await open_tables(worker, plan.games)
    wal, heard = await value(url, WAL), sum(pair.second.received for pair in played)
    for number in range(0, plan.games, 50):
        await asyncio.gather(*(_play_out(pair) for pair in played[number : number + 50]))
    result.games = plan.games
    result.answers = [pair.answers for pair in played]
    answers = sum(result.answers)
    result.wal_bytes = float(await value(url, WAL) - wal) / answers
    result.sent_bytes = (sum(pair.second.received for pair in played) - heard) / answers
    size = float(await value(url, SIZE) - before)
    result.game_bytes = size / plan.games
    result.entry_bytes = size / await value(url, ENTRIES)
    for pair in played:
        pair.close()


async def _play_out(pair: Played) -> None:
    while not pair.is_over:
        await load.come_through(pair, pair.answer)


def half_a_game(number: int) -> str:
    """A random game up to its middle, as text."""
    content = library.load()
    nemeses = sorted(content.nemeses)
    setup = Setup(mages=[RANDOM, RANDOM], nemesis=nemeses[number % len(nemeses)])
    game = start(content, setup, f"rest/{number}")
    pick = RandomMind(f"rest/{number}").pick
    keys: list[str] = []
    while game.decision is not None:
        keys.append(pick(game.decision))
        machine.answer(game, keys[-1])
    keys = keys[: len(keys) // 2]
    game = start(content, setup, f"rest/{number}")
    for key in keys:
        machine.answer(game, key)
    return transcript.write(transcript.record_of(game, keys))


def _cookie() -> str:
    return f"{COOKIE}={Guests(SECRET).cookie('somebody-idle-0')}"


async def _take_in(http: httpx.AsyncClient, worker: Worker, count: int) -> list[str]:
    """Tables in the middle of their games, of one person and without sockets."""
    ids = []
    for number in range(count):
        body = {"record": half_a_game(number), "name": "Ann"}
        ids.append((await pairs.post(http, worker.port, "/import", _cookie(), body)).table)
    return ids


async def _come(worker: Worker, table: str) -> tuple[wire.Wire, bytes]:
    """One more idle socket, and the answer that it could give."""
    loop = asyncio.get_running_loop()
    greeted: asyncio.Future[bytes] = loop.create_future()

    def hear(text: bytes) -> None:
        if not greeted.done():
            greeted.set_result(text)

    socket = await wire.connect(worker.port, f"/api/tables/{table}/socket", hear, _cookie())
    socket.send(b'{"kind":"hello"}')
    welcome = msgspec.json.decode(await asyncio.wait_for(greeted, 30))
    decision = welcome["view"]["decision"]
    answer = p.Answer(key=decision["keys"][0], at=welcome["state"]["answers"], ref=2)
    return socket, msgspec.json.encode(answer)


async def _ask(socket: wire.Wire, message: bytes, kind: bytes) -> bytes:
    """What comes of a message."""
    come: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()

    def hear(text: bytes) -> None:
        if text.startswith(kind) and not come.done():
            come.set_result(text)

    socket.hear = hear
    socket.send(message)
    return await asyncio.wait_for(come, 30)


async def _foresee(result: Result, worker: Worker, came: list[tuple[wire.Wire, bytes]]) -> None:
    """Ask for a forecast at each of these sockets, answer, and ask again: the second ones are measured."""
    had = []
    for n, (socket, answer) in enumerate(came):
        if n == 1:
            # The first one has the process started.
            await asyncio.wait_for(_until(lambda: bool(worker.children())), 60)
            await asyncio.sleep(STARTING)
        had.append(msgspec.json.decode(await _ask(socket, b'{"kind":"forecast","ref":1}', FORETOLD))["number"])
        await _ask(socket, answer, DONE)
    await asyncio.sleep(PAUSE)
    sockets = [socket for socket, _ in came]
    began, beside = worker.cpu(), worker.cpu_of_children()
    received = sum(socket.received for socket in sockets)
    for socket, since in zip(sockets, had, strict=True):
        await _ask(socket, b'{"kind":"forecast","ref":3,"since":%d}' % since, FORETOLD)
    result.forecast_cpu = (worker.cpu() - began) / len(sockets)
    result.forecast_beside = (worker.cpu_of_children() - beside) / len(sockets)
    result.forecast_bytes = (sum(socket.received for socket in sockets) - received) / len(sockets)


async def _until(holds: Callable[[], bool]) -> None:
    while not holds():
        await asyncio.sleep(0.05)
