"""Makes `src/unshuffled/stores/archive.dict`, against which finished games are compressed: `python -m tests.stores.dictionary`.

Once: what was packed with it is read with it. `test_archive` notices if it has changed. What is most common stands last,
where it is nearest.
"""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path

from unshuffled.minds.randoms import RandomMind
from unshuffled.packs import library
from unshuffled.rules.core import machine
from unshuffled.rules.core.scenario import RANDOM, Setup
from unshuffled.rules.core.setup import start
from unshuffled.tables import entries as e

FILE = Path(__file__).parents[2] / "src" / "unshuffled" / "stores" / "archive.dict"
GAMES = 10
"""With each nemesis."""
ANSWERS = 100
"""The most common ones."""
PERSON = "person"
SETUP = {
    "mages": ["random", "random"],
    "nemesis": "random",
    "difficulty": "normal",
    "market": ["random"],
    "edition": "default",
    "switches": {},
    "packs": [],
}


def names() -> list[str]:
    """What setups and answers name."""
    content = library.load()
    return sorted({*content.ids, *content.mages, *content.markets, *content.nemeses, *content.expeditions})


def common_answers() -> list[str]:
    """What is answered most often in random games, the most common last."""
    content = library.load()
    found: Counter[str] = Counter()
    for nemesis in sorted(content.nemeses):
        for number in range(GAMES):
            seed = f"{nemesis}/{number}"
            game = start(content, Setup(mages=[RANDOM, RANDOM], nemesis=nemesis), seed)
            pick = RandomMind(seed).pick
            while game.decision is not None:
                key = pick(game.decision)
                found[key] += 1
                machine.answer(game, key)
    return sorted((key for key, _ in found.most_common(ANSWERS)), key=lambda key: (found[key], key))


def sample() -> list[e.Entry]:
    """Entries that hardly a game is without, and some that few have."""
    packs = {"base": "", "war_eternal": "", "outcasts": ""}
    return [
        e.BattleOf(PERSON, packs, 1),
        e.Forked(PERSON, 1),
        e.DailyOf("2026-01-01", packs, 1),
        e.Listed(PERSON, on=True),
        e.LinksRenewed(PERSON, 1),
        e.AdvanceSet(PERSON, ["decline", "cheapest", "leave"]),
        e.AiAgreed(PERSON, "quick", 60, instant=False),
        e.AiJoined("mind/1", "quick"),
        e.AiPlanned("mind/1", [["gain", ""]]),
        e.Said(PERSON, ""),
        e.Saved("", 1, PERSON),
        e.Suggested(PERSON, "", 1),
        e.BackAsked(1, PERSON),
        e.BackVoted(PERSON, True),
        e.Redone(PERSON, 1),
        e.Opened(PERSON, ""),
        e.Joined(PERSON, ""),
        e.NonceGiven(PERSON, ""),
        e.SetupChanged(PERSON, SETUP),
        e.SeatTaken(0, PERSON, PERSON),
        e.Started(PERSON, SETUP, packs, SETUP | {"drawn": 80}, 1, [], 1),
        e.TakenBack(1, PERSON),
        e.AnsweredInAdvance("no", PERSON, 1),
        e.Answered("end", PERSON, 1),
    ]


def made() -> bytes:
    """The dictionary."""
    entries = sample()
    parts = [names(), common_answers(), [type(entry).__name__ for entry in entries], [*map(e.to_json, entries)]]
    return json.dumps(parts, separators=(",", ":")).encode()


if __name__ == "__main__":
    FILE.write_bytes(made())
    print(f"{FILE.name}: {FILE.stat().st_size} bytes")
