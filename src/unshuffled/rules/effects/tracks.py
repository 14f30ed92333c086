"""The verb that moves one of several tokens, each on a track of its own."""

from __future__ import annotations

from dataclasses import dataclass

from unshuffled.rules.core import constants
from unshuffled.rules.core.facts import decider
from unshuffled.rules.core.language import FULL, NONE, Amount, Extent, Step
from unshuffled.rules.core.options import TOKEN, Option
from unshuffled.rules.core.stack import Frame, Scope
from unshuffled.rules.core.state import Game
from unshuffled.rules.mechanics import tracks

WHICH = ("any", "farthest", "another", "each", "this")


@dataclass
class MoveToken(Step):
    """Tokens of a group move along their tracks: chosen ones, different if there are several, one after the other.

    A token that cannot move is not chosen. `farthest` is farthest from where it started; `another` is not the one this
    is about, and `this` is that one. `twice`: what the steps say is resolved one additional time.
    """

    group: str
    which: str = "any"
    count: int = 1
    by: int = 1
    back: bool = False
    twice: bool = False

    def run(self, g: Game, f: Frame) -> int:
        if f.stage == 0:
            f.stage = 1
            f.kept = len(tracks.tokens_of(g, self.group)) if self.which == "each" else self.count
        while True:
            if f.left > 0 and tracks.can_move(g, f.queue[-1], self.back):
                f.left = tracks.go(g, f.queue[-1], f.left, self.back, f.scope.card, 2 if self.twice else 1)
                return constants.STAY
            if f.kept <= 0:
                return constants.NEXT
            found = [n for n in self.found(g, f.scope) if n not in f.queue]
            if not found:
                return constants.NEXT
            if self.which == "each":
                found = found[:1]
            keys = [Option(TOKEN, g.scenario.nemesis.counters[n].name).key for n in found]
            n = g.choose(decider(f.scope), "choose_token", found, keys, f.scope.card, f.kept)
            if n == constants.WAITING:
                return constants.WAIT
            f.kept -= 1
            f.queue += (n,)
            f.left = self.by

    def found(self, g: Game, s: Scope) -> list[int]:
        """The tokens that could be moved."""
        found = tracks.tokens_of(g, self.group)
        if self.which == "this":
            found = [n for n in found if n == s.token]
        elif self.which == "another":
            found = [n for n in found if n != s.token]
        elif self.which == "farthest" and found:
            starts = [track.start for track in g.scenario.nemesis.counters]
            most = max([g.counters[n] - starts[n] for n in found])
            found = [n for n in found if g.counters[n] - starts[n] == most]
        return [n for n in found if tracks.can_move(g, n, self.back)]

    def extent(self, g: Game, s: Scope) -> Extent:
        found = len(self.found(g, s))
        if self.which == "any":
            return (min(self.count, found), self.count)
        return FULL if found else NONE


@dataclass
class TokenGains(Step):
    """A token with life gains some, never more than it began with (DMG-10)."""

    group: str
    amount: Amount
    which: str = "any"

    def run(self, g: Game, f: Frame) -> int:
        found = self.found(g)
        if not found:
            return constants.NEXT
        keys = [Option(TOKEN, g.scenario.nemesis.counters[n].name).key for n in found]
        n = g.choose(decider(f.scope), "choose_token", found, keys, f.scope.card)
        if n == constants.WAITING:
            return constants.WAIT
        tracks.heal(g, n, self.amount.value(g, f.scope))
        return constants.NEXT

    def found(self, g: Game) -> list[int]:
        """The tokens that could be meant."""
        found = tracks.tokens_of(g, self.group)
        if self.which == "lowest_life" and found:
            least = min([tracks.life_of(g, n) for n in found])
            found = [n for n in found if tracks.life_of(g, n) == least]
        return found

    def extent(self, g: Game, s: Scope) -> Extent:
        return FULL if self.found(g) else NONE
