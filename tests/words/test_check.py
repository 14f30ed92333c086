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
    """A copy of the languages that may be broken. No cache keeps anything of it, even if the test fails."""
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
    assert after != before, f"the edit leaves {file.name} as it was"
    file.write_text(after, encoding="utf-8")


FAULTS: list[tuple[str, Callable[[str], str], list[str]]] = [
    (
        "pl/table.ftl",
        lambda s: s.replace("option-yes =", "option-yess ="),
        ["pl: option-yes is missing", "pl: option-yess is used by nothing"],
    ),
    ("de/cards.ftl", lambda s: s + "\nnobody-asks = Niemand.\n", ["de: nobody-asks is used by nothing"]),
    (
        "fr/rules.ftl",
        lambda s: s + "\nref-goal = Deux fois.\n",
        ["fr/rules.ftl: ref-goal stands twice", "fr: ref-goal.title is missing"],
    ),
    (
        "fr/rules.ftl",
        lambda s: s + "\nref-goal = { oops\n",
        ["fr/rules.ftl: cannot be read: 'ref-goal = { oops'"],
    ),
    (
        "cs/table.ftl",
        lambda s: s.replace("why-over =", "why-over = The game is over: { $outcome }.\nxy-over ="),
        ["cs: why-over is still English", "cs: xy-over is used by nothing"],
    ),
    (
        "de/table.ftl",
        lambda s: s.replace("option-no = ", 'option-no = { "{" }'),
        ["de: option-no leaks: '{Nein'"],
    ),
    (
        "de/cards.ftl",
        lambda s: s.replace("step-draw =\n    .you", "step-draw =\n    .yuo"),
        ["de: step-draw.you is missing", "de: \"de: message 'step-draw' has no .you\""],
    ),
]
"""A file, an edit, and the lines that report it."""


@pytest.mark.nightly("takes as long as `make words`, which is in the required check")
def test_each_fault_is_reported_in_a_line_that_names_language_and_message(locales: Path) -> None:
    """All of them in one copy of the languages: the check takes long, and they do not meet. Nothing else is reported."""
    for file, change, _ in FAULTS:
        edit(locales / file, change)

    problems = check.check(library.load())

    # A line stands as often as there are cards that need the message.
    assert set(problems) == {line for *_, lines in FAULTS for line in lines}
