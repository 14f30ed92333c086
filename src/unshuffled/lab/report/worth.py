"""What a card is worth: the same games with it in the market and with another card in its place.

Games with a card differ from games without it in more than the card: who wins early buys less, and strong mages buy expensive cards.
So the naive figure, wins with the card bought less wins without, says little. A swap changes one pile and nothing else.
"""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Generator, Iterable, Iterator
from contextlib import closing
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
LOOK: Final = 50
"""Pairs between two looks at whether the answer is clear."""
CLEAR: Final = 3.29
"""Standard errors that make an answer clear before the end. Stricter than `SURE`, so that many looks find no difference by
chance and the interval at the end keeps its meaning (Haybittle and Peto)."""
UNJUDGED: Final = "cannot be judged"
"""The verdict on a card that was never bought: then the games only show what the missing pile is worth."""


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


def play(swap: Swap, workers: int) -> Generator[Pair, None, None]:
    """All pairs, as they finish."""
    return pools.results(partial(_worker, swap), range(swap.pairs), workers)


def measure(swap: Swap, workers: int) -> Iterator[Pair]:
    """Yield the pairs by their numbers until the answer is clear. The end does not depend on the number of workers."""
    early: dict[int, Pair] = {}
    done: list[Pair] = []
    with closing(play(swap, workers)) as playing:
        for pair in playing:
            early[pair.number] = pair
            while len(done) in early:
                done.append(early.pop(len(done)))
                yield done[-1]
                if len(done) % LOOK == 0 and worth(swap.card, done).is_clear:
                    return


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
        """Stronger, weaker, not known, or nothing that games could tell."""
        if not self.bought:
            return UNJUDGED
        return "stronger" if self.low > 0 else "weaker" if self.high < 0 else "no difference shown"

    @property
    def is_clear(self) -> bool:
        """Return whether more pairs would hardly change the verdict."""
        if not self.bought:
            return True
        margin = (self.high - self.low) / 2 / SURE * CLEAR
        return abs(self.difference) > margin or 0 < margin < TELLING - abs(self.difference)

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
