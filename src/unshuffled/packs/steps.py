"""Decoding effects: from YAML nodes to the step records of `rules.effects`.

The records themselves say what they take: their fields, types, spellings (`SHORT`, `SPELL`, `KEYS`) and
allowed words (`VALUES`). This module reads those tables, and `schema` reads the same ones.
"""

from __future__ import annotations

import dataclasses
import types
import typing
from functools import cache
from typing import Any

from unshuffled.packs import limits
from unshuffled.packs.nodes import Node, did_you_mean
from unshuffled.rules.effects import VERBS
from unshuffled.rules.effects.base import (
    CONDITION_ARGS,
    CONDITIONS,
    COUNT_FIELDS,
    Amount,
    Condition,
    Count,
    Step,
)
from unshuffled.rules.effects.cards import Destroy, DestroyThis, Move, Pick
from unshuffled.rules.effects.who import PLAIN, WITH_ARG, Who
from unshuffled.rules.records import Block


class Blocks(dict[str, Block]):
    """Blocks by address, and where in the files each of them stands."""

    def __init__(self) -> None:
        super().__init__()
        self.nodes: dict[str, Node] = {}


WHOSE = {
    "prepped": ("you", "they", "all", "most"),
    "open_breaches": ("you", "they"),
    "hand": ("you", "they"),
    "life": ("this", "you", "they"),
    "charges": ("you", "they"),
}
TURN_ORDER_KINDS = ("nemesis", "player", "any", "own")


@cache
def hints(cls: type) -> dict[str, Any]:
    """The types of a record's fields."""
    return typing.get_type_hints(cls)


def spelled(cls: Any) -> dict[str, str]:
    """A record's fields by the names packs use."""
    return {cls.SPELL.get(field.name, field.name): field.name for field in dataclasses.fields(cls)}


def required(cls: Any) -> list[str]:
    """Fields without a default."""
    return [
        f.name
        for f in dataclasses.fields(cls)
        if f.default is dataclasses.MISSING and f.default_factory is dataclasses.MISSING
    ]


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
    """One step: a mapping whose verb says how to read the rest."""
    entries = node.items()
    verb = next((key for key in entries if key in VERBS), None)
    if verb is None:
        word = next(iter(entries), "")
        if not word:
            raise node.oops("expected a step, got an empty mapping")
        raise node.oops(f"unknown verb {word!r}{did_you_mean(word, VERBS)}")
    cls: Any = VERBS[verb]
    if cls.KEYS:
        for key in entries:
            if key not in cls.KEYS:
                raise entries[key].oops(f"{verb}: unknown key {key!r}{did_you_mean(key, cls.KEYS)}")
        values = {cls.KEYS[key]: field(cls, cls.KEYS[key], n, f"{address}.{key}", blocks) for key, n in entries.items()}
        return _build(cls, verb, node, values)
    for key in entries:
        if key != verb:
            raise entries[key].oops(f"{verb}: unexpected key {key!r} beside the verb")
    return _verb(cls, verb, entries[verb], f"{address}.{verb}", blocks)


def _verb(cls: Any, verb: str, value: Node, address: str, blocks: Blocks) -> Step:
    if issubclass(cls, Move):
        return _move(cls, value)
    names = spelled(cls)
    if value.is_map:
        keys = value.items()
        short = bool(keys) and cls.SHORT and cls.SHORT not in keys
        if short and keys.keys() <= spelled(Amount).keys() and _takes_amount(cls):
            return _build(cls, verb, value, {cls.SHORT: amount(value)})
        values: dict[str, Any] = {}
        for key, n in keys.items():
            if key == "count" and n.is_scalar and n.text() == "all" and "all" in names:
                values["all"] = True
                continue
            if key not in names:
                raise n.oops(f"{verb}: unknown key {key!r}{did_you_mean(key, names)}")
            values[names[key]] = field(cls, names[key], n, f"{address}.{key}", blocks)
        return _build(cls, verb, value, values)
    if value.is_scalar and value.text() == "all" and "all" in names:
        return _build(cls, verb, value, {"all": True})
    if not cls.SHORT:
        raise value.oops(f"{verb}: expected a mapping with {', '.join(names)}")
    return _build(cls, verb, value, {cls.SHORT: field(cls, cls.SHORT, value, address, blocks)})


def _takes_amount(cls: Any) -> bool:
    return hints(cls)[cls.SHORT] is Amount


def _move(cls: Any, value: Node) -> Step:
    """Discard, destroy and take: the mapping is the choice of cards itself."""
    if cls is Destroy and value.is_scalar:
        value.word(("this",))
        return DestroyThis(Pick(), this=True)
    if cls is Destroy and "played" in value.items():
        return DestroyThis(Pick(), played=value.items()["played"].text())
    return typing.cast("Step", cls(record(Pick, value)))


def _build(cls: Any, verb: str, node: Node, values: dict[str, Any]) -> Step:
    for name in required(cls):
        if name not in values:
            spelling = next((k for k, v in (cls.KEYS or spelled(cls)).items() if v == name), name)
            raise node.oops(f"{verb}: {spelling!r} is missing")
    return typing.cast("Step", cls(**values))


def field(cls: Any, name: str, node: Node, address: str, blocks: Blocks) -> Any:
    """One field of a record, by its type."""
    kind = hints(cls)[name]
    if isinstance(kind, types.UnionType):
        kind = next(k for k in typing.get_args(kind) if k is not type(None))
    allowed = cls.VALUES.get(name)
    if kind is int:
        return node.number()
    if kind is bool:
        return node.flag()
    if kind is str:
        return node.word(allowed) if allowed else node.text()
    if kind is Amount:
        return amount(node)
    if kind is Condition:
        return condition(node)
    if kind is Block:
        return block(node, address, blocks)
    if kind is Who:
        return who(node)
    return _list(kind, node, address, blocks, allowed)


def _list(kind: Any, node: Node, address: str, blocks: Blocks, allowed: tuple[str, ...] | None) -> list[Any]:
    element = typing.get_args(kind)[0]
    nodes = node.list() if node.is_list else [node]
    if element is Block:
        if not node.is_list or len(nodes) < 2:
            raise node.oops("expected a list of at least two options, each a list of steps")
        return [block(n, f"{address}.{i}", blocks) for i, n in enumerate(nodes)]
    if element is int:
        return [n.number() for n in nodes]
    return [n.word(allowed) if allowed else n.text() for n in nodes]


def record(cls: Any, node: Node) -> Any:
    """A plain record such as `Pick`."""
    names = spelled(cls)
    values = {}
    for key, n in node.items().items():
        if key not in names:
            raise n.oops(f"unknown key {key!r}{did_you_mean(key, names)}")
        values[names[key]] = field(cls, names[key], n, "", Blocks())
    return cls(**values)


def amount(node: Node) -> Amount:
    """A number, or a mapping that counts."""
    if not node.is_map:
        return Amount(node.number())
    values: dict[str, Any] = {}
    for key, n in node.items().items():
        if key == "per":
            values["per"] = count(n)
        elif key == "if":
            values["condition"] = condition(n)
        elif key == "half_up":
            values["half_up"] = n.flag()
        elif key in ("base", "plus"):
            values[key] = n.number(-limits.NUMBER)
        elif key == "times":
            values[key] = n.number(-limits.TIMES, limits.TIMES)
        else:
            raise n.oops(f"unknown key {key!r} of an amount{did_you_mean(key, spelled(Amount))}")
    return Amount(**values)


def count(node: Node) -> Count:
    """Something countable: a mapping with one key."""
    entries = node.items()
    if len(entries) != 1:
        raise node.oops("expected one thing to count")
    what, value = next(iter(entries.items()))
    if what not in COUNT_FIELDS:
        raise node.oops(f"unknown count {what!r}{did_you_mean(what, COUNT_FIELDS)}")
    short, allowed = COUNT_FIELDS[what]
    made = Count(what)
    if not value.is_map:
        if short:
            _set(made, short, value)
        return made
    for key, n in value.items().items():
        if key not in allowed:
            raise n.oops(f"{what}: unknown key {key!r}{did_you_mean(key, allowed)}")
        _set(made, key, n)
    return made


def _set(made: Count, key: str, node: Node) -> None:
    value: Any
    if key == "whose":
        value = node.word(WHOSE[made.what])
    elif key == "kind" and made.what == "turn_order_discard":
        value = node.word(TURN_ORDER_KINDS)
    elif key == "tier":
        value = node.number()
    elif key in ("other", "same_name", "adjacent"):
        value = node.flag()
    else:
        value = node.text()
    setattr(made, key, value)


def condition(node: Node) -> Condition:
    """A condition: `count` with a comparison, or a mapping with one key."""
    entries = node.items()
    if "count" in entries:
        made = Condition("count")
        for key, n in entries.items():
            if key == "count":
                made.count = count(n)
            elif key in ("at_least", "at_most"):
                setattr(made, key, n.number())
            elif key == "is":
                made.exactly = n.number()
            else:
                raise n.oops(f"unknown key {key!r}{did_you_mean(key, ('at_least', 'at_most', 'is'))}")
        if made.at_least < 0 and made.at_most < 0 and made.exactly < 0:
            raise node.oops("a count needs at_least, at_most or is")
        return made
    if len(entries) != 1:
        raise node.oops("expected one condition")
    what, value = next(iter(entries.items()))
    if what not in CONDITIONS:
        raise node.oops(f"unknown condition {what!r}{did_you_mean(what, CONDITIONS)}")
    if what == "not":
        return Condition("not", parts=[condition(value)])
    if what == "all":
        return Condition("all", parts=[condition(n) for n in value.list()])
    allowed = CONDITION_ARGS[what]
    if not allowed:
        value.word(("true",))
        return Condition(what)
    return Condition(what, value.word(allowed))


def who(node: Node) -> Who:
    """A selector of players: a word, or a mapping with one key."""
    if node.is_scalar:
        return Who(node.word(PLAIN))
    entries = node.items()
    if len(entries) != 1:
        raise node.oops("expected one way to choose a player")
    what, value = next(iter(entries.items()))
    if what not in WITH_ARG:
        raise node.oops(f"unknown selector {what!r}{did_you_mean(what, WITH_ARG)}")
    return Who(what, value.text())
