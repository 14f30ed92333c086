"""Conditions: what holds or does not."""

from __future__ import annotations

from dataclasses import dataclass

from unshuffled.rules.core import constants
from unshuffled.rules.core.facts import is_player_turn_card
from unshuffled.rules.core.language import Condition, Count
from unshuffled.rules.core.moments import THE_CARD
from unshuffled.rules.core.stack import Scope
from unshuffled.rules.core.state import Game
from unshuffled.rules.effects.cards import TURN_ORDER
from unshuffled.rules.effects.who import Who


@dataclass
class Comparison(Condition):
    """A count is at least, at most or exactly so much; -1 where that is not asked."""

    count: Count
    at_least: int = -1
    at_most: int = -1
    exactly: int = -1

    def holds(self, g: Game, s: Scope) -> bool:
        """Does it hold now?"""
        n = self.count.value(g, s)
        if self.at_least >= 0 and n < self.at_least:
            return False
        if self.at_most >= 0 and n > self.at_most:
            return False
        return self.exactly < 0 or n == self.exactly


@dataclass
class Revealed(Condition):
    """The revealed turn order card is a player's or the nemesis's; or the revealed card is of a kind."""

    kind: str

    def holds(self, g: Game, s: Scope) -> bool:
        """Does it hold now?"""
        if not s.revealed:
            return False
        if self.kind not in ("player", "nemesis"):
            # A turn order card is of no kind.
            return s.revealed_from != TURN_ORDER and g.scenario.content.cards[s.revealed[0]].kind == self.kind
        if s.revealed_from != TURN_ORDER:
            return False
        return is_player_turn_card(s.revealed[0]) == (self.kind == "player")


@dataclass
class IsExhausted(Condition):
    """A player is exhausted, or any of them."""

    whose: str

    def holds(self, g: Game, s: Scope) -> bool:
        """Does it hold now?"""
        if self.whose == "any":
            return any(p.exhausted for p in g.players)
        return g.players[s.seat_of(self.whose)].exhausted


@dataclass
class PileEmpty(Condition):
    """This card's supply pile is empty."""

    def holds(self, g: Game, s: Scope) -> bool:
        """Does it hold now?"""
        pile = g.scenario.supply_index.get(s.card)
        # A card that is in no supply pile of this game has no pile that could be empty.
        return pile is not None and g.supply[pile] == 0


@dataclass
class Killed(Condition):
    """The damage discarded a minion of the nemesis deck."""

    def holds(self, g: Game, s: Scope) -> bool:
        """Does it hold now?"""
        return s.killed >= 0 and g.scenario.content.cards[s.killed].tier > 0


@dataclass
class YourTurn(Condition):
    """It is your turn."""

    def holds(self, g: Game, s: Scope) -> bool:
        """Does it hold now?"""
        return g.active == s.you


@dataclass
class AllysTurn(Condition):
    """It is the turn of another player than you. Alone you have no such turn (PR-92)."""

    def holds(self, g: Game, s: Scope) -> bool:
        """Does it hold now?"""
        return g.active >= 0 and g.active != s.you


@dataclass
class AllBreachesOpen(Condition):
    """All breaches of a player are open."""

    whose: str

    def holds(self, g: Game, s: Scope) -> bool:
        """Does it hold now?"""
        # Destroyed and absent breaches do not count against it (docs/rules/rulings.md).
        return all(
            t in (constants.OPEN_BREACH, constants.NO_BREACH) for t in g.players[s.seat_of(self.whose)].breach_turns
        )


@dataclass
class AllPilesEmpty(Condition):
    """All supply piles are empty."""

    def holds(self, g: Game, s: Scope) -> bool:
        """Does it hold now?"""
        return not any(g.supply)


@dataclass
class Not(Condition):
    """The other does not hold."""

    part: Condition

    def holds(self, g: Game, s: Scope) -> bool:
        """Does it hold now?"""
        return not self.part.holds(g, s)


@dataclass
class All(Condition):
    """All of them hold."""

    parts: list[Condition]

    def holds(self, g: Game, s: Scope) -> bool:
        """Does it hold now?"""
        return all(part.holds(g, s) for part in self.parts)


@dataclass
class It(Condition):
    """Is the card that the reaction is about of this kind and cost?"""

    kind: str = ""
    cost_at_least: int = -1
    cost_at_most: int = -1
    or_most_expensive: bool = False

    def holds(self, g: Game, s: Scope) -> bool:
        """Does it hold now? Where nothing in the supply costs so much, its most expensive card will do, if that is said."""
        found = s.chosen.get(THE_CARD)
        if not found:
            return False
        card = g.scenario.content.cards[found[0]]
        least = self.cost_at_least
        if self.or_most_expensive:
            left = [record.cost for record, n in zip(g.scenario.market, g.supply, strict=True) if n]
            least = min(least, max(left, default=0))
        return (
            (not self.kind or card.kind == self.kind)
            and card.cost >= least
            and (self.cost_at_most < 0 or card.cost <= self.cost_at_most)
        )


@dataclass
class TheyAre(Condition):
    """Are they the player who is chosen so? One of several who are tied is (PR-102)."""

    who: Who

    def holds(self, g: Game, s: Scope) -> bool:
        """Does it hold now?"""
        return s.they in self.who.candidates(g, s)


@dataclass
class Any(Condition):
    """At least one of them holds."""

    parts: list[Condition]

    def holds(self, g: Game, s: Scope) -> bool:
        """Does it hold now?"""
        return any(part.holds(g, s) for part in self.parts)
