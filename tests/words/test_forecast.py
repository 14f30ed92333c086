"""The forecast of the nemesis in every language."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest

from tests.table import At, content, position
from unshuffled.minds.randoms import EagerMind
from unshuffled.packs import library
from unshuffled.rules.core import machine
from unshuffled.rules.core.scenario import RANDOM, Setup
from unshuffled.rules.core.setup import start
from unshuffled.rules.readings.forecast import COUNTS, Coming, Drawn, Effect, Forecast, Rule, Shared, forecast
from unshuffled.words import forecast as words
from unshuffled.words.speech import LANGUAGES, Voice

CONTENT = library.load()
NEMESES = sorted(CONTENT.nemeses)


def titan(**given: Any) -> At:
    """The Umbra Titan against Brama and Jian."""
    return position("none", nemesis="umbra_titan", mages=("brama", "jian"), **given)


def said(at: At, lang: str = "en") -> list[str]:
    voice = Voice(content(), lang)
    return [voice(line) for line in words.lines(at.game, forecast(at.game))]


def told(effect: Effect, lang: str = "en") -> str:
    return Voice(content(), lang).form(words.effect(titan().game, effect))


def test_a_nemesis_turn_is_shown_card_by_card() -> None:
    at = titan(
        in_play=[("planar_collision", 2), "catacomb_drone", "umbra_titan_grubber"],
        turn_deck=["nemesis", "player1", "nemesis"],
        turn_discard=[],
    )
    at.game.turn_deck = [~card for card in at.game.turn_deck]

    assert said(at) == [
        "If the nemesis goes next (2 in 3):",
        "Planar Collision fires in 2 nemesis turns: unleash twice; "
        "Nemesis tokens −2 or one of you −2 and Nemesis tokens −1 or all of you together −4",
        "Catacomb Drone: unleash; Gravehold −1; Nemesis tokens −1 or one of you −2",
        "Grubber: Gravehold −2",
        "Known so far: unleash; Gravehold −3; Nemesis tokens −1 or one of you −2",
        "Unknown: the tier 1 card it draws.",
        "One unleash now: Nemesis tokens −1 or one of you −2",
        "Up to 2 nemesis turns can come in a row.",
    ]


@pytest.mark.parametrize(
    ("lang", "fires", "row"),
    [
        ("en", "Seismic Roar fires in 3 nemesis turns: Nemesis tokens −2", "Up to 2 nemesis turns can come in a row."),
        (
            "de",
            "„Verheerendes Gebrüll“ wird im 3. Erzfeind-Zug abgehandelt: Fraß-Plättchen −2",
            "Bis zu 2 Erzfeind-Züge können direkt aufeinanderfolgen.",
        ),
        (
            "fr",
            "Rugissement sismique (dans 3 tours de la némésis) : jetons Némésis −2",
            "Jusqu’à 2 tours de la némésis peuvent se suivre.",
        ),
        (
            "pl",
            "„Sejsmiczny Ryk” zadziała za 3 tury Nemezis: żetony Nemezis: −2",
            "Nemezis może rozegrać do 2 tur jedną po drugiej.",
        ),
        (
            "cs",
            "Karta Seismický řev se vyhodnotí za 3 tahy Pána Bezejmenných: žetony Pána −2",
            "Po sobě mohou následovat až 2 tahy Pána Bezejmenných.",
        ),
    ],
)
def test_a_power_that_fires_later_says_when(lang: str, fires: str, row: str) -> None:
    at = titan(in_play=["umbra_titan_seismic_roar"], turn_deck=["nemesis", "nemesis", "player1"], turn_discard=[])

    assert said(at, lang)[1] == fires
    assert said(at, lang)[-1] == row


def test_one_nemesis_turn_is_no_row() -> None:
    at = titan(turn_deck=["nemesis", "player1"], turn_discard=["nemesis"])

    assert said(at) == [
        "The nemesis goes next:",
        "Known so far: nothing",
        "Unknown: the tier 1 card it draws.",
        "One unleash now: Nemesis tokens −1 or Gravehold −2",
    ]


def test_a_nemesis_that_cannot_come_next_is_said_so() -> None:
    at = titan(turn_deck=["player1", "nemesis"], turn_discard=[])

    assert said(at)[0] == "The nemesis does not go next. On its next turn:"


@pytest.mark.parametrize(
    ("lang", "share", "certain"),
    [
        ("en", "Jian: 1 in 3", "certain"),
        ("de", "Jian: 1 von 3", "sicher"),
        ("fr", "Jian : 1 sur 3", "à coup sûr"),
        ("pl", "Jian: 1 na 3", "na pewno"),
        ("cs", "Jian: 1 ze 3", "jistě"),
    ],
)
def test_a_chance_is_shown_in_lowest_terms(lang: str, share: str, certain: str) -> None:
    at = titan(turn_deck=[], turn_discard=["player1", "player2", "nemesis"] * 2)
    voice = Voice(content(), lang)

    assert voice(words.chances(at.game, forecast(at.game))["player2"]) == share
    assert voice.form(words.chance(2, 2)) == certain


@pytest.mark.parametrize(
    ("effect", "text"),
    [
        (Effect(), "nothing"),
        (Effect(gravehold=(3, 3)), "Gravehold −3"),
        (Effect(gravehold=(1, 3)), "Gravehold −1 to −3"),
        (Effect(gravehold=(-3, -3), nemesis=(13, 13)), "Gravehold +3; Umbra Titan +13"),
        (Effect(gravehold=(-2, 1)), "Gravehold −1 to +2"),
        (Effect(players=[(0, 0), (2, 2)]), "Jian −2"),
        (Effect(unleash=(0, 2)), "unleash 0 to 2 times"),
        (Effect(unleash=(4, 4)), "unleash 4 times"),
        (Effect(counters={"devour": (-2, 0)}), "Nemesis tokens 0 to −2"),
        (Effect(discard=(3, 3), destroy=(0, 1)), "cards discarded: 3; cards destroyed: 0 to 1"),
        (Effect(unknown=True), "a hidden card decides"),
        (Effect(lost=(1, 1)), "the game is lost"),
        (Effect(won=(0, 1)), "the game may be won"),
        (Effect(laid=(1, 1), advance=(0, 3)), "cards laid on the row: 1; tokens moved along: 0 to 3"),
        (Effect(players=[(0, 2), (0, 2)], shared=Shared([0, 1], (2, 2), one=True)), "one of you −2"),
        (Effect(players=[(0, 3), (0, 2)], shared=Shared([0, 1], (2, 3), one=True)), "one of you −2 to −3"),
        (Effect(players=[(0, 4), (0, 4)], shared=Shared([0, 1], (4, 4), one=False)), "all of you together −4"),
        (Effect(gravehold=(0, 3), either=[Effect(), Effect(gravehold=(3, 3))]), "nothing or Gravehold −3"),
        (
            Effect(
                gravehold=(1, 3),
                unleash=(0, 2),
                nemesis=(2, 2),
                either=[
                    Effect(gravehold=(1, 1), unleash=(2, 2), nemesis=(2, 2)),
                    Effect(gravehold=(3, 3), nemesis=(2, 2)),
                ],
            ),
            "Umbra Titan +2; unleash twice and Gravehold −1 or Gravehold −3",
        ),
        (
            Effect(gravehold=(9, 9), lost=(0, 1), more=True),
            "Gravehold −9; the game may be lost; other outcomes are possible",
        ),
    ],
)
def test_an_effect_tells_only_what_changes(effect: Effect, text: str) -> None:
    assert told(effect) == text


def test_one_of_some_is_shown_by_their_names() -> None:
    at = position("none", nemesis="umbra_titan", mages=("brama", "jian", "mist"))
    hit = Effect(players=[(0, 2), (0, 0), (0, 2)], shared=Shared([0, 2], (2, 2), one=True))

    assert Voice(content(), "en").form(words.effect(at.game, hit)) == "Brama or Mist −2"


@pytest.mark.parametrize(
    ("lang", "text"),
    [
        ("en", "one of you −2 or Gravehold −3"),
        ("de", "einer von euch −2 oder Feste −3"),
        ("fr", "l’un de vous −2 ou Gravehold −3"),
        ("pl", "jedno z was: −2 albo Gravehold: −3"),
        ("cs", "jeden z vás −2 nebo Útočiště −3"),
    ],
)
def test_one_of_you_and_either_or_in_every_language(lang: str, text: str) -> None:
    hit = Effect(players=[(0, 2), (0, 2)], shared=Shared([0, 1], (2, 2), one=True))
    city = Effect(players=[(0, 0), (0, 0)], gravehold=(3, 3))

    assert told(Effect(players=[(0, 2), (0, 2)], gravehold=(0, 3), either=[hit, city]), lang) == text


@pytest.mark.parametrize(
    ("drawn", "text"),
    [
        (Drawn((1, 1), (2,)), "Unknown: the tier 2 card it draws."),
        (Drawn((0, 1), (2,)), "Unknown: the tier 2 card it draws."),
        (Drawn((1, 1), (1, 2)), "Unknown: the card it draws."),
        (Drawn((2, 2), (2,)), "Unknown: the 2 cards it draws."),
        (Drawn((1, 2), (2,)), "Unknown: the 1 to 2 cards it draws."),
    ],
)
def test_what_it_draws_is_said_to_be_unknown(drawn: Drawn, text: str) -> None:
    seen = Forecast({}, (0, 0), [], [], Effect(), drawn, None, Effect())

    said = words.drawn(seen)
    assert said is not None
    assert Voice(content(), "en")(said) == text


def test_nothing_is_said_of_a_card_that_is_not_drawn() -> None:
    assert words.drawn(Forecast({}, (0, 0), [], [], Effect(), Drawn(), None, Effect())) is None


def test_a_turn_that_is_known_to_its_end_is_shown_in_all() -> None:
    at = titan(nemesis_deck=[], in_play=["umbra_titan_grubber"], turn_deck=["nemesis", "player1"], turn_discard=[])

    assert [line for line in said(at) if line.startswith(("Total", "Known", "Unknown"))] == [
        "Total: unleash three times; Gravehold −2; Brama 0 to −6; Jian 0 to −6; Nemesis tokens 0 to −3"
    ]


def test_the_end_of_its_turn_is_shown_if_something_happens_there() -> None:
    strike = position("none", nemesis="rageborne", mages=("brama", "jian"), counters={"fury": 4})
    calm = position("none", nemesis="rageborne", mages=("brama", "jian"), counters={"fury": 3})
    line = "End of its turn, unless the drawn card changes that: a hidden card decides"

    assert line in said(strike)
    assert not any(text.startswith("End of its turn") for text in said(calm))


def test_a_forecast_for_a_page_has_a_phrase_for_each_part() -> None:
    at = titan(in_play=["umbra_titan_grubber"], turn_deck=["nemesis", "player1"], turn_discard=[])
    data = words.as_data(at.game, forecast(at.game))

    assert json.loads(json.dumps(data)) == data
    assert data["text"]["id"] == "forecast-next"
    assert data["row_text"] is None
    assert data["next_text"].keys() == data["next"].keys() == {"nemesis"}
    assert data["cards"][0]["text"] == {
        "id": "forecast-acts",
        "args": {
            "card": {"name": "umbra_titan_grubber", "kind": "card"},
            "what": {"id": "forecast-gravehold", "args": {"change": "−2"}},
        },
    }
    assert data["total"]["text"]["id"] == "forecast-total"
    assert data["unleash"]["text"]["id"] == "forecast-one-unleash"


COUNTED: dict[str, Any] = dict.fromkeys(("unleash", *COUNTS), (1, 5))
EVERYTHING = Effect(
    gravehold=(1, 3),
    players=[(0, 2), (1, 1)],
    nemesis=(2, 2),
    counters={"devour": (-1, 1)},
    **COUNTED,
    lost=(0, 1),
    won=(1, 1),
    unknown=True,
    more=True,
)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_that_can_be_foreseen_speaks_in_every_language(lang: str) -> None:
    """And in no other: each thing shown reads differently from English."""
    g = titan().game
    rules = [Rule("start", "", EVERYTHING), Rule("token", "planar_collision", EVERYTHING)]
    cards = [Coming(1, "planar_collision", 5, EVERYTHING)]
    drawn = Drawn((1, 1), (2,))
    seen = Forecast({"nemesis": (1, 6)}, (0, 5), rules, cards, EVERYTHING, drawn, EVERYTHING, EVERYTHING)
    voice, english = Voice(content(), lang), Voice(content(), "en")
    for line in words.lines(g, seen):
        texts = [voice(line).split(";"), english(line).split(";")]
        assert "{" not in voice(line)
        for text, original in zip(*texts, strict=True):
            assert lang == "en" or text != original or not re.search(r" [a-z]{4,}", text), text


@pytest.mark.parametrize("nemesis", NEMESES)
def test_forecasts_of_whole_games_are_spoken_in_every_language(nemesis: str) -> None:
    voices = [Voice(CONTENT, lang) for lang in LANGUAGES]
    game = start(CONTENT, Setup(mages=[RANDOM] * 2, nemesis=nemesis), "foretold")
    mind = EagerMind(nemesis)
    number = 0
    while game.decision is not None:
        number += 1
        if number % 9 == 0:
            seen = forecast(game)
            for phrase in [*words.lines(game, seen), *words.chances(game, seen).values()]:
                for voice in voices:
                    text = voice(phrase)
                    assert text.strip()
                    assert not re.search(r"[{}]|\b[a-z]+_[a-z_]+\b|  ", text), text
        machine.answer(game, mind.pick(game.decision))
