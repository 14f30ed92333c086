"""Amounts, counts and conditions as phrases."""

from __future__ import annotations

from functools import reduce
from typing import Any

from unshuffled.packs.grammar import word_of
from unshuffled.rules.core.cards import known_kinds
from unshuffled.rules.core.language import Amount, Condition, Count
from unshuffled.rules.effects import conditions, counts, protected
from unshuffled.words.phrases import Name, Phrase, named, say
from unshuffled.words.players import Context, who_phrase

KNOWN_KINDS = tuple(known_kinds())
"""Kinds of cards that every language has a word for; the others are named by the packs that declare them."""


def kind_name(kind: str) -> Phrase | Name:
    """What a kind of card is called."""
    return say("kind", kind=kind) if kind in KNOWN_KINDS else Name("term", kind)


def term(kind: str, form: str = "") -> Phrase | Name:
    """A kind of card in a form: `gen` and `one` are the genitive of several and of one, `acc` the accusative."""
    return Phrase("kind", {"kind": kind}, form) if kind in KNOWN_KINDS else Name("term", kind, form)


def terms(kind: str) -> dict[str, Any]:
    """A kind of card in all forms that messages ask for."""
    forms = {form: term(kind, form) for form in ("gen", "one", "acc")}
    return {**named(kind), "term": term(kind), **forms}


def plain(value: Amount) -> int | None:
    """The number, if it is one. `plus` without a condition is part of it."""
    return value.base + value.plus if value.per is None and value.condition is None else None


def amount(unit: str, value: Amount, c: Context, of: str = "", **named: Any) -> Phrase:
    """So many of a unit: damage, life, aether, charges, cards, tokens, husks or times. `of` is whose life: Gravehold's."""
    more: dict[str, Any] = {"of": of, **named}
    if unit == "swarm":
        more |= {"swarm": Name("swarm", c.nemesis), "gen": Name("swarm", c.nemesis, "gen")}
    base = value.base + (value.plus if value.condition is None else 0)
    made = _counted(unit, base, value, c, more)
    if value.condition is None:
        return made
    return plus_if(unit, made, base if value.per is None else None, value.plus, condition(value.condition, c), **more)


def plus_if(unit: str, made: Phrase, base: int | None, n: int, only: Phrase, **more: Any) -> Phrase:
    """An amount that is `n` higher if a condition holds. `total` is the higher number, or 0 where it is counted."""
    total = base + n if base is not None else 0
    return say("amount-plus-if", unit=unit, base=made, n=n, total=total, condition=only, **more)


def _counted(unit: str, base: int, value: Amount, c: Context, more: dict[str, Any]) -> Phrase:
    if value.per is None:
        return say("unit", unit=unit, n=base, **more)
    if isinstance(value.per, counts.ThatMuch) and base == 0 and value.times == 1 and not value.half_up:
        if unit in ("damage", "life", "aether", "charges", "cards"):
            return say("amount-that-much", unit=unit, **more)
    if value.half_up:
        return say("amount-half", unit=unit, number=count(value.per, "number", c, half=True), **more)
    if base < 0:
        return say("amount-less", unit=unit, base=_counted(unit, 0, value, c, more), n=-base, **more)
    each = count(value.per, "each", c)
    if base == 0:
        if value.times == 1:
            return say("amount-equal", unit=unit, number=count(value.per, "number", c), each=each, **more)
        return say("amount-each", base=say("unit", unit=unit, n=value.times, **more), n=value.times, each=each)
    sign = "amount-plus-each" if value.times > 0 else "amount-minus-each"
    counted = say("unit", unit=unit, n=base, **more)
    return say(sign, unit=unit, base=counted, n=abs(value.times), each=each, **more)


def count(what: Count, form: str, c: Context, half: bool = False) -> Phrase:
    """Something countable: `each` of it, or the `number` of it, of which `half` may be meant."""
    args: dict[str, Any] = {"half": "yes" if half else "no", "own": "yes" if c.own and c.who is not None else "no"}
    args["mine"] = "yes" if c.mine or (c.own and c.who is None) else "no"
    id = f"count-{word_of(what).replace('_', '-')}"
    match what:
        case counts.PreppedSpells(adjacent=True):
            id = "count-prepped-adjacent"
        case counts.PreppedSpells():
            args["whose"] = _whose(what.whose, c)
            args["other"] = "yes" if what.other else "no"
            args["same"] = "yes" if what.same_name else "no"
        case counts.PlayedThisTurn() | counts.GainedThisTurn():
            args["named"] = "yes" if c.card else "no"
            args["card"] = Name("card", c.card) if c.card else ""
        case counts.OpenBreaches() | counts.Charges():
            args["whose"] = _whose(what.whose, c)
        case protected.ProtectedCharges():
            args["protected"] = Name("protected", what.who)
        case counts.Life():
            args["whose"] = _whose(what.whose, c)
            if what.whose == "this":
                args["whose"] = "this" if c.minion is None else "that"
            args["this"] = c.this
        case counts.HandCards() | counts.DiscardCards():
            args["whose"] = _whose(what.whose, c)
            args |= _cards(what.kind)
            if what.name:
                args["kind"] = "named"
                args["card"] = Name("card", what.name)
            args["where"] = "hand" if isinstance(what, counts.HandCards) else "discard"
            args |= (
                _cost(what.cost_at_least, what.cost_at_most) if isinstance(what, counts.HandCards) else _cost(-1, -1)
            )
        case counts.TurnOrderDiscard():
            args["kind"] = what.kind
            args["whose"] = _whose("they", c)
            args["group"] = c.group
        case counts.TrackSteps():
            args["term"] = Name("term", what.name)
        case counts.DeckCards() | counts.PileCards() | counts.RowCards():
            args |= named(what.name)
        case counts.CounterTokens() | counts.PlayerTokens():
            args |= named(what.name)
            args["whose"] = _whose("they", c)
        case counts.Swarm():
            args["swarm"] = Name("swarm", c.nemesis)
            args["gen"] = Name("swarm", c.nemesis, "gen")
        case counts.CardsInPlay(kind="minion" | "power"):
            id = "count-in-play-known"
            args["kind"] = what.kind
        case counts.CardsInPlay() if what.name:
            id = "count-in-play-card"
            args["card"] = Name("card", what.name)
        case counts.CardsInPlay():
            args |= terms(what.kind)
        case counts.DeckAndDiscard():
            args |= named(what.deck)
        case counts.Chosen() if c.chosen.get(what.name, ("", ""))[0] == "spend":
            id = "count-spent"
        case counts.Chosen():
            args["tier"] = what.tier
            args["verb"], args["kind"] = c.chosen.get(what.name, ("discard", "card"))
        case counts.SpellsCast() | counts.CastThisTurn():
            id = "count-spells-cast"
            args["this"] = "yes" if isinstance(what, counts.CastThisTurn) else "no"
        case counts.FreeChosen():
            args["verb"], args["kind"] = c.chosen.get(what.name, ("discard", "card"))
        case counts.CostOf():
            args["verb"], args["kind"] = c.chosen.get(what.name, ("discard", "card"))
    return Phrase(id, args, form)


def _cards(kind: list[str]) -> dict[str, Any]:
    """What cards of these kinds are called: `gem`, `gem-or-relic`, `card` for any, or `own` for a list in words of its own."""
    listed = sorted(set(kind))
    if not listed:
        return {"kind": "card"}
    if set(listed) < {"gem", "relic", "spell"}:
        return {"kind": "-or-".join(listed)}
    return {
        "kind": "own",
        "term": _either([term(each) for each in listed]),
        "term-gen": _either([term(each, "gen") for each in listed]),
    }


def _cost(low: int, high: int) -> dict[str, Any]:
    """What cards cost, as messages take it."""
    limit = "between" if low >= 0 and high >= 0 else "at-least" if low >= 0 else "at-most" if high >= 0 else "none"
    return {"limit": limit, "cost": low if low >= 0 else max(0, high), "most": high}


def _either(parts: list[Any]) -> Any:
    return reduce(lambda a, b: say("kind-or", a=a, b=b), parts)


def _whose(whose: str, c: Context) -> str:
    """`you` and `they` as a reader sees them: without somebody else acting, they is you."""
    return "you" if whose == "they" and c.who is None else whose


def condition(what: Condition, c: Context, negated: bool = False) -> Phrase:
    """A condition as a clause that can follow "if". Negated, it says so itself: "you are not exhausted"."""
    args: dict[str, Any] = {}
    match what:
        case conditions.All() if len(what.parts) == 1:
            return condition(what.parts[0], c, negated)
        case conditions.All():
            first, *rest = (condition(part, c) for part in what.parts)
            for part in rest:
                first = say("condition-and", a=first, b=part)
            return say("condition-not-all", condition=first) if negated else first
        case conditions.Any() if len(what.parts) == 1:
            return condition(what.parts[0], c, negated)
        case conditions.Any():
            first, *rest = (condition(part, c, negated) for part in what.parts)
            for part in rest:
                first = say("condition-and" if negated else "condition-or", a=first, b=part)
            return first
        case conditions.Not():
            return condition(what.part, c, not negated)
        case conditions.Comparison():
            return _comparison(what, c, negated)
        case conditions.It():
            args = it_args(what)
        case conditions.Revealed(kind="player" | "nemesis"):
            args["kind"] = what.kind
        case conditions.Revealed():
            return condition(conditions.It(what.kind), c, negated)
        case conditions.TheyAre():
            args["whose"], args["who"] = _whose("they", c), who_phrase(what.who, c.group)
        case conditions.IsExhausted() | conditions.AllBreachesOpen():
            args["whose"] = _whose(what.whose, c)
    return Phrase(f"condition-{word_of(what).replace('_', '-')}", args, "not" if negated else "")


def it_args(what: conditions.It) -> dict[str, Any]:
    """Which card it must be, as messages take it: its kind and what it costs."""
    known = not what.kind or what.kind in KNOWN_KINDS
    args: dict[str, Any] = {"kind": (what.kind or "card") if known else "own"}
    if not known:
        args["term"] = Name("term", what.kind)
    low, high = what.cost_at_least, what.cost_at_most
    args["cost"] = "between" if low >= 0 and high >= 0 else "least" if low >= 0 else "most" if high >= 0 else "any"
    args["n"], args["m"] = (low if low >= 0 else high), high
    if what.or_most_expensive:
        args["cost"] = "least-or-most-expensive"
    return args


def _comparison(what: conditions.Comparison, c: Context, negated: bool) -> Phrase:
    asked = [
        (how, n) for how, n in (("least", what.at_least), ("most", what.at_most), ("exactly", what.exactly)) if n >= 0
    ]
    if negated and len(asked) == 1:
        match asked[0]:
            case ("least", n) if n > 0:
                return _compared(what.count, "most", n - 1, c)
            case ("most", n) | ("exactly", 0 as n):
                return _compared(what.count, "least", n + 1, c)
    first, *rest = (_compared(what.count, how, n, c) for how, n in asked)
    for part in rest:
        first = say("condition-and", a=first, b=part)
    return say("condition-not", condition=first) if negated else first


def _compared(what: Count, how: str, n: int, c: Context) -> Phrase:
    if (how, n) == ("most", 0):
        # Nothing is counted below 0, and "no cards" is how a person says it.
        how = "exactly"
    counted = count(what, "", c)
    args = {**counted.args, "how": how, "n": n}
    if isinstance(what, (counts.CounterTokens, counts.Swarm, counts.CardsInPlay)):
        args["nemesis"] = Name("nemesis", c.nemesis)
    if isinstance(what, counts.DiscardCards):
        return Phrase("condition-count-hand", args)
    return Phrase(counted.id.replace("count-", "condition-count-"), args)
