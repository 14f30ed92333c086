"""The words of a question, as phrases that each reader's page says in its own language, and what its answers are.

Most answers say the same in every game of the content, or differ by one name or number: those are encoded once. So
are events with their line of the log, which say little and often the same.
"""

from __future__ import annotations

from collections import OrderedDict
from typing import Any, NamedTuple

import msgspec
from msgspec import Raw

from unshuffled.rules.core import events, options
from unshuffled.rules.core.content import Content
from unshuffled.rules.core.events import FIELDS
from unshuffled.rules.core.language import Block
from unshuffled.rules.core.pieces import Decision
from unshuffled.rules.core.state import Event, Game
from unshuffled.rules.readings.reach import reach
from unshuffled.rules.readings.refusals import why
from unshuffled.tables import choices
from unshuffled.tables.contents import KEPT
from unshuffled.wire.protocol import Choice, Gems
from unshuffled.words import asks, log
from unshuffled.words.causes import CarriedOut, carried_out, exhausted
from unshuffled.words.phrases import as_data
from unshuffled.words.speech import arguments

PLAIN = frozenset({"main", "casting"})
"""Questions that are always the same; they are most of all."""
SAME_IN_EVERY_GAME = frozenset(
    {
        *options.PLAIN,
        *("play", "gain", "prep", "cast", "discard", "destroy", "pile", "act"),
        options.PUT_BACK,
        options.DESTROY_BREACH,
    }
)
"""Verbs whose answers depend on nothing but the card or breach they name."""
EVENTS_KEPT = 20_000
BECAUSES_KEPT = 5_000
SAID_KEPT = 20_000


class _Meant(NamedTuple):
    """Whom the words of an event speak of, beside what the event itself says."""

    seats: tuple[int, ...]
    """Where in the event seats stand."""
    nemesis: bool
    everyone: bool
    """A turn order card can be any player's."""


def _meant(name: str) -> _Meant:
    fields = FIELDS[name]
    return _Meant(
        tuple(n for n, field in enumerate(fields, 1) if field in ("seat", "owner")),
        not arguments(log.message(name)).isdisjoint({"nemesis", "swarm", "gen"}),
        "turn_card" in fields,
    )


MEANT = {name: _meant(name) for name in FIELDS}


def _spoken_of(g: Game, event: Event) -> tuple[Any, ...]:
    """An event and those it speaks of: where both are the same, so are the words."""
    meant = MEANT[str(event[0])]
    if meant.everyone:
        return (event, *[(p.mage.id, p.number) for p in g.players])
    players, nemesis = g.players, g.scenario.nemesis.id
    if len(meant.seats) == 1:
        seat: Any = event[meant.seats[0]]
        who = players[seat].mage.id if seat >= 0 else nemesis
    else:
        who = ""
        for at in meant.seats:
            seat = event[at]
            who += players[seat].mage.id if seat >= 0 else nemesis
    return (event, who, nemesis) if meant.nemesis else (event, who)


class Speech:
    """Phrases over some content."""

    def __init__(self, content: Content) -> None:
        self.content = content
        self._known: dict[str, dict[str, Raw]] = {}
        """Of each question, the answers that are the same in every game."""
        self._choices: dict[tuple[str, int], dict[str, Raw]] = {}
        """Of each question to each seat, who may give an answer and what it is about, where that is always the same."""
        self._said: dict[tuple[Any, ...], Raw] = {}
        """Questions and answers with all that their words depend on."""
        self._chosen: dict[tuple[Any, ...], tuple[Block, Raw]] = {}
        """The options of an OR."""
        self._events: dict[tuple[Any, ...], Raw] = {}
        self._becauses: dict[tuple[Any, ...], tuple[CarriedOut, Raw]] = {}

    def events(self, g: Game, happened: list[Event]) -> list[Any]:
        """What has happened in this game, for readers, with its words."""
        known = self._events
        keyed = [(_spoken_of(g, event), event) for event in happened]
        return [known.get(key) or self._event(g, key, event) for key, event in keyed]

    def _event(self, g: Game, key: tuple[Any, ...], event: Event) -> Raw:
        if len(self._events) >= EVENTS_KEPT:
            self._events.clear()
        told = {**events.describe(self.content, event), "text": as_data(log.entry(g, event))}
        made = self._events[key] = Raw(msgspec.json.encode(told))
        return made

    def decision(self, g: Game, shown: dict[str, Any] | None) -> None:
        """Add to a view's decision: the question, the words of every answer and what it is, the sum behind damage, and what gems bring."""
        if shown is None or g.decision is None:
            return
        ask = g.decision.ask
        shown["question"] = self._question(g, ask)
        shown["because"] = None if ask in PLAIN else self._because(g)
        # What costs less this turn is said with its price now.
        cheaper = g.decision.seat >= 0 and g.players[g.decision.seat].discounts
        known = {} if cheaper else self._known.setdefault(ask, {})
        shown["options"] = [known.get(key) or self._option(g, known, key) for key in g.decision.keys]
        shown["choices"] = self._choices_of(g, g.decision)
        summed = asks.arithmetic_of(g) if ask in ("choose_target", "divide") else None
        shown["sum"] = None if summed is None else as_data(summed)
        found = reach(g)
        shown["gems"] = None if found is None else Gems(found.plays, found.aether, found.pays)

    def _because(self, g: Game) -> Raw | Any:
        """Why it is asked. The sentence depends on the text that asks and on who reads it, not on the position."""
        found = carried_out(g)
        if found is None:
            made = exhausted(g)
            return None if made is None else as_data(made)
        assert g.decision is not None
        name, together = found.cause, g.decision.seat < 0
        where = g.scenario.nemesis.id, g.stack[-1].scope.card, together
        key = (id(found.step), id(found.block), name.kind, name.id, *where)
        known = self._becauses.get(key)
        if known is None:
            if len(self._becauses) >= BECAUSES_KEPT:
                self._becauses.clear()
            raw = Raw(msgspec.json.encode(as_data(asks.because(g))))
            # With the step and its text, so that no other ones get their ids.
            known = self._becauses[key] = (found, raw)
        return known[1]

    def _choices_of(self, g: Game, d: Decision) -> list[Any]:
        known = self._choices.setdefault((d.ask, d.seat), {})
        return [known.get(key) or self._choice(g, d, n, known) for n, key in enumerate(d.keys)]

    def _choice(self, g: Game, d: Decision, n: int, known: dict[str, Raw]) -> Raw | Choice:
        key = d.keys[n]
        option = options.read(key)
        givers = choices.givers(g, option)
        by = [] if givers == choices.deciders(g) else list(givers)
        value = d.values[n] if d.values is not None else None
        aims, damage = choices.aim(g, option)
        choice = Choice(option.verb, by, choices.about(g, option, value), option.amount or damage, aims)
        changing = option.verb not in choices.ALWAYS_THE_SAME and (d.ask, option.verb) != ("main", "prep")
        if changing or (d.ask, option.verb) == ("casting", "cast"):
            return choice
        made = known[key] = Raw(msgspec.json.encode(choice))
        return made

    def _question(self, g: Game, ask: str) -> Raw | Any:
        if asks.speaks(g):
            return as_data(asks.question(g))
        d = g.decision
        assert d is not None
        key = (ask, d.args[0] if d.args else 0, d.least, d.most)
        return self._said.get(key) or self._say(key, asks.question(g))

    def _option(self, g: Game, known: dict[str, Raw], key: str) -> Raw | Any:
        d = g.decision
        assert d is not None
        option = options.read(key)
        verb = option.verb
        if verb == "choose":
            return self._choose(g, key, asks.chosen(g, option.amount - 1))
        if verb == "player":
            return self._once(g, key, (key, g.players[option.seat].mage.id))
        if verb in ("target", "minion"):
            return self._once(g, key, (key, g.scenario.nemesis.id, asks.target_life(g, key, option.card)))
        if verb in ("focus", "open") and d.ask == "main":
            return self._once(g, key, (key, asks.breach_cost(g, option)))
        if verb not in SAME_IN_EVERY_GAME:
            return as_data(asks.option(g, key))
        if option.seat < 0:
            made = known[key] = Raw(msgspec.json.encode(as_data(asks.option(g, key))))
            return made
        if d.seat >= 0:
            return as_data(asks.option(g, key))
        return self._once(g, key, (key, d.ask, g.players[option.seat].mage.id, g.scenario.nemesis.id))

    def _once(self, g: Game, key: str, said: tuple[Any, ...]) -> Raw:
        """An answer that depends on nothing else."""
        return self._said.get(said) or self._say(said, asks.option(g, key))

    def _say(self, key: tuple[Any, ...], phrase: Any) -> Raw:
        if len(self._said) >= SAID_KEPT:
            self._said.clear()
        made = self._said[key] = Raw(msgspec.json.encode(as_data(phrase)))
        return made

    def _choose(self, g: Game, key: str, block: Block) -> Raw:
        """An option of an OR: its text, as the one who decides is spoken to."""
        assert g.decision is not None
        where = (id(block), g.scenario.nemesis.id, g.stack[-1].scope.card, g.decision.seat < 0)
        known = self._chosen.get(where)
        if known is None:
            if len(self._chosen) >= BECAUSES_KEPT:
                self._chosen.clear()
            # With the text, so that no other one gets its id.
            known = self._chosen[where] = (block, Raw(msgspec.json.encode(as_data(asks.option(g, key)))))
        return known[1]

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
