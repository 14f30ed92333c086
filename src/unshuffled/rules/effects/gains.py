"""Verbs of aether, charges, tokens and gaining cards."""

from __future__ import annotations

from dataclasses import dataclass, field

from unshuffled.rules import harm, kinds, piles
from unshuffled.rules.effects.language import FULL, NONE, Amount, Extent, Step
from unshuffled.rules.effects.shapes import no_choice, one_of
from unshuffled.rules.facts import top_of_open_pile
from unshuffled.rules.options import AMOUNT, Option
from unshuffled.rules.records import Card
from unshuffled.rules.stack import Frame, Scope
from unshuffled.rules.state import Game, Player


@dataclass
class Aether(Step):
    """They gain aether for this turn, free or restricted (MAIN-08 to MAIN-14)."""

    amount: Amount
    only: list[str] = field(default_factory=list)
    never: list[str] = field(default_factory=list)

    def run(self, g: Game, f: Frame) -> int:
        amount = self.amount.value(g, f.scope)
        seat = f.scope.they
        if amount:
            p = g.players[seat]
            if self.only or self.never:
                p.limited.append((self.mask(), amount))
            else:
                p.aether += amount
            g.events.append(("aether_gained", seat, amount))
        return kinds.NEXT

    def mask(self) -> int:
        """The uses this aether is good for."""
        mask = 0 if self.only else kinds.ANY_USE
        for use in self.only:
            mask |= kinds.USES[use]
        for use in self.never:
            mask &= ~kinds.USES[use]
        return mask


@dataclass
class Pay(Step):
    """They spend aether on what a card asks (MAIN-11)."""

    amount: int

    PRICE = True

    def run(self, g: Game, f: Frame) -> int:
        piles.pay(g, g.players[f.scope.they], kinds.OTHER, self.amount)
        return kinds.NEXT

    def extent(self, g: Game, s: Scope) -> Extent:
        have = piles.aether_for(g.players[s.they], kinds.OTHER)
        return (min(have, self.amount), self.amount)


@dataclass
class Discount(Step):
    """Your next focus or open this turn costs less."""

    of: list[str]
    by: int

    def run(self, g: Game, f: Frame) -> int:
        mask = 0
        for use in self.of:
            mask |= kinds.USES[use]
        g.players[f.scope.they].discounts.append((mask, self.by))
        g.events.append(("discounted", f.scope.they, self.by))
        return kinds.NEXT


@dataclass
class Charge(Step):
    """They gain charges."""

    amount: Amount

    GIVES = True

    def run(self, g: Game, f: Frame) -> int:
        piles.gain_charges(g, g.players[f.scope.they], self.amount.value(g, f.scope))
        return kinds.NEXT

    def extent(self, g: Game, s: Scope) -> Extent:
        p = g.players[s.they]
        return FULL if p.charges < p.mage.charges else NONE


@dataclass
class LoseCharges(Step):
    """They lose charges, a number or all."""

    amount: int = 0
    all: bool = False

    def run(self, g: Game, f: Frame) -> int:
        p = g.players[f.scope.they]
        lost = p.charges if self.all else min(self.amount, p.charges)
        if lost:
            p.charges -= lost
            g.events.append(("charges_lost", p.seat, lost))
        return kinds.NEXT

    def extent(self, g: Game, s: Scope) -> Extent:
        return FULL if self.all else (min(self.amount, g.players[s.they].charges), self.amount)


@dataclass
class ShareCharges(Step):
    """Allies gain charges, divided as the players like: one amount for each ally in turn (PR-23)."""

    amount: int

    def run(self, g: Game, f: Frame) -> int:
        you = f.scope.you
        allies = [0] if g.table.solo else [n for n in range(len(g.players)) if n != you]
        if f.step == 0:
            f.step = 1
            f.saved = self.amount
        while f.i < len(allies):
            p = g.players[allies[f.i]]
            rest = sum(g.players[n].mage.charges - g.players[n].charges for n in allies[f.i + 1 :])
            most = min(f.saved, p.mage.charges - p.charges)
            least = min(max(0, f.saved - rest), most)
            if g.answer_value is not None:
                given = g.take()
            elif most > least:
                amounts = range(least, most + 1)
                return g.ask(
                    kinds.TEAM,
                    "share_charges",
                    [Option(AMOUNT, seat=p.seat, amount=n).key for n in amounts],
                    list(amounts),
                    f.scope.card,
                    args=(p.seat, f.saved),
                )
            else:
                given = most
            piles.gain_charges(g, p, given)  # type: ignore[arg-type]
            f.saved -= given  # type: ignore[operator]
            f.i += 1
        return kinds.NEXT


@dataclass
class Tokens(Step):
    """They gain tokens of a mage's own."""

    name: str
    gain: int

    def run(self, g: Game, f: Frame) -> int:
        p = g.players[f.scope.they]
        p.tokens[self.name] = p.tokens.get(self.name, 0) + self.gain
        g.events.append(("token_gained", p.seat, self.name, self.gain))
        return kinds.NEXT


@dataclass
class Gain(Step):
    """They gain a card for free from a supply pile (MAIN-17)."""

    kind: str = ""
    cost_at_most: int = -1
    cheapest: bool = False
    card: str = ""
    to: str = "discard"
    name: str = ""

    ASKS = True
    GIVES = True

    def found(self, g: Game, s: Scope) -> list[tuple[int, int]]:
        """Cards to choose from, as (card, pile); pile -1 is the open pile of the nemesis."""
        cards = g.table.content.cards
        found = [(card, n) for n, card in enumerate(g.table.supply) if g.supply[n] and self._fits(g, s, card)]
        top = top_of_open_pile(g)
        if top >= 0 and self._fits(g, s, top):
            found.append((top, -1))
        if self.cheapest and found:
            low = min(cards[card].cost for card, _ in found)
            found = [x for x in found if cards[x[0]].cost == low]
        return found

    def _fits(self, g: Game, s: Scope, card: int) -> bool:
        c = g.table.content.cards[card]
        if self.card == "this" and card != s.card:
            return False
        return (not self.kind or c.kind == self.kind) and (self.cost_at_most < 0 or c.cost <= self.cost_at_most)

    def run(self, g: Game, f: Frame) -> int:
        s = f.scope
        if f.step:
            return kinds.NEXT
        if self.name:
            s.chosen[self.name] = []
            s.chosen[self.name + "@"] = []
        found = self.found(g, s)
        at = one_of(g, f, s.they, "gain_card", [gain_key(g, card, pile) for card, pile in found])
        if at < 0:
            return no_choice(g, f, at)
        card, pile = found[at]
        f.step = 1
        if self.name:
            s.chosen[self.name].append(card)
            s.chosen[self.name + "@"].append(s.they)
        gain_from_supply(g, s.they, card, pile, self.to)
        return kinds.STAY

    def extent(self, g: Game, s: Scope) -> Extent:
        return FULL if self.found(g, s) else NONE


def gain_key(g: Game, card: int, pile: int) -> str:
    """The key for gaining a card; from the nemesis's open pile it says so."""
    record = g.table.content.cards[card]
    return record.gain_key if pile >= 0 else open_pile_key(g, record)


def open_pile_key(g: Game, card: Card) -> str:
    """The key for gaining the top card of the nemesis's open pile."""
    return Option("gain", card.id, zone=g.table.nemesis.piles[g.table.open_pile].name).key


def take_from_supply(g: Game, pile: int) -> None:
    """One card leaves its pile (MKT-04)."""
    if pile < 0:
        g.piles[g.table.open_pile].pop()
    else:
        g.supply[pile] -= 1


def gain_from_supply(g: Game, seat: int, card: int, pile: int, to: str) -> None:
    """A card leaves its pile and is gained; an emptied pile may be what the nemesis waits for (END-05)."""
    take_from_supply(g, pile)
    piles.gain(g, seat, card, to)
    # The open pile of a nemesis (-1) is no supply pile.
    if pile >= 0 and not g.supply[pile]:
        harm.check_rules_of_nemesis(g)


@dataclass
class NextGain(Step):
    """The next card you gain this turn goes elsewhere."""

    to: str
    optional: bool = False

    def run(self, g: Game, f: Frame) -> int:
        g.players[f.scope.you].redirects.append((self.to, self.optional))
        g.events.append(("next_gain_set", f.scope.you, self.to))
        return kinds.NEXT


@dataclass
class Play(Step):
    """Play a card from hand, once or several times."""

    kind: str
    times: int = 1
    name: str = ""

    ASKS = True

    def found(self, g: Game, p: Player) -> list[int]:
        """Cards in hand that could be played."""
        cards = g.table.content.cards
        return [c for c in dict.fromkeys(p.hand) if cards[c].kind == self.kind]

    def run(self, g: Game, f: Frame) -> int:
        s = f.scope
        p = g.players[s.you]
        if f.step == 0:
            found = self.found(g, p)
            at = one_of(g, f, s.you, "play_card", [g.table.content.cards[c].play_key for c in found])
            if at < 0:
                return no_choice(g, f, at)
            card = found[at]
            p.hand.remove(card)
            p.played.append(card)
            if self.name:
                s.chosen[self.name] = [card]
            f.saved = card
            f.step = 1
            f.i = self.times
        if f.i == 0:
            return kinds.NEXT
        f.i -= 1
        resolve_played(g, s.you, f.saved)
        return kinds.STAY

    def extent(self, g: Game, s: Scope) -> Extent:
        return FULL if self.found(g, g.players[s.you]) else NONE


def resolve_played(g: Game, seat: int, card: int) -> None:
    """A card in the play area takes effect (MAT-06)."""
    g.players[seat].plays.append(card)
    g.events.append(("played", seat, card))
    block = g.table.content.cards[card].play
    if block is not None:
        g.push(block, Scope(seat, card))
