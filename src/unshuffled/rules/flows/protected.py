"""What follows for who is protected instead of Gravehold: charges that are given to them, and their ability (EXPD-10)."""

from __future__ import annotations

from unshuffled.rules.core import constants, moments
from unshuffled.rules.core.few import without
from unshuffled.rules.core.language import Step
from unshuffled.rules.core.stack import Frame, Scope
from unshuffled.rules.core.state import Game
from unshuffled.rules.mechanics import piles, protected
from unshuffled.rules.mechanics.reactions import happened


class OfferCharges(Step):
    """A player who would gain charges may let who is protected gain them instead (PR-135)."""

    __slots__ = ()

    def run(self, g: Game, f: Frame) -> int:
        s = f.scope
        if g.answer_value is None:
            return g.ask(s.you, "give_charges", ["yes", "no"], [1, 0], s.card, 0, args=(s.amount,))
        if g.take() == 1:
            protected.gain_charges(g, s.amount, s.you)
        else:
            piles.take_charges(g, g.players[s.you], s.amount)
        return constants.NEXT


class ResolveAbility(Step):
    """All charges go, and the top card of the ability deck is resolved. Then it goes to their discard pile."""

    __slots__ = ()

    def run(self, g: Game, f: Frame) -> int:
        if f.stage == 1:
            g.ability = without(g.ability, f.kept)
            g.ability_discard += (f.kept,)
            return constants.NEXT
        card = protected.draw_ability(g)
        g.events.append(("protected_charges_lost", g.protected_charges))
        g.protected_charges = 0
        if card < 0:
            return constants.NEXT
        f.stage = 1
        f.kept = card
        g.ability += (card,)
        g.events.append(("ability_resolved", card))
        happened(g, moments.ACTIVATES, constants.PROTECTED)
        block = g.scenario.content.cards[card].do
        assert block is not None
        g.push(block, Scope(f.scope.you, card))
        return constants.STAY
