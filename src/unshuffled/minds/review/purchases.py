"""What was bought in a game, and what the record shows of its use."""

from __future__ import annotations

from dataclasses import dataclass, field

from unshuffled.minds.review import course as courses
from unshuffled.minds.review.course import Course
from unshuffled.minds.review.curve import Pairs
from unshuffled.rules.core.state import Event

MOST = 8
"""Cards that are weighed, the most expensive first: few playouts on each of many would tell nothing."""
USED = frozenset({"played", "cast", "cast_unprepped", "prepped_spell_used"})
ENDS = frozenset({"paid", "prepped", "turn_ended", "nemesis_turn_started", "turn_order_drawn"})
"""What follows these has another cause."""
DAMAGE = frozenset({"nemesis_damaged", "minion_damaged", "swarm_damaged", "token_damaged"})


@dataclass(slots=True)
class Bought:
    """A card and the seat that bought it, once or more often."""

    card: str
    seat: int
    key: str
    at: int
    index: int
    cost: int
    positions: list[int] = field(default_factory=list)
    """Before each purchase, in the course."""
    turns: list[int] = field(default_factory=list)
    pairs: list[Pairs] = field(default_factory=list)
    """With it, and without it in that turn."""
    uses: int = 0
    damage: int = 0
    aether: int = 0
    charges: int = 0


def purchases_of(course: Course) -> list[Bought]:
    """What was bought, in the order in which it was first bought."""
    found: dict[tuple[int, str], Bought] = {}
    for n, change in enumerate(course.changes):
        if change.kind != courses.PURCHASE:
            continue
        index = course.content.player_acts[change.key][1]
        card = course.content.cards[index]
        bought = found.setdefault(
            (change.seat, card.id), Bought(card.id, change.seat, change.key, change.at, index, card.cost)
        )
        bought.positions.append(n)
        bought.turns.append(change.turn)
        bought.pairs.append(Pairs())
    most_expensive = sorted(found.values(), key=lambda bought: (-bought.cost * len(bought.positions), bought.at))[:MOST]
    for bought in most_expensive:
        count_uses(bought, [event for happened in course.events[bought.at + 1 :] for event in happened])
    return sorted(most_expensive, key=lambda bought: bought.at)


def count_uses(bought: Bought, events: list[Event]) -> None:
    """Count what followed each use of the card, up to the next card or purchase."""
    mine = False
    for event in events:
        name = event[0]
        if name in USED:
            mine = event[1] == bought.seat and event[2] == bought.index
            bought.uses += mine
        elif name in ENDS:
            mine = False
        elif not mine:
            continue
        elif name in DAMAGE:
            bought.damage += int(event[-1])
        elif name == "aether_gained":
            bought.aether += int(event[-1])
        elif name == "charged":
            bought.charges += int(event[-1])
