"""Steps as sentences: how those of a list follow each other, and how the shapes (may, if, for, OR) join them.

What one plain verb says is in `verbs`.
"""

from __future__ import annotations

from dataclasses import replace
from itertools import groupby
from typing import Any

from unshuffled.packs.sense import is_about_them
from unshuffled.rules.core.language import Block, Step
from unshuffled.rules.effects import cards, life, nemesis, pointing, shapes, side_decks, spells
from unshuffled.rules.effects.moments import EachTime, NextTime
from unshuffled.rules.effects.who import They, You
from unshuffled.words import moments, numbers
from unshuffled.words.phrases import Alt, Phrase, Seq, follows, say
from unshuffled.words.players import EACH_OF_THEM, THAT_PLAYER, Context, who_args, who_phrase
from unshuffled.words.verbs import SUBJECTLESS, plain

SHAPES = (
    EachTime,
    NextTime,
    shapes.Choose,
    shapes.For,
    shapes.If,
    shapes.Impossible,
    shapes.May,
    shapes.Minion,
    shapes.Repeat,
    shapes.Until,
    pointing.Power,
)
OFFERED = (life.Deal, life.GraveholdGains, spells.Cast, spells.CastAll)
"""Verbs without a subject that have a form to follow "may"."""
OF_PILE = (cards.TakeTopOfDiscard, cards.DestroyTopOfDiscard)
"""Verbs that you carry out on somebody's discard pile."""
OF_MINION = (
    life.DealThis,
    life.ThisSuffers,
    life.ThisGains,
    side_decks.ThisUnder,
    nemesis.Invoke,
    nemesis.DiscardThis,
    pointing.PowerTokens,
    pointing.Silence,
)
"""Verbs whose sentence names the minion or power it is about."""


def block(what: Block, c: Context) -> Seq:
    """The sentences of a block, in order. OR at the top of a card stands on lines of its own."""
    parts: list[Any] = []
    for step, same in groupby(what.steps):
        times = len(list(same))
        said = sentences(step, c)
        parts += [say("repeat", n=times, what=Seq(said))] if times > 1 else said
    return Seq(parts)


def sentences(step: Step, c: Context) -> list[Any]:
    """A step as sentences."""
    if isinstance(step, shapes.Choose):
        options = Alt([block(option, c) for option in step.options])
        if step.by == "you" and c.who is not None:
            return [say("you-choose", group=c.group, what=Seq([options]))]
        return [options]
    if isinstance(step, shapes.If):
        return _if(step, c)
    if isinstance(step, shapes.May):
        return _may(step, c)
    if isinstance(step, shapes.For):
        return _for(step, c)
    if isinstance(step, shapes.Repeat):
        return [_repeat(step, c)]
    if isinstance(step, shapes.Until):
        return [say("until", condition=numbers.condition(step.condition, c), what=block(step.do, c))]
    if isinstance(step, (shapes.Minion, pointing.Power)):
        return _minion(step, c)
    if isinstance(step, (NextTime, EachTime)):
        return [moments.delay(step, c, block)]
    if isinstance(step, shapes.Impossible):
        return [say("step-impossible")]
    if isinstance(step, life.Deal) and step.may is not None:
        assert step.plus is not None
        # First what is offered: the bonus may count what was chosen there.
        offered = _offered("you", None, step.may, c)
        more = numbers.amount("additional", step.plus, c)
        bonus = say("deal-more", amount=more, how=more.id, **more.args)
        return [replace_form(step, c), offered, say("if-you-do", who="you", **follows(Seq([bonus])))]
    return [replace_form(step, c)]


def replace_form(step: Step, c: Context) -> Phrase:
    """The sentence of one plain verb in the form the context asks for."""
    phrase = plain(step, c)
    if isinstance(step, SUBJECTLESS) or phrase.attr:
        return phrase
    phrase.attr = c.form
    if c.who is not None:
        phrase.args |= who_args(c.who)
    return phrase


def offer(what: Block, c: Context) -> Phrase | None:
    """A block as what somebody may do: "discard a card in hand", joined by "then". None if it takes whole sentences."""
    made: Phrase | None = None
    for step in what.steps:
        one = _offer_one(step, c)
        if one is None:
            return None
        one.attr = "do"
        one.args.setdefault("actor", c.form)
        made = one if made is None else say("and-then", a=made, b=one)
    return made


def _offer_one(step: Step, c: Context) -> Phrase | None:
    if isinstance(step, shapes.For):
        if len(step.do.steps) == 1 and isinstance(step.do.steps[0], OF_PILE) and not isinstance(step.who, (You, They)):
            who = who_phrase(step.who)
            one = plain(step.do.steps[0], c.third(who))
            one.args |= {**who_args(who), "whose": say("of-player", who=who)}
            return one
        return None
    if isinstance(step, (*SHAPES, *OF_PILE)) or (isinstance(step, SUBJECTLESS) and not isinstance(step, OFFERED)):
        return None
    if isinstance(step, life.Deal) and step.may is not None:
        return None
    if isinstance(step, cards.Move) and not isinstance(step, cards.DestroyThis) and step.pick.whose == "together":
        return None
    if c.who is not None and not _names_them(step, c):
        return None
    return plain(step, c)


def _may(step: shapes.May, c: Context) -> list[Any]:
    yours = _is_yours(step, c)
    inner = c if c.who is None else c.third(THAT_PLAYER)
    who = "you" if yours else "they"
    said = [_offered(who, c.who, step.offer, inner)]
    if step.then is not None:
        then = block(step.then, inner)
        said.append(say("if-you-do", who=who, **follows(then)))
    return said


def _offered(who: str, name: Any, what: Block, c: Context) -> Phrase:
    named = {} if who == "you" else {"name": name}
    offered = offer(what, c) if who == "they" or c.who is None else None
    if offered is not None:
        return say("may", who=who, **named, what=offered)
    return say("may-do", who=who, **named, what=block(what, c))


def _is_yours(step: shapes.May, c: Context) -> bool:
    """Is it you who may? Somebody else was chosen, and yet it can be: you are asked by name, or for what only you can do."""
    if c.who is None or step.by == "you":
        return True
    first = step.offer.steps[0]
    return first.ASKS and not is_about_them(first)


def _if(step: shapes.If, c: Context) -> list[Any]:
    then = block(step.then, c)
    said = [say("if", condition=numbers.condition(step.condition, c), **follows(then))]
    other = step.otherwise
    if other is not None:
        if len(other.steps) == 1 and isinstance(other.steps[0], shapes.If):
            chained = _if(other.steps[0], c)
            return [*said, Phrase("else-if", chained[0].args), *chained[1:]]
        then = block(other, c)
        said.append(say("else", **follows(then)))
    return said


def _repeat(step: shapes.Repeat, c: Context) -> Phrase:
    what = block(step.do, c)
    number = numbers.plain(step.times)
    if number is not None:
        return say("repeat", n=number, what=what)
    times = numbers.amount("times", step.times, replace(c, mine=True))
    return say("repeat-counted", amount=times, what=what, group=c.group)


def _for(step: shapes.For, c: Context) -> list[Any]:
    if isinstance(step.who, You):
        return block(step.do, c.third(None)).parts
    if isinstance(step.who, They):
        return block(step.do, c).parts
    who = who_phrase(step.who, c.group)
    first, *rest = step.do.steps
    named = {**who_args(who), "group": c.group}
    if step.who.several:
        if not all(_names_them(each, c) for each in step.do.steps):
            return [say("for-each", **named, what=block(step.do, c.third(THAT_PLAYER)))]
        them = EACH_OF_THEM
    else:
        them = THAT_PLAYER
    if _names_them(first, c):
        said = sentences(first, c.third(who))
    else:
        said = [say("choose-player", **named), *sentences(first, c.third(them))]
    for following in rest:
        said += sentences(following, c.third(them))
    return said


def _names_them(step: Step, c: Context) -> bool:
    """Does its sentence say who does it?"""
    if isinstance(step, shapes.May):
        return not _is_yours(step, c.third(THAT_PLAYER))
    if isinstance(step, shapes.For):
        return isinstance(step.who, They) and _names_them(step.do.steps[0], c)
    if isinstance(step, cards.Move) and not isinstance(step, cards.DestroyThis):
        return step.pick.whose == "they"
    return not isinstance(step, (*SHAPES, *SUBJECTLESS)) and (
        is_about_them(step) or isinstance(step, cards.PutRevealed)
    )


def _minion(step: shapes.Minion | pointing.Power, c: Context) -> list[Any]:
    """The first sentence names the minion or power, the following ones say "that minion"."""
    sort = "power"
    args: dict[str, Any] = {}
    if isinstance(step, shapes.Minion):
        sort, args = ("minion", numbers.terms(step.group)) if step.group else ("plain-minion", {})
    which = Phrase(f"{sort}-{step.which.replace('_', '-')}", args)
    that = replace(c, minion=Phrase(f"{sort}-that", dict(args)))
    first = step.do.steps[0]
    while isinstance(first, shapes.Repeat):
        first = first.do.steps[0]
    # What a minion does not do is said of one that is chosen, not of any.
    named = isinstance(first, OF_MINION) and not (step.which == "any" and isinstance(first, pointing.Silence))
    if not named:
        if step.which == "each":
            return [say(f"for-each-{sort}", **args, what=block(step.do, that))]
        chosen = say("choose-minion", minion=Phrase(which.id, args, "acc"), group=c.group)
        if which.id == "plain-minion-any":
            chosen = say("choose-any-minion", group=c.group)
        return [chosen, *block(step.do, that).parts]
    said = sentences(step.do.steps[0], replace(c, minion=which))
    for following in step.do.steps[1:]:
        said += sentences(following, that)
    return said
