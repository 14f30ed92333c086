"""Static records: what packs compile to. They are shared by all games and never change during one.

Records are plain slotted classes: mypyc compiles them, pickle and copy carry them
(docs/decisions/0004). A `Block` is a list of steps with an address, so that a frame of a stored
game can point at it by name.
"""

from __future__ import annotations

from unshuffled.rules.core.cards import PLAYER_CARD, Card, Kind, Names, known_kinds
from unshuffled.rules.core.forms import Form
from unshuffled.rules.core.language import Block
from unshuffled.rules.core.mats import Mage, Nemesis, Protected


class Market:
    """A suggested market: nine cards under a name (MKT-06 to MKT-09)."""

    __slots__ = ("cards", "id", "names", "pack")

    def __init__(self, id: str, pack: str, names: Names, cards: list[str]) -> None:
        self.id = id
        self.pack = pack
        self.names = names
        self.cards = cards


class SideDeck:
    """Player cards that lie open beside the table and are gained by name; no part of the supply (KEY-10)."""

    __slots__ = ("cards", "id", "pack", "users")

    def __init__(self, id: str, pack: str, cards: dict[str, int]) -> None:
        self.id = id
        self.pack = pack
        self.cards = cards
        """How many there are of each card."""
        self.users: set[str] = set()
        """Cards, mages and nemeses that name one of its cards. A game that can meet none of them leaves it in the box."""


class Pack:
    """What one pack calls itself, and the hash of its content that saved games pin."""

    __slots__ = ("also", "digest", "id", "names", "requires")

    def __init__(self, id: str, names: Names, requires: list[str], digest: str, also: list[str] | None = None) -> None:
        self.id = id
        self.names = names
        self.requires = requires
        self.digest = digest
        self.also: list[str] = also or []
        """Cards of packs it requires that are printed in this box again. There is still one of each."""


class Content:
    """Everything the loaded packs hold. A card's index is its number in every game of this content."""

    __slots__ = (
        "basics",
        "blocks",
        "cards",
        "expeditions",
        "ids",
        "index",
        "kinds",
        "mages",
        "markets",
        "nemeses",
        "packs",
        "player_acts",
        "protected",
        "side_decks",
        "supply",
        "terms",
        "upgraded",
    )

    def __init__(self) -> None:
        self.packs: dict[str, Pack] = {}
        self.kinds: dict[str, Kind] = known_kinds()
        self.cards: list[Card] = []
        self.ids: list[str] = []
        """The cards' ids, by index."""
        self.index: dict[str, int] = {}
        self.mages: dict[str, Mage] = {}
        self.nemeses: dict[str, dict[str, Nemesis]] = {}
        self.markets: dict[str, Market] = {}
        self.protected: dict[str, Protected] = {}
        """Those who can be protected instead of Gravehold."""
        self.expeditions: dict[str, Form] = {}
        """Forms of expeditions. No game reads them."""
        self.terms: dict[str, Names] = {}
        self.side_decks: dict[str, SideDeck] = {}
        self.blocks: dict[str, Block] = {}
        self.player_acts: dict[str, tuple[int, int, int]] = {}
        self.basics: list[Card] = []
        """Cards of the nemesis deck that belong to no nemesis (SETUP-15), the upgraded ones aside."""
        self.upgraded: list[Card] = []
        """Upgraded basic cards (KEY-37)."""
        self.supply: dict[str, list[int]] = {"gem": [], "relic": [], "spell": []}
        """Cards that can lie in the supply, by the places of the market they take."""

    def card(self, id: str) -> Card:
        """The card with this id."""
        return self.cards[self.index[id]]

    def is_in(self, card: Card, pack: str) -> bool:
        """Is the card in this box, as its own or printed again?"""
        return card.pack == pack or (pack in self.packs and card.id in self.packs[pack].also)

    def add(self, card: Card) -> None:
        """Take the card in and give it its index."""
        card.index = len(self.cards)
        self.cards.append(card)
        self.ids.append(card.id)
        self.index[card.id] = card.index
        kind = self.kinds.get(card.kind)
        if kind is not None:
            card.is_player_card = kind.family == PLAYER_CARD
            card.is_playable = kind.use == "play"
            card.is_spell = kind.use == "prep"
            card.market = kind.market
            card.gain_use = kind.gain_use
        if card.market and not card.is_starter and not card.treasure:
            self.supply[card.market].append(card.index)
