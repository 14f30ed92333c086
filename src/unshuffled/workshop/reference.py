"""The reference of the effect language as a page: made from the records, with real cards as examples.

Every word of the language (verbs, selectors, counts, conditions) is shown with the shortest effect of the packs that
uses it, as it stands in the file, and with the sentence that is made of it.
"""

from __future__ import annotations

import dataclasses
import re
from collections.abc import Iterator
from textwrap import dedent
from typing import Any

from unshuffled.packs import library
from unshuffled.packs.grammar import CONDITIONS, COUNTS, ENTRIES, PICK, SELECTORS, VERBS, Entry, Field, Sort
from unshuffled.packs.nodes import Node
from unshuffled.rules.core.content import Content
from unshuffled.rules.core.language import Block, Condition, Count, Step
from unshuffled.rules.effects.who import Who
from unshuffled.words import steps, texts
from unshuffled.words.phrases import Name
from unshuffled.words.players import THAT_PLAYER, Context
from unshuffled.words.speech import Voice

Word = tuple[str, str]
"""A kind of word (verb, who, count, condition) and the word."""

HEAD = """\
# Every word of the effect language

This page is made by `unshuffled pack reference` from the table of words that the decoder reads. Each word is shown with the
shortest effect of the shipped packs that uses it: the card it is from, its YAML, and the sentence that is made of it.
[effects.md](effects.md) explains how the words fit together.
"""
REFERS = {
    "card": "id of a card",
    "mage": "id of a mage",
    "kind": "kind of card",
    "deck": "deck of the nemesis",
    "counter": "counter of the nemesis",
    "routine": "routine of the nemesis",
    "part": "part of its cards",
    "name": "name given with `as`",
}


@dataclasses.dataclass(slots=True)
class Example:
    """An effect that uses a word."""

    owner: Name
    yaml: str
    sentence: str


def page() -> str:
    """The whole page, in Markdown."""
    found = examples()
    parts = [HEAD]
    parts += ["## Verbs\n", *(_verb(entry, found.get(("verb", verb))) for verb, entry in VERBS.items())]
    parts += ["## Choosing players\n", "The value of `for`.\n"]
    parts += [_word("who", word, found) for word in SELECTORS]
    parts += ["## Counts\n", "The value of `per` in an amount, and of `count` in a condition.\n"]
    parts += [_word("count", word, found) for word in COUNTS]
    parts += ["## Conditions\n", "The value of `if`, `until`, `lose_when` and `none_while`.\n"]
    parts += [_word("condition", word, found) for word in CONDITIONS]
    return "\n".join(parts)


def _verb(entry: Entry, example: Example | None) -> str:
    lines = [f"### {entry.word}\n", entry.help + "\n"]
    shown = PICK if any(field.kind.sort is Sort.PICK for field in entry.fields.values()) else entry
    rows = [_field(entry, field) for field in shown.fields.values()]
    if shown is PICK:
        rows += [_field(entry, f) for f in entry.fields.values() if f.key not in (entry.short, "this", "played")]
    if "played" in entry.fields:
        rows.append("| instead: `this`, or `played: NAME` | | |")
    if rows:
        lines += ["| field | takes | |", "|---|---|---|", *rows, ""]
    else:
        lines.append("It stands alone.\n")
    return "\n".join(lines + _shown(example))


def _field(entry: Entry, field: Field) -> str:
    kind = field.kind
    takes = " ".join(f"`{word}`" for word in kind.words) or (REFERS.get(kind.refers) or kind.sort.value)
    notes = ["several, in a list"] if kind.several or kind.sort is Sort.OPTIONS else []
    notes += ["needed"] if field.needed else []
    notes += [f"short: `{entry.word}: …`"] if entry.short == field.key else []
    return f"| `{field.key}` | {takes} | {', '.join(notes)} |"


def _word(kind: str, word: str, found: dict[Word, Example]) -> str:
    return "\n".join([f"### {kind}: {word}\n", *_shown(found.get((kind, word)))])


def _shown(example: Example | None) -> list[str]:
    if example is None:
        return ["No list of steps in the shipped packs uses it.\n"]
    sentence = example.sentence.replace("\n", "  \n> ")
    return [f"From *{example.owner.id}*:\n", f"```yaml\n{example.yaml}\n```\n", f"> {sentence}\n"]


def examples() -> dict[Word, Example]:
    """The shortest effect that uses each word."""
    content, blocks = library.compile_folders(library.shipped())
    voice = Voice(content, "en")
    sources: dict[str, str] = {}
    best: dict[Word, tuple[tuple[bool, int, str], Step, Node, str]] = {}
    for address, block in content.blocks.items():
        # Whole effects only: what stands inside another step belongs to that one.
        if address not in blocks.nodes or _is_inside(content, address):
            continue
        node = blocks.nodes[address]
        nodes = node.list() if node.is_list else [node]
        for step, at in zip(block.steps, nodes, strict=True):
            # Rather what a card does than what hangs on a moment or a difficulty.
            size = ("." in address or "@" in address, at.yaml.end_mark.index - at.yaml.start_mark.index, address)
            for word in set(_words(step)):
                if word not in best or size < best[word][0]:
                    best[word] = (size, step, at, address)
    made: dict[Word, Example] = {}
    for word, (_, step, at, address) in best.items():
        owner = _owner(content, re.split("[/@]", address)[0])
        context = _context(content, owner)
        if address.endswith("/to_discard"):
            context = dataclasses.replace(context, group="no")
        elif owner.kind == "nemesis" and "/hooks." in address:
            context = context.third(THAT_PLAYER)
        said = voice(steps.block(Block("", [step]), context))
        if at.file not in sources:
            sources[at.file] = (library.SHIPPED / at.file).read_text(encoding="utf-8")
        made[word] = Example(Name("name", voice.name(owner)), _source(at, sources[at.file]), said)
    return made


def _is_inside(content: Content, address: str) -> bool:
    """Does the block belong to a step of another one?"""
    parts = address.split(".")
    return any(".".join(parts[:n]) in content.blocks for n in range(1, len(parts)))


def _source(node: Node, text: str) -> str:
    """The node as it stands in its file, without comments and the indentation around it."""
    start, end = node.yaml.start_mark, node.yaml.end_mark
    whole = " " * start.column + "\n".join(text.split("\n")[start.line : end.line + 1])[start.column :]
    last = text.split("\n")[end.line][: end.column] if end.line < len(text.split("\n")) else ""
    lines = whole.split("\n")
    lines[-1] = last if len(lines) > 1 else lines[-1][: end.column]
    kept = [line for line in lines if line.strip() and not line.strip().startswith("#")]
    return dedent("\n".join(kept))


def _owner(content: Content, id: str) -> Name:
    kind = "card" if id in content.index else "mage" if id in content.mages else "nemesis"
    return Name(kind, id)


def _context(content: Content, owner: Name) -> Context:
    if owner.kind == "card":
        return texts.context_of(content.card(owner.id))
    if owner.kind == "mage":
        return Context()
    return Context(this="nemesis", nemesis=owner.id, group="yes")


def _words(part: Any) -> Iterator[Word]:
    """Every word that a step uses, in whatever is inside it too."""
    if isinstance(part, Block):
        for step in part.steps:
            yield from _words(step)
    elif isinstance(part, list):
        for inner in part:
            yield from _words(inner)
    elif type(part) in ENTRIES:
        entry = ENTRIES[type(part)]
        for sort, record in (("verb", Step), ("condition", Condition), ("count", Count), ("who", Who)):
            if isinstance(part, record):
                yield sort, entry.word
        for field in entry.fields.values():
            yield from _words(getattr(part, field.name))
