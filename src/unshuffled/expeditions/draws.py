"""Chance between battles: named streams of numbers from the expedition's secret, as in a game (`rules.core.chance`)."""

from __future__ import annotations

from collections.abc import Collection
from hashlib import sha256

from unshuffled.rules.core import chance


def draw(secret: str, used: dict[str, int], stream: str, pool: Collection[str], count: int) -> list[str]:
    """So many of the pool, each once, or all if there are fewer (PR-71). Only this stream moves on."""
    left = sorted(pool)
    counts = [0] * len(chance.STREAMS)
    counts[chance.EXTRA] = used.get(stream, 0)
    drawn: list[str] = []
    while left and len(drawn) < count:
        drawn.append(left.pop(chance.below(f"{secret}/expedition/{stream}", counts, chance.EXTRA, len(left))))
    if drawn:
        used[stream] = counts[chance.EXTRA]
    return drawn


def seed_of(secret: str, battle: str, attempt: int) -> str:
    """The seed of a battle that is played without a server."""
    return sha256(f"unshuffled/expedition/{secret}/{battle}/{attempt}".encode()).hexdigest()[:32]
