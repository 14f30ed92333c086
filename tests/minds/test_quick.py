"""Rules of thumb: what cards are found to do, what follows from it, and games that are won by it."""

from __future__ import annotations

import pytest

from tests.table import content, position
from unshuffled.minds import known, seeing
from unshuffled.minds.quick import numbers
from unshuffled.minds.quick.mind import QuickMind, quick_for
from unshuffled.minds.quick.trials import Trials
from unshuffled.packs import library
from unshuffled.rules.core import machine
from unshuffled.rules.core.scenario import RANDOM, Setup
from unshuffled.rules.core.setup import start
from unshuffled.rules.core.state import Game


@pytest.fixture(scope="module")
def trials() -> Trials:
    shipped = library.load()
    return Trials(shipped, shipped.nemeses["rageborne"]["normal"])


def answer(g: Game) -> str:
    return seeing.answer_of(QuickMind(), g)


def played(mind: str, seed: str, difficulty: str = "beginner") -> Game:
    """A whole game against Rageborne."""
    g = start(library.load(), Setup(mages=[RANDOM] * 2, nemesis="rageborne", difficulty=difficulty), seed)
    player = known.make(mind, seed)
    while g.decision is not None:
        machine.answer(g, seeing.answer_of(player, g))
    return g


@pytest.mark.parametrize(
    ("card", "number", "change"),
    [
        ("crystal", numbers.AETHER, 1.0),
        ("jade", numbers.AETHER, 2.0),
        ("mages_talisman", numbers.CHARGES, 2.0),
        ("crystal", numbers.CARDS, 0.0),
        ("crystal", numbers.FOE, 0.0),
    ],
)
def test_a_trial_finds_what_a_card_does(trials: Trials, card: str, number: int, change: float) -> None:
    assert trials.used(library.load().index[card])[number] == change


def test_damage_goes_to_the_nemesis_or_to_minions(trials: Trials) -> None:
    change = trials.used(library.load().index["spark"])

    assert change[numbers.FOE] + change[numbers.MINIONS] == -1.0


def test_unleash_moves_the_counter_of_its_nemesis(trials: Trials) -> None:
    assert trials.unleash()[numbers.COUNTERS] == 1.0


def test_measuring_a_card_twice_gives_the_same() -> None:
    shipped = library.load()
    nemesis = shipped.nemeses["rageborne"]["normal"]
    dark_fire = shipped.index["dark_fire"]

    assert Trials(shipped, nemesis).used(dark_fire) == Trials(shipped, nemesis).used(dark_fire)


def test_it_casts_what_slays_the_nemesis() -> None:
    t = position("casting", nemesis_life=1, prepped={"I": "spark"}, in_play=["needlemaw"])

    while t.game.decision is not None and t.game.decision.ask != "main":
        machine.answer(t.game, answer(t.game))

    assert t.game.is_won


def test_it_plays_gems_before_it_buys() -> None:
    t = position(hand=["crystal", "crystal", "crystal"])

    assert answer(t.game) == "play crystal"


def test_it_does_not_end_its_turn_with_a_spell_that_could_be_prepped() -> None:
    t = position(hand=["spark"], breaches={"I": "open"})

    assert answer(t.game) == "prep spark 1"


def test_what_it_knows_of_cards_is_kept_for_the_next_game() -> None:
    shipped = library.load()
    nemesis = shipped.nemeses["rageborne"]["normal"]

    assert quick_for(shipped, nemesis) is quick_for(shipped, nemesis)
    assert quick_for(content(), content().nemeses["rageborne"]["normal"]) is not quick_for(shipped, nemesis)


@pytest.mark.nightly("plays 24 whole games; a mind that has become weak loses the ladder too")
def test_it_wins_games_that_drawing_lots_loses() -> None:
    seeds = [f"quick/{n}" for n in range(12)]
    won = {mind: sum(played(mind, seed).is_won for seed in seeds) for mind in ("eager", "quick")}

    assert won["eager"] == 0
    assert won["quick"] >= 2
