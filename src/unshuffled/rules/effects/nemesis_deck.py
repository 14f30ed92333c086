"""Verbs of the nemesis deck that players' cards say too."""

from __future__ import annotations

from dataclasses import dataclass, field

from unshuffled.rules.core import chance, constants
from unshuffled.rules.core.facts import decider
from unshuffled.rules.core.language import FULL, NONE, Extent, Step
from unshuffled.rules.core.options import Option
from unshuffled.rules.core.stack import Frame, Scope
from unshuffled.rules.core.state import Game
from unshuffled.rules.effects.shapes import no_choice, one_of


@dataclass
class ReturnNemesisCard(Step):
    """A card of the nemesis discard pile is shuffled into the nemesis deck, among the cards of its tier (PR-89)."""

    tier: int = 0
    kind: list[str] = field(default_factory=list)

    ASKS = True

    def found(self, g: Game) -> list[int]:
        """The cards that qualify, the one discarded last first."""
        cards = g.scenario.content.cards
        return [
            c
            for c in dict.fromkeys(reversed(g.nemesis_discard))
            if cards[c].tier and self.tier in (0, cards[c].tier) and (not self.kind or cards[c].kind in self.kind)
        ]

    def run(self, g: Game, f: Frame) -> int:
        found = self.found(g)
        keys = [Option("shuffle", g.scenario.content.cards[c].id).key for c in found]
        at = one_of(g, f, decider(f.scope), "choose_nemesis_card", keys)
        if at < 0:
            return no_choice(g, f, at)
        shuffle_in(g, found[at])
        return constants.NEXT

    def extent(self, g: Game, s: Scope) -> Extent:
        return FULL if self.found(g) else NONE


def shuffle_in(g: Game, card: int) -> None:
    """Shuffle a card of the nemesis discard pile in among those of its tier that are left in the deck.

    Of a nemesis deck the tier of each card is known and its tiers lie in order (SETUP-19). If no card of the tier is left,
    the card lies directly above the first higher one.
    """
    tiers = [g.scenario.content.cards[c if c >= 0 else ~c].tier for c in g.nemesis_deck]
    tier = g.scenario.content.cards[card].tier
    places = [at for at, there in enumerate(tiers) if there == tier]
    at = places[-1] + 1 if places else max([at + 1 for at, there in enumerate(tiers) if there > tier], default=0)
    g.nemesis_discard.remove(card)
    g.nemesis_deck.insert(at, card)
    places.append(at)
    mixed = sorted([c if c >= 0 else ~c for c in [g.nemesis_deck[n] for n in places]])
    chance.shuffle(g.seed, g.chance_used, chance.NEMESIS, mixed)
    for n, c in zip(places, mixed, strict=True):
        g.nemesis_deck[n] = ~c if len(places) > 1 else c
    g.events.append(("shuffled_into_nemesis_deck", card))
