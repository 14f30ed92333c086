"""Positions with the third box, and steps written as an author writes them."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from tests import table
from tests.table import At
from unshuffled.packs import library, nodes
from unshuffled.packs.steps import Blocks, block
from unshuffled.rules.core.content import Content

OUTCASTS = Path(__file__).parents[3] / "drafts" / "outcasts"


@cache
def content() -> Content:
    """The shipped packs, the trial pack and the draft."""
    return library.load_folders([*library.shipped(), table.TRIAL, OUTCASTS])


def does(at: At, steps: str, you: int = 0) -> At:
    """Resolve these steps with this player (seat from 0; -1 for the nemesis) as you."""
    return at.steps(block(nodes.read(steps, "test"), "test/steps", Blocks()), you)


def beside(at: At) -> list[str]:
    """What lies in the Curse deck, sorted."""
    return sorted(content().ids[card] for card in at.game.beside)
