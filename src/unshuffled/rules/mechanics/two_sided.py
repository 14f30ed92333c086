"""Side decks that are shuffled, and cards with two sides: a front that all can see, and what nobody knows until it is turned over.

The front of the deck's top card can be seen (PR-120). So drawing it shows nothing of it, but shows the front of the next
one. A blind game, which looks ahead, finds `UNKNOWN` beneath it and goes no further.
"""

from __future__ import annotations

from typing import Final

from unshuffled.rules.core import chance, constants, moments
from unshuffled.rules.core.stack import Scope
from unshuffled.rules.core.state import Game, Hidden, InPlay
from unshuffled.rules.mechanics.reactions import happened

UNKNOWN: Final = -1_000_000
"""No card: what lies beneath the top of a deck with two sides, for a game that looks ahead."""


def into_side_deck(g: Game, n: int, cards: list[int]) -> None:
    """Shuffle cards into a side deck."""
    side = g.scenario.nemesis.piles[n]
    if g.blind and side.two_sided:
        g.piles[n] = [UNKNOWN] * (len(g.piles[n]) + len(cards))
    else:
        pile = sorted([c if c >= 0 else ~c for c in g.piles[n]] + cards)
        chance.shuffle(g.seed, g.chance_used, chance.EXTRA, pile)
        g.piles[n] = [~c for c in pile]
        if side.two_sided:
            g.turned_up += 1
    g.events.append(("side_deck_shuffled", side.name))


def refill(g: Game, n: int) -> None:
    """The discard pile of a side deck is shuffled to form it again."""
    discards = g.scenario.nemesis.piles[n].discards
    found = [c if c >= 0 else ~c for c in g.piles[discards]]
    if found:
        g.piles[discards] = []
        into_side_deck(g, n, found)


def draw(g: Game, n: int) -> int:
    """The top card of a deck with two sides, which is not empty; its other side stays unseen."""
    card = g.piles[n].pop()
    if card == UNKNOWN:
        raise Hidden
    if g.piles[n]:
        if g.blind:
            g.piles[n] = [UNKNOWN] * len(g.piles[n])
        else:
            g.turned_up += 1
    return card


def front_of(g: Game, card: int) -> int:
    """The side of a card that can be seen, known or not."""
    return g.scenario.content.cards[card if card >= 0 else ~card].front


def flip(g: Game, m: InPlay, seat: int) -> None:
    """Turn a card in play over: it is what it is now, and what it does then is resolved. `seat` is the player who does it."""
    front = m.card
    m.other = m.card = g.seen(m.other)
    card = g.scenario.content.cards[m.card]
    g.events.append(("flipped", m.uid, m.card, "real" if m.card == front else "false"))
    if seat >= 0:
        happened(g, moments.FLIPS, seat, m.card)
    block = card.hooks.get("flipped")
    if block is not None:
        g.push(block, Scope(constants.TEAM, m.card, m.uid))
