"""What can be counted at any table, against any nemesis."""

from __future__ import annotations

from typing import Final

from unshuffled.rules.core import constants
from unshuffled.rules.core.state import Game

(
    FOE,
    MINIONS,
    GRAVEHOLD,
    LIFE,
    EXHAUSTED,
    CHARGES,
    AETHER,
    HAND,
    CARDS,
    COST,
    PREPPED,
    TURNS,
    SHIELDS,
    SWARM,
    SUPPLY,
    THREATS,
    NEMESIS_DECK,
    TURN_ORDER,
    DEVOURED,
    COUNTERS,
) = range(20)
"""From `COUNTERS` on: each counter of the nemesis, then each step of a crowded track as one."""
NAMES: Final = (
    "foe", "minions", "gravehold", "life", "exhausted", "charges", "aether", "hand", "cards", "cost", "prepped", "turns",
    "shields", "swarm", "supply", "threats", "nemesis_deck", "turn_order", "devoured", "counters",
)  # fmt: skip
RESTRICTED: Final = 0.6
"""What aether for some uses counts."""


def foe_life(g: Game) -> float:
    """What must be dealt before the nemesis is beaten. One that cannot be hurt is beaten through its minions."""
    nemesis = g.scenario.nemesis
    if nemesis.bodies:
        total = 0
        for track in nemesis.bodies:
            at = nemesis.counters[track].life_at
            if at >= 0:
                total += g.counters[at]
        return total
    if nemesis.untargetable:
        total = 0
        for m in g.in_play:
            total += m.life
        for n, deck in enumerate(nemesis.piles):
            if deck.face_down:
                total += LIFE_IN_DECK * len(g.piles[n])
        return total
    return g.nemesis_life


LIFE_IN_DECK: Final = 11
"""What a card of such a nemesis's deck has, more or less."""


def count(g: Game) -> list[float]:
    """All numbers of this table."""
    cards = g.scenario.content.cards
    found = [0.0] * (COUNTERS + len(g.counters) + (1 if g.crowd else 0))
    found[FOE] = foe_life(g)
    found[GRAVEHOLD] = g.gravehold
    found[SWARM] = g.swarm
    found[SUPPLY] = sum(g.supply)
    found[NEMESIS_DECK] = len(g.nemesis_deck) - g.extra_draws
    for m in g.in_play:
        if m.max_life > 0:
            found[MINIONS] += m.life
        found[THREATS] += 1
    for c in g.turn_deck:
        known = c if c >= 0 else ~c
        found[TURN_ORDER] += -1 if known in (constants.NEMESIS, constants.SPECIAL) else 1
    for p in g.players:
        found[LIFE] += p.life
        found[EXHAUSTED] += p.exhausted
        found[CHARGES] += p.charges
        found[AETHER] += p.aether
        for _, amount in p.restricted_aether:
            found[AETHER] += RESTRICTED * amount
        found[HAND] += len(p.hand)
        for pile in (p.hand, p.deck, p.discard, p.played):
            for c in pile:
                found[CARDS] += 1
                found[COST] += cards[c if c >= 0 else ~c].cost
        for spell in p.prepped:
            found[PREPPED] += 1
            found[CARDS] += 1
            found[COST] += cards[spell.card].cost
        for turns in p.breach_turns:
            if turns > 0:
                found[TURNS] += turns
        for _, amount in p.shields:
            found[SHIELDS] += amount
    if g.scenario.open_pile >= 0:
        found[DEVOURED] = len(g.piles[g.scenario.open_pile])
    at = COUNTERS
    for amount in g.counters:
        found[at] = amount
        at += 1
    if g.crowd:
        for step, tokens in enumerate(g.crowd):
            found[at] += step * tokens
    return found
