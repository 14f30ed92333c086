"""What each person wants: through which channels, in which language, and at which hours not. Off until a channel is added."""

from __future__ import annotations

from unshuffled.rules.core.content import Content
from unshuffled.server.notices import quiet, webhooks
from unshuffled.server.notices.guard import Blocked, Failed, Out
from unshuffled.server.notices.mail import BadLink, Mail, NoSuchBox, is_address, masked
from unshuffled.server.notices.push import BadKey, Push, check_keys
from unshuffled.server.notices.sending import Came, Sender
from unshuffled.server.notices.text import GAME, Notice
from unshuffled.server.transport.limits import Buckets
from unshuffled.server.transport.turns import Origins
from unshuffled.stores.notices import Channel, Choices, NoticeStore
from unshuffled.wire import notice_bodies as b
from unshuffled.wire.codes import Denied, ServerCode
from unshuffled.words.phrases import say
from unshuffled.words.speech import LANGUAGES, Voice

MOST_CHANNELS = 10
TRIALS, TRIALS_A_SECOND = 20, 1 / 60
"""Channels that one person adds or tries, at once and for long: each makes this server call an address."""
TRIAL = Notice("", "", "/", "")


class NoticePeople:
    """The notices that people want, as one node keeps them."""

    def __init__(
        self,
        store: NoticeStore,
        out: Out,
        push: Push | None,
        sender: Sender,
        content: Content,
        origins: Origins,
        public_url: str,
        mail: Mail | None = None,
    ) -> None:
        self.store = store
        self._content = content
        self._out = out
        self._push = push
        self._mail = mail
        self._sender = sender
        self._public_url = public_url
        self._origins = origins
        self._trials = Buckets(TRIALS_A_SECOND, TRIALS)

    async def info(self, person: str) -> b.Notices:
        """What this person wants, and what this server can do."""
        choices = await self.store.choices(person)
        return b.Notices(
            push_key=self._push.public if self._push is not None else "",
            language=choices.language,
            zone=choices.zone,
            quiet_from=choices.quiet_from,
            quiet_until=choices.quiet_until,
            mail=self._mail is not None,
            channels=[_told(channel) for channel in await self.store.channels(person)],
        )

    async def choose(self, person: str, wanted: b.NoticeChoices) -> b.Notices:
        """Keep the language and the quiet hours."""
        if wanted.language not in LANGUAGES or not quiet.is_zone(wanted.zone):
            raise Denied(ServerCode.BAD_REQUEST, "language or zone")
        choices = Choices(wanted.language, wanted.zone, wanted.quiet_from, wanted.quiet_until)
        await self.store.choose(person, choices)
        return await self.info(person)

    async def subscribe(self, person: str, wanted: b.PushSubscription) -> b.Notices:
        """Send notices to this browser."""
        if self._push is None:
            raise Denied(ServerCode.NO_PUSH)
        try:
            check_keys(wanted.p256dh, wanted.auth)
        except BadKey:
            raise Denied(ServerCode.BAD_CHANNEL) from None
        keys = {"p256dh": wanted.p256dh, "auth": wanted.auth}
        return await self._add(Channel(person, "push", wanted.endpoint, keys))

    async def add_webhook(self, person: str, wanted: b.Webhook) -> b.Notices:
        """Send notices to this address."""
        data = {"format": wanted.format} | ({"token": wanted.token} if wanted.token else {})
        if not wanted.token.isascii() or not wanted.token.isprintable():
            raise Denied(ServerCode.BAD_CHANNEL)
        channel = Channel(person, "webhook", wanted.address, data)
        try:
            webhooks.request(wanted.format, wanted.address, wanted.token, TRIAL)
        except (webhooks.BadAddress, ValueError):
            raise Denied(ServerCode.BAD_CHANNEL) from None
        return await self._add(channel)

    # Mail

    async def ask_for_mail(self, person: str, wanted: b.MailAddress) -> b.Tried:
        """Send a link to this address; notices go there once somebody has confirmed it."""
        mail, address = self._mail, wanted.address.strip()
        if mail is None:
            raise Denied(ServerCode.NO_MAIL)
        if not is_address(address):
            raise Denied(ServerCode.BAD_CHANNEL)
        channel = Channel(person, "mail", address)
        await self._check_room(channel)
        if not mail.may_ask(person, self._origins.of(person), address):
            raise Denied(ServerCode.TOO_MANY)
        try:
            await mail.ask(person, address, wanted.language)
        except NoSuchBox:
            raise Denied(ServerCode.BAD_CHANNEL) from None
        except (Blocked, Failed):
            return b.Tried(sent=False)
        return b.Tried(sent=True)

    async def confirm_mail(self, token: str) -> None:
        """The owner of an address wants notices there. Which person they are says the link, whatever browser opens it."""
        if self._mail is None:
            raise Denied(ServerCode.NO_MAIL)
        try:
            asked = self._mail.confirmed(token)
        except BadLink:
            raise Denied(ServerCode.NOT_FOUND) from None
        if await self.store.is_deleted(asked.person):
            raise Denied(ServerCode.NOT_FOUND)
        channel = Channel(asked.person, "mail", asked.address)
        await self._check_room(channel)
        await self.store.add(channel)

    async def stop_mail(self, token: str) -> None:
        """The owner of an address wants no more mail, from any person."""
        if self._mail is None:
            raise Denied(ServerCode.NO_MAIL)
        try:
            await self.store.remove_address("mail", self._mail.stopped(token))
        except BadLink:
            raise Denied(ServerCode.NOT_FOUND) from None

    async def _check_room(self, channel: Channel) -> None:
        known = {one.id for one in await self.store.channels(channel.person)}
        if channel.id not in known and len(known) >= MOST_CHANNELS:
            raise Denied(ServerCode.MANY_CHANNELS)

    def _may_call(self, person: str) -> None:
        if not self._trials.take(person):
            raise Denied(ServerCode.TOO_MANY)

    async def _add(self, channel: Channel) -> b.Notices:
        self._may_call(channel.person)
        try:
            await self._out.check(channel.person, channel.address, self._origins.of(channel.person))
        except (Blocked, Failed):
            raise Denied(ServerCode.BAD_CHANNEL) from None
        await self._check_room(channel)
        await self.store.add(channel)
        return await self.info(channel.person)

    async def remove(self, person: str, id: str) -> None:
        """Send nothing there any more."""
        if not id.isalnum() or not id.isascii() or not await self.store.remove(person, id):
            raise Denied(ServerCode.NOT_FOUND)

    async def forget(self, person: str) -> None:
        """Forget all of it."""
        await self.store.forget_person(person)

    async def trial(self, person: str, id: str) -> b.Tried:
        """Send a notice that says that notices come."""
        found = [channel for channel in await self.store.channels(person) if channel.id == id]
        if not found:
            raise Denied(ServerCode.NOT_FOUND)
        self._may_call(person)
        language = (await self.store.choices(person)).language
        title = Voice(self._content, language)(say("notice-trial"))
        url = f"{self._public_url}/games" if self._public_url else ""
        notice = Notice(title, GAME, "/games", url, "", language)
        return b.Tried(sent=await self._sender.deliver(found[0], notice, pauses=()) is Came.SENT)


def _told(channel: Channel) -> b.NoticeChannel:
    """Without its address: who finds the page open need not learn it."""
    if channel.kind == "mail":
        return b.NoticeChannel(id=channel.id, kind="mail", format="mail", host=masked(channel.address))
    host = channel.address.partition("://")[2].partition("/")[0].rpartition("@")[2]
    return b.NoticeChannel(id=channel.id, kind=channel.kind, format=channel.data.get("format", ""), host=host)
