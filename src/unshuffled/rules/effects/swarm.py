"""Verbs of a swarm: many equal small minions that lie as tokens beside the mat."""

from __future__ import annotations

from dataclasses import dataclass

from unshuffled.rules.core import constants
from unshuffled.rules.core.language import Amount, Step
from unshuffled.rules.core.stack import Frame, Scope
from unshuffled.rules.core.state import Game


@dataclass
class Spawn(Step):
    """Members of the swarm come into play; for each that finds no room something else happens."""

    count: Amount

    def run(self, g: Game, f: Frame) -> int:
        swarm = g.scenario.nemesis.swarm
        assert swarm is not None
        if f.stage == 0:
            f.stage = 1
            wanted = self.count.value(g, f.scope)
            placed = min(wanted, swarm.largest - g.swarm)
            g.swarm += placed
            if placed:
                g.events.append(("spawned", placed))
            f.left = wanted - placed
        if f.left <= 0 or swarm.overflow is None:
            return constants.NEXT
        f.left -= 1
        g.push(swarm.overflow, Scope(constants.TEAM, f.scope.card))
        return constants.STAY


@dataclass
class DiscardSwarm(Step):
    """Members of the swarm are discarded."""

    amount: Amount
    name: str = ""

    def run(self, g: Game, f: Frame) -> int:
        gone = min(self.amount.value(g, f.scope), g.swarm)
        g.swarm -= gone
        if not g.swarm:
            g.swarm_hurt = 0
        if self.name:
            f.scope.chosen[self.name] = [0] * gone
        if gone:
            g.events.append(("swarm_discarded", gone))
        return constants.NEXT
