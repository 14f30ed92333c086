"""The bots of examples/bots play, as a reader would start them."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

BOTS = Path(__file__).parents[2] / "examples/bots"
LINE = re.compile(r"\d+, (?:.+), nemesis (\d+)")


def play(name: str, *words: str) -> list[int]:
    """The life of the nemesis at the end of each game."""
    done = subprocess.run([sys.executable, BOTS / name, *words], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    found = [LINE.fullmatch(line) for line in done.stdout.splitlines()]
    return [int(line[1]) for line in found if line is not None]


@pytest.mark.parametrize(
    ("name", "words", "games"),
    [
        ("random_bot.py", ("2",), 2),
        ("greedy_bot.py", ("2",), 2),
        ("monte_carlo_bot.py", ("1", "1", "2"), 1),
    ],
)
def test_a_bot_plays_to_the_end(name: str, words: tuple[str, ...], games: int) -> None:
    assert len(play(name, *words)) == games


def test_every_bot_is_tried() -> None:
    assert sorted(path.name for path in BOTS.glob("*.py")) == ["greedy_bot.py", "monte_carlo_bot.py", "random_bot.py"]


def test_a_rule_plays_better_than_chance() -> None:
    assert sum(play("greedy_bot.py", "4")) < sum(play("random_bot.py", "4"))
