"""Whole games spoken in every language: questions, answers, the log, refusals."""

from __future__ import annotations

import re
from typing import Any

import pytest

from tests.table import content
from unshuffled.minds.randoms import EagerMind
from unshuffled.packs import library
from unshuffled.rules.core import machine
from unshuffled.rules.core.scenario import RANDOM, Setup
from unshuffled.rules.core.setup import start
from unshuffled.rules.core.state import Game
from unshuffled.rules.readings import views
from unshuffled.rules.readings.refusals import CODES, Reason, why
from unshuffled.terminal import draw
from unshuffled.words import asks, check, log, mats, texts
from unshuffled.words.phrases import Alt, Name, Phrase, Seq, as_data
from unshuffled.words.reminders import lines_with_reminders
from unshuffled.words.speech import LANGUAGES, Voice, arguments

CONTENT = library.load()
NEMESES = sorted(CONTENT.nemeses)


def speak(voice: Voice, game: Game) -> list[str]:
    """Everything a person reads at this point of the game."""
    said = [voice(log.entry(game, event)) for event in game.events]
    if game.decision is not None:
        said.append(voice(asks.question(game)))
        cause = asks.because(game)
        if cause is not None:
            said.append(voice(cause))
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


def test_one_power_token_is_one() -> None:
    """And two are tokens."""
    game = start(CONTENT, Setup(mages=["kadir", "mist"], nemesis="rageborne"), "tokens")
    power = next(n for n, card in enumerate(CONTENT.cards) if card.id == "agony_field")
    said = [Voice(CONTENT, "en")(log.entry(game, ("entered_play", 1, power, n))) for n in (1, 2)]

    assert said == [
        "Agony Field comes into play with 1 power token.",
        "Agony Field comes into play with 2 power tokens.",
    ]


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


def lines(lang: str, made: list[texts.Line]) -> str:
    """What a sheet says, in one piece."""
    voice = Voice(CONTENT, lang)
    return "\n".join(voice(line.text) for line in made)


def nemesis_sheet(lang: str, nemesis: str) -> str:
    """A nemesis mat."""
    return lines(lang, mats.nemesis_lines(CONTENT.nemeses[nemesis]["normal"]))


@pytest.mark.parametrize("nemesis", NEMESES)
def test_no_english_mat_has_a_where_an_is_meant(nemesis: str) -> None:
    assert not re.search(r"\ba [AEIOaeio]", nemesis_sheet("en", nemesis))


@pytest.mark.parametrize(
    ("lang", "yours", "together"),
    [
        ("en", "up to 4 of your prepped spells", "the 2 most expensive prepped spells"),
        ("de", "bis zu 4 deiner gebundenen Zauber", "die 2 teuersten aller gebundenen Zauber"),
        ("fr", "jusqu’à 4 de vos sorts préparés", "les 2 sorts préparés les plus chers"),
        ("pl", "maksymalnie 4 swoje przygotowane Zaklęcia", "2 najdroższe przygotowane Zaklęcia"),
        ("cs", "až 4 svá připravená kouzla", "2 nejdražší připravená kouzla"),
    ],
)
def test_whose_prepped_spells_are_given_up_is_said(lang: str, yours: str, together: str) -> None:
    """Garu discards his own; Maul takes those of all players."""
    garu = lines(lang, mats.mage_lines(CONTENT, CONTENT.mages["garu"]))
    maul = lines(lang, texts.card_lines(CONTENT.card("umbra_titan_maul")))

    assert (yours in garu, together in maul) == (True, True)


@pytest.mark.parametrize(
    ("card", "said"),
    [
        ("thief_of_dreams_spiralling_nightmare", "While Thief of Dreams has 1 or more Nightmare tokens"),
        ("experiment_153_scaled_flesh", "If it was 4 or more and the Growth pile is not empty"),
    ],
)
def test_card_with_a_lasting_effect_repeats_that_rule_of_the_mat(card: str, said: str) -> None:
    """R8."""
    assert said in lines("en", lines_with_reminders(CONTENT, CONTENT.card(card)))


def test_card_of_one_side_among_those_of_two_says_so() -> None:
    """R9, PR-125."""
    assert "This card cannot be flipped." in lines(
        "en", lines_with_reminders(CONTENT, CONTENT.card("risen_thrall_thrall_hybrid"))
    )


@pytest.mark.parametrize(
    "card", ["risen_thrall_soldier_of_rot", "thief_of_dreams_backlash", "experiment_153_divide_and_devour", "spark"]
)
def test_card_without_one_repeats_nothing(card: str) -> None:
    assert lines_with_reminders(CONTENT, CONTENT.card(card)) == texts.card_lines(CONTENT.card(card))


@pytest.mark.parametrize(
    ("card", "said"),
    [
        ("planar_collision", "Discard 2 of your prepped spells."),
        ("reality_rupture", "Destroy 2 of your prepped spells each costing 3 or more."),
    ],
)
def test_to_discard_names_your_own_prepped_spells(card: str, said: str) -> None:
    assert said in lines("en", texts.card_lines(CONTENT.card(card)))


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "Corruption cards cannot be played in any other way."),
        ("de", "Verderbnis-Karten können auf keine andere Weise ausgespielt werden."),
        ("fr", "Les cartes Corruption ne peuvent pas être jouées autrement."),
        ("pl", "Kart Zepsucia nie można zagrać w żaden inny sposób."),
        ("cs", "Karty zkaženosti nelze zahrát jinak."),
    ],
)
def test_the_sheet_of_crooked_mask_says_that_corruptions_are_not_played(lang: str, said: str) -> None:
    """The Strikes of Rageborne lie in no hand, and its sheet says nothing of the kind."""
    assert said in nemesis_sheet(lang, "crooked_mask")
    assert said.split(maxsplit=2)[2] not in nemesis_sheet(lang, "rageborne")


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "Otherwise, this option cannot be chosen."),
        ("de", "Anderenfalls: Diese Möglichkeit kann nicht gewählt werden."),
        ("fr", "Sinon, cette option ne peut pas être choisie."),
        ("pl", "W przeciwnym razie tej opcji nie można wybrać."),
        ("cs", "Jinak tuto možnost nelze zvolit."),
    ],
)
def test_an_option_that_may_say_nothing_tells_so(lang: str, said: str) -> None:
    """PR-32. Umbra Titan without a nemesis card in the turn order discard pile; Magus of Cloaks has no such option."""
    assert said in nemesis_sheet(lang, "umbra_titan")
    assert said not in nemesis_sheet(lang, "magus_of_cloaks")


def test_the_arguments_of_a_message_are_those_that_some_language_uses() -> None:
    """Found without parsing the files, which takes a second; here they are parsed. A helper counts in every language."""
    languages = [check.parse(lang)[0] for lang in LANGUAGES]
    for id in languages[0]:
        used = set().union(*(check.variables(messages, id) for messages in languages))
        assert arguments(id) >= used, id
        assert arguments(id) == used or not id.startswith("log-"), id
