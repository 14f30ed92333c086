"""Minds by name: our own, and those of other people's packages."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from unshuffled.minds import known
from unshuffled.minds.quick.mind import QuickMind

MODULE = """
class Last:
    def __init__(self, seed):
        self.seed = seed

    def choose(self, seen):
        return seen.decision.keys[-1]
"""


@pytest.fixture
def a_package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A package of somebody else, installed as packages are."""
    folder = tmp_path / "their_minds-1.0.dist-info"
    folder.mkdir()
    (folder / "METADATA").write_text("Metadata-Version: 2.1\nName: their-minds\nVersion: 1.0\n", "utf-8")
    points = "[unshuffled.minds]\nlast = their_minds:Last\nquick = their_minds:Last\n"
    (folder / "entry_points.txt").write_text(points, "utf-8")
    (tmp_path / "their_minds.py").write_text(MODULE, "utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    known.makers.cache_clear()
    yield
    known.makers.cache_clear()


def test_our_own_minds_are_found_by_name() -> None:
    assert {"random", "eager", "quick"} <= set(known.makers())


@pytest.mark.usefixtures("a_package")
def test_a_package_brings_a_mind() -> None:
    assert type(known.make("last", "seed")).__name__ == "Last"


@pytest.mark.usefixtures("a_package")
def test_it_does_not_take_a_name_of_ours() -> None:
    assert isinstance(known.make("quick", "seed"), QuickMind)
