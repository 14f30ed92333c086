"""What hosting tables needs from outside: a log, a relay, and a shelf for packs. `stores` and `server` have them.

Of two writers of one number exactly one wins. Each entry has a digest that depends on all entries before it, so a
history that was lost and written again is never taken for the one in memory.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from datetime import timedelta
from hashlib import blake2b
from typing import NamedTuple, Protocol

from unshuffled.tables.entries import Entry


class Conflict(Exception):
    """Another writer was first with this number, or has written another history."""


class NoSuchTable(Exception):
    """There is no table with this id, or it may not be told apart from one."""


class OtherHistory(Exception):
    """The log does not have the entry that was read or written before: its end was lost, or replaced."""


@dataclass(frozen=True, slots=True)
class Head:
    """The last entry of a history: its number, and the digest of all up to it."""

    number: int
    digest: str


START = Head(0, "")
"""Before the first entry."""


def chain(digest: str, kind: str, data: str) -> str:
    """The digest of an entry, from that of the one before it, its kind and its data as JSON."""
    return blake2b(f"{digest}\n{kind}\n{data}".encode(errors="surrogatepass"), digest_size=8).hexdigest()


class Read(NamedTuple):
    """Entries of a log, and where they end."""

    entries: list[Entry]
    head: Head


class Snapshot(NamedTuple):
    """All that the entries up to `head` amount to, so that they need not be read again."""

    head: Head
    data: bytes


class PackStore(Protocol):
    """Where packs are kept by digest, for all nodes."""

    async def keep_pack(self, digest: str, kept: bytes) -> None:
        """Keep a pack; it may be there already."""

    async def pack(self, digest: str) -> bytes | None:
        """The pack with this digest, if it was ever kept."""


class Log(PackStore, Protocol):
    """Where entries are kept permanently."""

    async def create(self, table: str, seed: str, entries: list[Entry]) -> Head:
        """A new table with its first entries; raises `Conflict` if there is one with this id."""

    async def append(self, table: str, head: Head, entries: list[Entry]) -> Head:
        """Entries after this one, all or none; raises `Conflict` unless it is the last one, or `NoSuchTable`."""

    async def read(self, table: str, since: Head | int = START, most: int = 0) -> Read:
        """Entries after `since`, at most so many; raises `NoSuchTable`, and `OtherHistory` if `since` is not there.

        A caller that knows only a number does not learn whether it is the same history.
        """

    async def heads(self, tables: Sequence[str]) -> dict[str, Head]:
        """The last entry of each of these tables, looked up together; those that are not there are left out."""

    async def waits(self, tables: Sequence[str]) -> dict[str, float]:
        """Seconds since each of these games last moved on (`entries.MOVES`), looked up together; those that never did are left out."""

    async def seed(self, table: str) -> str:
        """The table's secret: its seeds (`deals`); raises `NoSuchTable`."""

    async def beginning(self, table: str) -> tuple[str, Snapshot | None]:
        """The table's secret, and the snapshot that was kept last."""

    async def keep_snapshot(self, table: str, snapshot: Snapshot) -> None:
        """Keep this instead of the one before."""

    async def pack_finished(self, age: timedelta, most: int = 100) -> tuple[int, int]:
        """Pack finished games whose last entry is so old, at most so many; return how many were packed, and their bytes."""

    async def close(self) -> None:
        """Write what is waiting, and release the database."""

    on_commit: Callable[[float], None]
    """Called with the seconds that each shared commit took, whether it succeeded or not."""

    @property
    def queue(self) -> int:
        """The number of appends that wait for a shared commit."""

    def pool_use(self) -> tuple[int, int]:
        """Return the connections to the database that are in use, and how many there may be."""


class Relay(Protocol):
    """How nodes tell each other that a table has something new."""

    async def publish(self, table: str, number: int) -> None:
        """The table now has this many entries."""

    async def subscribe(self, hear: Callable[[str, int], Awaitable[None]]) -> None:
        """Call this for what is published of tables that are followed."""

    async def follow(self, table: str) -> None:
        """From its return on, what is published of this table is heard, unless it is lost."""

    def unfollow(self, table: str) -> None:
        """No longer."""
