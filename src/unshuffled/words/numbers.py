"""Amounts, counts and conditions as phrases."""

from __future__ import annotations

from typing import Any

from unshuffled.packs.grammar import word_of
from unshuffled.rules.core.content import known_kinds
from unshuffled.rules.core.language import Amount, Condition, Count
from unshuffled.rules.effects import conditions, counts
from unshuffled.words.phrases import Name, Phrase, say
from unshuffled.words.players import Context

KNOWN_KINDS = tuple(known_kinds())
"""Kinds of cards that every language has a word for; the others are named by the packs that declare them."""


def kind_name(kind: str) -> Phrase | Name:
    """What a kind of card is called."""
    return say("kind", kind=kind) if kind in KNOWN_KINDS else Name("term", kind)


def amount(unit: str, value: Amount, c: Context, of: str = "") -> Phrase:
    """So many of a unit: damage, life, aether, charges, cards, tokens or husks. `of` is whose life: Gravehold's."""
    more: dict[str, Any] = {"of": of}
    if unit == "swarm":
        more |= {"swarm": Name("swarm", c.nemesis), "gen": Name("swarm", c.nemesis, "gen")}
    if value.per is None:
        plain = say("unit", unit=unit, n=value.base, **more)
        if value.plus and value.condition is not None:
            return say("amount-plus-if", unit=unit, base=plain, n=value.plus, condition=condition(value.condition, c))
        return plain
    if value.half_up:
        return say("amount-half", unit=unit, number=count(value.per, "number", c, half=True), **more)
    if value.base == 0:
        if value.times == 1:
            each = count(value.per, "each", c)
            return say("amount-equal", unit=unit, number=count(value.per, "number", c), each=each, **more)
        return say("amount-each", base=say("unit", unit=unit, n=value.times, **more), each=count(value.per, "each", c))
    base = say("unit", unit=unit, n=value.base, **more)
    sign = "amount-plus-each" if value.times > 0 else "amount-minus-each"
    return say(sign, unit=unit, base=base, n=abs(value.times), each=count(value.per, "each", c))


def count(what: Count, form: str, c: Context, half: bool = False) -> Phrase:
    """Something countable: `each` of it, or the `number` of it, of which `half` may be meant."""
    args: dict[str, Any] = {"half": "yes" if half else "no", "own": "yes" if c.own and c.who is not None else "no"}
    args["mine"] = "yes" if c.mine or (c.own and c.who is None) else "no"
    id = f"count-{word_of(what).replace('_', '-')}"
    match what:
        case counts.PreppedSpells(adjacent=True):
            id = "count-prepped-adjacent"
        case counts.PreppedSpells(same_name=True):
            id = "count-prepped-same"
        case counts.PreppedSpells():
            args["whose"] = _whose(what.whose, c)
            args["other"] = "yes" if what.other else "no"
        case counts.OpenBreaches() | counts.Charges():
            args["whose"] = _whose(what.whose, c)
        case counts.Life():
            args["whose"] = "this" if what.whose == "this" else _whose(what.whose, c)
            args["this"] = c.this
        case counts.HandCards():
            args["whose"] = _whose(what.whose, c)
            args["kind"] = what.kind or "card"
            if what.kind and what.kind not in KNOWN_KINDS:
                args["kind"] = "own"
                args["term"] = Name("term", what.kind)
                args["term-gen"] = Name("term", what.kind, "gen")
        case counts.TurnOrderDiscard():
            args["kind"] = what.kind
        case counts.TrackSteps():
            args["term"] = Name("term", what.name)
        case counts.CounterTokens() | counts.PlayerTokens():
            args["term"] = Name("term", what.name)
            args["gen"] = Name("term", what.name, "gen")
            args["whose"] = _whose("they", c)
        case counts.Swarm():
            args["swarm"] = Name("swarm", c.nemesis)
            args["gen"] = Name("swarm", c.nemesis, "gen")
        case counts.CardsInPlay():
            args["term"] = Name("term", what.kind)
            args["gen"] = Name("term", what.kind, "gen")
        case counts.Chosen():
            args["tier"] = what.tier
            args["verb"], args["kind"] = c.chosen.get(what.name, ("discard", "card"))
        case counts.CostOf():
            args["verb"], args["kind"] = c.chosen.get(what.name, ("discard", "card"))
    return Phrase(id, args, form)


def _whose(whose: str, c: Context) -> str:
    """`you` and `they` as a reader sees them: without somebody else acting, they is you."""
    return "you" if whose == "they" and c.who is None else whose


def condition(what: Condition, c: Context) -> Phrase:
    """A condition as a clause that can follow "if"."""
    args: dict[str, Any] = {}
    match what:
        case conditions.All():
            first, *rest = (condition(part, c) for part in what.parts)
            for part in rest:
                first = say("condition-and", a=first, b=part)
            return first
        case conditions.Not():
            return say("condition-not", condition=condition(what.part, c))
        case conditions.Comparison():
            return _comparison(what, c)
        case conditions.Revealed():
            args["kind"] = what.kind
        case conditions.IsExhausted() | conditions.AllBreachesOpen():
            args["whose"] = _whose(what.whose, c)
    return Phrase(f"condition-{word_of(what).replace('_', '-')}", args)


def _comparison(what: conditions.Comparison, c: Context) -> Phrase:
    if what.at_least >= 0:
        how, n = "least", what.at_least
    elif what.at_most >= 0:
        how, n = "most", what.at_most
    else:
        how, n = "exactly", what.exactly
    counted = count(what.count, "", c)
    args = {**counted.args, "how": how, "n": n}
    if isinstance(what.count, (counts.CounterTokens, counts.Swarm, counts.CardsInPlay)):
        args["nemesis"] = Name("nemesis", c.nemesis)
    return Phrase(counted.id.replace("count-", "condition-count-"), args)
