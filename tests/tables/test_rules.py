"""A game goes on by the rulings of the version it was begun with (PR-45): stored, loaded, forked, and as a record."""

from __future__ import annotations

from tests.table import content
from unshuffled.rules.core.version import RULES
from unshuffled.rules.saves import transcript
from unshuffled.tables import forks
from unshuffled.tables.entries import Entry
from unshuffled.tables.table import Table

SETUP = {"mages": ["plain_one"], "nemesis": "tally", "market": ["deck_destruction_base"]}


def begun(rules: int) -> tuple[Table, list[Entry]]:
    """A table whose game was begun by these rules, and its entries."""
    table = Table("t", content(), "secret")
    entries: list[Entry] = []

    def do(made: list[Entry]) -> None:
        for entry in made:
            table.apply(entry)
        entries.extend(made)

    do(table.open("ann", 1, ""))
    do(table.join("ann", "Ann"))
    do(table.choose("ann", {**SETUP}))
    do(table.take_seat("ann", 0))
    do(table.begin("ann", rules=rules))
    return table, entries


def rules_of(table: Table) -> int:
    assert table.game is not None
    return table.game.scenario.switches.rules


def test_a_game_keeps_the_version_it_was_begun_with() -> None:
    table, entries = begun(RULES)
    loaded = Table("t", content(), "secret")
    loaded.load(entries)
    forked, _ = forks.fork(table, "ann", "Ann", 0, "seed")
    assert table.game is not None
    text = transcript.write(transcript.record_of(table.game, []))
    taken, _ = forks.take_in(content(), "ann", "Ann", transcript.read(text))

    assert [rules_of(each) for each in (table, loaded, forked, taken)] == [RULES] * 4
    assert f"\nrules {RULES}\n" in text
