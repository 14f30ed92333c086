"""The nemeses of the third box as their tests lay and read them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tests.table import At, content, position
from unshuffled.rules.core.state import InPlay

INFANTRY = "risen_thrall_shambling_infantry"
SOLDIER = "risen_thrall_soldier_of_rot"
NO_INFANTRY = "risen_thrall_shambling_illusion"
NO_SOLDIER = "risen_thrall_rotting_illusion"


def covered(t: At, *thralls: str, life: int = 4) -> At:
    """Thralls in play that nobody has turned over."""
    for name in thralls:
        card = content().card(name)
        t.game.in_play.append(InPlay(t.game.next_uid, card.front, life, life, 0, other=~card.index))
        t.game.next_uid += 1
    return t


def thralls(deck: Sequence[str] = (), discard: Sequence[str] = (), phase: str = "none", **given: Any) -> At:
    """Risen Thrall with this deck, from the top, and this discard pile, from the bottom; a `?` before those not turned over."""
    t = position(phase, nemesis="risen_thrall", **given)
    t.game.piles[0] = [~content().index[name] for name in reversed(deck)]
    t.game.piles[1] = [
        ~content().index[name[1:]] if name.startswith("?") else content().index[name] for name in discard
    ]
    return t


def deck_of(t: At) -> list[str]:
    """The thrall deck, from the top; all of it lies with the other side down."""
    assert all(card < 0 for card in t.game.piles[0])
    return [content().cards[~card].id for card in reversed(t.game.piles[0])]


def discard_of(t: At) -> list[str]:
    """The thrall discard pile, from the bottom; a `?` before those that were not turned over."""
    return [f"?{content().cards[~c].id}" if c < 0 else content().cards[c].id for c in t.game.piles[1]]


SOULFIRE = "fountain_of_souls_soulfire"


def fountain(souls: Sequence[int] = (), fuel: int = 0, phase: str = "none", **given: Any) -> At:
    """Fountain of Souls with this many souls on the steps of its track."""
    t = position(phase, nemesis="fountain_of_souls", **given)
    crowd = (*souls, *[0] * (7 - len(souls)))
    t.game.crowd = crowd
    n = t.game.scenario.nemesis.counter("soul")
    t.game.counters = tuple([sum(crowd) if at == n else fuel for at in range(2)])
    return t


def souls_of(t: At) -> list[int]:
    """How many souls are on each step; the counter agrees."""
    assert t.counter("soul") == sum(t.game.crowd)
    return list(t.game.crowd)


def harm(t: At) -> tuple[int, list[int]]:
    """Gravehold's life, the players' life."""
    return (t.game.gravehold, [p.life for p in t.game.players])
