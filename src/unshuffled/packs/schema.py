"""JSON Schema of a pack file, made from the same records that the decoder reads.

An editor with a YAML language server completes and checks a pack with it. The decoder is the judge; the
schema is there to help while typing, so alternatives are kept few and described.
"""

from __future__ import annotations

import types
import typing
from typing import Any

from unshuffled.packs import compile as compiler
from unshuffled.packs import limits
from unshuffled.packs.steps import TURN_ORDER_KINDS, WHOSE, hints, required, spelled
from unshuffled.rules.effects import VERBS
from unshuffled.rules.effects.base import CONDITION_ARGS, COUNT_FIELDS, Amount, Condition
from unshuffled.rules.effects.cards import Move, Pick
from unshuffled.rules.effects.who import PLAIN, WITH_ARG, Who
from unshuffled.rules.records import Block

Schema = dict[str, Any]
NUMBER: Schema = {"type": "integer", "minimum": 0, "maximum": limits.NUMBER}


def pack_schema() -> Schema:
    """The schema of any file of a pack."""
    defs: Schema = {
        "steps": {"anyOf": [{"type": "array", "items": {"$ref": "#/$defs/step"}}, {"$ref": "#/$defs/step"}]},
        "step": {"anyOf": [{"$ref": f"#/$defs/verb_{verb}"} for verb in VERBS]},
        "amount": _amount(),
        "count": _count(),
        "condition": _condition(),
        "who": {"anyOf": [{"enum": list(PLAIN)}, *[_one(name, {"type": "string"}) for name in WITH_ARG]]},
        "names": {
            "type": "object",
            "propertyNames": {"pattern": f"^{compiler.LANGUAGE.pattern}$"},
            "additionalProperties": {"type": "string", "minLength": 1, "maxLength": limits.NAME},
            "required": ["en"],
        },
        "pick": _record(Pick),
    }
    for verb, cls in VERBS.items():
        defs[f"verb_{verb}"] = _verb(verb, cls)
    defs |= {"card": _card(), "mage": _mage(), "nemesis": _nemesis()}
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "A file of an Unshuffled pack",
        "type": "object",
        "properties": {
            "pack": {
                "type": "object",
                "properties": {"id": {"type": "string"}, "names": _ref("names"), "requires": _list({"type": "string"})},
                "required": ["id", "names"],
                "additionalProperties": False,
            },
            "cards": {"type": "object", "additionalProperties": _ref("card")},
            "mages": {"type": "object", "additionalProperties": _ref("mage")},
            "nemeses": {"type": "object", "additionalProperties": _ref("nemesis")},
            "terms": _map(
                _map({"anyOf": [{"type": "string"}, _object({case: {"type": "string"} for case in compiler.CASES})]})
            ),
            "markets": {
                "type": "object",
                "additionalProperties": _object(
                    {"names": _ref("names"), "cards": _list({"type": "string"})}, ["names", "cards"]
                ),
            },
        },
        "additionalProperties": False,
        "$defs": defs,
    }


def _ref(name: str) -> Schema:
    return {"$ref": f"#/$defs/{name}"}


def _list(items: Schema) -> Schema:
    return {"type": "array", "items": items}


def _object(properties: Schema, needed: list[str] | None = None) -> Schema:
    made: Schema = {"type": "object", "properties": properties, "additionalProperties": False}
    if needed:
        made["required"] = needed
    return made


def _one(name: str, value: Schema) -> Schema:
    return _object({name: value}, [name])


def _map(values: Schema) -> Schema:
    return {"type": "object", "additionalProperties": values}


def _amount() -> Schema:
    parts: Schema = {
        "base": {"type": "integer"},
        "times": {"type": "integer"},
        "per": _ref("count"),
        "half_up": {"type": "boolean"},
        "plus": {"type": "integer"},
        "if": _ref("condition"),
    }
    return {"anyOf": [NUMBER, _object(parts)]}


def _count() -> Schema:
    ways = []
    for what, (short, fields) in COUNT_FIELDS.items():
        of: Schema = {}
        for name in fields:
            if name == "whose":
                of[name] = {"enum": list(WHOSE[what])}
            elif name == "kind" and what == "turn_order_discard":
                of[name] = {"enum": list(TURN_ORDER_KINDS)}
            elif name in ("other", "same_name", "adjacent"):
                of[name] = {"type": "boolean"}
            else:
                of[name] = {"type": "integer" if name == "tier" else "string"}
        plain: Schema = of[short] if short else {"enum": [True, "this"]}
        ways.append(_one(what, {"anyOf": [plain, _object(of)]} if of else plain))
    return {"anyOf": ways}


def _condition() -> Schema:
    number = NUMBER
    ways = [_object({"count": _ref("count"), "at_least": number, "at_most": number, "is": number}, ["count"])]
    for what, args in CONDITION_ARGS.items():
        ways.append(_one(what, {"enum": list(args) if args else [True]}))
    ways.append(_one("not", _ref("condition")))
    ways.append(_one("all", _list(_ref("condition"))))
    return {"anyOf": ways}


def _type(cls: Any, name: str) -> Schema:
    kind = hints(cls)[name]
    if isinstance(kind, types.UnionType):
        kind = next(k for k in typing.get_args(kind) if k is not type(None))
    allowed = cls.VALUES.get(name)
    plain: dict[Any, Schema] = {
        int: NUMBER,
        bool: {"type": "boolean"},
        str: {"enum": list(allowed)} if allowed else {"type": "string"},
        Amount: _ref("amount"),
        Condition: _ref("condition"),
        Block: _ref("steps"),
        Who: _ref("who"),
    }
    if kind in plain:
        return plain[kind]
    element = typing.get_args(kind)[0]
    if element is Block:
        return {**_list(_ref("steps")), "minItems": 2}
    item = plain[element]
    return {"anyOf": [item, _list(item)]}


def _record(cls: Any) -> Schema:
    return _object({key: _type(cls, name) for key, name in spelled(cls).items()})


def _verb(verb: str, cls: Any) -> Schema:
    """One verb in both spellings, with its docstring as help."""
    what = (cls.__doc__ or "").split("\n")[0]
    if cls.KEYS:
        needed = [key for key, name in cls.KEYS.items() if name in required(cls)]
        return {"description": what, **_object({key: _type(cls, name) for key, name in cls.KEYS.items()}, needed)}
    if issubclass(cls, Move):
        ways = [_ref("pick")]
        if verb == "destroy":
            ways += [{"const": "this"}, _one("played", {"type": "string"})]
        value: Schema = {"anyOf": ways}
    else:
        names = spelled(cls)
        fields = {key: _type(cls, name) for key, name in names.items()}
        ways = [_object(fields, [key for key, name in names.items() if name in required(cls)])]
        if cls.SHORT:
            ways.insert(0, _type(cls, cls.SHORT))
        if "all" in fields:
            ways.append({"const": "all"})
            if "count" in fields:
                fields["count"] = {"anyOf": [fields["count"], {"const": "all"}]}
        value = ways[0] if len(ways) == 1 else {"anyOf": ways}
    return {"description": what, **_one(verb, value)}


def _hooks(moments: tuple[str, ...]) -> Schema:
    fields: Schema = {"when": {"enum": list(moments)}, "do": _ref("steps")}
    if moments == compiler.NEMESIS_MOMENTS:
        fields["if"] = _ref("condition")
    return _list(_object(fields, ["when", "do"]))


def _damage_taken() -> Schema:
    return _object(
        {"at_most": {"type": "integer"}, "less": _ref("amount"), "none_while": _ref("condition"), "then": _ref("steps")}
    )


def _card() -> Schema:
    number = NUMBER
    action = _object({"pay": number, "once_per_turn": {"type": "boolean"}, "do": _ref("steps")}, ["do"])
    special: Schema = {
        "names": _ref("names"),
        "kind": {"type": "string", "examples": [*compiler.PLAYER_KINDS, *compiler.DECK_KINDS]},
        "life": _ref("amount"),
        "starter": {"type": "boolean"},
        "link": {"type": "boolean"},
        "gain_to": _object({"to": {"enum": ["top_of_deck", "hand"]}, "optional": {"type": "boolean"}}, ["to"]),
        "prep": {"enum": list(compiler.PREP_RULES)},
        "while_prepped": _object(
            {
                "actions": _list(action),
                "hooks": _hooks(compiler.SPELL_MOMENTS),
                "also_prep": {"type": "string"},
                "less_damage": number,
            }
        ),
        "parts": _map(_ref("steps")),
        "damage_taken": _damage_taken(),
        "hooks": _hooks(compiler.CARD_MOMENTS),
        "returns": {"enum": ["under_nemesis_deck"]},
        "values": _map(_map(number)),
    }
    fields = {
        key: special.get(key, _ref("steps") if key in compiler.CARD_BLOCKS else number) for key in compiler.CARD_KEYS
    }
    return _object(fields, ["names", "kind"])


def _mage() -> Schema:
    breach = {"anyOf": [{"enum": ["open", "none"]}, _one("closed", {"type": "integer", "minimum": 0, "maximum": 3})]}
    ability = _object(
        {
            "names": _ref("names"),
            "charges": {"type": "integer"},
            "during": {"enum": list(compiler.ABILITY_TIMES)},
            "if_drawn": _list({"enum": list(compiler.DECK_KINDS)}),
            "do": _ref("steps"),
        },
        ["names", "charges", "during", "do"],
    )
    words = _list({"type": "string"})
    fields = {
        "names": _ref("names"),
        "title": _ref("names"),
        "breaches": {**_list(breach), "minItems": 4, "maxItems": 4},
        "hand": words,
        "deck": words,
        "ability": ability,
    }
    return _object(fields, ["names", "breaches", "hand", "deck", "ability"])


def _nemesis() -> Schema:
    number = NUMBER
    word: Schema = {"type": "string"}
    counter = _object({"start": number, "min": number, "max": number})
    deck = _object({"kind": word, "when_empty": _ref("steps"), "discard": {"type": "boolean"}})
    swarm = {"names": _ref("names"), "card": word, "life": number, "max": number}
    special: Schema = {
        "names": _ref("names"),
        "life": number,
        "difficulty": number,
        "fixed_life": {"type": "boolean"},
        "untargetable": {"type": "boolean"},
        "counters": _map(counter),
        "decks": _map(deck),
        "routines": _map(_ref("steps")),
        "hooks": _hooks(compiler.NEMESIS_MOMENTS),
        "lose_when": _ref("condition"),
        "damage_taken": _damage_taken(),
        "when_discarded": _map(_ref("steps")),
        "when_destroyed": _map({"anyOf": [{"const": "any_discard"}, _one("under", word)]}),
        "devour": _object({"onto": word, "missing": _ref("steps")}, ["onto"]),
        "open_pile": word,
        "swarm": _object(swarm | {"overflow": _ref("steps"), "spread": _ref("steps")}, list(swarm)),
        "increased_difficulty": {"type": "object"},
        "beginner": {"type": "object"},
    }
    fields = {key: special.get(key, _ref("steps")) for key in compiler.NEMESIS_KEYS}
    return _object(fields, ["names", "life", "unleash"])
