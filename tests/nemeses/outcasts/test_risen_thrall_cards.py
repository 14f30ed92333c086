"""The nine cards of Risen Thrall."""

from __future__ import annotations

from tests.ideas.laid import does
from tests.nemeses.outcasts.laid import (
    INFANTRY,
    NO_INFANTRY,
    NO_SOLDIER,
    SOLDIER,
    covered,
    deck_of,
    discard_of,
    harm,
    thralls,
)
from tests.nemeses.outcasts.test_risen_thrall import FLIP, main

HYBRID = "risen_thrall_thrall_hybrid"
SMOKE = "risen_thrall_distortion_smoke"


def test_vampiric_thrall_unleashes_twice_and_flips_one_of_the_players_choice() -> None:
    t = thralls([SOLDIER, NO_INFANTRY, SOLDIER]).resolve("risen_thrall_vampiric_thrall")

    assert (t.decider, t.options) == (0, [f"minion {SOLDIER}", f"minion {INFANTRY}"])
    t.do(f"minion {INFANTRY}")
    assert (t.in_play, discard_of(t)) == ([(SOLDIER, 4)], [NO_INFANTRY])


def test_vampiric_thrall_flips_nothing_where_all_are_known() -> None:
    """PR-122. Twelve thralls are in play, and each Unleash hurts Gravehold."""
    t = covered(thralls(), SOLDIER)
    t.game.in_play[0].other = t.game.in_play[0].card
    t.resolve("risen_thrall_vampiric_thrall")

    assert (t.in_play, harm(t), t.events("flipped")) == ([(SOLDIER, 4)], (22, [10, 10]), [])


def test_a_flip_by_the_nemesis_is_none_by_a_player() -> None:
    """PR-122: Cutting Image is silent."""
    t = thralls([SOLDIER, SOLDIER], in_play=["risen_thrall_cutting_image"]).resolve("risen_thrall_vampiric_thrall")
    t.do(f"minion {SOLDIER}")

    assert harm(t) == (30, [10, 10])


def test_imbue_brings_a_thrall_with_two_additional_life() -> None:
    t = thralls([INFANTRY]).resolve("risen_thrall_imbue")

    assert (t.in_play, t.game.in_play[0].max_life) == ([(INFANTRY, 6)], 6)


def test_imbue_does_nothing_without_a_thrall() -> None:
    """PR-123: only an Unleash hurts Gravehold."""
    t = thralls().resolve("risen_thrall_imbue")

    assert (t.in_play, harm(t)) == ([], (30, [10, 10]))


def test_engulfing_hordes_adds_one_to_each_row() -> None:
    """PR-124. It is a power of two tokens and still there when it has lost its first."""
    t = covered(thralls(in_play=["risen_thrall_engulfing_hordes"]), SOLDIER, INFANTRY, INFANTRY, INFANTRY)
    t.main_phase_of_nemesis().do("player 1")

    assert harm(t) == (28, [7, 10])
    assert t.in_play[0] == ("risen_thrall_engulfing_hordes", 1)


def test_engulfing_hordes_adds_nothing_where_nothing_is_suffered_nor_later_in_the_turn() -> None:
    t = thralls(in_play=["risen_thrall_engulfing_hordes", "scourge_brute"], nemesis_deck=[]).main_phase_of_nemesis()
    with_it = harm(t)
    without = thralls(in_play=["scourge_brute"], nemesis_deck=[]).main_phase_of_nemesis()

    assert with_it == harm(without)


def test_engulfing_hordes_counts_double_on_an_exhausted_player() -> None:
    """EXH-10: the player suffers 1 and 1 more, Gravehold twice that."""
    t = covered(thralls(in_play=["risen_thrall_engulfing_hordes"], p2={"life": 0}), INFANTRY)
    t.main_phase_of_nemesis().do("player 2")

    assert harm(t) == (26, [10, 0])


def test_a_hybrid_counts_in_both_rows_and_cannot_be_flipped() -> None:
    t = main(thralls(in_play=[HYBRID], aether=2, hand=["crystal"]))
    assert FLIP not in t.options

    t.main_phase_of_nemesis().do("player 1")
    assert (t.in_play, harm(t)) == ([(HYBRID, 11)], (29, [9, 10]))


def test_a_hybrid_is_a_thrall_of_increased_difficulty_and_goes_to_the_nemesis_discard_pile() -> None:
    """PR-125."""
    t = thralls(difficulty="expert").resolve(HYBRID)
    assert t.in_play == [(HYBRID, 13)]

    does(t, "[{deal: {amount: 13, target: minion}}]")
    assert (t.in_play, t.nemesis_discard, discard_of(t)) == ([], [HYBRID], [])


def test_a_hybrid_is_not_one_of_the_twelve() -> None:
    """PR-123, PR-125: eleven thralls and the hybrid leave one to come."""
    t = covered(thralls([SOLDIER], in_play=[HYBRID]), *[INFANTRY] * 6, *[SOLDIER] * 5).unleash()

    assert (len(t.in_play), harm(t)) == (13, (30, [10, 10]))


def test_twisting_deceit_shuffles_the_discard_pile_into_the_deck_and_unleashes_twice() -> None:
    t = thralls([SOLDIER], [f"?{SOLDIER}", NO_SOLDIER, SOLDIER]).resolve("risen_thrall_twisting_deceit")

    assert t.in_play == [(SOLDIER, 4), (SOLDIER, 4)]
    assert (len(deck_of(t)), discard_of(t)) == (2, [])
    assert t.course("side_deck_shuffled", "entered_play") == ["side_deck_shuffled", "entered_play", "entered_play"]


def test_spiralling_illusion_unleashes_and_makes_flipping_cost_three() -> None:
    t = thralls([NO_SOLDIER], aether=3).resolve("risen_thrall_spiralling_illusion")
    main(t).do(FLIP)

    assert (t.you.aether, discard_of(t)) == (0, [NO_SOLDIER])


def test_two_aether_are_not_enough_under_spiralling_illusion() -> None:
    t = main(covered(thralls(in_play=["risen_thrall_spiralling_illusion"], aether=2, hand=["crystal"]), SOLDIER))

    assert FLIP not in t.options


def test_spiralling_illusion_makes_a_player_discard_three_cards() -> None:
    t = thralls(in_play=[("risen_thrall_spiralling_illusion", 1)], hand=["crystal"] * 3, p2={"hand": ["crystal"] * 2})
    t.main_phase_of_nemesis()

    assert (t.you.hand, t.p(2).hand) == ([], ["crystal", "crystal"])
    assert t.nemesis_discard == ["risen_thrall_spiralling_illusion"]


def test_distortion_smoke_takes_all_damage_from_thralls_and_none_from_itself() -> None:
    t = covered(thralls(in_play=[SMOKE, HYBRID]), SOLDIER)
    does(t, "[{deal: {amount: 5, target: each_minion}}]")

    assert t.in_play == [(SMOKE, 8), (HYBRID, 11), (SOLDIER, 4)]


def test_distortion_smoke_unleashes_twice() -> None:
    t = thralls([SOLDIER, INFANTRY, SOLDIER], in_play=[SMOKE]).main_phase_of_nemesis()

    assert t.in_play == [(SMOKE, 13), (SOLDIER, 4), (INFANTRY, 4)]


def test_undying_force_brings_two_thralls_with_three_additional_life() -> None:
    t = thralls([SOLDIER, INFANTRY, SOLDIER], difficulty="expert").resolve("risen_thrall_undying_force")

    assert t.in_play == [(SOLDIER, 9), (INFANTRY, 9)]


def test_cutting_image_hurts_the_player_who_flips() -> None:
    t = main(covered(thralls(in_play=["risen_thrall_cutting_image"], aether=2), NO_INFANTRY))
    t.do(FLIP)

    assert (harm(t), t.in_play) == ((30, [8, 10]), [("risen_thrall_cutting_image", 2)])


def test_cutting_image_unleashes_three_times() -> None:
    t = thralls([SOLDIER] * 3, in_play=[("risen_thrall_cutting_image", 1)]).main_phase_of_nemesis()

    assert t.in_play == [(SOLDIER, 4)] * 3
