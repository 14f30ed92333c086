"""Ways in which a game ends that are looked at whenever something has changed (END)."""

from __future__ import annotations

from unshuffled.rules.core import constants
from unshuffled.rules.core.stack import Scope
from unshuffled.rules.core.state import Game


def check_spent(g: Game) -> None:
    """END-02: the nemesis deck is empty and nothing is in play."""
    if not g.nemesis_deck and not g.in_play and not g.swarm and not g.pending:
        g.end(constants.NEMESIS_SPENT)


def check_spent_at_once(g: Game) -> None:
    """One edition looks whenever a card leaves play or the deck (ED-07, OPEN-21)."""
    if g.scenario.switches.empty_deck_win == "immediate":
        check_spent(g)


def check_rules_of_nemesis(g: Game) -> None:
    """END-05: the mat's own way to lose, checked whenever something it looks at has changed."""
    condition = g.scenario.nemesis.lose_when
    if condition is not None and condition.holds(g, Scope(constants.TEAM, -1)):
        g.end(constants.NEMESIS_RULE_LOST)
