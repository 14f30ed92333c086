"""What AI mages say: what one is going to do, and why one answer is better than another.

A plan is a list of steps, each a verb and what it is done with, as entries of a table keep it:

    ["kill", CARD], ["minion", CARD, DAMAGE], ["nemesis", DAMAGE], ["swarm"], ["gain", CARD], ["charge", HOW_MANY],
    ["focus", BREACH], ["open", BREACH], ["prep", CARD], ["cast", CARD], ["ability", MAGE]
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from unshuffled.rules.core.state import Game
from unshuffled.words.asks import NUMERALS, option
from unshuffled.words.phrases import Name, Phrase, say

ABOUT_A_CARD = frozenset({"kill", "minion", "gain", "prep", "cast"})
STEPS = ABOUT_A_CARD | {"nemesis", "swarm", "charge", "focus", "open", "ability"}


def plan(g: Game, steps: Sequence[Sequence[Any]]) -> Phrase:
    """What an AI mage is going to do. What this release does not know is left out."""
    said = [each for n, each in enumerate(steps) if each[0] in STEPS and each not in steps[:n]]
    # Of a spell one hears again when it is cast; a turn of nothing else is said all the same.
    said = [each for each in said if each[0] != "prep"] or said
    *first, last = [_step(g, each) for each in said] or [say("plan-nothing")]
    for n, one in enumerate(reversed(first)):
        last = say("plan-then" if n == 0 else "plan-and", first=one, next=last)
    return say("plan", steps=last)


def _step(g: Game, step: Sequence[Any]) -> Phrase:
    verb, *rest = step
    args: dict[str, Any] = {}
    if verb in ABOUT_A_CARD:
        args["card"] = Name("card", rest.pop(0))
    elif verb == "nemesis":
        args["nemesis"] = Name("nemesis", g.scenario.nemesis.id)
    elif verb == "swarm":
        args["swarm"] = Name("swarm", g.scenario.nemesis.id)
    elif verb == "ability":
        args["ability"] = Name("ability", rest.pop(0))
    elif verb in ("focus", "open"):
        args["numeral"] = NUMERALS[rest.pop(0) - 1]
    if rest:
        args["n"] = rest[0]
    return Phrase(f"plan-{verb}", args)


def hint(g: Game, best: str, other: str, why: str, much: float) -> Phrase:
    """One answer by contrast with another: `gravehold`, `life` or `nemesis` with how much, `better`, or `equal`."""
    args: dict[str, Any] = {"best": option(g, best), "other": option(g, other)}
    if why in ("gravehold", "life", "nemesis"):
        args["whole"], args["tenth"] = divmod(round(much * 10), 10)
    if why == "nemesis":
        args["nemesis"] = Name("nemesis", g.scenario.nemesis.id)
    return Phrase(f"hint-{why}", args)
