"""Rooms: the readers of each table on this node, and what they are sent.

A change is encoded once for all readers, and only what differs from what the room was shown last is sent. A reader
has a bounded queue of its own, so that a slow one is closed and never waited for. `number` is what the readers of a
room have been sent; if the table is ahead of it, they get a fresh view.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable, Iterable
from time import monotonic
from typing import Protocol

from msgspec import UNSET, Raw, UnsetType

from unshuffled.rules.readings.views import Changes
from unshuffled.server.people.links import LinkMaker
from unshuffled.server.presence import Sightings
from unshuffled.server.transport.frames import Write, frame
from unshuffled.server.watching.metrics import Metrics
from unshuffled.tables.entries import Answered, AnsweredInAdvance, Redone
from unshuffled.tables.hosting.change import Change
from unshuffled.tables.table import Table
from unshuffled.wire import protocol as p
from unshuffled.wire import tell
from unshuffled.wire.codes import Close
from unshuffled.wire.speech import Speeches

ANSWERS = {Answered, AnsweredInAdvance}
PLAYS = {*ANSWERS, Redone}
"""Entries that move the game on; one that moves it back makes a change fresh."""


ALONE = 2
"""Sweeps between two announcements of a room that only this node is known to have."""


class Announcer(Protocol):
    """How nodes tell each other who is present; the relay can do it."""

    @property
    def connected(self) -> bool:
        """Can the other nodes be heard?"""

    async def announce(self, table: str, what: bytes) -> None:
        """Tell the other nodes; may be lost."""

    async def overhear(self, hear: Callable[[str, bytes], Awaitable[None]]) -> None:
        """Call this for what other nodes announce."""


class Reader:
    """One open socket, seen from inside: what waits to be sent, and whether it is to be closed."""

    __slots__ = (
        "_held",
        "_loop",
        "_size",
        "_straight",
        "_wake",
        "asking",
        "closing",
        "on_close",
        "person",
        "start_writing",
        "waiting",
    )

    def __init__(self, person: str, size: int, straight: Write | None = None) -> None:
        self.person = person
        self.waiting: list[str] = []
        """Messages that are to be sent. Mostly there is none, and an empty deque takes 0.7 kB."""
        self.asking = False
        """Is a wish of its own being carried out? A change is then held back for a moment: most likely it is what was
        wished, and goes out in one write with the acknowledgement."""
        self._held: list[tuple[str, bytes]] = []
        self._loop = asyncio.get_running_loop()
        self.closing: Close | None = None
        """With which code it is to be closed, once it is."""
        self.on_close: Callable[[], None] | None = None
        """Called then, in the next turn of the loop."""
        self._size = size
        self._straight = straight
        self._wake: asyncio.Future[None] | None = None
        self.start_writing: Callable[[], None] | None = None
        """Called when a message has to wait for the first time: somebody must write what waits."""

    def send(self, message: str, framed: bytes = b"") -> None:
        """Send a message now, or put it in the queue; too many there, and the socket is closed."""
        # The first of the queue stays there until it is sent, so nothing overtakes it.
        if self._straight is not None and not self.waiting:
            held = self._held
            if self.asking:
                if not held:
                    self._loop.call_soon(self.flush)
                held.append((message, framed or frame(message)))
                return
            if held:
                held.append((message, framed or frame(message)))
                self.flush()
                return
            if self._straight(framed or frame(message)):
                return
        self._wait(message)

    def flush(self) -> None:
        """Send what was held back."""
        held = self._held
        if not held:
            return
        self._held = []
        if self._straight is None or self.waiting or not self._straight(b"".join([framed for _, framed in held])):
            for message, _ in held:
                self._wait(message)

    def _wait(self, message: str) -> None:
        if len(self.waiting) >= self._size:
            self.close(Close.SLOW)
            return
        self.waiting.append(message)
        if self.start_writing is not None:
            begin, self.start_writing = self.start_writing, None
            begin()
        if self._wake is not None and not self._wake.done():
            self._wake.set_result(None)

    async def some(self) -> None:
        """Wait until there is something to send. For one writer only."""
        if not self.waiting:
            self._wake = self._loop.create_future()
            try:
                await self._wake
            finally:
                self._wake = None

    @property
    def is_behind(self) -> bool:
        """Is half of the queue waiting?"""
        return len(self.waiting) * 2 >= self._size

    def close(self, code: Close) -> None:
        """The socket is to be closed with this code."""
        if self.closing is None:
            self.closing = code
            if self.on_close is not None:
                self._loop.call_soon(self.on_close)


class Room:
    """The readers of one table, and what they were shown last."""

    __slots__ = (
        "_maker",
        "_speeches",
        "elsewhere",
        "game",
        "links",
        "number",
        "readers",
        "since",
        "speech",
        "state",
        "told",
        "view",
        "view_number",
    )

    def __init__(self, table: Table, speeches: Speeches, maker: LinkMaker, since: float) -> None:
        self.since = since
        """When this node began to listen to what others say of the table."""
        self._speeches = speeches
        self._maker = maker
        self.speech = speeches.of(table.content)
        self.number = table.number
        self.links = table.links
        """The version of the links that the readers have."""
        self.state = tell.state_of(table)
        self.game = table.game
        """That moment permanently: a table's game is replaced, not changed (`rules.saves.undo`)."""
        self.readers: dict[Reader, None] = {}
        """In the order in which they came, which is that in which they are sent changes."""
        self.view: Raw = tell.NOTHING
        self.view_number = -1
        self.told: list[str] = []
        """Who was last said to be present."""
        self.elsewhere: dict[str, tuple[float, list[str]]] = {}
        """Who is present on other nodes, and when that was heard."""

    def show(self) -> Raw:
        """The whole view that the readers have. Kept only among several readers: where one is alone, nobody else will ask for it."""
        if self.view_number == self.number:
            return self.view
        view = tell.view_of(self.game, self.speech)
        if len(self.readers) > 1:
            self.view, self.view_number = view, self.number
        return view

    def forget_view(self) -> None:
        """The next reader has it made again."""
        self.view, self.view_number = tell.NOTHING, -1

    def tell(self, table: Table, change: Change) -> None:
        """Tell every reader what has changed since the last time."""
        gap = change.number - len(change.entries) != self.number
        fresh = change.fresh or gap
        kinds = {type(entry) for entry in change.entries}
        if not fresh and kinds == ANSWERS:
            state = tell.answered(table, self.state)
        else:
            before, self.state = self.state, tell.state_of(table)
            state = tell.differences(None if gap else before, self.state)
        self.number = change.number
        old, game = self.game, table.game
        patch: Changes = {}
        whole: Raw | UnsetType = UNSET
        if game is not None and (fresh or old is None):
            self.game = game
            self.speech = self._speeches.of(table.content)
            whole = self.show()
            fresh = True
        elif game is not None and old is not None and not kinds.isdisjoint(PLAYS):
            self.game = game
            patch = tell.changes_of(old, game, self.speech)
        if table.links == self.links:
            self.send(tell.changed(self.speech, game, change, state, whole, patch, fresh))
            return
        self.links = table.links
        for watching in (False, True):
            links = self._maker.links(table.id, table.links, watching)
            people = {id for id, person in table.people.items() if person.watching is watching}
            told = [reader for reader in self.readers if reader.person in people]
            self.send(tell.changed(self.speech, game, change, state, whole, patch, fresh, links), told)

    def send(self, message: str, to: Iterable[Reader] | None = None) -> None:
        """Tell every reader, or these."""
        framed = frame(message)
        for reader in self.readers if to is None else to:
            reader.send(message, framed)


class Rooms:
    """All rooms of this node."""

    def __init__(
        self,
        speeches: Speeches,
        metrics: Metrics,
        announcer: Announcer,
        node: str,
        absent_after: float,
        sightings: Sightings,
        maker: LinkMaker,
        clock: Callable[[], float] = monotonic,
    ) -> None:
        self._rooms: dict[str, Room] = {}
        self._speeches = speeches
        self._maker = maker
        self._metrics = metrics
        self._announcer = announcer
        self._node = node
        self._absent_after = absent_after
        self._sightings = sightings
        self._clock = clock
        self._connected = clock()
        """When this node could last be sure that it had missed nothing that others announced."""
        self._seen: dict[tuple[str, str], float] = {}
        """When somebody who has left was last here."""
        self._sweeps = 0
        self._tasks: set[asyncio.Task[None]] = set()

    # Telling

    async def hear(self, table: Table, change: Change) -> None:
        """A listener of `tables.hosting.host`: tell the readers. It never waits, so changes are sent in order."""
        room = self._rooms.get(table.id)
        if room is None:
            return
        if change.other_history:
            # What they were shown is gone. They come back at once, and are shown what is there: in a new room, since one of
            # them may be back before the last has left.
            self.close_room(table.id, Close.MOVED)
            for reader in list(room.readers):
                self.leave(table.id, reader)
        elif change.number > room.number:
            room.tell(table, change)
            for reader in room.readers:
                if reader.person not in table.people:
                    reader.close(Close.BARRED)

    def catch_up(self, table: Table) -> None:
        """Tell readers who have not heard of the table's latest number, such as after losing a race for it."""
        room = self._rooms.get(table.id)
        if room is not None and room.number < table.number:
            room.tell(table, Change(table.id, table.number, [], fresh=True))

    def open_tables(self) -> list[str]:
        """Tables with a reader here."""
        return list(self._rooms)

    # Coming and going

    def enter(self, table: Table, reader: Reader) -> Room:
        """A reader is here from now on, and has seen the table as it stands."""
        room = self._rooms.get(table.id)
        if room is None:
            room = self._rooms[table.id] = Room(table, self._speeches, self._maker, self._clock())
            self._metrics.rooms.set(len(self._rooms))
        self.catch_up(table)
        if reader.person not in self._here(room):
            self._sightings.arrive(table.id, reader.person)
        room.readers[reader] = None
        return room

    def arrived(self, id: str) -> None:
        """After its welcome: say who is here now."""
        room = self._rooms.get(id)
        if room is not None:
            self._presence(id, room, ask=True)

    def leave(self, id: str, reader: Reader) -> None:
        """A reader is gone."""
        room = self._rooms.get(id)
        if room is None or reader not in room.readers:
            return
        del room.readers[reader]
        if reader.person not in self._here(room):
            self._seen[id, reader.person] = self._clock()
            self._sightings.leave(id, reader.person)
        self._presence(id, room)
        if not room.readers:
            del self._rooms[id]
            self._metrics.rooms.set(len(self._rooms))

    def close_room(self, id: str, code: Close) -> None:
        """Every socket at this table is to be closed."""
        room = self._rooms.get(id)
        for reader in room.readers if room is not None else ():
            reader.close(code)

    def close_all(self, code: Close) -> None:
        """Every socket is to be closed."""
        for room in self._rooms.values():
            for reader in room.readers:
                reader.close(code)

    # Presence

    @staticmethod
    def _here(room: Room) -> set[str]:
        return {reader.person for reader in room.readers}

    def present(self, id: str) -> set[str]:
        """Who has a socket open, here or on a node that was heard of lately."""
        room = self._rooms.get(id)
        if room is None:
            return set()
        now = self._clock()
        found = self._here(room)
        for heard, people in room.elsewhere.values():
            if now - heard < self._absent_after:
                found.update(people)
        return found

    def rank(self, id: str) -> int:
        """Which of the nodes with readers of this table this one is, in an order that all of them know; -1 without readers."""
        room = self._rooms.get(id)
        if room is None:
            return -1
        now = self._clock()
        others = [n for n, (heard, people) in room.elsewhere.items() if people and now - heard < self._absent_after]
        return sorted([self._node, *others]).index(self._node)

    async def away(self, table: Table, seat: int, after: float = 0) -> frozenset[str]:
        """Whose seat this is, if they have been away for so long that others may take it, or `after`; else nobody.

        That this node has not heard of somebody shows nothing: it may have just begun to listen, or the relay may be
        away. The database says when they were last seen anywhere. Where it does not know, such as of people at nodes of a
        version that writes nothing down, this node must have listened for all that time. Raises `Unavailable`.
        """
        owner = table.seats[seat] if 0 <= seat < len(table.seats) else ""
        if not owner or owner in table.minds() or not self._is_missed(table.id, owner):
            return frozenset()
        age = await self._sightings.age(table.id, owner)
        after = max(after, self._absent_after)
        # Somebody may have been there until the next refresh was due: a node that was killed wrote no goodbye.
        there = after + self._sightings.every
        if age is None:
            age, there = self._listened(table.id), after
        return frozenset({owner}) if age >= there else frozenset()

    def _is_missed(self, id: str, person: str) -> bool:
        """Has this node neither heard of them nor seen them lately?"""
        seen = self._seen.get((id, person))
        return person not in self.present(id) and (seen is None or self._clock() - seen >= self._absent_after)

    def _listened(self, id: str) -> float:
        """For how many seconds nothing that was announced of this table can have been missed."""
        room = self._rooms.get(id)
        if room is None or not self._announcer.connected:
            return 0.0
        return self._clock() - max(room.since, self._connected)

    def reconnected(self) -> None:
        """The relay was away, and what others announced meanwhile is lost."""
        self._connected = self._clock()

    def _presence(self, id: str, room: Room, ask: bool = False) -> None:
        self._tell_present(id, room)
        self._announce(id, room, ask)

    def _tell_present(self, id: str, room: Room) -> None:
        people = sorted(self.present(id))
        if people != room.told:
            room.told = people
            room.send(p.write(p.Presence(people=people)))

    def _announce(self, id: str, room: Room, ask: bool) -> None:
        said = {"node": self._node, "people": sorted(self._here(room)), "ask": ask}
        task = asyncio.get_running_loop().create_task(self._announcer.announce(id, json.dumps(said).encode()))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def overhear(self, id: str, what: bytes) -> None:
        """Another node says who is there. Rooms without a reader here need not know."""
        room = self._rooms.get(id)
        if room is None:
            return
        said = json.loads(what)
        before = room.elsewhere.get(said["node"], (0.0, []))[1]
        for person in set(before) - set(said["people"]):
            self._seen[id, person] = self._clock()
        room.elsewhere[said["node"]] = (self._clock(), said["people"])
        self._tell_present(id, room)
        if said["ask"]:
            self._announce(id, room, ask=False)

    def sweep(self) -> None:
        """Say again who is here, and forget what is too old to matter.

        A room that no other node is known to have says it less often: a node that comes asks, and only if that was lost would it not know.
        """
        now = self._clock()
        self._sweeps += 1
        self._seen = {key: at for key, at in self._seen.items() if now - at < self._absent_after}
        for id, room in self._rooms.items():
            room.elsewhere = {n: said for n, said in room.elsewhere.items() if now - said[0] < self._absent_after}
            room.forget_view()
            self._tell_present(id, room)
            if room.elsewhere or self._sweeps % ALONE == 0:
                self._announce(id, room, ask=False)
