"""Positions are laid with the third box beside the others."""

from __future__ import annotations

import pytest

from tests import table
from tests.drafts.basics.laid import content


@pytest.fixture(autouse=True)
def _with_the_third_box(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table, "content", content)
