"""Amounts, counts and conditions as phrases."""

from __future__ import annotations

from typing import Any

from unshuffled.rules.effects.base import Amount, Condition, Count
from unshuffled.words.phrases import Name, Phrase, say
from unshuffled.words.players import Context


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
    id = f"count-{what.what.replace('_', '-')}"
    if what.what == "prepped":
        if what.adjacent:
            id = "count-prepped-adjacent"
        elif what.same_name:
            id = "count-prepped-same"
        else:
            args["whose"] = _whose(what.whose, c)
            args["other"] = "yes" if what.other else "no"
    elif what.what in ("open_breaches", "charges"):
        args["whose"] = _whose(what.whose, c)
    elif what.what == "life":
        args["whose"] = "this" if what.whose == "this" else _whose(what.whose, c)
        args["this"] = c.this
    elif what.what == "hand":
        args["whose"] = _whose(what.whose, c)
        args["kind"] = what.kind or "card"
    elif what.what == "turn_order_discard":
        args["kind"] = what.kind
    elif what.what in ("counter", "tokens"):
        args["term"] = Name("term", what.name)
        args["gen"] = Name("term", what.name, "gen")
        args["whose"] = _whose("they", c)
    elif what.what == "swarm":
        args["swarm"] = Name("swarm", c.nemesis)
        args["gen"] = Name("swarm", c.nemesis, "gen")
    elif what.what == "in_play":
        args["term"] = Name("term", what.kind)
        args["gen"] = Name("term", what.kind, "gen")
    elif what.what == "chosen":
        args["tier"] = what.tier
        args["verb"], args["kind"] = c.chosen.get(what.name, ("discard", "card"))
    elif what.what == "cost_of":
        args["verb"], args["kind"] = c.chosen.get(what.name, ("discard", "card"))
    return Phrase(id, args, form)


def _whose(whose: str, c: Context) -> str:
    """`you` and `they` as a reader sees them: without somebody else acting, they is you."""
    return "you" if whose == "they" and c.who is None else whose


def condition(what: Condition, c: Context) -> Phrase:
    """A condition as a clause that can follow "if"."""
    if what.what == "all":
        assert what.parts is not None
        first, *rest = (condition(part, c) for part in what.parts)
        for part in rest:
            first = say("condition-and", a=first, b=part)
        return first
    if what.what == "not":
        assert what.parts is not None
        return say("condition-not", condition=condition(what.parts[0], c))
    if what.what == "count":
        return _comparison(what, c)
    args: dict[str, Any] = {}
    if what.what == "revealed":
        args["kind"] = what.arg
    elif what.what in ("exhausted", "all_breaches_open"):
        args["whose"] = _whose(what.arg, c)
    return Phrase(f"condition-{what.what.replace('_', '-')}", args)


def _comparison(what: Condition, c: Context) -> Phrase:
    assert what.count is not None
    if what.at_least >= 0:
        how, n = "least", what.at_least
    elif what.at_most >= 0:
        how, n = "most", what.at_most
    else:
        how, n = "exactly", what.exactly
    counted = count(what.count, "", c)
    args = {**counted.args, "how": how, "n": n}
    if what.count.what in ("counter", "swarm", "in_play"):
        args["nemesis"] = Name("nemesis", c.nemesis)
    return Phrase(counted.id.replace("count-", "condition-count-"), args)
