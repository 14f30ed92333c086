"""The supply, and the pile of a nemesis that lies open beside it."""

from __future__ import annotations

from unshuffled.rules.core.content import Card
from unshuffled.rules.core.few import put
from unshuffled.rules.core.options import Option
from unshuffled.rules.core.state import Game
from unshuffled.rules.mechanics import endings, piles


def gain_key(g: Game, card: int, pile: int) -> str:
    """The key for gaining a card; from the nemesis's open pile it says so."""
    record = g.scenario.content.cards[card]
    return record.gain_key if pile >= 0 else open_pile_key(g, record)


def open_pile_key(g: Game, card: Card) -> str:
    """The key for gaining the top card of the nemesis's open pile."""
    return Option("gain", card.id, zone=g.scenario.nemesis.piles[g.scenario.open_pile].name).key


def take_from_supply(g: Game, pile: int) -> None:
    """One card leaves its pile (MKT-04)."""
    if pile < 0:
        g.piles[g.scenario.open_pile].pop()
    else:
        g.supply = put(g.supply, pile, g.supply[pile] - 1)


def gain_from_supply(g: Game, seat: int, card: int, pile: int, to: str) -> None:
    """A card leaves its pile and is gained; an emptied pile may be what the nemesis waits for (END-05)."""
    take_from_supply(g, pile)
    piles.gain(g, seat, card, to)
    # The open pile of a nemesis (-1) is no supply pile.
    if pile >= 0 and not g.supply[pile]:
        endings.check_rules_of_nemesis(g)
