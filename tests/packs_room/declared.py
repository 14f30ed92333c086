"""The pack of `tests/packs/declared`: what it declares, laid on a table."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

from tests import table
from tests.table import At
from unshuffled.packs import library
from unshuffled.rules.core.content import Content
from unshuffled.rules.core.language import Block, Step
from unshuffled.rules.core.scenario import Setup
from unshuffled.rules.core.state import Game
from unshuffled.rules.effects.nemesis import Advance
from unshuffled.rules.effects.side_decks import MoveCards
from unshuffled.rules.readings import sampling

FOLDER = Path(__file__).parents[1] / "packs" / "declared"
PORTENTS = [f"tide_bell_{name}" for name in ("gulls", "red_moon", "still_water", "wet_rope", "far_bell")]
BURDENS = [f"tide_bell_{name}" for name in ("anchor", "wet_cloak", "barnacles", "lead")]


@cache
def content() -> Content:
    """The shipped packs, the trial pack and the one that declares."""
    return library.load_folders([*library.shipped(), table.TRIAL, FOLDER])


def setup_of(players: int, difficulty: str = "normal") -> Setup:
    """A game against the Tide Bell, with the new kinds in the market."""
    return Setup(["random"] * players, "tide_bell", difficulty, ["low_tide"])


def bell(phase: str = "none", portents: list[str] | None = None, shore: list[str] | None = None, **given: Any) -> At:
    """The Tide Bell with this deck of portents, from the top and face down, and these on the shore, from the bottom."""
    market = content().markets["low_tide"].cards
    at = table.position(phase, nemesis="tide_bell", market=market, **given)
    g = at.game
    if shore is not None:
        g.piles[pile(at, "shore")] = [content().index[card] for card in shore]
        portents = portents if portents is not None else [card for card in PORTENTS if card not in shore]
    if portents is not None:
        g.piles[pile(at, "portent")] = [~content().index[card] for card in reversed(portents)]
    return at


def pile(at: At, name: str) -> int:
    """The number of a deck or pile of the nemesis."""
    return at.game.scenario.nemesis.pile(name)


def lying(at: At, name: str) -> list[str]:
    """The cards of a deck or pile, from the bottom; `?` before one that nobody has seen."""
    ids = content().ids
    return [ids[card] if card >= 0 else f"?{ids[~card]}" for card in at.game.piles[pile(at, name)]]


def does(at: At, *steps: Step) -> At:
    """These steps happen, as if the mat said them."""
    return at.steps(Block("test/steps", list(steps)))


def advance(by: int = 1, back: bool = False) -> Advance:
    """Along the tide."""
    return Advance("tide", by, back)


def move(**given: Any) -> MoveCards:
    """Between the deck of portents and the shore."""
    return MoveCards(**given)


def dealt_anew(game: Game, seed: str) -> Game:
    """The game with its hidden cards redealt."""
    return sampling.sample(game, seed)
