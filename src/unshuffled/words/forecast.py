"""The forecast of the nemesis as sentences."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import reduce
from math import gcd
from typing import Any

from unshuffled.rules.core import constants
from unshuffled.rules.core.state import Game
from unshuffled.rules.readings.forecast import COUNTS, SCALARS, Coming, Effect, Forecast, Range, Rule
from unshuffled.words import phrases
from unshuffled.words.asks import player, turn_card
from unshuffled.words.phrases import Name, Phrase, named, say

PLAYERS = "players"
"""The lives of the players, among the things that are shown."""


def chance(n: int, of: int) -> Phrase:
    """One in three, or certain."""
    if n == of:
        return say("forecast-certain")
    common = gcd(n, of) or 1
    return say("forecast-chance", n=n // common, of=of // common)


def chances(g: Game, seen: Forecast) -> dict[str, Phrase]:
    """Each turn order card that may be drawn next, with its chance."""
    return {
        card: say("forecast-who", who=turn_card(g, constants.TURN_CARDS.index(card)), chance=chance(*share))
        for card, share in seen.next.items()
    }


def heading(seen: Forecast) -> Phrase:
    """If the nemesis goes next: what stands above the rest."""
    shares = [seen.next.get(constants.TURN_CARDS[card], (0, 1)) for card in (constants.NEMESIS, constants.SPECIAL)]
    n, of = sum([share[0] for share in shares]), max([share[1] for share in shares])
    how = "never" if n == 0 else "sure" if n == of else "chance"
    return say("forecast-next", how=how, chance=chance(n, of))


def in_a_row(seen: Forecast) -> Phrase | None:
    """A warning when more than one nemesis turn may come."""
    most = seen.in_a_row[1]
    return say("forecast-row", n=most) if most > 1 else None


def card(g: Game, coming: Coming) -> Phrase:
    """A card in play: when, and what."""
    name = Name("card", coming.card)
    what = effect(g, coming.effect)
    if g.scenario.content.card(coming.card).when_out is not None and coming.turns:
        return say("forecast-fires", card=name, n=coming.turns, what=what)
    return say("forecast-acts", card=name, what=what)


def rule(g: Game, told: Rule) -> Phrase:
    """A rule of the nemesis: when, and what."""
    what = effect(g, told.effect)
    name: Phrase | Name = Name("card", told.card)
    if not told.card:
        name = Name("term", g.scenario.nemesis.special_turn) if told.when == "special" else say("forecast-nothing")
    return say("forecast-rule", when=told.when, card=name, what=what)


def total(g: Game, seen: Forecast) -> Phrase:
    """The whole turn of the nemesis, as far as it is known."""
    return say("forecast-total", known="yes" if seen.known else "no", what=effect(g, seen.total))


def drawn(seen: Forecast) -> Phrase | None:
    """The cards that nobody knows."""
    low, high = seen.drawn.cards
    if not high:
        return None
    # A choice may end the game before: then there is no card, and no need to tell it.
    low = max(1, low)
    one = low == high == 1
    tier = seen.drawn.tiers[0] if one and len(seen.drawn.tiers) == 1 else 0
    return say("forecast-drawn", n=low if low == high else _numbers(low, high), tier=tier)


def end(g: Game, seen: Forecast) -> Phrase | None:
    """The end of its turn, if anything happens there."""
    if seen.end is None or is_nothing(g, seen.end):
        return None
    return say("forecast-rule", when="end", card=say("forecast-nothing"), what=effect(g, seen.end))


def unleash(g: Game, seen: Forecast) -> Phrase:
    """What Unleash means now. That it is one goes without saying."""
    return say("forecast-one-unleash", what=effect(g, seen.unleash, given=1))


def lines(g: Game, seen: Forecast) -> list[Phrase]:
    """All of it, from the heading down."""
    rules = [rule(g, told) for told in seen.rules if not is_nothing(g, told.effect)]
    cards = [card(g, coming) for coming in seen.cards]
    last = [drawn(seen), end(g, seen), unleash(g, seen), in_a_row(seen)]
    return [heading(seen), *rules, *cards, total(g, seen), *(phrase for phrase in last if phrase is not None)]


def as_data(g: Game, seen: Forecast) -> dict[str, Any]:
    """The forecast as JSON values, each part with its phrase as `text`."""
    return fields(g, seen, FIELDS)


FIELDS = {
    "next": "next",
    "in_a_row": "in_a_row",
    "rules": "rules",
    "cards": "cards",
    "total": "total",
    "drawn": "drawn",
    "end": "end",
    "known": "known",
    "unleash": "unleash",
    "text": "next",
    "row_text": "in_a_row",
    "next_text": "next",
}
"""The fields of the data, and the part of the forecast that each is made of. Besides it reads only what never changes in a game."""


def fields(g: Game, seen: Forecast, names: Iterable[str]) -> dict[str, Any]:
    """Some fields of the data."""
    return {name: _MAKE[name](g, seen) for name in names}


def _texts(g: Game, seen: Forecast) -> dict[str, Any]:
    return {name: phrases.as_data(said) for name, said in chances(g, seen).items()}


def _with(text: Phrase | None, part: Any) -> dict[str, Any]:
    return {**part.to_data(), "text": phrases.as_data(text)}


_MAKE: dict[str, Callable[[Game, Forecast], Any]] = {
    "next": lambda g, seen: {name: list(share) for name, share in seen.next.items()},
    "in_a_row": lambda g, seen: list(seen.in_a_row),
    "rules": lambda g, seen: [_with(rule(g, told), told) for told in seen.rules],
    "cards": lambda g, seen: [_with(card(g, coming), coming) for coming in seen.cards],
    "total": lambda g, seen: _with(total(g, seen), seen.total),
    "drawn": lambda g, seen: _with(drawn(seen), seen.drawn),
    "end": lambda g, seen: _with(end(g, seen), seen.end) if seen.end is not None else None,
    "known": lambda g, seen: seen.known,
    "unleash": lambda g, seen: _with(unleash(g, seen), seen.unleash),
    "text": lambda g, seen: phrases.as_data(heading(seen)),
    "row_text": lambda g, seen: phrases.as_data(in_a_row(seen)),
    "next_text": _texts,
}


def effect(g: Game, what: Effect, given: int = 0) -> Phrase:
    """What happens, one thing after the other; `given` Unleashes are not worth telling."""
    parts = _parts(g, what, given)
    return reduce(lambda a, b: say("forecast-and", a=a, b=b), parts) if parts else say("forecast-nothing")


def is_nothing(g: Game, what: Effect) -> bool:
    """Is there nothing to tell?"""
    return not _parts(g, what, 0)


def _parts(g: Game, what: Effect, given: int) -> list[Phrase]:
    names = {*SCALARS, PLAYERS, *(f"counter {name}" for name in what.counters)}
    if what.either:
        same = {name for name in names if all(_of(what.either[0], name) == _of(one, name) for one in what.either)}
        parts = _changes_of(g, what.either[0], given, same)
        branches = [_changes_of(g, one, given, names - same) for one in what.either]
        parts.append(reduce(lambda a, b: say("forecast-or", a=a, b=b), [_together(branch) for branch in branches]))
    else:
        parts = _changes_of(g, what, given, names)
    if what.unknown:
        parts.append(say("forecast-unknown"))
    if what.more:
        parts.append(say("forecast-more"))
    return parts


def _together(parts: list[Phrase]) -> Phrase:
    """One of several outcomes."""
    return reduce(lambda a, b: say("forecast-with", a=a, b=b), parts) if parts else say("forecast-nothing")


def _of(what: Effect, name: str) -> object:
    """One of the things that are shown."""
    if name == PLAYERS:
        return (what.players, what.shared)
    return getattr(what, name) if name in SCALARS else what.counters.get(name.removeprefix("counter "), (0, 0))


def _changes_of(g: Game, what: Effect, given: int, names: set[str]) -> list[Phrase]:
    """What changes, of the things named."""
    parts: list[Phrase] = []
    if "unleash" in names and what.unleash not in ((0, 0), (given, given)):
        low, high = what.unleash
        parts.append(
            say("forecast-unleash", n=low) if low == high else say("forecast-unleash-range", times=_numbers(low, high))
        )
    if "gravehold" in names and what.gravehold != (0, 0):
        parts.append(_protected(g, what.gravehold))
    if PLAYERS in names:
        parts += _lives(g, what)
    if "nemesis" in names and what.nemesis != (0, 0):
        parts.append(say("forecast-life", who=player(g, constants.NEMESIS_TURN), change=_gained(what.nemesis)))
    nemesis = g.scenario.nemesis
    for name, change in what.counters.items():
        if f"counter {name}" not in names:
            continue
        if nemesis.counters[nemesis.counter(name)].steps:
            parts.append(say("forecast-track", term=Name("term", name), change=_gained(change)))
        else:
            parts.append(say("forecast-counter", **named(name), change=_gained(change)))
    for name in COUNTS:
        low, high = getattr(what, name)
        if name in names and (low, high) != (0, 0):
            parts.append(say("forecast-count", what=name, n=low if low == high else _numbers(low, high)))
    for name in ("lost", "won"):
        low, high = getattr(what, name)
        if name in names and high:
            parts.append(say("forecast-over", how=name if low else f"may-be-{name}"))
    return parts


def _lives(g: Game, what: Effect) -> list[Phrase]:
    """Who loses life: one of you, all of you together, or each by name."""
    shared = what.shared
    everyone = shared is not None and len(shared.seats) == len(g.players)
    parts: list[Phrase] = []
    apart = range(len(what.players))
    if shared is not None and (everyone or shared.one):
        change = _lost(shared.life)
        if everyone:
            parts.append(say("forecast-one-of" if shared.one else "forecast-all-of", change=change))
        else:
            who = reduce(lambda a, b: say("forecast-or", a=a, b=b), [player(g, seat) for seat in shared.seats])
            parts.append(say("forecast-life", who=who, change=change))
        return parts + _each_life(g, what, [seat for seat in apart if seat not in shared.seats])
    return _each_life(g, what, apart)


def _each_life(g: Game, what: Effect, seats: Iterable[int]) -> list[Phrase]:
    lives = [(seat, what.players[seat]) for seat in seats]
    return [say("forecast-life", who=player(g, seat), change=_lost(life)) for seat, life in lives if life != (0, 0)]


def _protected(g: Game, life: Range) -> Phrase:
    """What Gravehold loses, or who is protected instead."""
    protected = g.scenario.protected
    if protected is None:
        return say("forecast-gravehold", change=_lost(life))
    return say("forecast-protected", protected=Name("protected", protected.id), change=_lost(life))


def _numbers(low: int, high: int) -> Phrase:
    return say("forecast-to", a=str(low), b=str(high))


def _lost(life: Range) -> Phrase | str:
    """Life that is lost, from the least to the most, as changes."""
    return _changes(-life[0], -life[1])


def _gained(amount: Range) -> Phrase | str:
    return _changes(amount[0], amount[1])


def _changes(first: int, last: int) -> Phrase | str:
    if first == last:
        return _signed(first)
    # The smaller change first: losing up to three tokens is said as 0 to −3.
    first, last = sorted((first, last), key=abs)
    return say("forecast-to", a=_signed(first), b=_signed(last))


def _signed(n: int) -> str:
    """With its sign, and a real minus."""
    return f"−{-n}" if n < 0 else f"+{n}" if n else "0"
