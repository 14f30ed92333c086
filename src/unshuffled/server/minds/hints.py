"""Hints: what an AI mage would do in somebody's place, and why. One look for all who ask at the same moment."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
import structlog

from unshuffled.rules.core.state import Game
from unshuffled.server.minds.answering import observed, own_keys
from unshuffled.server.minds.pool import Failed, Job, Pool
from unshuffled.tables.codes import Code, Refused
from unshuffled.tables.contents import digests_of
from unshuffled.tables.table import Table
from unshuffled.wire.codes import Denied, ServerCode
from unshuffled.words import plans
from unshuffled.words.phrases import as_data

KEPT = 500
THINKING = 0.8
"""Seconds for all who wait; one alone gets no more than `MOST`."""
MOST = 0.55
LIMIT = 10.0
"""Seconds after which a worker is given up."""
Moment = tuple[str, int, tuple[str, ...]]
log = structlog.get_logger()


class Compared(msgspec.Struct):
    """What came from a worker: an answer, the best other one, and what speaks for the first."""

    key: str
    other: str = ""
    why: str = ""
    much: float = 0.0


class Hint(msgspec.Struct):
    """What would be done at this number of the table."""

    number: int
    key: str
    other: str = ""
    text: Any = None


class Hints:
    """The hints of this node's tables."""

    def __init__(self, pool: Pool) -> None:
        self._pool = pool
        self._known: dict[Moment, asyncio.Task[Hint]] = {}

    async def of(self, table: Table, person: str) -> Hint:
        """What would be done now, of what this person may do."""
        game = table.game
        if game is None:
            raise Refused(Code.NOT_STARTED)
        if game.decision is None:
            raise Refused(Code.OVER)
        mine = {key for seat in table.seats_of(person) for key in own_keys(game, seat)}
        keys = [key for key in game.decision.keys if key in mine]
        if not keys:
            raise Refused(Code.NOT_YOUR_DECISION)
        moment = (table.id, table.number, tuple(keys))
        task = self._known.get(moment)
        if task is None or (task.done() and task.exception() is not None):
            if len(self._known) >= KEPT:
                self._known = {at: task for at, task in self._known.items() if not task.done()}
            # Not the asker's own: when they hang up, the next one asks for the same.
            task = asyncio.get_running_loop().create_task(self._look(table, table.number, game, keys))
            self._known[moment] = task
        return await asyncio.shield(task)

    async def _look(self, table: Table, number: int, game: Game, keys: list[str]) -> Hint:
        content = table.content

        def data() -> dict[str, object]:
            seconds = min(MOST, THINKING / (1 + self._pool.waiting))
            return {"game": observed(game), "keys": keys, "seed": f"{table.id}/{number}", "seconds": seconds}

        for _ in range(2):
            try:
                found = msgspec.convert(await self._pool.ask(Job("hint", digests_of(content), data), LIMIT), Compared)
            except (Failed, msgspec.ValidationError) as error:
                log.warning("hint_failed", table=table.id, why=str(error))
                continue
            if found.key in keys and (not found.other or found.other in keys):
                break
        else:
            raise Denied(ServerCode.NO_HINT)
        text = plans.hint(game, found.key, found.other, found.why, found.much) if found.other else None
        return Hint(number, found.key, found.other, None if text is None else as_data(text))
