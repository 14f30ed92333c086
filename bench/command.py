"""The command `python -m bench`: the server's speed against floors without a game, its cost at rest, and the cost of the Python API and the environments."""

from __future__ import annotations

import asyncio
import statistics
import sys
from collections import deque
from collections.abc import AsyncIterator, Callable, Coroutine
from typing import Annotated, Any, TypeVar

import asyncpg  # type: ignore[import-untyped]  # it ships none
import uvloop
from cyclopts import App, Parameter
from nats.errors import Error as NatsError
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn
from rich.table import Table

from bench import api, envs, fleet, minds, rest, speed, tables, waits
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


@app.command(name="tables")
def bench_tables(*, rounds: int = 5, parts: int = 6, workers: int = 2, mind: str = "quick") -> None:
    """Games written as tables through Ray, against the same games in a plain loop.

    Parameters
    ----------
    rounds
        How often each plays, in turns.
    parts
        Parts of 64 games a round.
    workers
        Processes of both.
    mind
        Who plays.
    """
    found = tables.measure(rounds, parts, workers, mind)
    table = Table("what", "games/s and core", "lowest–highest", "ratio", box=None)
    for name, rates, ratio in (("plain loop", found.plain, 1.0), ("tables through Ray", found.tables, found.ratio)):
        table.add_row(name, f"{statistics.median(rates):.1f}", f"{min(rates):.1f}–{max(rates):.1f}", f"{ratio:.2f}")
    console.print(table)


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


@app.command(name="waits")
def bench_waits(*, games: int = 200) -> None:
    """How often a game waits for another player, and how often still if everyone answers in advance what they can.

    Parameters
    ----------
    games
        Games of two or three AI mages, against every nemesis in turn.
    """
    if games < 1:
        raise Stop("at least 1 game")
    with Progress(TextColumn("games"), BarColumn(), MofNCompleteColumn(), console=console, transient=True) as progress:
        found = deque(progress.track(waits.measure(games), games), maxlen=1).pop()
    table = Table("what", "in a game", box=None)
    table.add_row("the game waits for another player", f"{found.waits / games:.1f} times")
    table.add_row("with answers in advance", f"{found.left / games:.1f} times")
    table.add_row("questions to one player outside their turn", f"{found.outside / games:.1f}")
    table.add_row("of which can be decided in advance", f"{found.decided / max(1, found.outside):.0%}")
    console.print(table)


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


@app.command(name="fleet")
def bench_fleet(
    *,
    database_url: DatabaseUrl = POSTGRESQL,
    nats_url: NatsUrl = NATS,
    tables: Annotated[list[int] | None, Parameter(consume_multiple=True)] = None,
    rate: float = 1000.0,
    seconds: float = 15.0,
    idle_seconds: float = 30.0,
    nodes: int = 2,
    crowds: int = 2,
    played: int = 1000,
    apart: int = 10,
    ping: float = 0.0,
    quick: Annotated[bool, Parameter(negative=())] = False,
) -> int:
    """Measure nodes, PostgreSQL and NATS on this machine as tables and sockets grow: memory, CPU, latency, and what breaks first.

    Parameters
    ----------
    database_url
        A PostgreSQL database to connect to; a database of its own is created next to it and dropped afterwards.
    nats_url
        NATS.
    tables
        Tables with two sockets each, more in each step: 100, 1,000 and 10,000.
    rate
        Answers a second.
    seconds
        How long answers come in each step.
    idle_seconds
        How long the idle sockets are watched in each step.
    nodes
        Server processes.
    crowds
        Processes of the people.
    played
        Tables at most over which the answers are spread.
    apart
        At every nth table the two people are at different nodes; 0 for none.
    ping
        Seconds after which an idle socket pings, as a page does that somebody looks at (5) or that is hidden (25); 0 for never.
    quick
        A few tables and seconds, to see that it works.
    """
    steps = tables or ([8, 16] if quick else [100, 1_000, 10_000])
    if min(nodes, crowds, played) < 1 or min(rate, seconds, idle_seconds) <= 0:
        raise Stop("at least 1 node, crowd and table that is played, and some answers and seconds")
    if steps != sorted(set(steps)) or steps[0] <= nodes * crowds:
        raise Stop("at least a few tables for each node and crowd, and more in each step")
    plan = fleet.Plan(
        database_url=database_url,
        nats_url=nats_url,
        steps=steps,
        rate=min(rate, 20.0) if quick else rate,
        seconds=min(seconds, 1.0) if quick else seconds,
        idle_seconds=min(idle_seconds, 0.5) if quick else idle_seconds,
        nodes=nodes,
        crowds=1 if quick else crowds,
        played=played,
        apart=apart,
        ping=ping,
    )
    result = _run_fleet(plan)
    _print_fleet(plan, result)
    for row in result.rows:
        if row.broke:
            console.print(f"[red]broke at {row.tables:,} tables:[/] {row.broke}")
    return 0


def _run_fleet(plan: fleet.Plan) -> fleet.Result:
    """Measure, and say what is being done; a step takes minutes."""

    async def run() -> fleet.Result:
        latest, said = fleet.Result(), ""
        with console.status("") as status:
            async for latest in fleet.measure(plan):
                status.update(latest.doing)
                if not console.is_terminal and latest.doing not in ("", said):
                    said = latest.doing
                    console.print(said)
        return latest

    return _with_services(run())


def _print_fleet(plan: fleet.Plan, result: fleet.Result) -> None:
    table = Table(box=None)
    table.add_column("")
    for row in result.rows:
        table.add_column(f"{row.tables:,} tables", justify="right")

    def add(what: str, of: Callable[[fleet.Row], str]) -> None:
        table.add_row(what, *(of(row) for row in result.rows))

    add("sockets", lambda row: f"{row.sockets:,}")
    add("memory of the nodes", lambda row: f"{row.memory / 1e6:,.0f} MB")
    add("for each further table", lambda row: f"{row.table_bytes / 1e3:.1f} kB")
    add("for each further socket", lambda row: f"{row.socket_bytes / 1e3:.1f} kB")
    add("CPU of a socket at rest, a second", lambda row: f"{row.idle_cpu * 1e6:.1f} µs")
    add("answers a second", lambda row: f"{row.rate:,.0f}")
    add("CPU of an answer", lambda row: f"{row.cpu * 1e6:.0f} µs")
    add("an answer, p50", lambda row: f"{row.late(0.5) * 1e3:.1f} ms")
    add("p99", lambda row: f"{row.late(0.99) * 1e3:.1f} ms")
    add("busiest node", lambda row: f"{row.node_cpu:.0%} of a core")
    add("busiest process of people", lambda row: f"{row.crowd_cpu:.0%} of a core")
    add("PostgreSQL", lambda row: f"{row.database_bytes / 1e6:,.1f} MB")
    add("its CPU during the answers", lambda row: f"{row.database_cpu:.0%} of a core")
    add("memory of NATS", lambda row: f"{row.nats_bytes / 1e6:,.0f} MB")
    console.print(table)
    pings = f"pings every {plan.ping:g} s" if plan.ping else "no pings"
    console.print(
        f"{plan.nodes} nodes, {plan.crowds} processes of people; {plan.rate:,.0f} answers a second offered for "
        f"{plan.seconds:g} s over at most {plan.played:,} tables; {pings} of idle sockets, watched for {plan.idle_seconds:g} s"
    )


def _run(steps: AsyncIterator[T], total: int) -> T:
    """Measure with a bar of progress; gives the last of what was measured."""

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

    return _with_services(run())


def _with_services(measuring: Coroutine[Any, Any, T]) -> T:
    try:
        with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
            return runner.run(measuring)
    except (OSError, asyncpg.PostgresError, NatsError) as error:
        raise Stop(f"PostgreSQL or NATS does not answer as needed: {error}") from None


def main(arguments: list[str] | None = None) -> int:
    """The command; its exit code. What a person can put right is one line."""
    try:
        code = app(arguments, result_action="return_value")
    except Stop as error:
        print(f"bench: {error}", file=sys.stderr)
        return 2
    return code if isinstance(code, int) else 0
