"""What is played: what the players choose before the game, and what is fixed once it is set up."""

from __future__ import annotations

from dataclasses import asdict, dataclass, field
from typing import Any

from unshuffled.rules.core.cards import Reaction
from unshuffled.rules.core.content import Content
from unshuffled.rules.core.forms import GRAVEHOLD
from unshuffled.rules.core.mats import Mage, Nemesis, Protected
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
    expedition: bool = False
    """Is it a battle of an expedition? Some nemeses are different there."""
    upgraded: list[str] = field(default_factory=list)
    """Upgraded basic cards that go into the nemesis deck first (EXPD-06)."""
    treasures: list[str] = field(default_factory=list)
    """Treasures of all players (KEY-34)."""
    own_treasures: list[list[str]] = field(default_factory=list)
    """Treasures of each player, by seat; empty if nobody has one."""
    protect: str = GRAVEHOLD
    """Who is protected (EXPD-10)."""
    abilities: list[str] = field(default_factory=list)
    """Their ability cards in this game; empty for all of them, and for Gravehold."""

    def as_data(self) -> dict[str, Any]:
        """Return the setup as JSON values. What only expeditions have is left out of other games."""
        data = asdict(self)
        for name in EXPEDITION_FIELDS:
            if data[name] in (False, GRAVEHOLD) or (isinstance(data[name], list) and not any(data[name])):
                del data[name]
        return data


EXPEDITION_FIELDS = ("expedition", "upgraded", "treasures", "own_treasures", "protect", "abilities")


def heard_by(reactions: list[Reaction]) -> int:
    """The moments that these react to."""
    bits = 0
    for reaction in reactions:
        bits |= reaction.when
    return bits


class Scenario:
    """What is fixed once the game is set up. Shared by all copies of a game."""

    __slots__ = (
        "content",
        "drawn",
        "has_plain_piles",
        "has_standing",
        "heard",
        "mages",
        "market",
        "nemesis",
        "open_pile",
        "protected",
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
        protected: Protected | None = None,
    ) -> None:
        self.content = content
        self.setup = setup
        """What is played, nothing left to chance."""
        self.drawn = drawn
        """How many numbers of chance choosing it took."""
        self.switches = switches
        self.protected = protected
        """Who is protected instead of Gravehold, if anybody is."""
        self.nemesis = nemesis
        self.open_pile = nemesis.open_pile
        """The nemesis's pile whose top card can be gained, or -1."""
        self.has_plain_piles = bool(nemesis.plain_piles)
        self.heard = heard_by(nemesis.reactions)
        """Moments that something in this game may react to (`moments`)."""
        self.has_standing = False
        """Is there a card that changes a rule while it is prepped or in play?"""
        for card in content.cards:
            if card.nemesis in ("", nemesis.id):
                self.heard |= heard_by(card.reactions)
                self.has_standing = self.has_standing or bool(
                    card.spell_bonus
                    or card.forbids
                    or card.guards
                    or card.minions_take_less
                    or card.any_player
                    or card.shields
                    or card.protects
                    or card.more_damage
                )
        for mage in mages:
            self.heard |= heard_by(mage.reactions)
        self.mages = mages
        self.seats = len(mages)
        self.solo = len(mages) == 1
        self.supply = supply
        self.market = [content.cards[card] for card in supply]
        """The cards of the supply piles."""
        self.supply_index = {card: i for i, card in enumerate(supply)}
