"""The wire: every socket message as a tagged record, and what messages are made of. docs/protocol.md is its page.

The bodies of HTTP are in `bodies` and `account_bodies`. All of it is versioned by `PROTOCOL`: within a version fields and
kinds are added, never changed; unknown fields are ignored.
Everything here may be read by anyone at the table: hands are open, and what is hidden is not in a view (`rules.readings.views`).
"""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from msgspec import UNSET, Meta, Raw, Struct, UnsetType

from unshuffled.wire.expedition import ExpeditionInfo

PROTOCOL = 1
LARGEST = 64 * 1024
"""Bytes of a message or body from a client."""

Count = Annotated[int, Meta(ge=0, le=2**53)]
Seat = Annotated[int, Meta(ge=0, le=3)]
Word = Annotated[str, Meta(max_length=200)]
SwitchNumber = Annotated[int, Meta(ge=0, le=1000)]
"""Of a switch, such as the life of somebody who plays alone: ten times what any edition prints."""
Text = Annotated[str, Meta(max_length=2000)]


def told(name: str, *, nullable: bool = False) -> Meta:
    """Of a field that holds ready JSON: which type of `wire.types`, `wire.protocol` or the log it is, for `wire.schema`."""
    ref = {"$ref": f"#/$defs/{name}"}
    return Meta(extra_json_schema={"anyOf": [ref, {"type": "null"}]} if nullable else ref)


Phrase = Annotated[Any, told("Phrase")]
Entries = list[Annotated[dict[str, Any], told("Entry")]]
Events = list[Annotated[dict[str, Any], told("GameEvent")]]


def snake_case(name: str) -> str:
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
    switches: Annotated[dict[Word, Word | SwitchNumber], Meta(max_length=50)] = {}
    packs: Annotated[list[Word], Meta(max_length=50)] = []
    expedition: bool | UnsetType = UNSET
    """A battle of an expedition. This and the next three are left out elsewhere."""
    upgraded: Annotated[list[Word], Meta(max_length=50)] | UnsetType = UNSET
    """Upgraded basic cards."""
    treasures: Annotated[list[Word], Meta(max_length=50)] | UnsetType = UNSET
    """Of all players."""
    own_treasures: Annotated[list[Annotated[list[Word], Meta(max_length=50)]], Meta(max_length=4)] | UnsetType = UNSET
    """Of each player, by seat."""
    protect: Word | UnsetType = UNSET
    """Who is protected instead of Gravehold; left out for Gravehold."""
    abilities: Annotated[list[Word], Meta(max_length=50)] | UnsetType = UNSET
    """Their ability cards in this game; left out for all of them."""


# From a client, over the socket


class FromClient(Struct, tag_field="kind", tag=snake_case, kw_only=True):
    """A message from a client. `ref` comes back in `done` or `refused`."""

    ref: Count = 0


class FromClientRef(Struct):
    """Of a message, its `ref` alone."""

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
    """Go back to after this many answers, or to the moment with this name; at an expedition, to after this many choices."""

    to: Count | None = None
    save: Word = ""


class VoteBack(FromClient):
    """Agree to going back, or not."""

    agrees: bool


class Redo(FromClient):
    """Give the answer again that was taken back last."""


class Save(FromClient):
    """Give this moment a name."""

    name: Word


class Suggest(FromClient):
    """Point at an answer (its key) or a place of the table."""

    what: Word


class Say(FromClient):
    """A quick phrase by its code, or free text."""

    phrase: Word = ""
    words: Text = ""


class SwitchChat(FromClient):
    """Turn chat on or off."""

    on: bool


class ListTable(FromClient):
    """Let anyone join who finds the table in the list of open tables, or no longer. Only the host may, before the game."""

    on: bool


class RenewLinks(FromClient):
    """Make the links new: those from before let nobody in any more. Only the host may."""


class GiveNonce(FromClient):
    """Give a number for the seed, before the game begins: 16 to 64 hexadecimal digits that only you know until now."""

    nonce: Word


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


class SeatMind(FromClient):
    """Have an AI mage play a seat: a free one, one's own, an absent person's, or one that an AI mage has already."""

    seat: Seat
    mind: Word


class AgreeMinds(FromClient):
    """What the table agrees on about AI mages; only the host may."""

    stand_in: Word = ""
    """The mind that plays for somebody who is away; empty if their seat waits for them."""
    after: Annotated[int, Meta(ge=0, le=3600)] = 60
    """Seconds after which it does."""
    instant: bool = False
    """Do AI mages act at once, instead of at the pace of a person?"""


class DecideInAdvance(FromClient):
    """Decide questions outside your own turn in advance, from the next one on: `decline`, `cheapest` (the card that you discard or
    destroy), `leave` (what the players decide together). Those that are not in it are yours to answer again."""

    kinds: Annotated[list[Word], Meta(max_length=8)]


class Choose(FromClient):
    """Choose what is played."""

    setup: SetupChoice


class Begin(FromClient):
    """Begin the game."""


class Decide(FromClient):
    """Answer what an expedition asks between battles, after `at` choices. What is picked is of `step`:

    the nine cards of a market, mages by seat, the treasure of all players, one reward, one path.
    """

    at: Count
    step: Word
    picked: Annotated[list[Word], Meta(max_length=50)] = []
    own: Annotated[list[Annotated[list[Word], Meta(max_length=10)]], Meta(max_length=4)] = []
    """Treasures of each mage, by seat."""


class Why(FromClient):
    """Why can this key not be answered now?"""

    key: Word


class Forecast(FromClient):
    """What will the nemesis do? A client that has a forecast says of which number, and is sent what has changed since."""

    since: int = -1


class Hint(FromClient):
    """What would an AI mage do now, of what I may do?"""


class Seen(FromClient):
    """A page that is visible shows this number, and the table waits for its person: they need no notice of it."""

    number: Count


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
    | ListTable
    | RenewLinks
    | GiveNonce
    | TakeSeat
    | GiveSeat
    | LeaveSeat
    | SeatMind
    | AgreeMinds
    | DecideInAdvance
    | Choose
    | Begin
    | Decide
    | Why
    | Forecast
    | Hint
    | Seen
    | Ping
)

# What is sent of a table


class PersonInfo(Struct):
    """Somebody at the table. The id is no secret: it opens nothing without its cookie."""

    id: str
    name: str
    watching: bool
    mind: str = ""
    """It is no person but an AI mage, which answers by this mind."""


class AgreedInfo(Struct):
    """What the table has agreed on about AI mages (`AgreeMinds`)."""

    stand_in: str = ""
    after: int = 60
    instant: bool = False


class PlanInfo(Struct):
    """What an AI mage is going to do."""

    by: str
    text: Phrase


class VoteInfo(Struct):
    """A wish to go back that waits for those it concerns."""

    to: int
    by: str
    agreed: list[str]
    asked: list[str] = []
    """Who must agree: those whose answers would be undone, or everyone else seated where something hidden was seen since."""


class TableState(Struct, kw_only=True):
    """A table as everyone at it sees it. `seed` is empty until the game is over; `commitment` binds it."""

    id: str
    number: int
    name: str
    host: str
    people: list[PersonInfo]
    seats: list[str]
    setup: Annotated[dict[str, Any], told("SetupChoice")]
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
    seed_told: bool = False
    """May somebody have known the seed while the game ran?"""
    owed_to: list[str] = []
    """For each seat that was taken over from somebody absent, who that was: they may take it back at any time."""
    secret: str = ""
    """What `commitment` binds; empty until the game is over. `seed` is made of it and the nonces."""
    nonces: list[str] = []
    """What the players gave for the seed, in the order of their seats; empty until the game has begun."""
    content: str = ""
    """The packs the table is played with: the same text, the same cards. `/api/tables/…/content` has them."""
    differs_at: int | None = None
    """The game was played with older rules, and those of this server lead elsewhere after so many answers. It can be
    watched up to there, and forked."""
    expedition: ExpeditionInfo | None = None
    """The expedition that this table is: then it has no game of its own."""
    battle_of: str = ""
    """The table of the expedition whose battle this is."""
    last_by: str = ""
    """Who gave the last answers. Others ask them before they take one back."""
    last_from: int = 0
    """After how many answers theirs begin."""
    called_off: bool = False
    """This battle is not fought: a choice for it was taken back before it began."""
    closed: bool = False
    """The operator has closed the table: it can be read, and nothing is written."""
    closed_note: str = ""
    """What the operator says about that."""
    in_advance: dict[str, list[str]] = {}
    """What people decide in advance (`DecideInAdvance`); those who decide nothing are not in it."""
    agreed: AgreedInfo = msgspec.field(default_factory=AgreedInfo)
    plan: PlanInfo | None = None
    """Of the AI mage whose turn it is."""
    listed: bool = False
    """Is it in the list of open tables (`/api/lobby`), where anyone may join?"""
    daily: str = ""
    """The day whose setup and seed this table is played with (`/api/daily`)."""
    sealed: bool = False
    """That day is not over: nobody gets the seed, also when the game is over."""


class Choice(Struct, omit_defaults=True):
    """An answer of `view.decision`, which has one for each of its `keys`: what is said of it, so that nobody reads the key."""

    verb: str
    by: list[int] = []
    """The seats that may give it. Empty: those that may decide, which is `decision.seat`, or all where that is -1."""
    about: list[str] = []
    """What on the table it is about (`tables.choices`): `hand/0/crystal`, `breach/0/2`, `supply/jade`."""
    amount: int = 0
    """How much, or the number of a printed option. Of a spell that can be aimed: the damage it deals."""
    aims: list[str] = []
    """What a spell can be aimed at: the places of the targets that are asked for next."""


class Gems(Struct):
    """Gems in the hand of who decides that give aether and ask nothing (`rules.readings.reach`)."""

    plays: list[str]
    """The answers that play all of them, one after the other."""
    aether: int
    """What that gives."""
    pays: dict[str, list[str]]
    """What some of them pay for: the answer, and the answers to give before it."""


class Links(Struct):
    """Tokens that let others in; a watcher knows only the one for watching."""

    play: str = ""
    watch: str = ""


# From the server, over the socket


class FromServer(Struct, tag_field="kind", tag=snake_case, kw_only=True):
    """A message from the server."""


class Welcome(FromServer):
    """Where the table stands. `entries` are those after `since`, if that was not too long ago; else `missed`."""

    you: str
    links: Links
    number: int
    state: TableState
    view: Annotated[Raw, told("View", nullable=True)]
    entries: Entries = []
    missed: bool = False
    present: list[str] = []
    protocol: int = PROTOCOL
    waited: int | None = None
    """Seconds since the game last moved on. None where nobody waits for anybody else, or where the client knows: it has seen this number."""


class Changed(FromServer, omit_defaults=True):
    """The table has a new number. If `number - len(entries)` is not the last number seen, some were missed.

    `state` has the fields that differ from the last message. Either the whole `view` is sent (when `fresh`), or a `patch`:
    JSON Pointers into the last view, and what replaces what is there.
    """

    number: int
    entries: Entries
    events: Events = []
    fresh: bool = False
    """Do not animate from the last view: the game began, went back, or something was missed."""
    state: Annotated[dict[str, Any], told("StateChanges")] = {}
    view: Annotated[Raw, told("View", nullable=True)] | UnsetType = UNSET
    patch: dict[str, Any] = {}
    links: Links | UnsetType = UNSET
    """The links are new, and the old ones let nobody in any more."""


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


class Reason(FromServer):
    """Why a key can or cannot be answered: a code of `rules.readings.refusals`, and its words as a phrase."""

    to: int
    key: str
    code: str
    text: Phrase


class Foretold(FromServer):
    """What the nemesis will do (`rules.readings.forecast`), as everyone may know it at this number: the whole `forecast`, or the fields that
    have `changed` since the one that the client has.
    """

    to: int
    number: int
    forecast: Annotated[Any, told("ForecastView")] = UNSET
    changed: dict[str, Any] | UnsetType = UNSET


class Hinted(FromServer):
    """What an AI mage would do at this number: a key of the decision; and a sentence why, by contrast with the best other."""

    to: int
    number: int
    key: str
    other: str = ""
    """The answer it is compared with; empty if there was no time to compare."""
    text: Phrase | None = None


class Pong(FromServer):
    """The server is there. A number higher than the last one seen means that something was missed."""

    to: int
    number: int


ServerMessage = Welcome | Changed | Done | Refused | Presence | Reason | Foretold | Hinted | Pong

_from_client: msgspec.json.Decoder[Any] = msgspec.json.Decoder(ClientMessage)
_from_server: msgspec.json.Decoder[Any] = msgspec.json.Decoder(ServerMessage)
_only_ref = msgspec.json.Decoder(FromClientRef)
_encode = msgspec.json.Encoder().encode


def read_client(data: bytes | str) -> ClientMessage:
    """A client's message; raises `msgspec.MsgspecError`, `UnicodeError` or `RecursionError` if it is none."""
    message: ClientMessage = _from_client.decode(data)
    return message


def ref_of(data: bytes | str) -> int:
    """The `ref` of a message that is not read any further, so that its sender knows which one was refused; 0 if it has none."""
    try:
        return _only_ref.decode(data).ref if len(data) <= LARGEST else 0
    except (msgspec.MsgspecError, ValueError, RecursionError):
        return 0


def read_server(data: bytes | str) -> ServerMessage:
    """A server's message."""
    message: ServerMessage = _from_server.decode(data)
    return message


def write(message: FromClient | FromServer) -> str:
    """A message as text, made once for all who get it."""
    return _encode(message).decode()


def done(to: int, number: int) -> str:
    """A `Done` as text. Every answer gets one, and this is a quarter of the way."""
    return f'{{"kind":"done","to":{to},"number":{number}}}'
