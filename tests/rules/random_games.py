"""Random games for property tests: any setup there is, played with random answers."""

from __future__ import annotations

from collections.abc import Iterator

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st

from tests.sizes import scaled
from unshuffled.minds.randoms import RandomMind
from unshuffled.packs import library
from unshuffled.rules.core import machine
from unshuffled.rules.core.scenario import RANDOM, Setup
from unshuffled.rules.core.setup import DIFFICULTIES, start
from unshuffled.rules.core.state import Game
from unshuffled.rules.core.switches import CHOICES, EDITIONS


def some(examples: int) -> settings:
    """Return settings for so many examples in a full run, the same ones in every run; a slow machine is no failure."""
    return settings(
        max_examples=scaled(examples),
        deadline=None,
        derandomize=True,
        database=None,
        suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
    )


def switches() -> st.SearchStrategy[dict[str, str | int]]:
    """Any switches, most of them left alone."""
    one = {name: st.sampled_from(values) for name, values in CHOICES.items()}
    numbers = {"solo_player_cards": st.sampled_from([3, 4]), "solo_life": st.integers(0, 15)}
    return st.fixed_dictionaries({}, optional={**one, **numbers})


def setups() -> st.SearchStrategy[Setup]:
    """Any setup the shipped packs allow."""
    return st.builds(
        Setup,
        mages=st.integers(1, 4).map(lambda count: [RANDOM] * count),
        nemesis=st.sampled_from(sorted(library.load().nemeses)),
        difficulty=st.sampled_from(sorted(DIFFICULTIES)),
        edition=st.sampled_from(sorted(EDITIONS)),
        switches=switches(),
    )


def seeds() -> st.SearchStrategy[str]:
    """Any seed."""
    return st.integers(0, 2**64).map(str)


def played(setup: Setup, seed: str, steps: int = 10_000) -> Iterator[Game]:
    """One game at each of its questions, up to so many, and at its end. The caller may look, not touch."""
    game = start(library.load(), setup, seed)
    mind = RandomMind(seed)
    for _ in range(steps):
        yield game
        if game.decision is None:
            return
        machine.answer(game, mind.pick(game.decision))
    yield game


def main_phases(setup: Setup, seed: str, steps: int = 10_000) -> Iterator[Game]:
    """The same game at the questions of main phases."""
    for game in played(setup, seed, steps):
        if game.decision is not None and game.decision.ask == "main":
            yield game
