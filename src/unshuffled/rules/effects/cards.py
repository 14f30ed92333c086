"""Verbs that move cards between hand, deck, discard pile, play area and breaches.

Cards are chosen one after the other, so that the order in which they land is a choice too (OPEN-19).
"""

from __future__ import annotations

from dataclasses import dataclass, field

from unshuffled.rules.core import constants
from unshuffled.rules.core.facts import decider, named_seat
from unshuffled.rules.core.few import without
from unshuffled.rules.core.flow import FLOW
from unshuffled.rules.core.language import FULL, NONE, Amount, Extent, Step
from unshuffled.rules.core.options import Option
from unshuffled.rules.core.stack import Frame, Scope
from unshuffled.rules.core.state import Game
from unshuffled.rules.effects.shapes import decline
from unshuffled.rules.mechanics import breaches, damage, endings, piles

ZONES = ("hand", "discard", "played", "prepped")
PREPPED = 3
TURN_ORDER = -1
NEMESIS_DECK = -2
"""Where a revealed card comes from, if it is no player's deck."""


@dataclass
class Pick:
    """Which cards: zones, owners, how many, and what they must be."""

    zones: list[str] = field(default_factory=lambda: ["hand"])
    whose: str = "they"
    count: Amount | None = None
    up_to: int = 0
    all: bool = False
    kind: list[str] = field(default_factory=list)
    not_kind: str = ""
    card: str = ""
    cost_at_least: int = 0
    cost_at_most: int = -1
    most_expensive: bool = False
    name: str = ""
    with_breach: bool = False

    def seats(self, g: Game, s: Scope) -> list[int]:
        """Whose cards?"""
        if self.whose == "you":
            return [s.you]
        if self.whose == "they":
            return [s.they] if s.they >= 0 else []
        return list(range(len(g.players)))

    def fits(self, g: Game, card: int) -> bool:
        """Does this card match?"""
        c = g.scenario.content.cards[card]
        if self.kind and c.kind not in self.kind:
            return False
        if self.not_kind and c.kind == self.not_kind:
            return False
        if self.card and c.id != self.card:
            return False
        return c.cost >= self.cost_at_least and (self.cost_at_most < 0 or c.cost <= self.cost_at_most)

    def found(self, g: Game, s: Scope) -> list[tuple[int, int, int, int]]:
        """Matching cards as (seat, zone, place, card). Equal cards are found once; `most_expensive` leaves only those."""
        found: list[tuple[int, int, int, int]] = []
        for seat in self.seats(g, s):
            p = g.players[seat]
            for zone in self.zones:
                z = ZONES.index(zone)
                if z == 3:
                    seen: list[tuple[int, int, int, bool, bool]] = []
                    for place, spell in enumerate(p.prepped):
                        if spell.key() not in seen and self.fits(g, spell.card):
                            seen.append(spell.key())
                            found.append((seat, z, place, spell.card))
                    continue
                pile = p.hand if z == 0 else p.discard if z == 1 else p.played
                first: set[int] = set()
                for place, card in enumerate(pile):
                    if card not in first and self.fits(g, card):
                        first.add(card)
                        found.append((seat, z, place, card))
        if self.most_expensive and found:
            cards = g.scenario.content.cards
            top = max(cards[card].cost for _, _, _, card in found)
            found = [x for x in found if cards[x[3]].cost == top]
        return found

    def how_many(self, g: Game, s: Scope) -> int:
        """How many match, counting equal ones?"""
        n = 0
        for seat in self.seats(g, s):
            p = g.players[seat]
            for zone in self.zones:
                if zone == "prepped":
                    n += sum(1 for spell in p.prepped if self.fits(g, spell.card))
                else:
                    pile = p.hand if zone == "hand" else p.discard if zone == "discard" else p.played
                    n += sum(1 for card in pile if self.fits(g, card))
        return n

    def keys(self, g: Game, verb: str, who: int, found: list[tuple[int, int, int, int]]) -> list[str]:
        """One readable key for each: the verb, the card, its breach, its zone where that is in doubt, its owner."""
        cards = g.scenario.content.cards
        keys = []
        for seat, zone, place, card in found:
            breach = g.players[seat].prepped[place].breach + 1 if zone == PREPPED else 0
            said = ZONES[zone] if zone and zone != PREPPED and len(self.zones) > 1 else ""
            keys.append(Option(verb, cards[card].id, breach, named_seat(g, who, seat), said).key)
        return keys

    def decider(self, s: Scope) -> int:
        """Owners choose among their own cards; what is pooled the players choose together (DMG-12)."""
        return s.you if self.whose == "you" else constants.TEAM if self.whose == "together" else decider(s)


class Move(Step):
    """What discard, destroy and take share: choosing, one card after the other."""

    ASKS = True
    VERB = ""
    """The first word of its options' keys."""
    ORDERED = False
    """Does the order matter even if all of them are moved?"""
    pick: Pick

    def run(self, g: Game, f: Frame) -> int:
        s = f.scope
        pick = self.pick
        if f.stage == 0:
            f.stage = 1
            if pick.name:
                s.chosen[pick.name] = []
                s.chosen[pick.name + "@"] = []
            f.left = pick.up_to or (pick.count.value(g, s) if pick.count is not None else 10_000 if pick.all else 1)
        while f.left > 0:
            found = pick.found(g, s)
            if not found:
                return constants.NEXT
            if g.answer_value is not None:
                at = g.take()
                if at == -1:
                    return decline(f, g)
                if at == -2:
                    return constants.NEXT
            elif f.offered or pick.up_to or (len(found) > 1 and (self.ORDERED or not pick.all)):
                keys = pick.keys(g, self.VERB, pick.decider(s), found)
                values = list(range(len(found)))
                if f.offered and f.stage == 1:
                    keys.append("no")
                    values.append(-1)
                elif pick.up_to:
                    keys.append("done")
                    values.append(-2)
                if self.ORDERED and pick.all:
                    f.left = pick.how_many(g, s)
                if len(keys) > 1:
                    return g.ask(
                        pick.decider(s),
                        f"{self.VERB}_card",
                        keys,
                        list(values),
                        s.card,
                        0 if pick.up_to or f.offered else f.left,
                        f.left,
                    )
                at = 0
            else:
                at = 0
            f.stage = 2
            f.left -= 1
            seat, zone, place, card = found[at]
            if pick.name:
                s.chosen[pick.name].append(card)
                s.chosen[pick.name + "@"].append(seat)
            if self.move(g, f, seat, zone, place, card):
                return constants.STAY
        return constants.NEXT

    def move(self, g: Game, f: Frame, seat: int, zone: int, place: int, card: int) -> bool:
        """Carry it out. True if a block was pushed that must be resolved first."""
        raise NotImplementedError

    def extent(self, g: Game, s: Scope) -> Extent:
        pick = self.pick
        if pick.up_to or pick.all:
            return FULL
        wanted = pick.count.value(g, s) if pick.count is not None else 1
        return (min(wanted, pick.how_many(g, s)), wanted) if wanted else FULL


def remove(g: Game, seat: int, zone: int, place: int) -> bool:
    """Take a card out of its zone. True if it is a spell that was used this turn (PREP-13)."""
    p = g.players[seat]
    if zone == PREPPED:
        return p.prepped.pop(place).used
    card = (p.hand if zone == 0 else p.discard if zone == 1 else p.played).pop(place)
    if zone == 0 and card in p.spent:
        # Of two copies in hand, the used one is given up (PR-54).
        p.spent = without(p.spent, card)
        return True
    return zone == 1 and bool(p.spent) and piles.is_spent(p, card, hidden=True)


@dataclass
class Discard(Move):
    """Put cards on their owner's discard pile. A prepped spell is not cast by it (CAST-15)."""

    pick: Pick

    VERB = "discard"

    def move(self, g: Game, f: Frame, seat: int, zone: int, place: int, card: int) -> bool:
        p = g.players[seat]
        if remove(g, seat, zone, place):
            p.spent += (~card,)
        piles.discard(g, p, card)
        return False


@dataclass
class Destroy(Move):
    """Cards leave the game: chosen ones, this card, or a card played under a name."""

    pick: Pick
    this: bool = False
    played: str = ""

    VERB = "destroy"

    def run(self, g: Game, f: Frame) -> int:
        s = f.scope
        if self.this:
            destroy_this(g, s)
            return constants.NEXT
        if self.played:
            self._destroy_played(g, s)
            return constants.NEXT
        return Move.run(self, g, f)

    def _destroy_played(self, g: Game, s: Scope) -> None:
        """Destroy the card that was played under the name, also where it has moved itself (PR-154)."""
        p = g.players[s.you]
        for card in s.chosen.get(self.played, []):
            if card in p.played:
                p.played.remove(card)
                piles.destroy(g, s.you, card)
                continue
            for n in s.owners_of(self.played):
                pile = (p.deck, p.discard)[n]
                del pile[len(pile) - 1 - pile[::-1].index(card)]
                piles.destroy(g, s.you, card)

    def move(self, g: Game, f: Frame, seat: int, zone: int, place: int, card: int) -> bool:
        spell = g.players[seat].prepped[place] if zone == PREPPED else None
        remove(g, seat, zone, place)
        before = len(g.stack)
        piles.destroy(g, seat, card)
        if self.pick.with_breach and spell is not None:
            breaches.destroy_one_of(g, seat, spell)
        return len(g.stack) > before

    def extent(self, g: Game, s: Scope) -> Extent:
        return FULL if self.this or self.played else Move.extent(self, g, s)


@dataclass
class DestroyThis(Destroy):
    """The spelling `destroy: this`. An offer of it is a plain yes or no."""

    ASKS = False


def destroy_this(g: Game, s: Scope) -> None:
    """Destroy the card whose effect this is, wherever it lies now."""
    if lift_this(g, s):
        piles.destroy(g, s.owner, s.card)


def lift_this(g: Game, s: Scope) -> bool:
    """Take the card whose effect this is out of its place: in play, in hand, on its breach or in the discard pile."""
    if s.gone:
        return False
    you, owner = g.players[s.you], g.players[s.owner]
    if s.card in you.played and s.breach < 0:
        you.played.remove(s.card)
    elif s.card in you.hand and g.scenario.content.cards[s.card].when_in_hand is not None:
        you.hand.remove(s.card)
    elif s.breach < 0 and s.card in g.pending:
        g.pending.remove(s.card)
    else:
        for n, spell in enumerate(owner.prepped):
            if s.stays and spell.card == s.card and spell.breach == s.breach:
                del owner.prepped[n]
                break
        else:
            pile = owner.discard
            at = next((n for n in range(len(pile) - 1, -1, -1) if pile[n] == s.card), -1)
            if at < 0:
                return False
            del pile[at]
    # What would return it after casting must not take a copy of it instead.
    s.gone = True
    return True


@dataclass
class Take(Move):
    """Take cards back into the hand."""

    pick: Pick

    VERB = "take"
    GIVES = True

    def move(self, g: Game, f: Frame, seat: int, zone: int, place: int, card: int) -> bool:
        p = g.players[seat]
        if remove(g, seat, zone, place):
            p.spent += (card,)
        piles.to_hand(g, p, card)
        g.events.append(("returned", seat, card))
        return False


@dataclass
class Draw(Step):
    """They draw cards (DRAW-05)."""

    count: Amount

    def run(self, g: Game, f: Frame) -> int:
        piles.draw(g, g.players[f.scope.they], self.count.value(g, f.scope))
        return constants.NEXT


@dataclass
class TakeTopOfDiscard(Step):
    """The top card of their discard pile goes into your hand."""

    def run(self, g: Game, f: Frame) -> int:
        p = g.players[f.scope.they]
        if p.discard:
            card = p.discard.pop()
            if p.spent and piles.is_spent(p, card, hidden=True):
                # Alone, the one player is the ally too (SOLO-06).
                p.spent += (card,)
            piles.to_hand(g, g.players[f.scope.you], card)
            g.events.append(("returned", f.scope.you, card))
        return constants.NEXT

    def extent(self, g: Game, s: Scope) -> Extent:
        return FULL if g.players[s.they].discard else NONE


@dataclass
class DestroyTopOfDiscard(Step):
    """The top card of their discard pile leaves the game."""

    def run(self, g: Game, f: Frame) -> int:
        pile = g.players[f.scope.they].discard
        if pile:
            piles.destroy(g, f.scope.they, pile.pop(), f.scope.you)
        return constants.NEXT

    def extent(self, g: Game, s: Scope) -> Extent:
        return FULL if g.players[s.they].discard else NONE


@dataclass
class Reveal(Step):
    """Show the top of a deck. The cards stay there until a step says otherwise (REV-01)."""

    top_of: str
    count: int = 1

    def run(self, g: Game, f: Frame) -> int:
        s = f.scope
        if self.top_of == "turn_order":
            s.revealed = (piles.top_of_turn_order(g),)
            s.revealed_from = TURN_ORDER
            return constants.NEXT
        if self.top_of == "nemesis_deck":
            s.revealed = ()
            s.revealed_from = NEMESIS_DECK
            if g.nemesis_deck:
                card = g.nemesis_deck[-1] = g.seen(g.nemesis_deck[-1])
                s.revealed = (card,)
                g.events.append(("nemesis_card_revealed", card))
            return constants.NEXT
        p = g.players[s.they]
        s.revealed_from = s.they
        if len(p.deck) < self.count and p.discard:
            # DRAW-05 for revealing: what is left, then the discard pile turned over beneath it.
            piles.turn_over(g, p)
        s.revealed = ()
        for n in range(1, min(self.count, len(p.deck)) + 1):
            card = p.deck[-n] = g.seen(p.deck[-n])
            s.revealed += (card,)
            g.events.append(("revealed", p.seat, card))
        if len(s.revealed) > 1:
            # What the rest of the effect leaves there is put back in any order (REV-02).
            g.stack.insert(len(g.stack) - 1, Frame(FLOW.put_back, s))
        return constants.NEXT

    def extent(self, g: Game, s: Scope) -> Extent:
        if self.top_of == "nemesis_deck":
            return FULL if g.nemesis_deck else NONE
        if self.top_of == "turn_order" or s.they < 0:
            return FULL
        return (min(self.count, piles.available(g.players[s.they])), self.count)


@dataclass
class PutRevealed(Step):
    """Move a revealed card from the top of its deck."""

    to: str
    most_expensive: bool = False

    def run(self, g: Game, f: Frame) -> int:
        s = f.scope
        if not s.revealed:
            return constants.NEXT
        if s.revealed_from == NEMESIS_DECK:
            card = g.nemesis_deck.pop()
            s.revealed = ()
            if self.to == "bottom":
                g.nemesis_deck.insert(0, card)
                g.events.append(("buried", card))
            elif self.to == "destroy":
                g.destroyed.append(card)
                g.events.append(("destroyed", s.they, card))
                endings.check_spent_at_once(g)
            else:
                damage.discard_nemesis_card(g, g.scenario.content.cards[card])
                g.events.append(("nemesis_card_discarded", card))
                endings.check_spent_at_once(g)
            return constants.NEXT
        if s.revealed_from < 0:
            card = g.turn_deck.pop()
            if self.to == "bottom":
                g.turn_deck.insert(0, card)
            else:
                g.turn_discard.append(card)
            g.events.append(("turn_order_moved", card, self.to))
            return constants.NEXT
        p = g.players[s.revealed_from]
        at = 0
        if self.most_expensive and len(s.revealed) > 1:
            cards = g.scenario.content.cards
            top = max(cards[c].cost for c in s.revealed)
            places = [n for n, c in enumerate(s.revealed) if cards[c].cost == top]
            if g.answer_value is not None:
                at = g.take()
            elif len({s.revealed[n] for n in places}) > 1:
                keys = [Option(self.to, cards[s.revealed[n]].id).key for n in places]
                return g.ask(p.seat, "put_revealed", keys, list(places), s.card)
            else:
                at = places[0]
        card = s.revealed[at]
        if len(s.revealed) > 1:
            s.revealed = (*s.revealed[:at], *s.revealed[at + 1 :])
        del p.deck[-1 - at]
        if self.to == "bottom":
            p.deck.insert(0, card)
            g.events.append(("put_under_deck", p.seat, card))
        elif self.to == "discard":
            piles.discard(g, p, card)
        else:
            piles.destroy(g, p.seat, card)
        return constants.NEXT

    def extent(self, g: Game, s: Scope) -> Extent:
        return FULL if s.revealed or s.revealed_from == TURN_ORDER else NONE


@dataclass
class ShuffleDeck(Step):
    """They put their discard pile on their deck and shuffle it: the exception that proves the rule."""

    def run(self, g: Game, f: Frame) -> int:
        p = g.players[f.scope.they]
        p.deck += p.discard
        p.discard = []
        piles.shuffle_deck(g, p)
        return constants.NEXT


@dataclass
class DestroyTopOfDeck(Step):
    """The top cards of their deck leave the game."""

    count: int

    def run(self, g: Game, f: Frame) -> int:
        p = g.players[f.scope.they]
        for _ in range(self.count):
            if not piles.refill(g, p):
                break
            piles.destroy(g, p.seat, g.seen(p.deck.pop()))
        return constants.NEXT

    def extent(self, g: Game, s: Scope) -> Extent:
        return (min(self.count, piles.available(g.players[s.they])), self.count)
