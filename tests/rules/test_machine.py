"""The machine: it stops at questions and at the end, refuses what is no answer, and does not run for ever."""

from __future__ import annotations

import pytest

from tests.table import position
from unshuffled.rules.core import constants, machine
from unshuffled.rules.core.errors import EndlessEffect, IllegalAnswer


def test_effects_without_an_end_are_stopped_and_named() -> None:
    at = position(hand=["endless", "spark"])
    with pytest.raises(EndlessEffect) as error:
        at.do("play endless")

    assert error.value.code == "effect/endless"
    assert str(error.value) == "effects do not end: endless/play.0.do after 20000 steps"


def test_an_answer_may_take_many_steps() -> None:
    """Both sides of the budget's edge: a hand of crystals is far from it."""
    at = position(hand=["crystal"] * 20 + ["spark"])
    for _ in range(20):
        at.do("play crystal")

    assert at.you.aether == 20
    assert constants.STEP_BUDGET == 20_000


def test_a_key_that_is_no_option_is_refused_with_the_options() -> None:
    at = position(hand=["crystal", "spark"])
    before = at.game.copy()
    with pytest.raises(IllegalAnswer) as error:
        at.do("play spark")

    assert error.value.code == "answer/not_an_option"
    assert str(error.value) == ("'play spark' is not an answer to 'main'; legal here: play crystal; prep spark 1; end")
    assert at.game == before


def test_a_finished_game_takes_no_answer() -> None:
    """END-07. Nothing else is resolved."""
    at = position("casting", prepped={"I": "spark"}, hand=["crystal"], nemesis_life=1)
    at.do("cast spark 1")
    assert (at.game.outcome, at.options) == ("nemesis_slain", [])
    before = at.game.copy()
    with pytest.raises(IllegalAnswer) as error:
        at.do("end")

    assert error.value.code == "answer/over"
    assert str(error.value) == "cannot answer 'end': the game is over (nemesis_slain)"
    assert at.game == before


def test_a_finished_game_does_not_run() -> None:
    at = position("casting", prepped={"I": "spark"}, hand=["crystal"], nemesis_life=1)
    at.do("cast spark 1")
    before = at.game.copy()
    machine.run(at.game)

    assert at.game == before


def test_running_again_asks_the_same_question() -> None:
    """A step that waits asks again; that is why a stored game needs no decision."""
    at = position(hand=["crystal", "spark"])
    asked = at.game.decision
    at.game.decision = None
    machine.run(at.game)

    assert at.game.decision == asked


def test_events_are_those_of_the_last_answer() -> None:
    game = position(hand=["crystal", "crystal", "spark"]).game
    crystal = game.players[0].hand[0]
    machine.answer(game, "play crystal")
    machine.answer(game, "play crystal")

    assert game.events == [("played", 0, crystal), ("aether_gained", 0, 1)]
