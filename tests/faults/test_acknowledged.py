"""What is acknowledged over HTTP: the checks find it when it is lost, and nothing when it is not."""

from __future__ import annotations

from typing import Any
from urllib.parse import urlsplit

from tests.faults.checks import ask_sessions, check_accounts, check_made
from tests.faults.database import Kept
from tests.faults.notes import Made, Notes, Session
from tests.faults.services import Node
from tests.server.serving import run, serving
from unshuffled.server.client import Guest

OPENED: dict[str, Any] = {"kind": "Opened", "host": "ann", "commitment": ""}
JOINED: dict[str, Any] = {"kind": "Joined", "person": "bob", "name": "Bob", "watching": False}
FORKED: dict[str, Any] = {"kind": "Forked", "table": "", "at": 7, "answers": []}


def kept(*rows: dict[str, Any]) -> dict[str, Kept]:
    return {"t": Kept("seed", list(range(1, len(rows) + 1)), dict(enumerate(rows, start=1)))}


def test_a_table_or_a_join_that_was_acknowledged_and_is_not_there_is_found_out() -> None:
    made = [
        Made("opened", "ann", "t"),
        Made("joined", "bob", "t"),
        Made("forked", "ann", "t", 7),
        Made("imported", "ann", "t", 7),
    ]

    assert check_made(kept(OPENED, JOINED, FORKED), made) == []
    assert len(check_made(kept(OPENED, FORKED), made)) == 1
    assert len(check_made(kept(OPENED, JOINED, {**FORKED, "at": 6}), made)) == 2
    assert len(check_made(kept({**OPENED, "host": "eve"}, JOINED, FORKED), made)) == 3
    assert len(check_made({}, made)) == 4


def test_an_account_that_is_not_there_or_anothers_is_found_out() -> None:
    session = Session("ann", "Ann the First", "password", {})

    assert check_accounts({"ann the first": "ann"}, [session]) == []
    assert [finding.kind for finding in check_accounts({"ann the first": "eve"}, [session])] == ["account lost"]
    assert [finding.kind for finding in check_accounts({}, [session])] == ["account lost"]


def test_a_session_that_does_not_work_and_an_ended_one_that_does_are_found_out() -> None:
    async def ask() -> None:
        notes = Notes()
        async with serving() as one, Guest(one.url) as ann, Guest(one.url) as other:
            me = await ann.make_account("Ann", "a long password")
            await other.log_in("Ann", "a long password")
            before = dict(other.http.cookies)
            await other.log_out()
            node = [Node(None, "node", port=urlsplit(one.url).port or 0)]  # type: ignore[arg-type]  # it has no files
            right = Session(me.person, "Ann", "a long password", dict(ann.http.cookies))
            ended = Session(me.person, "Ann", "a long password", before, ended=True)
            notes.sessions = [right, ended]
            assert await ask_sessions(node, notes) == []

            right.ended, ended.ended = True, False
            right.password = ended.password = "another password"
            kinds = [finding.kind for finding in await ask_sessions(node, notes)]
            assert kinds == ["ended session works", "session lost", "account lost"]

    run(ask())
