"""The envelope of entries: what a release reads, and what it leaves alone."""

from __future__ import annotations

import asyncio
import json
from time import monotonic

import pytest

from tests.table import content
from tests.tables.sitting import begun, done
from unshuffled.tables import entries as e
from unshuffled.tables.codes import Code, Refused
from unshuffled.tables.hosting.host import Host
from unshuffled.tables.memory import MemoryLog, MemoryRelay, Row
from unshuffled.tables.ports import Head, chain
from unshuffled.tables.table import Table

DANCED = {"format": e.FORMAT, "person": "ann", "how": ["slowly", 3]}
"""An entry of a kind that no release knows yet."""


def state(table: Table) -> dict[str, object]:
    """All that a table is but its number."""
    kept = table.summary()
    assert kept is not None
    return {name: value for name, value in kept.items() if name != "number"}


def test_an_entry_in_its_envelope_is_read_as_it_was_written() -> None:
    for entry in (
        e.AdvanceSet("ann", ["decline"]),
        e.AiAgreed("ann", "quick", 60, instant=True),
        e.Said("ann", "hello"),
    ):
        stored = json.loads(e.to_json(entry))

        assert stored["format"] == e.FORMAT
        assert e.from_data({"kind": type(entry).__name__, **stored}) == entry
        assert e.from_data(e.to_data(entry)) == entry


def test_an_unknown_field_is_ignored() -> None:
    newer = {"kind": "Redone", "format": e.FORMAT, "person": "ann", "since": "tomorrow"}

    assert e.from_data(newer) == e.Redone("ann")


def test_an_entry_of_an_unknown_kind_changes_nothing_but_the_number() -> None:
    table, other = begun(), begun()
    danced = e.from_data({"kind": "Danced", **DANCED})
    done(other, [danced])

    assert danced == e.Unknown("Danced")
    assert e.to_public(danced) == {"kind": "Unknown", "name": "Danced"}
    assert other.number == table.number + 1
    assert other.summary() is None, "it would leave out what newer releases know"
    other._ignored = False
    assert state(other) == state(table)


def test_a_log_with_an_unknown_kind_loads_and_its_digests_go_on() -> None:
    async def read() -> None:
        log = MemoryLog()
        newer, older = (Host(content(), log, MemoryRelay()) for _ in range(2))
        id = (await newer.open("ann", "Ann", 1)).id
        rows = log._rows[id]
        data = json.dumps(DANCED)
        rows.append(Row(chain(rows[-1].digest, "Danced", data), "Danced", data, monotonic()))
        await older.do(id, lambda table: table.take_seat("ann", 0))

        assert (await older.table(id)).seats == ["ann"]
        assert rows[-1].digest == chain(rows[-2].digest, rows[-1].kind, rows[-1].data)
        read = await log.read(id)
        assert read.head == Head(4, rows[-1].digest)
        assert read.entries[2] == e.Unknown("Danced")
        cold = await Host(content(), log, MemoryRelay()).table(id)
        assert (cold.number, cold.seats, cold.people) == (4, ["ann"], (await older.table(id)).people)

    asyncio.run(read())


def test_an_entry_of_a_newer_format_is_not_read() -> None:
    with pytest.raises(Refused) as refused:
        e.from_data({"kind": "Redone", "format": e.FORMAT + 1, "person": "ann"})

    assert refused.value.code == Code.OTHER_VERSION
