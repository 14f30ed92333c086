"""How often a game of several people comes to wait for another one, with and without answers in advance."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from unshuffled.lab.simulate import Plan
from unshuffled.minds import known
from unshuffled.minds.seeing import answer_of
from unshuffled.packs import library
from unshuffled.rules.core import machine
from unshuffled.rules.core.setup import start
from unshuffled.tables import advance

ALL = (advance.DECLINE, advance.CHEAPEST)


@dataclass(slots=True)
class Waits:
    """What was counted in some games."""

    waits: int = 0
    """The player who is asked is another one than the last who answered alone."""
    left: int = 0
    """The same, if everyone had decided in advance what can be."""
    outside: int = 0
    """Questions to one player outside their turn."""
    decided: int = 0
    """Those of them that can be decided in advance."""


def measure(games: int) -> Iterator[Waits]:
    """Two and three `quick` mages against every nemesis in turn; what was counted so far after each game."""
    content = library.load()
    plan = Plan(list(content.nemeses), players=[2, 3], difficulties=["normal"])
    found = Waits()
    for number in range(games):
        game, mind = start(content, plan.setup(number), f"waits {number}"), known.make("quick", str(number))
        last = last_left = -1
        while game.decision is not None:
            d = game.decision
            if d.seat >= 0:
                decided = bool(advance.answer_of(game, ALL))
                found.waits += d.seat != last
                found.outside += d.seat != game.active
                found.decided += decided
                last = d.seat
                if not decided:
                    found.left += d.seat != last_left
                    last_left = d.seat
            machine.answer(game, answer_of(mind, game))
        yield found
