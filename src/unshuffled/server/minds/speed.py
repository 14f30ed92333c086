"""In a worker: how long a playout takes here and now, so that nobody searches who has no time for it."""

from __future__ import annotations

from time import monotonic, process_time

from unshuffled.minds.contract import Observation
from unshuffled.minds.search import Budget, compare

FRESH = 5.0
"""Seconds for which a measurement is good: the machine may be busier then."""
TURNS = 8
"""How far a playout goes."""


class Speed:
    """The last measurement."""

    def __init__(self) -> None:
        self._seconds = 0.0
        self._measured = -FRESH

    def playout(self, seen: Observation, key: str) -> float:
        """Seconds of one playout of this answer."""
        if monotonic() - self._measured >= FRESH:
            began = process_time()
            compare(seen, Budget(1, TURNS, 0.0), "speed", [key])
            self._seconds, self._measured = max(1e-4, process_time() - began), monotonic()
        return self._seconds


SPEED = Speed()
