"""Games that fill the table, for `sizes.test.ts` and `answers.test.ts`: one to four mages, six or more cards of the nemesis, prepped spells, full hands.

    python web/e2e/sizes.py            search: play fixed games and write sizes/*.txt

Search again when the rules play differently.
"""

from __future__ import annotations

from pathlib import Path

from unshuffled.minds.randoms import MINDS
from unshuffled.packs import library
from unshuffled.rules.core import machine
from unshuffled.rules.core.scenario import Setup
from unshuffled.rules.core.setup import start
from unshuffled.rules.core.state import Game
from unshuffled.rules.readings import views
from unshuffled.rules.saves import transcript

FOLDER = Path(__file__).resolve().parent / "sizes"
CONTENT = library.load()
GAMES = 12
LONGEST = 420


def crowd(g: Game, ask: str) -> int:
    """How full the table is while this is asked; 0 while something else is."""
    if g.decision is None or g.decision.ask != ask or g.decision.seat < 0:
        return 0
    view = views.view(g, 0)
    mage = view["players"][g.decision.seat]
    foes = len(view["nemesis"]["in_play"])
    return min(foes, 7) * 10 + min(len(mage["prepped"]), 3) * 6 + min(len(mage["hand"]), 5)


WANTED: dict[str, tuple[str, list[str], str]] = {
    "one": ("rageborne", ["brama"], "choose_target"),
    "two": ("carapace_queen", ["mazahaedron", "xaxos"], "casting"),
    "three": ("hollow_crown", ["adelheim", "kadir", "brama"], "main"),
    "four": ("hollow_crown", ["phaedraxa", "xaxos", "kadir", "lash"], "main"),
    "fountain": ("fountain_of_souls", ["ilya", "gex"], "main"),
    "thrall": ("risen_thrall", ["jian", "brama"], "main"),
    "dreams": ("thief_of_dreams", ["yan_magda", "brama"], "main"),
}


def fullest(name: str) -> tuple[int, str]:
    """The fullest moment of some games."""
    nemesis, mages, ask = WANTED[name]
    best: tuple[int, str] = (0, "")
    for n in range(GAMES):
        seed = f"{name} {n}"
        setup = Setup(mages=mages, nemesis=nemesis, difficulty="normal")
        g = start(CONTENT, setup, seed)
        mind = MINDS["eager"](seed)
        keys: list[str] = []
        while g.decision is not None and len(keys) < LONGEST:
            full = crowd(g, ask)
            if full > best[0]:
                best = full, transcript.write(transcript.Record(setup, seed, keys))
            keys.append(mind.pick(g.decision))
            machine.answer(g, keys[-1])
    return best


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for name in WANTED:
        full, record = fullest(name)
        print(name, full)
        (FOLDER / f"{name}.txt").write_text(record, encoding="utf-8")
