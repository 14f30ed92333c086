"""Do chances come true? Positions of games that `quick` plays, the chance that a review gives each, and how the game ended."""

from __future__ import annotations

import random
from dataclasses import dataclass
from math import sqrt

from unshuffled.minds import seeing
from unshuffled.minds.quick.mind import quick_for
from unshuffled.minds.review.playouts import chance_from
from unshuffled.rules.core import machine
from unshuffled.rules.core.content import Content
from unshuffled.rules.core.scenario import RANDOM, Setup
from unshuffled.rules.core.setup import start

BINS = 5
NINE_OF_TEN = 1.645
DIFFICULTIES = ("beginner", "normal")


@dataclass(frozen=True, slots=True)
class Seen:
    """A position: the chance to win by playouts from it, and whether the game was won."""

    chance: float
    won: bool


def play(content: Content, number: int, seed: str, each: int, playouts: int) -> list[Seen]:
    """One game and some of its positions. Games go through all nemeses and two levels of difficulty."""
    nemeses = sorted(content.nemeses)
    nemesis, difficulty = nemeses[number % len(nemeses)], DIFFICULTIES[number // len(nemeses) % len(DIFFICULTIES)]
    own = f"{seed}/{number}"
    g = start(content, Setup(mages=[RANDOM] * 2, nemesis=nemesis, difficulty=difficulty), own)
    quick = quick_for(content, g.scenario.nemesis)
    met = []
    while g.decision is not None:
        met.append(g.copy())
        machine.answer(g, quick.choose(seeing.observe(g).table()))
    chosen = random.Random(own).sample(met, min(each, len(met)))
    return [
        Seen(sum(chance_from(quick, at, f"{own}/{n}/{k}") for k in range(playouts)) / playouts, g.is_won)
        for n, at in enumerate(chosen)
    ]


@dataclass(frozen=True, slots=True)
class Bin:
    """Positions of about the same chance."""

    low: float
    high: float
    positions: int
    chance: float
    """The mean of their chances."""
    won: float
    """How many of them were won."""
    least: float
    most: float
    """Nine of ten such shares are of games with a chance between these (Wilson)."""


def bins(seen: list[Seen]) -> list[Bin]:
    """Chances against results, from the lowest to the highest."""
    found: list[Bin] = []
    for n in range(BINS):
        within = [one for one in seen if min(BINS - 1, int(one.chance * BINS)) == n]
        if within:
            won = sum(one.won for one in within)
            least, most = wilson(won, len(within))
            mean = sum(one.chance for one in within) / len(within)
            found.append(Bin(n / BINS, (n + 1) / BINS, len(within), mean, won / len(within), least, most))
    return found


def wilson(won: int, of: int, z: float = NINE_OF_TEN) -> tuple[float, float]:
    """The interval of a share, so many standard errors to each side."""
    if not of:
        return 0.0, 1.0
    share = won / of
    middle = (share + z * z / (2 * of)) / (1 + z * z / of)
    half = z / (1 + z * z / of) * sqrt(share * (1 - share) / of + z * z / (4 * of * of))
    return max(0.0, middle - half), min(1.0, middle + half)
