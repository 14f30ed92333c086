"""The authors' reference and the schema name everything the language can say."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from unshuffled.packs import library
from unshuffled.packs.grammar import CONDITIONS, COUNTS, SELECTORS, VERBS, word_of
from unshuffled.workshop import reference

AUTHORS = Path(__file__).parents[2] / "docs" / "authors"
REFERENCE = AUTHORS / "effects.md"
WORDS = AUTHORS / "verbs.md"


@pytest.mark.parametrize("word", [*VERBS, *COUNTS, *CONDITIONS, *SELECTORS])
def test_the_reference_names_every_word_of_the_language(word: str) -> None:
    """Verbs, counts, conditions and selectors."""
    assert re.search(rf"\b{word}\b", REFERENCE.read_text(encoding="utf-8"))


def test_the_page_of_all_words_is_current() -> None:
    """After a change of the language or of a pack: `unshuffled pack reference --file docs/authors/verbs.md`."""
    assert WORDS.read_text(encoding="utf-8") == reference.page()


def ideas() -> set[str]:
    """The verbs that cards of the test pack of ideas use."""
    blocks = library.load_with([AUTHORS.parents[1] / "tests" / "packs" / "ideas"]).blocks.values()
    return {word_of(step) for block in blocks if not block.address.startswith("flow/") for step in block.steps}


def test_every_verb_is_shown_on_a_real_card() -> None:
    """The shortest one, with its sentence."""
    shown = reference.examples()

    # No card of the shipped boxes says these; the ideas for later boxes do, with other words around them.
    assert [verb for verb in VERBS if ("verb", verb) not in shown and verb not in ideas()] == [
        "each_time",
        "prevent",
        "move",
        "advance",
    ]
    assert shown["verb", "draw"].sentence == "Draw 3 cards."
    assert shown["verb", "for"].yaml == "for: ally\ndo: [{charge: 1}]"
