"""A node: the tables, readers, guests and limits of one server process. Knows no framework.

Everything a request or a socket wants goes through here; `app` and `sockets` only translate.
"""

from __future__ import annotations

import re
import secrets
from collections.abc import Callable
from contextlib import suppress
from time import monotonic, perf_counter
from typing import Literal, Protocol

import structlog

from unshuffled.minds import known
from unshuffled.rules.core.content import Content
from unshuffled.rules.saves import transcript
from unshuffled.server.daily.service import PLAYS, Daily
from unshuffled.server.games.catalogs import Catalogs
from unshuffled.server.games.expeditions import Expeditions
from unshuffled.server.games.forecasts import Forecasts
from unshuffled.server.games.history import Histories
from unshuffled.server.games.packing import Packing
from unshuffled.server.games.replays import Replays
from unshuffled.server.games.reviews import Reviews
from unshuffled.server.lobby import Lobby
from unshuffled.server.minds.hints import Hints
from unshuffled.server.minds.mages import Mages
from unshuffled.server.minds.pool import Pool
from unshuffled.server.notices.guard import Out
from unshuffled.server.notices.mail import Mail
from unshuffled.server.notices.people import NoticePeople
from unshuffled.server.notices.push import BadKey, Push, can_push
from unshuffled.server.notices.sending import Sender
from unshuffled.server.notices.waiting import Waiting
from unshuffled.server.people.accounts import Accounts
from unshuffled.server.people.bans import Bans
from unshuffled.server.people.guests import Guests, Keys
from unshuffled.server.people.links import LinkMaker
from unshuffled.server.people.names import name_of
from unshuffled.server.presence import Sightings
from unshuffled.server.rooms import Announcer, Reader, Rooms
from unshuffled.server.settings import Settings
from unshuffled.server.sweeping import Sweep
from unshuffled.server.transport.limits import Buckets, Quota
from unshuffled.server.transport.turns import Origins
from unshuffled.server.watching.measuring import Measuring
from unshuffled.server.watching.metrics import Metrics
from unshuffled.stores.accounts import AccountStore
from unshuffled.stores.log import Unavailable
from unshuffled.stores.notices import NoticeStore
from unshuffled.stores.presence import PresenceStore
from unshuffled.stores.pulse import Pulse
from unshuffled.tables import forks
from unshuffled.tables.codes import Code, Refused
from unshuffled.tables.entries import Entry, to_public
from unshuffled.tables.hosting.change import Change
from unshuffled.tables.hosting.host import TRIES, Host
from unshuffled.tables.ports import Log, NoSuchTable, Relay
from unshuffled.tables.table import Table
from unshuffled.wire import bodies, tell
from unshuffled.wire import protocol as p
from unshuffled.wire.codes import Close, Denied, ServerCode
from unshuffled.wire.speech import Speeches
from unshuffled.wire.wishes import check_record, clean, moment_of, wish_of

_TABLE = re.compile(r"[A-Za-z0-9_-]{8,64}")
CATCH_UP = 500
"""Entries that a returning client gets one by one; who missed more gets the view only."""
DAY = 24 * 60 * 60
log = structlog.get_logger()


class NodeRelay(Relay, Announcer, Protocol):
    """A relay that can also say who is present."""

    on_reconnect: Callable[[], None]
    on_disconnect: Callable[[], None]
    lost: int
    reconnects: int

    @property
    def connected(self) -> bool:
        """Can the other nodes be reached?"""

    async def connect(self) -> None:
        """Connect."""

    async def close(self) -> None:
        """Close."""


class Node:
    """One server process."""

    def __init__(
        self,
        settings: Settings,
        content: Content,
        kept: Log,
        relay: NodeRelay,
        pulse: Pulse | None = None,
        *,
        accounts: AccountStore,
        presence: PresenceStore,
        catalogs: Catalogs | None = None,
        speeches: Speeches | None = None,
        clock: Callable[[], float] = monotonic,
    ) -> None:
        """Nodes of one process may share what is made of the content."""
        self.settings = s = settings
        self.pulse = pulse
        """Of a database that is elsewhere; a log in this machine is always there."""
        self.content = content
        self.log = kept
        self.relay = relay
        self.metrics = Metrics(lambda: self.has_database, lambda: relay.connected)
        keys = Keys(s.secret)
        self.origins = Origins(clock=clock)
        self.guests = Guests(keys)
        self.accounts = Accounts(s, keys, self.guests, accounts)
        self.histories = Histories(self, self.accounts.store)
        self.bans = Bans(self.accounts.store.engine)
        self.links = LinkMaker(keys)
        self.host = Host(content, kept, relay, s.tables_kept, s.entries_most, clock)
        self.host.on_lost = self._lost
        self.host.on_gone = lambda id: self.rooms.close_room(id, Close.NOT_FOUND)
        self.expeditions = Expeditions(self)
        self.daily = Daily(self, keys)
        self.packing = Packing(kept, s.pack_days)
        self.lobby = Lobby(self)
        self.speeches = speeches or Speeches(content)
        self.catalogs = catalogs or Catalogs(content)
        self.forecasts = Forecasts(s.forecast_workers)
        self.replays = Replays(self.speeches)
        self.reviews = Reviews(s.review_seconds)
        self.minds = Pool(s.mind_workers)
        self.hints = Hints(self.minds)
        self.sightings = Sightings(presence, s.absent_after, clock)
        name = secrets.token_hex(6)
        self.rooms = Rooms(self.speeches, self.metrics, relay, name, s.absent_after, self.sightings, self.links, clock)
        self.mages = Mages(self.host, self.rooms, self.minds, s.mind_pace, s.mind_seconds, self.daily.look)
        self._make_notices()
        self.requests = Buckets(s.request_rate, s.request_burst, clock=clock)
        self.makes = Buckets(s.make_rate, s.make_burst, clock=clock)
        self.reports = Buckets(s.report_rate, s.report_burst, clock=clock)
        self.exports = Buckets(s.export_rate, s.export_burst, clock=clock)
        self.messages = Buckets(s.message_rate, s.message_burst, clock=clock)
        self.address_messages = Buckets(s.address_message_rate, s.address_message_burst, clock=clock)
        self.person_bytes = Buckets(s.person_bytes_a_day / DAY, s.person_bytes_a_day, clock=clock)
        self.address_bytes = Buckets(s.address_bytes_a_day / DAY, s.address_bytes_a_day, clock=clock)
        self.person_sockets = Quota(s.sockets_of_person)
        self.address_sockets = Quota(s.sockets_of_address)
        self.measuring = Measuring(self)
        self.leaving = False
        self.draining = False
        self._reading: set[Reader] = set()
        """Whose tables the host watches for them."""
        self._sweep = Sweep(self)

    def _make_notices(self) -> None:
        s, store = self.settings, NoticeStore(self.accounts.store.engine)
        push: Push | None = None
        if s.push_key and can_push():
            contact = s.push_contact or (s.public_url if s.secure else "")
            try:
                push = Push(s.push_key, contact)
            except BadKey:
                log.error("bad_push_key", text="UNSHUFFLED_PUSH_KEY is not a key of P-256: no push messages are sent")
        out, url = Out(s.notice_private), s.public_url
        mail: Mail | None = None
        if s.smtp_url:
            mail = Mail(s.smtp_url, s.mail_from, url, Keys(s.secret), self.content, s.mail_confirmations_an_hour)
        self.notice_sender = Sender(self.host, store, out, push, self.metrics, self.origins, url, mail)
        self.notice_people = NoticePeople(store, out, push, self.notice_sender, self.content, self.origins, url, mail)
        self.waiting = Waiting(store, self.notice_sender, s.notice_seconds)

    async def start(self) -> None:
        """Connect, and listen to the other nodes."""
        self.host.listeners += [self.rooms.hear, self.expeditions.hear, self.histories.hear, self.mages.hear]
        self.host.listeners.append(self.waiting.hear)
        self.host.listeners.append(self.daily.hear)
        await self.host.start()
        await self.relay.overhear(self.rooms.overhear)
        self.relay.on_reconnect = self._reconnected
        self.relay.on_disconnect = self._sweep.soon
        if self.pulse is not None:
            await self.pulse.start()
        await self.relay.connect()
        self.sightings.start()
        await self.bans.start()
        await self.measuring.start()
        self.waiting.start()
        self.packing.start()
        await self.daily.prepare()
        self._sweep.start()

    async def stop(self) -> None:
        """Let everyone go, then the relay."""
        self.drain()
        await self._sweep.stop()
        await self.bans.stop()
        await self.measuring.stop()
        await self.mages.stop()
        await self.expeditions.stop()
        await self.histories.stop()
        await self.daily.stop()
        await self.sightings.stop()
        await self.waiting.stop()
        await self.packing.stop()
        await self.minds.close()
        await self.forecasts.close()
        await self.reviews.stop()
        await self.relay.close()
        if self.pulse is not None:
            await self.pulse.close()
        await self.accounts.store.close()

    @property
    def has_database(self) -> bool:
        """Has the database answered within the last seconds?"""
        return self.pulse is None or self.pulse.is_there

    def readiness(self) -> tuple[bool, str]:
        """May new people be sent here, and why not or with what reservation?"""
        if self.leaving or self.draining:
            return False, "not ready: stopping"
        if not self.has_database:
            return False, "not ready: the database does not answer"
        if not self.relay.connected:
            return True, "ready, but NATS is away: what others do at other servers is seen late"
        return True, "ready"

    def drain(self) -> None:
        """Take nobody new, and send everyone elsewhere."""
        self.draining = True
        self.rooms.close_all(Close.MOVED)

    def _reconnected(self) -> None:
        self.rooms.reconnected()
        self._sweep.soon()

    def _lost(self, id: str, code: Code) -> None:
        """A table that people read here cannot be loaded any more: they are sent away with the reason."""
        log.warning("table_lost", table=id, code=str(code))
        self.rooms.close_room(id, Close.OTHER_VERSION)

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
        if person in table.people or self._lets_in(table, token) is not None:
            return await self.look(table)
        # They may have joined, or the links may have been renewed, at another node a moment ago.
        table = await self.host.table(id, sure=True)
        if person in table.people or self._lets_in(table, token) is not None:
            return await self.look(table)
        raise Denied(ServerCode.NOT_FOUND)

    async def look(self, table: Table) -> Table:
        """The table, with what is to be written about it: what became of a battle, that the day of a daily table is over."""
        return await self.expeditions.look(await self.daily.look(table))

    def _lets_in(self, table: Table, token: str) -> Literal["play", "watch"] | None:
        return self.links.check(table.id, table.links, token)

    async def open(self, person: str, wanted: bodies.OpenTable) -> Table:
        """A new table, with its setup if one was given."""
        table = await self.host.open(person, name_of(wanted.name), wanted.seats, clean(wanted.title))
        self.metrics.opened.labels("new").inc()
        if wanted.setup is not None:
            await self.wish(table.id, person, p.Choose(setup=wanted.setup))
        return await self.host.table(table.id)

    async def join(self, id: str, person: str, token: str, name: str) -> Table:
        """Come to a table; somebody who plays stays a player with either token."""
        table = await self.table(id)
        if self._lets_in(table, token) is None and not table.lets_anyone_in:
            # The links may have been renewed at another node a moment ago.
            await self.host.table(id, sure=True)

        def come(table: Table) -> list[Entry]:
            # Looked at within the table's lock: many may come at once. And with the version that the links have when it is
            # written: a node that has not heard of new links loses the race for the number, and looks again.
            what = self._lets_in(table, token) or ("play" if table.lets_anyone_in else None)
            if what is None and person not in table.people:
                raise Denied(ServerCode.NOT_FOUND)
            if person not in table.people and len(table.people) >= self.settings.people_most:
                raise Denied(ServerCode.FULL)
            others = [each.name for other, each in table.people.items() if other != person]
            return table.join(person, name_of(name, others), what != "play")

        await self.host.do(id, come)
        return await self.host.table(id)

    async def fork(self, id: str, person: str, wanted: bodies.ForkTable) -> Table:
        """A new table from a moment or a save of this one."""
        await self.table_for(id, person)
        at = moment_of(wanted.at, wanted.save)
        table = await self.host.fork(person, name_of(wanted.name), id, at)
        self.histories.keep_soon(table)
        self.metrics.opened.labels("fork").inc()
        return table

    async def record(self, id: str, person: str) -> str:
        """The game as text, with its seed; that somebody was given it while the game ran is written down."""
        await self.table_for(id, person)
        return await self.host.record(id, person)

    async def read_record(self, id: str, person: str) -> str:
        """The same, if there is nothing to write down: looking must change nothing."""
        table = await self.table_for(id, person)
        if table.tell_seed(person):
            raise Refused(Code.SEED_SECRET)
        return transcript.write(table.record())

    async def take_in(self, person: str, wanted: bodies.ImportRecord) -> Table:
        """A new table from a record."""
        read = forks.read_record(wanted.record)
        check_record(read)
        table = await self.host.take_in(person, name_of(wanted.name), read)
        self.histories.keep_soon(table)
        self.metrics.opened.labels("import").inc()
        return table

    def at_table(self, table: Table, person: str) -> bodies.AtTable:
        """What a person at the table sees of it."""
        watching = table.people[person].watching
        links = self.links.links(table.id, table.links, watching)
        return bodies.AtTable(table=table.id, you=person, links=links, state=tell.state_of(table))

    # Readers

    async def welcome(self, id: str, person: str, reader: Reader, hello: p.Hello) -> None:
        """Show a reader where the table stands; from now on it hears of every change."""
        if reader not in self._reading:
            await self.host.watch(id)
            self._reading.add(reader)
        table = await self.host.table(id)
        asked = table.number
        waited = None if hello.since == asked else await self._waited(table)
        table = await self.host.table(id)
        since = table.number if hello.since is None else hello.since
        if since > table.number:
            # They come from a node that has heard of more.
            table = await self.host.table(id, sure=True)
        missed: list[Entry] = []
        while 0 <= table.number - since <= CATCH_UP and len(missed) < table.number - since:
            missed = (await self.log.read(id, since)).entries
            table = await self.host.table(id)
        # No waiting from here on: what the reader is shown is what it hears the changes of.
        gap = table.number - since
        room = self.rooms.enter(table, reader)
        known = table.people[person]
        reader.send(
            p.write(
                p.Welcome(
                    you=person,
                    links=self.links.links(id, table.links, known.watching),
                    number=table.number,
                    state=room.state,
                    view=room.show(),
                    entries=[to_public(entry) for entry in missed[:gap]] if 0 <= gap <= CATCH_UP else [],
                    missed=not 0 <= gap <= CATCH_UP,
                    present=sorted(self.rooms.present(id)),
                    waited=waited if table.number == asked else None if waited is None else 0,
                )
            )
        )
        self.rooms.arrived(id)
        self.mages.arrived(table, person)

    async def _waited(self, table: Table) -> int | None:
        """For how many seconds this table has waited for somebody; None if it does not matter or cannot be known now."""
        if len(table.people) > 1 and table.waiting_for():
            with suppress(Unavailable):
                waits = await self.log.waits([table.id])
                return int(waits[table.id]) if table.id in waits else None
        return None

    def leave(self, id: str, reader: Reader) -> None:
        """A reader is gone; or it never came."""
        self.rooms.leave(id, reader)
        if reader in self._reading:
            self._reading.discard(reader)
            self.host.unwatch(id)

    async def why(self, id: str, message: p.Why) -> p.Reason:
        """Why a key can or cannot be answered now."""
        table = await self.host.table(id)
        game = table.game
        if game is None:
            raise Refused(Code.NOT_STARTED)
        code, text = self.speeches.of(table.content).reason(game, message.key)
        return p.Reason(to=message.ref, key=message.key, code=code, text=text)

    async def foretell(self, id: str, message: p.Forecast) -> p.Foretold:
        """What the nemesis will do."""
        seen, changed = await self.forecasts.of(await self.host.table(id), message.since)
        if changed is None:
            return p.Foretold(to=message.ref, number=seen.number, forecast=seen.parts)
        return p.Foretold(to=message.ref, number=seen.number, changed=changed)

    async def hint(self, id: str, person: str, message: p.Hint) -> p.Hinted:
        """What an AI mage would do in this person's place."""
        table = await self.host.table(id)
        hint = await self.hints.of(table, person)
        return p.Hinted(to=message.ref, number=hint.number, key=hint.key, other=hint.other, text=hint.text)

    async def replay(self, id: str, person: str | None, token: str, since: int, count: int) -> bodies.Replay:
        """Steps of the game as they were seen, for anyone at the table."""
        table = await self.table_for(id, person, token)
        if not table.started:
            raise Refused(Code.NOT_STARTED)
        return await self.replays.of(table, since, count)

    async def wish(self, id: str, person: str, message: p.ClientMessage) -> Change:
        """Carry out what a message wishes."""
        started = perf_counter()
        if type(message) is p.Answer:
            # Nearly all of them are: what else it might be is not looked at.
            await self.daily.before(await self.host.table(id), person, message)
            change = await self.host.do(id, wish_of(message, person))
        else:
            change = await self._wish(id, person, message)
        self.metrics.wish(perf_counter() - started)
        return change

    async def _wish(self, id: str, person: str, message: p.ClientMessage) -> Change:
        wanted = getattr(message, "mind", "") or getattr(message, "stand_in", "")
        if wanted and wanted not in known.makers():
            raise Refused(Code.NO_SUCH_MIND)
        if isinstance(message, PLAYS):
            await self.daily.before(await self.host.table(id), person, message)
        if isinstance(message, p.TakeSeat | p.SeatMind):
            change = await self._take_seat(id, person, message)
        elif isinstance(message, p.TakeBack | p.VoteBack) and (await self.host.table(id)).trek is not None:
            change = await self.expeditions.back(id, person, message)
        else:
            change = await self.host.do(id, wish_of(message, person, rules=self.settings.rules))
        await self.daily.after(id, message)
        if isinstance(message, p.ListTable):
            await self.lobby.changed(id, person, self.origins.of(person))
        return change

    async def _take_seat(self, id: str, person: str, message: p.TakeSeat | p.SeatMind) -> Change:
        """A seat for oneself or an AI mage, if need be of somebody who is away. That they are holds for one number of the table: whatever was
        written since may be theirs, and then it is looked again.
        """
        for _ in range(TRIES):
            table = await self.host.table(id)
            number = table.number
            away = await self.rooms.away(table, message.seat)

            def absent(at: Table, number: int = number, away: frozenset[str] = away) -> frozenset[str]:
                return away - self.rooms.present(id) if at.number == number else frozenset()

            try:
                return await self.host.do(id, wish_of(message, person, absent))
            except Refused as refusal:
                if refusal.code != Code.SEAT_TAKEN or (await self.host.table(id)).number == number:
                    raise
        raise Refused(Code.STALE)
