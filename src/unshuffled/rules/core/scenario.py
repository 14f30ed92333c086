"""What is played: what the players choose before the game, and what is fixed once it is set up."""

from __future__ import annotations

from dataclasses import dataclass, field

from unshuffled.rules.core.content import Content, Mage, Nemesis
from unshuffled.rules.core.switches import Switches

RANDOM = "random"


@dataclass
class Setup:
    """What the players choose before the game. `random` leaves a choice to the seed."""

    mages: list[str] = field(default_factory=lambda: [RANDOM, RANDOM])
    nemesis: str = RANDOM
    difficulty: str = "normal"
    market: list[str] = field(default_factory=lambda: [RANDOM])
    """Nine cards, or the name of a suggested market, or `random`."""
    edition: str = "default"
    switches: dict[str, str | int] = field(default_factory=dict)
    packs: list[str] = field(default_factory=list)
    """Packs that random choices are taken from; empty for all."""


class Scenario:
    """What is fixed once the game is set up. Shared by all copies of a game."""

    __slots__ = (
        "content",
        "drawn",
        "has_open_piles",
        "mages",
        "market",
        "nemesis",
        "open_pile",
        "seats",
        "setup",
        "solo",
        "supply",
        "supply_index",
        "switches",
    )

    def __init__(
        self,
        content: Content,
        setup: Setup,
        switches: Switches,
        nemesis: Nemesis,
        mages: list[Mage],
        supply: list[int],
        drawn: int = 0,
    ) -> None:
        self.content = content
        self.setup = setup
        """What is played, nothing left to chance."""
        self.drawn = drawn
        """How many numbers of chance choosing it took."""
        self.switches = switches
        self.nemesis = nemesis
        self.open_pile = nemesis.open_pile
        """The nemesis's pile whose top card can be gained, or -1."""
        self.has_open_piles = bool(nemesis.open_piles)
        self.mages = mages
        self.seats = len(mages)
        self.solo = len(mages) == 1
        self.supply = supply
        self.market = [content.cards[card] for card in supply]
        """The cards of the supply piles."""
        self.supply_index = {card: i for i, card in enumerate(supply)}
