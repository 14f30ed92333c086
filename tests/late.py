"""A network on which things arrive late and in another order, for finding tests and code that rely on who is faster.

`make late` runs the tests of the server and the stores on it. The operating system does not promise when it reports that
a socket can be read, so a busy machine may show each of these delays.
"""

from __future__ import annotations

import asyncio
import random
import selectors
import time
from typing import Any

PACES = (0.0, 0.0, 0.002, 0.01, 0.04)
"""How many seconds late a socket is in the mean. Each has its own pace: who is fast today is slow tomorrow."""


class LateSelector(selectors.DefaultSelector):
    """Keeps events back for a while. They are not lost: the system reports them until they are dealt with."""

    def __init__(self, chance: random.Random) -> None:
        super().__init__()
        self._chance = chance
        self._paces: dict[int, float] = {}
        self._due: dict[int, float] = {}

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        """What may be reported now. Waits no longer than it is asked to."""
        until = None if timeout is None else time.monotonic() + timeout
        while True:
            events = super().select(None if until is None else max(0.0, until - time.monotonic()))
            now = time.monotonic()
            reported = [event for event in events if self._due_at(event[0].fd, now) <= now]
            if reported or not events or (until is not None and now >= until):
                for key, _ in reported:
                    del self._due[key.fd]
                self._chance.shuffle(reported)
                return reported
            wait = min(self._due[key.fd] for key, _ in events) - now
            time.sleep(max(0.0, wait if until is None else min(wait, until - now)))

    def unregister(self, fileobj: Any) -> selectors.SelectorKey:
        """Forget its pace too: the number may be given to another socket."""
        key = super().unregister(fileobj)
        self._paces.pop(key.fd, None)
        self._due.pop(key.fd, None)
        return key

    def _due_at(self, fd: int, now: float) -> float:
        if fd not in self._due:
            pace = self._paces.setdefault(fd, self._chance.choice(PACES))
            self._due[fd] = now + (self._chance.expovariate(1 / pace) if pace else 0.0)
        return self._due[fd]


class LatePolicy(asyncio.DefaultEventLoopPolicy):
    """Gives every test a loop on such a network."""

    def __init__(self, seed: str) -> None:
        super().__init__()
        self.chance = random.Random(seed)

    def new_event_loop(self) -> asyncio.AbstractEventLoop:
        """A loop whose sockets are late."""
        return asyncio.SelectorEventLoop(LateSelector(self.chance))
