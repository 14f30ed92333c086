"""The sentence of one plain verb. A verb that needs more than the words and numbers of its record has a function here.

A message has the attributes `you` (said to the player who acts: "Draw 2 cards."), `they` (of somebody else: "Any
player draws 2 cards.") and `do` (after "may": "draw 2 cards"). Messages about nobody in particular have a
value only, and `do` where they can be offered.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import fields, replace
from functools import reduce
from typing import Any

from unshuffled.packs.grammar import word_of
from unshuffled.rules.core import constants
from unshuffled.rules.core.language import Amount, Step
from unshuffled.rules.effects import (
    cards,
    counts,
    devouring,
    gains,
    life,
    nemesis,
    nemesis_deck,
    order,
    pointing,
    protected,
    rows,
    shapes,
    side_decks,
    spells,
    swarm,
    tracks,
)
from unshuffled.rules.effects.cards import DestroyThis, Move
from unshuffled.rules.effects.moments import EachTime, NextTime
from unshuffled.words import moves, numbers
from unshuffled.words.phrases import Name, Phrase, named, say
from unshuffled.words.picks import pick, replace_attr
from unshuffled.words.players import Context

SUBJECTLESS = (
    life.Deal,
    life.DealThis,
    life.GraveholdSuffers,
    life.ThisSuffers,
    life.ThisGains,
    life.GraveholdGains,
    protected.ProtectedGains,
    protected.ProtectedCharge,
    life.NemesisGains,
    life.PreventDamage,
    shapes.Impossible,
    shapes.Repeat,
    shapes.Until,
    shapes.Minion,
    NextTime,
    EachTime,
    pointing.DiscardInPlay,
    pointing.Power,
    pointing.PowerTokens,
    pointing.Silence,
    nemesis_deck.ReturnNemesisCard,
    spells.CastAll,
    spells.CastFrom,
    gains.ShareCharges,
    gains.NextGain,
    gains.AssignThis,
    order.ReorderTurnOrder,
    nemesis.Unleash,
    nemesis.Routine,
    nemesis.ChangeCounter,
    nemesis.LoseGame,
    nemesis.WinGame,
    side_decks.ResolveFrom,
    side_decks.Summon,
    pointing.Flip,
    nemesis.Invoke,
    side_decks.ThisUnder,
    side_decks.ThisOnto,
    nemesis.BuryThis,
    nemesis.DiscardThis,
    side_decks.Reshuffle,
    side_decks.DiscardFrom,
    side_decks.MoveCards,
    nemesis.Advance,
    rows.FillRow,
    rows.PushRow,
    rows.TakeSupply,
    rows.LookAtDeck,
    tracks.AddTokens,
    tracks.AdvanceTokens,
    tracks.MoveToken,
    tracks.RemoveTokens,
    tracks.TokenGains,
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
    life.DealThis: "damage",
    life.Prevent: "damage",
    life.GraveholdSuffers: "damage",
    life.ThisSuffers: "damage",
    life.ThisGains: "life",
    life.Heal: "life",
    life.GraveholdGains: "life",
    protected.ProtectedGains: "life",
    protected.ProtectedCharge: "charges",
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
    if isinstance(step, life.DealThis):
        args["minion"] = (
            replace_attr(c.minion, "dat") if c.minion is not None else say("minion-this", "dat", this=c.this)
        )
    if isinstance(step, (life.Heal, protected.ProtectedGains)):
        args["above"] = "yes" if step.above else "no"
    if isinstance(step, gains.Charge):
        args["only"] = "yes" if step.own else "no"
    if isinstance(step, (protected.ProtectedGains, protected.ProtectedCharge)):
        args["protected"] = Name("protected", step.who)
    if isinstance(step, life.Prevent):
        args["until"] = step.until.replace("_", "-")
    if isinstance(step, life.NemesisGains):
        args["nemesis"] = Name("nemesis", c.nemesis)
    if isinstance(step, swarm.Spawn):
        args["swarm"] = Name("swarm", c.nemesis)
    return Phrase(f"step-{_verb(step)}", args)


def _deal(step: life.Deal, c: Context) -> Phrase:
    c = replace(c, mine=True)
    amount = numbers.amount("damage", step.amount, c)
    if step.plus is not None and step.may is None:
        amount = _more(amount, step, step.plus, c)
    id = "step-deal-divided" if step.divided else "step-deal"
    return say(id, target=step.target.replace("_", "-"), amount=amount, how=amount.id, **amount.args)


def _more(amount: Phrase, step: life.Deal, plus: Amount, c: Context) -> Phrase:
    """Damage with more damage of the same source: always, or if a condition holds."""
    number, base = numbers.plain(plus), numbers.plain(step.amount)
    only = numbers.condition(step.condition, c) if step.condition is not None else None
    if only is not None:
        if number is not None:
            return numbers.plus_if("damage", amount, base, number, only)
        return say("amount-more-if", base=amount, more=numbers.amount("damage", plus, c), condition=only)
    if number is not None and _only_grows(step.amount):
        return numbers.amount("damage", replace(step.amount, base=step.amount.base + number), c)
    if base is not None and _only_grows(plus):
        return numbers.amount("damage", replace(plus, base=base + plus.base), c)
    return say("amount-more", base=amount, more=numbers.amount("damage", plus, c))


def _only_grows(value: Amount) -> bool:
    """Can a number be added to its base? Not where it may be held at 0, or is half of something."""
    return value.base >= 0 and value.times > 0 and not value.half_up


KNOWN_LIMITS = (
    "gain_spell",
    "gain_gem",
    "gain_relic",
    "gain",
    "gain_gem-gain_relic",
    "gain_spell-focus-open",
    "not-gain_relic-gain_spell",
)
"""Limits of aether that shipped cards have, with a message that is shorter than a list of uses."""


def _aether(step: gains.Aether, c: Context) -> Phrase:
    args: dict[str, Any] = {"amount": numbers.amount("aether", step.amount, c)}
    uses = _uses(step.only or step.never)
    limit = ("not-" if step.never else "") + "-".join(uses) if uses else "none"
    args["uses"] = ""
    if uses and limit not in KNOWN_LIMITS:
        limit = "not" if step.never else "only"
        join = "use-nor" if step.never else "kind-or"
        *listed, last = [say("use", use=use.replace("_", "-")) for use in uses]
        args["uses"] = say(join, a=_either(listed, "list-and"), b=last) if listed else last
    args["limit"] = limit.replace("_", "-")
    args["also"] = "yes" if c.also and c.who is None else "no"
    number = numbers.plain(step.amount)
    args["n"] = number if number is not None else 2
    return Phrase("step-aether", args)


def _uses(listed: list[str]) -> list[str]:
    """In the order of the rules, without what another one contains."""
    mask = 0
    for use in listed:
        mask |= constants.USES[use]
    found = [use for use, bits in constants.USES.items() if mask & bits == bits]
    return [use for use in found if use == "gain" or "gain" not in found or not use.startswith("gain")]


def _either(parts: list[Any], join: str = "kind-or") -> Any:
    return reduce(lambda a, b: say(join, a=a, b=b), parts)


def _move(step: Move, c: Context) -> Phrase:
    if isinstance(step, DestroyThis):
        return say("step-destroy-this", this=c.this) if step.this else say("step-destroy-played")
    what = pick(step.pick, c)
    made = Phrase(f"step-{_verb(step)}", {**what.args, "what": what, "how": what.id})
    if step.pick.name:
        c.chosen[step.pick.name] = (_verb(step), c.chosen[step.pick.name][1])
    if step.pick.whose == "together":
        made.attr = "maytogether" if step.pick.up_to else "together"
    elif step.pick.whose == "you":
        made.attr = "you"
    if step.pick.with_breach:
        made.id = "step-destroy-with-breach"
    return made


def _play(step: gains.Play, c: Context) -> Phrase:
    if step.name:
        c.chosen[step.name] = ("play", step.kind[0] if len(step.kind) == 1 else "card")
    return say("step-play", "you", kind=moves.kinds(step.kind), n=step.times)


def _cast(step: spells.Cast, c: Context) -> Phrase:
    args: dict[str, Any] = {"whose": step.whose, "fresh": "yes" if step.fresh else "no", "n": step.up_to}
    args |= {"bonus": step.bonus, "twice": "yes" if step.times > 1 else "no", "after": step.after or "none"}
    args |= {"limit": "yes" if step.cost_at_most >= 0 else "no", "cost": max(0, step.cost_at_most)}
    return Phrase("step-cast", args | {"many": "yes" if step.up_to else "no"}, "you")


def _counter(step: nemesis.ChangeCounter, c: Context) -> Phrase:
    change = step.gain if step.gain is not None else step.lose
    assert change is not None
    term = named(step.name)
    args = {"nemesis": Name("nemesis", c.nemesis), "how": "gain" if step.gain is not None else "lose", **term}
    number = numbers.plain(change)
    if number is not None:
        return Phrase("step-counter", {**args, "n": number})
    return Phrase("step-counter-counted", {**args, "amount": numbers.amount("tokens", change, c, **term)})


def _unleash(step: nemesis.Unleash, c: Context) -> Phrase:
    number = numbers.plain(step.count)
    if number is not None:
        return say("step-unleash", n=number)
    return say("step-unleash-counted", amount=numbers.amount("times", step.count, c))


def _deck(step: Any, c: Context) -> Phrase:
    args: dict[str, Any] = {
        "term": Name("term", step.deck),
        "gen": Name("term", step.deck, "gen"),
        "n": getattr(step, "count", 1),
    }
    if isinstance(step, side_decks.Summon) and step.life:
        return Phrase("step-summon-life", {**args, "n": step.life})
    if isinstance(step, side_decks.Reshuffle) and step.all:
        return Phrase("step-reshuffle-all", args)
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


def _add_tokens(step: tracks.AddTokens, c: Context) -> Phrase:
    term = named(step.track)
    number = numbers.plain(step.count)
    if number is not None:
        return say("step-add-tokens", n=number, **term)
    return say("step-add-tokens-counted", amount=numbers.amount("tokens", step.count, c, **term), **term)


def _advance_tokens(step: tracks.AdvanceTokens, c: Context) -> Phrase:
    return say("step-advance-tokens", which=step.which, count=step.count, n=step.by, group=c.group, **named(step.track))


def _remove_tokens(step: tracks.RemoveTokens, c: Context) -> Phrase:
    how = "adjacent" if step.adjacent else "most" if step.up_to else "exactly"
    return say("step-remove-tokens", how=how, n=step.up_to or step.count, group=c.group, **named(step.track))


def _move_token(step: tracks.MoveToken, c: Context) -> Phrase:
    term = named(step.group)
    flags = {"back": "yes" if step.back else "no", "twice": "yes" if step.twice else "no"}
    return Phrase("step-move-token", {**term, **flags, "which": step.which, "count": step.count, "n": step.by})


def _token_gains(step: tracks.TokenGains, c: Context) -> Phrase:
    amount = numbers.amount("life", step.amount, c)
    term = named(step.group)
    term["which"] = step.which.replace("_", "-")
    return Phrase("step-token-gains", {**amount.args, **term, "amount": amount, "how": amount.id})


def _of_row(step: Any, c: Context) -> Phrase:
    args = named(step.row)
    if isinstance(step, rows.PushRow):
        args |= {"which": "one" if step.space else "each", "n": step.space}
    return Phrase(f"step-{_verb(step)}", args)


def _of_side_deck(step: Any, c: Context) -> Phrase:
    args = named(step.deck)
    if isinstance(step, rows.PutInto):
        made = Phrase("step-put-into", {**args, "what": pick(step.pick, c)})
        if step.pick.whose == "together":
            made.attr = "maytogether" if step.pick.up_to else "together"
        elif step.pick.whose == "you":
            made.attr = "you"
        return made
    args["n"] = step.count
    if isinstance(step, rows.TakeSupply):
        return Phrase("step-take-supply", {**args, "kind": step.kind, "spare": "yes" if step.spare_cheapest else "no"})
    return Phrase("step-look-at-deck", {**args, "under": step.under})


def _invoke(step: nemesis.Invoke, c: Context) -> Phrase:
    minion = replace_attr(c.minion, "gen") if c.minion is not None else say("minion-this", "gen", this=c.this)
    part, gen = Name("term", step.part), Name("term", step.part, "gen")
    return say("step-invoke", part=part, gen=gen, minion=minion, spare="yes" if step.spare else "no")


def _devour(step: devouring.Devour, c: Context) -> Phrase:
    if step.which == "each":
        return say("step-devour-each", kind=step.kind or "any")
    args = {"which": step.which.replace("_", "-"), "kind": step.kind or "any"}
    number = numbers.plain(step.count)
    if number is not None:
        return Phrase("step-devour", {"n": number, **args})
    amount = numbers.amount("cards", step.count, c)
    return Phrase("step-devour-counted", {**amount.args, "amount": amount, "how": amount.id, **args})


def _return(step: order.ReturnTurnOrder, c: Context) -> Phrase:
    if step.keep:
        return say("step-return-turn-order-keep", group=c.group)
    args = {"which": step.which or "player", "count": "all" if step.all else "one", "group": c.group}
    return Phrase("step-return-turn-order-theirs" if step.which == "theirs" else "step-return-turn-order", args)


def _focus(step: spells.Focus, c: Context) -> Phrase:
    which = step.which.replace("_", "-")
    if step.breach:
        numeral = ("I", "II", "III", "IV")[step.breach - 1]
        return say("step-focus-breach", which=which, numeral=numeral, n=step.times)
    return say("step-focus", which=which) if step.times == 1 else say("step-focus-times", which=which, n=step.times)


def _reveal(step: cards.Reveal, c: Context) -> Phrase:
    if step.top_of == "turn_order":
        return say("step-reveal-turn-order", "you", group=c.group)
    if step.top_of == "nemesis_deck":
        return say("step-reveal-nemesis-deck", "you", group=c.group)
    return say("step-reveal", n=step.count)


def _discard_swarm(step: swarm.DiscardSwarm, c: Context) -> Phrase:
    c.chosen[step.name] = ("discard", "swarm")
    args: dict[str, Any] = {"swarm": Name("swarm", c.nemesis), "gen": Name("swarm", c.nemesis, "gen")}
    number = numbers.plain(step.amount)
    half = step.amount.half_up and isinstance(step.amount.per, counts.Swarm) and step.amount.condition is None
    if number is not None or half:
        return Phrase("step-discard-swarm", {"n": number or 0, "half": "yes" if half else "no", **args})
    return Phrase("step-discard-swarm-counted", {"amount": numbers.amount("swarm", step.amount, c), **args})


def _sigil(step: spells.SigilBreach, c: Context) -> Phrase:
    numerals = [("I", "II", "III", "IV")[n - 1] for n in sorted(set(step.breaches))]
    return say("step-sigil-breach", bonus=step.bonus, breaches=_either(numerals))


def _resolve_hand(step: side_decks.ResolveHand, c: Context) -> Phrase:
    return Phrase("step-resolve-hand", numbers.terms(step.kind))


def _discard_nemesis_deck(step: nemesis.DiscardNemesisDeck, c: Context) -> Phrase:
    c.chosen[step.name] = ("discard", "card")
    return say("step-discard-nemesis-deck", count=step.count)


def _put(step: cards.PutRevealed, c: Context) -> Phrase:
    return say("step-put-revealed", to=step.to, which="most-expensive" if step.most_expensive else "it", group=c.group)


MAKERS: dict[type[Step], Callable[[Any, Context], Phrase]] = {
    **dict.fromkeys(UNITS, _amount),
    **moves.MAKERS,
    life.Deal: _deal,
    life.PreventDamage: lambda s, c: say("step-prevent-damage"),
    gains.Aether: _aether,
    gains.Pay: lambda s, c: say("step-pay", n=s.amount),
    gains.LoseCharges: lambda s, c: say("step-lose-charges", n=s.amount, all="yes" if s.all else "no"),
    gains.ShareCharges: lambda s, c: say("step-share-charges", n=s.amount),
    gains.NextGain: lambda s, c: say(
        "step-next-gain", to=s.to.replace("_", "-"), optional="yes" if s.optional else "no"
    ),
    gains.Play: _play,
    cards.Discard: _move,
    cards.Destroy: _move,
    DestroyThis: _move,
    cards.Take: _move,
    cards.Reveal: _reveal,
    cards.PutRevealed: _put,
    spells.Focus: _focus,
    spells.Prep: lambda s, c: say("step-prep", zone=s.zone, to=s.to),
    spells.Cast: _cast,
    spells.CastAll: lambda s, c: say("step-cast-all", "you"),
    spells.TwoPerBreach: lambda s, c: say("step-two-per-breach"),
    spells.SigilBreach: _sigil,
    order.ReturnTurnOrder: _return,
    nemesis.Unleash: _unleash,
    nemesis.Routine: lambda s, c: say("step-routine", nemesis=Name("nemesis", c.nemesis), term=Name("term", s.name)),
    nemesis.ChangeCounter: _counter,
    side_decks.ResolveFrom: _deck,
    side_decks.Summon: _deck,
    side_decks.ThisUnder: _deck,
    side_decks.Reshuffle: _deck,
    side_decks.DiscardFrom: _deck,
    side_decks.GainFrom: _deck,
    side_decks.ShareFrom: _deck,
    pointing.Flip: lambda s, c: say("step-flip", group=c.group, **numbers.terms(s.kind)),
    nemesis.Invoke: _invoke,
    side_decks.MoveCards: _move_cards,
    nemesis.Advance: _advance,
    **dict.fromkeys((rows.FillRow, rows.PushRow, rows.DestroyFromRow), _of_row),
    **dict.fromkeys((rows.TakeSupply, rows.LookAtDeck, rows.PutInto), _of_side_deck),
    tracks.MoveToken: _move_token,
    tracks.TokenGains: _token_gains,
    side_decks.ThisOnto: lambda s, c: say("step-this-onto", this=c.this, **named(s.pile)),
    tracks.AddTokens: _add_tokens,
    tracks.AdvanceTokens: _advance_tokens,
    tracks.RemoveTokens: _remove_tokens,
    gains.ToSupply: lambda s, c: say("step-to-supply", card=Name("card", s.card), n=s.count),
    side_decks.ResolveHand: _resolve_hand,
    devouring.Devour: _devour,
    nemesis.BuryThis: lambda s, c: say("step-bury-this", this=c.this),
    nemesis.DiscardThis: lambda s, c: (
        say("step-discard-this", this=c.this, group=c.group)
        if c.minion is None
        else say("step-discard-that", minion=replace_attr(c.minion, "acc"), group=c.group)
    ),
    swarm.DiscardSwarm: _discard_swarm,
    nemesis.DiscardNemesisDeck: _discard_nemesis_deck,
}
