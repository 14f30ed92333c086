"""What cards do, found out by resolving them: each at some tables with this nemesis, other mages and another market at each.

Effects that ask are answered by what looks best at once. The mean change of every number is what the card is good for, so
an effect that nobody has thought of yet needs nothing new here.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from unshuffled.minds.quick import numbers
from unshuffled.minds.quick.numbers import count
from unshuffled.minds.randoms import EagerMind
from unshuffled.rules.core import constants, machine
from unshuffled.rules.core.content import Content
from unshuffled.rules.core.errors import EndlessEffect
from unshuffled.rules.core.language import Block
from unshuffled.rules.core.mats import Mage, Nemesis
from unshuffled.rules.core.pieces import InPlay
from unshuffled.rules.core.scenario import RANDOM, Setup
from unshuffled.rules.core.setup import start
from unshuffled.rules.core.stack import Scope
from unshuffled.rules.core.state import Game
from unshuffled.rules.mechanics import breaches, piles

TABLES: Final = 8
FIRST, APART = 12, 9
"""Answers before the first table is taken, and how many more before each further one."""
MOST_ANSWERS = 12
"""A trial goes no further."""
WIDTH = 5
"""Answers that are tried at each question of a trial."""
MINION_LIFE = 5

GOOD: Final = {
    numbers.FOE: -1.0,
    numbers.MINIONS: -0.9,
    numbers.GRAVEHOLD: 0.8,
    numbers.LIFE: 1.2,
    numbers.EXHAUSTED: -8.0,
    numbers.CHARGES: 0.9,
    numbers.AETHER: 0.8,
    numbers.HAND: 0.8,
    numbers.COST: 0.3,
    numbers.PREPPED: 0.5,
    numbers.TURNS: 0.8,
    numbers.SHIELDS: 0.5,
    numbers.SWARM: -0.8,
    numbers.THREATS: -2.0,
    numbers.TURN_ORDER: 2.0,
}
"""What is wished for in a trial. Prices are another matter (`worth`)."""

Change = list[float]


class Trials:
    """The mean changes by every card against a nemesis, each measured when it is first asked for."""

    def __init__(self, content: Content, nemesis: Nemesis) -> None:
        self.content = content
        self.nemesis = nemesis
        self.size = numbers.COUNTERS + len(nemesis.counters) + 1
        self._tables = _tables(content, nemesis)
        self._used: dict[int, Change] = {}
        self._persistent: dict[int, Change] = {}
        self._when_out: dict[int, Change] = {}
        self._abilities: dict[str, Change] = {}
        self._unleash: Change | None = None

    def used(self, card: int) -> Change:
        """A player's card, cast or played once."""
        found = self._used.get(card)
        if found is None:
            found = self._used[card] = self._mean(lambda g: _use(g, card))
        return found

    def persistent(self, card: int) -> Change:
        """What a card in play does on a nemesis turn."""
        found = self._persistent.get(card)
        if found is None:
            block = self.content.cards[card].persistent
            found = self._persistent[card] = self._mean(lambda g: _in_play(g, card, block))
        return found

    def when_out(self, card: int) -> Change:
        """What a power does when its time is up."""
        found = self._when_out.get(card)
        if found is None:
            block = self.content.cards[card].when_out
            found = self._when_out[card] = self._mean(lambda g: _in_play(g, card, block))
        return found

    def ability(self, mage: Mage) -> Change:
        """A mage's ability."""
        found = self._abilities.get(mage.id)
        if found is None:
            block = mage.do
            found = self._abilities[mage.id] = self._mean(lambda g: _push(g, block, Scope(g.active, -1)))
        return found

    def unleash(self) -> Change:
        """One Unleash of the nemesis."""
        if self._unleash is None:
            block = self.nemesis.unleash
            self._unleash = self._mean(lambda g: _push(g, block, Scope(constants.TEAM, -1)))
        return self._unleash

    def _mean(self, begin: Callable[[Game], bool]) -> Change:
        total = [0.0] * self.size
        tried = 0
        for table in self._tables:
            g = table.copy()
            try:
                if not begin(g):
                    return total
                before = count(g)
                _finish(g)
            except (EndlessEffect, AssertionError, ValueError, IndexError):
                # Out of its usual place an effect may find nothing to do; then it is worth nothing here.
                continue
            after = count(g)
            for n in range(len(before)):
                total[n] += after[n] - before[n]
            tried += 1
        return [each / tried for each in total] if tried else total


def _tables(content: Content, nemesis: Nemesis) -> list[Game]:
    """Tables of games against this nemesis, in the middle of a turn."""
    found = []
    for n in range(TABLES):
        setup = Setup(mages=[RANDOM, RANDOM], nemesis=nemesis.id)
        g = start(content, setup, f"trial/{n}")
        mind = EagerMind(f"trial/{n}")
        last = None
        for answers in range(FIRST + n * APART + 40):
            if g.decision is None:
                break
            if g.decision.ask == "main":
                last = g.copy()
                if answers >= FIRST + n * APART:
                    break
            try:
                machine.answer(g, mind.pick(g.decision))
            except EndlessEffect:
                # A card of somebody's pack that never ends; the table before it will do.
                break
        if last is not None:
            found.append(last)
    return found


def _use(g: Game, card: int) -> bool:
    seat = g.active
    p = g.players[seat]
    record = g.scenario.content.cards[card]
    g.decision = None
    if record.cast is not None:
        p.hand.append(card)
        breaches.cast_from(g, seat, card, "hand", 0)
        return True
    p.played.append(card)
    if record.play is None:
        return False
    piles.resolve_played(g, seat, card)
    return True


def _in_play(g: Game, card: int, block: Block | None) -> bool:
    if block is None:
        return False
    m = InPlay(g.next_uid, card, MINION_LIFE, MINION_LIFE, 1)
    g.next_uid += 1
    g.in_play.append(m)
    return _push(g, block, Scope(constants.TEAM, card, m.uid))


def _push(g: Game, block: Block | None, scope: Scope) -> bool:
    if block is None:
        return False
    g.decision = None
    g.push(block, scope)
    return True


def _finish(g: Game) -> None:
    """Resolve all of it, with the answers that look best at once."""
    machine.run(g)
    for _ in range(MOST_ANSWERS):
        decision = g.decision
        if decision is None or decision.ask == "main":
            return
        keys = decision.keys
        best = keys[0]
        if len(keys) > 1:
            most = -1e9
            for key in keys[: WIDTH - 1] + keys[WIDTH - 1 :][-1:]:
                tried = g.copy()
                machine.answer(tried, key)
                _settle(tried)
                value = _wished(tried)
                if value > most:
                    best, most = key, value
        machine.answer(g, best)


def _settle(g: Game) -> None:
    """To the end of the effect, by first answers."""
    for _ in range(MOST_ANSWERS):
        decision = g.decision
        if decision is None or decision.ask == "main":
            return
        machine.answer(g, decision.keys[0])


def _wished(g: Game) -> float:
    found = count(g)
    return sum(price * found[n] for n, price in GOOD.items())
