"""Links: the tokens that let people in, one to play and one to watch. Derived from the key, so nothing is stored."""

from __future__ import annotations

import hmac
from typing import Literal

from unshuffled.server.guests import sign
from unshuffled.server.protocol import Links

LENGTH = 24
"""Hexadecimal digits of a token: 96 bits."""


class LinkMaker:
    """Makes and checks the tokens of tables."""

    def __init__(self, key: str) -> None:
        self._key = key

    def token(self, table: str, what: Literal["play", "watch"]) -> str:
        """The token that lets people in."""
        return sign(self._key, "link", table, what)[:LENGTH]

    def check(self, table: str, token: str) -> Literal["play", "watch"] | None:
        """What this token lets its holder do."""
        if not token.isascii():
            return None
        found: Literal["play", "watch"] | None = None
        for what in ("watch", "play"):
            if hmac.compare_digest(token, self.token(table, what)):
                found = what
        return found

    def links(self, table: str, watching: bool) -> Links:
        """What somebody at the table may pass on."""
        return Links(play="" if watching else self.token(table, "play"), watch=self.token(table, "watch"))
