"""JSON Schema of a pack file, made from the same tables that the decoder reads.

An editor with a YAML language server completes and checks a pack with it. The decoder is the judge; the
schema is there to help while typing, so alternatives are kept few and described.
"""

from __future__ import annotations

from typing import Any

from unshuffled.packs import forms, hooks, keys, limits
from unshuffled.packs.grammar import AMOUNT_FIELDS, CONDITIONS, COUNTS, PICK, SELECTORS, VERBS, Entry, Kind, Sort
from unshuffled.packs.naming import LANGUAGE
from unshuffled.rules.core.cards import NEMESIS_CARD, PLAYER_CARD, known_kinds
from unshuffled.rules.core.constants import FORBIDDEN
from unshuffled.rules.core.forms import LEVELS
from unshuffled.rules.core.moments import WHOSE

Schema = dict[str, Any]
NUMBER: Schema = {"type": "integer", "minimum": 0, "maximum": limits.NUMBER}


def pack_schema() -> Schema:
    """The schema of any file of a pack."""
    defs: Schema = {
        "steps": {"anyOf": [{"type": "array", "items": {"$ref": "#/$defs/step"}}, {"$ref": "#/$defs/step"}]},
        "step": {"anyOf": [{"$ref": f"#/$defs/verb_{verb}"} for verb in VERBS]},
        "amount": _amount(),
        "count": _words(COUNTS),
        "condition": _words(CONDITIONS),
        "who": _words(SELECTORS),
        "names": {
            "type": "object",
            "propertyNames": {"pattern": f"^{LANGUAGE.pattern}$"},
            "additionalProperties": {"type": "string", "minLength": 1, "maxLength": limits.NAME},
            "required": ["en"],
        },
        "cards": _object(_fields(PICK)),
        **{f"verb_{verb}": _worded(entry) for verb, entry in VERBS.items()},
    }
    defs |= {"card": _card(), "mage": _mage(), "nemesis": _nemesis()}
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "A file of an Unshuffled pack",
        "type": "object",
        "properties": {
            "pack": {
                "type": "object",
                "properties": {
                    "id": {"type": "string"},
                    "names": _ref("names"),
                    "requires": _list({"type": "string"}),
                    "also": _list({"type": "string"}),
                },
                "required": ["id", "names"],
                "additionalProperties": False,
            },
            "kinds": {"type": "object", "additionalProperties": _declared_kind()},
            "cards": {"type": "object", "additionalProperties": _ref("card")},
            "mages": {"type": "object", "additionalProperties": _ref("mage")},
            "nemeses": {"type": "object", "additionalProperties": _ref("nemesis")},
            "terms": _map(_terms()),
            "side_decks": _map(_object({"names": _terms(), "cards": _map(NUMBER)}, ["names", "cards"])),
            "protected": _map(_protected()),
            "expeditions": _map(forms.schema(_ref("names"))),
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


def _kind(kind: Kind) -> Schema:
    """What a field takes."""
    word: Schema = {"enum": list(kind.words)} if kind.words else {"type": "string"}
    plain: dict[Sort, Schema] = {
        Sort.NUMBER: NUMBER,
        Sort.FLAG: {"type": "boolean"},
        Sort.WORD: word,
        Sort.AMOUNT: _ref("amount"),
        Sort.CONDITION: _ref("condition"),
        Sort.COUNT: _ref("count"),
        Sort.WHO: _ref("who"),
        Sort.STEPS: _ref("steps"),
        Sort.OPTIONS: {**_list(_ref("steps")), "minItems": 2},
        Sort.CONDITIONS: _list(_ref("condition")),
        Sort.PICK: _ref("cards"),
    }
    item = plain[kind.sort]
    return {"anyOf": [item, _list(item)]} if kind.several else item


def _fields(entry: Entry) -> Schema:
    return {key: _kind(field.kind) for key, field in entry.fields.items()}


def _needed(entry: Entry) -> list[str]:
    return [key for key, field in entry.fields.items() if field.needed]


def _amount() -> Schema:
    signed = {"type": "integer"}
    return {"anyOf": [NUMBER, _object(_fields(AMOUNT_FIELDS) | {"base": signed, "times": signed, "plus": signed})]}


def _words(table: dict[str, Entry]) -> Schema:
    """Any of these: the bare ones, and mappings with one key."""
    bare = [word for word, entry in table.items() if entry.bare]
    return {"anyOf": [{"enum": bare}, *(_worded(entry) for entry in table.values() if not entry.bare)]}


def _worded(entry: Entry) -> Schema:
    """One word in all its spellings, with its sentence as help."""
    fields = _fields(entry)
    if entry.bare:
        return {"description": entry.help, "const": entry.word}
    if entry.beside:
        return {"description": entry.help, **_object(fields, _needed(entry))}
    short = entry.fields.get(entry.short)
    if short is not None and short.kind.sort is Sort.PICK:
        own = {key: kind for key, kind in fields.items() if key not in (short.key, "this", "played")}
        ways = [_object(_fields(PICK) | own) if own else _kind(short.kind)]
        if "played" in fields:
            ways += [{"const": "this"}, _one("played", fields["played"])]
    elif list(entry.fields) == [entry.short] and short is not None and short.kind.sort is not Sort.AMOUNT:
        ways = [_kind(short.kind)]
    else:
        ways = [_object(fields, _needed(entry))]
        if short is not None:
            ways.insert(0, _kind(short.kind))
        if "all" in fields:
            ways.append({"const": "all"})
            if "count" in fields:
                fields["count"] = {"anyOf": [fields["count"], {"const": "all"}]}
    value = ways[0] if len(ways) == 1 else {"anyOf": ways}
    return {"description": entry.help, **_one(entry.word, value)}


def _hooks(own: tuple[str, ...]) -> Schema:
    fields: Schema = {
        "when": {"enum": list(hooks.moments(own))},
        "if": _ref("condition"),
        "once_per_turn": {"type": "boolean"},
        "do": _ref("steps"),
    }
    if own in ((), hooks.SPELL_MOMENTS):
        fields["whose"] = {"enum": list(WHOSE)}
    return _list(_object(fields, ["when", "do"]))


def _damage_taken() -> Schema:
    return _object(
        {
            "at_most": {"type": "integer"},
            "less": _ref("amount"),
            "at_least": NUMBER,
            "by": {"enum": list(keys.DAMAGE_BY)},
            "cost_at_least": NUMBER,
            "cost_at_most": NUMBER,
            "none_while": _ref("condition"),
            "then": _ref("steps"),
        }
    )


def _declared_kind() -> Schema:
    """A kind of card. Its names may have forms, as in `terms`."""
    kinds = known_kinds()
    places = [name for name, kind in kinds.items() if kind.market]
    return _object(
        {
            "names": _terms(),
            "family": {"enum": [PLAYER_CARD, NEMESIS_CARD]},
            "use": {"enum": list(keys.USES)},
            "market": {"enum": places},
            "pile": {"type": "integer", "minimum": 1, "maximum": limits.TIMES},
            "picture": {"enum": list(keys.PICTURES)},
        },
        ["names"],
    )


def _terms() -> Schema:
    return _map({"anyOf": [{"type": "string"}, _object({case: {"type": "string"} for case in keys.CASES})]})


def _card() -> Schema:
    number = NUMBER
    action = _object({"pay": number, "once_per_turn": {"type": "boolean"}, "do": _ref("steps")}, ["do"])
    special: Schema = {
        "names": _ref("names"),
        "kind": {"type": "string", "examples": [*known_kinds()]},
        "motif": _motif(),
        "life": _ref("amount"),
        "starter": {"type": "boolean"},
        "link": {"type": "boolean"},
        "echo": {"type": "boolean"},
        "upgraded": {"type": "boolean"},
        "reconstructed": {"type": "boolean"},
        "treasure": {"enum": list(LEVELS)},
        "replaces": _list({"type": "string"}),
        "brings": _list({"type": "string"}),
        "while_owned": _object(dict.fromkeys(keys.WHILE_OWNED, number)),
        "gain_to": _object({"to": {"enum": ["top_of_deck", "hand"]}, "optional": {"type": "boolean"}}, ["to"]),
        "prep": {"enum": list(keys.PREP_RULES)},
        "while_prepped": _object(
            {
                "actions": _list(action),
                "hooks": _hooks(hooks.SPELL_MOMENTS),
                "also_prep": {"type": "string"},
                "less_damage": number,
                "spell_bonus": number,
            }
        ),
        "while_in_play": _object(
            {
                "action_costs": _map({"anyOf": [number, {"const": "never"}]}),
                "forbids": _list({"enum": list(FORBIDDEN)}),
                "guards": {"type": "boolean"},
                "shields": {"const": "nemesis"},
                "protects": {"type": "string"},
                "more_damage": number,
                "actions": _list(action),
                "minions_take_less": number,
            }
        ),
        "while_in_front": _object({"hooks": _hooks(()), "any_player": {"type": "boolean"}}),
        "parts": _map(_ref("steps")),
        "damage_taken": _damage_taken(),
        "hooks": _hooks(hooks.CARD_MOMENTS),
        "returns": {"enum": ["under_nemesis_deck"]},
        "enters_on": {"type": "string"},
        "looks_like": {"type": "string"},
        "counts_as": _object({key: _list({"type": "string"}) for key in ("cards", "kinds")}),
        "values": _map(_map(number)),
    }
    fields = {key: special.get(key, _ref("steps") if key in keys.CARD_BLOCKS else number) for key in keys.CARD_KEYS}
    return _object(fields, ["names", "kind"])


def _motif() -> Schema:
    return {"type": "string", "pattern": f"^{limits.ID.pattern}$"}


def _mage() -> Schema:
    own = _object(
        {
            "closed": {"type": "integer", "minimum": 0, "maximum": 3},
            "name": {"type": "string"},
            "focus": NUMBER,
            "open": {**_list(NUMBER), "minItems": 4, "maxItems": 4},
            "bonus": NUMBER,
            "any_number": {"type": "boolean"},
            "lasting": {"type": "boolean"},
            "when_opened": _ref("steps"),
            "when_cast": _ref("steps"),
        },
        ["closed"],
    )
    breach = {"anyOf": [{"enum": ["open", "none"]}, own]}
    ability = _object(
        {
            "names": _ref("names"),
            "charges": {"type": "integer"},
            "during": {"enum": list(keys.ABILITY_TIMES)},
            "if_drawn": _list({"enum": list(keys.DECK_KINDS)}),
            "do": _ref("steps"),
        },
        ["names", "charges", "during", "do"],
    )
    words = _list({"type": "string"})
    fields = {
        "names": _ref("names"),
        "title": _ref("names"),
        "motif": _motif(),
        "breaches": {**_list(breach), "minItems": 4, "maxItems": 4},
        "hand": words,
        "deck": words,
        "ability": ability,
        "hooks": _hooks(()),
        "tracks": _map(_object({"start": NUMBER, "spaces": _list(_ref("steps"))}, ["spaces"])),
        "gravehold_share": NUMBER,
        "pile_tokens": _map(
            _object(
                {"count": NUMBER, "when_gained": _ref("steps"), "when_you_gain": _ref("steps")},
                ["count", "when_gained", "when_you_gain"],
            )
        ),
        "reconstructed": {"type": "boolean"},
    }
    return _object(fields, ["names", "breaches", "hand", "deck", "ability"])


def _protected() -> Schema:
    """Who can be protected instead of Gravehold."""
    fields = {
        "names": _ref("names"),
        "life": NUMBER,
        "charges": NUMBER,
        "abilities": _list({"type": "string"}),
        "reconstructed": {"type": "boolean"},
    }
    return _object(fields, ["names", "life", "charges", "abilities"])


def _nemesis() -> Schema:
    number = NUMBER
    word: Schema = {"type": "string"}
    counter = _object({"start": number, "min": number, "max": number})
    flag: Schema = {"type": "boolean"}
    deck = _object({"kind": word, "when_empty": _ref("steps"), "discard": flag, "two_sided": flag, "refills": flag})
    swarm = {"names": _ref("names"), "card": word, "life": number, "max": number}
    special: Schema = {
        "names": _ref("names"),
        "motif": _motif(),
        "life": number,
        "difficulty": number,
        "rating": {"type": "integer", "minimum": 1, "maximum": limits.RATING},
        "fixed_life": {"type": "boolean"},
        "reconstructed": {"type": "boolean"},
        "untargetable": {"type": "boolean"},
        "counters": _map(counter),
        "decks": _map(deck),
        "piles": _map(_object({"gain": {"const": "top"}})),
        "tracks": _map(
            _object(
                {
                    "start": number,
                    "steps": {"anyOf": [number, {"type": "array", "items": _ref("steps")}]},
                    "group": word,
                    "passing": {"type": "boolean"},
                    "last_again": {"type": "boolean"},
                    "no_way_back": _list(number),
                    "life": number,
                    "many": flag,
                    "enter": {**_list(number), "minItems": 4, "maxItems": 4},
                    "loop": number,
                    "pushes": number,
                },
                ["steps"],
            )
        ),
        "rows": _map(
            _object(
                {
                    "deck": word,
                    "spaces": _list(word),
                    "gain": {"type": "boolean"},
                    "reached": _ref("steps"),
                    "when_empty": _ref("steps"),
                    "skip": _object({"space": number, "while": _ref("condition")}, ["space", "while"]),
                },
                ["deck", "spaces"],
            )
        ),
        "turn_card": _object({"name": word, "count": number, "do": _ref("steps")}, ["name", "do"]),
        "mats": _map({"type": "array", "items": word}),
        "routines": _map(_ref("steps")),
        "actions": _map(_object({"pay": number, "if": _ref("condition"), "do": _ref("steps")}, ["do"])),
        "hooks": _hooks(hooks.NEMESIS_MOMENTS),
        "lose_when": _ref("condition"),
        "more_life": _map(number),
        "supply": _map(number),
        "damage_taken": _damage_taken(),
        "when_discarded": _map(_ref("steps")),
        "when_destroyed": _map({"anyOf": [{"const": "any_discard"}, _one("under", word)]}),
        "devour": _object({"onto": word, "missing": _ref("steps")}, ["onto"]),
        "open_pile": word,
        "swarm": _object(swarm | {"overflow": _ref("steps"), "spread": _ref("steps")}, list(swarm)),
        "increased_difficulty": {"type": "object"},
        "beginner": {"type": "object"},
        "expedition": {"type": "object"},
    }
    fields = {key: special.get(key, _ref("steps")) for key in keys.NEMESIS_KEYS}
    return _object(fields, ["names", "unleash"])
