"""Who is to get a notice: the one place that decides what is worth one.

A person is asked when an entry by somebody else moves the game on and the table then waits for them. They have looked when
a page of theirs that is visible said so, or when they did something at the table themselves. Both are noted with the number
of the entry, and written to the database together, so that any node can go on with them (`stores.notices`). With one person
at the table every turn is theirs, and nothing is noted.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from time import monotonic

import structlog

from unshuffled.server.notices.sending import Sender
from unshuffled.stores.log import Unavailable
from unshuffled.stores.notices import NoticeStore, Wait
from unshuffled.tables import entries as e
from unshuffled.tables.ending import end
from unshuffled.tables.hosting.change import Change
from unshuffled.tables.table import Table

MOST = 20_000
"""People who are noted and not written yet. More come only while the database is away."""
SHORTEST, LONGEST = 0.05, 5.0
"""Seconds between two looks at what is due."""
FORGETTING = 3600.0
"""Seconds between two looks for old waits."""
LAST_WORDS = 2.0
"""Seconds for what a node that stops still writes."""
log = structlog.get_logger()


class Waiting:
    """What this node has seen of people's turns."""

    def __init__(self, store: NoticeStore, sender: Sender, seconds: float) -> None:
        self._store = store
        self._sender = sender
        self._seconds = seconds
        self.every = min(LONGEST, max(SHORTEST, seconds / 4))
        self._new: dict[tuple[str, str], Wait] = {}
        """By table and person: what is not written yet."""
        self._working: asyncio.Task[None] | None = None
        self._stopping = asyncio.Event()
        self.looks = 0
        """How often this node has looked for what is due, and taken it."""

    # What happens at tables

    async def hear(self, table: Table, change: Change) -> None:
        """A listener of `tables.hosting.host`: never waits."""
        people = _people(table)
        if len(people) < 2:
            return
        moved = next((n for n in range(len(change.entries) - 1, -1, -1) if isinstance(change.entries[n], e.MOVES)), -1)
        if moved < 0:
            return
        number = change.number - len(change.entries) + moved + 1
        author = author_of(change.entries)
        for person in (table.waiting_for() & people) - {author}:
            self._note(Wait(table.id, person, asked=number))
        if author in people:
            self._note(Wait(table.id, author, seen=number))

    def looked(self, table: Table, person: str, number: int) -> None:
        """A visible page of this person shows the table as it stood at this number."""
        if person in _people(table):
            self._note(Wait(table.id, person, seen=min(number, table.number)))

    def _note(self, wait: Wait) -> None:
        key = (wait.table_id, wait.person)
        known = self._new.get(key)
        if known is None and len(self._new) >= MOST:
            log.warning("notice_not_noted", table=wait.table_id)
            return
        self._new[key] = wait if known is None else _both(known, wait)

    # What comes of it

    def start(self) -> None:
        """Begin to write and to send."""
        self._working = asyncio.get_running_loop().create_task(self._work())

    async def stop(self) -> None:
        """Write what is noted, for the nodes that go on; send nothing more."""
        self._stopping.set()
        if self._working is not None:
            # Not in the middle of a statement: a connection to SQLite that is left then outlives the loop.
            await asyncio.wait([self._working], timeout=LAST_WORDS)
            await end(self._working)
        with suppress(Unavailable, TimeoutError):
            async with asyncio.timeout(LAST_WORDS):
                await self._write()
        await self._sender.stop()

    async def _work(self) -> None:
        forgotten = monotonic()
        while not self._stopping.is_set():
            try:
                await self._write()
                for table, person in await self._store.due():
                    if self._sender.is_full:
                        break  # they stay due, and what people look at meanwhile is written
                    number = await self._store.take(table, person)
                    if number:
                        self._sender.send(table, person, number)
                if monotonic() - forgotten > FORGETTING:
                    forgotten = monotonic()
                    await self._store.forget()
            except Unavailable as error:
                log.warning("notices_wait_for_database", reason=type(error.__cause__).__name__)
            except Exception:
                log.exception("notices_failed")
            self.looks += 1
            with suppress(TimeoutError):
                async with asyncio.timeout(self.every):
                    await self._stopping.wait()

    async def _write(self) -> None:
        if not self._new:
            return
        new, self._new = self._new, {}
        try:
            await self._store.note(new.values(), self._seconds)
        except BaseException:
            for wait in new.values():
                self._note(wait)
            raise


def _both(one: Wait, other: Wait) -> Wait:
    return Wait(one.table_id, one.person, max(one.asked, other.asked), max(one.seen, other.seen))


def author_of(entries: Sequence[e.Entry]) -> str:
    """Return who moved the game on last, other than by what they had decided in advance."""
    author, voter = "", ""
    for entry in entries:
        if isinstance(entry, e.MOVES) and not isinstance(entry, e.AnsweredInAdvance):
            # A vote that goes back names the person who asked for it, who may have left since.
            author = voter or getattr(entry, "by", "") or getattr(entry, "person", "")
        voter = entry.person if isinstance(entry, e.BackVoted) else ""
    return author


def _people(table: Table) -> set[str]:
    """Those whom the table can ask, without AI mages."""
    if table.trek is not None:
        return {person.id for person in table.people.values() if not person.watching and not person.mind}
    return table.seated() - table.minds()
