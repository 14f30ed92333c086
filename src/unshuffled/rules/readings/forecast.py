"""The forecast of the nemesis: who may come next, and what its turn will do.

`forecast(g)` reads only what everybody may know. Effects are resolved on copies of the game that refuse to turn up
a hidden card (`Game.blind`), so for any dealing of the hidden cards the forecast is the same.

As JSON (`Forecast.to_data`); a range is `[lo, hi]`, least and most over the choices the players would have:

    next        {TURN_CARD: [n, of]}   the chance of each turn order card to be drawn next, in words of `constants.TURN_CARDS`
    in_a_row    range                  how many nemesis turns come next, one after the other: surely, and at most
    rules       [{when, card, EFFECT}] the nemesis's own rules before its cards act. `when` is `special` for its own turn order
                                       card, `start` for the start of its turn, `token` for the power `card` that loses a token
    cards       [{uid, card, in, EFFECT}]   each card in play, oldest first. `in` is the number of nemesis turns until it
                                       does this: a power's tokens; 1 for what happens in each; 0 for what does nothing
    total       {EFFECT}               the next nemesis turn up to the first card it draws that nobody knows, or to its end
    drawn       {cards, tiers}         a range: how many hidden nemesis cards it draws; the tiers that the first can be of
    end         {EFFECT}, or null      what it does at the end of its turn if what it draws changes nothing
    known       bool                   nothing of the turn is unknown: `total` is all of it
    unleash     {EFFECT}               one Unleash

    EFFECT      gravehold   range      life it loses; below 0 is gained
                players     [range]    the same for each seat
                shared      {seats, life, one}, or null   the losses of these seats add up to `life`; if `one`, a single one
                                       of them has it all. Their ranges under `players` say less
                nemesis     range      life it gains; below 0 is lost
                counters    {NAME: range}   tokens it gains; only those that may change
                unleash, discard, destroy, gain, devour, enter, laid, advance, charges, breaches, exhausted, draws   ranges:
                            how often it unleashes; players' cards discarded, destroyed, gained; supply cards devoured;
                            minions and powers that enter play; cards laid on its row; tokens moved along a track;
                            charges lost; breaches lost; players exhausted; cards it draws beyond the usual one
                lost, won   range      does the game end so: [0, 1] may, [1, 1] must
                may_lose    bool       some choice, or all of them, would lose the game
                unknown     bool       something depends on a hidden card. What comes before it is counted, the rest is not
                more        bool       there were too many choices to try them all: the ranges may be wider

What it promises. Let the nemesis come next, and nobody use an ability before its turn; whatever the hidden cards are
and whatever the players choose:

1. The turn order card is one of `next`.
2. What its turn does, from the turn order card to the first thing that nobody can know, lies within `total`: each number
   within its range, and all of them together in one of `Effect.either` if that is given. A range of one number is certain.
3. If `known`, no hidden card decides anything of the turn, and `total` is all of it, its end included.
4. Otherwise there is something unknown, and it is said: `total.unknown`, or `drawn`. The first card drawn is of a tier of `tiers`.
5. Had that card changed nothing, the end of its turn would lie within `end`, in the same way.
6. Each card, each of `rules` and one Unleash, resolved alone, lies within its effect, in the same way.

Where `more` is set, ranges promise nothing. `lab.foresight` compares promises with turns that are played.

Each range stands on its own: what makes one large may keep another small. A card is resolved from the present position,
as if it alone acted. The total is no sum: the cards act one after the other, oldest first, each where the last one left
off. The position is that of the table now, with everything that happens before the nemesis's turn left out, except that
what lasts for a turn has ended and its turn order card lies on the discard pile, with those known to come before it; when it
can only come after the turn order deck is rebuilt, that has happened too.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Any

from unshuffled.rules.core import constants, machine
from unshuffled.rules.core.chance import STREAMS
from unshuffled.rules.core.flow import FLOW
from unshuffled.rules.core.language import Amount, Block, Step
from unshuffled.rules.core.moments import END_OF_NEMESIS_TURN, START_OF_NEMESIS_TURN
from unshuffled.rules.core.stack import Frame, Scope
from unshuffled.rules.core.state import Game, InPlay
from unshuffled.rules.effects.nemesis import Unleash
from unshuffled.rules.flows.turns import Moment, turn_is_over
from unshuffled.rules.mechanics import damage, reactions
from unshuffled.rules.readings.courses import Courses
from unshuffled.rules.readings.odds import draw_nemesis_card, in_a_row, next_cards
from unshuffled.rules.readings.outcomes import COUNTS, SCALARS, Effect, Range, Shared

BUDGET = 150
"""How many answers are tried for the turn as a whole."""
CARD_BUDGET = 60
"""The same for one card, one rule, one Unleash, and the end of the turn."""


@dataclass
class Coming:
    """A card in play: in how many nemesis turns it acts, and what it does then."""

    uid: int
    card: str
    turns: int
    effect: Effect

    def to_data(self) -> dict[str, Any]:
        """As JSON values."""
        return {"uid": self.uid, "card": self.card, "in": self.turns, **self.effect.to_data()}


@dataclass
class Rule:
    """A rule of the nemesis that acts before its cards do, or a power that loses a token."""

    when: str
    card: str
    effect: Effect

    def to_data(self) -> dict[str, Any]:
        """As JSON values."""
        return {"when": self.when, "card": self.card, **self.effect.to_data()}


@dataclass
class Drawn:
    """The cards that nobody knows before the nemesis draws them."""

    cards: Range = (0, 0)
    tiers: tuple[int, ...] = ()

    def to_data(self) -> dict[str, Any]:
        """As JSON values."""
        return {"cards": list(self.cards), "tiers": list(self.tiers)}


@dataclass
class Forecast:
    """What everybody can work out about the nemesis."""

    next: dict[str, tuple[int, int]]
    in_a_row: Range
    rules: list[Rule]
    cards: list[Coming]
    total: Effect
    drawn: Drawn
    end: Effect | None
    unleash: Effect

    @property
    def known(self) -> bool:
        """Is nothing of the turn unknown?"""
        return not (self.total.unknown or self.total.more or self.drawn.cards[1])

    def to_data(self) -> dict[str, Any]:
        """As JSON values."""
        return {
            "next": {name: list(chance) for name, chance in self.next.items()},
            "in_a_row": list(self.in_a_row),
            "rules": [rule.to_data() for rule in self.rules],
            "cards": [coming.to_data() for coming in self.cards],
            "total": self.total.to_data(),
            "drawn": self.drawn.to_data(),
            "end": self.end.to_data() if self.end is not None else None,
            "known": self.known,
            "unleash": self.unleash.to_data(),
        }


class Turn:
    """The next nemesis turn: up to what nobody knows, what it draws, and its end."""

    __slots__ = ("drawn", "end", "total")

    def __init__(self, total: Effect, drawn: Drawn, end: Effect | None) -> None:
        self.total = total
        self.drawn = drawn
        self.end = end


class Parts:
    """Makes the parts of a forecast; `lookout` keeps them."""

    __slots__ = ()

    def effect(self, name: str, make: Callable[[], Effect]) -> Effect:
        """A card, a rule or an Unleash; each has a name of its own."""
        return make()

    def turn(self, make: Callable[[], Turn]) -> Turn:
        """The turn as a whole."""
        return make()


def forecast(g: Game) -> Forecast:
    """The forecast from this position. The game is not changed."""
    return nothing_comes(g) if g.is_over else put_together(g, nemesis_comes(g), Parts())


def nothing_comes(g: Game) -> Forecast:
    """The forecast of a game that is over."""
    nothing = Effect(players=[(0, 0)] * len(g.players))
    return Forecast({}, (0, 0), [], [], nothing, Drawn(), None, nothing)


def put_together(g: Game, bases: list[tuple[Game, int]], parts: Parts) -> Forecast:
    """The forecast from its parts. Each is made on copies of the bases, which stay as they are."""
    base, _ = bases[0]
    cards = [_coming(base, m, parts) for m in base.in_play]
    rules = _rules(bases, parts)
    unleash = parts.effect("unleash", lambda: _alone(base, UNLEASH))
    turn = parts.turn(lambda: _turn(bases))
    return Forecast(next_cards(g), in_a_row(g), rules, cards, turn.total, turn.drawn, turn.end, unleash)


def _turn(bases: list[tuple[Game, int]]) -> Turn:
    base, _ = bases[0]
    acts_at_end = _acts_at_end(base)
    courses = Courses(base, BUDGET, keep_draws=acts_at_end)
    for laid, card in bases:
        courses.follow(begin_turn(laid.copy(), card))
    end = None
    # Of too many choices those that were tried may all end the game before.
    if courses.at_draw or (courses.more and acts_at_end and base.nemesis_deck):
        ends = Courses(base, CARD_BUDGET)
        for laid in courses.at_draw:
            ends.follow(end_turn(laid))
        end = ends.effect()
        end.more = end.more or courses.more
    return Turn(courses.effect(), Drawn(courses.draws(), tuple(sorted(courses.tiers))), end)


def nemesis_comes(g: Game) -> list[tuple[Game, int]]:
    """Copies at the beginning of the nemesis's turn, one for each kind of its turn order cards that can come first, and that."""
    made = _at_nemesis_turn(g)
    if g.scenario.nemesis.special_do is None:
        return [(made, draw_nemesis_card(made, constants.NEMESIS))]
    other = made.copy()
    card = draw_nemesis_card(made, constants.NEMESIS)
    special = draw_nemesis_card(other, constants.SPECIAL)
    return [(made, card)] if special == card else [(made, card), (other, special)]


def _at_nemesis_turn(g: Game) -> Game:
    """A copy with nothing else under way, and with what lasts for a turn ended."""
    made = g.copy()
    made.blind = True
    made.seed = ""
    made.chance_used = [0] * len(STREAMS)
    made.stack = []
    made.due = []
    made.decision = None
    made.answer_value = None
    made.holding = 0
    made.exhausting = False
    made.exhaust_queue = ()
    made.extra_draws = 0
    turn_is_over(made)
    made.active = constants.NEMESIS_TURN
    made.phase = constants.NEMESIS_MAIN
    return made


# What happens.


def begin_turn(g: Game, card: int) -> Game:
    """The nemesis's turn begins with this turn order card."""
    g.push(FLOW.nemesis_turn, Scope(constants.TEAM, -1))
    block = g.scenario.nemesis.special_do
    if card == constants.SPECIAL and block is not None:
        g.push(block, Scope(constants.TEAM, -1))
    return g


def end_turn(g: Game) -> Game:
    """The nemesis was about to draw, and has drawn what changes nothing: the end of its turn comes."""
    g.nemesis_deck.pop()
    g.extra_draws = 0
    g.events = []
    g.stack = []
    g.push(_END, Scope(constants.TEAM, -1))
    return g


def _acts_at_end(g: Game) -> bool:
    """Is there anything that happens at the end of a nemesis turn?"""
    hooks = g.scenario.nemesis.hooks
    if "end_of_nemesis_turn" in hooks or "end_of_turn" in hooks or g.scenario.heard & END_OF_NEMESIS_TURN:
        return True
    return any(delayed.when & END_OF_NEMESIS_TURN for delayed in g.delayed)


class StartOfTurn(Step):
    """What happens at the start of the nemesis's turn, and nothing else of it."""

    __slots__ = ()

    def run(self, g: Game, f: Frame) -> int:
        reactions.turn_begins(g, constants.TEAM)
        reactions.happened(g, START_OF_NEMESIS_TURN, constants.TEAM)
        return constants.NEXT


_START = Block("forecast/start", [StartOfTurn()])
UNLEASH = Block("forecast/unleash", [Unleash(Amount(1))])
_END = Block("forecast/end", [Moment("end_of_nemesis_turn"), Moment("end_of_turn")])


def rule_blocks(g: Game) -> dict[tuple[str, str], tuple[Block, InPlay | None]]:
    """What acts before the cards in play do, or beside them: when, which card, and what it does."""
    found: dict[tuple[str, str], tuple[Block, InPlay | None]] = {}
    special = g.scenario.nemesis.special_do
    if special is not None:
        found["special", ""] = (special, None)
    if g.scenario.heard & START_OF_NEMESIS_TURN or g.delayed:
        found["start", ""] = (_START, None)
    for m in g.in_play:
        card = g.scenario.content.cards[m.card]
        block = card.hooks.get("token_removed")
        if m.tokens > 1 and block is not None:
            found["token", card.id] = (block, m)
    return found


def _rules(bases: list[tuple[Game, int]], parts: Parts) -> list[Rule]:
    """Those that may act in the next turn."""
    base = bases[0][0]
    special = any(card == constants.SPECIAL for _, card in bases)
    return [
        Rule(when, card, parts.effect(f"{when} {card}", partial(_alone, base, block, m)))
        for (when, card), (block, m) in rule_blocks(base).items()
        if when != "special" or special
    ]


def _coming(base: Game, m: InPlay, parts: Parts) -> Coming:
    card = base.scenario.content.cards[m.card]
    name = f"card {m.uid}"
    if m.tokens > 0:
        effect = parts.effect(name, lambda: _followed(fire(base.copy(), m.uid)))
        return Coming(m.uid, card.id, m.tokens, effect)
    if card.persistent is None:
        return Coming(m.uid, card.id, 0, Effect(players=[(0, 0)] * len(base.players)))
    effect = parts.effect(name, partial(_alone, base, card.persistent, m))
    return Coming(m.uid, card.id, 2 if m.silenced else 1, effect)


def fire(g: Game, uid: int) -> Game:
    """A power loses its last token."""
    for m in g.in_play:
        if m.uid == uid:
            m.tokens = 1
            damage.remove_tokens(g, m, 1)
            machine.begin_reactions(g)
            break
    return g


def _alone(base: Game, block: Block, m: InPlay | None = None) -> Effect:
    g = base.copy()
    g.push(block, Scope(constants.TEAM, -1) if m is None else Scope(constants.TEAM, m.card, m.uid))
    return _followed(g)


def _followed(g: Game) -> Effect:
    courses = Courses(g, CARD_BUDGET)
    courses.follow(g)
    return courses.effect()


__all__ = [
    "BUDGET",
    "CARD_BUDGET",
    "COUNTS",
    "SCALARS",
    "Coming",
    "Drawn",
    "Effect",
    "Forecast",
    "Range",
    "Rule",
    "Shared",
    "forecast",
]
