"""What the entries of an expedition amount to."""

from __future__ import annotations

from dataclasses import asdict, dataclass, field, replace
from typing import Any

from unshuffled.rules.core.content import Content
from unshuffled.rules.core.forms import CARDS, GRAVEHOLD, LEVELS, LOST, WON, Battle, Form

MARKET, MAGES, TREASURES, BATTLE, REWARD, PATH = "market", "mages", "treasures", "battle", "reward", "path"
STEPS = (MARKET, MAGES, TREASURES, BATTLE, REWARD, PATH, WON, LOST)
"""What an expedition waits for, or how it ended."""


@dataclass
class Barracks:
    """What the players have access to between games (KEY-05)."""

    mages: list[str] = field(default_factory=list)
    cards: list[str] = field(default_factory=list)
    treasures: list[str] = field(default_factory=list)
    abilities: list[str] = field(default_factory=list)


@dataclass
class Fight:
    """A battle that was fought."""

    battle: str
    attempt: int
    nemesis: str
    mages: list[str]
    outcome: str
    won: bool
    score: int
    digest: str = ""


@dataclass
class State:
    """An expedition as it stands. Plain values: two that were made from the same entries are equal."""

    form: Form
    pool: dict[str, list[str]]
    ratings: dict[str, int]
    difficulty: str
    edition: str
    switches: dict[str, str | int]
    big_pocket: bool
    step: str = MARKET
    place: int = 0
    """Which of the form's battles is next."""
    attempt: int = 1
    nemesis: str = ""
    barracks: Barracks = field(default_factory=Barracks)
    upgraded: list[str] = field(default_factory=list)
    """Upgraded basic cards that the nemesis deck has by now (EXPD-06)."""
    market: list[str] = field(default_factory=list)
    mages: list[str] = field(default_factory=list)
    treasures: list[str] = field(default_factory=list)
    own_treasures: list[list[str]] = field(default_factory=list)
    banished: list[str] = field(default_factory=list)
    """KEY-04."""
    banished_last: list[str] = field(default_factory=list)
    """Those of them that may come back after a loss (PR-74)."""
    seen: list[str] = field(default_factory=list)
    """What was ever in the barracks: it is not drawn again."""
    entered: list[str] = field(default_factory=list)
    """Battles whose new upgraded basic cards are in."""
    ways: list[str] = field(default_factory=list)
    """Where one can go on, while that is asked; or where a chosen reward leads."""
    used: dict[str, int] = field(default_factory=dict)
    """How many numbers of each stream of chance are used."""
    score: int = 0
    history: list[Fight] = field(default_factory=list)

    @property
    def battle(self) -> Battle:
        """The battle that is next, or the last one."""
        return self.form.battles[self.place]

    def protected_in(self, battle: str) -> str:
        """Who is protected in the battle with this id."""
        return next((each.protect for each in self.form.battles if each.id == battle), GRAVEHOLD)

    @property
    def is_over(self) -> bool:
        """Is the expedition won or lost?"""
        return self.step in (WON, LOST)

    def copy(self) -> State:
        """A state of its own; what is fixed from the beginning is shared, and so are fights."""
        barracks = self.barracks
        return replace(
            self,
            barracks=Barracks(barracks.mages[:], barracks.cards[:], barracks.treasures[:], barracks.abilities[:]),
            upgraded=self.upgraded[:],
            market=self.market[:],
            mages=self.mages[:],
            treasures=self.treasures[:],
            own_treasures=self.own_treasures[:],
            banished=self.banished[:],
            banished_last=self.banished_last[:],
            seen=self.seen[:],
            entered=self.entered[:],
            ways=self.ways[:],
            used=self.used.copy(),
            history=self.history[:],
        )

    def as_data(self) -> dict[str, Any]:
        """As JSON values. They tell nothing about what chance will bring."""
        return asdict(self)


def cards_of(content: Content, cards: list[str], kind: str) -> list[str]:
    """Those of these cards that take places of this kind in the market."""
    return [id for id in cards if content.card(id).market == kind]


def by_place(content: Content, cards: list[str]) -> dict[str, list[str]]:
    """The cards by the places of the market they take."""
    return {kind: cards_of(content, cards, kind) for kind in CARDS}


def by_level(content: Content, treasures: list[str]) -> dict[int, list[str]]:
    """The treasures by their level."""
    return {level: [id for id in treasures if content.card(id).treasure == level] for level in LEVELS}
