"""Golden texts: everything a pack's cards and mats say, one file per pack and language, for a speaker to read.

Made by `make golden`. A change of wording shows as a difference here.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

from unshuffled.packs import library
from unshuffled.rules.core.content import Content
from unshuffled.terminal import sheet
from unshuffled.words import reference
from unshuffled.words.phrases import Name
from unshuffled.words.speech import LANGUAGES, Voice

FOLDER = Path(__file__).parent / "texts"
IDEAS = Path(__file__).parents[1] / "packs" / "ideas"
"""Cards that use what no shipped card does."""


@cache
def _content(pack: str) -> Content:
    """The shipped packs, and the one of ideas if it is asked for."""
    return library.load_with([IDEAS]) if pack == IDEAS.name else library.load()


def pack_text(pack: str, lang: str) -> str:
    """A pack in a language: cards by kind, then mages, then nemeses with their cards."""
    content = _content(pack)
    voice = Voice(content, lang)
    parts = [f"# {voice.form(Name('pack', pack))} ({lang}). Made by: make golden"]
    cards = [card for card in content.cards if card.pack == pack]
    parts += [sheet.card_sheet(voice, card) for card in cards if not card.nemesis]
    parts += [sheet.mage_sheet(voice, mage) for mage in content.mages.values() if mage.pack == pack]
    for forms in content.nemeses.values():
        if forms["normal"].pack == pack:
            parts.append(sheet.nemesis_sheet(voice, forms))
            parts += [sheet.card_sheet(voice, card) for card in forms["normal"].cards]
    return "\n\n".join(parts) + "\n"


def rules_text(lang: str) -> str:
    """The rules reference in a language."""
    voice = Voice(library.load(), lang)
    entries = [f"{voice(reference.title(topic))}\n  {voice(reference.text(topic))}" for topic in reference.TOPICS]
    return "\n\n".join([f"# rules ({lang}). Made by: make golden", *entries]) + "\n"


def names() -> list[tuple[str, str]]:
    """Pack (or `rules`) and language of every file."""
    return [(what, lang) for what in (*library.load().packs, IDEAS.name, "rules") for lang in LANGUAGES]


def text_of(what: str, lang: str) -> str:
    """The text of one file."""
    return rules_text(lang) if what == "rules" else pack_text(what, lang)
