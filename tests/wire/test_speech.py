"""Events are sent with their line of the log, made once for all games in which it is the same."""

from __future__ import annotations

from typing import Any

import msgspec

from tests.table import content, position
from unshuffled.minds.randoms import MINDS
from unshuffled.packs import library
from unshuffled.rules.core import constants, machine
from unshuffled.rules.core.scenario import RANDOM, Setup
from unshuffled.rules.core.setup import start
from unshuffled.rules.core.state import Event, Game
from unshuffled.wire.speech import PLAIN, Speech
from unshuffled.words import asks, log
from unshuffled.words.phrases import as_data
from unshuffled.words.speech import arguments

CONTENT = library.load()


def told(speech: Speech, g: Game, *happened: Event) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = msgspec.json.decode(msgspec.json.encode(speech.events(g, list(happened))))
    return found


def game(nemesis: str, *mages: str, switches: dict[str, str | int] | None = None) -> Game:
    return start(CONTENT, Setup(mages=list(mages), nemesis=nemesis, switches=switches or {}), "speech")


def test_an_event_is_sent_with_its_line_of_the_log() -> None:
    [drawn] = told(Speech(CONTENT), game("rageborne", "brama", "jian"), ("drawn", 1, CONTENT.index["crystal"]))

    assert drawn == {
        "event": "drawn",
        "seat": 1,
        "card": "crystal",
        "text": {
            "id": "log-drawn",
            "args": {"who": {"name": "jian", "kind": "mage"}, "card": {"name": "crystal", "kind": "card"}},
        },
    }


def test_the_same_event_speaks_of_those_who_play() -> None:
    """One `Speech` serves all tables of a content."""
    speech = Speech(CONTENT)
    events: list[Event] = [
        ("suffered", 0, 2), ("turn_order_drawn", 1), ("nemesis_damaged", 3), ("cast", 0, CONTENT.index["spark"], 1, 0),
    ]  # fmt: skip
    one, other = game("rageborne", "brama", "jian"), game("umbra_titan", "mist", "lash")

    for g in (one, other, one):
        for said, event in zip(told(speech, g, *events), events, strict=True):
            assert said["text"] == as_data(log.entry(g, event))


def test_what_is_known_of_one_game_is_never_said_in_another() -> None:
    """Whole games of every nemesis over one `Speech` say what a fresh one would say."""
    speech = Speech(CONTENT)
    for time in range(2):
        for n, nemesis in enumerate(sorted(CONTENT.nemeses)):
            switches: dict[str, str | int] = {"number_tokens": "random"} if time else {}
            g = game(nemesis, *["random"] * (1 + (n + time) % 4), switches=switches)
            mind = MINDS["eager"](f"{nemesis} {time}")
            for _ in range(60):
                if g.decision is None:
                    break
                machine.answer(g, mind.pick(g.decision))
                for said, event in zip(told(speech, g, *g.events), g.events, strict=True):
                    assert said["text"] == as_data(log.entry(g, event))


def test_nothing_is_sent_that_no_language_says() -> None:
    g = game("rageborne", "brama", "jian")
    [started] = told(Speech(CONTENT), g, ("turn_started", 0))

    assert set(started["text"]["args"]) <= arguments("log-turn-started")
    assert "nemesis" not in started["text"]["args"]


def test_why_something_is_asked_is_said_as_a_fresh_speech_says_it() -> None:
    """Whole games of every nemesis over one `Speech`, with one to four mages; most of it was made before."""
    speech = Speech(CONTENT)
    asked = 0
    for number, nemesis in enumerate(sorted(CONTENT.nemeses) * 2):
        g = start(CONTENT, Setup(mages=[RANDOM] * (1 + number % 4), nemesis=nemesis), f"because/{number}")
        pick = MINDS["eager"](f"because/{number}").pick
        while g.decision is not None:
            shown: dict[str, Any] = {}
            speech.decision(g, shown)
            fresh = asks.because(g) if g.decision.ask not in PLAIN else None
            said = msgspec.json.decode(msgspec.json.encode(shown["because"]))
            assert said == (None if fresh is None else msgspec.to_builtins(as_data(fresh)))
            asked += fresh is not None
            machine.answer(g, pick(g.decision))

    assert 0 < len(speech._becauses) < asked / 2


def asked(speech: Speech, g: Game) -> dict[str, Any]:
    shown: dict[str, Any] = {}
    speech.decision(g, shown)
    found: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(shown))
    return found


def test_every_question_and_answer_is_said_as_a_fresh_speech_says_it() -> None:
    """Whole games of every nemesis over one `Speech`, with one to four mages."""
    speech = Speech(CONTENT)
    said = 0
    for number, nemesis in enumerate(sorted(CONTENT.nemeses) * 2):
        g = start(CONTENT, Setup(mages=[RANDOM] * (1 + number % 4), nemesis=nemesis), f"said/{number}")
        pick = MINDS["eager"](f"said/{number}").pick
        while g.decision is not None:
            shown = asked(speech, g)
            plain = [asks.question(g), *[asks.option(g, key) for key in g.decision.keys]]
            assert [shown["question"], *shown["options"]] == msgspec.to_builtins([as_data(one) for one in plain])
            assert shown == asked(Speech(CONTENT), g)
            said += len(plain)
            machine.answer(g, pick(g.decision))

    assert 0 < len(speech._said) < said / 10
    assert speech._chosen


def words_of(speech: Speech, g: Game, key: str) -> dict[str, Any]:
    assert g.decision is not None
    found: dict[str, Any] = asked(speech, g)["options"][g.decision.keys.index(key)]
    return found


def test_an_answer_that_aims_names_the_life_in_its_own_game() -> None:
    speech = Speech(content())
    lives = []
    for nemesis, life in (("tally", 70), ("tally", 41), ("rageborne", 41), ("tally", 70)):
        t = position("casting", nemesis=nemesis, nemesis_life=life, prepped={"I": "spark"}, in_play=["cauterizer"])
        t.do("cast spark 1")
        lives.append(words_of(speech, t.game, "target nemesis")["args"])

    assert lives == [
        {"target": {"name": nemesis, "kind": "nemesis"}, "life": life}
        for nemesis, life in (("tally", 70), ("tally", 41), ("rageborne", 41), ("tally", 70))
    ]


def test_a_breach_is_named_with_its_price_now() -> None:
    """BREACH-09. What was said without a discount is not said with one, nor the other way round."""
    speech = Speech(content())
    costs = []
    for discounts in ((), ((constants.FOCUS, 1),), ()):
        g = position(aether=5, breaches={"II": "right"}).game
        g.players[0].discounts = discounts
        costs.append(words_of(speech, g, "focus 2")["args"]["cost"])

    assert costs == [2, 1, 2]


def test_an_answer_names_the_mage_whose_card_it_is() -> None:
    speech = Speech(content())
    named = []
    for mages in (["plain_one", "plain_two"], ["brama", "jian"]):
        t = position("none", mages=mages, hand=["jade", "crystal"], p2={"hand": ["spark", "crystal"]}).resolve("thrash")
        named.append(words_of(speech, t.game, "discard crystal p2")["args"]["who"]["name"])

    assert named == ["plain_two", "jian"]


def test_the_options_of_one_text_are_not_said_for_another() -> None:
    """No card is named where a mat asks, so the text itself must tell them apart."""
    speech = Speech(content())
    for card in ("quell", "prince_of_gluttons_lobotomize"):
        block = content().card(card).do
        assert block is not None
        g = position("none", hand=["jade", "crystal"]).steps(block).game

        assert words_of(speech, g, "choose 1") == as_data(asks.option(g, "choose 1"))
        assert words_of(speech, g, "choose 2") == as_data(asks.option(g, "choose 2"))
