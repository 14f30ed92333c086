"""Steps as sentences. One function per verb that needs more than its fields.

A verb's message has the attributes `you` (said to whoever acts: "Draw 2 cards."), `they` (of somebody
else: "Any player draws 2 cards.") and `do` (after "may": "draw 2 cards"). Messages about nobody in
particular have a value only, and `do` where they can be offered.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import fields, replace
from functools import reduce
from typing import Any

from unshuffled.packs.grammar import word_of
from unshuffled.rules.core.language import Block, Step
from unshuffled.rules.effects import cards, devouring, gains, life, nemesis, order, shapes, side_decks, spells, swarm
from unshuffled.rules.effects.cards import DestroyThis, Move, Pick
from unshuffled.rules.effects.who import You
from unshuffled.words import numbers
from unshuffled.words.phrases import Alt, Name, Phrase, Seq, say, several
from unshuffled.words.players import EACH_OF_THEM, THAT_PLAYER, Context, who_phrase, whom

SUBJECTLESS = (
    life.Deal,
    life.GraveholdSuffers,
    life.ThisSuffers,
    life.ThisGains,
    life.GraveholdGains,
    life.NemesisGains,
    life.PreventDamage,
    shapes.Impossible,
    shapes.Repeat,
    shapes.Until,
    shapes.Minion,
    gains.ShareCharges,
    gains.NextGain,
    order.ReorderTurnOrder,
    nemesis.Unleash,
    nemesis.Routine,
    nemesis.ChangeCounter,
    nemesis.LoseGame,
    nemesis.WinGame,
    side_decks.ResolveFrom,
    side_decks.Summon,
    nemesis.Invoke,
    side_decks.ThisUnder,
    nemesis.BuryThis,
    nemesis.DiscardThis,
    side_decks.Reshuffle,
    side_decks.DiscardFrom,
    side_decks.MoveCards,
    nemesis.Advance,
    side_decks.ShareFrom,
    devouring.Devour,
    swarm.Spawn,
    swarm.DiscardSwarm,
    nemesis.Revive,
    nemesis.ResolveAgain,
    nemesis.DiscardNemesisDeck,
    nemesis.DrawMore,
    nemesis.CancelDrawn,
    spells.Cast,
)
"""Verbs whose sentence does not say which player acts."""


def block(what: Block, c: Context) -> Seq:
    """The sentences of a block, in order. OR at the top of a card stands on lines of its own."""
    parts: list[Any] = []
    for step in what.steps:
        parts += sentences(step, c)
    return Seq(parts)


def sentences(step: Step, c: Context) -> list[Any]:
    """A step as sentences."""
    if isinstance(step, shapes.Choose):
        return [Alt([block(option, c) for option in step.options])]
    if isinstance(step, shapes.If):
        return _if(step, c)
    if isinstance(step, shapes.May):
        return _may(step, c)
    if isinstance(step, shapes.For):
        return _for(step, c)
    if isinstance(step, shapes.Repeat):
        return [say("repeat", n=step.times.base, what=block(step.do, c))]
    if isinstance(step, shapes.Until):
        return [say("until", condition=numbers.condition(step.condition, c), what=block(step.do, c))]
    if isinstance(step, shapes.Minion):
        return _minion(step, c)
    if isinstance(step, shapes.Impossible):
        return [say("step-impossible")]
    if isinstance(step, life.Deal) and step.may is not None:
        assert step.plus is not None
        offered = offer(step.may, c)
        more = numbers.amount("additional", step.plus, c)
        bonus = say("deal-more", amount=more, how=more.id, **more.args)
        return [
            replace_form(step, c),
            say("may", who="you", what=offered),
            say("if-you-do", who="you", several="no", then=bonus),
        ]
    return [replace_form(step, c)]


def replace_form(step: Step, c: Context) -> Phrase:
    """The sentence of one plain verb in the form the context asks for."""
    phrase = plain(step, c)
    if isinstance(step, SUBJECTLESS) or phrase.attr:
        return phrase
    phrase.attr = c.form
    if c.who is not None:
        phrase.args |= {"who": c.who, "whom": whom(c.who)}
    return phrase


def offer(what: Block, c: Context) -> Phrase:
    """A block as what somebody may do: "discard a card in hand", joined by "then"."""
    made: Phrase | None = None
    for step in what.steps:
        if isinstance(step, shapes.For):
            inner = step.do.steps[0]
            one = plain(inner, c.third(who_phrase(step.who)))
            one.args["whose"] = say("of-player", who=who_phrase(step.who))
            one.args["whom"] = whom(who_phrase(step.who))
            one.attr = "do"
        else:
            one = plain(step, c)
            one.attr = "do"
        one.args.setdefault("actor", c.form)
        made = one if made is None else say("and-then", a=made, b=one)
    assert made is not None
    return made


def _may(step: shapes.May, c: Context) -> list[Any]:
    yours = c.who is None or step.by == "you"
    who: Any = "you" if yours else "they"
    said = [say("may", who=who, **({} if yours else {"name": c.who}), what=offer(step.offer, c))]
    if step.then is not None:
        inner = c.third(None if yours else THAT_PLAYER)
        then = block(step.then, inner)
        said.append(say("if-you-do", who=who, several=several(then), then=then))
    return said


def _if(step: shapes.If, c: Context) -> list[Any]:
    then = block(step.then, c)
    said = [say("if", condition=numbers.condition(step.condition, c), several=several(then), then=then)]
    other = step.otherwise
    if other is not None:
        if len(other.steps) == 1 and isinstance(other.steps[0], shapes.If):
            chained = _if(other.steps[0], c)
            return [*said, Phrase("else-if", chained[0].args), *chained[1:]]
        then = block(other, c)
        said.append(say("else", several=several(then), then=then))
    return said


def _for(step: shapes.For, c: Context) -> list[Any]:
    who = who_phrase(step.who, c.group)
    if isinstance(step.who, You):
        return block(step.do, c.third(None)).parts
    said: list[Any] = []
    them = EACH_OF_THEM if step.who.several else THAT_PLAYER
    first, *rest = step.do.steps
    if isinstance(first, (*SUBJECTLESS, shapes.Choose, shapes.If)):
        said.append(say("choose-player", who=who, whom=whom(who), group=c.group))
        said += sentences(first, c.third(them))
    else:
        said += sentences(first, c.third(who))
    for following in rest:
        said += sentences(following, c.third(them))
    return said


def _minion(step: shapes.Minion, c: Context) -> list[Any]:
    """The first sentence names the minion, the following ones say "that minion"."""
    forms = {form: Name("term", step.group, form) for form in ("gen", "one", "acc")}
    which = Phrase(f"minion-{step.which.replace('_', '-')}", {"term": Name("term", step.group), **forms})
    that = Phrase("minion-that", dict(which.args))
    said: list[Any] = []
    for n, inner in enumerate(step.do.steps):
        if isinstance(inner, shapes.Repeat):
            said.append(
                say(
                    "repeat",
                    n=inner.times.base,
                    what=block(inner.do, replace(c, minion=that if n else which)),
                )
            )
        else:
            said += sentences(inner, replace(c, minion=that if n else which))
    return said


def plain(step: Step, c: Context) -> Phrase:
    """The message of a plain verb with its arguments; its form is chosen by the caller."""
    maker = MAKERS.get(type(step))
    return maker(step, c) if maker is not None else Phrase(f"step-{_verb(step)}", _fields(step, c))


def _verb(step: Step) -> str:
    return word_of(step).replace("_", "-")


def _fields(step: Step, c: Context) -> dict[str, Any]:
    """Plain fields as arguments: numbers and words."""
    args: dict[str, Any] = {}
    for field in fields(step):  # type: ignore[arg-type]
        value = getattr(step, field.name)
        if isinstance(value, bool):
            args[field.name] = "yes" if value else "no"
        elif isinstance(value, (int, str)):
            args[field.name] = value
    return args


UNITS = {
    life.Suffer: "damage",
    life.GraveholdSuffers: "damage",
    life.ThisSuffers: "damage",
    life.ThisGains: "life",
    life.Heal: "life",
    life.GraveholdGains: "life",
    life.NemesisGains: "life",
    gains.Charge: "charges",
    cards.Draw: "cards",
    swarm.Spawn: "swarm",
}


def _amount(step: Any, c: Context) -> Phrase:
    value = step.count if isinstance(step, (cards.Draw, swarm.Spawn)) else step.amount
    of = "gravehold" if isinstance(step, life.GraveholdGains) else ""
    amount = numbers.amount(UNITS[type(step)], value, replace(c, own=not isinstance(step, SUBJECTLESS)), of)
    args: dict[str, Any] = {**amount.args, "amount": amount, "how": amount.id}
    if isinstance(step, (life.ThisSuffers, life.ThisGains)):
        args["minion"] = (
            replace_attr(c.minion, "nom") if c.minion is not None else say("minion-this", "nom", this=c.this)
        )
    if isinstance(step, life.NemesisGains):
        args["nemesis"] = Name("nemesis", c.nemesis)
    if isinstance(step, swarm.Spawn):
        args["swarm"] = Name("swarm", c.nemesis)
    return Phrase(f"step-{_verb(step)}", args)


def replace_attr(phrase: Phrase, attr: str) -> Phrase:
    """The same phrase in another form."""
    return Phrase(phrase.id, phrase.args, attr)


def _deal(step: life.Deal, c: Context) -> Phrase:
    c = replace(c, mine=True)
    amount = numbers.amount("damage", step.amount, c)
    if step.plus is not None and step.may is None:
        if step.condition is not None:
            amount = say(
                "amount-plus-if",
                unit="damage",
                base=amount,
                n=step.plus.base,
                condition=numbers.condition(step.condition, c),
            )
        elif step.plus.per is not None:
            amount = say(
                "amount-plus-each",
                unit="damage",
                base=amount,
                n=step.plus.times,
                each=numbers.count(step.plus.per, "each", c),
            )
    id = "step-deal-divided" if step.divided else "step-deal"
    return say(id, target=step.target, amount=amount, how=amount.id, **amount.args)


def _aether(step: gains.Aether, c: Context) -> Phrase:
    args: dict[str, Any] = {"amount": numbers.amount("aether", step.amount, c)}
    limit = "-".join(step.only) if step.only else "not-" + "-".join(step.never) if step.never else "none"
    args["limit"] = limit.replace("_", "-")
    args["n"] = step.amount.base if step.amount.is_plain else 2
    return Phrase("step-aether", args)


def pick(what: Pick, c: Context) -> Phrase:
    """The cards chosen, as the object of a sentence."""
    if what.card:
        kind: str = "named"
    elif what.zones == ["prepped"]:
        kind = "prepped"
    elif sorted(what.kind) == ["gem", "relic"]:
        kind = "gem-or-relic"
    elif len(what.kind) > 1:
        kind = "mixed"
    elif what.kind and what.kind[0] not in numbers.KNOWN_KINDS:
        kind = "own"
    else:
        kind = what.kind[0] if what.kind else "card"
    n = what.up_to or (what.count.base if what.count is not None and what.count.per is None else 1)
    if what.all:
        n = 2  # any number takes the plural
    args: dict[str, Any] = {
        "kind": kind,
        "n": n,
        "zone": "-".join(what.zones),
        "limit": _limit(what),
        "cost": what.cost_at_least or max(0, what.cost_at_most),
        "card": Name("card", what.card) if what.card else "",
        "other": Name("term", what.not_kind) if what.not_kind else "",
        "gen": Name("term", what.not_kind, "gen") if what.not_kind else "",
        "actor": c.form if what.whose == "they" else what.whose,
    }
    if kind == "mixed":
        args["term"] = reduce(lambda a, b: say("kind-or", a=a, b=b), [numbers.kind_name(each) for each in what.kind])
    elif kind == "own":
        args["term"] = Name("term", what.kind[0])
        args["term-gen"] = Name("term", what.kind[0], "gen")
    if what.name:
        c.chosen[what.name] = ("discard", "card" if kind in ("own", "mixed") else kind)
    how = "most-expensive" if what.most_expensive else "all" if what.all else "up-to" if what.up_to else "some"
    if what.count is not None and what.count.per is not None:
        how = "counted"
        args["number"] = numbers.count(what.count.per, "number", c)
        args["each"] = numbers.count(what.count.per, "each", c)
    return Phrase(f"pick-{how}", args)


def _limit(what: Pick) -> str:
    if what.not_kind:
        return "not-kind"
    if what.cost_at_least:
        return "at-least"
    if what.cost_at_most == 0:
        return "zero"
    return "at-most" if what.cost_at_most > 0 else "none"


def _move(step: Move, c: Context) -> Phrase:
    if isinstance(step, DestroyThis):
        return say("step-destroy-this", this=c.this) if step.this else say("step-destroy-played")
    made = Phrase(f"step-{_verb(step)}", {"what": pick(step.pick, c)})
    if step.pick.name:
        c.chosen[step.pick.name] = (_verb(step), c.chosen[step.pick.name][1])
    if step.pick.whose == "together":
        made.attr = "maytogether" if step.pick.up_to else "together"
    elif step.pick.with_breach:
        made.id = "step-destroy-with-breach"
    return made


def _gain(step: gains.Gain, c: Context) -> Phrase:
    if step.name:
        c.chosen[step.name] = ("gain", step.kind or "card")
    args: dict[str, Any] = {
        "kind": step.kind or "card",
        "which": "this"
        if step.card
        else "cheapest"
        if step.cheapest
        else "at-most"
        if step.cost_at_most >= 0
        else "any",
        "cost": max(0, step.cost_at_most),
        "to": step.to.replace("_", "-"),
    }
    return Phrase("step-gain", args)


def _cast(step: spells.Cast, c: Context) -> Phrase:
    if step.times > 1:
        return say("step-cast-twice", "you")
    if step.up_to:
        return say("step-cast-several", "you", n=step.up_to)
    return Phrase(
        "step-cast",
        {
            "whose": step.whose,
            "fresh": "yes" if step.fresh else "no",
            "bonus": step.bonus,
            "after": step.after or "none",
        },
        "you",
    )


def _counter(step: nemesis.ChangeCounter, c: Context) -> Phrase:
    change = step.gain if step.gain is not None else step.lose
    assert change is not None
    return Phrase(
        "step-counter",
        {
            "nemesis": Name("nemesis", c.nemesis),
            "n": change.base,
            "how": "gain" if step.gain is not None else "lose",
            "term": Name("term", step.name),
            "gen": Name("term", step.name, "gen"),
        },
    )


def _deck(step: Any, c: Context) -> Phrase:
    args: dict[str, Any] = {
        "term": Name("term", step.deck),
        "gen": Name("term", step.deck, "gen"),
        "n": getattr(step, "count", 1),
    }
    if isinstance(step, side_decks.GainFrom):
        args["to"] = step.to.replace("_", "-")
    if isinstance(step, side_decks.ThisUnder):
        args["minion"] = (
            replace_attr(c.minion, "acc") if c.minion is not None else say("minion-this", "acc", this=c.this)
        )
    return Phrase(f"step-{_verb(step)}", args)


def _move_cards(step: side_decks.MoveCards, c: Context) -> Phrase:
    args: dict[str, Any] = {"n": step.count}
    for side, role, deck, pile in (
        ("from", "source", step.deck, step.pile),
        ("to", "target", step.onto_deck, step.onto),
    ):
        args[side] = Name("term", deck or pile)
        args[f"{side}-gen"] = Name("term", deck or pile, "gen")
        args[role] = "deck" if deck else "pile"
    return Phrase("step-move", args)


def _advance(step: nemesis.Advance, c: Context) -> Phrase:
    return say("step-advance", term=Name("term", step.track), n=step.by, back="yes" if step.back else "no")


def _invoke(step: nemesis.Invoke, c: Context) -> Phrase:
    minion = replace_attr(c.minion, "gen") if c.minion is not None else say("minion-this", "gen", this=c.this)
    part, gen = Name("term", step.part), Name("term", step.part, "gen")
    return say("step-invoke", part=part, gen=gen, minion=minion, spare="yes" if step.spare else "no")


def _devour(step: devouring.Devour, c: Context) -> Phrase:
    if step.which == "each":
        return say("step-devour-each", kind=step.kind)
    if step.count.per is not None:
        number, each = numbers.count(step.count.per, "number", c), numbers.count(step.count.per, "each", c)
        return say("step-devour-counted", number=number, each=each)
    return say("step-devour", n=step.count.base, which=step.which.replace("_", "-"), kind=step.kind or "any")


def _return(step: order.ReturnTurnOrder, c: Context) -> Phrase:
    if step.keep:
        return say("step-return-turn-order-keep", "you", group=c.group)
    if step.which == "theirs":
        return say("step-return-turn-order-theirs")
    args = {"which": step.which, "count": "all" if step.all else "one", "group": c.group}
    return Phrase("step-return-turn-order", args, "you")


def _reveal(step: cards.Reveal, c: Context) -> Phrase:
    if step.top_of == "turn_order":
        return say("step-reveal-turn-order", "you", group=c.group)
    return say("step-reveal", n=step.count)


def _discard_swarm(step: swarm.DiscardSwarm, c: Context) -> Phrase:
    c.chosen[step.name] = ("discard", "swarm")
    half = "yes" if step.amount.half_up else "no"
    swarm, gen = Name("swarm", c.nemesis), Name("swarm", c.nemesis, "gen")
    return say("step-discard-swarm", n=step.amount.base, half=half, swarm=swarm, gen=gen)


def _discard_nemesis_deck(step: nemesis.DiscardNemesisDeck, c: Context) -> Phrase:
    c.chosen[step.name] = ("discard", "card")
    return say("step-discard-nemesis-deck", count=step.count)


def _put(step: cards.PutRevealed, c: Context) -> Phrase:
    return say("step-put-revealed", to=step.to, which="most-expensive" if step.most_expensive else "it", group=c.group)


MAKERS: dict[type[Step], Callable[[Any, Context], Phrase]] = {
    **dict.fromkeys(UNITS, _amount),
    life.Deal: _deal,
    life.PreventDamage: lambda s, c: say("step-prevent-damage"),
    gains.Aether: _aether,
    gains.Pay: lambda s, c: say("step-pay", n=s.amount),
    gains.Discount: lambda s, c: say("step-discount", n=s.by),
    gains.LoseCharges: lambda s, c: say("step-lose-charges", n=s.amount, all="yes" if s.all else "no"),
    gains.ShareCharges: lambda s, c: say("step-share-charges", n=s.amount),
    gains.Tokens: lambda s, c: say("step-tokens", n=s.gain, term=Name("term", s.name), gen=Name("term", s.name, "gen")),
    gains.Gain: _gain,
    gains.NextGain: lambda s, c: say(
        "step-next-gain", to=s.to.replace("_", "-"), optional="yes" if s.optional else "no"
    ),
    gains.Play: lambda s, c: say("step-play", "you", kind=s.kind, n=s.times),
    cards.Discard: _move,
    cards.Destroy: _move,
    DestroyThis: _move,
    cards.Take: _move,
    cards.Reveal: _reveal,
    cards.PutRevealed: _put,
    spells.Focus: lambda s, c: say("step-focus", which=s.which.replace("_", "-")),
    spells.Prep: lambda s, c: say("step-prep", zone=s.zone, to=s.to),
    spells.Cast: _cast,
    spells.TwoPerBreach: lambda s, c: say("step-two-per-breach"),
    spells.SigilBreach: lambda s, c: say("step-sigil-breach", bonus=s.bonus),
    order.ReturnTurnOrder: _return,
    nemesis.Unleash: lambda s, c: say("step-unleash", n=s.count.base),
    nemesis.Routine: lambda s, c: say("step-routine", nemesis=Name("nemesis", c.nemesis), term=Name("term", s.name)),
    nemesis.ChangeCounter: _counter,
    side_decks.ResolveFrom: _deck,
    side_decks.Summon: _deck,
    side_decks.ThisUnder: _deck,
    side_decks.Reshuffle: _deck,
    side_decks.DiscardFrom: _deck,
    side_decks.GainFrom: _deck,
    side_decks.ShareFrom: _deck,
    nemesis.Invoke: _invoke,
    side_decks.MoveCards: _move_cards,
    nemesis.Advance: _advance,
    side_decks.ResolveHand: lambda s, c: say(
        "step-resolve-hand", term=Name("term", s.kind), gen=Name("term", s.kind, "gen")
    ),
    devouring.Devour: _devour,
    nemesis.BuryThis: lambda s, c: say("step-bury-this", this=c.this),
    nemesis.DiscardThis: lambda s, c: say("step-discard-this", this=c.this),
    swarm.DiscardSwarm: _discard_swarm,
    nemesis.DiscardNemesisDeck: _discard_nemesis_deck,
}
