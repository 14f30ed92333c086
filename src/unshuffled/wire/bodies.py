"""The HTTP bodies of tables. Part of the protocol as `protocol` is, and under the same promise."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Raw, Struct

from unshuffled.wire.protocol import LARGEST, Count, Events, Links, SetupChoice, SwitchNumber, TableState, Word, told


class OpenTable(Struct, kw_only=True):
    """Open a table."""

    name: Word = ""
    """The person's."""
    title: Word = ""
    seats: Annotated[int, Meta(ge=1, le=4)] = 2
    setup: SetupChoice | None = None


class OpenExpedition(Struct, kw_only=True):
    """Begin an expedition."""

    name: Word = ""
    """The person's."""
    title: Word = ""
    form: Word = "standard"
    difficulty: Word = "normal"
    edition: Word = ""
    """Empty: that of the expedition's book."""
    switches: Annotated[dict[Word, Word | SwitchNumber], Meta(max_length=50)] = {}
    big_pocket: bool | None = None
    """Nothing is banished; what the form says if it is left out."""


class JoinTable(Struct, kw_only=True):
    """Come to a table with a token: to play or to watch, whichever the token is for. An open table needs none."""

    token: Word = ""
    name: Word = ""


class ForkTable(Struct, kw_only=True):
    """A new table from a moment of this one: after so many answers, or the one with this name."""

    at: Count | None = None
    save: Word = ""
    name: Word = ""


class ImportRecord(Struct, kw_only=True):
    """A new table from the text that a game is."""

    record: Annotated[str, Meta(max_length=LARGEST)]
    name: Word = ""


class AtTable(Struct, kw_only=True):
    """The answer to opening, joining, forking and importing."""

    table: str
    you: str
    links: Links
    state: TableState


class ReplayStep(Struct, kw_only=True):
    """One answer, what happened, and what replaces what in the view before it."""

    at: int
    key: str
    events: Events
    patch: dict[str, Any]


class Replay(Struct, kw_only=True):
    """Steps of a game as they were seen: the view after `since` answers, then step by step."""

    answers: int
    over: bool
    view: Annotated[Raw, told("View")]
    steps: list[ReplayStep]
    opening: Events = []
    """What happened before the first question, if `since` is 0."""


class OpenSeats(Struct, kw_only=True):
    """A table that anyone may join."""

    table: str
    name: str
    host: str
    """The host's name."""
    people: list[str]
    """Names of those with a seat."""
    seats: int
    free: int
    setup: Annotated[dict[str, Any], told("SetupChoice")]
    daily: str = ""
    """The day whose setup and seed it is played with."""


class Lobby(Struct, kw_only=True):
    """Tables that anyone may join; the newest first."""

    tables: list[OpenSeats]


class SetupCode(Struct, kw_only=True):
    """A setup as a short text to share."""

    code: str


class SetupOf(Struct, kw_only=True):
    """What is to be played."""

    setup: SetupChoice


class Problem(Struct, kw_only=True):
    """An error, as application/problem+json (RFC 9457) with a stable `code`."""

    type: str = "about:blank"
    title: str
    status: int
    code: str
    detail: str = ""
    request_id: str = ""
    """What the server's log calls this request, for questions to its operator."""
