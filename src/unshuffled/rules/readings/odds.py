"""The odds of the turn order deck: which card may be drawn next, and when the nemesis's comes."""

from __future__ import annotations

from collections.abc import Sequence

from unshuffled.rules.core import constants
from unshuffled.rules.core.facts import is_player_turn_card
from unshuffled.rules.core.state import Game
from unshuffled.rules.readings.outcomes import Range


def next_cards(g: Game) -> dict[str, tuple[int, int]]:
    """The chance of each turn order card to be drawn next: how many of the cards that may lie there."""
    deck = g.turn_deck
    if deck and deck[-1] >= 0:
        return {constants.TURN_CARDS[deck[-1]]: (1, 1)}
    # TURN-08: with an empty deck the discard pile is shuffled first.
    cards = sorted(~c for c in deck if c < 0) if deck else sorted(g.turn_discard)
    return {constants.TURN_CARDS[card]: (cards.count(card), len(cards)) for card in dict.fromkeys(cards)}


def in_a_row(g: Game) -> Range:
    """How many nemesis turns come next without a player's between them: surely, and at most."""
    hidden = [~c for c in g.turn_deck if c < 0]
    sure, most = _run_of_nemesis(g.turn_deck[::-1], hidden)
    if most == len(g.turn_deck):
        every = [c if c >= 0 else ~c for c in g.turn_deck] + g.turn_discard
        again = _run_of_nemesis([-1] * len(every), every)
        most += again[1]
        if sure == len(g.turn_deck):
            sure += again[0]
    return (sure, most)


def _run_of_nemesis(places: Sequence[int], hidden: Sequence[int]) -> Range:
    """From the top: places that surely hold a nemesis card, and those that may, up to the first that does not."""
    left = sum([1 for card in hidden if not is_player_turn_card(card)])
    others = len(hidden) - left
    sure = most = 0
    certain = True
    for card in places:
        if card < 0:
            if not left:
                break
            left -= 1
            certain = certain and not others
        elif is_player_turn_card(card):
            break
        most += 1
        sure += certain
    return (sure, most)


def _one_of(cards: list[int], wanted: int) -> int:
    """This nemesis card, or the other kind; if there is none, the first card."""
    for card in (wanted, constants.NEMESIS, constants.SPECIAL):
        if card in cards:
            return card
    return cards[0]


def draw_nemesis_card(g: Game, wanted: int) -> int:
    """Discard turn order cards up to the first place where the nemesis's may lie, and that one; rebuild if need be.

    Where both kinds of its cards may lie, the `wanted` one does. Gives the card that was drawn.
    """
    hidden = sorted(~c for c in g.turn_deck if c < 0)
    deck = g.turn_deck
    drawn = -1
    while deck and drawn < 0:
        card = deck.pop()
        if card < 0:
            card = _one_of(hidden, wanted)
            hidden.remove(card)
        if not is_player_turn_card(card):
            drawn = card
        g.turn_discard.append(card)
    if drawn < 0 and any(not is_player_turn_card(c) for c in g.turn_discard):
        hidden = sorted(g.turn_discard)
        drawn = _one_of(hidden, wanted)
        hidden.remove(drawn)
        g.turn_discard = [drawn]
        g.turn_deck = [-1] * len(hidden)
    # Which of the hidden cards lies where does not matter, unless they are all alike: then everybody knows them.
    alike = len(set(hidden)) == 1
    g.turn_deck = [c if c >= 0 else hidden[0] if alike else ~hidden.pop() for c in g.turn_deck]
    return drawn
