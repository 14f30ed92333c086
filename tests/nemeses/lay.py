"""What the tests of several nemeses share: turns that end where they end, and piles by name."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tests.table import At, content, position
from unshuffled.rules.core import constants
from unshuffled.rules.core.flow import FLOW


def hidden(names: Sequence[str]) -> list[int]:
    """A face-down pile, listed from the top, as the engine stores it."""
    return [~content().index[name] for name in reversed(names)]


def names(pile: Sequence[int]) -> list[str]:
    """The cards of a pile from the bottom, known and unknown ones."""
    return [content().cards[card if card >= 0 else ~card].id for card in pile]


def nemesis_turn(t: At) -> At:
    """A whole turn of the nemesis and nothing after it."""
    t.game.active = constants.NEMESIS_TURN
    return t.steps(FLOW.nemesis_turn)


def turn_of_player(t: At) -> At:
    """A whole turn of player 1 and nothing after it; it stops at the first question."""
    t.game.active = 0
    return t.steps(FLOW.player_turn, 0)


def prince(pile: Sequence[str] = (), **given: Any) -> At:
    """Prince of Gluttons with this devoured pile, from the bottom, and a Crystal to stop in the main phase."""
    given.setdefault("hand", ["crystal"])
    t = position("none", nemesis="prince_of_gluttons", **given)
    t.game.piles[t.game.scenario.open_pile] = [content().index[name] for name in pile]
    return t


def devoured(t: At) -> list[str]:
    """The devoured pile, from the bottom."""
    return names(t.game.piles[t.game.scenario.open_pile])


def supply(t: At) -> dict[str, int]:
    """How many cards lie in each pile of the market."""
    return {content().cards[card].id: n for card, n in zip(t.game.scenario.supply, t.game.supply, strict=True)}


def harm(t: At) -> tuple[int, list[int]]:
    """Gravehold's life, the players' life."""
    return (t.game.gravehold, [p.life for p in t.game.players])


def mask(corruptions: Sequence[str] = (), **given: Any) -> At:
    """Crooked Mask with this corruption deck, from the top, face down."""
    t = position("none", nemesis="crooked_mask", **given)
    t.game.piles[0] = hidden(corruptions)
    return t


def corruption_deck(t: At) -> list[str]:
    """From the top."""
    return names(t.game.piles[0])[::-1]


def queen(husks: int = 2, **given: Any) -> At:
    """Carapace Queen with this many husks."""
    return position("none", nemesis="carapace_queen", swarm=husks, **given)


def husks(t: At) -> tuple[int, int]:
    """Husks in play, and the damage on one of them."""
    return (t.game.swarm, t.game.swarm_hurt)


def rageborne(fury: int = 1, strikes: Sequence[str] = ("rageborne_devastate",), **given: Any) -> At:
    """Rageborne with this much Fury and these strikes, from the top of the strike deck."""
    t = position("none", nemesis="rageborne", counters={"fury": fury}, **given)
    t.game.piles[0] = hidden(strikes)
    return t


def strike_deck(t: At) -> list[str]:
    """The strikes, sorted; all lie face down."""
    assert all(card < 0 for card in t.game.piles[0])
    return sorted(names(t.game.piles[0]))


def fury_and_harm(t: At) -> tuple[int, int, list[int]]:
    """Fury, Gravehold's life, the players' life."""
    return (t.counter("fury"), t.game.gravehold, [p.life for p in t.game.players])
