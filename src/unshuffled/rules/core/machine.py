"""The machine: an explicit stack of frames, stepped until somebody must decide or the game is over."""

from __future__ import annotations

from unshuffled.rules.core import constants
from unshuffled.rules.core.constants import NEXT, WAIT
from unshuffled.rules.core.errors import EndlessEffect, IllegalAnswer
from unshuffled.rules.core.stack import Frame
from unshuffled.rules.core.state import Game


def run(g: Game) -> None:
    """Step until a decision is asked or the game has ended."""
    stack = g.stack
    for _ in range(constants.STEP_BUDGET):
        if not stack:
            return
        f = stack[-1]
        steps = f.steps
        pc = f.pc
        if pc >= len(steps):
            stack.pop()
            continue
        outcome = steps[pc].run(g, f)
        if g.due and outcome != WAIT:
            begin_reactions(g)
        if outcome == NEXT:
            pc += 1
            if pc >= len(steps) and stack and stack[-1] is f:
                stack.pop()
                continue
            f.pc = pc
            f.stage = 0
            f.left = 0
            f.kept = 0
            if f.queue:
                f.queue = ()
        elif outcome == WAIT:
            return
    address = stack[-1].block.address if stack else ""
    raise EndlessEffect("effect/endless", f"effects do not end: {address} after {constants.STEP_BUDGET} steps")


def step(g: Game) -> bool:
    """One step of what `run` does; False when a decision is asked or the game has ended. For looking between two steps."""
    stack = g.stack
    while stack and stack[-1].pc >= len(stack[-1].steps):
        stack.pop()
    if not stack:
        return False
    f = stack[-1]
    outcome = f.steps[f.pc].run(g, f)
    if g.due and outcome != WAIT:
        begin_reactions(g)
    if outcome == NEXT:
        f.pc += 1
        f.stage = 0
        f.left = 0
        f.kept = 0
        if f.queue:
            f.queue = ()
    return outcome != WAIT


def begin_reactions(g: Game) -> None:
    """What has reacted to the step takes its place: beneath what the step pushed after causing it."""
    due = g.due
    g.due = []
    if g.outcome:
        return
    # From the top, so that places further down stay what they are; of one place the first is resolved first.
    for frame in sorted(due, key=_place, reverse=True):
        at = frame.left
        frame.left = 0
        g.stack.insert(at, frame)


def _place(frame: Frame) -> int:
    return frame.left


def answer(g: Game, key: str) -> None:
    """Answer the pending decision and run to the next one. A refused key leaves the game unchanged."""
    give(g, key)
    run(g)


def give(g: Game, key: str) -> None:
    """Answer the pending decision and stay there; `run` or `step` goes on."""
    decision = g.decision
    if decision is None:
        raise IllegalAnswer("answer/over", f"cannot answer {key!r}: the game is over ({g.outcome})")
    try:
        at = decision.keys.index(key)
    except ValueError:
        raise IllegalAnswer(
            "answer/not_an_option",
            f"{key!r} is not an answer to {decision.ask!r}; legal here: {'; '.join(decision.keys)}",
        ) from None
    values = decision.values
    g.answer_value = key if values is None else values[at]
    g.decision = None
    g.events = []
