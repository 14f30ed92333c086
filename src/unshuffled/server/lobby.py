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
LOOKED_AT = 500
"""Tables of which those are chosen: many hosts leave theirs behind, and must not push others off the list."""
GONE = 120.0
"""Seconds after which a host who has left is taken to be gone."""
AGAIN = 20.0
"""Seconds until a table whose host was gone is looked at again, unless they come to this node."""
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
        self._absent: dict[str, tuple[str, float]] = {}
        """By table: the host who was gone, and until when that is taken for granted."""

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
                self._made = (monotonic(), bodies.Lobby(tables=await self._find()))
            return self._made[1]

    async def _find(self) -> list[bodies.OpenSeats]:
        ids = await self._store.newest(LOOKED_AT)
        self._absent = {id: self._absent[id] for id in ids if id in self._absent}
        found: list[bodies.OpenSeats] = []
        for id in ids:
            table = await self._open(id)
            if table is not None:
                found.append(table)
            if len(found) == MOST:
                break
        return found

    async def _open(self, id: str) -> bodies.OpenSeats | None:
        host, until = self._absent.get(id, ("", 0.0))
        if monotonic() < until and host not in self._node.rooms.present(id):
            return None
        try:
            table = await self._node.host.table(id)
        except Unavailable as error:
            if not error.cell:
                raise
            return None  # the tables of other cells can be joined
        except (Refused, NoSuchTable) as error:
            log.info("table_not_listed", table=id, reason=str(error))
            return None
        if not table.lets_anyone_in or len(table.people) >= self._node.settings.people_most:
            if table.started or not table.listed:
                await self._store.remove(id)
            return None
        if not await self._is_there(table):
            self._absent[id] = (table.host, monotonic() + AGAIN)
            return None
        return _told(table)

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
