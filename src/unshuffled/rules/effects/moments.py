"""Verbs of moments: what waits for the next time or for each time, and what becomes of the card it is about."""

from __future__ import annotations

from dataclasses import dataclass

from unshuffled.rules.core import constants
from unshuffled.rules.core.few import put
from unshuffled.rules.core.language import FULL, NONE, Block, Extent, Step
from unshuffled.rules.core.moments import ANYONE, END_OF_GAME, MOMENTS, THE_CARD, UNTIL, WHOSE
from unshuffled.rules.core.pieces import Delayed
from unshuffled.rules.core.stack import Frame, Scope
from unshuffled.rules.core.state import Game, Player
from unshuffled.rules.mechanics import piles


@dataclass
class Delay(Step):
    """An effect that waits for a moment."""

    when: str
    do: Block
    whose: str = "you"
    until: str = "end_of_turn"

    ONCE = True

    def run(self, g: Game, f: Frame) -> int:
        s = f.scope
        moment = MOMENTS[self.when]
        # An effect of the nemesis has no "you".
        whose = WHOSE[self.whose] if s.you >= 0 else ANYONE
        end = END_OF_GAME if self.ONCE and moment.is_time else UNTIL[self.until]
        g.delayed += (Delayed(self.do.address, moment.bit, whose, end, self.ONCE, s.you, s.card, s.uid),)
        return constants.NEXT


@dataclass
class NextTime(Delay):
    """The next time that it happens; a moment of a turn is waited for beyond this one, anything else until `until`."""


@dataclass
class EachTime(Delay):
    """Each time that it happens, until `until`."""

    ONCE = False


TO = ("hand", "top_of_deck", "bottom_of_deck", "supply")


@dataclass
class PutIt(Step):
    """The card that the reaction is about, or that was chosen under a name, goes from its player's discard pile to another place.

    To its supply pile it also goes from the play area. Nothing if it is not there, or has no supply pile.
    """

    to: str
    name: str = THE_CARD

    GIVES = True

    def run(self, g: Game, f: Frame) -> int:
        s = f.scope
        owner = self._owner(g, s)
        if owner is not None:
            card = s.chosen[self.name][0]
            p = g.players[s.owners_of(self.name)[0]]
            if self.to == "supply":
                pile = p.played if card in p.played else p.discard
                del pile[len(pile) - 1 - pile[::-1].index(card)]
                at = g.scenario.supply_index[card]
                g.supply = put(g.supply, at, g.supply[at] + 1)
                g.events.append(("returned_to_supply", p.seat, card))
                return constants.NEXT
            del owner.discard[len(owner.discard) - 1 - owner.discard[::-1].index(card)]
            if self.to == "hand":
                piles.to_hand(g, p, card)
                g.events.append(("returned", p.seat, card))
            elif self.to == "top_of_deck":
                p.deck.append(card)
                g.events.append(("put_on_deck", p.seat, card))
            else:
                p.deck.insert(0, card)
                g.events.append(("put_under_deck", p.seat, card))
        return constants.NEXT

    def extent(self, g: Game, s: Scope) -> Extent:
        return FULL if self._owner(g, s) is not None else NONE

    def _owner(self, g: Game, s: Scope) -> Player | None:
        """Where it lies: with the player whom the reaction is about, or with the owner of a spell they have cast (PR-105)."""
        found = s.chosen.get(self.name, [])
        if not found:
            return None
        p = g.players[s.owners_of(self.name)[0]]
        if self.to == "supply":
            there = found[0] in g.scenario.supply_index and (found[0] in p.played or found[0] in p.discard)
            return p if there else None
        if found[0] in p.discard:
            return p
        if found[0] in p.cast_this_turn:
            for other in g.players:
                if other.discard and other.discard[-1] == found[0]:
                    return other
        return None


@dataclass
class PlayIt(Step):
    """The card that was just played, which the reaction is about, is played again; also if it is gone (MAT-06)."""

    def run(self, g: Game, f: Frame) -> int:
        found = f.scope.chosen.get(THE_CARD, [])
        if not found or f.stage:
            return constants.NEXT
        f.stage = 1
        piles.resolve_played(g, f.scope.owners_of(THE_CARD)[0], found[0])
        return constants.STAY
