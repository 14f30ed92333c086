"""Checking the languages: nothing missing, nothing unused, everything formats, nothing leaks.

English is the measure. Messages that Python asks for must exist in every language with the attributes English
has; helper messages (used only by other messages of the same file) are each language's own business.
"""

from __future__ import annotations

import itertools
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

from babel import Locale
from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Visitor

from unshuffled.rules.core.content import Content
from unshuffled.words import mats, phrases, reference, speech, texts
from unshuffled.words.phrases import Name, Phrase
from unshuffled.words.reminders import lines_with_reminders

NUMBERS = (0, 1, 2, 3, 5, 12, 22, 25)
"""Amounts that reach every plural class of the languages."""
CLASSES = frozenset({"zero", "one", "two", "few", "many", "other"})


class _Messages(Visitor):
    """What a file defines, refers to and selects on."""

    def __init__(self) -> None:
        self.references: set[str] = set()
        self.variables: set[str] = set()
        self.selectors: dict[str, set[str]] = {}

    def visit_MessageReference(  # noqa: N802 the visitor calls it so
        self, node: ast.MessageReference
    ) -> None:
        self.references.add(node.id.name)

    def visit_VariableReference(  # noqa: N802 the visitor calls it so
        self, node: ast.VariableReference
    ) -> None:
        self.variables.add(node.id.name)

    def visit_SelectExpression(  # noqa: N802 the visitor calls it so
        self, node: ast.SelectExpression
    ) -> None:
        if isinstance(node.selector, ast.VariableReference):
            keys = {v.key.name for v in node.variants if isinstance(v.key, ast.Identifier)}
            self.selectors.setdefault(node.selector.id.name, set()).update(keys)
        self.generic_visit(node)


def parse(lang: str) -> tuple[dict[str, ast.Message], list[str]]:
    """The messages of a language, and what is wrong with its files."""
    found: dict[str, ast.Message] = {}
    problems: list[str] = []
    for path in sorted((speech.LOCALES / lang).glob("*.ftl")):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Junk):
                problems.append(f"{lang}/{path.name}: cannot be read: {(entry.content or '').strip()[:60]!r}")
            elif isinstance(entry, ast.Message):
                if entry.id.name in found:
                    problems.append(f"{lang}/{path.name}: {entry.id.name} stands twice")
                found[entry.id.name] = entry
    return found, problems


def _visit(message: ast.Message) -> _Messages:
    visitor = _Messages()
    visitor.visit(message)
    return visitor


def _arguments(message: ast.Message, messages: dict[str, ast.Message], seen: set[str] | None = None) -> _Messages:
    """The variables of a message, those of the messages it refers to included."""
    seen = seen or set()
    visitor = _visit(message)
    for name in list(visitor.references):
        if name in messages and name not in seen:
            inner = _arguments(messages[name], messages, seen | {name})
            visitor.variables |= inner.variables
            for variable, keys in inner.selectors.items():
                visitor.selectors.setdefault(variable, set()).update(keys)
    return visitor


def variables(messages: dict[str, ast.Message], id: str) -> set[str]:
    """The arguments of a message of this language; none if it has no such message."""
    return _arguments(messages[id], messages).variables if id in messages else set()


def asked_for(english: dict[str, ast.Message]) -> set[str]:
    """Messages Python names, or makes names of: all of English but its helpers."""
    referred = set().union(*(_visit(message).references for message in english.values()))
    return {id for id in english if id not in referred or _in_python(id)}


@cache
def _source() -> str:
    return "".join(path.read_text(encoding="utf-8") for path in Path(speech.__file__).parent.parent.rglob("*.py"))


def _in_python(id: str) -> bool:
    return f'"{id}"' in _source()


def check(content: Content) -> list[str]:
    """All problems, one line each."""
    english, problems = parse("en")
    wanted = asked_for(english)
    for lang in speech.LANGUAGES:
        messages, found = (english, []) if lang == "en" else parse(lang)
        problems += found
        problems += _complete(lang, messages, english, wanted)
        problems += _plurals(lang, messages)
        problems += list(_formats(content, lang, messages, english))
        if lang != "en":
            problems += list(_english(lang, messages, english))
        problems += list(_cards(content, lang))
    return problems


def _complete(
    lang: str, messages: dict[str, ast.Message], english: dict[str, ast.Message], wanted: set[str]
) -> Iterator[str]:
    for id in sorted(wanted):
        if id not in messages:
            yield f"{lang}: {id} is missing"
            continue
        have = {a.id.name for a in messages[id].attributes}
        for attribute in english[id].attributes:
            if attribute.id.name not in have:
                yield f"{lang}: {id}.{attribute.id.name} is missing"
        if english[id].value is not None and messages[id].value is None:
            yield f"{lang}: {id} has no value"
    referred = set().union(*(_visit(message).references for message in messages.values()))
    for id in sorted(messages.keys() - wanted - referred):
        if not _in_python(id):
            yield f"{lang}: {id} is used by nothing"


def _plurals(lang: str, messages: dict[str, ast.Message]) -> Iterator[str]:
    """A plural class that the language does not have can never be chosen."""
    known = {*Locale(lang).plural_form.tags, "other"}
    for id, message in messages.items():
        for expression in _selects(message):
            keys = {v.key.name for v in expression.variants if isinstance(v.key, ast.Identifier)}
            strange = (keys & CLASSES) - known
            if strange and keys & CLASSES == keys:
                yield f"{lang}: {id} has a form for {', '.join(sorted(strange))}, which the language does not have"


def _selects(node: Any) -> Iterator[ast.SelectExpression]:
    if isinstance(node, ast.SelectExpression):
        yield node
    if isinstance(node, ast.BaseNode):
        for value in vars(node).values():
            yield from _selects(value)
    elif isinstance(node, list):
        for value in node:
            yield from _selects(value)


def _formats(
    content: Content, lang: str, messages: dict[str, ast.Message], english: dict[str, ast.Message]
) -> Iterator[str]:
    """Every message with every word it selects on and numbers of every plural class."""
    voice = speech.Voice(content, lang)
    for id, message in messages.items():
        visitor = _arguments(message, messages)
        if id in english:
            visitor.variables |= _arguments(english[id], english).variables
        choices: list[list[tuple[str, Any]]] = []
        for variable in sorted(visitor.variables):
            keys = visitor.selectors.get(variable, set())
            words = sorted(keys - CLASSES)
            numeric = not words or bool(keys & {"one", "few", "many"})
            values: list[Any] = (
                list(NUMBERS) if numeric and (keys or variable == "n") else [*words, "zzz"] if words else ["Xyz"]
            )
            choices.append([(variable, value) for value in values])
        for args in itertools.islice(itertools.product(*choices), 400):
            for attr in ["", *(a.id.name for a in message.attributes)]:
                if not attr and message.value is None:
                    continue
                try:
                    text = voice.form(Phrase(id, dict(args), attr))
                except speech.MissingMessage as error:
                    yield f"{lang}: {error}"
                    break
                if "{" in text or "  " in text:
                    yield f"{lang}: {id}{'.' + attr if attr else ''} leaks: {text!r}"
                    break


@cache
def same() -> frozenset[tuple[str, str, str]]:
    """What may read as in English: language, kind, id."""
    lines = (speech.LOCALES / "same.txt").read_text(encoding="utf-8").splitlines()
    words = [line.split() for line in lines if line and not line.startswith("#")]
    return frozenset((lang, kind, id) for lang, kind, *ids in words for id in ids)


def _english(lang: str, messages: dict[str, ast.Message], english: dict[str, ast.Message]) -> Iterator[str]:
    """A message that is word for word the English one was forgotten."""
    write = FluentSerializer().serialize_entry
    for id, message in messages.items():
        if id in english and (lang, "message", id) not in same() and write(message) == write(english[id]):
            plain = "".join(element.value for element in _texts(message))
            if re.search(r"[^\W\d_]{4,}", plain):
                yield f"{lang}: {id} is still English"


def _texts(node: Any) -> Iterator[ast.TextElement]:
    if isinstance(node, ast.TextElement):
        yield node
    elif isinstance(node, ast.BaseNode):
        for value in vars(node).values():
            yield from _texts(value)
    elif isinstance(node, list):
        for value in node:
            yield from _texts(value)


def _cards(content: Content, lang: str) -> Iterator[str]:
    """Every card, mat and rule speaks, has a name of its own, and no English shows through."""
    voice = speech.Voice(content, lang)
    names: list[Name] = [Name("card", card.id) for card in content.cards]
    names += [Name(kind, id) for kind in ("mage", "ability", "title") for id in content.mages]
    names += [Name("nemesis", id) for id in content.nemeses] + [Name("term", id) for id in content.terms]
    names += [Name("market", id) for id in content.markets] + [Name("pack", id) for id in content.packs]
    names += [Name("protected", id) for id in content.protected]
    names += [Name("expedition", id) for id in content.expeditions]
    names += [Name("swarm", id) for id, forms in content.nemeses.items() if forms["normal"].swarm is not None]
    for name in names:
        known = speech.names_of(content, name)
        if lang not in known:
            yield f"{lang}: no name for {name.kind} {name.id}"
        elif lang != "en" and known[lang] == known["en"] and (lang, name.kind, name.id) not in same():
            yield f"{lang}: the name of {name.kind} {name.id} is still English: {known[lang]}"
    for text in all_texts(content):
        try:
            voice(text)
        except speech.MissingMessage as error:
            yield f"{lang}: {error}"


def all_texts(content: Content) -> Iterator[Any]:
    """Everything that is printed on cards and mats, and the rules reference."""
    for card in content.cards:
        yield texts.type_line(card)
        for line in lines_with_reminders(content, card):
            yield from _parts(line)
    for mage in content.mages.values():
        for line in mats.mage_lines(content, mage):
            yield from _parts(line)
    for protected in content.protected.values():
        for line in mats.protected_lines(protected):
            yield from _parts(line)
    for forms in content.nemeses.values():
        for nemesis in forms.values():
            for line in mats.nemesis_lines(nemesis):
                yield from _parts(line)
    for topic in reference.TOPICS:
        yield reference.title(topic)
        yield reference.text(topic)


def _parts(line: texts.Line) -> Iterator[Any]:
    if line.label is not None:
        yield line.label
    yield line.text


__all__ = ["all_texts", "check", "phrases"]
