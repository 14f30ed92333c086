"""Expeditions at one node: begun, led to their battles, and given the results (ADR 0020)."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import structlog

from unshuffled.server.people.names import name_of
from unshuffled.stores.log import Unavailable
from unshuffled.tables import backs, battles
from unshuffled.tables.codes import Refused
from unshuffled.tables.entries import Started
from unshuffled.tables.hosting.change import Change
from unshuffled.tables.ports import NoSuchTable
from unshuffled.tables.table import Table
from unshuffled.wire import bodies
from unshuffled.wire import protocol as p
from unshuffled.wire.wishes import back_of, clean

if TYPE_CHECKING:
    from unshuffled.server.node import Node

log = structlog.get_logger()


class Expeditions:
    """What a node does for expeditions beside what it does for every table."""

    def __init__(self, node: Node) -> None:
        self._node = node
        self._settling: dict[str, asyncio.Task[None]] = {}
        """By expedition."""
        self._again: set[str] = set()
        """Expeditions whose battle went on while they were being settled."""

    async def open(self, person: str, wanted: bodies.OpenExpedition) -> Table:
        """A new expedition."""
        node = self._node
        table = await battles.start(
            node.host,
            person,
            name_of(wanted.name),
            wanted.form,
            clean(wanted.title),
            wanted.difficulty,
            wanted.edition,
            wanted.switches,
            wanted.big_pocket,
            node.settings.rules,
        )
        node.metrics.opened.labels("expedition").inc()
        return table

    async def battle(self, id: str, person: str) -> Table:
        """The table of the battle that is next, with this person at it."""
        await self._node.table_for(id, person)
        return await battles.battle_of(self._node.host, id, person, self._node.settings.rules)

    async def back(self, id: str, person: str, message: p.TakeBack | p.VoteBack) -> Change:
        """Take choices back, or vote on it."""
        return await backs.go_back(self._node.host, id, person, back_of(message, person), self._node.settings.rules)

    async def hear(self, table: Table, change: Change) -> None:
        """A listener of `tables.hosting.host`: that a battle has begun, and its result, go to the expedition. It never waits for the host."""
        if not table.battle_of:
            return
        begins = any(isinstance(entry, Started) for entry in change.entries)
        if begins or (table.is_over and (change.entries or change.fresh)):
            self.settle_soon(table.battle_of)

    def settle_soon(self, id: str) -> None:
        """Take in what became of the battle, beside whatever is being done."""
        self._again.add(id)
        if id not in self._settling:
            task = asyncio.get_running_loop().create_task(self._settle_all(id))
            self._settling[id] = task
            task.add_done_callback(lambda _: self._settling.pop(id, None))

    async def _settle_all(self, id: str) -> None:
        while id in self._again:
            self._again.discard(id)
            await self._settle(id)

    async def _settle(self, id: str) -> None:
        try:
            await battles.settle(self._node.host, id)
        except (Unavailable, Refused, NoSuchTable) as error:
            # The next look at the expedition settles it, and so does the sweep.
            log.warning("battle_not_settled", expedition=id, reason=str(error))

    async def look(self, table: Table) -> Table:
        """The table; if it is an expedition, with what became of its battle."""
        if table.trek is None or not table.trek.battle:
            return table
        await self._settle(table.id)
        return await self._node.host.table(table.id)

    async def stop(self) -> None:
        """Let what is being written be written."""
        await asyncio.gather(*self._settling.values(), return_exceptions=True)
