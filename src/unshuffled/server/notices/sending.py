"""Sends a notice that this node has taken from the database: if it is still worth it, and not in quiet hours.

What a channel does not take is tried again a few times, then given up: a notice is a service, not a promise. A browser whose
subscription has ended is forgotten.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from datetime import UTC, datetime
from enum import StrEnum

import structlog

from unshuffled.server.notices import quiet, text, webhooks
from unshuffled.server.notices.guard import Blocked, Failed, Out, Silent
from unshuffled.server.notices.mail import Mail, NoSuchBox
from unshuffled.server.notices.push import BadKey, Push
from unshuffled.server.notices.resting import Rests
from unshuffled.server.notices.text import Notice
from unshuffled.server.transport.limits import Buckets, Quota
from unshuffled.server.transport.turns import Origins
from unshuffled.server.watching.metrics import Metrics
from unshuffled.stores.log import Unavailable
from unshuffled.stores.notices import Channel, NoticeStore
from unshuffled.tables.codes import Refused
from unshuffled.tables.ending import end
from unshuffled.tables.hosting.host import Host
from unshuffled.tables.ports import NoSuchTable

AT_ONCE = 64
"""Notices on their way; the next wait in the database."""
OF_PERSON, OF_NETWORK = 4, 16
"""Of them, those to one player, and to all players of one network address."""
WHOLE = 20.0
"""Seconds for a notice through one channel, with its tries and its turns."""
SENDS, SENDS_A_SECOND = 60, 1 / 30
"""Notices to webhooks and browsers of one person, each with its tries: at once and for long."""
GONE = frozenset({404, 410})
"""What a push service or a webhook says of an address that will never work again."""
BUSY = frozenset({408, 425, 429})
"""What is worth another try, as every status from 500 on."""
AGAIN = 60.0
"""Seconds until a notice is tried again whose table could not be read."""
LAST_WORDS = 1.0
"""Seconds for what a node that stops is sending."""
log = structlog.get_logger()


class Came(StrEnum):
    """What came of one channel."""

    SENT = "sent"
    GONE = "gone"
    REFUSED = "refused"
    FAILED = "failed"


class Sender:
    """Sends notices through people's channels."""

    pauses: tuple[float, ...] = (2.0, 10.0)
    """Seconds before each further try."""
    now: Callable[[], datetime] = staticmethod(lambda: datetime.now(UTC))

    def __init__(
        self,
        host: Host,
        store: NoticeStore,
        out: Out,
        push: Push | None,
        metrics: Metrics,
        origins: Origins,
        public_url: str,
        mail: Mail | None = None,
    ) -> None:
        self._host = host
        self._store = store
        self._out = out
        self._push = push
        self._mail = mail
        self._metrics = metrics
        self._origins = origins
        self._rests = Rests()
        self._public_url = public_url
        self._sending: set[asyncio.Task[None]] = set()
        self._people, self._networks = Quota(OF_PERSON), Quota(OF_NETWORK)
        self._sends = Buckets(SENDS_A_SECOND, SENDS)

    @property
    def is_full(self) -> bool:
        """Are so many notices on their way that no more are to be taken?"""
        return len(self._sending) >= AT_ONCE

    def send(self, table: str, person: str, number: int) -> None:
        """Send this notice, beside whatever is being done."""
        task = asyncio.get_running_loop().create_task(self._send(table, person, number))
        self._sending.add(task)
        task.add_done_callback(self._sending.discard)

    async def stop(self) -> None:
        """Give up what is on its way and takes long."""
        if self._sending:
            await asyncio.wait(self._sending, timeout=LAST_WORDS)
        await end(*self._sending)
        self._out.close()
        if self._mail is not None:
            self._mail.close()

    async def _send(self, id: str, person: str, number: int) -> None:
        network = self._origins.of(person)
        if not self._people.take(person):
            await self._put_off(id, person, number)
            return
        try:
            if not self._networks.take(network):
                await self._put_off(id, person, number)
                return
            try:
                await self._send_to(id, person, number)
            finally:
                self._networks.leave(network)
        finally:
            self._people.leave(person)

    async def _put_off(self, id: str, person: str, number: int) -> None:
        with suppress(Unavailable):
            await self._store.put_off(id, person, number, AGAIN)

    async def _send_to(self, id: str, person: str, number: int) -> None:
        try:
            choices = await self._store.choices(person)
            left = quiet.seconds_left(choices, self.now())
            if left:
                await self._store.put_off(id, person, number, left)
                return
            try:
                # What another node wrote a moment ago counts: they may have answered.
                table = await self._host.table(id, sure=True)
            except (Refused, NoSuchTable):
                await self._store.drop(id, person, number)
                return
            except Unavailable:
                await self._store.put_off(id, person, number, AGAIN)
                return
            if person not in table.waiting_for():
                await self._store.drop(id, person, number)
                return
            notice = text.turn(table, choices.language, self._public_url)
            channels = [one for one in await self._store.channels(person) if not self._rests.is_resting(one.id)]
            sending = (self.deliver(channel, notice) for channel in channels)
            # A channel that fails leaves none of the others behind: the end of this node waits for them.
            for came in await asyncio.gather(*sending, return_exceptions=True):
                if isinstance(came, BaseException):
                    raise came
        except Unavailable as error:
            log.warning("notice_lost", table=id, reason=type(error.__cause__).__name__)
        except Exception:
            log.exception("notice_failed", table=id)

    async def deliver(self, channel: Channel, notice: Notice, pauses: tuple[float, ...] | None = None) -> Came:
        """Send a notice through one channel, with a few tries."""
        # Mail has limits of its own.
        allowed = channel.kind == "mail" or self._sends.take(channel.person)
        came = Came.REFUSED
        if allowed:
            try:
                async with asyncio.timeout(WHOLE):
                    came = await self._tries(channel, notice, self.pauses if pauses is None else pauses)
            except TimeoutError:
                came = Came.FAILED
        self._metrics.notices.labels(channel.kind, came).inc()
        if came is Came.GONE:
            await self._store.remove(channel.person, channel.id)
        if came is not Came.SENT:
            # Neither the address nor its host: they are the person's own.
            log.info("notice_not_sent", kind=channel.kind, came=str(came), person=channel.person)
        return came

    async def _tries(self, channel: Channel, notice: Notice, pauses: tuple[float, ...]) -> Came:
        came = await self._once(channel, notice)
        for pause in pauses:
            if came is not Came.FAILED or self._rests.is_resting(channel.id):
                break
            await asyncio.sleep(pause)
            came = await self._once(channel, notice)
        return came

    async def _once(self, channel: Channel, notice: Notice) -> Came:
        try:
            came = await self._try(channel, notice)
        except Silent:
            # It is not asked again soon: each time it holds a place for as long as a request may take.
            return Came.GONE if self._rests.begin(channel.id) else Came.FAILED
        self._rests.end(channel.id)
        return came

    async def _try(self, channel: Channel, notice: Notice) -> Came:
        network = self._origins.of(channel.person)
        try:
            if channel.kind == "mail":
                if self._mail is None:
                    return Came.REFUSED
                await self._mail.send(channel.person, channel.address, notice)
                return Came.SENT
            if channel.kind == "push":
                if self._push is None:
                    return Came.REFUSED
                keys = channel.data
                body, headers = self._push.request(channel.address, keys["p256dh"], keys["auth"], notice)
                status = await self._out.post(channel.person, channel.address, body, headers, network)
            else:
                format, token = channel.data["format"], channel.data.get("token", "")  # noqa: A001 as in `webhooks`
                wanted = webhooks.request(format, channel.address, token, notice)
                status = await self._out.post(channel.person, *wanted, network)
        except (Blocked, BadKey, webhooks.BadAddress):
            return Came.REFUSED
        except Silent:
            raise
        except Failed:
            return Came.FAILED
        except NoSuchBox:
            return Came.GONE
        if status in GONE:
            return Came.GONE
        if status in BUSY or status >= 500:
            return Came.FAILED
        return Came.SENT if status < 300 else Came.REFUSED
