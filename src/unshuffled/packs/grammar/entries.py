"""What an entry of the grammar is made of: a word, its record, and fields with what they take and mean."""

from __future__ import annotations

import dataclasses
from dataclasses import dataclass
from enum import Enum

from unshuffled.rules.core.moments import MOMENTS


class Sort(Enum):
    """What the value of a field is; the names are those of the reference page."""

    NUMBER = "number"
    FLAG = "true or false"
    WORD = "word"
    AMOUNT = "amount"
    CONDITION = "condition"
    COUNT = "count"
    WHO = "who"
    STEPS = "steps"
    OPTIONS = "options"
    CONDITIONS = "conditions"
    PICK = "cards"


@dataclass(frozen=True, slots=True)
class Kind:
    """What a field takes. A word may be one of a few, or the name of something that must exist."""

    sort: Sort
    words: tuple[str, ...] = ()
    several: bool = False
    """A list of them; one alone needs no list."""
    refers: str = ""
    """What the word names: a card, one of a side deck, a mage, who is protected, a kind; a deck, pile, counter, track, group of tracks, routine or part of the nemesis; or something `chosen`."""
    binds: bool = False
    """The word is a name for what is chosen here."""


NUMBER = Kind(Sort.NUMBER)
FLAG = Kind(Sort.FLAG)
AMOUNT = Kind(Sort.AMOUNT)
CONDITION = Kind(Sort.CONDITION)
COUNT = Kind(Sort.COUNT)
WHO = Kind(Sort.WHO)
STEPS = Kind(Sort.STEPS)
OPTIONS = Kind(Sort.OPTIONS)
CONDITIONS = Kind(Sort.CONDITIONS)
CARDS = Kind(Sort.PICK)
NUMBERS = Kind(Sort.NUMBER, several=True)
ANY_WORD = Kind(Sort.WORD)
"""A word that stands for itself, such as a kind of token."""
CARD = Kind(Sort.WORD, refers="card")
SIDE_CARD = Kind(Sort.WORD, refers="side card")
"""A card of a side deck."""
MAGE = Kind(Sort.WORD, refers="mage")
PROTECTED = Kind(Sort.WORD, refers="protected")
"""Who can be protected instead of Gravehold."""
KIND = Kind(Sort.WORD, refers="kind")
DECK = Kind(Sort.WORD, refers="deck")
PILE = Kind(Sort.WORD, refers="pile")
COUNTER = Kind(Sort.WORD, refers="counter")
TRACK = Kind(Sort.WORD, refers="track")
ROW = Kind(Sort.WORD, refers="row")
GROUP = Kind(Sort.WORD, refers="group")
CROWD = Kind(Sort.WORD, refers="crowd")
"""A track with many tokens."""
ROUTINE = Kind(Sort.WORD, refers="routine")
PART = Kind(Sort.WORD, refers="part")
MOMENT = Kind(Sort.WORD, tuple(MOMENTS))
NAMES_CHOICE = Kind(Sort.WORD, binds=True)
USES_CHOICE = Kind(Sort.WORD, refers="name")


def one_of(*words: str) -> Kind:
    """Return the kind of a field that takes one of these words."""
    return Kind(Sort.WORD, words)


def some_of(*words: str) -> Kind:
    """One or several of these words."""
    return Kind(Sort.WORD, words, several=True)


@dataclass(frozen=True, slots=True)
class Field:
    """A field of an entry."""

    key: str
    """As packs spell it."""
    name: str
    """Of the record."""
    kind: Kind
    needed: bool


@dataclass(frozen=True, slots=True)
class Spelled:
    """A kind under another key than the record's own name for it."""

    key: str
    kind: Kind


@dataclass(frozen=True, slots=True)
class Entry:
    """A word of the language."""

    word: str
    record: type
    fields: dict[str, Field]
    """By their keys."""
    short: str = ""
    """The key that the short spelling `word: value` sets."""
    beside: bool = False
    """Do the keys stand side by side, the word among them?"""
    needs: str = ""
    """What the word makes no sense without: a `nemesis`, its `swarm`, its `devour` pile, or being an `offer`."""

    @property
    def bare(self) -> bool:
        """Does the word stand alone?"""
        return not self.fields

    @property
    def help(self) -> str:
        """The record's own sentence."""
        return " ".join((self.record.__doc__ or "").split())


def required(record: type) -> set[str]:
    """Fields of a record without a default."""
    return {
        f.name
        for f in dataclasses.fields(record)
        if f.default is dataclasses.MISSING and f.default_factory is dataclasses.MISSING
    }


def entry(
    word: str,
    record: type,
    short: str = "",
    *,
    beside: bool = False,
    needs: str = "",
    **fields: Kind | Spelled,
) -> Entry:
    """An entry; fields are named as the record names them."""
    needed = required(record)
    made: dict[str, Field] = {}
    for name, kind in fields.items():
        spelled = kind if isinstance(kind, Spelled) else Spelled(name.rstrip("_"), kind)
        made[spelled.key] = Field(spelled.key, name.rstrip("_"), spelled.kind, name.rstrip("_") in needed)
    return Entry(word, record, made, short, beside, needs)


def table(*entries: Entry) -> dict[str, Entry]:
    """Entries by their words."""
    return {each.word: each for each in entries}
