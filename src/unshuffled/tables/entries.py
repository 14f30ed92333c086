"""Entries: what has happened at a table, numbered from 1. They are appended and never changed.

Each kind says one thing. An undo is an entry, not an edit of the past. An entry is a flat record that goes to JSON and back, in an
envelope: its kind and the version of the format.
"""

from __future__ import annotations

import json
from dataclasses import dataclass, field, fields
from typing import Any, get_args

import msgspec

from unshuffled.tables.codes import Code, Refused

FORMAT = 1
"""The version of the format. A field or a kind that others can do without is not a new version; a new meaning is."""
_encode = msgspec.json.Encoder().encode


@dataclass(slots=True)
class Opened:
    """The table was opened. `commitment` binds the seed, which stays secret until the end."""

    host: str
    commitment: str
    seats: int = 2
    name: str = ""


@dataclass(slots=True)
class SetupChanged:
    """What will be played was chosen; `setup` has the fields of `rules.setup.Setup`."""

    person: str
    setup: dict[str, Any]


@dataclass(slots=True)
class Joined:
    """A person is at the table, to play or to watch, or has another name now."""

    person: str
    name: str
    watching: bool = False


@dataclass(slots=True)
class AiJoined:
    """An AI mage is at the table, and answers by this mind from now on (`minds`)."""

    person: str
    mind: str


@dataclass(slots=True)
class NonceGiven:
    """A person's number for the seed, which the server could not know when it bound its secret."""

    person: str
    nonce: str


@dataclass(slots=True)
class LinksRenewed:
    """The host made the table's links new, so that those given out before let nobody in. `links` counts how often."""

    person: str
    links: int


@dataclass(slots=True)
class Listed:
    """The host lets anyone join who finds the table in a list, or no longer."""

    person: str
    on: bool


@dataclass(slots=True)
class AdvanceSet:
    """The standing answers of a person: what they decide in advance from now on (`advance`)."""

    person: str
    kinds: list[str]


@dataclass(slots=True)
class AiAgreed:
    """What the host decided about AI mages (`standing.Agreed`)."""

    person: str
    stand_in: str
    after: int
    instant: bool


@dataclass(slots=True)
class SeatTaken:
    """A seat is this person's from now on. One person may have several.

    `before`: it was taken over from this absent person, who may have it back at any time.
    """

    seat: int
    person: str
    by: str
    before: str = ""


@dataclass(slots=True)
class SeatLeft:
    """A seat is free."""

    seat: int
    by: str


@dataclass(slots=True)
class Started:
    """The game began. `setup` is what was chosen, and may leave things to chance; `resolved` is what came of it.

    `rules` is the version of the rules, `packs` the digest of each pack: the game is played with these permanently.
    `nonces` are mixed into the seed (`deals`). `mark` identifies the game as it began (`rules.saves.mark`).
    """

    person: str
    setup: dict[str, Any]
    packs: dict[str, str]
    resolved: dict[str, Any]
    rules: int
    nonces: list[str]
    mark: int


@dataclass(slots=True)
class Answered:
    """A decision was answered. `mark` tells where that led (`rules.saves.mark`); 0 if it was not noted."""

    key: str
    person: str
    mark: int = 0


@dataclass(slots=True)
class AnsweredInAdvance:
    """A decision was answered as this person had decided in advance (`AdvanceSet`), together with the answer that led to it."""

    key: str
    person: str
    mark: int = 0


@dataclass(slots=True)
class BackAsked:
    """Somebody would like to go back to after this many answers, beyond what may be taken back freely."""

    to: int
    person: str


@dataclass(slots=True)
class BackVoted:
    """A seated person agrees, or does not."""

    person: str
    agrees: bool


@dataclass(slots=True)
class TakenBack:
    """The game stands after this many answers again.

    `agreed`: hidden cards had been seen or the game was over, and everyone agreed. `over`: the game was over, so its
    seed is known.
    """

    to: int
    person: str
    agreed: bool = False
    over: bool = False


@dataclass(slots=True)
class Redone:
    """The next answer that had been taken back was given again."""

    person: str
    mark: int = 0


@dataclass(slots=True)
class Saved:
    """A moment has a name."""

    name: str
    at: int
    person: str


@dataclass(slots=True)
class Suggested:
    """A player points at an answer or a place of the table."""

    person: str
    what: str
    at: int


@dataclass(slots=True)
class Said:
    """A quick phrase by its code, which each reader sees in their own language, or free text."""

    person: str
    phrase: str = ""
    words: str = ""


@dataclass(slots=True)
class AiPlanned:
    """What an AI mage is going to do (`words.plans`)."""

    person: str
    steps: list[list[Any]]


@dataclass(slots=True)
class ChatSwitched:
    """Chat is on, or off."""

    person: str
    on: bool


@dataclass(slots=True)
class SeedTold:
    """Somebody who played alone was given the seed while the game ran, in a record or a fork."""

    person: str


@dataclass(slots=True)
class Forked:
    """This table began as a moment of another one, or of a record.

    The table's secret has one seed more than `before` has lists: those answers were given with each of the earlier
    seeds, then the hidden cards were redealt with the next. `answers` were given with the last.
    `dealt_anew`: nobody knows the last seed, it is this table's own.
    """

    table: str
    at: int
    answers: list[str] = field(default_factory=list)
    before: list[list[str]] = field(default_factory=list)
    dealt_anew: bool = False


@dataclass(slots=True)
class ExpeditionBegun:
    """The table is an expedition's, and has no game of its own (ADR 0020).

    `begun` is the first entry of `unshuffled.expeditions`, with the digest of each pack; `rules` the version of the rules.
    """

    person: str
    begun: dict[str, Any]
    rules: int


@dataclass(slots=True)
class ExpeditionAnswered:
    """What the expedition asks between battles was answered: an entry of `unshuffled.expeditions`."""

    person: str
    answer: dict[str, Any]


@dataclass(slots=True)
class BattleOpened:
    """The next battle of the expedition is played at this table."""

    person: str
    table: str


@dataclass(slots=True)
class BattleBegun:
    """The game at this table has begun: what was chosen for the battle stands."""

    table: str


@dataclass(slots=True)
class BattleFought:
    """The battle at this table is over. `digest` is of its record."""

    table: str
    outcome: str
    digest: str = ""


@dataclass(slots=True)
class BattleOf:
    """This table is a battle of an expedition, and is played with its packs."""

    expedition: str
    packs: dict[str, str]
    rules: int


@dataclass(slots=True)
class BattleCalledOff:
    """This battle is not fought: a choice for it was taken back before the game began."""

    person: str


@dataclass(slots=True)
class Moderated:
    """The operator of the server stepped in (ADR 0022). `what` is one of `MODERATIONS`.

    `person`: of whom it is about; empty if it is about the table. `note`: what the operator wants people there to read.
    `links`: the links were made new with it, as in `LinksRenewed`; 0 if they were not.
    """

    what: str
    person: str = ""
    note: str = ""
    links: int = 0


SENT_OUT = "sent_out"
LET_IN = "let_in"
CLOSED = "closed"
REOPENED = "reopened"
LINKS_RENEWED = "links_renewed"
TALK_REMOVED = "talk_removed"
FORGOTTEN = "forgotten"
MODERATIONS = (SENT_OUT, LET_IN, CLOSED, REOPENED, LINKS_RENEWED, TALK_REMOVED, FORGOTTEN)
REWRITTEN = frozenset({TALK_REMOVED, FORGOTTEN})
"""Texts of earlier entries are gone: a table in memory is read again."""
REMOVED = "removed"
"""The phrase of what was said and is gone (`Said`)."""
NAMELESS = "?"
"""The name of somebody who has none, or none any more."""


@dataclass(slots=True)
class DailyOf:
    """This table is played with the seed and the setup of this day (`daily`), and with the packs that were fixed for it."""

    day: str
    packs: dict[str, str]
    rules: int


@dataclass(slots=True)
class DayEnded:
    """The day of this table has ended, so its seed may be known. `over`: the game had ended before."""

    over: bool


@dataclass(slots=True)
class Unknown:
    """An entry of a kind that this release does not know, by the kind's name. It has its number, and changes nothing here."""

    name: str


Entry = (
    Opened
    | SetupChanged
    | Joined
    | AiJoined
    | NonceGiven
    | LinksRenewed
    | Listed
    | AdvanceSet
    | AiAgreed
    | SeatTaken
    | SeatLeft
    | Started
    | Answered
    | AnsweredInAdvance
    | BackAsked
    | BackVoted
    | TakenBack
    | Redone
    | Saved
    | Suggested
    | Said
    | AiPlanned
    | ChatSwitched
    | SeedTold
    | Forked
    | ExpeditionBegun
    | ExpeditionAnswered
    | BattleOpened
    | BattleBegun
    | BattleFought
    | BattleOf
    | BattleCalledOff
    | Moderated
    | DailyOf
    | DayEnded
    | Unknown
)

KINDS: dict[str, Any] = {kind.__name__: kind for kind in get_args(Entry)}
"""The kinds of entries, by their names."""
_FIELDS = {name: frozenset(each.name for each in fields(kind)) for name, kind in KINDS.items()}
_STORED = KINDS.keys() - {Unknown.__name__}
_ENVELOPE = f'{{"format":{FORMAT},'


MOVES = (
    Started,
    Answered,
    AnsweredInAdvance,
    TakenBack,
    Redone,
    SeatTaken,
    ExpeditionBegun,
    ExpeditionAnswered,
    BattleFought,
)
"""Entries that move a game on: after one of them somebody else may be asked."""


def to_data(entry: Entry) -> dict[str, Any]:
    """Return an entry in its envelope as JSON values, its kind first."""
    return {"kind": type(entry).__name__, "format": FORMAT, **_values(entry)}


def _values(entry: Entry) -> dict[str, Any]:
    # Flat records: nothing in them needs the deep copy of `asdict`.
    return {name: getattr(entry, name) for name in type(entry).__slots__}


MARKED = frozenset({Started, Answered, AnsweredInAdvance, Redone})
"""Their marks stay here: a mark depends on hidden cards, so somebody who tried all possible ones would find them."""


def to_public(entry: Entry) -> dict[str, Any]:
    """Return an entry for readers. Of a fork they learn at which moment it began, not of which table, nor how it got there."""
    if type(entry) is Answered:
        # Most entries are answers, and each is sent once.
        return {"kind": "Answered", "key": entry.key, "person": entry.person}
    data = {"kind": type(entry).__name__, **_values(entry)}
    if type(entry) in MARKED:
        del data["mark"]
    elif isinstance(entry, Forked):
        data.update(table="", answers=[], before=[])
    elif isinstance(entry, ExpeditionBegun):
        data.update(begun={})  # long, and what it comes to is in the state
    return data


def is_talk(kind: str, data: dict[str, Any]) -> bool:
    """Return whether an entry of this kind, with this data, is something that was said and that has not been removed."""
    return kind == Said.__name__ and data["phrase"] != REMOVED


def packs_of(entry: Entry) -> tuple[dict[str, str], int] | None:
    """Return the packs and the version of the rules that a table has from this entry on."""
    if isinstance(entry, Started | BattleOf | DailyOf):
        return entry.packs, entry.rules
    return (entry.begun["packs"], entry.rules) if isinstance(entry, ExpeditionBegun) else None


def to_json(entry: Entry) -> str:
    """Return an entry without its kind, as the text that logs keep and digests are made of."""
    try:
        return _ENVELOPE + _encode(entry).decode()[1:]
    except UnicodeEncodeError:
        data = to_data(entry)
        del data["kind"]
        return json.dumps(data)  # half a character: this one escapes it, and takes ten times as long


def from_data(data: dict[str, Any]) -> Entry:
    """Return the entry in this envelope. Unknown fields and kinds are ignored; raises `Refused` for a newer format."""
    kind, version = data["kind"], data["format"]
    if version > FORMAT:
        raise Refused(Code.OTHER_VERSION, f"an entry has format {version}, this server reads format {FORMAT}")
    if kind not in _STORED:
        return Unknown(kind)
    known = _FIELDS[kind]
    made: Entry = KINDS[kind](**{name: value for name, value in data.items() if name in known})
    return made
