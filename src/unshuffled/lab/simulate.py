"""Many random games: how they end, how long they take, and whether the laws hold."""

from __future__ import annotations

import time
import traceback
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path

from unshuffled.lab import foresight, laws, pools
from unshuffled.lab.data.rows import Rows
from unshuffled.minds import known
from unshuffled.minds.randoms import EagerMind, RandomMind
from unshuffled.minds.seeing import answer_of
from unshuffled.packs import library
from unshuffled.rules.core import machine, zones
from unshuffled.rules.core.content import Content
from unshuffled.rules.core.forms import GRAVEHOLD
from unshuffled.rules.core.scenario import RANDOM, Setup
from unshuffled.rules.core.setup import DIFFICULTIES, start
from unshuffled.rules.core.state import Game
from unshuffled.rules.saves import transcript

LONGEST = 20_000
"""Answers after which a game is called endless."""


@dataclass(slots=True)
class Plan:
    """Which games to play: every combination of these, over and over."""

    nemeses: list[str]
    players: list[int] = field(default_factory=lambda: [1, 2, 3, 4])
    difficulties: list[str] = field(default_factory=lambda: list(DIFFICULTIES))
    edition: str = "default"
    switches: dict[str, str | int] = field(default_factory=dict)
    mind: str = "random"
    check: bool = False
    deep_every: int = 0
    """Check the expensive laws at every step of one game in this many; 0 for never."""
    foresee_every: int = 0
    """Compare a nemesis turn with its forecast after every so many answers; 0 for never."""
    protect: str = GRAVEHOLD
    mages: tuple[str, ...] = ()
    """The same mages in every game; empty if they are drawn."""
    market: tuple[str, ...] = (RANDOM,)

    def setup(self, number: int) -> Setup:
        """The setup of a game of the plan."""
        number, players = divmod(number, len(self.players))
        number, nemesis = divmod(number, len(self.nemeses))
        difficulty = self.difficulties[number % len(self.difficulties)]
        mages = list(self.mages) or [RANDOM] * self.players[players]
        return Setup(
            mages=mages,
            nemesis=self.nemeses[nemesis],
            difficulty=difficulty,
            market=list(self.market),
            edition=self.edition,
            switches=dict(self.switches),
            protect=self.protect,
        )


@dataclass(slots=True)
class Played:
    """One finished game, or the failure that stopped it."""

    number: int
    seed: str
    nemesis: str
    players: int
    difficulty: str
    outcome: str = ""
    answers: int = 0
    turns: int = 0
    seconds: float = 0.0
    failure: str = ""
    record: str = ""
    foreseen: foresight.Compared = field(default_factory=foresight.Compared)


def play_one(content: Content, plan: Plan, number: int, seed: str, rows: Rows | None = None) -> Played:
    """Play a game of the plan to its end, and note it in rows if there are any."""
    setup = plan.setup(number)
    played = Played(number, seed, setup.nemesis, len(setup.mages), setup.difficulty)
    keys: list[str] = []
    game: Game | None = None
    if rows is not None:
        rows.begin()
    began = time.perf_counter()
    # Along the diagonal, so that the games that are looked at closely differ in nemesis, players and difficulty.
    every = plan.deep_every
    deep = plan.check and every > 0 and number % every == number // every % every
    try:
        game = start(content, setup, seed)
        cards, turns = zones.census(game), zones.turn_cards(game)
        mind = known.maker(plan.mind)(seed)
        others = RandomMind if plan.mind == "random" else EagerMind
        while game.decision is not None:
            key = answer_of(mind, game)
            if rows is not None:
                rows.answered(number, len(keys), game, key)
            keys.append(key)
            machine.answer(game, key)
            if plan.check:
                laws.check(game, cards, turns)
                if deep:
                    laws.check_deep(game, f"{seed}/{len(keys)}")
                if plan.foresee_every and len(keys) % plan.foresee_every == 0:
                    at = f"{seed}/{len(keys)}"
                    # A mind of its own: what it is asked here must not change the answers of the game.
                    played.foreseen.add(foresight.check(game, others(at), at))
            if len(keys) > LONGEST:
                raise laws.LawBroken(f"the game goes on after {LONGEST} answers")
        if plan.check:
            _check_replay(content, game, keys)
        played.outcome, played.turns = game.outcome, game.turn
    except Exception:  # a failure is a result here: it is reported with the game that caused it
        played.failure = traceback.format_exc()
        played.record = transcript.write(transcript.Record(setup, seed, keys))
    played.answers = len(keys)
    played.seconds = time.perf_counter() - began
    if rows is not None and game is not None:
        rows.ended(number, plan.mind, game, len(keys), played.failure)
    return played


def _check_replay(content: Content, game: Game, keys: list[str]) -> None:
    """One seed and one list of answers is one game, also by way of its text."""
    text = transcript.write(transcript.record_of(game, keys))
    if transcript.replay(content, transcript.read(text)) != game:
        raise laws.LawBroken("replaying the answers gives the same game")


def _player(plan: Plan, seed: str, packs: tuple[Path, ...]) -> Callable[[int], Played]:
    content = library.load_with(packs)
    return lambda number: play_one(content, plan, number, f"{seed}-{number}")


def simulate(plan: Plan, games: int, seed: str, workers: int, packs: tuple[Path, ...] = ()) -> Iterator[Played]:
    """Play games, in worker processes if there are several; results come as they finish."""
    return pools.results(partial(_player, plan, seed, packs), range(games), workers, chunk=8)


@dataclass(slots=True)
class Summary:
    """What many games came to."""

    games: int = 0
    answers: int = 0
    busy: float = 0.0
    outcomes: Counter[str] = field(default_factory=Counter)
    by_nemesis: dict[str, Counter[str]] = field(default_factory=dict)
    lengths: list[int] = field(default_factory=list)
    turns: list[int] = field(default_factory=list)
    failures: list[Played] = field(default_factory=list)
    foreseen: foresight.Compared = field(default_factory=foresight.Compared)

    def add(self, played: Played) -> None:
        """Count one game."""
        self.games += 1
        self.answers += played.answers
        self.busy += played.seconds
        self.foreseen.add(played.foreseen)
        if played.failure:
            self.failures.append(played)
            return
        self.outcomes[played.outcome] += 1
        self.by_nemesis.setdefault(played.nemesis, Counter())[played.outcome] += 1
        self.lengths.append(played.answers)
        self.turns.append(played.turns)
