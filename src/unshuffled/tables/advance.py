"""Answers in advance: what somebody decides once about questions outside their own turn, so that the game does not wait for them.

Everyone at the table sees what was decided, and it holds until it is changed. Such an answer is written together with the
one that led to its question. Going back to the question leaves it open: then somebody wants to answer it differently.
"""

from __future__ import annotations

from collections.abc import Sequence

from unshuffled.rules.core import options
from unshuffled.rules.core.state import Game

DECLINE = "decline"
"""What I may do outside my turn, I do not."""
CHEAPEST = "cheapest"
"""Of my cards, I discard and destroy the cheapest."""
LEAVE = "leave"
"""What the players decide together, I leave to the others."""
KINDS = (DECLINE, CHEAPEST, LEAVE)
GIVES_UP = frozenset({"discard_card", "destroy_card"})
"""Questions for a card that is lost."""


def answer_of(game: Game, kinds: Sequence[str]) -> str:
    """The answer of who is asked now and has decided this in advance; empty if it is left to them."""
    d = game.decision
    if d is None or d.seat < 0 or d.seat == game.active:
        return ""
    decline = "no" if "no" in d.keys else "done" if "done" in d.keys and not d.least else ""
    if decline:
        return decline if DECLINE in kinds else ""
    return _cheapest(game, d.keys) if CHEAPEST in kinds and d.ask in GIVES_UP else ""


def _cheapest(game: Game, keys: Sequence[str]) -> str:
    """The key of the cheapest card, the first of several; empty if not all of them are one's own cards."""
    content = game.scenario.content
    costs = []
    for option in map(options.read, keys):
        if option.seat >= 0 or not option.card:
            return ""
        costs.append(content.card(option.card).cost)
    return keys[costs.index(min(costs))]
