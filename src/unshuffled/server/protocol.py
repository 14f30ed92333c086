"""The wire: every HTTP body and every socket message, as tagged records. docs/protocol.md is its page.

Versioned by `PROTOCOL`. Within a version fields and kinds are added, never changed; unknown fields are ignored.
Everything here may be read by anyone at the table: hands are open, and what is hidden is not in a view (`rules.views`).
"""

from __future__ import annotations

from typing import Annotated, Any, get_args

import msgspec
from msgspec import Meta, Raw, Struct

PROTOCOL = 1
LARGEST = 64 * 1024
"""Bytes of a message or body from a client."""

Count = Annotated[int, Meta(ge=0, le=2**53)]
Seat = Annotated[int, Meta(ge=0, le=3)]
Word = Annotated[str, Meta(max_length=200)]
Text = Annotated[str, Meta(max_length=2000)]


def _tag(name: str) -> str:
    """CamelCase to snake_case."""
    return "".join(f"_{c.lower()}" if c.isupper() else c for c in name).lstrip("_")


class SetupChoice(Struct, kw_only=True):
    """What is to be played; the fields of `rules.setup.Setup`."""

    mages: Annotated[list[Word], Meta(min_length=1, max_length=4)] = msgspec.field(
        default_factory=lambda: ["random", "random"]
    )
    nemesis: Word = "random"
    difficulty: Word = "normal"
    market: Annotated[list[Word], Meta(max_length=20)] = msgspec.field(default_factory=lambda: ["random"])
    edition: Word = "default"
    switches: Annotated[dict[Word, Word | int], Meta(max_length=50)] = {}
    packs: Annotated[list[Word], Meta(max_length=50)] = []


# From a client, over the socket


class FromClient(Struct, tag_field="kind", tag=_tag, kw_only=True):
    """A message from a client. `ref` comes back in `done` or `refused`."""

    ref: Count = 0


class Hello(FromClient):
    """The first message, and again whenever the client wants a fresh view. `since`: the last number it has seen."""

    protocol: int = PROTOCOL
    since: Count | None = None


class Answer(FromClient):
    """Answer the question that was asked after `at` answers."""

    key: Word
    at: Count


class TakeBack(FromClient):
    """Go back to after this many answers."""

    to: Count


class VoteBack(FromClient):
    """Agree to going back, or not."""

    agrees: bool


class Redo(FromClient):
    """Give the answer again that was taken back last."""


class Save(FromClient):
    """Give this moment a name."""

    name: Word


class Suggest(FromClient):
    """Point at an option or a thing."""

    what: Word


class Say(FromClient):
    """A quick phrase by its code, or free words."""

    phrase: Word = ""
    words: Text = ""


class SwitchChat(FromClient):
    """Allow free words, or not."""

    on: bool


class TakeSeat(FromClient):
    """Take a free seat, or an absent person's."""

    seat: Seat


class GiveSeat(FromClient):
    """Hand one's seat to somebody at the table."""

    seat: Seat
    to: Word


class LeaveSeat(FromClient):
    """Give a seat up."""

    seat: Seat


class Choose(FromClient):
    """Choose what is played."""

    setup: SetupChoice


class Begin(FromClient):
    """Begin the game."""


class Ping(FromClient):
    """Is the server there, and what is its number?"""


ClientMessage = (
    Hello
    | Answer
    | TakeBack
    | VoteBack
    | Redo
    | Save
    | Suggest
    | Say
    | SwitchChat
    | TakeSeat
    | GiveSeat
    | LeaveSeat
    | Choose
    | Begin
    | Ping
)

# What is told of a table


class PersonInfo(Struct):
    """Somebody at the table. The id is no secret: it opens nothing without its cookie."""

    id: str
    name: str
    watching: bool


class VoteInfo(Struct):
    """A wish to go back that waits for everyone seated."""

    to: int
    by: str
    agreed: list[str]


class TableState(Struct, kw_only=True):
    """A table as everyone at it sees it. `seed` is empty until the game is over; `commitment` binds it."""

    id: str
    number: int
    name: str
    host: str
    people: list[PersonInfo]
    seats: list[str]
    setup: dict[str, Any]
    started: bool
    over: bool
    marked: bool
    chat: bool
    saves: dict[str, int]
    vote: VoteInfo | None
    answers: int
    free_until: int
    can_redo: bool
    waiting_for: list[str]
    commitment: str
    seed: str = ""


class Links(Struct):
    """Tokens that let others in; a watcher knows only the one for watching."""

    play: str = ""
    watch: str = ""


# From the server, over the socket


class FromServer(Struct, tag_field="kind", tag=_tag, kw_only=True):
    """A message from the server."""


class Welcome(FromServer):
    """Where the table stands. `entries` are those after `since`, if that was not too long ago; else `missed`."""

    you: str
    links: Links
    number: int
    state: TableState
    view: Raw
    entries: list[dict[str, Any]] = []
    missed: bool = False
    present: list[str] = []
    protocol: int = PROTOCOL


class Changed(FromServer):
    """The table has a new number. If `number - len(entries)` is not the last number seen, some were missed."""

    number: int
    entries: list[dict[str, Any]]
    events: list[dict[str, str | int]]
    fresh: bool
    """Do not animate from the last view: the game began, went back, or something was missed."""
    state: TableState
    view: Raw


class Done(FromServer):
    """The wish with this `ref` is in the log."""

    to: int
    number: int


class Refused(FromServer):
    """The wish with this `ref` was refused; nothing has changed."""

    to: int
    code: str
    detail: str = ""
    number: int = 0


class Presence(FromServer):
    """Who is here now."""

    people: list[str]


class Pong(FromServer):
    """The server is there. A number higher than the last one seen means that something was missed."""

    to: int
    number: int


ServerMessage = Welcome | Changed | Done | Refused | Presence | Pong

# HTTP bodies


class OpenTable(Struct, kw_only=True):
    """Open a table."""

    name: Word = ""
    """The person's."""
    title: Word = ""
    seats: Annotated[int, Meta(ge=1, le=4)] = 2
    setup: SetupChoice | None = None


class JoinTable(Struct, kw_only=True):
    """Come to a table with a token: to play or to watch, whichever the token is for."""

    token: Word
    name: Word = ""


class ForkTable(Struct, kw_only=True):
    """A new table from a moment of this one."""

    at: Count
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


class Problem(Struct, kw_only=True):
    """An error, as application/problem+json (RFC 9457) with a stable `code`."""

    type: str = "about:blank"
    title: str
    status: int
    code: str
    detail: str = ""


_from_client: msgspec.json.Decoder[Any] = msgspec.json.Decoder(ClientMessage)
_from_server: msgspec.json.Decoder[Any] = msgspec.json.Decoder(ServerMessage)
_encode = msgspec.json.Encoder().encode


def read_client(data: bytes | str) -> ClientMessage:
    """A client's message; raises `msgspec.MsgspecError`, `UnicodeError` or `RecursionError` if it is none."""
    message: ClientMessage = _from_client.decode(data)
    return message


def read_server(data: bytes | str) -> ServerMessage:
    """A server's message."""
    message: ServerMessage = _from_server.decode(data)
    return message


def write(message: FromClient | FromServer) -> str:
    """A message as text, made once for all who get it."""
    return _encode(message).decode()


def schema() -> dict[str, Any]:
    """The JSON Schema of both directions, for people who write clients."""
    kinds: list[type[Struct]] = [*get_args(ClientMessage), *get_args(ServerMessage)]
    _, defined = msgspec.json.schema_components(kinds, ref_template="#/$defs/{name}")
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"unshuffled socket protocol {PROTOCOL}",
        "from_client": {"anyOf": [{"$ref": f"#/$defs/{kind.__name__}"} for kind in get_args(ClientMessage)]},
        "from_server": {"anyOf": [{"$ref": f"#/$defs/{kind.__name__}"} for kind in get_args(ServerMessage)]},
        "$defs": defined,
    }
