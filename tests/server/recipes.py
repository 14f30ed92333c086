"""Odd messages from recipes. Hypothesis makes the recipes, a few bytes each; `cook` makes of one what goes over the socket.

A recipe is read byte by byte, and every byte is a choice. So hypothesis has little to make (a hundred thousand messages
take seconds), and can still make a message that breaks something smaller.
"""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from typing import Any, get_args

from unshuffled.wire import protocol as p

VALID: dict[str, dict[str, Any]] = {
    "hello": {"protocol": 1, "since": 0},
    "answer": {"key": "end", "at": 0},
    "take_back": {"to": 0},
    "vote_back": {"agrees": True},
    "redo": {},
    "save": {"name": "before"},
    "suggest": {"what": "end"},
    "say": {"phrase": "hello", "words": ""},
    "switch_chat": {"on": True},
    "renew_links": {},
    "list_table": {"on": True},
    "seen": {"number": 0},
    "give_nonce": {"nonce": "0123456789abcdef"},
    "take_seat": {"seat": 0},
    "give_seat": {"seat": 0, "to": "PERSON"},
    "leave_seat": {"seat": 0},
    "seat_mind": {"seat": 0, "mind": "quick"},
    "agree_minds": {"stand_in": "quick", "after": 60, "instant": True},
    "decide_in_advance": {"kinds": ["decline"]},
    "choose": {"setup": {"mages": ["plain_one", "plain_two"], "nemesis": "tally", "market": ["deck_destruction_base"]}},
    "begin": {},
    "decide": {"at": 0, "step": "mages", "picked": ["brama"], "own": [[]]},
    "why": {"key": "focus 1"},
    "forecast": {},
    "hint": {},
    "ping": {},
}
"""One message of each kind as it should be; a test compares the kinds with the protocol's."""
KINDS = sorted(VALID, key=["ping"].__contains__, reverse=True)
"""An empty recipe makes the cheapest: a ping."""
NUMBERS = [0, 1, 2, 3, 4, -1, 99, 2**31, 2**53, 2**53 + 1, 2**63, 2**64, -(2**70), 0.5, 1e308, True]
TEXTS = [
    "", " ", "end", "play crystal", "random", "brama", "\x00", "\u202e", "\ud7ff\uffff", "é" * 60, "x" * 201, "x" * 3000,
    "../../etc/passwd", "'; drop table entries; --", "{{7*7}}", "%s%n", "\r\nX: y", "<script>", "🂡", "seed", "null", "__class__",
]  # fmt: skip
OTHERS: list[Any] = [None, [], {}, [[]], {"a": {}}, ["random"] * 30, {"kind": "hello"}, [None], {"mages": []}, {"": ""}]
LITERALS = [
    "1e400",
    "-0",
    "9" * 400,
    "9" * 5000,
    "NaN",
    "Infinity",
    '"\\ud800"',
    '"\\u0000"',
    "0x10",
    "'a'",
    "1.",
    "{",
    "]",
]
"""What no JSON encoder writes."""
SIZE = 50_000
"""Characters of the deepest: what is too large closes the socket, which is a test of its own."""
SETUP_FIELDS = ["mages", "nemesis", "difficulty", "market", "edition", "switches", "packs"]
SWITCHES = ["wild_card", "solo_life", "basic_pool", "nothing"]


@dataclass
class Around:
    """What an attacker knows: the people, tables and options it has seen or guesses."""

    people: list[str] = field(default_factory=lambda: [""])
    tables: list[str] = field(default_factory=lambda: [""])
    keys: list[str] = field(default_factory=lambda: ["end"])
    at: int = 0


class Recipe:
    """Choices, one after the other; when they are used up it is always the first."""

    def __init__(self, data: bytes) -> None:
        self._data = data
        self._at = 0

    def byte(self) -> int:
        """The next byte."""
        self._at += 1
        return self._data[self._at - 1] if self._at <= len(self._data) else 0

    def of(self, things: list[Any]) -> Any:
        """One of these."""
        return things[self.byte() % len(things)]

    def rest(self) -> bytes:
        """What is left of it."""
        return self._data[self._at :]


def value(recipe: Recipe, around: Around) -> Any:
    """Something to stand in a field."""
    match recipe.byte() % 6:
        case 0:
            return recipe.of(NUMBERS)
        case 1:
            return recipe.of(TEXTS)
        case 2:
            return recipe.of(OTHERS)
        case 3:
            return recipe.of(around.people + around.tables)
        case 4:
            return recipe.of(around.keys)
        case _:
            return recipe.rest().decode("utf-8", "replace")


def proper(recipe: Recipe, around: Around) -> dict[str, Any]:
    """A message as the protocol wants it, with the table's own options and people in it."""
    kind = recipe.of(KINDS)
    message = {"kind": kind, "ref": recipe.byte(), **VALID[kind]}
    for name in message:
        match name:
            case "key" | "what":
                message[name] = recipe.of(around.keys)
            case "at":
                message[name] = around.at
            case "seat":
                message[name] = recipe.byte() % 4
            case "to":
                message[name] = recipe.of(around.people) if kind == "give_seat" else recipe.byte()
            case "since":
                message[name] = recipe.byte()
    return message


def setup(recipe: Recipe, around: Around) -> dict[str, Any]:
    """A setup with some fields that are not as they should be."""
    made: dict[str, Any] = {}
    for _ in range(1 + recipe.byte() % 2):
        name = recipe.of(SETUP_FIELDS)
        made[name] = value(recipe, around)
        if name == "switches" and recipe.byte() % 2:
            made[name] = {recipe.of(SWITCHES): made[name]}
        elif name in {"mages", "market"} and recipe.byte() % 2:
            made[name] = [made[name]] * (recipe.byte() % 6)
    return made


def cook(data: bytes, around: Around) -> tuple[str | bytes, bool]:
    """What this recipe makes, and whether it is sent as text."""
    recipe = Recipe(data)
    way = recipe.byte() % 20
    message: Any = proper(recipe, around)
    match way:
        case 0 | 1 | 16 | 17 | 18 | 19:
            pass
        case 2 | 3 | 4:
            message[recipe.of(list(message))] = value(recipe, around)
        case 5:
            message.pop(recipe.of(list(message)))
        case 6:
            message[recipe.of(TEXTS)] = value(recipe, around)
        case 7:
            message = {"kind": "choose", "setup": setup(recipe, around)}
        case 8:
            message = value(recipe, around)
        case 9:
            # A value that only a hand can write.
            name = recipe.of(list(message))
            text = json.dumps({**message, name: "HERE"})
            return text.replace('"HERE"', recipe.of(LITERALS)), True
        case 10:
            # Deep inside.
            depth = recipe.of([10, 100, 1000, 5000])
            opening, closing = recipe.of([("[", "]"), ('{"a":', "}"), ('{"kind":"say","words":', "}")])
            depth = min(depth, SIZE // len(opening + closing))
            return opening * depth + json.dumps(message) + closing * (depth if recipe.byte() % 2 else 0), True
        case 11:
            # One character is another, or is missing, or the end is.
            text = json.dumps(message)
            at = (recipe.byte() * 256 + recipe.byte()) % len(text)
            return text[:at] + recipe.of(["", '"', "}", "0", "\x00", "é", "\\"]) + text[at + 1 :], True
        case 12:
            text = json.dumps(message)
            return text[: (recipe.byte() * 256 + recipe.byte()) % len(text)], True
        case 13:
            # Bytes that are no UTF-8, inside a text that would be fine.
            return json.dumps(message).encode().replace(
                b'"', recipe.of([b'"\xff', b'"\xc0\x80', b'\xed\xa0\x80"']), 3
            ), False
        case 14:
            return recipe.rest(), False
        case _:
            return recipe.rest().decode("utf-8", "replace"), True
    text = json.dumps(message)
    return (text, True) if recipe.byte() % 2 else (text.encode(), False)


def protocol_kinds() -> set[str]:
    """The kinds a client may send."""
    return {str(kind.__struct_config__.tag) for kind in get_args(p.ClientMessage)}
