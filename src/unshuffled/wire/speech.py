"""The words of a question, as phrases that each reader's page says in its own language, and what its answers are.

Most answers say the same in every game of the content, or differ by one name or number: those are encoded once. So
are events, which say little and often the same.
"""

from __future__ import annotations

from collections import OrderedDict
from typing import Any

import msgspec
from msgspec import Raw

from unshuffled.rules.core import events, options
from unshuffled.rules.core.content import Content
from unshuffled.rules.core.pieces import Decision
from unshuffled.rules.core.state import Event, Game
from unshuffled.rules.readings.refusals import why
from unshuffled.tables import choices
from unshuffled.tables.contents import KEPT
from unshuffled.wire.protocol import Choice
from unshuffled.words import asks
from unshuffled.words.phrases import as_data

PLAIN = frozenset({"main", "casting"})
"""Questions that are always the same; they are most of all."""
SAME_IN_EVERY_GAME = frozenset(
    {
        *options.PLAIN,
        *("play", "gain", "prep", "cast", "discard", "destroy", "pile"),
        options.PUT_BACK,
        options.DESTROY_BREACH,
    }
)
"""Verbs whose answers depend on nothing but the card or breach they name."""
EVENTS_KEPT = 20_000


class Speech:
    """Phrases over some content."""

    def __init__(self, content: Content) -> None:
        self.content = content
        self._known: dict[str, dict[str, Raw]] = {}
        """Of each question, the answers that are the same in every game."""
        self._choices: dict[tuple[str, int], dict[str, Raw]] = {}
        """Of each question to each seat, who may give an answer and what it is about, where that is always the same."""
        self._of_mage: dict[tuple[str, str], Raw] = {}
        self._asked: dict[str, Raw] = {}
        self._events: dict[Event, Raw] = {}

    def events(self, happened: list[Event]) -> list[Any]:
        """What has happened, for readers."""
        known = self._events
        return [known.get(event) or self._event(event) for event in happened]

    def _event(self, event: Event) -> Raw:
        if len(self._events) >= EVENTS_KEPT:
            self._events.clear()
        made = self._events[event] = Raw(msgspec.json.encode(events.describe(self.content, event)))
        return made

    def decision(self, g: Game, shown: dict[str, Any] | None) -> None:
        """Add to a view's decision: the question, the words of every answer and what it is, and the sum behind damage."""
        if shown is None or g.decision is None:
            return
        ask = g.decision.ask
        shown["question"] = self._question(g, ask)
        known = self._known.setdefault(ask, {})
        shown["options"] = [known.get(key) or self._option(g, known, key) for key in g.decision.keys]
        shown["choices"] = self._choices_of(g, g.decision)
        summed = asks.arithmetic_of(g) if ask in ("choose_target", "divide") else None
        shown["sum"] = None if summed is None else as_data(summed)

    def _choices_of(self, g: Game, d: Decision) -> list[Any]:
        known = self._choices.setdefault((d.ask, d.seat), {})
        return [known.get(key) or self._choice(g, d, n, known) for n, key in enumerate(d.keys)]

    def _choice(self, g: Game, d: Decision, n: int, known: dict[str, Raw]) -> Raw | Choice:
        key = d.keys[n]
        option = options.read(key)
        givers = choices.givers(g, option)
        by = [] if givers == choices.deciders(g) else list(givers)
        value = d.values[n] if d.values is not None else None
        choice = Choice(option.verb, by, choices.about(g, option, value), option.amount)
        if option.verb not in choices.ALWAYS_THE_SAME and (d.ask, option.verb) != ("main", "prep"):
            return choice
        made = known[key] = Raw(msgspec.json.encode(choice))
        return made

    def _question(self, g: Game, ask: str) -> Raw | Any:
        if ask not in PLAIN:
            return as_data(asks.question(g))
        known = self._asked.get(ask)
        if known is None:
            known = self._asked[ask] = Raw(msgspec.json.encode(as_data(asks.question(g))))
        return known

    def _option(self, g: Game, known: dict[str, Raw], key: str) -> Raw | Any:
        option = options.read(key)
        if option.verb == "player":
            return self._player(g, key, option.seat)
        made = as_data(asks.option(g, key))
        if option.verb in SAME_IN_EVERY_GAME and option.seat < 0:
            made = known[key] = Raw(msgspec.json.encode(made))
        return made

    def _player(self, g: Game, key: str, seat: int) -> Raw:
        mage = g.players[seat].mage.id
        known = self._of_mage.get((key, mage))
        if known is None:
            known = self._of_mage[key, mage] = Raw(msgspec.json.encode(as_data(asks.option(g, key))))
        return known

    def reason(self, g: Game, key: str) -> tuple[str, Any]:
        """Why a key can or cannot be answered now: a code, and its words."""
        given = why(g, key)
        return given.code, as_data(asks.reason(g, given))


class Speeches:
    """The phrases of each content that tables here are played with."""

    def __init__(self, content: Content) -> None:
        self._current = Speech(content)
        self._others: OrderedDict[int, Speech] = OrderedDict()

    def of(self, content: Content) -> Speech:
        """The phrases over this content."""
        if content is self._current.content:
            return self._current
        # A `Speech` holds its content, so the number stays that one's for as long as it is known here.
        made = self._others.get(id(content))
        if made is None:
            made = self._others[id(content)] = Speech(content)
            if len(self._others) > KEPT:
                self._others.popitem(last=False)
        return made
