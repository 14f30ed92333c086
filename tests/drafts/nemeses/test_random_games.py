"""Random games against the nemeses of the third box, to the end, with every law looked at on the way."""

from __future__ import annotations

import pytest

from tests.drafts.nemeses.laid import content
from unshuffled.lab import laws
from unshuffled.minds.randoms import RandomMind
from unshuffled.rules.core import machine
from unshuffled.rules.core.scenario import RANDOM, Setup
from unshuffled.rules.core.setup import start
from unshuffled.rules.core.zones import census, turn_cards
from unshuffled.rules.readings.forecast import forecast


@pytest.mark.parametrize("nemesis", ["risen_thrall", "fountain_of_souls"])
@pytest.mark.parametrize(("seats", "difficulty"), [(1, "normal"), (2, "expert"), (3, "beginner"), (4, "extinction")])
def test_a_random_game_ends_and_keeps_the_laws(nemesis: str, seats: int, difficulty: str) -> None:
    setup = Setup(
        mages=[RANDOM] * seats, nemesis=nemesis, difficulty=difficulty, packs=["base", "war_eternal"], edition="default"
    )
    game = start(content(), setup, f"{nemesis} {seats}")
    cards, turns = census(game), turn_cards(game)
    mind = RandomMind(f"{nemesis} {seats}")
    for n in range(10_000):
        laws.check(game, cards, turns)
        if n % 50 == 0:
            laws.check_deep(game, str(n))
            forecast(game)
        if game.decision is None:
            break
        machine.answer(game, mind.pick(game.decision))

    assert game.is_over
