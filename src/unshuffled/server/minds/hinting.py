"""In a worker: the best answer to a question, the best other one, and what speaks for the first in playouts of both."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from unshuffled.minds import seeing
from unshuffled.minds.contract import Observation
from unshuffled.minds.quick.mind import Quick, quick_for
from unshuffled.minds.search import UNSEARCHED, Budget, Tried, compare
from unshuffled.rules.core import machine
from unshuffled.rules.core.content import Content
from unshuffled.rules.core.state import Game
from unshuffled.rules.saves import codec
from unshuffled.server.minds.answering import keep
from unshuffled.server.minds.speed import SPEED, TURNS

TABLES = 3
"""Redealt tables that each answer is to be tried at, at least: fewer answers are compared where there is no time, or none."""
PLAYOUTS = 160
LEAST = 0.5
"""Life: a smaller difference is not worth a number."""


def hint(content: Content, data: Any, tell: Callable[[Any], None]) -> dict[str, Any]:
    """`data`: the game as `observed`, the `keys` to choose of, a `seed`, and how many `seconds` it may take."""
    game = codec.decode(content, data["game"])
    keep(game, data["keys"])
    seen = seeing.observe(game)
    table = seen.table()
    quick = quick_for(content, table.scenario.nemesis)
    own = quick.choose(table)
    assert table.decision is not None
    obvious = table.decision.ask == "main" and quick.plays_gem(own)
    if len(data["keys"]) == 1 or table.decision.ask in UNSEARCHED or obvious:
        return {"key": own}
    seconds, seed = data["seconds"], data["seed"]
    many = int(seconds / (SPEED.playout(seen, own) * TABLES))
    if many < 2:
        return {"key": own}
    keys = _worth_comparing(seen, quick, own, many)
    best, other, *_ = compare(seen, Budget(PLAYOUTS, TURNS, seconds), seed, keys)
    why, much = _why(table, best, other)
    return {"key": best.key, "other": other.key, "why": why, "much": much}


def _worth_comparing(seen: Observation, quick: Quick, own: str, many: int) -> list[str]:
    """So many answers: quick's own, and those after which the table is worth most."""
    keys = [key for key in seen.decision.keys if key != own]
    if len(keys) >= many:
        before = seen.table()
        turns = quick.worth.turns_left(before)
        worth: dict[str, float] = {}
        for key in keys:
            tried = before.copy()
            machine.answer(tried, key)
            worth[key] = quick.worth.of(tried, turns)
        keys = sorted(keys, key=worth.__getitem__, reverse=True)[: many - 1]
    return [own, *keys]


def _why(g: Game, best: Tried, other: Tried) -> tuple[str, float]:
    """What the first has more of at the end of the playouts; `equal` where chance may explain the difference."""
    if best.value - other.value <= other.error:
        return "equal", 0.0
    more = {"life": best.life - other.life, "nemesis": other.foe - best.foe}
    if g.scenario.protected is None:
        more["gravehold"] = best.gravehold - other.gravehold
    why = max(more, key=more.__getitem__)
    return (why, more[why]) if more[why] >= LEAST else ("better", 0.0)
