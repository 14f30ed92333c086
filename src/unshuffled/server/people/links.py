"""Links: the tokens that let people in, one to play and one to watch. Derived from the key, so no token is stored.

A table counts how often its host has made them new (`Fold.links`). Only the tokens of that version let people in.
"""

from __future__ import annotations

from typing import Literal

from unshuffled.server.people.guests import Keys
from unshuffled.wire.protocol import Links

LENGTH = 24
"""Hexadecimal digits of a token: 96 bits."""


class LinkMaker:
    """Makes and checks the tokens of tables."""

    def __init__(self, key: str | Keys) -> None:
        self._keys = Keys(key) if isinstance(key, str) else key

    def token(self, table: str, version: int, what: Literal["play", "watch"]) -> str:
        """The token that lets people in."""
        return self._keys.sign(*_signed(table, version, what))[:LENGTH]

    def check(self, table: str, version: int, token: str) -> Literal["play", "watch"] | None:
        """What this token lets its holder do; nothing if it is of another version."""
        if not token.isascii():
            return None
        found: Literal["play", "watch"] | None = None
        for what in ("watch", "play"):
            if self._keys.check(token, *_signed(table, version, what), length=LENGTH):
                found = what
        return found

    def links(self, table: str, version: int, watching: bool) -> Links:
        """What somebody at the table may pass on."""
        play = "" if watching else self.token(table, version, "play")
        return Links(play=play, watch=self.token(table, version, "watch"))


def _signed(table: str, version: int, what: str) -> tuple[str, ...]:
    return ("link", table, what, str(version))
