"""The turn of the nemesis: what is in play acts, then a card is drawn and resolved (NEM)."""

from __future__ import annotations

from unshuffled.rules.core import constants, moments
from unshuffled.rules.core.facts import minion_of
from unshuffled.rules.core.flow import FLOW
from unshuffled.rules.core.language import Step
from unshuffled.rules.core.stack import Frame, Scope
from unshuffled.rules.core.state import Game
from unshuffled.rules.effects.nemesis import enter_play
from unshuffled.rules.flows.turns import offer_abilities
from unshuffled.rules.mechanics import damage, endings, reactions
from unshuffled.rules.mechanics.reactions import happened


class NemesisMain(Step):
    """Minions and powers, from the one longest in play to the newest (NEM-02 to NEM-07)."""

    __slots__ = ()

    def run(self, g: Game, f: Frame) -> int:
        if f.stage == 0:
            f.stage = 1
            g.phase = constants.NEMESIS_MAIN
            g.events.append(("nemesis_turn_started",))
            f.queue = tuple([m.uid for m in g.in_play])
            reactions.turn_begins(g, constants.TEAM)
            happened(g, moments.START_OF_NEMESIS_TURN, constants.TEAM)
            if g.due:
                return constants.STAY
        cards = g.scenario.content.cards
        while f.queue:
            uid = f.queue[0]
            f.queue = f.queue[1:]
            for m in g.in_play:
                if m.uid == uid:
                    break
            else:
                continue
            card = cards[m.card]
            if m.tokens > 0:
                before = len(g.stack)
                damage.remove_tokens(g, m, 1)
                if len(g.stack) > before or g.due:
                    return constants.STAY
            elif m.silenced:
                m.silenced = False
                g.events.append(("stayed_silent", m.uid, m.card))
            elif card.persistent is not None:
                g.events.append(("persistent", m.uid, m.card))
                g.push(card.persistent, Scope(constants.TEAM, m.card, m.uid))
                return constants.STAY
        return constants.NEXT


class PowerEnd(Step):
    """A power that is used up or was opposed leaves play (NEM-05, NEM-18)."""

    __slots__ = ()

    def run(self, g: Game, f: Frame) -> int:
        for m in g.in_play:
            if m.uid == f.scope.uid:
                damage.leave_play(g, m)
                break
        return constants.NEXT


class NemesisDraw(Step):
    """Draw and resolve a nemesis card; with an empty deck Unleash three times (NEM-08 to NEM-12, OPEN-25)."""

    __slots__ = ()

    def run(self, g: Game, f: Frame) -> int:
        g.phase = constants.NEMESIS_DRAW
        cards = g.scenario.content.cards
        if f.stage == 0:
            f.stage = 1
            f.left = 0
            if not g.nemesis_deck:
                g.drawn = -1
                f.stage = 2
                g.events.append(("nemesis_deck_empty",))
                g.push(FLOW.unleash_three, Scope(constants.TEAM, -1))
                return constants.STAY
            card = g.seen(g.nemesis_deck[-1])
            g.nemesis_deck.pop()
            g.drawn = card
            g.pending.append(card)
            g.tier = max(g.tier, cards[card].tier)
            g.events.append(("nemesis_card_drawn", card))
            happened(g, moments.CARD_DRAWN, constants.TEAM, card)
            if g.due:
                return constants.STAY
        if f.stage == 1:
            if g.drawn >= 0 and not offer_abilities(g, f, "nemesis_draw_phase", cards[g.drawn].kind):
                return constants.WAIT if g.decision is not None else constants.STAY
            f.stage = 2
            if g.drawn >= 0:
                scope = Scope(constants.TEAM, g.drawn)
                record = cards[g.drawn]
                g.drawn = -1
                if record.kind == "attack":
                    assert record.do is not None
                    g.push(FLOW.attack_end, scope)
                    g.push(record.do, scope)
                else:
                    g.push(FLOW.enter, scope)
                return constants.STAY
        if g.extra_draws > 0:
            g.extra_draws -= 1
            f.stage = 0
            return constants.STAY
        return constants.NEXT


class AttackEnd(Step):
    """A resolved attack goes on the nemesis discard pile, unless it put itself elsewhere (NEM-10)."""

    __slots__ = ()

    def run(self, g: Game, f: Frame) -> int:
        card = f.scope.card
        if card in g.pending:
            g.pending.remove(card)
            damage.discard_nemesis_card(g, g.scenario.content.cards[card])
            endings.check_spent_at_once(g)
        return constants.NEXT


class Enter(Step):
    """IMMEDIATELY first, then into play with its tokens; one edition the other way round (ED-09, OPEN-02)."""

    __slots__ = ()

    def run(self, g: Game, f: Frame) -> int:
        card = g.scenario.content.cards[f.scope.card]
        first = g.scenario.switches.immediately_timing == "before_play"
        if f.stage == 0:
            f.stage = 1
            if not first:
                g.pending.remove(card.index)
                f.scope.uid = enter_play(g, card.index, f.scope).uid
            if card.immediately is not None:
                g.push(card.immediately, f.scope)
                return constants.STAY
        if first:
            g.pending.remove(card.index)
            f.scope.uid = enter_play(g, card.index, f.scope).uid
        minion = minion_of(g, f.scope.uid)
        if card.life is not None and minion is not None:
            if not card.life.is_plain and not first:
                # A life that is counted is counted after IMMEDIATELY, wherever the card lies meanwhile.
                more = g.scenario.nemesis.more_life_of(card)
                minion.life = minion.max_life = card.life.value(g, f.scope) + more
            if minion.life == 0:
                damage.leave_play(g, minion)
        return constants.NEXT
