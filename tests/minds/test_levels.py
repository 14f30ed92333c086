"""Thinking longer does not make a mind worse. `unshuffled lab ladder` plays the many games that tell how much better."""

from __future__ import annotations

import pytest

from tests.conftest import COMPILED
from unshuffled.lab import ladder
from unshuffled.lab.ladder import SURE, Ladder, Match, paired

NEMESES = ("gate_witch", "rageborne", "umbra_titan")


@pytest.mark.skipif(not COMPILED, reason="takes ten times as long without compiled rules")
@pytest.mark.timeout(1800)
def test_steady_is_not_surely_worse_than_quick_on_the_same_games() -> None:
    result = Ladder(Match(("quick", "steady"), NEMESES, games=2))
    for played in ladder.play(result.match, workers=1):
        result.add(played)
    quick, steady = result.cells["quick", ""], result.cells["steady", ""]
    mean, error = paired(steady, quick)

    assert mean >= -SURE * error
    assert steady.searched > 0
