"""The engine knows rules, not cards: what it may name, and how long its files may grow.

That the rules import the standard library only is checked in tests/repository for every module there is.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

from unshuffled.packs import library

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src" / "unshuffled"
LONGEST = 700

ALSO_WORDS = {
    "devour": "the counter of the Umbra Titan; the verb and the entry on a mat are the Prince of Gluttons' rule",
    "devoured": "the pile of the Prince of Gluttons; also the event of devouring",
    "swarm": "the routine of the Carapace Queen; the word is also what a mat calls many equal small minions",
}
"""Names on a nemesis mat that are words of the effect language too, with the reason."""


def modules() -> list[Path]:
    return sorted(SOURCE.rglob("*.py"))


def ids() -> set[str]:
    """Cards, mages, nemeses and markets."""
    content = library.load()
    return {*content.index, *content.mages, *content.nemeses, *content.markets}


def names_on_mats() -> set[str]:
    """What a nemesis calls its counters, its decks, piles and their cards, its routines and its swarm."""
    found: set[str] = set()
    for forms in library.load().nemeses.values():
        for form in forms.values():
            found.update(counter.name for counter in form.counters)
            found.update(name for pile in form.piles for name in (pile.name, pile.kind))
            found.update(form.routines)
            found.update(part for card in form.cards for part in card.parts)
            found.add(form.swarm.id if form.swarm is not None else "")
    return found - {""}


def literals(code: str) -> Iterator[tuple[int, str]]:
    """The string constants of a module, whole and, for keys such as `play crystal`, by the word."""
    for node in ast.walk(ast.parse(code)):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.lineno, node.value
            if " " in node.value and "\n" not in node.value and len(node.value.split()) <= 3:
                for word in node.value.split():
                    yield node.lineno, word


def named(code: str, known: set[str]) -> list[tuple[int, str]]:
    return [(line, text) for line, text in literals(code) if text in known]


def found_in_modules(known: set[str]) -> list[str]:
    return [
        f"{path.relative_to(ROOT).as_posix()}:{line}: {text!r}"
        for path in modules()
        for line, text in named(path.read_text(encoding="utf-8"), known)
    ]


def test_no_module_names_a_card_a_mage_a_nemesis_or_a_market() -> None:
    assert found_in_modules(ids()) == []


def test_no_module_names_what_one_nemesis_has_on_its_mat() -> None:
    assert found_in_modules(names_on_mats() - ALSO_WORDS.keys()) == []


def test_a_name_would_be_found() -> None:
    code = 'if card.id == "spark" or key == "play crystal":\n    pass\nkind = "gem"\n'

    assert named(code, ids()) == [(1, "spark"), (1, "crystal")]


def test_every_exception_is_needed() -> None:
    used = {text for path in modules() for _, text in named(path.read_text(encoding="utf-8"), set(ALSO_WORDS))}

    assert ALSO_WORDS.keys() <= names_on_mats()
    assert used == ALSO_WORDS.keys()


def test_no_module_grows_beyond_what_can_be_read_in_one_go() -> None:
    lengths = {
        path.relative_to(ROOT).as_posix(): len(path.read_text(encoding="utf-8").splitlines()) for path in modules()
    }

    assert {name: length for name, length in lengths.items() if length > LONGEST} == {}
