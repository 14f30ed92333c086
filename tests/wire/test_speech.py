"""Events are sent with their line of the log, made once for all games in which it is the same."""

from __future__ import annotations

from typing import Any

import msgspec

from unshuffled.minds.randoms import MINDS
from unshuffled.packs import library
from unshuffled.rules.core import machine
from unshuffled.rules.core.scenario import Setup
from unshuffled.rules.core.setup import start
from unshuffled.rules.core.state import Event, Game
from unshuffled.wire.speech import Speech
from unshuffled.words import log
from unshuffled.words.phrases import as_data
from unshuffled.words.speech import arguments

CONTENT = library.load()


def told(speech: Speech, g: Game, *happened: Event) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = msgspec.json.decode(msgspec.json.encode(speech.events(g, list(happened))))
    return found


def game(nemesis: str, *mages: str, switches: dict[str, str | int] | None = None) -> Game:
    return start(CONTENT, Setup(mages=list(mages), nemesis=nemesis, switches=switches or {}), "speech")


def test_an_event_is_told_with_its_line_of_the_log() -> None:
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
