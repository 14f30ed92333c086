"""Many games, and how fast they are."""

from __future__ import annotations

import os
import statistics
import subprocess
import sys
import time
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated

from cyclopts import App, Parameter
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from unshuffled.cli.common import Stop, Switches, console, id_of, players_of, switches_from
from unshuffled.lab import bench, simulate
from unshuffled.minds import known
from unshuffled.packs import find, library
from unshuffled.rules.core.content import Content
from unshuffled.rules.core.setup import DIFFICULTIES
from unshuffled.rules.core.switches import EDITIONS

CLONE = Path(__file__).parents[3]
"""The clone of the repository that this runs from, if it does."""
bench_app = App(name="bench", help="Benchmark the engine.")


def simulate_(
    *,
    games: int = 1000,
    nemesis: str = "",
    players: str = "1,2,3,4",
    difficulty: str = "",
    edition: str = "default",
    switch: Switches = None,
    mind: str = "random",
    seed: str = "simulate",
    check: Annotated[bool, Parameter(negative=())] = False,
    deep_every: int = 50,
    foresee_every: int = 0,
    workers: int = 0,
) -> int:
    """Simulate games with random players and report the outcomes.

    Parameters
    ----------
    games
        Number of games.
    nemesis
        One nemesis. Default: all in turn.
    players
        Numbers of mages, separated by commas, in turn.
    difficulty
        One difficulty. Default: all in turn.
    edition
        Named edition of the rules.
    switch
        A point on which the rulebooks differ, as NAME=VALUE; repeatable. A wrong name lists them all.
    mind
        Who answers: random, eager (random, but fond of gaining and casting; its games last longer), quick (rules of
        thumb), steady and patient (search; seconds a game), or a mind of an installed package.
    seed
        Games have the seeds SEED-0, SEED-1, ….
    check
        Check the invariants after every answer, and the replay of every game.
    deep_every
        With --check, also store and re-read every step of one game in this many.
    foresee_every
        With --check, play the next nemesis turn after every so many answers and compare it with its forecast. Default: never.
    workers
        Number of processes. Default: one per core.
    """
    content = library.load()
    numbers = [part.strip() for part in players.split(",")]
    if not all(part.isdecimal() for part in numbers):
        raise Stop(f"--players {players!r}: write numbers of mages with commas, such as 1,2,4")
    if games < 1:
        raise Stop(f"--games {games}: simulate at least one game")
    plan = simulate.Plan(
        nemeses=[id_of(find.nemeses(content), nemesis, "nemesis")] if nemesis else sorted(content.nemeses),
        players=[players_of(int(n)) for n in numbers],
        difficulties=[difficulty] if difficulty else list(DIFFICULTIES),
        edition=edition,
        switches=switches_from(switch),
        mind=mind,
        check=check,
        deep_every=deep_every,
        foresee_every=foresee_every,
    )
    if mind not in known.makers():
        raise Stop(f"unknown mind {mind!r}; known: {', '.join(known.makers())}")
    if edition not in EDITIONS:
        raise Stop(f"unknown edition {edition!r}; known: {', '.join(EDITIONS)}")
    workers = workers or os.cpu_count() or 1
    summary = simulate.Summary()
    began = time.perf_counter()
    columns = (
        TextColumn("games"),
        BarColumn(),
        MofNCompleteColumn(),
        TextColumn("{task.description}"),
        TimeRemainingColumn(),
    )
    with Progress(*columns, console=console, transient=True) as progress:
        task = progress.add_task("", total=games)
        for played in simulate.simulate(plan, games, seed, workers):
            summary.add(played)
            bad = f"[red]{len(summary.failures)} failed" if summary.failures else ""
            progress.update(task, advance=1, description=bad)
    _print_summary(content, summary, time.perf_counter() - began, workers)
    return 1 if summary.failures else 0


def _print_summary(content: Content, summary: simulate.Summary, wall: float, workers: int) -> None:
    outcomes = sorted({outcome for counted in summary.by_nemesis.values() for outcome in counted})
    table = Table("nemesis", *(outcome.replace("_", " ") for outcome in outcomes), box=None)
    for id, counted in sorted(summary.by_nemesis.items()):
        table.add_row(content.nemeses[id]["normal"].names["en"], *(str(counted[outcome]) for outcome in outcomes))
    table.add_row("all", *(str(summary.outcomes[outcome]) for outcome in outcomes), style="bold")
    console.print(table)
    if summary.lengths:
        quart = statistics.quantiles(summary.lengths, n=4) if len(summary.lengths) > 1 else [summary.lengths[0]] * 3
        console.print(
            f"answers a game: median {quart[1]:.0f}, quartiles {quart[0]:.0f}–{quart[2]:.0f}, longest {max(summary.lengths)}; "
            f"turns: median {statistics.median(summary.turns):.0f}, longest {max(summary.turns)}"
        )
    console.print(
        f"{summary.games} games, {summary.answers} decisions in {wall:.1f} s with {workers} workers: "
        f"{summary.games / wall:.0f} games/s, {summary.answers / wall:.0f} decisions/s"
    )
    foreseen = summary.foreseen
    if foreseen.turns:
        console.print(
            f"{foreseen.turns} nemesis turns compared with their forecast, {foreseen.certain} of them certain to the end, "
            f"{foreseen.turns - foreseen.spoken} with too many choices to foresee; {foreseen.parts} cards, rules and Unleashes"
        )
    for played in summary.failures[:5]:
        console.print(f"[red]failed[/red]: game {played.number}, seed {played.seed}")
        console.print(played.failure, markup=False)
        console.print(played.record, markup=False)
    if summary.failures:
        console.print(
            f"{len(summary.failures)} failures; save a record above to a file and run: unshuffled replay FILE"
        )


def ledger_(*arguments: Annotated[str, Parameter(allow_leading_hyphen=True)]) -> int:
    """`make ledger` under its first name: a task of the repository, not part of what is installed."""
    if not (CLONE / "tests/repository/ledger.py").is_file():
        raise Stop("the ledger is in the repository and is not installed; in a clone of it: make ledger")
    return subprocess.call([sys.executable, "-m", "tests.repository.ledger", *arguments], cwd=CLONE)


@bench_app.command(name="engine")
def bench_engine(*, rounds: int = 7, seconds: float = 2.0) -> int:
    """Measure decisions per second against python-chess, the cost of a copy, growth, and the size of a save.

    Parameters
    ----------
    rounds
        Interleaved slices; the median counts.
    seconds
        CPU seconds of each slice, for each side.
    """
    if find_spec("chess") is None:
        raise Stop("the yardstick, python-chess, is not installed; in a clone of the repository: make install bench")
    result = bench.Result()
    with Progress(
        TextColumn("measuring"), BarColumn(), MofNCompleteColumn(), console=console, transient=True
    ) as progress:
        task = progress.add_task("", total=rounds + 1)
        for latest in bench.measure(rounds, seconds):
            result = latest
            progress.advance(task)
    how = "compiled" if bench.COMPILED else "interpreted"
    table = Table("what", f"measured, {how}", "bar", "", box=None)
    rows = [
        (
            "decisions per python-chess move",
            f"{result.ratio:.2f}",
            f"at least {bench.RATIO_BAR:.0f}",
            result.ratio >= bench.RATIO_BAR,
        ),
        (
            "Game.copy(), where chess makes 12,000 moves/s",
            f"{result.copy_scaled_us:.1f} µs",
            f"at most {bench.COPY_BAR:.0f} µs",
            result.copy_scaled_us <= bench.COPY_BAR,
        ),
        (
            "a forecast in the middle of a game, likewise",
            f"{result.forecast_scaled_ms:.2f} ms",
            f"at most {bench.FORECAST_BAR} ms",
            result.forecast_scaled_ms <= bench.FORECAST_BAR,
        ),
        (
            "a late answer against an early one",
            f"{result.growth:.2f}",
            f"at most {bench.GROWTH_BAR}",
            result.growth <= bench.GROWTH_BAR,
        ),
        (
            f"a finished 4-mage game ({result.save_answers} answers)",
            f"{result.save_bytes / 1000:.1f} kB",
            f"under {bench.SAVE_BAR / 1000:.0f} kB",
            result.save_bytes < bench.SAVE_BAR,
        ),
    ]
    for what, measured, bar, reached in rows:
        table.add_row(what, measured, bar, "[green]reached" if reached else "[red]missed")
    console.print(table)
    console.print(
        f"here: {statistics.median(result.ours):,.0f} decisions/s, python-chess {statistics.median(result.chess):,.0f} moves/s, "
        f"copy {result.copy_us:.1f} µs, stored state {result.encode_us:.0f} µs; "
        f"ratios of the slices {', '.join(f'{ratio:.2f}' for ratio in result.ratios)}"
    )
    return 0 if all(row[3] for row in rows) else 1
