"""Forms of expeditions: which battles there are, and what is won or lost between them.

No game reads them. They stand with the other records that packs compile to, so that a content is one value;
`unshuffled.expeditions` plays them. A form goes to JSON and back: an expedition keeps the form it was begun with.
"""

from __future__ import annotations

from dataclasses import dataclass, field

SOURCES = ("book", "fan_tools", "project")
"""What a form rests on: a printed book, tools that fans made, or this project."""
LEFT_OUT = ("last_battle_rules", "level_4_treasures")
"""Parts of a printed form that are not known here; people are shown which."""
CARDS = ("gem", "relic", "spell")
LEVELS = (1, 2, 3)
CHOICES = ("mage", *CARDS, *[f"treasure_{level}" for level in LEVELS])
"""What can be chosen after a lost battle."""
GRAVEHOLD = "gravehold"
NEXT, AGAIN, WON, LOST = "next", "again", "won", "lost"
ENDS = (WON, LOST)
WAYS = (NEXT, AGAIN, *ENDS)
"""Where a battle may lead, besides to a battle by its id."""


@dataclass
class Reward:
    """What comes into the barracks: so many random new things, and things by name."""

    random: dict[str, int] = field(default_factory=dict)
    """How many of each of `CHOICES`."""
    mages: list[str] = field(default_factory=list)
    cards: list[str] = field(default_factory=list)
    """Player cards."""
    treasures: list[str] = field(default_factory=list)
    abilities: list[str] = field(default_factory=list)
    """Ability cards of an ally who is protected instead of Gravehold (EXPD-10)."""


@dataclass
class Battle:
    """One battle: against whom, for whom, what the nemesis deck gains, and what comes of it."""

    id: str
    rating: int = 0
    """Any nemesis with this rating that was not fought before; 0 if `nemeses` says which."""
    nemeses: list[str] = field(default_factory=list)
    """One of these that was not fought before."""
    protect: str = GRAVEHOLD
    upgraded: dict[str, int] = field(default_factory=dict)
    """How many new upgraded basic cards of each tier."""
    upgraded_cards: list[str] = field(default_factory=list)
    """New upgraded basic cards by name."""
    win: Reward = field(default_factory=Reward)
    loss: list[str] = field(default_factory=list)
    """What may be chosen after a loss, of `CHOICES`; nothing if it is empty."""
    if_won: list[str] = field(default_factory=lambda: [NEXT])
    """Where it leads: one of `WAYS` or a battle; several to choose from."""
    if_lost: list[str] = field(default_factory=lambda: [AGAIN])


@dataclass
class Form:
    """An expedition as it can be begun."""

    id: str
    pack: str
    names: dict[str, str]
    source: str
    start: Reward
    battles: list[Battle]
    score: list[int] = field(default_factory=list)
    """What a battle counts that is won on the first, second, … try; nothing later."""
    big_pocket: bool = False
    """Nothing is banished."""
    edition: str = "default"
    """The edition it begins with if no other is chosen: that of its book."""
    left_out: list[str] = field(default_factory=list)
