"""Why the server refuses something, beside the tables' own codes. Values are part of the protocol: add, never change."""

from __future__ import annotations

from enum import IntEnum, StrEnum


class ServerCode(StrEnum):
    """A refusal's code, for programs."""

    MALFORMED = "protocol/malformed"
    """The message or body is not one of the protocol's."""
    VERSION = "protocol/version"
    """The client speaks another version of the protocol."""
    NO_HELLO = "protocol/no_hello"
    """The first message must be hello."""
    NOT_FOUND = "http/not_found"
    """There is no such thing, or you may not know of it; the two cannot be told apart."""
    NO_GUEST = "http/no_guest"
    """No valid session cookie came with the request."""
    WRONG_ORIGIN = "http/wrong_origin"
    """A page of another site asked."""
    TOO_LARGE = "http/too_large"
    """The message or body is too large."""
    TOO_MANY = "http/too_many"
    """More than the rate limit allows; wait a little."""
    BAD_REQUEST = "http/bad_request"
    """The request cannot be understood."""
    BROKEN = "http/broken"
    """A fault of the server. It has been noted."""
    UNAVAILABLE = "http/unavailable"
    """The log cannot be reached now; whether the wish was kept is seen when it can. Try again."""
    CLOSING = "http/closing"
    """The node is shutting down; connect again."""
    WATCHING = "table/watching"
    """Who only watches may look and talk."""
    FULL = "table/full"
    """Too many people are at this table."""
    SEED_SECRET = "record/seed_secret"
    """The record holds the seed: it can be had when the game is over, or by somebody who plays alone."""
    BAD_RECORD = "record/bad"
    """The text is no game, or not one that can be replayed here."""


STATUS: dict[str, int] = {
    ServerCode.NOT_FOUND: 404,
    ServerCode.NO_GUEST: 401,
    ServerCode.WRONG_ORIGIN: 403,
    ServerCode.TOO_LARGE: 413,
    ServerCode.TOO_MANY: 429,
    ServerCode.BROKEN: 500,
    ServerCode.CLOSING: 503,
    ServerCode.UNAVAILABLE: 503,
    ServerCode.WATCHING: 403,
    ServerCode.FULL: 409,
    ServerCode.SEED_SECRET: 403,
    ServerCode.BAD_RECORD: 400,
    "table/not_at_table": 403,
    "table/not_the_host": 403,
}
"""The HTTP status of a code; 400 for the rest of the server's, 409 for the rest of the tables'."""


class Close(IntEnum):
    """How a socket ends, beside the standard codes."""

    MOVED = 1012
    """The node is shutting down: connect again, to wherever the address leads then."""
    TOO_LARGE = 1009
    """A message over the limit."""
    NO_HELLO = 4400
    """No hello came in time, or it was another version's."""
    NO_GUEST = 4401
    """No valid session cookie."""
    NOT_FOUND = 4404
    """No such table, or you have not joined it."""
    SLOW = 4408
    """Messages were not read fast enough: connect again for a fresh view."""
    FLOOD = 4429
    """Far more messages than the rate limit allows, or too many sockets."""
    BROKEN = 1011
    """A fault of the server."""


class Denied(Exception):
    """The server refuses something; nothing has changed."""

    def __init__(self, code: ServerCode, detail: str = "") -> None:
        super().__init__(f"{code}: {detail}" if detail else str(code))
        self.code = code
        self.detail = detail
