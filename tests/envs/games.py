"""Games for these tests."""

from __future__ import annotations

from hypothesis import strategies as st

from unshuffled import Game
from unshuffled.packs import library

NEMESES = sorted(library.load().nemeses)


def a_game(answers: int = 40, seed: int | str = 1, nemesis: str = "rageborne", mages: int = 2) -> Game:
    """A game after so many answers, or at its end."""
    game = Game.new(mages=mages, nemesis=nemesis, market="random", seed=seed)
    game.play("random", answers, seed=seed)
    return game


positions = st.builds(
    a_game,
    answers=st.integers(0, 120),
    seed=st.integers(0, 10_000),
    nemesis=st.sampled_from(NEMESES),
    mages=st.integers(1, 4),
)
