"""Switches: where the printed books differ, and the named editions that group them (ED, VAR)."""

from __future__ import annotations

from dataclasses import dataclass, fields, replace

from unshuffled.rules.core.errors import BadSetup
from unshuffled.rules.core.version import RULES


@dataclass
class Switches:
    """The recommended default comes first in each comment (docs/rules/editions.md)."""

    wild_card: str = "choice"
    """`choice` or `token` (ED-01, VAR-05)."""
    four_player_deck: str = "single"
    """`single` or `pairs` (ED-02, VAR-01)."""
    number_tokens: str = "chosen"
    """`chosen` or `random` (ED-03)."""
    solo_player_cards: int = 3
    """3 or 4 (ED-05, SOLO-09)."""
    solo_life: int = 0
    """0 for the life of the difficulty, or any number (ED-04, SOLO-10)."""
    solo_lowest_life_when_exhausted: str = "self"
    """`self` or `nobody` (ED-06, SOLO-08)."""
    empty_deck_win: str = "end_of_turn"
    """`end_of_turn` or `immediate` (ED-07)."""
    fully_turned_focus: str = "opens"
    """`opens` or `not_allowed` (ED-08)."""
    immediately_timing: str = "before_play"
    """`before_play` or `after_play` (ED-09)."""
    tutorial_discard: str = "off"
    """`off` or `on` (ED-12, VAR-07)."""
    nemesis_tier: str = "drawn"
    """`drawn` or `in_play_or_discard` (ED-14)."""
    basic_pool: str = "same_box"
    """`same_box` or `mixed` (ED-28)."""
    card_values: str = "default"
    """`default`, or `de`: card values that only the German book prints (ED-23)."""
    open_decks: str = "on"
    """`on`, or `off`: of a player's deck only the number of cards is shown (DRAW-10, PR-60)."""
    rules: int = RULES
    """The version of the rules by whose rulings questions are asked (`version`). Games begun earlier carry theirs."""


CHOICES: dict[str, tuple[str, ...]] = {
    "wild_card": ("choice", "token"),
    "four_player_deck": ("single", "pairs"),
    "number_tokens": ("chosen", "random"),
    "solo_lowest_life_when_exhausted": ("self", "nobody"),
    "empty_deck_win": ("end_of_turn", "immediate"),
    "fully_turned_focus": ("opens", "not_allowed"),
    "immediately_timing": ("before_play", "after_play"),
    "tutorial_discard": ("off", "on"),
    "nemesis_tier": ("drawn", "in_play_or_discard"),
    "basic_pool": ("same_box", "mixed"),
    "card_values": ("default", "de"),
    "open_decks": ("on", "off"),
}

EDITIONS: dict[str, dict[str, str | int]] = {
    "default": {},
    "war_eternal_pl_fr": {},
    "base_cs": {"fully_turned_focus": "not_allowed"},
    "outcasts_pl": {"wild_card": "token", "four_player_deck": "pairs"},
    "war_eternal_de": {"number_tokens": "random", "empty_deck_win": "immediate", "card_values": "de"},
}


def switches_of(edition: str, changes: dict[str, str | int], rules: int = RULES) -> Switches:
    """The switches of a named edition, with changes on top, by this version of the rules."""
    if not 1 <= rules <= RULES:
        raise BadSetup("setup/switch", f"rules is {rules}; expected a whole number from 1 to {RULES}")
    if edition not in EDITIONS:
        raise BadSetup("setup/edition", f"unknown edition {edition!r}; known: {', '.join(EDITIONS)}")
    merged = {**EDITIONS[edition], **changes}
    if not merged:
        return Switches(rules=rules)
    # Nobody chooses the version of the rules: a game has the one it was begun with.
    known = {f.name for f in fields(Switches)} - {"rules"}
    for name, value in merged.items():
        if name not in known:
            raise BadSetup("setup/switch", f"unknown switch {name!r}; known: {', '.join(sorted(known))}")
        if name in CHOICES and value not in CHOICES[name]:
            raise BadSetup("setup/switch", f"{name} is {value!r}; expected one of {', '.join(CHOICES[name])}")
        if name == "solo_player_cards" and value not in (3, 4):
            raise BadSetup("setup/switch", f"solo_player_cards is {value!r}; expected 3 or 4")
        if name == "solo_life" and (not isinstance(value, int) or value < 0):
            raise BadSetup("setup/switch", f"solo_life is {value!r}; expected a whole number, 0 for the usual life")
    return replace(Switches(rules=rules), **merged)  # type: ignore[arg-type]
