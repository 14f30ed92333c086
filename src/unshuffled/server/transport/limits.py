"""Rate limits: token buckets in memory, per person and per address, on each node for itself."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from ipaddress import IPv6Address, ip_address
from time import monotonic


def network_of(host: str) -> str:
    """Whom an address counts for. One IPv6 address stands for 2**64 of them: they count as one."""
    if ":" not in host:
        return host
    try:
        address = ip_address(host.partition("%")[0])
    except ValueError:
        return host[:64]
    if not isinstance(address, IPv6Address):
        return host
    mapped = address.ipv4_mapped
    return str(mapped) if mapped is not None else str(IPv6Address(int(address) >> 64 << 64)) + "/64"


class Bucket:
    """One bucket, for one connection."""

    __slots__ = ("_at", "_burst", "_clock", "_left", "_rate")

    def __init__(self, rate: float, burst: float, clock: Callable[[], float] = monotonic) -> None:
        self._rate = rate
        self._burst = burst
        self._clock = clock
        self._left = burst
        self._at = clock()

    def take(self) -> bool:
        """Take one; false if there is none left."""
        now = self._clock()
        left = min(self._left + (now - self._at) * self._rate, self._burst)
        self._at = now
        self._left = left - 1 if left >= 1 else left
        return left >= 1


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

    def charge(self, who: str, cost: float) -> None:
        """Take this from the bucket even if there is less in it: then it must refill before `take` gives anything, if only 0."""
        self.take(who, 0.0)
        self._full[who][0] -= cost


class Quota:
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
