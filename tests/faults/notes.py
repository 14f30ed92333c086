"""What people write down: every acknowledgement they get, and everything they are shown. The checks read it afterwards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from unshuffled.wire import protocol as p


@dataclass(slots=True)
class Ack:
    """The server said: the wish is in the log, and the table has this number."""

    table: str
    number: int
    person: str
    wish: p.FromClient
    sent: float = 0.0
    at: float = 0.0
    """When it was sent and acknowledged, by the one clock of all people here."""
    view: dict[str, Any] | None = None
    """What the person saw of the game when they sent it, if that is wanted."""


@dataclass(slots=True)
class Made:
    """The server said over HTTP: it is made, and whose it is."""

    kind: str
    """`opened`, `joined`, `forked` or `imported`."""
    person: str
    table: str
    at: int = 0
    """Of a fork or an import, after how many answers it stands."""


@dataclass(slots=True)
class Session:
    """Somebody has an account and was let in: this cookie is theirs, until they log out."""

    person: str
    name: str
    password: str
    cookies: Mapping[str, str]
    ended: bool = False


@dataclass(slots=True)
class Attempt:
    """Somebody tried to take another's seat."""

    table: str
    seat: int
    person: str
    sent: float
    at: float
    number: int = 0
    """Under which it was granted."""
    code: str = ""
    """With which it was refused. Neither: the answer was lost."""


@dataclass
class Notes:
    """What people have been sent, for all of them."""

    acks: list[Ack] = field(default_factory=list)
    made: list[Made] = field(default_factory=list)
    sessions: list[Session] = field(default_factory=list)
    attempts: list[Attempt] = field(default_factory=list)
    shown: dict[tuple[str, int], dict[str, Any]] = field(default_factory=dict)
    """The entry that somebody was shown under this number of a table."""
    shown_at: dict[tuple[str, int], float] = field(default_factory=dict)
    """When that was, for the first time."""
    shown_twice: list[tuple[str, int]] = field(default_factory=list)
    """Numbers under which two people were shown two different entries."""
    refusals: Counter[str] = field(default_factory=Counter)
    errands: Counter[str] = field(default_factory=Counter)
    """What people did beside playing."""
    errors: list[str] = field(default_factory=list)
    games: int = 0

    def show(self, table: str, number: int, entries: list[dict[str, Any]], now: float) -> None:
        """Somebody was shown these entries, the last of which has this number."""
        for at, entry in enumerate(entries, start=number - len(entries) + 1):
            known = self.shown.setdefault((table, at), entry)
            self.shown_at.setdefault((table, at), now)
            if known != entry:
                self.shown_twice.append((table, at))
