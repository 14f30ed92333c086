"""Seeds: where a game's chances come from.

The server binds a secret before anybody sits down. Each person who plays gives a nonce afterwards, and the seed is made
of all of them: nobody alone chooses it, the server included.

A running game can be forked without showing what comes in it: its hidden cards are dealt again (`rules.readings.sampling`).
A table keeps all its seeds in one text, its secret.

All tables of one day's game (`daily`) have one secret, and no nonces of people: everyone plays with the same chances.
"""

from __future__ import annotations

import re

_BETWEEN = "\n"
"""Between the seeds of a secret; no seed has it (`rules.core.setup`)."""


NONCE = re.compile(r"[0-9a-f]{16,64}")


def nonces_of_day(day: str, mages: int) -> list[str]:
    """What makes the seed of a day's game from the secret of the day: a game of two mages tells nothing of one of three."""
    return [f"daily-{day}-{mages}"]


def seeds_of(secret: str) -> list[str]:
    """The seeds in a table's secret, the first one first."""
    return secret.split(_BETWEEN)


def secret_of(seeds: list[str]) -> str:
    """The secret of a table whose seeds are these."""
    return _BETWEEN.join(seeds)
