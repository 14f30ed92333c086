"""Random games against the nemeses of the third box, to the end, with every law looked at on the way."""

from __future__ import annotations

import pytest

from tests.table import content
from unshuffled.lab import laws
from unshuffled.minds.randoms import EagerMind, RandomMind
from unshuffled.rules.core import machine, options
from unshuffled.rules.core.scenario import RANDOM, Setup
from unshuffled.rules.core.setup import start
from unshuffled.rules.core.zones import census, turn_cards
from unshuffled.rules.readings import views
from unshuffled.rules.readings.forecast import forecast
from unshuffled.tables import choices
from unshuffled.terminal import draw
from unshuffled.words import asks, log
from unshuffled.words.speech import LANGUAGES, Voice


@pytest.mark.parametrize("nemesis", ["risen_thrall", "fountain_of_souls"])
@pytest.mark.parametrize(("seats", "difficulty"), [(1, "normal"), (2, "expert"), (3, "beginner"), (4, "extinction")])
def test_a_random_game_ends_and_keeps_the_laws(nemesis: str, seats: int, difficulty: str) -> None:
    setup = Setup(
        mages=[RANDOM] * seats,
        nemesis=nemesis,
        difficulty=difficulty,
        packs=list(content().packs)[:3],
        edition="default",
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


@pytest.mark.parametrize("nemesis", ["risen_thrall", "fountain_of_souls"])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_questions_answers_events_and_the_table_can_be_said(nemesis: str, lang: str) -> None:
    setup = Setup(mages=[RANDOM] * 3, nemesis=nemesis, packs=["base"])
    game = start(content(), setup, f"said {nemesis}")
    voice = Voice(content(), lang)
    mind = EagerMind(nemesis)
    for n in range(400):
        for event in game.events:
            assert voice(log.entry(game, event))
        if game.decision is None:
            break
        assert voice(asks.question(game))
        assert all(voice(asks.option(game, key)) for key in game.decision.keys)
        assert all(choices.about(game, options.read(key), None) is not None for key in game.decision.keys)
        if n % 40 == 0:
            assert draw.table(voice, views.view(game, 0))
        game.events = []
        machine.answer(game, mind.pick(game.decision))
