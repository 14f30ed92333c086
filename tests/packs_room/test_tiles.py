"""What lies on a mage mat: breaches of the mage's own, tracks, and tokens for supply piles."""

from __future__ import annotations

import pytest

from tests.packs_room.writing import GEM, MAGE, Writer
from unshuffled.rules.core import constants

OWN = "{closed: 1, name: rift, focus: 1, open: [4, 3, 2, 1], bonus: 2, lasting: true, when_opened: [{charge: 1}]}"
TERMS = "terms: {rift: {en: Rift}, mark: {en: Mark}}\n"


def with_breach(first: str) -> str:
    """The mage with another breach I."""
    return TERMS + MAGE.replace("[open, ", f"[{first}, ")


def test_a_breach_of_the_mages_own_has_what_its_tile_says(writer: Writer) -> None:
    """BREACH-22."""
    mage = writer.load(cards=GEM, mages=with_breach(OWN)).mages["ann"]

    assert (mage.breaches[0], mage.focus_cost, mage.bonus) == (1, (1, 2, 3, 4), (2, 0, 1, 1))
    assert mage.open_cost == ((4, 3, 2, 1), *constants.OPEN_COST[1:])
    tile = mage.tiles[0]
    assert tile is not None
    assert (tile.name, tile.lasting, tile.roomy, tile.when_opened is not None) == ("rift", True, False, True)


def test_what_a_tile_does_not_say_is_as_on_the_usual_breach(writer: Writer) -> None:
    mage = writer.load(cards=GEM, mages=TERMS + MAGE.replace("{closed: 0}", "{closed: 0, name: rift}")).mages["ann"]

    assert (mage.focus_cost, mage.open_cost, mage.bonus) == (
        constants.FOCUS_COST,
        constants.OPEN_COST,
        constants.OPEN_BONUS,
    )


WRONG = [
    ("{closed: 0}", "breach I has no costs; one that begins closed needs a 'name', 'focus' and 'open'"),
    ("{closed: 0, focus: 1}", "a breach of the mage's own needs a 'name', a word among the terms of the pack"),
    ("{closed: 0, name: rift, fcus: 1}", "unknown key 'fcus', did you mean 'focus'?"),
    (
        "{closed: 0, name: rift, focus: 1, open: [1, 2]}",
        "expected four costs: after no, one, two and three quarter turns",
    ),
]


@pytest.mark.parametrize(("breach", "message"), WRONG, ids=[message for _, message in WRONG])
def test_a_breach_that_cannot_be_read(writer: Writer, breach: str, message: str) -> None:
    (problem,) = writer.problems(cards=GEM, mages=with_breach(breach))

    assert problem.endswith(f"mage 'ann': {message}")


MATS = [
    ("tracks: {mark: {spaces: [[{charge: 1}]]}}", "expected 2 to 9 spaces"),
    ("tracks: {mark: {start: 1}}", "a track of a mage needs 'spaces', a list of what happens on each"),
    ("tracks: {mark: {spacs: 4}}", "unknown key 'spacs', did you mean 'spaces'?"),
    ("pile_tokens: {mark: {count: 5, when_gained: [{charge: 1}]}}", "tokens for supply piles need 'when_you_gain'"),
    ("pile_tokens: {mark: {cuont: 5}}", "unknown key 'cuont', did you mean 'count'?"),
]


@pytest.mark.parametrize(("line", "message"), MATS, ids=[message for _, message in MATS])
def test_a_track_or_token_that_cannot_be_read(writer: Writer, line: str, message: str) -> None:
    (problem,) = writer.problems(cards=GEM, mages=f"{TERMS}{MAGE}    {line}\n")

    assert problem.endswith(f"mage 'ann': {message}")
