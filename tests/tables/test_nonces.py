"""Each player has a part in the seed: the server alone cannot choose a nice one (ATTACK A9)."""

from __future__ import annotations

import pytest

from tests.table import content
from tests.tables.sitting import SETUP, done, opened, play_on
from tests.tables.test_table import refused
from unshuffled.rules.core import chance
from unshuffled.rules.saves import transcript
from unshuffled.tables import entries as e
from unshuffled.tables import forks
from unshuffled.tables.codes import Code
from unshuffled.tables.table import Table

ANN, BOB, CAT = "a" * 16, "b" * 16, "c" * 16


def seated() -> Table:
    table = done(opened(), [])
    for wish in (table.choose("ann", dict(SETUP)), table.take_seat("ann", 0)):
        done(table, wish)
    return done(table, table.take_seat("bob", 1))


def test_the_seed_depends_on_the_secret_and_on_what_everyone_seated_gave() -> None:
    table = seated()
    bound = table.commitment
    done(table, table.give_nonce("bob", BOB))
    done(table, table.give_nonce("ann", ANN))
    done(table, table.begin("ann"))

    assert table.begun is not None
    assert table.begun.nonces == [ANN, BOB]
    assert table.seed == chance.seed_with("seed", [ANN, BOB]) != "seed"
    assert (table.commitment, bound) == (chance.commitment("seed"), chance.commitment("seed"))
    assert table.game is not None
    assert table.game.seed == table.seed


def test_who_has_no_seat_has_no_part_in_it() -> None:
    table = seated()
    with refused(Code.WATCHING):
        table.give_nonce("cat", CAT)
    done(table, table.join("dan", "Dan"))
    done(table, table.give_nonce("dan", CAT))
    done(table, table.begin("ann"))

    assert table.begun is not None
    assert table.begun.nonces == []
    assert table.seed == "seed"


def test_a_nonce_is_given_once_and_before_the_game() -> None:
    table = seated()
    done(table, table.give_nonce("ann", ANN))
    assert table.give_nonce("ann", BOB) == []
    done(table, table.begin("ann"))
    with refused(Code.ALREADY_STARTED):
        table.give_nonce("bob", BOB)


@pytest.mark.parametrize("nonce", ["", "abc", "g" * 16, "A" * 16, "a" * 65, "a" * 16 + "\n"])
def test_what_is_no_nonce_is_refused(nonce: str) -> None:
    with refused(Code.BAD_NONCE):
        seated().give_nonce("ann", nonce)


def test_the_record_has_all_that_the_proof_needs_and_a_fork_goes_on_with_the_same_seed() -> None:
    table = seated()
    for person, nonce in (("ann", ANN), ("bob", BOB)):
        done(table, table.give_nonce(person, nonce))
    play_on(done(table, table.begin("ann")), 6)
    assert table.game is not None
    text = transcript.write(table.record())

    assert transcript.verify(content(), transcript.read(text), table.commitment) == table.game
    done(table, table.give_seat("bob", 1, "ann"))
    dealt, _ = forks.fork(table, "ann", "Ann", 6, "another")
    assert dealt.seeds == [table.seed, "another"]
    table.have_played = {"ann"}
    same, entries = forks.fork(table, "ann", "Ann", 6, "never used")
    assert (same.game, same.seed) == (table.game, table.seed)
    again = Table(same.id, content(), same.secret)
    again.load(entries)
    assert again.game == table.game


def test_a_log_whose_secret_is_not_the_one_that_was_bound_is_not_loaded() -> None:
    table = Table("t1", content(), "another seed")
    with refused(Code.DAMAGED):
        table.load([e.Opened("ann", chance.commitment("seed"), 2, "Friday")])
