"""What the contact sheet of the drawings needs: cards with their texts, mages and nemeses, as JSON."""

from __future__ import annotations

import json
import sys

from unshuffled.packs.library import load
from unshuffled.wire.catalog import catalog
from unshuffled.words.speech import Voice
from unshuffled.words.texts import card_lines, type_line


def main(lang: str) -> None:
    """Print the content with its texts in one language."""
    content = load()
    voice = Voice(content, lang)
    told = json.loads(catalog(content))
    for card, said in zip(content.cards, told["cards"], strict=True):
        said["name"] = card.names.get(lang, card.names["en"])
        said["type"] = voice(type_line(card))
        said["lines"] = [
            {"label": voice(line.label) if line.label is not None else None, "text": voice(line.text)}
            for line in card_lines(card)
        ]
    json.dump({name: told[name] for name in ("cards", "mages", "nemeses")}, sys.stdout, ensure_ascii=False)


main(sys.argv[1] if len(sys.argv) > 1 else "en")
