"""Expeditions at one node: begun, led to their battles, and given the results (ADR 0020)."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import structlog

from unshuffled.stores.log import Unavailable
from unshuffled.tables import battles
from unshuffled.tables.codes import Refused
from unshuffled.tables.host import Change
from unshuffled.tables.ports import NoSuchTable
from unshuffled.tables.table import Table
from unshuffled.wire import protocol as p
from unshuffled.wire.wishes import clean

if TYPE_CHECKING:
    from unshuffled.server.node import Node

log = structlog.get_logger()


class Expeditions:
    """What a node does for expeditions beside what it does for every table."""

    def __init__(self, node: Node) -> None:
        self._node = node
        self._settling: dict[str, asyncio.Task[None]] = {}
        """By expedition."""

    async def open(self, person: str, wanted: p.OpenExpedition) -> Table:
        """A new expedition."""
        node = self._node
        table = await battles.start(
            node.host,
            person,
            clean(wanted.name),
            wanted.form,
            clean(wanted.title),
            wanted.difficulty,
            wanted.edition,
            wanted.big_pocket,
            node.settings.rules,
        )
        node.metrics.opened.labels("expedition").inc()
        return table

    async def battle(self, id: str, person: str) -> Table:
        """The table of the battle that is next, with this person at it."""
        await self._node.table_for(id, person)
        return await battles.battle_of(self._node.host, id, person, self._node.settings.rules)

    async def hear(self, table: Table, change: Change) -> None:
        """A listener of `tables.host`: the result of a battle goes to its expedition. It never waits for the host."""
        if table.battle_of and table.is_over and (change.entries or change.fresh):
            self.settle_soon(table.battle_of)

    def settle_soon(self, id: str) -> None:
        """Take the result of the battle in, beside whatever is being done."""
        if id not in self._settling:
            task = asyncio.get_running_loop().create_task(self._settle(id))
            self._settling[id] = task
            task.add_done_callback(lambda _: self._settling.pop(id, None))

    async def _settle(self, id: str) -> None:
        try:
            await battles.settle(self._node.host, id)
        except (Unavailable, Refused, NoSuchTable) as error:
            # The next look at the expedition settles it, and so does the sweep.
            log.warning("battle_not_settled", expedition=id, reason=str(error))

    async def look(self, table: Table) -> Table:
        """The table; if it is an expedition, with the result of its battle."""
        if table.trek is None or not table.trek.battle:
            return table
        await self._settle(table.id)
        return await self._node.host.table(table.id)

    async def stop(self) -> None:
        """Let what is being written be written."""
        await asyncio.gather(*self._settling.values(), return_exceptions=True)
