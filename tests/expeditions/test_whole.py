"""Whole expeditions, played by programs, kept and resumed at every step."""

from __future__ import annotations

import random

import pytest

from tests.expeditions.pack import content
from tests.expeditions.ways import PACKS, any_answer, play_battle
from unshuffled.expeditions import battles, fold, saves
from unshuffled.lab import treks
from unshuffled.rules.core.setup import lay

FORMS = ["standard", "short", "two_battles", "crossroads", "twice"]
LONGEST = 400


@pytest.mark.parametrize("part", range(4))
def test_two_hundred_expeditions_are_the_same_from_their_json_at_every_step(part: int) -> None:
    """KEY-04, KEY-05, EXPD-03, EXPD-04, EXPD-05, EXPD-06, EXPD-09: what must hold, whatever is chosen."""
    ended = set()
    for number in range(part, 200, 4):
        dice = random.Random(number)
        form = FORMS[number // 4 % len(FORMS)]
        save = saves.Save(f"whole/{number}")
        state = save.add(content(), fold.begin(content(), form, save.secret, packs=PACKS, big_pocket=number % 3 == 0))
        while not state.is_over and len(save.entries) < LONGEST:
            treks.check(content(), state)
            again = saves.loads(saves.dumps(save))
            assert again == save
            assert again.state(content()) == state
            if state.step == "battle" and number % 10 == 0:
                lay(content(), battles.setup_of(state), battles.seed(save.secret, state))
            entry = any_answer(content(), state, dice, 0.6)
            state = fold.apply(content(), save.secret, state, entry)
            save.entries.append(entry)
        assert save.state(content()) == state
        ended.add(state.step)
    assert "won" in ended


def test_an_entry_changes_nothing_of_the_state_before_it() -> None:
    dice = random.Random("still")
    save = saves.Save("still")
    state = save.add(content(), fold.begin(content(), "standard", save.secret, packs=PACKS))
    while not state.is_over:
        before = state.as_data()
        after = fold.apply(content(), save.secret, state, any_answer(content(), state, dice, 0.7))
        assert state.as_data() == before
        state = after


@pytest.mark.parametrize("secret", ["real/1", "real/2", "real/3"])
def test_expeditions_of_real_games(secret: str) -> None:
    """EXPD-05, EXPD-06: six battles each, played to their end by an eager mind and checked."""
    dice = random.Random(secret)
    save = saves.Save(secret)
    state = save.add(content(), fold.begin(content(), "short", secret, difficulty="beginner", packs=PACKS))
    fights = 0
    while not state.is_over and fights < 6:
        if state.step == "battle":
            entry = play_battle(content(), saves.loads(saves.dumps(save)))
            fights += 1
        else:
            entry = any_answer(content(), state, dice)
        state = save.add(content(), entry)
    assert len(state.history) == fights > 0
