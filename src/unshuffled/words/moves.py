"""Sentences of verbs that move cards, point at cards in play, turn breaches and change costs."""

from __future__ import annotations

from collections.abc import Callable
from functools import reduce
from typing import Any

from unshuffled.rules.core.language import Step
from unshuffled.rules.core.moments import THE_CARD
from unshuffled.rules.effects import counts, gains, moving, nemesis_deck, pointing, side_decks, spells
from unshuffled.rules.effects.moments import PutIt
from unshuffled.words.phrases import Name, Phrase, named, say
from unshuffled.words.picks import pick, replace_attr
from unshuffled.words.players import Context


def kinds(kind: list[str]) -> str:
    """Kinds of a player's cards as a word that messages select on: `gem`, `gem-or-relic`, or `card` for any."""
    listed = sorted(set(kind))
    return "-or-".join(listed) if 0 < len(listed) < 3 else "card"


def _gain(step: gains.Gain, c: Context) -> Phrase:
    kind = kinds(step.kind)
    if step.name:
        c.chosen[step.name] = ("gain", kind if len(step.kind) == 1 else "card")
    if step.pile:
        return say("step-gain-pile", card=Name("card", step.pile), to=step.to.replace("_", "-"))
    if step.to == "breach" and kind == "card":
        kind = "spell"
    limit = step.cost_at_most
    args: dict[str, Any] = {
        "kind": kind,
        "which": "this"
        if step.card
        else "cheapest-at-most"
        if step.cheapest and limit is not None
        else "cheapest"
        if step.cheapest
        else "at-most-of"
        if limit is not None and limit.per is not None
        else "at-most"
        if limit is not None
        else "any",
        "cost": limit.base + limit.plus if limit is not None else 0,
        "from": "other-pile" if step.other_pile else step.source,
        "verb": "it",
        "to": step.to.replace("_", "-"),
    }
    if limit is not None and isinstance(limit.per, counts.CostOf):
        args["verb"] = done_with(limit.per.name, c)
    return Phrase("step-gain", args)


def done_with(name: str, c: Context) -> str:
    """How the card that was chosen under a name is spoken of: by what was done with it, as in "the destroyed card"."""
    return c.chosen.get(f"{name}@", c.chosen.get(name, ("discard", "card")))[0]


def _put_it(step: PutIt, c: Context) -> Phrase:
    # Beside another spell that was discarded, "it" would not say which.
    plain = step.name == THE_CARD and c.chosen.get(THE_CARD, ("it", "card"))[1] == "card"
    return say("step-put-it", to=step.to, verb="it" if plain else done_with(step.name, c), actor=c.form)


def _tokens(step: gains.Tokens, c: Context) -> Phrase:
    names = named(step.name)
    return (
        Phrase("step-tokens", {"n": step.gain, **names}) if step.gain else say("step-tokens-lose", n=step.lose, **names)
    )


def _shift(step: gains.Shift, c: Context) -> Phrase:
    return say("step-shift", **named(step.track))


def _place_tokens(step: gains.PlaceTokens, c: Context) -> Phrase:
    return say("step-place-tokens", n=step.count, **named(step.name))


def _discount(step: gains.Discount, c: Context) -> Phrase:
    of = sorted(set(step.of))
    if set(of) <= {"focus", "open"}:
        return say("step-discount", n=step.by, of="-".join(of))
    uses: dict[str, Any] = {
        form: reduce(
            lambda a, b: say("kind-or", a=a, b=b),
            [say("discount-use", form, use=use.replace("_", "-")) for use in of],
        )
        for form in ("you", "they", "do")
    }
    return say("step-discount-of", n=step.by, **uses)


def _spend(step: gains.Spend, c: Context) -> Phrase:
    c.chosen[step.name] = ("spend", "aether")
    return say("step-spend", n=step.up_to, least=step.at_least)


def _put(step: moving.Put, c: Context) -> Phrase:
    made = say("step-put", what=pick(step.pick, c), to=step.to.replace("_", "-"))
    if step.pick.name:
        c.chosen[step.pick.name] = ("put", c.chosen[step.pick.name][1])
    if step.pick.whose == "together":
        made.attr = "maytogether" if step.pick.up_to else "together"
    elif step.pick.whose == "you":
        made.attr = "you"
    return made


def _put_top(step: moving.PutTop, c: Context) -> Phrase:
    return say("step-put-top", n=step.count, count=step.count, to=step.to.replace("_", "-"))


def _look(step: moving.Look, c: Context) -> Phrase:
    if step.take == 0:
        return say("step-look-order", n=step.count, rest=step.rest)
    return say("step-look", n=step.count, take=step.take, to=step.to, rest=step.rest)


def _cast_from(step: spells.CastFrom, c: Context) -> Phrase:
    return say("step-cast-from", "you", zone=step.zone, n=step.bonus, bonus=step.bonus)


def _return_nemesis_card(step: nemesis_deck.ReturnNemesisCard, c: Context) -> Phrase:
    kind = "-or-".join(sorted(set(step.kind))) if step.kind else "card"
    return say("step-return-nemesis-card", tier=step.tier, kind=kind, group=c.group)


def _of_this(id: str, form: str, c: Context, **args: Any) -> Phrase:
    """A sentence about the minion or power that was chosen, or that speaks."""
    this = replace_attr(c.minion, form) if c.minion is not None else say("minion-this", form, this=c.this)
    return say(id, minion=this, **args)


def _power_tokens(step: pointing.PowerTokens, c: Context) -> Phrase:
    if step.add:
        return _of_this("step-power-tokens-add", "acc", c, n=step.add, group=c.group)
    made = _of_this("step-power-tokens-remove", "gen", c, n=step.remove, group=c.group)
    made.args["dat"] = replace_attr(made.args["minion"], "dat")
    return made


def _gain_card(step: side_decks.GainCard, c: Context) -> Phrase:
    deck: dict[str, Any] = {"term": Name("deck_of", step.card), "gen": Name("deck_of", step.card, "gen")}
    return say("step-gain-card", card=Name("card", step.card), n=step.count, to=step.to.replace("_", "-"), **deck)


def _assign(step: gains.AssignThis, c: Context) -> Phrase:
    cost = "any" if step.cost_at_most < 0 else "at-most"
    return say("step-assign-this", kind=kinds(step.kind), cost=cost, n=max(0, step.cost_at_most), group=c.group)


MAKERS: dict[type[Step], Callable[[Any, Context], Phrase]] = {
    gains.Gain: _gain,
    gains.Tokens: _tokens,
    gains.Shift: _shift,
    gains.PlaceTokens: _place_tokens,
    gains.AssignThis: _assign,
    gains.Discount: _discount,
    gains.Spend: _spend,
    moving.Put: _put,
    moving.PutTop: _put_top,
    moving.Look: _look,
    moving.PutThis: lambda s, c: say("step-put-this", to=s.to.replace("_", "-")),
    side_decks.GainCard: _gain_card,
    spells.Open: lambda s, c: say("step-open", which=s.which.replace("_", "-")),
    spells.Close: lambda s, c: say("step-close", which=s.which.replace("_", "-")),
    spells.CastFrom: _cast_from,
    PutIt: _put_it,
    nemesis_deck.ReturnNemesisCard: _return_nemesis_card,
    pointing.PowerTokens: _power_tokens,
    pointing.Silence: lambda s, c: _of_this("step-silence", "nom", c),
}
