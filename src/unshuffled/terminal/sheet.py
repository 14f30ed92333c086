"""A card, mage mat or nemesis mat as plain text."""

from __future__ import annotations

from textwrap import wrap

from unshuffled.rules.core.cards import Card
from unshuffled.rules.core.mats import Mage, Nemesis, Protected
from unshuffled.words import mats, texts
from unshuffled.words.phrases import Name, say
from unshuffled.words.reminders import lines_with_reminders
from unshuffled.words.speech import Voice

WIDTH = 78


def lines_of(voice: Voice, lines: list[texts.Line]) -> list[str]:
    """Paragraphs, wrapped, labels in front."""
    rows: list[str] = []
    for line in lines:
        text = voice(line.text)
        if line.label is not None:
            text = voice.form(say("labelled", label=voice(line.label), text=text))
        for part in text.split("\n"):
            rows += wrap(part, WIDTH, initial_indent="  ", subsequent_indent="  ") or ["  "]
    return rows


def row(voice: Voice, card: Card) -> str:
    """One line for a list."""
    return f"{voice.name(Name('card', card.id)):<32} {voice(texts.type_line(card))}"


def sheet(voice: Voice, id: str) -> str:
    """Whatever has this id."""
    content = voice.content
    if id in content.index:
        return card_sheet(voice, content.card(id))
    if id in content.mages:
        return mage_sheet(voice, content.mages[id])
    if id in content.protected:
        return protected_sheet(voice, content.protected[id])
    return nemesis_sheet(voice, content.nemeses[id])


def card_sheet(voice: Voice, card: Card) -> str:
    """A card."""
    head = f"{voice.name(Name('card', card.id))} — {voice(texts.type_line(card))}"
    return "\n".join([head, *lines_of(voice, lines_with_reminders(voice.content, card))])


def mage_sheet(voice: Voice, mage: Mage) -> str:
    """A mage mat."""
    title = voice.name(Name("title", mage.id))
    head = f"{voice.name(Name('mage', mage.id))} — {title}"
    return "\n".join([head, *lines_of(voice, mats.mage_lines(voice.content, mage))])


def protected_sheet(voice: Voice, protected: Protected) -> str:
    """Who can be protected instead of Gravehold."""
    told = say("sheet-protected", life=protected.life, n=protected.charges)
    rows = [f"{voice.name(Name('protected', protected.id))} — {voice(told)}"]
    rows += lines_of(voice, mats.protected_lines(protected))
    return "\n".join(rows)


def nemesis_sheet(voice: Voice, forms: dict[str, Nemesis]) -> str:
    """A nemesis mat with its other forms."""
    normal = forms["normal"]
    head = f"{voice.name(Name('nemesis', normal.id))} — {voice(say('sheet-nemesis', life=normal.life, difficulty=normal.difficulty))}"
    rows = [head, *lines_of(voice, mats.nemesis_lines(normal))]
    for form in ("increased", "beginner"):
        changed = mats.changed_lines(normal, forms[form])
        if changed:
            rows += [f"  [{voice(say(f'label-{form}'))}]", *lines_of(voice, changed)]
    return "\n".join(rows)
