"""The check of the languages bites: each kind of fault is reported."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from unshuffled.packs import library
from unshuffled.words import check, speech


@pytest.fixture
def locales(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A copy of the languages that may be broken."""
    copy = tmp_path / "locales"
    shutil.copytree(speech.LOCALES, copy)
    monkeypatch.setattr(speech, "LOCALES", copy)
    speech.bundle.cache_clear()
    check.same.cache_clear()
    yield copy
    speech.bundle.cache_clear()
    check.same.cache_clear()


def edit(file: Path, change: Callable[[str], str]) -> None:
    """Change a file's text."""
    before = file.read_text(encoding="utf-8")
    after = change(before)
    assert after != before
    file.write_text(after, encoding="utf-8")


def test_the_shipped_languages_are_sound() -> None:
    """Nothing missing, nothing unused, nothing English."""
    assert check.check(library.load()) == []


FAULTS: list[tuple[str, str, Callable[[str], str], str]] = [
    ("pl", "table.ftl", lambda s: s.replace("option-yes =", "option-yess ="), "pl: option-yes is missing"),
    ("pl", "table.ftl", lambda s: s.replace("option-yes =", "option-yess ="), "pl: option-yess is used by nothing"),
    ("de", "cards.ftl", lambda s: s + "\nnobody-asks = Niemand.\n", "de: nobody-asks is used by nothing"),
    ("fr", "rules.ftl", lambda s: s + "\nref-goal = { oops\n", "cannot be read"),
    ("fr", "rules.ftl", lambda s: s + "\nref-goal = Deux fois.\n", "ref-goal stands twice"),
    (
        "cs",
        "table.ftl",
        lambda s: s.replace("why-over =", "why-over = The game is over: { $outcome }.\nxy-over ="),
        "why-over is still English",
    ),
    ("de", "table.ftl", lambda s: s.replace("option-no = ", 'option-no = { "{" }'), "option-no leaks"),
]


@pytest.mark.parametrize(("lang", "file", "change", "expected"), FAULTS, ids=[fault[3] for fault in FAULTS])
def test_a_fault_is_reported(locales: Path, lang: str, file: str, change: Callable[[str], str], expected: str) -> None:
    """One line that names language and message."""
    edit(locales / lang / file, change)

    assert any(expected in problem for problem in check.check(library.load()))


def test_a_language_without_a_form_is_reported(locales: Path) -> None:
    """The attributes of English are asked for."""
    edit(locales / "de" / "cards.ftl", lambda s: s.replace("step-draw =\n    .you", "step-draw =\n    .yuo"))

    assert "de: step-draw.you is missing" in check.check(library.load())
