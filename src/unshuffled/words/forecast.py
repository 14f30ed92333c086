"""The forecast of the nemesis as sentences."""

from __future__ import annotations

from functools import reduce
from math import gcd
from typing import Any

from unshuffled.rules.core import constants
from unshuffled.rules.core.state import Game
from unshuffled.rules.readings.forecast import Coming, Effect, Forecast, Range
from unshuffled.words import phrases
from unshuffled.words.asks import player, turn_card
from unshuffled.words.phrases import Name, Phrase, say

COUNTS = ("discard", "destroy", "gain", "devour", "enter", "charges", "breaches", "exhausted", "draws")
"""What is told as a label and a number, in the order it is told."""


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


def total(g: Game, seen: Forecast) -> Phrase:
    """The whole main phase of the nemesis."""
    return say("forecast-total", what=effect(g, seen.total))


def unleash(g: Game, seen: Forecast) -> Phrase:
    """What Unleash means now. That it is one goes without saying."""
    return say("forecast-one-unleash", what=effect(g, seen.unleash, given=1))


def lines(g: Game, seen: Forecast) -> list[Phrase]:
    """All of it, from the heading down."""
    row = in_a_row(seen)
    cards = [card(g, coming) for coming in seen.cards]
    return [heading(seen), *cards, total(g, seen), unleash(g, seen), *([row] if row is not None else [])]


def as_data(g: Game, seen: Forecast) -> dict[str, Any]:
    """The forecast as JSON values, each part with its phrase as `text`."""
    data = seen.to_data()
    row = in_a_row(seen)
    data["text"] = phrases.as_data(heading(seen))
    data["row_text"] = phrases.as_data(row)
    data["next_text"] = {name: phrases.as_data(said) for name, said in chances(g, seen).items()}
    data["total"]["text"] = phrases.as_data(total(g, seen))
    data["unleash"]["text"] = phrases.as_data(unleash(g, seen))
    for part, coming in zip(data["cards"], seen.cards, strict=True):
        part["text"] = phrases.as_data(card(g, coming))
    return data


def effect(g: Game, what: Effect, given: int = 0) -> Phrase:
    """What happens, one thing after the other; `given` Unleashes are not worth telling."""
    parts: list[Phrase] = []
    if what.unleash not in ((0, 0), (given, given)):
        low, high = what.unleash
        parts.append(
            say("forecast-unleash", n=low) if low == high else say("forecast-unleash-range", times=_numbers(low, high))
        )
    if what.gravehold != (0, 0):
        parts.append(say("forecast-gravehold", change=_lost(what.gravehold)))
    for seat, life in enumerate(what.players):
        if life != (0, 0):
            parts.append(say("forecast-life", who=player(g, seat), change=_lost(life)))
    if what.nemesis != (0, 0):
        parts.append(say("forecast-life", who=player(g, constants.NEMESIS_TURN), change=_gained(what.nemesis)))
    nemesis = g.scenario.nemesis
    for name, change in what.counters.items():
        term, gen = Name("term", name), Name("term", name, "gen")
        if nemesis.counters[nemesis.counter(name)].steps:
            parts.append(say("forecast-track", term=term, change=_gained(change)))
        else:
            parts.append(say("forecast-counter", term=term, gen=gen, change=_gained(change)))
    for name in COUNTS:
        low, high = getattr(what, name)
        if (low, high) != (0, 0):
            parts.append(say("forecast-count", what=name, n=low if low == high else _numbers(low, high)))
    if what.may_lose:
        parts.append(say("forecast-may-lose"))
    if what.unknown:
        parts.append(say("forecast-unknown"))
    if what.more:
        parts.append(say("forecast-more"))
    if not parts:
        return say("forecast-nothing")
    return reduce(lambda a, b: say("forecast-and", a=a, b=b), parts)


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
