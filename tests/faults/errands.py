"""What people do beside playing: fork, import, make an account and log in, leave and come back, and reach for seats.

Every acknowledgement is written down. People who were refused or heard nothing try again, as people do.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable, Sequence
from contextlib import AsyncExitStack
from dataclasses import dataclass

import websockets

from tests.faults.notes import Attempt, Made, Session
from tests.faults.people import Pair, Place, insist
from unshuffled.server.client import Guest, ProtocolError, connect
from unshuffled.tables.codes import Code
from unshuffled.wire import protocol as p
from unshuffled.wire.codes import ServerCode

LONGEST_GRAB = 60.0
LONGEST_ABSENCE = 180.0
"""Seconds beyond `absent_after` after which somebody's seat must have become free: a socket that carries nothing is
closed after forty, and a node may be killed meanwhile."""
MOST_FORKS = 2
"""Of one person: each is a socket until the end."""


async def grab(url: str, guest: Guest, table: str, seat: int) -> Attempt:
    """Hello and the wish for a seat in one go, on a socket of its own: nobody has time to say who else is there."""
    loop = asyncio.get_running_loop()
    attempt = Attempt(table, seat, guest.person, loop.time(), 0.0)
    address = url.replace("http", "ws", 1) + f"/api/tables/{table}/socket"
    headers = {"Cookie": guest.cookie_header()}
    try:
        async with (
            asyncio.timeout(LONGEST_GRAB),
            connect(
                address, additional_headers=headers, compression=None, max_size=None, proxy=None, open_timeout=60
            ) as socket,
        ):
            attempt.sent = loop.time()
            await socket.send(p.write(p.Hello()))
            await socket.send(p.write(p.TakeSeat(ref=1, seat=seat)))
            async for text in socket:
                message = p.read_server(str(text))
                if isinstance(message, p.Done) and message.to == 1:
                    attempt.number = message.number
                    break
                if isinstance(message, p.Refused) and message.to == 1:
                    attempt.code = message.code
                    break
    except (OSError, TimeoutError, websockets.WebSocketException):
        pass  # nobody knows
    attempt.at = loop.time()
    return attempt


@dataclass
class Errands:
    """The errands of all pairs; each pair runs one at a time."""

    seed: str
    every: float
    """Seconds between two of a pair's, in the mean."""
    absent_after: float
    stopped: Callable[[], bool]
    texts: Sequence[tuple[str, int]]
    """Games to bring along, and how many answers each has."""

    async def __call__(self, pair: Pair, a: Place, b: Place) -> None:
        """Until the game or the evening is over."""
        chance = random.Random(f"{self.seed} errands {pair.number} {len(pair.places)}")
        loop = asyncio.get_running_loop()
        while True:
            until = loop.time() + chance.expovariate(1 / self.every)
            while loop.time() < until:
                if self._is_over(a):
                    return
                await asyncio.sleep(0.2)
            me, other = (a, b) if chance.random() < 0.5 else (b, a)
            missing = [kind for kind in KINDS if not pair.notes.errands[kind]]
            # On a busy machine a short evening has few errands; one that was never done comes first, often enough.
            if missing and chance.random() < 0.5:
                kind = chance.choice(missing)
            else:
                kind = chance.choices(list(KINDS), [weight for weight, _ in KINDS.values()])[0]
            # Counted when it is done: what was begun and did nothing is no errand.
            if await KINDS[kind][1](self, pair, me, other, chance):
                pair.notes.errands[kind] += 1

    def _is_over(self, place: Place) -> bool:
        state = place.follower.state
        return self.stopped() or (state is not None and state.over)

    async def fork(self, pair: Pair, me: Place, other: Place, chance: random.Random) -> bool:
        """Try something else from an earlier moment, alone."""
        guest, state = me.follower.guest, me.follower.state
        if (
            state is None
            or not me.is_seated
            or sum(place.follower.guest is guest for place in pair.places) > MOST_FORKS
        ):
            return False
        at = chance.randint(0, state.answers)
        try:
            forked = await insist(lambda: guest.fork(me.follower.table, at, me.name), pair.notes)
        except ProtocolError as refusal:
            # That moment was taken back meanwhile, or the seat was taken over.
            if refusal.code == Code.NOTHING_TO_TAKE_BACK or (refusal.code == Code.SEED_SECRET and not me.is_seated):
                return False
            raise
        pair.notes.made.append(Made("forked", forked.you, forked.table, at))
        await self._play_a_little(await pair.place(guest, f"{me.name}, fork,", forked.table), chance)
        return True

    async def bring(self, pair: Pair, me: Place, other: Place, chance: random.Random) -> bool:
        """Bring a game along and play on from there."""
        guest = me.follower.guest
        if sum(place.follower.guest is guest for place in pair.places) > MOST_FORKS:
            return False
        text, answers = chance.choice(self.texts)
        made = await insist(lambda: guest.take_in(text, me.name), pair.notes)
        pair.notes.made.append(Made("imported", made.you, made.table, answers))
        await self._play_a_little(await pair.place(guest, f"{me.name}, import,", made.table), chance)
        return True

    async def _play_a_little(self, place: Place, chance: random.Random) -> None:
        for _ in range(3):
            asked, state = place.follower.decision, place.follower.state
            if asked is None or state is None or self.stopped():
                return
            async with place.turn:
                await place.wish(p.Answer(key=chance.choice(asked["keys"]), at=state.answers))

    async def make_account(self, pair: Pair, me: Place, other: Place, chance: random.Random) -> bool:
        """Become an account and come back to the seat."""
        guest, notes = me.follower.guest, pair.notes
        if any(session.person == guest.person for session in notes.sessions):
            return False
        person = guest.person
        name, password = f"player {person}", f"password of {person}"
        async with AsyncExitStack() as stack:
            # As a page does. A socket that was refused while the new cookie was on its way would be refused permanently.
            for place in [place for place in pair.places if place.follower.guest is guest]:
                await stack.enter_async_context(place.turn)
                await place.leave()
                stack.push_async_callback(place.come_back)
            try:
                made = await insist(lambda: guest.make_account(name, password), notes)
            except ProtocolError as refusal:
                if refusal.code != ServerCode.NAME_TAKEN:
                    raise
                # It was made, and the answer got lost.
                made = await insist(lambda: guest.log_in(name, password), notes)
            if made.person != person:
                notes.errors.append(f"{me.name}: {person} made an account and became {made.person}")
            notes.sessions.append(Session(person, name, password, dict(guest.http.cookies)))
        return True

    async def log_in(self, pair: Pair, me: Place, other: Place, chance: random.Random) -> bool:
        """Log in with another device, and half of the time out again."""
        notes = pair.notes
        known = next((session for session in notes.sessions if session.person == me.person), None)
        if known is None:
            return False
        async with Guest(pair.url) as device:
            made = await insist(lambda: device.log_in(known.name, known.password), notes)
            if made.person != known.person:
                notes.errors.append(f"{me.name}: {known.person} logged in and became {made.person}")
            session = Session(known.person, known.name, known.password, dict(device.http.cookies))
            if chance.random() < 0.5:
                try:
                    await insist(device.log_out, notes)
                except ProtocolError as refusal:
                    if refusal.code != ServerCode.NO_GUEST:
                        raise
                    # It ended, and the answer got lost.
                session.ended = True
            notes.sessions.append(session)
        return True

    async def come_back(self, pair: Pair, me: Place, other: Place, chance: random.Random) -> bool:
        """Leave for a moment."""
        async with me.turn:
            await me.leave()
            await asyncio.sleep(3 * chance.random())
            await me.come_back()
        return True

    async def reach(self, pair: Pair, me: Place, other: Place, chance: random.Random) -> bool:
        """Reach for the seat of somebody who is there."""
        if not other.is_seated:
            return False
        attempt = await grab(pair.url, me.follower.guest, me.follower.table, other.seat)
        pair.notes.attempts.append(attempt)
        if not attempt.code:
            await self._take_back(other)
        return True

    async def go_away(self, pair: Pair, me: Place, other: Place, chance: random.Random) -> bool:
        """Leave for long; the other takes the seat over when it can be had, and it is taken back."""
        if not me.is_seated:
            return False
        loop = asyncio.get_running_loop()
        async with me.turn:
            await me.leave()
            latest = loop.time() + self.absent_after + LONGEST_ABSENCE
            taken = False
            while not self.stopped() and not taken and loop.time() < latest:
                await asyncio.sleep(0.5 + chance.random())
                attempt = await grab(pair.url, other.follower.guest, me.follower.table, me.seat)
                pair.notes.attempts.append(attempt)
                taken = attempt.number > 0
            if not taken and not self.stopped():
                pair.notes.errors.append(f"{me.name}: away for long, and their seat could not be taken")
            await me.come_back()
        await self._take_back(me)
        return taken

    async def _take_back(self, place: Place) -> None:
        """Somebody may have taken the seat over; its owner can have it back at any time."""
        if not self.stopped():
            await place.take_seat()


Errand = Callable[[Errands, Pair, Place, Place, random.Random], Awaitable[bool]]
KINDS: dict[str, tuple[int, Errand]] = {
    "forked": (2, Errands.fork),
    "imported": (1, Errands.bring),
    "made an account": (2, Errands.make_account),
    "logged in": (3, Errands.log_in),
    "left and came back": (3, Errands.come_back),
    "reached for a seat": (4, Errands.reach),
    "left for long": (1, Errands.go_away),
}
"""How often each is chosen, in proportion, and what is done."""
