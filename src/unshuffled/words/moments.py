"""Reactions and what waits, as phrases: the moment, whose it is, and what then happens."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from unshuffled.rules.core.cards import Reaction
from unshuffled.rules.core.language import Block, Condition
from unshuffled.rules.core.moments import MOMENTS, THE_CARD, WHOSE, Moment
from unshuffled.rules.effects import conditions
from unshuffled.rules.effects.moments import EachTime, NextTime
from unshuffled.words import numbers
from unshuffled.words.phrases import Phrase, Seq, follows, say
from unshuffled.words.players import THAT_PLAYER, Context

_BY_BIT = {moment.bit: moment for moment in MOMENTS.values()}
_WHOSE = {number: word for word, number in WHOSE.items()}
Speak = Callable[[Block, Context], Seq]
"""How a block is said: `steps.block`."""
_DONE = {"gains": "gain", "plays": "play", "casts": "cast", "discards": "discard", "destroys": "destroy"}
"""What was done with the card of a moment."""
_KIND = {
    **dict.fromkeys(("gains", "plays", "draws", "discards", "destroys"), "card"),
    **dict.fromkeys(("preps", "casts"), "spell"),
}
"""Moments that name the card they are about, and what it is."""


def reaction(what: Reaction, c: Context, speak: Speak) -> Phrase:
    """When it happens: what then."""
    moment = _BY_BIT[what.when]
    whose = _WHOSE[what.whose]
    inner = inside(moment, whose, c)
    then = speak(what.do, inner)
    named = _named_card(moment, what.condition)
    if what.condition is not None and named is None:
        only = numbers.condition(what.condition, inner)
        then = Seq([say("if", condition=only, **follows(then))])
    args: dict[str, Any] = {"once": "yes" if what.once_per_turn else "no", **follows(then)}
    if moment.is_time:
        return say("reaction-time", time=_time(moment, whose, "each"), **args)
    return say("reaction", event=_event(moment, whose, "when", named), **args)


def _named_card(moment: Moment, only: Condition | None) -> conditions.It | None:
    """Which card it must be, where the moment can name it: "when you gain a gem", not "when you gain a card, if it is a gem"."""
    if not isinstance(only, conditions.It) or moment.name not in _KIND:
        return None
    return only if _KIND[moment.name] == "card" or not only.kind else None


def delay(what: NextTime | EachTime, c: Context, speak: Speak) -> Phrase:
    """The next time, or each time, that it happens."""
    moment = MOMENTS[what.when]
    whose = what.whose if c.group == "no" else "any_player"
    then = speak(what.do, inside(moment, whose, c))
    how = "next" if isinstance(what, NextTime) else "each"
    first = "first" if c.opening and how == "next" else how
    args: dict[str, Any] = {"until": what.until.replace("_", "-"), **follows(then)}
    if moment.is_time:
        id = "reaction-time" if how == "next" else "reaction-time-each"
        return say(id, time=_time(moment, whose, first), once="no", **args)
    return say(f"reaction-{how}", event=_event(moment, whose, how), **args)


def inside(moment: Moment, whose: str, c: Context) -> Context:
    """How the effect speaks of the player and card that it reacts to."""
    it = ("it", _KIND.get(moment.name, "card"))
    chosen = {**c.chosen, THE_CARD: it, f"{THE_CARD}@": (_DONE.get(moment.name, "it"), "card")}
    inner = replace(c, chosen=chosen) if moment.card else c
    return inner.third(THAT_PLAYER) if moment.of_player and whose != "you" else inner


def _event(moment: Moment, whose: str, how: str, named: conditions.It | None = None) -> Phrase:
    args: dict[str, Any] = {"whose": _word(whose), "how": how}
    if moment.name in _KIND:
        args["card"] = say("event-card", **numbers.it_args(named or conditions.It()))
        if _KIND[moment.name] != "card":
            args["card"].args["kind"] = _KIND[moment.name]
    return Phrase(f"event-{moment.name.replace('_', '-')}", args)


def _time(moment: Moment, whose: str, how: str) -> Phrase:
    return say(f"time-{moment.name.replace('_', '-')}", whose=_word(whose), how=how)


def _word(whose: str) -> str:
    return "any" if whose == "any_player" else whose
