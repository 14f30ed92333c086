"""JSON Schema of a pack file, made from the same tables that the decoder reads.

An editor with a YAML language server completes and checks a pack with it. The decoder is the judge: the schema accepts
whatever the decoder accepts, which reads scalars as text, so that a number may be quoted and a name may look like a number.

No alternative is tried blindly. A mapping's word decides by which schema it is checked, so that an unknown word is one
error where it stands, and not one for each word of the language.
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
SCALARS: Schema = {
    "number": {"type": ["integer", "string"], "minimum": 0, "maximum": limits.NUMBER, "pattern": "^[0-9]{1,9}$"},
    "signed": {"type": ["integer", "string"], "pattern": "^-?[0-9]{1,9}$"},
    "flag": {"enum": [True, False, "true", "false"]},
    "text": {"type": ["string", "number", "boolean", "null"]},
}
NUMBER: Schema = {"$ref": "#/$defs/number"}
SIGNED: Schema = {"$ref": "#/$defs/signed"}
FLAG: Schema = {"$ref": "#/$defs/flag"}
TEXT: Schema = {"$ref": "#/$defs/text"}


def pack_schema() -> Schema:
    """The schema of any file of a pack."""
    defs: Schema = {
        **SCALARS,
        "steps": _one_or_list(_ref("step")),
        "step": _words("verb", VERBS),
        "amount": _if_object(_object(AMOUNT), NUMBER),
        "count": _words("count", COUNTS),
        "condition": _words("condition", CONDITIONS),
        "who": _words("who", SELECTORS),
        "names": {
            "type": "object",
            "propertyNames": {"pattern": f"^{LANGUAGE.pattern}$"},
            "additionalProperties": {**TEXT, "minLength": 1, "maxLength": limits.NAME},
            "required": ["en"],
        },
        "cards": _object(_fields(PICK)),
    }
    for sort, table in (("verb", VERBS), ("count", COUNTS), ("condition", CONDITIONS), ("who", SELECTORS)):
        defs |= {
            f"{sort}_{word}": {"description": entry.help, **_value(entry)}
            for word, entry in table.items()
            if not entry.bare
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
                    "id": TEXT,
                    "names": _ref("names"),
                    "requires": _list(TEXT),
                    "also": _list(TEXT),
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
            "expeditions": _map(forms.schema(_ref("names"), NUMBER, TEXT, FLAG)),
            "markets": {
                "type": "object",
                "additionalProperties": _object({"names": _ref("names"), "cards": _list(TEXT)}, ["names", "cards"]),
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


def _if_object(then: Schema, otherwise: Schema) -> Schema:
    return {"if": {"type": "object"}, "then": then, "else": otherwise}


def _one_or_list(item: Schema) -> Schema:
    return {"if": {"type": "array"}, "then": _list(item), "else": item}


def _kind(kind: Kind) -> Schema:
    """Return the schema of what a field takes."""
    word: Schema = {"enum": list(kind.words)} if kind.words else TEXT
    plain: dict[Sort, Schema] = {
        Sort.NUMBER: NUMBER,
        Sort.FLAG: FLAG,
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
    return _one_or_list(item) if kind.several else item


def _fields(entry: Entry) -> Schema:
    """Return the schemas of an entry's fields by their keys."""
    return {key: _kind(field.kind) for key, field in entry.fields.items()}


def _needed(entry: Entry) -> list[str]:
    return [key for key, field in entry.fields.items() if field.needed]


def _words(sort: str, table: dict[str, Entry]) -> Schema:
    """Return the schema of one word of a table: alone, as the only key of a mapping, or beside its other keys."""
    single: Schema = {
        "type": "object",
        "properties": {
            word: _ref(f"{sort}_{word}") for word, entry in table.items() if not (entry.beside or entry.bare)
        },
        "additionalProperties": False,
        "minProperties": 1,
        "maxProperties": 1,
    }
    # `until` is a word, and also a key beside others.
    for word in sorted((word for word, entry in table.items() if entry.beside), key="until".__eq__, reverse=True):
        single = {"if": {"required": [word]}, "then": _ref(f"{sort}_{word}"), "else": single}
    return {
        "type": ["string", "object"],
        **_if_object(single, {"enum": [word for word, entry in table.items() if entry.bare]}),
    }


def _value(entry: Entry) -> Schema:
    """Return the schema of a word's value; if its keys stand side by side, of the whole mapping."""
    fields = _fields(entry)
    if entry.beside:
        return _object(fields, _needed(entry))
    short = entry.fields.get(entry.short)
    if short is not None and short.kind.sort is Sort.PICK:
        own = {key: kind for key, kind in fields.items() if key not in (short.key, "this", "played")}
        cards = _object(_fields(PICK) | own) if own else _kind(short.kind)
        if "played" not in fields:
            return cards
        played: Schema = {"if": {"required": ["played"]}, "then": _one("played", fields["played"]), "else": cards}
        return _if_object(played, {"const": "this"})
    if short is not None and short.kind.sort in (Sort.CONDITION, Sort.CONDITIONS):
        return _kind(short.kind)
    plain: Schema = {"type": "object"} if short is None else _kind(short.kind)
    if "all" in fields:
        plain = {"if": {"const": "all"}, "else": plain}
        if "count" in fields:
            fields["count"] = {"if": {"const": "all"}, "else": fields["count"]}
    whole = _object(fields, _needed(entry))
    if short is not None and short.kind.sort is Sort.AMOUNT:
        only_amount = {
            "propertyNames": {"enum": [key for key in AMOUNT if key != entry.short]},
            "minProperties": 1,
        }
        whole = {"if": only_amount, "then": _ref("amount"), "else": whole}
    return _if_object(whole, plain)


AMOUNT: Schema = _fields(AMOUNT_FIELDS) | {"base": SIGNED, "times": SIGNED, "plus": SIGNED}


def _hooks(own: tuple[str, ...]) -> Schema:
    fields: Schema = {
        "when": {"enum": list(hooks.moments(own))},
        "if": _ref("condition"),
        "once_per_turn": FLAG,
        "do": _ref("steps"),
    }
    if own in ((), hooks.SPELL_MOMENTS):
        fields["whose"] = {"enum": list(WHOSE)}
    return _list(_object(fields, ["when", "do"]))


def _damage_taken() -> Schema:
    return _object(
        {
            "at_most": SIGNED,
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
            "pile": {**NUMBER, "minimum": 1, "maximum": limits.TIMES},
            "picture": {"enum": list(keys.PICTURES)},
        },
        ["names"],
    )


def _terms() -> Schema:
    return _map({"anyOf": [TEXT, _object(dict.fromkeys(keys.CASES, TEXT))]})


def _card() -> Schema:
    number = NUMBER
    action = _object({"pay": number, "once_per_turn": FLAG, "do": _ref("steps")}, ["do"])
    special: Schema = {
        "names": _ref("names"),
        "kind": {**TEXT, "examples": [*known_kinds()]},
        "motif": _motif(),
        "life": _ref("amount"),
        "starter": FLAG,
        "link": FLAG,
        "echo": FLAG,
        "upgraded": FLAG,
        "reconstructed": FLAG,
        "treasure": {"enum": list(LEVELS)},
        "replaces": _list(TEXT),
        "brings": _list(TEXT),
        "while_owned": _object(dict.fromkeys(keys.WHILE_OWNED, number)),
        "gain_to": _object({"to": {"enum": ["top_of_deck", "hand"]}, "optional": FLAG}, ["to"]),
        "prep": {"enum": list(keys.PREP_RULES)},
        "while_prepped": _object(
            {
                "actions": _list(action),
                "hooks": _hooks(hooks.SPELL_MOMENTS),
                "also_prep": TEXT,
                "less_damage": number,
                "spell_bonus": number,
            }
        ),
        "while_in_play": _object(
            {
                "action_costs": _map({"anyOf": [number, {"const": "never"}]}),
                "forbids": _list({"enum": list(FORBIDDEN)}),
                "guards": FLAG,
                "shields": {"const": "nemesis"},
                "protects": TEXT,
                "more_damage": number,
                "actions": _list(action),
                "minions_take_less": number,
            }
        ),
        "while_in_front": _object({"hooks": _hooks(()), "any_player": FLAG}),
        "parts": _map(_ref("steps")),
        "damage_taken": _damage_taken(),
        "hooks": _hooks(hooks.CARD_MOMENTS),
        "returns": {"enum": ["under_nemesis_deck"]},
        "enters_on": TEXT,
        "looks_like": TEXT,
        "counts_as": _object({key: _list(TEXT) for key in ("cards", "kinds")}),
        "values": _map(_map(number)),
    }
    fields = {key: special.get(key, _ref("steps") if key in keys.CARD_BLOCKS else number) for key in keys.CARD_KEYS}
    return _object(fields, ["names", "kind"])


def _motif() -> Schema:
    return {"type": "string", "pattern": f"^{limits.ID.pattern}$"}


def _mage() -> Schema:
    own = _object(
        {
            "closed": {**NUMBER, "maximum": 3},
            "name": TEXT,
            "focus": NUMBER,
            "open": {**_list(NUMBER), "minItems": 4, "maxItems": 4},
            "bonus": NUMBER,
            "any_number": FLAG,
            "lasting": FLAG,
            "when_opened": _ref("steps"),
            "when_cast": _ref("steps"),
        },
        ["closed"],
    )
    breach = {"anyOf": [{"enum": ["open", "none"]}, own]}
    ability = _object(
        {
            "names": _ref("names"),
            "charges": SIGNED,
            "during": {"enum": list(keys.ABILITY_TIMES)},
            "if_drawn": _list({"enum": list(keys.DECK_KINDS)}),
            "do": _ref("steps"),
        },
        ["names", "charges", "during", "do"],
    )
    words = _list(TEXT)
    fields = {
        "names": _ref("names"),
        "title": _ref("names"),
        "motif": _motif(),
        "breaches": {**_list(breach), "minItems": 4, "maxItems": 4},
        "hand": words,
        "deck": words,
        "values": _map(words),
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
        "reconstructed": FLAG,
    }
    return _object(fields, ["names", "breaches", "hand", "deck", "ability"])


def _protected() -> Schema:
    """Who can be protected instead of Gravehold."""
    fields = {
        "names": _ref("names"),
        "life": NUMBER,
        "charges": NUMBER,
        "abilities": _list(TEXT),
        "reconstructed": FLAG,
    }
    return _object(fields, ["names", "life", "charges", "abilities"])


def _nemesis() -> Schema:
    number = NUMBER
    word = TEXT
    counter = _object({"start": number, "min": number, "max": number})
    flag = FLAG
    deck = _object({"kind": word, "when_empty": _ref("steps"), "discard": flag, "two_sided": flag, "refills": flag})
    swarm = {"names": _ref("names"), "card": word, "life": number, "max": number}
    special: Schema = {
        "names": _ref("names"),
        "motif": _motif(),
        "life": number,
        "difficulty": number,
        "rating": {**NUMBER, "minimum": 1, "maximum": limits.RATING},
        "fixed_life": FLAG,
        "reconstructed": FLAG,
        "untargetable": FLAG,
        "counters": _map(counter),
        "decks": _map(deck),
        "piles": _map(_object({"gain": {"const": "top"}})),
        "tracks": _map(
            _object(
                {
                    "start": number,
                    "steps": {"anyOf": [number, {"type": "array", "items": _ref("steps")}]},
                    "group": word,
                    "passing": FLAG,
                    "last_again": FLAG,
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
                    "gain": FLAG,
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
        "swarm": _object(swarm | {"overflow": _ref("steps"), "spread": _ref("steps")}, list(swarm)),
        "increased_difficulty": {"type": "object"},
        "beginner": {"type": "object"},
        "expedition": {"type": "object"},
    }
    fields = {key: special.get(key, _ref("steps")) for key in keys.NEMESIS_KEYS}
    return _object(fields, ["names", "unleash"])
