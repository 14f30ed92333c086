"""The command `python -m bench`; the package's docstring lists what it measures."""

from __future__ import annotations

import asyncio
import statistics
import sys
from collections.abc import AsyncIterator
from typing import Annotated, TypeVar

import asyncpg  # type: ignore[import-untyped]  # it ships none
import uvloop
from cyclopts import App, Parameter
from nats.errors import Error as NatsError
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn
from rich.table import Table

from bench import api, envs, minds, rest, speed
from bench.load import percentile
from bench.speed import KINDS
from unshuffled.cli.common import Stop, console

app = App(
    name="python -m bench",
    help="Measure the server, the Python API and the environments, as ratios in one run.",
    version_flags=(),
)

T = TypeVar("T")
DatabaseUrl = Annotated[str, Parameter(env_var="UNSHUFFLED_DATABASE_URL")]
NatsUrl = Annotated[str, Parameter(env_var="UNSHUFFLED_NATS_URL")]
POSTGRESQL = "postgresql://postgres@127.0.0.1:5432/postgres"
NATS = "nats://127.0.0.1:4222"


@app.command(name="server")
def bench_server(
    *,
    database_url: DatabaseUrl = POSTGRESQL,
    nats_url: NatsUrl = NATS,
    tables: int = 200,
    rounds: int = 7,
    seconds: float = 3.0,
    row_bytes: int = 0,
    check: Annotated[bool, Parameter(negative=())] = False,
) -> int:
    """Real tables against a server without a game, in one run and in turns: answers a second, CPU, latency, undo.

    Parameters
    ----------
    database_url
        A PostgreSQL database to connect to; a database of its own is made beside it and dropped afterwards.
    nats_url
        NATS.
    tables
        Tables of two sockets.
    rounds
        Interleaved slices of each kind; medians count.
    seconds
        Length of a slice.
    row_bytes
        Bytes that the floors take, commit and deliver for an answer; 0 for as many as a real answer has in the log.
    check
        Fail if a bar is missed.
    """
    if tables < 2 or rounds < 1 or seconds <= 0:
        raise Stop("at least 2 tables, 1 round and some seconds")
    plan = speed.Plan(
        database_url=database_url,
        nats_url=nats_url,
        tables=tables,
        rounds=rounds,
        seconds=seconds,
        row_bytes=row_bytes,
    )
    result = _run(speed.measure(plan), plan.steps)
    _print_speed(plan, result)
    bars = speed.bars(result)
    table = Table("what", "measured", "bar", "", box=None)
    for bar in bars:
        table.add_row(bar.what, bar.measured, bar.bar, "[green]reached" if bar.reached else "[red]missed")
    console.print(table)
    return 1 if check and not all(bar.reached for bar in bars) else 0


def _print_speed(plan: speed.Plan, result: speed.Result) -> None:
    names = dict(zip(KINDS, ("plain floor (a)", "grouped floor (b)", "real tables (c)"), strict=True))
    table = Table("closed loop", "answers/s", "lowest–highest", "CPU of an answer", "of a", "of b", box=None)
    for kind, name in names.items():
        rates = [part.rate for part in result.closed[kind]]
        table.add_row(
            name,
            f"{result.rate(kind):,.0f}",
            f"{min(rates):,.0f}–{max(rates):,.0f}",
            f"{result.cpu(kind):.0f} µs",
            *(f"{statistics.median(result.ratios(floor)):.2f}" if kind == KINDS[2] else "" for floor in KINDS[:2]),
        )
    console.print(table)
    table = Table(f"{plan.offered:.0f} answers/s offered", "p50", "p99", "CPU of an answer", box=None)
    for kind in result.steady:
        cpu = statistics.median(part.cpu_each for part in result.steady[kind])
        p50, p99 = (f"{result.latency(kind, share) * 1e3:.1f} ms" for share in (0.5, 0.99))
        table.add_row(names[kind], p50, p99, f"{cpu:.0f} µs")
    console.print(table)
    console.print(
        f"{plan.tables} tables of 2, {plan.rounds} rounds of {plan.seconds:g} s; a floor's row has {result.entry_bytes} bytes of data; "
        f"{result.games} games ended; undo of 1 / {plan.back} steps after at least {plan.late} answers, p95: "
        f"{_p95(result.undo_one):.1f} / {_p95(result.undo_many):.1f} ms"
    )


def _p95(seconds: list[float]) -> float:
    return percentile(seconds, 0.95) * 1e3


@app.command(name="minds")
def bench_minds(
    *, tables: int = 20, rounds: int = 3, seconds: float = 10.0, mind: str = "steady", workers: int = 1
) -> None:
    """Hints and AI mages at many tables at once, and the answers of a person at another table with and without them.

    Parameters
    ----------
    tables
        Tables that ask at once.
    rounds
        How often it is measured with and without them, in turns.
    seconds
        Length of each.
    mind
        Of the AI mages.
    workers
        Processes for minds.
    """
    felt = asyncio.run(minds.measure(tables, rounds, seconds, mind, workers))
    table = Table("what", "many", "p50", "p95", "p99", box=None)
    named = {"hint": felt.hints, "first answer of an AI mage": felt.turns}
    named |= {"answer at another table": felt.alone, f"the same beside {tables} tables": felt.beside}
    named |= {"the same beside as many without minds": felt.plain}
    for name, times in named.items():
        shares = [f"{percentile(times, share) * 1e3:.0f} ms" if times else "" for share in (0.5, 0.95, 0.99)]
        table.add_row(name, str(len(times)), *shares)
    console.print(table)


@app.command(name="api")
def bench_api(*, rounds: int = 7) -> int:
    """What `unshuffled.Game` costs beyond the bare engine: the same games in one run and in turns.

    Parameters
    ----------
    rounds
        Interleaved slices of each kind; medians count.
    """
    if rounds < 1:
        raise Stop("at least 1 round")
    found = api.measure(rounds)
    table = Table("what", "measured", box=None)
    table.add_row("an answer, bare engine", f"{found.bare:.1f} µs")
    table.add_row("with Game.keys and Game.answer", f"{found.keys:.1f} µs, {found.keys / found.bare:.2f} times")
    table.add_row(
        "with Game.options and Game.answer", f"{found.options:.1f} µs, {found.options / found.bare:.2f} times"
    )
    table.add_row("Game.copy in the middle of a game", f"{found.copy:.1f} µs")
    table.add_row("Game.resample there", f"{found.resample:.1f} µs")
    table.add_row("import unshuffled", f"{found.import_ms:.1f} ms")
    table.add_row("from unshuffled import Game", f"{found.import_game_ms:.0f} ms")
    console.print(table)
    return 0


@app.command(name="envs")
def bench_envs(*, rounds: int = 7, games: int = 20, check: Annotated[bool, Parameter(negative=())] = False) -> int:
    """Steps a second of the environments against the bare engine: the same games in one run and in turns.

    Parameters
    ----------
    rounds
        Interleaved slices of each kind; medians count.
    games
        Games of two mages in a slice.
    check
        Fail if the form with the mask alone is slower than half of the engine.
    """
    if rounds < 1 or games < 1:
        raise Stop("at least 1 round and 1 game")
    found = envs.measure(rounds, games)
    table = Table("what", "steps/s", "of the engine", box=None)
    for name, rate in found.rates.items():
        table.add_row(name, f"{rate:,.0f}", f"{found.ratios[name]:.2f}")
    console.print(table)
    reached = found.ratios[envs.MASK] >= envs.BAR
    verdict = "[green]reached" if reached else "[red]missed"
    console.print(f"{envs.MASK}: at least {envs.BAR} of the engine: {verdict}")
    return 1 if check and not reached else 0


@app.command(name="rest")
def bench_rest(
    *,
    database_url: DatabaseUrl = POSTGRESQL,
    nats_url: NatsUrl = NATS,
    games: int = 200,
    tables: int = 1000,
    sockets: int = 1000,
    idle_seconds: float = 30.0,
) -> int:
    """What a finished game leaves in the database, what answers, forecasts, idle tables and sockets cost.

    Parameters
    ----------
    database_url
        A PostgreSQL database to connect to; databases of its own are made beside it and dropped afterwards.
    nats_url
        NATS.
    games
        Random games of two mages, played to their end.
    tables
        Idle tables in memory, in the middle of their games.
    sockets
        Idle sockets.
    idle_seconds
        How long the idle sockets are watched.
    """
    if min(games, tables, sockets) < 1 or idle_seconds <= 0:
        raise Stop("at least 1 game, table and socket, and some seconds")
    plan = rest.Plan(
        database_url=database_url,
        nats_url=nats_url,
        games=games,
        tables=tables,
        sockets=sockets,
        idle_seconds=idle_seconds,
    )
    _print_rest(_run(rest.measure(plan), rest.STEPS))
    return 0


def _ms(seconds: list[float], share: float) -> str:
    return f"{percentile(seconds, share) * 1000:.2f} ms"


def _print_rest(result: rest.Result) -> None:
    table = Table("what", "measured", box=None)
    rows = [
        (
            f"a finished game in the database ({result.median_answers:.0f} answers)",
            f"{result.game_bytes / 1000:.1f} kB",
        ),
        ("the same game, packed", f"{result.packed_bytes / 1000:.1f} kB"),
        ("an entry in the database, with indexes", f"{result.entry_bytes:.0f} bytes"),
        ("written ahead (WAL) for an answer", f"{result.wal_bytes:.0f} bytes"),
        ("sent to a reader for an answer", f"{result.sent_bytes:.0f} bytes"),
        ("memory of a worker that has just started", f"{result.start_bytes / 1e6:.0f} MB"),
        ("memory of an idle table", f"{result.table_bytes / 1000:.1f} kB"),
        ("memory of an idle socket", f"{result.socket_bytes / 1000:.1f} kB"),
        ("CPU of an idle socket", f"{result.idle_cpu / result.idle_sockets * 1e6:.1f} µs a second"),
        ("CPU of a forecast for all readers of a table", f"{result.forecast_cpu * 1000:.2f} ms"),
        (f"the same where {rest.AT_ONCE} are asked for together", f"{result.forecast_cpu_at_once * 1000:.2f} ms"),
        ("in the process that makes it, mean", f"{statistics.mean(result.beside) * 1000:.2f} ms"),
        ("p50 and p99", f"{_ms(result.beside, 0.5)} and {_ms(result.beside, 0.99)}"),
        ("most of it for the nemesis", f"{result.dearest[0]}, {result.dearest[1]:.0%}"),
        ("sent to a reader for a forecast", f"{result.forecast_bytes:.0f} bytes"),
    ]
    for row in rows:
        table.add_row(*row)
    console.print(table)


def _run(steps: AsyncIterator[T], total: int) -> T:
    """Run a measurement with a progress bar and return its last result."""

    async def run() -> T:
        columns = (TextColumn("measuring"), BarColumn(), MofNCompleteColumn())
        # Seldom: drawing takes time from the load.
        with Progress(*columns, console=console, transient=True, refresh_per_second=2) as progress:
            task = progress.add_task("", total=total)
            measured: list[T] = []
            async for latest in steps:
                measured = [latest]
                progress.advance(task)
        return measured[0]

    try:
        with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
            return runner.run(run())
    except (OSError, asyncpg.PostgresError, NatsError) as error:
        raise Stop(f"PostgreSQL or NATS does not answer as needed: {error}") from None


def main(arguments: list[str] | None = None) -> int:
    """Run the command and return its exit code. Errors of its user are one line."""
    try:
        code = app(arguments, result_action="return_value")
    except Stop as error:
        print(f"bench: {error}", file=sys.stderr)
        return 2
    return code if isinstance(code, int) else 0
