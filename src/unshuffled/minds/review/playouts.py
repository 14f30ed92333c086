"""Games played on from a position: `quick` plays for everyone, and hidden cards and chance are redealt from a seed.

Two playouts with the same seed meet the same deals, as far as the same is asked of chance. A playout ends after some turns, with
the learned chance to win from there: that takes a fraction of the time of a whole game, and says more than won or lost.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from unshuffled.minds.chance import TURN_STARTS, Chance, learned
from unshuffled.minds.quick.mind import Quick, quick_for
from unshuffled.minds.review.course import Course
from unshuffled.rules.core import machine
from unshuffled.rules.core.errors import EndlessEffect
from unshuffled.rules.core.pieces import Decision
from unshuffled.rules.core.state import Game
from unshuffled.rules.readings.sampling import sample

MOST_ANSWERS = 4000
"""A playout that takes longer is not won."""
TURNS = 8
"""How many turns a playout lasts, of players or the nemesis."""
LATER = 16
"""And where what is tried takes longer to show: a card that is bought is drawn after the discard pile has become the deck."""


class Job(NamedTuple):
    """One playout."""

    position: int
    """Where it begins, in the course."""
    seed: str
    first: str = ""
    """The first answer; empty if `quick` gives it."""
    without: str = ""
    """An answer that is not given in the turn in which it begins."""
    turns: int = TURNS


Players = Callable[[list[Job]], list[float]]
"""What plays jobs, in this process or in several: the chance to win at the end of each, 1 or 0 if the game ended before."""


def plays(course: Course) -> Players:
    """Play in this process."""
    quick = quick_for(course.content, course.nemesis)
    chance = learned()
    return lambda jobs: [_play(quick, chance, course.positions[job.position], job) for job in jobs]


def _play(quick: Quick, chance: Chance, position: Game, job: Job) -> float:
    g = sample(position, job.seed)
    until = g.turn + job.turns
    try:
        if g.decision is None and not g.outcome:
            machine.run(g)
        if job.first:
            machine.answer(g, job.first)
        turn = g.turn
        while job.without and g.decision is not None and g.turn == turn:
            machine.answer(g, _choose_without(quick, g, job.without))
        for _ in range(MOST_ANSWERS):
            if g.decision is None or (g.turn >= until and g.decision.ask in TURN_STARTS):
                return chance.at(g, quick.worth)
            machine.answer(g, quick.choose(g))
    except EndlessEffect:
        pass
    return 0.0


def chance_from(quick: Quick, position: Game, seed: str) -> float:
    """The chance to win from here, by one playout."""
    return _play(quick, learned(), position, Job(0, seed))


def _choose_without(quick: Quick, g: Game, key: str) -> str:
    decision = g.decision
    assert decision is not None
    if key not in decision.keys:
        return quick.choose(g)
    # Decisions are never changed once asked, so the copy is asked another one. `quick` reads its keys only.
    table = g.copy()
    d = decision
    keys = [other for other in d.keys if other != key]
    values = None if d.values is None else [v for k, v in zip(d.keys, d.values, strict=True) if k != key]
    table.decision = Decision(d.seat, d.ask, keys, values, d.card, d.least, d.most, d.args)
    return quick.choose(table)
