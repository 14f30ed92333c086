"""The JSON Schema of everything that is sent, for people who write clients; the page's types are made from it.

Messages and bodies are records of msgspec, which describes them itself. What they carry ready-made is described here:
msgspec knows no union of several dictionaries, and the rules know no msgspec.
"""

from __future__ import annotations

import ast
import inspect
import sys
import textwrap
from collections.abc import Callable, Iterable
from dataclasses import MISSING, fields
from functools import cache
from itertools import pairwise
from types import NoneType, UnionType
from typing import Any, Literal, NotRequired, Union, get_args, get_origin, get_type_hints, is_typeddict

import msgspec
from msgspec import Struct

from unshuffled.rules.core.events import FIELDS
from unshuffled.rules.readings import shown
from unshuffled.tables import entries
from unshuffled.wire import (
    account_bodies,
    bodies,
    catalog,
    daily,
    expedition,
    moderation_bodies,
    notice_bodies,
    protocol,
    review,
    types,
)

Schema = dict[str, Any]

NAMED: dict[Any, str] = {
    shown.Breach: "Breach",
    shown.Outcome: "Outcome",
    shown.Phase: "Phase",
    shown.TurnCard: "TurnCard",
    types.Phrase: "Phrase",
    types.Range: "Range",
}
"""Types that have a name and no class."""
PLAIN: dict[Any, str] = {str: "string", int: "integer", bool: "boolean", NoneType: "null"}
TOLD = (types.View, types.GameEvent, types.ForecastView)
"""What messages carry ready-made."""


class _Described:
    """The definitions met on the way."""

    def __init__(self) -> None:
        self.met: dict[str, Schema] = {}
        self.kinds: list[Any] = []

    def of(self, kind: Any) -> Schema:
        """The schema of a type: a reference if it has a name."""
        if kind in NAMED:
            return self._named(NAMED[kind], lambda: self._plain(kind))
        if is_typeddict(kind):
            self.kinds.append(kind)
            return self._named(kind.__name__, lambda: self._record(kind, _members(kind)))
        if isinstance(kind, type) and issubclass(kind, Struct):
            return _ref(kind.__name__)
        return self._plain(kind)

    def entry(self, kind: Any) -> Schema:
        """An entry of the log as `entries.to_public` tells it: its kind first, and no mark."""

        def made() -> Schema:
            hints = get_type_hints(kind)
            has_default = {f.name for f in fields(kind) if f.default is not MISSING or f.default_factory is not MISSING}
            members = {
                name: (hint, name not in has_default)
                for name, hint in hints.items()
                if not (name == "mark" and kind in entries.MARKED)
            }
            return self._record(kind, {"kind": (Literal[kind.__name__], True), **members})

        return self._named(kind.__name__, made)

    def _named(self, name: str, make: Callable[[], Schema]) -> Schema:
        if name not in self.met:
            self.met[name] = {}  # a phrase holds phrases
            self.met[name] = make()
        return _ref(name)

    def _record(self, kind: Any, members: dict[str, tuple[Any, bool]]) -> Schema:
        return {
            "type": "object",
            "description": inspect.getdoc(kind) or "",
            "properties": {name: self.of(hint) for name, (hint, _) in members.items()},
            "required": [name for name, (_, needed) in members.items() if needed],
        }

    def _plain(self, kind: Any) -> Schema:
        origin, args = get_origin(kind), get_args(kind)
        if origin in (Union, UnionType):
            return {"anyOf": [self.of(one) for one in args]}
        if origin is Literal:
            return {"enum": list(args)}
        if origin is list:
            return {"type": "array", "items": self.of(args[0])}
        if origin is dict:
            return {"type": "object", "additionalProperties": self.of(args[1])}
        if origin is tuple:
            return {
                "type": "array",
                "prefixItems": [self.of(one) for one in args],
                "minItems": len(args),
                "maxItems": len(args),
            }
        return {} if kind is Any else {"type": PLAIN[kind]}


def _ref(name: str) -> Schema:
    return {"$ref": f"#/$defs/{name}"}


def _members(kind: Any) -> dict[str, tuple[Any, bool]]:
    """The keys of a dictionary: what each holds, and whether it is always there."""
    found: dict[str, tuple[Any, bool]] = {}
    for name, hint in get_type_hints(kind, include_extras=True).items():
        optional = get_origin(hint) is NotRequired
        found[name] = (get_args(hint)[0] if optional else hint, not optional)
    return found


@cache
def remarks(kind: Any) -> dict[str, str]:
    """What stands under the fields of a class, its own and those of the classes it is made from."""
    try:
        text = ast.parse(textwrap.dedent(inspect.getsource(kind))).body[0]
    except (OSError, TypeError):  # it has no text of its own
        return {}
    found: dict[str, str] = {}
    if not isinstance(text, ast.ClassDef):
        return found
    module = sys.modules[kind.__module__]
    for base in text.bases:  # a dictionary type does not know what it was made from
        if isinstance(base, ast.Name) and isinstance(made_from := getattr(module, base.id), type):
            found |= remarks(made_from)
    for field, remark in pairwise(text.body):
        if isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name):
            if isinstance(remark, ast.Expr) and isinstance(remark.value, ast.Constant):
                found[field.target.id] = inspect.cleandoc(str(remark.value.value))
    return found


def _bodies() -> list[type[Struct]]:
    """Every record of the protocol, but the bases of messages: those have a kind, and none of their own."""
    return [
        kind
        for module in (
            protocol,
            bodies,
            account_bodies,
            moderation_bodies,
            notice_bodies,
            catalog,
            daily,
            expedition,
            review,
        )
        for kind in vars(module).values()
        if isinstance(kind, type)
        and issubclass(kind, Struct)
        and kind.__module__ == module.__name__
        and kind not in (protocol.FromClient, protocol.FromServer)
    ]


def _clean(node: Any) -> Any:
    """A field that is declared elsewhere is that and nothing else."""
    if isinstance(node, list):
        return [_clean(one) for one in node]
    if not isinstance(node, dict):
        return node
    if "$ref" in node:
        return {name: node[name] for name in ("$ref", "description") if name in node}
    return {name: _clean(value) for name, value in node.items()}


def _remarked(defined: Schema, kinds: Iterable[Any]) -> None:
    for kind in kinds:
        properties = defined[kind.__name__]["properties"]
        for name, remark in remarks(kind).items():
            if name in properties:
                properties[name] = {**properties[name], "description": remark}


@cache
def schema() -> Schema:
    """The messages of both directions, and every type that is met in them or in a body."""
    described = _Described()
    for kind in TOLD:
        described.of(kind)
    described.met["EventName"] = {"enum": list(FIELDS)}
    described.met["GameEvent"]["properties"]["event"] = _ref("EventName")
    described.met["Entry"] = {"anyOf": [described.entry(kind) for kind in entries.KINDS.values()]}
    sent = _bodies()
    _, defined = msgspec.json.schema_components(sent, ref_template="#/$defs/{name}")
    twice = defined.keys() & described.met.keys()
    assert not twice, f"two types have the name {', '.join(twice)}"
    defined |= described.met
    _remarked(defined, [*sent, *entries.KINDS.values(), *described.kinds])
    state = defined["TableState"]
    about = "The fields of a table's state that differ from the last message."
    defined["StateChanges"] = {**state, "description": about, "required": []}
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"unshuffled socket protocol {protocol.PROTOCOL}",
        "from_client": {"anyOf": [_ref(kind.__name__) for kind in get_args(protocol.ClientMessage)]},
        "from_server": {"anyOf": [_ref(kind.__name__) for kind in get_args(protocol.ServerMessage)]},
        "$defs": _clean(defined),
    }
