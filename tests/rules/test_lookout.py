"""What a forecast depends on: it is made again when that changes, and only then."""

from __future__ import annotations

import ast
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given

from tests.rules.random_games import played, seeds, setups, some
from tests.table import At, position
from unshuffled.rules.core.fields import OTHER, VEILS
from unshuffled.rules.core.scenario import Setup
from unshuffled.rules.core.state import Game
from unshuffled.rules.readings.forecast import forecast
from unshuffled.rules.readings.lookout import VEIL, Lookout, differs

RAY = [("pulverizing_ray", 1)]
"""A player discards their hand, or Gravehold suffers: `pulverizing_ray` reads hands."""


def needed(at: At) -> set[str]:
    """Which of the fields that a forecast may not need it does need here."""
    lookout = Lookout()
    assert lookout.look(at.game) == forecast(at.game)
    return {name for name, bit in VEILS.items() if not lookout.veil & bit}


def two(before: dict[str, Any], after: dict[str, Any]) -> tuple[Game, Game]:
    """Two moments of one game."""
    old, new = position("none", **before).game, position("none", **after).game
    new.scenario = old.scenario
    return old, new


def test_a_power_that_hits_gravehold_needs_nothing_of_the_players() -> None:
    assert needed(position("none", in_play=[("tally_b1", 1)], hand=["crystal"], charges=2)) == set()


def test_a_power_that_makes_players_discard_needs_their_hands_and_where_the_cards_go() -> None:
    assert needed(position("none", in_play=RAY, hand=["crystal"], charges=2)) >= {"hand", "discard"}


@pytest.mark.parametrize(
    ("changed", "again"),
    [
        ({"hand": ["crystal"] * 5, "aether": 3}, False),
        ({"hand": ["crystal"] * 5, "charges": 4}, False),
        ({"hand": ["crystal"] * 5, "prepped": {"I": "spark"}}, False),
        ({"hand": ["crystal"] * 4}, True),
        ({"hand": ["crystal"] * 5, "life": 3}, True),
    ],
)
def test_a_forecast_is_made_again_only_if_something_it_depends_on_has_changed(
    changed: dict[str, Any], again: bool
) -> None:
    lookout = Lookout()
    old, new = two({"in_play": RAY, "hand": ["crystal"] * 5}, {"in_play": RAY, **changed})
    lookout.look(old)

    assert bool(differs(old, new) & ~lookout.veil) == again
    assert lookout.look(new) == forecast(new)


@pytest.mark.parametrize(
    ("before", "after", "again"),
    [
        ({"I": "spark"}, {}, False),
        ({"I": "spark"}, {"I": "equilibrium"}, True),
        ({"I": "equilibrium"}, {"I": "spark"}, True),
        ({"I": "equilibrium"}, {"I": "equilibrium", "II": "spark"}, True),
    ],
)
def test_spells_matter_to_damage_only_where_one_of_them_lessens_it(
    before: dict[str, str], after: dict[str, str], again: bool
) -> None:
    """CTXT-25. Without one, damage is dealt without a look at the breaches."""
    lookout = Lookout()
    given = {"in_play": [("tally_b3", 1)], "life": 3}
    old, new = two({**given, "prepped": before}, {**given, "prepped": after})
    lookout.look(old)

    assert bool(differs(old, new) & ~lookout.veil) == again
    assert lookout.look(new) == forecast(new)


def test_two_games_differ_in_all_that_a_forecast_needs() -> None:
    old, new = position("none").game, position("none", nemesis="rageborne", mages=["plain_one"]).game

    assert differs(old, new) == OTHER


def hiding(code: str) -> list[int]:
    """Lines that would hide that a field is missing."""
    return [
        node.lineno
        for node in ast.walk(ast.parse(code))
        if (isinstance(node, ast.Name) and node.id in ("hasattr", "AttributeError"))
        or (isinstance(node, ast.Call) and getattr(node.func, "id", "") == "getattr" and len(node.args) == 3)
    ]


def test_no_rule_hides_that_a_field_is_missing() -> None:
    """Then a forecast could depend on a field that it was made without."""
    root = Path(__file__).parents[2] / "src" / "unshuffled" / "rules"
    found = {path.relative_to(root).as_posix(): hiding(path.read_text(encoding="utf-8")) for path in root.rglob("*.py")}

    assert [name for name, lines in found.items() if lines] == ["readings/lookout.py"]


@pytest.mark.parametrize(
    ("code", "lines"),
    [
        ("try:\n    p.hand\nexcept (KeyError, AttributeError):\n    pass\n", [3]),
        ("x = 1\nif hasattr(p, 'hand'): pass\n", [2]),
        ("getattr(p, name, ())\n", [1]),
        ("getattr(p, name)\n", []),
    ],
)
def test_what_hides_that_a_field_is_missing_is_found(code: str, lines: list[int]) -> None:
    assert hiding(code) == lines


@some(24)
@given(setups(), seeds())
def test_nothing_that_a_forecast_depends_on_is_overlooked(setup: Setup, seed: str) -> None:
    lookout, before, last = Lookout(), None, None
    for number, game in enumerate(played(setup, seed)):
        if number % 2:
            continue
        made = forecast(game)
        if before is not None and not game.is_over and not differs(before, game) & ~lookout.veil:
            assert made == last
        assert lookout.look(game) == made
        assert lookout.veil & ~VEIL == 0
        before, last = game.copy(), made
