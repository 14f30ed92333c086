"""The types of what is shown: everything a client gets to know of a game, as plain JSON values.

`View`, `ShownNemesis` and `ShownPlayer` are made from the parts of a view (`parts`) by `make state`.
"""

from __future__ import annotations

from typing import NotRequired, TypedDict


class Breach(TypedDict):
    """`closed` ones have what it costs to turn them; an open one its bonus (BREACH-16 to BREACH-19)."""

    state: str
    bonus: NotRequired[int]
    turned: NotRequired[int]
    focus: NotRequired[int]
    open: NotRequired[int]
    focused: NotRequired[bool]


class Spell(TypedDict):
    """A prepped spell and the breaches it lies on, from 1."""

    card: str
    breaches: list[int]
    fresh: bool


class RestrictedAether(TypedDict):
    """Aether for some uses only (MAIN-12)."""

    amount: int
    uses: list[str]


class SupplyPile(TypedDict):
    """A pile of the market."""

    card: str
    count: int


class DeckPlace(TypedDict):
    """A place of the nemesis deck: the card if it is known, and its tier."""

    card: str | None
    tier: int


class CardInPlay(TypedDict):
    """A minion or power. A power has no life; `tokens` says when it happens."""

    uid: int
    card: str
    life: int
    max: int
    tokens: int


class SideDeck(TypedDict):
    """A deck of the nemesis beside its own, from the top; what nobody has seen of it, and its discard pile."""

    deck: list[str | None]
    discard: list[str]
    unseen: list[str]


Pile = list[str]
"""A pile of the nemesis that lies open, the top card last."""


class Swarm(TypedDict):
    """Members of a swarm: how many, the life of each, and the damage on one of them."""

    id: str
    count: int
    life: int
    hurt: int


class Asked(TypedDict):
    """A question: whose it is (-1: the players together), its code, the keys that answer it, and what it is about."""

    seat: int
    ask: str
    keys: list[str]
    card: str
    least: int
    most: int
    args: list[int]


# made from parts


class ShownPlayer(TypedDict):
    """A mage at the table."""

    aether: int
    breaches: list[Breach]
    charges: int
    charges_needed: int
    deck: list[str | None]
    discard: list[str]
    exhausted: bool
    hand: list[str]
    hidden: list[str] | None
    life: int
    limited: list[RestrictedAether]
    mage: str
    max: int
    number: int
    played: list[str]
    prepped: list[Spell]
    seat: int
    tokens: dict[str, int]


class ShownNemesis(TypedDict):
    """The nemesis: its mat, its deck, and what lies before it."""

    counters: dict[str, int]
    deck: list[DeckPlace]
    decks: dict[str, SideDeck]
    discard: list[str]
    form: str
    id: str
    in_play: list[CardInPlay]
    life: int
    max: int
    open_pile: list[str]
    pending: list[str]
    piles: NotRequired[dict[str, Pile]]
    swarm: NotRequired[Swarm]
    tier: int


class ShownGravehold(TypedDict):
    """What everybody defends."""

    life: int
    max: int


class ShownTurnOrder(TypedDict):
    """The turn order deck, from the top, and its discard pile."""

    deck: list[str | None]
    discard: list[str]
    hidden: list[str]
    tokens: dict[str, int]


class View(TypedDict):
    """The table as a seat sees it; -1 is a spectator."""

    active: str | int
    decision: Asked | None
    destroyed: list[str]
    gravehold: ShownGravehold
    nemesis: ShownNemesis
    outcome: str
    phase: str
    players: list[ShownPlayer]
    prevented: bool
    seat: int
    supply: list[SupplyPile]
    turn: int
    turn_order: ShownTurnOrder


# end
