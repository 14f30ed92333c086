"""Forms of expeditions: what ships, what can be played, and what is wrong in a pack."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest

from tests.expeditions.pack import content
from tests.packs_room.writing import Writer
from unshuffled.expeditions import fold, playable
from unshuffled.packs import library
from unshuffled.rules.core.content import Content
from unshuffled.rules.core.forms import Form


@pytest.fixture
def writer(tmp_path: Path) -> Writer:
    """A writer of packs with an empty folder of its own."""
    return Writer(tmp_path)


def lacks(at: Content, form: str) -> list[str]:
    pool, ratings = playable.pool(at)
    return [str(lack) for lack in playable.lacks(at, at.expeditions[form], pool, ratings)]


def short(at: Content, form: str) -> list[str]:
    return [str(lack) for lack in playable.short(at.expeditions[form], playable.pool(at)[0])]


def upgraded(form: Form) -> list[dict[str, int]]:
    return [battle.upgraded for battle in form.battles]


FIRST, LATER = {"1": 1, "2": 3, "3": 3}, {"1": 1, "2": 1, "3": 2}


def test_the_forms_that_ship_have_their_battles() -> None:
    forms = library.load().expeditions

    assert {id: [battle.rating for battle in form.battles] for id, form in forms.items()} == {
        "standard": [1, 2, 3, 4],
        "short": [2, 3, 4],
        "extended": [1, 1, 2, 2, 3, 3, 4, 4],
        "five_battles": [1, 2, 3, 4, 0],
        "outcasts_first": [0, 0, 0, 0],
    }
    assert {form.source for form in forms.values()} == {"fan_tools"}
    assert forms["five_battles"].left_out == ["last_battle_rules", "level_4_treasures"]


def test_upgraded_basic_cards_come_with_the_first_battle_of_each_rating() -> None:
    """KEY-37"""
    forms = library.load().expeditions

    assert upgraded(forms["standard"]) == [{}, FIRST, LATER, LATER]
    assert upgraded(forms["short"]) == [FIRST, LATER, LATER]
    assert upgraded(forms["extended"]) == [{}, {}, FIRST, {}, LATER, {}, LATER, {}]
    assert upgraded(forms["five_battles"]) == [{}, FIRST, LATER, LATER, {}]


def test_the_scripted_expedition_names_everything_and_leaves_nothing_to_chance() -> None:
    """EXPD-01, PR-75"""
    form = library.load().expeditions["outcasts_first"]

    assert [battle.nemeses for battle in form.battles] == [
        ["experiment_153"],
        ["thief_of_dreams"],
        ["risen_thrall"],
        ["fountain_of_souls"],
    ]
    assert [battle.protect for battle in form.battles] == ["gravehold", *["xaxos_outcast"] * 3]
    assert [len(battle.upgraded_cards) for battle in form.battles] == [0, 7, 4, 4]
    assert not any(reward.random for reward in [form.start, *[battle.win for battle in form.battles]])
    assert not any(battle.loss for battle in form.battles)
    assert (form.big_pocket, form.score) == (False, [])


@cache
def two_boxes() -> Content:
    """The base game and War Eternal: neither has treasures or upgraded basic cards."""
    return library.load_folders([library.SHIPPED / "base", library.SHIPPED / "war_eternal"])


def test_a_form_whose_content_is_not_there_is_not_playable_and_says_why() -> None:
    assert lacks(content(), "far_away") == [
        "rating 9: 1 needed, 0 there",
        "no nemesis someone",
        "no upgraded up_9z",
        "no protect a_friend",
        "no mage somebody",
        "no treasure something",
    ]
    assert lacks(two_boxes(), "extended") == ["rating 4: 2 needed, 1 there"]


def test_the_expedition_of_a_box_comes_with_the_box() -> None:
    """Without Outcasts it is not offered; the forms of fans are, as far as two boxes have what they need."""
    assert list(two_boxes().expeditions) == ["standard", "short", "extended", "five_battles"]
    assert library.load().expeditions["outcasts_first"].pack == "outcasts"


def test_the_forms_of_fans_are_played_with_three_boxes() -> None:
    """PR-71: five battles give more treasures than there are."""
    forms = ["standard", "short", "extended", "five_battles"]
    assert [lacks(library.load(), form) for form in forms] == [[], [], [], []]
    assert [short(library.load(), form) for form in forms] == [
        [],
        [],
        [],
        ["treasure_1: 7 needed, 5 there", "treasure_2: 4 needed, 3 there", "treasure_3: 7 needed, 5 there"],
    ]


def test_a_form_with_fewer_treasures_and_upgraded_cards_is_playable_and_says_so() -> None:
    """PR-71"""
    assert (lacks(two_boxes(), "standard"), lacks(two_boxes(), "short")) == ([], [])
    assert short(two_boxes(), "standard") == [
        "treasure_1: 5 needed, 0 there",
        "treasure_2: 3 needed, 0 there",
        "treasure_3: 5 needed, 0 there",
        "upgraded_1: 3 needed, 0 there",
        "upgraded_2: 5 needed, 0 there",
        "upgraded_3: 7 needed, 0 there",
    ]


def test_with_all_of_them_nothing_is_missing() -> None:
    assert (lacks(content(), "standard"), short(content(), "standard")) == ([], [])


def test_a_nemesis_of_a_list_may_be_missing() -> None:
    """All that are there can be met."""
    assert lacks(two_boxes(), "five_battles") == []


# Mistakes


def form(battles: str = "[{rating: 1}]", more: str = "source: project, start: {}") -> str:
    """A file with one form; its battles stand in line 3."""
    return f"expeditions:\n  trip: {{names: {{en: Trip}}, {more},\n    battles: {battles}}}\n"


def marked(text: str) -> tuple[str, str]:
    """The text without its mark, and the mark's place as a message would name it."""
    before, _, behind = text.partition("^")
    lines = before.split("\n")
    return before + behind, f"{len(lines)}:{len(lines[-1]) + 1}"


WRONG = [
    (form("^[]"), "expected 1 to 20 battles"),
    (form("[^{}]"), "a battle needs one of rating and nemesis"),
    (form("[^{rating: 1, nemesis: rageborne}]"), "a battle needs one of rating and nemesis"),
    (form("[{rating: ^0}]"), "expected a number from 1 to 9, got 0"),
    (form("[{rating: 1, wins: ^{}}]"), "unknown key 'wins', did you mean 'win'?"),
    (form("[{rating: 1, win: {gem: ^1}}]"), "unknown key 'gem', did you mean 'gems'?"),
    (form("[{rating: 1, win: {cards: ^[a, a]}}]"), "the same id stands here twice"),
    (form("[{rating: 1, win: {treasures: {4: ^1}}}]"), "unknown key '4' (known: 1, 2, 3)"),
    (form("[{rating: 1, upgraded: {0: ^1}}]"), "unknown key '0' (known: 1, 2, 3)"),
    (form("[{rating: 1, loss: [^gems]}]"), "unknown value 'gems', did you mean 'gem'?"),
    (form("[{rating: 1, if_won: ^nxt}]"), "unknown battle 'nxt', did you mean 'next'?"),
    (form("[{rating: 1, if_won: ^[]}]"), "leads nowhere; name a battle, or one of next, again, won, lost"),
    (form("[{id: a, rating: 1}, ^{id: a, rating: 1}]"), "two battles are called 'a'"),
    (
        form("[{id: ^won, rating: 1}]"),
        "is no id: small letters, digits and _, a letter first, and none of next, again, won, lost",
    ),
    (form("[{nemesis: ^Rageborne}]"), "'Rageborne' is no id: small letters, digits and _, a letter first"),
    (form(more="source: ^hearsay, start: {}"), "unknown value 'hearsay' (known: book, fan_tools, project)"),
    (
        form(more="source: project, start: {}, left_out: [^story]"),
        "unknown value 'story' (known: last_battle_rules, level_4_treasures)",
    ),
    (form(more="source: project, start: {}, bigpocket: ^true"), "unknown key 'bigpocket', did you mean 'big_pocket'?"),
]


@pytest.mark.parametrize(("text", "message"), WRONG, ids=[message for _, message in WRONG])
def test_a_mistake_in_a_form_is_named_with_its_place(writer: Writer, text: str, message: str) -> None:
    text, place = marked(text)

    assert writer.problems(trips=text) == [f"small/trips.yaml:{place}: expedition 'trip': {message}"]


@pytest.mark.parametrize("key", ["source", "start", "battles"])
def test_what_a_form_needs_is_asked_for(writer: Writer, key: str) -> None:
    parts = {"source": "source: project", "start": "start: {}", "battles": "battles: [{rating: 1}]"}
    del parts[key]
    text = f"expeditions:\n  trip: {{names: {{en: Trip}}, {', '.join(parts.values())}}}\n"

    assert writer.problems(trips=text) == [f"small/trips.yaml:2:9: expedition 'trip': has no {key}"]


def test_a_form_may_name_what_is_in_no_pack(writer: Writer) -> None:
    """It cannot be played; the pack can."""
    at = writer.load(trips=form("[{nemesis: somebody, win: {cards: [something]}}]"))

    assert lacks(at, "trip")[:2] == ["no nemesis somebody", "no card something"]


CARD = "cards:\n  dust: {names: {en: Dust}, kind: gem, cost: 0, starter: true, play: [{aether: 1}]}\n  prize: ^"
CARDS = [
    ("{names: {en: P}, kind: treasure}", "a treasure needs 'treasure', its level"),
    (
        "{names: {en: P}, kind: treasure, treasure: 1, replaces: [dust]}",
        "a treasure of level 1 is a player card, such as a gem or a spell",
    ),
    (
        "{names: {en: P}, kind: gem, treasure: 1, play: [{aether: 1}]}",
        "a treasure of level 1 needs 'replaces', the starting cards it is taken instead of",
    ),
    ("{names: {en: P}, kind: gem, treasure: 2, play: [{aether: 1}]}", "a treasure of level 2 has the kind 'treasure'"),
    ("{names: {en: P}, kind: gem, upgraded: true, play: [{aether: 1}]}", "only a card of the nemesis deck is upgraded"),
]


@pytest.mark.parametrize(("card", "message"), CARDS, ids=[message for _, message in CARDS])
def test_a_treasure_that_cannot_be_one_is_named(writer: Writer, card: str, message: str) -> None:
    text, place = marked(f"{CARD}{card}\n")

    assert writer.problems(cards=text) == [f"small/cards.yaml:{place}: card 'prize': {message}"]


def test_a_treasure_replaces_cards_that_are_there(writer: Writer) -> None:
    text = "cards:\n  prize: {names: {en: P}, kind: gem, treasure: 1, replaces: [dst], play: [{aether: 1}]}\n  dust: {names: {en: D}, kind: gem, play: [{aether: 1}]}\n"

    assert writer.problems(cards=text) == [
        "small/cards.yaml:2:10: card 'prize': unknown card 'dst', did you mean 'dust'?"
    ]


@pytest.mark.parametrize(
    ("form", "chosen", "edition"),
    [
        ("outcasts_first", {}, "outcasts_pl"),
        ("outcasts_first", {"edition": "default"}, "default"),
        ("standard", {}, "default"),
    ],
)
def test_an_expedition_begins_with_the_edition_of_its_book(form: str, chosen: dict[str, str], edition: str) -> None:
    """ED-01, ED-02. The only book of that story has a token for three mages and pairs for four."""
    assert fold.begin(library.load(), form, "secret", **chosen).edition == edition  # type: ignore[arg-type]
