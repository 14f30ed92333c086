"""Laws: what must hold in every state of every game, whatever is played.

`check` looks at a state; `check_deep` also stores it, reads it back and deals hidden cards again. A
broken law is an error that says which one.
"""

from __future__ import annotations

from collections import Counter
from functools import cache

from unshuffled.rules.core import constants
from unshuffled.rules.core.content import Content
from unshuffled.rules.core.mats import Protected
from unshuffled.rules.core.state import Game
from unshuffled.rules.core.zones import census, turn_cards
from unshuffled.rules.effects.life import Heal
from unshuffled.rules.effects.protected import ProtectedGains
from unshuffled.rules.readings import sampling, views
from unshuffled.rules.saves import codec


class LawBroken(Exception):
    """A law of `laws` does not hold."""


def require(holds: bool, law: str) -> None:
    """Stop where a law does not hold."""
    if not holds:
        raise LawBroken(law)


def check(g: Game, cards: Counter[int], turns: list[int]) -> None:
    """The cheap laws, for every state. `cards` and `turns` are the census at the start."""
    require(census(g) == cards, "cards are moved, never made or lost")
    require(turn_cards(g) == turns, "turn order cards are moved, never made or lost")
    require((g.decision is None) == g.is_over, "there is a question until the game is over")
    if g.decision is not None:
        keys = g.decision.keys
        require(len(keys) > 0, "a decision is never empty")
        # PR-45: the main phase ends by an answer, also if nothing else can be done.
        require(
            len(keys) > 1 or (g.decision.ask, keys) == ("main", ["end"]), "a decision with one outcome is not asked"
        )
        require(len(set(keys)) == len(keys), "each key stands once")
    above = _gives_above(g)
    for p in g.players:
        require(p.life >= 0 and (p.life <= p.max_life or above), "life stays between 0 and its start (SETUP-10)")
        require(p.exhausted == (p.life == 0), "exhausted is being at 0 life (EXH-01)")
        require(0 <= p.charges <= p.mage.charges, "charges fit on the mat (MAIN-23)")
        require(p.aether >= 0 and all(amount > 0 for _, amount in p.restricted_aether), "aether is never owed")
        require(all(-1 <= t <= constants.OPEN_BREACH for t in p.breach_turns), "a breach is absent, turned or open")
        require(
            all(p.breach_turns[x.breach] != constants.NO_BREACH for x in p.prepped),
            "spells lie on breaches that are there",
        )
    within = g.gravehold >= 0 and (g.gravehold <= g.gravehold_max or above)
    require(within, "Gravehold's life stays between 0 and its start (ED-30)")
    protected = g.scenario.protected
    require(
        0 <= g.protected_charges <= (protected.charges if protected is not None else 0), "their charges fit on the mat"
    )
    if g.decision is not None and g.decision.ask == "give_charges":
        require(protected is not None, "charges are given only to who is protected instead of Gravehold (EXPD-10)")
    require(0 <= g.nemesis_life <= g.nemesis_max, "the nemesis's life stays between 0 and its start (SETUP-13)")
    require(all(0 <= m.life <= m.max_life for m in g.in_play), "minions never exceed their life (DMG-10)")
    for counter, value in zip(g.scenario.nemesis.counters, g.counters, strict=True):
        require(max(0, counter.smallest) <= value <= counter.largest, f"{counter.name} stays within its bounds")
    if g.is_over:
        require(g.outcome in constants.WINS or g.outcome in constants.LOSSES, "a game ends in a way the rules know")


def _gives_above(g: Game) -> bool:
    """Can something in this game give life above its start: an ability card of who is protected?"""
    protected = g.scenario.protected
    return protected is not None and _above(protected, g.scenario.content)


@cache
def _above(protected: Protected, content: Content) -> bool:
    addresses = tuple([f"{id}/" for id in protected.abilities])
    return any(
        isinstance(step, (Heal, ProtectedGains)) and step.above
        for block in content.blocks.values()
        if block.address.startswith(addresses)
        for step in block.steps
    )


def check_deep(g: Game, seed: str) -> None:
    """The expensive checks, for a sample of states."""
    stored = codec.loads(g.scenario.content, codec.dumps(g))
    require(stored == g, "a stored game is the same game")
    shown = views.view(g, 0)
    require(views.view(stored, 0) == shown, "a stored game looks the same")
    sample = sampling.sample(g, seed)
    require(views.view(sample, 0) == shown, "a view does not change when hidden cards are dealt again")
    other = sampling.sample(g, f"other {seed}")
    other.seed = f"other {seed}"
    law = "a sample depends on nothing that is hidden, nor on chances to come"
    require(sampling.sample(other, seed) == sample, law)
    require(g.copy() == g, "a copy is equal")
