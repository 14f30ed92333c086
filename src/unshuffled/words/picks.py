"""Cards as the object of a sentence: which of them are discarded, destroyed or taken."""

from __future__ import annotations

from dataclasses import replace
from functools import reduce
from typing import Any

from unshuffled.rules.core.language import Amount
from unshuffled.rules.effects.cards import ZONES, Pick
from unshuffled.words import numbers
from unshuffled.words.phrases import Name, Phrase, say
from unshuffled.words.players import Context


def replace_attr(phrase: Phrase, attr: str) -> Phrase:
    """The same phrase in another form."""
    return Phrase(phrase.id, phrase.args, attr)


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
    number = numbers.plain(what.count) if what.count is not None else 1
    n = what.up_to or (number if number is not None else 1)
    if what.all:
        n = 2  # any number takes the plural
    args: dict[str, Any] = {
        "kind": kind,
        "n": n,
        "zone": "-".join(zone for zone in ZONES if zone in what.zones),
        "limit": _limit(what),
        "each": "yes" if n > 1 and not what.all else "no",
        "cost": max(0, what.cost_at_most) if not what.cost_at_least else what.cost_at_least,
        "most": what.cost_at_most,
        "card": Name("card", what.card) if what.card else "",
        "except": "no" if not what.not_kind else "known" if what.not_kind in numbers.KNOWN_KINDS else "yes",
        "other": numbers.term(what.not_kind) if what.not_kind else "",
        "gen": numbers.term(what.not_kind, "gen") if what.not_kind else "",
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
    made = Phrase(f"pick-{how}", args)
    return made if what.count is None or number is not None else _counted(made, what.count, c)


def _counted(one: Phrase, count: Amount, c: Context) -> Phrase:
    """As many of them as something counts. `n` is then a number whose plural fits an unknown many."""
    c = replace(c, own=True)
    base = count.base + (count.plus if count.condition is None else 0)
    made = one
    if count.per is None:
        made = Phrase(one.id, one.args | {"n": base})
    elif count.half_up:
        number = numbers.count(count.per, "number", c, half=True)
        made = Phrase("pick-half", one.args | {"n": 5, "number": number})
    else:
        each = numbers.count(count.per, "each", c)
        if base > 0:
            sign = "amount-plus-each" if count.times > 0 else "amount-minus-each"
            first = Phrase(one.id, one.args | {"n": base})
            made = say(sign, unit="cards", base=first, n=abs(count.times), each=each)
        elif count.times == 1:
            number = numbers.count(count.per, "number", c)
            single = Phrase(one.id, one.args | {"n": 1})
            made = Phrase("pick-counted", one.args | {"n": 5, "number": number, "each": each, "single": single})
        else:
            made = say("amount-each", base=Phrase(one.id, one.args | {"n": count.times}), each=each)
        if base < 0:
            made = say("amount-less", unit="cards", base=made, n=-base)
    if count.condition is None:
        return made
    only = numbers.condition(count.condition, c)
    return numbers.plus_if("cards", made, base if count.per is None else None, count.plus, only)


def _limit(what: Pick) -> str:
    if what.cost_at_least:
        return "between" if what.cost_at_most >= 0 else "at-least"
    if what.cost_at_most == 0:
        return "zero"
    return "at-most" if what.cost_at_most > 0 else "none"
