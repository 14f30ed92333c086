"""Reading a pack over without playing it: words it lacks, sentences that do not format, effects that cannot end.

`problems` must be fixed before anybody plays with the pack; `advice` is what would make it better.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from unshuffled.expeditions import playable
from unshuffled.packs.grammar import ENTRIES, Field, entry_of, word_of
from unshuffled.packs.keys import CASES
from unshuffled.packs.sense import senseless
from unshuffled.rules.core.content import Content
from unshuffled.rules.core.language import Block, Step
from unshuffled.rules.core.mats import Nemesis
from unshuffled.rules.core.setup import BASICS
from unshuffled.rules.effects import shapes
from unshuffled.rules.effects.nemesis import Routine, Unleash
from unshuffled.rules.effects.pointing import Power
from unshuffled.words import mats, texts
from unshuffled.words.phrases import Alt, Name, Phrase, Seq
from unshuffled.words.speech import LANGUAGES, MissingMessage, Voice, names_of

INFLECTED = ("cs", "pl")
"""Languages whose sentences need more than the nominative of a pack's own words."""
LONG = 50
"""Steps in a row that no card has; reading one over for each of its fields would take for ever."""
MARK = "\N{REFERENCE MARK}"


@dataclass(slots=True)
class Notes:
    """What was found, a line each."""

    problems: list[str] = field(default_factory=list)
    advice: list[str] = field(default_factory=list)


def proofread(content: Content, pack: str) -> Notes:
    """Everything that can be said about one pack of the content without a game."""
    notes = Notes()
    said = list(_texts(content, pack))
    terms = sorted({name.id for _, text in said for name in _names(text) if name.kind == "term"})
    for term in terms:
        if term not in content.terms:
            notes.problems.append(f"no word for {term!r}: add it to terms, at least in English")
    known = [term for term in terms if term in content.terms]
    notes.problems += dict.fromkeys(_sentences(content, said))
    notes.problems += _circles(content, pack)
    notes.problems += _basics(content, pack)
    notes.advice += _missing_names(content, pack, known)
    notes.advice += _expeditions(content, pack)
    if not notes.problems:
        notes.problems += dict.fromkeys(_unsaid(content, pack))
        notes.advice += _missing_forms(content, said, known)
    return notes


def _expeditions(content: Content, pack: str) -> Iterator[str]:
    """Forms that name what is not there, or begin with too little: they are listed, and cannot be played."""
    pool, ratings = playable.pool(content)
    for form in content.expeditions.values():
        missing = playable.lacks(content, form, pool, ratings) if form.pack == pack else []
        if missing:
            yield f"expedition {form.id} cannot be played with these packs: {', '.join(map(str, missing))}"


def _texts(content: Content, pack: str) -> Iterator[tuple[str, Any]]:
    """Everything printed on the pack's cards and mats, with what it is printed on."""
    for card in content.cards:
        if card.pack == pack:
            yield f"card {card.id}", texts.type_line(card)
            yield from ((f"card {card.id}", part) for line in texts.card_lines(card) for part in _parts(line))
    for mage in content.mages.values():
        if mage.pack == pack:
            lines = mats.mage_lines(content, mage)
            yield from ((f"mage {mage.id}", part) for line in lines for part in _parts(line))
    for id, forms in content.nemeses.items():
        for nemesis in forms.values():
            if nemesis.pack == pack:
                lines = mats.nemesis_lines(nemesis)
                yield from ((f"nemesis {id}", part) for line in lines for part in _parts(line))


def _parts(line: texts.Line) -> Iterator[Any]:
    if line.label is not None:
        yield line.label
    yield line.text


def _names(part: Any) -> Iterator[Name]:
    """Every name in a phrase."""
    if isinstance(part, Name):
        yield part
    elif isinstance(part, Phrase):
        for value in part.args.values():
            yield from _names(value)
    elif isinstance(part, (Seq, Alt)):
        for inner in part.parts if isinstance(part, Seq) else part.options:
            yield from _names(inner)


def _sentences(content: Content, said: list[tuple[str, Any]]) -> Iterator[str]:
    for lang in LANGUAGES:
        voice = Voice(content, lang)
        for owner, text in said:
            try:
                spoken = voice(text)
            except MissingMessage as error:
                yield f"{owner}: {error.args[0]}"
                continue
            except Exception as error:  # what cannot be said is a problem of the pack, whatever it is
                yield f"{owner}: {lang}: cannot be said: {type(error).__name__}: {error}"
                continue
            if "{" in spoken or "  " in spoken:
                yield f"{owner}: {lang}: reads badly: {spoken!r}"


def _unsaid(content: Content, pack: str) -> Iterator[str]:
    """Parts of an effect that its text does not say in some language: it reads the same without them."""
    voices = [Voice(content, lang) for lang in LANGUAGES]
    owners = {card.id for card in content.cards if card.pack == pack}
    owners |= {id for id, mage in content.mages.items() if mage.pack == pack}
    owners |= {id for id, forms in content.nemeses.items() if forms["normal"].pack == pack}
    for block in content.blocks.values():
        owner = block.address.partition("/")[0].partition("@")[0]
        if owner not in owners or len(block.steps) > LONG:
            continue
        printed = [_printed(voice, owner) for voice in voices]
        for step in block.steps:
            for part, spelling, value in _said_fields(step):
                setattr(part, spelling.name, _default(part, spelling.name))
                try:
                    if any(True for _ in senseless(step)):
                        continue  # it cannot be left out
                    silent = [v.lang for v, text in zip(voices, printed, strict=True) if _printed(v, owner) == text]
                except Exception:  # without the field there may be nothing left to say: then it matters
                    silent = []
                finally:
                    setattr(part, spelling.name, value)
                if silent:
                    where = "" if len(silent) == len(voices) else f" ({', '.join(silent)})"
                    yield f"{owner}: {word_of(step)!r} has {spelling.key!r}, but the text reads the same without it{where}"


def _printed(voice: Voice, owner: str) -> str:
    """All that a card or mat says, in every form it has."""
    content = voice.content
    if owner in content.index:
        card = content.card(owner)
        said = [texts.type_line(card), *(part for line in texts.card_lines(card) for part in _parts(line))]
    elif owner in content.mages:
        said = [part for line in mats.mage_lines(content, content.mages[owner]) for part in _parts(line)]
    else:
        forms = content.nemeses[owner].values()
        said = [part for form in forms for line in mats.nemesis_lines(form) for part in _parts(line)]
    return "\n".join(voice(part) for part in said)


def _said_fields(record: Any) -> Iterator[tuple[Any, Field, Any]]:
    """The fields of a step, and of the amounts, choices, counts and conditions in it, that are not as usual.

    Names (`as`) are for the machine. `you` may be said where nobody else was chosen and it is the same as `they`.
    """
    for found in entry_of(record).fields.values():
        value = getattr(record, found.name)
        inside = [each for each in (value if isinstance(value, list) else [value]) if type(each) in ENTRIES]
        for each in inside:
            yield from _said_fields(each)
        if inside or value == "you" or found.needed or found.kind.binds or found.kind.refers == "name":
            continue
        if value != _default(record, found.name):
            yield record, found, value


def _default(record: Any, name: str) -> Any:
    declared = record.__dataclass_fields__[name]
    if declared.default_factory is not dataclasses.MISSING:
        return declared.default_factory()
    return declared.default


def _missing_names(content: Content, pack: str, terms: list[str]) -> Iterator[str]:
    """The languages a pack does not speak yet. Names are shown in English there."""
    named = [Name("pack", pack)]
    named += [Name("card", card.id) for card in content.cards if card.pack == pack]
    for mage in content.mages.values():
        if mage.pack == pack:
            named += [Name(kind, mage.id) for kind in ("mage", "title", "ability")]
    named += [Name("nemesis", id) for id, forms in content.nemeses.items() if forms["normal"].pack == pack]
    named += [Name("market", id) for id, market in content.markets.items() if market.pack == pack]
    named += [Name("term", term) for term in terms]
    for lang in LANGUAGES:
        missing = [f"{name.kind} {name.id}" for name in named if lang not in names_of(content, name)]
        if missing:
            yield f"{lang}: no name for {_few(missing)}"


def _missing_forms(content: Content, said: list[tuple[str, Any]], terms: list[str]) -> Iterator[str]:
    """Forms of the pack's own words that its sentences would use if they were there."""
    for lang in INFLECTED:
        voice = Voice(content, lang)
        for term in terms:
            forms = content.terms[term]
            about = [text for _, text in said if any(name.id == term for name in _names(text))]
            for form in CASES[1:]:
                key = f"{lang}.{form}"
                if lang not in forms or key in forms:
                    continue
                forms[key] = MARK
                used = any(MARK in voice(text) for text in about)
                del forms[key]
                if used:
                    yield f"{lang}: {term!r} has no form {form!r}, and a sentence needs it"


def _few(things: list[str]) -> str:
    rest = len(things) - 4
    return ", ".join(things[:4]) + (f" and {rest} more" if rest > 0 else "")


def _basics(content: Content, pack: str) -> Iterator[str]:
    """A nemesis borrows basic cards only if its pack has none of its own (ED-28)."""
    own = [card for card in content.cards if card.pack == pack and card.tier and not card.nemesis]
    if not own or not any(forms["normal"].pack == pack for forms in content.nemeses.values()):
        return
    for tier in (1, 2, 3):
        have, needed = sum(card.tier == tier for card in own), max(row[tier - 1] for row in BASICS.values())
        if have < needed:
            yield (
                f"{have} basic nemesis cards of tier {tier}; a pack with a nemesis has none, and borrows those of "
                f"other packs, or at least {needed}"
            )


def _circles(content: Content, pack: str) -> Iterator[str]:
    """Routines and Unleash that always come back to themselves. Whatever hangs on a condition is left to the games."""
    found: dict[str, None] = {}
    for forms in content.nemeses.values():
        for nemesis in forms.values():
            if nemesis.pack == pack:
                named = {"unleash": nemesis.unleash} | {f"routine {key}": b for key, b in nemesis.routines.items()}
                for start in named:
                    if _reaches(nemesis, named, start):
                        found[f"nemesis {nemesis.id}: {start} does itself again without end"] = None
    yield from found


def _reaches(nemesis: Nemesis, named: dict[str, Block | None], start: str) -> bool:
    seen: set[str] = set()
    todo = [start]
    while todo:
        block = named.get(todo.pop())
        for called in _always(block) if block is not None else ():
            if called == start:
                return True
            if called not in seen:
                seen.add(called)
                todo.append(called)
    return False


def _always(block: Block) -> Iterator[str]:
    """What a block calls however the game stands."""
    for step in block.steps:
        inside: Block | None = None
        if isinstance(step, Unleash) and step.count.is_plain and step.count.base:
            yield "unleash"
        elif isinstance(step, Routine):
            yield f"routine {step.name}"
        elif isinstance(step, (shapes.For, shapes.Minion, Power)) or (
            isinstance(step, shapes.Repeat) and _is_sure(step)
        ):
            inside = step.do
        if inside is not None:
            yield from _always(inside)


def _is_sure(step: Step) -> bool:
    return isinstance(step, shapes.Repeat) and step.times.is_plain and step.times.base > 0
