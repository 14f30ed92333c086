"""The grammar and the records agree, and no name of a pack is one of the engine's."""

from __future__ import annotations

import dataclasses
from typing import Any, cast

import pytest

from tests.packs_room.test_errors import spell
from tests.packs_room.writing import Writer
from tests.table import position
from unshuffled.packs.grammar import ENTRIES, VERBS, Entry, word_of
from unshuffled.packs.grammar.entries import NUMBER, entry
from unshuffled.rules.core import fields
from unshuffled.rules.core.language import Condition, Count, Step
from unshuffled.rules.effects.life import Suffer
from unshuffled.rules.effects.who import Who


def disagreement(found: Entry) -> tuple[list[str], list[str]]:
    """Fields of the record that the grammar does not spell, and the other way round."""
    spelled = {field.name for field in found.fields.values()}
    taken = {field.name for field in dataclasses.fields(found.record)}
    return sorted(taken - spelled), sorted(spelled - taken)


@pytest.mark.parametrize("found", ENTRIES.values(), ids=lambda found: f"{found.record.__name__}")
def test_every_word_spells_exactly_the_fields_of_its_record(found: Entry) -> None:
    assert disagreement(found) == ([], [])
    assert found.short in {"", *found.fields}
    assert found.help


def test_a_field_that_is_missing_or_too_many_is_found() -> None:
    assert disagreement(entry("suffer", Suffer)) == (["amount"], [])
    assert disagreement(entry("suffer", Suffer, amount=NUMBER, times=NUMBER)) == ([], ["times"])


def subclasses(of: type) -> set[type]:
    below: set[type] = set(of.__subclasses__())
    return below.union(*(subclasses(each) for each in below))


@pytest.mark.parametrize("base", [Count, Condition, Who])
def test_every_record_of_the_language_can_be_spelled(base: type) -> None:
    assert {each for each in subclasses(base) if dataclasses.is_dataclass(each)} <= set(ENTRIES)


def test_every_verb_can_be_spelled() -> None:
    """The engine's own steps (`flows`) are no words of a pack, and neither is what several verbs have in common."""
    verbs = {each for each in subclasses(Step) if each.__module__.startswith("unshuffled.rules.effects.")}

    assert {each for each in verbs if dataclasses.is_dataclass(each) and not each.__subclasses__()} <= set(ENTRIES)


def test_a_word_without_fields_takes_no_value(writer: Writer) -> None:
    [problem] = writer.problems(cards=spell("[{lose_game: true}]"))

    assert problem.endswith("lose_game: takes no value; write the word alone")


def test_a_word_that_needs_fields_does_not_stand_alone(writer: Writer) -> None:
    assert writer.problems(cards=spell("[draw]"))[0].endswith("draw: expected count")


def test_records_know_their_words() -> None:
    assert {word_of(cast("Any", found.record).__new__(found.record)) for found in VERBS.values()} == set(VERBS)


RESERVED = sorted(fields.names(fields.SCOPE))
"""The names of the engine's own notes."""


@pytest.mark.parametrize("name", RESERVED)
def test_a_name_that_a_pack_gives_means_nothing_to_the_engine(writer: Writer, name: str) -> None:
    """A card is discarded under the name, then 1 aether is paid for 3 damage to Gravehold: whatever the name is."""
    steps = f"[{{discard: {{count: 1, as: {name}}}}}, {{may: [{{pay: 1}}], then: [{{gravehold_suffers: 3}}]}}]"
    block = writer.load(cards=spell(steps)).card("dust").cast
    assert block is not None
    t = position(hand=["crystal"], aether=1)

    t.steps(block, you=0)
    while t.asked != "main":
        t.do("yes" if "yes" in t.options else t.options[0])

    assert (t.you.hand, t.you.aether, t.game.gravehold) == ([], 0, 27)
