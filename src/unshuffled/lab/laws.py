"""Laws: what must hold in every state of every game, whatever is played.

`check` looks at a state; `check_deep` also stores it, reads it back and deals hidden cards again. A
broken law is an error that says which one.
"""

from __future__ import annotations

from collections import Counter

from unshuffled.rules.core import constants
from unshuffled.rules.core.state import Game
from unshuffled.rules.core.zones import census, turn_cards
from unshuffled.rules.readings import sampling, views
from unshuffled.rules.saves import codec


class LawBroken(Exception):
    """A law of `laws` does not hold."""


def check(g: Game, cards: Counter[int], turns: list[int]) -> None:
    """The cheap laws, for every state. `cards` and `turns` are the census at the start."""
    _law(census(g) == cards, "cards are moved, never made or lost")
    _law(turn_cards(g) == turns, "turn order cards are moved, never made or lost")
    _law((g.decision is None) == g.is_over, "there is a question until the game is over")
    if g.decision is not None:
        keys = g.decision.keys
        _law(len(keys) > 0, "a decision is never empty")
        # PR-45: the main phase ends by an answer, also if nothing else can be done.
        _law(len(keys) > 1 or (g.decision.ask, keys) == ("main", ["end"]), "a decision with one outcome is not asked")
        _law(len(set(keys)) == len(keys), "each key stands once")
    for p in g.players:
        _law(0 <= p.life <= p.max_life, "life stays between 0 and its start (SETUP-10)")
        _law(p.exhausted == (p.life == 0), "exhausted is being at 0 life (EXH-01)")
        _law(0 <= p.charges <= p.mage.charges, "charges fit on the mat (MAIN-23)")
        _law(p.aether >= 0 and all(amount > 0 for _, amount in p.restricted_aether), "aether is never owed")
        _law(all(-1 <= t <= constants.OPEN_BREACH for t in p.breach_turns), "a breach is absent, turned or open")
        _law(
            all(p.breach_turns[x.breach] != constants.NO_BREACH for x in p.prepped),
            "spells lie on breaches that are there",
        )
    _law(0 <= g.gravehold <= g.gravehold_max, "Gravehold's life stays between 0 and its start (ED-30)")
    _law(0 <= g.nemesis_life <= g.nemesis_max, "the nemesis's life stays between 0 and its start (SETUP-13)")
    _law(all(0 <= m.life <= m.max_life for m in g.in_play), "minions never exceed their life (DMG-10)")
    for counter, value in zip(g.scenario.nemesis.counters, g.counters, strict=True):
        _law(max(0, counter.smallest) <= value <= counter.largest, f"{counter.name} stays within its bounds")
    if g.is_over:
        _law(g.outcome in constants.WINS or g.outcome in constants.LOSSES, "a game ends in a way the rules know")


def check_deep(g: Game, seed: str) -> None:
    """The dear laws, for a sample of states."""
    stored = codec.loads(g.scenario.content, codec.dumps(g))
    _law(stored == g, "a stored game is the same game")
    shown = views.view(g, 0)
    _law(views.view(stored, 0) == shown, "a stored game looks the same")
    _law(views.view(sampling.sample(g, seed), 0) == shown, "a view does not change when hidden cards are dealt anew")
    _law(g.copy() == g, "a copy is equal")


def _law(holds: bool, law: str) -> None:
    if not holds:
        raise LawBroken(law)
