"""Who is protected instead of Gravehold: their charges, and the ability that the last of them brings (EXPD-10).

Their life is Gravehold's (`damage`): every rule and effect that names Gravehold is about them.
"""

from __future__ import annotations

from unshuffled.rules.core import chance
from unshuffled.rules.core.cards import ABILITY
from unshuffled.rules.core.constants import TEAM
from unshuffled.rules.core.flow import FLOW
from unshuffled.rules.core.stack import Frame, Scope
from unshuffled.rules.core.state import Game

_COURSE = tuple([block.address for block in (FLOW.game, FLOW.player_turn, FLOW.nemesis_turn)])


def has_room(g: Game) -> bool:
    """Is somebody protected instead of Gravehold who can take a charge?"""
    protected = g.scenario.protected
    return protected is not None and g.protected_charges < protected.charges


def gain_charges(g: Game, amount: int, seat: int) -> None:
    """They gain charges; what finds no space is lost (PR-137). `seat` decides for the ability that follows (PR-139)."""
    protected = g.scenario.protected
    if protected is None:
        return
    gained = min(amount, protected.charges - g.protected_charges)
    if gained <= 0:
        return
    g.protected_charges += gained
    g.events.append(("protected_charged", gained))
    if g.protected_charges == protected.charges and not g.outcome:
        frame = Frame(FLOW.ability, Scope(seat if seat >= 0 else max(0, g.active), -1))
        frame.left = _beneath_effect(g)
        g.due.append(frame)


def _beneath_effect(g: Game) -> int:
    """The place on the stack beneath the effect that gave the charge: it is finished first (PR-138)."""
    at = len(g.stack)
    if at and g.stack[-1].block is FLOW.offer_charges:
        at -= 1
    if not at:
        return at
    scope = g.stack[at - 1].scope
    while at and g.stack[at - 1].scope is scope and g.stack[at - 1].block.address not in _COURSE:
        at -= 1
    return at


def draw_ability(g: Game) -> int:
    """The top card of the ability deck; if it is empty the discard pile is shuffled first. -1 if there is none."""
    if not g.ability_deck:
        pile = sorted(g.ability_discard)
        if not pile:
            return -1
        chance.shuffle(g.seed, g.chance_used, chance.EXTRA, pile)
        g.ability_deck = tuple([~card for card in pile])
        g.ability_discard = ()
        g.events.append(("ability_deck_shuffled",))
    card = g.seen(g.ability_deck[-1])
    g.ability_deck = g.ability_deck[:-1]
    return card


def dealer_of(g: Game, s: Scope) -> int:
    """Who deals damage here: nobody who plays, if it is an ability of who is protected (PR-140)."""
    if g.scenario.protected is not None and s.card >= 0 and g.scenario.content.cards[s.card].kind == ABILITY:
        return TEAM
    return s.you
