"""Games that stand before a nemesis turn, and one that begins with it; `stage.test.ts` plays on from them.

    python web/e2e/stage.py           search: play fixed games and write stage/*.txt

Search again when the rules play differently.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from unshuffled.minds.randoms import MINDS
from unshuffled.packs import library
from unshuffled.rules.core import machine
from unshuffled.rules.core.scenario import Setup
from unshuffled.rules.core.setup import start
from unshuffled.rules.core.state import Game
from unshuffled.rules.saves import transcript

FOLDER = Path(__file__).resolve().parent / "stage"
CONTENT = library.load()
SETUP = Setup(mages=["brama", "mist"], nemesis="rageborne")
END = "end"
GAMES = 200
LONGEST = 120


def hurts_twice(g: Game) -> bool:
    """Would ending the turn now lead to a nemesis turn in which Gravehold is hurt by a card in play and by a drawn one?"""
    assert g.decision is not None
    if g.decision.ask != "main" or END not in g.decision.keys:
        return False
    after = g.copy()
    machine.answer(after, END)
    names = [str(event[0]) for event in after.events]
    if names.count("nemesis_turn_started") != 1 or "game_ended" in names or "turn_started" not in names:
        return False
    drawn = names.index("nemesis_card_drawn")
    return "gravehold_suffered" in names[:drawn] and "gravehold_suffered" in names[drawn:]


def begins_with_it(g: Game) -> bool:
    """Has the nemesis acted before anything was asked?"""
    return any(event[0] == "nemesis_card_drawn" for event in g.events)


WANTED: dict[str, tuple[int, Callable[[Game], bool]]] = {
    "turn": (LONGEST, hurts_twice),
    "opening": (0, begins_with_it),
}


def shortest(name: str) -> str:
    """The shortest of some games that stands where it is wanted."""
    longest, wanted = WANTED[name]
    found: list[tuple[int, str]] = []
    for n in range(GAMES):
        seed = f"{name} {n}"
        g = start(CONTENT, SETUP, seed)
        mind = MINDS["eager"](seed)
        keys: list[str] = []
        while g.decision is not None and len(keys) < longest and not wanted(g):
            keys.append(mind.pick(g.decision))
            machine.answer(g, keys[-1])
        if g.decision is not None and wanted(g):
            found.append((len(keys), transcript.write(transcript.Record(SETUP, seed, keys))))
            longest = len(keys)
    return min(found)[1]


if __name__ == "__main__":
    for name in WANTED:
        (FOLDER / f"{name}.txt").write_text(shortest(name), encoding="utf-8")
