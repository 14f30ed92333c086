"""What all effects share: steps, how much of them can be done, and amounts.

A record is what a card says. Its resolver is its `run` method, which changes the game and
returns `NEXT`, `STAY` or `WAIT` (`kinds`). A step that asks is called again with the answer; it must
not have changed anything before asking except its own frame. `extent` says how much of the step could
be done now, which the rules for OR and TO DISCARD need (EFF-06, EFF-08, ED-11).
"""

from __future__ import annotations

from dataclasses import dataclass

from unshuffled.rules import kinds
from unshuffled.rules.effects.conditions import Condition
from unshuffled.rules.effects.counts import Count
from unshuffled.rules.records import Block
from unshuffled.rules.stack import Frame, Scope
from unshuffled.rules.state import Game

Extent = tuple[int, int]
"""How much can be done, of how much is wanted. Equal: fully."""
FULL: Extent = (1, 1)
NONE: Extent = (0, 1)


class Step:
    """One instruction of a card."""

    # Not annotated: a compiled dataclass would take them for fields.
    ASKS = False
    """The step's own question can carry "no" when it is offered by `may`."""
    PRICE = False
    """It is only a price: nobody wants it for its own sake (PR-46)."""
    LIFE = False
    """It gives life, which may find no room (OPEN-07, PR-48)."""
    GIVES = False
    """It does them good, so it exempts nobody from what a nemesis orders (EFF-06, PR-08)."""

    def run(self, g: Game, f: Frame) -> int:
        """Resolve."""
        raise NotImplementedError

    def extent(self, g: Game, s: Scope) -> Extent:
        """How much of this could be done now?"""
        return FULL


def block_extent(g: Game, s: Scope, block: Block) -> Extent:
    """The extents of a block's steps, added up."""
    done = wanted = 0
    for step in block.steps:
        d, w = step.extent(g, s)
        done += d
        wanted += w
    return (done, wanted)


def is_full(extent: Extent) -> bool:
    """Can all of it be done?"""
    return extent[0] >= extent[1]


@dataclass
class Amount:
    """A number on a card: plain, counted, or raised by a condition. Never below 0."""

    base: int = 0
    times: int = 1
    per: Count | None = None
    half_up: bool = False
    plus: int = 0
    condition: Condition | None = None

    def value(self, g: Game, s: Scope) -> int:
        """The number now."""
        total = self.base
        if self.per is not None:
            n = self.per.value(g, s)
            if self.half_up:
                n = (n + 1) // 2
            total += self.times * n
        if self.plus and (self.condition is None or self.condition.holds(g, s)):
            total += self.plus
        return total if total > 0 else 0

    def is_nothing(self, g: Game, s: Scope) -> bool:
        """Does it come to 0? What an earlier step of the effect will choose is not yet known, so it does not."""
        return self.value(g, s) == 0 and (self.per is None or not self.per.OF_CHOICE)

    @property
    def is_plain(self) -> bool:
        """Is it just a number?"""
        return self.per is None and self.plus == 0


def decider(s: Scope) -> int:
    """Who answers for a step: the player it acts on, or the players together (EFF-04)."""
    return s.they if s.they >= 0 else kinds.TEAM


def named_seat(g: Game, decider: int, seat: int) -> int:
    """The seat that an option names: whose the thing is, when it is not the decider's own."""
    return -1 if seat == decider or g.table.solo else seat
