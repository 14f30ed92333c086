"""A day's game: one setup and one seed for everyone, given to nobody while the day lasts; and the order of results."""

from __future__ import annotations

import json
import random
from dataclasses import replace
from itertools import pairwise

import pytest

from tests.table import content
from tests.tables.test_table import refused
from unshuffled.rules.core.version import RULES
from unshuffled.tables import daily, forks
from unshuffled.tables.codes import Code
from unshuffled.tables.contents import digests_of
from unshuffled.tables.daily import Day, NoResult, Score
from unshuffled.tables.entries import Entry
from unshuffled.tables.table import Table

DAY = Day("2026-11-17", "5eed" * 8, digests_of(content()), RULES)


def begun(day: Day = DAY, mages: int = 1, person: str = "ann") -> tuple[Table, list[Entry]]:
    table, entries = daily.made(content(), day, person, person.title(), mages)
    for seat in range(mages):
        do(table, entries, table.take_seat(person, seat))
    do(table, entries, table.begin(person))
    return table, entries


def do(table: Table, entries: list[Entry], made: list[Entry]) -> None:
    for entry in made:
        table.apply(entry)
    entries += made


def finished(seed: str = "a") -> tuple[Table, list[Entry]]:
    table, entries = begun()
    chosen = random.Random(seed)
    while not table.is_over:
        assert table.game is not None
        assert table.game.decision is not None
        key = chosen.choice(table.game.decision.keys)
        do(table, entries, table.answer("ann", key, len(table.answers)))
    return table, entries


def test_what_is_played_follows_from_the_secret_and_the_date() -> None:
    first = daily.setup_of(content(), DAY, 4)

    assert daily.setup_of(content(), DAY, 4) == first
    assert [daily.setup_of(content(), DAY, n).mages for n in (1, 2, 3)] == [first.mages[:n] for n in (1, 2, 3)]
    assert (first.difficulty, len(first.market), len(set(first.mages))) == ("normal", 9, 4)
    assert daily.setup_of(content(), replace(DAY, secret="another"), 4) != first
    assert daily.setup_of(content(), replace(DAY, day="2026-11-18"), 4) != first


def test_two_tables_of_a_day_have_one_seed_and_another_number_of_mages_has_another() -> None:
    ann, bob, three = begun()[0], begun(person="bob")[0], begun(mages=3)[0]

    assert ann.id != bob.id
    assert ann.seed == bob.seed != DAY.secret
    assert ann.seed != three.seed
    assert ann.commitment == three.commitment == DAY.commitment


@pytest.mark.parametrize("over", [False, True])
def test_nobody_gets_the_seed_until_the_day_has_ended(over: bool) -> None:
    """Alone or not, during the game or after it."""
    table, entries = finished() if over else begun()

    assert not table.may_know_seed("ann")
    with refused(Code.DAILY_SEALED):
        table.tell_seed("ann")
    fork, made = forks.fork(table, "ann", "Ann", 0, "seed of the fork")
    assert (fork.seed, made[-1].dealt_anew) == ("seed of the fork", True)  # type: ignore[union-attr]
    with refused(Code.DEALT_ANEW):
        fork.record()

    do(table, entries, daily.end_day(table))

    assert table.may_know_seed("ann")
    assert daily.end_day(table) == []
    assert table.seed_told is not over


def test_a_summary_keeps_the_day() -> None:
    table, _ = begun()
    again = Table(table.id, content(), table.secret)
    again.load([], json.loads(json.dumps(table.summary())))

    assert (again.daily, again.is_sealed) == (table.daily, True)


def test_the_log_played_again_gives_the_score_and_who_played() -> None:
    table, entries = finished()

    assert daily.checked(content(), DAY, table.id, DAY.secret, entries) == (daily.score_of(table), {"ann"})


def test_a_log_that_ends_before_the_game_or_after_the_day_gives_none() -> None:
    table, entries = finished()
    ended: list[Entry] = daily.end_day(begun()[0])

    for forged in (entries[:-1], [*entries[:-1], *ended, entries[-1]]):
        with pytest.raises(NoResult, match="not over in time"):
            daily.checked(content(), DAY, table.id, DAY.secret, forged)


def test_a_log_of_another_day_gives_none() -> None:
    table, entries = finished()

    for other in (replace(DAY, day="2026-11-18"), replace(DAY, secret="another")):
        with pytest.raises(NoResult, match="not one of this day"):
            daily.checked(content(), other, table.id, DAY.secret, entries)


def test_results_are_ordered_as_the_page_for_players_says() -> None:
    def won(turns: int, gravehold: int) -> Score:
        return Score(1, True, turns, gravehold, 0, False)

    def lost(nemesis_life: int, gravehold: int, turns: int = 1) -> Score:
        return Score(1, False, turns, gravehold, nemesis_life, False)

    best_first = [won(20, 3), won(20, 2), won(21, 30), lost(1, 0), lost(10, 4), lost(10, 0)]

    assert all(one.order < other.order for one, other in pairwise(best_first))
    assert lost(10, 0, turns=5).order == lost(10, 0, turns=9).order
