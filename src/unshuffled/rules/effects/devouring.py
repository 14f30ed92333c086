"""The verb of a nemesis that takes cards from the supply."""

from __future__ import annotations

from dataclasses import dataclass

from unshuffled.rules.core import constants
from unshuffled.rules.core.few import put, without
from unshuffled.rules.core.language import FULL, NONE, Amount, Extent, Step
from unshuffled.rules.core.options import Option
from unshuffled.rules.core.stack import Frame, Scope
from unshuffled.rules.core.state import Game
from unshuffled.rules.mechanics import endings
from unshuffled.rules.mechanics.supply import card_leaves


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
    card_leaves(g, card)
    if not g.supply[pile]:
        endings.check_rules_of_nemesis(g)
    return taken
