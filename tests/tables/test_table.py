"""What people may do at a table, and what becomes of it."""

from __future__ import annotations

import pytest

from tests.table import content
from tests.tables.sitting import SETUP, answer, begun, decider, done, opened, play_on
from unshuffled.rules.core import chance, machine
from unshuffled.rules.saves import transcript
from unshuffled.tables import entries as e
from unshuffled.tables.codes import Code, Refused
from unshuffled.tables.standing import Vote
from unshuffled.tables.table import MOST_SAVES, Table


def refused(code: Code) -> pytest.RaisesExc[Refused]:
    """A refusal with this code."""
    return pytest.RaisesExc(Refused, check=lambda error: error.code == code)


def test_a_table_is_the_fold_of_its_entries() -> None:
    """The entries are the table, also by way of JSON."""
    table = opened()
    kept: list[e.Entry] = []
    again = Table("t1", content(), "seed")

    def both(entries: list[e.Entry]) -> None:
        for entry in entries:
            kept.append(entry)
            table.apply(entry)

    both(table.choose("ann", dict(SETUP)))
    both(table.take_seat("ann", 0))
    both(table.take_seat("bob", 1))
    both(table.begin("ann"))
    for _ in range(12):
        assert table.game is not None
        assert table.game.decision is not None
        both(table.answer(decider(table), table.game.decision.keys[0], len(table.answers)))
    both(table.take_back(table.givers.last[1], max(table.free_until(), table.givers.last[0])))
    first = [
        *again.open("ann", 2, "Friday"),
        e.Joined("ann", "Ann"),
        e.Joined("bob", "Bob"),
        e.Joined("cat", "Cat", True),
    ]
    for entry in [*first, *kept]:
        again.apply(e.from_data(e.to_data(entry)))

    assert again.game == table.game
    assert (again.seats, again.answers, again.number) == (table.seats, table.answers, table.number)


def test_only_the_host_chooses_what_is_played_and_only_before_the_game() -> None:
    """A setup that cannot be played is refused with its reason."""
    table = opened()

    with refused(Code.NOT_THE_HOST):
        table.choose("bob", dict(SETUP))
    with refused(Code.BAD_SETUP):
        table.choose("ann", {"mages": ["nobody"]})
    with refused(Code.NOT_AT_TABLE):
        table.choose("eve", dict(SETUP))
    with refused(Code.ALREADY_STARTED):
        begun().choose("ann", dict(SETUP))


def test_a_seat_is_taken_given_and_left() -> None:
    """By its own person; a taken one is not taken again while its person is present."""
    table = done(opened(), [e.SeatTaken(0, "ann", "ann")])

    with refused(Code.SEAT_TAKEN):
        table.take_seat("bob", 0)
    with refused(Code.SEAT_NOT_YOURS):
        table.give_seat("bob", 0, "bob")
    with refused(Code.SEAT_NOT_YOURS):
        table.leave_seat("bob", 0)
    with refused(Code.NO_SUCH_SEAT):
        table.take_seat("bob", 7)
    done(table, table.give_seat("ann", 0, "bob"))
    assert table.seats == ["bob", ""]
    done(table, table.leave_seat("bob", 0))
    assert table.seats == ["", ""]


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_a_table_for_which_nothing_was_chosen_has_a_mage_for_each_seat(seats: int) -> None:
    table = Table("t1", content(), "seed")
    done(table, table.open("ann", seats, ""))
    done(table, table.join("ann", "Ann"))
    for seat in range(seats):
        done(table, table.take_seat("ann", seat))
    done(table, table.begin("ann"))

    assert table.game is not None
    assert len(table.game.scenario.mages) == len(table.seats) == seats
    assert table.waiting_for() == {"ann"}


def test_one_person_can_play_several_mages() -> None:
    """Solo with two mages is a table with one person."""
    table = opened()
    done(table, table.choose("ann", dict(SETUP)))
    done(table, table.take_seat("ann", 0))
    with refused(Code.SEATS_EMPTY):
        table.begin("ann")
    done(table, table.take_seat("ann", 1))
    done(table, table.begin("ann"))
    play_on(table, 6)

    assert table.waiting_for() == {"ann"}


def test_nobody_answers_in_anothers_seat() -> None:
    """Nor does anybody without a seat."""
    table = done(begun(), [e.Joined("dan", "Dan")])
    while table.waiting_for() == {"ann", "bob"}:
        play_on(table, 1)
    assert table.game is not None
    assert table.game.decision is not None
    at = len(table.answers)
    key, other = table.game.decision.keys[0], ({"ann", "bob"} - {decider(table)}).pop()

    for person in (other, "dan"):
        with refused(Code.NOT_YOUR_DECISION):
            table.answer(person, key, at)
    with refused(Code.NOT_AT_TABLE):
        table.answer("eve", key, at)
    with refused(Code.NOT_AN_OPTION):
        table.answer(decider(table), "gain everything", at)
    with refused(Code.STALE):
        table.answer(decider(table), key, at + 1)
    assert len(table.answers) == at


def test_an_ability_is_used_by_its_own_player_also_in_anothers_turn() -> None:
    """MAIN-24. The option stands in the active player's list; the owner of the ability answers it."""
    table = begun()
    assert table.game is not None
    while table.game.active != 0 or table.game.decision is None or table.game.decision.ask != "main":
        play_on(table, 1)
        assert table.game is not None
    table.game.players[1].charges = 5
    table.game.decision = None
    machine.run(table.game)

    with refused(Code.NOT_YOUR_DECISION):
        table.answer("ann", "activate plain_two", len(table.answers))
    (answered,) = table.answer("bob", "activate plain_two", len(table.answers))
    assert isinstance(answered, e.Answered)
    assert (answered.key, answered.person) == ("activate plain_two", "bob")


def at_a_gem() -> tuple[Table, int, str]:
    """A table where somebody has just played a Crystal, after how many answers, and who it was."""
    table = begun()
    assert table.game is not None
    while table.game.active < 0 or "play crystal" not in (table.game.decision.keys if table.game.decision else []):
        play_on(table, 1)
        assert table.game is not None
    start, person = len(table.answers), decider(table)
    answer(table, "play crystal")
    assert table.free_until() == start
    return table, start, person


def test_own_answers_are_taken_back_at_once() -> None:
    table, start, person = at_a_gem()

    done(table, table.take_back(person, start))

    assert (len(table.answers), table.marked) == (start, False)


def test_the_answer_of_another_is_not_undone_without_asking() -> None:
    """Who gave it agrees, or not. Nothing hidden was seen, so the table is not marked."""
    table, start, person = at_a_gem()
    other = "bob" if person == "ann" else "ann"

    asked = table.take_back(other, start)
    assert asked == [e.BackAsked(start, other)]
    done(table, asked)
    assert table.asked_for(other, start) == {person}
    done(table, table.vote_back(person, True))

    assert (len(table.answers), table.marked, table.vote) == (start, False, None)


def test_who_has_left_their_seat_is_not_asked() -> None:
    table, start, person = at_a_gem()
    other = "bob" if person == "ann" else "ann"
    done(table, table.give_seat(person, table.seats.index(person), other))

    assert table.take_back(other, start) == [e.TakenBack(start, other, over=False)]


def test_givers_are_as_they_were_after_loading_from_a_summary() -> None:
    table, _, _ = at_a_gem()
    again = Table("t1", content(), "seed")
    again.load([], table.summary())

    assert again.givers.runs == table.givers.runs


def test_taking_back_is_free_until_something_hidden_was_seen() -> None:
    """Beyond that everyone seated must agree, and the table is marked."""
    table, start, _ = at_a_gem()
    while table.free_until() <= start:
        assert table.game is not None
        assert table.game.decision is not None
        answer(table, "end" if "end" in table.game.decision.keys else table.game.decision.keys[0])
    asked = table.take_back("ann", start)
    assert asked == [e.BackAsked(start, "ann")]
    done(table, asked)
    done(table, table.vote_back("bob", True))

    assert (len(table.answers), table.marked, table.vote) == (start, True, None)


def test_a_vote_against_going_back_ends_it() -> None:
    """And an answer meanwhile ends it too."""
    table = play_on(begun(), 20)
    assert table.free_until() > 0
    done(table, table.take_back("ann", 0))
    done(table, table.vote_back("bob", False))
    assert table.vote is None
    with refused(Code.NO_VOTE):
        table.vote_back("bob", True)

    done(table, table.take_back("ann", 0))
    play_on(table, 1)

    assert table.vote is None


def test_alone_one_need_not_ask_oneself() -> None:
    """But the table is marked."""
    table = begun()
    done(table, table.give_seat("bob", 1, "ann"))
    play_on(table, 20)
    done(table, table.take_back("ann", 0))

    assert (table.answers, table.marked) == ([], True)


def test_what_was_taken_back_can_be_given_again_until_something_else_is_answered() -> None:
    """Redo is exact too."""
    table = play_on(begun(), 4)
    assert table.game is not None
    before = table.game.copy()
    done(table, table.take_back(table.givers.last[1], 3))
    done(table, table.redo("ann"))
    assert table.game == before

    with refused(Code.NOTHING_TO_REDO):
        table.redo("ann")
    with refused(Code.NOTHING_TO_TAKE_BACK):
        table.take_back("ann", 9)


def saved() -> Table:
    """Four answers, with names for the moments after the second, third and fourth."""
    table = begun()
    for count, name in ((2, "early"), (1, "middle"), (1, "late")):
        play_on(table, count)
        done(table, table.save("ann", name))
    assert table.saves == {"early": 2, "middle": 3, "late": 4}
    return table


def test_a_moment_that_was_taken_back_loses_its_name_and_has_it_again_with_the_answer() -> None:
    """Whether the answer is given again by redo or by hand."""
    table = done(saved(), [e.TakenBack(2, "ann")])
    assert table.saves == {"early": 2}
    done(table, [e.Redone("ann")])
    assert table.saves == {"early": 2, "middle": 3}
    assert table.history is not None
    answer(table, table.history.next_redo)
    assert table.saves == {"early": 2, "middle": 3, "late": 4}


def test_names_of_moments_that_will_not_come_again_are_gone() -> None:
    """After another answer; and a name that was given again is not overwritten by the old moment."""
    table = saved()
    at_three = table.answers[3]
    done(table, [e.TakenBack(3, "ann")])
    assert table.game is not None
    assert table.game.decision is not None
    other = next(key for key in table.game.decision.keys if key != at_three)
    done(table, table.answer(decider(table), other, 3))
    assert table.saves == {"early": 2, "middle": 3}

    table = done(saved(), [e.TakenBack(2, "ann")])
    done(table, table.save("ann", "late"))
    done(table, [e.Redone("ann"), e.Redone("ann")])
    assert table.saves == {"early": 2, "middle": 3, "late": 2}


def test_one_goes_back_to_a_moment_by_its_name() -> None:
    """A name that no moment has is refused."""
    table = saved()
    assert table.take_back("ann", "early") == table.take_back("ann", 2)
    with refused(Code.NO_SUCH_SAVE):
        table.take_back("ann", "never")


def test_a_table_keeps_a_hundred_names() -> None:
    """One that is there may be given again."""
    table = begun()
    for n in range(MOST_SAVES):
        done(table, table.save("ann", f"moment {n}"))
    assert table.save("ann", "moment 7") == [e.Saved("moment 7", 0, "ann")]
    with refused(Code.TOO_MANY_SAVES):
        table.save("ann", "one more")


def over(*, alone: bool = False) -> Table:
    """A game that has come to its end."""
    table = begun()
    if alone:
        done(table, table.give_seat("bob", 1, "ann"))
    while not table.is_over:
        play_on(table, 1)
    return table


def test_taking_back_after_the_end_needs_everyone_and_marks_the_table() -> None:
    """The seed is known, so it is no longer free even if nothing hidden was seen in the last answer."""
    table = over()
    last = len(table.answers) - 1
    assert table.free_until() == last + 1
    done(table, table.take_back("ann", last))
    assert (table.vote, table.is_over) == (Vote(last, "ann", {"ann"}), True)
    done(table, table.vote_back("bob", True))
    assert (table.is_over, table.marked, table.seed_told) == (False, True, True)

    alone = over(alone=True)
    done(alone, alone.take_back("ann", last))
    assert (alone.is_over, alone.marked, alone.seed_told) == (False, True, True)
    assert not done(play_on(begun(), 2), [e.TakenBack(1, "ann")]).marked


def test_chat_can_be_switched_off_and_phrases_cannot() -> None:
    """Each reader sees a phrase in their own language."""
    table = opened()
    assert table.say("cat", words="hello there") == [e.Said("cat", "", "hello there")]
    with refused(Code.NOT_THE_HOST):
        table.switch_chat("bob", False)
    done(table, table.switch_chat("ann", False))

    with refused(Code.CHAT_OFF):
        table.say("cat", words="hello there")
    with refused(Code.NO_SUCH_PHRASE):
        table.say("cat", phrase="nonsense")
    with refused(Code.TOO_LONG):
        opened().say("cat", words="x" * 501)
    assert table.say("cat", phrase="thanks") == [e.Said("cat", "thanks", "")]


def test_the_seed_is_bound_before_the_game_and_the_record_proves_it() -> None:
    """Anybody can replay the record with the seed and check the commitment."""
    table = play_on(begun(), 8)
    text = transcript.write(table.record())

    assert chance.commitment(transcript.read(text).seed) == table.commitment
    assert transcript.replay(content(), transcript.read(text)) == table.game
    assert transcript.read(transcript.write(table.record(3))).keys == table.answers[:3]


@pytest.mark.parametrize(
    "entry", [e.Answered("play crystal", "ann", 7), e.AnsweredInAdvance("no", "ann", 7), e.Redone("ann", 7)]
)
def test_readers_are_sent_all_of_an_answer_but_its_mark(entry: e.Entry) -> None:
    """In the order of its fields, so that a message has the same bytes wherever it is made."""
    kept = [(name, value) for name, value in e.to_data(entry).items() if name not in ("format", "mark")]

    assert list(e.to_public(entry).items()) == kept
