"""What readers are sent of a table when answers are given."""

from __future__ import annotations

from tests.tables.sitting import answer, begun, decider, done, play_on
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
