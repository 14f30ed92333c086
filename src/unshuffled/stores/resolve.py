"""Games of release 0.1.0: what they left to chance is written down once, with the packs they were made with.

That release stored the word `random` and resolved it at each load with the packs of the day. Here each such game is
played once more with its own packs; what came of `random` is added to its first entry, and a snapshot keeps the marks of
its answers, so that later rules can tell whether they lead to the same place. Nothing that 0.1.0 reads is changed.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import AsyncIterator, Callable
from dataclasses import asdict, dataclass, field

import msgspec
from sqlalchemy import JSON, bindparam, func, select, update

from unshuffled.rules.core.errors import RulesError
from unshuffled.stores.log import SqlLog, asking
from unshuffled.stores.schema import entries as kept
from unshuffled.tables.codes import Refused
from unshuffled.tables.contents import Contents
from unshuffled.tables.entries import Started
from unshuffled.tables.ports import START, Snapshot
from unshuffled.tables.table import Table

PAGE = 200


@dataclass
class Resolved:
    """What became of the games that were found."""

    done: int = 0
    left: Counter[str] = field(default_factory=Counter)
    """Those that could not be played, by the reason."""


async def resolve(log: SqlLog, contents: Contents, tell: Callable[[Resolved], None] = lambda _: None) -> Resolved:
    """Bring all games that were begun by release 0.1.0 up to date. It may be stopped and run again."""
    result = Resolved()
    async for id in _unresolved(log):
        try:
            await _resolve(log, contents, id)
            result.done += 1
        except Refused as refusal:
            result.left[refusal.detail or str(refusal.code)] += 1
        except RulesError as error:
            result.left[error.code] += 1
        tell(result)
    return result


async def _unresolved(log: SqlLog) -> AsyncIterator[str]:
    """Tables whose game was begun without naming everything."""
    is_postgresql = log.engine.dialect.name == "postgresql"
    resolved = kept.c.data["resolved"] if is_postgresql else func.json_extract(kept.c.data, "$.resolved")
    last = ""
    while True:
        wanted = select(kept.c.table_id).where(kept.c.kind == "Started", resolved.is_(None), kept.c.table_id > last)
        with asking():
            async with log.engine.connect() as connection:
                found = list(await connection.scalars(wanted.order_by(kept.c.table_id).limit(PAGE)))
        for id in found:
            yield id
        if not found:
            return
        last = found[-1]


async def _resolve(log: SqlLog, contents: Contents, id: str) -> None:
    secret, _ = await log.beginning(id)
    entries, head = await log.read(id, START)
    number, begun = next((n, x) for n, x in enumerate(entries, 1) if isinstance(x, Started))
    table = Table(id, await contents.of(begun.packs, begun.rules), secret)
    table.load(entries)
    table.note_marks()
    assert table.begun is not None
    changed = update(kept).where(kept.c.table_id == id, kept.c.number == number)
    with asking():
        async with log.engine.begin() as connection:
            await connection.execute(
                changed.values(data=bindparam("begun", type_=JSON)), {"begun": asdict(table.begun)}
            )
    summary = table.summary()
    if summary is not None:
        await log.keep_snapshot(id, Snapshot(head, msgspec.json.encode(summary)))
