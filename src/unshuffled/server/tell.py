"""What is told of a table: its state, its entries and its view in their public form. Nothing hidden leaves here."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any

import msgspec
from msgspec import Raw

from unshuffled.rules import events
from unshuffled.rules.views import view
from unshuffled.server import protocol as p
from unshuffled.tables import entries as e
from unshuffled.tables.host import Change
from unshuffled.tables.table import Table

SPECTATOR = -1
NOTHING = Raw(b"null")


def state_of(table: Table) -> p.TableState:
    """The table, with its seed only when the game is over."""
    vote = table.vote
    return p.TableState(
        id=table.id,
        number=table.number,
        name=table.name,
        host=table.host,
        people=[p.PersonInfo(x.id, x.name, x.watching) for x in table.people.values()],
        seats=list(table.seats),
        setup=asdict(table.setup),
        started=table.started,
        over=table.is_over,
        marked=table.marked,
        chat=table.chat,
        saves=dict(table.saves),
        vote=None if vote is None else p.VoteInfo(vote.to, vote.by, sorted(vote.agreed)),
        answers=len(table.answers),
        free_until=table.free_until() if table.started else 0,
        can_redo=table.history is not None and table.history.can_redo,
        waiting_for=sorted(table.waiting_for()),
        commitment=table.commitment,
        seed=table.seed if table.is_over else "",
    )


def view_of(table: Table) -> Raw:
    """The game as JSON bytes. Hands are open, so it is the same for everyone and encoded once."""
    game = table.game
    return NOTHING if game is None else Raw(msgspec.json.encode(view(game, SPECTATOR)))


def entry_of(entry: e.Entry) -> dict[str, Any]:
    """An entry for readers. Of a fork they learn at which moment it began, not which table it came from."""
    data = e.to_data(entry)
    if isinstance(entry, e.Forked):
        data["table"] = ""
        data["answers"] = []
    return data


def changed(table: Table, change: Change, number: int, shown: Raw) -> str:
    """The message that tells a change to readers who have seen everything up to `number`."""
    gap = change.number - len(change.entries) != number
    content = table.content
    return p.write(
        p.Changed(
            number=change.number,
            entries=[entry_of(entry) for entry in change.entries],
            events=[events.describe(content, event) for event in change.events],
            fresh=change.fresh or gap,
            state=state_of(table),
            view=shown,
        )
    )
