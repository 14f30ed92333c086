"""A pack on trial: what is found by reading it over, and what is found by playing it."""

from __future__ import annotations

import dataclasses
import random
from pathlib import Path

import pytest

from tests.packs_room.writing import DECK, GEM, HEADER, NEMESIS, Writer
from unshuffled.packs import library
from unshuffled.rules.core.setup import DIFFICULTIES
from unshuffled.rules.effects import spells
from unshuffled.words import verbs
from unshuffled.words.phrases import Phrase
from unshuffled.words.players import Context
from unshuffled.workshop import proofreading, proving

NAMES = "{en: G, de: G, fr: G, pl: G, cs: G}"
TERM = (
    "terms: {gloom: {en: gloom, de: Trübsal, fr: tristesse, pl: {nom: mrok, gen: mroku}, cs: {nom: šero, gen: šera}}}\n"
)
FULL = {
    "header": HEADER.replace("{en: Small}", NAMES),
    "grim": (TERM + NEMESIS.replace("{en: Grim}", NAMES) + DECK).replace("{en: G}", NAMES),
}


def proofread(folder: Path) -> proofreading.Notes:
    return proofreading.proofread(library.load_with([folder]), "small")


def test_a_complete_pack_leaves_nothing_to_say(writer: Writer) -> None:
    assert proofread(writer.pack(**FULL)) == proofreading.Notes()


def test_a_word_that_no_language_has_is_a_problem(writer: Writer) -> None:
    notes = proofread(writer.pack(header=FULL["header"], grim=FULL["grim"].replace(TERM, "")))

    assert notes.problems == ["no word for 'gloom': add it to terms, at least in English"]


def test_names_missing_in_a_language_are_advice(writer: Writer) -> None:
    notes = proofread(writer.pack(header=FULL["header"], cards=GEM))

    assert notes == proofreading.Notes(
        advice=[f"{lang}: no name for card dust" for lang in ("cs", "de", "fr", "pl")],
    )


def test_a_form_that_a_sentence_needs_is_advice(writer: Writer) -> None:
    """Polish and Czech speak of tokens in the genitive."""
    grim = FULL["grim"].replace("pl: {nom: mrok, gen: mroku}", "pl: mrok")

    assert proofread(writer.pack(header=FULL["header"], grim=grim)) == proofreading.Notes(
        advice=["pl: 'gloom' has no form 'gen', and a sentence needs it"]
    )


def test_an_unleash_that_unleashes_is_endless(writer: Writer) -> None:
    grim = FULL["grim"].replace("unleash: [{counter", "unleash: [{for: each_player, do: [{unleash: 1}]}, {counter")

    assert proofread(writer.pack(header=FULL["header"], grim=grim)).problems == [
        "nemesis grim: unleash does itself again without end"
    ]


def test_an_unleash_that_unleashes_under_a_condition_may_end(writer: Writer) -> None:
    condition = "{if: {count: {counter: gloom}, at_most: 3}, then: [{unleash: 1}]}"
    grim = FULL["grim"].replace("gain: 1}}]", f"gain: 1}}}}, {condition}]", 1)

    assert proofread(writer.pack(header=FULL["header"], grim=grim)) == proofreading.Notes()


def test_two_routines_that_call_each_other_are_endless(writer: Writer) -> None:
    terms = TERM.replace("{gloom: {", "{one: {en: One}, two: {en: Two}, gloom: {")
    routines = "    routines: {one: [{routine: two}], two: [{gravehold_suffers: 1}, {routine: one}]}\n"
    grim = FULL["grim"].replace(TERM, terms).replace("cards:\n", f"{routines}cards:\n")

    assert proofread(writer.pack(header=FULL["header"], grim=grim)).problems == [
        "nemesis grim: routine one does itself again without end",
        "nemesis grim: routine two does itself again without end",
    ]


def test_too_few_basic_cards_of_its_own_are_a_problem(writer: Writer) -> None:
    basic = f"cards: {{fog: {{names: {NAMES}, kind: attack, tier: 1, do: [{{unleash: 1}}]}}}}\n"
    notes = proofread(writer.pack(**FULL, basics=basic))

    assert notes.problems == [
        f"{have} basic nemesis cards of tier {tier}; a pack with a nemesis has none, and borrows those of other packs, "
        f"or at least {needed}"
        for tier, have, needed in ((1, 1, 8), (2, 0, 7), (3, 0, 7))
    ]


def test_a_part_of_an_effect_that_its_text_does_not_say_is_a_problem(
    writer: Writer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Every verb says all of its fields (tests/words/test_truth.py). Should one forget, no pack with it is accepted."""

    said = verbs.MAKERS[spells.Cast]

    def forgetful(step: spells.Cast, c: Context) -> Phrase:
        return said(dataclasses.replace(step, bonus=0), c)

    card = f"cards: {{dust: {{names: {NAMES}, kind: spell, cost: 1, cast: [{{cast: {{whose: you, bonus: 2}}}}]}}}}\n"
    folder = writer.pack(header=FULL["header"], cards=card)
    assert proofread(folder) == proofreading.Notes()

    monkeypatch.setitem(verbs.MAKERS, spells.Cast, forgetful)

    assert proofread(folder).problems == ["dust: 'cast' has 'bonus', but the text reads the same without it"]


def test_the_games_of_a_trial_meet_the_pack_in_every_size_and_difficulty(writer: Writer) -> None:
    folder = writer.pack(**FULL, cards=GEM)
    trial = proving.Trial(library.load_with([folder]), "small")
    setups = [trial.setup(number, random.Random(number)) for number in range(64)]

    assert {(len(s.mages), s.difficulty) for s in setups if s.nemesis == "grim"} == {
        (players, difficulty) for players in (1, 2, 3, 4) for difficulty in DIFFICULTIES
    }
    assert any(s.nemesis != "grim" for s in setups)
    assert all("dust" in s.market and len(set(s.market)) == 9 for s in setups)


def test_a_trial_counts_what_the_packs_cards_do(writer: Writer) -> None:
    folder = writer.pack(**FULL, cards=GEM)
    verdict = proving.Verdict()
    for tried in proving.play([folder], "small", range(5), "trial", 1):
        verdict.add(tried)

    assert (verdict.games, verdict.won + verdict.lost, verdict.failures) == (5, 5, {})
    assert verdict.counts["gained", "dust"] > 0
    assert verdict.counts["played", "dust"] > 0
    assert verdict.counts["drawn", "grim_1a"] > 0


def test_an_effect_that_does_not_end_is_a_failure_with_its_card(writer: Writer) -> None:
    """Its condition can never hold: only a game shows that."""
    endless = GEM.replace("{aether: 1}", "{until: {count: players, at_least: 9}, do: [{aether: 1}]}")
    folder = writer.pack(header=FULL["header"], cards=endless)
    trial = proving.Trial(library.load_with([folder]), "small")
    tried = trial.play(4, "endless")

    assert "stacked" in tried.setup
    assert tried.failure.startswith("EndlessEffect: effects do not end: dust/play")
    assert tried.failure == trial.play(4, "endless").failure
    assert tried.record.startswith("unshuffled game 1")


def test_a_game_without_end_is_a_failure(writer: Writer, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(proving, "LONGEST", 5)
    tried = proving.Trial(library.load_with([writer.pack(cards=GEM)]), "small").play(0, "long")

    assert (tried.failure, tried.answers) == ("LawBroken: the game goes on after 5 answers", 5)
