"""People who play whatever happens, each in a browser of their own, and write down all that they are sent.

The client is the real one (`server.client.Follower`).
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any, cast

from tests.simulation.loop import Loop, Process
from tests.simulation.plan import Actor, Step
from unshuffled.server.client import Closed, Follower, Guest, ProtocolError
from unshuffled.tables.codes import Code
from unshuffled.wire import protocol as p
from unshuffled.wire.codes import ServerCode

TRIES = 3
"""How often somebody tries again what was refused because the database was away."""
LONGEST_WISH = 120.0
"""Seconds, far more than any fault lasts."""
UNKNOWN = "client/unknown"
EXPECTED = frozenset(
    {
        *(Code.STALE, Code.NOT_YOUR_DECISION, Code.NOT_AN_OPTION, Code.OVER, Code.SEAT_NOT_YOURS, Code.SEAT_TAKEN),
        *(Code.NOTHING_TO_TAKE_BACK, Code.NOTHING_TO_REDO, Code.NO_VOTE, Code.WATCHING, Code.SEED_SECRET),
        *(ServerCode.UNAVAILABLE, ServerCode.CLOSING, ServerCode.TOO_MANY, UNKNOWN),
    }
)
"""What a wish may meet. Anything else is a finding."""
OVERTAKEN = (p.Answer, p.TakeSeat)
"""Wishes that mean one moment of the table. Any other is carried out wherever the table stands, and never refused as stale."""


@dataclass(slots=True)
class Sent:
    """A wish, when it was sent, and what became of it as far as its sender knows."""

    person: str
    table: str
    message: p.FromClient
    at: float
    acknowledged: float = -1.0
    number: int = 0
    code: str = ""


@dataclass(slots=True)
class Shown:
    """What somebody had on their screen after a message, and what the message was."""

    who: str
    table: str
    at: float
    message: p.Welcome | p.Changed
    number: int
    state: p.TableState
    view: dict[str, Any] | None


@dataclass
class Notes:
    """Everything that people know."""

    shown: list[Shown] = field(default_factory=list)
    sent: list[Sent] = field(default_factory=list)
    texts: list[tuple[str, str]] = field(default_factory=list)
    """Every message as it came, with its table."""
    forks: list[tuple[str, str, int]] = field(default_factory=list)
    """Acknowledged: the new table, whose it is and after how many answers it begins."""
    odd: list[str] = field(default_factory=list)
    """What nobody should meet."""


class Visitor:
    """As much of a `Guest` as a follower asks of one."""

    def __init__(self, person: str) -> None:
        self.person = person
        self.headers: dict[str, str] = {}

    def cookie_header(self) -> str:
        """The connection knows it."""
        return ""


Fork = Callable[[str, str, int], Coroutine[Any, Any, str]]


class Person:
    """Somebody at a table, with one device."""

    def __init__(
        self, loop: Loop, actor: Actor, person: str, table: str, connect: Callable[[Person], Any], notes: Notes
    ) -> None:
        self.loop = loop
        self.actor = actor
        self.name = actor.name
        self.person = person
        self.table = table
        self.notes = notes
        self.fork: Fork | None = None
        self._connect = connect
        self.process: Process = loop.process(self.name)
        self._followers: list[Follower] = []
        """All there ever were: an id stands for one of them."""
        self.follower = self._new_follower()
        self._sent: dict[tuple[int, int], Sent] = {}
        """By the follower and its `ref`."""
        self._at = 0
        """How many steps were begun."""
        self._tries = 0
        self._is_done = False
        self.is_here = False
        self._welcomed = -1

    def _new_follower(self) -> Follower:
        guest = cast(Guest, Visitor(self.person))
        made = Follower(guest, self.table, "http://node", connect=self._connect(self), most_wait=0.8)
        self._followers.append(made)
        made.on_message = lambda message: self._hear(made, message)
        made.on_text = lambda text: self.notes.texts.append((self.table, text))
        return made

    # Coming and going

    def begin(self) -> None:
        """Open the browser."""
        self.is_here = True
        self.loop.start(self.process, self._live(), self.name)

    def crash(self) -> None:
        """The browser is gone, with all it knew."""
        self.loop.kill(self.process)
        self.is_here = False

    def come_back(self) -> None:
        """Another browser, which knows nothing."""
        if self.process.is_alive:
            return
        self.process = self.loop.process(self.name)
        self.follower = self._new_follower()
        self._welcomed = -1
        self.begin()

    async def _live(self) -> None:
        await self._arrive()
        while self._at < len(self.actor.steps):
            step = self.actor.steps[self._at]
            self._at += 1
            await asyncio.sleep(step.pause)
            for _ in range(TRIES):
                self._tries += 1
                before = len(self.notes.sent)
                await self._do(step)
                mine = [sent for sent in self.notes.sent[before:] if sent.person == self.person]
                if not any(sent.code == ServerCode.UNAVAILABLE for sent in mine):
                    break
                await asyncio.sleep(1.0)
        self._is_done = True

    async def _arrive(self) -> None:
        self.is_here = True
        try:
            await self.follower.__aenter__()
        except Closed as closed:
            self.notes.odd.append(f"{self.name}: turned away with {closed.code}")

    async def _leave(self, seconds: float) -> None:
        self.is_here = False
        await self.follower.close()
        await asyncio.sleep(seconds)
        self.follower = self._new_follower()
        self._welcomed = -1
        await self._arrive()

    @property
    def is_done(self) -> bool:
        """Was everything done that was planned, and is this person at the table?"""
        return self._is_done and self.is_here

    @property
    def is_welcomed(self) -> bool:
        """Is what they see from the connection they have now?"""
        return self._welcomed == self.follower.reconnects and self.follower._socket is not None

    # What they are sent

    def _hear(self, follower: Follower, message: p.ServerMessage) -> None:
        now = self.loop.time()
        match message:
            case p.Welcome() | p.Changed():
                if isinstance(message, p.Welcome):
                    self._welcomed = follower.reconnects
                assert follower.state is not None
                self.notes.shown.append(
                    Shown(self.name, self.table, now, message, follower.number, follower.state, follower.view)
                )
            case p.Done():
                sent = self._sent[id(follower), message.to]
                sent.number, sent.acknowledged = message.number, now
            case p.Refused():
                self._refused(follower, message)

    def _refused(self, follower: Follower, message: p.Refused) -> None:
        sent = self._sent.get((id(follower), message.to))
        if sent is not None:
            sent.code = message.code
        overtaken = sent is not None and isinstance(sent.message, OVERTAKEN)
        if message.code not in EXPECTED or (message.code == Code.STALE and not overtaken):
            wished = type(sent.message).__name__ if sent is not None else "hello"
            self.notes.odd.append(f"{self.name}: {wished} refused with {message.code} {message.detail}".strip())

    # What they do

    async def _wish(self, message: p.FromClient) -> None:
        follower = self.follower
        sent = Sent(self.person, self.table, message, self.loop.time())
        self._sent[id(follower), follower._ref + 1] = sent
        self.notes.sent.append(sent)
        try:
            async with asyncio.timeout(LONGEST_WISH):
                await follower.wish(message)
        except TimeoutError:
            self.notes.odd.append(f"{self.name}: {type(message).__name__} was never answered")
        except (ProtocolError, Closed):
            pass

    async def _do(self, step: Step) -> None:
        follower = self.follower
        state = follower.state
        if state is None:
            return
        name, vote = f"{self.name} {self._tries}", state.vote
        seated = self.person in state.seats
        if vote is not None and self.person in vote.asked and self.person not in vote.agreed and step.roll < 0.8:
            await self._wish(p.VoteBack(agrees=step.pick < 0.8))
            return
        match step.roll:
            case roll if roll < 0.55:
                await self._answer(step.pick)
            case roll if roll < 0.64:
                await self._wish(p.TakeBack(to=max(0, state.answers - 1 - int(step.pick * 3))))
            case roll if roll < 0.70:
                await self._wish(p.Redo())
            case roll if roll < 0.76:
                await self._wish(p.Suggest(what="nemesis"))
            case roll if roll < 0.80:
                await self._wish(p.Say(words=name))
            case roll if roll < 0.83:
                await self._wish(p.Save(name=name))
            case roll if roll < 0.88:
                await asyncio.gather(self._answer(step.pick), self._answer(step.pick))
            case roll if roll < 0.91:
                await follower.cut()
            case roll if roll < 0.95:
                await self._leave(step.pick * 9)
            case roll if roll < 0.98:
                await self._wish(p.TakeSeat(seat=int(step.pick * 2)))
            case _ if seated:
                await self._fork(int(step.pick * (state.answers + 1)))

    async def _answer(self, pick: float) -> None:
        decision, state = self.follower.decision, self.follower.state
        if decision is not None and state is not None and self.follower.is_mine:
            keys = decision["keys"]
            await self._wish(p.Answer(key=keys[int(pick * len(keys))], at=state.answers))

    async def _fork(self, at: int) -> None:
        if self.fork is not None:
            with suppress(OSError):
                made = await self.fork(self.table, self.person, at)
                self.notes.forks.append((made, self.person, at))
