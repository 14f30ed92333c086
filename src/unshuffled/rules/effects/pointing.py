"""Verbs that point at a card in play: choosing a power, tokens on it, and keeping a minion from acting.

Inside `minion` and `power` the chosen card is `this` for the verbs that speak of it (`this_suffers`, `discard_this`, ...).
"""

from __future__ import annotations

from dataclasses import dataclass

from unshuffled.rules.core import constants
from unshuffled.rules.core.cards import is_of
from unshuffled.rules.core.facts import decider, minion_of
from unshuffled.rules.core.language import FULL, NONE, Block, Extent, Step
from unshuffled.rules.core.stack import Frame, Scope
from unshuffled.rules.core.state import Game, InPlay
from unshuffled.rules.effects.shapes import keys_of, point_at
from unshuffled.rules.mechanics import damage, two_sided


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


def _one_of(g: Game, s: Scope, verb: str, found: list[InPlay]) -> int:
    """The uid of one of these; each has the number in its key that it has among all cards in play."""
    keys = [key for m, key in zip(g.in_play, keys_of(g, verb, g.in_play), strict=True) if m in found]
    return g.choose(decider(s), f"choose_{verb}", [m.uid for m in found], keys, s.card)


@dataclass
class Flip(Step):
    """One card of a kind in play that nobody has turned over is turned over; what it does then is resolved."""

    kind: str

    def run(self, g: Game, f: Frame) -> int:
        found = self._found(g)
        if not found:
            return constants.NEXT
        uid = _one_of(g, f.scope, "minion", found)
        if uid == constants.WAITING:
            return constants.WAIT
        m = minion_of(g, uid)
        assert m is not None
        two_sided.flip(g, m, f.scope.you)
        return constants.NEXT

    def _found(self, g: Game) -> list[InPlay]:
        cards = g.scenario.content.cards
        return [m for m in g.in_play if m.is_covered and is_of(cards[m.card], self.kind)]

    def extent(self, g: Game, s: Scope) -> Extent:
        return FULL if self._found(g) else NONE


@dataclass
class DiscardInPlay(Step):
    """One minion or power in play that has a tier is discarded: what lies in a nemesis deck has one, the rest has none."""

    kind: str

    def run(self, g: Game, f: Frame) -> int:
        found = self._found(g)
        if not found:
            return constants.NEXT
        uid = _one_of(g, f.scope, self.kind, found)
        if uid == constants.WAITING:
            return constants.WAIT
        m = minion_of(g, uid)
        assert m is not None
        damage.leave_play(g, m)
        return constants.NEXT

    def _found(self, g: Game) -> list[InPlay]:
        cards = g.scenario.content.cards
        there = powers(g) if self.kind == "power" else [m for m in g.in_play if is_of(cards[m.card], "minion")]
        return [m for m in there if cards[m.card].tier]

    def extent(self, g: Game, s: Scope) -> Extent:
        return FULL if self._found(g) else NONE


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
