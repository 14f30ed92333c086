"""The laws of the front door: what holds for every game that a program plays through it."""

from __future__ import annotations

import copy
import pickle

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from unshuffled import Game
from unshuffled.packs import library
from unshuffled.rules.core import machine
from unshuffled.rules.core.scenario import Setup
from unshuffled.rules.core.setup import start

NEMESES = sorted(library.load().nemeses)


def a_game(answers: int = 40, seed: int | str = 1, nemesis: str = "rageborne", mages: int = 2) -> Game:
    """A game after so many answers, or at its end."""
    game = Game.new(mages=mages, nemesis=nemesis, seed=seed)
    game.play("eager", answers)
    return game


positions = st.builds(
    a_game,
    answers=st.integers(0, 120),
    seed=st.integers(0, 10_000),
    nemesis=st.sampled_from(NEMESES),
    mages=st.integers(1, 4),
)


def test_the_same_seed_and_answers_give_the_same_game() -> None:
    one = a_game(60)
    other = Game.new(mages=2, nemesis="rageborne", seed=1)
    for key in one.answers:
        other.answer(key)

    assert other == one
    assert other.view(0) == one.view(0)
    assert other.log == one.log


def test_another_seed_gives_another_game() -> None:
    assert Game.new(seed=1) != Game.new(seed=2)


def test_without_a_seed_every_game_is_a_new_one() -> None:
    assert Game.new().seed != Game.new().seed


def test_it_is_the_engines_own_game() -> None:
    """The front door adds nothing to the rules and leaves nothing out."""
    game = Game.new(mages=["kadir", "mist"], nemesis="rageborne", market="random", seed="bare")
    bare = start(library.load(), Setup(["kadir", "mist"], "rageborne", "normal", ["random"]), "bare")
    while bare.decision is not None:
        key = bare.decision.keys[-1]
        machine.answer(bare, key)
        game.answer(key)

    assert game.state == bare


@settings(max_examples=15)
@given(game=positions, steps=st.integers(1, 40))
def test_undo_gives_back_an_equal_game(game: Game, steps: int) -> None:
    moments = [game.copy()]
    while len(moments) <= steps and not game.is_over:
        game.answer(game.options[len(moments) % len(game.options)])
        moments.append(game.copy())
    for before in reversed(moments[:-1]):
        assert game.undo() == 1
        assert game == before
        assert game.answers == before.answers
        assert game.events == before.events

    assert game.redo(steps) == len(moments) - 1
    assert game == moments[-1]


def test_before_the_first_answer_there_is_nothing_to_undo() -> None:
    game = a_game(3)

    assert game.undo(10) == 3
    assert game.undo() == 0
    assert game == Game.new(mages=2, nemesis="rageborne", seed=1)


def test_a_new_answer_leaves_nothing_to_redo() -> None:
    game = a_game(10)
    game.undo(5)
    other = next(key for key in game.keys if key != a_game(10).answers[5])
    game.answer(other)

    assert game.redo() == 0


@pytest.mark.parametrize("copied", [Game.copy, Game.fork, copy.copy, copy.deepcopy])
def test_a_copy_goes_its_own_way(copied: object) -> None:
    assert callable(copied)
    game = a_game()
    before = (game.transcript, game.view(0))
    other = copied(game)
    assert other == game

    other.undo(20)
    other.play("random")

    assert (game.transcript, game.view(0)) == before
    assert other.answers[:20] == game.answers[:20]


@settings(max_examples=25)
@given(game=positions, seed=st.integers())
def test_a_resampled_game_looks_the_same_to_every_seat(game: Game, seed: int) -> None:
    other = game.resample(seed)

    for seat in range(-1, len(game.mages)):
        assert other.view(seat) == game.view(seat)
    assert other.forecast().to_data() == game.forecast().to_data()


@settings(max_examples=25)
@given(game=positions, seed=st.integers())
def test_two_games_that_look_alike_give_equal_observations(game: Game, seed: int) -> None:
    """So a bot cannot cheat, whatever it reads of what it is given."""
    assert game.resample(seed).observe() == game.observe()


def test_a_resampled_game_has_other_hidden_cards() -> None:
    """Else the law above would hold for copies."""
    game = a_game(0)

    assert game.resample(1) != game
    assert game.resample(1) != game.resample(2)
    assert game.resample(1) == game.resample(1)


def test_a_record_keeps_its_moment_when_the_game_goes_on() -> None:
    game = a_game(0)
    option = game.options[0]
    text = option.text()
    game.play("random")

    assert option.text() == text


@settings(max_examples=15)
@given(game=positions)
def test_a_transcript_gives_back_the_game(game: Game) -> None:
    again = Game.from_transcript(game.transcript)

    assert again == game
    assert again.transcript == game.transcript
    assert again.undo(1000) == len(game.answers)


def test_a_game_can_be_sent_to_another_process() -> None:
    game = a_game()

    assert pickle.loads(pickle.dumps(game)) == game


def test_the_log_is_all_events_in_their_order() -> None:
    game = Game.new(mages=2, seed=3)
    happened = list(game.events)
    while not game.is_over:
        game.answer(game.keys[-1])
        happened += game.events

    assert list(game.log) == happened
    assert happened[-1].name == "game_ended"
