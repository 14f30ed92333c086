"""The bodies of the routes of notices. Part of the protocol as `protocol` is, and under the same promise."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from unshuffled.wire.protocol import Word

Address = Annotated[str, Meta(min_length=1, max_length=2000)]
Minute = Annotated[int, Meta(ge=0, le=1439)]
"""Of a day."""


class NoticeChoices(Struct, kw_only=True):
    """The language of notices, and the hours at which none come: minutes after midnight in a time zone, the same twice for none."""

    language: Word = "en"
    zone: Word = "UTC"
    """As IANA names it, such as `Europe/Prague`."""
    quiet_from: Minute = 0
    quiet_until: Minute = 0


class PushSubscription(Struct, kw_only=True):
    """What a browser subscribed with; the keys as base64url."""

    endpoint: Address
    p256dh: Word
    auth: Word


class Webhook(Struct, kw_only=True):
    """An address that takes notices in one of these forms."""

    format: Literal["discord", "ntfy", "gotify", "json"]
    address: Address
    token: Word = ""
    """What Gotify needs, and others may."""


class MailAddress(Struct, kw_only=True):
    """An e-mail address of yours, and the language of the message that asks you to confirm it."""

    address: Annotated[str, Meta(min_length=3, max_length=254)]
    language: Word = "en"


class MailLink(Struct, kw_only=True):
    """What the link in an e-mail carries."""

    token: Address


class NoticeChannel(Struct, kw_only=True):
    """A way to reach you. The server keeps its address to itself, but for the host."""

    id: str
    kind: str
    """`push`, `webhook` or `mail`."""
    format: str
    host: str


class Notices(Struct, kw_only=True):
    """How you get notices. Without a channel none are sent."""

    push_key: str
    """The server's public key for `PushManager.subscribe`; empty if it sends no push messages."""
    language: str
    zone: str
    quiet_from: int
    quiet_until: int
    channels: list[NoticeChannel]
    mail: bool = False
    """Does this server send e-mail?"""


class Tried(Struct, kw_only=True):
    """Did the other side take the trial?"""

    sent: bool
