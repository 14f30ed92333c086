"""The courses that effects can take: every answer is tried on copies of the game, and what happens is counted.

A copy is blind (`Game.blind`): it refuses to turn up a hidden card. A course that needs one ends there.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from unshuffled.rules.core import constants, machine
from unshuffled.rules.core.fields import VEILS
from unshuffled.rules.core.pieces import Decision
from unshuffled.rules.core.state import Event, Game, Hidden, Value
from unshuffled.rules.flows.nemesis import NemesisDraw
from unshuffled.rules.readings.outcomes import MANY, SCALARS, Effect, Range, Tally, effect_of, told_apart

SAMPLES = 16
"""How many courses are tried when the budget is not enough, besides always giving the first answer and always the last."""

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
    "row_filled": ("laid", 0),
    "tokens_advanced": ("advance", 2),
    "charges_lost": ("charges", 2),
    "breach_destroyed": ("breaches", 0),
    "exhausted": ("exhausted", 0),
}
TAKEN_BACK = {"gravehold_gained": ("gravehold", 1), "nemesis_damaged": ("nemesis", 1)}

PLACES = {name: n for n, name in enumerate(SCALARS)}


class Count:
    """Counts events: the scalars, then each seat's life, then the counters."""

    def __init__(self, g: Game) -> None:
        self.seats = len(g.players)
        self.counters = [counter.name for counter in g.scenario.nemesis.counters]
        self.first = len(SCALARS)
        self.counter_at = {name: self.first + self.seats + n for n, name in enumerate(self.counters)}

    def nothing(self) -> list[int]:
        """Nothing has happened."""
        return [0] * (self.first + self.seats + len(self.counters))

    def add(self, events: Sequence[Event], tally: list[int]) -> None:
        """Count what happened."""
        for event in events:
            name = event[0]
            if name in COUNTED:
                what, at = COUNTED[name]
                tally[PLACES[what]] += event[at] if at else 1  # type: ignore[operator]
            elif name == "suffered":
                tally[self.first + event[1]] += event[2]  # type: ignore[operator]
            elif name == "healed":
                tally[self.first + event[1]] -= event[2]  # type: ignore[operator]
            elif name in ("counter_changed", "track_moved"):
                tally[self.counter_at[event[1]]] += event[2]  # type: ignore[index, operator]
            elif name in TAKEN_BACK:
                what, at = TAKEN_BACK[name]
                tally[PLACES[what]] -= event[at]  # type: ignore[operator]

    def end(self, g: Game, tally: list[int]) -> None:
        """What stands in no event."""
        tally[PLACES["draws"]] = g.extra_draws
        if g.outcome:
            tally[PLACES["lost" if g.outcome in constants.LOSSES else "won"]] = 1


NEARLY_EMPTY = 5
"""With fewer cards in a deck the order of the discard pile beneath it may come to matter."""


DECK: Final = VEILS["deck"]
DISCARD: Final = VEILS["discard"]
PLAYED: Final = VEILS["played"]


def position(g: Game) -> list[object]:
    """What can make a difference to the rest of a course. Cards in hand have no order."""
    found: list[object] = [g.position()]
    # What lies in side decks is unknown when it comes.
    for n, pile in enumerate(g.scenario.nemesis.piles):
        found.append(len(g.piles[n]) if pile.face_down else tuple(g.piles[n]))
    for p in g.players:
        found.append(p.position())
        found.append(len(p.redirects))
        # What a copy is made without is the same in all that come of it.
        if not g.veil & PLAYED:
            found.append(len(p.played))
        if not g.veil & DECK:
            # A hidden card is as good as another: it is never turned up.
            found.append(tuple(p.deck if not p.deck or min(p.deck) >= 0 else [max(c, -1) for c in p.deck]))
        if not g.veil & DISCARD:
            found.append(tuple(p.discard if len(p.deck) < NEARLY_EMPTY else sorted(p.discard)))
    for f in [*g.stack, *g.due]:
        found.append((f.block.address, f.position(), f.scope.position()))
        chosen = f.scope.chosen
        for name, cards in chosen.items():
            # What was chosen one after the other is counted, or its first owner is asked for; the rest has no order.
            ordered = cards[:1] if name.endswith("@") else [] if f"{name}@" in chosen else cards
            found.append((name, *ordered, *sorted(cards)))
    return found


def is_at_draw(g: Game) -> bool:
    """Is the nemesis about to draw?"""
    if not g.stack:
        return False
    f = g.stack[-1]
    return f.pc < len(f.steps) and isinstance(f.steps[f.pc], NemesisDraw)


def _values(asked: Decision) -> Sequence[Value]:
    return asked.values if asked.values is not None else asked.keys


def fewest_answers(asked: Decision) -> int:
    """How many answers there are at least to this question and to those of its kind that follow, as each way to choose some
    of its options leads to a position of its own.
    """
    n = len(asked.keys)
    found = n
    ways = n
    for chosen in range(1, min(asked.least, n - 1)):
        found += ways * (n - chosen)
        ways = ways * (n - chosen) // (chosen + 1)
    return found


def _answered(g: Game, value: Value, again: bool) -> Game:
    """The game with this answer given; a copy if others are still to be given."""
    on = g.copy() if again else g
    on.answer_value = value
    return on


class Courses:
    """The courses tried, what they came to, and where the nemesis was about to draw a hidden card."""

    def __init__(self, g: Game, budget: int, keep_draws: bool = False) -> None:
        self.budget = budget
        self.count = Count(g)
        self.least: list[int] = []
        self.most: list[int] = []
        self.ends: set[Tally] = set()
        self.unknown = self.more = False
        self.alone = 0
        """How many answers were given of which none other was tried."""
        self.met: set[tuple[Any, ...]] = set()
        self.keep_draws = keep_draws
        self.at_draw: list[Game] = []
        """Different positions in which the nemesis draws, if they are to be kept."""
        self.drawn: list[int] = []
        """How many hidden cards are drawn in each course."""
        self.tiers: set[int] = set()
        """The tiers that the first of them can be of."""

    def follow(self, g: Game) -> None:
        """Resolve what is on the stack, answering in every way; if that is too much, in some ways that differ widely.

        The game is used up.
        """
        tally = self.count.nothing()
        asked = self._run(g, tally)
        if asked is not None and not self._try_all(asked, g, tally):
            self.more = True
            self._try_one(_answered(g, _values(asked)[0], True), tally[:], 0)
            self._try_one(_answered(g, _values(asked)[-1], True), tally[:], -1)
            self._try_some_of(asked, g, tally, SAMPLES)

    def _try_all(self, asked: Decision, g: Game, tally: list[int]) -> bool:
        """Answer in every way, what is asked first before what is asked next. Positions met before are not followed again.

        Every answer takes one from the budget. As soon as it is known not to be enough, nothing more is tried.
        """
        open_questions = [(asked, g, tally)]
        left = self.budget - len(asked.keys)
        enough = fewest_answers(asked) <= self.budget
        for question, on, so_far in open_questions:
            values = _values(question)
            for n in range(len(values)):
                if not enough:
                    self.budget = 0
                    return False
                # The first question is answered again if the budget is not enough.
                made, counted = _answered(on, values[n], on is g or n + 1 < len(values)), so_far[:]
                then = self._run(made, counted)
                if then is not None and not self._met(made, counted):
                    open_questions.append((then, made, counted))
                    left -= len(then.keys)
                    # Two questions may lead to the same next one, so what follows is not added up.
                    enough = left >= 0 and fewest_answers(then) <= self.budget
        self.budget = left
        return True

    def _try_one(self, g: Game, tally: list[int], place: int) -> None:
        """The course of those who always give the first answer, or the last."""
        while (asked := self._run(g, tally)) is not None:
            g.answer_value = _values(asked)[place]

    def _try_some(self, g: Game, tally: list[int], courses: int) -> None:
        """Only so many courses, from all over the choices."""
        asked = self._run(g, tally)
        if asked is not None:
            self._try_some_of(asked, g, tally, courses)

    def _try_some_of(self, asked: Decision, g: Game, tally: list[int], courses: int) -> None:
        values = _values(asked)
        if courses == 1:
            self.alone += 1
            values = [values[self.alone % len(values)]]
        elif len(values) > courses:
            values = [values[n * len(values) // courses] for n in range(courses)]
        for n in range(len(values)):
            share = (courses + n) // len(values)
            self._try_some(_answered(g, values[n], n + 1 < len(values)), tally[:], share)

    def _run(self, g: Game, tally: list[int]) -> Decision | None:
        """Run to the next question and count what happens; None at the end."""
        try:
            machine.run(g)
            drawn = 0
        except Hidden:
            g.decision = None
            drawn = self._hidden(g)
        self.count.add(g.events, tally)
        decision = g.decision
        if decision is None:
            self._end(g, tally, drawn)
            return None
        g.decision = None
        g.events = []
        return decision

    def _hidden(self, g: Game) -> int:
        """Nobody can know how it goes on. How many hidden cards will the nemesis still draw?"""
        if not is_at_draw(g):
            self.unknown = True
            return 1 + g.extra_draws if g.nemesis_deck else 0
        self.tiers.add(g.scenario.content.cards[~g.nemesis_deck[-1]].tier)
        if self.keep_draws:
            key = tuple(position(g))
            if key not in self.met:
                self.met.add(key)
                self.at_draw.append(g)
        return 1 + g.extra_draws

    def _met(self, g: Game, tally: list[int]) -> bool:
        """Did another course come to the same question in the same position, with the same behind it?"""
        key = (tuple(tally), *position(g))
        if key in self.met:
            return True
        self.met.add(key)
        return False

    def _end(self, g: Game, tally: list[int], drawn: int) -> None:
        self.count.end(g, tally)
        self.drawn.append(drawn)
        if len(self.ends) < MANY:
            self.ends.add(tuple(tally))
        if self.least:
            self.least = list(map(min, self.least, tally))
            self.most = list(map(max, self.most, tally))
        else:
            self.least = tally
            self.most = tally

    def effect(self) -> Effect:
        """All courses as one."""
        seats, counters = self.count.seats, self.count.counters
        if self.more or len(self.ends) >= MANY:
            bounds = [tuple(self.least), tuple(self.most)]
            made = effect_of(bounds, seats, counters)
        else:
            made = told_apart(sorted(self.ends), seats, counters)
        made.unknown, made.more = self.unknown, self.more
        return made

    def draws(self) -> Range:
        """How many hidden cards the nemesis draws."""
        return (min(self.drawn), max(self.drawn)) if self.drawn else (0, 0)
