"""A node: the tables, readers, guests and limits of one server process. Knows no framework.

Everything a request or a socket wants goes through here; `app` and `sockets` only translate.
"""

from __future__ import annotations

import asyncio
import re
import secrets
from contextlib import suppress
from dataclasses import asdict
from time import perf_counter
from typing import Protocol

import structlog

from unshuffled.rules import record
from unshuffled.rules.errors import RulesError
from unshuffled.rules.records import Content
from unshuffled.server import protocol as p
from unshuffled.server import tell
from unshuffled.server.codes import Close, Denied, ServerCode
from unshuffled.server.guests import Guests
from unshuffled.server.limits import Buckets, Places
from unshuffled.server.links import LinkMaker
from unshuffled.server.metrics import Metrics
from unshuffled.server.relay import NatsRelay
from unshuffled.server.rooms import Announcer, Reader, Rooms
from unshuffled.server.settings import Settings
from unshuffled.server.wishes import Wish, clean, wish_of
from unshuffled.tables.codes import Refused
from unshuffled.tables.entries import Entry, Forked
from unshuffled.tables.host import Change, Host, Log, NoSuchTable, Relay
from unshuffled.tables.table import Table

_TABLE = re.compile(r"[A-Za-z0-9_-]{8,64}")
CATCH_UP = 500
"""Entries a client that comes back is told one by one; who missed more gets the view only."""
log = structlog.get_logger()


class NodeRelay(Relay, Announcer, Protocol):
    """A relay that can also say who is present."""

    @property
    def connected(self) -> bool:
        """Can the other nodes be reached?"""

    async def connect(self) -> None:
        """Connect."""

    async def close(self) -> None:
        """Close."""

    async def look(self, table: str) -> None:
        """Have the log read."""


class Node:
    """One server process."""

    def __init__(self, settings: Settings, content: Content, kept: Log, relay: NodeRelay) -> None:
        self.settings = s = settings
        self.content = content
        self.log = kept
        self.relay = relay
        self.metrics = Metrics()
        self.guests = Guests(s.secret)
        self.links = LinkMaker(s.secret)
        self.host = Host(content, kept, relay, s.tables_kept)
        self.rooms = Rooms(self.metrics, relay, secrets.token_hex(6), s.absent_after)
        self.requests = Buckets(s.request_rate, s.request_burst)
        self.makes = Buckets(s.make_rate, s.make_burst)
        self.messages = Buckets(s.message_rate, s.message_burst)
        self.address_messages = Buckets(s.address_message_rate, s.address_message_burst)
        self.person_places = Places(s.sockets_of_person)
        self.address_places = Places(s.sockets_of_address)
        self.draining = False
        self._sweeping: asyncio.Task[None] | None = None
        self._look_now = asyncio.Event()

    async def start(self) -> None:
        """Connect, and listen to the other nodes."""
        self.host.listeners.append(self.rooms.hear)
        await self.host.start()
        await self.relay.subscribe(self._hear)
        await self.relay.overhear(self.rooms.overhear)
        if isinstance(self.relay, NatsRelay):
            self.relay.on_reconnect = self._look_now.set
        await self.relay.connect()
        self._sweeping = asyncio.get_running_loop().create_task(self._sweep())

    async def stop(self) -> None:
        """Let everyone go, then the relay."""
        self.drain()
        if self._sweeping is not None:
            self._sweeping.cancel()
        await self.relay.close()

    def drain(self) -> None:
        """Take nobody new, and send everyone elsewhere."""
        self.draining = True
        self.rooms.close_all(Close.MOVED)

    async def _hear(self, id: str, number: int) -> None:
        """After the host has heard: its table may have been out of its memory while somebody here reads it."""
        if id in self.rooms.open_tables():
            self.rooms.catch_up(await self.host.table(id))

    async def _sweep(self) -> None:
        """Now and then, and when the relay was away: has anything been missed?"""
        while True:
            with suppress(TimeoutError):
                await asyncio.wait_for(self._look_now.wait(), self.settings.sweep_seconds)
            self._look_now.clear()
            self.rooms.sweep()
            for id in self.rooms.open_tables():
                try:
                    await self.relay.look(id)
                except Exception:
                    log.exception("sweep_failed", table=id)

    # Tables

    async def table(self, id: str) -> Table:
        """The table with this id."""
        if not _TABLE.fullmatch(id):
            raise Denied(ServerCode.NOT_FOUND)
        try:
            return await self.host.table(id)
        except NoSuchTable:
            raise Denied(ServerCode.NOT_FOUND) from None

    async def table_for(self, id: str, person: str | None, token: str = "") -> Table:
        """The table, for somebody who has joined it or holds a token; for others there is none."""
        table = await self.table(id)
        if person in table.people or self.links.check(table.id, token) is not None:
            return table
        # They may have joined at another node a moment ago.
        await self.relay.look(id)
        table = await self.table(id)
        if person in table.people:
            return table
        raise Denied(ServerCode.NOT_FOUND)

    async def open(self, person: str, wanted: p.OpenTable) -> Table:
        """A new table, with its setup if one was given."""
        table = await self.host.open(person, clean(wanted.name), wanted.seats, clean(wanted.title))
        self.metrics.opened.labels("new").inc()
        if wanted.setup is not None:
            await self.wish(table.id, person, p.Choose(setup=wanted.setup))
        return await self.host.table(table.id)

    async def join(self, id: str, person: str, token: str, name: str) -> Table:
        """Come to a table; somebody who plays stays a player with either token."""
        table = await self.table(id)
        what = self.links.check(id, token)
        known = table.people.get(person)
        if what is None and known is None:
            raise Denied(ServerCode.NOT_FOUND)
        if known is None and len(table.people) >= self.settings.people_most:
            raise Denied(ServerCode.FULL)
        watching = what != "play" and (known is None or known.watching)
        await self._do(id, lambda t: t.join(person, clean(name), watching))
        return await self.host.table(id)

    async def fork(self, id: str, person: str, wanted: p.ForkTable) -> Table:
        """A new table from a moment of this one. It has the same seed: only for those who may know what comes."""
        table = await self.table_for(id, person)
        if not self._may_know_seed(table, person):
            raise Denied(ServerCode.SEED_SECRET)
        self.metrics.opened.labels("fork").inc()
        return await self.host.fork(person, clean(wanted.name), id, wanted.at)

    async def record(self, id: str, person: str) -> str:
        """The game as text, with its seed."""
        table = await self.table_for(id, person)
        if not self._may_know_seed(table, person):
            raise Denied(ServerCode.SEED_SECRET)
        return record.write(table.record())

    @staticmethod
    def _may_know_seed(table: Table, person: str) -> bool:
        return table.is_over or table.seated() == {person}

    async def take_in(self, person: str, wanted: p.ImportRecord) -> Table:
        """A new table from a record; it is replayed first, so that only what can be played is kept."""
        try:
            read = record.read(wanted.record)
            record.replay(self.content, read)
        except (RulesError, ValueError, TypeError, KeyError) as error:
            raise Denied(ServerCode.BAD_RECORD, str(error)[:200]) from None
        table = Table(secrets.token_urlsafe(12), self.content, read.seed)
        entries: list[Entry] = []

        def do(made: list[Entry]) -> None:
            for entry in made:
                table.apply(entry)
            entries.extend(made)

        do(table.open(person, len(read.setup.mages)))
        do(table.join(person, clean(wanted.name)))
        do(table.choose(person, asdict(read.setup)))
        for seat in range(len(table.seats)):
            do(table.take_seat(person, seat))
        do(table.begin(person))
        do([Forked("", len(read.keys), read.keys)])
        await self.log.create(table.id, table.seed, entries)
        self.metrics.opened.labels("import").inc()
        return await self.host.table(table.id)

    def at_table(self, table: Table, person: str) -> p.AtTable:
        """What somebody at the table is told of it."""
        watching = table.people[person].watching
        return p.AtTable(
            table=table.id, you=person, links=self.links.links(table.id, watching), state=tell.state_of(table)
        )

    # Readers

    async def welcome(self, id: str, person: str, reader: Reader, hello: p.Hello) -> None:
        """Show a reader where the table stands; from now on it hears of every change."""
        table = await self.host.table(id)
        missed: list[Entry] = []
        since = table.number if hello.since is None else hello.since
        while 0 <= table.number - since <= CATCH_UP and len(missed) < table.number - since:
            missed = await self.log.read(id, since)
            table = await self.host.table(id)
        # No waiting from here on: what the reader is shown is what it hears the changes of.
        gap = table.number - since
        room = self.rooms.enter(table, reader)
        known = table.people[person]
        reader.send(
            p.write(
                p.Welcome(
                    you=person,
                    links=self.links.links(id, known.watching),
                    number=table.number,
                    state=tell.state_of(table),
                    view=room.show(table),
                    entries=[tell.entry_of(entry) for entry in missed[:gap]] if 0 <= gap <= CATCH_UP else [],
                    missed=not 0 <= gap <= CATCH_UP,
                    present=sorted(self.rooms.present(id)),
                )
            )
        )
        self.rooms.arrived(id)

    async def wish(self, id: str, person: str, message: p.ClientMessage) -> Change:
        """Carry out what a message wishes."""
        started = perf_counter()
        change = await self._do(id, wish_of(message, person, self.rooms.absent))
        self.metrics.wish.observe(perf_counter() - started)
        return change

    async def _do(self, id: str, wish: Wish) -> Change:
        try:
            try:
                return await self.host.do(id, wish)
            except (Refused, Denied):
                # What was refused here may be allowed by what another node has just written. Look before saying no.
                number = (await self.host.table(id)).number
                await self.relay.look(id)
                if (await self.host.table(id)).number == number:
                    raise
                return await self.host.do(id, wish)
        finally:
            # Having lost a race, the table took in what another node wrote: our readers must hear of it too.
            self.rooms.catch_up(await self.host.table(id))
