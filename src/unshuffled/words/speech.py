"""Speaking: a phrase formatted in a language with Project Fluent.

Nothing here is used that `@fluent/bundle` in a browser cannot do too: message attributes, selectors, functions,
references to other messages, and formatted phrases as string arguments. Bidi isolation is off, since
card text is one language in one direction.
"""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Message

from unshuffled.rules.core.content import Content
from unshuffled.words.phrases import Alt, Name, Phrase, Seq

LOCALES = Path(__file__).parent / "locales"
LANGUAGES = ("en", *sorted(folder.name for folder in LOCALES.iterdir() if folder.is_dir() and folder.name != "en"))
"""A language is a folder of `locales`; English is the measure and comes first."""


CONTINUED = ("else", "else-if", "if-you-do")
"""Sentences that belong to the one before them."""
ROWS = ("case", "rule-track-step")
"""Messages that are rows of a table: the attribute `head` is what stands on the left. In plain text each is a line."""
SIGNS = ("AETHER", "CHARGE", "LIFE", "DAMAGE")
"""Functions around the word that follows on a number. Here it is the word; the page can draw a sign in its place."""


class MissingMessage(KeyError):
    """A phrase names a message that the language does not have."""


def _word(word: Any) -> Any:
    return word


_ENTRY = re.compile(r"^([a-zA-Z][\w-]*) *=(?:.*?)(?=^-?[a-zA-Z][\w-]* *=|\Z)", re.MULTILINE | re.DOTALL)
"""A message with its attributes. What goes on below its first line is indented, so a name and `=` begin the next one."""


class Bundle(FluentBundle):
    """All messages of a language, each parsed when it is first needed.

    Parsing all of them takes longer than anything else that a command does, and a card needs twenty of a thousand.
    """

    def __init__(self, lang: str) -> None:
        super().__init__([lang], use_isolating=False, functions=dict.fromkeys(SIGNS, _word))
        self._unread: dict[str, str] = {}
        for path in sorted((LOCALES / lang).glob("*.ftl")):
            for found in _ENTRY.finditer(path.read_text(encoding="utf-8")):
                self._unread.setdefault(found[1], found[0])

    def has_message(self, message_id: str) -> bool:
        """Does the language have it?"""
        self._read(message_id)
        return super().has_message(message_id)

    def _lookup(self, entry_id: str, term: bool = False) -> Message:
        # References inside a message come only by here.
        self._read(entry_id)
        return super()._lookup(entry_id, term)

    def _read(self, id: str) -> None:
        text = self._unread.get(id)
        if text is not None:
            self.add_resource(FluentResource(text))
            # Only now: another thread that does not find it here must find it in the bundle.
            self._unread.pop(id, None)


@cache
def bundle(lang: str) -> Bundle:
    """All messages of a language."""
    return Bundle(lang)


_MESSAGE = re.compile(r"^([a-z][\w-]*) *=(.*?)(?=^[a-zA-Z#-]|\Z)", re.MULTILINE | re.DOTALL)
_USED = re.compile(r"\$([\w-]+)|\{ *([a-z][\w-]*)[ .}]")
"""An argument, or a message inside a message."""


@cache
def _bodies(lang: str) -> dict[str, str]:
    text = "\n".join(path.read_text(encoding="utf-8") for path in sorted((LOCALES / lang).glob("*.ftl")))
    return {found[1]: found[2] for found in _MESSAGE.finditer(text)}


@cache
def arguments(id: str) -> frozenset[str]:
    """The arguments that some language uses in this message. What none uses need not be sent."""
    found: set[str] = set()
    for lang in LANGUAGES:
        for name, inner in _USED.findall(_bodies(lang).get(id, "")):
            if inner != id:  # a form of a message may be its value
                found |= {name} if name else arguments(inner)
    return frozenset(found)


class Voice:
    """A language over the names of some content."""

    def __init__(self, content: Content, lang: str) -> None:
        if lang not in LANGUAGES:
            raise MissingMessage(f"no language {lang!r}; known: {', '.join(LANGUAGES)}")
        self.content = content
        self.lang = lang
        self._bundle = bundle(lang)
        self._lower = self._phrase(Phrase("lower-inside"))
        """Which sentences inside a sentence (after "if you do") begin in lower case: `all`, `one` alone, or `none`."""
        self._and = self._phrase(Phrase("sentence-and", {"a": "", "b": ""}))
        """What joins two sentences about the same player."""
        self._or = self._phrase(Phrase("sentence-or", {"a": "", "b": ""}))
        """What joins two options of the same player."""

    def __call__(self, part: Any) -> str:
        """The sentence or phrase as text, beginning with a capital letter."""
        return capital(self.form(part))

    def form(self, part: Any, nested: bool = False) -> str:
        """The phrase as it stands inside a sentence."""
        if isinstance(part, Phrase):
            return self._phrase(part)
        if isinstance(part, Name):
            return self.name(part)
        if isinstance(part, Seq):
            return self._sentences(part, nested)
        if isinstance(part, Alt):
            return self._options(part, nested)
        return str(part)

    def _options(self, alt: Alt, nested: bool) -> str:
        """What can be chosen."""
        word = self._phrase(Phrase("or"))
        glue = f" — {word} — " if nested else f"\n{word}\n"
        return self._either(alt, nested) or glue.join(self.form(option, nested) for option in alt.options)

    def _either(self, part: Any, nested: bool = False) -> str:
        """Two short options of the same player as one sentence; empty if it is anything else."""
        if (
            not isinstance(part, Alt)
            or len(part.options) != 2
            or any(len(option.parts) != 1 for option in part.options)
        ):
            return ""
        first, (other,) = part.options[0], part.options[1].parts
        said = self.form(first, nested)
        more = self._same_subject(first.parts[0], other, said, self.form(other, nested), self._or)
        return said.removesuffix(".") + more if more else ""

    def _stands_alone(self, part: Any) -> bool:
        """Is it options on lines of their own?"""
        return isinstance(part, Alt) and not self._either(part)

    def _sentences(self, seq: Seq, nested: bool) -> str:
        """Sentences in a row.

        An OR that is not the whole text stands on lines of its own, so that one sees what it joins. A new line also
        ends what a condition reaches to. Rows of a table are lines wherever they stand. Two sentences about the same
        player become one.
        """
        parts = seq.parts
        text = last = ""
        for n, part in enumerate(parts):
            said = self.form(part, nested)
            if n == 0:
                lower = nested and (self._lower == "all" or (self._lower == "one" and len(parts) == 1))
                text = last = said if lower else capital(said)
                continue
            more = self._same_subject(parts[n - 1], part, last, said, self._and)
            if more:
                text = text.removesuffix(".") + more
                last = ""
                continue
            before = parts[n - 1]
            apart = _is_row(before) or _is_row(part)
            text += "\n" if apart or (not nested and (self._stands_alone(part) or self._ends(before, part))) else " "
            last = capital(said)
            text += last
        return text

    def _ends(self, before: Any, part: Any) -> bool:
        """Must one see that the sentences before have ended? What follows a condition is not part of it."""
        if isinstance(before, Alt):
            return self._stands_alone(before)
        if not isinstance(before, Phrase) or (isinstance(part, Phrase) and part.id in CONTINUED):
            return False
        inside = before.args.get("then", before.args.get("says", before.args.get("what")))
        if before.id == "if-you-do" and before.args["several"] == "no" and self._lower != "none":
            return False
        return isinstance(inside, Seq)

    def _same_subject(self, before: Any, part: Any, last: str, said: str, word: str) -> str:
        """What joins a sentence to the one before it, if both say what the same player does: " and gains 2 life."."""
        if not (isinstance(before, Phrase) and isinstance(part, Phrase) and before.attr == part.attr == "they"):
            return ""
        if part.args["whom"] not in ("that-player", "each-of-them"):
            return ""
        if not capital(last).startswith(capital(self.form(before.args["who"]))):
            # The sentence before does not say what they do.
            return ""
        subject = self.form(part.args["who"]) + " "
        if not said.startswith(subject) or not last.endswith(".") or "." in last[:-1] or self._and in last + said:
            return ""
        return word + said.removeprefix(subject)

    def _phrase(self, phrase: Phrase) -> str:
        args = self.arguments(phrase)
        if not self._bundle.has_message(phrase.id):
            raise MissingMessage(f"{self.lang}: no message {phrase.id!r}")
        message = self._bundle.get_message(phrase.id)
        pattern = message.attributes.get(phrase.attr) if phrase.attr else message.value
        if pattern is None:
            raise MissingMessage(
                f"{self.lang}: message {phrase.id!r} has no {'.' + phrase.attr if phrase.attr else 'value'}"
            )
        text, errors = self._bundle.format_pattern(pattern, args)
        if errors:
            raise MissingMessage(f"{self.lang}: {phrase.id}: {errors[0]}")
        return str(text)

    def arguments(self, phrase: Phrase) -> dict[str, Any]:
        """What the message is given: what stands inside is said already, and with a capital where it begins a sentence."""
        args: dict[str, Any] = {}
        for key, value in phrase.args.items():
            args[key] = value if isinstance(value, (int, str)) else self.form(value, nested=True)
            if key == "says":
                args[key] = capital(args[key])
        return args

    def name(self, name: Name) -> str:
        """A name in this language, or in English where none is known (PR-42)."""
        names = names_of(self.content, name)
        form = names.get(f"{self.lang}.{name.form}") if name.form else None
        return form or names.get(self.lang) or names.get("en") or name.id.replace("_", " ")


def _is_row(part: Any) -> bool:
    return isinstance(part, Phrase) and part.id in ROWS


def capital(text: str) -> str:
    """With a capital first letter."""
    return text[:1].upper() + text[1:]


def names_of(content: Content, name: Name) -> dict[str, str]:
    """A thing's names by language."""
    if name.kind == "card":
        return content.card(name.id).names
    if name.kind == "deck_of":
        return content.terms.get(content.card(name.id).side_deck, {})
    if name.kind == "mage":
        return content.mages[name.id].names
    if name.kind == "protected":
        return content.protected[name.id].names
    if name.kind == "title":
        return content.mages[name.id].title
    if name.kind == "ability":
        return content.mages[name.id].ability_names
    if name.kind == "nemesis":
        return content.nemeses[name.id]["normal"].names
    if name.kind == "swarm":
        swarm = content.nemeses[name.id]["normal"].swarm
        return content.terms.get(swarm.id, {}) | swarm.names if swarm is not None else {}
    if name.kind == "pack":
        return content.packs[name.id].names
    if name.kind == "expedition":
        return content.expeditions[name.id].names
    if name.kind == "market":
        return content.markets[name.id].names
    token, at, card = name.id.partition("@")
    if at and card in content.index:
        # Tokens that lie on a supply pile (`PileToken`).
        pile = content.card(card).names
        return {
            lang: f"{word} ({pile.get(lang, pile['en'])})"
            for lang, word in content.terms.get(token, {}).items()
            if "." not in lang
        }
    return content.terms.get(name.id, {})
