"""The list of open tables: those whose host lets anyone join, has been there lately, and that wait for players.

A list is made for everyone at once and kept for a moment: many people look at it every few seconds.
"""

from __future__ import annotations

import asyncio
from time import monotonic
from typing import TYPE_CHECKING

import structlog

from unshuffled.stores.lobby import LobbyStore
from unshuffled.stores.log import Unavailable
from unshuffled.tables.codes import Refused
from unshuffled.tables.ports import NoSuchTable
from unshuffled.tables.table import Table
from unshuffled.wire import bodies

if TYPE_CHECKING:
    from unshuffled.server.node import Node

MOST = 50
"""Tables in the list."""
GONE = 120.0
"""Seconds after which a host who has left is taken to be gone."""
FRESH = 1.0
"""Seconds for which a list is good."""
log = structlog.get_logger()


class Lobby:
    """The open tables, as one node lists them."""

    def __init__(self, node: Node) -> None:
        self._node = node
        self._store = LobbyStore(node.accounts.store.engine)
        self._one = asyncio.Lock()
        self._made: tuple[float, bodies.Lobby] | None = None

    async def changed(self, id: str, host: str) -> None:
        """The host has listed the table, or taken it off the list. Of each host one table is listed."""
        if (await self._node.host.table(id)).listed:
            await self._store.add(host, id)
        else:
            await self._store.remove(id)
        self._made = None

    async def tables(self) -> bodies.Lobby:
        """The tables that anyone may join now."""
        async with self._one:
            if self._made is None or monotonic() - self._made[0] > FRESH:
                found = [await self._open(id) for id in await self._store.newest(MOST)]
                self._made = (monotonic(), bodies.Lobby(tables=[table for table in found if table is not None]))
            return self._made[1]

    async def _open(self, id: str) -> bodies.OpenSeats | None:
        try:
            table = await self._node.host.table(id)
        except (Refused, NoSuchTable) as error:
            log.info("table_not_listed", table=id, reason=str(error))
            return None
        if not table.lets_anyone_in or len(table.people) >= self._node.settings.people_most:
            if table.started or not table.listed:
                await self._store.remove(id)
            return None
        return _told(table) if await self._is_there(table) else None

    async def _is_there(self, table: Table) -> bool:
        """Was the host at the table lately?"""
        if table.host in self._node.rooms.present(table.id):
            return True
        try:
            age = await self._node.sightings.age(table.id, table.host)
        except Unavailable:
            return False
        return age is not None and age < GONE


def _told(table: Table) -> bodies.OpenSeats:
    seated = [table.people[owner].name for owner in dict.fromkeys(table.seats) if owner]
    return bodies.OpenSeats(
        table=table.id,
        name=table.name,
        host=table.people[table.host].name,
        people=seated,
        seats=len(table.seats),
        free=table.seats.count(""),
        setup=table.setup.as_data(),
        daily="" if table.daily is None else table.daily.day,
    )
