"""Tuning quick's prices: sep-CMA-ES over whole games, each generation on games of its own.

All candidates of a generation play the same games, so that what differs is the prices. The seeds begin with `train-`; figures
that anyone is shown come from other games.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Iterator
from dataclasses import asdict, dataclass, field
from functools import cache, partial
from typing import Final

from unshuffled.lab import pools
from unshuffled.minds.quick.mind import Quick, weights
from unshuffled.minds.quick.numbers import foe_life
from unshuffled.minds.quick.trials import Trials
from unshuffled.minds.quick.worth import Weights, Worth
from unshuffled.packs import library
from unshuffled.rules.core import constants, machine
from unshuffled.rules.core.content import Content
from unshuffled.rules.core.mats import Nemesis
from unshuffled.rules.core.scenario import RANDOM, Setup
from unshuffled.rules.core.setup import start

LONGEST: Final = 4000
"""Answers after which a game counts as lost."""
CLOSE: Final = 0.4
"""What a game counts that was lost with the nemesis at its last life; one that was won counts 1."""


@dataclass(frozen=True)
class Training:
    """What candidates are measured on: every nemesis with every number of mages, `games` times."""

    nemeses: tuple[str, ...]
    players: tuple[int, ...] = (2,)
    difficulty: str = "normal"
    games: int = 16
    seed: str = "train"

    def __len__(self) -> int:
        return len(self.nemeses) * len(self.players) * self.games

    def setup(self, number: int) -> Setup:
        """The setup of a game."""
        number, nemesis = divmod(number, len(self.nemeses))
        mages = self.players[number % len(self.players)]
        return Setup(mages=[RANDOM] * mages, nemesis=self.nemeses[nemesis], difficulty=self.difficulty)


@dataclass
class Generation:
    """What became of one generation."""

    number: int
    scores: list[float]
    won: float
    """Share of all its games."""
    mean: dict[str, float] = field(default_factory=dict)
    """The prices in the middle of the candidates to come."""


class Players:
    """Quicks with prices of their own. What cards do is found out once."""

    def __init__(self, content: Content) -> None:
        self.content = content
        self._trials: dict[tuple[str, str], Trials] = {}

    def score(self, prices: Weights, training: Training, number: int, seed: str) -> tuple[float, bool]:
        """One game: 1 if it is won, otherwise by how close it was."""
        g = start(self.content, training.setup(number), seed)
        mind = Quick(Worth(self.content, g.scenario.nemesis, self._of(g.scenario.nemesis), prices), self.content)
        whole = foe_life(g)
        for _ in range(LONGEST):
            if g.decision is None:
                break
            machine.answer(g, mind.choose(g))
        if g.outcome in constants.WINS:
            return 1.0, True
        return CLOSE * max(0.0, 1.0 - foe_life(g) / whole), False

    def _of(self, nemesis: Nemesis) -> Trials:
        key = (nemesis.id, nemesis.form)
        if key not in self._trials:
            self._trials[key] = Trials(self.content, nemesis)
        return self._trials[key]


@cache
def _players() -> Players:
    return Players(library.load())


def _worker(
    training: Training, candidates: list[dict[str, float]], seed: str
) -> Callable[[int], tuple[int, float, bool]]:
    players = _players()
    prices = [Weights(**candidate) for candidate in candidates]

    def work(number: int) -> tuple[int, float, bool]:
        candidate, game = number % len(prices), number // len(prices)
        score, won = players.score(prices[candidate], training, game, f"{seed}-{game}")
        return candidate, score, won

    return work


def tune(
    training: Training, generations: int, width: float, workers: int, begin: Weights | None = None
) -> Iterator[Generation]:
    """Generation after generation. `width` is how far candidates lie apart, as a share of each price."""
    import numpy  # noqa: PLC0415 of the extra `lab`
    from cmaes import SepCMA  # type: ignore[import-untyped]  # noqa: PLC0415

    base = asdict(begin or weights())
    names = sorted(base)
    optimizer = SepCMA(mean=numpy.zeros(len(names)), sigma=width, seed=1)
    for number in range(generations):
        asked = [optimizer.ask() for _ in range(optimizer.population_size)]
        candidates = [_priced(base, names, x) for x in asked]
        prepare = partial(_worker, training, candidates, f"{training.seed}-{number}")
        total = [0.0] * len(candidates)
        wins = 0
        for candidate, score, won in pools.results(prepare, range(len(training) * len(candidates)), workers, chunk=64):
            total[candidate] += score / len(training)
            wins += won
        optimizer.tell([(x, -score) for x, score in zip(asked, total, strict=True)])
        yield Generation(number, total, wins / len(training) / len(total), _priced(base, names, optimizer.mean))


def _priced(base: dict[str, float], names: list[str], x: Iterable[float]) -> dict[str, float]:
    return {name: base[name] * math.exp(float(each)) for name, each in zip(names, x, strict=True)}
