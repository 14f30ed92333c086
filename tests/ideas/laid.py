"""Positions with the pack of ideas, and steps written as an author writes them."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from tests import table
from tests.packs_room.schemas import marks
from tests.table import At
from unshuffled.packs import library, nodes
from unshuffled.packs.steps import Blocks, block
from unshuffled.rules.core.content import Content

FOLDER = Path(__file__).parents[1] / "packs" / "ideas"


@cache
def content() -> Content:
    """The shipped packs, the trial pack, the pack of reactions and the ideas."""
    return library.load_folders([*library.shipped(), table.TRIAL, FOLDER.parent / "reactions", FOLDER])


def does(at: At, steps: str, you: int = 0) -> At:
    """Resolve these steps with this player (seat from 0; -1 for the nemesis) as you."""
    assert marks(steps, "steps") == []  # the schema accepts what an author may write
    return at.steps(block(nodes.read(steps, "test"), "test/steps", Blocks()), you)
