"""The tables of the first game: within three turns of the person, each chapter brings what its hints are about."""

from __future__ import annotations

import importlib.util
import json
import sys
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parents[2]
_spec = importlib.util.spec_from_file_location("first_game_chapters", ROOT / "web" / "e2e" / "chapters.py")
assert _spec is not None
assert _spec.loader is not None
chapters = importlib.util.module_from_spec(_spec)
# Data classes look for their own module.
sys.modules[_spec.name] = chapters
_spec.loader.exec_module(chapters)

PREPARED = json.loads(chapters.FILE.read_text(encoding="utf-8"))
KEEN, IDLE = chapters.taste(*chapters.KEEN), chapters.taste(*chapters.IDLE)


def begun(chapter: int) -> Any:
    """The game as the person finds it."""
    table = PREPARED["chapters"][chapter - 1]
    return chapters.begin(table["seed"], table["answers"])


def learner() -> Any:
    """Does each thing of chapter 3 once, as soon as it can, and plays gems for it."""
    left = ["activate", "charge", "focus"]

    def pick(g: Any) -> str:
        for verb in left:
            if found := [key for key in g.decision.keys if chapters.verb(key) == verb]:
                left.remove(verb)
                return str(found[0])
        return str(chapters.taste("play", "rest")(g))

    return pick


def test_the_tables_have_the_setup_and_rules_they_were_found_with() -> None:
    assert PREPARED["setup"] == chapters.SETUP
    assert PREPARED["rules"] == chapters.RULES


@pytest.mark.parametrize(("chapter", "fits"), [(1, chapters.one), (2, chapters.two), (3, chapters.three)])
def test_each_seed_is_what_its_chapter_looks_for(chapter: int, fits: Any) -> None:
    table = PREPARED["chapters"][chapter - 1]

    assert fits(table["seed"]) == table["answers"]


def test_chapter_1_begins_with_gems_and_a_spell_and_nothing_against_the_person() -> None:
    first = chapters.play(begun(1), KEEN).moments[0]

    assert (first.turn, first.ask, set(first.verbs)) == (1, "main", {"play", "prep", "end"})
    assert first.board["nemesis"]["in_play"] == []


@pytest.mark.parametrize("name", ["played", "prepped", "gained", "cast", "nemesis_damaged", "nemesis_turn_started"])
def test_chapter_1_brings_a_whole_turn_to_who_follows_it(name: str) -> None:
    assert chapters.play(begun(1), KEEN).happened(name)


def test_chapter_1_does_not_hurt_who_does_nothing() -> None:
    last = chapters.play(begun(1), IDLE).moments[-1].board

    assert (last["gravehold"]["life"], last["players"][0]["life"]) == (35, 12)


@pytest.mark.parametrize("taste", [KEEN, IDLE])
@pytest.mark.parametrize("name", ["persistent", "gravehold_suffered", "power_token_removed", "nemesis_card_drawn"])
def test_chapter_2_brings_the_enemy_whatever_the_person_does(name: str, taste: Any) -> None:
    assert chapters.play(begun(2), taste).happened(name)


def test_chapter_2_asks_for_a_target_and_offers_to_stop_the_power() -> None:
    played = chapters.play(begun(2), KEEN)

    assert played.asked(lambda moment: moment.verbs.count("target") > 1) == 1
    assert played.asked(lambda moment: moment.ask == "main" and "discard" in moment.verbs) == 2


@pytest.mark.parametrize("name", ["charged", "activated", "focused", "healed"])
def test_chapter_3_brings_charges_the_ability_and_a_breach_in_its_first_turn(name: str) -> None:
    assert chapters.play(begun(3), learner()).happened(name, turn=1)


def test_chapter_3_asks_for_the_order_of_discards() -> None:
    assert chapters.play(begun(3), KEEN).asked(lambda moment: moment.ask == "order_discards") == 1


@pytest.mark.parametrize("chapter", [1, 2, 3])
def test_no_chapter_ends_the_game_of_who_does_nothing(chapter: int) -> None:
    g = begun(chapter)
    chapters.play(g, IDLE)

    assert g.outcome == ""
