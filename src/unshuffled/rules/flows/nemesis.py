"""The turn of the nemesis: what is in play acts, then a card is drawn and resolved (NEM)."""

from __future__ import annotations

from unshuffled.rules import harm, kinds
from unshuffled.rules.blocks import FLOW
from unshuffled.rules.effects.hordes import enter_play
from unshuffled.rules.effects.language import Step
from unshuffled.rules.facts import minion_of
from unshuffled.rules.flows.turns import offer_abilities
from unshuffled.rules.stack import Frame, Scope
from unshuffled.rules.state import Game


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
            card = g.seen(g.nemesis_deck.pop())
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
