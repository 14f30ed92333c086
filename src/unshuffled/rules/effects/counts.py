"""Counts: what an amount multiplies and a condition compares."""

from __future__ import annotations

from dataclasses import dataclass, field

from unshuffled.rules.core import constants
from unshuffled.rules.core.cards import is_of
from unshuffled.rules.core.facts import is_player_turn_card, minion_of, nemesis_tier, open_breaches
from unshuffled.rules.core.language import Count
from unshuffled.rules.core.stack import Scope
from unshuffled.rules.core.state import Game


@dataclass
class PreppedSpells(Count):
    """Prepped spells: a player's, everyone's, or those of the player who has the most."""

    whose: str = "they"
    other: bool = False
    same_name: bool = False
    adjacent: bool = False

    def value(self, g: Game, s: Scope) -> int:
        """Count now."""
        if self.adjacent:
            if s.breach < 0:
                # A spell that was not prepped has no breach (PR-84).
                return 0
            # CAST-13: "this breach" is the owner's breach, no matter who casts.
            near = {s.breach - 1, s.breach + 1}
            if s.second_breach >= 0:
                near |= {s.second_breach - 1, s.second_breach + 1}
            near -= {s.breach, s.second_breach}
            return sum(1 for p in g.players[s.owner].prepped if p.breach in near or p.second_breach in near)
        if self.whose == "most":
            return max(len(p.prepped) for p in g.players)
        players = g.players if self.whose == "all" else [g.players[s.seat_of(self.whose)]]
        n = sum(1 for p in players for spell in p.prepped if not self.same_name or spell.card == s.card)
        if self.other and s.breach >= 0 and s.stays:
            # A spell cast without being discarded is still prepped; it is not "another" one.
            owner = g.players[s.owner]
            if self.whose == "all" or owner.seat == s.seat_of(self.whose):
                n -= 1
        return n


@dataclass
class OpenBreaches(Count):
    """A player's open breaches."""

    whose: str = "they"

    def value(self, g: Game, s: Scope) -> int:
        """Count now."""
        return open_breaches(g.players[s.seat_of(self.whose)])


@dataclass
class HandCards(Count):
    """Cards in a player's hand: of some kinds, of some cost, or one card, if that is said."""

    whose: str = "they"
    kind: list[str] = field(default_factory=list)
    name: str = ""
    cost_at_least: int = -1
    cost_at_most: int = -1

    def value(self, g: Game, s: Scope) -> int:
        """Count now."""
        hand = g.players[s.seat_of(self.whose)].hand
        if self.cost_at_least >= 0 or self.cost_at_most >= 0:
            cards = g.scenario.content.cards
            most = self.cost_at_most if self.cost_at_most >= 0 else constants.ANY_COST
            hand = [card for card in hand if self.cost_at_least <= cards[card].cost <= most]
        return _how_many(g, hand, self.kind, self.name)


@dataclass
class DiscardCards(Count):
    """Cards in a player's discard pile, of some kinds or one card if that is said."""

    whose: str = "they"
    kind: list[str] = field(default_factory=list)
    name: str = ""

    def value(self, g: Game, s: Scope) -> int:
        """Count now."""
        return _how_many(g, g.players[s.seat_of(self.whose)].discard, self.kind, self.name)


def _how_many(g: Game, pile: list[int], kind: list[str], name: str) -> int:
    cards = g.scenario.content.cards
    return sum(1 for card in pile if (not kind or cards[card].kind in kind) and (not name or cards[card].id == name))


@dataclass
class TurnOrderDiscard(Count):
    """Cards in the turn order discard pile; `own` are those of the player it is about."""

    kind: str = ""

    def value(self, g: Game, s: Scope) -> int:
        """Count now."""
        if self.kind == "any":
            return len(g.turn_discard)
        if self.kind == "nemesis":
            return sum([1 for card in g.turn_discard if not is_player_turn_card(card)])
        if self.kind == "player" or g.scenario.solo:
            return sum(1 for card in g.turn_discard if is_player_turn_card(card))
        return g.turn_discard.count(g.players[s.they].number)


@dataclass
class CounterTokens(Count):
    """Tokens of the nemesis mat."""

    name: str = ""

    def value(self, g: Game, s: Scope) -> int:
        """Count now."""
        return g.counters[g.scenario.nemesis.counter(self.name)]


@dataclass
class TrackSteps(Count):
    """How far the token of a track of the nemesis has come."""

    name: str = ""

    def value(self, g: Game, s: Scope) -> int:
        """Count now."""
        return g.counters[g.scenario.nemesis.counter(self.name)]


@dataclass
class DeckCards(Count):
    """Cards in a side deck of the nemesis."""

    name: str = ""

    def value(self, g: Game, s: Scope) -> int:
        """Count now."""
        return len(g.piles[g.scenario.nemesis.pile(self.name)])


@dataclass
class RowCards(Count):
    """Supply cards on the row of the nemesis."""

    name: str = ""

    def value(self, g: Game, s: Scope) -> int:
        """Count now."""
        row = g.scenario.nemesis.row
        return sum([len(g.piles[pile]) for pile in row.piles]) if row is not None else 0


@dataclass
class FreeChosen(Count):
    """Cards that were chosen under a name and cost 0."""

    name: str = ""

    OF_CHOICE = True

    def value(self, g: Game, s: Scope) -> int:
        """Count now."""
        cards = g.scenario.content.cards
        return sum([1 for card in s.chosen.get(self.name, []) if cards[card].cost == 0])


@dataclass
class PileCards(Count):
    """Cards on an open pile of the nemesis."""

    name: str = ""

    def value(self, g: Game, s: Scope) -> int:
        """Count now."""
        return len(g.piles[g.scenario.nemesis.pile(self.name)])


@dataclass
class PlayerTokens(Count):
    """Tokens of the player it is about."""

    name: str = ""

    def value(self, g: Game, s: Scope) -> int:
        """Count now."""
        return g.players[s.they].tokens.get(self.name, 0)


@dataclass
class Life(Count):
    """The life of this minion, of a player, of the nemesis or of Gravehold."""

    whose: str = "they"

    def value(self, g: Game, s: Scope) -> int:
        """Count now."""
        if self.whose == "this":
            minion = minion_of(g, s.uid)
            return minion.life if minion is not None else 0
        if self.whose == "nemesis":
            return g.nemesis_life
        if self.whose == "gravehold":
            return g.gravehold
        return g.players[s.seat_of(self.whose)].life


@dataclass
class Charges(Count):
    """A player's charges."""

    whose: str = "they"

    def value(self, g: Game, s: Scope) -> int:
        """Count now."""
        return g.players[s.seat_of(self.whose)].charges


@dataclass
class EmptySupplyPiles(Count):
    """Supply piles without a card."""

    def value(self, g: Game, s: Scope) -> int:
        """Count now."""
        return g.supply.count(0)


@dataclass
class Swarm(Count):
    """Minions of the swarm."""

    def value(self, g: Game, s: Scope) -> int:
        """Count now."""
        return g.swarm


@dataclass
class CardsInPlay(Count):
    """Nemesis cards of a kind in play, or those of one name; with those that count as one."""

    kind: str = ""
    name: str = ""

    def value(self, g: Game, s: Scope) -> int:
        """Count now."""
        cards = g.scenario.content.cards
        wanted = self.name or self.kind
        return sum(1 for m in g.in_play if is_of(cards[m.card], wanted))


@dataclass
class DeckAndDiscard(Count):
    """Cards of a side deck and of its discard pile."""

    deck: str = ""

    def value(self, g: Game, s: Scope) -> int:
        """Count now."""
        n = g.scenario.nemesis.pile(self.deck)
        discards = g.scenario.nemesis.piles[n].discards
        return len(g.piles[n]) + (len(g.piles[discards]) if discards >= 0 else 0)


@dataclass
class Chosen(Count):
    """Cards that were chosen under a name, of one tier if that is said."""

    name: str = ""
    tier: int = 0

    OF_CHOICE = True

    def value(self, g: Game, s: Scope) -> int:
        """Count now."""
        chosen = s.chosen.get(self.name, [])
        if self.tier:
            cards = g.scenario.content.cards
            return sum(1 for card in chosen if cards[card].tier == self.tier)
        return len(chosen)


@dataclass
class CostOf(Count):
    """The cost of the cards that were chosen under a name."""

    name: str = ""

    OF_CHOICE = True

    def value(self, g: Game, s: Scope) -> int:
        """Count now."""
        cards = g.scenario.content.cards
        return sum(cards[card].cost for card in s.chosen.get(self.name, []))


@dataclass
class ThatMuch(Count):
    """How much it was that the card reacts to: damage suffered, charges gained."""

    OF_CHOICE = True

    def value(self, g: Game, s: Scope) -> int:
        """Count now."""
        return s.amount


@dataclass
class SpellsCast(Count):
    """Spells that you have cast this turn, the present one included."""

    def value(self, g: Game, s: Scope) -> int:
        """Count now."""
        return len(g.players[s.you].cast_this_turn) if s.you >= 0 else 0


@dataclass
class CastThisTurn(Count):
    """How often you have cast this spell this turn, the present time included."""

    def value(self, g: Game, s: Scope) -> int:
        """Count now."""
        return g.players[s.you].cast_this_turn.count(s.card) if s.you >= 0 else 0


@dataclass
class CardsGained(Count):
    """Cards that you have gained this turn, the present one included."""

    def value(self, g: Game, s: Scope) -> int:
        """Count now."""
        return len(g.players[s.you].gained_this_turn) if s.you >= 0 else 0


@dataclass
class PlayedThisTurn(Count):
    """How often this card was played this turn."""

    def value(self, g: Game, s: Scope) -> int:
        """Count now."""
        return g.players[s.you].played_this_turn.count(s.card)


@dataclass
class GainedThisTurn(Count):
    """How often this card was gained this turn."""

    def value(self, g: Game, s: Scope) -> int:
        """Count now."""
        return g.players[s.you].gained_this_turn.count(s.card)


@dataclass
class NemesisTier(Count):
    """The tier of the nemesis (NEM-26)."""

    def value(self, g: Game, s: Scope) -> int:
        """Count now."""
        return nemesis_tier(g)


@dataclass
class Players(Count):
    """The number of players."""

    def value(self, g: Game, s: Scope) -> int:
        """Count now."""
        return len(g.players)
