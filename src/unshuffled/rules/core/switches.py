"""Switches: where the printed books differ, and the named editions that group them (ED, VAR)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import NamedTuple

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


_PL, _FR, _CS, _OUT, _DE = "war_eternal/pl", "war_eternal/fr", "base/cs", "outcasts/pl", "war_eternal/de"
"""The books: of which box, in which language."""


class Difference(NamedTuple):
    """What can be chosen for a switch, and which books print it."""

    group: str
    printed: dict[str | int, tuple[str, ...]]
    """The books of each value, the recommended value first. None: it is the project's own."""
    mages: tuple[int, ...] = (1, 2, 3, 4)
    """With how many mages it makes a difference."""
    any_number: bool = False
    """Other whole numbers are allowed beside those that books print."""


DIFFERENCES: dict[str, Difference] = {
    "wild_card": Difference("turns", {"choice": (_PL, _FR, _CS, _DE), "token": (_OUT, _DE)}, (3,)),
    "four_player_deck": Difference("turns", {"single": (_PL, _FR, _CS, _DE), "pairs": (_PL, _FR, _OUT, _DE)}, (4,)),
    "number_tokens": Difference("turns", {"chosen": (_PL, _FR, _CS, _OUT), "random": (_DE,)}, (2, 3, 4)),
    "solo_player_cards": Difference("solo", {3: (_PL, _FR, _CS, _DE), 4: (_PL, _FR, _CS, _DE)}, (1,)),
    "solo_life": Difference(
        "solo",
        {0: (_PL, _FR, _CS, _DE), 12: (_PL, _FR, _CS, _DE), 14: (_DE,), 15: (_PL, _FR, _CS)},
        (1,),
        any_number=True,
    ),
    "solo_lowest_life_when_exhausted": Difference("solo", {"self": (_DE,), "nobody": (_PL, _FR, _CS, _OUT)}, (1,)),
    "fully_turned_focus": Difference("mages", {"opens": (_PL, _FR, _OUT, _DE), "not_allowed": (_CS,)}),
    "tutorial_discard": Difference("mages", {"off": (_PL, _FR, _CS, _OUT, _DE), "on": (_DE,)}),
    "open_decks": Difference("mages", {"on": (), "off": (_PL, _FR, _CS, _OUT, _DE)}),
    "empty_deck_win": Difference("nemesis", {"end_of_turn": (_FR, _CS, _OUT, _DE), "immediate": (_DE,)}),
    "immediately_timing": Difference(
        "nemesis", {"before_play": (_PL, _FR, _CS, _OUT, _DE), "after_play": (_PL, _FR, _CS, _OUT)}
    ),
    "nemesis_tier": Difference("nemesis", {"drawn": (_DE,), "in_play_or_discard": (_PL, _FR)}),
    "basic_pool": Difference("nemesis", {"same_box": (_PL, _FR, _CS, _OUT, _DE), "mixed": (_PL, _FR)}),
    "card_values": Difference("nemesis", {"default": (_PL, _FR), "de": (_DE,)}),
}
"""In the order in which they are offered. The books of each value are those of docs/rules/editions.md."""

CHOICES: dict[str, tuple[str, ...]] = {
    name: tuple([value for value in known.printed if isinstance(value, str)])
    for name, known in DIFFERENCES.items()
    if not isinstance(next(iter(known.printed)), int)
}
"""The values of switches that are words."""

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
    for name, value in merged.items():
        if name not in DIFFERENCES:
            raise BadSetup("setup/switch", f"unknown switch {name!r}; known: {', '.join(sorted(DIFFERENCES))}")
        if name in CHOICES and value not in CHOICES[name]:
            raise BadSetup("setup/switch", f"{name} is {value!r}; expected one of {', '.join(CHOICES[name])}")
        if name == "solo_player_cards" and value not in (3, 4):
            raise BadSetup("setup/switch", f"solo_player_cards is {value!r}; expected 3 or 4")
        if name == "solo_life" and (not isinstance(value, int) or value < 0):
            raise BadSetup("setup/switch", f"solo_life is {value!r}; expected a whole number, 0 for the usual life")
    return replace(Switches(rules=rules), **merged)  # type: ignore[arg-type]


def in_force(edition: str, changes: dict[str, str | int], mages: int) -> dict[str, str | int]:
    """The switches that are not as usual, and make a difference with so many mages."""
    merged = {**EDITIONS.get(edition, {}), **changes}
    return {
        name: merged[name]
        for name, known in DIFFERENCES.items()
        if mages in known.mages and name in merged and merged[name] != next(iter(known.printed))
    }
