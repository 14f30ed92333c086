"""The page's types of what is sent are made from Python's (`make wire`), and none is written a second time by hand."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

PAGE = Path(__file__).parents[2] / "web" / "src"
WIRE = PAGE / "protocol" / "wire.ts"
BY_HAND = {
    "account.ts": "what is asked over HTTP",
    "connection.ts": "the socket",
    "game.ts": "a replay, fetched in portions",
    "http.ts": "what is asked over HTTP",
    "notices.ts": "what is asked over HTTP",
    "keys.ts": "keys that the page writes",
    "patch.ts": "changes laid over a view",
    "phrases.ts": "phrases that the page makes",
    "underway.ts": "what is waited for",
}
"""Files of `protocol/` beside the generated one: they do something with messages, and describe none."""
FIELDS_IN_COMMON = 3
RECORD = re.compile(r"^(?:export )?(?:interface|type) (\w+)[^{=;]*(?:= )?\{\n(.*?)^\}", re.MULTILINE | re.DOTALL)
FIELD = re.compile(r"^(?:  )?(\w+)\??: ", re.MULTILINE)
REMARK = re.compile(r"/\*\*.*?\*/|//[^\n]*", re.DOTALL)


def records(text: str) -> Iterator[tuple[str, frozenset[str]]]:
    """Every record that is described in some TypeScript: its name and its own fields."""
    for found in RECORD.finditer(REMARK.sub("", text)):
        yield found[1], frozenset(FIELD.findall(found[2]))


@cache
def generated() -> dict[str, frozenset[str]]:
    """The made types; their file has no indents, so each goes on to where the next one begins."""
    text = REMARK.sub("", WIRE.read_text(encoding="utf-8"))
    parts = re.findall(r"^export interface (\w+) \{\n(.*?)(?=^export |\Z)", text, re.MULTILINE | re.DOTALL)
    return {name: frozenset(FIELD.findall(body)) for name, body in parts}


def repeated(text: str) -> list[str]:
    """Records that say again what a generated type says: of all the fields that either has, most are the same."""
    return [
        f"{name} is {other}"
        for name, fields in records(text)
        for other, known in generated().items()
        if len(fields & known) >= FIELDS_IN_COMMON and len(fields & known) * 3 >= len(fields | known) * 2
    ]


def sources() -> list[Path]:
    return sorted(path for path in [*PAGE.rglob("*.ts"), *PAGE.rglob("*.tsx")] if path != WIRE)


def test_no_type_of_what_is_sent_is_written_by_hand() -> None:
    found = {path.relative_to(PAGE).as_posix(): repeated(path.read_text(encoding="utf-8")) for path in sources()}

    assert {path: types for path, types in found.items() if types} == {}


def test_a_type_of_the_view_that_is_written_by_hand_is_found() -> None:
    by_hand = """
    export interface InPlayView {
      uid: number;
      card: string;
      /** What is left. */
      life: number;
      max?: number;
      tokens: number;
      silenced?: boolean;
      place?: string;
      side?: "covered" | "turned";
    }
    """.replace("\n    ", "\n")

    assert repeated(by_hand) == ["InPlayView is CardInPlay"]


def test_a_record_of_the_page_itself_is_not_taken_for_one() -> None:
    own = """
    interface CardProps {
      card: string;
      life?: number | undefined;
      dim?: boolean;
      size: Size;
    }
    """.replace("\n    ", "\n")

    assert repeated(own) == []


def test_the_generated_types_are_found() -> None:
    assert {"View", "ShownPlayer", "Decision", "GameEvent", "ForecastView", "Answered"} <= generated().keys()
    assert {"hand", "deck", "breaches"} <= generated()["ShownPlayer"]


def test_the_protocol_has_one_file_of_types() -> None:
    assert {path.name for path in (PAGE / "protocol").iterdir()} == {WIRE.name, *BY_HAND}
