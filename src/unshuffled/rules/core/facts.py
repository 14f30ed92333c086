"""Questions about a position that change nothing."""

from __future__ import annotations

from unshuffled.rules.core import constants
from unshuffled.rules.core.stack import Scope
from unshuffled.rules.core.state import Game, InPlay, Player


def minion_of(g: Game, uid: int) -> InPlay | None:
    """The card in play with this number, if it is still there (NEM-07)."""
    for c in g.in_play:
        if c.uid == uid:
            return c
    return None


def top_of_open_pile(g: Game) -> int:
    """The card that can be gained from the nemesis's open pile, or -1."""
    at = g.scenario.open_pile
    if at < 0 or not g.piles[at]:
        return -1
    return g.piles[at][-1]


def open_breaches(p: Player) -> int:
    """How many of the player's breaches are open?"""
    return p.breach_turns.count(constants.OPEN_BREACH)


def is_player_turn_card(card: int) -> bool:
    """The wild card and the shared cards are player turn order cards too (TURN-12)."""
    return card not in (constants.NEMESIS, constants.SPECIAL)


def nemesis_tier(g: Game) -> int:
    """NEM-26, ED-14. Before any card was drawn it is 1 (OPEN-04)."""
    if g.scenario.switches.nemesis_tier == "drawn":
        return g.tier
    cards = g.scenario.content.cards
    tier = 1
    for m in g.in_play:
        tier = max(tier, cards[m.card].tier)
    for card in g.nemesis_discard:
        tier = max(tier, cards[card].tier)
    return tier


def players_of_card(g: Game, card: int) -> list[int]:
    """Whose turn order card is it? Wild and shared cards leave a choice (TURN-13, OPEN-12)."""
    if g.scenario.solo or card == constants.WILD:
        return list(range(len(g.players))) if is_player_turn_card(card) else []
    if card == constants.PAIR_12:
        numbers = (0, 1)
    elif card == constants.PAIR_34:
        numbers = (2, 3)
    else:
        numbers = (card, card)
    return [p.seat for p in g.players if p.number in numbers]


def lowest_life(g: Game) -> list[int]:
    """EXH-09. Alone you are it even while exhausted, unless the edition says nobody is (SOLO-08)."""
    if g.scenario.solo:
        p = g.players[0]
        return [0] if not p.exhausted or g.scenario.switches.solo_lowest_life_when_exhausted == "self" else []
    standing = [p for p in g.players if not p.exhausted]
    least = min(p.life for p in standing)
    return [p.seat for p in standing if p.life == least]


def decider(s: Scope) -> int:
    """Who answers for a step: the player it acts on, or the players together (EFF-04)."""
    return s.they if s.they >= 0 else constants.TEAM


def named_seat(g: Game, decider: int, seat: int) -> int:
    """The seat that an option names: whose the thing is, when it is not the decider's own."""
    return -1 if seat == decider or g.scenario.solo else seat


def is_forbidden(g: Game, what: int) -> bool:
    """Does a card in play forbid the players this (`constants.FORBIDDEN`)?"""
    if not g.scenario.has_standing:
        return False
    cards = g.scenario.content.cards
    return any(cards[m.card].forbids & what for m in g.in_play)


def others(g: Game, seat: int) -> list[int]:
    """All players but this one (GEN-11); in true solo you are your own ally (SOLO-05)."""
    return [0] if g.scenario.solo else [n for n in range(len(g.players)) if n != seat]
