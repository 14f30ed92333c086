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
    TOO_MUCH = "http/too_much"
    """More than may be written in a day; tomorrow there is room again."""
    BAD_REQUEST = "http/bad_request"
    """The request cannot be understood."""
    BANNED = "http/banned"
    """The operator has banned you, or your address, from this server."""
    BROKEN = "http/broken"
    """A fault of the server. It has been noted."""
    UNAVAILABLE = "http/unavailable"
    """The log cannot be reached now; whether the wish was kept is seen when it can. Try again."""
    CLOSING = "http/closing"
    """The node is shutting down; connect again."""
    NO_HINT = "hint/none"
    """No hint can be had now; try again."""
    FULL = "table/full"
    """Too many people are at this table."""
    WRONG = "account/wrong"
    """No account has this name with this password, or no account has this passkey; it does not say which."""
    NO_ACCOUNT = "account/none"
    """A guest asked for what only accounts have."""
    HAS_ACCOUNT = "account/already"
    """This person has an account already."""
    NAME_TAKEN = "account/name_taken"
    """Another account has this name."""
    BAD_NAME = "account/bad_name"
    """A login name has 2 to 40 characters, and letters or digits among them."""
    BAD_PASSWORD = "account/bad_password"
    """A password has 8 to 200 characters."""
    LOG_IN_AGAIN = "account/log_in_again"
    """This changes how the account is opened: only shortly after logging in."""
    NO_PASSKEYS = "account/no_passkeys"
    """Passkeys do not work here: the server's address is neither https nor localhost, or it was installed without."""
    BAD_PASSKEY = "account/bad_passkey"
    """The passkey does not answer what was asked, or was asked too long ago, or is known already."""
    LAST_WAY_IN = "account/last_way_in"
    """Nothing else opens the account: set a password or add another passkey first."""
    NO_PUSH = "notice/no_push"
    """This server sends no push messages."""
    NO_MAIL = "notice/no_mail"
    """This server sends no e-mail."""
    BAD_CHANNEL = "notice/bad_channel"
    """The address cannot be reached, is not allowed here, or its keys are wrong."""
    MANY_CHANNELS = "notice/too_many"
    """Remove a channel first."""


STATUS: dict[str, int] = {
    ServerCode.NOT_FOUND: 404,
    ServerCode.NO_GUEST: 401,
    ServerCode.WRONG_ORIGIN: 403,
    ServerCode.BANNED: 403,
    ServerCode.TOO_LARGE: 413,
    ServerCode.TOO_MANY: 429,
    ServerCode.TOO_MUCH: 429,
    ServerCode.BROKEN: 500,
    ServerCode.CLOSING: 503,
    ServerCode.UNAVAILABLE: 503,
    ServerCode.NO_HINT: 503,
    ServerCode.FULL: 409,
    ServerCode.WRONG: 401,
    ServerCode.NO_ACCOUNT: 403,
    ServerCode.HAS_ACCOUNT: 409,
    ServerCode.NAME_TAKEN: 409,
    ServerCode.BAD_NAME: 400,
    ServerCode.BAD_PASSWORD: 400,
    ServerCode.LOG_IN_AGAIN: 403,
    ServerCode.NO_PASSKEYS: 409,
    ServerCode.BAD_PASSKEY: 400,
    ServerCode.LAST_WAY_IN: 409,
    ServerCode.NO_PUSH: 409,
    ServerCode.NO_MAIL: 409,
    ServerCode.BAD_CHANNEL: 400,
    ServerCode.MANY_CHANNELS: 409,
    "table/not_at_table": 403,
    "table/not_the_host": 403,
    "table/watching": 403,
    "table/sent_out": 403,
    "record/seed_secret": 403,
    "daily/sealed": 403,
    "record/bad": 400,
    "setup/bad_code": 400,
    "expedition/bad": 400,
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
    BARRED = 4403
    """The operator has sent you out of this table, or banned you from the server."""
    NOT_FOUND = 4404
    """No such table, or you have not joined it."""
    OTHER_VERSION = 4409
    """The game needs packs or rules that this server does not have: connect again later, or to another server."""
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
