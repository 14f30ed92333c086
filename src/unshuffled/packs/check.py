"""Checking references: every card, mage, deck, counter and routine that a step names must exist."""

from __future__ import annotations

from collections.abc import Iterator

from unshuffled.packs.compile import DECK_KINDS, PLAYER_KINDS
from unshuffled.packs.nodes import Node, Problem, did_you_mean
from unshuffled.rules.effects.base import Amount, Condition, Count, Step
from unshuffled.rules.effects.cards import Move
from unshuffled.rules.effects.foes import ChangeCounter, Routine
from unshuffled.rules.effects.hordes import (
    DiscardFrom,
    GainFrom,
    Invoke,
    Reshuffle,
    ResolveFrom,
    ShareFrom,
    Summon,
    ThisUnder,
)
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
    for block in content.blocks.values():
        if block.address.startswith("flow/"):
            continue
        nemesis = owners.get(block.address.split("/")[0])
        for step in block.steps:
            for what, name, known in _named(content, nemesis, step, cards, mages):
                if name not in known:
                    missing(block.address, what, name, known)
    for forms in content.nemeses.values():
        for nemesis in forms.values():
            for tier in (1, 2, 3):
                have = sum(1 for card in nemesis.cards if card.tier == tier)
                if have != 3:
                    wrong = f"has {have} cards of tier {tier}; it needs 3 (SETUP-14)"
                    problems.append(places[nemesis.id].oops(wrong).problem)
            break
    return problems


def _owners(content: Content) -> dict[str, Nemesis]:
    """Which nemesis a block belongs to, by the first part of its address."""
    owners: dict[str, Nemesis] = {}
    for id, forms in content.nemeses.items():
        for form, nemesis in forms.items():
            owners[id if form == "normal" else f"{id}@{form}"] = nemesis
        for card in forms["normal"].cards:
            owners[card.id] = forms["normal"]
    return owners


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
    if isinstance(step, (Minion, Invoke)) and nemesis is None:
        yield "nemesis for", type(step).__name__.lower(), []
    for name in type(step).__dataclass_fields__:  # type: ignore[attr-defined]
        for count in _counts(getattr(step, name)):
            if count.what == "counter":
                yield "counter", count.name, counters
