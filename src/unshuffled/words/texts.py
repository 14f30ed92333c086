"""Cards, mage mats and nemesis mats as a person reads them on the table: lines of phrases.

A `Line` has an optional label ("Cast", "Persistent") and what it says. Nothing is typed per card: what a card says
is made from what it does.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from itertools import groupby
from typing import Any

from unshuffled.rules.core import constants
from unshuffled.rules.core.cards import ABILITY, Card, DamageTaken, Hook
from unshuffled.rules.core.content import Content
from unshuffled.rules.core.language import Block
from unshuffled.rules.core.mats import Counter, Mage, MatAction, Nemesis, Protected, Row, Tile
from unshuffled.rules.core.moments import MOMENTS
from unshuffled.rules.effects import conditions
from unshuffled.rules.effects.moments import NextTime
from unshuffled.rules.effects.shapes import If
from unshuffled.rules.effects.side_decks import ResolveHand
from unshuffled.words import moments, numbers, steps
from unshuffled.words.phrases import Name, Phrase, Seq, follows, named, say
from unshuffled.words.players import THAT_PLAYER, Context

MANY_TOKENS = 10_000
"""A counter without a `max` (`packs.mats`)."""


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
    if card.is_player_card or card.treasure:
        lines += [Line(said) for said in always]
    else:
        lines += [Line(say("standing", says=said)) for said in always]
    for moment in ("discarded", "flipped"):
        if moment in card.hooks:
            lines.append(Line(_card_hook(card, moment, c)))
    if not card.is_player_card:
        for action in card.actions:
            once = "yes" if action.once_per_turn else "no"
            told = steps.action(action.do, replace(c, group="no"))
            lines.append(Line(say("rule-action", once=once, n=action.pay, **told)))
    return lines


def _always(card: Card, c: Context) -> list[Any]:
    """What holds as long as the card is in play."""
    said: list[Any] = []
    if card.damage_taken is not None:
        said.append(Seq(list(_damage_taken(card.damage_taken, say("minion-this", "dat", this=c.this), c))))
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
    context = c.third(say("who-dealer")) if moment == "damaged" else c
    return say(
        f"moment-{moment.replace('_', '-')}",
        this=c.this,
        nemesis=Name("nemesis", c.nemesis) if c.nemesis else "",
        **follows(steps.block(card.hooks[moment], context)),
    )


def _damage_taken(taken: DamageTaken, target: Any, c: Context) -> list[Phrase]:
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


def mage_lines(content: Content, mage: Mage) -> list[Line]:
    """The mat: breaches, hand, deck, ability."""
    lines = [
        Line(Seq([breach(mage, b, turned) for b, turned in enumerate(mage.breaches)]), say("label-breaches")),
        Line(_listed(mage.hand), say("label-hand")),
        Line(_listed(mage.deck), say("label-deck")),
    ]
    assert mage.do is not None
    lines.append(Line(say("ability-title", name=Name("ability", mage.id), n=mage.charges), say("label-ability")))
    drawn = "-".join(sorted(set(mage.if_drawn)))
    lines.append(Line(say(f"during-{mage.during.replace('_', '-')}", drawn=drawn, **follows(ability_text(mage)))))
    you = Context(this="card")
    lines += [Line(moments.reaction(reaction, you, steps.block)) for reaction in mage.reactions]
    for track in mage.tracks:
        lines += [Line(said) for said in _spaces(track.name, track.start, list(track.spaces), you)]
    for token in mage.pile_tokens:
        names = named(token.name)
        lines.append(Line(say("rule-pile-tokens", n=token.count, **names)))
        gained = steps.block(token.when_gained, you.third(THAT_PLAYER))
        lines.append(Line(say("rule-pile-tokens-gained", then=gained, **names)))
        lines.append(Line(say("rule-pile-tokens-yours", then=steps.block(token.when_you_gain, you), **names)))
    if mage.gravehold_share != 2:
        lines.append(Line(say("rule-gravehold-share", n=mage.gravehold_share)))
    for b, tile in enumerate(mage.tiles):
        if tile is not None:
            lines.append(_tile(mage, b, tile))
    return lines


def space_texts(spaces: list[Block]) -> list[Seq]:
    """What the spaces of a track on a mage mat do."""
    return [steps.block(space, Context(this="card")) for space in spaces]


def _tile(mage: Mage, b: int, tile: Tile) -> Line:
    """A breach of the mage's own."""
    label = say("label-breach", term=Name("term", tile.name), numeral=("I", "II", "III", "IV")[b])
    return Line(breach_text(mage, b, tile), label)


def breach_text(mage: Mage, b: int, tile: Tile) -> Seq:
    """What is printed on a breach of the mage's own."""
    c = Context(this="card")
    said: list[Any] = []
    if mage.bonus[b]:
        said.append(say("rule-breach-bonus", n=mage.bonus[b]))
    if tile.roomy:
        said.append(say("rule-breach-roomy"))
    if tile.lasting:
        said.append(say("rule-breach-lasting"))
    if tile.when_opened is not None:
        said.append(say("rule-breach-opened", **follows(steps.block(tile.when_opened, c))))
    if tile.when_cast is not None:
        said.append(say("rule-breach-cast", **follows(steps.block(tile.when_cast, c))))
    return Seq(said)


def ability_text(mage: Mage) -> Seq:
    """What the ability does."""
    assert mage.do is not None
    return steps.block(mage.do, Context(this="card"))


def breach(mage: Mage, b: int, turned: int) -> Phrase:
    """A breach as it lies."""
    numeral = ("I", "II", "III", "IV")[b]
    if turned == constants.NO_BREACH:
        return say("breach-none", numeral=numeral)
    if turned == constants.OPEN_BREACH:
        return say("breach-open", numeral=numeral, bonus=mage.bonus[b])
    return say(
        "breach-closed",
        numeral=numeral,
        focus=mage.focus_cost[b],
        open=mage.open_cost[b][turned],
        turns=4 - turned,
    )


def _listed(ids: list[str]) -> Phrase:
    """Cards in order, equal neighbours counted."""
    made: Phrase | None = None
    at = 0
    while at < len(ids):
        n = 1
        while at + n < len(ids) and ids[at + n] == ids[at]:
            n += 1
        one = say("counted-card", n=n, card=Name("card", ids[at]))
        made = one if made is None else say("list-and", a=made, b=one)
        at += n
    assert made is not None
    return made


def protected_lines(protected: Protected) -> list[Line]:
    """The rules of who is protected instead of Gravehold."""
    name = Name("protected", protected.id)
    return [
        Line(say("rule-protected", protected=name, life=protected.life)),
        Line(say("rule-protected-charges", protected=name)),
        Line(say("rule-protected-ability", protected=name, n=protected.charges)),
        Line(say("rule-protected-deck")),
    ]


def nemesis_lines(nemesis: Nemesis) -> list[Line]:
    """The mat: setup, Unleash, additional rules."""
    c = Context(this="nemesis", nemesis=nemesis.id, group="yes")
    lines: list[Line] = []
    setup: list[Any] = [
        say("setup-deck", **named(deck.kind))
        for deck in nemesis.decks
        if not nemesis.cards or any(card.kind == deck.kind for card in nemesis.cards)
    ]
    setup += [
        say(
            "step-counter",
            nemesis=Name("nemesis", nemesis.id),
            n=counter.start,
            how="gain",
            **named(counter.name),
        )
        for counter in nemesis.counters
        if counter.start and not counter.steps and not counter.life_of
    ]
    if nemesis.setup is not None:
        setup += steps.block(nemesis.setup, c).parts
    if setup:
        lines.append(Line(Seq(setup), say("label-setup")))
    assert nemesis.unleash is not None
    lines.append(Line(steps.block(nemesis.unleash, c), say("label-unleash")))
    rules = [rule if isinstance(rule, Line) else Line(rule) for rule in _rules(nemesis, c)]
    # What has a label of its own comes last, so that nothing after it seems to belong to it.
    rules.sort(key=lambda rule: rule.label is not None)
    if rules and rules[0].label is None:
        rules[0].label = say("label-rules")
    return lines + rules


def _rules(nemesis: Nemesis, c: Context) -> list[Any]:
    """Sentences, and lines with a label of their own."""
    name = Name("nemesis", nemesis.id)
    said: list[Any] = []
    for routine, block in nemesis.routines.items():
        said.append(Line(steps.block(block, c), say("label-part", part=Name("term", routine))))
    for hooks in nemesis.hooks.values():
        said += [_hook(hook, c) for hook in hooks]
    said += [moments.reaction(reaction, c, steps.block) for reaction in nemesis.reactions]
    in_hand = [
        step.kind
        for hooks in nemesis.hooks.values()
        for hook in hooks
        for step in hook.do.steps
        if isinstance(step, ResolveHand) and step.kind not in numbers.KNOWN_KINDS
    ]
    for kind in dict.fromkeys(in_hand):
        said.append(say("rule-only-resolved", **named(kind)))
    if nemesis.untargetable:
        said.append(say("rule-untargetable", nemesis=name))
    if nemesis.damage_taken is not None:
        said.append(Seq(list(_damage_taken(nemesis.damage_taken, say("nemesis-dat", nemesis=name), c))))
    groups: list[str] = []
    for counter in nemesis.counters:
        if counter.steps:
            if not counter.group or counter.group not in groups:
                groups.append(counter.group)
                said += _track_rules(counter, nemesis)
            said += _track(counter, c)[1 if _is_like_its_group(counter, nemesis) else 0 :]
        elif (counter.smallest > 0 or counter.largest < MANY_TOKENS) and not counter.life_of:
            said.append(bounds(counter, nemesis.id))
    for moment, told in (("damaged", nemesis.token_damaged), ("gone", nemesis.token_gone)):
        if told is not None:
            group = next((counter.group for counter in nemesis.counters if counter.life_at >= 0), "")
            said.append(say(f"rule-token-{moment}", **named(group), **follows(steps.block(told, c))))
    if nemesis.special_do is not None:
        card, does = Name("term", nemesis.special_turn), steps.block(nemesis.special_do, c)
        said.append(say("rule-turn-card", term=card, n=nemesis.special_turns, says=does))
    if nemesis.row is not None:
        said += _row(nemesis.row, nemesis, c)
    if nemesis.devour_onto:
        said.append(
            say(
                "rule-devour",
                **named(nemesis.devour_onto),
                penalty="yes" if nemesis.devour_missing else "no",
                missing=steps.block(nemesis.devour_missing, c) if nemesis.devour_missing else "",
            )
        )
    if nemesis.open_pile >= 0:
        open_pile = nemesis.piles[nemesis.open_pile].name
        said.append(say("rule-open-pile", **named(open_pile)))
    if nemesis.swarm is not None:
        swarm, gen = Name("swarm", nemesis.id), Name("swarm", nemesis.id, "gen")
        said.append(say("rule-swarm", swarm=swarm, gen=gen, life=nemesis.swarm.life, most=nemesis.swarm.largest))
        if nemesis.swarm.spread is not None:
            dealer = c.third(say("who-that-player"))
            price = steps.offer(nemesis.swarm.spread, dealer) or say(
                "do-this", what=steps.block(nemesis.swarm.spread, dealer)
            )
            said.append(say("rule-swarm-spread", swarm=swarm, gen=gen, price=price))
        if nemesis.swarm.overflow is not None:
            said.append(
                say(
                    "rule-swarm-overflow",
                    swarm=swarm,
                    gen=gen,
                    most=nemesis.swarm.largest,
                    **follows(steps.block(nemesis.swarm.overflow, c)),
                )
            )
    for brought, copies in nemesis.supply.items():
        said.append(say("rule-supply-pile", card=Name("card", brought), n=copies))
    said += [_mat_action(action, nemesis.id) for action in nemesis.actions]
    for deck in nemesis.decks:
        if deck.two_sided:
            said.append(say("rule-two-sided", **numbers.terms(deck.kind)))
        if deck.refills:
            said.append(say("rule-refills", **numbers.terms(deck.kind)))
        if deck.when_empty is not None:
            said.append(
                say(
                    "rule-deck-empty",
                    **named(deck.kind),
                    **follows(steps.block(deck.when_empty, c)),
                )
            )
    for kind, more in nemesis.more_life.items():
        said.append(say("rule-more-life", n=more, **numbers.terms(kind)))
    for kind, rule in nemesis.when_destroyed.items():
        said.append(
            say(
                "rule-when-destroyed",
                **named(kind),
                to="discard" if rule == "any_discard" else "under",
            )
        )
    for kind, block in nemesis.when_discarded.items():
        said.append(
            say(
                "rule-when-discarded",
                **named(kind),
                **follows(steps.block(block, c)),
            )
        )
    if nemesis.exhaustion is not None:
        said.append(say("rule-exhaustion", **follows(steps.block(nemesis.exhaustion, c))))
    if nemesis.lose_when is not None:
        said.append(say("rule-lose-when", condition=numbers.condition(nemesis.lose_when, c)))
    return said


def _mat_action(action: MatAction, nemesis: str) -> Line:
    """What any player may do in their main phase."""
    c = Context(this="nemesis", nemesis=nemesis)
    args: dict[str, Any] = {"once": "no", "n": action.pay, **steps.action(action.do, c)}
    label = say("label-part", part=Name("term", action.name))
    if action.condition is not None:
        return Line(say("rule-action-if", condition=numbers.condition(action.condition, c), **args), label)
    return Line(say("rule-action", **args), label)


def bounds(counter: Counter, nemesis: str) -> Phrase:
    """How few and how many tokens there can be. That there are never fewer than 0 goes without saying."""
    limits = "most" if counter.smallest <= 0 else "both" if counter.largest < MANY_TOKENS else "least"
    return say(
        "rule-counter-bounds",
        nemesis=Name("nemesis", nemesis),
        limits=limits,
        least=counter.smallest,
        most=counter.largest,
        **named(counter.name),
    )


def _row(row: Row, nemesis: Nemesis, c: Context) -> list[Any]:
    """A row of cards: how they move, what happens at its end, and whether players may gain them."""
    args = named(row.name)
    deck = nemesis.piles[row.deck].name
    args |= {"deck": Name("term", deck), "deck-gen": Name("term", deck, "gen"), "n": len(row.piles)}
    said: list[Any] = [say("rule-row", **args)]
    end = "yes" if row.reached is not None else "no"
    does = steps.block(row.reached, c) if row.reached is not None else ""
    said.append(say("rule-row-end", does=end, says=does, **args))
    if row.gain:
        said.append(say("rule-row-gain", **args))
    if row.when_empty is not None:
        said.append(say("rule-row-empty", **follows(steps.block(row.when_empty, c)), **args))
    if row.skip_while is not None:
        condition = numbers.condition(row.skip_while, c)
        said.append(say("rule-row-skip", space=row.skipped + 1, condition=condition, **args))
    return said


def _track_rules(track: Counter, nemesis: Nemesis) -> list[Any]:
    """How its token moves, and those of its group."""
    name = track.group or track.name
    args = named(name)
    args["group"] = "yes" if track.group else "no"
    said: list[Any] = []
    if track.life_at >= 0:
        life = nemesis.counters[track.life_at].start
        said.append(say("rule-track-life", life=life, nemesis=Name("nemesis", nemesis.id), **args))
    if _is_like_its_group(track, nemesis):
        said.append(say("rule-tracks", n=len(track.steps), start=track.start, **args))
    if track.landing:
        said.append(say("rule-track-landing", **args))
    if track.last_again:
        said.append(say("rule-track-last", **args))
    if track.no_way_back:
        said.append(say("rule-track-back", steps=_any_number(track.no_way_back), **args))
    return said


def _is_like_its_group(track: Counter, nemesis: Nemesis) -> bool:
    """Are all tracks of its group as long as it, with the same start, so that one sentence says so of all?"""
    tracks = [other for other in nemesis.counters if other.group and other.group == track.group]
    return len(tracks) > 1 and len({(len(other.steps), other.start) for other in tracks}) == 1


def _listed_steps(steps: tuple[int, ...]) -> Any:
    """The space where tokens enter, for each number of players."""
    found: Any = None
    for step, same in groupby(enumerate(steps, 1), key=lambda each: each[1]):
        players = [number for number, _ in same]
        one = say("step-for-players", n=step, players=players[-1], least=players[0], many=min(len(players), 2))
        found = one if found is None else say("list-and", a=found, b=one)
    return found


def _any_number(numbers: tuple[int, ...]) -> Any:
    found: Any = str(numbers[-1])
    for n in reversed(numbers[:-1]):
        found = say("kind-or", a=str(n), b=found)
    return found


def _track(track: Counter, c: Context) -> list[Any]:
    """How many steps it has, and what happens on each."""
    said = _spaces(track.name, track.start, track.steps, c)
    if track.many:
        names = named(track.name)
        more = [say("rule-track-many", enter=_listed_steps(track.enter), **names)]
        if track.loop:
            more.append(say("rule-track-loop", n=track.loop, **names))
        if track.pushes:
            more.append(say("rule-track-pushes", n=track.pushes, **names))
        said[1:1] = more
    return said


def _spaces(name: str, start: int, spaces: list[Block | None], c: Context) -> list[Any]:
    term = Name("term", name)
    said: list[Any] = [say("rule-track", term=term, n=len(spaces), start=start)]
    for n, block in enumerate(spaces, 1):
        if block is not None:
            said.append(say("rule-track-step", term=term, n=n, says=steps.block(block, c)))
    return said


def _hook(hook: Hook, c: Context) -> Phrase:
    context = c.third(THAT_PLAYER) if hook.when in ("start_of_player_turn", "end_of_main_phase") else c
    then = steps.block(hook.do, context)
    if hook.condition is not None:
        only = numbers.condition(hook.condition, context)
        then = Seq([say("if", condition=only, **follows(then))])
    return say(f"moment-{hook.when.replace('_', '-')}", **follows(then))


def changed_lines(normal: Nemesis, other: Nemesis) -> list[Line]:
    """What another form of the mat says differently."""
    before = [_key(line) for line in nemesis_lines(normal)]
    return [line for line in nemesis_lines(other) if _key(line) not in before]


def _key(line: Line) -> str:
    return repr((line.text, line.label))
