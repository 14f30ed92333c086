"""Where a number comes from: the parts of the damage about to be dealt, for a player who asks "why 5?".

Reads the same records that deal it, at the question "to what?"; changes nothing.
"""

from __future__ import annotations

from dataclasses import dataclass

from unshuffled.rules.core import constants
from unshuffled.rules.core.language import Condition, Count
from unshuffled.rules.core.state import Game
from unshuffled.rules.effects.life import Deal


@dataclass
class Part:
    """One summand. `what`: card, each, condition, offer, breach or effect."""

    what: str
    n: int
    count: Count | None = None
    condition: Condition | None = None
    breach: int = -1
    times: int = 0


def parts(g: Game) -> list[Part]:
    """The summands of the damage the pending question is about; empty if it is about something else."""
    d = g.decision
    if d is None or d.ask not in ("choose_target", "divide") or not g.stack:
        return []
    f = g.stack[-1]
    step = f.steps[f.pc]
    s = f.scope
    if not isinstance(step, Deal):
        # The bonus of a spell that deals no damage of its own (DMG-07).
        return _bonus(g)
    found: list[Part] = []
    amount = step.amount
    if amount.base:
        found.append(Part("card", amount.base))
    if amount.per is not None:
        n = amount.per.value(g, s)
        found.append(Part("each", amount.times * ((n + 1) // 2 if amount.half_up else n), count=amount.per, times=n))
    if amount.plus and amount.condition is not None and amount.condition.holds(g, s):
        found.append(Part("condition", amount.plus, condition=amount.condition))
    if step.plus is not None:
        if step.may is not None:
            if f.kept:
                found.append(Part("offer", step.plus.value(g, s)))
        elif step.condition is not None:
            if step.condition.holds(g, s):
                found.append(Part("condition", step.plus.value(g, s), condition=step.condition))
        elif step.plus.per is not None:
            found.append(Part("each", step.plus.value(g, s), count=step.plus.per, times=step.plus.per.value(g, s)))
        else:
            found.append(Part("card", step.plus.value(g, s)))
    return [part for part in found + _bonus(g) if part.n]


def _bonus(g: Game) -> list[Part]:
    s = g.stack[-1].scope
    if not s.bonus:
        return []
    p = g.players[s.owner]
    found = [
        Part("breach", p.breach_bonus[b], breach=b)
        for b in (s.breach, s.second_breach)
        if b >= 0 and p.breach_turns[b] == constants.OPEN_BREACH and p.breach_bonus[b]
    ]
    rest = s.bonus - sum(part.n for part in found)
    return [*found, Part("effect", rest)] if rest else found
