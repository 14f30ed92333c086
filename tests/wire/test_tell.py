"""What readers are sent of a table when answers are given."""

from __future__ import annotations

from hypothesis import given

from tests.rules.random_games import played, seeds, setups, some
from tests.table import position
from tests.tables.sitting import answer, begun, decider, done, play_on
from unshuffled.rules.core.scenario import Setup
from unshuffled.tables.table import Table
from unshuffled.wire import tell


def undone_after_a_save() -> tuple[Table, str]:
    """A table where an answer was given, its moment named, and the answer undone; and the answer."""
    table = play_on(begun(), 1)
    person = decider(table)
    assert table.game is not None
    assert table.game.decision is not None
    key = table.game.decision.keys[0]
    answer(table, key)
    done(table, table.save(person, "before the storm"))
    return done(table, table.take_back(person, 1)), key


def test_the_same_answer_again_tells_readers_of_the_save_it_leads_back_to() -> None:
    table, key = undone_after_a_save()
    before, shown = tell.state_of(table), tell.state_of(table)

    answer(table, key)

    assert tell.answered(table, shown) == tell.differences(before, tell.state_of(table))
    assert shown == tell.state_of(table)
    assert shown.saves == {"before the storm": 2}


def test_another_answer_tells_readers_of_no_save() -> None:
    table, key = undone_after_a_save()
    before, shown = tell.state_of(table), tell.state_of(table)
    assert table.game is not None
    assert table.game.decision is not None
    other = next(each for each in table.game.decision.keys if each != key)

    answer(table, other)

    assert tell.answered(table, shown) == tell.differences(before, tell.state_of(table))
    assert shown.saves == {}


# Forecasts.


def test_the_words_of_a_forecast_that_has_not_changed_are_not_made_again() -> None:
    at = position("none", in_play=[("tally_b1", 2), "tally_a1"], gravehold=20)
    foresight = tell.Foresight()
    old = foresight.look(at.game)
    at.game.in_play[0].tokens = 1
    new = foresight.look(at.game)

    changed = {"cards", "total"}
    assert {name for name in new if new[name] is not old[name]} == changed
    assert tell.changed_parts(old, new).keys() == changed


@some(12)
@given(setups(), seeds())
def test_a_forecast_that_follows_a_game_is_the_one_of_each_moment(setup: Setup, seed: str) -> None:
    foresight = tell.Foresight()
    for number, game in enumerate(played(setup, seed)):
        if number % 3 == 0:
            assert foresight.look(game) == tell.foreseen(game)[0]
