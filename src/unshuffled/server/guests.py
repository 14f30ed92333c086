"""Guests: a person without an account is an id in a signed cookie. Nothing about them is stored.

The id is public (it stands in a table's entries); the signature is what proves that the cookie is ours.
"""

from __future__ import annotations

import hmac
import re
import secrets
from hashlib import sha256

COOKIE = "unshuffled_guest"
KEPT = 365 * 24 * 3600
"""Seconds a browser keeps the cookie."""
_PERSON = re.compile(r"[A-Za-z0-9_-]{12,40}")


def sign(key: str, *parts: str) -> str:
    """What only the holder of the key can say of these parts. The first part names the purpose."""
    return hmac.new(key.encode(), "\x00".join(parts).encode(), sha256).hexdigest()


class Guests:
    """Makes and reads the cookies of guests."""

    def __init__(self, key: str) -> None:
        self._key = key

    def new(self) -> str:
        """A new person's id."""
        return secrets.token_urlsafe(12)

    def cookie(self, person: str) -> str:
        """The cookie's value."""
        return f"{person}.{sign(self._key, 'guest', person)}"

    def read(self, cookie: str | None) -> str | None:
        """Whose cookie this is, or None if we did not make it."""
        if not cookie or not cookie.isascii():
            return None
        person, _, signature = cookie.partition(".")
        if not _PERSON.fullmatch(person):
            return None
        return person if hmac.compare_digest(signature, sign(self._key, "guest", person)) else None
