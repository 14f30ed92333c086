"""Learning the chance to win: quick plays many games, and a small network is fitted to how they end from each turn on.

Positions of one game share its end, so games, not positions, are held out to measure by.
"""

from __future__ import annotations

import json
import math
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Final

from unshuffled.lab import pools
from unshuffled.minds.chance import NAMES, TURN_STARTS, features
from unshuffled.minds.quick.mind import quick_for
from unshuffled.packs import library
from unshuffled.rules.core import constants, machine
from unshuffled.rules.core.scenario import RANDOM, Setup
from unshuffled.rules.core.setup import start

if TYPE_CHECKING:
    import numpy

LONGEST: Final = 4000


@dataclass(frozen=True)
class Lessons:
    """Which games are played."""

    nemeses: tuple[str, ...]
    players: tuple[int, ...] = (1, 2, 3, 4)
    difficulties: tuple[str, ...] = ("beginner", "normal", "expert")
    seed: str = "learn"

    def setup(self, number: int) -> Setup:
        """The setup of a game. Half of them have two mages and normal difficulty."""
        number, nemesis = divmod(number, len(self.nemeses))
        number, usual = divmod(number, 2)
        number, mages = divmod(number, len(self.players))
        difficulty = self.difficulties[number % len(self.difficulties)]
        if not usual:
            return Setup(mages=[RANDOM] * 2, nemesis=self.nemeses[nemesis], difficulty="normal")
        return Setup(mages=[RANDOM] * self.players[mages], nemesis=self.nemeses[nemesis], difficulty=difficulty)


@dataclass
class Game:
    """The numbers at the start of each turn, and whether the game was won."""

    number: int
    rows: list[list[float]]
    won: bool


def _worker(lessons: Lessons) -> Callable[[int], Game]:
    content = library.load()

    def work(number: int) -> Game:
        g = start(content, lessons.setup(number), f"{lessons.seed}-{number}")
        quick = quick_for(content, g.scenario.nemesis)
        rows: list[list[float]] = []
        turn = -1
        for _ in range(LONGEST):
            decision = g.decision
            if decision is None:
                break
            if g.turn != turn and decision.ask in TURN_STARTS:
                turn = g.turn
                rows.append(features(g, quick.worth))
            machine.answer(g, quick.choose(g))
        return Game(number, rows, g.outcome in constants.WINS)

    return work


def games(lessons: Lessons, numbers: range, workers: int) -> Iterator[Game]:
    """Play them."""
    return pools.results(partial(_worker, lessons), numbers, workers, chunk=32)


@dataclass(frozen=True)
class Bin:
    """Positions whose chance was said to be about the same."""

    low: float
    high: float
    positions: int
    said: float
    won: float


@dataclass
class Fitted:
    """A network, and how well it does on games that it was not fitted to."""

    hidden: list[list[float]]
    out: list[float]
    loss: float
    """Mean log loss; `base` is that of always saying the share of wins."""
    base: float
    bins: list[Bin]

    def text(self) -> str:
        """As `minds/chance.json`."""
        rows = ",\n".join("  " + json.dumps([round(each, 4) for each in row]) for row in self.hidden)
        names = json.dumps(list(NAMES))
        return f'{{\n "numbers": {names},\n "hidden": [\n{rows}\n ],\n "out": {json.dumps([round(each, 4) for each in self.out])}\n}}\n'


def fit(played: list[Game], units: int = 16, rounds: int = 20, seed: int = 1) -> Fitted:
    """Fit by Adam on four games of five, and measure on the fifth."""
    import numpy as np  # noqa: PLC0415 of the extra `lab`

    chance = np.random.default_rng(seed)
    x, y = _positions([game for game in played if game.number % 5])
    width = x.shape[1]
    parts = [
        chance.normal(0.0, 1.0 / math.sqrt(width), (width + 1, units)),
        chance.normal(0.0, 1.0 / math.sqrt(units), (units + 1,)),
    ]
    first = [np.zeros_like(part) for part in parts]
    second = [np.zeros_like(part) for part in parts]
    step, batch = 0, min(512, max(16, len(x) // 50))
    for turn in range(rounds):
        rate = 0.003 * (1.0 - turn / rounds) + 0.0001
        order = chance.permutation(len(x))
        for at in range(0, len(x) - batch + 1, batch):
            picked = order[at : at + batch]
            slopes = _slopes(parts, x[picked], y[picked])
            step += 1
            for n, slope in enumerate(slopes):
                first[n] = 0.9 * first[n] + 0.1 * slope
                second[n] = 0.999 * second[n] + 0.001 * slope**2
                moved = first[n] / (1.0 - 0.9**step) / (np.sqrt(second[n] / (1.0 - 0.999**step)) + 1e-8)
                parts[n] = parts[n] - rate * (moved + 0.001 * parts[n])
    x, y = _positions([game for game in played if not game.number % 5])
    _, said = _forward(parts, x)
    share = float(y.mean())
    return Fitted(
        hidden=parts[0].T.tolist(),
        out=parts[1].tolist(),
        loss=_loss(said, y),
        base=_loss(np.full(len(y), share), y),
        bins=bins(said.tolist(), y.tolist()),
    )


def bins(said: list[float], won: list[float], many: int = 10) -> list[Bin]:
    """What was said beside what happened, by tenths."""
    found = []
    for n in range(many):
        inside = [at for at, each in enumerate(said) if min(many - 1, int(each * many)) == n]
        if inside:
            mean = sum(said[at] for at in inside) / len(inside)
            share = sum(won[at] for at in inside) / len(inside)
            found.append(Bin(n / many, (n + 1) / many, len(inside), mean, share))
    return found


def _positions(played: list[Game]) -> tuple[numpy.ndarray, numpy.ndarray]:
    import numpy as np  # noqa: PLC0415 of the extra `lab`

    x = np.array([row for game in played for row in game.rows])
    y = np.array([float(game.won) for game in played for _ in game.rows])
    return x, y


def _forward(parts: list[numpy.ndarray], x: numpy.ndarray) -> tuple[numpy.ndarray, numpy.ndarray]:
    """The hidden units, and what is said."""
    import numpy as np  # noqa: PLC0415 of the extra `lab`

    units = np.tanh(x @ parts[0][:-1] + parts[0][-1])
    said: numpy.ndarray = 1.0 / (1.0 + np.exp(-(units @ parts[1][:-1] + parts[1][-1])))
    return units, said


def _slopes(parts: list[numpy.ndarray], x: numpy.ndarray, y: numpy.ndarray) -> list[numpy.ndarray]:
    import numpy as np  # noqa: PLC0415 of the extra `lab`

    units, said = _forward(parts, x)
    off = (said - y) / len(y)
    out = np.append(units.T @ off, off.sum())
    back = np.outer(off, parts[1][:-1]) * (1.0 - units**2)
    return [np.vstack([x.T @ back, back.sum(axis=0)]), out]


def _loss(said: numpy.ndarray, won: numpy.ndarray) -> float:
    import numpy as np  # noqa: PLC0415 of the extra `lab`

    said = np.clip(said, 1e-6, 1.0 - 1e-6)
    return float(-(won * np.log(said) + (1.0 - won) * np.log(1.0 - said)).mean())
