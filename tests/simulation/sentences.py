"""The sentences of a view, in all five languages, from what a client was sent."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

import msgspec

from tests.simulation.positions import content
from unshuffled.words.phrases import Alt, Name, Phrase, Seq
from unshuffled.words.speech import LANGUAGES, Voice


@cache
def _voices() -> list[Voice]:
    return [Voice(content(), language) for language in LANGUAGES]


def phrase_of(data: Any) -> Any:
    """What `words.phrases.as_data` made of a phrase, as the phrase it was."""
    if not isinstance(data, dict):
        return data
    if "id" in data:
        args = {name: phrase_of(value) for name, value in data.get("args", {}).items()}
        return Phrase(data["id"], args, data.get("attr", ""))
    if "name" in data:
        return Name(data["kind"], data["name"], data.get("form", ""))
    if "seq" in data:
        return Seq([phrase_of(part) for part in data["seq"]])
    return Alt([phrase_of(part) for part in data["or"]])


def said(data: Any) -> tuple[str, ...]:
    """One phrase in every language."""
    return _said(msgspec.json.encode(data))


@cache
def _said(encoded: bytes) -> tuple[str, ...]:
    phrase = phrase_of(msgspec.json.decode(encoded))
    return tuple(voice(phrase) for voice in _voices())


def phrases_in(view: dict[str, Any] | None) -> Iterator[Any]:
    """What a client says of the question: the question, its reason, the sum behind it, and every answer."""
    asked = view["decision"] if view is not None else None
    if asked is not None:
        yield from (asked[name] for name in ("question", "because", "sum") if asked[name] is not None)
        yield from asked["options"]
