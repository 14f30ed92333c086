"""Choosing players: the `who` of an effect."""

from __future__ import annotations

from dataclasses import dataclass

from unshuffled.rules import kinds
from unshuffled.rules.effects.base import open_breaches
from unshuffled.rules.frames import Scope
from unshuffled.rules.state import Game, Player

PLAIN = (
    "you",
    "they",
    "ally",
    "any_player",
    "each_player",
    "active",
    "most_prepped",
    "most_open_breaches",
    "most_charges",
    "most_life",
    "lowest_life",
    "another_player",
    "two_players",
    "revealed",
    "shared_cards",
)
WITH_ARG = ("most_in_hand_of", "owner_of", "mage")

SEVERAL = frozenset({"each_player", "two_players", "shared_cards"})


@dataclass(slots=True)
class Who:
    """A selector of players."""

    what: str
    arg: str = ""

    def candidates(self, g: Game, s: Scope) -> list[int]:
        """The seats among which somebody chooses; for `each_player`, those who all do it."""
        what = self.what
        seats = list(range(len(g.players)))
        if what == "any_player":
            return seats
        if what == "ally":
            # GEN-11; in true solo you are your own ally (SOLO-05).
            return seats if g.table.solo else [n for n in seats if n != s.you]
        if what == "you":
            return [s.you]
        if what == "they":
            return [s.they]
        if what == "each_player":
            first = max(s.you, 0)
            return seats[first:] + seats[:first]
        if what == "active":
            return [g.active] if g.active >= 0 else []
        if what == "another_player":
            return seats if g.table.solo else [n for n in seats if n != s.last]
        if what == "two_players":
            return seats
        if what == "revealed":
            return players_of_card(g, s.shown[0]) if s.shown else []
        if what == "mage":
            return [n for n in seats if g.players[n].mage.id == self.arg]
        if what == "owner_of":
            owners = s.vars.get(self.arg + "@", [])
            return owners[:1] if owners else seats
        if what == "lowest_life":
            return lowest_life(g)
        return _most(g, self)


def players_of_card(g: Game, card: int) -> list[int]:
    """Whose turn order card is it? Wild and shared cards leave a choice (TURN-13, OPEN-12)."""
    if g.table.solo or card == kinds.WILD:
        return [] if card == kinds.NEMESIS else list(range(len(g.players)))
    if card == kinds.PAIR_12:
        numbers = (0, 1)
    elif card == kinds.PAIR_34:
        numbers = (2, 3)
    else:
        numbers = (card, card)
    return [p.seat for p in g.players if p.number in numbers]


def lowest_life(g: Game) -> list[int]:
    """EXH-09. Alone you are it even while exhausted, unless the edition says nobody is (SOLO-08)."""
    if g.table.solo:
        p = g.players[0]
        return [0] if not p.exhausted or g.table.switches.solo_lowest_life_when_exhausted == "self" else []
    standing = [p for p in g.players if not p.exhausted]
    least = min(p.life for p in standing)
    return [p.seat for p in standing if p.life == least]


def _measure(g: Game, p: Player, who: Who) -> int:
    if who.what == "most_prepped":
        return len(p.prepped)
    if who.what == "most_open_breaches":
        return open_breaches(p)
    if who.what == "most_charges":
        return p.charges
    if who.what == "most_life":
        return p.life
    return p.hand.count(g.table.content.index[who.arg])


def _most(g: Game, who: Who) -> list[int]:
    """Ties are left to the players, also at 0 (EFF-05)."""
    values = [_measure(g, p, who) for p in g.players]
    top = max(values)
    return [n for n, value in enumerate(values) if value == top]
