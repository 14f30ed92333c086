"""What unplayed gems bring, and what they would pay for.

Only cards count that do nothing but give aether: playing them asks nothing, shows nothing and can be taken back. What can then be
paid for is what the main phase offers to a player with that much more aether, so no price is worked out twice.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from itertools import product

from unshuffled.rules.core import constants
from unshuffled.rules.core.language import Amount, Block
from unshuffled.rules.core.machine import answer
from unshuffled.rules.core.state import Game, Player
from unshuffled.rules.effects.gains import Aether
from unshuffled.rules.effects.shapes import If
from unshuffled.rules.mechanics.actions import options

MOST_WAYS = 256
"""With more ways to play some of the gems, only playing them one after the other is tried."""

Gain = tuple[tuple[int, int], ...]
"""Aether, with the uses it is good for."""


@dataclass
class Reach:
    """Gems in hand that need no decision: the answers that play all of them, and what that gives."""

    plays: list[str]
    aether: int
    pays: dict[str, list[str]]
    """Answers that become possible, with the gems to play before each: as little aether as will do, of the fewest cards."""


def reach(g: Game) -> Reach | None:
    """What the gems in hand would bring to the player whose main phase it is; None if there are no such gems."""
    d = g.decision
    if d is None or d.ask != "main":
        return None
    p = g.players[d.seat]
    cards = g.scenario.content.cards
    kinds = [card for card in dict.fromkeys(p.hand) if cards[card].play_key in d.keys]
    gems = {cards[card].play_key: p.hand.count(card) for card in kinds if _only_aether(cards[card].play)}
    if not gems:
        return None
    fixed = {key: _fixed(block) for key in gems if (block := cards[g.scenario.content.player_acts[key][1]].play)}
    gains = {key: [gain] * gems[key] for key, gain in fixed.items() if gain is not None}
    if len(gains) < len(gems):
        gains = _tried(g, d.seat, gems)
    plays = [key for key, each in gains.items() for _ in each]
    everything = [gain for each in gains.values() for gain in each]
    rich = p.copy()
    wanted = [key for key in _offered(g, p, rich, everything) if key not in d.keys]
    pays: dict[str, list[str]] = {}
    for way, given in _ways(tuple([(key, tuple(each)) for key, each in gains.items()])):
        if not wanted:
            break
        found = _offered(g, p, rich, given)
        pays.update({key: way for key in wanted if key in found})
        wanted = [key for key in wanted if key not in pays]
    return Reach(plays, _sum(everything), pays)


@lru_cache(maxsize=4096)
def _ways(gems: tuple[tuple[str, tuple[Gain, ...]], ...]) -> list[tuple[list[str], list[Gain]]]:
    """Ways to play some of the gems, those that give least first; of two that give the same, the one of fewer cards."""
    keys = [key for key, _ in gems]
    count = 1
    for _, each in gems:
        count *= len(each) + 1
    if count > MOST_WAYS:
        plays = [(key, gain) for key, each in gems for gain in each]
        return [([key for key, _ in plays[:n]], [gain for _, gain in plays[:n]]) for n in range(1, len(plays) + 1)]
    ways: list[tuple[list[str], list[Gain]]] = []
    for counts in product(*[range(len(each) + 1) for _, each in gems]):
        way = [key for key, n in zip(keys, counts, strict=True) for _ in range(n)]
        given = [gain for (_, each), n in zip(gems, counts, strict=True) for gain in each[:n]]
        ways.append((way, given))
    ways.sort(key=lambda one: (_sum(one[1]), len(one[0])))
    different: dict[Gain, tuple[list[str], list[Gain]]] = {}
    for one in ways:
        different.setdefault(_total(one[1]), one)
    return list(different.values())


def _total(given: list[Gain]) -> Gain:
    by_use: dict[int, int] = {}
    for gain in given:
        for mask, amount in gain:
            by_use[mask] = by_use.get(mask, 0) + amount
    return tuple(sorted(by_use.items()))


def _sum(given: list[Gain]) -> int:
    return sum([amount for gain in given for _, amount in gain])


def _offered(g: Game, p: Player, rich: Player, given: list[Gain]) -> list[str]:
    """What the main phase offers to the player with this much more; `rich` is a copy of them, to be given it."""
    rich.aether, rich.restricted_aether = p.aether, p.restricted_aether
    for gain in given:
        for mask, amount in gain:
            if mask == constants.ANY_USE:
                rich.aether += amount
            else:
                rich.restricted_aether += ((mask, amount),)
    return options(g, rich)


@lru_cache(maxsize=4096)
def _only_aether(block: Block | None) -> bool:
    """Does the card give aether and nothing else, whatever the conditions on it are?"""
    if block is None:
        return False
    for step in block.steps:
        if isinstance(step, If):
            if not _only_aether(step.then) or (step.otherwise is not None and not _only_aether(step.otherwise)):
                return False
        elif not isinstance(step, Aether):
            return False
    return True


@lru_cache(maxsize=4096)
def _fixed(block: Block) -> Gain | None:
    """What the card gives if that is always the same; None if it depends on something."""
    gain: list[tuple[int, int]] = []
    for step in block.steps:
        if not isinstance(step, Aether) or step.amount != Amount(step.amount.base):
            return None
        gain.append((step.mask() if step.only or step.never else constants.ANY_USE, step.amount.base))
    return tuple(gain)


def _tried(g: Game, seat: int, gems: dict[str, int]) -> dict[str, list[Gain]]:
    """What each gem gives when they are played one after the other, as far as nothing else is asked."""
    game = g.copy()
    gains: dict[str, list[Gain]] = {}
    for key, copies in gems.items():
        for _ in range(copies):
            p = game.players[seat]
            free, limited = p.aether, p.restricted_aether
            answer(game, key)
            if game.decision is None or game.decision.ask != "main" or game.decision.seat != seat:
                return gains
            p = game.players[seat]
            gain = ((constants.ANY_USE, p.aether - free), *p.restricted_aether[len(limited) :])
            gains.setdefault(key, []).append(tuple([part for part in gain if part[1]]))
    return gains
