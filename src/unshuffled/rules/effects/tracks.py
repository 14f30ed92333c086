"""Verbs of tokens on tracks: several tokens with a track each, or one track with many equal tokens."""

from __future__ import annotations

from dataclasses import dataclass

from unshuffled.rules.core import constants
from unshuffled.rules.core.facts import decider
from unshuffled.rules.core.few import put
from unshuffled.rules.core.language import FULL, NONE, Amount, Extent, Step
from unshuffled.rules.core.options import TOKEN, Option
from unshuffled.rules.core.stack import Frame, Scope
from unshuffled.rules.core.state import Game, Value
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
        if all(tracks.is_whole(g, n) for n in found):
            # None of them could gain anything (PR-05).
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


def step_keys(g: Game, n: int, steps: list[int]) -> list[str]:
    """A key for a token on each of these steps; equal tokens have the same."""
    return [Option(TOKEN, g.scenario.nemesis.counters[n].name, nth=at).key for at in steps]


def chooser(s: Scope) -> int:
    """Who chooses among equal tokens: who plays or acts, otherwise the players together (PR-127)."""
    return s.you if s.you >= 0 else constants.TEAM


@dataclass
class AddTokens(Step):
    """New tokens come on a track with many, where tokens enter."""

    track: str
    count: Amount

    def run(self, g: Game, f: Frame) -> int:
        tracks.place(g, g.scenario.nemesis.counter(self.track), self.count.value(g, f.scope), f.scope.card)
        return constants.NEXT


CROWD = ("each", "any", "most", "entry")


@dataclass
class AdvanceTokens(Step):
    """Tokens of a track with many move on.

    `each` of them at the same time, `any` chosen ones, different if there are several, all on the step with the
    `most` of them, or all on the step where they enter (`entry`).
    """

    track: str
    which: str = "each"
    count: int = 1
    by: int = 1

    def run(self, g: Game, f: Frame) -> int:
        n = g.scenario.nemesis.counter(self.track)
        if self.which == "any":
            return self._chosen(g, f, n)
        moved = [(at, count) for at, count in enumerate(g.crowd, 1) if count]
        if self.which == "entry":
            moved = [(at, count) for at, count in moved if at == tracks.entry(g, n)]
        elif self.which == "most" and moved:
            top = max([count for _, count in moved])
            steps = [at for at, count in moved if count == top]
            at = g.choose(chooser(f.scope), "choose_token", steps, step_keys(g, n, steps), f.scope.card)
            if at == constants.WAITING:
                return constants.WAIT
            moved = [(at, top)]
        tracks.advance_many(g, n, moved, self.by, f.scope.card)
        return constants.NEXT

    def _chosen(self, g: Game, f: Frame, n: int) -> int:
        """One after the other; `f.queue` is where those are that have not moved yet."""
        if f.stage == 0:
            f.stage = 1
            f.left = self.count
            f.queue = g.crowd
        steps = [at for at, count in enumerate(f.queue, 1) if count]
        if f.left == 0 or not steps:
            return constants.NEXT
        at = g.choose(chooser(f.scope), "choose_token", steps, step_keys(g, n, steps), f.scope.card, f.left)
        if at == constants.WAITING:
            return constants.WAIT
        f.left -= 1
        f.queue = put(f.queue, at - 1, f.queue[at - 1] - 1)
        tracks.advance_many(g, n, [(at, 1)], self.by, f.scope.card)
        return constants.STAY

    def extent(self, g: Game, s: Scope) -> Extent:
        n = g.scenario.nemesis.counter(self.track)
        if self.which == "any":
            return (min(self.count, g.counters[n]), self.count)
        found = g.crowd[tracks.entry(g, n) - 1] if self.which == "entry" else g.counters[n]
        return FULL if found else NONE


@dataclass
class RemoveTokens(Step):
    """Chosen tokens of a track with many leave it: so many, or up to so many; `adjacent` ones lie on at most two steps side by side."""

    track: str
    count: int = 1
    up_to: int = 0
    adjacent: bool = False

    def run(self, g: Game, f: Frame) -> int:
        n = g.scenario.nemesis.counter(self.track)
        if f.stage == 0:
            f.stage = 1
            f.left = self.up_to or self.count
        while f.left > 0:
            steps = [at for at in self._allowed(g, n, f) if g.crowd[at - 1]]
            if g.answer_value is not None:
                at = g.take()
                if at < 0:
                    return constants.NEXT
            elif not steps:
                return constants.NEXT
            else:
                # A player may stop only after the first: to take none is not to use the effect.
                stops = bool(self.up_to) and bool(f.queue)
                if len(steps) > 1 or stops:
                    keys = step_keys(g, n, steps)
                    values: list[Value] = list(steps)
                    if stops:
                        keys.append("done")
                        values.append(-1)
                    least = 0 if stops else 1
                    return g.ask(chooser(f.scope), "choose_token", keys, values, f.scope.card, least, f.left)
                at = steps[0]
            f.left -= 1
            if at not in f.queue:
                f.queue += (at,)
            tracks.take_away(g, n, at)
        return constants.NEXT

    def _allowed(self, g: Game, n: int, f: Frame) -> list[int]:
        """Steps from which a token may be taken now."""
        if not self.adjacent or not f.queue:
            return list(range(1, len(g.crowd) + 1))
        if len(f.queue) > 1:
            return sorted(f.queue)
        return sorted([f.queue[0], *tracks.beside(g, n, f.queue[0])])

    def extent(self, g: Game, s: Scope) -> Extent:
        found = g.counters[g.scenario.nemesis.counter(self.track)]
        if self.up_to:
            return FULL if found else NONE
        return (min(self.count, found), self.count)
