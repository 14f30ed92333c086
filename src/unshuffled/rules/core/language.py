"""What all effects share: steps, how much of them can be done, and amounts.

A record is what a card says. Its resolver is its `run` method, which changes the game and
returns `NEXT`, `STAY` or `WAIT` (`constants`). A step that asks is called again with the answer; it must
not have changed anything before asking except its own frame. `extent` says how much of the step could
be done now, which the rules for OR and TO DISCARD need (EFF-06, EFF-08, ED-11).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    # The one knot of the rules: a step changes a game, and a game has steps on its stack. Only types meet here.
    from unshuffled.rules.core.stack import Frame, Scope
    from unshuffled.rules.core.state import Game

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
    NEEDS_ROOM = False
    """It gives life or charges, which may find no room (OPEN-07, PR-48)."""
    GIVES = False
    """It does them good, so it exempts nobody from what a nemesis orders (EFF-06, PR-08)."""

    def run(self, g: Game, f: Frame) -> int:
        """Resolve."""
        raise NotImplementedError

    def extent(self, g: Game, s: Scope) -> Extent:
        """How much of this could be done now?"""
        return FULL


class Block:
    """A list of steps, in this order, with the address it is stored under."""

    __slots__ = ("address", "steps")

    def __init__(self, address: str, steps: list[Step]) -> None:
        self.address = address
        self.steps = steps

    def __repr__(self) -> str:
        return f"Block({self.address!r}, {self.steps!r})"


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


class Count:
    """Something countable."""

    OF_CHOICE = False
    """Does it count what the effect itself has chosen?"""

    def value(self, g: Game, s: Scope) -> int:
        """Count now."""
        raise NotImplementedError


class Condition:
    """Something that holds or does not."""

    def holds(self, g: Game, s: Scope) -> bool:
        """Does it hold now?"""
        raise NotImplementedError


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
