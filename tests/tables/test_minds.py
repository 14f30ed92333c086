"""AI mages at a table: seats they get and give back, and what they say. They have no more rights than people."""

from __future__ import annotations

import pytest

from tests.tables.sitting import SETUP, begun, decider, done, opened, play_on
from tests.tables.test_table import refused
from unshuffled.tables import entries as e
from unshuffled.tables import minds
from unshuffled.tables.codes import Code
from unshuffled.tables.standing import Agreed, Plan
from unshuffled.tables.table import Table

BOB_AWAY = frozenset({"bob"})


def with_a_mind() -> Table:
    """Ann plays the first seat, an AI mage the second, and the game has begun."""
    table = opened()
    done(table, table.choose("ann", dict(SETUP)))
    done(table, table.take_seat("ann", 0))
    done(table, minds.seat(table, "ann", 1, "quick"))
    return done(table, table.begin("ann"))


def until(table: Table, person: str) -> Table:
    """Answer with the first option until this one is asked."""
    while decider(table) != person:
        play_on(table, 1)
    return table


def loaded(table: Table) -> Table:
    """The same table from its summary."""
    again = Table(table.id, table.content, table.secret)
    again.load([], table.summary())
    return again


def test_a_free_seat_is_given_to_an_ai_mage() -> None:
    table = opened()

    made = minds.seat(table, "bob", 1, "quick")

    assert made == [e.AiJoined("mind/1", "quick"), e.SeatTaken(1, "mind/1", "bob")]
    assert (done(table, made).seats, table.minds()) == (["", "mind/1"], {"mind/1"})


def test_one_who_watches_seats_nobody_and_there_are_no_more_seats_than_there_are() -> None:
    with refused(Code.WATCHING):
        minds.seat(opened(), "cat", 1, "quick")
    with refused(Code.NO_SUCH_SEAT):
        minds.seat(opened(), "ann", 2, "quick")


def test_a_seat_of_somebody_present_is_not_given_to_an_ai_mage_but_ones_own_is() -> None:
    table = begun()
    with refused(Code.SEAT_TAKEN):
        minds.seat(table, "ann", 1, "quick")

    done(table, minds.seat(table, "bob", 1, "quick"))

    assert (table.seats, table.owed_to) == (["ann", "mind/1"], ["", ""])


def test_it_can_think_by_another_mind_from_now_on() -> None:
    table = with_a_mind()

    made = minds.seat(table, "ann", 1, "steady")

    assert made == [e.AiJoined("mind/1", "steady")]
    assert minds.seat(done(table, made), "ann", 1, "steady") == []


def test_a_player_takes_its_seat_whenever_they_want_and_before_the_game_it_is_sent_away() -> None:
    table = with_a_mind()
    assert table.take_seat("bob", 1) == [e.SeatTaken(1, "bob", "bob")]
    with refused(Code.SEAT_NOT_YOURS):
        table.leave_seat("ann", 1)

    table = opened()
    done(table, minds.seat(table, "ann", 1, "quick"))

    assert table.leave_seat("bob", 1) == [e.SeatLeft(1, "bob")]


def test_nobody_gives_it_another_seat() -> None:
    with refused(Code.NOT_AT_TABLE):
        (table := with_a_mind()).give_seat("ann", 0, "mind/1")
    assert table.seats == ["ann", "mind/1"]


def test_it_answers_for_its_seat_and_for_no_other() -> None:
    table = until(with_a_mind(), "mind/1")
    game = table.game
    assert game is not None
    assert game.decision is not None
    key = game.decision.keys[0]
    with refused(Code.NOT_YOUR_DECISION):
        table.answer("ann", key, len(table.answers))

    [answered] = table.answer("mind/1", key, len(table.answers))

    assert isinstance(answered, e.Answered)
    assert (answered.key, answered.person) == (key, "mind/1")
    table = with_a_mind()
    while (game := table.game) is None or game.decision is None or game.decision.seat != 0:
        play_on(table, 1)
    with refused(Code.NOT_YOUR_DECISION):
        table.answer("mind/1", game.decision.keys[0], len(table.answers))


def test_what_it_did_is_taken_back_without_asking_it() -> None:
    table = play_on(until(with_a_mind(), "mind/1"), 2)
    at = len(table.answers)

    [back] = table.take_back("ann", at - 1)

    assert isinstance(back, e.TakenBack)
    assert (back.to, back.person) == (at - 1, "ann")


def test_somebody_who_is_away_is_stood_in_for_only_where_the_table_has_agreed() -> None:
    table = begun()
    assert minds.stand_in(table, 1, BOB_AWAY) == []
    with refused(Code.NOT_THE_HOST):
        minds.agree(table, "bob", Agreed("quick"))

    agreed = minds.agree(table, "ann", Agreed("quick", after=5))
    done(table, agreed)

    assert agreed == [e.AiAgreed("ann", "quick", 10, instant=False)]
    assert minds.agree(table, "ann", Agreed("quick", after=10)) == []
    assert minds.stand_in(table, 1, frozenset()) == []
    done(table, minds.stand_in(table, 1, BOB_AWAY))
    assert (table.seats, table.owed_to) == (["ann", "mind/1"], ["", "bob"])


def test_who_returns_gets_their_seat_at_once_and_nobody_elses() -> None:
    table = done(begun(), minds.agree(begun(), "ann", Agreed("quick")))
    done(table, minds.stand_in(table, 1, BOB_AWAY))
    assert minds.give_back(table, "ann") == []

    done(table, minds.give_back(table, "bob"))

    assert (table.seats, table.owed_to) == (["ann", "bob"], ["", ""])
    assert minds.give_back(table, "bob") == []


def test_a_person_who_took_the_seat_over_is_not_sent_away_by_a_return() -> None:
    table = begun()
    done(table, table.take_seat("ann", 1, BOB_AWAY))

    assert minds.give_back(table, "bob") == []


def test_it_says_what_it_is_going_to_do_until_somebody_else_answers() -> None:
    table = until(with_a_mind(), "mind/1")
    at = len(table.answers)
    steps: list[list[str | int]] = [["kill", "provoker"], ["gain", "jade"]]
    with refused(Code.STALE):
        minds.announce(table, "mind/1", steps, at - 1)
    with refused(Code.SEAT_NOT_YOURS):
        minds.announce(table, "ann", steps, at)

    said = minds.announce(table, "mind/1", steps, at)

    assert said == [e.AiPlanned("mind/1", steps)]
    assert done(table, said).plan == Plan("mind/1", steps)
    assert minds.announce(table, "mind/1", steps[1:], at) == [], "the rest of it was said before"
    assert minds.announce(table, "mind/1", [["gain", "ruby"]], at) != []
    play_on(table, 1)
    assert (table.plan is not None) == (decider(table) == "mind/1" or table.givers.last[1] == "mind/1")
    until(table, "ann")
    play_on(table, 1)
    assert table.plan is None


def test_a_plan_is_dropped_with_what_is_taken_back_and_with_the_seat() -> None:
    for end in ("back", "seat"):
        table = until(with_a_mind(), "mind/1")
        done(table, minds.announce(table, "mind/1", [["gain", "jade"]], len(table.answers)))

        done(table, table.take_back("ann", 0) if end == "back" else table.take_seat("bob", 1))

        assert table.plan is None


def test_the_players_decide_together_without_the_ai_mages_unless_there_are_only_those() -> None:
    table = with_a_mind()
    game = table.game
    assert game is not None
    assert game.decision is not None
    game.decision.seat = -1
    assert table.waiting_for() == {"ann"}

    done(table, minds.seat(table, "ann", 0, "quick"))

    assert table.waiting_for() == {"mind/0", "mind/1"}


@pytest.mark.parametrize("plan", [False, True])
def test_a_summary_keeps_all_of_it(plan: bool) -> None:
    table = until(with_a_mind(), "mind/1")
    done(table, minds.agree(table, "ann", Agreed("steady", 300, instant=True)))
    if plan:
        done(table, minds.announce(table, "mind/1", [["gain", "jade"]], len(table.answers)))

    again = loaded(table)

    assert (again.people, again.agreed, again.plan) == (table.people, table.agreed, table.plan)
    assert again.plan == (Plan("mind/1", [["gain", "jade"]]) if plan else None)
