"""From few playouts to a chance of winning at every level of a game, with its error.

A level is a run of positions between which nothing changed the chance. One alone would need hundreds of playouts, but levels
next to each other differ little. So the chances are estimated together, as a random walk that is seen through noise: what a
step may change is known beforehand (over a whole game the squares of fair steps add up to `p * (1 - p)`), and the result is
known exactly. The best estimate solves one linear system with three diagonals, and errors of differences and sums follow
from the same system.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from math import sqrt

LUCK_VARIANCE = 0.25
"""What all steps of chance may change together, as a variance."""
DECISION_VARIANCE = 0.03**2
"""What one decision may change that `quick` would not have taken."""
LEAST = 0.02
"""A chance near 0 or 1 is taken as this far from it where its own noise is estimated."""
DIFFERENT = 0.25
"""By how much two ways on may end apart before any was tried."""
ROUNDS = 4


@dataclass(slots=True)
class Seen:
    """Playouts from one level, each with its chance to win."""

    playouts: int = 0
    total: float = 0.0
    squares: float = 0.0

    def add(self, chance: float) -> None:
        """One more playout."""
        self.playouts += 1
        self.total += chance
        self.squares += chance * chance


@dataclass(slots=True)
class Pairs:
    """Playouts in pairs: one way on, another way on, the same deals."""

    pairs: int = 0
    total: float = 0.0
    """Chances of the first less chances of the second."""
    squares: float = 0.0

    def add(self, first: float, second: float) -> None:
        """One more pair."""
        self.pairs += 1
        self.total += first - second
        self.squares += (first - second) ** 2

    @property
    def mean(self) -> float:
        """How much better the first is."""
        return self.total / self.pairs if self.pairs else 0.0

    @property
    def variance(self) -> float:
        """Of the mean, rather too large than too small.

        A pair is added that ended differently, or few pairs that ended alike would look certain.
        """
        return (self.squares + DIFFERENT**2) / (self.pairs + 1) / self.pairs if self.pairs else 1.0

    @property
    def error(self) -> float:
        """The standard error of the mean."""
        return sqrt(self.variance)


@dataclass(slots=True)
class Walk:
    """What is known about the levels: playouts from each, pairs across each step, which steps are luck, and the result."""

    is_luck: list[bool]
    result: float
    seen: list[Seen] = field(default_factory=list)
    pairs: list[Pairs] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.seen = [Seen() for _ in range(len(self.is_luck) + 1)]
        self.pairs = [Pairs() for _ in self.is_luck]

    def noise(self) -> float:
        """The variance of a playout, as a share of that of a game that is won or lost with the same chance: 1 if playouts are
        whole games. Of all levels together, which have few playouts each.
        """
        noise, most = 0.5, 1.0
        for seen in self.seen:
            many = seen.playouts
            if many > 1:
                mean = seen.total / many
                variance = (seen.squares - many * mean * mean) / (many - 1)
                noise += many * variance
                most += many * mean * (1 - mean) + variance
        return noise / most


class Curve:
    """The estimate."""

    def __init__(self, walk: Walk) -> None:
        self.result = walk.result
        self.steps = len(walk.is_luck)
        self.chances = [0.5] * self.steps + [walk.result]
        lucky = sum(walk.is_luck) or 1
        each = [LUCK_VARIANCE / lucky if luck else DECISION_VARIANCE for luck in walk.is_luck]
        for _ in range(ROUNDS):
            self._solve(walk, each)
        self.chances = [min(1.0, max(0.0, chance)) for chance in self.chances]

    def _solve(self, walk: Walk, each: list[float]) -> None:
        """Noise and steps are as large as the last estimate says: both are small where the chance is near 0 or 1."""
        noise = walk.noise()
        spread = [max(LEAST * (1 - LEAST), p * (1 - p)) for p in (min(1.0, max(0.0, p)) for p in self.chances)]
        n = self.steps
        diagonal, right, beside = [0.0] * n, [0.0] * n, [0.0] * n
        if n:
            diagonal[0], right[0] = 4.0, 2.0
        for at in range(n):
            seen = walk.seen[at]
            diagonal[at] += seen.playouts / (noise * spread[at])
            right[at] += seen.total / (noise * spread[at])
            prior = 1 / (each[at] * 4 * max(spread[at], spread[min(at + 1, n - 1)]))
            pairs = walk.pairs[at]
            known = 1 / pairs.variance if pairs.pairs else 0.0
            weight, pull = prior + known, known * pairs.mean
            diagonal[at] += weight
            right[at] -= pull
            if at + 1 < n:
                diagonal[at + 1] += weight
                right[at + 1] += pull
                beside[at] = -weight
            else:
                right[at] += weight * self.result
        self._factor(diagonal, beside)
        self.chances = [*self._solved(right), self.result]

    def _factor(self, diagonal: list[float], beside: list[float]) -> None:
        self._pivots, self._ratios = list(diagonal), [0.0] * len(diagonal)
        for at in range(1, len(diagonal)):
            self._ratios[at] = beside[at - 1] / self._pivots[at - 1]
            self._pivots[at] -= self._ratios[at] * beside[at - 1]
        self._beside = beside

    def _solved(self, right: list[float]) -> list[float]:
        x = list(right)
        for at in range(1, len(x)):
            x[at] -= self._ratios[at] * x[at - 1]
        for at in range(len(x) - 1, -1, -1):
            after = self._beside[at] * x[at + 1] if at + 1 < len(x) else 0.0
            x[at] = (x[at] - after) / self._pivots[at]
        return x

    def _error(self, weights: dict[int, float]) -> float:
        """The standard error of a weighted sum of chances."""
        right = [0.0] * self.steps
        for at, weight in weights.items():
            if at < self.steps:
                right[at] += weight
        return sqrt(max(0.0, sum(a * b for a, b in zip(self._solved(right), right, strict=True))))

    def error(self, level: int) -> float:
        """Of the chance at a level."""
        return self._error({level: 1.0})

    def change(self, step: int) -> float:
        """What a step changed."""
        return self.chances[step + 1] - self.chances[step]

    def change_error(self, steps: list[int]) -> float:
        """Of what these steps changed together."""
        weights: dict[int, float] = {}
        for step in steps:
            weights[step] = weights.get(step, 0.0) - 1
            weights[step + 1] = weights.get(step + 1, 0.0) + 1
        return self._error(weights)
