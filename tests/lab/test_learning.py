"""Learning the chance to win: what the network says is measured on games that it has not seen."""

from __future__ import annotations

import json
import random

import pytest

from unshuffled.lab import learning
from unshuffled.lab.learning import Bin, Game, Lessons, bins, fit
from unshuffled.minds.chance import NAMES, Chance


def a_game(number: int, leads: bool) -> Game:
    """Each position shows whether the game will be won, in one of its numbers."""
    chance = random.Random(number)
    won = chance.random() < 0.5
    lead = (1.0 if won else -1.0) if leads else 0.0
    rows = [[chance.gauss(0.0, 1.0), lead + chance.gauss(0.0, 0.5), chance.gauss(0.0, 1.0)] for _ in range(4)]
    return Game(number, rows, won)


def test_what_shows_the_end_is_learned() -> None:
    fitted = fit([a_game(n, leads=True) for n in range(600)], units=4, rounds=20)

    assert fitted.loss < 0.5 * fitted.base


def test_what_shows_nothing_is_not_learned() -> None:
    fitted = fit([a_game(n, leads=False) for n in range(600)], units=4, rounds=20)

    assert fitted.loss > 0.95 * fitted.base


def test_the_file_says_the_same_as_the_network() -> None:
    fitted = fit([a_game(n, leads=True) for n in range(200)], units=4, rounds=5)
    read = json.loads(fitted.text())

    said = Chance(read["hidden"], read["out"]).of([0.0, 1.0, 0.0])

    assert said == pytest.approx(Chance(fitted.hidden, fitted.out).of([0.0, 1.0, 0.0]), abs=0.01)
    assert said > 0.5


def test_bins_hold_what_was_said_beside_what_happened() -> None:
    assert bins([0.05, 0.15, 0.11, 1.0], [0.0, 1.0, 0.0, 1.0]) == [
        Bin(0.0, 0.1, 1, 0.05, 0.0),
        Bin(0.1, 0.2, 2, 0.13, 0.5),
        Bin(0.9, 1.0, 1, 1.0, 1.0),
    ]


def test_a_game_gives_numbers_for_each_of_its_turns() -> None:
    (game,) = learning.games(Lessons(("rageborne",)), range(1), workers=1)

    assert len(game.rows) > 10
    assert {len(row) for row in game.rows} == {len(NAMES)}
