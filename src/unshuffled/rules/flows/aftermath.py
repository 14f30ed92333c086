"""What the mechanics push: exhaustion, the end of a cast, gained cards that go elsewhere, breaches lost."""

from __future__ import annotations

from unshuffled.rules.core import constants, moments
from unshuffled.rules.core.facts import minion_of, others
from unshuffled.rules.core.few import put, without
from unshuffled.rules.core.flow import FLOW
from unshuffled.rules.core.language import Amount, Step
from unshuffled.rules.core.options import DESTROY_BREACH, NEMESIS, PUT_BACK, Option
from unshuffled.rules.core.stack import Frame, Scope
from unshuffled.rules.core.state import Game, Player
from unshuffled.rules.effects.life import Deal
from unshuffled.rules.effects.moving import TO
from unshuffled.rules.effects.shapes import PLAYER_KEYS
from unshuffled.rules.mechanics import breaches, damage, piles, rows
from unshuffled.rules.mechanics.reactions import happened


class UnleashEnd(Step):
    """One Unleash is over; now exhausted players' steps may begin (EXH-06)."""

    __slots__ = ()

    def run(self, g: Game, f: Frame) -> int:
        g.holding -= 1
        damage.settle_exhaustion(g)
        return constants.NEXT


class PickExhausted(Step):
    """Of several exhausted players the players choose who comes first (OPEN-08)."""

    __slots__ = ()

    def run(self, g: Game, f: Frame) -> int:
        queue = g.exhaust_queue
        seats = [n for n, _ in queue]
        seat = g.choose(constants.TEAM, "choose_exhausted", seats, [PLAYER_KEYS[n] for n in seats])
        if seat == constants.WAITING:
            return constants.WAIT
        at = seats.index(seat)
        f.scope.they, excess = queue[at]
        g.exhaust_queue = (*queue[:at], *queue[at + 1 :])
        f.scope.excess = excess
        block = g.scenario.nemesis.exhaustion or FLOW.unleash_two
        g.push(block, Scope(constants.TEAM, -1))
        return constants.NEXT


class ExhaustBreach(Step):
    """EXH-03; without a breach left the step is skipped (OPEN-15)."""

    __slots__ = ()

    def run(self, g: Game, f: Frame) -> int:
        p = g.players[f.scope.they]
        found = [b for b in range(4) if p.breach_turns[b] != constants.NO_BREACH]
        if any(tile is not None and tile.lasting for tile in p.mage.tiles):
            found = [b for b in found if not _lasts(p, b)]
        if not found:
            return constants.NEXT
        keys = [Option(DESTROY_BREACH, breach=n + 1).key for n in found]
        b = g.choose(p.seat, "destroy_breach", found, keys)
        if b == constants.WAITING:
            return constants.WAIT
        breaches.destroy_breach(g, p, b)
        return constants.NEXT


def _lasts(p: Player, b: int) -> bool:
    tile = breaches.own_tile(p, b)
    return tile is not None and tile.lasting


class ExhaustEnd(Step):
    """Charges go, the excess hits Gravehold doubled, and the next exhausted player's steps begin (EXH-04, EXH-05)."""

    __slots__ = ()

    def run(self, g: Game, f: Frame) -> int:
        p = g.players[f.scope.they]
        if p.charges:
            g.events.append(("charges_lost", p.seat, p.charges))
            p.charges = 0
        damage.gravehold_suffers(g, p.mage.gravehold_share * f.scope.excess)
        g.exhausting = False
        damage.settle_exhaustion(g)
        return constants.NEXT


class CastBonus(Step):
    """A spell without damage is one source of 0 for bonuses (CAST-09, DMG-07)."""

    __slots__ = ()

    def run(self, g: Game, f: Frame) -> int:
        return _BONUS.run(g, f) if f.scope.bonus and not f.scope.dealt else constants.NEXT


_BONUS = Deal(Amount(0))


class AfterCast(Step):
    """Where the spell goes after being cast by an effect that says so."""

    __slots__ = ()

    def run(self, g: Game, f: Frame) -> int:
        s = f.scope
        after = s.after
        owner = g.players[s.owner]
        if not after or s.gone or s.card not in owner.discard:
            return constants.NEXT
        if after == 1:
            seat = s.owner
        else:
            seats = others(g, s.you)
            seat = g.choose(s.you, "choose_player", seats, [PLAYER_KEYS[n] for n in seats], s.card)
            if seat == constants.WAITING:
                return constants.WAIT
        at = len(owner.discard) - 1 - owner.discard[::-1].index(s.card)
        del owner.discard[at]
        piles.to_hand(g, g.players[seat], s.card)
        if s.was_used and ~s.card in owner.spent:
            # It was used before it was cast (PREP-13).
            owner.spent = without(owner.spent, ~s.card)
            if seat == s.owner:
                owner.spent += (s.card,)
        g.events.append(("returned", seat, s.card))
        return constants.NEXT


class SpreadDamage(Step):
    """The dealer may pay to spread damage over a swarm."""

    __slots__ = ()

    def run(self, g: Game, f: Frame) -> int:
        if f.stage == 1:
            damage.spread(g, f.scope.rest)
            return constants.NEXT
        if g.answer_value is None:
            return g.ask(f.scope.you, "spread", ["yes", "no"], [1, 0], -1, 0, args=(f.scope.rest,))
        if g.take() == 0:
            return constants.NEXT
        swarm = g.scenario.nemesis.swarm
        assert swarm is not None
        assert swarm.spread is not None
        f.stage = 1
        g.push(swarm.spread, Scope(f.scope.you, -1))
        return constants.STAY


class LandGain(Step):
    """Decide where a gained card goes, put it there, and let it speak (MAIN-16 to MAIN-19)."""

    __slots__ = ()

    def run(self, g: Game, f: Frame) -> int:
        s = f.scope
        p = g.players[s.you]
        card = g.scenario.content.cards[s.card]
        redirects = sorted(p.redirects, key=lambda r: r[1])
        if card.gain_to is not None:
            redirects.append((card.gain_to.to, card.gain_to.optional))
        to = piles.DESTINATIONS[s.landing]
        seat = s.you
        if redirects:
            to, optional = redirects[0]
            if g.answer_value is not None:
                value = g.take()
                if to == "ally_discard":
                    seat, to = value, "discard"
                elif value == 0:
                    to = piles.DESTINATIONS[s.landing]
            elif to == "ally_discard":
                seats = others(g, s.you)
                if len(seats) > 1:
                    return g.ask(s.you, "choose_player", [PLAYER_KEYS[n] for n in seats], list(seats), s.card)
                seat, to = seats[0], "discard"
            elif optional:
                return g.ask(s.you, "gain_to_top", ["yes", "no"], [1, 0], s.card, 0)
        p.redirects = ()
        g.pending.remove(s.card)
        piles.land(g, seat, s.card, to, s.you)
        p.gained_this_turn += (s.card,)
        happened(g, moments.GAINS, s.you, s.card)
        if card.when_gained is not None:
            g.push(card.when_gained, Scope(s.you, s.card))
        return constants.NEXT


class PlaceDestroyed(Step):
    """A destroyed card that the nemesis sends to a discard pile of the destroyer's choice."""

    __slots__ = ()

    def run(self, g: Game, f: Frame) -> int:
        s = f.scope
        seats = list(range(len(g.players)))
        seat = g.choose(s.you, "choose_player", seats, [PLAYER_KEYS[n] for n in seats], s.card)
        if seat == constants.WAITING:
            return constants.WAIT
        g.pending.remove(s.card)
        piles.discard(g, g.players[seat], s.card)
        return constants.NEXT


class HandOver(Step):
    """A card that its mover gives to an ally (GEN-11); alone you are your own ally (SOLO-05)."""

    __slots__ = ()

    def run(self, g: Game, f: Frame) -> int:
        s = f.scope
        seats = others(g, s.you)
        seat = g.choose(s.you, "choose_player", seats, [PLAYER_KEYS[n] for n in seats], s.card)
        if seat == constants.WAITING:
            return constants.WAIT
        g.pending.remove(s.card)
        ally = g.players[seat]
        to = TO[s.landing]
        if to == "ally_hand":
            piles.to_hand(g, ally, s.card)
        else:
            (ally.discard if to == "ally_discard" else ally.deck).append(s.card)
        g.events.append(("given", s.you, s.card, seat, to))
        return constants.NEXT


class RowEmpty(Step):
    """No supply card lies on the nemesis's row, unless one has come there meanwhile."""

    __slots__ = ()

    def run(self, g: Game, f: Frame) -> int:
        row = g.scenario.nemesis.row
        if row is not None and row.when_empty is not None and not rows.cards_on(g, row):
            g.push(row.when_empty, Scope(constants.TEAM, -1))
        return constants.NEXT


class OrderReactions(Step):
    """Of several reactions to one thing the players choose which comes next (EFF-10, PR-61).

    They wait beneath this frame, `kept` of them, the next one on top. A reaction whose card has left does not happen.
    """

    __slots__ = ()

    def run(self, g: Game, f: Frame) -> int:
        stack = g.stack
        top = len(stack) - 1
        for at in range(top - 1, top - f.kept - 1, -1):
            if _has_left(g, stack[at]):
                del stack[at]
                f.kept -= 1
        top = len(stack) - 1
        waiting = stack[top - f.kept : top]
        owners = {frame.scope.you for frame in waiting}
        seat = owners.pop() if len(owners) == 1 else max(constants.TEAM, g.active)
        keys = [_source(g, frame.scope) for frame in waiting]
        kinds = list(dict.fromkeys(reversed(keys)))
        if len(kinds) < 2:
            return constants.NEXT
        chosen = g.choose(seat, "resolve_card", list(range(len(kinds))), kinds, -1, f.kept)
        if chosen == constants.WAITING:
            return constants.WAIT
        at = max([n for n, key in enumerate(keys) if key == kinds[chosen]])
        f.kept -= 1
        stack.append(stack.pop(top - len(keys) + at))
        return constants.STAY


def _source(g: Game, s: Scope) -> str:
    """Return the key for the card or mat that reacts."""
    if s.card >= 0:
        return Option("resolve", g.scenario.content.ids[s.card]).key
    return Option("resolve", g.players[s.you].mage.id if s.you >= 0 else NEMESIS).key


def _has_left(g: Game, frame: Frame) -> bool:
    """Return whether the card whose own reaction this is no longer lies where it reacts. What waits needs no card."""
    s = frame.scope
    if s.card < 0:
        return False
    card = g.scenario.content.cards[s.card]
    if card.treasure or all(reaction.do is not frame.block for reaction in card.reactions):
        return False
    if s.uid >= 0:
        return minion_of(g, s.uid) is None
    if s.you >= 0:
        return all(spell.card != s.card for spell in g.players[s.you].prepped)
    return all(s.card not in p.in_front for p in g.players)


class LoseBreach(Step):
    """A breach is destroyed (BREACH-24). Of two spells on it their owner says which is discarded first (OPEN-19)."""

    __slots__ = ()

    def run(self, g: Game, f: Frame) -> int:
        p = g.players[f.scope.you]
        there = [x for x in p.prepped if f.scope.breach in (x.breach, x.second_breach)]
        if not there:
            p.breach_turns = put(p.breach_turns, f.scope.breach, constants.NO_BREACH)
            g.events.append(("breach_destroyed", p.seat, f.scope.breach))
            return constants.NEXT
        cards = list(dict.fromkeys(x.card for x in there))
        card = cards[0]
        if g.answer_value is not None:
            card = g.take()
        elif len(cards) > 1:
            keys = [g.scenario.content.cards[c].discard_key for c in cards]
            return g.ask(p.seat, "order_discards", keys, list(cards), -1, len(there), len(there))
        spell = next(x for x in there if x.card == card)
        p.prepped.remove(spell)
        if spell.used:
            p.spent += (~card,)
        piles.discard(g, p, card)
        return constants.STAY


class PutBack(Step):
    """Several revealed cards go back on top of their deck in any order, the first chosen deepest (REV-02)."""

    __slots__ = ()

    def run(self, g: Game, f: Frame) -> int:
        s = f.scope
        deck = g.players[s.revealed_from].deck
        if f.stage == 0:
            f.stage = 1
            if s.revealed_from < 0 or tuple(deck[: -len(s.revealed) - 1 : -1]) != s.revealed:
                return constants.NEXT
            f.left = len(s.revealed)
        while f.left > 1:
            # The cards still to be put back lie on top, f.left of them; each one chosen goes beneath the others.
            left = list(dict.fromkeys(deck[-f.left :]))
            if g.answer_value is not None:
                card: int = g.take()
            elif len(left) > 1:
                keys = [Option(PUT_BACK, g.scenario.content.cards[c].id).key for c in left]
                return g.ask(s.revealed_from, "put_back", keys, list(left), s.card, f.left, f.left)
            else:
                break
            at = deck.index(card, len(deck) - f.left)
            deck.insert(len(deck) - f.left, deck.pop(at))
            f.left -= 1
        return constants.NEXT


class DestroyOneBreach(Step):
    """Of the two breaches a spell lay on, one is destroyed."""

    __slots__ = ()

    def run(self, g: Game, f: Frame) -> int:
        s = f.scope
        if g.answer_value is None:
            found = [s.breach, s.second_breach]
            return g.ask(
                s.you, "destroy_breach", [Option(DESTROY_BREACH, breach=n + 1).key for n in found], list(found), s.card
            )
        breaches.destroy_breach(g, g.players[s.you], g.take())
        return constants.NEXT
