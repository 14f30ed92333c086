"""Experiment 153: four maws with life on four tracks, and its nine cards."""

from __future__ import annotations

from typing import Any

import pytest

from tests.table import At, content, position
from unshuffled.rules.core.language import Amount, Block, Step
from unshuffled.rules.effects.life import Deal
from unshuffled.rules.effects.tracks import TokenGains
from unshuffled.rules.readings import views

MAWS = ("maw_1", "maw_2", "maw_3", "maw_4")
OWN = [
    "experiment_153_bound",
    "experiment_153_corrupting_chitterer",
    "experiment_153_cascading_casualties",
    "experiment_153_lunging_jaws",
    "experiment_153_aural_carnivore",
    "experiment_153_scaled_flesh",
    "experiment_153_divide_and_devour",
    "experiment_153_vein_worms",
    "experiment_153_restless_maws",
]


def growth(at: tuple[int, ...] = (1, 1, 1, 1), life: tuple[int, ...] = (20, 20, 20, 20), **given: Any) -> At:
    """The maws on these spaces with so much life."""
    counters = dict(zip(MAWS, at, strict=True)) | {f"{m} life": n for m, n in zip(MAWS, life, strict=True)}
    t = position("none", nemesis="experiment_153", counters=counters, **given)
    t.game.nemesis_life = sum(life)
    return t


def spaces(t: At) -> list[int]:
    """Where the maws stand; 0 for one that is gone."""
    return [t.counter(maw) for maw in MAWS]


def lives(t: At) -> list[int]:
    """The life of the maws."""
    return [t.counter(f"{maw} life") for maw in MAWS]


def deals(t: At, amount: int, *keys: str, **given: Any) -> At:
    """Player 1 deals damage."""
    step: Step = Deal(Amount(amount), **given)
    return t.steps(Block("test/deal", [step]), 0).do(*keys)


# The mat


@pytest.mark.parametrize(
    ("difficulty", "gravehold", "player"),
    [("beginner", 35, 12), ("normal", 30, 10), ("expert", 30, 10), ("extinction", 25, 8)],
)
def test_each_maw_has_twenty_life_at_every_difficulty(difficulty: str, gravehold: int, player: int) -> None:
    """SHEET-E153-01, OPEN-13, PR-110."""
    t = position("none", nemesis="experiment_153", difficulty=difficulty, setup=True)

    assert (lives(t), t.game.nemesis_life) == ([20, 20, 20, 20], 80)
    assert (t.game.gravehold, t.you.life) == (gravehold, player)


def test_two_different_maws_begin_one_space_further() -> None:
    """SHEET-E153-02."""
    t = position("none", nemesis="experiment_153", setup=True)
    assert (t.asked, t.options, t.decider) == ("choose_token", [f"token {maw}" for maw in MAWS], 0)

    t.do("token maw_2")
    assert t.options == ["token maw_1", "token maw_3", "token maw_4"]
    t.do("token maw_4")

    assert (spaces(t), t.options) == ([1, 2, 1, 2], [])


def test_its_deck_holds_its_nine_cards_three_of_each_tier() -> None:
    """SETUP-14."""
    t = position("none", nemesis="experiment_153")

    assert sorted(c for c in t.nemesis_deck if c.startswith("experiment_153_")) == sorted(OWN)
    assert sorted(content().card(c).tier for c in OWN) == [1, 1, 1, 2, 2, 2, 3, 3, 3]


def test_unleash_moves_any_maw_two_spaces() -> None:
    """SHEET-E153-03."""
    t = growth().unleash().do("token maw_3")

    assert (spaces(t), t.options) == ([1, 1, 3, 1], [])


def test_with_increased_difficulty_another_move_of_one_space_follows() -> None:
    """SHEET-E153-11, PR-111. It is a move of its own."""
    t = growth((1, 2, 1, 1), difficulty="expert").unleash().do("token maw_2")
    assert (spaces(t), t.game.gravehold) == ([1, 4, 1, 1], 26)

    t.do("token maw_2")

    assert (spaces(t), t.game.gravehold, t.options) == ([1, 5, 1, 1], 26, [])


def test_a_space_happens_when_a_move_ends_there() -> None:
    """SHEET-E153-04, SHEET-E153-12."""
    assert growth((1, 2, 1, 1)).unleash().do("token maw_2").game.gravehold == 26


def test_a_space_that_is_passed_does_not_happen() -> None:
    """SHEET-E153-13, OPEN-24, PR-111."""
    t = growth((1, 3, 1, 1)).unleash().do("token maw_2")

    assert (spaces(t), t.game.gravehold) == ([1, 5, 1, 1], 30)


@pytest.mark.parametrize("at", [7, 8])
def test_a_move_beyond_the_end_resolves_the_last_space_once(at: int) -> None:
    """SHEET-E153-05, PR-111."""
    t = growth((1, at, 1, 1)).unleash().do("token maw_2")

    assert (spaces(t), t.game.gravehold) == ([1, 8, 1, 1], 23)


def test_the_spaces_of_the_four_tracks() -> None:
    """Growth mat."""
    first = growth((2, 1, 1, 1)).unleash().do("token maw_1", "player 2")
    assert (first.game.gravehold, first.p(2).life) == (28, 8)
    third = growth((1, 1, 2, 1)).unleash().do("token maw_3", "player 1")
    assert (third.game.gravehold, third.you.life) == (30, 6)
    last = growth((7, 1, 7, 1)).unleash().do("token maw_1", "player 1").unleash().do("token maw_3", "player 2")
    assert (last.game.gravehold, last.you.life, last.p(2).life) == (27, 6, 4)


def test_the_fourth_track_makes_the_players_discard_together() -> None:
    """Growth mat. Fewer cards in all hands: all of them."""
    t = growth((1, 1, 1, 2), hand=["crystal"] * 3, p2={"hand": ["spark"] * 3}).unleash().do("token maw_4")
    assert t.decider == 0
    t.do("discard crystal p1", "discard spark p2", "discard spark p2", "discard spark p2")
    assert (t.you.hand, t.p(2).hand, t.options) == (["crystal", "crystal"], [], [])

    few = growth((1, 1, 1, 7), hand=["crystal"]).unleash().do("token maw_4")
    assert (few.you.hand, few.options) == ([], [])


# Damage


def test_damage_goes_to_one_maw() -> None:
    """SHEET-E153-06."""
    t = deals(growth((1, 6, 1, 1)), 2)
    assert t.options == [f"target {maw}" for maw in MAWS]

    t.do("target maw_2")

    assert (lives(t), t.game.nemesis_life, spaces(t)) == ([20, 18, 20, 20], 78, [1, 6, 1, 1])


def test_three_damage_at_once_move_a_maw_back() -> None:
    """SHEET-E153-07."""
    assert spaces(deals(growth((1, 6, 1, 1)), 3, "target maw_2")) == [1, 5, 1, 1]


def test_twice_two_damage_do_not() -> None:
    """SHEET-E153-07: one instance."""
    assert spaces(deals(deals(growth((1, 6, 1, 1)), 2, "target maw_2"), 2, "target maw_2")) == [1, 6, 1, 1]


@pytest.mark.parametrize("space", [1, 4])
def test_from_the_first_and_the_fourth_space_there_is_no_way_back(space: int) -> None:
    """SHEET-E153-08."""
    assert spaces(deals(growth((space, 1, 1, 1)), 5, "target maw_1"))[0] == space


def test_going_back_onto_a_space_does_not_resolve_it() -> None:
    """SHEET-E153-04."""
    t = deals(growth((1, 5, 1, 1)), 3, "target maw_2")

    assert (spaces(t), t.game.gravehold) == ([1, 4, 1, 1], 30)


def test_a_maw_without_life_is_discarded_and_another_goes_back_two_spaces() -> None:
    """SHEET-E153-09."""
    t = deals(growth((1, 6, 7, 3), life=(20, 2, 20, 20)), 9, "target maw_2")
    assert (lives(t), t.game.nemesis_life) == ([20, 0, 20, 20], 60)
    # Only those that can go back are offered: the first stands on its first space.
    assert t.options == ["token maw_3", "token maw_4"]

    t.do("token maw_3")

    assert (spaces(t), t.options) == ([1, 0, 5, 3], [])


def test_going_back_two_spaces_ends_at_the_fourth() -> None:
    """PR-112."""
    t = deals(growth((1, 6, 5, 1), life=(20, 1, 20, 20)), 1, "target maw_2")

    assert (spaces(t), t.options) == ([1, 0, 4, 1], [])


def test_no_other_maw_can_go_back() -> None:
    """PR-112."""
    t = deals(growth((1, 6, 4, 1), life=(20, 1, 20, 20)), 1, "target maw_2")

    assert (spaces(t), t.options, t.game.outcome) == ([1, 0, 4, 1], [], "")


def test_a_maw_that_is_gone_is_neither_moved_nor_hit() -> None:
    t = growth((0, 1, 1, 1), life=(0, 20, 20, 20))

    assert deals(t, 1).offers("target") == ["target maw_2", "target maw_3", "target maw_4"]
    assert t.unleash().offers("token") == ["token maw_2", "token maw_3", "token maw_4"]


def test_without_a_maw_the_players_win() -> None:
    """SHEET-E153-10, END-06."""
    t = deals(growth((0, 0, 3, 0), life=(0, 0, 4, 0)), 4)

    assert (t.game.outcome, t.game.nemesis_life) == ("nemesis_slain", 0)


def test_divided_damage_reaches_one_maw_and_the_minions() -> None:
    """SHEET-E153-06, DMG-05."""
    t = deals(growth(in_play=["experiment_153_vein_worms"]), 6, divided=True)
    assert t.options == [f"{n} to maw_1" for n in range(7)]
    t.do("0 to maw_1", "4 to maw_2")

    assert (lives(t), t.in_play, t.options) == ([20, 16, 20, 20], [("experiment_153_vein_worms", 14)], [])


def test_divided_damage_without_minions_goes_to_one_maw() -> None:
    t = deals(growth(), 6, divided=True)
    assert t.options == ["0 to maw_1", "6 to maw_1"]

    assert lives(t.do("6 to maw_1")) == [14, 20, 20, 20]


# Cards


def test_chitterer_moves_two_different_maws() -> None:
    t = growth(in_play=["experiment_153_corrupting_chitterer"]).main_phase_of_nemesis().do("token maw_1", "token maw_2")

    assert (spaces(t), t.options) == ([2, 2, 1, 1], [])


def test_one_maw_left_is_moved_alone() -> None:
    """PR-112."""
    t = growth((0, 0, 2, 0), life=(0, 0, 20, 0), in_play=["experiment_153_corrupting_chitterer"])

    assert spaces(t.main_phase_of_nemesis()) == [0, 0, 3, 0]


@pytest.mark.parametrize(("at", "gravehold"), [(2, 22), (8, 16), (3, 30)])
def test_cascading_casualties_moves_the_farthest_and_resolves_twice(at: int, gravehold: int) -> None:
    """CTXT-76. 4 twice; 7 twice for one at the end; nothing where there is no effect."""
    t = growth((1, at, 1, 1), in_play=[("experiment_153_cascading_casualties", 1)]).main_phase_of_nemesis()

    assert (t.game.gravehold, t.options) == (gravehold, [])


def test_of_several_farthest_maws_the_players_choose() -> None:
    """EFF-05."""
    t = growth((3, 3, 1, 1), in_play=[("experiment_153_cascading_casualties", 1)]).main_phase_of_nemesis()

    assert (t.options, t.decider) == (["token maw_1", "token maw_2"], 0)


def test_lunging_jaws_and_vein_worms() -> None:
    assert spaces(growth().resolve("experiment_153_lunging_jaws").do("token maw_1")) == [5, 1, 1, 1]
    worms = growth(in_play=["experiment_153_vein_worms"]).main_phase_of_nemesis()
    assert worms.do("token maw_2").game.gravehold == 26


def test_while_the_carnivore_is_in_play_maws_take_no_damage() -> None:
    t = deals(growth((6, 1, 1, 1), in_play=["experiment_153_aural_carnivore"]), 5, "target maw_1")

    assert (lives(t), spaces(t)) == ([20, 20, 20, 20], [6, 1, 1, 1])


def test_scaled_flesh_stays_beside_the_mat_and_four_damage_are_needed() -> None:
    t = growth((5, 6, 1, 1), in_play=[("experiment_153_scaled_flesh", 1)]).main_phase_of_nemesis()
    t.do("token maw_3", "token maw_3")
    assert (t.in_play, t.nemesis_discard, spaces(t)) == ([], [], [5, 6, 5, 1])

    assert spaces(deals(t, 3, "target maw_2")) == [5, 6, 5, 1]
    assert spaces(deals(t, 4, "target maw_2")) == [5, 5, 5, 1]


def test_divide_and_devour_moves_forward_and_back() -> None:
    t = growth().resolve("experiment_153_divide_and_devour").do("token maw_1", "token maw_3", "player 2")

    # The first has gone to 3; of all maws only it can go back.
    assert (spaces(t), t.p(2).life, t.options) == ([2, 1, 4, 1], 6, [])


def test_restless_maws_heals_the_weakest_up_to_twenty() -> None:
    """DMG-10."""
    t = growth(life=(20, 13, 15, 20), in_play=[("experiment_153_restless_maws", 1)]).main_phase_of_nemesis()
    t.do("token maw_1", "token maw_1")

    assert (lives(t), t.game.nemesis_life) == ([20, 20, 15, 20], 75)


@pytest.mark.parametrize("which", ["any", "lowest_life"])
def test_life_for_whole_maws_is_not_asked_about(which: str) -> None:
    """PR-05. Nothing could be gained."""
    gain = Block("flow/game", [TokenGains("maw", Amount(10), which)])

    assert growth(life=(20, 20, 20, 20)).steps(gain).asked == ""
    assert growth(life=(20, 20, 10, 10)).steps(gain).asked == "choose_token"


def test_everybody_sees_where_the_maws_are_and_their_life() -> None:
    t = deals(growth((1, 2, 1, 1)), 2, "target maw_3")
    shown = views.view(t.game, 1)["nemesis"]

    assert shown["counters"] == {"maw_1": 1, "maw_2": 2, "maw_3": 1, "maw_4": 1}
    assert shown.get("tokens", {})["maw_3"] == {"life": 18, "max": 20}


def test_bound_gives_two_cursed_shards_or_moves_a_maw() -> None:
    t = growth().resolve("experiment_153_bound")
    options = t.options
    t.do("choose 1").do("player 1")

    assert (options, t.you.deck[-2:]) == (["choose 1", "choose 2"], ["cursed_shard", "cursed_shard"])


def test_with_one_cursed_shard_left_bound_moves_a_maw() -> None:
    t = growth()
    shard = t.game.scenario.content.index["cursed_shard"]
    t.game.beside = (shard,)

    assert all(option.startswith("token") for option in t.resolve("experiment_153_bound").options)
