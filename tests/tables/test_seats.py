"""Who may do something at a table: players, stand-ins, those who watch, and whose turn it is to answer."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.tables.sitting import SETUP, begun, done, opened, play_on
from tests.tables.test_table import refused
from unshuffled.rules.core import machine
from unshuffled.rules.readings.views import view
from unshuffled.tables import entries as e
from unshuffled.tables.codes import Code
from unshuffled.tables.table import Table

BOB_AWAY = frozenset({"bob"})
ANN_AWAY = frozenset({"ann"})

ACTS: list[Callable[[Table], object]] = [
    lambda t: t.answer("cat", "end", 0),
    lambda t: t.take_back("cat", 0),
    lambda t: t.vote_back("cat", True),
    lambda t: t.redo("cat"),
    lambda t: t.save("cat", "here"),
    lambda t: t.suggest("cat", "end"),
    lambda t: t.take_seat("cat", 0, ANN_AWAY),
    lambda t: t.give_seat("ann", 0, "cat"),
    lambda t: t.leave_seat("cat", 0),
    lambda t: t.choose("cat", dict(SETUP)),
    lambda t: t.begin("cat"),
    lambda t: t.switch_chat("cat", False),
    lambda t: t.renew_links("cat"),
]


@pytest.mark.parametrize("act", ACTS)
def test_who_watches_does_nothing_and_is_given_nothing(act: Callable[[Table], object]) -> None:
    """Before the game and while it runs."""
    with refused(Code.WATCHING):
        act(begun())
    with refused(Code.WATCHING):
        act(done(opened(), [e.SeatTaken(0, "ann", "ann")]))


def test_who_watches_may_talk_and_may_come_to_play() -> None:
    """A player is not made a spectator by the other link."""
    table = begun()
    assert table.say("cat", "hello") == [e.Said("cat", "hello")]
    done(table, table.join("cat", "Cat"))
    done(table, table.give_seat("bob", 1, "cat"))
    assert table.seats == ["ann", "cat"]
    assert table.join("cat", "Cat", watching=True) == []


def test_the_seat_of_somebody_absent_can_be_taken_over() -> None:
    """A person who leaves never blocks the others; the entry says whose it was."""
    table = begun()
    with refused(Code.SEAT_TAKEN):
        table.take_seat("ann", 1)
    taken = table.take_seat("ann", 1, BOB_AWAY)

    assert taken == [e.SeatTaken(1, "ann", "ann", before="bob")]
    done(table, taken)
    assert (table.seats, table.owed_to) == (["ann", "ann"], ["", "bob"])


def test_who_comes_back_has_their_seat_back_at_once() -> None:
    """Without asking, and only once: it is not owed to them any more."""
    table = begun()
    done(table, table.take_seat("ann", 1, BOB_AWAY))
    done(table, table.take_seat("bob", 1))

    assert (table.seats, table.owed_to) == (["ann", "bob"], ["", ""])
    done(table, table.give_seat("bob", 1, "ann"))
    with refused(Code.SEAT_TAKEN):
        table.take_seat("bob", 1)


def test_a_seat_is_owed_to_its_first_owner_no_matter_who_has_it_meanwhile() -> None:
    """Also after it was handed on, taken over again, or left; to nobody else."""
    table = done(begun(), [e.Joined("dan", "Dan")])
    done(table, table.take_seat("ann", 1, BOB_AWAY))
    done(table, table.give_seat("ann", 1, "dan"))
    assert table.take_seat("bob", 1) == [e.SeatTaken(1, "bob", "bob")]
    with refused(Code.SEAT_TAKEN):
        table.take_seat("ann", 1)
    done(table, table.take_seat("ann", 1, frozenset({"dan"})))
    assert table.owed_to == ["", "bob"]
    done(table, table.leave_seat("ann", 1))
    done(table, table.take_seat("dan", 1))
    done(table, table.take_seat("bob", 1))
    assert (table.seats, table.owed_to) == (["ann", "bob"], ["", ""])


def test_a_seat_that_was_handed_on_or_left_is_not_owed() -> None:
    """Nobody was absent."""
    table = begun()
    done(table, table.give_seat("bob", 1, "ann"))
    assert table.owed_to == ["", ""]
    done(table, table.leave_seat("ann", 1))
    done(table, table.take_seat("ann", 1))
    with refused(Code.SEAT_TAKEN):
        table.take_seat("bob", 1)


def asked(table: Table, ask: str) -> Table:
    """Play on until this is asked."""
    while True:
        game = table.game
        assert game is not None
        assert game.decision is not None, f"{ask} was never asked"
        if game.decision.ask == ask:
            return table
        play_on(table, 1)


def test_the_table_waits_for_the_one_who_has_the_deciding_seat() -> None:
    """No matter who that is now; for nobody while the seat is free, and for nobody when there is no game or it is over."""
    assert opened().waiting_for() == set()
    table = asked(begun(), "main")
    assert table.game is not None
    assert table.game.decision is not None
    seat = table.game.decision.seat
    owner, other = table.seats[seat], table.seats[1 - seat]
    assert table.waiting_for() == {owner}
    done(table, table.take_seat(other, seat, frozenset({owner})))
    assert table.waiting_for() == {other}
    done(table, table.leave_seat(other, seat))
    assert table.waiting_for() == set()
    done(table, table.take_seat(owner, seat))
    assert table.waiting_for() == {owner}
    table.game.outcome = "won"
    table.game.decision = None
    assert table.waiting_for() == set()


def test_an_ability_that_is_offered_in_anothers_turn_waits_for_its_own_player() -> None:
    """MAIN-24. Neither the active player nor the nemesis decides it."""
    table = asked(begun(), "main")
    game = table.game
    assert game is not None
    game.ask(1, "activate", [game.players[1].mage.activate_key, "no"], [1, 0], -1, 0)

    assert table.waiting_for() == {"bob"}
    with refused(Code.NOT_YOUR_DECISION):
        table.answer("ann", "no", len(table.answers))


def test_where_the_players_decide_together_the_table_waits_for_everyone_seated() -> None:
    """Anyone of them answers; who has no seat does not count."""
    table = asked(begun(), "main")
    assert table.game is not None
    table.game.ask(-1, "choose_turn", ["player 1", "player 2"], [0, 1])

    assert table.waiting_for() == {"ann", "bob"}
    done(table, table.leave_seat("bob", 1))
    assert table.waiting_for() == {"ann"}
    done(table, table.take_seat("ann", 1))
    assert table.waiting_for() == {"ann"}


def test_an_option_of_another_player_does_not_make_the_table_wait_for_them() -> None:
    """An ability in the active player's list may be used; the turn goes on without it."""
    table = asked(begun(), "main")
    game = table.game
    assert game is not None
    while game.active != 0:
        game = asked(play_on(table, 1), "main").game
        assert game is not None
    game.players[1].charges = game.players[1].mage.charges
    game.decision = None
    machine.run(game)
    asked_now = view(game, -1)["decision"]
    assert asked_now is not None
    assert "activate plain_two" in asked_now["keys"]

    assert table.waiting_for() == {"ann"}
