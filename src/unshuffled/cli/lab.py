"""How fast the engine is, and whether every rule has its test."""

from __future__ import annotations

import statistics
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated

from cyclopts import App, Parameter
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn
from rich.table import Table

from unshuffled.cli.common import Stop, console
from unshuffled.lab import bench

CLONE = Path(__file__).parents[3]
"""The clone of the repository that this runs from, if it does."""
bench_app = App(name="bench", help="Benchmark the engine.")


def ledger_(*arguments: Annotated[str, Parameter(allow_leading_hyphen=True)]) -> int:
    """`make ledger` under its first name: a task of the repository, not part of what is installed."""
    if not (CLONE / "tools/ledger.py").is_file():
        raise Stop("the ledger is in the repository and is not installed; in a clone of it: make ledger")
    return subprocess.call([sys.executable, "-m", "tools.ledger", *arguments], cwd=CLONE)


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
    for what, measured, wanted, reached in rows:
        table.add_row(what, measured, wanted, "[green]reached" if reached else "[red]missed")
    console.print(table)
    console.print(
        f"here: {statistics.median(result.ours):,.0f} decisions/s, python-chess {statistics.median(result.chess):,.0f} moves/s, "
        f"copy {result.copy_us:.1f} µs, stored state {result.encode_us:.0f} µs; "
        f"ratios of the slices {', '.join(f'{ratio:.2f}' for ratio in result.ratios)}"
    )
    return 0 if all(row[3] for row in rows) else 1
