"""Colour: gems, relics and spells, the nemesis and its cards, mages, and harm. Nothing is said by colour alone.

Names are found in finished text, so that nothing that measures or wraps a line has to know about colour.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cached_property
from typing import IO

from unshuffled.rules.core.content import Content

RESET = "\x1b[0m"
STYLES = {
    "gem": "\x1b[36m",
    "relic": "\x1b[33m",
    "spell": "\x1b[94m",
    "foe": "\x1b[35m",
    "nemesis": "\x1b[1;35m",
    "mage": "\x1b[1m",
    "strong": "\x1b[1m",
    "harm": "\x1b[31m",
    "hit": "\x1b[32m",
    "faint": "\x1b[2m",
}
HARM = frozenset(
    {"suffered", "gravehold_suffered", "exhausted", "unleashed", "nemesis_gained", "minion_healed", "charges_lost"}
)
HITS = frozenset({"nemesis_damaged", "minion_damaged", "swarm_damaged", "swarm_killed", "left_play", "healed"})


def wanted(stream: IO[str], environment: Mapping[str, str]) -> bool:
    """Does this terminal show colour, and does its owner want it (https://no-color.org)?"""
    if environment.get("NO_COLOR") or environment.get("TERM") in ("dumb", ""):
        return False
    # The old console of Windows prints the codes themselves; its terminal sets this.
    known = "TERM" in environment or "WT_SESSION" in environment
    return known and stream.isatty()


class Paint:
    """Colours text in one language, or leaves it as it is."""

    def __init__(self, content: Content, lang: str, on: bool = False) -> None:
        self.content = content
        self.lang = lang
        self.on = on

    def style(self, text: str, style: str) -> str:
        """The whole text in a style; names inside keep theirs."""
        if not self.on or not style or not text:
            return text
        code = STYLES[style]
        return code + text.replace(RESET, RESET + code) + RESET

    def names(self, text: str) -> str:
        """Names of cards, mages and the nemesis in their colours, even where a line was wrapped inside one."""
        if not self.on:
            return text
        return self._pattern.sub(lambda found: self.style(found[0], self._styles[" ".join(found[0].split())]), text)

    def board(self, text: str) -> str:
        """A table: its heading and whose turn it is stand out."""
        if not self.on:
            return text
        return "\n".join(self.style(row, "strong") if row[:1] in "─▶" else row for row in self.names(text).split("\n"))

    @cached_property
    def _styles(self) -> dict[str, str]:
        found: dict[str, str] = {}
        for card in self.content.cards:
            found[self._own(card.names)] = card.kind if card.kind in STYLES else "foe"
        for mage in self.content.mages.values():
            found[self._own(mage.names)] = "mage"
        for forms in self.content.nemeses.values():
            found[self._own(forms["normal"].names)] = "nemesis"
        return found

    def _own(self, names: Mapping[str, str]) -> str:
        return " ".join(names.get(self.lang, names["en"]).split())

    @cached_property
    def _pattern(self) -> re.Pattern[str]:
        # Of two names that begin alike the longer one is meant.
        longest = sorted(self._styles, key=len, reverse=True)
        return re.compile(
            r"(?<!\w)(?:" + "|".join(r"\s+".join(map(re.escape, n.split())) for n in longest) + r")(?!\w)"
        )
