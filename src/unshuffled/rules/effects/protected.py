"""Verbs of who is protected instead of Gravehold. They name them: in a game without them that part does nothing (PR-141)."""

from __future__ import annotations

from dataclasses import dataclass

from unshuffled.rules.core import constants
from unshuffled.rules.core.language import FULL, NONE, Amount, Count, Extent, Step
from unshuffled.rules.core.stack import Frame, Scope
from unshuffled.rules.core.state import Game
from unshuffled.rules.mechanics import damage, protected


def is_there(g: Game, who: str) -> bool:
    """Are they protected in this game?"""
    found = g.scenario.protected
    return found is not None and found.id == who


@dataclass
class ProtectedCharge(Step):
    """Who is protected gains charges."""

    who: str
    amount: Amount

    def run(self, g: Game, f: Frame) -> int:
        if is_there(g, self.who):
            protected.gain_charges(g, self.amount.value(g, f.scope), f.scope.you)
        return constants.NEXT

    def extent(self, g: Game, s: Scope) -> Extent:
        return FULL if is_there(g, self.who) and protected.has_room(g) else NONE


@dataclass
class ProtectedGains(Step):
    """Who is protected gains life, also above what they began with if that is said."""

    who: str
    amount: Amount
    above: bool = False

    NEEDS_ROOM = True

    def run(self, g: Game, f: Frame) -> int:
        if is_there(g, self.who):
            damage.gravehold_gains(g, self.amount.value(g, f.scope), self.above)
        return constants.NEXT

    def extent(self, g: Game, s: Scope) -> Extent:
        return FULL if is_there(g, self.who) and (self.above or g.gravehold < g.gravehold_max) else NONE


@dataclass
class ProtectedCharges(Count):
    """The charges of who is protected; none if they are not there."""

    who: str

    def value(self, g: Game, s: Scope) -> int:
        """Count now."""
        return g.protected_charges if is_there(g, self.who) else 0
