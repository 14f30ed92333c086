"""The `Log` for many tables at once: one writer commits the waiting appends of all tables together.

While one batch is being committed, the next one gathers, so batches grow with the load and a lone append does not
wait. No caller gets a result before the commit, and only the loser of a race hears of it.
"""

from __future__ import annotations

import asyncio
from collections import deque
from dataclasses import dataclass
from time import perf_counter

from sqlalchemy.exc import DBAPIError, IntegrityError, OperationalError
from sqlalchemy.ext.asyncio import AsyncEngine

from unshuffled.stores.appender import OF_THE_ROWS, Appender, state_of
from unshuffled.stores.log import Append, SqlLog, Unavailable, asking, check_id, parameters, to_append
from unshuffled.tables.entries import Entry
from unshuffled.tables.ports import Head


@dataclass(slots=True)
class _Waiting:
    """An append, and the promise to its caller: did it win?"""

    append: Append
    won: asyncio.Future[bool]


class GroupedLog(SqlLog):
    """A `SqlLog` whose appends share their commits. It belongs to one event loop, and must be closed."""

    def __init__(self, engine: AsyncEngine, most: int = 256, room: int = 4096) -> None:
        """At most `most` appends in a commit, and `room` waiting; later callers wait to be let in."""
        super().__init__(engine)
        self.most = most
        self._appender = Appender(engine, self._insertion) if engine.dialect.name == "postgresql" else None
        self.room = room
        self._space = asyncio.Event()
        """Set when some of those who wait have been taken; a caller that finds no room waits for it."""
        self._inside = 0
        """Callers without a result yet, let in or not."""
        self._waiting: deque[_Waiting] = deque()
        self._wake = asyncio.Event()
        self._writer: asyncio.Task[None] | None = None
        self._closed = False

    @property
    def queue(self) -> int:
        """The number of callers without a result yet."""
        return self._inside

    async def append(self, table: str, head: Head, entries: list[Entry]) -> Head:
        """Entries after this one, all or none; raises `Conflict` if it is not the last one."""
        if not entries:
            return head
        check_id(table)
        append = to_append(table, head, entries)
        if self._closed:
            raise Unavailable("the log is closed")
        if self._writer is None:
            self._writer = asyncio.create_task(self._write(), name="the log's writer")
        self._inside += 1
        try:
            while len(self._waiting) >= self.room:
                self._space.clear()
                await self._space.wait()
            waiting = _Waiting(append, asyncio.get_running_loop().create_future())
            self._waiting.append(waiting)
            self._wake.set()
            won = await waiting.won
        finally:
            self._told()
        if not won:
            await self._lost(table)
            return await self.append(table, head, entries)
        return append.head

    def _told(self) -> None:
        self._inside -= 1
        if self._closed:
            self._wake.set()  # a writer that is to end looks whether this was the last

    async def close(self) -> None:
        """Commit what is waiting, and let the database go."""
        self._closed = True
        self._wake.set()
        if self._writer is not None:
            await self._writer
        if self._appender is not None:
            await self._appender.close()
        await super().close()

    async def _insert(self, appends: list[Append]) -> set[str]:
        if self._appender is None:
            return await super()._insert(appends)
        # Two writers that want the same tables wait for each other in this order, and do not deadlock.
        in_order = sorted(appends, key=lambda append: append.table)
        return set(await self._appender.insert([parameters(append) for append in in_order]))

    async def _write(self) -> None:
        """The one writer: as long as the log is open or a caller has no result yet."""
        while self._inside or not self._closed:
            await self._wake.wait()
            self._wake.clear()
            while batch := self._take():
                await self._commit(batch)

    def _take(self) -> list[_Waiting]:
        """The next batch, with one append of each table: a second one can only be answered after the first."""
        batch: dict[str, _Waiting] = {}
        later: list[_Waiting] = []
        # What is put back is looked at again, so it must not be much.
        while self._waiting and len(batch) < self.most and len(later) < self.most:
            waiting = self._waiting.popleft()
            if waiting.won.done():
                continue  # its caller was cancelled
            if waiting.append.table in batch:
                later.append(waiting)
            else:
                batch[waiting.append.table] = waiting
        self._waiting.extendleft(reversed(later))
        self._space.set()
        return list(batch.values())

    async def _commit(self, batch: list[_Waiting]) -> None:
        """Write a batch and tell its callers. Whatever happens, each of them gets a result."""
        began = perf_counter()
        try:
            won = await self._insert([waiting.append for waiting in batch])
        except Exception as error:
            if len(batch) > 1 and _is_of_one(error):
                # Nothing of it was written. Halves of halves: the one it is about ends up alone.
                half = len(batch) // 2
                await self._commit(batch[:half])
                await self._commit(batch[half:])
            else:
                for waiting in batch:
                    _fail(waiting, error)
            return
        finally:
            self.on_commit(perf_counter() - began)
        for waiting in batch:
            if not waiting.won.done():
                waiting.won.set_result(waiting.append.table in won)


def _is_of_one(error: Exception) -> bool:
    """Does the database refuse one of the rows, and not the whole batch or any?

    After a lost connection nobody knows what was written, and a database that is locked or full is so for everyone.
    """
    if state_of(error):
        return state_of(error)[:2] in OF_THE_ROWS
    if not isinstance(error, DBAPIError) or error.connection_invalidated:
        return False
    return isinstance(error, IntegrityError) or not isinstance(error, OperationalError)


def _fail(waiting: _Waiting, error: Exception) -> None:
    if waiting.won.done():
        return
    try:
        with asking():
            raise error
    except Exception as told:
        waiting.won.set_exception(told)
