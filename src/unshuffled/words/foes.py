"""Sentences of verbs of the nemesis: its counters, tracks, rows, side decks, swarm and what it devours."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from unshuffled.packs.grammar import word_of
from unshuffled.rules.core.language import Step
from unshuffled.rules.effects import counts, devouring, nemesis, pointing, rows, side_decks, swarm, tracks
from unshuffled.words import numbers
from unshuffled.words.phrases import Name, Phrase, named, say
from unshuffled.words.picks import pick, replace_attr
from unshuffled.words.players import Context


def verb(step: Step) -> str:
    """The word of a step, as messages are named after it."""
    return word_of(step).replace("_", "-")


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
    return Phrase(f"step-{verb(step)}", args)


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
    return Phrase(f"step-{verb(step)}", args)


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


def _discard_swarm(step: swarm.DiscardSwarm, c: Context) -> Phrase:
    c.chosen[step.name] = ("discard", "swarm")
    args: dict[str, Any] = {"swarm": Name("swarm", c.nemesis), "gen": Name("swarm", c.nemesis, "gen")}
    number = numbers.plain(step.amount)
    half = step.amount.half_up and isinstance(step.amount.per, counts.Swarm) and step.amount.condition is None
    if number is not None or half:
        return Phrase("step-discard-swarm", {"n": number or 0, "half": "yes" if half else "no", **args})
    return Phrase("step-discard-swarm-counted", {"amount": numbers.amount("swarm", step.amount, c), **args})


def _resolve_hand(step: side_decks.ResolveHand, c: Context) -> Phrase:
    return Phrase("step-resolve-hand", numbers.terms(step.kind))


def _discard_nemesis_deck(step: nemesis.DiscardNemesisDeck, c: Context) -> Phrase:
    c.chosen[step.name] = ("discard", "card")
    return say("step-discard-nemesis-deck", count=step.count)


MAKERS: dict[type[Step], Callable[[Any, Context], Phrase]] = {
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
