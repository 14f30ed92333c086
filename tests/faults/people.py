"""People who play whatever happens, and write down every acknowledgement they get and everything they are shown."""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any, TypeVar

import httpx

from unshuffled.server import protocol as p
from unshuffled.server.client import Follower, Guest, ProtocolError
from unshuffled.server.codes import ServerCode
from unshuffled.tables.codes import Code
from unshuffled.tables.table import PHRASES

T = TypeVar("T")
UNKNOWN = "client/unknown"
"""The connection was lost with the wish; whether it was kept is seen at the table."""
AWAY = frozenset({ServerCode.UNAVAILABLE, ServerCode.CLOSING, UNKNOWN})
"""Told while something is away: wait a little and look again."""
OVERTAKEN = frozenset(
    {
        Code.STALE,
        Code.NOT_YOUR_DECISION,
        Code.NOT_AN_OPTION,
        Code.OVER,
        Code.NOTHING_TO_TAKE_BACK,
        Code.NOTHING_TO_REDO,
        Code.NO_VOTE,
    }
)
"""What a wish may meet when the other person was faster. Anything else is a fault."""
SETTING_UP = frozenset({Code.ALREADY_STARTED, Code.SEAT_TAKEN})
"""What a wish to begin may meet when it is tried again."""
LONGEST_WISH = 120.0
"""Seconds after which a wish that was told nothing is a fault: a dead connection is noticed in forty."""


@dataclass(slots=True)
class Ack:
    """The server said: the wish is in the log, and the table has this number."""

    table: str
    number: int
    person: str
    wish: p.FromClient


@dataclass
class Notes:
    """What people have been told, by all of them."""

    acks: list[Ack] = field(default_factory=list)
    shown: dict[tuple[str, int], dict[str, Any]] = field(default_factory=dict)
    """The entry that somebody was shown under this number of a table."""
    shown_twice: list[tuple[str, int]] = field(default_factory=list)
    """Numbers under which two people were shown two different entries."""
    refusals: Counter[str] = field(default_factory=Counter)
    errors: list[str] = field(default_factory=list)
    games: int = 0

    def show(self, table: str, number: int, entries: list[dict[str, Any]]) -> None:
        """Somebody was shown these entries, the last of which has this number."""
        for at, entry in enumerate(entries, start=number - len(entries) + 1):
            known = self.shown.setdefault((table, at), entry)
            if known != entry:
                self.shown_twice.append((table, at))


@dataclass
class Place:
    """A person at a table."""

    name: str
    notes: Notes
    follower: Follower
    _wishes: list[p.FromClient] = field(default_factory=list)

    def hear(self, message: p.ServerMessage) -> None:
        """Write down what matters of a message."""
        table = self.follower.table
        match message:
            case p.Welcome() | p.Changed():
                self.notes.show(table, message.number, message.entries)
            case p.Done():
                # Often the change was seen before, and the wish is over for the client; it is written down all the same.
                wish = next(wish for wish in reversed(self._wishes) if wish.ref == message.to)
                self.notes.acks.append(Ack(table, message.number, self.follower.guest.person, wish))
            case p.Refused():
                self.notes.refusals[message.code] += 1

    async def wish(self, message: p.FromClient) -> bool:
        """Wish; gives whether it came through. Being overtaken is no fault, nor is that something is away."""
        self._wishes.append(message)
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
        while not done(self.follower):
            await self.wish(message())
            with suppress(TimeoutError):
                await asyncio.wait_for(self.follower.until(done), 0.5)

    async def play(self, chance: random.Random, pause: float, stopped: Callable[[], bool]) -> None:
        """Answer at random when it is one's turn; take back, give again, vote and talk now and then."""
        follower = self.follower
        me = follower.guest.person

        def is_asked(f: Follower) -> bool:
            assert f.state is not None
            return f.is_mine or f.state.over or (f.state.vote is not None and me not in f.state.vote.agreed)

        while not stopped():
            try:
                # With an end: somebody has to look whether the evening is over.
                await asyncio.wait_for(follower.until(is_asked), 1)
            except TimeoutError:
                continue
            state = follower.state
            assert state is not None
            if state.over:
                return
            await asyncio.sleep(pause * (0.5 + chance.random()))
            await self.wish(self._choose(chance))

    def _choose(self, chance: random.Random) -> p.FromClient:
        follower = self.follower
        state = follower.state
        assert state is not None
        if state.vote is not None and follower.guest.person not in state.vote.agreed:
            return p.VoteBack(agrees=chance.random() < 0.6)
        roll = chance.random()
        if roll < 0.05:
            return p.Say(phrase=chance.choice(PHRASES))
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
                return await work()
            except httpx.TransportError:
                await asyncio.sleep(0.2)
            except ProtocolError as refusal:
                notes.refusals[refusal.code] += 1
                if refusal.code not in AWAY:
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
    places: list[Place] = field(default_factory=list)
    """Everywhere they have sat down; they leave no table before the end."""
    playing: bool = False
    _guests: list[Guest] = field(default_factory=list)

    async def run(self, stopped: Callable[[], bool]) -> None:
        """Play until the evening is over."""
        chance = random.Random(f"{self.seed} {self.number}")
        try:
            while not stopped():
                a, b = await self._sit_down()
                self.playing = True
                self.notes.games += 1
                await asyncio.gather(a.play(chance, self.pause, stopped), b.play(chance, self.pause, stopped))
        except Exception as error:
            self.notes.errors.append(f"pair {self.number}: {type(error).__name__}: {error}")

    async def _sit_down(self) -> tuple[Place, Place]:
        ann, bob = Guest(self.url), Guest(self.url)
        self._guests += [ann, bob]
        setup = {"mages": ["random", "random"], "nemesis": "random"}
        opened = await insist(lambda: ann.open("Ann", setup=setup), self.notes)
        await insist(lambda: bob.join(opened.table, opened.links.play, "Bob"), self.notes)
        a, b = [await self._place(guest, name, opened.table) for guest, name in ((ann, "Ann"), (bob, "Bob"))]
        for seat, place in enumerate((a, b)):
            me = place.follower.guest.person
            await place.insist(
                lambda seat=seat: p.TakeSeat(seat=seat),  # type: ignore[misc]
                lambda f, seat=seat, me=me: f.state is not None and f.state.seats[seat] == me,  # type: ignore[misc]
            )
        await a.follower.until(lambda f: f.state is not None and all(f.state.seats))
        await a.insist(p.Begin, lambda f: f.state is not None and f.state.started)
        return a, b

    async def _place(self, guest: Guest, name: str, table: str) -> Place:
        follower = guest.follow(table, most_wait=1.0)
        place = Place(f"{name} {self.number}", self.notes, follower)
        follower.on_message = place.hear
        await follower.__aenter__()
        self.places.append(place)
        return place

    async def leave(self) -> None:
        """Go home."""
        await asyncio.gather(*(place.follower.close() for place in self.places))
        await asyncio.gather(*(guest.http.aclose() for guest in self._guests))
