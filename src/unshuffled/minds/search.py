"""Search over `quick`: each answer is tried at tables with the hidden cards dealt again, and quick plays on for everyone.

The form is SPARTA's: quick's own answer is always among those tried, and another one must be better by more than chance
explains to take its place. All answers meet the same tables, so that what differs is the answer and not the luck. After
each round the worse half is dropped.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt
from time import process_time
from typing import Final

from unshuffled.minds.chance import TURN_STARTS, learned
from unshuffled.minds.contract import Observation
from unshuffled.minds.quick.mind import QuickMind, quick_for
from unshuffled.minds.quick.numbers import foe_life
from unshuffled.rules.core import constants, machine
from unshuffled.rules.core.state import Game

UNSEARCHED: Final = frozenset({"order_discards", "tutorial_discard"})
"""Questions with too many answers for what they decide."""
LONGEST: Final = 600
"""Answers after which a playout is valued where it stands."""


@dataclass(frozen=True)
class Budget:
    """How much one question may cost. What is used up first ends the search."""

    playouts: int = 24
    turns: int = 8
    """How many turns, of players or the nemesis, a playout lasts."""
    seconds: float = 10.0
    """CPU time, looked at after each table."""
    chance: float = 100.0
    """What the chance to win counts where a playout ends, and what the table's worth does."""
    worth: float = 0.02
    surely: float = 0.5
    """Standard errors by which another answer must be better than quick's."""


@dataclass(frozen=True)
class Tried:
    """What became of one answer: means at the end of its playouts."""

    key: str
    playouts: int
    value: float
    error: float
    """Standard error of the difference to the answer that is recommended, at the tables both met; 0 for that one."""
    gravehold: float
    life: float
    foe: float
    """Life the nemesis has left."""
    won: float
    lost: float
    """Shares of the playouts that ended so."""


class Option:
    """An answer and its playouts so far."""

    def __init__(self, key: str) -> None:
        self.key = key
        self.values: list[float] = []
        self.gravehold = 0.0
        self.life = 0.0
        self.foe = 0.0
        self.won = 0
        self.lost = 0

    def mean(self) -> float:
        """Of the tables met."""
        return sum(self.values) / len(self.values)

    def add(self, g: Game, value: float) -> None:
        """Count a playout that ended at this table."""
        self.values.append(value)
        self.gravehold += g.gravehold
        for p in g.players:
            self.life += p.life
        self.foe += foe_life(g)
        if g.outcome:
            if g.outcome in constants.WINS:
                self.won += 1
            else:
                self.lost += 1

    def told(self, best: Option) -> Tried:
        """As others get it."""
        many = len(self.values)
        error = 0.0 if self is best else difference(best, self)[1]
        return Tried(
            self.key,
            many,
            self.mean(),
            error,
            self.gravehold / many,
            self.life / many,
            self.foe / many,
            self.won / many,
            self.lost / many,
        )


def difference(better: Option, worse: Option) -> tuple[float, float]:
    """By how much, at the tables that both met, and the standard error of it."""
    many = min(len(better.values), len(worse.values))
    apart = [better.values[n] - worse.values[n] for n in range(many)]
    mean = sum(apart) / many
    if many < 2:
        return mean, abs(mean)
    return mean, sqrt(sum((each - mean) ** 2 for each in apart) / (many - 1) / many)


class Search:
    """Tries the answers to one question."""

    def __init__(self, seen: Observation, budget: Budget, seed: str) -> None:
        self.seen = seen
        self.budget = budget
        self.seed = seed
        table = seen.table()
        self.quick = quick_for(table.scenario.content, table.scenario.nemesis)
        self.own = self.quick.choose(table)
        """What quick answers."""
        self.left = self.quick.worth.turns_left(table)
        self.until = table.turn + budget.turns
        self.chance = learned()

    def compare(self, keys: list[str]) -> list[Tried]:
        """These answers: the one recommended first, the others by how they did."""
        options = [Option(key) for key in keys]
        own = next((option for option in options if option.key == self.own), options[0])
        alive = options
        rounds = max(1, (len(keys) - 1).bit_length())
        began = process_time()
        left = self.budget.playouts
        tables = 0
        for n in range(rounds):
            for _ in range(max(2, left // ((rounds - n) * len(alive)))):
                table = self.seen.sample(f"{self.seed}/{tables}")
                tables += 1
                for option in alive:
                    self._play(table, option)
                left -= len(alive)
                if left <= 0 or process_time() - began > self.budget.seconds:
                    left = 0
                    break
            alive = sorted(alive, key=Option.mean, reverse=True)
            if left <= 0:
                break
            alive = alive[: (len(alive) + 1) // 2]
            if own not in alive:
                alive[-1] = own
        best = alive[0]
        if best is not own:
            mean, error = difference(best, own)
            if mean <= self.budget.surely * error:
                best = own
        others = sorted((option for option in options if option is not best), key=_rank, reverse=True)
        return [option.told(best) for option in [best, *others]]

    def _play(self, table: Game, option: Option) -> None:
        g = table.copy()
        machine.answer(g, option.key)
        choose = self.quick.choose
        for _ in range(LONGEST):
            decision = g.decision
            if decision is None or (g.turn >= self.until and decision.ask in TURN_STARTS):
                break
            machine.answer(g, choose(g))
        worth = self.quick.worth
        option.add(g, self.budget.chance * self.chance.at(g, worth) + self.budget.worth * worth.of(g, self.left))


def _rank(option: Option) -> tuple[int, float]:
    return len(option.values), option.mean()


def compare(seen: Observation, budget: Budget, seed: str, keys: list[str] | None = None) -> list[Tried]:
    """The answers to the pending question, or some of them: the one recommended first."""
    return Search(seen, budget, seed).compare(keys if keys is not None else seen.decision.keys)


class SearchMind:
    """Plays by search."""

    def __init__(self, seed: str, budget: Budget) -> None:
        self.seed = seed
        self.budget = budget
        self.searched = 0

    def choose(self, seen: Observation) -> str:
        """One of the decision's keys."""
        decision = seen.decision
        keys = decision.keys
        if len(keys) == 1:
            return keys[0]
        if decision.ask in UNSEARCHED:
            return QuickMind().choose(seen)
        # From what is seen alone: the same table gets the same answer, no matter how many came before.
        search = Search(seen, self.budget, f"{self.seed}/{seen.turn}/{decision.ask}/{' '.join(keys)}")
        if decision.ask == "main" and search.quick.plays_gem(search.own):
            return search.own
        self.searched += 1
        return search.compare(keys)[0].key


STEADY: Final = Budget(playouts=24, turns=8)
PATIENT: Final = Budget(playouts=96, turns=8)


def steady(seed: str) -> SearchMind:
    """Takes a tenth of a second for a question."""
    return SearchMind(seed, STEADY)


def patient(seed: str) -> SearchMind:
    """Takes half a second for a question."""
    return SearchMind(seed, PATIENT)
