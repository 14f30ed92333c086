"""What a card says because of the mat of its nemesis, such as a rule that it changes for the rest of the game."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from typing import Any

from unshuffled.rules.core.cards import Card
from unshuffled.rules.core.content import Content
from unshuffled.rules.core.language import Block
from unshuffled.rules.effects.counts import CounterTokens, PileCards
from unshuffled.rules.effects.nemesis import ChangeCounter
from unshuffled.rules.effects.side_decks import ThisOnto
from unshuffled.words import mats
from unshuffled.words.phrases import say
from unshuffled.words.texts import Line, card_lines


def lines_with_reminders(content: Content, card: Card) -> list[Line]:
    """Return what a card says, and what its mat says about the pile that it goes on and the tokens that it brings."""
    lines = card_lines(card)
    forms = content.nemeses.get(card.nemesis)
    if forms is None:
        return lines
    sides = {deck.kind: deck.two_sided for deck in forms["normal"].decks}
    if card.kind not in sides and any(sides.get(kind) for kind in card.counts_as_kinds):
        lines.append(Line(say("rule-not-flipped")))
    if card.when_out is None:
        return lines
    changed = {each.pile for each in _parts(card.when_out) if isinstance(each, ThisOnto)}
    changed |= {each.name for each in _parts(card.when_out) if isinstance(each, ChangeCounter)}
    for counted, rule in mats.lasting_rules(forms["normal"]):
        if any(isinstance(each, CounterTokens | PileCards) and each.name in changed for each in _parts(counted)):
            lines.append(Line(rule, say("label-reminder")))
    return lines


def _parts(record: Any) -> Iterator[Any]:
    """Yield a record of an effect and all that are in it."""
    if isinstance(record, list):
        for each in record:
            yield from _parts(each)
    elif isinstance(record, Block):
        yield from _parts(record.steps)
    elif is_dataclass(record):
        yield record
        for field in fields(record):
            yield from _parts(getattr(record, field.name))
