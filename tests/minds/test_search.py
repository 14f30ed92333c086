"""Search over quick: answers are tried at tables dealt again, and quick's own answer keeps its place unless another is better."""

from __future__ import annotations

import pytest

from tests.minds.test_observation import a_game, answers_of
from tests.table import position
from unshuffled.minds import seeing
from unshuffled.minds.quick.mind import QuickMind
from unshuffled.minds.search import Budget, Option, SearchMind, compare, difference
from unshuffled.rules.core import machine

SMALL = Budget(playouts=8, turns=2)


def test_of_two_targets_it_takes_the_one_that_wins() -> None:
    t = position("casting", nemesis_life=1, prepped={"I": "spark"}, in_play=["needlemaw"])
    mind = SearchMind("wins", SMALL)

    while t.game.decision is not None and t.game.decision.ask != "main":
        machine.answer(t.game, seeing.answer_of(mind, t.game))

    assert t.game.is_won


def test_every_answer_is_tried_and_the_recommended_one_comes_first() -> None:
    g = a_game("rageborne", "tried", 40)
    while g.decision is not None and g.decision.ask != "main":
        machine.answer(g, g.decision.keys[0])
    assert g.decision is not None

    tried = compare(seeing.observe(g), Budget(playouts=40, turns=2), "tried")

    assert sorted(each.key for each in tried) == sorted(g.decision.keys)
    assert tried[0].error == 0.0
    assert min(each.playouts for each in tried) >= 1
    assert tried[0].playouts == max(each.playouts for each in tried)


def test_only_the_answers_asked_for_are_tried() -> None:
    g = a_game("rageborne", "tried", 40)
    while g.decision is not None and g.decision.ask != "main":
        machine.answer(g, g.decision.keys[0])
    assert g.decision is not None
    keys = g.decision.keys[-2:]

    assert {each.key for each in compare(seeing.observe(g), SMALL, "some", keys)} == set(keys)


@pytest.mark.parametrize("nemesis", ["rageborne", "gate_witch", "risen_thrall"])
def test_hidden_cards_and_the_seed_change_no_answer_of_a_search(nemesis: str) -> None:
    g = a_game(nemesis, "searched", 40)
    asked = 0
    while g.decision is not None and asked < 3:
        if len(g.decision.keys) > 1:
            assert len(answers_of(SearchMind("same", SMALL), g)) == 1
            asked += 1
        machine.answer(g, seeing.answer_of(QuickMind(), g))


def test_it_answers_as_quick_does_unless_another_answer_is_surely_better() -> None:
    g = a_game("rageborne", "sure", 60)
    mind = SearchMind("sure", Budget(playouts=8, turns=2, surely=1e9))
    for _ in range(8):
        if g.decision is None:
            break
        quick = seeing.answer_of(QuickMind(), g)
        assert seeing.answer_of(mind, g) == quick
        machine.answer(g, quick)


def test_a_difference_is_measured_at_the_tables_that_both_met() -> None:
    better, worse = Option("better"), Option("worse")
    better.values = [3.0, 5.0, 100.0]
    worse.values = [1.0, 1.0]

    assert difference(better, worse) == (3.0, 1.0)


def test_a_single_table_is_no_proof() -> None:
    better, worse = Option("better"), Option("worse")
    better.values = [3.0]
    worse.values = [1.0]

    assert difference(better, worse) == (2.0, 2.0)
