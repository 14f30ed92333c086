"""Tables that begin in the middle of a game, and what they must not tell."""

from __future__ import annotations

import asyncio
import json
import random

import pytest

from tests.table import content
from tests.tables.sitting import SETUP, answer, begun, done, opened, play_on
from tests.tables.test_host import DeafRelay, first_answer, two_nodes
from tests.tables.test_table import over, refused, saved
from unshuffled.rules.core import chance
from unshuffled.rules.readings.sampling import sample
from unshuffled.rules.readings.views import view
from unshuffled.rules.saves import transcript
from unshuffled.tables import entries as e
from unshuffled.tables import forks
from unshuffled.tables.codes import Code
from unshuffled.tables.deals import seeds_of
from unshuffled.tables.hosting.host import Host
from unshuffled.tables.memory import MemoryLog, MemoryRelay
from unshuffled.tables.table import Table

NEMESES = ["tally", "rageborne", "umbra_titan", "crooked_mask"]


def alone() -> Table:
    """Ann plays both mages, from the beginning."""
    table = opened()
    done(table, table.choose("ann", dict(SETUP)))
    done(table, table.take_seat("ann", 0))
    done(table, table.take_seat("ann", 1))
    return done(table, table.begin("ann"))


def past(entries: list[e.Entry]) -> e.Forked:
    """Where a fork came from."""
    last = entries[-1]
    assert isinstance(last, e.Forked)
    return last


def folded(table: Table, entries: list[e.Entry]) -> Table:
    """The table made of its secret and its entries, by way of JSON, as any node makes it."""
    return done(
        Table(table.id, content(), table.secret), [e.from_data(json.loads(json.dumps(e.to_data(x)))) for x in entries]
    )


def test_a_fork_of_a_finished_game_has_the_same_seed_and_goes_its_own_way() -> None:
    """For anyone at the table; the source is untouched."""
    old = over()
    fork, entries = forks.fork(old, "cat", "Cat", 4, "new seed")

    assert old.history is not None
    assert (fork.answers, fork.seats, fork.secret) == (old.answers[:4], ["cat", "cat"], old.secret)
    assert fork.game == old.history.at(4)
    assert fork.seed_told
    assert folded(fork, entries).game == fork.game
    play_on(fork, 1)
    assert old.is_over


def test_a_fork_of_a_running_game_has_other_hidden_cards_and_another_seed() -> None:
    """It looks the same, and is bound by a commitment of its own."""
    old = play_on(begun(), 20)
    fork, entries = forks.fork(old, "bob", "Bob", 12, "new seed")

    assert old.history is not None
    assert fork.game is not None
    then = old.history.at(12)
    assert view(fork.game, -1) == view(then, -1)
    assert fork.game != then
    assert (fork.answers, fork.seats, fork.seed_told) == ([], ["bob", "bob"], False)
    assert (fork.seed, fork.commitment) == ("new seed", chance.commitment("new seed"))
    assert (fork.game.seed, fork.commitment == old.commitment) == ("new seed", False)
    assert past(entries) == e.Forked("t1", 12, [], [old.answers[:12]], dealt_anew=True)


@pytest.mark.parametrize("nemesis", NEMESES)
def test_what_is_redealt_depends_on_nothing_hidden(nemesis: str) -> None:
    """Whatever the hidden cards of the old game are, the fork is the same: so it tells nothing of them."""
    table = begun({**SETUP, "nemesis": nemesis})
    mind = random.Random(nemesis)
    moments = 0
    while table.game is not None and table.game.decision is not None and moments < 60:
        dealt = sample(table.game, "new seed")
        assert sample(sample(table.game, f"other {moments}"), "new seed") == dealt
        assert view(dealt, -1) == view(table.game, -1)
        key = mind.choice(table.game.decision.keys)
        done(table, [e.Answered(key, "ann")])
        moments += 1
    assert moments > 20


@pytest.mark.parametrize("nemesis", NEMESES)
def test_a_fork_that_was_redealt_is_the_fold_of_its_entries(nemesis: str) -> None:
    """Played to its end, forked again on the way by others and by somebody alone; no entry holds a seed."""
    table = play_on(begun({**SETUP, "nemesis": nemesis}), 8)
    entries: list[e.Entry] = []
    for n, seed in enumerate(("second seed", "third seed")):
        table, entries = forks.fork(table, "ann", "Ann", len(table.answers), seed)
        for _ in range(5):
            key = first_answer(table)[1]
            entries += [e.Answered(key, "ann")]
            answer(table, key)
        if n == 0:
            # Somebody else sits down: from now on the seed is nobody's to know.
            done(table, table.join("bob", "Bob"))
            done(table, table.give_seat("ann", 1, "bob"))
    kept, kept_entries = forks.fork(table, "ann", "Ann", 3, "never used")

    assert seeds_of(table.secret) == ["seed", "second seed", "third seed"]
    assert folded(table, entries).game == table.game
    assert kept.secret == table.secret
    assert kept.seed_told
    assert table.history is not None
    assert kept.game == table.history.at(3)
    assert folded(kept, kept_entries).game == kept.game
    text = json.dumps([e.to_data(entry) for entry in entries + kept_entries])
    assert "seed" not in text
    while not table.is_over:
        key = first_answer(table)[1]
        entries += [e.Answered(key, "ann")]
        answer(table, key)
    assert folded(table, entries).game == table.game


def test_readers_of_a_fork_learn_when_it_began_and_nothing_else() -> None:
    """Neither the table it came from nor how that got there."""
    _, entries = forks.fork(play_on(begun(), 6), "bob", "Bob", 6, "new seed")

    assert e.to_public(past(entries)) == {
        "kind": "Forked",
        "table": "",
        "at": 6,
        "answers": [],
        "before": [],
        "dealt_anew": True,
    }


def test_who_has_no_seat_forks_no_running_game() -> None:
    """Nor a game that has not begun, nor a moment that never was, nor somebody who is not there."""
    table = done(play_on(begun(), 6), [e.Joined("dan", "Dan")])
    for person, at, code in (
        ("dan", 2, Code.SEED_SECRET),
        ("cat", 2, Code.SEED_SECRET),
        ("eve", 2, Code.NOT_AT_TABLE),
        ("ann", 7, Code.NOTHING_TO_TAKE_BACK),
        ("ann", "never", Code.NO_SUCH_SAVE),
    ):
        with refused(code):
            forks.fork(table, person, "X", at, "new seed")


def test_a_fork_begins_at_a_save() -> None:
    """By its name."""
    old = saved()
    assert past(forks.fork(old, "ann", "Ann", "middle", "s")[1]) == past(forks.fork(old, "ann", "Ann", 3, "s")[1])


def test_a_fork_that_was_redealt_has_no_record() -> None:
    """It would need the seed of the other game, also when this one is over."""
    table, _ = forks.fork(play_on(begun(), 6), "ann", "Ann", 6, "new seed")
    with refused(Code.DEALT_ANEW):
        table.record()


def test_the_seed_is_for_the_one_who_has_all_seats_and_always_had() -> None:
    """An empty seat is somebody's who will come, and who has had one knows what was played with them."""
    table = play_on(alone(), 3)
    assert (table.may_know_seed("ann"), table.may_know_seed("bob")) == (True, False)
    done(table, table.leave_seat("ann", 1))
    assert not table.may_know_seed("ann")
    done(table, table.take_seat("bob", 1))
    done(table, table.give_seat("bob", 1, "ann"))
    assert not table.may_know_seed("ann")
    with refused(Code.SEED_SECRET):
        table.tell_seed("ann")
    assert over().may_know_seed("cat")


def test_who_was_shown_the_seed_before_others_sat_down_is_known_to_everyone() -> None:
    """The record and a fork tell it; each writes it down once. At the end everybody gets it, and nothing is written."""

    async def game(how: str) -> None:
        host = Host(content(), MemoryLog(), MemoryRelay())
        id = (await host.open("ann", "Ann")).id
        for wish in (
            lambda t: t.choose("ann", dict(SETUP)),
            lambda t: t.take_seat("ann", 0),
            lambda t: t.take_seat("ann", 1),
            lambda t: t.begin("ann"),
            lambda t: t.join("bob", "Bob"),
        ):
            await host.do(id, wish)
        for _ in range(2):
            if how == "record":
                assert (await host.record(id, "ann")).startswith("unshuffled game 1\n")
            else:
                assert (await host.fork("ann", "Ann", id, 0)).seed_told
        assert [x for x in (await host.log.read(id)).entries if isinstance(x, e.SeedTold)] == [e.SeedTold("ann")]
        await host.do(id, lambda t: t.give_seat("ann", 1, "bob"))
        assert (await host.table(id)).seed_told
        with refused(Code.SEED_SECRET):
            await host.record(id, "ann")
        assert not (await host.fork("ann", "Ann", id, 0)).seed_told

    asyncio.run(game("record"))
    asyncio.run(game("fork"))
    assert over().tell_seed("cat") == []
    assert not play_on(begun(), 3).seed_told


def test_a_fork_is_found_by_every_node() -> None:
    """With its cards redealt in the same way, from a seed that no message has."""

    async def game() -> None:
        one, two, id = await two_nodes(DeafRelay())
        for n in range(6):
            person, key = first_answer(await one.table(id))
            await one.do(id, lambda t, p=person, k=key, n=n: t.answer(p, k, n))  # type: ignore[misc]
        fork = await one.fork("bob", "Bob", id, 6)
        person, key = first_answer(fork)
        await one.do(fork.id, lambda t: t.answer(person, key, 0))
        there = await two.table(fork.id)

        assert there.game == (await one.table(fork.id)).game
        assert there.seed != (await two.table(id)).seed
        assert (await one.table(id)).answers == (await two.table(id, sure=True)).answers

    asyncio.run(game())


def test_a_record_is_taken_in_as_a_table_of_ones_own() -> None:
    """It gives the same record again; its seed is known."""
    old = over()
    text = transcript.write(old.record())
    table, entries = forks.take_in(content(), "dan", "Dan", forks.read_record(text))

    assert table.game == old.game
    assert (table.seats, table.host, table.seed_told) == (["dan", "dan"], "dan", True)
    assert transcript.write(table.record()) == text
    assert folded(table, entries).game == old.game


@pytest.mark.parametrize(
    "text", ["", "hello", "unshuffled game 1\nseed x\n\nfly\n", "unshuffled game 1\nswitches a=b\nseed x\n\n"]
)
def test_what_is_no_game_is_not_taken_in(text: str) -> None:
    """The reason says why."""
    with refused(Code.BAD_RECORD):
        forks.take_in(content(), "dan", "Dan", forks.read_record(text))


def test_no_id_begins_like_an_option_of_a_command() -> None:
    assert not any(forks.new_id().startswith("-") for _ in range(2000))
