"""Who is let in nowhere, as this node knows it: read again every few seconds, and looked up in memory for each request."""

from __future__ import annotations

import asyncio
from ipaddress import ip_address, ip_network

import structlog
from sqlalchemy.ext.asyncio import AsyncEngine

from unshuffled.server.rooms import Reader
from unshuffled.stores.log import Unavailable
from unshuffled.stores.moderation import Moderation
from unshuffled.tables.ending import end
from unshuffled.wire.codes import Close, Denied, ServerCode

EVERY = 5.0
"""Seconds between two readings."""
log = structlog.get_logger()


class Bans:
    """The bans in force."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._store = Moderation(engine)
        self._readers: dict[Reader, str] = {}
        self._people: frozenset[str] = frozenset()
        self._networks: dict[tuple[int, int], frozenset[int]] = {}
        """By version and length of the prefix: an address is looked up once for each, however many there are."""
        self._reading: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Read them, then again and again."""
        await self.read()
        self._reading = asyncio.get_running_loop().create_task(self._read_on())

    async def stop(self) -> None:
        """Read no more."""
        await end(self._reading)

    async def _read_on(self) -> None:
        while True:
            await asyncio.sleep(EVERY)
            await self.read()

    async def read(self) -> None:
        """Read them now, and close the sockets of those who are banned. While the database is away those that are known hold."""
        try:
            found = await self._store.bans()
        except Unavailable:
            log.warning("bans_not_read")
            return
        networks: dict[tuple[int, int], set[int]] = {}
        for ban in found:
            if ban.network:
                network = ip_network(ban.network, strict=False)
                networks.setdefault((network.version, network.prefixlen), set()).add(int(network.network_address))
        self._people = frozenset(ban.person for ban in found if ban.person)
        self._networks = {key: frozenset(starts) for key, starts in networks.items()}
        for reader, host in self._readers.items() if found else ():
            if self.has(reader.person, host):
                reader.close(Close.BARRED)

    def enter(self, reader: Reader, host: str) -> None:
        """A socket was opened from this address."""
        self._readers[reader] = host

    def leave(self, reader: Reader) -> None:
        """A socket was closed."""
        self._readers.pop(reader, None)

    def has(self, person: str, host: str = "") -> bool:
        """Is this person, or the address they come from, banned?"""
        return person in self._people or (bool(self._networks) and self._has_address(host))

    def check(self, person: str, host: str) -> None:
        """Refuse somebody who is banned."""
        if self.has(person, host):
            raise Denied(ServerCode.BANNED)

    def _has_address(self, host: str) -> bool:
        try:
            address = ip_address(host.partition("%")[0])
        except ValueError:
            return False
        mapped = getattr(address, "ipv4_mapped", None)
        address = mapped or address
        number, bits = int(address), address.max_prefixlen
        return any(
            version == address.version and number >> (bits - length) << (bits - length) in starts
            for (version, length), starts in self._networks.items()
        )
