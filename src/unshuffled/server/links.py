"""Links: the tokens that let people in, one to play and one to watch. Derived from the key, so nothing is stored."""

from __future__ import annotations

from typing import Literal

from unshuffled.server.guests import Keys
from unshuffled.server.protocol import Links

LENGTH = 24
"""Hexadecimal digits of a token: 96 bits."""


class LinkMaker:
    """Makes and checks the tokens of tables."""

    def __init__(self, key: str | Keys) -> None:
        self._keys = Keys(key) if isinstance(key, str) else key

    def token(self, table: str, what: Literal["play", "watch"]) -> str:
        """The token that lets people in."""
        return self._keys.sign("link", table, what)[:LENGTH]

    def check(self, table: str, token: str) -> Literal["play", "watch"] | None:
        """What this token lets its holder do."""
        if not token.isascii():
            return None
        found: Literal["play", "watch"] | None = None
        for what in ("watch", "play"):
            if self._keys.check(token, "link", table, what, length=LENGTH):
                found = what
        return found

    def links(self, table: str, watching: bool) -> Links:
        """What somebody at the table may pass on."""
        return Links(play="" if watching else self.token(table, "play"), watch=self.token(table, "watch"))
