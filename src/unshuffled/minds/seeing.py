"""Between the real game and a mind. Only who runs a game imports this; minds do not."""

from __future__ import annotations

from unshuffled.minds.contract import Mind, Observation, Picker
from unshuffled.rules.core.errors import IllegalAnswer
from unshuffled.rules.core.state import Game
from unshuffled.rules.readings.sampling import sample

OBSERVED = "observed"
"""The seed of every observation: of two games that look alike, minds get the same one."""


def observe(g: Game) -> Observation:
    """What the seat that is asked may know."""
    decision = g.decision
    assert decision is not None, "nothing is asked"
    return Observation(sample(g, OBSERVED), decision.seat)


def answer_of(mind: Mind | Picker, g: Game) -> str:
    """What the mind answers to the pending decision. An answer that is not allowed is refused here, with its name."""
    decision = g.decision
    assert decision is not None, "nothing is asked"
    key = mind.pick(decision) if isinstance(mind, Picker) else mind.choose(observe(g))
    if key not in decision.keys:
        raise IllegalAnswer(
            "answer/not_an_option",
            f"{type(mind).__name__} answers {key!r} to {decision.ask!r}; legal here: {'; '.join(decision.keys)}",
        )
    return key
