"""Reading positions of the third box."""

from __future__ import annotations

from tests.table import At, content


def beside(at: At) -> list[str]:
    """What lies in the Curse deck, sorted."""
    return sorted(content().ids[card] for card in at.game.beside)
