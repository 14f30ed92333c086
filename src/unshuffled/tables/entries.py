"""Entries: what has happened at a table, numbered from 1. They are appended and never changed.

An undo is an entry, not an edit of the past. Each entry is a flat record that goes to JSON and back.
"""

from __future__ import annotations

from dataclasses import asdict, dataclass, field, fields
from typing import Any


@dataclass(slots=True)
class Opened:
    """The table was opened. `commitment` binds the seed that nobody is told until the end."""

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
    """A person is at the table, to play or to watch."""

    person: str
    name: str
    watching: bool = False


@dataclass(slots=True)
class SeatTaken:
    """A seat is this person's from now on. One person may have several; an absent one's may be taken over."""

    seat: int
    person: str
    by: str


@dataclass(slots=True)
class SeatLeft:
    """A seat is free."""

    seat: int
    by: str


@dataclass(slots=True)
class Started:
    """The game began with this setup."""

    person: str
    setup: dict[str, Any]
    packs: dict[str, str]


@dataclass(slots=True)
class Answered:
    """A decision was answered."""

    key: str
    person: str


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
    """The game stands after this many answers again. `agreed`: hidden cards had been seen, and everyone agreed."""

    to: int
    person: str
    agreed: bool = False


@dataclass(slots=True)
class Redone:
    """The next answer that had been taken back was given again."""

    person: str


@dataclass(slots=True)
class Saved:
    """A moment has a name."""

    name: str
    at: int
    person: str


@dataclass(slots=True)
class Suggested:
    """Somebody points at an option or a thing."""

    person: str
    what: str
    at: int


@dataclass(slots=True)
class Said:
    """A quick phrase by its code, which each reader sees in their own language, or free words."""

    person: str
    phrase: str = ""
    words: str = ""


@dataclass(slots=True)
class ChatSwitched:
    """Free words are allowed, or not."""

    person: str
    on: bool


@dataclass(slots=True)
class Forked:
    """This table began as a moment of another one."""

    table: str
    at: int
    answers: list[str] = field(default_factory=list)


Entry = (
    Opened
    | SetupChanged
    | Joined
    | SeatTaken
    | SeatLeft
    | Started
    | Answered
    | BackAsked
    | BackVoted
    | TakenBack
    | Redone
    | Saved
    | Suggested
    | Said
    | ChatSwitched
    | Forked
)

KINDS: dict[str, Any] = {
    cls.__name__: cls
    for cls in (
        Opened,
        SetupChanged,
        Joined,
        SeatTaken,
        SeatLeft,
        Started,
        Answered,
        BackAsked,
        BackVoted,
        TakenBack,
        Redone,
        Saved,
        Suggested,
        Said,
        ChatSwitched,
        Forked,
    )
}


def to_data(entry: Entry) -> dict[str, Any]:
    """An entry as JSON values, its kind first."""
    return {"kind": type(entry).__name__, **asdict(entry)}


def from_data(data: dict[str, Any]) -> Entry:
    """The entry in these values. Unknown fields are ignored, so that an older node can read a newer log."""
    cls = KINDS[data["kind"]]
    known = {f.name for f in fields(cls)}
    made: Entry = cls(**{name: value for name, value in data.items() if name in known})
    return made
