"""What is played when a player leaves a choice open: the same in every interface."""

from __future__ import annotations

from unshuffled.rules.core.content import Content
from unshuffled.rules.core.scenario import RANDOM


def nemesis(content: Content) -> str:
    """The nemesis with the lowest printed rating, for a first game."""
    return min(content.nemeses, key=lambda id: (content.nemeses[id]["normal"].difficulty, id))


def market(content: Content, against: str) -> list[str]:
    """The first market that the nemesis's box suggests; random if it suggests none."""
    pack = content.nemeses[against]["normal"].pack if against != RANDOM else ""
    suggested = [id for id, market in content.markets.items() if not pack or market.pack == pack]
    return [suggested[0]] if suggested else [RANDOM]
