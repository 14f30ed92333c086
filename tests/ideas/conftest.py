"""Positions are laid with the pack of ideas beside the others."""

from __future__ import annotations

import pytest

from tests import table
from tests.ideas.laid import content


@pytest.fixture(autouse=True)
def _with_the_ideas(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table, "content", content)
