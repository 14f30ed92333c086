"""Marks: a number that says whether two games stand at the same place, cheap enough for every answer.

A stored answer carries the mark of the game after it. A node that replays the log sees the first answer at which its
rules lead elsewhere. A mark costs half a copy of the game; encoding the state says the same at fifty times that.

A mark must outlive the classes of the state, so it is made from what the rules speak of: piles in order, life, numbers
of chance drawn, the question and its options. Cards count by their index, which the content fixes, and a stored game is
always replayed with its own content. If you change what goes into a mark, every stored game looks different, and
`tests/golden/logs` says so.
"""

from __future__ import annotations

from array import array
from zlib import crc32

from unshuffled.rules.core.state import Game

END = -(2**31)
"""Between piles, so that a card cannot pass from one to the next unseen."""


def mark(g: Game) -> int:
    """The mark of this game: never 0, which says that an answer has none."""
    flat = [
        *g.chance_used,
        g.gravehold,
        g.nemesis_life,
        *g.counters,
        *g.supply,
        *g.turn_deck,
        END,
        *g.turn_discard,
        END,
        *g.nemesis_deck,
        END,
        *g.nemesis_discard,
        END,
        *g.destroyed,
    ]
    if g.treasures:
        flat += (END, *g.treasures)
    if g.beside:
        flat += (END, *g.beside)
    if g.scenario.protected is not None:
        flat += (END, g.protected_charges, *g.ability_deck, END, *g.ability_discard, END, *g.ability)
    for pair in g.noted:
        flat += pair
    for p in g.players:
        if p.treasures:
            flat += (END, *p.treasures)
        if p.in_front:
            flat += (END, *p.in_front)
        flat += [
            END,
            p.life,
            p.charges,
            p.aether,
            *p.breach_turns,
            *p.hand,
            END,
            *p.deck,
            END,
            *p.discard,
            END,
            *p.played,
        ]
        for spell in p.prepped:
            flat += (spell.card, spell.breach)
    for m in g.in_play:
        flat += (m.card, m.life, m.tokens)
    for delayed in g.delayed:
        flat += (delayed.when, delayed.you)
    decision = g.decision
    asked = g.outcome if decision is None else f"{decision.ask} {decision.seat} {' '.join(decision.keys)}"
    return crc32(asked.encode(), crc32(_bytes(flat))) or 1


def _bytes(numbers: list[int]) -> bytes:
    try:
        return array("i", numbers).tobytes()
    except OverflowError:
        # Packs may give a minion more life than fits; a test of a pack should not fail for that.
        return repr(numbers).encode()
