"""When somebody was last seen at a table, by the database's clock: what nodes know of each other's sockets for certain.

It is evidence and not part of the log: a row that is lost, as after a crash of PostgreSQL, makes nobody absent.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from datetime import timedelta
from time import monotonic
from typing import Any, Protocol

import msgspec
from sqlalchemy import JSON, Text, bindparam, cast, column, delete, func, select, true, tuple_
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncEngine

from unshuffled.stores.clock import Clock
from unshuffled.stores.log import asking
from unshuffled.stores.schema import presence

KEPT = timedelta(days=7)
"""How long a row stays after it was last refreshed."""
AT_ONCE = 10_000
"""Old rows that are removed by one statement."""
COLUMNS = ("table_id", "person")

Sighting = tuple[str, str]
"""A table and a person."""


class PresenceStore(Protocol):
    """Where it is kept who was seen."""

    async def saw(self, seen: Iterable[Sighting]) -> None:
        """These people are at these tables now."""

    async def age(self, table: str, person: str) -> float | None:
        """Seconds since this person was last seen at this table; None if that is not known."""

    async def forget(self) -> None:
        """Remove what is too old to matter."""


class SqlPresence:
    """In a database whose shape is up to date; the engine belongs to the code that made it."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._single = engine.execution_options(isolation_level="AUTOCOMMIT")
        clock = Clock(engine.dialect.name)
        new = _named(engine.dialect.name)
        self._saw = _upsert(engine.dialect.name, clock, new)
        mine = presence.c.table_id == bindparam("table"), presence.c.person == bindparam("person")
        self._age = select(clock.age(presence.c.seen_at)).where(*mine)
        key = tuple_(presence.c.table_id, presence.c.person)
        old = presence.c.seen_at < clock.ago(KEPT)
        some = select(presence.c.table_id, presence.c.person).where(old).limit(AT_ONCE)
        # Old twice: a row that another node refreshes meanwhile is looked at again, and only by the outer condition.
        self._forget = delete(presence).where(old, key.in_(some))

    async def saw(self, seen: Iterable[Sighting]) -> None:
        """One statement for any number of people; a lone one outside of a transaction."""
        await self._run(self._saw, {"rows": _rows_of(seen)})

    async def age(self, table: str, person: str) -> float | None:
        """Seconds since this person was last seen at this table; None if that is not known."""
        with asking():
            async with self._single.connect() as connection:
                found: float | None = await connection.scalar(self._age, {"table": table, "person": person})
                return found

    async def forget(self) -> None:
        """Remove what is too old to matter, as much as one statement should."""
        await self._run(self._forget, {})

    async def _run(self, statement: Any, values: dict[str, str]) -> None:
        with asking():
            async with self._single.connect() as connection:
                await connection.execute(statement, values)


def _rows_of(seen: Iterable[Sighting]) -> str:
    """All of them as the one text that a statement takes."""
    return msgspec.json.encode([{"table_id": table, "person": person} for table, person in seen]).decode()


def _named(dialect: str) -> Any:
    """That text as rows, as in `log`."""
    text = bindparam("rows", type_=Text)
    if dialect == "postgresql":
        rows = func.json_to_recordset(cast(text, JSON)).table_valued(*(column(name, Text) for name in COLUMNS))
        return rows.render_derived("new", with_types=True)
    each = func.json_each(text).table_valued("value")
    return select(*(func.json_extract(each.c.value, f"$.{name}").label(name) for name in COLUMNS)).subquery("new")


def _upsert(dialect: str, clock: Clock, new: Any) -> Any:
    """Return the statement that records these rows as seen now. Its order makes two nodes that refresh the same rows wait, not deadlock."""
    # Without a WHERE SQLite would read ON CONFLICT as a part of the SELECT.
    rows = select(new.c.table_id, new.c.person, clock.now).where(true()).order_by(*new.c)
    insert: Any = postgresql.insert if dialect == "postgresql" else sqlite.insert
    made = insert(presence).from_select([*COLUMNS, "seen_at"], rows)
    return made.on_conflict_do_update(index_elements=list(COLUMNS), set_={"seen_at": made.excluded.seen_at})


class MemoryPresence:
    """For a process that keeps nothing and has no other nodes."""

    def __init__(self, clock: Callable[[], float] = monotonic) -> None:
        self._clock = clock
        self._seen: dict[Sighting, float] = {}

    async def saw(self, seen: Iterable[Sighting]) -> None:
        """These people are at these tables now."""
        self._seen.update(dict.fromkeys(seen, self._clock()))

    async def age(self, table: str, person: str) -> float | None:
        """Seconds since this person was last seen at this table."""
        at = self._seen.get((table, person))
        return None if at is None else self._clock() - at

    async def forget(self) -> None:
        """Remove what is too old to matter."""
        oldest = self._clock() - KEPT.total_seconds()
        self._seen = {sighting: at for sighting, at in self._seen.items() if at >= oldest}
