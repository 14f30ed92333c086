"""The types of what is sent ready-made: the view with its words, what has happened, the forecast.

`rules.readings.shown` has those of a view that the rules make, `tables.entries` those of the log. `make wire` writes the page's
types from all of them (`wire.schema`). They are looked at by tools and tests, and cost nothing at play.
"""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from unshuffled.rules.readings.shown import Asked, Outcome, ShownTable, TurnCard
from unshuffled.wire.protocol import Choice, Gems

# Phrases (`words.phrases.as_data`)


class Message(TypedDict):
    """A message with its arguments."""

    id: str
    attr: NotRequired[str]
    args: NotRequired[dict[str, Phrase]]


class Name(TypedDict):
    """The name of something in the packs."""

    name: str
    kind: Literal[
        "card", "deck_of", "mage", "title", "ability", "protected", "nemesis", "swarm", "pack", "market", "term"
    ]
    form: NotRequired[str]
    """A case of a term."""


class Sentences(TypedDict):
    """One after the other."""

    seq: list[Phrase]


Alternatives = TypedDict("Alternatives", {"or": "list[Phrase]"})
Alternatives.__doc__ = "Any one of them."
"""Options of an OR."""
Phrase = str | int | None | Message | Name | Sentences | Alternatives
"""What is to be said, in no language yet."""


# The view


class Decision(Asked):
    """What is asked, with its words."""

    question: NotRequired[Phrase]
    because: NotRequired[Phrase]
    """What is being carried out, in the words of the card that asks; None where the question says it all."""
    options: NotRequired[list[Phrase]]
    """The words of each key."""
    choices: NotRequired[list[Choice]]
    """What is said of each key, so that nobody reads it."""
    sum: NotRequired[Phrase]
    """The sum behind damage; None if there is none."""
    gems: NotRequired[Gems | None]
    """In a main phase, what unplayed gems would bring; None if there are none."""


class View(ShownTable):
    """The game as everyone at the table sees it."""

    decision: Decision | None


# What has happened


class GameEvent(TypedDict):
    """Something that happened (`rules.core.events`)."""

    event: str
    text: NotRequired[Phrase]
    """Its line of the log."""
    amount: NotRequired[int]
    breach: NotRequired[int]
    """As printed, from 1."""
    card: NotRequired[str]
    counter: NotRequired[str]
    deck: NotRequired[str]
    how: NotRequired[str]
    name: NotRequired[str]
    outcome: NotRequired[Outcome]
    owner: NotRequired[int]
    pile: NotRequired[str]
    seat: NotRequired[int]
    to: NotRequired[str]
    to_card: NotRequired[str]
    turn_card: NotRequired[TurnCard]
    uid: NotRequired[int]
    zone: NotRequired[str]
    """Where a spell was cast from that was not prepped: hand or discard."""


# The forecast

Range = tuple[int, int]
"""Least and most over the choices the players would have."""


class ForecastShared(TypedDict):
    """Some players share a loss."""

    seats: list[int]
    life: Range
    """Their losses add up to it."""
    one: bool
    """A single one of them has it all."""


class ForecastEffect(TypedDict):
    """What may come of something (`rules.readings.forecast`)."""

    text: NotRequired[Phrase]
    """The same in words."""
    gravehold: Range
    """Life lost; below 0 is gained."""
    players: list[Range]
    """The same for each seat."""
    shared: ForecastShared | None
    """What these seats lose in all; their ranges say less."""
    nemesis: Range
    """Life gained; below 0 is lost."""
    counters: dict[str, Range]
    unleash: Range
    discard: Range
    destroy: Range
    gain: Range
    devour: Range
    enter: Range
    laid: Range
    """Cards laid on the nemesis's row."""
    advance: Range
    """Tokens moved along a track."""
    charges: Range
    breaches: Range
    exhausted: Range
    draws: Range
    lost: Range
    """Does it lose the game: [0, 1] may, [1, 1] must."""
    won: Range
    may_lose: bool
    unknown: bool
    """Something depends on a hidden card; what comes before it is counted."""
    more: bool
    """There were too many choices to try them all: the ranges may be wider."""


ForecastWhen = TypedDict("ForecastWhen", {"in": int})
"""Nemesis turns until something happens; 0 for what does nothing."""


class ForecastCard(ForecastEffect, ForecastWhen):
    """A card in play, and what it does when its time comes."""

    uid: int
    card: str


class ForecastRule(ForecastEffect):
    """A rule of the nemesis, before its cards act or beside them."""

    when: Literal["special", "start", "token"]
    card: str
    """The power that loses a token, or empty."""


class ForecastDrawn(TypedDict):
    """The cards that nobody knows before the nemesis draws them."""

    text: NotRequired[Phrase | None]
    cards: Range
    tiers: list[int]
    """What the first of them can be of."""


class ForecastView(TypedDict):
    """What the nemesis will do."""

    text: NotRequired[Phrase]
    """If the nemesis goes next, with its chance."""
    row_text: NotRequired[Phrase]
    next_text: NotRequired[dict[str, Phrase]]
    next: dict[str, Range]
    in_a_row: Range
    rules: list[ForecastRule]
    """The nemesis's own."""
    cards: list[ForecastCard]
    """Oldest first."""
    total: ForecastEffect
    """The next nemesis turn up to the first card it draws that nobody knows; no sum of the cards."""
    drawn: ForecastDrawn
    end: ForecastEffect | None
    """What it does at the end of its turn if what it draws changes nothing."""
    known: bool
    """Nothing of the turn is unknown: the total is all of it."""
    unleash: ForecastEffect
