"""Forecasts of the tables on this node: each looked into once, no matter who asks, and beside the loop.

One takes as long as several answers, some as long as a hundred. With workers (`Settings.forecast_workers`) they are made
in processes of their own, which keep the games and are sent only the answers since the last forecast. Without, or where a
worker fails, a thread looks into the game: each answer replaces it and never changes it (`rules.saves.undo`), so the table may
go on. One at a time: more would only take the interpreter from each other and from the answers.

A reader that says which forecast it has is sent the parts that have changed since. Where an answer changed nothing that the
forecast depends on (`rules.readings.lookout`), it is the same and not made again.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from dataclasses import dataclass, field
from itertools import count

import structlog

from unshuffled.rules.core.state import Game
from unshuffled.rules.readings.lookout import differs
from unshuffled.rules.saves import codec
from unshuffled.server.minds.foreseeing import Seen, Wanted
from unshuffled.server.minds.pool import Failed, Job, Pool
from unshuffled.tables.codes import Code, Refused
from unshuffled.tables.contents import digests_of
from unshuffled.tables.ending import end
from unshuffled.tables.table import Table
from unshuffled.wire import tell
from unshuffled.wire.tell import ForecastParts

KEPT = 2000
"""Tables whose last forecasts are kept; one takes about 5 kB."""
PAST = 3
"""Forecasts of a table that a reader may have: a page asks after a pause, and may have missed some."""
LIMIT = 10.0
"""Seconds after which a worker is given up; the heaviest forecasts take a tenth of one."""
log = structlog.get_logger()


@dataclass(frozen=True, slots=True)
class Foreseen:
    """A forecast, and the number of the table that it is of."""

    number: int
    parts: ForecastParts


@dataclass(slots=True)
class Kept:
    """What was foreseen at a table, and what a worker has of it."""

    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    seen: deque[Foreseen] = field(default_factory=lambda: deque(maxlen=PAST))
    """The last ones, the newest last."""
    game: Game | None = None
    """What the newest is of: the same number of another history has another game."""
    veil: int = 0
    """The fields of the game that the newest does not depend on."""
    keys: list[str] = field(default_factory=list)
    """The answers after which a worker has the game."""
    seed: str = ""
    mark: int = 0
    """What the worker calls it; 0: no worker has it."""
    parts: ForecastParts = field(default_factory=dict)
    """What that worker has foreseen last."""


class Forecasts:
    """What was foreseen last at each table."""

    def __init__(self, workers: int = 0) -> None:
        self.pool = Pool(workers)
        self._known: OrderedDict[str, Kept] = OrderedDict()
        self._some = asyncio.Semaphore(max(1, workers))
        self._marks = count(1)
        self._warming: asyncio.Task[None] | None = None
        self.asked = 0
        """How many are being made or wait for it."""

    async def of(self, table: Table, since: int = -1) -> tuple[Foreseen, ForecastParts | None]:
        """The forecast at a number of the table that is not older than now; and what of it has changed since the one at that
        number, if that was asked for lately.
        """
        kept = self._known.setdefault(table.id, Kept())
        self._known.move_to_end(table.id)
        if len(self._known) > KEPT:
            self._known.popitem(last=False)
        if not _is_current(kept, table):
            self.asked += 1
            try:
                async with kept.lock, self._some:
                    # Meanwhile somebody else may have asked, and the table may have gone on: what is past is not looked into.
                    if not _is_current(kept, table):
                        await self._look(table, kept)
            finally:
                self.asked -= 1
        last = kept.seen[-1]
        old = next((seen for seen in kept.seen if seen.number == since), None)
        return last, None if old is None else tell.changed_parts(old.parts, last.parts)

    async def close(self) -> None:
        """End the workers."""
        await end(self._warming)
        await self.pool.close()

    async def _look(self, table: Table, kept: Kept) -> None:
        number, game = table.number, table.game
        if game is None:
            raise Refused(Code.NOT_STARTED)
        if kept.game is not None and kept.seen and not differs(kept.game, game) & ~kept.veil:
            parts = kept.seen[-1].parts
        else:
            parts = await self._foresee(table, kept, game)
        if kept.seen and kept.seen[-1].number >= number:
            kept.seen.clear()
        kept.seen.append(Foreseen(number, parts))
        kept.game = game

    async def _foresee(self, table: Table, kept: Kept, game: Game) -> ForecastParts:
        history = table.history
        if self.pool.workers and history is not None and self._is_warm(table):
            try:
                return await self._ask(table, kept, game, history.keys[:])
            except Failed:
                kept.mark = 0
        parts, kept.veil = await asyncio.to_thread(tell.foreseen, game)
        return parts

    def _is_warm(self, table: Table) -> bool:
        """Is there a worker? The first one takes seconds to start, and nobody waits for it."""
        if self._warming is None:
            packs = digests_of(table.content)
            self._warming = asyncio.get_running_loop().create_task(self.pool.warm(packs))
        return self._warming.done()

    async def _ask(self, table: Table, kept: Kept, game: Game, keys: list[str]) -> ForecastParts:
        packs, mark, size = digests_of(table.content), next(self._marks), len(kept.keys)
        seen = Seen(missing=True)
        if kept.mark and kept.seed == game.seed and keys[:size] == kept.keys:
            wanted = Wanted(table.id, mark, kept.mark, keys[size:])
            seen = await self.pool.ask(Job("forecast", packs, wanted, Seen), LIMIT)
        if seen.missing:
            # It has another game or none: the worker is new, or answers were taken back.

            def whole() -> Wanted:
                return Wanted(table.id, mark, 0, [], codec.encode(game))

            seen = await self.pool.ask(Job("forecast", packs, whole, Seen), LIMIT)
        parts = kept.parts | seen.parts if seen.after and seen.after == kept.mark else seen.parts
        kept.keys, kept.seed, kept.mark, kept.parts, kept.veil = keys, game.seed, mark, parts, seen.veil
        return parts


def _is_current(kept: Kept, table: Table) -> bool:
    return bool(kept.seen) and kept.seen[-1].number == table.number and kept.game is table.game
