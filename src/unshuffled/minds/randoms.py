"""A player that answers at random, from a stream of its own: the opponent of every law."""

from __future__ import annotations

import random

from unshuffled.rules.state import Decision


class RandomMind:
    """Picks any option, each as likely as the others. The same seed gives the same answers."""

    def __init__(self, seed: str) -> None:
        self._random = random.Random(f"mind/{seed}").random

    def pick(self, decision: Decision) -> str:
        """One of the decision's keys."""
        keys = decision.keys
        return keys[int(self._random() * len(keys))]
