"""The worked examples of the rulebooks, played from their vectors, and the guards that make a vector worth something."""

from __future__ import annotations

import pytest

from tests.conformance.runner import Mismatch, run
from tests.conformance.vectors import Case, examples, read
from unshuffled.packs.nodes import Oops
from unshuffled.rules.core.errors import IllegalAnswer

ALL = {
    "SETUP": "01 02 03 04 05 06 07 08 09 10",
    "TURN": "01 10",
    "CAST": "01 02 03 04 05 06 07",
    "MAIN": "01 02 03 04",
    "BREACH": "01 02 03 04 05 06 07",
    "DRAW": "01 02 03",
    "NEM": "01 02 03 04 10 11 12 13 14 15 16 17 18 19 20",
    "EFF": "01 02 03 04 05 06",
    "SOLO": "01",
    "EXH": "01 02 03 04 05",
    "TAB": "01 02 03 04 05 06",
}
"""The numbers of all worked examples in the five rulebooks."""

GOOD = """
- id: EX-TRY-01
  title: Crystal gives 1 aether
  source: [here]
  clauses: [CTXT-01]
  given: {phase: main, you: {hand: [crystal, spark]}}
  do: [play crystal]
  expect: {you: {hand: [spark], played: [crystal], aether: 1}, illegal: [play crystal]}
"""


@pytest.mark.parametrize("case", [pytest.param(c, id=c.name) for example in examples() for c in example.cases])
def test_a_worked_example_comes_out_as_the_book_says(case: Case) -> None:
    run(case)


def test_no_worked_example_is_lost() -> None:
    """Every example of the books is played."""
    ids = [example.id for example in examples()]

    assert sorted(ids) == sorted(
        f"EX-{family}-{number}" for family, numbers in ALL.items() for number in numbers.split()
    )
    assert len(ids) == 66


def test_the_cases_have_names_of_their_own() -> None:
    names = [case.name for example in examples() for case in example.cases]

    assert len(names) == len(set(names))


def test_a_good_vector_passes() -> None:
    """The twin of the guards below: each of them breaks this vector in one place."""
    [example] = read(GOOD)

    run(example.cases[0])


@pytest.mark.parametrize(
    ("right", "wrong", "complaint"),
    [
        pytest.param("clauses:", "clases:", "unknown key 'clases', did you mean 'clauses'?", id="of the example"),
        pytest.param("given: {phase", "given: {fase", "unknown key 'fase', did you mean 'phase'?", id="of given"),
        pytest.param(
            "{hand: [crystal", "{hnad: [crystal", "unknown key 'hnad', did you mean 'hand'?", id="of a player"
        ),
        pytest.param("illegal: [", "ilegal: [", "unknown key 'ilegal', did you mean 'illegal'?", id="of expect"),
        pytest.param(
            "{hand: [spark]", "{hadn: [spark]", "unknown key 'hadn', did you mean 'hand'?", id="of its player"
        ),
        pytest.param(
            "[crystal, spark]", "[cristal, spark]", "unknown value 'cristal', did you mean 'crystal'?", id="card"
        ),
        pytest.param("do: [play crystal]", "do: [{beginn: main}]", "unknown key 'beginn'", id="of do"),
        pytest.param(
            "illegal: [play crystal]", "illegal: [play cristal]", "unknown value 'play cristal'", id="of illegal"
        ),
        pytest.param(
            "illegal: [play crystal]", "offers: {pley: []}", "unknown key 'pley', did you mean", id="of offers"
        ),
        pytest.param("illegal: [play crystal]", "course: []", "looks at nothing", id="an empty course"),
        pytest.param("  title: Crystal gives 1 aether\n", "", "'title' is missing", id="missing"),
    ],
)
def test_a_misspelt_word_is_an_error(right: str, wrong: str, complaint: str) -> None:
    assert right in GOOD

    with pytest.raises(Oops) as caught:
        read(GOOD.replace(right, wrong))

    assert complaint in str(caught.value)


@pytest.mark.parametrize(
    ("right", "wrong", "complaint"),
    [
        pytest.param("aether: 1}", "aether: 2}", "you.aether: expected 2, got 1", id="a wrong number"),
        pytest.param("hand: [spark]", "hand: []", "you.hand: expected [], got ['spark']", id="a card too few"),
        pytest.param(", aether: 1}", "}", "you.aether: expected 0, got 1", id="what is not named must be as it was"),
        pytest.param("aether: 1}", "aether: 1}, p2: {life: 9}", "p2.life: expected 9, got 10", id="another player"),
        pytest.param("aether: 1}", "aether: 1}, p3: {life: 9}", "p3.life: expected 9, got nothing", id="nobody"),
        pytest.param("[play crystal]}", "[prep spark 1]}", "illegal: expected ['prep spark 1'], got []", id="legal"),
        pytest.param("illegal: [play crystal]", "options: [end]", "options: expected ['end'], got [", id="options"),
        pytest.param(
            "illegal: [play crystal]", "course: [aether_gained p1 2]", "got ['aether_gained p1 1']", id="course"
        ),
        pytest.param(
            "aether: 1}", "aether: 1, open_cost: {II: 4}}", "you.open_cost.II: expected 4, got 5", id="a cost"
        ),
    ],
)
def test_a_wrong_expectation_fails(right: str, wrong: str, complaint: str) -> None:
    assert right in GOOD
    [example] = read(GOOD.replace(right, wrong))

    with pytest.raises(Mismatch) as caught:
        run(example.cases[0])

    assert complaint in str(caught.value)


def test_a_wrong_expectation_in_between_fails() -> None:
    [example] = read(GOOD.replace("do: [play crystal]", "do: [play crystal, {expect: {you: {aether: 3}}}]"))

    with pytest.raises(Mismatch, match="in between"):
        run(example.cases[0])


def test_an_answer_that_is_no_option_fails() -> None:
    [example] = read(GOOD.replace("do: [play crystal]", "do: [play jade]"))

    with pytest.raises(IllegalAnswer):
        run(example.cases[0])


def test_nobody_sits_beside_the_table() -> None:
    [example] = read(GOOD.replace("you: {hand: [crystal, spark]}", "you: {hand: [crystal, spark]}, p3: {life: 3}"))

    with pytest.raises(KeyError, match="p3"):
        run(example.cases[0])


def test_a_pile_that_lies_beside_the_named_ones_fails() -> None:
    """After a setup, too, a named table is compared as a whole."""
    [example] = read(GOOD.replace("{phase: main, you: {hand: [crystal, spark]}}", "{phase: setup}"))
    example.cases[0].do, example.cases[0].expect = [], {"supply": {"jade": 7}}

    with pytest.raises(Mismatch, match=r"supply\.consuming_void: 5 was not expected"):
        run(example.cases[0])


def test_a_pile_that_is_not_shuffled_fails() -> None:
    """`shuffled` looks at other seeds; number tokens are chosen, not dealt, outside the German edition (ED-03)."""
    [example] = read(GOOD.replace("{phase: main, you: {hand: [crystal, spark]}}", "{phase: setup}"))
    example.cases[0].do, example.cases[0].expect = [], {"shuffled": ["numbers"]}

    with pytest.raises(Mismatch, match="shuffled"):
        run(example.cases[0])
