"""The JSON Schema accepts what the loader accepts, and marks a wrong word once, where it stands."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.packs_room import cookbook
from tests.packs_room.schemas import marks
from tests.packs_room.test_errors import STEPS
from unshuffled.packs import nodes, steps
from unshuffled.packs.grammar import CONDITIONS, COUNTS, SELECTORS, VERBS, Entry
from unshuffled.packs.library import SHIPPED

ROOT = Path(__file__).parents[2]
FILES = sorted(path for folder in (SHIPPED, ROOT / "tests/packs", ROOT / "examples") for path in folder.rglob("*.yaml"))
WORD = re.compile(r"\w+")
TABLES = {"step": VERBS, "count": COUNTS, "condition": CONDITIONS, "who": SELECTORS}
READERS: dict[str, Callable[[nodes.Node], object]] = {
    "steps": lambda node: steps.block(node, "test", steps.Blocks()),
    "step": lambda node: steps.step(node, "test", steps.Blocks()),
    "count": steps.count,
    "condition": steps.condition,
    "who": steps.who,
    "amount": steps.amount,
    "cards": steps.pick,
}


def is_read(text: str, part: str) -> bool:
    """Return whether the loader accepts the text as this part of a pack."""
    try:
        READERS[part](nodes.read(text, "test"))
    except (nodes.Oops, nodes.PackError):
        return False
    return True


@pytest.mark.parametrize("file", FILES, ids=[path.relative_to(path.parents[1]).as_posix() for path in FILES])
def test_schema_accepts_every_pack_of_the_repository(file: Path) -> None:
    assert marks(file.read_text(encoding="utf-8")) == []


def test_schema_accepts_the_cookbook() -> None:
    for id, text in cookbook.recipes().items():
        assert marks(f"cards:\n{text}") == [], id


@pytest.mark.slow("several hundred examples, each read by the loader and held against the schema")
def test_schema_accepts_every_effect_that_the_pages_for_authors_name() -> None:
    """Whatever between backticks the loader reads as a part of an effect."""
    pages = sorted((ROOT / "docs/authors").glob("*.md"))
    spans = {span for page in pages for span in re.findall(r"`([^`\n]+)`", page.read_text(encoding="utf-8"))}
    named = [
        (span, part)
        for span in sorted(spans)
        for part, table in TABLES.items()
        if not table.keys().isdisjoint(WORD.findall(span)[:1])
    ]
    read = [(span, part) for span, part in named if is_read(span, part)]

    assert len(read) > 100
    assert [(span, part) for span, part in read if marks(span, part) != []] == []


def spellings(word: str, entry: Entry) -> Iterator[str]:
    """Yield every way in which a word without fields can stand, and some in which it cannot."""
    yield word
    for value in ("true", "'true'", "this", "all", "false", "1"):
        yield f"{{{word}: {value}}}"


@pytest.mark.parametrize("part", TABLES)
def test_schema_and_loader_agree_about_words_without_fields(part: str) -> None:
    for word, entry in TABLES[part].items():
        for text in spellings(word, entry) if entry.bare else ():
            assert (marks(text, part) == []) == is_read(text, part), text


@pytest.mark.parametrize(
    ("text", "part"),
    [
        ("{count: gained, at_least: 1}", "condition"),
        ("{count: played, is: '2'}", "condition"),
        ("{not: your_turn}", "condition"),
        ("{exhausted: any}", "condition"),
        ("{exhausted: {whose: any}}", "condition"),
        ("{all: [your_turn, {exhausted: you}]}", "condition"),
        ("{deal: 3}", "steps"),
        ("[{deal: '3'}]", "steps"),
        ("[{deal: {base: 1, per: {hand: you}}}]", "steps"),
        ("[{deal: {amount: {base: -1, plus: -2}, target: minion}}]", "steps"),
        ("[{destroy: this}, {destroy: {played: it}}, {destroy: {from: [hand, discard], up_to: 2}}]", "steps"),
        ("[{repeat: 2, do: {deal: 1}}]", "steps"),
        ("[{next_time: start_of_player_turn, until: your_next_turn, do: [{deal: 1}]}]", "steps"),
        ("[{if: your_turn, then: [{deal: 1}], else: {aether: 1}}]", "steps"),
        ("[{put_revealed: {to: bottom, most_expensive: true}}]", "steps"),
        ("{from: hand, most_expensive: 'true'}", "cards"),
        ("{tokens: {name: 7}}", "count"),
    ],
)
def test_schema_accepts_what_the_loader_accepts(text: str, part: str) -> None:
    if not is_read(text, part):
        pytest.fail(f"the loader refuses {text}")
    assert marks(text, part) == []


@pytest.mark.parametrize("marked", [text for text, _ in STEPS])
def test_schema_marks_a_wrong_step_with_few_words(marked: str) -> None:
    """One error, or two where a thing is wrong in two ways; the loader alone refuses what must be counted or looked up."""
    assert len(marks(marked.replace("^", ""), "steps")) <= 2


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("[{deal: 1}, {deall: 3}]", ["1: Additional properties are not allowed ('deall' was unexpected)"]),
        (
            "[{may: [{if: your_turn, then: [{deall: 3}]}]}]",
            ["0.may.0.then.0: Additional properties are not allowed ('deall' was unexpected)"],
        ),
        ("[{deal: {amont: 3}}]", None),
        (
            "[{deal: {base: 1, per: {hnd: you}}}]",
            ["0.deal.per: Additional properties are not allowed ('hnd' was unexpected)"],
        ),
    ],
)
def test_schema_marks_an_unknown_word_where_it_stands(text: str, expected: list[str] | None) -> None:
    found = marks(text, "steps")

    if expected is None:
        assert {mark.partition(":")[0] for mark in found} == {"0.deal"}
    else:
        assert found == expected


def test_schema_marks_an_unknown_bare_word_with_those_that_exist() -> None:
    [mark] = marks("[cancel_drwn]", "steps")

    assert mark.startswith("0: 'cancel_drwn' is not one of ['play_it', ")
