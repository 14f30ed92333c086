"""Messages are parsed one by one, when they are needed, and are the same as if a file had been parsed whole."""

from __future__ import annotations

import pytest
from fluent.runtime import FluentResource
from fluent.syntax import ast

from unshuffled.words import speech


@pytest.mark.parametrize("lang", speech.LANGUAGES)
def test_each_message_reads_as_it_stands_in_its_file(lang: str) -> None:
    made = speech.Bundle(lang)
    whole = {
        entry.id.name: entry
        for path in sorted((speech.LOCALES / lang).glob("*.ftl"))
        for entry in FluentResource(path.read_text(encoding="utf-8")).body
        if isinstance(entry, ast.Message)
    }

    assert len(whole) > 900
    assert [id for id in whole if not made.has_message(id)] == []
    assert [
        id for id, entry in whole.items() if not entry.equals(made._messages[id], ignored_fields=["span", "comment"])
    ] == []


def test_a_message_brings_those_it_refers_to_and_no_others() -> None:
    made = speech.Bundle("en")
    before = set(made._unread)

    made.format_pattern(made.get_message("step-gain-card").attributes["you"], {"term": "curse", "to": "hand"})

    assert before - set(made._unread) == {"step-gain-card", "side-cards", "side-it"}


def test_a_message_that_the_language_does_not_have_is_not_there() -> None:
    assert not speech.Bundle("en").has_message("no-such-message")
