"""The progress of long work: a bar in a terminal, else a line now and then."""

from __future__ import annotations

import sys
from time import monotonic
from typing import Any

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TaskID, TextColumn, TimeRemainingColumn

from unshuffled.cli.common import console

EVERY = 30.0
"""Seconds between two lines."""


def bar(what: str) -> Progress:
    """Return the progress of work, to be entered. A bar is gone when the work is done; lines go to standard error."""
    if not console.is_terminal:
        return Lines(what)
    columns = (
        TextColumn(what),
        BarColumn(),
        MofNCompleteColumn(),
        TextColumn("{task.description}"),
        TimeRemainingColumn(),
    )
    return Progress(*columns, console=console, transient=True)


class Lines(Progress):
    """Progress for a log or a pipe: one line on standard error every `EVERY` seconds."""

    def __init__(self, what: str) -> None:
        super().__init__(disable=True)
        self._what = what
        self._printed = monotonic()

    def advance(self, task_id: TaskID, advance: float = 1) -> None:
        """Count work that is done."""
        super().advance(task_id, advance)
        self._print(task_id)

    def update(self, task_id: TaskID, **changes: Any) -> None:
        """Change a task."""
        super().update(task_id, **changes)
        self._print(task_id)

    def _print(self, task_id: TaskID) -> None:
        now = monotonic()
        if now < self._printed + EVERY:
            return
        self._printed = now
        task = self._tasks[task_id]
        of = f" of {task.total:,.0f}" if task.total else ""
        print(f"{task.completed:,.0f}{of} {self._what} {task.description}".rstrip(), file=sys.stderr, flush=True)
