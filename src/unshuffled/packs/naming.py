"""Names in any language, as packs give them to everything."""

from __future__ import annotations

import re

from unshuffled.packs import limits
from unshuffled.packs.nodes import Node

LANGUAGE = re.compile(r"[a-z]{2,3}(-[A-Z][A-Za-z]+)?")
"""Any language may have a name; which are spoken is the business of `words`."""


def names(node: Node) -> dict[str, str]:
    """Names by language; English is needed, the others are welcome."""
    made = {lang: name(n) for lang, n in node.items().items()}
    for lang, n in node.items().items():
        if not LANGUAGE.fullmatch(lang):
            raise n.oops(f"{lang!r} is no language code such as en or pt-BR")
    if "en" not in made:
        raise node.oops("an English name is needed")
    return made


def name(node: Node) -> str:
    """A name: one short line that can be printed."""
    text = node.text()
    if not text or len(text) > limits.NAME or not text.isprintable() or text != text.strip():
        raise node.oops(f"expected a name of 1 to {limits.NAME} printable characters")
    return text


def motif(node: Node) -> str:
    """A hint for the picture. Who draws decides which ones there are; one that is not known is no fault."""
    text = node.text()
    if not limits.ID.fullmatch(text):
        raise node.oops(f"expected a word in small letters, got {text[:40]!r}")
    return text
