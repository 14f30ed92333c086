"""Writes turns.txt and turns.json: a game alone as a person plays it who uses everything, and its turns, for `clicks.test.ts`.

    python web/e2e/turns.py

Casts every spell, at a minion if there is one; preps; plays every gem and relic; buys the most expensive card it can pay for; spends what is left.
"""

from __future__ import annotations

import json
from pathlib import Path

from unshuffled.packs import library
from unshuffled.rules.core import machine, options
from unshuffled.rules.core.scenario import Setup
from unshuffled.rules.core.setup import start
from unshuffled.rules.core.state import Game
from unshuffled.rules.saves import transcript
from unshuffled.tables import choices

HERE = Path(__file__).resolve().parent
ORDER = (
    "cast",
    "target",
    "activate",
    "prep",
    "play",
    "gain",
    "open",
    "focus",
    "charge",
    "yes",
    "choose",
    "destroy",
    "discard",
)
LONGEST = 400


def liking(g: Game, key: str) -> tuple[int, int]:
    """How soon this answer is given: the least first."""
    option = options.read(key)
    place = ORDER.index(option.verb) if option.verb in ORDER else len(ORDER)
    if option.verb == "target":
        return place, 1 if option.card == "nemesis" else 0
    if option.verb == "gain":
        return place, -g.scenario.content.card(option.card).cost
    return place, 0


def main() -> None:
    """Play, and write it down."""
    content = library.load()
    setup = Setup(mages=["brama"], nemesis="rageborne", difficulty="beginner", market=["deck_destruction_base"])
    g = start(content, setup, "turns")
    keys: list[str] = []
    turns: dict[int, list[tuple[int, str, list[str]]]] = {}
    while g.decision is not None and len(keys) < LONGEST:
        game, asked = g, g.decision
        key = "rest" if asked.ask == "order_discards" else min(asked.keys, key=lambda key: liking(game, key))
        value = asked.values[asked.keys.index(key)] if asked.values is not None else None
        if g.active == 0:
            about = choices.about(g, options.read(key), value)
            turns.setdefault(g.turn, []).append((len(keys), key, about))
        keys.append(key)
        machine.answer(g, key)
    (HERE / "turns.txt").write_text(transcript.write(transcript.Record(setup, "turns", keys)), encoding="utf-8")
    own = [
        {"at": given[0][0], "answers": [{"key": key, "about": about} for _, key, about in given]}
        for given in turns.values()
    ]
    (HERE / "turns.json").write_text(json.dumps(own, indent=1) + "\n", encoding="utf-8")
    print(f"{len(keys)} answers, {g.turn} turns, {g.outcome}")


main()
