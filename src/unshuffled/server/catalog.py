"""What can be played, for setup pages: packs, mages, nemeses, markets and cards, with their names in every language."""

from __future__ import annotations

import msgspec
from msgspec import Struct

from unshuffled.rules.records import Content
from unshuffled.rules.setup import DIFFICULTIES
from unshuffled.rules.switches import EDITIONS
from unshuffled.server.protocol import PROTOCOL
from unshuffled.tables.table import PHRASES
from unshuffled.words.speech import LANGUAGES

Names = dict[str, str]


class PackInfo(Struct):
    """A pack; games pin its digest."""

    id: str
    names: Names
    digest: str


class CardInfo(Struct):
    """A card. `cost` is None for cards of the nemesis."""

    id: str
    pack: str
    kind: str
    names: Names
    cost: int | None
    market: bool
    """Can it lie in the supply?"""


class MageInfo(Struct):
    """A mage."""

    id: str
    pack: str
    names: Names
    title: Names
    ability: Names
    charges: int


class NemesisInfo(Struct):
    """A nemesis."""

    id: str
    pack: str
    names: Names
    difficulty: int
    life: int


class MarketInfo(Struct):
    """A suggested market."""

    id: str
    pack: str
    names: Names
    cards: list[str]


class Catalog(Struct, kw_only=True):
    """Everything a setup page needs."""

    protocol: int = PROTOCOL
    languages: list[str]
    difficulties: list[str]
    editions: list[str]
    phrases: list[str]
    packs: list[PackInfo]
    mages: list[MageInfo]
    nemeses: list[NemesisInfo]
    markets: list[MarketInfo]
    cards: list[CardInfo]


def catalog(content: Content) -> bytes:
    """The catalog as JSON, encoded once."""
    supply = {card for pile in content.supply.values() for card in pile}
    made = Catalog(
        languages=list(LANGUAGES),
        difficulties=list(DIFFICULTIES),
        editions=list(EDITIONS),
        phrases=list(PHRASES),
        packs=[PackInfo(x.id, x.names, x.digest) for x in content.packs.values()],
        mages=[MageInfo(x.id, x.pack, x.names, x.title, x.ability_names, x.charges) for x in content.mages.values()],
        nemeses=[
            NemesisInfo(x.id, x.pack, x.names, x.difficulty, x.life)
            for x in (forms["normal"] for forms in content.nemeses.values())
        ],
        markets=[MarketInfo(x.id, x.pack, x.names, x.cards) for x in content.markets.values()],
        cards=[
            CardInfo(x.id, x.pack, x.kind, x.names, x.cost if x.is_player_card else None, x.index in supply)
            for x in content.cards
        ],
    )
    return msgspec.json.encode(made)
