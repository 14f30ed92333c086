"""Choosing players: the `who` of an effect."""

from __future__ import annotations

from dataclasses import dataclass

from unshuffled.rules.core import chance, constants
from unshuffled.rules.core.facts import lowest_life, open_breaches, others, players_of_card
from unshuffled.rules.core.stack import Scope
from unshuffled.rules.core.state import Game, Hidden, Player


class Who:
    """A selector of players."""

    several = False
    """Does more than one of the candidates do it?"""

    def candidates(self, g: Game, s: Scope) -> list[int]:
        """The seats among which somebody chooses; for several, those who all do it."""
        raise NotImplementedError


@dataclass
class You(Who):
    """The player who plays, casts or activates."""

    def candidates(self, g: Game, s: Scope) -> list[int]:
        """One seat."""
        return [s.you]


@dataclass
class They(Who):
    """The player whom the step is about."""

    def candidates(self, g: Game, s: Scope) -> list[int]:
        """One seat."""
        return [s.they]


@dataclass
class Ally(Who):
    """Another player than you (GEN-11); in true solo you are your own ally (SOLO-05)."""

    def candidates(self, g: Game, s: Scope) -> list[int]:
        """All others."""
        return others(g, s.you)


@dataclass
class AnyPlayer(Who):
    """Any player."""

    def candidates(self, g: Game, s: Scope) -> list[int]:
        """All seats."""
        return list(range(len(g.players)))


@dataclass
class EachPlayer(Who):
    """Every player, in order from you."""

    several = True

    def candidates(self, g: Game, s: Scope) -> list[int]:
        """All seats in their order."""
        first = max(s.you, 0)
        seats = list(range(len(g.players)))
        return seats[first:] + seats[:first]


@dataclass
class TheyOrYou(Who):
    """The player whom it is about, or you."""

    def candidates(self, g: Game, s: Scope) -> list[int]:
        """Two seats, or one."""
        return [s.they] if s.they == s.you else [s.they, s.you]


@dataclass
class ActivePlayer(Who):
    """The player whose turn it is."""

    def candidates(self, g: Game, s: Scope) -> list[int]:
        """Nobody in a nemesis turn."""
        return [g.active] if g.active >= 0 else []


@dataclass
class AnotherPlayer(Who):
    """Another player than the one before."""

    def candidates(self, g: Game, s: Scope) -> list[int]:
        """All others."""
        return others(g, s.last_player)


@dataclass
class TwoPlayers(Who):
    """Two different players."""

    several = True

    def candidates(self, g: Game, s: Scope) -> list[int]:
        """All seats."""
        return list(range(len(g.players)))


@dataclass
class SharedCards(Who):
    """Players of the shared cards in the turn order discard pile, by choice where there is one."""

    several = True

    def candidates(self, g: Game, s: Scope) -> list[int]:
        """All seats."""
        return list(range(len(g.players)))


@dataclass
class RevealedPlayer(Who):
    """The player of the revealed turn order card."""

    def candidates(self, g: Game, s: Scope) -> list[int]:
        """Several for a shared card."""
        return players_of_card(g, s.revealed[0]) if s.revealed and s.revealed_from == constants.NOBODY else []


@dataclass
class LowestLife(Who):
    """The player with the lowest life (EXH-09)."""

    def candidates(self, g: Game, s: Scope) -> list[int]:
        """Several if tied."""
        return lowest_life(g)


@dataclass
class RandomPlayer(Who):
    """A player chosen by lot: the project's chance decides, and nobody knows before (PR-80)."""

    def candidates(self, g: Game, s: Scope) -> list[int]:
        """All seats."""
        return list(range(len(g.players)))

    def draw(self, g: Game) -> int:
        """Draw the lot. A forecast cannot know it, and it cannot be taken back for free."""
        if len(g.players) == 1:
            return 0
        if g.blind:
            raise Hidden
        g.turned_up += 1
        seat = chance.below(g.seed, g.chance_used, chance.EXTRA, len(g.players))
        g.events.append(("player_drawn_by_lot", seat))
        return seat


@dataclass
class MageOf(Who):
    """The player of a mage."""

    mage: str

    def candidates(self, g: Game, s: Scope) -> list[int]:
        """Nobody if the mage is not in the game."""
        return [p.seat for p in g.players if p.mage.id == self.mage]


@dataclass
class OwnerOf(Who):
    """The player whose card was chosen under a name."""

    name: str

    def candidates(self, g: Game, s: Scope) -> list[int]:
        """All seats if nothing was chosen."""
        owners = s.owners_of(self.name)
        return owners[:1] if owners else list(range(len(g.players)))


@dataclass
class Numbered(Who):
    """The player whose number token lies on this card."""

    def candidates(self, g: Game, s: Scope) -> list[int]:
        """Nobody if there is none."""
        return [seat for card, seat in g.noted if card == s.card]


class Most(Who):
    """The player who has the most of something. Ties are left to the players, also at 0 (EFF-05)."""

    def measure(self, g: Game, p: Player) -> int:
        """How much a player has."""
        raise NotImplementedError

    def candidates(self, g: Game, s: Scope) -> list[int]:
        """Several if tied."""
        values = [self.measure(g, p) for p in g.players]
        top = max(values)
        return [n for n, value in enumerate(values) if value == top]


class Fewest(Who):
    """The player who has the fewest of something. Ties are left to the players (EFF-05)."""

    def measure(self, g: Game, p: Player) -> int:
        """How much a player has."""
        raise NotImplementedError

    def candidates(self, g: Game, s: Scope) -> list[int]:
        """Several if tied."""
        values = [self.measure(g, p) for p in g.players]
        low = min(values)
        return [n for n, value in enumerate(values) if value == low]


@dataclass
class FewestCharges(Fewest):
    """The player with the fewest charges."""

    def measure(self, g: Game, p: Player) -> int:
        """Charges."""
        return p.charges


@dataclass
class FewestPrepped(Fewest):
    """The player with the fewest prepped spells."""

    def measure(self, g: Game, p: Player) -> int:
        """Prepped spells."""
        return len(p.prepped)


@dataclass
class FewestCards(Fewest):
    """The player with the fewest cards in hand."""

    def measure(self, g: Game, p: Player) -> int:
        """Cards in hand."""
        return len(p.hand)


@dataclass
class MostCards(Most):
    """The player with the most cards in hand."""

    def measure(self, g: Game, p: Player) -> int:
        """Cards in hand."""
        return len(p.hand)


@dataclass
class MostPrepped(Most):
    """The player with the most prepped spells."""

    def measure(self, g: Game, p: Player) -> int:
        """Prepped spells."""
        return len(p.prepped)


@dataclass
class MostOpenBreaches(Most):
    """The player with the most open breaches."""

    def measure(self, g: Game, p: Player) -> int:
        """Open breaches."""
        return open_breaches(p)


@dataclass
class MostCharges(Most):
    """The player with the most charges."""

    def measure(self, g: Game, p: Player) -> int:
        """Charges."""
        return p.charges


@dataclass
class MostLife(Most):
    """The player with the most life."""

    def measure(self, g: Game, p: Player) -> int:
        """Life."""
        return p.life


@dataclass
class MostInHandOf(Most):
    """The player with the most copies of a card in hand."""

    card: str

    def measure(self, g: Game, p: Player) -> int:
        """Copies of the card."""
        return p.hand.count(g.scenario.content.index[self.card])


@dataclass
class MostExpensiveGem(Most):
    """The player with the most expensive gem in hand."""

    def measure(self, g: Game, p: Player) -> int:
        """The cost of that gem; less than any without one."""
        cards = g.scenario.content.cards
        return max([cards[c].cost for c in p.hand if cards[c].kind == "gem"], default=-1)


@dataclass
class MostExpensiveInHand(Most):
    """The player with the most expensive card in hand."""

    def measure(self, g: Game, p: Player) -> int:
        """The highest cost; an empty hand comes last."""
        cards = g.scenario.content.cards
        return max([cards[card].cost for card in p.hand], default=-1)


@dataclass
class MostExpensivePrepped(Most):
    """The player with the most expensive prepped spell."""

    def measure(self, g: Game, p: Player) -> int:
        """The highest cost; a player without prepped spells comes last."""
        cards = g.scenario.content.cards
        return max([cards[spell.card].cost for spell in p.prepped], default=-1)
