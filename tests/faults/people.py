"""People who play whatever happens, and write down every acknowledgement they get and everything they are shown."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass, field, replace
from typing import TypeVar

import httpx

from tests.faults.notes import Ack, Made, Notes
from unshuffled.server.client import Follower, Guest, ProtocolError
from unshuffled.tables.codes import Code
from unshuffled.tables.table import PHRASES
from unshuffled.wire import protocol as p
from unshuffled.wire.codes import ServerCode

T = TypeVar("T")
UNKNOWN = "client/unknown"
"""The connection was lost with the wish; whether it was kept is seen at the table."""
AWAY = frozenset({ServerCode.UNAVAILABLE, ServerCode.CLOSING, UNKNOWN})
"""The reply while something is away: wait a little and look again."""
OVERTAKEN = frozenset(
    {
        Code.STALE,
        Code.NOT_YOUR_DECISION,
        Code.NOT_AN_OPTION,
        Code.SEAT_NOT_YOURS,
        Code.OVER,
        Code.NOTHING_TO_TAKE_BACK,
        Code.NOTHING_TO_REDO,
        Code.NO_VOTE,
    }
)
"""What a wish may meet when the other person was faster. Anything else is a fault."""
SAID = tuple(phrase for phrase in PHRASES if phrase != "go_on")
"""Quick phrases that move no AI mage."""
SETTING_UP = frozenset({Code.ALREADY_STARTED, Code.SEAT_TAKEN})
"""What a wish to begin may meet when it is tried again."""
LONGEST_WISH = 300.0
"""Seconds after which a wish without any reply is a fault: a dead connection is noticed in forty, on a machine that
has nothing else to do."""
GIVEN_UP = 20.0
"""Seconds after which people try another connection: theirs may be half open, permanently."""


@dataclass
class Place:
    """A person at a table."""

    name: str
    notes: Notes
    follower: Follower
    seat: int = -1
    """The seat that is theirs, no matter who has it now."""
    turn: asyncio.Lock = field(default_factory=asyncio.Lock)
    """Held while a wish is out, and while there must be none."""
    is_away: bool = False
    keeps_views: bool = False
    """Write down what was seen when a wish was sent? It takes memory."""
    _wishes: list[Ack] = field(default_factory=list)
    """All that were sent, as acknowledgements that have no number yet."""
    _reconnects: int = 0
    _welcomed_at: int = -1
    """After how many lost connections the last welcome came."""

    def __post_init__(self) -> None:
        self.follower.on_message = self.hear

    @property
    def person(self) -> str:
        """Who this is."""
        return self.follower.guest.person

    @property
    def reconnects(self) -> int:
        """How often it was connected again, by all its followers."""
        return self._reconnects + self.follower.reconnects

    @property
    def is_welcomed(self) -> bool:
        """Is what they see from the connection they have now? Else it may be from a node that has ended."""
        return self._welcomed_at == self.follower.reconnects

    async def arrive(self) -> None:
        """Sit down and be welcomed."""
        await self.follower.__aenter__()

    async def leave(self) -> None:
        """Close the socket. No wish is allowed meanwhile."""
        self.is_away = True
        await self.follower.close()

    async def come_back(self) -> None:
        """Connect again, knowing nothing of before."""
        old = self.follower
        self._reconnects += old.reconnects
        self.follower = old.guest.follow(old.table, most_wait=old.most_wait, on_message=self.hear)
        # Wishes of the old connection cannot be acknowledged on this one, which counts them again.
        self._wishes.clear()
        self._welcomed_at = -1
        await self.arrive()
        self.is_away = False

    def hear(self, message: p.ServerMessage) -> None:
        """Write down what matters of a message."""
        table = self.follower.table
        now = asyncio.get_running_loop().time()
        if isinstance(message, p.Welcome):
            self._welcomed_at = self.follower.reconnects
        match message:
            case p.Welcome() | p.Changed():
                self.notes.show(table, message.number, message.entries, now)
            case p.Done():
                # Often the change was seen before, and the wish is over for the client; it is written down all the same.
                ack = next(each for each in reversed(self._wishes) if each.wish.ref == message.to)
                self.notes.acks.append(replace(ack, number=message.number, at=now))
            case p.Refused():
                self.notes.refusals[message.code] += 1

    async def wish(self, message: p.FromClient) -> bool:
        """Wish; gives whether it came through. Being overtaken is no fault, nor is that something is away."""
        now, view = asyncio.get_running_loop().time(), self.follower.view if self.keeps_views else None
        self._wishes.append(Ack(self.follower.table, 0, self.person, message, sent=now, view=view))
        try:
            async with asyncio.timeout(LONGEST_WISH):
                await self.follower.wish(message)
        except ProtocolError as refusal:
            if refusal.code in AWAY:
                await asyncio.sleep(0.3)
            elif refusal.code not in OVERTAKEN | SETTING_UP:
                self.notes.errors.append(f"{self.name}: {type(message).__name__} refused with {refusal}")
            return False
        except TimeoutError:
            self.notes.errors.append(f"{self.name}: {type(message).__name__} was never answered")
            return False
        return True

    async def insist(self, message: Callable[[], p.FromClient], done: Callable[[Follower], bool]) -> None:
        """Wish again until this is so."""
        async with asyncio.timeout(LONGEST_WISH):
            while not done(self.follower):
                async with self.turn:
                    await self.wish(message())
                with suppress(TimeoutError):
                    await asyncio.wait_for(self.follower.until(done), 0.5)

    async def take_seat(self) -> None:
        """Sit down on one's seat, or take it back."""
        await self.insist(lambda: p.TakeSeat(seat=self.seat), lambda _: self.is_seated)

    @property
    def is_seated(self) -> bool:
        """Have they their seat?"""
        state = self.follower.state
        return state is not None and state.seats[self.seat] == self.person

    async def play(self, chance: random.Random, pause: float, stopped: Callable[[], bool]) -> None:
        """Answer at random when it is one's turn; take back, give again, vote and talk now and then."""
        me = self.person

        def is_asked(f: Follower) -> bool:
            assert f.state is not None
            return f.is_mine or f.state.over or (f.state.vote is not None and me not in f.state.vote.agreed)

        while not stopped():
            if self.is_away:
                await asyncio.sleep(0.1)
                continue
            try:
                # With an end: somebody has to look whether the evening is over.
                await asyncio.wait_for(self.follower.until(is_asked), 1)
            except TimeoutError:
                continue
            if self.follower.state is not None and self.follower.state.over:
                return
            await asyncio.sleep(pause * (0.5 + chance.random()))
            async with self.turn:
                if not self.is_away:
                    await self.wish(self.choose(chance))

    def choose(self, chance: random.Random) -> p.FromClient:
        """What to do now: mostly an answer."""
        follower = self.follower
        state = follower.state
        assert state is not None
        if self.person not in state.seats:
            # Somebody has taken the seat over.
            return p.Say(phrase="wait")
        if state.vote is not None and self.person not in state.vote.agreed:
            return p.VoteBack(agrees=chance.random() < 0.6)
        roll = chance.random()
        if roll < 0.05:
            return p.Say(phrase=chance.choice(SAID))
        if roll < 0.10 and state.answers > 0:
            return p.TakeBack(to=max(0, state.answers - chance.randint(1, 3)))
        if roll < 0.40 and state.can_redo:
            return p.Redo()
        if follower.is_mine and follower.decision is not None:
            return p.Answer(key=chance.choice(follower.decision["keys"]), at=state.answers)
        return p.Say(phrase="wait")


async def insist(work: Callable[[], Awaitable[T]], notes: Notes, seconds: float = LONGEST_WISH) -> T:
    """Ask over HTTP until it is answered."""
    async with asyncio.timeout(seconds):
        while True:
            try:
                async with asyncio.timeout(GIVEN_UP):
                    return await work()
            except (httpx.TransportError, TimeoutError):
                await asyncio.sleep(0.2)
            except ProtocolError as refusal:
                notes.refusals[refusal.code] += 1
                # Passwords are hashed a few at a time: on a busy machine people are asked to come back.
                if refusal.code not in AWAY and refusal.code != ServerCode.TOO_MANY:
                    raise
                await asyncio.sleep(0.3)


@dataclass
class Pair:
    """Two people who play one game after the other at tables of their own."""

    url: str
    number: int
    notes: Notes
    seed: str
    pause: float
    beside: Callable[[Pair, Place, Place], Awaitable[None]] | None = None
    """What they do now and then while they play (`errands`)."""
    places: list[Place] = field(default_factory=list)
    """Everywhere they have sat down; they leave no table permanently before the end."""
    playing: bool = False
    guests: list[Guest] = field(default_factory=list)

    async def run(self, stopped: Callable[[], bool]) -> None:
        """Play until the evening is over."""
        chance = random.Random(f"{self.seed} {self.number}")
        try:
            while not stopped():
                a, b = await self._sit_down()
                self.playing = True
                self.notes.games += 1
                errands = asyncio.create_task(self._run_errands(a, b))
                await asyncio.gather(a.play(chance, self.pause, stopped), b.play(chance, self.pause, stopped))
                await errands
        except Exception as error:
            self.notes.errors.append(f"pair {self.number}: {type(error).__name__}: {error}")

    async def _run_errands(self, a: Place, b: Place) -> None:
        try:
            if self.beside is not None:
                await self.beside(self, a, b)
        except Exception as error:
            self.notes.errors.append(f"errand of pair {self.number}: {type(error).__name__}: {error}")

    async def _sit_down(self) -> tuple[Place, Place]:
        ann, bob = Guest(self.url), Guest(self.url)
        self.guests += [ann, bob]
        setup = {"mages": ["random", "random"], "nemesis": "random"}
        opened = await insist(lambda: ann.open("Ann", setup=setup), self.notes)
        self.notes.made.append(Made("opened", opened.you, opened.table))
        joined = await insist(lambda: bob.join(opened.table, opened.links.play, "Bob"), self.notes)
        self.notes.made.append(Made("joined", joined.you, joined.table))
        a, b = [await self.place(guest, name, opened.table) for guest, name in ((ann, "Ann"), (bob, "Bob"))]
        for seat, place in enumerate((a, b)):
            place.seat = seat
            await place.take_seat()
        await a.follower.until(lambda f: f.state is not None and all(f.state.seats))
        await a.insist(p.Begin, lambda f: f.state is not None and f.state.started)
        return a, b

    async def place(self, guest: Guest, name: str, table: str) -> Place:
        """Sit down at a table; they stay until the end."""
        place = Place(f"{name} {self.number}", self.notes, guest.follow(table, most_wait=1.0))
        await place.arrive()
        self.places.append(place)
        return place

    async def leave(self) -> None:
        """Go home."""
        await asyncio.gather(*(place.follower.close() for place in self.places))
        await asyncio.gather(*(guest.http.aclose() for guest in self.guests))
