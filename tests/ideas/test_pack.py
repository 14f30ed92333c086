"""The pack of ideas as an author's pack: read over, played under the laws, and answered at a table."""

from __future__ import annotations

from typing import Any

import pytest

from tests.ideas.laid import FOLDER, content, does
from tests.table import At, position
from unshuffled.packs import library
from unshuffled.rules.core import options
from unshuffled.tables import choices
from unshuffled.words import asks
from unshuffled.words.speech import LANGUAGES, Voice
from unshuffled.workshop import proofreading, proving

GAMES = 44
"""All numbers of players and difficulties, stacked games, and four that are looked at closely."""


def test_nothing_is_left_to_say_about_the_pack() -> None:
    """Every sentence and every name in five languages, and each field of a step is heard."""
    assert proofreading.proofread(library.load_with([FOLDER]), "ideas") == proofreading.Notes()


@pytest.mark.slow("plays until every card was used")
def test_games_with_the_pack_keep_the_laws() -> None:
    verdict = proving.Verdict()
    for tried in proving.play([FOLDER], "ideas", range(GAMES), "ideas", workers=1):
        verdict.add(tried)

    assert (verdict.games, verdict.failures) == (GAMES, {})
    used = {id for what, id in verdict.counts if what in ("played", "cast", "drawn")}
    assert {card.id for card in content().cards if card.pack == "ideas"} - used == set()


ASKED: dict[str, tuple[str, dict[str, Any], str]] = {
    "choose_power": (
        "[{power: any, do: [discard_this]}]",
        {"in_play": ["scourge_toll", "scourge_last_word"]},
        "in_play/1",
    ),
    "choose_minion": ("[{minion: any, do: [silence]}]", {"in_play": ["scourge_brute", "gloaming_moth"]}, "in_play/1"),
    "open_breach": ("[{open: any}]", {"breaches": {"II": "down", "III": "down"}}, "breach/0/2"),
    "close_breach": ("[{close: any}]", {"breaches": {"II": "open", "III": "open"}}, "breach/0/2"),
    "place_card": ("[{put: {from: discard, to: top_of_deck}}]", {"discard": ["crystal", "spark"]}, "discard/0/crystal"),
    "cast_spell": ("[{cast_from: hand}]", {"hand": ["spark", "pinning_bolt"]}, "hand/0/spark"),
    "put_revealed": ("[{look: {count: 2, take: 1, to: discard}}]", {"deck": ["crystal", "spark"]}, "deck/0/crystal"),
    "put_back": ("[{look: {count: 2, take: 0}}]", {"deck": ["crystal", "spark"]}, "deck/0/crystal"),
    "choose_nemesis_card": (
        "[{return_nemesis_card: {}}]",
        {"nemesis_discard": ["scourge_storm", "scourge_brute"]},
        "nemesis_discard/scourge_brute",
    ),
}


def asked(ask: str) -> At:
    steps, given, _ = ASKED[ask]
    return does(position("none", **given), steps)


@pytest.mark.parametrize("ask", ASKED)
def test_a_question_says_who_may_answer_and_what_it_is_about(ask: str) -> None:
    t = asked(ask)
    d = t.game.decision
    assert d is not None
    option = options.read(d.keys[0])

    assert (d.ask, option.key, choices.givers(t.game, option)) == (ask, d.keys[0], (0,))
    assert choices.about(t.game, option, d.values[0] if d.values else None)[0] == ASKED[ask][2]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("ask", [*ASKED, "spend"])
def test_a_question_and_its_answers_are_said_in_every_language(ask: str, lang: str) -> None:
    t = does(position("none", aether=2), "[{spend: {as: x}}]") if ask == "spend" else asked(ask)
    voice = Voice(content(), lang)
    said = [voice(asks.question(t.game)), *[voice(asks.option(t.game, key)) for key in t.options]]

    assert len(set(said)) == len(said)
    assert all(said)


def test_a_card_of_a_closed_deck_has_no_place() -> None:
    t = does(position("none", deck=["crystal", "spark"], switches={"open_decks": "off"}), "[{look: {count: 2}}]")
    assert t.game.decision is not None

    assert choices.about(t.game, options.read(t.options[0]), 0) == []
