"""In a worker: what a mind answers to the question of a stored game.

What is stored is an observation, so neither the seed nor a hidden card of the real game ever reaches a worker.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from unshuffled.minds import known, seeing
from unshuffled.rules.core.content import Content
from unshuffled.rules.core.state import Game
from unshuffled.rules.readings.sampling import sample
from unshuffled.rules.saves import codec


def observed(game: Game) -> dict[str, Any]:
    """What may be known of a game, to be sent to a worker."""
    return codec.encode(sample(game, seeing.OBSERVED))


def answer(content: Content, data: Any, tell: Callable[[Any], None]) -> str:
    """One of the keys of the pending decision; `data` has the game as `observed`, the mind's name and its seed."""
    game = codec.decode(content, data["game"])
    return seeing.answer_of(known.make(data["mind"], data["seed"]), game)
