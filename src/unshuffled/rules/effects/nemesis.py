"""Verbs of the nemesis itself: unleash, counters, cards that return, ends of the game."""

from __future__ import annotations

from dataclasses import dataclass

from unshuffled.rules.core import constants, moments
from unshuffled.rules.core.facts import minion_of
from unshuffled.rules.core.few import put, without
from unshuffled.rules.core.flow import FLOW
from unshuffled.rules.core.language import FULL, NONE, Amount, Extent, Step
from unshuffled.rules.core.stack import Frame, Scope
from unshuffled.rules.core.state import Game, InPlay
from unshuffled.rules.mechanics import damage, endings, rows, tracks
from unshuffled.rules.mechanics.reactions import happened


@dataclass
class Unleash(Step):
    """The nemesis's Unleash, several times one after the other, each completely (NEM-23 to NEM-25)."""

    count: Amount

    def run(self, g: Game, f: Frame) -> int:
        if f.stage == 0:
            f.stage = 1
            f.left = self.count.value(g, f.scope)
        if f.left == 0:
            return constants.NEXT
        f.left -= 1
        unleash(g)
        return constants.STAY


def unleash(g: Game) -> None:
    """Push one Unleash. A player who is exhausted meanwhile waits until it has ended (EXH-06)."""
    block = g.scenario.nemesis.unleash
    assert block is not None
    g.holding += 1
    g.events.append(("unleashed",))
    happened(g, moments.UNLEASHED, constants.TEAM)
    g.push(FLOW.unleash_end, Scope(constants.TEAM, -1))
    g.push(block, Scope(constants.TEAM, -1))


@dataclass
class Routine(Step):
    """A named routine of the nemesis mat."""

    name: str

    def run(self, g: Game, f: Frame) -> int:
        g.events.append(("routine", self.name))
        g.push(g.scenario.nemesis.routines[self.name], Scope(constants.TEAM, f.scope.card))
        return constants.NEXT


@dataclass
class ChangeCounter(Step):
    """The nemesis gains or loses tokens of a counter, within its bounds."""

    name: str
    gain: Amount | None = None
    lose: Amount | None = None

    def change(self, g: Game, s: Scope) -> tuple[int, int]:
        """How many tokens could be moved, of how many."""
        n = g.scenario.nemesis.counter(self.name)
        counter, have = g.scenario.nemesis.counters[n], g.counters[n]
        if self.gain is not None:
            wanted = self.gain.value(g, s)
            return (min(wanted, counter.largest - have), wanted)
        assert self.lose is not None
        wanted = self.lose.value(g, s)
        return (min(wanted, have - max(0, counter.smallest)), wanted)

    def run(self, g: Game, f: Frame) -> int:
        n = g.scenario.nemesis.counter(self.name)
        moved = max(0, self.change(g, f.scope)[0])
        before = g.counters[n]
        g.counters = put(g.counters, n, before + moved if self.gain is not None else max(0, before - moved))
        if g.counters[n] != before:
            g.events.append(("counter_changed", self.name, g.counters[n] - before))
            endings.check_rules_of_nemesis(g)
        return constants.NEXT

    def extent(self, g: Game, s: Scope) -> Extent:
        moved, wanted = self.change(g, s)
        return (max(0, moved), wanted) if wanted else FULL


@dataclass
class LoseGame(Step):
    """The players lose."""

    def run(self, g: Game, f: Frame) -> int:
        g.end(constants.NEMESIS_RULE_LOST)
        return constants.NEXT


@dataclass
class WinGame(Step):
    """The players win (END-06)."""

    def run(self, g: Game, f: Frame) -> int:
        g.end(constants.NEMESIS_RULE_WON)
        return constants.NEXT


@dataclass
class BuryThis(Step):
    """This card goes under the nemesis deck instead of being discarded."""

    def run(self, g: Game, f: Frame) -> int:
        card = f.scope.card
        if card in g.pending:
            g.pending.remove(card)
        else:
            minion = minion_of(g, f.scope.uid)
            if minion is None:
                # Resolved again from the discard pile by another card: it moves from there.
                if card not in g.nemesis_discard:
                    return constants.NEXT
                g.nemesis_discard.remove(card)
            else:
                g.in_play.remove(minion)
        g.nemesis_deck.insert(0, card)
        g.events.append(("buried", card))
        return constants.NEXT


@dataclass
class DiscardThis(Step):
    """This card leaves play, or its place in front of a player, for the nemesis discard pile."""

    def run(self, g: Game, f: Frame) -> int:
        minion = minion_of(g, f.scope.uid)
        if minion is not None:
            damage.leave_play(g, minion)
            return constants.NEXT
        card = f.scope.card
        for p in g.players:
            if card in p.in_front:
                p.in_front = without(p.in_front, card)
                damage.discard_nemesis_card(g, g.scenario.content.cards[card])
                g.events.append(("nemesis_card_discarded", card))
                break
        return constants.NEXT


@dataclass
class PlaceInFront(Step):
    """This card lies in front of them from now on, and what it says there holds for them."""

    def run(self, g: Game, f: Frame) -> int:
        card = f.scope.card
        if f.scope.they < 0:
            return constants.NEXT
        if card in g.pending:
            g.pending.remove(card)
        elif card in g.nemesis_discard:
            # Resolved again from the discard pile by another card.
            g.nemesis_discard.remove(card)
        else:
            return constants.NEXT
        g.players[f.scope.they].in_front += (card,)
        g.events.append(("placed_in_front", f.scope.they, card))
        return constants.NEXT


@dataclass
class PlaceNumberToken(Step):
    """Their number token is placed on this card, so that it knows them later."""

    def run(self, g: Game, f: Frame) -> int:
        s = f.scope
        if s.they >= 0 and s.card >= 0:
            g.noted = (*[pair for pair in g.noted if pair[0] != s.card], (s.card, s.they))
            g.events.append(("number_token_placed", s.they, s.card))
        return constants.NEXT


def last_of(g: Game, kind: str) -> int:
    """The most recently discarded card of a kind in the nemesis discard pile, or -1."""
    cards = g.scenario.content.cards
    for card in reversed(g.nemesis_discard):
        if cards[card].kind == kind:
            return card
    return -1


@dataclass
class Revive(Step):
    """The most recently discarded minion comes back into play, immediately effect and full life again."""

    def run(self, g: Game, f: Frame) -> int:
        card = last_of(g, "minion")
        if card < 0:
            return constants.NEXT
        at = len(g.nemesis_discard) - 1 - g.nemesis_discard[::-1].index(card)
        del g.nemesis_discard[at]
        g.pending.append(card)
        g.events.append(("revived", card))
        g.push(FLOW.enter, Scope(constants.TEAM, card))
        return constants.NEXT

    def extent(self, g: Game, s: Scope) -> Extent:
        return FULL if last_of(g, "minion") >= 0 else NONE


@dataclass
class ResolveAgain(Step):
    """The most recently discarded attack is resolved again; it ends directly under this card."""

    def run(self, g: Game, f: Frame) -> int:
        card = last_of(g, "attack")
        if card >= 0:
            block = g.scenario.content.cards[card].do
            assert block is not None
            at = len(g.nemesis_discard) - 1 - g.nemesis_discard[::-1].index(card)
            del g.nemesis_discard[at]
            g.pending.append(card)
            g.events.append(("resolved_again", card))
            g.push(FLOW.attack_end, Scope(constants.TEAM, card))
            g.push(block, Scope(constants.TEAM, card))
        return constants.NEXT


@dataclass
class DiscardNemesisDeck(Step):
    """The top cards of the nemesis deck are discarded without effect."""

    count: int
    name: str = ""

    def run(self, g: Game, f: Frame) -> int:
        gone: list[int] = []
        for _ in range(self.count):
            if g.nemesis_deck:
                card = g.seen(g.nemesis_deck.pop())
                gone.append(card)
                damage.discard_nemesis_card(g, g.scenario.content.cards[card])
                g.events.append(("nemesis_card_discarded", card))
        if self.name:
            f.scope.chosen[self.name] = gone
        return constants.NEXT


@dataclass
class DrawMore(Step):
    """The nemesis draws more cards in this turn's draw phase."""

    count: int

    def run(self, g: Game, f: Frame) -> int:
        g.extra_draws += self.count
        return constants.NEXT


@dataclass
class CancelDrawn(Step):
    """The nemesis card just drawn is discarded without effect."""

    def run(self, g: Game, f: Frame) -> int:
        if g.drawn >= 0:
            g.pending.remove(g.drawn)
            damage.discard_nemesis_card(g, g.scenario.content.cards[g.drawn])
            g.events.append(("nemesis_card_discarded", g.drawn))
            g.drawn = -1
            endings.check_spent_at_once(g)
        return constants.NEXT


@dataclass
class Advance(Step):
    """The token of a track moves on, step by step; what a step says happens when the token comes there."""

    track: str
    by: int = 1
    back: bool = False

    def run(self, g: Game, f: Frame) -> int:
        n = g.scenario.nemesis.counter(self.track)
        if f.stage == 0:
            f.stage = 1
            f.left = self.by
        if f.left <= 0 or not tracks.can_move(g, n, self.back):
            return constants.NEXT
        f.left = tracks.go(g, n, f.left, self.back, f.scope.card)
        return constants.STAY

    def extent(self, g: Game, s: Scope) -> Extent:
        return FULL if tracks.can_move(g, g.scenario.nemesis.counter(self.track), self.back) else NONE


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


def enter_play(g: Game, card: int, s: Scope, other: int | None = None, more: int = 0) -> InPlay:
    """Put a minion or power into play with its tokens (NEM-11, NEM-12), `more` life than printed if that is said.

    `other` is the side of the card that nobody has seen.
    """
    record = g.scenario.content.cards[card]
    life = record.life.value(g, s) + more if record.life is not None else 0
    if g.scenario.nemesis.more_life and record.life is not None:
        life += g.scenario.nemesis.more_life_of(record)
    power = record.values.get(g.scenario.switches.card_values, {}).get("power", record.power)
    m = InPlay(g.next_uid, card, life, life, power, other=other)
    g.next_uid += 1
    g.in_play.append(m)
    g.events.append(("entered_play", m.uid, card, life or power))
    row = g.scenario.nemesis.row
    if record.enters_on and row is not None:
        rows.lay_minion(g, row, m)
    happened(g, moments.POWER_ENTERS if power else moments.MINION_ENTERS, constants.TEAM, card)
    return m
