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
from datetime import timedelta
from time import perf_counter

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
from unshuffled.server.people.guests import COOKIE, Guests
from unshuffled.stores.connect import open_log
from unshuffled.stores.log import SqlLog
from unshuffled.wire import protocol as p

SIZE = "SELECT sum(pg_total_relation_size(oid)) FROM pg_class WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace"
ENTRIES = "SELECT count(*) FROM entries"
ARCHIVES = "SELECT sum(pg_total_relation_size(relid)) FROM pg_partition_tree('archives')"
WAL = "SELECT pg_current_wal_insert_lsn() - '0/0'::pg_lsn"
STEPS = 7
AT_ONCE = 20
"""Forecasts that are asked for together."""
FORETOLD = b'{"kind":"foretold"'
DONE = b'{"kind":"done"'
STARTING = 6.0
"""Seconds for a process that makes forecasts to load the packs."""
PAUSE = 0.5
"""Seconds until what was just done has come to its end."""


Come = tuple[wire.Wire, bytes]
"""A socket, and the answer that it could give."""


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
    packed_bytes: float = 0.0
    """Each further such game as one row."""
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
    """Seconds of CPU for a forecast after an answer, which all readers of a table share, at the worker that serves people.
    Without what the idle sockets take meanwhile."""
    forecast_cpu_at_once: float = 0.0
    """The same when some are asked for together."""
    forecasts: dict[str, list[float]] = field(default_factory=dict)
    """In the process that makes it, each one, by nemesis."""
    forecast_bytes: float = 0.0
    """To a reader for a forecast."""

    @property
    def median_answers(self) -> float:
        """Of a game."""
        return statistics.median(self.answers)

    @property
    def beside(self) -> list[float]:
        """Seconds of CPU of each forecast in the process that makes it."""
        return [seconds for found in self.forecasts.values() for seconds in found]

    @property
    def dearest(self) -> tuple[str, float]:
        """The nemesis whose forecasts take most, and their share of all."""
        sums = {nemesis: sum(found) for nemesis, found in self.forecasts.items()}
        name = max(sums, key=lambda nemesis: sums[nemesis])
        return name, sums[name] / sum(sums.values())


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
            first = await _take_in(http, worker, range(1))
            await asyncio.sleep(PAUSE)
            result.start_bytes = worker.memory()
            yield result
            tables = first + await _take_in(http, worker, range(1, plan.tables + 1))
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
        yield result
        came = [await _come(worker, table) for table in tables[: len(came)]]
        await _foresee_at_once(result, worker, came)
        for socket in [*open_sockets, *(socket for socket, _ in came)]:
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
    result.packed_bytes = await _packed(url, plan.games)


async def _packed(url: str, games: int) -> float:
    """Bytes of each further finished game once it is packed: what the first half of them takes is left out, with the empty table."""
    log = await open_log(url, grouped=False)
    half = games // 2
    try:
        await _pack(log, half)
        before = await value(url, ARCHIVES)
        await _pack(log, games - half)
        return float(await value(url, ARCHIVES) - before) / (games - half)
    finally:
        await log.close()


async def _pack(log: SqlLog, games: int) -> None:
    """Pack so many. What games came to is written a little later than their last entry."""
    packed = 0
    async with asyncio.timeout(60):
        while packed < games:
            packed += (await log.pack_finished(timedelta(seconds=-1), games - packed))[0]
            await asyncio.sleep(0.05)


async def _play_out(pair: Played) -> None:
    while not pair.is_over:
        await load.come_through(pair, pair.answer)


def nemesis_of(number: int) -> str:
    """All of them in turn."""
    nemeses = sorted(library.load().nemeses)
    return nemeses[number % len(nemeses)]


def half_a_game(number: int) -> str:
    """A random game up to its middle, as text."""
    content = library.load()
    setup = Setup(mages=[RANDOM, RANDOM], nemesis=nemesis_of(number))
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


async def _take_in(http: httpx.AsyncClient, worker: Worker, numbers: range) -> list[str]:
    """Tables in the middle of their games, of one person and without sockets."""
    ids = []
    for number in numbers:
        body = {"record": half_a_game(number), "name": "Ann"}
        ids.append((await pairs.post(http, worker.port, "/import", _cookie(), body)).table)
    return ids


async def _come(worker: Worker, table: str) -> Come:
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


async def _foresee(result: Result, worker: Worker, came: list[Come]) -> None:
    """Ask for a forecast at each of these sockets, answer, and ask again: the second ones are measured, one after the other."""
    had = [await _answered(came[0])]
    # The first one has the process started.
    await asyncio.wait_for(_until(lambda: bool(worker.children())), 60)
    await asyncio.sleep(STARTING)
    had += [await _answered(each) for each in came[1:]]
    await asyncio.sleep(PAUSE)
    sockets = [socket for socket, _ in came]
    at, began, beside = perf_counter(), worker.cpu(), worker.cpu_of_children()
    received = sum(socket.received for socket in sockets)
    for number, (socket, since) in enumerate(zip(sockets, had, strict=True)):
        await _ask_since(socket, since)
        before, beside = beside, worker.cpu_of_children()
        result.forecasts.setdefault(nemesis_of(number), []).append(beside - before)
    idle = result.idle_cpu * (perf_counter() - at)
    result.forecast_cpu = (worker.cpu() - began - idle) / len(sockets)
    result.forecast_bytes = (sum(socket.received for socket in sockets) - received) / len(sockets)


async def _foresee_at_once(result: Result, worker: Worker, came: list[Come]) -> None:
    """The same, some at a time: a worker with much to do is not woken for each of them."""
    had = [await _answered(each) for each in came]
    await asyncio.sleep(PAUSE)
    at, began = perf_counter(), worker.cpu()
    for number in range(0, len(came), AT_ONCE):
        some = zip(came[number : number + AT_ONCE], had[number : number + AT_ONCE], strict=True)
        await asyncio.gather(*(_ask_since(socket, since) for (socket, _), since in some))
    idle = result.idle_cpu * (perf_counter() - at)
    result.forecast_cpu_at_once = (worker.cpu() - began - idle) / len(came)


async def _answered(each: Come) -> int:
    """Ask for the forecast here, then answer; gives the number that the forecast is of."""
    socket, answer = each
    seen = msgspec.json.decode(await _ask(socket, b'{"kind":"forecast","ref":1}', FORETOLD))
    await _ask(socket, answer, DONE)
    return int(seen["number"])


async def _ask_since(socket: wire.Wire, since: int) -> None:
    """Ask for the forecast, as a page that has the one of this number."""
    await _ask(socket, b'{"kind":"forecast","ref":3,"since":%d}' % since, FORETOLD)


async def _until(holds: Callable[[], bool]) -> None:
    while not holds():
        await asyncio.sleep(0.05)
