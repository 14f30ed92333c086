"""Verbs that point at a card in play: choosing a power, tokens on it, and keeping a minion from acting.

Inside `minion` and `power` the chosen card is `this` for the verbs that speak of it (`this_suffers`, `discard_this`, ...).
"""

from __future__ import annotations

from dataclasses import dataclass

from unshuffled.rules.core import constants
from unshuffled.rules.core.facts import minion_of
from unshuffled.rules.core.language import FULL, NONE, Block, Extent, Step
from unshuffled.rules.core.stack import Frame, Scope
from unshuffled.rules.core.state import Game, InPlay
from unshuffled.rules.effects.shapes import point_at
from unshuffled.rules.mechanics import damage


@dataclass
class Power(Step):
    """Choose a power in play, or go through all, oldest first; inside it is `this`."""

    which: str
    do: Block

    def run(self, g: Game, f: Frame) -> int:
        return point_at(g, f, "power", powers(g) if f.stage == 0 else [], self.which == "each", self.do)

    def extent(self, g: Game, s: Scope) -> Extent:
        return FULL if powers(g) else NONE


def powers(g: Game) -> list[InPlay]:
    """Cards in play that wait for their tokens to be used up, the oldest first."""
    return [m for m in g.in_play if m.tokens > 0]


@dataclass
class PowerTokens(Step):
    """This power gains or loses power tokens. Without a token left it happens at once and is discarded (PR-83)."""

    add: int = 0
    remove: int = 0

    def run(self, g: Game, f: Frame) -> int:
        power = minion_of(g, f.scope.uid)
        if power is None or power.tokens <= 0:
            return constants.NEXT
        if self.add:
            power.tokens += self.add
            g.events.append(("power_token_added", power.uid, power.card, power.tokens))
        lost = min(self.remove, power.tokens)
        if lost:
            damage.remove_tokens(g, power, lost)
        return constants.NEXT

    def extent(self, g: Game, s: Scope) -> Extent:
        power = minion_of(g, s.uid)
        if power is None or power.tokens <= 0:
            return NONE if s.uid >= 0 else FULL
        return (min(self.remove, power.tokens), self.remove) if self.remove else FULL


@dataclass
class Silence(Step):
    """This minion does not act in the next main phase of the nemesis (PR-82)."""

    def run(self, g: Game, f: Frame) -> int:
        minion = minion_of(g, f.scope.uid)
        if minion is not None and minion.max_life > 0 and not minion.silenced:
            minion.silenced = True
            g.events.append(("silenced", minion.uid, minion.card))
        return constants.NEXT
