"""Every field of the state, declared once.

What a game consists of stands here and nowhere else: what each field holds, where it begins, what it is for, whether
everybody can see it, and what it matters for. `make state` writes the classes of `state` and `stack` from this table;
equality, encoding (`codec`), the view and its changes (`views`), sampling (`sampling`), the census (`zones`) and the
positions that the forecast compares all read it.

What only one nemesis has (its decks, piles, tracks and mats) is declared by its pack: docs/decisions/0016.
"""

from __future__ import annotations

from typing import Final


class Shape:
    """What a field can hold: its type, where it begins, how it is copied. All three are Python text."""

    __slots__ = ("annotation", "copy", "start")

    def __init__(self, annotation: str, start: str, copy: str = "{}") -> None:
        self.annotation = annotation
        self.start = start
        self.copy = copy


NUMBER: Final = Shape("int", "0")
FLAG: Final = Shape("bool", "False")
TEXT: Final = Shape("str", '""')
NUMBERS: Final = Shape("list[int]", "[]", "{}[:]")
SOME: Final = Shape("tuple[int, ...]", "()")
"""A few numbers that seldom change: a tuple, so that a copy of the game shares them."""
PILE: Final = Shape("list[int]", "[]", "{}[:]")
"""Cards by their index, the top one last; a hidden one as its complement."""
CARDS: Final = Shape("tuple[int, ...]", "()")
"""Cards that seldom move: a tuple, so that a copy of the game shares them."""
PILES: Final = Shape("list[list[int]]", "[]", "[pile[:] for pile in {}] if {} else []")
TURN_CARDS: Final = Shape("list[int]", "[]", "{}[:]")
"""Like a pile, of turn order cards."""
PAIRS: Final = Shape("tuple[tuple[int, int], ...]", "()")
CHOICES: Final = Shape("tuple[tuple[str, bool], ...]", "()")
TOKENS: Final = Shape("dict[str, int]", "{}", "{}.copy() if {} else {{}}")
NAMED: Final = Shape("dict[str, list[int]]", "{}", "{{name: cards[:] for name, cards in {}.items()}} if {} else {{}}")
SPELLS: Final = Shape("list[Prepped]", "[]", "[spell.copy() for spell in {}] if {} else []")
IN_PLAY: Final = Shape("list[InPlay]", "[]", "[card.copy() for card in {}] if {} else []")
PLAYERS: Final = Shape("list[Player]", "[]", "[player.copy() for player in {}]")
DELAYED: Final = Shape("tuple[Delayed, ...]", "()")
WORDS: Final = Shape("tuple[str, ...]", "()")
STACK: Final = Shape("list[Frame]", "[]", "copy_stack({}) if {} else []")


def shared(annotation: str, start: str = "") -> Shape:
    """A record that all copies of a game share."""
    return Shape(annotation, start)


# How a field counts when two positions are compared (`forecast`).
NOT: Final = ""
EXACT: Final = "exact"
SORTED: Final = "sorted"
"""Its cards have no order."""

# Whether a forecast needs a field.
ALWAYS: Final = ""
MAYBE: Final = "maybe"
"""It is made without the field until something reads it."""
NEVER: Final = "never"
"""It has ended, or is set, by the time the nemesis's turn begins; or it never differs within a game, or decides nothing."""

# Who can know the cards of a pile.
OPEN: Final = "open"
OWN: Final = "own"
"""Hidden places of the pile hold its hidden cards, in any order."""
BY_TIER: Final = "by_tier"
"""Of a hidden card the tier is known."""

# How a pile is shown.
AS_IT_LIES: Final = "as_it_lies"
FROM_TOP: Final = "from_top"
UNORDERED: Final = "unordered"


class Field:
    """One field: its name, what it holds, what it is.

    `shown` is the name in the view of what can be shown as it is; the rest is put together in `views`. `known` says who
    can know the cards of a pile, `order` in which order they are shown, `position` whether it can make a difference
    to a nemesis turn, `needed` whether a forecast needs it. What is not `kept` is neither compared nor stored.
    """

    __slots__ = ("about", "kept", "known", "name", "needed", "order", "position", "shape", "shown", "start")

    def __init__(
        self,
        name: str,
        shape: Shape,
        about: str,
        *,
        start: str = "",
        shown: str = "",
        known: str = OPEN,
        order: str = AS_IT_LIES,
        position: str = NOT,
        needed: str = ALWAYS,
        kept: bool = True,
    ) -> None:
        self.name = name
        self.shape = shape
        self.about = about
        self.start = start or shape.start
        self.shown = shown
        self.known = known
        self.order = order
        self.position = position
        self.needed = needed
        self.kept = kept


PLAYER: Final = (
    Field("seat", NUMBER, "Their place at the table, from 0.", shown="seat"),
    Field("number", NUMBER, "Their number token, from 0 (SETUP-09)."),
    Field("mage", shared("Mage"), "The mage mat."),
    Field("life", NUMBER, "0 while exhausted (EXH-01).", shown="life", position=EXACT),
    Field("max_life", NUMBER, "Life rises above it only where an effect says so (SETUP-10).", shown="max"),
    Field("exhausted", FLAG, "EXH-01.", shown="exhausted"),
    Field("charges", NUMBER, "Charge tokens on the mat (MAIN-23).", shown="charges", position=EXACT, needed=MAYBE),
    Field("hand", PILE, "Open to everybody (OPEN-20).", shown="hand", position=SORTED, needed=MAYBE),
    Field("deck", PILE, "Never shuffled, unless a card says so (GEN-05).", known=OWN, order=FROM_TOP, needed=MAYBE),
    Field("discard", PILE, "The card discarded last is on top (KEY-13).", shown="discard", needed=MAYBE),
    Field(
        "played", PILE, "Gems and relics played this turn, still on the table (MAIN-06).", shown="played", needed=MAYBE
    ),
    Field(
        "breach_turns",
        SOME,
        "Quarter turns of the breaches, or `OPEN_BREACH`, or `NO_BREACH`.",
        position=EXACT,
        needed=MAYBE,
    ),
    Field("breach_bonus", SOME, "What each breach adds to damage (BREACH-19).", start="constants.OPEN_BONUS"),
    Field("prepped", SPELLS, "Spells on the breaches.", position=EXACT, needed=MAYBE),
    Field("tokens", TOKENS, "Tokens of packs on the mat, by name; on a supply pile as `NAME@CARD`.", position=EXACT),
    Field(
        "shields",
        PAIRS,
        "Damage still to be prevented: until when (`moments.UNTIL`, plus 4 times the seat of who gave it), and how much.",
        position=EXACT,
    ),
    Field("treasures", CARDS, "Treasures beside the mat (KEY-34).", shown="treasures", position=EXACT),
    Field("in_front", CARDS, "Cards of the nemesis that lie in front of them.", shown="in_front", position=EXACT),
    # From here on: for this turn only.
    Field("focused", NUMBER, "Breaches focused or opened this turn, as bits.", needed=NEVER),
    Field("aether", NUMBER, "Aether for anything.", shown="aether", needed=NEVER),
    Field(
        "restricted_aether",
        PAIRS,
        "Aether for some uses only: the uses as bits, and the amount (MAIN-12).",
        needed=NEVER,
    ),
    Field("played_this_turn", SOME, "Cards played this turn.", needed=NEVER),
    Field("cast_this_turn", SOME, "Spells cast this turn.", needed=NEVER),
    Field("gained_this_turn", SOME, "Cards gained this turn.", needed=NEVER),
    Field("discounts", PAIRS, "Cheaper breaches: the uses as bits, and by how much.", needed=NEVER),
    Field("redirects", CHOICES, "Where the next cards gained go, and whether they have to (MAIN-18).", needed=NEVER),
    Field("two_per_breach", FLAG, "Two spells may share a breach this turn.", needed=NEVER),
    Field(
        "spent",
        SOME,
        "Spells used this turn that are no longer prepped: in hand, or as the complement in deck or discard pile.",
        needed=NEVER,
    ),
    Field("veil", NUMBER, "The fields that a copy is made without, as bits (`VEILS`).", needed=NEVER, kept=False),
)

GAME: Final = (
    Field("scenario", shared("Scenario"), "What is fixed for the whole game.", needed=NEVER, kept=False),
    Field("seed", TEXT, "Where all chance comes from.", needed=NEVER),
    Field(
        "chance_used",
        NUMBERS,
        "How many numbers of each stream of chance are used (`chance.STREAMS`).",
        start="[0] * 9",
        needed=NEVER,
    ),
    Field("players", PLAYERS, "By seat."),
    Field("gravehold", NUMBER, "Its life, or that of who is protected instead (EXPD-10).", position=EXACT),
    Field("gravehold_max", NUMBER, "It rises above this only where an effect says so (ED-30)."),
    Field("protected_charges", NUMBER, "Charges of who is protected instead of Gravehold.", position=EXACT),
    Field("ability_deck", CARDS, "Their ability cards, face down.", known=OWN),
    Field("ability_discard", CARDS, "Those that were resolved; shuffled when the deck is empty."),
    Field("ability", CARDS, "The one that is being resolved."),
    Field("nemesis_life", NUMBER, "Its life.", position=EXACT, needed=MAYBE),
    Field("nemesis_max", NUMBER, "Its life never rises above it (SETUP-13)."),
    Field("nemesis_deck", PILE, "SETUP-14 to SETUP-19.", known=BY_TIER, position=EXACT),
    Field("nemesis_discard", PILE, "Its discard pile.", shown="nemesis/discard", position=EXACT),
    Field("in_play", IN_PLAY, "Minions and powers, the oldest first (NEM-03).", position=EXACT),
    Field("next_uid", NUMBER, "The number of the next card that enters play.", start="1"),
    Field("counters", SOME, "Tokens and tracks of the nemesis, as its mat lists them.", position=EXACT),
    Field("crowd", SOME, "How many tokens are on each step of the track that carries many.", position=EXACT),
    Field("piles", PILES, "Decks and piles of the nemesis, as its mat lists them."),
    Field("swarm", NUMBER, "Members of the swarm in play.", position=EXACT),
    Field("swarm_hurt", NUMBER, "Damage on one of them.", position=EXACT, needed=NEVER),
    Field("supply", SOME, "Cards left in each pile of the market.", position=EXACT, needed=MAYBE),
    Field("turn_deck", TURN_CARDS, "The turn order deck.", known=OWN, order=FROM_TOP, position=EXACT),
    Field("turn_discard", TURN_CARDS, "Its discard pile.", position=EXACT),
    Field("wild_token", NUMBER, "Whose the wild token is (VAR-05)."),
    Field("pair_tokens", SOME, "Who of each pair had the last turn (VAR-02), or -1.", start="(-1, -1)"),
    Field("treasures", CARDS, "Treasures of all players (KEY-34).", shown="treasures", position=EXACT),
    Field(
        "beside", CARDS, "Cards of side decks that lie open beside the table (KEY-10).", shown="beside", position=EXACT
    ),
    Field(
        "noted",
        PAIRS,
        "Seats whose number token lies on a card, and piles that a treasure lies at, with the card before.",
        position=EXACT,
    ),
    Field("destroyed", PILE, "Cards that left the game (GEN-10).", shown="destroyed", order=UNORDERED, needed=MAYBE),
    Field("pending", PILE, "Cards between two places: drawn and not resolved, gained and not placed.", position=EXACT),
    Field("drawn", NUMBER, "The nemesis card that was drawn this turn, or -1.", start="-1"),
    Field("extra_draws", NUMBER, "Nemesis cards still to draw beyond the usual one.", position=EXACT, needed=NEVER),
    Field(
        "active",
        NUMBER,
        "Whose turn it is: a seat, `NEMESIS_TURN` or `NOBODY`.",
        start="constants.NOBODY",
        needed=NEVER,
    ),
    Field("phase", NUMBER, "An index of `kinds.PHASES`.", start="constants.SETUP", needed=NEVER),
    Field("turn", NUMBER, "Turns begun.", shown="turn", needed=NEVER),
    Field("tier", NUMBER, "The highest tier drawn (ED-14).", start="1"),
    Field("prevented", FLAG, "Damage to the active player is prevented.", shown="prevented", needed=NEVER),
    Field("turned_up", NUMBER, "Hidden cards turned up so far; undo looks at it.", needed=NEVER),
    Field(
        "holding",
        NUMBER,
        "While above 0, minions without life stay and nobody is exhausted yet.",
        position=EXACT,
        needed=NEVER,
    ),
    Field("exhausting", FLAG, "An exhausted player is being dealt with (EXH-02).", position=EXACT, needed=NEVER),
    Field(
        "exhaust_queue", PAIRS, "Who is exhausted next: the seat, and the damage beyond.", position=EXACT, needed=NEVER
    ),
    Field("delayed", DELAYED, "What waits for something to happen (`reactions`).", position=EXACT),
    Field(
        "reacted",
        WORDS,
        "What has reacted this turn and does so once a turn: where it stands, and whose it is.",
        position=EXACT,
    ),
    Field("outcome", TEXT, "How the game ended; empty while it goes on.", shown="outcome"),
    Field("stack", STACK, "What is being resolved, the innermost last.", needed=NEVER),
    Field(
        "due",
        STACK,
        "Reactions that begin when the step is done that caused them; `left` is their place on the stack.",
        needed=NEVER,
    ),
    Field("decision", shared("Decision | None", "None"), "What is asked; the step on the stack asks it.", needed=NEVER),
    Field("answer_value", shared("Value | None", "None"), "The answer that the next step takes.", needed=NEVER),
    Field(
        "events", Shape("list[Event]", "[]", "[]"), "What has happened since the last answer.", needed=NEVER, kept=False
    ),
    Field(
        "blind", FLAG, "Nobody turns up a hidden card here: `Hidden` is raised (`forecast`).", needed=NEVER, kept=False
    ),
    Field("veil", NUMBER, "The fields that a copy is made without, as bits (`VEILS`).", needed=NEVER, kept=False),
)

SCOPE: Final = (
    Field(
        "you", NUMBER, "Who plays, casts or activates; `TEAM` in effects of the nemesis.", start="you", position=EXACT
    ),
    Field("they", NUMBER, "Who a step acts on.", start="you", position=EXACT),
    Field("card", NUMBER, "The card whose effect this is, or -1.", start="card", position=EXACT),
    Field("uid", NUMBER, "The card in play whose effect this is, or -1.", start="uid", position=EXACT),
    Field("owner", NUMBER, "Whose the spell is that is cast.", start="you", position=EXACT),
    Field("breach", NUMBER, "The breach of the spell that is cast, or -1.", start="-1", position=EXACT),
    Field("second_breach", NUMBER, "Its second breach, or -1.", start="-1"),
    Field(
        "bonus",
        NUMBER,
        "What the breach adds to damage; in effects of the nemesis, what cards in play add to it.",
        position=EXACT,
    ),
    Field("dealt", FLAG, "The bonus has been used.", position=EXACT),
    Field("killed", NUMBER, "The card in play that the last damage killed, or -1.", start="-1", position=EXACT),
    Field("last_player", NUMBER, "The player chosen last, or -1.", start="-1", position=EXACT),
    Field("spares_this", FLAG, "The minion does not suffer from its own effect.", position=EXACT),
    Field("revealed", SOME, "Cards that are revealed.", position=EXACT),
    Field("revealed_from", NUMBER, "Whose deck they come from, or -1.", start="-1", position=EXACT),
    Field("chosen", NAMED, "What was chosen under a name of the pack, and whose it was (`NAME@`)."),
    Field("declined", FLAG, "The offer of a `may` was declined.", position=EXACT),
    Field("stays", FLAG, "The spell is cast without leaving its breach.", position=EXACT),
    Field("gone", FLAG, "The card has destroyed itself.", position=EXACT),
    Field("after", NUMBER, "Where the spell goes once it is cast (`breaches.AFTER`).", position=EXACT),
    Field("was_used", FLAG, "Its action had been used this turn before it was cast.", position=EXACT),
    Field("excess", NUMBER, "Damage beyond a player's last life (EXH-03).", position=EXACT),
    Field("rest", NUMBER, "Damage that would be lost on one member of a swarm.", position=EXACT),
    Field("landing", NUMBER, "Where a gained card goes (`piles.DESTINATIONS`).", position=EXACT),
    Field("amount", NUMBER, "How much it was that this reacts to.", position=EXACT),
    Field("token", NUMBER, "The token on a track that this is about, or -1.", start="-1", position=EXACT),
    Field("shares", SOME, "Targets of divided damage, one after the other, and the amounts.", position=EXACT),
)

FRAME: Final = (
    Field("block", shared("Block", "block"), "The steps, with their address."),
    Field("steps", shared("list[Step]", "block.steps"), "The steps of the block.", kept=False),
    Field("scope", Shape("Scope", "scope", "scope"), "What the steps know; frames of one card share it."),
    Field("pc", NUMBER, "The step that is next.", position=EXACT),
    Field("stage", NUMBER, "How far it has come.", position=EXACT),
    Field("left", NUMBER, "A number of its own.", position=EXACT),
    Field("kept", NUMBER, "Another.", position=EXACT),
    Field("queue", SOME, "A list of its own.", position=EXACT),
    Field("optional", FLAG, "These steps are an offer (`may`).", start="optional", position=EXACT),
)


def names(fields: tuple[Field, ...]) -> tuple[str, ...]:
    """The fields that are compared and stored."""
    return tuple([field.name for field in fields if field.kept])


OTHER: Final = 1
"""The bit for all fields that every forecast needs."""
VEILS: Final = {
    field.name: 2 << n for n, field in enumerate([each for each in (*PLAYER, *GAME) if each.needed == MAYBE])
}
"""The bit for each field that a forecast may not need."""
