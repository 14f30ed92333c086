"""Sends a notice that this node has taken from the database: if it is still worth it, and not in quiet hours.

What a channel does not take is tried again a few times, then given up: a notice is a service, not a promise. A browser whose
subscription has ended is forgotten.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from datetime import UTC, datetime
from enum import StrEnum

import structlog

from unshuffled.server.metrics import Metrics
from unshuffled.server.notices import quiet, text, webhooks
from unshuffled.server.notices.guard import Blocked, Failed, Out
from unshuffled.server.notices.push import BadKey, Push
from unshuffled.server.notices.text import Notice
from unshuffled.stores.log import Unavailable
from unshuffled.stores.notices import Channel, NoticeStore
from unshuffled.tables.codes import Refused
from unshuffled.tables.host import Host
from unshuffled.tables.ports import NoSuchTable

AT_ONCE = 64
"""Notices on their way; the next wait in the database."""
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

    pauses: tuple[float, ...] = (2.0, 15.0)
    """Seconds before each further try."""
    now: Callable[[], datetime] = staticmethod(lambda: datetime.now(UTC))

    def __init__(
        self, host: Host, store: NoticeStore, out: Out, push: Push | None, metrics: Metrics, public_url: str
    ) -> None:
        self._host = host
        self._store = store
        self._out = out
        self._push = push
        self._metrics = metrics
        self._public_url = public_url
        self._sending: set[asyncio.Task[None]] = set()

    async def free(self) -> None:
        """Wait until one more notice may be sent."""
        while len(self._sending) >= AT_ONCE:
            await asyncio.wait(self._sending, return_when=asyncio.FIRST_COMPLETED)

    def send(self, table: str, person: str, number: int) -> None:
        """Send this notice, beside whatever is being done."""
        task = asyncio.get_running_loop().create_task(self._send(table, person, number))
        self._sending.add(task)
        task.add_done_callback(self._sending.discard)

    async def stop(self) -> None:
        """Give up what is on its way and takes long."""
        if self._sending:
            await asyncio.wait(self._sending, timeout=LAST_WORDS)
        for task in self._sending:
            task.cancel()
        await asyncio.gather(*self._sending, return_exceptions=True)
        await self._out.close()

    async def _send(self, id: str, person: str, number: int) -> None:
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
            channels = await self._store.channels(person)
            await asyncio.gather(*(self.deliver(channel, notice) for channel in channels))
        except Unavailable as error:
            log.warning("notice_lost", table=id, reason=type(error.__cause__).__name__)
        except Exception:
            log.exception("notice_failed", table=id)

    async def deliver(self, channel: Channel, notice: Notice, pauses: tuple[float, ...] | None = None) -> Came:
        """Send a notice through one channel, with a few tries."""
        came = await self._try(channel, notice)
        for pause in self.pauses if pauses is None else pauses:
            if came is not Came.FAILED:
                break
            await asyncio.sleep(pause)
            came = await self._try(channel, notice)
        self._metrics.notices.labels(channel.kind, came).inc()
        if came is Came.GONE:
            await self._store.remove(channel.person, channel.id)
        if came is not Came.SENT:
            # Neither the address nor its host: they are the person's own.
            log.info("notice_not_sent", kind=channel.kind, came=str(came), person=channel.person)
        return came

    async def _try(self, channel: Channel, notice: Notice) -> Came:
        try:
            if channel.kind == "push":
                if self._push is None:
                    return Came.REFUSED
                keys = channel.data
                body, headers = self._push.request(channel.address, keys["p256dh"], keys["auth"], notice)
                status = await self._out.post(channel.address, body, headers)
            else:
                status = await self._out.post(
                    *webhooks.request(channel.data["format"], channel.address, channel.data.get("token", ""), notice)
                )
        except (Blocked, BadKey, webhooks.BadAddress):
            return Came.REFUSED
        except Failed:
            return Came.FAILED
        if status in GONE:
            return Came.GONE
        if status in BUSY or status >= 500:
            return Came.FAILED
        return Came.SENT if status < 300 else Came.REFUSED
