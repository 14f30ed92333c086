"""Guests: a person without an account is an id in a signed cookie. Nothing about them is stored.

The id is public (it stands in a table's entries); the signature is what proves that the cookie is ours.
"""

from __future__ import annotations

import hmac
import re
from hashlib import sha256

from unshuffled.tables.forks import new_id

COOKIE = "unshuffled_guest"
HOST_COOKIE = f"__Host-{COOKIE}"
"""Its name where browsers come by https: they take a cookie of such a name from this very host alone, not from its neighbours."""
SHORTEST_KEY = 16
KEPT = 365 * 24 * 3600
"""Seconds a browser keeps the cookie."""
LENGTH = 64
"""Hexadecimal digits of a signature."""
_PERSON = re.compile(r"[A-Za-z0-9_-]{12,40}")


def sign(key: str, *parts: str) -> str:
    """What only the holder of the key can say of these parts. The first part names the purpose."""
    return hmac.new(key.encode(), "\x00".join(parts).encode(), sha256).hexdigest()


class Keys:
    """The keys of cookies and links: the first signs, all verify. So a key can be replaced before the last one is taken away."""

    def __init__(self, text: str) -> None:
        """Parse keys with commas between them. A text that has none, or too short a part, is one key."""
        parts = [part.strip() for part in text.split(",")]
        several = len(parts) > 1 and all(len(part) >= SHORTEST_KEY for part in parts)
        self.count = len(parts) if several else 1
        self._keys = tuple(parts) if several else (text,)

    def sign(self, *parts: str) -> str:
        """What only the holder of the first key can say of these parts."""
        return sign(self._keys[0], *parts)

    def check(self, signature: str, *parts: str, length: int = LENGTH) -> bool:
        """Did one of the keys sign these parts? `length`: of the signature, which its maker may have cut."""
        good = False
        for key in self._keys:
            good |= hmac.compare_digest(signature, sign(key, *parts)[:length])
        return good


def cookie_name(secure: bool) -> str:
    """Return the name of the session's cookie; `secure`: browsers come by https."""
    return HOST_COOKIE if secure else COOKIE


class Guests:
    """Makes and reads the cookies of guests."""

    def __init__(self, key: str | Keys) -> None:
        self._keys = Keys(key) if isinstance(key, str) else key

    def new(self) -> str:
        """A new person's id."""
        return new_id()

    def cookie(self, person: str) -> str:
        """The cookie's value."""
        return f"{person}.{self._keys.sign('guest', person)}"

    def read(self, cookie: str | None) -> str | None:
        """Whose cookie this is, or None if we did not make it."""
        if not cookie or not cookie.isascii():
            return None
        person, _, signature = cookie.partition(".")
        if not _PERSON.fullmatch(person):
            return None
        return person if self._keys.check(signature, "guest", person) else None
