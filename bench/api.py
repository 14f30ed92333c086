"""What the front door costs: whole games through `Game`, against the same answers given to the bare engine.

Both play the same games with the same keys in slices that take turns, so whatever else the machine does hits them alike.
"""

from __future__ import annotations

import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from unshuffled import Game
from unshuffled.rules.core import machine
from unshuffled.rules.core.state import Game as State

GAMES = 12


@dataclass(frozen=True)
class Measured:
    """Microseconds of CPU an answer, medians of all rounds."""

    bare: float
    """The engine: is it over, which keys are there, answer one."""
    keys: float
    """The same through `Game.keys` and `Game.answer`, which keeps what undo needs."""
    options: float
    """The same through `Game.options`."""
    copy: float
    resample: float
    import_ms: float
    """Wall time of `import unshuffled`, beyond that of an empty program."""
    import_game_ms: float
    """The same of `from unshuffled import Game`."""


def measure(rounds: int) -> Measured:
    """Play in turns."""
    games = [Game.new(seed=f"bench/{n}", difficulty="beginner") for n in range(GAMES)]
    played = [game.copy() for game in games]
    for game in played:
        game.play("eager")
    ways = [game.answers for game in played]
    answers = sum(map(len, ways))
    middles = [game for game in played if game.undo(len(game.answers) // 2)]
    spent: dict[str, list[float]] = {name: [] for name in ("bare", "keys", "options", "copy", "resample")}
    for _ in range(rounds):
        states, by_key, by_option = (
            [g.state.copy() for g in games],
            [g.copy() for g in games],
            [g.copy() for g in games],
        )
        spent["bare"].append(_timed(partial(_bare, states, ways)) / answers)
        spent["keys"].append(_timed(partial(_keys, by_key, ways)) / answers)
        spent["options"].append(_timed(partial(_options, by_option, ways)) / answers)
        spent["copy"].append(_timed(lambda: [game.copy() for game in middles]) / len(middles))
        spent["resample"].append(_timed(lambda: [game.resample(1) for game in middles]) / len(middles))
    median = {name: statistics.median(found) * 1e6 for name, found in spent.items()}
    nothing, package, door = _starts(rounds, "pass", "import unshuffled", "from unshuffled import Game")
    return Measured(**median, import_ms=package - nothing, import_game_ms=door - nothing)


def _bare(states: list[State], ways: list[tuple[str, ...]]) -> None:
    for state, way in zip(states, ways, strict=True):
        for key in way:
            assert state.decision is not None
            assert key in state.decision.keys
            machine.answer(state, key)


def _keys(games: list[Game], ways: list[tuple[str, ...]]) -> None:
    for game, way in zip(games, ways, strict=True):
        for key in way:
            assert key in game.keys
            game.answer(key)


def _options(games: list[Game], ways: list[tuple[str, ...]]) -> None:
    for game, way in zip(games, ways, strict=True):
        for key in way:
            game.answer(next(option for option in game.options if option.key == key))


def _timed(act: Callable[[], object]) -> float:
    began = time.process_time()
    act()
    return time.process_time() - began


def _starts(rounds: int, *codes: str) -> list[float]:
    """Milliseconds that a Python takes for each of these programs, in turns; the shortest, since other work only adds."""
    taken: dict[str, list[float]] = {code: [] for code in codes}
    for _ in range(rounds):
        for code in codes:
            began = time.perf_counter()
            subprocess.run([sys.executable, "-c", code], check=True)
            taken[code].append((time.perf_counter() - began) * 1000)
    return [min(taken[code]) for code in codes]
