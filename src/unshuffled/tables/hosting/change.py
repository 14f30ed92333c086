"""What became of a table, for those who show it or act on it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field

from unshuffled.rules.core.state import Event
from unshuffled.tables.entries import Entry
from unshuffled.tables.table import Table


@dataclass(slots=True)
class Change:
    """What became of a table: its new number, the entries, and what happened in the game meanwhile."""

    table: str
    number: int
    entries: list[Entry]
    events: list[Event] = field(default_factory=list)
    fresh: bool = False
    """Readers must look again: the game went back or was begun."""
    other_history: bool = False
    """What readers were shown is not in the log any more."""


Listener = Callable[[Table, Change], Awaitable[None]]
