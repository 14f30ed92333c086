"""Whole games spoken in every language: questions, answers, the log, refusals."""

from __future__ import annotations

import re
from typing import Any

import pytest

from tests.table import content
from unshuffled.minds.randoms import EagerMind
from unshuffled.packs import library
from unshuffled.rules import machine, views
from unshuffled.rules.setup import RANDOM, Setup, start
from unshuffled.rules.state import Game
from unshuffled.rules.why import CODES, Reason, why
from unshuffled.terminal import draw
from unshuffled.words import asks, log
from unshuffled.words.phrases import Alt, Name, Phrase, Seq, as_data
from unshuffled.words.speech import LANGUAGES, Voice

CONTENT = library.load()
NEMESES = sorted(CONTENT.nemeses)


def speak(voice: Voice, game: Game) -> list[str]:
    """Everything a person reads at this point of the game."""
    said = [voice(log.entry(game, event)) for event in game.events]
    if game.decision is not None:
        said.append(voice(asks.question(game)))
        said += [voice(asks.option(game, key)) for key in game.decision.keys]
        total = asks.arithmetic_of(game)
        if total is not None:
            said.append(voice(total))
        said.append(voice(asks.reason(game, why(game, "open 4"))))
    return said


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("nemesis", NEMESES)
def test_whole_games_are_spoken_in_every_language(lang: str, nemesis: str) -> None:
    """No message is missing, no placeholder leaks, no key shows through."""
    voice, english = Voice(CONTENT, lang), Voice(CONTENT, "en")
    for number in range(2):
        seats = 1 + (NEMESES.index(nemesis) + 2 * number) % 4
        game = start(CONTENT, Setup(mages=[RANDOM] * seats, nemesis=nemesis, difficulty="expert"), f"spoken-{number}")
        mind = EagerMind(f"{nemesis}-{number}")
        while True:
            for text, original in zip(speak(voice, game), speak(english, game), strict=True):
                assert text.strip()
                # Only names and numbers may read the same in two languages.
                assert lang == "en" or text != original or not re.search(r" [a-z]{4,}", text), text
                assert "{" not in text
                assert not re.search(r"\b[a-z]+_[a-z_]+\b", text), text
            if game.decision is None:
                break
            machine.answer(game, mind.pick(game.decision))
        assert "_" not in draw.table(voice, views.view(game, 0))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("code", CODES)
def test_every_reason_speaks(lang: str, code: str) -> None:
    """With arguments of the right kind."""
    game = start(CONTENT, Setup(mages=["kadir", "mist"], nemesis="rageborne"), "why")
    values: dict[str, Any] = {
        "card": "jade",
        "mage": "jian",
        "breach": 3,
        "outcome": "gravehold_fallen",
        "ask": "main",
        "key": "nonsense",
        "during": "nemesis_draw_phase",
    }
    args = tuple(values.get(name, 2) for name in CODES[code])

    text = Voice(CONTENT, lang)(asks.reason(game, Reason(code, args)))

    assert text
    assert "{" not in text


def test_a_phrase_is_plain_data() -> None:
    """A page can format it itself."""
    phrase = Phrase("if", {"condition": Phrase("x", {"n": 2}), "then": Seq([Alt([Seq([Name("card", "jade")])])])})

    assert as_data(phrase) == {
        "id": "if",
        "args": {
            "condition": {"id": "x", "args": {"n": 2}},
            "then": {"seq": [{"or": [{"seq": [{"name": "jade", "kind": "card"}]}]}]},
        },
    }


def test_a_name_that_is_not_translated_is_shown_in_english() -> None:
    """PR-42. The trial pack knows English only."""
    voice = Voice(content(), "pl")

    assert voice.form(Name("card", "two_sources")) == "Two Sources"
    assert voice.form(Name("card", "crystal")) == "Kryształ"
