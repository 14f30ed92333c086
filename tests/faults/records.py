"""Games as text, which people bring along as forks of their own (`errands`)."""

from __future__ import annotations

import random

from unshuffled.packs import library
from unshuffled.rules.core import machine
from unshuffled.rules.core.scenario import Setup
from unshuffled.rules.core.setup import start
from unshuffled.rules.saves import transcript

GAMES = 4
ANSWERS = 30


def records() -> list[tuple[str, int]]:
    """Return games as text, each with the number of its answers."""
    content = library.load()
    found: list[tuple[str, int]] = []
    for number in range(GAMES):
        chance = random.Random(f"record {number}")
        game = start(content, Setup(), f"a seed of a record {number}")
        keys: list[str] = []
        while game.decision is not None and len(keys) < ANSWERS:
            keys.append(chance.choice(game.decision.keys))
            machine.answer(game, keys[-1])
        found.append((transcript.write(transcript.record_of(game, keys)), len(keys)))
    return found
