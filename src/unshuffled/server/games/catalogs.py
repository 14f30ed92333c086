"""The catalogues that this node sends, made once each."""

from __future__ import annotations

import asyncio
from collections import OrderedDict

from unshuffled.rules.core.content import Content
from unshuffled.tables.contents import KEPT, key_of
from unshuffled.wire.catalog import Encoded, encoded


class Catalogs:
    """The catalog of what the node offers, and those of other contents that tables here are played with."""

    def __init__(self, content: Content) -> None:
        self._content = content
        self.current = encoded(content)
        self._others: OrderedDict[str, Encoded] = OrderedDict()

    async def of(self, content: Content) -> Encoded:
        """The catalog of this content; one that is not at hand is made beside the loop."""
        if content is self._content:
            return self.current
        key = key_of(content)
        found = self._others.get(key)
        if found is None:
            found = self._others[key] = await asyncio.to_thread(encoded, content)
            if len(self._others) > KEPT:
                self._others.popitem(last=False)
        return found
