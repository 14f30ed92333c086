"""The numbers of answers: stable, readable, and never two answers of a question with one number."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from hypothesis import given, settings

from tests.envs.games import NEMESES, a_game, positions
from unshuffled import Game
from unshuffled.envs.actions import SPARE, Numbering, Scope, numbering
from unshuffled.packs import library
from unshuffled.rules.core.options import Option

CONTENT = library.load()
EXAMPLE = Path(__file__).parents[2] / "examples/salt_and_lanterns"


def test_the_same_packs_give_the_same_numbers_in_another_process() -> None:
    """Also with another seed of Python's own hashes."""
    code = "from unshuffled.envs.actions import numbering; from unshuffled.packs import library; print(numbering(library.load()).digest)"
    runs = [
        subprocess.run(
            [sys.executable, "-c", code], capture_output=True, text=True, check=True, env={"PYTHONHASHSEED": n}
        )
        for n in ("1", "2")
    ]

    assert {run.stdout.strip() for run in runs} == {numbering(CONTENT).digest}


def test_the_numbers_do_not_depend_on_setup_seed_or_mages() -> None:
    one = Game.new(mages=1, nemesis="rageborne", seed=1)
    other = Game.new(mages=4, nemesis="umbra_titan", market="random", seed=2)

    assert numbering(one.state.scenario.content) is numbering(other.state.scenario.content)


def test_another_pack_gives_other_numbers_and_says_so() -> None:
    more = Game.new(packs=EXAMPLE, seed=1).state.scenario.content

    assert numbering(more).digest != numbering(CONTENT).digest
    assert set(numbering(CONTENT).names) < set(numbering(more).names)


def test_every_number_has_a_name_of_its_own() -> None:
    names = numbering(CONTENT).names

    assert len(set(names)) == len(names)
    assert all(names)


@pytest.mark.parametrize(
    ("key", "name"),
    [
        ("end", "end"),
        ("play crystal", "play crystal"),
        ("prep spark 1", "prep spark 1"),
        ("cast spark 1 p2", "cast spark 1 p2"),
        ("target nemesis", "target nemesis"),
        ("3 to nemesis", "3 to it"),
        ("3 to p2", "3 to it"),
        ("gain jade from devoured", "gain jade from devoured"),
    ],
)
def test_a_name_is_the_key_except_where_the_question_names_the_target(key: str, name: str) -> None:
    numbers = numbering(CONTENT)

    assert numbers[numbers.number(key)] == name


def test_what_no_name_foresees_has_no_number_of_its_own() -> None:
    assert numbering(CONTENT).number("play nothing_like_it") == -1


def test_answers_without_a_number_of_their_own_take_different_spare_ones() -> None:
    numbers = numbering(CONTENT)
    legal = numbers.legal(["play one", "end", "play two"])

    assert list(legal.values()) == ["play one", "end", "play two"]
    assert [numbers.is_spare(n) for n in legal] == [True, False, True]
    assert [numbers[n] for n in legal] == ["other 1", "end", "other 2"]


def test_two_answers_that_a_name_does_not_tell_apart_get_different_numbers() -> None:
    numbers = numbering(CONTENT)
    keys = [Option("amount", "nemesis", amount=1).key, Option("amount", seat=1, amount=1).key]

    assert [numbers[n] for n in numbers.legal(keys)] == ["1 to it", "other 1"]


def test_more_answers_than_spare_numbers_are_refused() -> None:
    numbers = numbering(CONTENT)
    keys = [f"play nothing_{n}" for n in range(SPARE + 1)]
    assert len(numbers.legal(keys[:-1])) == SPARE

    with pytest.raises(OverflowError, match="have no number of their own"):
        numbers.legal(keys)


@settings(max_examples=60, deadline=None)
@given(game=positions)
def test_every_answer_of_a_question_has_its_number(game: Game) -> None:
    legal = numbering(CONTENT).legal(game.keys)

    assert tuple(legal.values()) == game.keys


@pytest.mark.parametrize("nemesis", NEMESES)
def test_games_of_the_shipped_packs_need_no_spare_number(nemesis: str) -> None:
    numbers = numbering(CONTENT)
    spare: set[str] = set()
    for seed in range(4):
        game = a_game(0, f"spare/{seed}", nemesis, seed + 1)
        while not game.is_over:
            spare |= {key for number, key in numbers.legal(game.keys).items() if numbers.is_spare(number)}
            game.play("random", 1, seed=f"{seed}/{len(game.answers)}")

    assert spare == set()


@pytest.mark.parametrize("nemesis", NEMESES)
def test_a_compact_numbering_is_smaller_and_enough_for_its_setup(nemesis: str) -> None:
    first = Game.new(mages=["mist", "kadir"], nemesis=nemesis, seed=0)
    small = Numbering(CONTENT, Scope.of_game(first.state))
    assert len(small) < len(numbering(CONTENT)) / 2
    for seed in (1, 2):
        other = Game.new(mages=["mist", "kadir"], nemesis=nemesis, seed=seed)
        assert Numbering(CONTENT, Scope.of_game(other.state)).digest == small.digest
        while not other.is_over:
            assert not any(small.is_spare(number) for number in small.legal(other.keys)), other.keys
            other.play("random", 1, seed=f"{seed}/{len(other.answers)}")
