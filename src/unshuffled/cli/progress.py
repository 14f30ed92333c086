"""The bar of long work: how much is done, and how long it still takes."""

from __future__ import annotations

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from unshuffled.cli.common import console


def bar(what: str) -> Progress:
    """It is gone when the work is done."""
    columns = (
        TextColumn(what),
        BarColumn(),
        MofNCompleteColumn(),
        TextColumn("{task.description}"),
        TimeRemainingColumn(),
    )
    return Progress(*columns, console=console, transient=True)
