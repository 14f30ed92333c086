"""Verbs that move cards from any pile of a player to any other, and to an ally.

Everything that moves is seen by all (OPEN-20). Cards of a deck are turned up when they move or are looked at (`Game.seen`).
"""

from __future__ import annotations

from dataclasses import dataclass

from unshuffled.rules.core import constants
from unshuffled.rules.core.flow import FLOW
from unshuffled.rules.core.language import FULL, NONE, Extent, Step
from unshuffled.rules.core.options import PUT_BACK, Option
from unshuffled.rules.core.stack import Frame, Scope
from unshuffled.rules.core.state import Game, Player
from unshuffled.rules.effects.cards import Move, Pick, lift_this, remove
from unshuffled.rules.mechanics import piles

TO = ("hand", "discard", "top_of_deck", "bottom_of_deck", "destroyed", "ally_hand", "ally_discard", "ally_deck")
"""Where a card can go. The owner's piles, and those of an ally whom the mover chooses."""


def put(g: Game, owner: int, card: int, to: str, used: bool, mover: int) -> bool:
    """A card that has just left its zone goes where the effect says. True if a block was pushed that must end first.

    `used`: it is a spell whose action was used this turn; it stays used while it is its owner's (PREP-13).
    """
    p = g.players[owner]
    if to == "destroyed":
        before = len(g.stack)
        piles.destroy(g, owner, card)
        return len(g.stack) > before
    if to.startswith("ally_"):
        scope = Scope(mover, card)
        scope.landing = TO.index(to)
        g.pending.append(card)
        g.push(FLOW.hand_over, scope)
        return True
    if used:
        p.spent += (card if to == "hand" else ~card,)
    if to == "discard":
        piles.discard(g, p, card)
    else:
        lay(g, p, card, to)
    return False


def lay(g: Game, p: Player, card: int, to: str) -> None:
    """Into the hand, or on top of the deck or under it."""
    if to == "hand":
        piles.to_hand(g, p, card)
        g.events.append(("returned", p.seat, card))
    elif to == "top_of_deck":
        p.deck.append(card)
        g.events.append(("put_on_deck", p.seat, card))
    else:
        p.deck.insert(0, card)
        g.events.append(("put_under_deck", p.seat, card))


@dataclass
class Put(Move):
    """Cards of one pile are placed on another, one after the other in the order chosen; or an ally is given them."""

    pick: Pick
    to: str = "top_of_deck"

    VERB = "place"
    ORDERED = True

    def move(self, g: Game, f: Frame, seat: int, zone: int, place: int, card: int) -> bool:
        used = remove(g, seat, zone, place)
        mover = self.pick.decider(f.scope)
        return put(g, seat, card, self.to, used, mover if mover >= 0 else seat)


@dataclass
class SwapCards(Step):
    """You put any number of cards of your hand into theirs; then they put as many of theirs into yours (PR-95)."""

    def run(self, g: Game, f: Frame) -> int:
        s = f.scope
        if s.you == s.they:
            # Alone both hands are the same (SOLO-05).
            return constants.NEXT
        while f.stage < 2:
            giver, taker = (s.you, s.they) if f.stage == 0 else (s.they, s.you)
            found = list(dict.fromkeys(g.players[giver].hand))
            if f.stage == 1 and f.left == 0:
                f.stage = 2
                break
            if g.answer_value is not None:
                card: int = g.take()
                if card < 0:
                    f.stage = 1
                    continue
            elif not found:
                f.stage += 1
                continue
            elif f.stage == 0 or len(found) > 1:
                keys = [Option("place", g.scenario.content.cards[c].id).key for c in found]
                values = found
                if f.stage == 0:
                    keys, values = [*keys, "done"], [*found, -1]
                most = len(g.players[giver].hand) if f.stage == 0 else f.left
                return g.ask(giver, "place_card", keys, list(values), s.card, 0 if f.stage == 0 else f.left, most)
            else:
                card = found[0]
            remove(g, giver, 0, g.players[giver].hand.index(card))
            piles.to_hand(g, g.players[taker], card)
            g.events.append(("given", giver, card, taker, "ally_hand"))
            f.left += 1 if f.stage == 0 else -1
        return constants.NEXT


@dataclass
class PutThis(Step):
    """The card whose effect this is goes to a pile of its owner, wherever it lies; nothing if it is gone."""

    to: str

    def run(self, g: Game, f: Frame) -> int:
        s = f.scope
        if lift_this(g, s):
            put(g, s.owner, s.card, self.to, False, s.owner)
        return constants.NEXT


@dataclass
class PutTop(Step):
    """The top cards of their deck are placed elsewhere, one after the other. Everybody sees them."""

    to: str
    count: int = 1

    def run(self, g: Game, f: Frame) -> int:
        if f.stage == 0:
            f.stage = 1
            f.left = self.count
        p = g.players[f.scope.they]
        while f.left > 0 and piles.refill(g, p):
            f.left -= 1
            card = g.seen(p.deck.pop())
            g.events.append(("revealed", p.seat, card))
            used = bool(p.spent) and piles.is_spent(p, card, hidden=True)
            if put(g, p.seat, card, self.to, used, p.seat):
                return constants.STAY
        return constants.NEXT

    def extent(self, g: Game, s: Scope) -> Extent:
        return (min(self.count, piles.available(g.players[s.they])), self.count)


@dataclass
class Look(Step):
    """They look at the top cards of their deck, choose some of them, and put back the rest in any order (REV-02).

    The first card put back lies deepest. Everybody sees the cards (PR-88).
    """

    count: int
    take: int = 1
    to: str = "hand"
    rest: str = "top"

    def run(self, g: Game, f: Frame) -> int:
        p = g.players[f.scope.they]
        if f.stage == 0:
            if len(p.deck) < self.count and p.discard:
                piles.turn_over(g, p)
            f.stage = 1
            f.left = min(self.count, len(p.deck))
            f.kept = min(self.take, f.left)
            for n in range(1, f.left + 1):
                p.deck[-n] = g.seen(p.deck[-n])
                g.events.append(("revealed", p.seat, p.deck[-n]))
        while f.stage == 1 and f.kept > 0:
            at = self._one(g, f, p, "pick", "put_revealed")
            if at < 0:
                return constants.WAIT
            card = self._lift(f, p, at)
            f.kept -= 1
            used = bool(p.spent) and piles.is_spent(p, card, hidden=True)
            if put(g, p.seat, card, self.to, used, p.seat):
                return constants.STAY
        f.stage = 2
        while f.left > (1 if self.rest == "top" else 0):
            verb, ask = ("discard", "discard_card") if self.rest == "discard" else (PUT_BACK, "put_back")
            at = self._one(g, f, p, verb, ask)
            if at < 0:
                return constants.WAIT
            if self.rest == "top":
                # Beneath the others that are still to be put back.
                p.deck.insert(len(p.deck) - f.left, p.deck.pop(at))
                f.left -= 1
                continue
            card = self._lift(f, p, at)
            if self.rest == "discard":
                piles.discard(g, p, card)
            else:
                p.deck.insert(f.kept, card)
                f.kept += 1
                g.events.append(("put_under_deck", p.seat, card))
        return constants.NEXT

    def _one(self, g: Game, f: Frame, p: Player, verb: str, ask: str) -> int:
        """The place in the deck of one of the cards looked at that are left; -1 while the question is open."""
        left = list(dict.fromkeys(p.deck[: -f.left - 1 : -1]))
        if g.answer_value is not None:
            card = g.take()
        elif len(left) > 1:
            keys = [Option(verb, g.scenario.content.cards[c].id).key for c in left]
            g.ask(p.seat, ask, keys, list(left), f.scope.card, f.left, f.left)
            return -1
        else:
            card = left[0]
        return p.deck.index(card, len(p.deck) - f.left)

    def _lift(self, f: Frame, p: Player, at: int) -> int:
        f.left -= 1
        return p.deck.pop(at)

    def extent(self, g: Game, s: Scope) -> Extent:
        return FULL if piles.available(g.players[s.they]) else NONE
