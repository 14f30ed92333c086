"""Nodes with a guard taken out on purpose, to see that the checks notice. Nothing of this is in the package.

    python -m tests.faults.broken hasty serve --port …

`hasty` acknowledges before it commits. `blind` believes that it won every race for a number.
"""

from __future__ import annotations

import asyncio
import sys

from unshuffled.cli import main as command
from unshuffled.stores import connect
from unshuffled.stores.group import GroupedLog
from unshuffled.tables.entries import Entry
from unshuffled.tables.host import Conflict

LATE = 30.0
"""Seconds between the acknowledgement and the commit: far more than the test takes to kill the node."""


class HastyLog(GroupedLog):
    """Says that it has written what it is only going to write."""

    _later: set[asyncio.Task[None]]

    async def append(self, table: str, after: int, entries: list[Entry]) -> None:
        """Later, perhaps."""
        if not hasattr(self, "_later"):
            self._later = set()
        # The game must get as far as its first answers: only those are answered in haste.
        if any(type(entry).__name__ == "Answered" for entry in entries):
            task = asyncio.create_task(self._write_later(table, after, entries))
            self._later.add(task)
        else:
            await super().append(table, after, entries)

    async def _write_later(self, table: str, after: int, entries: list[Entry]) -> None:
        await asyncio.sleep(LATE)
        await super().append(table, after, entries)


class BlindLog(GroupedLog):
    """Does not see that somebody else was first."""

    async def append(self, table: str, after: int, entries: list[Entry]) -> None:
        """Written, or so it believes."""
        try:
            await super().append(table, after, entries)
        except Conflict:
            return


BROKEN: dict[str, type[GroupedLog]] = {"hasty": HastyLog, "blind": BlindLog}


def main() -> int:
    """Break the log, then serve as always."""
    how = sys.argv.pop(1)
    vars(connect)["GroupedLog"] = BROKEN[how]
    return command()


if __name__ == "__main__":
    sys.exit(main())
