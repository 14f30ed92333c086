"""Phrases: what is to be said, in no language yet.

A phrase is a message id, possibly one of its attributes, and arguments: numbers, plain words that messages
select on, names, and other phrases. It is plain data and can be sent as JSON to a page that formats it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any


@dataclass(slots=True)
class Name:
    """The name of something in the packs, in whichever language is spoken; `form` is a case of a term."""

    kind: str
    """card, deck_of (the side deck that a card begins in), mage, ability, protected, nemesis, swarm, pack, market, expedition or term."""
    id: str
    form: str = ""


@dataclass(slots=True)
class Phrase:
    """A message with its arguments."""

    id: str
    args: dict[str, Any] = field(default_factory=dict)
    attr: str = ""


@dataclass(slots=True)
class Seq:
    """Sentences one after the other."""

    parts: list[Any]


@dataclass(slots=True)
class Alt:
    """Options of an OR."""

    options: list[Seq]


def say(id: str, attr: str = "", **args: Any) -> Phrase:
    """A phrase."""
    return Phrase(id, args, attr)


def named(id: str) -> dict[str, Any]:
    """A term of a pack as messages take it: the term, its genitive, and its gender.

    The gender is `m`, `f` or `n` where the packs say so in this language, for messages to select on; else it is the term.
    """
    return {"term": Name("term", id), "gen": Name("term", id, "gen"), "gender": Name("term", id, "gender")}


def several(what: Seq) -> str:
    """Whether it is more than one plain sentence: `yes` or `no`, for languages that join one with a comma."""
    return "yes" if len(what.parts) != 1 or isinstance(what.parts[0], Alt) else "no"


def is_keyword(what: Seq) -> bool:
    """Whether it is a keyword alone ("Unleash."), which has no verb to go on with after a comma."""
    only = what.parts[0] if len(what.parts) == 1 else None
    return isinstance(only, Phrase) and only.id in ("step-unleash", "step-routine")


def follows(what: Seq) -> dict[str, Any]:
    """What follows on a condition or moment, as messages take it: `$then`, and `$several` and `$keyword` to join it by.

    Sentences that follow on a name or number and a colon are passed as `$says` instead: they begin with a capital.
    """
    return {"then": what, "several": several(what), "keyword": "yes" if is_keyword(what) else "no"}


def as_data(part: Any) -> Any:
    """A phrase as JSON values, for a page that formats it itself."""
    if isinstance(part, Phrase):
        data: dict[str, Any] = {"id": part.id}
        if part.attr:
            data["attr"] = part.attr
        if part.args:
            data["args"] = {key: as_data(value) for key, value in part.args.items()}
        return data
    if isinstance(part, Name):
        return {"name": part.id, "kind": part.kind, **({"form": part.form} if part.form else {})}
    if isinstance(part, Seq):
        return {"seq": [as_data(p) for p in part.parts]}
    if isinstance(part, Alt):
        return {"or": [as_data(p) for p in part.options]}
    return part


def each(parts: Sequence[Any]) -> list[Phrase]:
    """Every phrase in a tree, for checks."""
    found: list[Phrase] = []
    for part in parts:
        if isinstance(part, Phrase):
            found.append(part)
            found += each(list(part.args.values()))
        elif isinstance(part, Seq):
            found += each(part.parts)
        elif isinstance(part, Alt):
            found += each(part.options)
    return found
