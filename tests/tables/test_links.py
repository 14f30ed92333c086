"""The host makes the links of a table new. The table counts how often; what a link is, the server knows."""

from __future__ import annotations

import json

import pytest

from tests.table import content
from tests.tables.sitting import begun, done, opened, play_on
from tests.tables.test_table import refused
from unshuffled.tables import entries as e
from unshuffled.tables import forks
from unshuffled.tables.codes import Code
from unshuffled.tables.table import Table


def test_the_host_makes_the_links_new_before_the_game_and_while_it_runs() -> None:
    for table in (opened(), play_on(begun(), 3)):
        people, seats, answers = dict(table.people), list(table.seats), list(table.answers)
        assert table.links == 0

        assert table.renew_links("ann") == [e.LinksRenewed("ann", 1)]
        done(table, table.renew_links("ann"))
        done(table, table.renew_links("ann"))

        assert table.links == 2
        assert (table.people, table.seats, table.answers) == (people, seats, answers)


@pytest.mark.parametrize(("person", "code"), [("bob", Code.NOT_THE_HOST), ("eve", Code.NOT_AT_TABLE)])
def test_nobody_but_the_host_does(person: str, code: Code) -> None:
    for table in (opened(), begun()):
        with refused(code):
            table.renew_links(person)


def test_who_comes_or_changes_their_name_afterwards_leaves_the_links_as_they_are() -> None:
    table = opened()
    done(table, table.renew_links("ann"))
    done(table, table.join("dan", "Dan"))
    done(table, table.join("ann", "Anna"))
    done(table, table.give_nonce("bob", "b" * 16))

    assert table.links == 1
    assert table.nonces == {"bob": "b" * 16}


def test_the_version_comes_back_from_the_log_and_from_a_summary() -> None:
    table = begun()
    first = table.number
    made = [*table.renew_links("ann")]
    done(table, made)
    kept = json.loads(json.dumps(table.summary()))
    assert table.number == first + 1

    read = e.from_data(json.loads(json.dumps(e.to_data(made[0]))))
    assert read == made[0]
    again = Table(table.id, content(), table.secret)
    again.load([], kept)
    assert again.links == 1
    again.load([e.Joined("dan", "Dan"), *again.renew_links("ann")], kept)
    assert again.links == 2


def test_a_fork_has_links_of_its_own() -> None:
    table = play_on(begun(), 3)
    done(table, table.renew_links("ann"))
    forked, _ = forks.fork(table, "ann", "Ann", 2, "another")

    assert forked.links == 0
