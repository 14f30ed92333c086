"""Where cards lie: every pile of a game, from the declaration of its fields."""

from __future__ import annotations

from collections import Counter
from typing import Any

from unshuffled.rules.core import fields
from unshuffled.rules.core.state import Game


def census(g: Game) -> Counter[int]:
    """Every card of the game, wherever it lies. It never changes: cards are moved, not made or lost."""
    found: Counter[int] = Counter()
    _count(found, fields.GAME, g)
    for p in g.players:
        _count(found, fields.PLAYER, p)
    for card, count in zip(g.scenario.supply, g.supply, strict=True):
        found[card] += count
    return +found


def unseen(g: Game) -> dict[int, list[tuple[list[int], int]]]:
    """Where cards of the nemesis's side decks lie that nobody has seen: by the number of their deck, pile and place.

    An unseen card belongs to the deck of its kind, wherever it was moved to: its back says that much and no more.
    """
    piles = g.scenario.nemesis.piles
    if not piles:
        return {}
    cards = g.scenario.content.cards
    home = {pile.kind: n for n, pile in enumerate(piles) if pile.face_down}
    found: dict[int, list[tuple[list[int], int]]] = {n: [] for n in home.values()}
    for n, lying in enumerate(g.piles):
        for at, c in enumerate(lying):
            if c < 0:
                found[home.get(cards[~c].kind, n)].append((lying, at))
    for p in g.players:
        for at, c in enumerate(p.deck):
            if c < 0 and cards[~c].kind in home:
                found[home[cards[~c].kind]].append((p.deck, at))
    return found


def covered(g: Game, deck: int) -> dict[int, list[tuple[list[int], int]]]:
    """Of the unseen cards of a deck with two sides those whose fronts can be seen outside of play, by their fronts."""
    cards = g.scenario.content.cards
    pile = g.scenario.nemesis.piles[deck]
    found: dict[int, list[tuple[list[int], int]]] = {}
    top = len(g.piles[deck]) - 1
    for n, lying in enumerate(g.piles):
        for at, c in enumerate(lying):
            if c < 0 and cards[~c].kind == pile.kind and (n != deck or at == top):
                found.setdefault(cards[~c].front, []).append((lying, at))
    return found


def turn_cards(g: Game) -> list[int]:
    """All turn order cards."""
    piles = [getattr(g, field.name) for field in fields.GAME if field.shape is fields.TURN_CARDS]
    return sorted([c if c >= 0 else ~c for pile in piles for c in pile])


def _count(found: Counter[int], declared: tuple[fields.Field, ...], of: object) -> None:
    for field in declared:
        value: Any = getattr(of, field.name)
        if field.shape is fields.PILE or field.shape is fields.CARDS:
            found.update([c if c >= 0 else ~c for c in value])
        elif field.shape is fields.PILES:
            found.update([c if c >= 0 else ~c for pile in value for c in pile])
        elif field.shape is fields.IN_PLAY:
            found.update([m.other if m.other >= 0 else ~m.other for m in value])
        elif field.shape is fields.SPELLS:
            found.update([record.card for record in value])
