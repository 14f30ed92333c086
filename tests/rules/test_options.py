"""Options and their keys: what is made is read again as the same, and only one module knows how."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from tests.golden.corpus import games
from unshuffled.rules.core.options import AMOUNT, DESTROY_BREACH, PUT_BACK, Option, read

SOURCE = Path(__file__).parents[2] / "src" / "unshuffled"


@pytest.mark.parametrize(
    ("key", "option"),
    [
        ("end", Option("end")),
        ("play crystal", Option("play", "crystal")),
        ("gain jade from devoured", Option("gain", "jade", zone="devoured")),
        ("prep spark 2", Option("prep", "spark", 2)),
        ("focus 3 p2", Option("focus", breach=3, seat=1)),
        ("cast spark 1 p4", Option("cast", "spark", 1, 3)),
        ("discard spark from discard p2", Option("discard", "spark", seat=1, zone="discard")),
        ("destroy spark 1", Option("destroy", "spark", 1)),
        ("destroy breach 4", Option(DESTROY_BREACH, breach=4)),
        ("put back crystal", Option(PUT_BACK, "crystal")),
        ("activate brama", Option("activate", "brama")),
        ("target nemesis", Option("target", "nemesis")),
        ("target mangleroot 2", Option("target", "mangleroot", nth=2)),
        ("3 to nemesis", Option(AMOUNT, "nemesis", amount=3)),
        ("3 to mangleroot 2", Option(AMOUNT, "mangleroot", amount=3, nth=2)),
        ("2 to p3", Option(AMOUNT, seat=2, amount=2)),
        ("choose 2", Option("choose", amount=2)),
        ("player 4", Option("player", seat=3)),
        ("card 1/2", Option("card", "1/2")),
        ("breach 1", Option("breach", breach=1)),
    ],
)
def test_a_key_is_its_option_written(key: str, option: Option) -> None:
    assert (read(key), option.key) == (option, key)


def test_every_key_of_every_recorded_question_reads_as_what_it_was_made_of() -> None:
    """All options that were offered, not only those that were chosen."""
    keys: set[str] = set()
    for path in games.paths():
        for game in games.read(path)[:8]:
            for state in games.played(game.record):
                keys.update(state.decision.keys if state.decision is not None else ())

    assert len(keys) > 500
    assert [key for key in keys if read(key).key != key] == []


@pytest.mark.parametrize(
    "text", ["", " ", "3 to", "player", "choose x", "put back", "destroy breach", "gain jade from", "p2"]
)
def test_any_text_is_read_as_something(text: str) -> None:
    assert isinstance(read(text), Option)


# Only one module reads keys

PARSING = frozenset(
    {"split", "rsplit", "partition", "rpartition", "startswith", "endswith", "removeprefix", "removesuffix"}
)
NAMES = frozenset({"key", "answer", "option"})


def parsed_keys(text: str) -> list[int]:
    """The lines in which something called a key is taken apart."""
    found = []
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in PARSING:
            of = node.func.value
            while isinstance(of, ast.Subscript):
                of = of.value
            name = of.id if isinstance(of, ast.Name) else of.attr if isinstance(of, ast.Attribute) else ""
            if name in NAMES or name in {"keys", "answers"}:
                found.append(node.lineno)
    return found


READER = "rules/core/options.py"


def test_nobody_else_takes_a_key_apart() -> None:
    found = {
        str(path.relative_to(SOURCE)): lines
        for path in sorted(SOURCE.rglob("*.py"))
        if (lines := parsed_keys(path.read_text(encoding="utf-8")))
    }

    assert {name: lines for name, lines in found.items() if name != READER} == {}


@pytest.mark.parametrize(
    "line",
    ['key.split(" ")[0]', 'd.keys[0].removeprefix("target ")', 'answer.startswith("play")', 'x.key.partition(" ")'],
)
def test_taking_a_key_apart_is_noticed(line: str) -> None:
    assert parsed_keys(line) == [1]


def test_other_texts_may_be_taken_apart() -> None:
    assert parsed_keys('address.split("/")') == []
