"""The state of a game: plain mutable slotted classes, copied by hand.

Piles are lists of card indices with the top card last, so drawing and discarding are `pop` and
`append`. A face-down card whose place nobody can know is stored as its complement (`~index`,
negative); known and unknown cards lie in one list (docs/decisions/0006). Nothing here is a
callback, a generator or a reference cycle: a game can be stored at any choice.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from unshuffled.rules import kinds
from unshuffled.rules.frames import Frame, Scope, copy_stack

if TYPE_CHECKING:
    from unshuffled.rules.records import Block, Content, Mage, Nemesis
    from unshuffled.rules.setup import Setup
    from unshuffled.rules.switches import Switches

Value = int | str | tuple[int, ...]
"""What an option stands for inside the engine."""
Event = tuple[str | int, ...]
"""A change that has happened: its name, then what `events.FIELDS` says."""


class Prepped:
    """A spell lying on a breach (PREP-05), or on two adjacent ones (PREP-06)."""

    __slots__ = ("breach", "card", "fresh", "other", "used")

    def __init__(self, card: int, breach: int, other: int = -1, fresh: bool = True, used: bool = False) -> None:
        self.card = card
        self.breach = breach
        self.other = other
        self.fresh = fresh
        self.used = used

    def copy(self) -> Prepped:
        """A spell of its own."""
        return Prepped(self.card, self.breach, self.other, self.fresh, self.used)

    def key(self) -> tuple[int, int, int, bool, bool]:
        """Equal keys are interchangeable spells."""
        return (self.card, self.breach, self.other, self.fresh, self.used)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Prepped) and self.key() == other.key()

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return f"Prepped{self.key()}"


class InPlay:
    """A minion or power in play. `uid` numbers them in the order of entering (NEM-03)."""

    __slots__ = ("card", "life", "max_life", "tokens", "uid")

    def __init__(self, uid: int, card: int, life: int, max_life: int, tokens: int) -> None:
        self.uid = uid
        self.card = card
        self.life = life
        self.max_life = max_life
        self.tokens = tokens

    def copy(self) -> InPlay:
        """A card of its own."""
        return InPlay(self.uid, self.card, self.life, self.max_life, self.tokens)

    def key(self) -> tuple[int, int, int, int, int]:
        """Everything it is."""
        return (self.uid, self.card, self.life, self.max_life, self.tokens)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, InPlay) and self.key() == other.key()

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return f"InPlay{self.key()}"


class Player:
    """One mage at the table. Fields after `tokens` last for a turn."""

    __slots__ = (
        "aether",
        "bonus",
        "charges",
        "deck",
        "discard",
        "discounts",
        "exhausted",
        "focused",
        "gains",
        "hand",
        "life",
        "limited",
        "mage",
        "max_life",
        "number",
        "played",
        "plays",
        "prepped",
        "redirects",
        "seat",
        "spent",
        "tokens",
        "turns",
        "two_per_breach",
    )

    def __init__(self, seat: int, number: int, mage: Mage, life: int) -> None:
        self.seat = seat
        self.number = number
        self.mage = mage
        self.life = life
        self.max_life = life
        self.exhausted = False
        self.charges = 0
        self.hand: list[int] = []
        self.deck: list[int] = []
        self.discard: list[int] = []
        self.played: list[int] = []
        self.turns: list[int] = list(mage.breaches)
        self.bonus: tuple[int, ...] = kinds.OPEN_BONUS
        self.prepped: list[Prepped] = []
        self.tokens: dict[str, int] = {}
        self.focused = 0
        self.aether = 0
        self.limited: list[tuple[int, int]] = []
        self.plays: list[int] = []
        self.gains: list[int] = []
        self.discounts: list[tuple[int, int]] = []
        self.redirects: list[tuple[str, bool]] = []
        self.two_per_breach = False
        self.spent: list[int] = []
        """Spells used this turn that are no longer prepped: in hand, or as the complement in deck or discard pile."""

    def copy(self) -> Player:
        """A player of its own; the mage mat is shared."""
        p: Player = Player.__new__(Player)
        p.seat = self.seat
        p.number = self.number
        p.mage = self.mage
        p.life = self.life
        p.max_life = self.max_life
        p.exhausted = self.exhausted
        p.charges = self.charges
        p.hand = self.hand[:]
        p.deck = self.deck[:]
        p.discard = self.discard[:]
        p.played = self.played[:]
        p.turns = self.turns[:]
        p.bonus = self.bonus
        prepped = self.prepped
        p.prepped = [s.copy() for s in prepped] if prepped else []
        p.tokens = self.tokens.copy() if self.tokens else {}
        p.focused = self.focused
        p.aether = self.aether
        p.limited = self.limited[:]
        p.plays = self.plays[:]
        p.gains = self.gains[:]
        p.discounts = self.discounts[:]
        p.redirects = self.redirects[:]
        p.two_per_breach = self.two_per_breach
        p.spent = self.spent[:]
        return p

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Player) and all(getattr(self, n) == getattr(other, n) for n in Player.__slots__)

    __hash__ = None  # type: ignore[assignment]


class Decision:
    """A question: who decides, what is asked, and the keys that answer it.

    `ask` is a code with `args`, never a sentence. `keys` is the law: nothing else is accepted, it is
    never empty, and its order is pinned. `least` and `most` say how many more answers of this kind
    are coming (0 if the rest may be declined). Decisions are never changed once asked.
    """

    __slots__ = ("args", "ask", "card", "keys", "least", "most", "seat", "values")

    def __init__(
        self,
        seat: int,
        ask: str,
        keys: list[str],
        values: list[Value] | None,
        card: int,
        least: int,
        most: int,
        args: tuple[int, ...],
    ) -> None:
        self.seat = seat
        self.ask = ask
        self.keys = keys
        self.values = values
        self.card = card
        self.least = least
        self.most = most
        self.args = args

    def key(self) -> tuple[int, str, list[str], list[Value] | None, int, int, int, tuple[int, ...]]:
        """Everything it is."""
        return (self.seat, self.ask, self.keys, self.values, self.card, self.least, self.most, self.args)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Decision) and self.key() == other.key()

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return f"Decision(seat={self.seat}, {self.ask}, {self.keys})"


class Table:
    """What is fixed once the game is set up. Shared by all copies of a game."""

    __slots__ = (
        "content",
        "drawn",
        "mages",
        "nemesis",
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
        self.mages = mages
        self.seats = len(mages)
        self.solo = len(mages) == 1
        self.supply = supply
        self.supply_index = {card: i for i, card in enumerate(supply)}


class Game:
    """A game in progress or finished. See `machine` for how it runs."""

    __slots__ = (
        "active",
        "answer_value",
        "counters",
        "counts",
        "deck_discards",
        "decision",
        "decks",
        "destroyed",
        "drawn",
        "events",
        "exhaust_queue",
        "exhausting",
        "extra_draws",
        "gravehold",
        "gravehold_max",
        "in_play",
        "nemesis_deck",
        "nemesis_discard",
        "nemesis_life",
        "nemesis_max",
        "next_uid",
        "open_pile",
        "outcome",
        "pair_tokens",
        "pending",
        "phase",
        "players",
        "prevented",
        "revealed",
        "seed",
        "stack",
        "supply",
        "swarm",
        "swarm_hurt",
        "table",
        "tier",
        "turn",
        "turn_deck",
        "turn_discard",
        "holding",
        "wild_token",
    )

    def __init__(self, table: Table, seed: str) -> None:
        self.table = table
        self.seed = seed
        self.counts: list[int] = [0] * 9
        self.players: list[Player] = []
        self.gravehold = 0
        self.gravehold_max = 0
        self.nemesis_life = 0
        self.nemesis_max = 0
        self.nemesis_deck: list[int] = []
        self.nemesis_discard: list[int] = []
        self.in_play: list[InPlay] = []
        self.next_uid = 1
        self.counters: list[int] = []
        self.decks: list[list[int]] = []
        self.deck_discards: list[list[int]] = []
        self.open_pile: list[int] = []
        self.swarm = 0
        self.swarm_hurt = 0
        self.supply: list[int] = []
        self.turn_deck: list[int] = []
        self.turn_discard: list[int] = []
        self.wild_token = 0
        self.pair_tokens: list[int] = [-1, -1]
        self.destroyed: list[int] = []
        self.pending: list[int] = []
        self.drawn = -1
        self.extra_draws = 0
        self.active = kinds.NOBODY
        self.phase = kinds.SETUP
        self.turn = 0
        self.tier = 1
        self.prevented = False
        self.revealed = 0
        self.holding = 0
        self.exhausting = False
        self.exhaust_queue: list[tuple[int, int]] = []
        self.outcome = ""
        self.stack: list[Frame] = []
        self.decision: Decision | None = None
        self.answer_value: Value | None = None
        self.events: list[Event] = []

    def copy(self) -> Game:
        """A game of its own, for search and undo. Static records and the decision are shared; events start empty."""
        g: Game = Game.__new__(Game)
        g.table = self.table
        g.seed = self.seed
        g.counts = self.counts[:]
        g.players = [p.copy() for p in self.players]
        g.gravehold = self.gravehold
        g.gravehold_max = self.gravehold_max
        g.nemesis_life = self.nemesis_life
        g.nemesis_max = self.nemesis_max
        g.nemesis_deck = self.nemesis_deck[:]
        g.nemesis_discard = self.nemesis_discard[:]
        g.in_play = [c.copy() for c in self.in_play]
        g.next_uid = self.next_uid
        g.counters = self.counters[:]
        g.decks = [d[:] for d in self.decks] if self.decks else []
        g.deck_discards = [d[:] for d in self.deck_discards] if self.deck_discards else []
        g.open_pile = self.open_pile[:]
        g.swarm = self.swarm
        g.swarm_hurt = self.swarm_hurt
        g.supply = self.supply[:]
        g.turn_deck = self.turn_deck[:]
        g.turn_discard = self.turn_discard[:]
        g.wild_token = self.wild_token
        g.pair_tokens = self.pair_tokens[:]
        g.destroyed = self.destroyed[:]
        g.pending = self.pending[:]
        g.drawn = self.drawn
        g.extra_draws = self.extra_draws
        g.active = self.active
        g.phase = self.phase
        g.turn = self.turn
        g.tier = self.tier
        g.prevented = self.prevented
        g.revealed = self.revealed
        g.holding = self.holding
        g.exhausting = self.exhausting
        g.exhaust_queue = self.exhaust_queue[:]
        g.outcome = self.outcome
        g.stack = copy_stack(self.stack)
        g.decision = self.decision
        g.answer_value = self.answer_value
        g.events = []
        return g

    def __eq__(self, other: object) -> bool:
        """Equal in everything that matters for how the game goes on; events are the past."""
        return isinstance(other, Game) and all(getattr(self, n) == getattr(other, n) for n in _COMPARED)

    __hash__ = None  # type: ignore[assignment]

    @property
    def is_over(self) -> bool:
        """Has a win or loss condition been met (END-07)?"""
        return self.outcome != ""

    @property
    def is_won(self) -> bool:
        """Have the players won?"""
        return self.outcome in kinds.WINS

    def ask(
        self,
        seat: int,
        ask: str,
        keys: list[str],
        values: list[Value] | None,
        card: int = -1,
        least: int = 1,
        most: int = 1,
        args: tuple[int, ...] = (),
    ) -> int:
        """Stop the machine with a question. A step returns what this returns."""
        self.decision = Decision(seat, ask, keys, values, card, least, most, args)
        return kinds.WAIT

    def take(self) -> Value:
        """The answer to the question this step asked."""
        value = self.answer_value
        self.answer_value = None
        assert value is not None
        return value

    def seen(self, card: int) -> int:
        """A card that is turned up: its index. Counted if nobody could know it, so that undo can tell."""
        if card < 0:
            self.revealed += 1
            return ~card
        return card

    def push(self, block: Block, scope: Scope, optional: bool = False) -> None:
        """Resolve the block before anything that is already on the stack."""
        self.stack.append(Frame(block, scope, optional))

    def end(self, outcome: str) -> None:
        """The game is over; nothing else is resolved (EFF-13)."""
        if not self.outcome:
            self.outcome = outcome
            self.phase = kinds.END
            self.stack.clear()
            self.events.append(("game_ended", outcome))


_COMPARED = tuple(n for n in Game.__slots__ if n not in ("table", "events"))
