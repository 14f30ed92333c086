"""Entries: what has happened in an expedition, one after the other. Each is a flat record that goes to JSON and back."""

from __future__ import annotations

from dataclasses import asdict, dataclass, field
from typing import Any

import msgspec

from unshuffled.expeditions.codes import Code, Refused


@dataclass(slots=True)
class Begun:
    """The expedition began. `form` is what is played, `pool` what random things are drawn from, `ratings` whom one can meet.

    All three are kept as they were: an expedition goes on the same with later packs. `commitment` binds the secret that
    all chance comes from. `packs` are the digests of the packs at the beginning, for people.
    """

    form: dict[str, Any]
    pool: dict[str, list[str]]
    ratings: dict[str, int]
    commitment: str
    difficulty: str = "normal"
    edition: str = "default"
    switches: dict[str, str | int] = field(default_factory=dict)
    big_pocket: bool = False
    packs: dict[str, str] = field(default_factory=dict)


@dataclass(slots=True)
class MarketChosen:
    """The nine piles of the next battle (EXPD-04)."""

    cards: list[str]


@dataclass(slots=True)
class MagesChosen:
    """Who fights the next battle (EXPD-03), by seat."""

    mages: list[str]


@dataclass(slots=True)
class TreasuresChosen:
    """The treasures of the next battle: of all players, and of each by seat."""

    shared: list[str]
    own: list[list[str]]


@dataclass(slots=True)
class Fought:
    """The battle is over. `digest` is of the game's transcript, if there is one (`battles.fought`)."""

    outcome: str
    digest: str = ""


@dataclass(slots=True)
class RewardChosen:
    """What the players would like after a loss: one of `forms.CHOICES`."""

    of: str


@dataclass(slots=True)
class PathChosen:
    """Which way the expedition goes on."""

    to: str


Entry = Begun | MarketChosen | MagesChosen | TreasuresChosen | Fought | RewardChosen | PathChosen
KINDS: dict[str, Any] = {
    "begun": Begun,
    "market": MarketChosen,
    "mages": MagesChosen,
    "treasures": TreasuresChosen,
    "fought": Fought,
    "reward": RewardChosen,
    "path": PathChosen,
}
_NAMES = {cls: kind for kind, cls in KINDS.items()}


def to_data(entry: Entry) -> dict[str, Any]:
    """An entry as JSON values, its kind first."""
    return {"kind": _NAMES[type(entry)], **asdict(entry)}


def from_data(data: dict[str, Any]) -> Entry:
    """The entry in these values. Unknown fields are ignored."""
    try:
        made: Entry = msgspec.convert(data, KINDS[data["kind"]])
    except (KeyError, TypeError, msgspec.ValidationError) as error:
        raise Refused(Code.SAVE, f"not an entry of an expedition: {error}") from None
    return made
