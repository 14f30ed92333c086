"""Seeds: where a game's chances come from, and games that look the same with other hidden cards and chances to come.

The server binds a secret before anybody sits down. Each person who plays gives a nonce afterwards, and the seed is made
of all of them: nobody alone chooses it, the server included.

A running game can be forked without telling what comes in it: its hidden cards are dealt again. What is dealt depends on
the new seed and on what everyone can see, on nothing else; a table keeps its seeds in one text, its secret.
"""

from __future__ import annotations

import re

from unshuffled.rules.core import chance
from unshuffled.rules.core.state import Game
from unshuffled.rules.readings import sampling

_BETWEEN = "\n"
"""Between the seeds of a secret; no seed has it (`rules.core.setup`)."""


NONCE = re.compile(r"[0-9a-f]{16,64}")


def seeds_of(secret: str) -> list[str]:
    """The seeds in a table's secret, the first one first."""
    return secret.split(_BETWEEN)


def secret_of(seeds: list[str]) -> str:
    """The secret of a table whose seeds are these."""
    return _BETWEEN.join(seeds)


def deal_anew(game: Game, seed: str) -> Game:
    """The game with its hidden cards and all its chances from this seed."""
    made = sampling.sample(game, seed)
    made.seed = seed
    made.chance_used = [0] * len(chance.STREAMS)
    return made
