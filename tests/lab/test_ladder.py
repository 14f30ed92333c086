"""How often minds win: intervals, pairs, and the same games for each mind."""

from __future__ import annotations

import pytest

from unshuffled.lab import ladder
from unshuffled.lab.ladder import Cell, Ladder, Match, Played, paired, wilson


def a_cell(*won: bool) -> Cell:
    cell = Cell()
    for n, each in enumerate(won):
        cell.add(Played("quick", "rageborne", n, each, 100, 0.1))
    return cell


@pytest.mark.parametrize(
    ("won", "games", "low", "high"),
    [(0, 10, 0.0, 0.278), (5, 10, 0.237, 0.763), (10, 10, 0.722, 1.0), (81, 263, 0.255, 0.366)],
)
def test_wilsons_interval(won: int, games: int, low: float, high: float) -> None:
    assert list(wilson(won, games)) == pytest.approx([low, high], abs=0.001)


def test_a_pair_that_ends_alike_says_nothing() -> None:
    assert paired(a_cell(True, False), a_cell(True, False)) == (0.0, 0.0)


def test_pairs_that_differ_are_a_difference_with_its_error() -> None:
    mean, error = paired(a_cell(True, True, False, False), a_cell(False, True, False, False))

    assert mean == 0.25
    assert error == pytest.approx(0.25)


def test_every_mind_plays_the_same_games() -> None:
    match = Match(("random", "eager"), ("rageborne", "umbra_titan"), games=2)
    result = Ladder(match)
    for played in ladder.play(match, workers=1):
        result.add(played)

    games = {("rageborne", 0), ("rageborne", 1), ("umbra_titan", 0), ("umbra_titan", 1)}
    assert {name: set(result.cells[name, ""].won) for name in match.minds} == {"random": games, "eager": games}
    assert [row["games"] for row in result.rows()] == [4, 2, 2, 4, 2, 2]
