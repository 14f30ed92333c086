"""Verbs of the turn order deck."""

from __future__ import annotations

from dataclasses import dataclass

from unshuffled.rules.core import constants
from unshuffled.rules.core.facts import decider, is_player_turn_card, players_of_card
from unshuffled.rules.core.language import FULL, NONE, Extent, Step
from unshuffled.rules.core.options import Option
from unshuffled.rules.core.stack import Frame, Scope
from unshuffled.rules.core.state import Game
from unshuffled.rules.mechanics import piles


@dataclass
class ReturnTurnOrder(Step):
    """Shuffle cards of the turn order discard pile back into the turn order deck."""

    which: str = ""
    count: int = 1
    all: bool = False
    keep: str = ""

    def found(self, g: Game, s: Scope) -> list[int]:
        """The different cards that qualify."""
        if self.which == "nemesis":
            fits = [c for c in g.turn_discard if not is_player_turn_card(c)]
        elif self.which == "theirs":
            # The wild card is nobody's own here (facts of the mage who does this).
            fits = [
                c
                for c in g.turn_discard
                if c != constants.WILD and is_player_turn_card(c) and s.they in players_of_card(g, c)
            ]
        else:
            fits = [c for c in g.turn_discard if is_player_turn_card(c)]
        return sorted(set(fits))

    def run(self, g: Game, f: Frame) -> int:
        s = f.scope
        found = self.found(g, s)
        if g.answer_value is not None:
            card: int = g.take()
        elif self.all:
            moved = [c for c in g.turn_discard if c in found]
            self._move(g, moved)
            return constants.NEXT
        elif not found:
            if self.keep:
                self._move(g, g.turn_discard[:])
            return constants.NEXT
        elif len(found) > 1:
            keys = [Option("card", constants.TURN_CARDS[c]).key for c in found]
            return g.ask(decider(s), "choose_turn_order_card", keys, list(found), s.card)
        else:
            card = found[0]
        if self.keep:
            rest = g.turn_discard[:]
            rest.remove(card)
            self._move(g, rest)
        else:
            self._move(g, [card])
        return constants.NEXT

    def _move(self, g: Game, cards: list[int]) -> None:
        if not cards:
            return
        for card in cards:
            g.turn_discard.remove(card)
        piles.shuffle_turn_order(g, cards)

    def extent(self, g: Game, s: Scope) -> Extent:
        return FULL if self.found(g, s) or self.keep else NONE


@dataclass
class ReorderTurnOrder(Step):
    """You reveal the turn order deck and put it back in any order, from the top. An empty one is rebuilt first (REV-03)."""

    def run(self, g: Game, f: Frame) -> int:
        if f.stage == 0:
            f.stage = 1
            piles.rebuild_turn_order(g)
            g.turn_deck = [g.seen(c) for c in g.turn_deck]
        if g.answer_value is not None:
            f.queue += (g.take(),)
        left = sorted(g.turn_deck)
        for card in f.queue:
            left.remove(card)
        options = sorted(set(left))
        if len(options) > 1:
            keys = [Option("card", constants.TURN_CARDS[c]).key for c in options]
            return g.ask(f.scope.you, "order_turn_order", keys, list(options), f.scope.card, len(left), len(left))
        g.turn_deck = [*f.queue, *left][::-1]
        g.events.append(("turn_order_reordered", f.scope.you))
        return constants.NEXT
