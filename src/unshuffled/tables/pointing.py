"""What a player may point at: an answer to the question, or a place of the table as the view shows it (`choices`).

Nothing else, since everyone at the table gets it, and it would be talk that no switch turns off. Only what the view shows is
looked at, so that a refusal says nothing about hidden cards.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from unshuffled.rules.core.state import Game
from unshuffled.rules.readings.views import view

SPECTATOR = -1
NUMBERS = [str(number) for number in range(21)]
"""Of seats, breaches, steps of a track, and cards that last."""
SHAPES: dict[str, tuple[str, ...]] = {
    "ability": ("seat",),
    "aether": ("seat",),
    "breach": ("seat number",),
    "charge": ("seat",),
    "deck": ("seat", "seat name"),
    "discard": ("seat", "seat name"),
    "gravehold": ("",),
    "hand": ("seat name",),
    "in_play": ("card",),
    "lasting": ("seat number",),
    "nemesis": ("",),
    "nemesis_discard": ("name",),
    "open_pile": ("",),
    "pile": ("name",),
    "played": ("seat name",),
    "player": ("seat",),
    "prepped": ("seat name number",),
    "shown": ("name",),
    "side_deck": ("name",),
    "space": ("seat name number",),
    "stage": ("",),
    "supply": ("name",),
    "swarm": ("",),
    "track": ("name", "name number"),
    "turn": ("name",),
}
"""By the first word of a place: what may follow it."""


def can_be_pointed_at(g: Game, what: str) -> bool:
    """Return whether this is an answer to the question or a place of the table."""
    if g.decision is not None and what in g.decision.keys:
        return True
    zone, *rest = what.split("/")
    return any(_fits(g, shape.split(), rest) for shape in SHAPES.get(zone, ()))


def _fits(g: Game, kinds: list[str], parts: list[str]) -> bool:
    if len(kinds) != len(parts):
        return False
    names = set(_words(view(g, SPECTATOR))) if "name" in kinds else set()
    return all(_is(g, kind, part, names) for kind, part in zip(kinds, parts, strict=True))


def _is(g: Game, kind: str, part: str, names: set[str]) -> bool:
    if kind == "name":
        return part in names
    if kind == "card":
        return part in {str(card.uid) for card in g.in_play}
    return part in NUMBERS[: len(g.players) if kind == "seat" else len(NUMBERS)]


def _words(shown: Any) -> Iterator[str]:
    """Yield every word of a view: ids of cards, and names of piles and tracks."""
    if isinstance(shown, str):
        yield from shown.split()
    elif isinstance(shown, dict):
        for key, value in shown.items():
            yield key
            yield from _words(value)
    elif isinstance(shown, list | tuple):
        for value in shown:
            yield from _words(value)
