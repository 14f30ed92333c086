"""Dealing anew: a game that looks the same, with other hidden cards and other chances to come.

So a running game can be forked without telling what comes in it. What is dealt depends on the new seed and on what
everyone can see, on nothing else; a table keeps its seeds in one text, its secret.
"""

from __future__ import annotations

from unshuffled.rules import chance, hidden
from unshuffled.rules.state import Game

_BETWEEN = "\n"
"""Between the seeds of a secret; no seed has it (`rules.setup`)."""


def seeds_of(secret: str) -> list[str]:
    """The seeds in a table's secret, the first one first."""
    return secret.split(_BETWEEN)


def with_seed(secret: str, seed: str) -> str:
    """The secret with one more seed, with which the game goes on."""
    return f"{secret}{_BETWEEN}{seed}"


def deal_anew(game: Game, seed: str) -> Game:
    """The game with its hidden cards and all its chances from this seed."""
    made = hidden.sample(game, seed)
    made.seed = seed
    made.counts = [0] * len(chance.STREAMS)
    return made
