"""Reviews of finished games: asked for once, computed in a worker of their own, and kept for the next reader.

One after the other, so that a busy evening takes one core of the server and no more. Kept in memory: another server, or this
one after a restart, computes a review again when it is wanted.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from dataclasses import dataclass

import msgspec

from unshuffled.rules.saves import transcript
from unshuffled.server.minds.pool import Failed, Job, Pool
from unshuffled.tables.codes import Code, Refused
from unshuffled.tables.contents import digests_of
from unshuffled.tables.table import Table
from unshuffled.wire.codes import Denied, ServerCode
from unshuffled.wire.review import GameReview, ReviewState

KEPT = 500
"""Reviews in memory, some 10 kB each."""
WAITING = 20
"""Reviews that may wait or be computed at once; a person who asks for one more is asked to come back."""
SPARE = 60.0
"""Seconds beyond its own limit after which a review is given up: the machine may be busy."""

Game = tuple[str, int]
"""A table and the number of its answers: with another answer it is another game."""


@dataclass(slots=True)
class Kept:
    """A review on its way, done, or failed."""

    progress: float = 0.0
    made: GameReview | None = None
    failed: bool = False

    def state(self) -> ReviewState:
        """What a reader gets."""
        if self.made is not None:
            return ReviewState(state="done", progress=1.0, review=self.made)
        return ReviewState(state="failed" if self.failed else "running", progress=self.progress)


class Reviews:
    """The reviews of a node."""

    def __init__(self, seconds: float) -> None:
        self.pool = Pool(1)
        self.seconds = seconds
        self._kept: OrderedDict[Game, Kept] = OrderedDict()
        self._running: set[asyncio.Task[None]] = set()

    def of(self, table: Table) -> ReviewState:
        """How far the review of this game is."""
        kept = self._kept.get(_game(table))
        return ReviewState(state="none") if kept is None else kept.state()

    def ask(self, table: Table) -> ReviewState:
        """Begin a review, unless there is one; one that failed is tried again."""
        game = _game(table)
        kept = self._kept.get(game)
        if kept is None or kept.failed:
            record = table.record()
            if len(self._running) >= WAITING:
                raise Denied(ServerCode.TOO_MANY)
            kept = self._kept[game] = Kept()
            job = Job("review", digests_of(table.content), {"record": "", "seconds": self.seconds})
            task = asyncio.get_running_loop().create_task(self._make(kept, job, record))
            self._running.add(task)
            task.add_done_callback(self._running.discard)
        self._kept.move_to_end(game)
        while len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        return kept.state()

    async def stop(self) -> None:
        """End what is being computed."""
        await self.pool.close()
        await asyncio.gather(*self._running, return_exceptions=True)

    async def _make(self, kept: Kept, job: Job, record: transcript.Record) -> None:
        job.data["record"] = transcript.write(record)

        def progress(share: float) -> None:
            kept.progress = share

        try:
            made = await self.pool.ask(job, self.seconds + SPARE, progress)
            kept.made = msgspec.convert(made, GameReview)
        except (Failed, msgspec.MsgspecError):
            kept.failed = True


def _game(table: Table) -> Game:
    if not table.started:
        raise Refused(Code.NOT_STARTED)
    if table.is_sealed:
        raise Refused(Code.DAILY_SEALED)
    if not table.is_over:
        raise Refused(Code.SEED_SECRET)
    return table.id, len(table.answers)
