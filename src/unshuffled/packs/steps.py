"""Decoding effects: from YAML nodes to the records of `rules.effects`, by the tables of `grammar`."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, cast

from unshuffled.packs import limits
from unshuffled.packs.grammar import (
    AMOUNT_FIELDS,
    CONDITIONS,
    COUNTS,
    PICK,
    SELECTORS,
    VERBS,
    Entry,
    Field,
    Sort,
)
from unshuffled.packs.nodes import Node, did_you_mean
from unshuffled.rules.core.language import Amount, Block, Condition, Count, Step
from unshuffled.rules.effects.cards import Destroy, DestroyThis, Pick
from unshuffled.rules.effects.conditions import Comparison
from unshuffled.rules.effects.who import Who

ALIKE = 0.72
"""Verbs are many and short; a guess that is not close leads astray."""
ALL = "all"
"""Stands where a number would: as many as there are."""


class Blocks(dict[str, Block]):
    """Blocks by address, and where in the files each of them stands."""

    def __init__(self) -> None:
        super().__init__()
        self.nodes: dict[str, Node] = {}


def block(node: Node, address: str, blocks: Blocks) -> Block:
    """A list of steps, or one step, stored under its address."""
    nodes = node.list() if node.is_list else [node]
    made = Block(address, [step(n, f"{address}.{i}", blocks) for i, n in enumerate(nodes)])
    if address in blocks:
        raise node.oops(f"two blocks at {address}")
    blocks[address] = made
    blocks.nodes[address] = node
    return made


def step(node: Node, address: str, blocks: Blocks) -> Step:
    """One step: a bare word, or a mapping whose verb says how to read the rest."""
    if node.is_scalar:
        if not limits.ID.fullmatch(node.text()):
            raise node.oops(f"expected a step, got {node.shape()}")
        return cast("Step", _bare("verb", node, VERBS))
    entries = node.items()
    verb = next((key for key in entries if key in VERBS), None)
    if verb is None:
        word = next(iter(entries), "")
        if not word:
            raise node.oops("expected a step, got an empty mapping")
        raise node.oops(_unknown("verb", word, VERBS))
    entry = VERBS[verb]
    if entry.beside:
        return cast("Step", _side_by_side(entry, node, address, blocks))
    for key in entries:
        if key != verb:
            wrong = f"{verb}: unexpected key {key!r} beside the verb"
            if key in entry.fields or (key in PICK.fields and VERBS[verb].short == "pick"):
                wrong += f"; it stands inside: {verb}: {{{key}: ...}}"
            raise entries[key].oops(wrong)
    return cast("Step", _valued(entry, entries[verb], f"{address}.{verb}", blocks))


def _unknown(sort: str, word: str, table: dict[str, Entry]) -> str:
    """A word that is not known: the one that was meant, or all there are and where to ask for another."""
    wrong = f"unknown {sort} {word!r}{did_you_mean(word, table, ALIKE)}"
    return wrong if wrong.endswith("?") else f"{wrong}; if none of them says it, see CONTRIBUTING.md, 'A new verb'"


def _bare(sort: str, node: Node, table: dict[str, Entry]) -> Any:
    """A word that stands alone."""
    word = node.text()
    if word not in table:
        raise node.oops(_unknown(sort, word, table))
    entry = table[word]
    if not entry.bare:
        raise node.oops(f"{word}: expected {', '.join(entry.fields)}")
    return entry.record()


def _side_by_side(entry: Entry, node: Node, address: str, blocks: Blocks) -> Any:
    values: dict[str, Any] = {}
    for key, n in node.items().items():
        found = _field_of(entry, key, n)
        values[found.name] = field(found, n, f"{address}.{key}", blocks)
    return _build(entry, node, values)


def _valued(entry: Entry, value: Node, address: str, blocks: Blocks) -> Any:
    """Return the record of a word with its value: all fields in a mapping, or the one that the short spelling sets."""
    if entry.bare:
        raise value.oops(f"{entry.word}: takes no value; write the word alone")
    if issubclass(entry.record, Destroy) and value.is_scalar:
        value.word(("this",))
        return DestroyThis(Pick(), this=True)
    short = entry.fields.get(entry.short)
    if short is not None and short.kind.sort is Sort.PICK:
        if issubclass(entry.record, Destroy) and "played" in value.items():
            for key, n in value.items().items():
                if key != "played":
                    raise n.oops(f"{entry.word}: 'played' names the card; leave {key!r} out")
            return DestroyThis(Pick(), played=value.items()["played"].text())
        own = [key for key in value.items() if key in entry.fields and key != short.key]
        beside = {entry.fields[key].name: field(entry.fields[key], value.items()[key], "", Blocks()) for key in own}
        return entry.record(pick(value, own), **beside)
    if value.is_map and not _is_short_map(entry, short, value):
        values: dict[str, Any] = {}
        for key, n in value.items().items():
            if key == "count" and ALL in entry.fields and n.is_scalar and n.text() == ALL:
                values[ALL] = True
                continue
            found = _field_of(entry, key, n)
            values[found.name] = field(found, n, f"{address}.{key}", blocks)
        return _build(entry, value, values)
    if value.is_scalar and value.text() == ALL and ALL in entry.fields:
        return _build(entry, value, {ALL: True})
    if short is None:
        raise value.oops(f"{entry.word}: expected a mapping with {', '.join(entry.fields)}")
    return _build(entry, value, {short.name: field(short, value, address, blocks)})


def _is_short_map(entry: Entry, short: Field | None, value: Node) -> bool:
    """Is the mapping the value of the short spelling, rather than one of all fields?"""
    if short is None:
        return False
    keys = value.items().keys()
    if short.kind.sort in (Sort.CONDITION, Sort.CONDITIONS):
        return True
    return (
        short.kind.sort is Sort.AMOUNT
        and bool(keys)
        and entry.short not in keys
        and keys <= AMOUNT_FIELDS.fields.keys()
    )


def _field_of(entry: Entry, key: str, node: Node) -> Field:
    """Return the field with this key."""
    found = entry.fields.get(key)
    if found is None:
        amounts = [f.key for f in entry.fields.values() if f.kind.sort is Sort.AMOUNT]
        if key in AMOUNT_FIELDS.fields and amounts:
            raise node.oops(
                f"{entry.word}: {key!r} belongs to the amount: write {amounts[0]}: {{base: ..., {key}: ...}}"
            )
        raise node.oops(f"{entry.word}: unknown key {key!r}{did_you_mean(key, entry.fields)}")
    return found


def _build(entry: Entry, node: Node, values: dict[str, Any]) -> Any:
    for found in entry.fields.values():
        if found.needed and found.name not in values:
            raise node.oops(f"{entry.word}: {found.key!r} is missing")
    return entry.record(**values)


def field(found: Field, node: Node, address: str, blocks: Blocks) -> Any:
    """The value of one field, by its kind."""
    kind = found.kind
    if kind.sort is Sort.STEPS:
        return block(node, address, blocks)
    if kind.sort is Sort.OPTIONS:
        nodes = node.list() if node.is_list else []
        if len(nodes) < 2:
            raise node.oops("expected a list of at least two options, each a list of steps")
        return [block(n, f"{address}.{i}", blocks) for i, n in enumerate(nodes)]
    if kind.sort is Sort.CONDITIONS:
        return [condition(n) for n in node.list()]
    if kind.several:
        return [_single(found, n) for n in (node.list() if node.is_list else [node])]
    return _single(found, node)


def _single(found: Field, node: Node) -> Any:
    kind = found.kind
    if kind.sort is not Sort.WORD:
        return READERS[kind.sort](node)
    return node.word(kind.words) if kind.words else node.text()


def pick(node: Node, beside: Sequence[str] = ()) -> Pick:
    """A choice of cards. Some keys may be the verb's own."""
    values = {}
    for key, n in node.items().items():
        if key in beside:
            continue
        found = _field_of(PICK, key, n)
        values[found.name] = field(found, n, "", Blocks())
    return Pick(**values)


def amount(node: Node) -> Amount:
    """A number, or a mapping that counts."""
    if not node.is_map:
        return Amount(node.number())
    values: dict[str, Any] = {}
    for key, n in node.items().items():
        if key in ("base", "plus"):
            values[key] = n.number(-limits.NUMBER)
        elif key == "times":
            values[key] = n.number(-limits.TIMES, limits.TIMES)
        else:
            found = AMOUNT_FIELDS.fields.get(key)
            if found is None:
                raise n.oops(f"unknown key {key!r} of an amount{did_you_mean(key, AMOUNT_FIELDS.fields)}")
            values[found.name] = _single(found, n)
    return Amount(**values)


def _worded(sort: str, what: str, node: Node, table: dict[str, Entry]) -> Any:
    """A bare word, or a mapping with one key."""
    if node.is_scalar:
        return _bare(sort, node, table)
    entries = node.items()
    if len(entries) != 1:
        raise node.oops(f"expected one {what}")
    word, value = next(iter(entries.items()))
    if word not in table:
        raise node.oops(_unknown(sort, word, table))
    return _valued(table[word], value, "", Blocks())


def count(node: Node) -> Count:
    """Something countable."""
    return cast("Count", _worded("count", "thing to count", node, COUNTS))


def condition(node: Node) -> Condition:
    """A condition: `count` with a comparison, or a mapping with one key."""
    if node.is_map and "count" in node.items():
        made: Comparison = _side_by_side(CONDITIONS["count"], node, "", Blocks())
        if made.at_least < 0 and made.at_most < 0 and made.exactly < 0:
            raise node.oops("a count needs at_least, at_most or is")
        return made
    return cast("Condition", _worded("condition", "condition", node, CONDITIONS))


def who(node: Node) -> Who:
    """A selector of players."""
    return cast("Who", _worded("selector", "way to choose a player", node, SELECTORS))


READERS: dict[Sort, Callable[[Node], Any]] = {
    Sort.NUMBER: Node.number,
    Sort.FLAG: Node.flag,
    Sort.AMOUNT: amount,
    Sort.CONDITION: condition,
    Sort.COUNT: count,
    Sort.WHO: who,
    Sort.PICK: pick,
}
