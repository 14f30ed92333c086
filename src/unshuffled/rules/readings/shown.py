"""The types of what is shown: everything a client gets to know of a game, as plain JSON values.

What is `Shown` is made from the parts of a view (`parts`) by `make state`. The words of a question are added in `wire`,
which also makes the page's types from these.
"""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

TurnCard = Literal["player1", "player2", "player3", "player4", "wild", "nemesis", "1/2", "3/4", "special"]
Phase = Literal["setup", "turn_order", "casting", "main", "draw", "nemesis_main", "nemesis_draw", "end"]
Outcome = Literal[
    "",
    "nemesis_slain",
    "nemesis_spent",
    "nemesis_rule_won",
    "gravehold_fallen",
    "all_exhausted",
    "nemesis_rule_lost",
]
"""How the game ended; empty while it goes on."""


class NoBreach(TypedDict):
    """The place of a breach that a mage lacks, or has lost."""

    state: Literal["none"]


class OpenBreach(TypedDict):
    """An open breach, with its bonus (BREACH-19)."""

    state: Literal["open"]
    bonus: int


class ClosedBreach(TypedDict):
    """A closed breach: its quarter turns, and what it costs to focus and to open it (BREACH-16, BREACH-17)."""

    state: Literal["closed"]
    turned: int
    focus: int
    open: int
    focused: bool


Breach = NoBreach | OpenBreach | ClosedBreach


class Spell(TypedDict):
    """A prepped spell."""

    card: str
    breaches: list[int]
    """As printed, from 1; two for a spell that lies on two."""
    fresh: bool
    """Prepped this turn: it can be cast from the next one on."""


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
    """A minion or power. A power has no life; `tokens` says when it happens. A silenced minion does not act once.

    A card with two sides is `covered` until it is turned over; then it is what it is.
    `number` is the seat of the player whose number token lies on it.
    """

    uid: int
    card: str
    life: int
    max: int
    tokens: int
    silenced: NotRequired[bool]
    place: NotRequired[str]
    """The pile of the nemesis on whose space it lies."""
    side: NotRequired[Literal["covered", "turned"]]
    number: NotRequired[int]


class Waiting(TypedDict):
    """What waits for something to happen: whose it is (-1: the nemesis's), the card that said so, and how long."""

    seat: int
    card: str
    until: str


class SideDeck(TypedDict):
    """A deck of the nemesis beside its own, from the top; what nobody has seen of it, and its discard pile.

    Of cards with two sides the fronts are shown, as far as they can be seen; `unseen` is what they may be.
    """

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


class TokenLife(TypedDict):
    """The life of a token on a track, and what it began with; 0 if it is gone."""

    life: int
    max: int


class Protected(TypedDict):
    """Who is protected instead of Gravehold, whose life is `gravehold`: charges, and ability cards.

    The deck is sorted, not in its order; `ability` is the card that is being resolved.
    """

    id: str
    charges: int
    charges_needed: int
    deck: list[str]
    discard: list[str]
    ability: str | None


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
    """A mage at the table.

    The deck is listed from the top. A place is None after a shuffle; what lies in such places is in `hidden`,
    which is None with closed decks.
    """

    aether: int
    breaches: list[Breach]
    charges: int
    charges_needed: int
    deck: list[str | None]
    discard: list[str]
    exhausted: bool
    hand: list[str]
    hidden: list[str] | None
    in_front: list[str]
    life: int
    limited: list[RestrictedAether]
    mage: str
    max: int
    number: int
    on_piles: dict[str, dict[str, int]]
    played: list[str]
    prepped: list[Spell]
    seat: int
    shield: int
    tokens: dict[str, int]
    treasures: list[str]


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
    tokens: NotRequired[dict[str, TokenLife]]
    tracks: NotRequired[dict[str, list[int]]]


class ShownGravehold(TypedDict):
    """What everybody defends."""

    life: int
    max: int


class ShownTurnOrder(TypedDict):
    """The turn order deck, from the top, and its discard pile."""

    deck: list[TurnCard | None]
    discard: list[TurnCard]
    hidden: list[TurnCard]
    tokens: dict[str, int]


class ShownTable(TypedDict):
    """The table as a seat sees it; -1 is a spectator."""

    active: int | Literal["nemesis"]
    assigned: dict[str, str]
    beside: list[str]
    destroyed: list[str]
    gravehold: ShownGravehold
    nemesis: ShownNemesis
    outcome: Outcome
    phase: Phase
    players: list[ShownPlayer]
    prevented: bool
    protected: NotRequired[Protected]
    seat: int
    supply: list[SupplyPile]
    treasures: list[str]
    turn: int
    turn_order: ShownTurnOrder
    waiting: list[Waiting]


# end


class View(ShownTable):
    """The table as a seat sees it, and what is asked."""

    decision: Asked | None
