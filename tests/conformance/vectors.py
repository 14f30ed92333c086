"""Reading worked examples: what may stand in a vector, checked down to the last word.

A file of `examples/` is a list of examples. One looks like this:

    - id: EX-CAST-01
      title: Forced cast from a closed breach
      source: [PL-WE 13]                # where the books print it
      clauses: [CAST-02, CAST-05]       # what it shows; the ledger counts these
      assume: [...]                     # facts that the book leaves open
      derived: [...]                    # results that are not printed but follow from the rules
      notes: [...]
      given: {phase: casting, you: {hand: [crystal], prepped: {III: jagged_lightning}}}
      do: [no]
      expect: {nemesis_life: 67, you: {discard: [jagged_lightning], prepped: {}}}
      alternatives:
        - {title: The card is discarded, do: [discard crystal, player 1], expect: {...}}

`given` is the position (`GIVEN`, `PLAYER_GIVEN`); what it does not name is as `tests.table.position` lays it. With
`phase: setup` a game is only set up, and `expect` reads the table.

`do` is a list. A text is an answer, and must be an option at that moment. The rest are mappings:
`{begin: casting}` starts that phase of player 1's turn; `{turn: next}` draws a turn order card; `{nemesis: main}` and
`{nemesis: end}` run a part of the nemesis's turn; `{nemesis_draws: smite}` resolves a card; `{effect: [steps], by: 1}`
resolves steps of the effect language, for the nemesis if there is no `by`; `{expect: {...}}` looks in between.

`expect` (`EXPECT`, `PLAYER_EXPECT`) names what has changed since the position, or since the last look. **What it does
not name must be as it was.** Decks are listed from the top, discard piles from the bottom; a hand has no order. A pile
is a list, or `{any_order: [...]}`, or `{size: 6}`. An example says only what is different in `given` of an alternative.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

from tests.table import DIRECTIONS, NUMERALS, content
from unshuffled.packs import nodes, steps
from unshuffled.packs.nodes import Node, did_you_mean
from unshuffled.rules.core import constants
from unshuffled.rules.core.events import FIELDS
from unshuffled.rules.core.language import Block
from unshuffled.rules.core.setup import DIFFICULTIES
from unshuffled.rules.core.switches import EDITIONS

Reader = Callable[[Node], Any]
FOLDER = Path(__file__).parent / "examples"
PHASES = ("none", "setup", "turn", "casting", "main", "draw")
SEATS = ("you", "p2", "p3", "p4")


@dataclass
class AnyOrder:
    """A pile of which only the cards are known."""

    cards: list[Any]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, list) and sorted(other) == sorted(self.cards)

    __hash__ = None  # type: ignore[assignment]


@dataclass
class Size:
    """A pile of which only the size is known."""

    count: int

    def __eq__(self, other: object) -> bool:
        return isinstance(other, list) and len(other) == self.count

    __hash__ = None  # type: ignore[assignment]


@dataclass
class Do:
    """One thing that happens: `verb` and what it takes."""

    verb: str
    value: Any
    by: int = 0


@dataclass
class Case:
    """What is run: a position, what is done, and what must be true afterwards."""

    name: str
    given: dict[str, Any]
    do: list[Do]
    expect: dict[str, Any]


@dataclass
class Example:
    """A worked example with its alternatives."""

    id: str
    clauses: list[str]
    cases: list[Case] = field(default_factory=list)


def mapping(readers: Mapping[str, Reader]) -> Reader:
    """A mapping with these keys and no others."""

    def read(node: Node) -> dict[str, Any]:
        made = {}
        for key, value in node.items().items():
            if key not in readers:
                raise value.oops(f"unknown key {key!r}{did_you_mean(key, readers)}")
            made[key] = readers[key](value)
        return made

    return read


def listed(reader: Reader) -> Reader:
    """A list of such things."""
    return lambda node: [reader(n) for n in node.list()]


def each(key: Callable[[Node, str], object], reader: Reader) -> Reader:
    """A mapping whose keys are checked by `key`."""

    def read(node: Node) -> dict[str, Any]:
        made = {}
        for name, value in node.items().items():
            key(value, name)
            made[name] = reader(value)
        return made

    return read


def one_of(*words: str) -> Reader:
    """One of these words."""
    return lambda node: node.word(words)


def text(node: Node) -> str:
    """Any text."""
    return node.text()


def number(node: Node) -> int:
    """A whole number."""
    return node.number()


def flag(node: Node) -> bool:
    """`true` or `false`."""
    return node.flag()


def card(node: Node) -> str:
    """The id of a card."""
    return node.word(content().index)


def pile(reader: Reader) -> Reader:
    """A pile as `expect` writes it."""

    def read(node: Node) -> object:
        if node.is_list:
            return [reader(n) for n in node.list()]
        found: dict[str, Any] = mapping({"any_order": listed(reader), "size": number})(node)
        if len(found) != 1:
            raise node.oops("expected a list, {any_order: [...]} or {size: n}")
        return Size(found["size"]) if "size" in found else AnyOrder(found["any_order"])

    return read


def _known(words: Mapping[str, object] | tuple[str, ...]) -> Callable[[Node, str], object]:
    def check(node: Node, key: str) -> None:
        if key not in words:
            raise node.oops(f"unknown key {key!r}{did_you_mean(key, words)}")

    return check


def _any(node: Node, key: str) -> None:
    """Names that belong to one nemesis or mage are checked when the position is laid."""


def _card_key(node: Node, key: str) -> None:
    _known(content().index)(node, key)


def _spells(node: Node) -> list[str]:
    return [card(n) for n in node.list()] if node.is_list else [card(node)]


def _in_play(full: bool) -> Reader:
    """`[grubber: 5, planar_collision: 1]`; a position may leave the printed number out."""

    def read(node: Node) -> list[Any]:
        made: list[Any] = []
        for entry in node.list():
            if entry.is_map:
                made += list(each(_card_key, number)(entry).items())
            elif full:
                raise entry.oops("expected a card with its life or tokens, as {grubber: 5}")
            else:
                made.append(card(entry))
        return made

    return read


def _switch(node: Node) -> str | int:
    value = node.text()
    return int(value) if value.isdigit() else value


def _answer(node: Node) -> str:
    """A key of the main phase that must not be an option; one that can never be an option would prove nothing."""
    return node.word(content().player_acts)


def _action(node: Node, key: str) -> None:
    _known(tuple({act.split()[0] for act in content().player_acts}))(node, key)


def _course(node: Node) -> list[str]:
    """Events in their order; there must be no others of these names."""
    if not node.list():
        raise node.oops("an empty course looks at nothing")
    return [_event(n) for n in node.list()]


def _event(node: Node) -> str:
    words = node.text().split()
    if not words or words[0] not in FIELDS:
        raise node.oops(f"unknown event {node.text()!r}{did_you_mean(words[0] if words else '', FIELDS)}")
    return " ".join(words)


_breach = _known(NUMERALS)
_turn_card = one_of(*constants.TURN_CARDS)
_numbers = each(_any, number)
_cards = listed(card)

PLAYER_GIVEN: dict[str, Reader] = {
    "hand": _cards,
    "deck": _cards,
    "discard": _cards,
    "played": _cards,
    "breaches": each(_breach, one_of(*DIRECTIONS)),
    "prepped": each(_breach, _spells),
    "life": number,
    "charges": number,
    "aether": number,
    "tokens": _numbers,
}
PLAYER_EXPECT: dict[str, Reader] = {
    **{zone: pile(card) for zone in ("hand", "deck", "discard", "played")},
    "breaches": PLAYER_GIVEN["breaches"],
    "prepped": PLAYER_GIVEN["prepped"],
    "life": number,
    "max_life": number,
    "charges": number,
    "aether": number,
    "limited": number,
    "tokens": _numbers,
    "exhausted": flag,
    "number": number,
    "open_cost": each(_breach, number),
    "focus_cost": each(_breach, number),
}
GIVEN: dict[str, Reader] = {
    "phase": one_of(*PHASES),
    "mages": listed(text),
    "nemesis": text,
    "market": listed(text),
    "difficulty": one_of(*DIFFICULTIES),
    "edition": one_of(*EDITIONS),
    "switches": each(_any, _switch),
    "gravehold": number,
    "nemesis_life": number,
    "in_play": _in_play(full=False),
    "nemesis_deck": _cards,
    "turn_deck": listed(_turn_card),
    "turn_discard": listed(_turn_card),
    "counters": _numbers,
    "supply": each(_card_key, number),
    "tier": number,
    "wild_token": number,
    **{seat: mapping(PLAYER_GIVEN) for seat in SEATS},
}
EXPECT: dict[str, Reader] = {
    "gravehold": number,
    "nemesis_life": number,
    "in_play": _in_play(full=True),
    "nemesis_deck": pile(card),
    "nemesis_discard": pile(card),
    "turn_deck": pile(_turn_card),
    "turn_discard": pile(_turn_card),
    "counters": _numbers,
    "supply": each(_card_key, number),
    "destroyed": pile(card),
    "decks": each(_any, pile(card)),
    "tier": number,
    "wild_token": number,
    "pair_tokens": each(_known(("1/2", "3/4")), text),
    "outcome": text,
    **{seat: mapping(PLAYER_EXPECT) for seat in SEATS},
    # Looked at only when they are named:
    "active": one_of("1", "2", "3", "4", "nemesis", "nobody"),
    "decider": one_of("1", "2", "3", "4", "players"),
    "options": listed(text),
    "offers": each(_action, listed(text)),
    "illegal": listed(_answer),
    "course": _course,
    "gravehold_max": number,
    "nemesis_max": number,
    "nemesis_tiers": listed(number),
    "basics": listed(number),
    "increased_difficulty": flag,
    "numbers": pile(number),
    "shuffled": listed(one_of("turn_deck", "nemesis_deck", "numbers", "strike")),
}


def _block(node: Node) -> Block:
    return steps.block(node, "example", steps.Blocks())


def _look(node: Node) -> dict[str, Any]:
    found: dict[str, Any] = mapping(EXPECT)(node)
    return found


VERBS: dict[str, Reader] = {
    "begin": one_of("turn", "casting", "main", "draw"),
    "turn": one_of("next"),
    "nemesis": one_of("main", "end"),
    "nemesis_draws": card,
    "effect": _block,
    "expect": _look,
}


def _do(node: Node) -> Do:
    if not node.is_map:
        return Do("answer", node.text())
    found: dict[str, Any] = mapping({**VERBS, "by": number})(node)
    by = found.pop("by", 0)
    if len(found) != 1 or (by and "effect" not in found):
        raise node.oops(f"expected one of {', '.join(VERBS)}; `by` belongs to `effect`")
    verb, value = next(iter(found.items()))
    return Do(verb, value, by)


CASE: dict[str, Reader] = {"title": text, "given": mapping(GIVEN), "do": listed(_do), "expect": _look}
EXAMPLE: dict[str, Reader] = {
    "id": text,
    **CASE,
    "source": listed(text),
    "clauses": listed(text),
    "assume": listed(text),
    "derived": listed(text),
    "notes": listed(text),
    "alternatives": listed(mapping(CASE)),
}


def _over(base: Mapping[str, Any], changes: Mapping[str, Any]) -> dict[str, Any]:
    """The position of an alternative: what it names replaces the example's, players and tables entry by entry."""
    made = dict(base)
    for key, value in changes.items():
        made[key] = _over(made.get(key, {}), value) if isinstance(value, dict) and key != "prepped" else value
    return made


def example(node: Node) -> Example:
    """One example, with the base case first."""
    found = mapping(EXAMPLE)(node)
    for key in ("id", "title", "source", "clauses", "given", "expect"):
        if key not in found:
            raise node.oops(f"{found.get('id', 'an example')}: {key!r} is missing")
    made = Example(found["id"], found["clauses"])
    made.cases.append(Case(made.id, found["given"], found.get("do", []), found["expect"]))
    for other in found.get("alternatives", []):
        if "title" not in other or "expect" not in other:
            raise node.oops(f"{made.id}: an alternative needs a title and what to expect")
        given = _over(found["given"], other.get("given", {}))
        name = f"{made.id}: {other['title']}"
        made.cases.append(Case(name, given, other.get("do", []), other["expect"]))
    return made


def read(source: str, file: str = "example.yaml") -> list[Example]:
    """All examples of one file; the first mistake is reported with its line."""
    return [example(entry) for entry in nodes.read(source, file).list()]


@cache
def examples() -> list[Example]:
    """All examples of the folder."""
    return [found for path in sorted(FOLDER.glob("*.yaml")) for found in read(path.read_text("utf-8"), path.name)]
