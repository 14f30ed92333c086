"""The state of a game: plain mutable slotted classes.

Piles are lists of card indices with the top card last, so drawing and discarding are `pop` and `append`. A face-down
card whose place nobody can know is stored as its complement (`~index`, negative); known and unknown cards lie in one list
(docs/decisions/0006). Nothing here is a callback, a generator or a reference cycle: a game can be stored at any choice.
The fields are declared in `fields`; `make state` writes what stands between the marks.
"""

from __future__ import annotations

from unshuffled.rules.core import constants, fields
from unshuffled.rules.core.errors import Hidden
from unshuffled.rules.core.language import Block
from unshuffled.rules.core.pieces import Decision, Delayed, Event, InPlay, Prepped, Value
from unshuffled.rules.core.player import Player
from unshuffled.rules.core.scenario import Scenario
from unshuffled.rules.core.stack import Frame, Scope, copy_stack


class Game:
    """A game in progress or finished. See `machine` for how it runs."""

    # made from fields.GAME
    __slots__ = (
        "ability",
        "ability_deck",
        "ability_discard",
        "active",
        "answer_value",
        "beside",
        "blind",
        "chance_used",
        "counters",
        "crowd",
        "decision",
        "delayed",
        "destroyed",
        "drawn",
        "due",
        "events",
        "exhaust_queue",
        "exhausting",
        "extra_draws",
        "gravehold",
        "gravehold_max",
        "holding",
        "in_play",
        "nemesis_deck",
        "nemesis_discard",
        "nemesis_life",
        "nemesis_max",
        "next_uid",
        "noted",
        "outcome",
        "pair_tokens",
        "pending",
        "phase",
        "piles",
        "players",
        "prevented",
        "protected_charges",
        "reacted",
        "scenario",
        "seed",
        "stack",
        "supply",
        "swarm",
        "swarm_hurt",
        "tier",
        "treasures",
        "turn",
        "turn_deck",
        "turn_discard",
        "turned_up",
        "veil",
        "wild_token",
    )

    scenario: Scenario
    """What is fixed for the whole game."""
    seed: str
    """Where all chance comes from."""
    chance_used: list[int]
    """How many numbers of each stream of chance are used (`chance.STREAMS`)."""
    players: list[Player]
    """By seat."""
    gravehold: int
    """Its life, or that of who is protected instead (EXPD-10)."""
    gravehold_max: int
    """It rises above this only where an effect says so (ED-30)."""
    protected_charges: int
    """Charges of who is protected instead of Gravehold."""
    ability_deck: tuple[int, ...]
    """Their ability cards, face down."""
    ability_discard: tuple[int, ...]
    """Those that were resolved; shuffled when the deck is empty."""
    ability: tuple[int, ...]
    """The one that is being resolved."""
    nemesis_life: int
    """Its life."""
    nemesis_max: int
    """Its life never rises above it (SETUP-13)."""
    nemesis_deck: list[int]
    """SETUP-14 to SETUP-19."""
    nemesis_discard: list[int]
    """Its discard pile."""
    in_play: list[InPlay]
    """Minions and powers, the oldest first (NEM-03)."""
    next_uid: int
    """The number of the next card that enters play."""
    counters: tuple[int, ...]
    """Tokens and tracks of the nemesis, as its mat lists them."""
    crowd: tuple[int, ...]
    """How many tokens are on each step of the track that carries many."""
    piles: list[list[int]]
    """Decks and piles of the nemesis, as its mat lists them."""
    swarm: int
    """Members of the swarm in play."""
    swarm_hurt: int
    """Damage on one of them."""
    supply: tuple[int, ...]
    """Cards left in each pile of the market."""
    turn_deck: list[int]
    """The turn order deck."""
    turn_discard: list[int]
    """Its discard pile."""
    wild_token: int
    """Whose the wild token is (VAR-05)."""
    pair_tokens: tuple[int, ...]
    """Who of each pair had the last turn (VAR-02), or -1."""
    treasures: tuple[int, ...]
    """Treasures of all players (KEY-34)."""
    beside: tuple[int, ...]
    """Cards of side decks that lie open beside the table (KEY-10)."""
    noted: tuple[tuple[int, int], ...]
    """Seats whose number token lies on a card, and piles that a treasure lies at, with the card before."""
    destroyed: list[int]
    """Cards that left the game (GEN-10)."""
    pending: list[int]
    """Cards between two places: drawn and not resolved, gained and not placed."""
    drawn: int
    """The nemesis card that was drawn this turn, or -1."""
    extra_draws: int
    """Nemesis cards still to draw beyond the usual one."""
    active: int
    """Whose turn it is: a seat, `NEMESIS_TURN` or `NOBODY`."""
    phase: int
    """An index of `kinds.PHASES`."""
    turn: int
    """Turns begun."""
    tier: int
    """The highest tier drawn (ED-14)."""
    prevented: bool
    """Damage to the active player is prevented."""
    turned_up: int
    """Hidden cards turned up so far; undo looks at it."""
    holding: int
    """While above 0, minions without life stay and nobody is exhausted yet."""
    exhausting: bool
    """An exhausted player is being dealt with (EXH-02)."""
    exhaust_queue: tuple[tuple[int, int], ...]
    """Who is exhausted next: the seat, and the damage beyond."""
    delayed: tuple[Delayed, ...]
    """What waits for something to happen (`reactions`)."""
    reacted: tuple[str, ...]
    """What has reacted this turn and does so once a turn: where it stands, and whose it is."""
    outcome: str
    """How the game ended; empty while it goes on."""
    stack: list[Frame]
    """What is being resolved, the innermost last."""
    due: list[Frame]
    """Reactions that begin when the step is done that caused them; `left` is their place on the stack."""
    decision: Decision | None
    """What is asked; the step on the stack asks it."""
    answer_value: Value | None
    """The answer that the next step takes."""
    events: list[Event]
    """What has happened since the last answer."""
    blind: bool
    """Nobody turns up a hidden card here: `Hidden` is raised (`forecast`)."""
    veil: int
    """The fields that a copy is made without, as bits (`VEILS`)."""

    def begin(self) -> None:
        """Give every field that has a start its start."""
        self.seed = ""
        self.chance_used = [0] * 9
        self.players = []
        self.gravehold = 0
        self.gravehold_max = 0
        self.protected_charges = 0
        self.ability_deck = ()
        self.ability_discard = ()
        self.ability = ()
        self.nemesis_life = 0
        self.nemesis_max = 0
        self.nemesis_deck = []
        self.nemesis_discard = []
        self.in_play = []
        self.next_uid = 1
        self.counters = ()
        self.crowd = ()
        self.piles = []
        self.swarm = 0
        self.swarm_hurt = 0
        self.supply = ()
        self.turn_deck = []
        self.turn_discard = []
        self.wild_token = 0
        self.pair_tokens = (-1, -1)
        self.treasures = ()
        self.beside = ()
        self.noted = ()
        self.destroyed = []
        self.pending = []
        self.drawn = -1
        self.extra_draws = 0
        self.active = constants.NOBODY
        self.phase = constants.SETUP
        self.turn = 0
        self.tier = 1
        self.prevented = False
        self.turned_up = 0
        self.holding = 0
        self.exhausting = False
        self.exhaust_queue = ()
        self.delayed = ()
        self.reacted = ()
        self.outcome = ""
        self.stack = []
        self.due = []
        self.decision = None
        self.answer_value = None
        self.events = []
        self.blind = False
        self.veil = 0

    def copy(self) -> Game:
        """A game of its own, for search and undo. What is fixed and the decision are shared; events start empty."""
        made = Game()
        made.scenario = self.scenario
        made.seed = self.seed
        made.chance_used = self.chance_used[:]
        made.players = [player.copy() for player in self.players]
        made.gravehold = self.gravehold
        made.gravehold_max = self.gravehold_max
        made.protected_charges = self.protected_charges
        made.ability_deck = self.ability_deck
        made.ability_discard = self.ability_discard
        made.ability = self.ability
        made.nemesis_max = self.nemesis_max
        made.nemesis_deck = self.nemesis_deck[:]
        made.nemesis_discard = self.nemesis_discard[:]
        made.in_play = [card.copy() for card in self.in_play] if self.in_play else []
        made.next_uid = self.next_uid
        made.counters = self.counters
        made.crowd = self.crowd
        made.piles = [pile[:] for pile in self.piles] if self.piles else []
        made.swarm = self.swarm
        made.swarm_hurt = self.swarm_hurt
        made.turn_deck = self.turn_deck[:]
        made.turn_discard = self.turn_discard[:]
        made.wild_token = self.wild_token
        made.pair_tokens = self.pair_tokens
        made.treasures = self.treasures
        made.beside = self.beside
        made.noted = self.noted
        made.pending = self.pending[:]
        made.drawn = self.drawn
        made.extra_draws = self.extra_draws
        made.active = self.active
        made.phase = self.phase
        made.turn = self.turn
        made.tier = self.tier
        made.prevented = self.prevented
        made.turned_up = self.turned_up
        made.holding = self.holding
        made.exhausting = self.exhausting
        made.exhaust_queue = self.exhaust_queue
        made.delayed = self.delayed
        made.reacted = self.reacted
        made.outcome = self.outcome
        made.stack = copy_stack(self.stack) if self.stack else []
        made.due = copy_stack(self.due) if self.due else []
        made.decision = self.decision
        made.answer_value = self.answer_value
        made.events = []
        made.blind = self.blind
        made.veil = self.veil
        if self.veil:
            if not self.veil & 256:
                made.nemesis_life = self.nemesis_life
            if not self.veil & 512:
                made.supply = self.supply
            if not self.veil & 1024:
                made.destroyed = self.destroyed[:]
        else:
            made.nemesis_life = self.nemesis_life
            made.supply = self.supply
            made.destroyed = self.destroyed[:]
        return made

    def position(self) -> tuple[object, ...]:
        """What can make a difference to a nemesis turn (`forecast`), to be compared."""
        return (
            self.gravehold,
            self.protected_charges,
            0 if self.veil & 256 else self.nemesis_life,
            tuple(self.nemesis_deck),
            tuple(self.nemesis_discard),
            tuple([each.key() for each in self.in_play]),
            self.counters,
            self.crowd,
            self.swarm,
            self.swarm_hurt,
            0 if self.veil & 512 else self.supply,
            tuple(self.turn_deck),
            tuple(self.turn_discard),
            self.treasures,
            self.beside,
            self.noted,
            tuple(self.pending),
            self.extra_draws,
            self.holding,
            self.exhausting,
            self.exhaust_queue,
            self.delayed,
            self.reacted,
        )

    def differs(self, other: Game) -> int:
        """Which fields of the view are not the same, as bits: the place of each in its table is its bit."""
        found = 0
        if self.gravehold != other.gravehold:
            found |= 1 << 4
        if self.gravehold_max != other.gravehold_max:
            found |= 1 << 5
        if self.protected_charges != other.protected_charges:
            found |= 1 << 6
        if self.ability_deck != other.ability_deck:
            found |= 1 << 7
        if self.ability_discard != other.ability_discard:
            found |= 1 << 8
        if self.ability != other.ability:
            found |= 1 << 9
        if self.nemesis_life != other.nemesis_life:
            found |= 1 << 10
        if self.nemesis_max != other.nemesis_max:
            found |= 1 << 11
        if self.nemesis_deck != other.nemesis_deck:
            found |= 1 << 12
        if self.nemesis_discard != other.nemesis_discard:
            found |= 1 << 13
        if self.in_play != other.in_play:
            found |= 1 << 14
        if self.counters != other.counters:
            found |= 1 << 16
        if self.crowd != other.crowd:
            found |= 1 << 17
        if self.piles != other.piles:
            found |= 1 << 18
        if self.swarm != other.swarm:
            found |= 1 << 19
        if self.swarm_hurt != other.swarm_hurt:
            found |= 1 << 20
        if self.turn_deck != other.turn_deck:
            found |= 1 << 22
        if self.turn_discard != other.turn_discard:
            found |= 1 << 23
        if self.wild_token != other.wild_token:
            found |= 1 << 24
        if self.pair_tokens != other.pair_tokens:
            found |= 1 << 25
        if self.treasures != other.treasures:
            found |= 1 << 26
        if self.beside != other.beside:
            found |= 1 << 27
        if self.noted != other.noted:
            found |= 1 << 28
        if self.destroyed != other.destroyed:
            found |= 1 << 29
        if self.pending != other.pending:
            found |= 1 << 30
        if self.active != other.active:
            found |= 1 << 33
        if self.phase != other.phase:
            found |= 1 << 34
        if self.turn != other.turn:
            found |= 1 << 35
        if self.tier != other.tier:
            found |= 1 << 36
        if self.prevented != other.prevented:
            found |= 1 << 37
        if self.delayed != other.delayed:
            found |= 1 << 42
        if self.outcome != other.outcome:
            found |= 1 << 44
        return found

    def forecast_differs(self, other: Game) -> int:
        """Which fields that a forecast may need are not the same, as bits (`fields.VEILS`, `fields.OTHER`)."""
        found = 0
        if (
            self.gravehold != other.gravehold
            or self.gravehold_max != other.gravehold_max
            or self.protected_charges != other.protected_charges
            or self.ability_deck != other.ability_deck
            or self.ability_discard != other.ability_discard
            or self.ability != other.ability
            or self.nemesis_max != other.nemesis_max
            or self.nemesis_deck != other.nemesis_deck
            or self.nemesis_discard != other.nemesis_discard
            or self.in_play != other.in_play
            or self.next_uid != other.next_uid
            or self.counters != other.counters
            or self.crowd != other.crowd
            or self.piles != other.piles
            or self.swarm != other.swarm
            or self.turn_deck != other.turn_deck
            or self.turn_discard != other.turn_discard
            or self.wild_token != other.wild_token
            or self.pair_tokens != other.pair_tokens
            or self.treasures != other.treasures
            or self.beside != other.beside
            or self.noted != other.noted
            or self.pending != other.pending
            or self.drawn != other.drawn
            or self.tier != other.tier
            or self.delayed != other.delayed
            or self.reacted != other.reacted
            or self.outcome != other.outcome
        ):
            found |= 1
        for n in range(len(self.players)):
            found |= self.players[n].forecast_differs(other.players[n])
        if self.nemesis_life != other.nemesis_life:
            found |= 256
        if self.supply != other.supply:
            found |= 512
        if self.destroyed != other.destroyed:
            found |= 1024
        return found

    # end

    def __eq__(self, other: object) -> bool:
        """Equal in everything that matters for how the game goes on; events are the past."""
        return isinstance(other, Game) and all(getattr(self, n) == getattr(other, n) for n in _GAME)

    __hash__ = None  # type: ignore[assignment]

    @property
    def is_over(self) -> bool:
        """Has a win or loss condition been met (END-07)?"""
        return self.outcome != ""

    @property
    def is_won(self) -> bool:
        """Have the players won?"""
        return self.outcome in constants.WINS

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
        return constants.WAIT

    def choose(self, seat: int, ask: str, found: list[int], keys: list[str], card: int = -1, times: int = 1) -> int:
        """One of `found`; the only one is not asked for. `WAITING` while the question is open: then return `WAIT`.

        A step that asks runs again with the answer, so it must find the same again and have changed nothing else.
        """
        if self.answer_value is not None:
            return self.take()
        if len(found) == 1:
            return found[0]
        self.ask(seat, ask, keys, list(found), card, times, times)
        return constants.WAITING

    def take(self) -> int:
        """The answer to the question this step asked: a number that an option stands for."""
        value = self.answer_value
        self.answer_value = None
        assert isinstance(value, int)
        return value

    def take_key(self) -> str:
        """The answer to a question whose options stand for themselves."""
        value = self.answer_value
        self.answer_value = None
        assert isinstance(value, str)
        return value

    def take_pair(self) -> tuple[int, ...]:
        """The answer to a question whose options stand for several numbers."""
        value = self.answer_value
        self.answer_value = None
        assert isinstance(value, tuple)
        return value

    def seen(self, card: int) -> int:
        """A card that is turned up: its index. Counted if nobody could know it, so that undo can tell."""
        if card < 0:
            if self.blind:
                raise Hidden
            self.turned_up += 1
            return ~card
        return card

    def push(self, block: Block, scope: Scope, optional: bool = False) -> None:
        """Resolve the block before anything that is already on the stack."""
        self.stack.append(Frame(block, scope, optional))

    def end(self, outcome: str) -> None:
        """The game is over; nothing else is resolved (EFF-13)."""
        if not self.outcome:
            self.outcome = outcome
            self.phase = constants.END
            self.stack.clear()
            self.events.append(("game_ended", outcome))


_GAME = fields.names(fields.GAME)

__all__ = ["Decision", "Event", "Frame", "Game", "Hidden", "InPlay", "Player", "Prepped", "Scope", "Scenario", "Value"]
