"""The law of the forecast: what a nemesis turn does was foreseen, and what was certain comes true.

From a position of any game the nemesis's turn is played, with the cards that really lie there and with random answers. Beside
it a blind twin gets the same answers; where it stops is the first thing that nobody could know. What both did until
then must be the same, and lie within the forecast. `rules.readings.forecast` says what is promised.
"""

from __future__ import annotations

import random
from dataclasses import dataclass

from unshuffled.lab.laws import require
from unshuffled.minds.contract import Picker
from unshuffled.rules.core import constants, machine
from unshuffled.rules.core.errors import Hidden
from unshuffled.rules.core.facts import is_player_turn_card
from unshuffled.rules.core.flow import FLOW
from unshuffled.rules.core.language import Block
from unshuffled.rules.core.stack import Scope
from unshuffled.rules.core.state import Event, Game
from unshuffled.rules.flows import EndTurn
from unshuffled.rules.readings import forecast as readings
from unshuffled.rules.readings.courses import Count, is_at_draw
from unshuffled.rules.readings.forecast import Effect, Forecast, forecast
from unshuffled.rules.readings.outcomes import SCALARS, Shared

LOOKED_AT = ("main", "casting")
"""Questions at which nothing else is under way."""


@dataclass(slots=True)
class Compared:
    """What was compared with a forecast."""

    turns: int = 0
    spoken: int = 0
    """Turns whose forecast said ranges that promise something."""
    certain: int = 0
    """Turns of which nothing was unknown."""
    parts: int = 0
    """Cards, rules, ends of turns and Unleashes."""

    def add(self, other: Compared) -> None:
        """Both together."""
        self.turns += other.turns
        self.spoken += other.spoken
        self.certain += other.certain
        self.parts += other.parts


@dataclass(slots=True)
class Course:
    """What came of playing something on."""

    tally: list[int]
    """Up to the first thing that nobody could know."""
    blind: Game
    """How far it came without turning up a hidden card."""
    hidden: bool
    """Was there one?"""
    real: Game
    events: list[Event]
    """All that really happened."""


def check(g: Game, mind: Picker, seed: str) -> Compared:
    """Play the nemesis's next turn from here, and everything that the forecast tells beside it. The game is not changed."""
    found = Compared()
    if g.decision is None or g.decision.ask not in LOOKED_AT:
        return found
    seen = forecast(g)
    _check_parts(g, seen, mind, found)
    turn = _turn_of_nemesis(g, random.Random(f"foresight/{seed}"))
    if turn is not None:
        _check_turn(turn, seen, mind)
        found.turns += 1
        found.spoken += not seen.total.more
        found.certain += seen.known
    return found


def _check_turn(turn: Game, seen: Forecast, mind: Picker) -> None:
    course = play(turn, mind)
    within("the nemesis's turn", seen.total, course)
    if course.hidden and is_at_draw(course.blind):
        if not seen.total.more:
            drawn = 1 + course.blind.extra_draws
            require(seen.drawn.cards[0] <= drawn <= seen.drawn.cards[1], f"{drawn} cards are drawn, {seen.drawn}")
            cards = turn.scenario.content.cards
            card = next(event[1] for event in course.events if event[0] == "nemesis_card_drawn")
            require(cards[card].tier in seen.drawn.tiers, f"a card of tier {cards[card].tier} is drawn, {seen.drawn}")  # type: ignore[index]
        rest = course.blind.copy()
        rest.blind = False
        ended = play(readings.end_turn(rest), mind)
        within("the end of its turn", seen.end or Effect(players=[(0, 0)] * len(turn.players)), ended)
    elif course.hidden:
        require(seen.total.unknown or seen.total.more, "something is unknown, and the forecast does not say so")
    require(not (seen.known and course.hidden), "all is known, and yet something was hidden")


def _check_parts(g: Game, seen: Forecast, mind: Picker, found: Compared) -> None:
    """Each card in play, each rule and one Unleash, alone."""
    base = readings.nemesis_comes(g)[0][0]
    base.blind = False
    base.seed = g.seed
    blocks = readings.rule_blocks(base)
    for rule in seen.rules:
        block, m = blocks[rule.when, rule.card]
        laid = base.copy()
        laid.push(block, Scope(constants.TEAM, -1) if m is None else Scope(constants.TEAM, m.card, m.uid))
        within(f"the rule {rule.when} {rule.card}", rule.effect, play(laid, mind))
    for coming, m in zip(seen.cards, base.in_play, strict=True):
        persistent = base.scenario.content.cards[m.card].persistent
        laid = base.copy()
        if m.tokens > 0:
            readings.fire(laid, m.uid)
        elif persistent is not None:
            laid.push(persistent, Scope(constants.TEAM, m.card, m.uid))
        within(f"the card {coming.card}", coming.effect, play(laid, mind))
    laid = base.copy()
    laid.push(readings.UNLEASH, Scope(constants.TEAM, -1))
    within("one Unleash", seen.unleash, play(laid, mind))
    found.parts += len(seen.rules) + len(seen.cards) + 1


_END_OF_TURN = Block("foresight/end_of_turn", [EndTurn()])


def _turn_of_nemesis(g: Game, chance: random.Random) -> Game | None:
    """The turn that is under way ends here, and the nemesis's comes, if it can come next: one that may lie on top does."""
    made = g.copy()
    made.stack = []
    made.decision = None
    made.push(_END_OF_TURN, Scope(constants.TEAM, -1))
    machine.run(made)
    deck = made.turn_deck or [~card for card in made.turn_discard]
    if not made.turn_deck:
        made.turn_discard = []
    if deck[-1] < 0:
        places = [n for n, card in enumerate(deck) if card < 0 and not is_player_turn_card(~card)]
        if places:
            at = chance.choice(places)
            deck[at], deck[-1] = deck[-1], deck[at]
    card = deck[-1] if deck[-1] >= 0 else ~deck[-1]
    if made.is_over or is_player_turn_card(card):
        return None
    made.turn_deck = deck[:-1]
    left = {~c for c in made.turn_deck if c < 0}
    if len(left) == 1:
        # Everybody knows what is left (docs/decisions/0006).
        made.turn_deck = [c if c >= 0 else ~c for c in made.turn_deck]
    made.turn_discard.append(card)
    made.turn += 1
    made.active = constants.NEMESIS_TURN
    made.events = []
    made.push(FLOW.nemesis_turn, Scope(constants.TEAM, -1))
    block = made.scenario.nemesis.special_do
    if card == constants.SPECIAL and block is not None:
        made.push(block, Scope(constants.TEAM, -1))
    return made


def play(g: Game, mind: Picker) -> Course:
    """Resolve what is on the stack, once as it is and once blind, with the same answers."""
    real, blind = g.copy(), g.copy()
    blind.blind = True
    count = Count(g)
    course = Course(count.nothing(), blind, False, real, [])
    beside = count.nothing()
    while True:
        machine.run(real)
        course.events += real.events
        if not course.hidden:
            try:
                machine.run(blind)
            except Hidden:
                course.hidden = True
                blind.decision = None
            count.add(blind.events, course.tally)
            count.add(real.events, beside)
            if not course.hidden:
                require(course.tally == beside, f"a blind game does the same: {course.tally} and {beside}")
                same = (blind.decision and blind.decision.keys) == (real.decision and real.decision.keys)
                require(same, "a blind game asks the same")
        if real.decision is None:
            break
        key = mind.pick(real.decision)
        for each in (real,) if course.hidden else (real, blind):
            _answer(each, key)
    count.end(blind, course.tally)
    return course


def _answer(g: Game, key: str) -> None:
    """Give an answer, and do not go on yet."""
    decision = g.decision
    assert decision is not None
    g.answer_value = key if decision.values is None else decision.values[decision.keys.index(key)]
    g.decision = None
    g.events = []


def within(what: str, told: Effect, course: Course) -> None:
    """Does what happened lie within the forecast?"""
    if told.more:
        return
    tally = course.tally
    if course.hidden and not is_at_draw(course.blind):
        require(told.unknown, f"{what}: something is unknown, and the forecast does not say so")
    count = Count(course.blind)
    require(_fits(count, told, tally), f"{what} did {_said(count, tally)}, and was foreseen as {told}")
    if told.either:
        branches = [branch for branch in told.either if _fits(count, branch, tally)]
        require(bool(branches), f"{what} did {_said(count, tally)}, which is none of {told.either}")


def _fits(count: Count, told: Effect, tally: list[int]) -> bool:
    ranges = [getattr(told, name) for name in SCALARS] + told.players
    ranges += [told.counters.get(name, (0, 0)) for name in count.counters]
    lives = tally[count.first : count.first + count.seats]
    return all(low <= n <= high for n, (low, high) in zip(tally, ranges, strict=True)) and _is_shared(
        told.shared, lives
    )


def _is_shared(shared: Shared | None, lives: list[int]) -> bool:
    if shared is None:
        return True
    losses = [lives[seat] for seat in shared.seats]
    alone = sum(1 for loss in losses if loss) <= 1
    return shared.life[0] <= sum(losses) <= shared.life[1] and (alone or not shared.one)


def _said(count: Count, tally: list[int]) -> dict[str, int]:
    """What is not 0, by name."""
    names = [*SCALARS, *(f"seat {seat}" for seat in range(count.seats)), *count.counters]
    return {name: n for name, n in zip(names, tally, strict=True) if n}
