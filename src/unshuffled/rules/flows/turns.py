"""The turn of a player, phase by phase, and whose turn is next (TURN, PHASE, CAST, MAIN, DRAW)."""

from __future__ import annotations

from unshuffled.rules.core import constants, moments
from unshuffled.rules.core.facts import is_player_turn_card, players_of_card
from unshuffled.rules.core.few import put, without
from unshuffled.rules.core.flow import FLOW
from unshuffled.rules.core.language import Step
from unshuffled.rules.core.options import Option
from unshuffled.rules.core.pieces import Decision
from unshuffled.rules.core.stack import Frame, Scope
from unshuffled.rules.core.state import Game, Player, Value
from unshuffled.rules.effects.shapes import PLAYER_KEYS
from unshuffled.rules.mechanics import actions, breaches, endings, piles, reactions

END_OF_DRAW = "end_of_your_draw_phase"
"""When an ability of the active player may be used after drawing."""


class NextTurn(Step):
    """Draw a turn order card and give its turn, for ever (TURN-06, TURN-07)."""

    __slots__ = ()

    def run(self, g: Game, f: Frame) -> int:
        if f.stage == 0:
            piles.rebuild_turn_order(g)
            g.phase = constants.TURN_ORDER
            g.active = constants.NOBODY
            f.kept = g.seen(g.turn_deck.pop())
            g.turn_discard.append(f.kept)
            g.turn += 1
            g.events.append(("turn_order_drawn", f.kept))
            f.stage = 1
            f.left = 0
        if f.stage == 1:
            if not offer_abilities(g, f, "after_turn_order_card_drawn"):
                return constants.WAIT if g.decision is not None else constants.STAY
            f.stage = 2
        if not is_player_turn_card(f.kept):
            g.active = constants.NEMESIS_TURN
            g.push(FLOW.nemesis_turn, Scope(constants.TEAM, -1))
            block = g.scenario.nemesis.special_do
            if f.kept == constants.SPECIAL and block is not None:
                g.push(block, Scope(constants.TEAM, -1))
        else:
            seat = self._seat(g, f.kept)
            if seat < 0:
                return constants.WAIT
            g.active = seat
            g.push(FLOW.player_turn, Scope(seat, -1))
        f.stage = 0
        return constants.STAY

    def _seat(self, g: Game, card: int) -> int:
        """Whose turn is it? -1 while the players are deciding."""
        if g.scenario.solo:
            return 0
        if card == constants.WILD and g.scenario.switches.wild_card == "token":
            # VAR-05: the holder takes the turn and passes the token on.
            seat = g.wild_token
            g.wild_token = (seat + 1) % len(g.players)
            return seat
        seats = players_of_card(g, card)
        pair = card - constants.PAIR_12
        if pair >= 0:
            holder = g.pair_tokens[pair]
            if holder >= 0:
                # VAR-04: the other one, and the token goes back to the table.
                g.pair_tokens = put(g.pair_tokens, pair, -1)
                return next(n for n in seats if n != holder)
        if len(seats) == 1:
            return seats[0]
        if g.answer_value is None:
            g.ask(constants.TEAM, "choose_turn", [PLAYER_KEYS[n] for n in seats], list(seats))
            return -1
        seat = g.take()
        if pair >= 0:
            g.pair_tokens = put(g.pair_tokens, pair, seat)
        return seat


def offer_abilities(g: Game, f: Frame, during: str, drawn_kind: str = "") -> bool:
    """Offer each charged ability whose moment this is to its player (MAIN-24). True when all have been asked."""
    while f.left < len(g.players):
        q = g.players[f.left]
        mage = q.mage
        if (
            mage.during == during
            and q.charges == mage.charges
            and (not mage.if_drawn or drawn_kind in mage.if_drawn)
            and (during != END_OF_DRAW or q.seat == g.active)
        ):
            if g.answer_value is None:
                g.ask(q.seat, "activate", [mage.activate_key, "no"], [1, 0], g.drawn, 0)
                return False
            f.left += 1
            if g.take() == 1:
                actions.activate(g, q)
                return False
        else:
            f.left += 1
    return True


class StartTurn(Step):
    """The turn of the active player begins."""

    __slots__ = ()

    def run(self, g: Game, f: Frame) -> int:
        g.events.append(("turn_started", g.active))
        reactions.turn_begins(g, g.active)
        return constants.NEXT


class Moment(Step):
    """Hooks of the nemesis mat and of cards in play for this moment."""

    __slots__ = ("moment", "when")

    def __init__(self, when: str) -> None:
        self.when = when
        self.moment = moments.MOMENTS[when]

    def run(self, g: Game, f: Frame) -> int:
        hooks = g.scenario.nemesis.hooks.get(self.when)
        if hooks is not None:
            while f.left < len(hooks):
                hook = hooks[f.left]
                f.left += 1
                scope = Scope(constants.TEAM, -1)
                scope.they = g.active
                if hook.condition is None or hook.condition.holds(g, scope):
                    g.push(hook.do, scope)
                    return constants.STAY
        if not self.moment.of_player or g.active >= 0:
            reactions.happened(g, self.moment.bit, g.active)
        return constants.NEXT


class SpellMoment(Step):
    """Prepped spells of the active player that act at this moment; their player orders different ones (EFF-10)."""

    __slots__ = ("moment", "phase", "when")

    def __init__(self, when: str, phase: int) -> None:
        self.when = when
        self.moment = moments.MOMENTS[when].bit
        self.phase = phase

    def run(self, g: Game, f: Frame) -> int:
        p = g.players[g.active]
        if f.stage == 0:
            g.phase = self.phase
            if not p.prepped:
                reactions.happened(g, self.moment, p.seat)
                return constants.NEXT
            f.stage = 1
            cards = g.scenario.content.cards
            f.queue = tuple([x.card for x in p.prepped if self.when in cards[x.card].while_prepped])
        cards = g.scenario.content.cards
        while f.queue:
            kinds_left = list(dict.fromkeys(f.queue))
            keys = [Option("resolve", cards[c].id).key for c in kinds_left]
            card = g.choose(p.seat, "resolve_card", kinds_left, keys, -1, len(f.queue))
            if card == constants.WAITING:
                return constants.WAIT
            f.queue = without(f.queue, card)
            if any(x.card == card for x in p.prepped):
                g.push(cards[card].while_prepped[self.when], Scope(p.seat, card))
                return constants.STAY
        reactions.happened(g, self.moment, p.seat)
        return constants.NEXT


class Casting(Step):
    """The casting phase (CAST-01 to CAST-07)."""

    __slots__ = ()

    def run(self, g: Game, f: Frame) -> int:
        p = g.players[g.active]
        prepped = p.prepped
        if not prepped:
            return constants.NEXT
        if g.answer_value is not None:
            place = g.take()
            if place == -1:
                return constants.NEXT
            breaches.cast(g, p.seat, place, p.seat)
            return constants.STAY
        cards = g.scenario.content.cards
        keys: list[str] = []
        values: list[Value] = []
        forced = False
        for n, spell in enumerate(prepped):
            if spell.fresh:
                continue
            key = cards[spell.card].cast_keys[spell.breach]
            if key in keys:
                continue
            if p.breach_turns[spell.breach] != 4 or spell.second_breach >= 0:
                forced = forced or breaches.must_cast(p, spell)
            keys.append(key)
            values.append(n)
        if not forced:
            if not keys:
                return constants.NEXT
            keys.append("end")
            values.append(-1)
        elif len(keys) == 1:
            breaches.cast(g, p.seat, values[0], p.seat)  # type: ignore[arg-type]
            return constants.STAY
        return g.ask(p.seat, "casting", keys, values, -1, 0)


class Main(Step):
    """The main phase (MAIN-01): one decision, asked again after each action."""

    __slots__ = ()

    def run(self, g: Game, f: Frame) -> int:
        g.phase = constants.MAIN
        p = g.players[g.active]
        if g.answer_value is not None:
            if not actions.carry_out(g, p, g.take_key()):
                return constants.NEXT
            return constants.STAY
        keys = actions.options(g, p)
        g.decision = Decision(p.seat, "main", keys, None, -1, 0, 1, ())
        return constants.WAIT


class DrawPhase(Step):
    """Played cards onto the discard pile in any order, then draw up to five (DRAW-01 to DRAW-04)."""

    __slots__ = ()

    def run(self, g: Game, f: Frame) -> int:
        p = g.players[g.active]
        cards = g.scenario.content.cards
        g.phase = constants.DRAW
        while f.stage == 0:
            played = p.played
            if g.answer_value is not None:
                card: int = g.take()
                if card < 0:
                    for c in played:
                        piles.discard(g, p, c)
                    p.played = []
                    f.stage = 1
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
            f.stage = 1
        if f.stage == 1:
            if g.scenario.switches.tutorial_discard == "on" and not self._tutorial(g, p):
                return constants.WAIT
            missing = constants.HAND_SIZE - len(p.hand)
            if missing > 0:
                piles.draw(g, p, missing)
            if p.mage.during == END_OF_DRAW:
                # What reacts to the cards drawn comes before the question.
                f.stage = 2
                return constants.STAY
        elif not offer_abilities(g, f, END_OF_DRAW):
            return constants.WAIT if g.decision is not None else constants.STAY
        reactions.happened(g, moments.END_OF_DRAW_PHASE, p.seat)
        return constants.NEXT

    def _tutorial(self, g: Game, p: Player) -> bool:
        """VAR-07: unplayed gems and relics may be discarded too; spells are kept."""
        cards = g.scenario.content.cards
        while True:
            found = [c for c in dict.fromkeys(p.hand) if cards[c].is_playable]
            if g.answer_value is not None:
                card: int = g.take()
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
        turn_is_over(g)
        g.events.append(("turn_ended", g.active))
        endings.check_spent(g)
        return constants.NEXT


def turn_is_over(g: Game) -> None:
    """What lasts for a turn ends."""
    for p in g.players:
        p.aether = 0
        p.focused = 0
        p.two_per_breach = False
        if p.restricted_aether:
            p.restricted_aether = ()
        if p.played_this_turn:
            p.played_this_turn = ()
        if p.cast_this_turn:
            p.cast_this_turn = ()
        if p.shields:
            p.shields = tuple([shield for shield in p.shields if shield[0] % 4 != moments.END_OF_THIS_TURN])
        if p.gained_this_turn:
            p.gained_this_turn = ()
        if p.discounts:
            p.discounts = ()
        if p.redirects:
            p.redirects = ()
        if p.spent:
            p.spent = ()
        for spell in p.prepped:
            spell.fresh = False
            spell.used = False
    reactions.turn_ends(g)
    g.prevented = False
    g.swarm_hurt = 0
