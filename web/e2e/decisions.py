"""Every kind of decision the rules can ask, and for each kind of answer to it a short game that stands right before it.

    python web/e2e/decisions.py            search: play fixed games and write decisions/*.txt and won.txt, lost.txt again
    python web/e2e/decisions.py --list     what the tests read: the kinds that there are, and what each record stands before

A kind of decision is a message `ask-…`: no question can be put into words without one. A kind of answer is its verb,
since the page draws `play` and `gain` in different places. A file's name is both: `main.play.txt`.
No shipped card asks in which order revealed cards are put back; for that one a card of the rules' own tests is in the market.
Some questions are asked only by cards of the pack of ideas (`tests/packs/ideas`): they are looked for in games with that pack.
Which token moves is asked only by the nemesis of the pack of lamps (`tests/packs/lamps`), as soon as its game begins.
"""

from __future__ import annotations

import argparse
import ast
import json
import random
import re
import sys
from pathlib import Path
from typing import Any

from unshuffled.minds import known, seeing
from unshuffled.minds.randoms import MINDS
from unshuffled.packs import library
from unshuffled.rules.core import machine, options
from unshuffled.rules.core.constants import WINS
from unshuffled.rules.core.scenario import Setup
from unshuffled.rules.core.setup import DIFFICULTIES, MARKET, start
from unshuffled.rules.core.state import Game
from unshuffled.rules.core.switches import EDITIONS
from unshuffled.rules.saves import transcript
from unshuffled.words import asks

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1] / "src" / "unshuffled"
FOLDER = HERE / "decisions"
TRIAL = HERE.parents[1] / "tests" / "packs" / "trial"
IDEAS = HERE.parents[1] / "tests" / "packs" / "ideas"
LAMPS = HERE.parents[1] / "tests" / "packs" / "lamps"
SHIPPED = library.load()
CONTENT = library.load_folders([*library.shipped(), TRIAL, IDEAS, LAMPS])
PUTS_BACK = "show_two"
LONGEST = 400
GAMES = 6000


def kinds() -> list[str]:
    """The questions that have words."""
    text = (ROOT / "words" / "locales" / "en" / "table.ftl").read_text(encoding="utf-8")
    return sorted(re.findall(r"^ask-([a-z-]+) =", text, flags=re.MULTILINE))


def written() -> list[str]:
    """The codes that stand in the rules' code where something is asked; a few are put together from parts instead."""
    found: set[str] = set()
    for file in (ROOT / "rules").rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call):
                continue
            name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            place = {"ask": 1, "one_of": 3}.get(name)
            if place is not None and len(node.args) > place:
                asked = node.args[place]
                either = [asked.body, asked.orelse] if isinstance(asked, ast.IfExp) else [asked]
                codes = [one.value for one in either if isinstance(one, ast.Constant)]
                found.update(str(code).replace("_", "-") for code in codes)
    return sorted(found)


def kind_of(g: Game) -> str:
    """The kind of the question that is open."""
    return asks.question(g).id.removeprefix("ask-")


def form_of(key: str) -> str:
    """The kind of an answer: the first word of its verb."""
    return options.read(key).verb.partition(" ")[0]


def setup_of(seed: str, trial: bool) -> Setup:
    """Some setup. Nothing in it is left to the game's own chance, so that new cards change no record."""
    pick = random.Random(seed)
    supply = [[SHIPPED.ids[card] for card in SHIPPED.supply[kind]] for kind, _ in MARKET]
    market = [card for ids, n in zip(supply, (3, 2, 4), strict=True) for card in pick.sample(sorted(ids), n)]
    if trial:
        market[0] = PUTS_BACK
    return Setup(
        mages=pick.sample(sorted(SHIPPED.mages), pick.choice((1, 2, 2, 3, 4))),
        nemesis=pick.choice(sorted(SHIPPED.nemeses)),
        difficulty=pick.choice(sorted(DIFFICULTIES)),
        market=market,
        edition=pick.choice(sorted(EDITIONS)),
        switches={"tutorial_discard": "on"} if pick.random() < 0.1 else {},
    )


Way = tuple[Setup, str, list[str]]


def shorter(best: dict[str, Way], name: str, way: Way) -> None:
    """Keep the shortest way to each."""
    if name not in best or len(best[name][2]) > len(way[2]):
        best[name] = (way[0], way[1], list(way[2]))


def search() -> dict[str, Way]:
    """The shortest way to each kind of answer that these games show."""
    best: dict[str, Way] = {}
    for number in range(GAMES):
        seed = f"decisions {number}"
        trial = number % 30 == 0
        setup = setup_of(seed, trial)
        g = start(CONTENT, setup, seed)
        mind = MINDS["eager" if number % 3 else "random"](seed)
        keys: list[str] = []
        while g.decision is not None and len(keys) < LONGEST:
            kind = kind_of(g)
            for key in g.decision.keys if not trial or kind == "put-back" else ():
                shorter(best, f"{kind}.{form_of(key)}", (setup, seed, keys))
            keys.append(mind.pick(g.decision))
            machine.answer(g, keys[-1])
    return best


def search_ideas(reached: set[str]) -> dict[str, Way]:
    """The shortest way to each kind of answer to questions that no shipped card asks."""
    best: dict[str, Way] = {}
    for number in range(600):
        seed = f"ideas {number}"
        pick = random.Random(seed)
        places = [[CONTENT.ids[card] for card in CONTENT.supply[kind]] for kind, _ in MARKET]
        own = [[id for id in ids if CONTENT.card(id).pack == "ideas"] for ids in places]
        market = [card for ids, n in zip(own, (3, 2, 4), strict=True) for card in pick.sample(sorted(ids), n)]
        setup = Setup(mages=["cinder", "brama"], nemesis="gloaming", difficulty="beginner", market=market)
        g = start(CONTENT, setup, seed)
        mind = MINDS["eager" if number % 3 else "random"](seed)
        keys: list[str] = []
        while g.decision is not None and len(keys) < LONGEST:
            kind = kind_of(g)
            for key in g.decision.keys if kind not in reached else ():
                shorter(best, f"{kind}.{form_of(key)}", (setup, seed, keys))
            keys.append(mind.pick(g.decision))
            machine.answer(g, keys[-1])
    return best


def search_lamps() -> dict[str, Way]:
    """The question that only a nemesis with several tokens asks."""
    setup = Setup(mages=["brama"], nemesis="lamplighter", difficulty="beginner", market=["deck_destruction_base"])
    g = start(CONTENT, setup, "lamps")
    assert g.decision is not None
    return {f"{kind_of(g)}.{form_of(g.decision.keys[0])}": (setup, "lamps", [])}


def search_protected(reached: set[str]) -> dict[str, Way]:
    """Questions that are asked only where somebody is protected instead of Gravehold. A mind that gives all its charges finds them soon."""
    best: dict[str, Way] = {}
    market = [*SHIPPED.markets["deck_destruction_base"].cards]
    for number in range(60):
        seed = f"protected {number}"
        setup = Setup(mages=["brama"], nemesis="rageborne", difficulty="beginner", market=market)
        setup.protect, setup.abilities = "xaxos_outcast", ["glowing_insight"]
        g = start(CONTENT, setup, seed)
        mind = MINDS["eager"](seed)
        keys: list[str] = []
        while g.decision is not None and len(keys) < LONGEST:
            kind = kind_of(g)
            for key in g.decision.keys:
                if f"{kind}.{form_of(key)}" not in reached:
                    shorter(best, f"{kind}.{form_of(key)}", (setup, seed, keys))
            plays = [key for key in g.decision.keys if form_of(key) in ("play", "charge", "yes")]
            keys.append(plays[0] if plays else mind.pick(g.decision))
            machine.answer(g, keys[-1])
    return best


def search_ends() -> dict[str, Way]:
    """A short game that is lost, by lots, and one that `quick` wins."""
    best: dict[str, Way] = {}
    for number in range(400):
        seed = f"ends {number}"
        setup = Setup(mages=["brama"], nemesis="rageborne", difficulty="beginner", market=["deck_destruction_base"])
        g = start(SHIPPED, setup, seed)
        mind = known.make(("quick", "eager")[number % 2], seed)
        keys: list[str] = []
        while g.decision is not None and len(keys) < LONGEST:
            keys.append(seeing.answer_of(mind, g))
            machine.answer(g, keys[-1])
        if g.decision is None and (number % 2 == 0) == (g.outcome in WINS):
            shorter(best, "won" if g.outcome in WINS else "lost", (setup, seed, keys))
    return best


def stands_before(text: str) -> dict[str, Any]:
    """What is asked at the end of a record."""
    g = transcript.replay(CONTENT, transcript.read(text))
    assert g.decision is not None
    return {"kind": kind_of(g), "keys": {key: form_of(key) for key in g.decision.keys}}


def main() -> None:
    """Search and write, or list."""
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("--list", action="store_true")
    wanted = arguments.parse_args()
    if wanted.list:
        files = {file.stem: stands_before(file.read_text(encoding="utf-8")) for file in sorted(FOLDER.glob("*.txt"))}
        json.dump({"kinds": kinds(), "written": written(), "records": files}, sys.stdout)
        return
    for old in FOLDER.glob("*.txt"):
        old.unlink()
    found = search()
    found |= search_ideas({name.split(".")[0] for name in found})
    found |= search_lamps()
    found |= search_protected(set(found))
    ways = {f"decisions/{name}": way for name, way in found.items()} | search_ends()
    for name, (setup, seed, keys) in sorted(ways.items()):
        (HERE / f"{name}.txt").write_text(transcript.write(transcript.Record(setup, seed, keys)), encoding="utf-8")
        print(f"{name}: {len(keys)} answers")
    print("not reached:", ", ".join(sorted(set(kinds()) - {name.split(".")[0] for name in found})) or "none")


if __name__ == "__main__":
    main()
