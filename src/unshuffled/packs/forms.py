"""Decoding forms of expeditions. `docs/authors/expeditions.md` is the page for authors.

Ids of cards, mages, nemeses and treasures are not looked up here: a form may name content of a pack that is not loaded. Then it is
listed as not playable (`unshuffled.expeditions.playable`), and the check of a pack says so.
"""

from __future__ import annotations

from typing import Any

from unshuffled.packs import limits
from unshuffled.packs.naming import names
from unshuffled.packs.nodes import Node, did_you_mean
from unshuffled.rules.core.forms import (
    CHOICES,
    LEFT_OUT,
    LEVELS,
    SOURCES,
    WAYS,
    Battle,
    Form,
    Reward,
)
from unshuffled.rules.core.switches import EDITIONS

FORM_KEYS = ("names", "source", "edition", "left_out", "big_pocket", "start", "score", "battles")
BATTLE_KEYS = ("id", "rating", "nemesis", "protect", "upgraded", "win", "loss", "if_won", "if_lost")
PLURALS = {"gems": "gem", "relics": "relic", "spells": "spell"}
REWARD_KEYS = ("mages", *PLURALS, "cards", "treasures", "abilities")
TIERS = ("1", "2", "3")


def form(id: str, pack: str, entries: dict[str, Node], entry: Node) -> Form:
    """An expedition as it can be begun."""
    for key in ("source", "start", "battles"):
        if key not in entries:
            raise entry.oops(f"has no {key}")
    nodes = entries["battles"].list()
    if not 1 <= len(nodes) <= limits.BATTLES:
        raise entries["battles"].oops(f"expected 1 to {limits.BATTLES} battles")
    battles = [_battle(str(number), node) for number, node in enumerate(nodes, start=1)]
    ids = [battle.id for battle in battles]
    for n, (battle, node) in enumerate(zip(battles, nodes, strict=True)):
        if battle.id in ids[:n]:
            raise node.oops(f"two battles are called {battle.id!r}")
        for key, ways in (("if_won", battle.if_won), ("if_lost", battle.if_lost)):
            for way in ways:
                if way not in WAYS and way not in ids:
                    raise node.items()[key].oops(f"unknown battle {way!r}{did_you_mean(way, [*WAYS, *ids])}")
    made = Form(id, pack, names(entries["names"]), entries["source"].word(SOURCES), reward(entries["start"]), battles)
    if "score" in entries:
        made.score = [n.number() for n in entries["score"].list()]
    if "big_pocket" in entries:
        made.big_pocket = entries["big_pocket"].flag()
    if "edition" in entries:
        made.edition = entries["edition"].word(tuple(EDITIONS))
    if "left_out" in entries:
        made.left_out = [n.word(LEFT_OUT) for n in entries["left_out"].list()]
    return made


def _known(node: Node, keys: tuple[str, ...]) -> dict[str, Node]:
    entries = node.items()
    for key, n in entries.items():
        if key not in keys:
            raise n.oops(f"unknown key {key!r}{did_you_mean(key, keys)}")
    return entries


def _battle(number: str, node: Node) -> Battle:
    entries = _known(node, BATTLE_KEYS)
    made = Battle(entries["id"].text() if "id" in entries else number)
    if "id" in entries and (made.id in WAYS or not limits.ID.fullmatch(made.id)):
        raise entries["id"].oops(
            "is no id: small letters, digits and _, a letter first, and none of " + ", ".join(WAYS)
        )
    if ("rating" in entries) == ("nemesis" in entries):
        raise node.oops("a battle needs one of rating and nemesis")
    if "rating" in entries:
        made.rating = entries["rating"].number(1, limits.RATING)
    else:
        made.nemeses = _ids(entries["nemesis"])
    if "protect" in entries:
        made.protect = _id(entries["protect"])
    if "upgraded" in entries:
        upgraded = entries["upgraded"]
        if upgraded.is_map:
            made.upgraded = {tier: n.number(0, limits.TIMES) for tier, n in _known(upgraded, TIERS).items()}
        else:
            made.upgraded_cards = _ids(upgraded)
    if "win" in entries:
        made.win = reward(entries["win"])
    if "loss" in entries:
        made.loss = [n.word(CHOICES) for n in entries["loss"].list()]
    for key in ("if_won", "if_lost"):
        if key in entries:
            ways = entries[key]
            setattr(made, key, [n.text() for n in ways.list()] if ways.is_list else [ways.text()])
            if not getattr(made, key):
                raise ways.oops("leads nowhere; name a battle, or one of " + ", ".join(WAYS))
    return made


def reward(node: Node) -> Reward:
    """What comes into the barracks: numbers of random new things, or things by their ids."""
    entries = _known(node, REWARD_KEYS)
    made = Reward()
    for key, kind in PLURALS.items():
        if key in entries:
            made.random[kind] = entries[key].number(0, limits.TIMES)
    if "mages" in entries:
        if entries["mages"].is_list:
            made.mages = _ids(entries["mages"])
        else:
            made.random["mage"] = entries["mages"].number(0, limits.TIMES)
    if "treasures" in entries:
        treasures = entries["treasures"]
        if treasures.is_map:
            for level, n in _known(treasures, tuple(str(level) for level in LEVELS)).items():
                made.random[f"treasure_{level}"] = n.number(0, limits.TIMES)
        else:
            made.treasures = _ids(treasures)
    if "cards" in entries:
        made.cards = _ids(entries["cards"])
    if "abilities" in entries:
        made.abilities = _ids(entries["abilities"])
    return made


def _ids(node: Node) -> list[str]:
    found = [_id(n) for n in node.list()] if node.is_list else [_id(node)]
    if len(set(found)) < len(found):
        raise node.oops("the same id stands here twice")
    return found


def _id(node: Node) -> str:
    text = node.text()
    if not limits.ID.fullmatch(text):
        raise node.oops(f"{text[:60]!r} is no id: small letters, digits and _, a letter first")
    return text


def schema(
    names_: dict[str, Any], any_number: dict[str, Any], word: dict[str, Any], flag: dict[str, Any]
) -> dict[str, Any]:
    """Return the JSON Schema of a form, made of those of names, numbers, words and flags."""
    number = {**any_number, "maximum": limits.TIMES}
    rating = {**any_number, "minimum": 1, "maximum": limits.RATING}
    ids = {"type": "array", "items": word, "uniqueItems": True}
    one_or_more = {"anyOf": [word, ids]}

    def record(fields: dict[str, Any], needed: list[str] | None = None) -> dict[str, Any]:
        made: dict[str, Any] = {"type": "object", "properties": fields, "additionalProperties": False}
        return made | ({"required": needed} if needed else {})

    won = record(
        {
            "mages": {"anyOf": [number, ids]},
            **dict.fromkeys(PLURALS, number),
            "cards": ids,
            "treasures": {"anyOf": [record({str(level): number for level in LEVELS}), ids]},
            "abilities": ids,
        }
    )
    battle = record(
        {
            "id": word,
            "rating": rating,
            "nemesis": one_or_more,
            "protect": word,
            "upgraded": {"anyOf": [record(dict.fromkeys(TIERS, number)), ids]},
            "win": won,
            "loss": {"type": "array", "items": {"enum": list(CHOICES)}},
            "if_won": one_or_more,
            "if_lost": one_or_more,
        }
    )
    return record(
        {
            "names": names_,
            "source": {"enum": list(SOURCES)},
            "edition": {"enum": list(EDITIONS)},
            "left_out": {"type": "array", "items": {"enum": list(LEFT_OUT)}},
            "big_pocket": flag,
            "start": won,
            "score": {"type": "array", "items": number},
            "battles": {"type": "array", "items": battle, "minItems": 1, "maxItems": limits.BATTLES},
        },
        ["names", "source", "start", "battles"],
    )
