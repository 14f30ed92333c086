"""One timer for the pings of all sockets, instead of two for each.

A socket that has sent nothing for a period is sent a ping; one that stays silent for another period is given up. Sockets
are spread over the period by when they came, so that no moment has many pings.
"""

from __future__ import annotations

import asyncio
from typing import Protocol

PERIOD = 15.0
"""Seconds: a silent client is noticed after two to three of them, and a proxy sees traffic at least every other one."""
PARTS = 15


class Beating(Protocol):
    """A socket that is looked at once in a period."""

    def beat(self) -> None:
        """Send a ping if nothing was heard, and give up if nothing came of the last one."""


class Keepalive:
    """The sockets of a node, in as many parts as there are moments in a period."""

    def __init__(self, period: float = PERIOD) -> None:
        self._pause = period / PARTS
        self._parts: list[set[Beating]] = [set() for _ in range(PARTS)]
        self._of: dict[Beating, int] = {}
        self._at = 0
        self._timer: asyncio.TimerHandle | None = None

    def enter(self, socket: Beating) -> None:
        """Look at this socket from now on, for the first time after a whole period."""
        # The part that was looked at last is the one that comes last.
        self._of[socket] = self._at
        self._parts[self._at].add(socket)
        if self._timer is None:
            self._timer = asyncio.get_running_loop().call_later(self._pause, self._look)

    def leave(self, socket: Beating) -> None:
        """No longer; it may have left before."""
        part = self._of.pop(socket, None)
        if part is not None:
            self._parts[part].discard(socket)

    def _look(self) -> None:
        self._timer = None
        if not self._of:
            return
        self._timer = asyncio.get_running_loop().call_later(self._pause, self._look)
        self._at = (self._at + 1) % PARTS
        for socket in list(self._parts[self._at]):
            socket.beat()
