"""How often minds win, on the same games, with intervals."""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import partial
from typing import Final

from unshuffled.lab import pools
from unshuffled.minds import known
from unshuffled.minds.review import calibration
from unshuffled.minds.seeing import answer_of
from unshuffled.packs import library
from unshuffled.rules.core import constants, machine
from unshuffled.rules.core.scenario import RANDOM, Setup
from unshuffled.rules.core.setup import start

SURE: Final = 1.96
"""Standard errors of a 95 % interval."""


@dataclass(frozen=True)
class Match:
    """Which games: each mind plays all of them."""

    minds: tuple[str, ...]
    nemeses: tuple[str, ...]
    players: int = 2
    difficulty: str = "normal"
    games: int = 32
    seed: str = "held"

    def __len__(self) -> int:
        return len(self.minds) * len(self.nemeses) * self.games


@dataclass(frozen=True)
class Played:
    """One game by one mind."""

    mind: str
    nemesis: str
    game: int
    won: bool
    answers: int
    seconds: float
    searched: int = 0


def _worker(match: Match) -> Callable[[int], Played]:
    content = library.load()

    def work(number: int) -> Played:
        number, m = divmod(number, len(match.minds))
        game, n = divmod(number, len(match.nemeses))
        seed = f"{match.seed}-{game}"
        setup = Setup(mages=[RANDOM] * match.players, nemesis=match.nemeses[n], difficulty=match.difficulty)
        g = start(content, setup, seed)
        mind = known.make(match.minds[m], seed)
        answers = 0
        began = time.process_time()
        while g.decision is not None:
            machine.answer(g, answer_of(mind, g))
            answers += 1
        spent = time.process_time() - began
        won = g.outcome in constants.WINS
        return Played(match.minds[m], match.nemeses[n], game, won, answers, spent, getattr(mind, "searched", 0))

    return work


def play(match: Match, workers: int) -> Iterator[Played]:
    """All games, as they finish."""
    return pools.results(partial(_worker, match), range(len(match)), workers)


def wilson(won: int, games: int) -> tuple[float, float]:
    """Between which shares the true one lies, 95 of 100 times."""
    return calibration.wilson(won, games, SURE)


@dataclass
class Cell:
    """The games of one mind against one nemesis, or against all."""

    won: dict[tuple[str, int], bool] = field(default_factory=dict)
    """Which game was won, by nemesis and number."""
    answers: int = 0
    seconds: float = 0.0
    searched: int = 0

    def add(self, played: Played) -> None:
        """Count a game."""
        self.won[played.nemesis, played.game] = played.won
        self.answers += played.answers
        self.seconds += played.seconds
        self.searched += played.searched

    @property
    def wins(self) -> int:
        """How many."""
        return sum(self.won.values())

    def share(self) -> float:
        """Of the games."""
        return self.wins / len(self.won) if self.won else 0.0

    def interval(self) -> tuple[float, float]:
        """Wilson's."""
        return wilson(self.wins, len(self.won))


def paired(better: Cell, worse: Cell) -> tuple[float, float]:
    """By how much the first wins more often on the games that both played, and the standard error of it."""
    games = sorted(better.won.keys() & worse.won.keys())
    if not games:
        return 0.0, 1.0
    apart = [better.won[game] - worse.won[game] for game in games]
    mean = sum(apart) / len(apart)
    spread = sum((each - mean) ** 2 for each in apart) / max(1, len(apart) - 1)
    return mean, math.sqrt(spread / len(apart))


@dataclass
class Ladder:
    """What a match came to."""

    match: Match
    cells: dict[tuple[str, str], Cell] = field(default_factory=dict)
    """By mind and nemesis; an empty nemesis stands for all."""

    def add(self, played: Played) -> None:
        """Count a game."""
        for nemesis in (played.nemesis, ""):
            self.cells.setdefault((played.mind, nemesis), Cell()).add(played)

    def rows(self) -> list[dict[str, object]]:
        """For programs."""
        found: list[dict[str, object]] = []
        for (mind, nemesis), cell in sorted(self.cells.items()):
            low, high = cell.interval()
            found.append(
                {
                    "mind": mind,
                    "nemesis": nemesis or "all",
                    "games": len(cell.won),
                    "won": cell.wins,
                    "low": round(low, 4),
                    "high": round(high, 4),
                    "ms_an_answer": round(1000 * cell.seconds / max(1, cell.answers), 3),
                    "ms_a_search": round(1000 * cell.seconds / cell.searched, 1) if cell.searched else None,
                }
            )
        return found
