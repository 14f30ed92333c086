"""Commands keep games in a folder of the test, not in that of the person who runs it."""

from __future__ import annotations

from pathlib import Path

import pytest


@pytest.fixture(autouse=True)
def data(monkeypatch: pytest.MonkeyPatch, tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("data")
    monkeypatch.setenv("UNSHUFFLED_DATA", str(folder))
    return folder
