"""Trees: how many lines of play there are from a position, to a depth, and how many begin with each answer.

A line is a sequence of answers; one that ends the game sooner counts once. Chance is fixed by the seed, so the count is
a fact of the rules. It is known as perft from chess engines, and the counts under the first answers as divide.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

from tests.table import PLAIN_MARKET, position
from unshuffled.packs import library
from unshuffled.rules.core import machine
from unshuffled.rules.core.scenario import Setup
from unshuffled.rules.core.setup import start
from unshuffled.rules.core.state import Game

FOLDER = Path(__file__).parent / "trees"
DEPTH = 8


@dataclass(slots=True)
class Tree:
    """A position to count from. `by_hand` are the counts for depths 1 and 2 that a person worked out."""

    name: str
    about: str
    lay: Callable[[], Game]
    depth: int
    by_hand: tuple[int, int] | None = None


def lines(game: Game, depth: int) -> int:
    """Lines of this many answers."""
    decision = game.decision
    if decision is None:
        return 1
    if depth == 1:
        return len(decision.keys)
    return sum(lines(after(game, key), depth - 1) for key in decision.keys)


def after(game: Game, key: str) -> Game:
    """A copy of the game in which this has been answered."""
    twin = game.copy()
    machine.answer(twin, key)
    return twin


def divide(game: Game, depth: int) -> list[tuple[str, int]]:
    """The count under each first answer."""
    assert game.decision is not None
    return [(key, lines(after(game, key), depth - 1)) for key in game.decision.keys]


def text_of(tree: Tree) -> str:
    """The file of a tree."""
    game = tree.lay()
    written = [f"# {tree.name}: {tree.about}", "# Lines of play. Written by `make golden`; do not edit.", ""]
    written += [f"depth {depth} lines {lines(game, depth)}" for depth in range(1, tree.depth)]
    parts = divide(game, tree.depth)
    written += [f"depth {tree.depth} lines {sum(count for _, count in parts)}", ""]
    written += [f"{count:7} {key}" for key, count in parts]
    return "\n".join(written) + "\n"


OPENINGS = [
    # nemesis, mages (each once), market, seed
    ("carapace_queen", ["adelheim", "brama"], "deck_destruction_base", "queen"),
    ("crooked_mask", ["jian", "kadir"], "plenty_of_charges", "mask"),
    ("prince_of_gluttons", ["lash", "mist"], "deck_destruction", "prince"),
    ("rageborne", ["phaedraxa", "xaxos"], "play_it_again", "rage"),
    ("gate_witch", ["dezmodia", "garu"], "deck_destruction_base", "witch"),
    ("hollow_crown", ["gex", "mazahaedron"], "plenty_of_charges", "crown"),
    ("magus_of_cloaks", ["mist_war_eternal", "quilius"], "deck_destruction", "magus"),
    ("umbra_titan", ["ulgimor", "yan_magda"], "play_it_again", "titan"),
    ("experiment_153", ["ilya", "kel"], "first_expedition", "maws"),
    ("thief_of_dreams", ["zhana_outcasts", "taqren_outcasts"], "first_expedition", "dreams"),
    ("risen_thrall", ["qu_outcasts", "thraxir"], "first_expedition", "thrall"),
    ("fountain_of_souls", ["dezmodia_outcasts", "arachnos"], "first_expedition", "fountain"),
]


def _opening(nemesis: str, mages: list[str], market: str, seed: str) -> Game:
    """The first main phase; until then the first option is answered."""
    game = start(library.load(), Setup(mages=mages, nemesis=nemesis, market=[market]), seed)
    while game.decision is not None and game.decision.ask != "main":
        machine.answer(game, game.decision.keys[0])
    return game


# After the turn of player 1 the card on top gives the turn to player 2, who holds a crystal and has two answers: play it
# or end. Once it is played nothing costs 1 aether, so `end` is the only answer left and is not asked.
NEXT: dict[str, Any] = {"turn_deck": ["player2", "player1", "nemesis"], "turn_discard": [], "p2": {"hand": ["crystal"]}}


def _hand() -> Game:
    return position("main", hand=["crystal", "crystal", "spark"], **NEXT).game


def _casting() -> Game:
    two = {"I": "spark", "II": "spark"}
    return position("casting", prepped=two, breaches={"II": "open"}, hand=["crystal"], **NEXT).game


def _breaches() -> Game:
    return position("main", aether=5, supply=dict.fromkeys(PLAIN_MARKET, 0), **NEXT).game


def _target() -> Game:
    return position("casting", prepped={"I": "spark"}, hand=["crystal"], in_play=[("tally_a1", 5)], **NEXT).game


SMALL = [
    # Depth 1: play crystal, prep spark 1, end: 3.
    # Depth 2: after `play crystal` there is 1 aether and nothing costs so little (the cheapest things cost 2): the other
    # crystal, the spark and end, 3; after `prep spark 1`: play crystal and end, 2; after `end`: player 2, 2. Together 7.
    Tree("hand", "two crystals and a spark in hand, breach I open", _hand, 10, (3, 7)),
    # Depth 1: cast spark 1, cast spark 2, end: 3.
    # Depth 2: the nemesis is the only target, so it is not asked for: after either cast the other spark and end, 2 and 2;
    # after `end` the main phase: play crystal and end, 2. Together 6.
    Tree("casting", "a spark on each of two open breaches, a crystal in hand", _casting, 10, (3, 6)),
    # 5 aether, nothing in hand, no card in the supply; breaches II, III, IV are not turned yet, so focusing costs 2, 3, 4
    # and opening 5, 9, 13 (BREACH-16, BREACH-17); a charge costs 2.
    # Depth 1: charge, focus 2, focus 3, focus 4, open 2, end: 6.
    # Depth 2: after `charge`, 3 aether: charge, focus 2, focus 3, end, 4; after `focus 2`, 3 aether, and opening II now
    # costs 4: the same 4; after `focus 3`, 2 aether: charge, focus 2, end, 3; after `focus 4`, 1 aether, and after
    # `open 2`, none: nothing but end, 1 and 1 (PR-45); after `end` player 2, 2. Together 15.
    Tree("breaches", "5 aether for charges and breaches", _breaches, 10, (6, 15)),
    # Depth 1: cast spark 1, end: 2.
    # Depth 2: after the cast: target nemesis, target tally_a1, 2; after `end` the main phase: play crystal and end, 2.
    # Together 4.
    Tree("target", "a spark on an open breach and a minion in play", _target, 10, (2, 4)),
]


def trees() -> Iterator[Tree]:
    """Every tree there is a file of."""
    yield from SMALL
    for nemesis, mages, market, seed in OPENINGS:
        about = f"first main phase of {' and '.join(mages)} against {nemesis}, market {market}, seed {seed}"
        yield Tree(nemesis, about, partial(_opening, nemesis, mages, market, seed), DEPTH)
