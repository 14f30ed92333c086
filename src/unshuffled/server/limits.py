"""Rate limits: token buckets in memory, per person and per address, on each node for itself."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from time import monotonic


class Buckets:
    """Many buckets of one size. A bucket refills at `rate` a second up to `burst`; the longest unused are forgotten."""

    def __init__(self, rate: float, burst: float, keep: int = 100_000, clock: Callable[[], float] = monotonic) -> None:
        self.rate = rate
        self.burst = burst
        self._keep = keep
        self._clock = clock
        self._full: OrderedDict[str, list[float]] = OrderedDict()
        """What is left in each, and since when. Lists, changed in place: every message takes from two of them."""

    def take(self, who: str, cost: float = 1.0) -> bool:
        """Take from this bucket; false if there is not enough in it."""
        now = self._clock()
        bucket = self._full.get(who)
        if bucket is None:
            bucket = self._full[who] = [self.burst, now]
            if len(self._full) > self._keep:
                self._full.popitem(last=False)
        else:
            self._full.move_to_end(who)
        left = bucket[0] + (now - bucket[1]) * self.rate
        left = min(left, self.burst)
        allowed = left >= cost
        bucket[0] = left - cost if allowed else left
        bucket[1] = now
        return allowed


class Places:
    """How many places each has at the same time, such as sockets."""

    def __init__(self, most: int) -> None:
        self.most = most
        self._taken: dict[str, int] = {}

    def take(self, who: str) -> bool:
        """One more place; false if all are taken."""
        taken = self._taken.get(who, 0)
        if taken >= self.most:
            return False
        self._taken[who] = taken + 1
        return True

    def leave(self, who: str) -> None:
        """Give a place back."""
        left = self._taken.get(who, 0) - 1
        if left > 0:
            self._taken[who] = left
        else:
            self._taken.pop(who, None)
