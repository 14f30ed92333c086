"""The mind: of the answers, the one after which the table is worth most.

Effects are looked at to their end, because one answer alone ("discard up to two, deal 3 for each") often looks like a loss.
The main phase is planned as a whole: gems first, then spells, then the basket of purchases that its aether buys best.
"""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files

from unshuffled.minds.contract import Observation
from unshuffled.minds.quick.trials import Trials
from unshuffled.minds.quick.worth import Weights, Worth
from unshuffled.rules.core import constants, machine
from unshuffled.rules.core.content import Content
from unshuffled.rules.core.mats import Nemesis
from unshuffled.rules.core.state import Decision, Game, Player
from unshuffled.rules.mechanics.actions import (
    ACT,
    ACTIVATE,
    CHARGE,
    END,
    FOCUS,
    GAIN,
    GAIN_OPEN,
    MAT,
    OPEN,
    PLAY,
    PREP,
    TO_DISCARD,
    USE,
)

STOPS = frozenset({"main", "casting", "order_discards", "choose_turn", "tutorial_discard"})
"""Questions of the course of a turn: the effect before has ended."""
LOOKS = 24
"""Tables that one answer may look at."""
MOST_ALIKE = 3
"""Cards of one name in a basket."""

Item = tuple[float, int, str, int]
"""Something to spend aether on: what it is worth, what it costs, its key, and how often."""


class Quick:
    """Plays against one nemesis."""

    def __init__(self, worth: Worth, content: Content) -> None:
        self.worth = worth
        self.cards = content.cards
        self.acts = content.player_acts

    def choose(self, g: Game) -> str:
        """The answer to the pending decision. The table is only read."""
        decision = g.decision
        assert decision is not None
        keys = decision.keys
        if len(keys) == 1:
            return keys[0]
        if decision.ask == "main":
            return self._main(g, decision)
        if decision.ask in ("order_discards", "tutorial_discard"):
            return keys[-1]
        if decision.ask == "casting":
            keys = keys[:-1]
        return self._look(g, keys)

    def plays_gem(self, key: str) -> bool:
        """A gem for its aether: there is nothing to think about."""
        act, card, _ = self.acts[key]
        return act == PLAY and self.cards[card].kind == "gem" and self.worth.aether[card] > 0

    # To the end of an effect

    def _look(self, g: Game, keys: list[str]) -> str:
        turns = self.worth.turns_left(g)
        share = max(1, LOOKS // len(keys))
        best, most = keys[0], -1e9
        for key in keys:
            value = self._after(g, key, turns, share)
            if value > most:
                best, most = key, value
        return best

    def _after(self, g: Game, key: str, turns: float, looks: int) -> float:
        """What the table is worth after this answer and all that follows from it."""
        asked = g.decision
        tried = g.copy()
        machine.answer(tried, key)
        found = tried.decision
        if asked is None or found is None:
            return self.worth.of(tried, turns)
        card = found.card if asked.ask in STOPS else asked.card
        return self._settle(tried, card, g.turn, turns, looks)

    def _settle(self, g: Game, card: int, turn: int, turns: float, looks: int) -> float:
        """The best that can still be made of the effect."""
        while True:
            decision = g.decision
            if decision is None or decision.card != card or g.turn != turn or decision.ask in STOPS:
                return self.worth.of(g, turns)
            keys = decision.keys
            if len(keys) == 1 or looks < 2:
                machine.answer(g, keys[-1] if keys[-1] in ("no", "done") else keys[0])
                continue
            share = max(1, (looks - len(keys)) // len(keys))
            most = -1e9
            for key in keys[:-1]:
                tried = g.copy()
                machine.answer(tried, key)
                most = max(most, self._settle(tried, card, turn, turns, share))
            machine.answer(g, keys[-1])
            return max(most, self._settle(g, card, turn, turns, share))

    # The main phase

    def _main(self, g: Game, decision: Decision) -> str:
        worth = self.worth
        p = g.players[decision.seat]
        gem, prep = "", ""
        gem_worth, prep_worth = -0.5, -1e9
        tries: list[str] = []
        spend: list[tuple[str, int, int]] = []
        for key in decision.keys:
            act, a, b = self.acts[key]
            if act == PLAY:
                if not worth.known[a]:
                    worth.learn(a)
                if self.cards[a].kind == "gem" and worth.aether[a] > 0:
                    if worth.aether[a] + worth.other[a] > gem_worth:
                        gem, gem_worth = key, worth.aether[a] + worth.other[a]
                else:
                    tries.append(key)
            elif act == PREP:
                bonus = p.breach_bonus[b] if p.breach_turns[b] == constants.OPEN_BREACH else -0.1
                value = worth.of_card(a, 1.0, 1.0) + bonus
                if value > prep_worth:
                    prep, prep_worth = key, value
            elif act in (USE, ACTIVATE, MAT, ACT):
                tries.append(key)
            elif act != END:
                spend.append((key, act, a))
        if gem:
            return gem
        if prep:
            return prep
        if tries:
            key = self._tried(g, tries)
            if key:
                return key
        if spend:
            key = self._shop(g, p, spend)
            if key:
                return key
        return "end"

    def _tried(self, g: Game, keys: list[str]) -> str:
        """The one that makes the table better, if any does."""
        worth = self.worth
        turns = worth.turns_left(g)
        best, most = "", worth.of(g, turns) + 0.2
        share = max(2, LOOKS // len(keys))
        for key in keys:
            value = self._after(g, key, turns, share)
            if value > most:
                best, most = key, value
        return best

    def _shop(self, g: Game, p: Player, spend: list[tuple[str, int, int]]) -> str:
        """The best basket for this aether; what costs most of it is bought first."""
        items = self._items(g, p, spend)
        if not items:
            return ""
        free = [item for item in items if item[1] <= 0]
        if free:
            return max(free)[2]
        budget = p.aether + sum(amount for _, amount in p.restricted_aether)
        best: list[tuple[float, int, str]] = [(0.0, 0, "")] * (budget + 1)
        for value, cost, key, many in items:
            less = 1.0
            for _ in range(min(many, budget // cost)):
                for have in range(budget, cost - 1, -1):
                    total, largest, first = best[have - cost]
                    total += value * less
                    if total > best[have][0]:
                        best[have] = (total, cost, key) if cost > largest else (total, largest, first)
                less *= 0.9
        return best[budget][2]

    def _items(self, g: Game, p: Player, spend: list[tuple[str, int, int]]) -> list[Item]:
        worth = self.worth
        w = worth.w
        turns = worth.turns_left(g)
        uses, _, later, size = worth.uses(p, turns)
        drawn, open_, share = worth.slots(p, size)
        mean = worth.mean(p, later, share, size)
        stuck = 0.0
        for c in p.hand:
            if worth.is_spell[c] and worth.damage[c] > stuck:
                stuck = worth.damage[c]
        items: list[Item] = []
        for key, act, a in spend:
            many = 1
            if act in (GAIN, GAIN_OPEN):
                card = self.cards[a]
                value = uses * (worth.of_card(a, later, share) - mean)
                if card.when_gained is not None:
                    value += 0.5
                cost = card.cost
                if act == GAIN:
                    many = MOST_ALIKE
            elif act == CHARGE:
                need = p.mage.charges
                missing = need - p.charges
                value = w.charge_price * worth.ability(p.mage) / need
                if missing == 1:
                    value += w.charge_last
                if missing > turns * 2 + 1:
                    value *= 0.3
                cost, many = constants.CHARGE_COST, missing
            elif act in (OPEN, FOCUS):
                turned = p.breach_turns[a]
                whole = p.mage.open_cost[a][turned] or 1
                gain = self._opened(p, a, drawn, open_, turns)
                if act == OPEN:
                    value = gain + (stuck + p.breach_bonus[a] if stuck else 0.0) * 0.8
                    cost = whole
                else:
                    saved = whole - (p.mage.open_cost[a][turned + 1] if turned < 3 else 0)
                    value = w.focus_saving * gain * saved / whole + stuck * 0.8
                    cost = p.mage.focus_cost[a]
            elif act == TO_DISCARD:
                card = self.cards[a]
                value = w.power * worth.when_out(a)
                cost = card.to_discard_aether
                if cost < 0:
                    value = self._after(g, key, turns, LOOKS // 2) - worth.of(g, turns)
                    cost = 0
            else:
                continue
            if value > 0.0:
                items.append((value, cost, key, many))
        return items

    def _opened(self, p: Player, b: int, drawn: float, open_: int, turns: float) -> float:
        """What a further open breach is worth: by the spells that find no breach otherwise."""
        worth = self.worth
        w = worth.w
        likely = 0.5 + 0.28 * (drawn - open_)
        likely = 0.05 if likely < 0.05 else 0.95 if likely > 0.95 else likely
        total, spells = 0.0, 0
        for pile in (p.hand, p.deck, p.discard):
            for c in pile:
                if c < 0:
                    c = ~c
                if worth.is_spell[c]:
                    total += worth.damage[c]
                    spells += 1
        for spell in p.prepped:
            total += worth.damage[spell.card]
            spells += 1
        each = total / spells if spells else 1.0
        turns = turns - 1.0 if turns > 1.0 else 0.0
        return w.open * turns * likely * each * 0.5 + w.open_bonus * p.breach_bonus[b] * turns * min(1.0, drawn / 2)


@cache
def weights() -> Weights:
    """The tuned prices."""
    return Weights(**json.loads((files("unshuffled.minds.quick") / "weights.json").read_text("utf-8")))


_players: dict[tuple[int, str, str], tuple[Content, Quick]] = {}


def quick_for(content: Content, nemesis: Nemesis) -> Quick:
    """Who plays against this nemesis. What it found out about cards is kept for the next game."""
    key = (id(content), nemesis.id, nemesis.form)
    found = _players.get(key)
    if found is None or found[0] is not content:
        worth = Worth(content, nemesis, Trials(content, nemesis), weights())
        found = _players[key] = (content, Quick(worth, content))
    return found[1]


class QuickMind:
    """Answers in less than a millisecond."""

    def __init__(self, seed: str = "") -> None:
        self.seed = seed

    def choose(self, seen: Observation) -> str:
        """One of the decision's keys."""
        table = seen.table()
        return quick_for(table.scenario.content, table.scenario.nemesis).choose(table)
