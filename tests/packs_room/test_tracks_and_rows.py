"""Several tokens on tracks and a row of cards, as a pack declares them (`tests/packs/lamps`)."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

import pytest

from tests import table
from tests.sizes import scaled
from tests.table import At, position
from unshuffled.lab import simulate
from unshuffled.packs import library
from unshuffled.rules.core.content import Content
from unshuffled.rules.core.language import Amount, Block
from unshuffled.rules.effects.life import Deal

LAMPS = Path(__file__).parents[1] / "packs" / "lamps"


@cache
def content() -> Content:
    """The shipped packs, the trial pack and the lamps."""
    return library.load_folders([*library.shipped(), table.TRIAL, LAMPS])


@pytest.fixture(autouse=True)
def _with_the_lamps(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table, "content", content)


def lit(red: int = 0, blue: int = 0, sill: str = "- - -", **given: Any) -> At:
    """The lamps on these steps, and these cards on the sill."""
    at = position("none", nemesis="lamplighter", counters={"red_lamp": red, "blue_lamp": blue}, **given)
    for n, card in enumerate(sill.split(), 1):
        if card != "-":
            at.game.piles[at.game.scenario.nemesis.pile(f"sill_{n}")] = [content().index[card]]
    at.game.piles[at.game.scenario.nemesis.pile("moth")] = [~content().index["spark"]] * 3
    return at


def lamps(at: At) -> tuple[int, int]:
    """Where the lamps are."""
    return (at.counter("red_lamp"), at.counter("blue_lamp"))


def sill(at: At) -> str:
    """What lies on the sill."""
    piles = [at.game.piles[at.game.scenario.nemesis.pile(f"sill_{n}")] for n in (1, 2, 3)]
    return " ".join([content().ids[pile[0]] if pile else "-" for pile in piles])


def test_each_token_moves_and_meets_its_step() -> None:
    at = lit(1, 0).resolve("lamplighter_wick")

    assert (lamps(at), at.game.gravehold, at.options) == ((2, 1), 29, [])


def test_a_token_meets_every_step_that_it_passes_and_twice_if_the_card_says_so() -> None:
    at = lit(1, 0).resolve("lamplighter_blaze")

    assert (lamps(at), at.game.gravehold) == ((3, 0), 24)


def test_a_token_at_the_end_cannot_be_chosen() -> None:
    at = lit(3, 0).unleash()

    assert (lamps(at), at.options) == ((3, 1), [])


def test_a_token_at_the_beginning_cannot_be_moved_back() -> None:
    at = lit(2, 0, in_play=["lamplighter_snuffer"]).main_phase_of_nemesis()

    assert (lamps(at), at.game.gravehold) == ((1, 0), 30)


def test_no_token_can_be_moved_back() -> None:
    assert lamps(lit(in_play=["lamplighter_snuffer"]).main_phase_of_nemesis()) == (0, 0)


def test_a_card_leaves_the_row_from_its_last_space() -> None:
    at = lit(sill="crystal jade -").resolve("lamplighter_oil")

    assert (sill(at), at.game.gravehold) == ("spark crystal -", 29)


def test_a_minion_lies_in_the_row() -> None:
    at = lit(sill="crystal - -").resolve("lamplighter_beetle").resolve("lamplighter_draught")

    assert (sill(at), at.in_play, at.game.gravehold) == ("- - -", [("lamplighter_beetle", 6)], 29)
    assert at.resolve("lamplighter_draught").game.gravehold == 26
    assert (at.in_play, at.nemesis_discard.count("lamplighter_beetle")) == ([], 1)


@pytest.mark.parametrize(("in_play", "life"), [(["lamplighter_stairs"], 50), ([], 46)])
def test_while_a_card_shields_it_the_nemesis_takes_no_damage(in_play: list[str], life: int) -> None:
    at = lit(in_play=in_play).steps(Block("test/deal", [Deal(Amount(4), target="nemesis")]), 0)

    assert at.game.nemesis_life == life


@pytest.mark.slow("plays whole games")
def test_games_with_the_lamps_keep_the_laws() -> None:
    played = library.load_folders([*library.shipped(), LAMPS])
    plan = simulate.Plan(["lamplighter"], mind="eager", check=True, deep_every=6)
    games = [simulate.play_one(played, plan, number, f"lamps {number}") for number in range(scaled(12))]

    assert [game.failure for game in games if game.failure] == []
