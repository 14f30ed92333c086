"""The nemeses of the draft in whole games, to the end, under the laws."""

from __future__ import annotations

import pytest

from tests.drafts.laid import DRAFTS
from unshuffled.lab import simulate
from unshuffled.packs import library

CONTENT = library.load_folders([*library.shipped(), DRAFTS / "outcasts"])
"""Without the trial pack, which has cards that never end."""
NEMESES = ["experiment_153", "thief_of_dreams"]


@pytest.mark.parametrize("nemesis", NEMESES)
@pytest.mark.parametrize("mind", ["random", "eager"])
def test_random_games_end_and_keep_the_laws(nemesis: str, mind: str) -> None:
    plan = simulate.Plan([nemesis], mind=mind, check=True, deep_every=8)
    played = [simulate.play_one(CONTENT, plan, number, f"{mind} {number}") for number in range(16)]

    assert [game.failure for game in played if game.failure] == []
    assert all(game.outcome for game in played)
