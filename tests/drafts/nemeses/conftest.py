"""Positions are laid with the draft beside the shipped packs."""

from __future__ import annotations

import pytest

from tests import table
from tests.drafts.nemeses.laid import content


@pytest.fixture(autouse=True)
def _with_the_draft(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table, "content", content)
