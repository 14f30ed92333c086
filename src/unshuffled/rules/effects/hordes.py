"""Verbs of what a nemesis brings along: side decks, minions that are called, swarms, supply that is devoured."""

from __future__ import annotations

from dataclasses import dataclass

from unshuffled.rules.core import chance, constants
from unshuffled.rules.core.facts import minion_of
from unshuffled.rules.core.few import put, without
from unshuffled.rules.core.language import FULL, NONE, Amount, Extent, Step
from unshuffled.rules.core.options import Option
from unshuffled.rules.core.stack import Frame, Scope
from unshuffled.rules.core.state import Game, InPlay
from unshuffled.rules.effects.shapes import PLAYER_KEYS
from unshuffled.rules.mechanics import endings
from unshuffled.rules.mechanics.piles import resolve_played


def draw_side(g: Game, n: int) -> int:
    """The top card of a side deck, or -1."""
    if not g.piles[n]:
        return -1
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


def into_side_deck(g: Game, n: int, cards: list[int]) -> None:
    """Shuffle cards into a side deck."""
    pile = sorted([c if c >= 0 else ~c for c in g.piles[n]] + cards)
    chance.shuffle(g.seed, g.chance_used, chance.EXTRA, pile)
    g.piles[n] = [~c for c in pile]
    g.events.append(("side_deck_shuffled", g.scenario.nemesis.piles[n].name))


def enter_play(g: Game, card: int, s: Scope) -> InPlay:
    """Put a minion or power into play with its tokens (NEM-11, NEM-12)."""
    record = g.scenario.content.cards[card]
    life = record.life.value(g, s) if record.life is not None else 0
    power = record.values.get(g.scenario.switches.card_values, {}).get("power", record.power)
    m = InPlay(g.next_uid, card, life, life, power)
    g.next_uid += 1
    g.in_play.append(m)
    g.events.append(("entered_play", m.uid, card, life or power))
    return m


@dataclass
class Summon(Step):
    """The top card of a side deck comes into play."""

    deck: str

    def run(self, g: Game, f: Frame) -> int:
        card = draw_side(g, g.scenario.nemesis.pile(self.deck))
        if card >= 0:
            enter_play(g, card, Scope(constants.TEAM, card))
        return constants.NEXT


@dataclass
class Invoke(Step):
    """Resolve a named part of this minion."""

    part: str
    spare: bool = False

    def run(self, g: Game, f: Frame) -> int:
        minion = minion_of(g, f.scope.uid)
        if minion is not None:
            scope = Scope(constants.TEAM, minion.card, minion.uid)
            scope.spares_this = self.spare
            g.events.append(("invoked", minion.uid, minion.card))
            g.push(g.scenario.content.cards[minion.card].parts[self.part], scope)
        return constants.NEXT


@dataclass
class ThisUnder(Step):
    """This minion goes under a side deck; it is not discarded."""

    deck: str

    def run(self, g: Game, f: Frame) -> int:
        minion = minion_of(g, f.scope.uid)
        if minion is not None:
            g.in_play.remove(minion)
            g.piles[g.scenario.nemesis.pile(self.deck)].insert(0, minion.card)
            g.events.append(("left_play", minion.uid, minion.card))
        return constants.NEXT


@dataclass
class Reshuffle(Step):
    """The last discarded cards of a side deck go back into it."""

    deck: str
    count: int

    def run(self, g: Game, f: Frame) -> int:
        n = g.scenario.nemesis.pile(self.deck)
        moved = g.piles[g.scenario.nemesis.piles[n].discards][-self.count :]
        del g.piles[g.scenario.nemesis.piles[n].discards][-self.count :]
        if moved:
            into_side_deck(g, n, moved)
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
        p.hand.append(card)
        g.events.append(("gained", seat, card, to))
    else:
        p.deck.append(card)
        g.events.append(("side_card_gained", seat, deck))
    return False


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
class Advance(Step):
    """The token of a track moves on, step by step; what a step says happens when the token comes there."""

    track: str
    by: int = 1
    back: bool = False

    def run(self, g: Game, f: Frame) -> int:
        n = g.scenario.nemesis.counter(self.track)
        track = g.scenario.nemesis.counters[n]
        if f.stage == 0:
            f.stage = 1
            f.left = self.by
        if f.left <= 0 or g.counters[n] == (0 if self.back else track.largest):
            return constants.NEXT
        f.left -= 1
        moved = -1 if self.back else 1
        g.counters = put(g.counters, n, g.counters[n] + moved)
        g.events.append(("track_moved", self.track, moved))
        block = track.steps[g.counters[n] - 1] if moved > 0 else None
        if block is not None:
            g.push(block, Scope(constants.TEAM, f.scope.card))
        endings.check_rules_of_nemesis(g)
        return constants.STAY

    def extent(self, g: Game, s: Scope) -> Extent:
        n = g.scenario.nemesis.counter(self.track)
        return NONE if g.counters[n] == (0 if self.back else g.scenario.nemesis.counters[n].largest) else FULL


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
        resolve_played(g, p.seat, card)
        return constants.STAY


@dataclass
class Devour(Step):
    """Cards of one supply pile go on the nemesis's pile; each that is missing costs (`devour_missing`)."""

    which: str
    count: Amount
    kind: str = ""

    def found(self, g: Game) -> list[int]:
        """Piles to choose from; never an empty one."""
        cards = g.scenario.content.cards
        found = [
            n
            for n, card in enumerate(g.scenario.supply)
            if g.supply[n] and (not self.kind or cards[card].kind == self.kind)
        ]
        costs = sorted((cards[g.scenario.supply[n]].cost for n in found), reverse=True)
        if self.which in ("any", "each") or not found:
            return found
        if self.which == "second_most_expensive":
            wanted = costs[1] if len(costs) > 1 else -1
        else:
            wanted = costs[-1] if self.which == "cheapest" else costs[0]
        return [n for n in found if cards[g.scenario.supply[n]].cost == wanted]

    def run(self, g: Game, f: Frame) -> int:
        cards = g.scenario.content.cards
        if self.which == "each":
            return self._each(g, f)
        if f.stage == 1:
            return self._penalty(g, f)
        found = self.found(g)
        pile = -1
        if found:
            keys = [Option("pile", cards[g.scenario.supply[n]].id).key for n in found]
            pile = g.choose(constants.TEAM, "choose_pile", found, keys, f.scope.card)
            if pile == constants.WAITING:
                return constants.WAIT
        wanted = self.count.value(g, f.scope)
        f.left = wanted - (_devour(g, pile, wanted) if pile >= 0 else 0)
        f.stage = 1
        return self._penalty(g, f) if not g.outcome else constants.NEXT

    def _each(self, g: Game, f: Frame) -> int:
        """One card of each pile, the most expensive first; equal costs in the order the players choose (EFF-05)."""
        cards = g.scenario.content.cards
        if f.stage == 0:
            f.stage = 1
            f.queue = tuple(sorted(self.found(g), key=lambda n: -cards[g.scenario.supply[n]].cost))
        while f.queue:
            tied = [n for n in f.queue if cards[g.scenario.supply[n]].cost == cards[g.scenario.supply[f.queue[0]]].cost]
            keys = [Option("pile", cards[g.scenario.supply[n]].id).key for n in tied]
            pile = g.choose(constants.TEAM, "choose_pile", tied, keys, f.scope.card)
            if pile == constants.WAITING:
                return constants.WAIT
            f.queue = without(f.queue, pile)
            _devour(g, pile, 1)
        return constants.NEXT

    def _penalty(self, g: Game, f: Frame) -> int:
        block = g.scenario.nemesis.devour_missing
        if f.left <= 0 or block is None:
            return constants.NEXT
        f.left -= 1
        g.push(block, Scope(constants.TEAM, f.scope.card))
        return constants.STAY

    def extent(self, g: Game, s: Scope) -> Extent:
        return FULL if self.found(g) else NONE


def _devour(g: Game, pile: int, wanted: int) -> int:
    card = g.scenario.supply[pile]
    taken = min(wanted, g.supply[pile])
    onto = g.piles[g.scenario.nemesis.pile(g.scenario.nemesis.devour_onto)]
    for _ in range(taken):
        onto.append(card)
    g.events.append(("devoured", card, taken))
    g.supply = put(g.supply, pile, g.supply[pile] - taken)
    if not g.supply[pile]:
        endings.check_rules_of_nemesis(g)
    return taken


@dataclass
class Spawn(Step):
    """Members of the swarm come into play; for each that finds no room something else happens."""

    count: Amount

    def run(self, g: Game, f: Frame) -> int:
        swarm = g.scenario.nemesis.swarm
        assert swarm is not None
        if f.stage == 0:
            f.stage = 1
            wanted = self.count.value(g, f.scope)
            placed = min(wanted, swarm.largest - g.swarm)
            g.swarm += placed
            if placed:
                g.events.append(("spawned", placed))
            f.left = wanted - placed
        if f.left <= 0 or swarm.overflow is None:
            return constants.NEXT
        f.left -= 1
        g.push(swarm.overflow, Scope(constants.TEAM, f.scope.card))
        return constants.STAY


@dataclass
class DiscardSwarm(Step):
    """Members of the swarm are discarded."""

    amount: Amount
    name: str = ""

    def run(self, g: Game, f: Frame) -> int:
        gone = min(self.amount.value(g, f.scope), g.swarm)
        g.swarm -= gone
        if not g.swarm:
            g.swarm_hurt = 0
        if self.name:
            f.scope.chosen[self.name] = [0] * gone
        if gone:
            g.events.append(("swarm_discarded", gone))
        return constants.NEXT
