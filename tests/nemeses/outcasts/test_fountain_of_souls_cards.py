"""The nine cards of Fountain of Souls."""

from __future__ import annotations

import pytest

from tests.ideas.laid import does
from tests.nemeses.outcasts.laid import SOULFIRE, fountain, harm, souls_of
from tests.nemeses.outcasts.test_fountain_of_souls import LANTERN
from tests.nemeses.outcasts.test_risen_thrall import main
from unshuffled.rules.readings import refusals


def test_arise_unleashes_and_moves_each_soul() -> None:
    t = fountain([0, 0, 1, 0, 0, 1]).resolve("fountain_of_souls_arise")

    assert (souls_of(t), harm(t)) == ([0, 0, 0, 4, 0, 0, 1], (29, [10, 10]))


def test_energy_leech_moves_a_soul_of_the_players_choice_when_it_is_dealt_damage() -> None:
    """PR-127: one step."""
    t = fountain([0, 0, 1, 1], in_play=["fountain_of_souls_energy_leech"])
    does(t, "[{deal: {amount: 2, target: minion}}]")

    assert (t.decider, t.options) == (0, ["token soul 3", "token soul 4"])
    assert souls_of(t.do("token soul 3")) == [0, 0, 0, 2, 0, 0, 0]


def test_energy_leech_moves_nothing_on_an_empty_track_and_hurts_a_player() -> None:
    t = fountain(in_play=["fountain_of_souls_energy_leech"])
    does(t, "[{deal: {amount: 2, target: minion}}]")
    assert (t.in_play, t.options, souls_of(t)) == ([("fountain_of_souls_energy_leech", 4)], [], [0] * 7)

    t.main_phase_of_nemesis().do("player 2")
    assert harm(t) == (30, [10, 9])


def test_loss_of_will_falls_to_a_player_with_a_soulfire() -> None:
    """PR-129, EFF-06."""
    t = fountain(in_play=[("fountain_of_souls_loss_of_will", 1)], hand=["crystal"], p2={"hand": [SOULFIRE, SOULFIRE]})
    t.main_phase_of_nemesis()

    assert (t.p(2).hand, t.p(2).discard, harm(t)) == ([SOULFIRE], [SOULFIRE], (30, [10, 8]))


def test_loss_of_will_without_any_soulfire_only_hurts() -> None:
    t = fountain(in_play=[("fountain_of_souls_loss_of_will", 1)], hand=["crystal"]).main_phase_of_nemesis()
    t.do("player 1")

    assert (t.you.hand, harm(t)) == (["crystal"], (30, [8, 10]))


def test_spirit_drain_returns_a_soulfire_to_the_supply() -> None:
    t = fountain(supply={SOULFIRE: 8}, p2={"hand": [SOULFIRE]}).resolve("fountain_of_souls_spirit_drain")
    t.do("choose 1")

    assert (souls_of(t), t.p(2).hand, t.supply(SOULFIRE)) == ([0, 0, 3, 0, 0, 0, 0], [], 9)


def test_spirit_drain_without_a_soulfire_in_hand_hurts_a_player() -> None:
    """EFF-08."""
    t = fountain(hand=["crystal"]).resolve("fountain_of_souls_spirit_drain")

    assert t.options == ["player 1", "player 2"]
    assert harm(t.do("player 1")) == (30, [6, 10])


@pytest.mark.parametrize("minion", ["fountain_of_souls_murky_voidborn", "fountain_of_souls_starry_smogling"])
def test_while_these_are_in_play_the_lantern_cannot_be_used(minion: str) -> None:
    t = main(fountain([0, 0, 2], fuel=3, in_play=[minion], hand=["crystal"]))
    assert LANTERN not in t.options
    assert refusals.why(t.game, LANTERN).code == "action_barred"

    t.main_phase_of_nemesis().do("player 2")
    assert harm(t) == (30, [10, 8])


def test_soul_frenzy_moves_two_souls_for_each_token_it_loses() -> None:
    """PR-128. Two different souls: one that has moved is not chosen again."""
    t = fountain([0, 1, 1], in_play=["fountain_of_souls_soul_frenzy"])
    does(t, "[{power: any, do: [{power_tokens: {remove: 1}}]}]")
    assert t.options == ["token soul 2", "token soul 3"]

    t.do("token soul 2")
    assert (souls_of(t), t.in_play) == ([0, 0, 1, 1, 0, 0, 0], [("fountain_of_souls_soul_frenzy", 2)])


def test_soul_frenzy_is_silent_when_another_power_loses_a_token() -> None:
    t = fountain([0, 0, 2], in_play=["scourge_toll", "fountain_of_souls_soul_frenzy"])
    uid = t.game.in_play[0].uid
    does(t, "[{power: any, do: [{power_tokens: {remove: 1}}]}]")
    t.do("power scourge_toll")

    assert (souls_of(t)[2], t.events("power_token_removed")[0]["uid"]) == (2, uid)


def test_the_last_token_of_soul_frenzy_moves_souls_before_its_power() -> None:
    t = fountain(
        [0, 0, 0, 0, 0, 2], in_play=[("fountain_of_souls_soul_frenzy", 1)], hand=[SOULFIRE], p2={"hand": [SOULFIRE] * 2}
    ).main_phase_of_nemesis()

    # The start of the turn takes both to step 7, the token takes them on to step 4.
    assert (souls_of(t), harm(t)) == ([0, 0, 3, 2, 0, 0, 0], (28, [10, 9]))
    assert (t.you.hand, t.p(2).hand) == ([SOULFIRE], [SOULFIRE])
    assert t.nemesis_discard == ["fountain_of_souls_soul_frenzy"]


def test_whirlpool_moves_the_largest_crowd_two_steps() -> None:
    """PR-126: only the step where the move ends counts, so from step 6 Gravehold suffers nothing."""
    t = fountain([0, 0, 1, 0, 0, 3]).resolve("fountain_of_souls_whirlpool").do("choose 1")

    assert (souls_of(t), harm(t)) == ([0, 0, 1, 3, 0, 0, 0], (30, [10, 10]))


def test_of_two_equal_crowds_the_players_choose() -> None:
    t = fountain([0, 0, 2, 0, 2]).resolve("fountain_of_souls_whirlpool").do("choose 1")
    assert (t.decider, t.options) == (0, ["token soul 3", "token soul 5"])

    assert (souls_of(t.do("token soul 5")), t.game.gravehold) == ([0, 0, 2, 0, 0, 0, 2], 28)


def test_whirlpool_without_souls_hurts_a_player() -> None:
    t = fountain().resolve("fountain_of_souls_whirlpool")

    assert t.options == ["player 1", "player 2"]
    assert harm(t.do("player 2")) == (30, [10, 5])


def test_rushing_tides_unleashes_twice_and_moves_those_that_have_just_entered() -> None:
    t = fountain([0, 0, 0, 0, 1], in_play=[("fountain_of_souls_rushing_tides", 1)]).main_phase_of_nemesis()

    assert (souls_of(t), harm(t)) == ([0, 0, 0, 0, 0, 7, 0], (30, [10, 10]))


def test_with_increased_difficulty_souls_have_left_the_step_where_they_enter() -> None:
    t = fountain(difficulty="expert", in_play=[("fountain_of_souls_rushing_tides", 1)]).main_phase_of_nemesis()

    assert souls_of(t) == [0, 0, 0, 8, 0, 0, 0]
