"""Channels that did not answer: they rest, longer each time, and are removed if they never answer again."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from time import monotonic

PAUSES = (60.0, 300.0, 3600.0)
"""Seconds after the first, the second, and each further time."""
GONE_AFTER = 7 * 24 * 3600.0
"""Seconds since the first time, after which a channel is removed."""
KEPT = 100_000


@dataclass(slots=True)
class Rest:
    """A channel that did not answer lately."""

    since: float
    until: float = 0.0
    times: int = 0


class Rests:
    """The channels that rest at one node, by their ids. In memory: after a restart each is tried again."""

    def __init__(self, clock: Callable[[], float] = monotonic) -> None:
        self._clock = clock
        self._rests: OrderedDict[str, Rest] = OrderedDict()

    def is_resting(self, id: str) -> bool:
        """Return whether nothing is to be sent to this channel now."""
        rest = self._rests.get(id)
        return rest is not None and self._clock() < rest.until

    def begin(self, id: str) -> bool:
        """Record that a channel did not answer; return whether it has not answered for so long that it is to be removed."""
        now = self._clock()
        rest = self._rests.setdefault(id, Rest(now))
        rest.until = now + PAUSES[min(rest.times, len(PAUSES) - 1)]
        rest.times += 1
        if now - rest.since > GONE_AFTER:
            del self._rests[id]
            return True
        self._rests.move_to_end(id)
        if len(self._rests) > KEPT:
            self._rests.popitem(last=False)
        return False

    def end(self, id: str) -> None:
        """Record that a channel answered."""
        self._rests.pop(id, None)
