"""What may come of something: ranges, and what ranges cannot say, that it is one thing or another and one of you."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

Range = tuple[int, int]
"""Least and most."""

COUNTS = (
    "discard",
    "destroy",
    "gain",
    "devour",
    "enter",
    "laid",
    "advance",
    "charges",
    "breaches",
    "exhausted",
    "draws",
)
"""What is said as a label and a number, in this order."""
SCALARS = ("gravehold", "nemesis", "unleash", *COUNTS, "lost", "won")
"""The ranges that are neither a player's nor a counter's."""

BRANCHES = 3
"""Up to so many different outcomes are listed one by one; of more only their ranges."""
MANY = 60
"""As many outcomes are compared with each other."""

Tally = tuple[int, ...]
"""One outcome: the scalars, then each seat's life, then the counters."""


@dataclass
class Shared:
    """Some players share a loss: in every outcome what they lose adds up to `life`."""

    seats: list[int]
    life: Range
    one: bool
    """One of them loses it all."""

    def to_data(self) -> dict[str, Any]:
        """As JSON values."""
        return {"seats": self.seats, "life": list(self.life), "one": self.one}


@dataclass
class Effect:
    """What happens, as ranges. See `forecast` for what they promise."""

    gravehold: Range = (0, 0)
    players: list[Range] = field(default_factory=list)
    nemesis: Range = (0, 0)
    counters: dict[str, Range] = field(default_factory=dict)
    unleash: Range = (0, 0)
    discard: Range = (0, 0)
    destroy: Range = (0, 0)
    gain: Range = (0, 0)
    devour: Range = (0, 0)
    enter: Range = (0, 0)
    laid: Range = (0, 0)
    advance: Range = (0, 0)
    charges: Range = (0, 0)
    breaches: Range = (0, 0)
    exhausted: Range = (0, 0)
    draws: Range = (0, 0)
    lost: Range = (0, 0)
    won: Range = (0, 0)
    shared: Shared | None = None
    either: list[Effect] = field(default_factory=list)
    unknown: bool = False
    more: bool = False

    @property
    def may_lose(self) -> bool:
        """Would some choice, or all of them, lose the game?"""
        return self.lost[1] > 0

    def to_data(self) -> dict[str, Any]:
        """As JSON values. That it is either one thing or another is said in words only."""
        data: dict[str, Any] = {name: list(getattr(self, name)) for name in SCALARS}
        data["players"] = [list(r) for r in self.players]
        data["counters"] = {name: list(r) for name, r in self.counters.items()}
        data["shared"] = self.shared.to_data() if self.shared is not None else None
        return data | {"may_lose": self.may_lose, "unknown": self.unknown, "more": self.more}


def effect_of(tallies: list[Tally], seats: int, counters: list[str]) -> Effect:
    """All outcomes as one effect: the ranges."""
    made = Effect(players=[(0, 0)] * seats)
    if not tallies:
        return made
    first = tallies[0]
    if len(tallies) == 1:
        ranges = [(n, n) for n in first]
    else:
        ranges = [(min(each), max(each)) for each in zip(*tallies, strict=True)]
    for n, name in enumerate(SCALARS):
        if ranges[n] != (0, 0):
            setattr(made, name, ranges[n])
    at = len(SCALARS)
    made.players = ranges[at : at + seats]
    found = zip(counters, ranges[at + seats :], strict=True)
    made.counters = {name: r for name, r in found if r != (0, 0)}
    return made


def told_apart(tallies: list[Tally], seats: int, counters: list[str]) -> Effect:
    """The same, and what the ranges leave out: `shared`, and `either` if there are only a few different outcomes."""
    made = effect_of(tallies, seats, counters)
    if len(tallies) < 2:
        return made
    made.shared = _shared(tallies, seats)
    at = len(SCALARS)
    groups: dict[Tally, list[Tally]] = {}
    for tally in tallies:
        # Who is hit makes no outcome of its own.
        groups.setdefault(tally[:at] + tally[at + seats :], []).append(tally)
    if 1 < len(groups) <= BRANCHES:
        for group in groups.values():
            branch = effect_of(group, seats, counters)
            branch.shared = _shared(group, seats)
            made.either.append(branch)
    return made


def _shared(tallies: list[Tally], seats: int) -> Shared | None:
    """Is it one of several players in every outcome, if anybody, or always the same sum?"""
    at = len(SCALARS)
    lives = [tally[at : at + seats] for tally in tallies]
    some = [seat for seat in range(seats) if any(life[seat] != lives[0][seat] for life in lives)]
    if len(some) < 2 or any(life[seat] < 0 for life in lives for seat in some):
        return None
    sums = [sum([life[seat] for seat in some]) for life in lives]
    one = all(sum([1 for seat in some if life[seat]]) <= 1 for life in lives)
    if not one and min(sums) != max(sums):
        return None
    return Shared(some, (min(sums), max(sums)), one)
