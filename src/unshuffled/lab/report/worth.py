"""What a card is worth: the same games with it in the market and with another card in its place.

Games with a card differ from games without it in more than the card: who wins early buys less, and strong mages buy expensive cards.
So the naive figure, wins with the card bought less wins without, says little. A swap changes one pile and nothing else.
"""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from typing import Final

from unshuffled.lab import pools
from unshuffled.lab.ladder import SURE
from unshuffled.minds import known
from unshuffled.minds.seeing import answer_of
from unshuffled.packs import library
from unshuffled.rules.core import constants, machine
from unshuffled.rules.core.content import Content
from unshuffled.rules.core.scenario import RANDOM, Setup
from unshuffled.rules.core.setup import start

TELLING: Final = 0.05
"""A difference that an author would want to know of."""


@dataclass(frozen=True)
class Swap:
    """Which games: in each pair `card` takes the place of one pile of its kind."""

    card: str
    nemeses: tuple[str, ...]
    players: tuple[int, ...] = (2,)
    difficulty: str = "beginner"
    instead: str = ""
    """The card it is compared with; empty for one of its kind that is drawn for each pair."""
    mind: str = "quick"
    pairs: int = 200
    seed: str = "worth"
    packs: tuple[str, ...] = ()
    """Folders of packs besides those that ship with the game. Markets are drawn from shipped cards alone."""


@dataclass(frozen=True)
class Pair:
    """One game played twice."""

    number: int
    instead: str
    won_with: bool
    won_without: bool
    gained: int
    """How many of the card were gained in the game with it."""


def play(swap: Swap, workers: int) -> Iterator[Pair]:
    """All pairs, as they finish."""
    return pools.results(partial(_worker, swap), range(swap.pairs), workers)


def _worker(swap: Swap) -> Callable[[int], Pair]:
    content = library.load_with([Path(pack) for pack in swap.packs])
    return lambda number: _pair(content, swap, number)


def _pair(content: Content, swap: Swap, number: int) -> Pair:
    seed = f"{swap.seed}-{number}"
    rest, players = divmod(number, len(swap.players))
    setup = Setup(
        mages=[RANDOM] * swap.players[players],
        nemesis=swap.nemeses[rest % len(swap.nemeses)],
        difficulty=swap.difficulty,
        packs=sorted(library.load().packs),
    )
    drawn = start(content, setup, seed).scenario.setup
    without, instead = _without(content, swap, drawn.market, seed)
    with_it = [swap.card if card == instead else card for card in without]
    won_with, gained = _game(content, swap, replace(drawn, packs=[], market=with_it), seed)
    won_without, _ = _game(content, swap, replace(drawn, packs=[], market=without), seed)
    return Pair(number, instead, won_with, won_without, gained)


def _without(content: Content, swap: Swap, market: list[str], seed: str) -> tuple[list[str], str]:
    """A market without the card, and the pile of it that the card is going to replace."""
    chance = random.Random(seed)
    kind = content.card(swap.card).market
    others = [content.ids[card] for card in library.load().supply[kind]]
    market = [chance.choice([c for c in others if c not in market]) if card == swap.card else card for card in market]
    piles = [card for card in market if content.card(card).market == kind]
    if not swap.instead:
        return market, chance.choice(piles)
    if swap.instead not in market:
        place = chance.choice(piles)
        market = [swap.instead if card == place else card for card in market]
    return market, swap.instead


def _game(content: Content, swap: Swap, setup: Setup, seed: str) -> tuple[bool, int]:
    g = start(content, setup, seed)
    mind = known.maker(swap.mind)(seed)
    gained = 0
    while g.decision is not None:
        key = answer_of(mind, g)
        gained += key == f"gain {swap.card}"
        machine.answer(g, key)
    return g.outcome in constants.WINS, gained


@dataclass(frozen=True)
class Worth:
    """What the pairs came to. Differences are shares of wins."""

    card: str
    pairs: int
    won_with: int
    won_without: int
    difference: float
    low: float
    high: float
    bought: int
    """Games with the card in which somebody gained it."""
    naive: float | None
    """Wins in games with it bought, less wins in games with it in the market and not bought."""

    @property
    def verdict(self) -> str:
        """Stronger, weaker, or not known."""
        return "stronger" if self.low > 0 else "weaker" if self.high < 0 else "no difference shown"

    @property
    def enough(self) -> int:
        """How many pairs show a difference of five points."""
        return math.ceil(self.pairs * ((self.high - self.low) / 2 / TELLING) ** 2)


def worth(card: str, pairs: Iterable[Pair]) -> Worth:
    """Count the pairs."""
    played = list(pairs)
    n = len(played)
    apart = [pair.won_with - pair.won_without for pair in played]
    mean = sum(apart) / n
    spread = sum((each - mean) ** 2 for each in apart) / max(1, n - 1)
    margin = SURE * math.sqrt(spread / n)
    bought = [pair.won_with for pair in played if pair.gained]
    others = [pair.won_with for pair in played if not pair.gained]
    naive = sum(bought) / len(bought) - sum(others) / len(others) if bought and others else None
    return Worth(
        card,
        n,
        sum(pair.won_with for pair in played),
        sum(pair.won_without for pair in played),
        mean,
        mean - margin,
        mean + margin,
        len(bought),
        naive,
    )
