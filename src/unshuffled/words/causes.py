"""Why something is asked: what says so, and the sentence that is being carried out. "Skewer: Any player suffers 3 damage."

The sentence belongs to the step that asks, or to the one around it: of "each player discards a card" every player reads all of it.
"""

from __future__ import annotations

from itertools import pairwise
from typing import NamedTuple

from unshuffled.rules.core.cards import ABILITY
from unshuffled.rules.core.flow import FLOW
from unshuffled.rules.core.language import Block, Step
from unshuffled.rules.core.stack import Frame
from unshuffled.rules.core.state import Game
from unshuffled.rules.effects.gains import Shift
from unshuffled.rules.effects.shapes import Choose, If
from unshuffled.words import steps
from unshuffled.words.phrases import Name, Phrase, Seq, say
from unshuffled.words.players import Context

SAYS_ALL = frozenset(
    {"activate", "choose_target", "divide", "gain_to_top", "give_charges", "may", "share_charges", "spread"}
)
"""Questions that name what follows."""
PHASES = "flow/"
"""Where the steps of the rules themselves are stored; no card says them."""


class CarriedOut(NamedTuple):
    """The step that asks, the text it stands in, and what says so."""

    step: Step
    block: Block
    cause: Name


def because(g: Game, c: Context) -> Phrase | None:
    """What is carried out while this is asked; None if the question says it all, or nothing but the rules asks."""
    found = carried_out(g)
    if found is None:
        return exhausted(g)
    # Telling the whole text first lets the sentence name what was chosen in it.
    steps.block(found.block, c)
    return say("labelled", label=found.cause, text=Seq(steps.sentences(found.step, c)))


def exhausted(g: Game) -> Phrase | None:
    """That a player is exhausted, if the rules ask for that reason and no text does."""
    d = g.decision
    assert d is not None
    if g.stack[-1].block is not FLOW.exhaustion or d.seat < 0:
        return None
    return say("log-exhausted", who=Name("mage", g.players[d.seat].mage.id))


def carried_out(g: Game) -> CarriedOut | None:
    """What the sentence is made of, if a text asks and the question does not say it all. It is the same in every game."""
    d = g.decision
    assert d is not None
    top = g.stack[-1]
    if d.ask in SAYS_ALL or (top.block is FLOW.exhaustion and d.seat >= 0):
        return None
    cause = _cause(g, top)
    if cause is None:
        return None
    step, frame = _asking(g)
    if isinstance(step, (Choose, Shift)):
        # Its options are the answers.
        return None
    return CarriedOut(step, frame.block, cause)


def _cause(g: Game, frame: Frame) -> Name | None:
    """The card that speaks, or the ability, mage or nemesis that the text is stored under."""
    content = g.scenario.content
    address = frame.block.address
    if address.startswith(PHASES):
        return None
    if frame.scope.card >= 0:
        card = content.cards[frame.scope.card]
        return Name("ability" if card.kind == ABILITY else "card", card.id)
    owner, _, part = address.partition("/")
    if owner in content.mages:
        return Name("ability" if part.startswith("ability") else "mage", owner)
    nemesis = g.scenario.nemesis.id
    return Name("nemesis", nemesis) if owner.partition("@")[0] == nemesis.partition("@")[0] else None


def _asking(g: Game) -> tuple[Step, Frame]:
    """The outermost step of this text that is still going on, and where it stands. A branch that was taken is no longer asked about."""
    inside = [g.stack[-1]]
    for frame in reversed(g.stack[:-1]):
        if not inside[0].block.address.startswith(f"{frame.block.address}."):
            break
        inside.insert(0, frame)
    for outer, inner in pairwise(inside):
        step = outer.block.steps[_place(outer, inner)]
        if not isinstance(step, (Choose, If)):
            return step, outer
    return g.stack[-1].steps[g.stack[-1].pc], g.stack[-1]


def _place(outer: Frame, inner: Frame) -> int:
    """Which step of the outer block holds the inner one: the number after the outer address."""
    rest = inner.block.address[len(outer.block.address) + 1 :]
    return int(rest.split(".")[0])


__all__ = ["CarriedOut", "because", "carried_out", "exhausted"]
