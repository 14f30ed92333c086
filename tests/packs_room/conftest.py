"""What the tests of this folder are given."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.packs_room.writing import Writer


@pytest.fixture
def writer(tmp_path: Path) -> Writer:
    """A writer of packs with an empty folder of its own."""
    return Writer(tmp_path)
