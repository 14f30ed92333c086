"""Where a node keeps a table in memory."""

from __future__ import annotations

import asyncio

from unshuffled.tables.ports import START
from unshuffled.tables.table import Table

LOOKS = 10
LOOKS_A_SECOND = 2.0
"""How often refusals have the log of one table read, at once and for long: a flood of bad wishes stays in memory."""


class Slot:
    """Where this node keeps a table: the lock for work on it, and how sure it is of what it knows."""

    __slots__ = (
        "followed",
        "head",
        "known",
        "lock",
        "looked",
        "looks",
        "readers",
        "replaced",
        "snapshot_at",
        "table",
        "users",
    )

    def __init__(self) -> None:
        self.table: Table | None = None
        self.head = START
        """The last entry that is in the table."""
        self.replaced = False
        """Did the log turn out to have another history than the table that was here?"""
        self.snapshot_at = 0
        """The number of the last snapshot."""
        self.lock = asyncio.Lock()
        self.readers = 0
        self.followed = False
        self.users = 0
        """Who holds the lock or waits for it."""
        self.known = 0.0
        """All that was in the log at this time is in the table."""
        self.looks = float(LOOKS)
        self.looked = 0.0

    def may_look(self, now: float) -> bool:
        """May a refusal have the log read now?"""
        self.looks = min(LOOKS, self.looks + (now - self.looked) * LOOKS_A_SECOND)
        self.looked = now
        if self.looks < 1:
            return False
        self.looks -= 1
        return True
