"""The chance to win from a table at the start of a turn, if quick plays on for everyone.

A small network over numbers that any nemesis has, made by `unshuffled lab learn` from games of quick. It knows no card and no
nemesis by name, so it also judges tables of your own pack.
"""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from math import exp, tanh
from typing import Final

from unshuffled.minds.quick.numbers import foe_life
from unshuffled.minds.quick.worth import TURNS_FOR_EACH, Worth
from unshuffled.rules.core import constants
from unshuffled.rules.core.state import Game

TURN_STARTS: Final = frozenset({"main", "casting"})
"""The first of these questions in a turn is where the chance is learned and asked for."""
NAMES: Final = (
    "foe", "foe_share", "gravehold", "life", "least_life", "exhausted", "charges", "nemesis_deck", "tier_3", "minions",
    "minion_life", "threats", "powers", "damage", "income", "breaches", "prepped", "hand_damage", "hand_aether", "counters",
    "counter_end", "swarm", "supply", "turns_by_life", "turns_by_deck", "worth", "mages_1", "mages_2", "mages_3", "mages_4",
    "rating", "unleash", "next_nemesis", "nemesis_turns", "harder",
)  # fmt: skip
"""What the network sees, in this order."""


def features(g: Game, worth: Worth) -> list[float]:
    """The numbers of a table."""
    w = worth.w
    cards = worth.cards
    mages = len(g.players)
    foe = foe_life(g)
    life, least, exhausted, charges = 0.0, 20.0, 0.0, 0.0
    damage, income, breaches, prepped, hand_damage, hand_aether = 0.0, 0.0, 0.0, 0.0, 0.0, 0.0
    for p in g.players:
        life += p.life
        least = min(least, p.life)
        exhausted += 1.0 if p.exhausted else 0.0
        if p.mage.charges:
            charges += p.charges / p.mage.charges
        flow = worth.flow(p, 0.0)
        damage += flow.turn()
        size = flow.size if flow.size > 5 else 5
        aether = 0.0
        for pile in (p.hand, p.deck, p.discard, p.played):
            for c in pile:
                aether += worth.aether[c if c >= 0 else ~c]
        income += 5.0 * aether / size
        for c in p.hand:
            hand_damage += worth.damage[c]
            hand_aether += worth.aether[c]
        for spell in p.prepped:
            prepped += worth.damage[spell.card]
        breaches += p.breach_turns.count(constants.OPEN_BREACH)
    minions, minion_life, threats, powers = 0.0, 0.0, 0.0, 0.0
    for m in g.in_play:
        if m.max_life > 0:
            minions += 1.0
            minion_life += m.life
            threats += worth.harm(m.card)
        elif m.tokens > 0:
            powers += worth.when_out(m.card)
        else:
            threats += worth.harm(m.card)
    last = 0.0
    for c in g.nemesis_deck:
        if cards[c if c >= 0 else ~c].tier == 3:
            last += 1.0
    counters, end = 0.0, 0.0
    for n, have in enumerate(g.counters):
        if n == worth.losing:
            end = 4.0 / (have + 1.0) if worth.worse[n] < 0 else 0.1 * have
        else:
            counters += worth.worse[n] * have
    turns = 0.0
    for c in g.turn_deck:
        if (c if c >= 0 else ~c) in (constants.NEMESIS, constants.SPECIAL):
            turns += 1.0
    known_next = 0.0
    if g.turn_deck and g.turn_deck[-1] >= 0:
        known_next = 1.0 if g.turn_deck[-1] in (constants.NEMESIS, constants.SPECIAL) else -1.0
    left = worth.turns_left(g)
    deck = float(len(g.nemesis_deck))
    return [
        foe / 50.0,
        foe / (10.0 + damage * 5.0),
        g.gravehold / 15.0,
        life / (5.0 * mages),
        least / 5.0,
        exhausted / mages,
        charges / mages,
        deck / 12.0,
        last / 5.0,
        minions / 2.0,
        minion_life / 10.0,
        threats / 5.0,
        powers / 5.0,
        damage / (5.0 * mages),
        income / (4.0 * mages),
        breaches / (2.0 * mages),
        prepped / (5.0 * mages),
        hand_damage / (5.0 * mages),
        hand_aether / (4.0 * mages),
        counters / 5.0,
        end,
        g.swarm / 5.0,
        sum(g.supply) / 40.0 if worth.nemesis.devour_onto else 0.0,
        min(3.0, foe / (1.0 + w.rate * damage) / 8.0),
        deck * TURNS_FOR_EACH[mages] / 12.0,
        worth.of(g, left) / 100.0,
        1.0 if mages == 1 else 0.0,
        1.0 if mages == 2 else 0.0,
        1.0 if mages == 3 else 0.0,
        1.0 if mages == 4 else 0.0,
        worth.nemesis.difficulty / 5.0,
        worth.unleashed() / 5.0,
        known_next,
        turns,
        1.0 if worth.nemesis.form == "increased" else -1.0 if worth.nemesis.form == "beginner" else 0.0,
    ]


class Chance:
    """The network: one hidden layer."""

    def __init__(self, hidden: list[list[float]], out: list[float]) -> None:
        self.hidden = hidden
        """For each unit its weights, the bias last."""
        self.out = out

    def of(self, numbers: list[float]) -> float:
        """Between 0 and 1."""
        out = self.out
        total = out[-1]
        for n, weights in enumerate(self.hidden):
            unit = weights[-1]
            for at, each in enumerate(numbers):
                unit += weights[at] * each
            total += out[n] * tanh(unit)
        return 1.0 / (1.0 + exp(-total)) if total > -30.0 else 0.0

    def at(self, g: Game, worth: Worth) -> float:
        """At this table. A game that is over has been won or lost."""
        if g.outcome:
            return 1.0 if g.outcome in constants.WINS else 0.0
        return self.of(features(g, worth))


@cache
def learned() -> Chance:
    """The one that ships."""
    found = json.loads((files("unshuffled.minds") / "chance.json").read_text("utf-8"))
    return Chance(found["hidden"], found["out"])
