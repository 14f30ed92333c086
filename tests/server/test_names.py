"""B9. Names at a table can be seen and told apart."""

from __future__ import annotations

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.server.serving import run, serving
from unshuffled.server.client import Guest
from unshuffled.server.people.names import MARKS, name_of
from unshuffled.tables.table import LONGEST_NAME


@pytest.mark.parametrize("text", ["\u3164", "\u2800", "\uffa0\u115f", "\u0301" * 30, " \u200b"])
def test_name_that_shows_nothing_is_none(text: str) -> None:
    assert name_of(text) == ""


@pytest.mark.parametrize("text", ["Ann", "Žofie", "Łukasz", "สมชาย", "ตั้งใจ", "李小龍", "Мира", "O'Neill", "Ann 2"])
def test_ordinary_name_stays(text: str) -> None:
    assert name_of(text) == text


def test_marks_that_would_cover_other_lines_go() -> None:
    assert name_of("a" + "\u0335" * 39 + "nn") == "a" + "\u0335" * MARKS + "nn"


def test_name_has_one_spelling() -> None:
    assert name_of("Z\u030cofie") == "Žofie"


@pytest.mark.parametrize("text", ["Ann", "ann", "A n n", "Ánn", "\uff21nn", "\u0410nn"])
def test_name_that_looks_like_another_gets_a_number(text: str) -> None:
    assert name_of(text, ["Bob", "Ann"]) == f"{text} 2"
    assert name_of(text, ["Bob", "Ann", "Ann 2"]) == f"{text} 3"


def test_name_unlike_the_others_gets_none() -> None:
    assert name_of("Anna", ["Bob", "Ann"]) == "Anna"


@pytest.mark.parametrize("text", ["quick", "Quick", "eager"])
def test_name_of_an_ai_mage_gets_a_number(text: str) -> None:
    assert name_of(text) == f"{text} 2"


def test_long_name_keeps_its_number() -> None:
    name = name_of("x" * 60, ["x" * LONGEST_NAME])

    assert (len(name), name[-2:]) == (LONGEST_NAME, " 2")


@given(st.text(max_size=60), st.lists(st.text(max_size=8), max_size=3))
def test_name_stays_when_it_is_taken_again(text: str, others: list[str]) -> None:
    name = name_of(text, others)

    assert name_of(name, others) == name
    assert unicodedata.is_normalized("NFC", name)
    assert len(name) <= LONGEST_NAME


def test_second_ann_at_a_table_is_ann_2_and_stays_it() -> None:
    async def test() -> None:
        async with serving() as server, Guest(server.url) as ann, Guest(server.url) as bob:
            opened = await ann.open("Ann")
            for _ in range(2):
                await bob.join(opened.table, opened.links.play, "Ann")
                await ann.join(opened.table, opened.links.play, "Ann")

            table = await server.node.host.table(opened.table)
            assert {person: each.name for person, each in table.people.items()} == {
                ann.person: "Ann",
                bob.person: "Ann 2",
            }

    run(test())
