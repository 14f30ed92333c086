"""The list of open tables: those whose host lets anyone join, has been there lately, and that wait for players.

A list is made for all and kept for a moment: many people look at it every few seconds. A network address has few tables in it, and does
not stay first by listing them again; a name with an address of the web is not shown.
"""

from __future__ import annotations

import asyncio
import re
from collections import OrderedDict
from datetime import timedelta
from time import monotonic
from typing import TYPE_CHECKING

import structlog

from unshuffled.server.transport.limits import Buckets
from unshuffled.stores.lobby import LobbyStore
from unshuffled.stores.log import Unavailable
from unshuffled.tables.codes import Refused
from unshuffled.tables.entries import NAMELESS
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
OF_NETWORK = 3
"""Tables that the hosts of one network address have in the list; with one more the oldest of them goes."""
ANEW, ANEW_A_SECOND = 4, 1 / 600
"""How often a network address lists a table as a new one, together and for long; then it is listed below newer ones."""
OLDER = timedelta(minutes=30)
"""How much older a table is listed as that was listed too often."""
NETWORKS = 10_000
"""Network addresses whose listed tables are remembered."""
ADDRESS = re.compile(
    r"://|\bwww\.|\w\.\w{2,}/|\w\.(?:com|net|org|info|io|gg|xyz|shop|site|online|link|top|biz)\b", re.IGNORECASE
)
"""What looks like an address of the web."""
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
        self._of_network: OrderedDict[str, list[str]] = OrderedDict()
        """By network address: the tables that were listed from there, at this node."""
        self._anew = Buckets(ANEW_A_SECOND, ANEW)
        self._absent: dict[str, tuple[str, float]] = {}
        """By table: the host who was gone, and until when that is taken for granted."""

    async def changed(self, id: str, host: str, network: str) -> None:
        """Put a table on the list or take it off, as its host at this network address wants. Of each host one table is listed."""
        listed = [one for one in self._of_network.pop(network, []) if one != id]
        if (await self._node.host.table(id)).listed:
            await self._store.add(host, id, timedelta() if self._anew.take(network) else OLDER)
            listed.append(id)
        else:
            await self._store.remove(id)
        for one in listed[:-OF_NETWORK]:
            await self._store.remove(one)
        if listed:
            self._of_network[network] = listed[-OF_NETWORK:]
        if len(self._of_network) > NETWORKS:
            self._of_network.popitem(last=False)
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
    seated = [_shown(table.people[owner].name) or NAMELESS for owner in dict.fromkeys(table.seats) if owner]
    return bodies.OpenSeats(
        table=table.id,
        name=_shown(table.name),
        host=_shown(table.people[table.host].name) or NAMELESS,
        people=seated,
        seats=len(table.seats),
        free=table.seats.count(""),
        setup=table.setup.as_data(),
        daily="" if table.daily is None else table.daily.day,
    )


def _shown(name: str) -> str:
    """Return a name for strangers to read; empty if it advertises something."""
    return "" if ADDRESS.search(name) else name
