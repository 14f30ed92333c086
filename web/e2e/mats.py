"""Short games that stand before a question about a space of a mat, or show what lies there; `mats.test.ts` plays on from them.

    python web/e2e/mats.py            search: play fixed games and write mats/*.txt

Search again when the rules play differently.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from unshuffled.minds.randoms import MINDS
from unshuffled.packs import library
from unshuffled.rules.core import machine, options
from unshuffled.rules.core.scenario import Setup
from unshuffled.rules.core.setup import start
from unshuffled.rules.core.state import Game
from unshuffled.rules.readings import views
from unshuffled.rules.saves import transcript
from unshuffled.tables import choices

FOLDER = Path(__file__).resolve().parent / "mats"
CONTENT = library.load()
GAMES = 60
LONGEST = 260


def asks_about(start: str) -> Callable[[Game], bool]:
    """Are several answers about places that begin so?"""

    def wanted(g: Game) -> bool:
        assert g.decision is not None
        found = set()
        for n, key in enumerate(g.decision.keys):
            value = g.decision.values[n] if g.decision.values is not None else None
            found |= {place for place in choices.about(g, options.read(key), value) if place.startswith(start)}
        return len(found) > 1

    return wanted


def has_number_token(g: Game) -> bool:
    """Does a number token lie on a card, while curses are missing from their deck?"""
    view = views.view(g, 0)
    curses = sum(sum(deck.cards.values()) for deck in CONTENT.side_decks.values())
    return any("number" in card for card in view["nemesis"]["in_play"]) and len(view["beside"]) < curses


def has_minion_on_row(g: Game) -> bool:
    """Does a minion lie on a space of a row whose cards can be gained now?"""
    return any(card.place >= 0 for card in g.in_play) and asks_about("pile/")(g)


WANTED: dict[str, tuple[str, list[str], Callable[[Game], bool]]] = {
    "step": ("fountain_of_souls", ["ilya", "kel"], asks_about("track/soul/")),
    "token": ("experiment_153", ["ilya", "kel"], asks_about("track/maw")),
    "space": ("rageborne", ["taqren_outcasts", "kel"], asks_about("space/")),
    "row": ("thief_of_dreams", ["ilya", "kel"], has_minion_on_row),
    "number": ("experiment_153", ["ilya", "kel"], has_number_token),
    "glyph": ("rageborne", ["zhana_outcasts", "kel"], lambda g: bool(views.view(g, 0)["players"][0]["on_piles"])),
}


def shortest(name: str) -> str:
    """The shortest of some games that stands where it is wanted."""
    nemesis, mages, wanted = WANTED[name]
    found: list[tuple[int, str]] = []
    longest = LONGEST
    for n in range(GAMES):
        seed = f"{name} {n}"
        setup = Setup(mages=mages, nemesis=nemesis, difficulty="normal")
        g = start(CONTENT, setup, seed)
        mind = MINDS["eager"](seed)
        keys: list[str] = []
        while g.decision is not None and len(keys) < longest and not wanted(g):
            keys.append(mind.pick(g.decision))
            machine.answer(g, keys[-1])
        if g.decision is not None and wanted(g):
            found.append((len(keys), transcript.write(transcript.Record(setup, seed, keys))))
            longest = len(keys)
    return min(found)[1]


if __name__ == "__main__":
    for name in WANTED:
        (FOLDER / f"{name}.txt").write_text(shortest(name), encoding="utf-8")
