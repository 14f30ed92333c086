"""Actions of the nemesis mat: what it lets any player do in their own main phase."""

from __future__ import annotations

from unshuffled.rules.core import constants
from unshuffled.rules.core.language import block_extent, is_full
from unshuffled.rules.core.mats import NEVER, MatAction
from unshuffled.rules.core.stack import Scope
from unshuffled.rules.core.state import Game, Player
from unshuffled.rules.mechanics import piles


def price(g: Game, action: MatAction) -> int:
    """What it costs now, or `NEVER`. Of several cards in play that say so the highest price holds."""
    cost = action.pay
    cards = g.scenario.content.cards
    for m in g.in_play:
        other = cards[m.card].action_costs.get(action.name)
        if other == NEVER:
            return NEVER
        if other is not None:
            cost = max(cost, other)
    return cost


def is_open(g: Game, p: Player, action: MatAction) -> bool:
    """Does the mat allow it now, whatever it costs?"""
    scope = Scope(p.seat, -1)
    return (action.condition is None or action.condition.holds(g, scope)) and is_full(block_extent(g, scope, action.do))


def add_options(g: Game, p: Player, keys: list[str]) -> None:
    """The keys of those that this player can do now."""
    for action in g.scenario.nemesis.actions:
        cost = price(g, action)
        if 0 <= cost <= piles.aether_for(p, constants.OTHER) and is_open(g, p, action):
            keys.append(action.key)


def named(g: Game, key: str) -> MatAction | None:
    """The action with this key."""
    for action in g.scenario.nemesis.actions:
        if action.key == key:
            return action
    return None


def carry_out(g: Game, p: Player, key: str) -> None:
    """Pay, and resolve it."""
    action = named(g, key)
    assert action is not None
    piles.pay(g, p, constants.OTHER, price(g, action))
    g.events.append(("mat_action", p.seat, action.name))
    g.push(action.do, Scope(p.seat, -1))
