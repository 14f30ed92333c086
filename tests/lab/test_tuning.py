"""Tuning the prices of quick: the same games for all candidates, and a result that anyone gets again."""

from __future__ import annotations

from dataclasses import asdict

import pytest

from unshuffled.lab.tuning import CLOSE, Players, Training, tune
from unshuffled.minds.quick.mind import weights
from unshuffled.packs import library

SMALL = Training(("rageborne",), difficulty="beginner", games=1)


@pytest.mark.slow("tunes twice")
def test_a_generation_is_the_same_when_run_again() -> None:
    first, again = (next(tune(SMALL, 1, 0.2, workers=1)) for _ in range(2))

    assert first == again
    assert first.mean.keys() == asdict(weights()).keys()
    assert first.mean != asdict(weights())


def test_a_game_that_is_lost_counts_by_how_close_it_was() -> None:
    players = Players(library.load())
    training = Training(("gate_witch",), difficulty="extinction")

    score, won = players.score(weights(), training, 0, "lost-0")

    assert (won, 0.0 <= score < CLOSE) == (False, True)


@pytest.mark.slow("plays twelve whole games")
def test_a_game_that_is_won_counts_one() -> None:
    players = Players(library.load())
    scores = [players.score(weights(), SMALL, 0, f"won-{n}") for n in range(12)]

    assert {score for score, won in scores if won} == {1.0}
