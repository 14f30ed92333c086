"""A mage at the table. Its fields are declared in `fields`; `make state` writes what stands between the marks."""

from __future__ import annotations

from unshuffled.rules.core import constants, fields
from unshuffled.rules.core.mats import Mage
from unshuffled.rules.core.pieces import Prepped


class Player:
    """One mage at the table."""

    # made from fields.PLAYER
    __slots__ = (
        "aether",
        "breach_bonus",
        "breach_turns",
        "cast_this_turn",
        "charges",
        "deck",
        "discard",
        "discounts",
        "exhausted",
        "focused",
        "gained_this_turn",
        "hand",
        "in_front",
        "life",
        "mage",
        "max_life",
        "number",
        "played",
        "played_this_turn",
        "prepped",
        "redirects",
        "restricted_aether",
        "seat",
        "shields",
        "spent",
        "tokens",
        "treasures",
        "two_per_breach",
        "veil",
    )

    seat: int
    """Their place at the table, from 0."""
    number: int
    """Their number token, from 0 (SETUP-09)."""
    mage: Mage
    """The mage mat."""
    life: int
    """0 while exhausted (EXH-01)."""
    max_life: int
    """Life rises above it only where an effect says so (SETUP-10)."""
    exhausted: bool
    """EXH-01."""
    charges: int
    """Charge tokens on the mat (MAIN-23)."""
    hand: list[int]
    """Open to everybody (OPEN-20)."""
    deck: list[int]
    """Never shuffled, unless a card says so (GEN-05)."""
    discard: list[int]
    """The card discarded last is on top (KEY-13)."""
    played: list[int]
    """Gems and relics played this turn, still on the table (MAIN-06)."""
    breach_turns: tuple[int, ...]
    """Quarter turns of the breaches, or `OPEN_BREACH`, or `NO_BREACH`."""
    breach_bonus: tuple[int, ...]
    """What each breach adds to damage (BREACH-19)."""
    prepped: list[Prepped]
    """Spells on the breaches."""
    tokens: dict[str, int]
    """Tokens of packs on the mat, by name; on a supply pile as `NAME@CARD`."""
    shields: tuple[tuple[int, int], ...]
    """Damage still to be prevented: until when (`moments.UNTIL`, plus 4 times the seat of who gave it), and how much."""
    treasures: tuple[int, ...]
    """Treasures beside the mat (KEY-34)."""
    in_front: tuple[int, ...]
    """Cards of the nemesis that lie in front of them."""
    focused: int
    """Breaches focused or opened this turn, as bits."""
    aether: int
    """Aether for anything."""
    restricted_aether: tuple[tuple[int, int], ...]
    """Aether for some uses only: the uses as bits, and the amount (MAIN-12)."""
    played_this_turn: tuple[int, ...]
    """Cards played this turn."""
    cast_this_turn: tuple[int, ...]
    """Spells cast this turn."""
    gained_this_turn: tuple[int, ...]
    """Cards gained this turn."""
    discounts: tuple[tuple[int, int], ...]
    """Cheaper breaches: the uses as bits, and by how much."""
    redirects: tuple[tuple[str, bool], ...]
    """Where the next cards gained go, and whether they have to (MAIN-18)."""
    two_per_breach: bool
    """Two spells may share a breach this turn."""
    spent: tuple[int, ...]
    """Spells used this turn that are no longer prepped: in hand, or as the complement in deck or discard pile."""
    veil: int
    """The fields that a copy is made without, as bits (`VEILS`)."""

    def begin(self) -> None:
        """Give every field that has a start its start."""
        self.seat = 0
        self.number = 0
        self.life = 0
        self.max_life = 0
        self.exhausted = False
        self.charges = 0
        self.hand = []
        self.deck = []
        self.discard = []
        self.played = []
        self.breach_turns = ()
        self.breach_bonus = constants.OPEN_BONUS
        self.prepped = []
        self.tokens = {}
        self.shields = ()
        self.treasures = ()
        self.in_front = ()
        self.focused = 0
        self.aether = 0
        self.restricted_aether = ()
        self.played_this_turn = ()
        self.cast_this_turn = ()
        self.gained_this_turn = ()
        self.discounts = ()
        self.redirects = ()
        self.two_per_breach = False
        self.spent = ()
        self.veil = 0

    def copy(self) -> Player:
        """A player of its own; the mage mat is shared."""
        made = Player()
        made.seat = self.seat
        made.number = self.number
        made.mage = self.mage
        made.life = self.life
        made.max_life = self.max_life
        made.exhausted = self.exhausted
        made.breach_bonus = self.breach_bonus
        made.tokens = self.tokens.copy() if self.tokens else {}
        made.shields = self.shields
        made.treasures = self.treasures
        made.in_front = self.in_front
        made.focused = self.focused
        made.aether = self.aether
        made.restricted_aether = self.restricted_aether
        made.played_this_turn = self.played_this_turn
        made.cast_this_turn = self.cast_this_turn
        made.gained_this_turn = self.gained_this_turn
        made.discounts = self.discounts
        made.redirects = self.redirects
        made.two_per_breach = self.two_per_breach
        made.spent = self.spent
        made.veil = self.veil
        if self.veil:
            if not self.veil & 2:
                made.charges = self.charges
            if not self.veil & 4:
                made.hand = self.hand[:]
            if not self.veil & 8:
                made.deck = self.deck[:]
            if not self.veil & 16:
                made.discard = self.discard[:]
            if not self.veil & 32:
                made.played = self.played[:]
            if not self.veil & 64:
                made.breach_turns = self.breach_turns
            if not self.veil & 128:
                made.prepped = [spell.copy() for spell in self.prepped] if self.prepped else []
        else:
            made.charges = self.charges
            made.hand = self.hand[:]
            made.deck = self.deck[:]
            made.discard = self.discard[:]
            made.played = self.played[:]
            made.breach_turns = self.breach_turns
            made.prepped = [spell.copy() for spell in self.prepped] if self.prepped else []
        return made

    def position(self) -> tuple[object, ...]:
        """What can make a difference to a nemesis turn (`forecast`), to be compared."""
        return (
            self.life,
            0 if self.veil & 2 else self.charges,
            0 if self.veil & 4 else tuple(sorted(self.hand)),
            0 if self.veil & 64 else self.breach_turns,
            0 if self.veil & 128 else tuple([each.key() for each in self.prepped]),
            tuple(sorted(self.tokens.items())) if self.tokens else (),
            self.shields,
            self.treasures,
            self.in_front,
        )

    def differs(self, other: Player) -> int:
        """Which fields of the view are not the same, as bits: the place of each in its table is its bit."""
        found = 0
        if self.seat != other.seat:
            found |= 1 << 0
        if self.number != other.number:
            found |= 1 << 1
        if self.life != other.life:
            found |= 1 << 3
        if self.max_life != other.max_life:
            found |= 1 << 4
        if self.exhausted != other.exhausted:
            found |= 1 << 5
        if self.charges != other.charges:
            found |= 1 << 6
        if self.hand != other.hand:
            found |= 1 << 7
        if self.deck != other.deck:
            found |= 1 << 8
        if self.discard != other.discard:
            found |= 1 << 9
        if self.played != other.played:
            found |= 1 << 10
        if self.breach_turns != other.breach_turns:
            found |= 1 << 11
        if self.breach_bonus != other.breach_bonus:
            found |= 1 << 12
        if self.prepped != other.prepped:
            found |= 1 << 13
        if self.tokens != other.tokens:
            found |= 1 << 14
        if self.shields != other.shields:
            found |= 1 << 15
        if self.treasures != other.treasures:
            found |= 1 << 16
        if self.in_front != other.in_front:
            found |= 1 << 17
        if self.focused != other.focused:
            found |= 1 << 18
        if self.aether != other.aether:
            found |= 1 << 19
        if self.restricted_aether != other.restricted_aether:
            found |= 1 << 20
        return found

    def forecast_differs(self, other: Player) -> int:
        """Which fields that a forecast may need are not the same, as bits (`fields.VEILS`, `fields.OTHER`)."""
        found = 0
        if (
            self.seat != other.seat
            or self.number != other.number
            or self.mage != other.mage
            or self.life != other.life
            or self.max_life != other.max_life
            or self.exhausted != other.exhausted
            or self.breach_bonus != other.breach_bonus
            or self.tokens != other.tokens
            or self.shields != other.shields
            or self.treasures != other.treasures
            or self.in_front != other.in_front
        ):
            found |= 1
        if self.charges != other.charges:
            found |= 2
        if self.hand != other.hand:
            found |= 4
        if self.deck != other.deck:
            found |= 8
        if self.discard != other.discard:
            found |= 16
        if self.played != other.played:
            found |= 32
        if self.breach_turns != other.breach_turns:
            found |= 64
        if self.prepped != other.prepped:
            found |= 128
        return found

    # end

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Player) and all(getattr(self, n) == getattr(other, n) for n in _PLAYER)

    __hash__ = None  # type: ignore[assignment]


_PLAYER = fields.names(fields.PLAYER)
