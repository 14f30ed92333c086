"""Records of a game: what can be answered, what happened, how it ended, what is coming.

Each stands for a moment of the game and does not change when the game goes on.
"""

from __future__ import annotations

from fractions import Fraction
from functools import lru_cache
from typing import Any

from unshuffled.rules.core import options
from unshuffled.rules.core.content import Content
from unshuffled.rules.core.events import describe
from unshuffled.rules.core.state import Event as RawEvent
from unshuffled.rules.core.state import Game as State
from unshuffled.rules.readings import forecast
from unshuffled.words import asks, log
from unshuffled.words import forecast as forecast_words
from unshuffled.words.speech import LANGUAGES, Voice


@lru_cache(maxsize=16)
def voice(content: Content, lang: str) -> Voice:
    """A language over these packs."""
    if lang not in LANGUAGES:
        raise ValueError(f"no language {lang!r}; known: {', '.join(LANGUAGES)}")
    return Voice(content, lang)


def voice_of(state: State, lang: str) -> Voice:
    """The language over the packs of this game."""
    return voice(state.scenario.content, lang)


class Option:
    """An answer that can be given now.

    Two options are equal if their keys are. An empty text, 0, or -1 for a seat means that the option has no such part.
    """

    __slots__ = ("_state", "key")

    def __init__(self, state: State, key: str) -> None:
        self._state = state
        self.key = key
        """The answer as transcripts write it, for example `play crystal`."""

    def text(self, lang: str = "en") -> str:
        """What it does, for a reader."""
        return voice_of(self._state, lang)(asks.option(self._state, self.key)).replace("\n", " ")

    @property
    def verb(self) -> str:
        """What is done: `play`, `gain`, `cast`, `end` and so on."""
        return options.read(self.key).verb

    @property
    def card(self) -> str:
        """The id of the card, minion or mage that it names."""
        return options.read(self.key).card

    @property
    def breach(self) -> int:
        """The breach, from 1."""
        return options.read(self.key).breach

    @property
    def seat(self) -> int:
        """The player it names, from 0."""
        return options.read(self.key).seat

    @property
    def zone(self) -> str:
        """Where the card is, if the option must say so."""
        return options.read(self.key).zone

    @property
    def amount(self) -> int:
        """How much, or the number of a printed choice."""
        return options.read(self.key).amount

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Option) and self.key == other.key

    def __hash__(self) -> int:
        return hash(self.key)

    def __repr__(self) -> str:
        return f"<Option {self.key}>"

    def __str__(self) -> str:
        return self.text()


class Event:
    """Something that happened. It names no card that is hidden from the players."""

    __slots__ = ("_raw", "_state")

    def __init__(self, state: State, raw: RawEvent) -> None:
        self._state = state
        self._raw = raw

    @property
    def name(self) -> str:
        """What happened, in the past tense: `gained`, `nemesis_damaged` and so on."""
        return str(self._raw[0])

    @property
    def fields(self) -> dict[str, str | int]:
        """Whom and what it is about, for example `{"seat": 0, "card": "jade", "to": "discard"}`."""
        named = describe(self._state.scenario.content, self._raw)
        del named["event"]
        return named

    def text(self, lang: str = "en") -> str:
        """The event as a sentence."""
        return voice_of(self._state, lang)(log.entry(self._state, self._raw))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Event) and (self.name, self.fields) == (other.name, other.fields)

    def __hash__(self) -> int:
        return hash(self._raw)

    def __repr__(self) -> str:
        return f"<Event {' '.join([self.name, *(f'{name}={value}' for name, value in self.fields.items())])}>"

    def __str__(self) -> str:
        return self.text()


class Result:
    """How a game ended."""

    __slots__ = ("_state", "answers")

    def __init__(self, state: State, answers: int) -> None:
        self._state = state
        self.answers = answers
        """How many answers were given."""

    @property
    def won(self) -> bool:
        """Have the players won?"""
        return self._state.is_won

    @property
    def how(self) -> str:
        """`nemesis_slain`, `nemesis_spent`, `nemesis_rule_won`, `gravehold_fallen`, `all_exhausted` or `nemesis_rule_lost`."""
        return self._state.outcome

    @property
    def turns(self) -> int:
        """How many turns have begun."""
        return self._state.turn

    def text(self, lang: str = "en") -> str:
        """How it ended, as a sentence."""
        return voice_of(self._state, lang)(asks.outcome(self._state, self.how))

    def _values(self) -> tuple[str, int, int]:
        return self.how, self.turns, self.answers

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Result) and self._values() == other._values()

    def __hash__(self) -> int:
        return hash(self._values())

    def __repr__(self) -> str:
        word = "won" if self.won else "lost"
        return f"<Result {word}: {self.how} after {self.turns} turns and {self.answers} answers>"

    def __str__(self) -> str:
        return self.text()


class Forecast:
    """What everybody can work out about the next turn of the nemesis. It uses no hidden card."""

    __slots__ = ("_seen", "_state")

    def __init__(self, state: State) -> None:
        self._state = state
        self._seen = forecast.forecast(state)

    @property
    def next(self) -> dict[str, Fraction]:
        """The chance of each turn order card to be drawn next."""
        return {card: Fraction(*share) for card, share in self._seen.next.items()}

    @property
    def known(self) -> bool:
        """Is nothing of the nemesis's turn unknown?"""
        return self._seen.known

    def to_data(self) -> dict[str, Any]:
        """All of it as JSON values; docs/authors/forecast.md says what they mean."""
        return self._seen.to_data()

    def text(self, lang: str = "en") -> str:
        """The forecast as lines."""
        speak = voice_of(self._state, lang)
        return "\n".join(speak(line) for line in forecast_words.lines(self._state, self._seen))

    def __repr__(self) -> str:
        return f"<Forecast {', '.join(f'{card} {share}' for card, share in self.next.items()) or 'of a finished game'}>"

    def __str__(self) -> str:
        return self.text()
