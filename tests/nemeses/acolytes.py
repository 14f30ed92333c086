"""The acolyte deck of the Hollow Crown, as its tests lay and read it. Decks from the top, discard piles from the bottom."""

from collections.abc import Sequence

from tests.table import At, content


def stack(t: At, deck: Sequence[str] = (), discard: Sequence[str] = ()) -> At:
    """Lay the acolyte deck and its discard pile."""
    t.game.piles[0] = [content().index[name] for name in reversed(deck)]
    t.game.piles[1] = [content().index[name] for name in discard]
    return t


def deck_of(t: At) -> list[str]:
    """The acolyte deck."""
    return [content().cards[c if c >= 0 else ~c].id for c in reversed(t.game.piles[0])]


def discard_of(t: At) -> list[str]:
    """The acolyte discard pile."""
    return [content().cards[c].id for c in t.game.piles[1]]


def toll(t: At) -> tuple[int, list[int]]:
    """Gravehold's life and the players' lives."""
    return (t.game.gravehold, [p.life for p in t.game.players])
