"""Games counted: how often they are won, how long they last, what ends them, and how lives go down."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from unshuffled.lab.ladder import wilson
from unshuffled.lab.report import reading

FEWEST: Final = 20
"""Games that a point of a curve needs: with fewer it jumps."""
COLUMNS: Final = ("game", "nemesis", "difficulty", "mages", "won", "outcome", "turns", "failure")
LIVES: Final = ("game", "turn", "nemesis_life", "gravehold_life")


@dataclass(slots=True)
class Share:
    """Games, and how many of them were won."""

    games: int = 0
    won: int = 0

    def add(self, won: bool) -> None:
        """Count a game."""
        self.games += 1
        self.won += won

    @property
    def rate(self) -> float:
        """The share of wins."""
        return self.won / self.games if self.games else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """Where the true share lies, 95 of 100 times (Wilson)."""
        return wilson(self.won, self.games)


@dataclass(slots=True)
class Mean:
    """Numbers, added up."""

    total: float = 0.0
    count: int = 0

    @property
    def value(self) -> float:
        """The mean."""
        return self.total / self.count


Cell = tuple[str, int, str]
"""A nemesis, a number of mages and a difficulty."""


def _shares() -> defaultdict[str, Share]:
    return defaultdict(Share)


@dataclass
class Figures:
    """What the games of some folders came to."""

    minds: set[str] = field(default_factory=set)
    all: Share = field(default_factory=Share)
    failed: int = 0
    cells: defaultdict[Cell, Share] = field(default_factory=lambda: defaultdict(Share))
    by_nemesis: defaultdict[str, Share] = field(default_factory=_shares)
    by_players: defaultdict[str, Share] = field(default_factory=_shares)
    by_difficulty: defaultdict[str, Share] = field(default_factory=_shares)
    by_mage: defaultdict[str, Share] = field(default_factory=_shares)
    """A game counts for each mage in it."""
    outcomes: defaultdict[str, Counter[str]] = field(default_factory=lambda: defaultdict(Counter))
    """How games ended, by nemesis."""
    turns: dict[bool, Counter[int]] = field(default_factory=lambda: {True: Counter(), False: Counter()})
    """How many games had so many turns, won and lost."""
    lives: defaultdict[tuple[str, bool], defaultdict[int, Mean]] = field(
        default_factory=lambda: defaultdict(lambda: defaultdict(Mean))
    )
    """Life of the nemesis or of Gravehold by turn, in games that were won and lost."""

    def curve(self, whose: str, won: bool) -> list[tuple[int, float]]:
        """A life in the mean, turn by turn."""
        return [(turn, mean.value) for turn, mean in sorted(self.lives[whose, won].items()) if mean.count >= FEWEST]


def count(folders: Iterable[Path]) -> Figures:
    """Count all games in these folders."""
    found = Figures()
    for folder in folders:
        found.minds.add(reading.job(folder)["plan"]["mind"])
        won_games: dict[int, bool] = {}
        for number, nemesis, difficulty, mages, won, outcome, turns, failure in reading.rows(folder, "games", COLUMNS):
            if failure:
                found.failed += 1
                continue
            won_games[number] = won
            seats = mages.split()
            found.all.add(won)
            found.cells[nemesis, len(seats), difficulty].add(won)
            found.by_nemesis[nemesis].add(won)
            found.by_players[str(len(seats))].add(won)
            found.by_difficulty[difficulty].add(won)
            for mage in seats:
                found.by_mage[mage].add(won)
            found.outcomes[nemesis][outcome] += 1
            found.turns[won][turns] += 1
        _lives(found, folder, won_games)
    return found


def _lives(found: Figures, folder: Path, won_games: dict[int, bool]) -> None:
    for number, turn, nemesis_life, gravehold_life in reading.rows(folder, "turns", LIVES):
        if number not in won_games:
            continue
        for whose, life in (("nemesis", nemesis_life), ("gravehold", gravehold_life)):
            mean = found.lives[whose, won_games[number]][turn]
            mean.total += life
            mean.count += 1
