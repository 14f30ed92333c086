"""Forecasts of the tables on this node: each looked into once, no matter who asks, and beside the loop.

One takes as long as several answers, some as long as a hundred. A game is replaced by each answer and never changed
(`rules.saves.undo`), so a thread may look into it while the table goes on. One at a time: more would only take the
interpreter from each other and from the answers.
"""

from __future__ import annotations

import asyncio

from msgspec import Raw

from unshuffled.tables.codes import Code, Refused
from unshuffled.tables.table import Table
from unshuffled.wire import tell

KEPT = 500


class Forecasts:
    """What was foreseen last at each table."""

    def __init__(self) -> None:
        self._known: dict[str, tuple[int, Raw]] = {}
        self._one = asyncio.Lock()

    async def of(self, table: Table) -> tuple[int, Raw]:
        """A number of the table, not older than now, and the forecast at that number."""
        known = self._current(table)
        if known is None:
            async with self._one:
                # Meanwhile somebody else may have asked, and the table may have gone on: what is past is not looked into.
                known = self._current(table)
                if known is None:
                    number, game = table.number, table.game
                    if game is None:
                        raise Refused(Code.NOT_STARTED)
                    known = (number, await asyncio.to_thread(tell.foreseen, game))
                    if len(self._known) >= KEPT:
                        self._known.clear()
                    self._known[table.id] = known
        return known

    def _current(self, table: Table) -> tuple[int, Raw] | None:
        known = self._known.get(table.id)
        return known if known is not None and known[0] == table.number else None
