"""Verbs of aether, charges, tokens and gaining cards."""

from __future__ import annotations

from dataclasses import dataclass, field

from unshuffled.rules.core import constants
from unshuffled.rules.core.facts import decider, others, top_of_open_pile
from unshuffled.rules.core.few import put
from unshuffled.rules.core.language import FULL, NONE, Amount, Block, Extent, Step
from unshuffled.rules.core.options import AMOUNT, SPEND, Option
from unshuffled.rules.core.stack import Frame, Scope
from unshuffled.rules.core.state import Game, Player
from unshuffled.rules.effects.counts import CostOf
from unshuffled.rules.effects.shapes import CHOICE_KEYS, no_choice, one_of
from unshuffled.rules.mechanics import breaches, piles
from unshuffled.rules.mechanics.piles import resolve_played
from unshuffled.rules.mechanics.supply import gain_from_supply, gain_key, on_row


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
                p.restricted_aether += ((self.mask(), amount),)
            else:
                p.aether += amount
            g.events.append(("aether_gained", seat, amount))
        return constants.NEXT

    def mask(self) -> int:
        """The uses this aether is good for."""
        mask = 0 if self.only else constants.ANY_USE
        for use in self.only:
            mask |= constants.USES[use]
        for use in self.never:
            mask &= ~constants.USES[use]
        return mask


@dataclass
class Pay(Step):
    """They spend aether on what a card asks (MAIN-11)."""

    amount: int

    PRICE = True

    def run(self, g: Game, f: Frame) -> int:
        # In an OR of which nothing can be fully resolved it can fall to somebody with less (EFF-08).
        p = g.players[f.scope.they]
        piles.pay(g, p, constants.OTHER, min(self.amount, piles.aether_for(p, constants.OTHER)))
        return constants.NEXT

    def extent(self, g: Game, s: Scope) -> Extent:
        have = piles.aether_for(g.players[s.they], constants.OTHER)
        return (min(have, self.amount), self.amount)


@dataclass
class Spend(Step):
    """They spend any amount of aether, at least or up to so much; how much is known under a name (MAIN-11)."""

    name: str
    up_to: int = 0
    at_least: int = 0

    def run(self, g: Game, f: Frame) -> int:
        s = f.scope
        p = g.players[s.they]
        most = piles.aether_for(p, constants.OTHER)
        if self.up_to:
            most = min(most, self.up_to)
        spent = 0
        if g.answer_value is not None:
            spent = g.take()
        elif most == self.at_least:
            spent = most
        elif most > self.at_least:
            amounts = range(self.at_least, most + 1)
            keys = [Option(SPEND, amount=n).key for n in amounts]
            return g.ask(p.seat, "spend", keys, list(amounts), s.card)
        s.chosen[self.name] = [0] * spent
        piles.pay(g, p, constants.OTHER, spent)
        return constants.NEXT

    def extent(self, g: Game, s: Scope) -> Extent:
        if not self.at_least:
            return FULL
        return (min(self.at_least, piles.aether_for(g.players[s.they], constants.OTHER)), self.at_least)


@dataclass
class Discount(Step):
    """Your next focus, open or gain this turn costs less."""

    of: list[str]
    by: int

    def run(self, g: Game, f: Frame) -> int:
        mask = 0
        for use in self.of:
            mask |= constants.USES[use]
        g.players[f.scope.they].discounts += ((mask, self.by),)
        g.events.append(("discounted", f.scope.they, self.by))
        return constants.NEXT


@dataclass
class Charge(Step):
    """They gain charges; nobody else can gain them instead if they are their `own` (PR-136)."""

    amount: Amount
    own: bool = False

    NEEDS_ROOM = True
    GIVES = True

    def run(self, g: Game, f: Frame) -> int:
        s = f.scope
        piles.gain_charges(g, g.players[s.they], self.amount.value(g, s), s.card, self.own)
        return constants.NEXT

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
        return constants.NEXT

    def extent(self, g: Game, s: Scope) -> Extent:
        return FULL if self.all else (min(self.amount, g.players[s.they].charges), self.amount)


@dataclass
class ShareCharges(Step):
    """Allies gain charges, divided as the players like: one amount for each ally in turn (PR-23)."""

    amount: int

    def run(self, g: Game, f: Frame) -> int:
        you = f.scope.you
        allies = others(g, you)
        if f.stage == 0:
            f.stage = 1
            f.kept = self.amount
        while f.left < len(allies):
            p = g.players[allies[f.left]]
            rest = sum(g.players[n].mage.charges - g.players[n].charges for n in allies[f.left + 1 :])
            most = min(f.kept, p.mage.charges - p.charges)
            least = min(max(0, f.kept - rest), most)
            if g.answer_value is not None:
                given = g.take()
            elif most > least:
                amounts = range(least, most + 1)
                return g.ask(
                    constants.TEAM,
                    "share_charges",
                    [Option(AMOUNT, seat=p.seat, amount=n).key for n in amounts],
                    list(amounts),
                    f.scope.card,
                    args=(p.seat, f.kept),
                )
            else:
                given = most
            piles.gain_charges(g, p, given, f.scope.card)
            f.kept -= given
            f.left += 1
            if g.stack[-1] is not f:
                return constants.STAY
        return constants.NEXT


@dataclass
class Tokens(Step):
    """They gain or lose tokens of a mage's own."""

    name: str
    gain: int = 0
    lose: int = 0

    def run(self, g: Game, f: Frame) -> int:
        p = g.players[f.scope.they]
        have = p.tokens.get(self.name, 0)
        if self.gain:
            p.tokens[self.name] = have + self.gain
            g.events.append(("token_gained", p.seat, self.name, self.gain))
            return constants.NEXT
        lost = min(self.lose, have)
        if lost:
            p.tokens[self.name] = have - lost
            g.events.append(("token_lost", p.seat, self.name, lost))
        return constants.NEXT

    def extent(self, g: Game, s: Scope) -> Extent:
        if self.gain or s.they < 0:
            return FULL
        return (min(self.lose, g.players[s.they].tokens.get(self.name, 0)), self.lose)


@dataclass
class Shift(Step):
    """They move the token of a track on their mat to another space, and what that space says happens."""

    track: str

    def spaces(self, g: Game, s: Scope) -> list[Block]:
        """What the spaces of the track say; none if the mat has no such track."""
        for track in g.players[s.they].mage.tracks:
            if track.name == self.track:
                return track.spaces
        return []

    def run(self, g: Game, f: Frame) -> int:
        s = f.scope
        p = g.players[s.they]
        spaces = self.spaces(g, s)
        others = [n for n in range(1, len(spaces) + 1) if n != p.tokens.get(self.track, 0)]
        if g.answer_value is not None:
            to = g.take()
        elif not others:
            return constants.NEXT
        elif len(others) > 1:
            return g.ask(p.seat, "choose_option", [CHOICE_KEYS[n - 1] for n in others], list(others), s.card)
        else:
            to = others[0]
        p.tokens[self.track] = to
        g.events.append(("token_shifted", p.seat, self.track, to))
        g.push(spaces[to - 1], s)
        return constants.NEXT


@dataclass
class PlaceTokens(Step):
    """They put tokens of a mage on top of one supply pile; fewer if the mage has no more."""

    name: str
    count: int = 1

    def owner(self, g: Game) -> Player | None:
        """Whose tokens they are."""
        for p in g.players:
            for token in p.mage.pile_tokens:
                if token.name == self.name and p.tokens.get(self.name, 0):
                    return p
        return None

    def run(self, g: Game, f: Frame) -> int:
        p = self.owner(g)
        found = [n for n in range(len(g.supply)) if g.supply[n]]
        if p is None or not found:
            return constants.NEXT
        cards = g.scenario.market
        keys = [Option("pile", cards[n].id).key for n in found]
        pile = g.choose(f.scope.they, "choose_pile", found, keys, f.scope.card)
        if pile == constants.WAITING:
            return constants.WAIT
        count = min(self.count, p.tokens[self.name])
        on = f"{self.name}@{cards[pile].id}"
        p.tokens[self.name] -= count
        p.tokens[on] = p.tokens.get(on, 0) + count
        g.events.append(("tokens_placed", p.seat, self.name, cards[pile].index, count))
        return constants.NEXT

    def extent(self, g: Game, s: Scope) -> Extent:
        p = self.owner(g)
        return (min(self.count, p.tokens[self.name]), self.count) if p is not None and any(g.supply) else NONE


@dataclass
class Gain(Step):
    """They gain a card for free (MAIN-17), or a spell that they prep immediately (PR-87).

    From a supply pile, or from the supply, to which the cards on the nemesis's row belong too (PR-153).
    """

    kind: list[str] = field(default_factory=list)
    cost_at_most: Amount | None = None
    cheapest: bool = False
    card: str = ""
    to: str = "discard"
    name: str = ""
    other_pile: bool = False
    source: str = "pile"
    pile: str = ""

    ASKS = True
    GIVES = True

    def found(self, g: Game, s: Scope) -> list[tuple[int, int]]:
        """Cards to choose from, as (card, pile); pile -1 is the open pile of the nemesis, less is its row."""
        cards = g.scenario.content.cards
        most = self.cost_at_most.value(g, s) if self.cost_at_most is not None else constants.ANY_COST
        found = [(card, n) for n, card in enumerate(g.scenario.supply) if g.supply[n] and self._fits(g, s, card, most)]
        top = top_of_open_pile(g)
        if top >= 0 and self._fits(g, s, top, most):
            found.append((top, -1))
        if self.source == "supply":
            found += [(card, pile) for card, pile in on_row(g) if self._fits(g, s, card, most)]
        if self.cheapest and found:
            low = min(cards[card].cost for card, _ in found)
            found = [x for x in found if cards[x[0]].cost == low]
        return found

    def _fits(self, g: Game, s: Scope, card: int, most: int) -> bool:
        c = g.scenario.content.cards[card]
        if (self.card == "this" and card != s.card) or (self.pile and c.id != self.pile):
            return False
        if self.other_pile and card == s.card:
            return False
        if self.to == "breach" and (not c.is_spell or not breaches.places(g, g.players[s.they], c)):
            return False
        return (not self.kind or c.kind in self.kind) and c.cost <= most

    def run(self, g: Game, f: Frame) -> int:
        s = f.scope
        if f.stage:
            return self._prep(g, f) if self.to == "breach" else constants.NEXT
        if self.name:
            s.chosen[self.name] = []
            s.chosen[self.name + "@"] = []
        found = self.found(g, s)
        at = one_of(g, f, s.they, "gain_card", [gain_key(g, card, pile) for card, pile in found])
        if at < 0:
            return no_choice(g, f, at)
        card, pile = found[at]
        f.stage = 1
        f.kept = card
        if self.name:
            s.chosen[self.name].append(card)
            s.chosen[self.name + "@"].append(s.they)
        gain_from_supply(g, s.they, card, pile, "hand" if self.to == "breach" else self.to)
        return constants.STAY

    def _prep(self, g: Game, f: Frame) -> int:
        """Prep what was gained, unless another effect has put it elsewhere or there is no room any more."""
        p = g.players[f.scope.they]
        card = g.scenario.content.cards[f.kept]
        places = breaches.places(g, p, card) if f.kept in p.hand else []
        if g.answer_value is not None:
            at = g.take()
        elif not places:
            return constants.NEXT
        elif len(places) > 1:
            keys = [card.prep_keys[b] for b, _ in places]
            return g.ask(p.seat, "prep_spell", keys, list(range(len(places))), f.scope.card)
        else:
            at = 0
        p.hand.remove(f.kept)
        breaches.prep(g, p, f.kept, *places[at])
        return constants.NEXT

    def extent(self, g: Game, s: Scope) -> Extent:
        if self.cost_at_most is not None:
            per = self.cost_at_most.per
            if isinstance(per, CostOf) and per.name not in s.chosen:
                # What the limit is taken from is chosen before this step is reached.
                return FULL
        return FULL if self.found(g, s) else NONE


@dataclass
class AssignThis(Step):
    """This treasure is placed at a supply pile, which it knows from then on."""

    kind: list[str] = field(default_factory=list)
    cost_at_most: int = -1

    def found(self, g: Game) -> list[int]:
        """Piles to choose from, by their card."""
        return [
            card.index
            for n, card in enumerate(g.scenario.market)
            if g.supply[n]
            and (not self.kind or card.kind in self.kind)
            and (self.cost_at_most < 0 or card.cost <= self.cost_at_most)
        ]

    def run(self, g: Game, f: Frame) -> int:
        s = f.scope
        found = self.found(g)
        if not found:
            return constants.NEXT
        keys = [Option("pile", g.scenario.content.ids[card]).key for card in found]
        pile = g.choose(decider(s), "choose_pile", found, keys, s.card)
        if pile == constants.WAITING:
            return constants.WAIT
        g.noted = (*[pair for pair in g.noted if pair[0] != s.card], (s.card, pile))
        g.events.append(("assigned", s.card, pile))
        return constants.NEXT

    def extent(self, g: Game, s: Scope) -> Extent:
        return FULL if self.found(g) else NONE


@dataclass
class NextGain(Step):
    """The next card you gain this turn goes elsewhere."""

    to: str
    optional: bool = False

    def run(self, g: Game, f: Frame) -> int:
        g.players[f.scope.you].redirects += ((self.to, self.optional),)
        g.events.append(("next_gain_set", f.scope.you, self.to))
        return constants.NEXT


@dataclass
class Play(Step):
    """Play a card from hand, once or several times."""

    kind: list[str]
    times: int = 1
    name: str = ""

    ASKS = True

    def found(self, g: Game, p: Player) -> list[int]:
        """Cards in hand that could be played."""
        cards = g.scenario.content.cards
        return [c for c in dict.fromkeys(p.hand) if cards[c].kind in self.kind]

    def run(self, g: Game, f: Frame) -> int:
        s = f.scope
        p = g.players[s.you]
        if f.stage == 0:
            found = self.found(g, p)
            at = one_of(g, f, s.you, "play_card", [g.scenario.content.cards[c].play_key for c in found])
            if at < 0:
                return no_choice(g, f, at)
            card = found[at]
            p.hand.remove(card)
            p.played.append(card)
            if self.name:
                s.chosen[self.name] = [card]
            f.kept = card
            f.stage = 1
            f.left = self.times
            f.queue = (p.deck.count(card), p.discard.count(card))
        if f.left == 0:
            if self.name and f.kept not in p.played:
                # Where it has moved itself: there is one more of it than before (PR-154).
                counts = (p.deck.count(f.kept), p.discard.count(f.kept))
                s.chosen[self.name + "@"] = [n for n in (0, 1) if counts[n] > f.queue[n]]
            return constants.NEXT
        f.left -= 1
        resolve_played(g, s.you, f.kept)
        return constants.STAY

    def extent(self, g: Game, s: Scope) -> Extent:
        return FULL if self.found(g, g.players[s.you]) else NONE


@dataclass
class ToSupply(Step):
    """They return copies of a card from their hand to its supply pile."""

    card: str
    count: int = 1

    def run(self, g: Game, f: Frame) -> int:
        p = g.players[f.scope.they]
        card = g.scenario.content.index[self.card]
        pile = g.scenario.supply_index.get(card)
        for _ in range(self.count):
            if pile is None or card not in p.hand:
                break
            p.hand.remove(card)
            g.supply = put(g.supply, pile, g.supply[pile] + 1)
            g.events.append(("returned_to_supply", p.seat, card))
        return constants.NEXT

    def extent(self, g: Game, s: Scope) -> Extent:
        if s.they < 0:
            return NONE
        return (min(self.count, g.players[s.they].hand.count(g.scenario.content.index[self.card])), self.count)
