"""Drafts can be read and played, and are not part of the game."""

from __future__ import annotations

from pathlib import Path

from unshuffled.packs import library
from unshuffled.workshop import proofreading

DRAFTS = Path(__file__).parents[2] / "drafts"


def test_a_draft_is_sound_and_has_its_sentences_in_five_languages() -> None:
    for folder in [path.parent for path in DRAFTS.glob("*/pack.yaml")]:
        content = library.load_folders([*library.shipped(), folder])

        assert proofreading.proofread(content, folder.name).problems == []


def test_no_game_meets_a_draft() -> None:
    drafts = {path.parent.name for path in DRAFTS.glob("*/pack.yaml")}

    assert drafts.isdisjoint(library.load().packs)
