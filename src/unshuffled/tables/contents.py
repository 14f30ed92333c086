"""The content of each table: a game is loaded with the packs it was begun with, not with those the node offers now.

Packs are kept by digest. A node that cannot get one of a table's packs, or whose rules are older than the table's, does
not load the table: another node can, and no game is ever turned into another one.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from hashlib import blake2b

from unshuffled.packs import library
from unshuffled.packs.nodes import PackError
from unshuffled.packs.sources import Source
from unshuffled.rules.core.content import Content
from unshuffled.rules.core.version import RULES
from unshuffled.tables.codes import Code, Refused
from unshuffled.tables.ports import PackStore

KEPT = 8
"""Contents beside the node's own that stay in memory; each takes a few megabytes."""
Digests = dict[str, str]


def digests_of(content: Content) -> Digests:
    """What the content is: its packs in the order they were loaded."""
    return {pack.id: pack.digest for pack in content.packs.values()}


def key_of(content: Content) -> str:
    """A short text for the same: equal for equal packs in the same order."""
    packs = " ".join(f"{pack.id}@{pack.digest}" for pack in content.packs.values())
    return blake2b(packs.encode(), digest_size=8).hexdigest()


class Contents:
    """The node's own content, and that of older tables."""

    def __init__(self, current: Content, store: PackStore) -> None:
        self.current = current
        self._store = store
        self._own = tuple(digests_of(current).items())
        self._others: OrderedDict[tuple[tuple[str, str], ...], Content] = OrderedDict()
        self._loading = asyncio.Lock()
        self._here: set[str] = set()
        """Digests of packs that `check` has found."""

    async def keep(self) -> None:
        """Keep the node's own packs, so that every node can load the tables that are begun here."""
        for digest in digests_of(self.current).values():
            source = library.source_of(digest)
            if source is not None:
                await self._store.keep_pack(digest, source.to_bytes())

    def ready(self, packs: Digests) -> Content | None:
        """The content with these packs, if it is in memory."""
        wanted = tuple(packs.items())
        if wanted == self._own:
            return self.current
        found = self._others.get(wanted)
        if found is not None:
            self._others.move_to_end(wanted)
        return found

    async def of(self, packs: Digests, rules: int) -> Content:
        """The content with these packs; raises `Refused` if it is not to be had here."""
        _check_rules(rules)
        found = self.ready(packs)
        if found is not None:
            return found
        async with self._loading:
            found = self.ready(packs)
            if found is None:
                found = await self._load(packs)
                self._others[tuple(packs.items())] = found
                if len(self._others) > KEPT:
                    self._others.popitem(last=False)
        return found

    async def check(self, packs: Digests, rules: int) -> None:
        """Raises `Refused` if these packs are not to be had here, or the rules are older. No pack is compiled for it."""
        _check_rules(rules)
        if self.ready(packs) is None:
            for id, digest in packs.items():
                if digest not in self._here:
                    await self._source(id, digest)
                    self._here.add(digest)

    async def _load(self, packs: Digests) -> Content:
        sources = [await self._source(id, digest) for id, digest in packs.items()]
        try:
            return await asyncio.to_thread(library.load_sources, sources)
        except PackError as error:
            raise Refused(Code.OTHER_VERSION, f"this release cannot read its packs: {error.problems[0]}") from None

    async def _source(self, id: str, digest: str) -> Source:
        source = library.source_of(digest)
        if source is None:
            kept = await self._store.pack(digest)
            if kept is None:
                raise Refused(Code.OTHER_VERSION, f"pack {id} {digest} is not here")
            source = Source.from_bytes(kept)
            if source.digest != digest:
                raise Refused(Code.OTHER_VERSION, f"pack {id} {digest} is damaged")
        return source


def _check_rules(rules: int) -> None:
    if rules > RULES:
        raise Refused(Code.OTHER_VERSION, f"the game needs rules {rules}, this server has rules {RULES}")
