"""What environments cost: random legal answers through each of them, against the same answers given to the bare engine.

All play the same games, chosen by the same numbers, in slices that take turns, so whatever else the machine does hits them alike.
"""

from __future__ import annotations

import random
import statistics
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import gymnasium

from unshuffled.envs import aec
from unshuffled.envs.registration import MASK as MASK_ID
from unshuffled.envs.registration import TEAM as TEAM_ID
from unshuffled.envs.team import Team
from unshuffled.envs.text import Text
from unshuffled.rules.core import machine
from unshuffled.rules.core.setup import start

ENGINE = "bare engine"
MASK = "Team, mask alone"
BAR = 0.5
SETUP: dict[str, Any] = {"mages": ["mist", "kadir"], "nemesis": "rageborne", "difficulty": "beginner"}

Slice = Callable[[str], int]
"""Plays the game with this seed to its end and gives its number of answers."""


@dataclass(frozen=True)
class Measured:
    """Of each way to play: steps a second of CPU, and its share of the engine's; medians of all rounds."""

    rates: dict[str, float]
    ratios: dict[str, float]


def measure(rounds: int, games: int) -> Measured:
    """Play in turns."""
    ways: dict[str, Slice] = {
        ENGINE: _engine(),
        MASK: _team(Team(observe=False, **SETUP)),
        f"{MASK}, by gymnasium.make": _team(gymnasium.make(MASK_ID, disable_env_checker=True, **SETUP)),
        "Team, observation": _team(Team(**SETUP)),
        "Team, observation, by gymnasium.make": _team(gymnasium.make(TEAM_ID, disable_env_checker=True, **SETUP)),
        "Table (PettingZoo), mask alone": _table(aec.raw_env(observe=False, **SETUP)),
        "Table (PettingZoo), observation": _table(aec.raw_env(**SETUP)),
        "Text without the table": _text(Text(table=False, **SETUP)),
        "Text": _text(Text(**SETUP)),
    }
    seeds = [f"bench/{n}" for n in range(games)]
    rates: dict[str, list[float]] = {name: [] for name in ways}
    for _ in range(rounds):
        steps = set()
        for name, play in ways.items():
            began = time.process_time()
            count = sum([play(seed) for seed in seeds])
            rates[name].append(count / (time.process_time() - began))
            steps.add(count)
        assert len(steps) == 1, "the ways have played different games"
    ratios = {
        name: statistics.median([own / bare for own, bare in zip(found, rates[ENGINE], strict=True)])
        for name, found in rates.items()
    }
    return Measured({name: statistics.median(found) for name, found in rates.items()}, ratios)


def _engine() -> Slice:
    setup = Team(observe=False, **SETUP).play

    def play(seed: str) -> int:
        choice = random.Random(seed).choice
        state = start(setup.content, setup.setup, seed)
        steps = 0
        while state.decision is not None:
            machine.answer(state, choice(state.decision.keys))
            steps += 1
        return steps

    return play


def _team(env: gymnasium.Env[Any, Any]) -> Slice:
    def play(seed: str) -> int:
        choice = random.Random(seed).choice
        _, info = env.reset(options={"seed": seed})
        steps = 0
        over = False
        while not over:
            _, _, over, _, info = env.step(choice(info["actions"]))
            steps += 1
        return steps

    return play


def _table(env: aec.Table) -> Slice:
    def play(seed: str) -> int:
        choice = random.Random(seed).choice
        env.reset(options={"seed": seed})
        steps = 0
        for _ in env.agent_iter():
            _, _, over, _, info = env.last()
            if over:
                break
            env.step(choice(info["actions"]))
            steps += 1
        return steps

    return play


def _text(env: Text) -> Slice:
    def play(seed: str) -> int:
        choice = random.Random(seed).choice
        _, info = env.reset(seed=seed)
        steps = 0
        over = False
        while not over:
            _, _, over, info = env.step(choice(info["keys"]))
            steps += 1
        return steps

    return play
