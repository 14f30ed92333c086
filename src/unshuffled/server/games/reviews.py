"""Reviews of finished games: asked for once, computed in a worker of their own, and kept for the next reader.

One after the other, so that a busy evening takes one core of the server and no more; network addresses are served in turn. Kept
in memory by the game itself, so an imported copy is not computed again. Another server, or this one after a restart, computes a
review again when it is wanted.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from dataclasses import dataclass
from functools import partial
from hashlib import sha256

import msgspec

from unshuffled.rules.saves import transcript
from unshuffled.server.minds.pool import Failed, Job, Pool
from unshuffled.server.transport.limits import Quota
from unshuffled.server.transport.turns import Turns
from unshuffled.tables.codes import Code, Refused
from unshuffled.tables.contents import digests_of
from unshuffled.tables.table import Table
from unshuffled.wire.codes import Denied, ServerCode
from unshuffled.wire.review import GameReview, ReviewState

KEPT = 500
"""Reviews in memory, some 10 kB each."""
WAITING = 100
"""Reviews that may wait or be computed together."""
WAITING_OF_ONE = 2
"""Of them, those of one player, and of the players of one network address; a player who asks for one more is asked to come back."""
SPARE = 60.0
"""Seconds beyond its own limit after which a review is given up: the machine may be busy."""

Game = tuple[str, int]
"""A table and its number: with another entry it may be another game."""


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
        self._kept: OrderedDict[str, Kept] = OrderedDict()
        """By the digest of the game."""
        self._digests: OrderedDict[Game, str] = OrderedDict()
        """Of the games that were asked for."""
        self._turns = Turns(1, of_one=1)
        self._people, self._networks = Quota(WAITING_OF_ONE), Quota(WAITING_OF_ONE)
        self._running: set[asyncio.Task[None]] = set()

    def of(self, table: Table) -> ReviewState:
        """How far the review of this game is."""
        kept = self._kept.get(self._digests.get(_game(table), ""))
        return ReviewState(state="none") if kept is None else kept.state()

    def ask(self, table: Table, person: str, network: str) -> ReviewState:
        """Begin a review for a player at this network address, unless there is one; one that failed is tried again."""
        game = _game(table)
        digest = self._digests.get(game)
        if digest is None:
            digest = self._digests[game] = _digest(table)
            if len(self._digests) > KEPT:
                self._digests.popitem(last=False)
        kept = self._kept.get(digest)
        if kept is None or kept.failed:
            record = table.record()
            if len(self._running) >= WAITING or not self._people.take(person):
                raise Denied(ServerCode.TOO_MANY)
            if not self._networks.take(network):
                self._people.leave(person)
                raise Denied(ServerCode.TOO_MANY)
            kept = self._kept[digest] = Kept()
            job = Job("review", digests_of(table.content), {"record": "", "seconds": self.seconds})
            task = asyncio.get_running_loop().create_task(self._make(kept, job, record, network))
            self._running.add(task)
            task.add_done_callback(partial(self._ended, person, network))
        self._kept.move_to_end(digest)
        while len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        return kept.state()

    def _ended(self, person: str, network: str, task: asyncio.Task[None]) -> None:
        self._running.discard(task)
        self._people.leave(person)
        self._networks.leave(network)

    async def stop(self) -> None:
        """End what is being computed."""
        await self.pool.close()
        await asyncio.gather(*self._running, return_exceptions=True)

    async def _make(self, kept: Kept, job: Job, record: transcript.Record, network: str) -> None:
        job.data["record"] = transcript.write(record)

        def progress(share: float) -> None:
            kept.progress = share

        try:
            async with self._turns.place(network):
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
    return table.id, table.number


def _digest(table: Table) -> str:
    packs = ",".join(f"{id}={digest}" for id, digest in sorted(digests_of(table.content).items()))
    return sha256(f"{packs}\n{transcript.write(table.record())}".encode()).hexdigest()
