"""Nodes with a guard taken out on purpose, to see that the checks notice. Nothing of this is in the package.

    python -m tests.faults.broken hasty serve --port …

`hasty` acknowledges before it commits. `blind` believes that it won every race for a number. `heedless` plays on from
its own past, whatever the log has. `trusting` takes "I have not heard of them" for "they are away".
"""

from __future__ import annotations

import asyncio
import sys
from typing import Any

from sqlalchemy import select

from unshuffled.cli import main as command
from unshuffled.server.rooms import Rooms
from unshuffled.stores import connect
from unshuffled.stores.group import GroupedLog
from unshuffled.stores.log import to_append
from unshuffled.stores.schema import entries as kept
from unshuffled.tables.entries import Entry
from unshuffled.tables.ports import START, Conflict, Head, Read
from unshuffled.tables.table import Table

LATE = 30.0
"""Seconds between the acknowledgement and the commit: far more than the test takes to kill the node."""


class HastyLog(GroupedLog):
    """Says that it has written what it is only going to write."""

    _later: set[asyncio.Task[None]]

    async def append(self, table: str, head: Head, entries: list[Entry]) -> Head:
        """Later, perhaps."""
        if not hasattr(self, "_later"):
            self._later = set()
        # The game must get as far as its first answers: only those are answered in haste.
        if any(type(entry).__name__ == "Answered" for entry in entries):
            task = asyncio.create_task(self._write_later(table, head, entries))
            self._later.add(task)
            return to_append(table, head, entries).head
        return await super().append(table, head, entries)

    async def _write_later(self, table: str, head: Head, entries: list[Entry]) -> None:
        await asyncio.sleep(LATE)
        await super().append(table, head, entries)


class BlindLog(GroupedLog):
    """Does not see that somebody else was first."""

    async def append(self, table: str, head: Head, entries: list[Entry]) -> Head:
        """Written, or so it believes."""
        try:
            return await super().append(table, head, entries)
        except Conflict:
            return to_append(table, head, entries).head


class HeedlessLog(GroupedLog):
    """Does not compare what it knows with what the log has, as long as the numbers fit."""

    async def append(self, table: str, head: Head, entries: list[Entry]) -> Head:
        """After whatever has that number."""
        return await super().append(table, Head(head.number, await self._digest(table, head)), entries)

    async def read(self, table: str, since: Head | int = START, most: int = 0) -> Read:
        """After that number."""
        return await super().read(table, since if isinstance(since, int) else since.number, most)

    async def _digest(self, table: str, head: Head) -> str:
        found = await self._select(
            table, select(kept.c.digest).where(kept.c.table_id == table, kept.c.number == head.number)
        )
        return found[0][0] or head.digest if found else head.digest


def be_hasty() -> None:
    """Acknowledge before the commit."""
    vars(connect)["GroupedLog"] = HastyLog


def be_blind() -> None:
    """Win every race."""
    vars(connect)["GroupedLog"] = BlindLog


def be_heedless() -> None:
    """Compare numbers alone, without digests."""
    vars(connect)["GroupedLog"] = HeedlessLog


def be_trusting() -> None:
    """Ignore what the database knows of who was there."""

    async def away(self: Any, table: Table, seat: int) -> frozenset[str]:
        present: set[str] = self.present(table.id)
        return frozenset({table.seats[seat]} - present)

    rooms: Any = Rooms
    rooms.away = away


BROKEN = {"hasty": be_hasty, "blind": be_blind, "heedless": be_heedless, "trusting": be_trusting}


def main() -> int:
    """Break something, then serve as always."""
    BROKEN[sys.argv.pop(1)]()
    return command()


if __name__ == "__main__":
    sys.exit(main())
