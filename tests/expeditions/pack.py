"""The pack of `tests/packs/venture`, beside the shipped packs and the trial pack."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from tests import table
from unshuffled.packs import library
from unshuffled.rules.core.content import Content

FOLDER = Path(__file__).parents[1] / "packs" / "venture"


@cache
def content() -> Content:
    """The shipped packs, the trial pack, and the one with upgraded basic cards and treasures."""
    return library.load_folders([*library.shipped(), table.TRIAL, FOLDER])
