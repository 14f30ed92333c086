"""Rageborne: its six strikes, each as the only card of the strike deck."""

from __future__ import annotations

import pytest

from tests.nemeses.lay import fury_and_harm, rageborne


def test_convoke_hits_any_player_for_four() -> None:
    """EFF-04. Convoke."""
    t = rageborne(3, ["rageborne_convoke"])

    t.routine("strike")
    assert (t.decider, t.options) == (0, ["player 1", "player 2"])
    t.do("player 2")

    assert fury_and_harm(t) == (0, 30, [10, 6])


def test_devastate_hits_gravehold_for_five() -> None:
    """DMG-08. Devastate."""
    assert fury_and_harm(rageborne(3, ["rageborne_devastate"]).routine("strike")) == (0, 25, [10, 10])


def test_eviscerate_hits_the_player_with_the_lowest_life_for_two() -> None:
    """EXH-09. Eviscerate passes over the exhausted player 3."""
    t = rageborne(
        3,
        ["rageborne_eviscerate"],
        mages=["plain_one", "plain_two", "plain_three"],
        p2={"life": 7},
        p3={"life": 0},
    )

    t.routine("strike")

    assert fury_and_harm(t) == (0, 30, [10, 5, 0])


def test_eviscerate_leaves_a_tie_to_the_players() -> None:
    """EFF-05. Eviscerate."""
    t = rageborne(3, ["rageborne_eviscerate"])

    t.routine("strike").do("player 2")

    assert fury_and_harm(t) == (0, 30, [10, 8])


def test_frenzy_hits_the_player_with_the_most_open_breaches_for_three() -> None:
    """EFF-05. Frenzy; a tie is left to the players."""
    clear = rageborne(3, ["rageborne_frenzy"], p2={"breaches": {"II": "open"}}).routine("strike")
    tied = rageborne(3, ["rageborne_frenzy"]).routine("strike")
    tied.do("player 1")

    assert fury_and_harm(clear) == (0, 30, [10, 7])
    assert fury_and_harm(tied) == (0, 30, [7, 10])


def test_raze_hits_gravehold_for_three_and_any_player_for_one() -> None:
    """EFF-01, EFF-04. Raze."""
    t = rageborne(3, ["rageborne_raze"])

    t.routine("strike")
    assert (t.options, t.game.gravehold) == (["player 1", "player 2"], 27)
    t.do("player 1")

    assert fury_and_harm(t) == (0, 27, [9, 10])


def test_seize_discards_the_two_most_expensive_prepped_spells_of_all_players() -> None:
    """PR-07, CAST-15. Seize: strictly more expensive spells are forced, and nothing is cast."""
    t = rageborne(
        3,
        ["rageborne_seize"],
        prepped={"I": "amplify_vision", "II": "spark"},
        p2={"prepped": {"I": "consuming_void", "II": "spark"}},
    )

    t.routine("strike")

    assert (t.you.prepped, t.you.discard) == ([("spark", 2)], ["amplify_vision"])
    assert (t.p(2).prepped, t.p(2).discard) == ([("spark", 2)], ["consuming_void"])
    assert (fury_and_harm(t), t.game.nemesis_life) == ((0, 30, [10, 10]), 70)


def test_seize_leaves_equal_costs_to_the_players() -> None:
    """PR-07, EFF-05. Seize."""
    t = rageborne(
        3,
        ["rageborne_seize"],
        prepped={"I": "planar_insight", "II": "spark"},
        p2={"prepped": {"I": "consuming_void", "II": "planar_insight"}},
    )

    t.routine("strike")
    assert (t.decider, t.options) == (0, ["discard planar_insight 1 p1", "discard planar_insight 2 p2"])
    t.do("discard planar_insight 2 p2")

    assert (t.you.prepped, t.p(2).prepped) == ([("planar_insight", 1), ("spark", 2)], [])
    assert t.p(2).discard == ["consuming_void", "planar_insight"]


@pytest.mark.parametrize(("prepped", "discard"), [({"I": "spark"}, ["spark"]), ({}, [])])
def test_seize_takes_what_is_there(prepped: dict[str, str], discard: list[str]) -> None:
    """PR-07, EFF-03. Seize."""
    t = rageborne(3, ["rageborne_seize"], prepped=prepped)

    t.routine("strike")

    assert (t.you.prepped, t.you.discard) == ([], discard)
    assert fury_and_harm(t) == (0, 30, [10, 10])
