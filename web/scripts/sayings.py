"""Print what Python says, for the page's tests: the catalog, whole games as they are sent, and every sentence in every language.

Games are played with fixed seeds by a fixed taste for chance, so the same code prints the same.
"""

from __future__ import annotations

import json
import random
import sys
from pathlib import Path
from typing import Any

import msgspec

from unshuffled.packs import library
from unshuffled.rules.core import constants
from unshuffled.rules.core.machine import answer
from unshuffled.rules.core.pieces import InPlay
from unshuffled.rules.core.scenario import Setup
from unshuffled.rules.core.setup import start
from unshuffled.rules.core.state import Game
from unshuffled.rules.readings.views import changes, view
from unshuffled.wire.catalog import catalog
from unshuffled.wire.speech import Speech
from unshuffled.wire.tell import foreseen
from unshuffled.words import asks, check, log
from unshuffled.words.phrases import as_data
from unshuffled.words.speech import LANGUAGES, Voice

DECLARED = Path(__file__).resolve().parents[2] / "tests" / "packs" / "declared"
CONTENT = library.load_with([DECLARED])
"""What ships, and a pack that declares whatever can be declared: the page must know none of it by heart."""
VOICES = {lang: Voice(CONTENT, lang) for lang in LANGUAGES}
SPEECH = Speech(CONTENT)
SPECTATOR = -1


def plain(data: Any) -> Any:
    """As JSON values; parts may be encoded already."""
    return msgspec.json.decode(msgspec.json.encode(data))


def said(part: Any) -> list[str]:
    """A sentence in every language."""
    return [voice(part) for voice in VOICES.values()]


def shown(g: Game) -> Any:
    """The view as the server sends it."""
    made: Any = view(g, SPECTATOR)
    SPEECH.decision(g, made["decision"])
    return plain(made)


class Sayings:
    """Sentences, each once."""

    def __init__(self) -> None:
        self.phrases: dict[str, list[str]] = {}
        self.lines: dict[str, list[str]] = {}

    def phrase(self, part: Any) -> None:
        """A phrase, and what it is in every language."""
        key = json.dumps(plain(as_data(part)), sort_keys=True)
        if key not in self.phrases:
            self.phrases[key] = said(part)

    def line(self, g: Game, event: Any) -> None:
        """An event as the page gets it, and its line of the log in every language."""
        key = json.dumps(plain(SPEECH.events(g, [event])[0]), sort_keys=True)
        if key not in self.lines:
            self.lines[key] = said(log.entry(g, event))


def play(nemesis: str, mages: int, sayings: Sayings, most: int) -> dict[str, Any]:
    """A game: its first view, then answer by answer what the page gets, and its last view."""
    g = start(CONTENT, Setup(mages=["random"] * mages, nemesis=nemesis), f"sayings {nemesis}")
    taste = random.Random(nemesis)
    first = shown(g)
    steps: list[dict[str, Any]] = []
    while g.decision is not None and len(steps) < most:
        sayings.phrase(asks.question(g))
        for key in g.decision.keys:
            sayings.phrase(asks.option(g, key))
        summed = asks.arithmetic_of(g)
        if summed is not None:
            sayings.phrase(summed)
        key = taste.choice(g.decision.keys)
        before, g = g, g.copy()
        answer(g, key)
        for event in g.events:
            sayings.line(g, event)
        patch = changes(before, g)
        SPEECH.decision(g, patch["/decision"])
        steps.append({"key": key, "events": plain(SPEECH.events(g, g.events)), "patch": plain(patch)})
    return {"first": first, "steps": steps, "last": shown(g)}


def foretold(nemesis: str, fury: int, in_play: str, deck: bool, mages: int = 3) -> dict[str, Any]:
    """A position before a nemesis turn, and its forecast as the server sends it."""
    g = start(CONTENT, Setup(mages=["random"] * mages, nemesis=nemesis), "foretold")
    card = CONTENT.card(in_play)
    g.in_play = [InPlay(90, card.index, 5, 5, 0)]
    g.counters = tuple(fury for _ in g.counters)
    g.turn_deck, g.turn_discard = [0, constants.NEMESIS], [1]
    if not deck:
        g.nemesis_deck = []
    return {"view": shown(g), "forecast": plain(foreseen(g)[0])}


FORETOLD = {
    "one of you, or a token": foretold("umbra_titan", 8, "catacomb_drone", True),
    "a strike at the end": foretold("rageborne", 4, "rageborne_provoker", True),
    "nothing, and a card": foretold("rageborne", 0, "rageborne_provoker", True),
    "nothing, for certain": foretold("rageborne", 0, "rageborne_provoker", False),
}
"""Positions of every kind."""


def main() -> None:
    """Everything, as one JSON object."""
    sayings = Sayings()
    for text in check.all_texts(CONTENT):
        sayings.phrase(text)
    games = [play(nemesis, 1 + n % 4, sayings, 160) for n, nemesis in enumerate(sorted(CONTENT.nemeses))]
    json.dump(
        {
            "languages": list(LANGUAGES),
            "content": json.loads(catalog(CONTENT)),
            "games": games,
            "foretold": FORETOLD,
            "phrases": [[json.loads(key), texts] for key, texts in sayings.phrases.items()],
            "lines": [[json.loads(key), texts] for key, texts in sayings.lines.items()],
        },
        sys.stdout,
    )


main()
