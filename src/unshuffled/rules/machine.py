"""The machine: an explicit stack of frames, stepped until somebody must decide or the game is over."""

from __future__ import annotations

from unshuffled.rules import kinds
from unshuffled.rules.errors import EndlessEffect, IllegalAnswer
from unshuffled.rules.state import Game


def run(g: Game) -> None:
    """Step until a decision is asked or the game has ended."""
    stack = g.stack
    budget = kinds.STEP_BUDGET
    while stack:
        f = stack[-1]
        steps = f.block.steps
        if f.pc >= len(steps):
            stack.pop()
            continue
        outcome = steps[f.pc].run(g, f)
        if outcome == kinds.WAIT:
            return
        if outcome == kinds.NEXT:
            f.pc += 1
            f.step = 0
            f.i = 0
            if f.todo:
                f.todo = []
        budget -= 1
        if budget == 0:
            raise EndlessEffect(
                "effect/endless", f"effects do not end: {f.block.address} after {kinds.STEP_BUDGET} steps"
            )


def answer(g: Game, key: str) -> None:
    """Answer the pending decision and run to the next one. A refused key leaves the game unchanged."""
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
    run(g)
