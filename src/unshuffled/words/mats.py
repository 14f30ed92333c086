"""Mats of mages and nemeses as a person reads them: lines of phrases. Cards are in `texts`."""

from __future__ import annotations

from itertools import groupby
from typing import Any

from unshuffled.rules.core import constants
from unshuffled.rules.core.cards import Hook
from unshuffled.rules.core.content import Content
from unshuffled.rules.core.language import Block, Condition
from unshuffled.rules.core.mats import Counter, Mage, MatAction, Nemesis, Protected, Row, Tile
from unshuffled.rules.effects.side_decks import ResolveHand
from unshuffled.words import moments, numbers, steps
from unshuffled.words.phrases import Name, Phrase, Seq, follows, named, say
from unshuffled.words.players import THAT_PLAYER, Context
from unshuffled.words.texts import Line, damage_taken

MANY_TOKENS = 10_000
"""A counter without a `max` (`packs.mats`)."""


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
        said.append(Seq(list(damage_taken(nemesis.damage_taken, say("nemesis-dat", nemesis=name), c))))
    groups: list[str] = []
    for counter in nemesis.counters:
        if counter.steps:
            if not counter.group or counter.group not in groups:
                groups.append(counter.group)
                said += _track_rules(counter, nemesis)
            said += _track(counter, c)[1 if _is_like_its_group(counter, nemesis) else 0 :]
        elif (counter.smallest > 0 or counter.largest < MANY_TOKENS) and not counter.life_of:
            said.append(bounds(counter, nemesis.id))
    for moment, token_does in (("damaged", nemesis.token_damaged), ("gone", nemesis.token_gone)):
        if token_does is not None:
            said.append(_token_rule(nemesis, moment, token_does, c))
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
        said.append(_skip(row, row.skip_while, c))
    return said


def _skip(row: Row, condition: Condition, c: Context) -> Phrase:
    return say("rule-row-skip", space=row.skipped + 1, condition=numbers.condition(condition, c), **named(row.name))


def _token_rule(nemesis: Nemesis, moment: str, does: Block, c: Context) -> Phrase:
    group = next((counter.group for counter in nemesis.counters if counter.life_at >= 0), "")
    return say(f"rule-token-{moment}", **named(group), **follows(steps.block(does, c)))


def lasting_rules(nemesis: Nemesis) -> list[tuple[Block | Condition, Phrase]]:
    """Return rules that other cards switch on or change for the rest of the game, each with its sentence."""
    c = Context(this="nemesis", nemesis=nemesis.id, group="yes")
    rules: list[tuple[Block | Condition, Phrase]] = []
    if nemesis.row is not None and nemesis.row.skip_while is not None:
        rules.append((nemesis.row.skip_while, _skip(nemesis.row, nemesis.row.skip_while, c)))
    if nemesis.token_damaged is not None:
        rules.append((nemesis.token_damaged, _token_rule(nemesis, "damaged", nemesis.token_damaged, c)))
    return rules


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
