"""Webhooks: a notice in the form that each service wants."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any
from urllib.parse import urlsplit, urlunsplit

import msgspec

from unshuffled.server.notices.text import GAME, Notice

Request = tuple[str, bytes, dict[str, str]]
"""Where to, the body and the headers."""
MARKS = re.compile(r"([\\*_~`|>\[\]()#@<:!-])")
"""What Discord reads as more than a letter."""
PRIORITY = 5
"""Of Gotify: a notice that makes a sound."""


class BadAddress(Exception):
    """The service has no such addresses."""


def _discord(address: str, token: str, notice: Notice) -> Request:
    embed: dict[str, Any] = {"title": notice.title, "description": MARKS.sub(r"\\\1", notice.text)}
    if notice.url:
        embed["url"] = notice.url
    # A table's name must not call anybody.
    return _json(address, {"username": GAME, "embeds": [embed], "allowed_mentions": {"parse": []}})


def _ntfy(address: str, token: str, notice: Notice) -> Request:
    """As JSON, which goes to the server and names the topic: headers could not carry every letter."""
    parts = urlsplit(address)
    before, _, topic = parts.path.rstrip("/").rpartition("/")
    if not topic:
        raise BadAddress
    body: dict[str, Any] = {"topic": topic, "title": notice.title, "message": notice.text}
    if notice.url:
        body["click"] = notice.url
    where = urlunsplit((parts.scheme, parts.netloc, f"{before}/", "", ""))
    return _json(where, body, {"Authorization": f"Bearer {token}"} if token else {})


def _gotify(address: str, token: str, notice: Notice) -> Request:
    parts = urlsplit(address)
    path = parts.path.rstrip("/").removesuffix("/message")
    if not token:
        raise BadAddress
    body: dict[str, Any] = {"title": notice.title, "message": notice.text, "priority": PRIORITY}
    if notice.url:
        body["extras"] = {"client::notification": {"click": {"url": notice.url}}}
    where = urlunsplit((parts.scheme, parts.netloc, f"{path}/message", "", ""))
    return _json(where, body, {"X-Gotify-Key": token})


def _plain(address: str, token: str, notice: Notice) -> Request:
    body = {
        "kind": "turn",
        "title": notice.title,
        "text": notice.text,
        "url": notice.url,
        "table": notice.table,
        "language": notice.language,
    }
    return _json(address, body, {"Authorization": f"Bearer {token}"} if token else {})


def _json(address: str, body: dict[str, Any], headers: dict[str, str] | None = None) -> Request:
    return address, msgspec.json.encode(body), {"Content-Type": "application/json", **(headers or {})}


FORMATS: dict[str, Callable[[str, str, Notice], Request]] = {
    "discord": _discord,
    "ntfy": _ntfy,
    "gotify": _gotify,
    "json": _plain,
}


def request(format: str, address: str, token: str, notice: Notice) -> Request:  # noqa: A002 the word of the protocol
    """What to send; raises `BadAddress`."""
    return FORMATS[format](address, token, notice)
