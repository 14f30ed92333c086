"""Hosting tables on one of many nodes: nobody owns a table, any node can die.

A `Log` keeps entries; its promise is that of two writers of one number exactly one wins. A `Relay` tells other
nodes that there is something new; it may lose messages, since every message has a number and a gap is read from
the log. A table in memory is a cache of its log. Nothing is acknowledged before the log has it. Where the log turns out
to have another history, as after a restore, the table is forgotten and loaded again.

A table with readers here is watched: the relay listens for it, and it stays in memory. Any other may lag behind its log
until it is asked for, and is forgotten when there are too many. Before a refusal leaves, the log is looked at: what was
refused here may be allowed by what another node has just written.
"""

from __future__ import annotations

import asyncio
import secrets
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from itertools import islice
from time import monotonic

import msgspec

from unshuffled.rules.core.content import Content
from unshuffled.rules.core.state import Event
from unshuffled.rules.saves import transcript
from unshuffled.tables import forks
from unshuffled.tables.codes import Code, Refused
from unshuffled.tables.contents import Contents
from unshuffled.tables.entries import (
    REWRITTEN,
    Answered,
    AnsweredInAdvance,
    DayEnded,
    Entry,
    Moderated,
    Redone,
    SeedTold,
    Started,
    TakenBack,
    packs_of,
)
from unshuffled.tables.hosting.change import Change, Listener
from unshuffled.tables.hosting.loading import PAGE, past_of
from unshuffled.tables.hosting.slot import Slot
from unshuffled.tables.ports import START, Conflict, Head, Log, NoSuchTable, OtherHistory, Relay, Snapshot
from unshuffled.tables.table import Table

OVER = 20
"""Finished games that nobody reads any more and that stay in memory: people look at the end, the review and the replay one after the other."""
SHORT = 200
"""Entries and answers that are cheaper to load at once than in a thread."""
SNAPSHOT_EVERY = 500
"""Entries between two snapshots of a table."""
TRIES = 8
"""How often a wish is tried again after losing the race for a number."""
FINAL = frozenset({Code.TOO_LONG, Code.NO_SUCH_PHRASE, Code.BAD_SETUP})
"""Refusals that nothing another node writes can turn into a yes."""


Wish = Callable[[Table], list[Entry]]


class Host:
    """Tables on this node."""

    def __init__(
        self,
        content: Content,
        log: Log,
        relay: Relay,
        keep: int = 1000,
        most: int = 20_000,
        clock: Callable[[], float] = monotonic,
    ) -> None:
        self.contents = Contents(content, log)
        self.log = log
        self.relay = relay
        self.keep = keep
        """Tables without readers that stay in memory."""
        self.most = most
        """Entries that a table may have."""
        self.on_lost: Callable[[str, Code], None] = lambda _, __: None
        """Called for a table that people read here and that cannot be loaded any more."""
        self.on_gone: Callable[[str], None] = lambda _: None
        """Called for a table that people read here and that was deleted."""
        self.on_loaded: Callable[[float], None] = lambda _: None
        """Called with the seconds that loading a table took."""
        self.listeners: list[Listener] = []
        """Called with every change, in order. They must not wait for this host."""
        self.new_seed: Callable[[], str] = _new_seed
        """Where the seeds of new tables come from: nobody can guess them."""
        self._clock = clock
        self._watched: dict[str, Slot] = {}
        self._idle: OrderedDict[str, Slot] = OrderedDict()
        self._over: OrderedDict[str, None] = OrderedDict()
        """Finished games among them, the last one last."""
        self._keeping: set[asyncio.Task[None]] = set()

    async def start(self) -> None:
        """Keep the packs that games begin with here, and listen to the other nodes."""
        await self.contents.keep()
        await self.relay.subscribe(self.hear)

    # New tables

    async def open(self, person: str, name: str, seats: int = 2, title: str = "") -> Table:
        """Open a new table for this person."""
        table = Table(forks.new_id(), self.contents.current, self.new_seed())
        entries = [*table.open(person, seats, title), *table.join(person, name)]
        for entry in entries:
            table.apply(entry)
        return await self.create(table, entries)

    async def fork(self, person: str, name: str, source: str, at: int | str) -> Table:
        """A new table that stands where another one stood after `at` answers, or at a save, with all seats this person's.

        With the old seed for a person who may know it, else redealt (`forks`).
        """
        table, entries = forks.fork(await self.table(source, sure=True), person, name, at, self.new_seed())
        if not entries[-1].dealt_anew:  # type: ignore[union-attr]
            # A person who plays the fork knows what comes in the old game too.
            await self.do(source, lambda t: t.tell_seed(person))
        return await self.create(table, entries)

    async def take_in(self, person: str, name: str, read: transcript.Record) -> Table:
        """A new table from a record."""
        content = await self.contents.of(read.packs, read.rules) if read.packs else self.contents.current
        return await self.create(*await asyncio.to_thread(forks.take_in, content, person, name, read))

    async def record(self, id: str, person: str) -> str:
        """The game as text, with its seed, for a person who may know it."""
        text = ""

        def tell(table: Table) -> list[Entry]:
            nonlocal text
            told = table.tell_seed(person)
            text = transcript.write(table.record())
            return told

        await self.do(id, tell)
        return text

    async def create(self, table: Table, entries: list[Entry]) -> Table:
        """Keep a table that has these entries; raises `Conflict` if there is one with its id."""
        head = await self.log.create(table.id, table.secret, entries)
        async with self._at(table.id) as slot:
            slot.table, slot.head = table, head
        return table

    # Tables

    async def table(self, id: str, sure: bool = False) -> Table:
        """The table as this node knows it; `sure`: with all that was written until now, wherever that was."""
        slot = self._watched.get(id)
        if slot is not None and slot.table is not None and slot.followed and not sure:
            return slot.table
        asked = self._clock()
        async with self._at(id) as slot:
            if slot.table is None or slot.known < asked:
                await self._catch_up(id, slot)
            assert slot.table is not None
            return slot.table

    def head(self, id: str) -> Head:
        """The last entry that is in the table as this node has it in memory; `START` if it has none."""
        slot = self._watched.get(id) or self._idle.get(id)
        return slot.head if slot is not None and slot.table is not None else START

    async def do(self, id: str, wish: Wish) -> Change:
        """Carry out a wish: check it, write it, tell it. A refusal changes nothing."""
        arrived = self._clock()
        slot = self._slot(id)
        slot.users += 1
        try:
            await slot.lock.acquire()
            try:
                change = await self._carry_out(id, slot, wish, arrived)
            except NoSuchTable:
                self._forget(id, slot)
                raise
            finally:
                slot.lock.release()
        finally:
            slot.users -= 1
            self._tidy(id, slot)
        if change.entries:
            await self.relay.publish(id, change.number)
        return change

    async def _carry_out(self, id: str, slot: Slot, wish: Wish, arrived: float) -> Change:
        for _ in range(TRIES):
            table = slot.table or await self._catch_up(id, slot)
            try:
                table.check_open()
                entries = wish(table)
            except Refused as refusal:
                if refusal.code in FINAL or slot.known >= arrived or not slot.may_look(self._clock()):
                    raise
                number = table.number
                if (await self._catch_up(id, slot)).number == number:
                    raise
                continue
            if not entries:
                return Change(id, table.number, [])
            if table.number + len(entries) > self.most and not isinstance(entries[0], SeedTold | DayEnded):
                # That somebody may know the seed is written in any case: it is how a full table is forked.
                raise Refused(Code.LOG_FULL)
            now = self._clock()
            try:
                head = await self.log.append(id, slot.head, entries)
            except Conflict:
                # Somebody else was first: take in and tell what they wrote, and look at the wish again.
                await self._catch_up(id, slot)
                continue
            slot.known = now
            change = await self._apply(slot, table, entries, head)
            if head.number - slot.snapshot_at >= SNAPSHOT_EVERY:
                self._keep_snapshot(slot, table)
            return change
        raise Refused(Code.STALE)

    # Readers

    async def watch(self, id: str) -> Table:
        """Somebody here reads this table: keep it, and listen for it. Each needs an `unwatch`, unless this raises."""
        slot = self._slot(id)
        self._idle.pop(id, None)
        self._watched[id] = slot
        slot.readers += 1
        try:
            async with self._at(id):
                if not slot.followed:
                    # First listen, then read: what is written in between is heard.
                    await self.relay.follow(id)
                    await self._catch_up(id, slot)
                    slot.followed = True
                return slot.table or await self._catch_up(id, slot)
        except BaseException:
            self.unwatch(id)
            raise

    def unwatch(self, id: str) -> None:
        """A reader is gone."""
        slot = self._watched[id]
        slot.readers -= 1
        if not slot.readers:
            del self._watched[id]
            self._idle[id] = slot
            slot.followed = False
            self.relay.unfollow(id)
            self._tidy(id, slot)

    @property
    def kept(self) -> int:
        """Tables in memory."""
        return len(self._watched) + len(self._idle)

    @property
    def watched(self) -> list[str]:
        """Tables with readers here."""
        return list(self._watched)

    async def behind(self, ids: Sequence[str]) -> set[str]:
        """Which of these watched tables are not as the log has them, by one look at all of them. They are to be asked for with `sure`."""
        asked = self._clock()
        heads = await self.log.heads(ids)
        found = set()
        for id in ids:
            slot = self._watched.get(id)
            if slot is None:
                continue
            if slot.table is not None and slot.head == heads.get(id):
                slot.known = max(slot.known, asked)
            else:
                found.add(id)
        return found

    async def hear(self, id: str, number: int) -> None:
        """Another node wrote something; if anybody here reads the table, catch up."""
        slot = self._watched.get(id)
        if slot is None or (slot.table is not None and slot.table.number >= number):
            return
        with suppress(NoSuchTable):  # it was deleted, and its sockets are closed
            async with self._at(id) as slot:
                if slot.table is None or slot.table.number < number:
                    await self._catch_up(id, slot)

    # Within the lock

    @asynccontextmanager
    async def _at(self, id: str) -> AsyncIterator[Slot]:
        slot = self._slot(id)
        slot.users += 1
        try:
            async with slot.lock:
                yield slot
        finally:
            slot.users -= 1
            self._tidy(id, slot)

    def _slot(self, id: str) -> Slot:
        slot = self._watched.get(id)
        if slot is None:
            slot = self._idle.get(id)
            if slot is None:
                slot = self._idle[id] = Slot()
            else:
                self._idle.move_to_end(id)
        return slot

    def _tidy(self, id: str, slot: Slot) -> None:
        """Forget what has come to nothing, finished games but the last few, and the longest unused."""
        if not slot.users and not slot.readers:
            if slot.table is None:
                self._idle.pop(id, None)
            elif slot.table.is_over:
                self._over[id] = None
                self._over.move_to_end(id)
                if len(self._over) > OVER:
                    old, _ = self._over.popitem(last=False)
                    if old in self._idle and not self._idle[old].users:
                        del self._idle[old]
        if len(self._idle) > self.keep:
            for old in list(islice(self._idle, len(self._idle) - self.keep)):
                if not self._idle[old].users:
                    del self._idle[old]

    async def _catch_up(self, id: str, slot: Slot) -> Table:
        """Read what is new, or all of it, and call the listeners."""
        now = self._clock()
        try:
            table = await self._read_on(id, slot) or await self._load(id, slot)
        except Refused as refusal:
            slot.table = None
            if slot.readers:
                self.on_lost(id, refusal.code)
            raise
        except NoSuchTable:
            self._forget(id, slot)
            raise
        slot.known = now
        return table

    def _forget(self, id: str, slot: Slot) -> None:
        """The table was deleted."""
        slot.table = None
        if slot.readers:
            self.on_gone(id)

    async def _read_on(self, id: str, slot: Slot) -> Table | None:
        """Take in what came after the table in memory, if that is still what the log has."""
        table = slot.table
        if table is None:
            return None
        try:
            while True:
                entries, head = await self.log.read(id, slot.head, PAGE)
                if entries:
                    await self._know(table, entries)
                    await self._apply(slot, table, entries, head)
                if any(isinstance(entry, Moderated) and entry.what in REWRITTEN for entry in entries):
                    slot.table = None
                    return None
                if len(entries) < PAGE:
                    return table
        except OtherHistory:
            # What was in memory happened in a history that was lost. The log is right, whatever we have seen.
            slot.table, slot.replaced = None, True
            return None

    async def _know(self, table: Table, entries: list[Entry]) -> None:
        """Another node may have begun the game with other packs."""
        for entry in entries:
            fixed = packs_of(entry)
            if fixed is not None:
                table.content = await self.contents.of(*fixed)

    async def outline(self, id: str) -> Table:
        """All of a table but its game: for tables whose packs or rules are not here."""
        secret, entries, summary, _ = await past_of(self.log, id)
        table = Table(id, self.contents.current, secret)
        table.load(entries, summary, play=False)
        return table

    async def _load(self, id: str, slot: Slot) -> Table:
        """The table from the log, with the content it was begun with. A long one is played beside the loop."""
        began = self._clock()
        secret, entries, summary, head = await past_of(self.log, id)
        slot.snapshot_at = summary["number"] if summary is not None else 0
        fixed = [found for entry in entries if (found := packs_of(entry)) is not None]
        if not fixed and summary is not None and summary["begun"] is not None:
            fixed = [(summary["begun"]["packs"], summary["begun"]["rules"])]
        content = self.contents.current if not fixed else await self.contents.of(*fixed[-1])
        table = Table(id, content, secret)
        if len(entries) + (len(summary["keys"]) if summary is not None else 0) > SHORT:
            await asyncio.to_thread(table.load, entries, summary)
        else:
            table.load(entries, summary)
        slot.table, slot.head = table, head
        self.on_loaded(self._clock() - began)
        if slot.readers:
            await self._tell(table, Change(id, table.number, [], fresh=True, other_history=slot.replaced))
        slot.replaced = False
        return table

    def _keep_snapshot(self, slot: Slot, table: Table) -> None:
        """Keep what the table amounts to; without it loading only takes longer."""
        slot.snapshot_at = slot.head.number
        summary = table.summary()
        if summary is not None:
            snapshot = Snapshot(slot.head, msgspec.json.encode(summary))
            task = asyncio.get_running_loop().create_task(self.log.keep_snapshot(table.id, snapshot))
            self._keeping.add(task)
            task.add_done_callback(self._kept)

    def _kept(self, task: asyncio.Task[None]) -> None:
        self._keeping.discard(task)
        if not task.cancelled():
            task.exception()  # the log is away, which players are shown

    async def _apply(self, slot: Slot, table: Table, entries: list[Entry], head: Head) -> Change:
        change = Change(table.id, 0, entries)
        differed = table.differs_at
        try:
            for entry in entries:
                table.apply(entry)
                game = table.game
                if isinstance(entry, (Answered, AnsweredInAdvance, Redone)) and game is not None:
                    change.events += game.events
                elif isinstance(entry, (TakenBack, Started)):
                    # What happened before the first question belongs to the beginning, not to an answer.
                    change.events[:] = _opening(table) if isinstance(entry, Started) else []
                    change.fresh = True
        except BaseException:
            # Half of it is in: what is in memory is no table any more. The log is.
            slot.table = None
            raise
        slot.head = head
        change.number = table.number
        change.fresh = change.fresh or table.differs_at != differed
        await self._tell(table, change)
        return change

    async def _tell(self, table: Table, change: Change) -> None:
        for listener in self.listeners:
            await listener(table, change)


def _opening(table: Table) -> list[Event]:
    return table.history.opening if table.history is not None else []


def _new_seed() -> str:
    return secrets.token_hex(16)
