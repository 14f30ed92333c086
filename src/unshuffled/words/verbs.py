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

from unshuffled.rules.core import constants
from unshuffled.rules.core.language import Amount, Step
from unshuffled.rules.effects import (
    cards,
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
from unshuffled.words import foes, moves, numbers
from unshuffled.words.foes import verb
from unshuffled.words.phrases import Name, Phrase, say
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
    return maker(step, c) if maker is not None else Phrase(f"step-{verb(step)}", _fields(step, c))


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
    return Phrase(f"step-{verb(step)}", args)


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
    made = Phrase(f"step-{verb(step)}", {**what.args, "what": what, "how": what.id})
    if step.pick.name:
        c.chosen[step.pick.name] = (verb(step), c.chosen[step.pick.name][1])
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


def _sigil(step: spells.SigilBreach, c: Context) -> Phrase:
    numerals = [("I", "II", "III", "IV")[n - 1] for n in sorted(set(step.breaches))]
    return say("step-sigil-breach", bonus=step.bonus, breaches=_either(numerals))


def _put(step: cards.PutRevealed, c: Context) -> Phrase:
    return say("step-put-revealed", to=step.to, which="most-expensive" if step.most_expensive else "it", group=c.group)


MAKERS: dict[type[Step], Callable[[Any, Context], Phrase]] = {
    **dict.fromkeys(UNITS, _amount),
    **moves.MAKERS,
    **foes.MAKERS,
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
    gains.ToSupply: lambda s, c: say("step-to-supply", card=Name("card", s.card), n=s.count),
}
