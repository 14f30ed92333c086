"""History: answers taken back and given again, exactly."""

from __future__ import annotations

import pytest

from unshuffled.minds.randoms import RandomMind
from unshuffled.packs import library
from unshuffled.rules.core.errors import IllegalAnswer
from unshuffled.rules.core.scenario import Setup
from unshuffled.rules.core.setup import start
from unshuffled.rules.core.state import Game
from unshuffled.rules.saves.undo import EVERY, History

SETUP = Setup(["kadir", "mist"], "rageborne", "normal", ["deck_destruction_base"])


def played(steps: int) -> tuple[History, list[Game]]:
    """A history, and the game after each number of answers."""
    history = History(start(library.load(), SETUP, "history"))
    mind = RandomMind("history")
    states = [history.game.copy()]
    for _ in range(steps):
        assert history.game.decision is not None
        history.answer(mind.pick(history.game.decision))
        states.append(history.game.copy())
    return history, states


def test_an_answer_tells_what_happened() -> None:
    history, _ = played(0)
    assert history.game.decision is not None
    events = history.answer(history.game.decision.keys[0])

    assert events
    assert events is history.game.events


def test_nothing_can_be_taken_back_before_the_first_answer() -> None:
    history, states = played(0)

    assert (history.undo(), history.undo(5), history.redo(), history.can_redo) == (0, 0, False, False)
    assert history.game == states[0]


@pytest.mark.parametrize("steps", [1, EVERY - 1, EVERY, EVERY + 1, 2 * EVERY, 2 * EVERY + 3])
def test_taking_back_several_answers_is_exact_on_either_side_of_a_kept_state(steps: int) -> None:
    history, states = played(2 * EVERY + 3)

    assert history.undo(steps) == steps
    assert history.game == states[-1 - steps]
    assert len(history.keys) == 2 * EVERY + 3 - steps


def test_more_than_there_is_takes_back_all() -> None:
    history, states = played(5)

    assert history.undo(99) == 5
    assert history.game == states[0]
    assert history.keys == []


def test_what_was_taken_back_can_be_given_again_in_order() -> None:
    history, states = played(20)
    keys = list(history.keys)
    history.undo(20)
    for number in range(20):
        assert history.can_redo
        assert history.redo()
        assert history.game == states[number + 1]

    assert not history.can_redo
    assert history.keys == keys


def test_the_same_answer_again_keeps_the_rest_of_what_was_taken_back() -> None:
    history, states = played(6)
    keys = list(history.keys)
    history.undo(4)
    history.answer(keys[2])
    assert history.can_redo
    while history.redo():
        pass

    assert history.game == states[6]
    assert history.keys == keys


def test_another_answer_forgets_what_was_taken_back() -> None:
    history, _ = played(6)
    taken = history.keys[2]
    history.undo(4)
    assert history.game.decision is not None
    other = next(key for key in history.game.decision.keys if key != taken)
    history.answer(other)

    assert (history.can_redo, history.redo()) == (False, False)
    assert history.keys[2:] == [other]


def test_a_refused_answer_is_no_part_of_the_history() -> None:
    history, states = played(6)
    history.undo(2)
    with pytest.raises(IllegalAnswer):
        history.answer("dance")

    assert history.game == states[4]
    assert len(history.keys) == 4
    assert history.can_redo


def test_the_past_can_be_looked_at_without_going_there() -> None:
    history, states = played(2 * EVERY + 3)
    for number, state in enumerate(states):
        seen = history.at(number)
        assert seen == state
        assert seen is not history.game
        assert seen.events == []

    assert history.game == states[-1]


def test_going_back_and_another_way_keeps_later_states_apart() -> None:
    """What was kept of the old way must not come back on the new one."""
    history, states = played(2 * EVERY + 3)
    history.undo(EVERY + 8)
    mind = RandomMind("another way")
    way = [history.game.copy()]
    for _ in range(EVERY + 8):
        if history.game.decision is None:
            break
        history.answer(mind.pick(history.game.decision))
        way.append(history.game.copy())

    for state in reversed(way[:-1]):
        history.undo()
        assert history.game == state
    history.undo(99)
    assert history.game == states[0]


def test_a_won_or_lost_game_can_be_taken_back() -> None:
    history = History(start(library.load(), SETUP, "to the end"))
    mind = RandomMind("to the end")
    before = history.game.copy()
    while history.game.decision is not None:
        before = history.game.copy()
        history.answer(mind.pick(history.game.decision))
    assert history.game.is_over
    history.undo()

    assert history.game == before
    assert not history.game.is_over


def test_a_copy_of_a_history_goes_its_own_way() -> None:
    history, states = played(2 * EVERY + 3)
    history.undo(2)
    other = history.copy()
    assert (other.game, other.keys, other.taken_back) == (history.game, history.keys, history.taken_back)

    other.undo(EVERY + 5)
    assert other.game.decision is not None
    other.answer(other.game.decision.keys[-1])

    assert history.game == states[-3]
    history.undo(99)
    assert history.game == states[0]
