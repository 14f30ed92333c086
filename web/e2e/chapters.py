"""The tables of the first game's three chapters: a setup and a seed, and for the later ones the answers before the person sits down.

    python web/e2e/chapters.py     search again, and write web/src/screens/tutorial/chapters.json

Do this when the rules play differently. Each chapter needs its lessons to come within three turns of the person, whatever they do;
`tests/repository/test_first_game.py` holds the table to it.
"""

from __future__ import annotations

import itertools
import json
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from unshuffled.packs import library
from unshuffled.rules.core import machine, options
from unshuffled.rules.core.scenario import Setup
from unshuffled.rules.core.setup import start
from unshuffled.rules.core.state import Game
from unshuffled.rules.core.version import RULES
from unshuffled.rules.readings.views import view

FILE = Path(__file__).resolve().parents[1] / "src" / "screens" / "tutorial" / "chapters.json"
CONTENT = library.load()
TURNS = 3
"""The person's turns in a chapter."""
SETUP: dict[str, Any] = {
    "mages": ["brama"],
    "nemesis": "rageborne",
    "difficulty": "beginner",
    "market": [
        "jade",
        "vriswood_amber",
        "diamond_cluster",
        "flexing_dagger",
        "bottled_vortex",
        "spectral_echo",
        "ignite",
        "essence_theft",
        "planar_insight",
    ],
    "packs": ["base"],
}
"""One mage, an easy nemesis, and cards that do one thing each."""
KEEN = ("cast", "target", "prep", "play", "gain", "rest")
"""A person who follows the hints of the first two chapters."""
IDLE = ("end", "rest", "no")

Taste = Callable[[Game], str]


def verb(key: str) -> str:
    """What an answer does."""
    return options.read(key).verb.partition(" ")[0]


def taste(*verbs: str) -> Taste:
    """Answers with the first of these that can be done, else ends; of cards to gain the most expensive one."""

    def pick(g: Game) -> str:
        assert g.decision is not None
        keys = g.decision.keys
        for wanted in verbs:
            if found := [key for key in keys if verb(key) == wanted]:
                return max(found, key=lambda key: _cost(key) if wanted == "gain" else 0)
        return keys[-1]

    return pick


def _cost(key: str) -> int:
    return CONTENT.card(key.split()[1]).cost


def begin(seed: str, keys: list[str]) -> Game:
    """The game at this point."""
    g = start(CONTENT, Setup(**SETUP), seed)
    for key in keys:
        machine.answer(g, key)
    return g


def board_of(g: Game) -> dict[str, Any]:
    """What the person sees."""
    return dict(view(g, 0))


@dataclass
class Moment:
    """A question of the person: what is asked, the board, and what has happened since the last one."""

    turn: int
    """Which of the chapter's turns it belongs to, from 1."""
    ask: str
    verbs: list[str]
    board: dict[str, Any]
    events: list[str]


@dataclass
class Played:
    """A chapter, played."""

    moments: list[Moment] = field(default_factory=list)
    order: list[str] = field(default_factory=list)
    """Whose turns there were: P and N."""

    def happened(self, name: str, turn: int = TURNS) -> bool:
        """Did this happen before the end of this turn?"""
        return any(name in moment.events for moment in self.moments if moment.turn <= turn)

    def asked(self, what: Callable[[Moment], bool]) -> int:
        """The first turn with such a question; 9 if there is none."""
        return next((moment.turn for moment in self.moments if what(moment)), 9)


def play(g: Game, pick: Taste, turns: int = TURNS) -> Played:
    """Play so many turns of the person, or until the game ends."""
    played = Played()
    turn = 1
    events: list[str] = []
    while g.decision is not None:
        verbs = [verb(key) for key in g.decision.keys]
        played.moments.append(Moment(turn, g.decision.ask, verbs, board_of(g), events))
        machine.answer(g, pick(g))
        names = [(str(event[0]), event[1:]) for event in g.events]
        events = [name for name, _ in names]
        for name, rest in names:
            if name == "nemesis_turn_started":
                played.order.append("N")
            if name == "turn_ended" and rest[0] == 0:
                played.order.append("P")
                turn += 1
        if turn > turns:
            played.moments.append(Moment(turns, "", [], board_of(g), events))
            return played
    return played


def minions(board: dict[str, Any]) -> list[Any]:
    """Nemesis cards with life."""
    return [one for one in board["nemesis"]["in_play"] if one["max"] > 0]


def powers(board: dict[str, Any]) -> list[Any]:
    """Nemesis cards that count down."""
    return [one for one in board["nemesis"]["in_play"] if one["max"] == 0 and one["tokens"] > 0]


def one(seed: str) -> list[str] | None:
    """Chapter 1: two turns to prep and cast in peace, then the nemesis once, without a minion."""
    g = begin(seed, [])
    keen = play(g.copy(), taste(*KEEN))
    if keen.order[:4] != ["P", "P", "N", "P"] or not keen.happened("cast", 2):
        return None
    board = keen.moments[-1].board
    calm = not minions(keen.moments[-2].board) and board["gravehold"]["life"] >= 32
    return [] if calm else None


def two(seed: str) -> list[str] | None:
    """Chapter 2: a minion lies there and a spell is ready; the nemesis then draws a power, which ticks."""
    keys: list[str] = []
    g = begin(seed, keys)
    pick = taste(*KEEN)
    while g.decision is not None and len(keys) < 20 and not (g.decision.ask == "casting" and minions(board_of(g))):
        keys.append(pick(g))
        machine.answer(g, keys[-1])
    if g.decision is None or len(keys) >= 20 or powers(board_of(g)):
        return None
    for way in (taste(*KEEN), taste(*IDLE)):
        played = play(g.copy(), way)
        if played.asked(lambda moment: moment.ask == "main" and powers(moment.board) != []) > 2:
            return None
        if not (played.happened("persistent") and played.happened("power_token_removed")) or len(played.order) > 6:
            return None
    keen = play(g.copy(), taste(*KEEN))
    if (
        keen.asked(lambda moment: moment.verbs.count("target") > 1) > 1
        or keen.moments[-1].board["gravehold"]["life"] < 22
    ):
        return None
    return keys


def three(seed: str) -> list[str] | None:
    """Chapter 3: one charge is missing, there is aether for it and for a breach, and different gems are in hand."""
    keys: list[str] = []
    g = begin(seed, keys)
    saving = taste("cast", "target", "prep", "play", "charge", "gain", "rest")
    keen = taste(*KEEN)
    while g.decision is not None and len(keys) < 70:
        p = g.players[0]
        if g.decision.ask == "main" and p.charges == 4 and not p.played and p.life <= 9 and _rich(g):
            break
        turn = saving if p.charges < 4 and len(keys) > 12 else keen
        keys.append(turn(g))
        machine.answer(g, keys[-1])
    if g.decision is None or len(keys) >= 70 or g.gravehold < 22 or len(board_of(g)["nemesis"]["in_play"]) > 2:
        return None
    played = play(g.copy(), taste(*IDLE))
    calm = "NN" not in "".join(played.order) and played.moments[-1].board["gravehold"]["life"] >= 16
    return keys if calm else None


def _rich(g: Game) -> bool:
    """Is there enough for a focus and a charge, with a spell to prep, and different gems?"""
    g = g.copy()
    p = g.players[0]
    kinds = {CONTENT.cards[card].kind for card in p.hand}
    gems = {card for card in p.hand if CONTENT.cards[card].kind == "gem"}
    if "spell" not in kinds or len(gems) < 2 or len(p.prepped) > 1:
        return False
    for _ in range(9):
        assert g.decision is not None
        plays = [key for key in g.decision.keys if verb(key) == "play"]
        if not plays:
            break
        machine.answer(g, plays[0])
    assert g.decision is not None
    if not _asks(g, "charge"):
        return False
    machine.answer(g, next(key for key in g.decision.keys if verb(key) == "charge"))
    return _asks(g, "focus")


def _asks(g: Game, wanted: str) -> bool:
    """Can this be done now?"""
    return g.decision is not None and any(verb(key) == wanted for key in g.decision.keys)


def main() -> None:
    """Search and write."""
    chapters = []
    for number, fits in enumerate((one, two, three), start=1):
        for tried in itertools.count(1):
            seed = f"first game {number}.{tried}"
            keys = fits(seed)
            if keys is not None:
                chapters.append({"seed": seed, "answers": keys})
                print(f"chapter {number}: {seed}, {len(keys)} answers before")
                break
    made = {"rules": RULES, "setup": SETUP, "chapters": chapters}
    FILE.write_text(json.dumps(made, indent=2) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
