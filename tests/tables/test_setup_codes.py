"""A setup as a text to share."""

from __future__ import annotations

import re
from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from unshuffled.rules.core.scenario import Setup
from unshuffled.tables import setup_codes
from unshuffled.tables.codes import Code, Refused

ids = st.from_regex(r"[a-z][a-z0-9_]{0,20}", fullmatch=True)
setups = st.builds(
    Setup,
    mages=st.lists(ids, min_size=1, max_size=4),
    nemesis=ids,
    difficulty=ids,
    market=st.lists(ids, max_size=9),
    edition=ids,
    switches=st.dictionaries(
        ids.filter(lambda name: name not in ("edition", "packs")), ids | st.integers(0, 10**6), max_size=5
    ),
    packs=st.lists(ids, max_size=4),
)


def reason(text: str) -> str:
    """Why this is no code."""
    with pytest.raises(Refused) as refusal:
        setup_codes.read(text)
    assert refusal.value.code == Code.BAD_SETUP_CODE
    return refusal.value.detail


def checked(text: str) -> str:
    """The text with a check that fits."""
    return f"{text}.{setup_codes._check(text.lower())}"


@given(setups)
def test_a_setup_comes_back_from_its_code(setup: Setup) -> None:
    """Also when it was typed in capitals, and it can stand in an address as it is."""
    code = setup_codes.write(setup)

    assert setup_codes.read(code) == setup
    assert setup_codes.read(f" {code.upper()}\n") == setup
    assert re.fullmatch(r"[A-Za-z0-9._~-]+", code)


def test_closed_decks_are_chosen_by_a_code() -> None:
    """PR-60. As any switch."""
    code = setup_codes.write(Setup(switches={"open_decks": "off"}))

    assert ".open_decks~off." in code
    assert setup_codes.read(code).switches == {"open_decks": "off"}


def test_codes_of_earlier_releases_mean_what_they_meant() -> None:
    """These lines must never change."""
    assert setup_codes.read("u1.random-random.random.normal.random.tp2r") == Setup()
    assert setup_codes.read(
        "u1.brama-mist.rageborne.expert.deck_destruction_base.edition~base_cs.packs~base.solo_life~12.wild_card~token.qy2r"
    ) == Setup(
        ["brama", "mist"],
        "rageborne",
        "expert",
        ["deck_destruction_base"],
        "base_cs",
        {"solo_life": 12, "wild_card": "token"},
        ["base"],
    )


@given(setups, st.data())
def test_a_mistyped_code_is_not_another_setup(setup: Setup, data: st.DataObject) -> None:
    """One wrong letter in a million goes unseen; what looks alike in the check is read alike."""
    code = setup_codes.write(Setup(["brama", "mist"], "rageborne"))
    at = data.draw(st.integers(3, len(code) - 6))
    wrong = data.draw(st.sampled_from("abcxyz09_").filter(lambda letter: letter != code[at]))

    assert "check" in reason(code[:at] + wrong + code[at + 1 :])
    body, _, check = setup_codes.write(setup).rpartition(".")
    assert setup_codes.read(f"{body}.{check.replace('0', 'O').replace('1', 'L')}") == setup


def test_what_is_no_code_is_refused_with_a_reason() -> None:
    """Never an error of another kind."""
    assert "begins with u1." in reason("")
    assert "begins with u1." in reason("hello")
    assert "version 2" in reason("u2.anything")
    assert "check" in reason("u1.random-random.random.normal.random.tp2")
    assert "2 parts" in reason(checked("u1.brama.rageborne"))
    assert "mages: 'b!' is no id" in reason(checked("u1.b!.rageborne.normal.random"))
    assert "nemesis: '' is no id" in reason(checked("u1.brama..normal.random"))
    assert "'odd' is not name~value" in reason(checked("u1.brama.rageborne.normal.random.odd"))
    assert "no mages" in reason(checked("u1..rageborne.normal.random"))
    assert "mages: 5" in reason(checked("u1.a-b-c-d-e.rageborne.normal.random"))
    assert "market: 21" in reason(checked(f"u1.a.b.normal.{'-'.join('x' * 21)}"))
    assert "parts" in reason(checked(f"u1.a.b.normal.random{'.x~y' * 51}"))
    assert "is no id" in reason(checked(f"u1.a.{'b' * 201}.normal.random"))
    assert "longer" in reason("u1." + "x" * 3000)


@given(st.text(st.characters(), max_size=60))
def test_any_text_is_a_code_or_refused(text: str) -> None:
    """Whatever people paste."""
    for tried in (text, f"u1.{text}", checked(f"u1.{text}") if text.isascii() else f"{text}.tp2r"):
        with suppress(Refused):
            assert isinstance(setup_codes.read(tried), Setup)


def test_a_setup_whose_names_are_no_ids_has_no_code() -> None:
    """Nothing is bent to fit."""
    for setup in (Setup(["Bra ma"]), Setup(nemesis="a.b"), Setup(market=[""]), Setup(switches={"edition": "x"})):
        with pytest.raises(Refused):
            setup_codes.write(setup)


def test_who_is_protected_comes_back_from_the_code() -> None:
    """EXPD-10"""
    setup = Setup(
        mages=["kel"], nemesis="rageborne", protect="xaxos_outcast", abilities=["imbued_aura", "obsidian_burst"]
    )
    code = setup_codes.write(setup)

    assert ".protect~xaxos_outcast.abilities~imbued_aura-obsidian_burst." in code
    assert setup_codes.read(code) == setup
    assert "protect" not in setup_codes.write(Setup(mages=["kel"]))
