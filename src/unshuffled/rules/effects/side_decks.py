"""Verbs of decks and piles that a nemesis has beside its own deck, and of the side decks of packs."""

from __future__ import annotations

from dataclasses import dataclass

from unshuffled.rules.core import constants
from unshuffled.rules.core.facts import minion_of
from unshuffled.rules.core.few import without
from unshuffled.rules.core.language import FULL, NONE, Extent, Step
from unshuffled.rules.core.options import Option
from unshuffled.rules.core.stack import Frame, Scope
from unshuffled.rules.core.state import Game
from unshuffled.rules.effects.nemesis import enter_play
from unshuffled.rules.effects.shapes import PLAYER_KEYS
from unshuffled.rules.mechanics import endings, piles, two_sided
from unshuffled.rules.mechanics.two_sided import into_side_deck

NO_CARD = -1
"""What is drawn from an empty side deck."""


def draw_side(g: Game, n: int) -> int:
    """The top card of a side deck, or `NO_CARD`."""
    if not g.piles[n]:
        return NO_CARD
    return g.seen(g.piles[n].pop())


@dataclass
class ResolveFrom(Step):
    """Draw a card of a side deck, resolve it, shuffle it back."""

    deck: str

    def run(self, g: Game, f: Frame) -> int:
        n = g.scenario.nemesis.pile(self.deck)
        if f.stage == 0:
            card = draw_side(g, n)
            if card < 0:
                return constants.NEXT
            f.stage = 1
            f.kept = card
            g.pending.append(card)
            g.events.append(("side_card_drawn", card))
            block = g.scenario.content.cards[card].do
            assert block is not None
            g.push(block, Scope(constants.TEAM, card))
            return constants.STAY
        g.pending.remove(f.kept)
        into_side_deck(g, n, [f.kept])
        return constants.NEXT


@dataclass
class Summon(Step):
    """The top card of a side deck comes into play, with additional life if that is said."""

    deck: str
    life: int = 0

    def run(self, g: Game, f: Frame) -> int:
        n = g.scenario.nemesis.pile(self.deck)
        pile = g.scenario.nemesis.piles[n]
        if not g.piles[n] and pile.refills:
            two_sided.refill(g, n)
        if pile.two_sided:
            if g.piles[n]:
                other = two_sided.draw(g, n)
                card = two_sided.front_of(g, other)
                enter_play(g, card, Scope(constants.TEAM, card), other, self.life)
            return constants.NEXT
        card = draw_side(g, n)
        if card >= 0:
            enter_play(g, card, Scope(constants.TEAM, card), more=self.life)
        return constants.NEXT


@dataclass
class ThisUnder(Step):
    """This minion goes under a side deck; it is not discarded."""

    deck: str

    def run(self, g: Game, f: Frame) -> int:
        minion = minion_of(g, f.scope.uid)
        if minion is not None:
            g.in_play.remove(minion)
            g.piles[g.scenario.nemesis.pile(self.deck)].insert(0, minion.other)
            g.events.append(("left_play", minion.uid, minion.card))
        return constants.NEXT


@dataclass
class ThisOnto(Step):
    """This card goes on an open pile of the nemesis and stays there; it is not discarded."""

    pile: str

    def run(self, g: Game, f: Frame) -> int:
        card = f.scope.card
        found = minion_of(g, f.scope.uid)
        if found is not None:
            g.in_play.remove(found)
            g.events.append(("left_play", found.uid, found.card))
        elif card in g.pending:
            g.pending.remove(card)
        else:
            return constants.NEXT
        g.piles[g.scenario.nemesis.pile(self.pile)].append(card)
        g.events.append(("laid_beside", card, self.pile))
        endings.check_spent_at_once(g)
        return constants.NEXT


@dataclass
class Reshuffle(Step):
    """The last discarded cards of a side deck go back into it, or all of them."""

    deck: str
    count: int = 1
    all: bool = False

    def run(self, g: Game, f: Frame) -> int:
        n = g.scenario.nemesis.pile(self.deck)
        discards = g.piles[g.scenario.nemesis.piles[n].discards]
        count = len(discards) if self.all else min(self.count, len(discards))
        moved = discards[len(discards) - count :]
        del discards[len(discards) - count :]
        if moved:
            into_side_deck(g, n, [c if c >= 0 else ~c for c in moved])
        return constants.NEXT


@dataclass
class DiscardFrom(Step):
    """The top cards of a side deck go to its discard pile, unseen effects and all."""

    deck: str
    count: int = 1

    def run(self, g: Game, f: Frame) -> int:
        n = g.scenario.nemesis.pile(self.deck)
        for _ in range(self.count):
            card = draw_side(g, n)
            if card >= 0:
                g.piles[g.scenario.nemesis.piles[n].discards].append(card)
                g.events.append(("side_card_discarded", card))
        return constants.NEXT


@dataclass
class GainFrom(Step):
    """They gain cards of a side deck. On top of a deck nobody looks at them."""

    deck: str
    count: int = 1
    to: str = "top_of_deck"

    def run(self, g: Game, f: Frame) -> int:
        if f.stage == 0:
            f.stage = 1
            f.left = self.count
        while f.left > 0 and f.scope.they >= 0:
            f.left -= 1
            if gain_side(g, self.deck, f.scope.they, self.to):
                return constants.STAY
        return constants.NEXT


def gain_side(g: Game, deck: str, seat: int, to: str) -> bool:
    """One card of a side deck to a player. True if the deck was empty and its rule for that was pushed."""
    n = g.scenario.nemesis.pile(deck)
    if not g.piles[n]:
        block = g.scenario.nemesis.piles[n].when_empty
        if block is not None:
            g.push(block, Scope(constants.TEAM, -1))
        return block is not None
    card = g.piles[n].pop()
    p = g.players[seat]
    if to == "hand":
        card = g.seen(card)
        piles.to_hand(g, p, card)
        g.events.append(("gained", seat, card, to))
    else:
        p.deck.append(card)
        g.events.append(("side_card_gained", seat, deck))
    return False


@dataclass
class GainCard(Step):
    """They gain cards of a side deck by their name (KEY-10). Nothing is gained when there is none left (PR-101)."""

    card: str
    to: str = "discard"
    count: int = 1

    def run(self, g: Game, f: Frame) -> int:
        if f.stage == 0:
            f.stage = 1
            f.left = self.count
        card = g.scenario.content.index[self.card]
        if f.left == 0 or f.scope.they < 0 or card not in g.beside:
            return constants.NEXT
        f.left -= 1
        g.beside = without(g.beside, card)
        piles.gain(g, f.scope.they, card, self.to)
        return constants.STAY

    def extent(self, g: Game, s: Scope) -> Extent:
        return (min(self.count, g.beside.count(g.scenario.content.index[self.card])), self.count)


@dataclass
class ShareFrom(Step):
    """The players together gain cards of a side deck on top of their decks, as they like."""

    deck: str
    count: int

    def run(self, g: Game, f: Frame) -> int:
        if f.stage == 0:
            f.stage = 1
            f.left = self.count
        while f.left > 0:
            seat = 0
            if g.answer_value is not None:
                seat = g.take()
            elif len(g.players) > 1 and g.piles[g.scenario.nemesis.pile(self.deck)]:
                seats = range(len(g.players))
                return g.ask(
                    constants.TEAM,
                    "choose_player",
                    [PLAYER_KEYS[n] for n in seats],
                    list(seats),
                    f.scope.card,
                    f.left,
                    f.left,
                )
            f.left -= 1
            if gain_side(g, self.deck, seat, "top_of_deck"):
                return constants.STAY
        return constants.NEXT


@dataclass
class MoveCards(Step):
    """The top cards of one deck or pile of the nemesis go on top of another."""

    deck: str = ""
    pile: str = ""
    onto: str = ""
    onto_deck: str = ""
    count: int = 1

    def run(self, g: Game, f: Frame) -> int:
        nemesis = g.scenario.nemesis
        source, to = nemesis.pile(self.deck or self.pile), nemesis.pile(self.onto_deck or self.onto)
        moved = min(self.count, len(g.piles[source]))
        for _ in range(moved):
            card = g.piles[source].pop()
            g.piles[to].append(card if nemesis.piles[to].face_down else g.seen(card))
        if moved:
            g.events.append(("cards_moved", self.deck or self.pile, self.onto_deck or self.onto, moved))
        return constants.NEXT

    def extent(self, g: Game, s: Scope) -> Extent:
        return FULL if g.piles[g.scenario.nemesis.pile(self.deck or self.pile)] else NONE


@dataclass
class ResolveHand(Step):
    """They resolve every card of a kind in hand, in any order; new ones too."""

    kind: str

    def run(self, g: Game, f: Frame) -> int:
        p = g.players[f.scope.they]
        cards = g.scenario.content.cards
        found = [c for c in dict.fromkeys(p.hand) if cards[c].kind == self.kind]
        if not found:
            return constants.NEXT
        keys = [Option("resolve", cards[c].id).key for c in found]
        card = g.choose(p.seat, "resolve_card", found, keys, f.scope.card)
        if card == constants.WAITING:
            return constants.WAIT
        p.hand.remove(card)
        p.played.append(card)
        piles.resolve_played(g, p.seat, card)
        return constants.STAY
