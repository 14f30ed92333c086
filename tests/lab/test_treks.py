"""Whole expeditions by programs, and the proof that each of their laws bites: one is broken on purpose, and the law says so."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest

from tests.expeditions.pack import content
from tests.expeditions.ways import Way
from tests.sizes import subset
from unshuffled.expeditions import saves
from unshuffled.expeditions.state import State
from unshuffled.lab import treks
from unshuffled.lab.laws import LawBroken
from unshuffled.packs import library

PARTS = 4


@pytest.mark.slow("plays whole expeditions")
@pytest.mark.parametrize("part", subset(range(PARTS), [1]))
def test_whole_expeditions_of_every_form_are_kept_and_resumed_at_every_step(part: int) -> None:
    """Every form that ships with this many mages; `make laws` plays 50."""
    chosen = treks.forms(library.load())
    numbers = range(part * len(chosen), (part + 1) * len(chosen))
    played = [treks.play_one(library.load(), number, "lab", chosen) for number in numbers]

    assert [one.failure for one in played if one.failure] == []
    assert [(one.form, one.mages) for one in played] == [(form, part + 1) for form in chosen]
    assert {one.step for one in played} <= {"won", "lost"}
    assert all(one.games > 0 and one.steps > one.games for one in played)


@pytest.mark.slow("plays whole expeditions")
def test_the_same_seed_gives_the_same_expedition() -> None:
    one, two = (treks.play_one(library.load(), 1, "lab", ["short"]) for _ in range(2))

    assert replace(one, seconds=0) == replace(two, seconds=0)


def test_a_failure_is_reported_with_the_expedition_that_caused_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(treks, "LONGEST", 5)

    whole = treks.play_one(library.load(), 0, "lab", ["short"])

    assert "the expedition goes on after 5 entries" in whole.failure
    assert saves.loads(whole.record).secret == "lab-0"


def test_a_form_that_cannot_be_played_is_left_out() -> None:
    assert "crossroads" in treks.forms(content())
    assert "far_away" not in treks.forms(content())


def _twice(state: State) -> None:
    state.barracks.mages.append(state.barracks.mages[0])


def _banished_twice(state: State) -> None:
    state.banished.append(state.banished[0])


def _back_from_banishment(state: State) -> None:
    state.barracks.cards.append(state.banished[0])


def _never_seen(state: State) -> None:
    state.seen.remove(state.barracks.cards[0])


def _strange_market(state: State) -> None:
    state.market = ["jade_of_nowhere"]


def _strange_mage(state: State) -> None:
    state.mages = ["nobody"]


def _upgraded_twice(state: State) -> None:
    state.upgraded.append(state.upgraded[0])


def _score(state: State) -> None:
    state.score += 1


def _no_market(state: State) -> None:
    gone = state.barracks.cards.pop()
    state.seen.remove(gone)


BROKEN: list[tuple[Callable[[State], None], str]] = [
    (_twice, "nothing is in the barracks twice"),
    (_banished_twice, "nothing is banished twice"),
    (_back_from_banishment, "a banished card is not in the barracks"),
    (_never_seen, "what was seen is in the barracks or banished"),
    (_strange_market, "the market is made of the barracks"),
    (_strange_mage, "mages of the barracks fight"),
    (_upgraded_twice, "an upgraded basic card is there once"),
    (_score, "the score is what the battles counted"),
    (_no_market, "there is a market in the barracks"),
]


@pytest.mark.parametrize(("break_it", "law"), BROKEN, ids=[law for _, law in BROKEN])
def test_a_broken_law_is_found(break_it: Callable[[State], None], law: str) -> None:
    state = Way().win().market().state
    state.market = []
    treks.check(content(), state)

    break_it(state)

    with pytest.raises(LawBroken, match=law):
        treks.check(content(), state)
