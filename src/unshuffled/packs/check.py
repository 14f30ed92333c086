"""Checking references: every card, mage, deck, counter and routine that a step names must exist."""

from __future__ import annotations

from collections.abc import Iterator

from unshuffled.packs.compile import DECK_KINDS, PLAYER_KINDS
from unshuffled.packs.nodes import Node, Problem, did_you_mean
from unshuffled.rules.effects.base import Amount, Condition, Count, Step
from unshuffled.rules.effects.cards import DestroyThis, Move, Pick
from unshuffled.rules.effects.foes import ChangeCounter, Routine
from unshuffled.rules.effects.gains import Pay
from unshuffled.rules.effects.hordes import (
    Devour,
    DiscardFrom,
    DiscardSwarm,
    GainFrom,
    Invoke,
    Reshuffle,
    ResolveFrom,
    ShareFrom,
    Spawn,
    Summon,
    ThisUnder,
)
from unshuffled.rules.effects.life import NemesisGains
from unshuffled.rules.effects.shapes import For, Minion
from unshuffled.rules.records import Content, Nemesis


def references(content: Content, places: dict[str, Node]) -> list[Problem]:
    """Everything named but not there. `places` says where each entry and each block stands."""
    problems: list[Problem] = []

    def missing(address: str, what: str, name: str, known: list[str]) -> None:
        problems.append(places[address].oops(f"unknown {what} {name!r}{did_you_mean(name, known)}").problem)

    cards, mages = list(content.index), list(content.mages)
    forms_of_all = [form for forms in content.nemeses.values() for form in forms.values()]
    kinds = [*PLAYER_KINDS, *DECK_KINDS, *{deck.kind for form in forms_of_all for deck in form.decks}]
    for card in content.cards:
        if card.kind not in kinds:
            missing(card.id, "kind", card.kind, kinds)
        if card.also_prep and card.also_prep not in content.index:
            missing(card.id, "card", card.also_prep, cards)
    for mage in content.mages.values():
        for name in mage.hand + mage.deck:
            if name not in content.index:
                missing(mage.id, "card", name, cards)
    for market in content.markets.values():
        for name in market.cards:
            if name not in content.index:
                missing(market.id, "card", name, cards)
    owners = _owners(content)
    bound = _bound(content)
    for block in content.blocks.values():
        if block.address.startswith("flow/"):
            continue
        nemesis = owners.get(block.address.split("/")[0])
        for step in block.steps:
            if isinstance(step, Pay) and "/to_discard" not in block.address and ".may" not in block.address:
                # Only a price that may be left alone can be asked of somebody who cannot pay.
                wrong = "'pay' stands in a to_discard or is offered by a may"
                problems.append(places[block.address].oops(wrong).problem)
            for what, name, known in _named(content, nemesis, step, cards, mages):
                if name not in known:
                    missing(block.address, what, name, known)
            for name in _used(step):
                if name not in bound.get(_owner(block.address), []):
                    missing(block.address, "name", name, bound.get(_owner(block.address), []))
    for address, count in _standing(content):
        known = [counter.name for counter in owners[address].counters] if address in owners else []
        if count.what == "counter" and count.name not in known:
            missing(address, "counter", count.name, known)
    for forms in content.nemeses.values():
        for nemesis in forms.values():
            for tier in (1, 2, 3):
                have = sum(1 for card in nemesis.cards if card.tier == tier)
                if have != 3:
                    wrong = f"has {have} cards of tier {tier}; it needs 3 (SETUP-14)"
                    problems.append(places[nemesis.id].oops(wrong).problem)
            break
    # The forms of a nemesis share what they do not change.
    return list({str(problem): problem for problem in problems}.values())


def _owners(content: Content) -> dict[str, Nemesis]:
    """Which nemesis a block belongs to, by the first part of its address."""
    owners: dict[str, Nemesis] = {}
    for id, forms in content.nemeses.items():
        for form, nemesis in forms.items():
            owners[id if form == "normal" else f"{id}@{form}"] = nemesis
        for card in forms["normal"].cards:
            owners[card.id] = forms["normal"]
    return owners


def _owner(address: str) -> str:
    return address.partition("/")[0].partition("@")[0]


def _parts(step: Step) -> Iterator[object]:
    """A step's values, and those of the choice of cards in it."""
    for name in type(step).__dataclass_fields__:  # type: ignore[attr-defined]
        value = getattr(step, name)
        yield value
        if isinstance(value, Pick):
            yield value.count


def _bound(content: Content) -> dict[str, list[str]]:
    """The names that each card or mat gives to what was chosen (`as`)."""
    bound: dict[str, list[str]] = {}
    for block in content.blocks.values():
        for step in block.steps:
            named: Pick | Step = step.pick if isinstance(step, Move) else step
            name = getattr(named, "name", "") if named.SPELL.get("name") == "as" else ""
            if name:
                bound.setdefault(_owner(block.address), []).append(name)
    return bound


def _used(step: Step) -> Iterator[str]:
    """The names by which a step refers to what was chosen."""
    if isinstance(step, For) and step.who.what == "owner_of":
        yield step.who.arg
    if isinstance(step, DestroyThis) and step.played:
        yield step.played
    for value in _parts(step):
        for count in _counts(value):
            if count.what in ("chosen", "cost_of"):
                yield count.name


def _standing(content: Content) -> Iterator[tuple[str, Count]]:
    """What cards and mats count outside of their steps, with the card or mat."""
    for card in content.cards:
        taken = card.damage_taken
        for value in (card.life, taken and taken.less, taken and taken.none_while):
            yield from ((card.id, count) for count in _counts(value))
    for id, forms in content.nemeses.items():
        for nemesis in forms.values():
            taken = nemesis.damage_taken
            hooks = [hook.condition for kept in nemesis.hooks.values() for hook in kept]
            for value in (nemesis.lose_when, taken and taken.less, taken and taken.none_while, *hooks):
                yield from ((id, count) for count in _counts(value))


def _counts(value: object) -> Iterator[Count]:
    if isinstance(value, Count):
        yield value
    elif isinstance(value, Amount):
        yield from _counts(value.per)
        yield from _counts(value.condition)
    elif isinstance(value, Condition):
        yield from _counts(value.count)
        for part in value.parts or []:
            yield from _counts(part)


def _named(
    content: Content, nemesis: Nemesis | None, step: Step, cards: list[str], mages: list[str]
) -> Iterator[tuple[str, str, list[str]]]:
    decks = [deck.name for deck in nemesis.decks] if nemesis else []
    counters = [counter.name for counter in nemesis.counters] if nemesis else []
    if isinstance(step, Move) and step.pick.card:
        yield "card", step.pick.card, cards
    if isinstance(step, For) and step.who.what == "mage":
        yield "mage", step.who.arg, mages
    if isinstance(step, For) and step.who.what == "most_in_hand_of":
        yield "card", step.who.arg, cards
    if isinstance(step, Routine):
        yield "routine", step.name, list(nemesis.routines) if nemesis else []
    if isinstance(step, ChangeCounter):
        yield "counter", step.name, counters
    if isinstance(step, (ResolveFrom, Summon, ThisUnder, Reshuffle, DiscardFrom, GainFrom, ShareFrom)):
        yield "deck", step.deck, decks
    if isinstance(step, (Minion, Invoke, NemesisGains)) and nemesis is None:
        yield "nemesis for", step.VERB, []
    elif isinstance(step, Invoke) and nemesis is not None:
        yield "part", step.part, [part for card in nemesis.cards for part in card.parts]
    if isinstance(step, (Spawn, DiscardSwarm)) and (nemesis is None or nemesis.swarm is None):
        yield "swarm for", step.VERB, []
    if isinstance(step, Devour) and (nemesis is None or not nemesis.devour_onto):
        yield "pile for", step.VERB, []
    for value in _parts(step):
        for count in _counts(value):
            if count.what == "counter":
                yield "counter", count.name, counters
