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
    content = g.scenario.content
    cards = content.cards
    known = d.keys
    gems: dict[str, int] = {}
    gains: dict[str, list[Gain]] = {}
    for card, copies in _counted(p.hand).items():
        block = cards[card].play
        key = cards[card].play_key
        if block is not None and key in known and _only_aether(block):
            gems[key] = copies
            gain = _fixed(block)
            if gain is not None:
                gains[key] = [gain] * copies
    if not gems:
        return None
    if len(gains) < len(gems):
        gains = _tried(g, d.seat, gems)
    ways = _ways(tuple([(key, tuple(each)) for key, each in gains.items()]))
    rich = p.copy()
    # Cards in hand are played and prepped without aether: what they offer is known.
    rich.hand = []
    wanted = [key for key in _offered(g, p, rich, ways.total) if key not in known]
    pays: dict[str, list[str]] = {}
    for way, given in ways.some:
        if not wanted:
            break
        found = wanted if given == ways.total else _offered(g, p, rich, given)
        pays.update({key: way for key in wanted if key in found})
        wanted = [key for key in wanted if key not in pays]
    return Reach(ways.plays[:], _sum(ways.total), pays)


def _counted(hand: list[int]) -> dict[int, int]:
    copies: dict[int, int] = {}
    for card in hand:
        copies[card] = copies.get(card, 0) + 1
    return copies


@dataclass
class Ways:
    """How gems can be played."""

    plays: list[str]
    """The answers that play all of them."""
    total: Gain
    """What all of them give."""
    some: list[tuple[list[str], Gain]]
    """Ways to play some of them, those that give least first, with what each gives; of two that give the same, the one of fewer cards."""


@lru_cache(maxsize=4096)
def _ways(gems: tuple[tuple[str, tuple[Gain, ...]], ...]) -> Ways:
    plays = [(key, gain) for key, each in gems for gain in each]
    total = _total([gain for _, gain in plays])
    every = [key for key, _ in plays]
    count = 1
    for _, each in gems:
        count *= len(each) + 1
    if count > MOST_WAYS:
        in_order = [(every[:n], _total([gain for _, gain in plays[:n]])) for n in range(1, len(plays) + 1)]
        return Ways(every, total, in_order)
    ways: list[tuple[list[str], Gain]] = []
    for counts in product(*[range(len(each) + 1) for _, each in gems]):
        way = [key for (key, _), n in zip(gems, counts, strict=True) for _ in range(n)]
        given = [gain for (_, each), n in zip(gems, counts, strict=True) for gain in each[:n]]
        ways.append((way, _total(given)))
    ways.sort(key=lambda one: (_sum(one[1]), len(one[0])))
    # Playing none of them pays for nothing that is not offered already.
    different: dict[Gain, tuple[list[str], Gain]] = {(): ([], ())}
    for one in ways:
        different.setdefault(one[1], one)
    return Ways(every, total, list(different.values())[1:])


def _total(given: list[Gain]) -> Gain:
    by_use: dict[int, int] = {}
    for gain in given:
        for mask, amount in gain:
            by_use[mask] = by_use.get(mask, 0) + amount
    return tuple(sorted(by_use.items()))


def _sum(given: Gain) -> int:
    return sum([amount for _, amount in given])


def _offered(g: Game, p: Player, rich: Player, given: Gain) -> list[str]:
    """What the main phase offers to the player with this much more; `rich` is a copy of them, to be given it."""
    rich.aether, rich.restricted_aether = p.aether, p.restricted_aether
    for mask, amount in given:
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
