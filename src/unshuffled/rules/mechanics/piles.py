"""Piles: a player's deck, hand and discard pile, the turn order deck, and cards that leave the game.

A player's deck is not shuffled during the game (GEN-05). When it runs out, the discard pile is turned
over as it lies, so the card discarded first is drawn first (DRAW-05, DRAW-06). The turn order deck is
another matter: it is shuffled each time it is rebuilt (GEN-07).
"""

from __future__ import annotations

from unshuffled.rules.core import chance, constants, moments
from unshuffled.rules.core.facts import is_forbidden
from unshuffled.rules.core.few import without
from unshuffled.rules.core.flow import FLOW
from unshuffled.rules.core.stack import Scope
from unshuffled.rules.core.state import Game, Player
from unshuffled.rules.mechanics import protected
from unshuffled.rules.mechanics.reactions import follows, happened


def refill(g: Game, p: Player) -> bool:
    """Make sure the deck has a card, turning the discard pile over if need be. False if there is none at all."""
    if p.deck:
        return True
    if not p.discard:
        return False
    turn_over(g, p)
    return True


def turn_over(g: Game, p: Player) -> None:
    """The discard pile goes under what is left of the deck, as it lies (DRAW-05). With closed decks its order is lost (PR-60)."""
    turned = p.discard[::-1]
    if g.scenario.switches.open_decks == "off":
        turned = [~card for card in turned]
    p.deck = turned + p.deck
    p.discard = []
    g.events.append(("deck_turned_over", p.seat))


def draw(g: Game, p: Player, count: int) -> int:
    """Draw into the hand; with nothing left, fewer (DRAW-13). Returns how many."""
    drawn = 0
    while drawn < count:
        if not p.deck and not refill(g, p):
            break
        card = p.deck.pop()
        if card < 0:
            card = g.seen(card)
        to_hand(g, p, card)
        if p.spent and is_spent(p, card, hidden=True):
            p.spent += (card,)
        g.events.append(("drawn", p.seat, card))
        happened(g, moments.DRAWS, p.seat, card)
        drawn += 1
    return drawn


def to_hand(g: Game, p: Player, card: int) -> None:
    """A card comes into a hand. One that acts there does so when the step is done that brought it (PR-100)."""
    p.hand.append(card)
    block = g.scenario.content.cards[card].when_in_hand
    if block is not None:
        follows(g, block, Scope(p.seat, card))


def is_spent(p: Player, card: int, hidden: bool) -> bool:
    """Was the copy used this turn (PREP-13) that has just left the hand, or (`hidden`) deck or discard pile?

    Copies that look the same are one choice, so unused ones leave first (PR-54). A used one is no longer counted there.
    """
    mark = ~card if hidden else card
    left = p.discard.count(card) + p.deck.count(card) + p.deck.count(~card) if hidden else p.hand.count(card)
    if left >= p.spent.count(mark):
        return False
    p.spent = without(p.spent, mark)
    return True


def discard(g: Game, p: Player, card: int) -> None:
    """Put a card that has just left its zone on top of its owner's discard pile (KEY-13)."""
    p.discard.append(card)
    g.events.append(("discarded", p.seat, card))
    block = g.scenario.content.cards[card].when_discarded
    if block is not None:
        follows(g, block, Scope(p.seat, card))
    happened(g, moments.DISCARDS, p.seat, card)


def destroy(g: Game, seat: int, card: int, by: int | None = None) -> None:
    """A card that has just left its zone leaves the game (GEN-10), unless the nemesis takes it back.

    `by` is who destroys it if that is not its owner (PR-30).
    """
    rule = g.scenario.nemesis.when_destroyed.get(g.scenario.content.cards[card].kind)
    g.events.append(("destroyed", seat, card))
    happened(g, moments.DESTROYS, seat if by is None else by, card)
    if rule is None:
        g.destroyed.append(card)
    elif rule == "any_discard":
        g.pending.append(card)
        g.push(FLOW.place_destroyed, Scope(seat if by is None else by, card))
    else:
        g.piles[g.scenario.nemesis.pile(rule)].insert(0, card)


def shuffle_deck(g: Game, p: Player) -> None:
    """The rare order to shuffle a player's deck (GEN-05): nobody knows the places any more."""
    pile = sorted(c if c >= 0 else ~c for c in p.deck)
    chance.shuffle(g.seed, g.chance_used, chance.PLAYER + p.seat, pile)
    p.deck = [~c for c in pile]
    g.events.append(("deck_shuffled", p.seat))


def shuffle_turn_order(g: Game, cards: list[int]) -> None:
    """Shuffle these cards into the turn order deck."""
    pile = sorted([c if c >= 0 else ~c for c in g.turn_deck] + cards)
    chance.shuffle(g.seed, g.chance_used, chance.TURN_ORDER, pile)
    g.turn_deck = [~c for c in pile]
    g.events.append(("turn_order_shuffled", len(pile)))


def rebuild_turn_order(g: Game) -> None:
    """TURN-08: only when a card must be drawn or revealed and there is none (TURN-09, OPEN-26)."""
    if not g.turn_deck:
        cards = g.turn_discard
        g.turn_discard = []
        shuffle_turn_order(g, cards)


def top_of_turn_order(g: Game) -> int:
    """Reveal the top card of the turn order deck; it stays there, and now everybody knows it (REV-01)."""
    rebuild_turn_order(g)
    card = g.turn_deck[-1] = g.seen(g.turn_deck[-1])
    g.events.append(("turn_order_revealed", card))
    return card


def available(p: Player) -> int:
    """How many cards could be drawn?"""
    return len(p.deck) + len(p.discard)


def aether_for(p: Player, use: int) -> int:
    """How much aether may be spent on this use (MAIN-12, MAIN-13)?"""
    total = p.aether
    for mask, amount in p.restricted_aether:
        if mask & use:
            total += amount
    return total


def pay(g: Game, p: Player, use: int, amount: int) -> None:
    """Spend aether, the most restricted that may be used first (docs/rules/rulings.md)."""
    if amount <= 0:
        return
    g.events.append(("paid", p.seat, amount))
    if p.restricted_aether:
        left: list[tuple[int, int]] = []
        for mask, have in sorted(p.restricted_aether, key=_freedom):
            if mask & use and amount:
                spent = min(have, amount)
                amount -= spent
                have -= spent
            if have:
                left.append((mask, have))
        p.restricted_aether = tuple(left)
    p.aether -= amount
    assert p.aether >= 0


def _freedom(limited: tuple[int, int]) -> tuple[int, int]:
    return (limited[0].bit_count(), limited[0])


def discounted(p: Player, use: int, cost: int) -> int:
    """The cost after discounts for the next focus, open or gain."""
    for mask, by in p.discounts:
        if mask & use:
            cost -= by
    return cost if cost > 0 else 0


def use_discounts(p: Player, use: int) -> None:
    """Discounts are for the next one only, also if an effect does it for free (BREACH-09, PR-86)."""
    p.discounts = tuple([d for d in p.discounts if not d[0] & use])


def gain_charges(g: Game, p: Player, amount: int, card: int = -1, own: bool = False) -> None:
    """Up to the spaces of the ability; the rest is lost (MAIN-23, OPEN-22).

    Where somebody is protected instead of Gravehold, the player is asked first whether they gain them instead; not if
    they are `own` charges that only the player can have.
    """
    gained = min(amount, p.mage.charges - p.charges)
    if gained > 0 and not is_forbidden(g, constants.NO_CHARGES):
        if g.scenario.protected is not None and not own and protected.has_room(g):
            scope = Scope(p.seat, card)
            scope.amount = gained
            g.push(FLOW.offer_charges, scope)
        else:
            take_charges(g, p, gained)


def take_charges(g: Game, p: Player, gained: int) -> None:
    """The player gains so many charges, for which there is room."""
    p.charges += gained
    g.events.append(("charged", p.seat, gained))
    happened(g, moments.CHARGES, p.seat, amount=gained)


def gain(g: Game, seat: int, card: int, to: str) -> None:
    """A card has left its pile and is gained (MAIN-16 to MAIN-19)."""
    p = g.players[seat]
    record = g.scenario.content.cards[card]
    if p.discounts:
        use_discounts(p, record.gain_use)
    if record.gain_to is None and not p.redirects:
        land(g, seat, card, to, seat)
        p.gained_this_turn += (card,)
        happened(g, moments.GAINS, seat, card)
        if record.when_gained is not None:
            g.push(record.when_gained, Scope(seat, card))
        return
    g.pending.append(card)
    scope = Scope(seat, card)
    scope.landing = DESTINATIONS.index(to)
    g.push(FLOW.gain, scope)


DESTINATIONS = ("discard", "hand", "top_of_deck", "ally_discard")


def land(g: Game, seat: int, card: int, to: str, gainer: int) -> None:
    """Put a gained card where it goes, which may be a pile of an ally of the player who gains it."""
    p = g.players[seat]
    g.events.append(("gained", gainer, card, to))
    if seat != gainer:
        g.events.append(("given", gainer, card, seat, "ally_discard"))
    if to == "discard":
        p.discard.append(card)
    elif to == "hand":
        to_hand(g, p, card)
    else:
        p.deck.append(card)


def resolve_played(g: Game, seat: int, card: int) -> None:
    """A card in the play area takes effect (MAT-06)."""
    g.players[seat].played_this_turn += (card,)
    g.events.append(("played", seat, card))
    happened(g, moments.PLAYS, seat, card)
    block = g.scenario.content.cards[card].play
    if block is not None:
        scope = Scope(seat, card)
        scope.gone = card not in g.players[seat].played
        g.push(block, scope)
