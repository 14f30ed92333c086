"""The supply, and the pile of a nemesis that lies open beside it."""

from __future__ import annotations

from unshuffled.rules.core.cards import Card
from unshuffled.rules.core.few import put
from unshuffled.rules.core.mats import PileToken
from unshuffled.rules.core.options import Option
from unshuffled.rules.core.stack import Scope
from unshuffled.rules.core.state import Game, Player
from unshuffled.rules.mechanics import endings, piles, rows
from unshuffled.rules.mechanics.reactions import follows

ON_ROW = -2
"""Instead of a supply pile: pile 0 of the nemesis; pile n is n less."""


def gain_key(g: Game, card: int, pile: int) -> str:
    """The key for gaining a card; from the nemesis's open pile it says so."""
    record = g.scenario.content.cards[card]
    if pile <= ON_ROW:
        return row_key(g, record, ON_ROW - pile)
    return record.gain_key if pile >= 0 else open_pile_key(g, record)


def row_key(g: Game, card: Card, pile: int) -> str:
    """The key for gaining the card on a space of the nemesis's row."""
    return Option("gain", card.id, zone=g.scenario.nemesis.piles[pile].name).key


def on_row(g: Game) -> list[tuple[int, int]]:
    """What can be gained from the nemesis's row: cards, and piles as the supply numbers them."""
    row = g.scenario.nemesis.row
    if row is None or not row.gain:
        return []
    return [(g.seen(card), ON_ROW - pile) for pile, card in rows.cards_on(g, row)]


def open_pile_key(g: Game, card: Card) -> str:
    """The key for gaining the top card of the nemesis's open pile."""
    return Option("gain", card.id, zone=g.scenario.nemesis.piles[g.scenario.open_pile].name).key


def take_from_supply(g: Game, pile: int) -> None:
    """One card leaves its pile (MKT-04)."""
    if pile <= ON_ROW:
        g.piles[ON_ROW - pile].pop()
        rows.look(g)
    elif pile < 0:
        g.piles[g.scenario.open_pile].pop()
    else:
        g.supply = put(g.supply, pile, g.supply[pile] - 1)


def return_tokens(g: Game, q: Player, token: PileToken, card: int) -> int:
    """Tokens on a card that leaves the supply return to their mage. How many?"""
    count = q.tokens.pop(f"{token.name}@{g.scenario.content.ids[card]}", 0)
    if count:
        q.tokens[token.name] = q.tokens.get(token.name, 0) + count
        g.events.append(("token_gained", q.seat, token.name, count))
    return count


def card_leaves(g: Game, card: int) -> None:
    """The top card of a pile leaves the supply without being gained."""
    for q in g.players:
        for token in q.mage.pile_tokens:
            return_tokens(g, q, token, card)


def _tokens_of_gained(g: Game, seat: int, card: int) -> None:
    for q in g.players:
        for token in q.mage.pile_tokens:
            own = q.seat == seat and not g.scenario.solo
            for _ in range(return_tokens(g, q, token, card)):
                scope = Scope(q.seat, -1)
                scope.they = seat
                follows(g, token.when_you_gain if own else token.when_gained, scope)


def gain_from_supply(g: Game, seat: int, card: int, pile: int, to: str) -> None:
    """A card leaves its pile and is gained; an emptied pile may be what the nemesis waits for (END-05)."""
    take_from_supply(g, pile)
    piles.gain(g, seat, card, to)
    if pile >= 0:
        _tokens_of_gained(g, seat, card)
    # The open pile of a nemesis (-1) is no supply pile.
    if pile >= 0 and not g.supply[pile]:
        endings.check_rules_of_nemesis(g)
