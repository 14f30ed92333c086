"""AI mages at their seats: they think in a worker, say what they are going to do, and answer as a person does.

A node drives the AI mages of the tables it has readers of. Several may: who comes later finds the question answered, since
an answer is to one question and the log takes it once. To save the work all but one wait a while first. Nothing of it is
kept: after a restart the log says where the table stands, and what was announced.

A plan holds until something hidden is seen, somebody else answers or a person points at something else.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from dataclasses import dataclass, field
from functools import partial
from typing import Any

import msgspec
import structlog

from unshuffled.rules.core import options
from unshuffled.rules.core.state import Game
from unshuffled.server.minds.answering import answer, observed, own_keys
from unshuffled.server.minds.pool import Failed, Job, Pool
from unshuffled.server.rooms import Rooms
from unshuffled.stores.log import Unavailable
from unshuffled.tables import minds
from unshuffled.tables.choices import about
from unshuffled.tables.codes import Refused
from unshuffled.tables.contents import digests_of
from unshuffled.tables.ending import end
from unshuffled.tables.entries import Entry, Said, Suggested, TakenBack
from unshuffled.tables.hosting.change import Change
from unshuffled.tables.hosting.host import Host
from unshuffled.tables.table import Table

FALLBACK = "quick"
"""The mind that answers where another one fails."""
THINKING = 1.5
"""Seconds a mind may think about its turn while nobody else waits."""
READING = 2.0
"""Times the pace: for people to read what was announced."""
REGRET = 3.0
"""Seconds after something was taken back: people may want to go back further, or point at something else."""
BEHIND = 5.0
"""Seconds that a node waits for each other one that may drive the same table."""
POINTED = 45.0
"""Seconds after which a suggestion is forgotten; the page shows it as long."""
REFUSALS = 5
"""In a row, after which the table is left alone until something happens at it."""
GO_ON = "go_on"
"""The phrase of somebody who does not want to wait."""
TURN = frozenset({"main", "casting"})
"""What is asked in a player's own turn."""
log = structlog.get_logger()


class Thought(msgspec.Struct):
    """What came from a worker."""

    keys: list[str]
    steps: list[list[str | int]] = []


@dataclass(slots=True)
class Driven:
    """What this node knows of the AI mages of one table. All of it may be lost."""

    wake: asyncio.Event = field(default_factory=asyncio.Event)
    task: asyncio.Task[None] | None = None
    planned: tuple[str, int, list[str], int] | None = None
    """Whose plan, after how many answers it begins, its answers, and how many hidden cards had been seen."""
    pointed: list[tuple[str, str, float]] = field(default_factory=list)
    """What people suggest: who, what, and when."""
    due: tuple[int, float] = (-1, 0.0)
    """After how many answers the question is asked, and when it is answered at the earliest."""
    regretted: int = -1
    """After how many answers the game stood when something was last taken back."""
    hurried: int = -1
    """The turn in which somebody does not want to wait."""


class Mages:
    """The AI mages of this node's tables."""

    def __init__(
        self,
        host: Host,
        rooms: Rooms,
        pool: Pool,
        pace: float,
        limit: float,
        before: Callable[[Table], Awaitable[object]],
    ) -> None:
        self._host = host
        self._rooms = rooms
        self._pool = pool
        self._pace = pace
        self._limit = limit
        self._before = before
        """Called before each answer: the day of a daily table may be over."""
        self._tables: dict[str, Driven] = {}
        self._beside: set[asyncio.Task[None]] = set()

    # What happens at tables

    async def hear(self, table: Table, change: Change) -> None:
        """A listener of `tables.hosting.host`: never waits."""
        if not table.minds() or self._rooms.rank(table.id) < 0:
            self._tables.pop(table.id, None)
            return
        driven = self._tables.setdefault(table.id, Driven())
        for entry in change.entries:
            self._note(driven, table, entry)
        driven.wake.set()
        if not table.started and not self._pool.started:
            # Most likely the game begins soon; who begins it need not wait for a process.
            self._soon(self._pool.warm(digests_of(table.content)))
        self._look(table)

    def arrived(self, table: Table, person: str) -> None:
        """Somebody has opened the table: what was played for them is theirs again, and what waited goes on."""
        if minds.give_back(table, person):
            self._soon(self._give_back(table.id, person))
        self._look(table)

    async def sweep(self, table: Table) -> None:
        """Now and then: is somebody away for whom an AI mage is to play, or does one wait to be driven?"""
        self._look(table)
        if not (table.started and table.agreed.stand_in) or table.is_over or table.closed:
            return
        for seat in range(len(table.seats)):
            number = table.number
            away = await self._rooms.away(table, seat, table.agreed.after)

            def stand_in(at: Table, seat: int = seat, number: int = number, away: frozenset[str] = away) -> list[Entry]:
                # Whatever was written since may be theirs: then it is looked at again.
                absent = away - self._rooms.present(at.id) if at.number == number else frozenset()
                return minds.stand_in(at, seat, absent)

            if away:
                await self._host.do(table.id, stand_in)

    async def stop(self) -> None:
        """Drive nothing any more."""
        tasks = [*self._beside, *[driven.task for driven in self._tables.values() if driven.task is not None]]
        self._tables.clear()
        await end(*tasks)

    def _soon(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._beside.add(task)
        task.add_done_callback(self._beside.discard)

    async def _give_back(self, id: str, person: str) -> None:
        try:
            await self._host.do(id, lambda table: minds.give_back(table, person))
        except (Refused, Unavailable) as error:
            log.warning("seat_not_given_back", table=id, error=type(error).__name__)

    def _note(self, driven: Driven, table: Table, entry: Entry) -> None:
        now = _now()
        match entry:
            case Suggested(person=person, what=what) if asked(table) is not None:
                rest = [one for one in driven.pointed if one[:2] != (person, what)]
                # Pointing at the same thing again takes it back.
                driven.pointed = rest if len(rest) < len(driven.pointed) else [*rest, (person, what, now)]
            case Said(phrase=phrase) if phrase == GO_ON and table.game is not None:
                driven.hurried, driven.regretted = table.game.turn, -1
            case TakenBack():
                driven.planned, driven.regretted = None, len(table.answers)
                driven.due = (driven.regretted, now + REGRET)

    def _look(self, table: Table) -> None:
        """Begin to drive, if an AI mage is asked and nobody does."""
        if asked(table) is None or self._rooms.rank(table.id) < 0:
            return
        driven = self._tables.setdefault(table.id, Driven())
        if driven.task is None:
            driven.task = asyncio.get_running_loop().create_task(self._drive(table.id, driven))

    # Driving

    async def _drive(self, id: str, driven: Driven) -> None:
        refused = 0
        try:
            while refused < REFUSALS:
                table = await self._host.table(id)
                asks = asked(table)
                if asks is None or self._rooms.rank(id) < 0:
                    return
                try:
                    await self._act(driven, table, *asks)
                    refused = 0
                except Refused as refusal:
                    # Most likely somebody else was first; what stands now is looked at.
                    refused += 1
                    log.info("mind_refused", table=id, code=str(refusal.code))
        except Unavailable:
            log.warning("mind_waits_for_log", table=id)
        except Exception:
            log.exception("mind_failed", table=id)
        finally:
            driven.task = None

    async def _act(self, driven: Driven, table: Table, seat: int, person: str) -> None:
        """One answer, or nothing if something has happened meanwhile."""
        # What happens from here on, while it thinks too, is looked at before it answers.
        driven.wake.clear()
        at, game = len(table.answers), table.game
        assert game is not None
        pace = 0.0 if table.agreed.instant or driven.hurried == game.turn else self._pace
        if driven.due[0] != at:
            driven.due = (at, _now() + pace)
        late = BEHIND * self._rooms.rank(table.id)
        if late and await self._waited(driven, table, driven.due[1] + late):
            return
        key = _pointed_at(driven, game, seat) or _planned(driven, table, person)
        if not key:
            thought = await self._think(table, game, seat, person)
            if len(table.answers) != at:
                return
            driven.planned = (person, at, thought.keys, game.turned_up)
            assert game.decision is not None
            if thought.steps and game.decision.ask in TURN:
                said = await self._host.do(table.id, lambda t: minds.announce(t, person, thought.steps, at))
                if said.entries:
                    driven.due = (at, max(driven.due[1], _now() + pace * READING))
            key = thought.keys[0]
        if (pace or driven.regretted == at) and await self._waited(driven, table, driven.due[1]):
            return
        driven.pointed = [one for one in driven.pointed if key not in _keys_at(game, seat, one[1])]
        await self._before(table)
        await self._host.do(table.id, lambda t: t.answer(person, key, at))

    async def _waited(self, driven: Driven, table: Table, until: float) -> bool:
        """Wait until then; or until something happens at the table, which is to be looked at first."""
        try:
            async with asyncio.timeout(max(0.0, until - _now())):
                await driven.wake.wait()
        except TimeoutError:
            return False
        return True

    async def _think(self, table: Table, game: Game, seat: int, person: str) -> Thought:
        """What the mind is going to do; a simpler one instead of it, or at last anything that is allowed.

        The simple one takes milliseconds and runs in a thread: where one worker ends, the next may too.
        """
        at, own, packs = len(table.answers), own_keys(game, seat), digests_of(table.content)

        def data(mind: str) -> dict[str, object]:
            seconds = THINKING / (1 + self._pool.waiting)
            return {"game": observed(game), "seat": seat, "mind": mind, "seed": f"{table.id}/{at}", "seconds": seconds}

        mind = table.people[person].mind
        try:
            result = await self._pool.ask(Job("answer", packs, partial(data, mind)), self._limit)
            thought = msgspec.convert(result, Thought)
            if thought.keys and thought.keys[0] in own:
                return thought
            log.warning("mind_answers_nonsense", table=table.id, mind=mind)
        except (Failed, msgspec.ValidationError) as error:
            log.warning("mind_fails", table=table.id, mind=mind, why=str(error))
        result = await asyncio.to_thread(lambda: answer(table.content, data(FALLBACK), lambda _: None))
        thought = msgspec.convert(result, Thought)
        return thought if thought.keys and thought.keys[0] in own else Thought(own[-1:])


def asked(table: Table) -> tuple[int, str] | None:
    """The seat and the AI mage that is to answer, if one is. What players decide together is left to people."""
    game = table.game
    if game is None or game.decision is None or table.differs_at is not None or table.closed:
        return None
    ai = table.minds()
    seat = game.decision.seat
    if seat < 0:
        return (0, table.seats[0]) if table.seats and set(table.seats) <= ai else None
    return (seat, table.seats[seat]) if table.seats[seat] in ai else None


def _keys_at(game: Game, seat: int, what: str) -> list[str]:
    """The answers that somebody means who points at this: a key, or a place of the board."""
    d = game.decision
    if d is None:
        return []
    own = own_keys(game, seat)
    if what in own:
        return [what]
    found = []
    for key in own:
        value = None if d.values is None else d.values[d.keys.index(key)]
        if what in about(game, options.read(key), value):
            found.append(key)
    return found


def _pointed_at(driven: Driven, game: Game, seat: int) -> str:
    """What a person has asked for and is allowed now; empty if nothing is."""
    now = _now()
    driven.pointed = [one for one in driven.pointed if now - one[2] < POINTED]
    for _, what, _ in driven.pointed:
        keys = _keys_at(game, seat, what)
        if keys:
            return keys[0]
    return ""


def _planned(driven: Driven, table: Table, person: str) -> str:
    """The next answer of the plan, if all went as it says."""
    if driven.planned is None or table.game is None or table.game.decision is None:
        return ""
    whose, since, keys, seen = driven.planned
    done = table.answers[since:]
    if whose != person or table.game.turned_up != seen or not len(done) < len(keys) or keys[: len(done)] != done:
        return ""
    key = keys[len(done)]
    return key if key in table.game.decision.keys else ""


def _now() -> float:
    return asyncio.get_running_loop().time()
