"""How often our minds win: `measured.json` has the games of every nemesis, number of mages and difficulty that were played.

`unshuffled lab difficulty` writes it from tables of games, and docs/researchers/difficulty.md with it.
"""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Final

FILE: Final = Path(__file__).with_name("measured.json")
FEWEST: Final = 500
"""Games without which no share is shown: with 500 it is known to five points."""

Cells = dict[str, dict[str, dict[str, list[int]]]]
"""By nemesis, difficulty and number of mages: games won, games played."""


@cache
def cells() -> Cells:
    """All that were measured."""
    found: Cells = json.loads(FILE.read_text("utf-8"))["cells"]
    return found


def share(nemesis: str, players: int, difficulty: str) -> float | None:
    """The share of such games that quick wins; None if too few were played."""
    won, games = cells().get(nemesis, {}).get(difficulty, {}).get(str(players), (0, 0))
    return won / games if games >= FEWEST else None
