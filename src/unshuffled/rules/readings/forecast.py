"""The forecast of the nemesis: who may come next, and what its cards in play will do when their time comes.

`forecast(g)` reads only what everybody may know. Effects are resolved on copies of the game that refuse to turn up
a hidden card (`Game.blind`), so for any dealing of the hidden cards the forecast is the same.

As JSON (`Forecast.to_data`); a range is `[lo, hi]`, least and most over the choices the players would have:

    next        {TURN_CARD: [n, of]}   the chance of each turn order card to be drawn next, in words of `constants.TURN_CARDS`
    in_a_row    range                  how many nemesis turns come next, one after the other: surely, and at most
    cards       [{uid, card, in, EFFECT}]   each card in play, oldest first. `in` is the number of nemesis turns until it
                                       does this: a power's tokens; 1 for what happens in each; 0 for what does nothing
    total       {EFFECT}               the next nemesis main phase from its beginning to its end, no drawn card
    unleash     {EFFECT}               one Unleash

    EFFECT      gravehold   range      life it loses; below 0 is gained
                players     [range]    the same for each seat
                nemesis     range      life it gains; below 0 is lost
                counters    {NAME: range}   tokens it gains; only those that may change
                unleash, discard, destroy, gain, devour, enter, charges, breaches, exhausted, draws   ranges: how often it
                            unleashes; players' cards discarded, destroyed, gained; supply cards devoured; minions
                            and powers that enter play; charges lost; breaches lost; players exhausted; cards the
                            nemesis draws beyond the usual one
                may_lose    bool       some choice, or all of them, would lose the game
                unknown     bool       something depends on a hidden card. What comes before it is counted, the rest is not
                more        bool       there were too many choices to try them all: the ranges may be wider

Each range stands on its own: what makes one large may keep another small. A card is resolved from the present position,
as if it alone acted. The total is no sum: the cards act one after the other, oldest first, each where the last one left
off. The position is that of the table now, with everything that happens before the nemesis's turn left out except that
its turn order card lies on the discard pile, with those known to come before it; when it can only come after the turn
order deck is rebuilt, that has happened too. What the mat does at the end of the nemesis's turn is not told: the drawn
card comes before it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from unshuffled.rules.core import constants, machine
from unshuffled.rules.core.facts import is_player_turn_card
from unshuffled.rules.core.flow import FLOW
from unshuffled.rules.core.language import Amount, Block
from unshuffled.rules.core.moments import START_OF_NEMESIS_TURN
from unshuffled.rules.core.stack import Scope
from unshuffled.rules.core.state import Event, Game, Hidden, InPlay, Value
from unshuffled.rules.effects.nemesis import Unleash
from unshuffled.rules.flows import NemesisMain

BUDGET = 150
"""How many answers are tried for the main phase as a whole."""
CARD_BUDGET = 60
"""The same for one card, or one Unleash."""
SAMPLES = 12
"""How many courses are tried besides when those are not enough."""

Range = tuple[int, int]

COUNTED: dict[str, tuple[str, int]] = {
    # event: what it adds to, and where its amount stands; 0 if it counts for one
    "gravehold_suffered": ("gravehold", 1),
    "nemesis_gained": ("nemesis", 1),
    "token_healed": ("nemesis", 2),
    "unleashed": ("unleash", 0),
    "discarded": ("discard", 0),
    "destroyed": ("destroy", 0),
    "gained": ("gain", 0),
    "side_card_gained": ("gain", 0),
    "devoured": ("devour", 2),
    "entered_play": ("enter", 0),
    "spawned": ("enter", 1),
    "charges_lost": ("charges", 2),
    "breach_destroyed": ("breaches", 0),
    "exhausted": ("exhausted", 0),
}
TAKEN_BACK = {"gravehold_gained": ("gravehold", 1), "nemesis_damaged": ("nemesis", 1)}
SCALARS = (
    "gravehold",
    "nemesis",
    "unleash",
    "discard",
    "destroy",
    "gain",
    "devour",
    "enter",
    "charges",
    "breaches",
    "exhausted",
    "draws",
)
"""The ranges that are neither a player's nor a counter's."""


@dataclass
class Effect:
    """What happens, as ranges. See the module."""

    gravehold: Range = (0, 0)
    players: list[Range] = field(default_factory=list)
    nemesis: Range = (0, 0)
    counters: dict[str, Range] = field(default_factory=dict)
    unleash: Range = (0, 0)
    discard: Range = (0, 0)
    destroy: Range = (0, 0)
    gain: Range = (0, 0)
    devour: Range = (0, 0)
    enter: Range = (0, 0)
    charges: Range = (0, 0)
    breaches: Range = (0, 0)
    exhausted: Range = (0, 0)
    draws: Range = (0, 0)
    may_lose: bool = False
    unknown: bool = False
    more: bool = False

    def to_data(self) -> dict[str, Any]:
        """As JSON values."""
        data: dict[str, Any] = {name: list(getattr(self, name)) for name in SCALARS}
        data["players"] = [list(r) for r in self.players]
        data["counters"] = {name: list(r) for name, r in self.counters.items()}
        return data | {"may_lose": self.may_lose, "unknown": self.unknown, "more": self.more}


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
class Forecast:
    """What everybody can work out about the nemesis."""

    next: dict[str, tuple[int, int]]
    in_a_row: Range
    cards: list[Coming]
    total: Effect
    unleash: Effect

    def to_data(self) -> dict[str, Any]:
        """As JSON values."""
        return {
            "next": {name: list(chance) for name, chance in self.next.items()},
            "in_a_row": list(self.in_a_row),
            "cards": [coming.to_data() for coming in self.cards],
            "total": self.total.to_data(),
            "unleash": self.unleash.to_data(),
        }


def forecast(g: Game) -> Forecast:
    """The forecast from this position. The game is not changed."""
    if g.is_over:
        nothing = Effect(players=[(0, 0)] * len(g.players))
        return Forecast({}, (0, 0), [], nothing, nothing)
    base = _nemesis_comes(g)
    cards = [_coming(base, m) for m in base.in_play]
    acting = [coming.effect for coming in cards if coming.turns == 1]
    # One card alone does what it does, unless something happens before it.
    alone = len(acting) == 1 and not acting[0].more and not g.scenario.heard & START_OF_NEMESIS_TURN
    total = acting[0] if alone else _all_of(base, _MAIN, BUDGET)
    return Forecast(next_cards(g), in_a_row(g), cards, total, _all_of(base, _UNLEASH, CARD_BUDGET))


# The turn order deck.


def next_cards(g: Game) -> dict[str, tuple[int, int]]:
    """The chance of each turn order card to be drawn next: how many of the cards that may lie there."""
    deck = g.turn_deck
    if deck and deck[-1] >= 0:
        return {constants.TURN_CARDS[deck[-1]]: (1, 1)}
    # TURN-08: with an empty deck the discard pile is shuffled first.
    cards = sorted(~c for c in deck if c < 0) if deck else sorted(g.turn_discard)
    return {constants.TURN_CARDS[card]: (cards.count(card), len(cards)) for card in dict.fromkeys(cards)}


def in_a_row(g: Game) -> Range:
    """How many nemesis turns come next without a player's between them: surely, and at most."""
    hidden = [~c for c in g.turn_deck if c < 0]
    sure, most = _run_of_nemesis(g.turn_deck[::-1], hidden)
    if most == len(g.turn_deck):
        every = [c if c >= 0 else ~c for c in g.turn_deck] + g.turn_discard
        again = _run_of_nemesis([-1] * len(every), every)
        most += again[1]
        if sure == len(g.turn_deck):
            sure += again[0]
    return (sure, most)


def _run_of_nemesis(places: Sequence[int], hidden: Sequence[int]) -> Range:
    """From the top: places that surely hold a nemesis card, and those that may, up to the first that does not."""
    left = sum([1 for card in hidden if not is_player_turn_card(card)])
    others = len(hidden) - left
    sure = most = 0
    certain = True
    for card in places:
        if card < 0:
            if not left:
                break
            left -= 1
            certain = certain and not others
        elif is_player_turn_card(card):
            break
        most += 1
        sure += certain
    return (sure, most)


def _nemesis_card_of(cards: list[int]) -> int:
    """A nemesis card, an ordinary one before a special one; if there is none, the first card."""
    for card in (constants.NEMESIS, constants.SPECIAL):
        if card in cards:
            return card
    return cards[0]


def _draw_nemesis_card(g: Game) -> None:
    """Discard turn order cards up to the first place where the nemesis's may lie, and that one; rebuild if need be."""
    hidden = sorted(~c for c in g.turn_deck if c < 0)
    deck = g.turn_deck
    drawn = False
    while deck and not drawn:
        card = deck.pop()
        if card < 0:
            card = _nemesis_card_of(hidden)
            hidden.remove(card)
        drawn = not is_player_turn_card(card)
        g.turn_discard.append(card)
    if not drawn and any(not is_player_turn_card(c) for c in g.turn_discard):
        hidden = sorted(g.turn_discard)
        card = _nemesis_card_of(hidden)
        hidden.remove(card)
        g.turn_discard = [card]
        g.turn_deck = [-1] * len(hidden)
    # Which of the hidden cards lies where does not matter, unless they are all alike: then everybody knows them.
    alike = len(set(hidden)) == 1
    g.turn_deck = [c if c >= 0 else hidden[0] if alike else ~hidden.pop() for c in g.turn_deck]


# What happens.


def _nemesis_comes(g: Game) -> Game:
    """A copy at the beginning of the nemesis's turn, with nothing else under way."""
    made = g.copy()
    made.blind = True
    made.seed = ""
    made.stack = []
    made.decision = None
    made.answer_value = None
    made.holding = 0
    made.exhausting = False
    made.exhaust_queue = ()
    made.prevented = False
    made.extra_draws = 0
    made.active = constants.NEMESIS_TURN
    made.phase = constants.NEMESIS_MAIN
    _draw_nemesis_card(made)
    return made


def _coming(base: Game, m: InPlay) -> Coming:
    card = base.scenario.content.cards[m.card]
    block = card.when_out if m.tokens > 0 else card.persistent
    if block is None:
        return Coming(m.uid, card.id, 0, _Courses(base).effect())
    g = base.copy()
    scope = Scope(constants.TEAM, m.card, m.uid)
    if m.tokens > 0:
        g.push(FLOW.power_end, scope)
        for twin in g.in_play:
            if twin.uid == m.uid:
                twin.tokens = 0
    g.push(block, scope)
    return Coming(m.uid, card.id, m.tokens or (2 if m.silenced else 1), _follow(g, CARD_BUDGET))


_MAIN = Block("forecast/main", [NemesisMain()])
"""The nemesis's turn up to where it would draw."""
_UNLEASH = Block("forecast/unleash", [Unleash(Amount(1))])


def _all_of(base: Game, block: Block, budget: int) -> Effect:
    g = base.copy()
    g.push(block, Scope(constants.TEAM, -1))
    return _follow(g, budget)


def _follow(g: Game, budget: int) -> Effect:
    """Resolve what is on the stack, answering in every way; if that is too much, also in some ways that differ widely."""
    courses = _Courses(g, budget)
    nothing = [0] * len(courses.index)
    courses.try_all(g.copy(), nothing[:])
    if courses.more:
        courses.try_some(g, nothing, SAMPLES)
    return courses.effect()


NEARLY_EMPTY = 5
"""With fewer cards in a deck the order of the discard pile beneath it may come to matter."""


def _position(g: Game) -> list[object]:
    """What can make a difference to the rest of a course. Cards in hand have no order."""
    found: list[object] = [g.position()]
    # What lies in side decks is unknown when it comes.
    for n, pile in enumerate(g.scenario.nemesis.piles):
        found.append(len(g.piles[n]) if pile.face_down else tuple(g.piles[n]))
    for p in g.players:
        found.append(p.position())
        discard = p.discard if len(p.deck) < NEARLY_EMPTY else sorted(p.discard)
        # A hidden card is as good as another: it is never turned up.
        deck = p.deck if not p.deck or min(p.deck) >= 0 else [max(c, -1) for c in p.deck]
        found.append((len(p.redirects), len(p.played), tuple(discard), tuple(deck)))
    for f in [*g.stack, *g.due]:
        found.append((f.block.address, f.position(), f.scope.position()))
        chosen = f.scope.chosen
        for name, cards in chosen.items():
            # What was chosen one after the other is counted, or its first owner is asked for; the rest has no order.
            ordered = cards[:1] if name.endswith("@") else [] if f"{name}@" in chosen else cards
            found.append((name, *ordered, *sorted(cards)))
    return found


def _answered(g: Game, value: Value, again: bool) -> Game:
    """The game with this answer given; a copy if others are still to be given."""
    on = g.copy() if again else g
    on.answer_value = value
    return on


class _Courses:
    """The courses tried: the least and the most of everything counted."""

    def __init__(self, g: Game, budget: int = 0) -> None:
        self.budget = budget
        self.players = len(g.players)
        self.counters = [counter.name for counter in g.scenario.nemesis.counters]
        names = [*SCALARS, *range(self.players), *(f"counter {name}" for name in self.counters)]
        self.index: dict[str | int, int] = {name: n for n, name in enumerate(names)}
        self.least: list[int] = []
        self.most: list[int] = []
        self.may_lose = self.unknown = self.more = False
        self.met: set[tuple[Any, ...]] = set()

    def try_all(self, g: Game, tally: list[int]) -> None:
        """Answer in every way; give up when the budget is spent. Positions met before are not followed again."""
        if self.budget == 0:
            self.more = True
            return
        self.budget -= 1
        values = self._run(g, tally)
        if not values or self._met(g, tally):
            return
        for left in range(len(values), 0, -1):
            self.try_all(_answered(g, values[-left], left > 1), tally[:])

    def try_some(self, g: Game, tally: list[int], courses: int) -> None:
        """Only so many courses, from all over the choices."""
        values = self._run(g, tally)
        if len(values) > courses:
            values = [values[n * len(values) // courses] for n in range(courses)]
        for n in range(len(values)):
            share = (courses + n) // len(values)
            self.try_some(_answered(g, values[n], n + 1 < len(values)), tally[:], share)

    def _run(self, g: Game, tally: list[int]) -> Sequence[Value]:
        """Run to the next question and count what happens; the answers to it, none at the end."""
        try:
            machine.run(g)
        except Hidden:
            self.unknown = True
            g.decision = None
        for event in g.events:
            self._count(event, tally)
        decision = g.decision
        if decision is None:
            self._end(g, tally)
            return ()
        g.decision = None
        g.events = []
        return decision.values if decision.values is not None else decision.keys

    def _met(self, g: Game, tally: list[int]) -> bool:
        """Did another course come to the same question in the same position, with the same behind it?"""
        key = (tuple(tally), *_position(g))
        if key in self.met:
            return True
        self.met.add(key)
        return False

    def _count(self, event: Event, tally: list[int]) -> None:
        name = event[0]
        index = self.index
        if name in COUNTED:
            what, at = COUNTED[name]
            tally[index[what]] += event[at] if at else 1  # type: ignore[operator]
        elif name == "suffered":
            tally[index[event[1]]] += event[2]  # type: ignore[operator]
        elif name == "healed":
            tally[index[event[1]]] -= event[2]  # type: ignore[operator]
        elif name in ("counter_changed", "track_moved"):
            tally[index[f"counter {event[1]}"]] += event[2]  # type: ignore[operator]
        elif name in TAKEN_BACK:
            what, at = TAKEN_BACK[name]
            tally[index[what]] -= event[at]  # type: ignore[operator]

    def _end(self, g: Game, tally: list[int]) -> None:
        tally[self.index["draws"]] = g.extra_draws
        self.may_lose = self.may_lose or g.outcome in constants.LOSSES
        if self.least:
            self.least = list(map(min, self.least, tally))
            self.most = list(map(max, self.most, tally))
        else:
            self.least = tally
            self.most = tally

    def effect(self) -> Effect:
        """All courses as one."""
        nothing = [0] * len(self.index)
        ranges = list(zip(self.least or nothing, self.most or nothing, strict=True))
        made = Effect(may_lose=self.may_lose, unknown=self.unknown, more=self.more)
        for name in SCALARS:
            setattr(made, name, ranges[self.index[name]])
        made.players = [ranges[self.index[seat]] for seat in range(self.players)]
        counters = {name: ranges[self.index[f"counter {name}"]] for name in self.counters}
        made.counters = {name: r for name, r in counters.items() if r != (0, 0)}
        return made
