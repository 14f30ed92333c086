"""Checking references: every card, mage, deck, counter and routine that a step names must exist."""

from __future__ import annotations

from collections.abc import Iterator

from unshuffled.packs.grammar import Field, entry_of
from unshuffled.packs.nodes import Node, Problem, did_you_mean
from unshuffled.packs.sense import homeless, senseless
from unshuffled.rules.core.cards import ABILITY
from unshuffled.rules.core.content import Content
from unshuffled.rules.core.language import Block
from unshuffled.rules.core.mats import Nemesis
from unshuffled.rules.core.moments import THE_CARD
from unshuffled.rules.effects.moments import EachTime, NextTime
from unshuffled.rules.effects.nemesis import PlaceInFront
from unshuffled.rules.effects.pointing import Power
from unshuffled.rules.effects.shapes import Minion

OF_NEMESIS = frozenset({"deck", "pile", "counter", "track", "crowd", "group", "row", "routine", "part"})
"""What a nemesis mat has and other cards cannot name."""
NEEDS = {"nemesis": "nemesis for", "swarm": "swarm for", "devour": "pile for"}


def references(content: Content, places: dict[str, Node], sense: bool = True) -> list[Problem]:
    """Everything named but not there. `places` says where each entry and each block stands; `sense` is asked of new packs."""
    problems: list[Problem] = []

    def missing(address: str, what: str, name: str, known: list[str]) -> None:
        problems.append(places[address].oops(f"unknown {what} {name!r}{did_you_mean(name, known)}").problem)

    def of_one_nemesis(address: str, what: str, name: str) -> None:
        """Other cards meet any nemesis, so there is nothing of one that they could name."""
        owner = _owner(address)
        basic = _is_basic(content, owner)
        sort = "mages" if owner in content.mages else "basic nemesis cards" if basic else "market cards"
        wrong = f"{what} {name!r}: {sort} cannot name things of one nemesis"
        problems.append(places[address].oops(wrong).problem)

    def other_sort(address: str, what: str, name: str, known: dict[str, list[str]]) -> bool:
        """Is it there under another heading? Then that is said instead of that it is unknown."""
        instead = {
            "counter": ("track", "is a track: 'advance' moves it, and 'track' counts its steps"),
            "track": ("counter", "is no track but counts tokens: write 'counter'"),
            "deck": ("pile", "is a pile that lies open, no deck"),
            "pile": ("deck", "is a deck, no pile that lies open"),
        }
        other, message = instead.get(what, ("", ""))
        if name not in known.get(other, ()):
            return False
        problems.append(places[address].oops(f"{name!r} {message}").problem)
        return True

    cards, mages = list(content.index), list(content.mages)
    forms_of_all = [form for forms in content.nemeses.values() for form in forms.values()]
    kinds = [*content.kinds, *{pile.kind for form in forms_of_all for pile in form.piles if pile.kind}]
    for card in content.cards:
        if card.kind not in kinds:
            missing(card.id, "kind", card.kind, kinds)
        for name in [*card.replaces, *card.brings, *card.counts_as, *([card.looks_like] if card.looks_like else [])]:
            if name not in content.index:
                missing(card.id, "card", name, cards)
        for name in [*card.counts_as_kinds, *([card.protects] if card.protects else [])]:
            if name not in kinds:
                missing(card.id, "kind", name, kinds)
        if card.also_prep and card.also_prep not in content.index:
            missing(card.id, "card", card.also_prep, cards)
    side_cards = [id for deck in content.side_decks.values() for id in deck.cards]
    for deck in content.side_decks.values():
        for name in deck.cards:
            if name not in content.index:
                missing(deck.id, "card", name, cards)
                continue
            card = content.card(name)
            if side_cards.count(name) > 1:
                problems.append(places[deck.id].oops(f"{name!r} lies in two side decks; a card has one place").problem)
            if not card.is_player_card or card.is_starter or card.treasure:
                wrong = f"{name!r} is no card that players gain; a side deck has player cards, no starters or treasures"
                problems.append(places[deck.id].oops(wrong).problem)
    for pack in content.packs.values():
        for name in pack.also:
            if name not in content.index:
                missing(f"pack {pack.id}", "card", name, cards)
            elif content.card(name).pack not in pack.requires or content.card(name).nemesis:
                wrong = f"'also' is for cards of packs that this one requires, and {name!r} is none of theirs"
                problems.append(places[f"pack {pack.id}"].oops(wrong).problem)
    for mage in content.mages.values():
        for name in mage.hand + mage.deck:
            if name not in content.index:
                missing(mage.id, "card", name, cards)
    abilities = [card.id for card in content.cards if card.kind == ABILITY]
    for protected in content.protected.values():
        for name in protected.abilities:
            if name not in abilities:
                missing(protected.id, "ability card", name, abilities)
    for market in content.markets.values():
        for name in market.cards:
            if name not in content.index:
                missing(market.id, "card", name, cards)
    owners = _owners(content)
    bound = _bound(content)
    pointed = [
        step.do.address
        for block in content.blocks.values()
        for step in block.steps
        if isinstance(step, (Minion, Power))
    ]
    for block in content.blocks.values():
        if block.address.startswith("flow/"):
            continue
        nemesis = owners.get(block.address.split("/")[0])
        names = bound.get(_owner(block.address), [])
        known = {
            "card": cards,
            "side card": side_cards,
            "mage": mages,
            "protected": list(content.protected),
            "kind": kinds,
            "name": names,
            **_of_nemesis(nemesis),
        }
        if sense and _is_of_nemesis_alone(content, block.address):
            problems += [places[block.address].oops(wrong).problem for wrong in homeless(block)]
        for step in block.steps:
            entry = entry_of(step)
            if entry.needs == "offer" and not any(
                place in block.address for place in ("/to_discard", ".may", ".choose")
            ):
                # Only a price that may be left alone can be asked of somebody who cannot pay.
                wrong = f"{entry.word!r} stands in a to_discard or is offered by a may or choose"
                problems.append(places[block.address].oops(wrong).problem)
            if sense:
                problems += [places[block.address].oops(wrong).problem for wrong in senseless(step)]
            if entry.needs in NEEDS and not _has(nemesis, entry.needs):
                if nemesis is None:
                    of_one_nemesis(block.address, "verb", entry.word)
                else:
                    missing(block.address, NEEDS[entry.needs], entry.word, [])
                continue
            if entry.needs == "in_play" and not _points(content, pointed, block.address):
                wrong = f"{entry.word!r} stands inside a minion or power that is chosen, or on one"
                problems.append(places[block.address].oops(wrong).problem)
            if isinstance(step, PlaceInFront) and not _is_attack(content, _owner(block.address)):
                wrong = f"{entry.word!r} stands on an attack: minions and powers are in play"
                problems.append(places[block.address].oops(wrong).problem)
            for field, value in _words(step):
                if nemesis is None and (field.kind.refers in OF_NEMESIS or _is_side_kind(content, field, value)):
                    of_one_nemesis(block.address, field.kind.refers, value)
                elif field.kind.refers and value not in known[field.kind.refers]:
                    if not other_sort(block.address, field.kind.refers, value, known):
                        missing(block.address, field.kind.refers, value, known[field.kind.refers])
    for address, counting in _standing(content):
        known = _of_nemesis(owners.get(address))
        for field, word in _words(counting):
            if (
                field.kind.refers in ("counter", "track", "deck", "pile", "row")
                and word not in known[field.kind.refers]
            ):
                if not other_sort(address, field.kind.refers, word, known):
                    missing(address, field.kind.refers, word, known[field.kind.refers])
    for card in content.cards:
        known_actions = [action.name for action in owners[card.id].actions] if card.id in owners else []
        for name in card.action_costs:
            if name not in known_actions:
                missing(card.id, "action of the nemesis", name, known_actions)
    for forms in content.nemeses.values():
        for nemesis in forms.values():
            for name in nemesis.supply:
                if name not in content.index or not content.card(name).market:
                    missing(
                        nemesis.id, "card of a supply pile", name, [card.id for card in content.cards if card.market]
                    )
            for kind in nemesis.more_life:
                if kind not in kinds:
                    missing(nemesis.id, "kind", kind, kinds)
            for tier in (1, 2, 3):
                have = sum(1 for card in nemesis.cards if card.tier == tier)
                if have != 3:
                    wrong = f"has {have} cards of tier {tier}; it needs 3 (SETUP-14)"
                    problems.append(places[nemesis.id].oops(wrong).problem)
            break
    # The forms of a nemesis share what they do not change.
    return list({str(problem): problem for problem in problems}.values())


def _is_basic(content: Content, id: str) -> bool:
    """Is it a card that can lie in the deck of any nemesis?"""
    return id in content.index and not content.card(id).is_player_card and not content.card(id).nemesis


def _is_attack(content: Content, id: str) -> bool:
    return id in content.index and content.card(id).kind == "attack"


def _is_side_kind(content: Content, field: Field, value: str) -> bool:
    """Is it a kind that only the side decks of some nemesis have?"""
    if field.kind.refers != "kind" or value in content.kinds:
        return False
    return any(value == pile.kind for forms in content.nemeses.values() for pile in forms["normal"].piles)


def _points(content: Content, pointed: list[str], address: str) -> bool:
    """Is there a minion or power that a step of this block can mean by `this`?"""
    if any(address == at or address.startswith(f"{at}.") for at in pointed):
        return True
    owner = _owner(address)
    return owner in content.index and not content.card(owner).is_player_card and content.card(owner).kind != "attack"


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


def _is_of_nemesis_alone(content: Content, address: str) -> bool:
    """Is it done by the nemesis, with no player who plays, pays or is about to act?"""
    owner, _, place = address.partition("/")
    if _owner(address) in content.nemeses:
        return place in ("setup", "unleash") or (place.startswith("routine/") and "." not in place)
    card = content.cards[content.index[owner]] if owner in content.index else None
    if card is None or card.is_player_card or card.kind == ABILITY:
        return False
    return place in ("do", "immediately", "persistent", "when_out")


def _has(nemesis: Nemesis | None, what: str) -> bool:
    """Has the nemesis what a word needs?"""
    if nemesis is None:
        return False
    return what == "nemesis" or bool(nemesis.swarm is not None if what == "swarm" else nemesis.devour_onto)


def _of_nemesis(nemesis: Nemesis | None) -> dict[str, list[str]]:
    """What there is to name on a nemesis mat."""
    if nemesis is None:
        return {
            "deck": [],
            "pile": [],
            "counter": [],
            "track": [],
            "crowd": [],
            "group": [],
            "row": [],
            "routine": [],
            "part": [],
        }
    return {
        "deck": [deck.name for deck in nemesis.decks],
        "pile": [pile.name for pile in nemesis.piles if not pile.face_down],
        "counter": [each.name for each in nemesis.counters if not each.steps and not each.life_of],
        "track": [counter.name for counter in nemesis.counters if counter.steps and not counter.many],
        "crowd": [counter.name for counter in nemesis.counters if counter.many],
        "group": [*dict.fromkeys([counter.group for counter in nemesis.counters if counter.group])],
        "row": [nemesis.row.name] if nemesis.row is not None else [],
        "routine": list(nemesis.routines),
        "part": [part for card in nemesis.cards for part in card.parts],
    }


def _words(record: object) -> Iterator[tuple[Field, str]]:
    """Every word in a record and in the amounts, choices and conditions inside it; blocks are looked at by themselves."""
    for field in entry_of(record).fields.values():
        value = getattr(record, field.name)
        for each in value if isinstance(value, list) else [value]:
            if isinstance(each, str):
                if each and not field.kind.words:
                    yield field, each
            elif each is not None and not isinstance(each, (int, Block)):
                yield from _words(each)


def _bound(content: Content) -> dict[str, list[str]]:
    """The names that each card or mat gives to what was chosen (`as`)."""
    bound: dict[str, list[str]] = {}
    for block in content.blocks.values():
        if block.address.startswith("flow/"):
            continue
        for step in block.steps:
            names = [word for field, word in _words(step) if field.kind.binds]
            bound.setdefault(_owner(block.address), []).extend(names)
            if "/hooks." in block.address or isinstance(step, (NextTime, EachTime)):
                bound[_owner(block.address)].append(THE_CARD)
    return bound


def _standing(content: Content) -> Iterator[tuple[str, object]]:
    """What cards and mats count outside of their steps, with the card or mat."""
    for card in content.cards:
        taken = card.damage_taken
        reactions = [reaction.condition for reaction in card.reactions]
        for value in (card.life, taken and taken.less, taken and taken.none_while, *reactions):
            if value is not None:
                yield card.id, value
    for mage in content.mages.values():
        for reaction in mage.reactions:
            if reaction.condition is not None:
                yield mage.id, reaction.condition
    for id, forms in content.nemeses.items():
        for nemesis in forms.values():
            taken = nemesis.damage_taken
            hooks = [hook.condition for kept in nemesis.hooks.values() for hook in kept]
            hooks += [reaction.condition for reaction in nemesis.reactions]
            hooks += [action.condition for action in nemesis.actions]
            skip = nemesis.row.skip_while if nemesis.row is not None else None
            for value in (skip, nemesis.lose_when, taken and taken.less, taken and taken.none_while, *hooks):
                if value is not None:
                    yield id, value
