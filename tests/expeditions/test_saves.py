"""An expedition is kept as JSON, and goes on from it; its games are checked."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

import pytest

from tests.expeditions.pack import content
from tests.expeditions.ways import Way, play_battle
from unshuffled.expeditions import battles, entries, fold, saves
from unshuffled.expeditions.codes import Code, Refused
from unshuffled.packs import library
from unshuffled.rules.core.setup import start
from unshuffled.rules.saves import transcript


def test_an_expedition_is_read_as_it_was_written() -> None:
    way = Way().win().to_battle()
    way.save.game = "half a game"

    again = saves.loads(saves.dumps(way.save))

    assert again == way.save
    assert again.state(content()) == way.state


def test_the_state_does_not_tell_the_secret() -> None:
    way = Way(secret="nobody knows")

    assert "nobody knows" not in json.dumps(way.state.as_data())
    assert "nobody knows" not in json.dumps([entries.to_data(entry) for entry in way.save.entries])


@pytest.mark.parametrize(
    "text",
    [
        "",
        "[]",
        "{}",
        '{"format": 2, "secret": "a", "entries": []}',
        '{"format": 1, "secret": 3, "entries": []}',
        '{"format": 1, "secret": "a", "entries": {}}',
        '{"format": 1, "secret": "a", "entries": [3]}',
        '{"format": 1, "secret": "a", "entries": [{"kind": "rain"}]}',
        '{"format": 1, "secret": "a", "entries": [{"kind": "mages"}]}',
        '{"format": 1, "secret": "a", "entries": [{"kind": "mages", "mages": "kadir"}]}',
        '{"format": 1, "secret": "a", "entries": [{"kind": ["mages"]}]}',
    ],
)
def test_what_is_no_expedition_is_refused(text: str) -> None:
    with pytest.raises(Refused) as refusal:
        saves.loads(text)
    assert refusal.value.code == Code.SAVE


def begun(**changes: Any) -> entries.Begun:
    made = fold.begin(content(), "two_battles", "a")
    return replace(made, **changes)


@pytest.mark.parametrize(
    "changes",
    [
        {"form": {}},
        {"form": {**begun().form, "battles": []}},
        {"form": {**begun().form, "battles": [{**begun().form["battles"][0], "if_won": ["nowhere"]}]}},
        {"pool": {}},
        {"pool": {**begun().pool, "gem": ["a_card_that_is_gone"]}},
        {"ratings": {}},
    ],
)
def test_a_beginning_that_leads_nowhere_is_refused(changes: dict[str, Any]) -> None:
    with pytest.raises(Refused) as refusal:
        fold.fold(content(), "a", [begun(**changes)])
    assert refusal.value.code == Code.FORM


def test_packs_that_are_gone_are_named() -> None:
    with pytest.raises(Refused, match="up_1a"):
        Way().save.state(library.load())


def test_packs_that_came_later_change_nothing() -> None:
    """A stored expedition never changes: what can be drawn was fixed at its beginning."""
    save = saves.Save("later")
    save.add(library.load(), fold.begin(library.load(), "standard", "later"))

    assert save.state(content()) == save.state(library.load())


def test_a_finished_game_becomes_an_entry() -> None:
    """EXPD-05"""
    way = Way().to_battle()
    entry = play_battle(content(), way.save)

    assert isinstance(entry, entries.Fought)
    assert len(entry.digest) == 32
    way.do(entry)
    assert way.state.history[0].outcome == entry.outcome


@pytest.mark.parametrize("wrong", ["open", "seed", "setup", "keys"])
def test_a_game_that_is_not_this_battle_is_refused(wrong: str) -> None:
    way = Way().to_battle()
    setup, seed = battles.setup_of(way.state), battles.seed("secret", way.state)
    record = transcript.record_of(start(content(), setup, seed), [])
    if wrong == "setup":
        record.setup = replace(record.setup, difficulty="beginner")
    elif wrong == "keys":
        record.keys = ["win"]
    elif wrong == "seed":
        record = transcript.record_of(start(content(), setup, "another"), [])

    with pytest.raises(Refused) as refusal:
        battles.fought(content(), way.state, record, seed)
    assert refusal.value.code == Code.GAME
