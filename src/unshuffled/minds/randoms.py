"""Players that answer at random, from a stream of their own: the opponents of every law."""

from __future__ import annotations

import random
from collections.abc import Callable

from unshuffled.minds.contract import Picker
from unshuffled.rules.core import options
from unshuffled.rules.core.state import Decision


class RandomMind:
    """Picks any option, each as likely as the others. The same seed gives the same answers."""

    def __init__(self, seed: str) -> None:
        self._random = random.Random(f"mind/{seed}").random

    def pick(self, decision: Decision) -> str:
        """One of the decision's keys."""
        keys = decision.keys
        return keys[int(self._random() * len(keys))]


WEIGHTS = {
    "end": 1,
    "no": 5,
    "done": 5,
    "charge": 10,
    "focus": 5,
    "open": 30,
    "gain": 40,
    "prep": 200,
    "play": 200,
    "cast": 300,
}
"""How much more likely an answer is, by its verb; any other counts 30."""


class EagerMind:
    """Random, but fond of playing gems, gaining cards, prepping and casting: its games last, and some are won."""

    def __init__(self, seed: str) -> None:
        self._random = random.Random(f"eager/{seed}").random

    def pick(self, decision: Decision) -> str:
        """One of the decision's keys, by weight."""
        keys = decision.keys
        weights = [WEIGHTS.get(options.read(key).verb, 30) for key in keys]
        left = self._random() * sum(weights)
        for key, weight in zip(keys, weights, strict=True):
            left -= weight
            if left < 0:
                return key
        return keys[-1]


MINDS: dict[str, Callable[[str], Picker]] = {"random": RandomMind, "eager": EagerMind}
