"""Cards as a person reads them on the table: lines of phrases. Mats are in `mats`.

A `Line` has an optional label ("Cast", "Persistent") and what it says. Nothing is typed per card: what a card says
is made from what it does.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from unshuffled.rules.core import constants
from unshuffled.rules.core.cards import ABILITY, Action, Card, DamageTaken
from unshuffled.rules.core.language import Block
from unshuffled.rules.core.moments import MOMENTS
from unshuffled.rules.effects import conditions
from unshuffled.rules.effects.life import DealThis
from unshuffled.rules.effects.moments import NextTime
from unshuffled.rules.effects.shapes import If
from unshuffled.words import moments, numbers, steps
from unshuffled.words.phrases import Name, Phrase, Seq, follows, named, say
from unshuffled.words.players import Context


@dataclass(slots=True)
class Line:
    """One paragraph."""

    text: Any
    label: Phrase | None = None


def type_line(card: Card) -> Phrase:
    """What it is: kind, cost, tier, life or power."""
    kind = numbers.kind_name(card.kind)
    if card.is_player_card:
        return say("type-player", kind=kind, cost=card.cost)
    if card.treasure:
        return say("type-treasure", kind=kind, level=card.treasure)
    if card.life is not None and card.life.is_plain:
        return say("type-life", kind=kind, tier=card.tier, life=card.life.base)
    if card.life is not None:
        counted = numbers.amount("life", card.life, context_of(card))
        return say("type-life-counted", kind=kind, tier=card.tier, life=counted)
    if card.power:
        return say("type-power", kind=kind, tier=card.tier, power=card.power)
    return say("type-plain", kind=kind, tier=card.tier)


def _any_of(cards: list[str]) -> Any:
    """One of these cards."""
    found: Any = Name("card", cards[-1])
    for id in reversed(cards[:-1]):
        found = say("kind-or", a=Name("card", id), b=found)
    return found


def _also(card: Card) -> Any:
    """Cards and kinds as which a card counts."""
    names: list[Any] = [Name("card", id) for id in card.counts_as]
    names += [numbers.kind_name(kind) for kind in card.counts_as_kinds]
    found: Any = names[-1]
    for name in reversed(names[:-1]):
        found = say("list-and", a=name, b=found)
    return found


def context_of(card: Card, who: Any = None) -> Context:
    """How a card's sentences speak of it, and to whom."""
    this = card.kind if card.kind in ("minion", "power") else "minion" if card.life is not None else "card"
    own = card.is_player_card or card.play is not None or card.treasure == 3 or card.kind == ABILITY
    group = "no" if own else "yes"
    return Context(who=who, this=this, nemesis=card.nemesis, group=group, card=card.id)


def card_lines(card: Card) -> list[Line]:
    """Everything the card says."""
    lines: list[Line] = []
    you = context_of(card)
    if card.market and card.market != card.kind:
        lines.append(Line(say("rule-market-place", kind=card.market)))
    if card.is_player_card and not card.is_playable and not card.is_spell:
        lines.append(Line(say("rule-held")))
    if card.side_deck:
        lines.append(Line(say("rule-side-deck", n=card.copies, **named(card.side_deck))))
    if card.upgraded:
        lines.append(Line(say("rule-upgraded")))
    if card.replaces:
        lines.append(Line(say("rule-treasure", level=card.treasure, cards=_any_of(card.replaces))))
    for id in card.brings:
        lines.append(Line(say("rule-brings", card=Name("card", id))))
    if card.when_game_starts is not None:
        lines.append(_when_game_starts(card.when_game_starts, replace(you, opening=True)))
    if card.pile_bonus:
        lines.append(Line(say("rule-pile-bonus", n=card.pile_bonus)))
    if card.gravehold_gains_more:
        lines.append(Line(say("rule-gravehold-gains-more", n=card.gravehold_gains_more)))
    if card.prep != "usual":
        lines.append(Line(say(f"rule-prep-{card.prep.replace('_', '-')}")))
    if card.link:
        lines.append(Line(say("rule-link")))
    if card.echo:
        lines.append(Line(say("rule-echo")))
    if card.gain_to is not None:
        lines.append(
            Line(
                say(
                    "rule-gain-to",
                    to=card.gain_to.to.replace("_", "-"),
                    optional="yes" if card.gain_to.optional else "no",
                ),
                say("label-when-gained"),
            )
        )
    if card.when_gained is not None:
        lines.append(_when_gained(card.when_gained, you))
    if card.when_discarded is not None:
        lines.append(Line(steps.block(card.when_discarded, you), say("label-when-discarded")))
    if card.when_in_hand is not None:
        lines.append(Line(steps.block(card.when_in_hand, you), say("label-when-in-hand")))
    lines += _while_prepped(card, you)
    if card.play is not None:
        lines.append(Line(steps.block(card.play, you)))
    if card.cast is not None:
        lines.append(Line(steps.block(card.cast, you), say("label-cast")))
    lines += _standing(card, you)
    for name, part in card.parts.items():
        lines.append(Line(steps.block(part, you), say("label-part", part=Name("term", name))))
    if card.do is not None:
        lines.append(Line(steps.block(card.do, you)))
    for label, block in (
        ("immediately", card.immediately),
        ("persistent", card.persistent),
        ("to-discard", card.to_discard),
        ("power", card.when_out),
    ):
        if block is not None:
            told = replace(you, group="no") if label == "to-discard" else you
            lines.append(Line(steps.block(block, told), say(f"label-{label}", n=card.power)))
    lines += _in_front(card, replace(you, group="no"))
    return lines


def _when_game_starts(what: Block, c: Context) -> Line:
    """What happens before the first turn. What only waits for a first turn needs no label."""
    waits = all(isinstance(step, NextTime) and MOMENTS[step.when].is_time for step in what.steps)
    return Line(steps.block(what, c), None if waits else say("label-when-game-starts"))


def _when_gained(what: Block, c: Context) -> Line:
    """What happens when it is gained. That it must be your turn is part of the label."""
    only = what.steps[0] if len(what.steps) == 1 else None
    if isinstance(only, If) and only.otherwise is None:
        asked = only.condition.parts if isinstance(only.condition, conditions.All) else [only.condition]
        rest = [part for part in asked if not isinstance(part, conditions.YourTurn)]
        if len(rest) < len(asked):
            then = Block(what.address, [replace(only, condition=conditions.All(rest))]) if rest else only.then
            return Line(steps.block(then, c), say("label-when-gained-in-turn"))
    return Line(steps.block(what, c), say("label-when-gained"))


def _in_front(card: Card, c: Context) -> list[Line]:
    """What an attack says to the player in front of whom it lies."""
    if card.kind != "attack":
        return []
    said: list[Any] = [say("rule-any-player")] if card.any_player else []
    said += [moments.reaction(reaction, c, steps.block) for reaction in card.reactions]
    return [Line(Seq(said), say("label-in-front"))] if said else []


def _while_prepped(card: Card, c: Context) -> list[Line]:
    said: list[Any] = []
    if card.also_prep:
        said.append(say("rule-also-prep", card=Name("card", card.also_prep)))
    if card.less_damage:
        said.append(say("rule-less-damage", n=card.less_damage))
    if card.spell_bonus:
        said.append(say("rule-spell-bonus", n=card.spell_bonus))
    for moment, block in card.while_prepped.items():
        said.append(say(f"moment-{moment.replace('_', '-')}", **follows(steps.block(block, c))))
    if card.is_spell:
        said += [moments.reaction(reaction, c, steps.block) for reaction in card.reactions]
    for action in card.actions if card.is_player_card else []:
        once = "yes" if action.once_per_turn else "no"
        said.append(say("rule-action", once=once, n=action.pay, **steps.action(action.do, c)))
    return [Line(Seq(said), say("label-while-prepped"))] if said else []


def _standing(card: Card, c: Context) -> list[Line]:
    """Text of a nemesis card that is always on (ED-20), and what a card is."""
    lines: list[Line] = []
    if card.in_deck > 1:
        lines.append(Line(say("rule-copies", n=card.in_deck)))
    if card.looks_like:
        lines.append(Line(say("rule-looks-like", card=Name("card", card.looks_like))))
    always = _always(card, c)
    actions = [] if card.is_player_card else [_action(action, c) for action in card.actions]
    if _wanders(card):
        lines.append(Line(Seq([always.pop(0), *actions]), say("label-wandering")))
        actions = []
    if card.is_player_card or card.treasure:
        lines += [Line(said) for said in always]
    else:
        lines += [Line(say("standing", says=said)) for said in always]
    for moment in ("discarded", "flipped"):
        if moment in card.hooks:
            lines.append(Line(_card_hook(card, moment, c)))
    return lines + [Line(said) for said in actions]


def _action(action: Action, c: Context) -> Phrase:
    """Return what a card in play lets a player do in their main phase."""
    once = "yes" if action.once_per_turn else "no"
    return say("rule-action", once=once, n=action.pay, **steps.action(action.do, replace(c, group="no")))


def _wanders(card: Card) -> bool:
    """Return whether the minion has the keyword Wandering (KEY-38): both of its rules."""
    taken = card.damage_taken
    pays = any(isinstance(step, DealThis) for action in card.actions for step in action.do.steps)
    return pays and taken is not None and taken.by == "cards" and taken.at_most == 1


def _always(card: Card, c: Context) -> list[Any]:
    """What holds as long as the card is in play."""
    said: list[Any] = []
    if card.damage_taken is not None:
        said.append(Seq(list(damage_taken(card.damage_taken, say("minion-this", "dat", this=c.this), c))))
    if card.counts_as or card.counts_as_kinds:
        said.append(say("rule-counts-as", what=_also(card)))
    if card.protects:
        said.append(say("rule-protects", **numbers.terms(card.protects)))
    if card.more_damage:
        said.append(say("rule-more-damage", n=card.more_damage))
    for name, cost in card.action_costs.items():
        how = "never" if cost < 0 else "price"
        said.append(say("rule-action-cost", action=Name("term", name), how=how, n=max(0, cost)))
    if card.minions_take_less:
        said.append(say("rule-minions-take-less", n=card.minions_take_less))
    said += [say(f"rule-no-{name}") for name, bit in constants.FORBIDDEN.items() if card.forbids & bit]
    if card.guards:
        said.append(say("rule-guards"))
    if card.enters_on:
        end = "yes" if card.at_end_of_row is not None else "no"
        does = steps.block(card.at_end_of_row, c) if card.at_end_of_row is not None else ""
        said.append(say("rule-enters-on", does=end, says=does, **named(card.enters_on)))
    if card.shields:
        said.append(say("rule-shields", nemesis=Name("nemesis", c.nemesis)))
    said += [_card_hook(card, moment, c) for moment in card.hooks if moment not in ("discarded", "flipped")]
    if card.kind != "attack" and not card.is_spell:
        said += [moments.reaction(reaction, c, steps.block) for reaction in card.reactions]
    if card.returns:
        said.append(say("rule-returns", this=c.this))
    if card.swarm_life:
        swarm, gen = Name("swarm", c.nemesis), Name("swarm", c.nemesis, "gen")
        said.append(say("rule-swarm-life", n=card.swarm_life, swarm=swarm, gen=gen))
    return said


def _card_hook(card: Card, moment: str, c: Context) -> Phrase:
    context = c.third(say("who-dealer")) if moment in ("damaged", "damaged_by_player") else c
    return say(
        f"moment-{moment.replace('_', '-')}",
        this=c.this,
        nemesis=Name("nemesis", c.nemesis) if c.nemesis else "",
        **follows(steps.block(card.hooks[moment], context)),
    )


def damage_taken(taken: DamageTaken, target: Any, c: Context) -> list[Phrase]:
    """What changes the damage dealt to a target."""
    said = []
    if taken.by or taken.at_least:
        said += _damage_by(taken, target)
    elif taken.at_most:
        said.append(say("rule-damage-at-most", target=target, n=taken.at_most))
    if taken.less is not None and not (taken.by or taken.at_least):
        number = numbers.plain(taken.less)
        if number is not None:
            said.append(say("rule-damage-less", target=target, n=number))
        else:
            less = numbers.amount("damage", taken.less, c)
            args = {**less.args, "target": target, "amount": less, "how": less.id}
            said.append(Phrase("rule-damage-less-counted", args))
    if taken.none_while is not None:
        said.append(say("rule-damage-none", target=target, condition=numbers.condition(taken.none_while, c)))
    if taken.then is not None:
        said.append(say("rule-damage-then", **follows(steps.block(taken.then, c))))
    return said


def _damage_by(taken: DamageTaken, target: Any) -> list[Phrase]:
    """Damage of one sort only, or that is reduced to no less than so much."""
    low, high = taken.cost_at_least, taken.cost_at_most
    cost = "between" if low >= 0 and high >= 0 else "least" if low >= 0 else "most" if high >= 0 else "any"
    by = say("damage-by", by=taken.by or "any", cost=cost, low=max(0, low), high=max(0, high))
    said = []
    if taken.at_most:
        said.append(say("rule-damage-by-at-most", target=target, by=by, n=taken.at_most))
    if taken.less is not None:
        said.append(say("rule-damage-by-less", target=target, by=by, n=taken.less.base, least=taken.at_least))
    return said
