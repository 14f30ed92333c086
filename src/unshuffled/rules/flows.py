"""The course of the game as blocks of steps: turns and their phases, and what the mechanics push.

These steps are the engine's own; packs cannot use them. Each stands in a block under `flow/NAME`.
"""

from __future__ import annotations

from unshuffled.rules import actions, breaches, harm, kinds, piles
from unshuffled.rules.blocks import FLOW
from unshuffled.rules.effects.base import Amount, Step, minion_of
from unshuffled.rules.effects.foes import Unleash, enter_play
from unshuffled.rules.effects.life import Deal
from unshuffled.rules.effects.shapes import PLAYER_KEYS
from unshuffled.rules.effects.who import players_of_card
from unshuffled.rules.records import Block
from unshuffled.rules.state import Frame, Game, Player, Scope, Value


class NextTurn(Step):
    """Draw a turn order card and give its turn, for ever (TURN-06, TURN-07)."""

    __slots__ = ()

    def run(self, g: Game, f: Frame) -> int:
        if f.step == 0:
            piles.rebuild_turn_order(g)
            g.phase = kinds.TURN_ORDER
            g.active = kinds.NOBODY
            card = g.turn_deck.pop()
            f.saved = card if card >= 0 else ~card
            g.turn_discard.append(f.saved)
            g.turn += 1
            g.events.append(("turn_order_drawn", f.saved))
            f.step = 1
            f.i = 0
        if f.step == 1:
            if not offer_abilities(g, f, "after_turn_order_card_drawn"):
                return kinds.WAIT if g.decision is not None else kinds.STAY
            f.step = 2
        if f.saved == kinds.NEMESIS:
            g.active = kinds.NEMESIS_TURN
            g.push(FLOW["nemesis_turn"], Scope(kinds.TEAM, -1))
        else:
            seat = self._seat(g, f.saved)
            if seat < 0:
                return kinds.WAIT
            g.active = seat
            g.push(FLOW["player_turn"], Scope(seat, -1))
        f.step = 0
        return kinds.STAY

    def _seat(self, g: Game, card: int) -> int:
        """Whose turn is it? -1 while the players are deciding."""
        if g.table.solo:
            return 0
        if card == kinds.WILD and g.table.switches.wild_card == "token":
            # VAR-05: the holder takes the turn and passes the token on.
            seat = g.wild_token
            g.wild_token = (seat + 1) % len(g.players)
            return seat
        seats = players_of_card(g, card)
        pair = card - kinds.PAIR_12
        if pair >= 0:
            holder = g.pair_tokens[pair]
            if holder >= 0:
                # VAR-04: the other one, and the token goes back to the table.
                g.pair_tokens[pair] = -1
                return next(n for n in seats if n != holder)
        if len(seats) == 1:
            return seats[0]
        if g.answer_value is None:
            g.ask(kinds.TEAM, "choose_turn", [PLAYER_KEYS[n] for n in seats], list(seats))
            return -1
        seat = g.take()  # type: ignore[assignment]
        if pair >= 0:
            g.pair_tokens[pair] = seat
        return seat


def offer_abilities(g: Game, f: Frame, during: str, drawn_kind: str = "") -> bool:
    """Offer each charged ability whose moment this is to its player (MAIN-24). True when all have been asked."""
    while f.i < len(g.players):
        q = g.players[f.i]
        mage = q.mage
        if mage.during == during and q.charges == mage.charges and (not mage.if_drawn or drawn_kind in mage.if_drawn):
            if g.answer_value is None:
                g.ask(q.seat, "activate", [mage.activate_key, "no"], [1, 0], g.drawn, 0)
                return False
            f.i += 1
            if g.take() == 1:
                actions.activate(g, q)
                return False
        else:
            f.i += 1
    return True


class StartTurn(Step):
    """The turn of the active player begins."""

    __slots__ = ()

    def run(self, g: Game, f: Frame) -> int:
        g.events.append(("turn_started", g.active))
        return kinds.NEXT


class Moment(Step):
    """Hooks of the nemesis mat and of cards in play for this moment."""

    __slots__ = ("when",)

    def __init__(self, when: str) -> None:
        self.when = when

    def run(self, g: Game, f: Frame) -> int:
        hooks = g.table.nemesis.hooks.get(self.when)
        if hooks is not None:
            while f.i < len(hooks):
                hook = hooks[f.i]
                f.i += 1
                scope = Scope(kinds.TEAM, -1)
                scope.they = g.active
                if hook.condition is None or hook.condition.holds(g, scope):
                    g.push(hook.do, scope)
                    return kinds.STAY
        return kinds.NEXT


class SpellMoment(Step):
    """Prepped spells of the active player that act at this moment; their player orders different ones (EFF-10)."""

    __slots__ = ("phase", "when")

    def __init__(self, when: str, phase: int) -> None:
        self.when = when
        self.phase = phase

    def run(self, g: Game, f: Frame) -> int:
        p = g.players[g.active]
        cards = g.table.content.cards
        if f.step == 0:
            f.step = 1
            g.phase = self.phase
            f.todo = [x.card for x in p.prepped if self.when in cards[x.card].while_prepped]
        while f.todo:
            kinds_left = list(dict.fromkeys(f.todo))
            if g.answer_value is not None:
                card: int = g.take()  # type: ignore[assignment]
            elif len(kinds_left) > 1:
                keys = [f"resolve {cards[c].id}" for c in kinds_left]
                return g.ask(p.seat, "resolve_card", keys, list(kinds_left), -1, len(f.todo), len(f.todo))
            else:
                card = kinds_left[0]
            f.todo.remove(card)
            if any(x.card == card for x in p.prepped):
                g.push(cards[card].while_prepped[self.when], Scope(p.seat, card))
                return kinds.STAY
        return kinds.NEXT


class Casting(Step):
    """The casting phase (CAST-01 to CAST-07)."""

    __slots__ = ()

    def run(self, g: Game, f: Frame) -> int:
        p = g.players[g.active]
        prepped = p.prepped
        if not prepped:
            return kinds.NEXT
        if g.answer_value is not None:
            place = g.take()
            if place == -1:
                return kinds.NEXT
            breaches.cast(g, p.seat, place, p.seat)  # type: ignore[arg-type]
            return kinds.STAY
        cards = g.table.content.cards
        keys: list[str] = []
        values: list[Value] = []
        forced = False
        for n, spell in enumerate(prepped):
            if spell.fresh:
                continue
            key = cards[spell.card].cast_keys[spell.breach]
            if key in keys:
                continue
            if p.turns[spell.breach] != 4 or spell.other >= 0:
                forced = forced or breaches.must_cast(p, spell)
            keys.append(key)
            values.append(n)
        if not forced:
            if not keys:
                return kinds.NEXT
            keys.append("end")
            values.append(-1)
        elif len(keys) == 1:
            breaches.cast(g, p.seat, values[0], p.seat)  # type: ignore[arg-type]
            return kinds.STAY
        return g.ask(p.seat, "casting", keys, values, -1, 0)


class Main(Step):
    """The main phase (MAIN-01): one decision, asked again after each action."""

    __slots__ = ()

    def run(self, g: Game, f: Frame) -> int:
        g.phase = kinds.MAIN
        p = g.players[g.active]
        if g.answer_value is not None:
            if not actions.carry_out(g, p, g.take()):  # type: ignore[arg-type]
                return kinds.NEXT
            return kinds.STAY
        keys = actions.options(g, p)
        if len(keys) == 1:
            return kinds.NEXT
        return g.ask(p.seat, "main", keys, None, -1, 0)


class DrawPhase(Step):
    """Played cards onto the discard pile in any order, then draw up to five (DRAW-01 to DRAW-04)."""

    __slots__ = ()

    def run(self, g: Game, f: Frame) -> int:
        p = g.players[g.active]
        cards = g.table.content.cards
        g.phase = kinds.DRAW
        while f.step == 0:
            played = p.played
            if g.answer_value is not None:
                card: int = g.take()  # type: ignore[assignment]
                if card < 0:
                    for c in played:
                        piles.discard(g, p, c)
                    p.played = []
                    f.step = 1
                    break
                played.remove(card)
                piles.discard(g, p, card)
                continue
            different = list(dict.fromkeys(played))
            if len(different) > 1:
                keys = [cards[c].discard_key for c in different]
                keys.append("rest")
                different.append(-1)
                return g.ask(p.seat, "order_discards", keys, list(different), -1, len(played), len(played))
            for c in played:
                piles.discard(g, p, c)
            p.played = []
            f.step = 1
        if g.table.switches.tutorial_discard == "on" and not self._tutorial(g, p):
            return kinds.WAIT
        missing = kinds.HAND_SIZE - len(p.hand)
        if missing > 0:
            piles.draw(g, p, missing)
        return kinds.NEXT

    def _tutorial(self, g: Game, p: Player) -> bool:
        """VAR-07: unplayed gems and relics may be discarded too; spells are kept."""
        cards = g.table.content.cards
        while True:
            found = [c for c in dict.fromkeys(p.hand) if cards[c].kind in ("gem", "relic")]
            if g.answer_value is not None:
                card: int = g.take()  # type: ignore[assignment]
                if card < 0:
                    return True
                p.hand.remove(card)
                piles.discard(g, p, card)
                continue
            if not found:
                return True
            keys = [cards[c].discard_key for c in found]
            g.ask(p.seat, "tutorial_discard", [*keys, "done"], [*found, -1], -1, 0, len(p.hand))
            return False


class EndTurn(Step):
    """What lasts for a turn ends, then the deck's end is checked (MAIN-09, END-02)."""

    __slots__ = ()

    def run(self, g: Game, f: Frame) -> int:
        for p in g.players:
            p.aether = 0
            p.focused = 0
            p.two_per_breach = False
            if p.limited:
                p.limited = []
            if p.plays:
                p.plays = []
            if p.gains:
                p.gains = []
            if p.discounts:
                p.discounts = []
            if p.redirects:
                p.redirects = []
            for spell in p.prepped:
                spell.fresh = False
                spell.used = False
        g.prevented = False
        g.swarm_hurt = 0
        g.events.append(("turn_ended", g.active))
        harm.check_spent(g)
        return kinds.NEXT


class NemesisMain(Step):
    """Minions and powers, from the one longest in play to the newest (NEM-02 to NEM-07)."""

    __slots__ = ()

    def run(self, g: Game, f: Frame) -> int:
        if f.step == 0:
            f.step = 1
            g.phase = kinds.NEMESIS_MAIN
            g.events.append(("nemesis_turn_started",))
            f.todo = [m.uid for m in g.in_play]
        cards = g.table.content.cards
        while f.todo:
            uid = f.todo.pop(0)
            for m in g.in_play:
                if m.uid == uid:
                    break
            else:
                continue
            card = cards[m.card]
            if m.tokens > 0:
                m.tokens -= 1
                g.events.append(("power_token_removed", m.uid, m.card, m.tokens))
                if m.tokens == 0:
                    scope = Scope(kinds.TEAM, m.card, m.uid)
                    g.push(FLOW["power_end"], scope)
                    assert card.when_out is not None
                    g.push(card.when_out, scope)
                    return kinds.STAY
            elif card.persistent is not None:
                g.events.append(("persistent", m.uid, m.card))
                g.push(card.persistent, Scope(kinds.TEAM, m.card, m.uid))
                return kinds.STAY
        return kinds.NEXT


class PowerEnd(Step):
    """A power that is used up or was opposed leaves play (NEM-05, NEM-18)."""

    __slots__ = ()

    def run(self, g: Game, f: Frame) -> int:
        for m in g.in_play:
            if m.uid == f.scope.uid:
                harm.leave_play(g, m)
                break
        return kinds.NEXT


class NemesisDraw(Step):
    """Draw and resolve a nemesis card; with an empty deck Unleash three times (NEM-08 to NEM-12, OPEN-25)."""

    __slots__ = ()

    def run(self, g: Game, f: Frame) -> int:
        g.phase = kinds.NEMESIS_DRAW
        cards = g.table.content.cards
        if f.step == 0:
            f.step = 1
            f.i = 0
            if not g.nemesis_deck:
                g.drawn = -1
                f.step = 2
                g.events.append(("nemesis_deck_empty",))
                g.push(FLOW["unleash_three"], Scope(kinds.TEAM, -1))
                return kinds.STAY
            card = g.nemesis_deck.pop()
            card = card if card >= 0 else ~card
            g.drawn = card
            g.pending.append(card)
            g.tier = max(g.tier, cards[card].tier)
            g.events.append(("nemesis_card_drawn", card))
        if f.step == 1:
            if g.drawn >= 0 and not offer_abilities(g, f, "nemesis_draw_phase", cards[g.drawn].kind):
                return kinds.WAIT if g.decision is not None else kinds.STAY
            f.step = 2
            if g.drawn >= 0:
                scope = Scope(kinds.TEAM, g.drawn)
                record = cards[g.drawn]
                g.drawn = -1
                if record.kind == "attack":
                    assert record.do is not None
                    g.push(FLOW["attack_end"], scope)
                    g.push(record.do, scope)
                else:
                    g.push(FLOW["enter"], scope)
                return kinds.STAY
        if g.extra_draws > 0:
            g.extra_draws -= 1
            f.step = 0
            return kinds.STAY
        return kinds.NEXT


class AttackEnd(Step):
    """A resolved attack goes on the nemesis discard pile, unless it put itself elsewhere (NEM-10)."""

    __slots__ = ()

    def run(self, g: Game, f: Frame) -> int:
        card = f.scope.card
        if card in g.pending:
            g.pending.remove(card)
            harm.discard_nemesis_card(g, g.table.content.cards[card])
            harm.check_spent_at_once(g)
        return kinds.NEXT


class Enter(Step):
    """IMMEDIATELY first, then into play with its tokens; one edition the other way round (ED-09, OPEN-02)."""

    __slots__ = ()

    def run(self, g: Game, f: Frame) -> int:
        card = g.table.content.cards[f.scope.card]
        first = g.table.switches.immediately_timing == "before_play"
        if f.step == 0:
            f.step = 1
            if not first:
                g.pending.remove(card.index)
                f.scope.uid = enter_play(g, card.index, f.scope).uid
            if card.immediately is not None:
                g.push(card.immediately, f.scope)
                return kinds.STAY
        if first:
            g.pending.remove(card.index)
            f.scope.uid = enter_play(g, card.index, f.scope).uid
        minion = minion_of(g, f.scope.uid)
        if card.life is not None and minion is not None:
            if not card.life.is_plain and not first:
                # A life that is counted is counted after IMMEDIATELY, wherever the card lies meanwhile.
                minion.life = minion.max_life = card.life.value(g, f.scope)
            if minion.life == 0:
                harm.leave_play(g, minion)
        return kinds.NEXT


class UnleashEnd(Step):
    """One Unleash is over; now exhausted players' steps may begin (EXH-06)."""

    __slots__ = ()

    def run(self, g: Game, f: Frame) -> int:
        g.unleashing -= 1
        harm.settle_exhaustion(g)
        return kinds.NEXT


class PickExhausted(Step):
    """Of several exhausted players the players choose who comes first (OPEN-08)."""

    __slots__ = ()

    def run(self, g: Game, f: Frame) -> int:
        queue = g.exhaust_queue
        if g.answer_value is not None:
            seat = g.take()
        elif len(queue) > 1:
            seats = [n for n, _ in queue]
            return g.ask(kinds.TEAM, "choose_exhausted", [PLAYER_KEYS[n] for n in seats], list(seats))
        else:
            seat = queue[0][0]
        at = [n for n, _ in queue].index(seat)  # type: ignore[arg-type]
        f.scope.they, excess = queue.pop(at)
        f.scope.vars["excess"] = [excess]
        block = g.table.nemesis.exhaustion or FLOW["unleash_two"]
        g.push(block, Scope(kinds.TEAM, -1))
        return kinds.NEXT


class ExhaustBreach(Step):
    """EXH-03; without a breach left the step is skipped (OPEN-15)."""

    __slots__ = ()

    def run(self, g: Game, f: Frame) -> int:
        p = g.players[f.scope.they]
        found = [b for b in range(4) if p.turns[b] != kinds.NO_BREACH]
        if g.answer_value is not None:
            b = g.take()
        elif not found:
            return kinds.NEXT
        elif len(found) > 1:
            return g.ask(p.seat, "destroy_breach", [f"destroy breach {n + 1}" for n in found], list(found))
        else:
            b = found[0]
        breaches.destroy_breach(g, p, b)  # type: ignore[arg-type]
        return kinds.NEXT


class ExhaustEnd(Step):
    """Charges go, the excess hits Gravehold doubled, and the next exhausted player's steps begin (EXH-04, EXH-05)."""

    __slots__ = ()

    def run(self, g: Game, f: Frame) -> int:
        p = g.players[f.scope.they]
        if p.charges:
            g.events.append(("charges_lost", p.seat, p.charges))
            p.charges = 0
        harm.gravehold_suffers(g, 2 * f.scope.vars["excess"][0])
        g.exhausting = False
        harm.settle_exhaustion(g)
        return kinds.NEXT


class CastBonus(Step):
    """A spell without damage is one source of 0 for bonuses (CAST-09, DMG-07)."""

    __slots__ = ()

    def run(self, g: Game, f: Frame) -> int:
        return _BONUS.run(g, f) if f.scope.bonus and not f.scope.dealt else kinds.NEXT


_BONUS = Deal(Amount(0))


class AfterCast(Step):
    """Where the spell goes after being cast by an effect that says so."""

    __slots__ = ()

    def run(self, g: Game, f: Frame) -> int:
        s = f.scope
        after = s.vars["after"][0]
        owner = g.players[s.owner]
        if not after or "gone" in s.vars or s.card not in owner.discard:
            return kinds.NEXT
        if after == 1:
            seat = s.owner
        elif g.answer_value is not None:
            seat = g.take()  # type: ignore[assignment]
        else:
            seats = [0] if g.table.solo else [n for n in range(len(g.players)) if n != s.you]
            if len(seats) > 1:
                return g.ask(s.you, "choose_player", [PLAYER_KEYS[n] for n in seats], list(seats), s.card)
            seat = seats[0]
        at = len(owner.discard) - 1 - owner.discard[::-1].index(s.card)
        del owner.discard[at]
        g.players[seat].hand.append(s.card)
        g.events.append(("returned", seat, s.card))
        return kinds.NEXT


class SpreadDamage(Step):
    """The dealer may pay to spread damage over a swarm."""

    __slots__ = ()

    def run(self, g: Game, f: Frame) -> int:
        if f.step == 1:
            harm.spread(g, f.scope.vars["rest"][0])
            return kinds.NEXT
        if g.answer_value is None:
            return g.ask(f.scope.you, "spread", ["yes", "no"], [1, 0], -1, 0, args=(f.scope.vars["rest"][0],))
        if g.take() == 0:
            return kinds.NEXT
        swarm = g.table.nemesis.swarm
        assert swarm is not None
        assert swarm.spread is not None
        f.step = 1
        g.push(swarm.spread, Scope(f.scope.you, -1))
        return kinds.STAY


class LandGain(Step):
    """Decide where a gained card goes, put it there, and let it speak (MAIN-16 to MAIN-19)."""

    __slots__ = ()

    def run(self, g: Game, f: Frame) -> int:
        s = f.scope
        p = g.players[s.you]
        card = g.table.content.cards[s.card]
        redirects = sorted(p.redirects, key=lambda r: r[1])
        if card.gain_to is not None:
            redirects.append((card.gain_to.to, card.gain_to.optional))
        to = piles.DESTINATIONS[s.vars["to"][0]]
        seat = s.you
        if redirects:
            to, optional = redirects[0]
            if g.answer_value is not None:
                value = g.take()
                if to == "ally_discard":
                    seat, to = value, "discard"  # type: ignore[assignment]
                elif value == 0:
                    to = piles.DESTINATIONS[s.vars["to"][0]]
            elif to == "ally_discard":
                seats = [0] if g.table.solo else [n for n in range(len(g.players)) if n != s.you]
                if len(seats) > 1:
                    return g.ask(s.you, "choose_player", [PLAYER_KEYS[n] for n in seats], list(seats), s.card)
                seat, to = seats[0], "discard"
            elif optional:
                return g.ask(s.you, "gain_to_top", ["yes", "no"], [1, 0], s.card, 0)
        p.redirects = []
        g.pending.remove(s.card)
        piles.land(g, seat, s.card, to)
        p.gains.append(s.card)
        if card.when_gained is not None:
            g.push(card.when_gained, Scope(s.you, s.card))
        return kinds.NEXT


class PlaceDestroyed(Step):
    """A destroyed card that the nemesis sends to a discard pile of the destroyer's choice."""

    __slots__ = ()

    def run(self, g: Game, f: Frame) -> int:
        s = f.scope
        if g.answer_value is not None:
            seat: int = g.take()  # type: ignore[assignment]
        elif len(g.players) > 1:
            seats = range(len(g.players))
            return g.ask(s.you, "choose_player", [PLAYER_KEYS[n] for n in seats], list(seats), s.card)
        else:
            seat = 0
        g.pending.remove(s.card)
        piles.discard(g, g.players[seat], s.card)
        return kinds.NEXT


class LoseBreach(Step):
    """A breach is destroyed (BREACH-24). Of two spells on it their owner says which is discarded first (OPEN-19)."""

    __slots__ = ()

    def run(self, g: Game, f: Frame) -> int:
        p = g.players[f.scope.you]
        there = [x for x in p.prepped if f.scope.breach in (x.breach, x.other)]
        if not there:
            p.turns[f.scope.breach] = kinds.NO_BREACH
            g.events.append(("breach_destroyed", p.seat, f.scope.breach))
            return kinds.NEXT
        cards = list(dict.fromkeys(x.card for x in there))
        card = cards[0]
        if g.answer_value is not None:
            card = g.take()  # type: ignore[assignment]
        elif len(cards) > 1:
            keys = [g.table.content.cards[c].discard_key for c in cards]
            return g.ask(p.seat, "order_discards", keys, list(cards), -1, len(there), len(there))
        p.prepped.remove(next(x for x in there if x.card == card))
        piles.discard(g, p, card)
        return kinds.STAY


class PutBack(Step):
    """Several revealed cards go back on top of their deck in any order, the first chosen deepest (REV-02)."""

    __slots__ = ()

    def run(self, g: Game, f: Frame) -> int:
        s = f.scope
        deck = g.players[s.shown_from].deck
        if f.step == 0:
            f.step = 1
            if s.shown_from < 0 or deck[: -len(s.shown) - 1 : -1] != s.shown:
                return kinds.NEXT
            f.i = len(s.shown)
        while f.i > 1:
            # The cards still to be put back lie on top, f.i of them; each one chosen goes beneath the others.
            left = list(dict.fromkeys(deck[-f.i :]))
            if g.answer_value is not None:
                card: int = g.take()  # type: ignore[assignment]
            elif len(left) > 1:
                keys = [f"put back {g.table.content.cards[c].id}" for c in left]
                return g.ask(s.shown_from, "put_back", keys, list(left), s.card, f.i, f.i)
            else:
                break
            at = deck.index(card, len(deck) - f.i)
            deck.insert(len(deck) - f.i, deck.pop(at))
            f.i -= 1
        return kinds.NEXT


class DestroyOneBreach(Step):
    """Of the two breaches a spell lay on, one is destroyed."""

    __slots__ = ()

    def run(self, g: Game, f: Frame) -> int:
        s = f.scope
        if g.answer_value is None:
            found = [s.breach, s.other]
            return g.ask(s.you, "destroy_breach", [f"destroy breach {n + 1}" for n in found], list(found), s.card)
        breaches.destroy_breach(g, g.players[s.you], g.take())  # type: ignore[arg-type]
        return kinds.NEXT


def _flow(name: str, *steps: Step) -> None:
    FLOW[name] = Block(f"flow/{name}", list(steps))


_flow("game", NextTurn())
_flow(
    "player_turn",
    StartTurn(),
    Moment("start_of_player_turn"),
    SpellMoment("start_of_casting", kinds.CASTING),
    Casting(),
    SpellMoment("end_of_casting", kinds.CASTING),
    Main(),
    Moment("end_of_main_phase"),
    DrawPhase(),
    Moment("end_of_turn"),
    EndTurn(),
)
_flow("nemesis_turn", NemesisMain(), NemesisDraw(), Moment("end_of_nemesis_turn"), Moment("end_of_turn"), EndTurn())
_flow("power_end", PowerEnd())
_flow("attack_end", AttackEnd())
_flow("enter", Enter())
_flow("unleash_end", UnleashEnd())
_flow("unleash_two", Unleash(Amount(2)))
_flow("unleash_three", Unleash(Amount(3)))
_flow("exhaustion", PickExhausted(), ExhaustBreach(), ExhaustEnd())
_flow("cast_end", CastBonus(), AfterCast())
_flow("spread", SpreadDamage())
_flow("gain", LandGain())
_flow("place_destroyed", PlaceDestroyed())
_flow("lose_breach", LoseBreach())
_flow("put_back", PutBack())
_flow("destroy_one_breach", DestroyOneBreach())
