"""The tensors: every entry has a name, and nothing in them depends on what nobody can know."""

from __future__ import annotations

import re
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import unshuffled.words
from tests.envs.games import NEMESES, a_game, positions
from unshuffled import Game
from unshuffled.envs.observe import ASKS, LIMIT, NOTHING, UNKNOWN, Observer, observer
from unshuffled.packs import library

SEEN = observer(library.load())
AT = {name: n for n, name in enumerate(SEEN.legend)}
PLACE = {name: n for n, name in enumerate(SEEN.place_legend)}


def test_every_entry_has_a_name_of_its_own() -> None:
    assert len(AT) == len(SEEN.legend)
    assert len(PLACE) == len(SEEN.place_legend)
    assert len(set(SEEN.cards)) == len(SEEN.cards)


def test_every_question_has_its_entry() -> None:
    said = "".join(
        path.read_text("utf-8") for path in (Path(unshuffled.words.__path__[0]) / "locales/en").glob("*.ftl")
    )
    known = {name.replace("-", "_") for name in re.findall(r"^ask-([a-z-]+)", said, re.MULTILINE)}

    # Other words for a question that is also asked in general words.
    assert known - {"give_card", "may_revealed", "put_under", "shift"} == set(ASKS)


@settings(max_examples=60, deadline=None)
@given(game=positions, seed=st.integers(), seat=st.integers(0, 3))
def test_the_observation_does_not_change_when_hidden_cards_are_redealt(game: Game, seed: int, seat: int) -> None:
    redealt = game.resample(seed)
    seat = seat % len(game.mages)

    np.testing.assert_array_equal(SEEN.numbers(redealt.view(seat)), SEEN.numbers(game.view(seat)))
    np.testing.assert_array_equal(SEEN.places(redealt.view(seat)), SEEN.places(game.view(seat)))


def test_the_observation_does_change_when_something_is_seen() -> None:
    """Else the law above would hold for zeros."""
    game = a_game(0)
    before = SEEN.numbers(game.view()), SEEN.places(game.view())
    game.answer(game.keys[0])
    after = SEEN.numbers(game.view()), SEEN.places(game.view())

    assert not np.array_equal(before[0], after[0])
    assert not np.array_equal(before[1], after[1])


@pytest.mark.parametrize("nemesis", NEMESES)
def test_all_numbers_of_a_game_lie_within_the_limit(nemesis: str) -> None:
    game = a_game(0, nemesis=nemesis, mages=3)
    while not game.is_over:
        game.play("random", 10)
        numbers, places = SEEN.numbers(game.view()), SEEN.places(game.view())
        assert np.isfinite(numbers).all()
        assert np.abs(numbers).max() < LIMIT
        assert places.min() >= NOTHING
        assert places.max() < len(SEEN.cards)


def test_the_numbers_are_those_of_the_view() -> None:
    game = Game.new(mages=["mist", "kadir"], nemesis="rageborne", seed=1)
    game.answer("play crystal")
    numbers = SEEN.numbers(game.view())

    assert numbers[AT["nemesis life"]] == game.nemesis_life
    assert numbers[AT["gravehold life"]] == game.gravehold_life
    assert numbers[AT["nemesis: rageborne"]] == 1
    assert numbers[AT["nemesis: umbra_titan"]] == 0
    assert numbers[AT["mage 1: is mist"]] == 1
    assert numbers[AT["mage 1: aether"]] == 1
    assert numbers[AT["mage 1: hand: crystal"]] == 2
    assert numbers[AT["mage 1: played: crystal"]] == 1
    assert numbers[AT["mage 1: deck: spark"]] == 2
    assert numbers[AT["mage 1: breach 1 open"]] == 1
    assert numbers[AT["mage 1: breach 4 open cost"]] == 10
    assert numbers[AT["supply: jade"]] == 7
    assert numbers[AT["question: main"]] == 1
    assert numbers[AT["asked: mage 1"]] == 1
    assert numbers[AT["mage 3: life"]] == 0


@pytest.mark.parametrize(
    ("keys", "name", "value"),
    [
        (["0 to nemesis", "1 to nemesis"], "nemesis", 1),
        (["0 to bane_sire", "1 to bane_sire"], "bane_sire", 1),
        (["0 to bane_sire 2", "1 to bane_sire 2"], "bane_sire", 2),
        (["1 to p2", "2 to p2"], "mage 2", 1),
    ],
)
def test_whom_an_amount_is_for_is_seen(keys: list[str], name: str, value: int) -> None:
    """Its action is called `1 to it`. Few cards ask this, so the question is put into a view."""
    view = a_game(0).view()
    assert view["decision"] is not None
    view["decision"] = {**view["decision"], "ask": "divide", "keys": keys}
    numbers = SEEN.numbers(view)
    shown = {entry: numbers[n] for entry, n in AT.items() if entry.startswith("question target: ") and numbers[n]}

    assert shown == {f"question target: {name}": value}


def test_other_questions_have_no_such_target() -> None:
    numbers = SEEN.numbers(a_game(0).view())

    assert not any(numbers[n] for entry, n in AT.items() if entry.startswith("question target: "))


def test_the_places_of_a_deck_are_in_its_order() -> None:
    game = Game.new(mages=["mist", "kadir"], nemesis="rageborne", seed=1)
    places = SEEN.places(game.view())
    deck = [SEEN.cards[places[PLACE[f"mage 1: deck: {n}"]]] for n in range(1, 7)]

    assert deck == [*[card or "unknown" for card in game.view()["players"][0]["deck"]], "nothing"]


def test_a_card_of_the_nemesis_deck_is_unknown() -> None:
    places = SEEN.places(a_game(0).view())

    assert places[PLACE["nemesis: deck: 1"]] == UNKNOWN


def test_the_legend_does_not_depend_on_the_game() -> None:
    assert Observer(library.load()).legend == SEEN.legend
