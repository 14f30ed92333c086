"""Steps as sentences: how those of a list follow each other, and how the shapes (may, if, for, OR) join them.

What one plain verb says is in `verbs`.
"""

from __future__ import annotations

from dataclasses import fields, is_dataclass, replace
from itertools import groupby
from typing import Any

from unshuffled.packs.sense import is_about_them
from unshuffled.rules.core.language import Block, Count, Step
from unshuffled.rules.effects import (
    cards,
    conditions,
    counts,
    gains,
    life,
    nemesis,
    pointing,
    shapes,
    side_decks,
    spells,
)
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
MANY = 1_000_000
"""More than anything is counted to."""
OFFERED = (life.Deal, life.GraveholdGains, spells.Cast, spells.CastAll, pointing.Flip)
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
    before: Step | None = None
    last: Step | None = None
    for step, same in groupby(what.steps):
        times = len(list(same))
        if times == 1 and _is_same_damage(before, step):
            parts[-1] = say("step-gravehold-and-this-suffer", **plain(step, c).args)
            before = None
            continue
        if last is not None:
            also = isinstance(last, gains.Aether) and isinstance(step, shapes.If)
            c = replace(c, also=also, there=_names_turn_order_discard(last))
        last = step
        said = sentences(step, c)
        parts += [_times(times, Seq(said))] if times > 1 else said
        before = step if times == 1 else None
    return Seq(parts)


def _names_turn_order_discard(step: Any) -> bool:
    """Does its sentence count cards of the turn order discard pile?"""
    if isinstance(step, counts.TurnOrderDiscard):
        return True
    if isinstance(step, (Block, list)):
        return any(_names_turn_order_discard(each) for each in (step.steps if isinstance(step, Block) else step))
    return is_dataclass(step) and any(_names_turn_order_discard(getattr(step, f.name)) for f in fields(step))


def _is_same_damage(before: Step | None, step: Step) -> bool:
    """Gravehold and then this minion, as much as is counted once: one sentence."""
    return (
        isinstance(before, life.GraveholdSuffers)
        and isinstance(step, life.ThisSuffers)
        and before.amount == step.amount
        and numbers.plain(step.amount) is None
    )


def _times(n: int, what: Seq) -> Phrase:
    """So many times. A routine alone is short enough for "Strike twice."; cards of a deck are counted."""
    only = what.parts[0] if len(what.parts) == 1 else None
    if isinstance(only, Phrase) and only.id in ("step-routine", "step-summon") and n > 1:
        return Phrase(only.id.replace("step", "repeat"), {**only.args, "n": n})
    return say("repeat", n=n, what=what)


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
        phrase.args = who_args(c.who) | phrase.args
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


def action(what: Block, c: Context) -> dict[str, Any]:
    """An action as messages take it: whole sentences (`$then`), or what somebody may do (`$what`), as `$form` says.

    `offer` is all of it after "may". `price` is what is spent for it, and `$then` what follows.
    """
    offered = offer(what, c)
    if offered is not None:
        return {"form": "offer", "what": offered, **follows(block(what, c))}
    first, *rest = what.steps
    if isinstance(first, gains.Spend) and rest:
        price = offer(Block(what.address, [first]), c)
        return {"form": "price", "what": price, **follows(block(Block(what.address, rest), c))}
    return {"form": "whole", "what": "", **follows(block(what, c))}


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
    if step.then is not None and not yours:
        # What somebody else goes on to do follows in the same sentence.
        a, b = offer(step.offer, inner), offer(step.then, inner)
        if a is not None and b is not None:
            return [say("may", who=who, name=c.who, what=say("and-then", a=a, b=b))]
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
    return _cases(step, c) or _one_if(step, c)


def _cases(step: shapes.If, c: Context) -> list[Any]:
    """One number asked for again and again: "Check the number of … 1 or 2: … 3: … 4 or more: …". Else nothing."""
    found: list[tuple[int, int | None, Block]] = []
    low, high = 0, MANY
    other: Block | None = Block("", [step])
    asked: Count | None = None
    while other is not None and len(other.steps) == 1 and isinstance(other.steps[0], shapes.If):
        what = other.steps[0].condition
        if not isinstance(what, conditions.Comparison) or (asked is not None and what.count != asked):
            return []
        asked = what.count
        match (what.at_least, what.at_most, what.exactly):
            case (n, -1, -1) if low <= n <= high:
                found.append((n, high, other.steps[0].then))
                high = n - 1
            case (-1, n, -1) if low <= n <= high:
                found.append((low, n, other.steps[0].then))
                low = n + 1
            case (-1, -1, n) if low <= n <= high:
                found.append((n, n, other.steps[0].then))
                low, high = (low + (n == low), high - (n == high and n != low))
            case _:
                return []
        other = other.steps[0].otherwise
    if asked is None or len(found) < 2:
        return []
    said = [say("cases", number=numbers.count(asked, "number", replace(c, mine=True), half=True), group=c.group)]
    ends = high == MANY and all(least < low for least, _, _ in found)
    if other is not None and ends:
        found.append((low, high, other))
        other = None
    for least, most, then in sorted(found, key=lambda case: case[0]):
        how = "exactly" if least == most else "least" if most == MANY else "most" if least == 0 else "between"
        how = "pair" if how == "between" and most == least + 1 else how
        said.append(say("case", how=how, n=least or most, m=most, says=block(then, c)))
    if other is not None:
        said.append(say("else", **follows(block(other, c))))
    return said


def _one_if(step: shapes.If, c: Context) -> list[Any]:
    then = block(step.then, c)
    said = [say("if", condition=numbers.condition(step.condition, c), **follows(then))]
    other = step.otherwise
    if other is not None:
        if len(other.steps) == 1 and isinstance(other.steps[0], shapes.If):
            chained = _one_if(other.steps[0], c)
            return [*said, Phrase("else-if", chained[0].args), *chained[1:]]
        then = block(other, c)
        said.append(say("else", **follows(then)))
    return said


def _repeat(step: shapes.Repeat, c: Context) -> Phrase:
    what = block(step.do, c)
    number = numbers.plain(step.times)
    if number is not None:
        return _times(number, what)
    times = numbers.amount("times", step.times, replace(c, mine=True))
    return say("repeat-counted", amount=times, what=what, group=c.group)


def _for(step: shapes.For, c: Context) -> list[Any]:
    if isinstance(step.who, You):
        return block(step.do, c.third(None)).parts
    if isinstance(step.who, They):
        return block(step.do, c).parts
    who = who_phrase(step.who, c.group, c.there)
    first, *rest = step.do.steps
    named = {**who_args(who), "group": c.group, "there": "yes" if c.there else "no"}
    if step.who.several:
        if not all(_names_them(each, c) for each in step.do.steps):
            return [say("for-each", **named, what=block(step.do, c.third(THAT_PLAYER)))]
        them = EACH_OF_THEM
    else:
        them = THAT_PLAYER
    if isinstance(first, shapes.Choose) and not rest and _is_their_choice(first, c):
        options = [sentences(option.steps[0], c.third(them if n else who)) for n, option in enumerate(first.options)]
        return [Alt([Seq(option) for option in options])]
    if _names_them(first, c):
        said = sentences(first, c.third(who))
    else:
        said = [say("choose-player", **named), *sentences(first, c.third(them))]
    for following in rest:
        said += sentences(following, c.third(them))
    return said


def _is_their_choice(step: shapes.Choose, c: Context) -> bool:
    """Is each option one thing that they do? Then it is one sentence: "Any player loses 1 charge or suffers 2 damage."."""
    return step.by != "you" and all(
        len(option.steps) == 1 and _names_them(option.steps[0], c) for option in step.options
    )


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
