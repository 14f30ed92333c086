"""Tables that begin in the middle of a game: a fork of another table, or a record that was brought along.

A player who may know the seed of the old game gets a fork with that seed, in which the same comes. Everyone else seated gets
one whose hidden cards are redealt, so that a fork tells nothing of what comes in a game that is still played.
"""

from __future__ import annotations

import secrets
from typing import Any

from unshuffled.rules.core.content import Content
from unshuffled.rules.core.errors import RulesError
from unshuffled.rules.core.version import RULES
from unshuffled.rules.saves import transcript
from unshuffled.tables.codes import Code, Refused
from unshuffled.tables.deals import secret_of
from unshuffled.tables.entries import Entry, Forked
from unshuffled.tables.table import Table

LONGEST_REASON = 200


def new_id() -> str:
    """An id that nobody can guess, and that no command takes for an option."""
    while (id := secrets.token_urlsafe(12)).startswith("-"):
        pass
    return id


def fork(old: Table, person: str, name: str, at: int | str, seed: str) -> tuple[Table, list[Entry]]:
    """A new table that stands where another one stood after `at` answers or at a save; all seats are this person's.

    `seed` is what it goes on with, unless the person may know the old one.
    """
    if person not in old.people:
        raise Refused(Code.NOT_AT_TABLE)
    if not old.started:
        raise Refused(Code.NOT_STARTED)
    if isinstance(at, str):
        at = old.moment(at)
    if not 0 <= at <= len(old.answers):
        raise Refused(Code.NOTHING_TO_TAKE_BACK)
    answers = old.answers[:at]
    assert old.begun is not None
    setup, rules = old.setup.as_data(), old.begun.rules
    if old.may_know_seed(person):
        past = Forked(old.id, at, answers, old.before)
        return _begun(old.content, secret_of(old.seeds), setup, person, name, old.name, past, rules=rules)
    if not old.seats_of(person):
        raise Refused(Code.SEED_SECRET)
    past = Forked(old.id, at, [], [*old.before, answers], dealt_anew=True)
    return _begun(old.content, secret_of([*old.seeds, seed]), setup, person, name, old.name, past, rules=rules)


def read_record(text: str) -> transcript.Record:
    """The record in this text."""
    try:
        return transcript.read(text)
    except (RulesError, ValueError) as error:
        raise Refused(Code.BAD_RECORD, str(error)[:LONGEST_REASON]) from None


def take_in(content: Content, person: str, name: str, read: transcript.Record) -> tuple[Table, list[Entry]]:
    """A new table from a record; it is replayed first, so that only what can be played is kept."""
    try:
        transcript.replay(content, read)
    except (RulesError, ValueError, TypeError, KeyError) as error:
        raise Refused(Code.BAD_RECORD, str(error)[:LONGEST_REASON]) from None
    past = Forked("", len(read.keys), read.keys)
    return _begun(content, read.seed, read.setup.as_data(), person, name, "", past, read.drawn, read.rules)


def _begun(
    content: Content,
    secret: str,
    setup: dict[str, Any],
    person: str,
    name: str,
    title: str,
    past: Forked,
    drawn: int = 0,
    rules: int = RULES,
) -> tuple[Table, list[Entry]]:
    """A table at which one person has everything, with its game begun and brought to where it stands."""
    table = Table(new_id(), content, secret)
    entries: list[Entry] = []

    def do(made: list[Entry]) -> None:
        for entry in made:
            table.apply(entry)
        entries.extend(made)

    do(table.open(person, len(setup["mages"]), title))
    do(table.join(person, name))
    do(table.choose(person, setup))
    for seat in range(len(table.seats)):
        do(table.take_seat(person, seat))
    do(table.begin(person, drawn, rules))
    do([past])
    return table, entries
