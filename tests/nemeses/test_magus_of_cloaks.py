"""Magus of Cloaks: the cloaks that soften each hit, and his Unleash. His cards are in test_magus_of_cloaks_cards.py."""

import pytest

from tests.nemeses.cloaks import cast, toll
from tests.table import content, position

OWN = [
    "magus_of_cloaks_dusk_spawn",
    "magus_of_cloaks_rising_dark",
    "magus_of_cloaks_twilight_empire",
    "magus_of_cloaks_ashen_haruspex",
    "magus_of_cloaks_black_solstice",
    "magus_of_cloaks_enshroud",
    "magus_of_cloaks_eclipse",
    "magus_of_cloaks_shadows_reach",
    "magus_of_cloaks_veil_daughter",
]


@pytest.mark.parametrize(
    ("difficulty", "life", "gravehold", "player"),
    [("normal", 35, 30, 10), ("beginner", 25, 35, 12), ("expert", 35, 30, 10), ("extinction", 45, 25, 8)],
)
def test_he_starts_with_four_cloaks(difficulty: str, life: int, gravehold: int, player: int) -> None:
    """DIFF-02, DIFF-03, DIFF-04. 35 life and 4 cloaks; the levels change life only."""
    t = position("none", nemesis="magus_of_cloaks", difficulty=difficulty, setup=True)

    assert toll(t) == (4, gravehold, [player, player])
    assert (t.game.nemesis_life, t.in_play) == (life, [])


def test_his_difficulty_rating_is_seven() -> None:
    """MAT-08."""
    assert content().nemeses["magus_of_cloaks"]["normal"].difficulty == 7


def test_his_deck_holds_his_nine_cards_three_of_each_tier() -> None:
    """SETUP-14."""
    t = position("none", nemesis="magus_of_cloaks", setup=True)

    assert sorted(c for c in t.nemesis_deck if c.startswith("magus_of_cloaks_")) == sorted(OWN)
    assert [content().card(c).tier for c in OWN] == [1, 1, 1, 2, 2, 2, 3, 3, 3]


def test_a_hit_is_reduced_by_the_cloaks_and_then_one_cloak_falls() -> None:
    """DMG-13. Lava Tendril deals 3: against 3 cloaks nothing gets through, against 2 one point."""
    t = cast("lava_tendril", 3, in_play=[])
    assert (t.game.nemesis_life, toll(t)) == (35, (2, 30, [10, 10]))

    t = cast("lava_tendril", 2, in_play=[])
    assert (t.game.nemesis_life, toll(t)) == (34, (2, 30, [10, 10]))


def test_a_hit_that_is_wholly_absorbed_still_removes_a_cloak() -> None:
    """PR-40, OPEN-28. 1 damage against 4 cloaks."""
    t = cast("spark", 4, in_play=[])

    assert (t.game.nemesis_life, toll(t), t.you.discard) == (35, (3, 30, [10, 10]), ["spark"])


def test_a_hit_of_nothing_removes_no_cloak() -> None:
    """PR-40, OPEN-28. Dark Fire without a discarded card deals 0."""
    t = cast("dark_fire", 4, "done", in_play=[])

    assert (t.game.nemesis_life, toll(t)) == (35, (4, 30, [10, 10]))


def test_each_hit_of_a_card_meets_the_cloaks_left_by_the_one_before() -> None:
    """DMG-05, DMG-13. Two sources of one spell are two hits and tear two cloaks."""
    t = cast("two_sources", 4, in_play=[])

    assert (t.game.nemesis_life, toll(t)) == (35, (2, 30, [10, 10]))


def test_a_second_hit_gets_through_where_the_first_took_a_cloak() -> None:
    """DMG-13. Two hits of 4 against 4 cloaks: nothing, then 1."""
    t = position(
        "casting",
        nemesis="magus_of_cloaks",
        counters={"cloaks": 4},
        prepped={"I": "nova_forge", "II": "nova_forge"},
        breaches={"II": "open"},
        hand=["crystal"],
    )
    t.do("cast nova_forge 1")
    assert (t.game.nemesis_life, t.counter("cloaks")) == (35, 3)

    t.do("cast nova_forge 2")
    assert (t.game.nemesis_life, t.counter("cloaks")) == (34, 2)


@pytest.mark.parametrize(("difficulty", "least"), [("normal", 2), ("expert", 3)])
def test_cloaks_never_fall_below_the_minimum(difficulty: str, least: int) -> None:
    """DIFF-03. 2, or 3 at increased difficulty."""
    t = cast("spark", least, difficulty=difficulty, in_play=[])
    assert t.counter("cloaks") == least

    t = cast("spark", least + 1, difficulty=difficulty, in_play=[])
    assert t.counter("cloaks") == least


@pytest.mark.parametrize(("difficulty", "most"), [("normal", 8), ("expert", 9)])
def test_cloaks_never_rise_above_the_maximum(difficulty: str, most: int) -> None:
    """DIFF-03, EFF-03. A card's gain stops at 8, or 9 at increased difficulty, without penalty."""
    for cloaks in (most - 4, most - 1, most):
        t = position("none", nemesis="magus_of_cloaks", difficulty=difficulty, counters={"cloaks": cloaks})
        t.resolve("magus_of_cloaks_enshroud")
        assert toll(t) == (most, 30, [10, 10])


def test_a_hit_on_a_minion_costs_no_cloak() -> None:
    """DMG-01. Only hits on the Magus himself are softened and tear a cloak."""
    t = cast("lava_tendril", 4, "target tally_a1", in_play=["tally_a1"])

    assert (t.in_play, t.game.nemesis_life, t.counter("cloaks")) == ([("tally_a1", 2)], 35, 4)


def test_the_magus_is_slain_by_what_gets_through() -> None:
    """END-01, DMG-04."""
    t = position(
        "casting", nemesis="magus_of_cloaks", counters={"cloaks": 2}, nemesis_life=1, prepped={"I": "lava_tendril"}
    )

    t.do("cast lava_tendril 1")

    assert (t.game.outcome, t.game.nemesis_life) == ("nemesis_slain", 0)


def test_unleash_gives_two_cloaks_or_hurts_gravehold() -> None:
    """NEM-23, EFF-07."""
    t = position("none", nemesis="magus_of_cloaks")
    t.unleash()
    assert (t.options, t.decider) == (["choose 1", "choose 2"], 0)
    t.do("choose 1")
    assert (toll(t), t.options) == ((6, 30, [10, 10]), [])

    t.unleash().do("choose 2")
    assert (toll(t), t.options) == ((6, 28, [10, 10]), [])


@pytest.mark.parametrize(
    ("difficulty", "cloaks", "free"),
    [
        ("normal", 6, True),
        ("normal", 7, False),
        ("normal", 8, False),
        ("expert", 7, True),
        ("expert", 8, False),
        ("expert", 9, False),
    ],
)
def test_two_cloaks_can_be_chosen_only_if_both_have_room(difficulty: str, cloaks: int, free: bool) -> None:
    """PR-40, EFF-08. One below the maximum the first option cannot be fully resolved."""
    t = position("none", nemesis="magus_of_cloaks", difficulty=difficulty, counters={"cloaks": cloaks})

    t.unleash()

    if free:
        assert t.options == ["choose 1", "choose 2"]
    else:
        assert (toll(t), t.options) == ((cloaks, 28, [10, 10]), [])
