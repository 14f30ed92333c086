"""How fast the engine is, as ratios measured interleaved in one run.

The yardstick is python-chess playing random legal games: pure Python, well known, and about as much work
per move as a rules engine has per decision. Absolute times on shared machines mean little; a ratio
taken in short alternating slices of CPU time means something.
"""

from __future__ import annotations

import random
import statistics
import time
from collections.abc import Iterator
from dataclasses import dataclass, field

from unshuffled.minds.randoms import EagerMind, RandomMind
from unshuffled.packs import library
from unshuffled.rules.core import machine, state
from unshuffled.rules.core.scenario import RANDOM, Setup
from unshuffled.rules.core.setup import start
from unshuffled.rules.core.state import Game
from unshuffled.rules.readings.forecast import forecast
from unshuffled.rules.saves import codec, transcript

COMPILED = not (state.__file__ or "").endswith(".py")
RATIO_BAR = 10.0 if COMPILED else 3.0
COPY_BAR = 4.0 if COMPILED else 25.0
FORECAST_BAR = 0.6 if COMPILED else 3.0
"""Milliseconds, in the middle of a game."""
CHESS_REFERENCE = 12_000.0
GROWTH_BAR = 1.25
SAVE_BAR = 20_000
PATIENCE = 1_200


def chess_moves(seconds: float, seed: str) -> float:
    """Random legal chess games as python-chess plays them: is it over, which moves are legal, push one."""
    import chess  # noqa: PLC0415 a development dependency, needed only here

    pick = random.Random(seed).random
    moves = 0
    began = time.process_time()
    while True:
        board = chess.Board()
        while not board.is_game_over():
            legal = list(board.legal_moves)
            board.push(legal[int(pick() * len(legal))])
            moves += 1
        spent = time.process_time() - began
        if spent >= seconds:
            return moves / spent


def decisions(seconds: float, seed: str) -> float:
    """Decisions per second in whole 2-mage games against every nemesis in turn, setting up included."""
    content = library.load()
    nemeses = sorted(content.nemeses)
    made = games = 0
    began = time.process_time()
    while True:
        setup = Setup(mages=[RANDOM, RANDOM], nemesis=nemeses[games % len(nemeses)])
        game = start(content, setup, f"{seed}/{games}")
        pick = RandomMind(f"{seed}/{games}").pick
        answer = machine.answer
        while game.decision is not None:
            answer(game, pick(game.decision))
            made += 1
        games += 1
        spent = time.process_time() - began
        if spent >= seconds:
            return made / spent


def patient_game(players: int, seed: str) -> Iterator[Game]:
    """A game that lasts: lives are topped up between answers, for up to `PATIENCE` of them."""
    content = library.load()
    game = start(content, Setup(mages=[RANDOM] * players, nemesis=RANDOM, difficulty="beginner"), seed)
    mind = RandomMind(seed)
    for _ in range(PATIENCE):
        if game.decision is None:
            return
        game.gravehold = game.gravehold_max
        for p in game.players:
            if not p.exhausted:
                p.life = p.max_life
        yield game
        machine.answer(game, mind.pick(game.decision))


@dataclass(slots=True)
class Result:
    """What was measured."""

    chess: list[float] = field(default_factory=list)
    ours: list[float] = field(default_factory=list)
    ratios: list[float] = field(default_factory=list)
    copy_us: float = 0.0
    encode_us: float = 0.0
    forecast_us: float = 0.0
    growth: float = 0.0
    save_bytes: int = 0
    save_answers: int = 0

    @property
    def ratio(self) -> float:
        """The median of the slices' ratios."""
        return statistics.median(self.ratios)

    @property
    def copy_scaled_us(self) -> float:
        """The cost of a copy on a machine where python-chess makes 12,000 random moves a second."""
        return self.copy_us * statistics.median(self.chess) / CHESS_REFERENCE

    @property
    def forecast_scaled_ms(self) -> float:
        """The same for a forecast, in milliseconds."""
        return self.forecast_us / 1000 * statistics.median(self.chess) / CHESS_REFERENCE


def measure(rounds: int, seconds: float) -> Iterator[Result]:
    """Measure, yielding after each round so that progress can be shown."""
    result = Result()
    chess_moves(0.2, "warm")
    decisions(0.2, "warm")
    for number in range(rounds):
        chess_before = chess_moves(seconds / 2, f"chess/{number}")
        ours = decisions(seconds, f"ours/{number}")
        chess_after = chess_moves(seconds / 2, f"chess/{number}/b")
        chess = (chess_before + chess_after) / 2
        result.chess.append(chess)
        result.ours.append(ours)
        result.ratios.append(ours / chess)
        yield result
    states = [game.copy() for number, game in enumerate(patient_game(2, "copy")) if number % 10 == 0][:40]
    result.copy_us = _each(states, Game.copy, 200)
    result.encode_us = _each(states, codec.dumps, 5)
    result.forecast_us = _each(middles(), forecast, 2)
    result.growth = _growth()
    result.save_bytes, result.save_answers = longest_save()
    yield result


def middles() -> list[Game]:
    """Moments between the middle and three quarters of games with two mages."""
    found = []
    for number in range(12):
        moments = [game.copy() for game in patient_game(2, f"middle/{number}")]
        found += [moments[len(moments) * part // 8] for part in (4, 5, 6)]
    return found


def _each(states: list[Game], call: object, times: int) -> float:
    """Microseconds per call, the best of five rounds over all states."""
    assert callable(call)
    best = float("inf")
    for _ in range(5):
        began = time.process_time()
        for _ in range(times):
            for game in states:
                call(game)
        best = min(best, time.process_time() - began)
    return best / times / len(states) * 1e6


def _growth() -> float:
    """How much slower the last quarter of long games is than the second, per answer."""
    early = late = 0.0
    early_n = late_n = 0
    for number in range(30):
        marks = [time.process_time()]
        for _ in patient_game(2, f"growth/{number}"):
            marks.append(time.process_time())
        n = len(marks) // 4
        early += marks[2 * n] - marks[n]
        late += marks[4 * n - 1] - marks[3 * n]
        early_n += n
        late_n += n - 1
    return (late / late_n) / (early / early_n)


def longest_save() -> tuple[int, int]:
    """The longest of many finished 4-mage games as text: bytes and answers."""
    content = library.load()
    longest = (0, 0)
    for number in range(200):
        game = start(content, Setup(mages=[RANDOM] * 4, difficulty="beginner"), f"save/{number}")
        mind = EagerMind(f"save/{number}")
        keys: list[str] = []
        while game.decision is not None:
            keys.append(mind.pick(game.decision))
            machine.answer(game, keys[-1])
        longest = max(longest, (len(transcript.write(transcript.record_of(game, keys)).encode()), len(keys)))
    return longest
