"""Verbs of a nemesis's row of cards, and of the side deck that it is filled from."""

from __future__ import annotations

from dataclasses import dataclass

from unshuffled.rules.core import constants
from unshuffled.rules.core.facts import decider
from unshuffled.rules.core.few import put
from unshuffled.rules.core.language import FULL, NONE, Extent, Step
from unshuffled.rules.core.options import PUT_BACK, Option
from unshuffled.rules.core.stack import Frame, Scope
from unshuffled.rules.core.state import Game
from unshuffled.rules.effects.cards import Move, Pick, remove
from unshuffled.rules.effects.side_decks import NO_CARD, draw_side
from unshuffled.rules.mechanics import piles, rows
from unshuffled.rules.mechanics.supply import card_leaves
from unshuffled.rules.mechanics.two_sided import UNKNOWN, into_side_deck


@dataclass
class FillRow(Step):
    """The top card of the row's deck goes on its first space; it pushes what lies there. Nothing if the deck is empty."""

    row: str

    def run(self, g: Game, f: Frame) -> int:
        row = g.scenario.nemesis.row
        assert row is not None
        deck = g.piles[row.deck]
        if g.blind and deck and deck[-1] < 0:
            # Whatever it is, it pushes what lies there.
            deck.pop()
            card = UNKNOWN
        else:
            card = draw_side(g, row.deck)
        if card != NO_CARD:
            g.events.append(("row_filled", card, row.name))
            rows.make_room(g, row)
            g.piles[row.piles[0]].append(card)
        return constants.NEXT


@dataclass
class PushRow(Step):
    """Each card on a row moves on by one space, the foremost first; or only what lies on one space."""

    row: str
    space: int = 0

    def run(self, g: Game, f: Frame) -> int:
        row = g.scenario.nemesis.row
        assert row is not None
        if f.stage == 0:
            f.stage = 1
            places = [self.space - 1] if self.space else range(len(row.piles) - 2, -1, -1)
            f.queue = tuple([at for at in places if rows.is_taken(g, row, at)])
        if not f.queue:
            rows.look(g)
            return constants.NEXT
        at = f.queue[0]
        f.queue = f.queue[1:]
        if rows.is_taken(g, row, at):
            rows.push(g, row, at)
        return constants.STAY


@dataclass
class DestroyFromRow(Step):
    """A supply card on a row leaves the game."""

    row: str

    def run(self, g: Game, f: Frame) -> int:
        row = g.scenario.nemesis.row
        assert row is not None
        found = rows.cards_on(g, row)
        if not found:
            return constants.NEXT
        names = [pile.name for pile in g.scenario.nemesis.piles]
        ids = g.scenario.content.ids
        keys = [Option("destroy", ids[g.seen(card)], zone=names[pile]).key for pile, card in found]
        pile = g.choose(decider(f.scope), "destroy_card", [pile for pile, _ in found], keys, f.scope.card)
        if pile == constants.WAITING:
            return constants.WAIT
        piles.destroy(g, f.scope.they, g.piles[pile].pop())
        rows.look(g)
        return constants.NEXT

    def extent(self, g: Game, s: Scope) -> Extent:
        row = g.scenario.nemesis.row
        return FULL if row is not None and rows.cards_on(g, row) else NONE


@dataclass
class TakeSupply(Step):
    """So many cards of each supply pile of a kind are shuffled into a side deck; the cheapest pile may be spared (PR-116)."""

    deck: str
    kind: str
    count: int
    spare_cheapest: bool = False

    def run(self, g: Game, f: Frame) -> int:
        cards = g.scenario.content.cards
        found = [n for n, card in enumerate(g.scenario.supply) if cards[card].market == self.kind]
        if self.spare_cheapest and found:
            low = min([cards[g.scenario.supply[n]].cost for n in found])
            cheapest = [n for n in found if cards[g.scenario.supply[n]].cost == low]
            keys = [Option("pile", cards[g.scenario.supply[n]].id).key for n in cheapest]
            spared = g.choose(constants.TEAM, "choose_pile", cheapest, keys, f.scope.card)
            if spared == constants.WAITING:
                return constants.WAIT
            found = [n for n in found if n != spared]
        taken: list[int] = []
        for n in found:
            count = min(self.count, g.supply[n])
            taken += [g.scenario.supply[n]] * count
            g.supply = put(g.supply, n, g.supply[n] - count)
            if count:
                card_leaves(g, g.scenario.supply[n])
        into_side_deck(g, g.scenario.nemesis.pile(self.deck), taken)
        return constants.NEXT


@dataclass
class LookAtDeck(Step):
    """The players see the top cards of a side deck, put some of them under it, and the rest back in any order (REV-02)."""

    deck: str
    count: int
    under: int = 0

    def run(self, g: Game, f: Frame) -> int:
        deck = g.piles[g.scenario.nemesis.pile(self.deck)]
        if f.stage == 0:
            f.stage = 1
            f.left = min(self.count, len(deck))
            f.kept = min(self.under, f.left)
            for n in range(1, f.left + 1):
                deck[-n] = g.seen(deck[-n])
                g.events.append(("side_card_revealed", deck[-n], self.deck))
        while f.left > 1 or f.kept > 0:
            # The cards still to be placed lie on top, f.left of them.
            left = list(dict.fromkeys(deck[-f.left :]))
            verb, ask = ("pick", "put_revealed") if f.kept > 0 else (PUT_BACK, "put_back")
            keys = [Option(verb, g.scenario.content.ids[card]).key for card in left]
            count = f.kept or f.left
            card = g.choose(constants.TEAM, ask, left, keys, f.scope.card, count)
            if card == constants.WAITING:
                return constants.WAIT
            at = deck.index(card, len(deck) - f.left)
            if f.kept > 0:
                f.kept -= 1
                deck.insert(0, deck.pop(at))
            else:
                # Beneath the others that are still to be put back.
                deck.insert(len(deck) - f.left, deck.pop(at))
            f.left -= 1
        return constants.NEXT


@dataclass
class PutInto(Move):
    """Cards of players are placed on top of a side deck of the nemesis, one after the other in the order chosen."""

    pick: Pick
    deck: str = ""

    VERB = "place"
    ORDERED = True

    def move(self, g: Game, f: Frame, seat: int, zone: int, place: int, card: int) -> bool:
        remove(g, seat, zone, place)
        g.piles[g.scenario.nemesis.pile(self.deck)].append(card)
        g.events.append(("put_into", seat, card, self.deck))
        return False
