"""Reading a table from its log: from the last snapshot on, if there is one that can be read."""

from __future__ import annotations

from typing import Any

import msgspec

from unshuffled.tables.entries import Entry
from unshuffled.tables.ports import START, Head, Log, OtherHistory, Read
from unshuffled.tables.standing import readable

PAGE = 500
"""Entries that are read at once; decoding them takes a few milliseconds of the loop."""


async def past_of(log: Log, id: str) -> tuple[str, list[Entry], dict[str, Any] | None, Head]:
    """A table's secret, its entries since the last snapshot, what that says, and where all of it ends."""
    secret, snapshot = await log.beginning(id)
    summary = msgspec.json.decode(snapshot.data) if snapshot is not None else None
    head = START
    if snapshot is not None and summary is not None and readable(summary):
        head = snapshot.head
    else:
        summary = None
    try:
        entries, head = await read_all(log, id, head)
    except OtherHistory:
        summary = None
        entries, head = await read_all(log, id, START)
    return secret, entries, summary, head


async def read_all(log: Log, id: str, head: Head) -> Read:
    """All entries after this one, a page at a time: between two pages others are served."""
    entries: list[Entry] = []
    while True:
        page, head = await log.read(id, head, PAGE)
        entries += page
        if len(page) < PAGE:
            return Read(entries, head)
