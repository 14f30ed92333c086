"""Prints games as text, each with the number of its answers. Runs with the package of any release (`errands.records`)."""

from __future__ import annotations

import json
import random
from importlib import import_module
from typing import Any

from unshuffled.packs import library

GAMES = 4
ANSWERS = 30


def of_rules(now: str, in_0_1_0: str) -> Any:
    """A module of the rules, which had other names in 0.1.0."""
    try:
        return import_module(f"unshuffled.rules.{now}")
    except ModuleNotFoundError:
        return import_module(f"unshuffled.rules.{in_0_1_0}")


def main() -> None:
    """Print them as JSON."""
    setup, machine = of_rules("core.setup", "setup"), of_rules("core.machine", "machine")
    transcript = of_rules("saves.transcript", "record")
    content = library.load()
    found: list[tuple[str, int]] = []
    for number in range(GAMES):
        chance = random.Random(f"record {number}")
        game = setup.start(content, setup.Setup(), f"a seed of a record {number}")
        keys: list[str] = []
        while game.decision is not None and len(keys) < ANSWERS:
            keys.append(chance.choice(game.decision.keys))
            machine.answer(game, keys[-1])
        found.append((transcript.write(transcript.record_of(game, keys)), len(keys)))
    print(json.dumps(found))


if __name__ == "__main__":
    main()
