"""A stored game never changes: the logs of every format load to the same games in every later release."""

from __future__ import annotations

import asyncio
import json
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from tests.golden.logs import HERE, amounts_to
from unshuffled.packs import library
from unshuffled.packs.sources import Source
from unshuffled.rules.core.content import Content
from unshuffled.rules.saves import mark as marks
from unshuffled.tables import fold
from unshuffled.tables.contents import Contents
from unshuffled.tables.entries import FORMAT, KINDS, Entry, Started, from_data
from unshuffled.tables.memory import MemoryLog
from unshuffled.tables.table import Table

LOGS = sorted(HERE.glob("*/*.json"))
PACKS = sorted(HERE.glob("*/*.pack"))
KEPT = MemoryLog()
"""A log that has the packs of all golden logs."""
for _file in PACKS:
    asyncio.run(KEPT.keep_pack(_file.stem.rpartition("-")[2], _file.read_bytes()))

OTHERS = {"AiJoined", "AiPlanned", "ChatSwitched", "Moderated", "SeatLeft", "Unknown"}
"""Kinds of entries that the tables of the golden logs do not have."""


def stored(file: Path) -> dict[str, Any]:
    read: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
    return read


def table_of(log: dict[str, Any]) -> tuple[Table, list[Entry]]:
    """The table with its own content, not loaded yet, and its entries."""
    entries = [from_data({"kind": row["kind"], **row["data"]}) for row in log["rows"]]
    begun = next(entry for entry in entries if isinstance(entry, Started))
    return Table("golden", content_of(tuple(begun.packs.items()), begun.rules), log["secret"]), entries


@cache
def content_of(packs: tuple[tuple[str, str], ...], rules: int) -> Content:
    """As a node loads it: once."""
    return asyncio.run(Contents(library.load(), KEPT).of(dict(packs), rules))


@pytest.mark.parametrize("file", LOGS, ids=[f"{file.parent.name}/{file.stem}" for file in LOGS])
def test_a_log_loads_to_what_it_was(file: Path) -> None:
    """Both ways: all at once, and entry by entry as it was played."""
    log = stored(file)
    loaded, entries = table_of(log)
    loaded.load(entries)
    followed, _ = table_of(log)
    for entry in entries:
        followed.apply(entry)

    assert (loaded.differs_at, amounts_to(loaded)) == (None, log["amounts_to"])
    assert (followed.differs_at, amounts_to(followed)) == (None, log["amounts_to"])
    assert followed.summary() == loaded.summary()
    assert followed.game == loaded.game


@pytest.mark.parametrize("file", LOGS[::5], ids=[f"{file.parent.name}/{file.stem}" for file in LOGS[::5]])
def test_a_summary_stands_for_the_entries_before_it(file: Path) -> None:
    log = stored(file)
    table, entries = table_of(log)
    table.load(entries)
    for at in range(0, len(entries), 37):
        half, _ = table_of(log)
        half.load(entries[:at])
        summary = json.loads(json.dumps(half.summary()))
        rest, _ = table_of(log)
        rest.load(entries[at:], summary)

        assert amounts_to(rest) == log["amounts_to"]
        assert rest.number == len(entries)
        assert rest.summary() == table.summary()


def test_the_packs_of_every_log_are_kept() -> None:
    """Also when those that ship have changed."""
    kept = {file.stem.rpartition("-")[2]: Source.from_bytes(file.read_bytes()) for file in PACKS}
    named = {
        digest
        for file in LOGS
        for row in stored(file)["rows"]
        if row["kind"] == "Started"
        for digest in row["data"]["packs"].values()
    }

    assert named <= kept.keys()
    assert {digest: source.digest for digest, source in kept.items()} == {digest: digest for digest in kept}


def test_every_format_has_logs() -> None:
    assert {file.parent.name for file in LOGS} == {str(number) for number in range(1, FORMAT + 1)}
    assert len(LOGS) >= 30


def test_logs_of_todays_format_have_every_kind_that_a_game_can_have() -> None:
    met = {row["kind"] for file in HERE.glob(f"{FORMAT}/*.json") for row in stored(file)["rows"]}
    of_other_tables = {kind for kind in KINDS if kind.startswith(("Expedition", "Battle", "Day", "Daily"))}

    assert KINDS.keys() - met == of_other_tables | OTHERS


def test_rules_that_lead_elsewhere_are_seen_at_the_answer_where_they_do(monkeypatch: pytest.MonkeyPatch) -> None:
    """The guard bites: a game with marks, loaded by rules that differ after 20 answers, stands there."""
    log = stored(HERE / "1" / "named.json")
    table, entries = table_of(log)
    table.load(entries)
    summary = table.summary()
    assert summary is not None
    true_mark = marks.mark

    def other(g: Any) -> int:
        return true_mark(g) + (len(g.scenario.content.cards) if g.chance_used == table_at_20.chance_used else 0)

    assert table.history is not None
    table_at_20 = table.history.at(20)
    monkeypatch.setattr(fold, "mark", other)
    again, _ = table_of(log)
    again.load([], summary)

    assert again.differs_at is not None
    assert 0 < again.differs_at < len(log["amounts_to"]["answers"])
    assert again.answers == log["amounts_to"]["answers"][: again.differs_at]
