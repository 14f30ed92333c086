"""Crooked Mask: its nine cards of the nemesis deck."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from tests.nemeses.lay import corruption_deck, harm, mask, turn_of_player
from tests.table import position

ALL_OPEN = {"II": "open", "III": "open", "IV": "open"}
BLIND = "crooked_mask_blind_abandon"
CONTAGION = "crooked_mask_contagion"
HUNGER = "crooked_mask_endless_hunger"
LUST = "crooked_mask_lust_for_power"
THREE = ("plain_one", "plain_two", "plain_three")


# Tier 1


@pytest.mark.parametrize(
    ("keys", "own", "ally"),
    [
        (("player 1", "player 2"), [LUST], [HUNGER]),
        (("player 2", "player 2"), [], [HUNGER, LUST]),
    ],
)
def test_burden_lets_the_players_share_two_corruptions_and_any_player_focus_a_breach(
    keys: Sequence[str], own: list[str], ally: list[str]
) -> None:
    """DMG-12, EFF-04, BREACH-09. Burden; one player may take both, on top of the deck."""
    t = mask([LUST, HUNGER], deck=["spark"], p2={"deck": ["jade"]})

    t.resolve("crooked_mask_burden")
    assert (t.decider, t.options) == (0, ["player 1", "player 2"])
    t.do(*keys)
    assert (t.decider, t.options) == (0, ["player 1", "player 2"])
    t.do("player 2")
    assert (t.decider, t.options) == (2, ["focus 2", "focus 3", "focus 4"])
    t.do("focus 3")

    assert (t.you.deck, t.p(2).deck, corruption_deck(t)) == ([*own, "spark"], [*ally, "jade"], [])
    assert (t.you.breaches, t.p(2).breaches) == (
        ["open", "right", "right", "right"],
        ["open", "right", "down", "right"],
    )
    assert (harm(t), t.nemesis_discard) == ((30, [10, 10]), ["crooked_mask_burden"])


@pytest.mark.parametrize(("left", "gravehold"), [([LUST], 28), ([], 26)])
def test_burden_costs_gravehold_two_life_for_each_corruption_the_deck_lacks(left: list[str], gravehold: int) -> None:
    """PR-31. Burden. Alone there is nobody to choose."""
    t = mask(left, mages=["plain_one"], breaches=ALL_OPEN)

    t.resolve("crooked_mask_burden")

    assert (t.you.deck, harm(t), t.options) == (left, (gravehold, [10]), [])


def test_burden_lets_only_a_player_with_a_closed_breach_focus() -> None:
    """EFF-06. Burden."""
    t = mask([LUST, HUNGER], p2={"breaches": ALL_OPEN})

    t.resolve("crooked_mask_burden").do("player 1", "player 1")

    assert (t.decider, t.options) == (1, ["focus 2", "focus 3", "focus 4"])


def test_corrupter_costs_gravehold_one_life() -> None:
    """NEM-04. Corrupter."""
    t = mask([LUST]).resolve("crooked_mask_corrupter")

    t.main_phase_of_nemesis()

    assert (t.in_play, harm(t), corruption_deck(t)) == ([("crooked_mask_corrupter", 6)], (29, [10, 10]), [LUST])


@pytest.mark.parametrize(("life", "in_play"), [(6, [("crooked_mask_corrupter", 5)]), (1, [])])
def test_who_damages_corrupter_gains_a_corruption_on_top_of_the_deck(life: int, in_play: list[tuple[str, int]]) -> None:
    """KEY-09, DMG-02. Corrupter; also on the killing hit."""
    corrupter = [("crooked_mask_corrupter", life)]
    t = mask([LUST, HUNGER], prepped={"I": "spark"}, hand=["crystal"], deck=["jade"], in_play=corrupter)

    turn_of_player(t).do("cast spark 1", "target crooked_mask_corrupter")

    assert (t.you.deck, t.p(2).deck, corruption_deck(t)) == ([LUST, "jade"], [], [HUNGER])
    assert t.in_play == in_play


def test_who_casts_an_allys_spell_at_corrupter_is_the_one_who_damages_it() -> None:
    """CAST-11, CAST-12. Garnet Shard casts player 2's spell: player 1 gains the corruption."""
    t = mask(
        [LUST], hand=["garnet_shard", "crystal"], p2={"prepped": {"I": "spark"}}, in_play=["crooked_mask_corrupter"]
    )

    turn_of_player(t).do("play garnet_shard", "choose 2", "target crooked_mask_corrupter")

    assert (t.you.deck, t.p(2).deck, t.p(2).discard) == ([LUST], [], ["spark"])
    assert t.in_play == [("crooked_mask_corrupter", 5)]


def test_a_hit_of_nothing_and_a_hit_on_the_nemesis_bring_no_corruption() -> None:
    """OPEN-28. Corrupter: Dark Fire without a discarded card deals 0."""
    nothing = mask([LUST], prepped={"I": "dark_fire"}, hand=["crystal"], in_play=["crooked_mask_corrupter"])
    other = mask([LUST], prepped={"I": "spark"}, hand=["crystal"], in_play=["crooked_mask_corrupter"])

    turn_of_player(nothing).do("cast dark_fire 1", "done")
    turn_of_player(other).do("cast spark 1", "target nemesis")

    assert (nothing.in_play, corruption_deck(nothing)) == ([("crooked_mask_corrupter", 6)], [LUST])
    assert (other.in_play, corruption_deck(other), other.game.nemesis_life) == (
        [("crooked_mask_corrupter", 6)],
        [LUST],
        69,
    )


def test_damaging_corrupter_with_an_empty_corruption_deck_hits_gravehold_for_two() -> None:
    """PR-31. Corrupter."""
    t = mask([], prepped={"I": "spark"}, hand=["crystal"], in_play=["crooked_mask_corrupter"])

    turn_of_player(t).do("cast spark 1", "target crooked_mask_corrupter")

    assert (t.you.deck, harm(t)) == ([], (28, [10, 10]))


def test_tempt_takes_all_crystals_of_the_player_with_most_for_three_damage_and_a_card_of_cost_four_or_less() -> None:
    """EFF-01. Tempt: that player chooses the card."""
    t = mask(hand=["crystal", "spark"], p2={"hand": ["crystal", "jade", "crystal"], "discard": ["spark"]})

    t.resolve("crooked_mask_tempt")
    assert (t.decider, t.options) == (
        2,
        ["gain jade", "gain searing_ruby", "gain flexing_dagger", "gain bottled_vortex", "gain amplify_vision"],
    )
    t.do("gain amplify_vision")

    assert (t.p(2).hand, t.p(2).discard) == (["jade"], ["spark", "crystal", "crystal", "amplify_vision"])
    assert (t.you.hand, harm(t), t.nemesis_discard) == (["crystal", "spark"], (30, [10, 7]), ["crooked_mask_tempt"])


def test_tempt_leaves_a_tie_to_the_players_even_at_no_crystal() -> None:
    """EFF-05. Tempt."""
    t = mask(hand=["spark"], p2={"hand": ["jade"]})

    t.resolve("crooked_mask_tempt")
    assert (t.decider, t.options) == (0, ["player 1", "player 2"])
    t.do("player 1", "gain jade")

    assert (t.you.hand, t.you.discard, harm(t)) == (["spark"], ["jade"], (30, [7, 10]))


def test_tempt_gives_no_card_if_the_supply_has_none_so_cheap() -> None:
    """EFF-03. Tempt."""
    cheap = ["jade", "searing_ruby", "flexing_dagger", "bottled_vortex", "amplify_vision"]
    t = mask(supply=dict.fromkeys(cheap, 0), hand=["crystal"])

    t.resolve("crooked_mask_tempt")

    assert (t.you.hand, t.you.discard, harm(t), t.options) == ([], ["crystal"], (30, [7, 10]), [])


# Tier 2


def test_pain_sower_hits_any_player_for_two_and_another_player_focuses_a_breach() -> None:
    """EFF-01, GEN-11. Pain Sower."""
    t = mask(mages=THREE).resolve("crooked_mask_pain_sower")

    t.main_phase_of_nemesis()
    assert (t.decider, t.options) == (0, ["player 1", "player 2", "player 3"])
    t.do("player 2")
    assert (t.decider, t.options) == (0, ["player 1", "player 3"])
    t.do("player 3", "focus 4")

    assert (harm(t), t.in_play) == ((30, [10, 8, 10]), [("crooked_mask_pain_sower", 11)])
    assert t.p(3).breaches == ["open", "right", "right", "down"]


def test_pain_sower_lets_nobody_focus_if_no_other_player_has_a_closed_breach() -> None:
    """EFF-03. Pain Sower."""
    t = mask(in_play=["crooked_mask_pain_sower"], p2={"breaches": ALL_OPEN})

    t.main_phase_of_nemesis().do("player 1")

    assert (harm(t), t.options) == ((30, [8, 10]), [])
    assert t.you.breaches == ["open", "right", "right", "right"]


def test_alone_the_same_player_suffers_and_focuses_for_pain_sower() -> None:
    """SOLO-05. Pain Sower."""
    t = mask(mages=["plain_one"], in_play=["crooked_mask_pain_sower"])

    t.main_phase_of_nemesis().do("focus 2")

    assert (harm(t), t.you.breaches) == ((30, [8]), ["open", "down", "right", "right"])


@pytest.mark.parametrize(("gravehold", "life", "after"), [(20, 40, (23, 53)), (29, 60, (30, 70))])
def test_twisting_madness_heals_gravehold_by_three_and_the_nemesis_by_thirteen(
    gravehold: int, life: int, after: tuple[int, int]
) -> None:
    """NEM-05, SETUP-10, SETUP-13. Twisting Madness; neither above the start."""
    t = mask(gravehold=gravehold, nemesis_life=life).resolve("crooked_mask_twisting_madness")

    t.main_phase_of_nemesis()
    assert (t.in_play, t.game.gravehold) == ([("crooked_mask_twisting_madness", 1)], gravehold)
    t.main_phase_of_nemesis()

    assert (t.game.gravehold, t.game.nemesis_life) == after
    assert (t.in_play, t.nemesis_discard) == ([], ["crooked_mask_twisting_madness"])


def test_twisting_madness_is_discarded_for_four_cards_from_hand_and_a_card_is_drawn() -> None:
    """NEM-18, NEM-19. Twisting Madness."""
    t = position(
        nemesis="crooked_mask",
        nemesis_life=40,
        hand=["crystal", "crystal", "crystal", "crystal", "crystal"],
        deck=["spark"],
        in_play=[("crooked_mask_twisting_madness", 1)],
    )

    t.do("discard crooked_mask_twisting_madness")

    assert (t.you.hand, t.you.discard, t.you.deck) == (["crystal", "spark"], ["crystal"] * 4, [])
    assert (t.in_play, t.nemesis_discard, t.game.nemesis_life) == ([], ["crooked_mask_twisting_madness"], 40)


def test_twisting_madness_cannot_be_discarded_with_three_cards_in_hand() -> None:
    """NEM-20."""
    t = position(
        nemesis="crooked_mask", hand=["crystal"] * 3, deck=["spark"], in_play=["crooked_mask_twisting_madness"]
    )

    assert "discard crooked_mask_twisting_madness" not in t.options


@pytest.mark.parametrize(
    ("deck", "left", "gravehold"),
    [
        (["bane_sire", "needlemaw", "topple"], ["topple"], 30),
        (["needlemaw", "topple", "topple"], ["topple"], 26),
        (["topple", "jagged_one", "sunder"], ["sunder"], 22),
        (["topple"], [], 26),
        ([], [], 30),
    ],
)
def test_vex_discards_two_nemesis_cards_and_costs_gravehold_four_for_each_of_tier_three(
    deck: list[str], left: list[str], gravehold: int
) -> None:
    """EFF-03, EFF-14. Vex; the cards have no effect, and a small deck gives what it has."""
    t = mask(nemesis_deck=deck)

    t.resolve("crooked_mask_vex")

    assert (t.nemesis_deck, t.nemesis_discard) == (left, [*deck[:2], "crooked_mask_vex"])
    assert (harm(t), t.in_play) == ((gravehold, [10, 10]), [])


# Tier 3


def test_afflict_gives_two_different_players_two_corruptions_and_a_life_each() -> None:
    """EFF-04, DMG-11. Afflict, with three players."""
    t = mask([LUST, HUNGER, BLIND, CONTAGION], mages=THREE, life=5, p2={"life": 5}, p3={"life": 5})

    t.resolve("crooked_mask_afflict")
    assert (t.decider, t.options) == (0, ["player 1", "player 2", "player 3"])
    t.do("player 3")
    assert (t.decider, t.options) == (0, ["player 1", "player 2"])
    t.do("player 1")

    assert (t.p(3).deck, t.you.deck, t.p(2).deck) == ([HUNGER, LUST], [CONTAGION, BLIND], [])
    assert (harm(t), corruption_deck(t), t.nemesis_discard) == ((30, [6, 5, 6]), [], ["crooked_mask_afflict"])


def test_a_player_at_full_life_can_be_chosen_for_afflict() -> None:
    """EFF-06, PR-08. A life that finds no room exempts nobody from the corruptions."""
    t = mask([LUST, HUNGER, BLIND, CONTAGION], mages=THREE, p2={"life": 5}, p3={"life": 5})

    t.resolve("crooked_mask_afflict")
    assert (t.decider, t.options) == (0, ["player 1", "player 2", "player 3"])
    t.do("player 1")
    assert (t.decider, t.options) == (0, ["player 2", "player 3"])
    t.do("player 2")

    assert (t.you.deck, t.p(2).deck, t.p(3).deck) == ([HUNGER, LUST], [CONTAGION, BLIND], [])
    assert (harm(t), t.options) == ((30, [10, 6, 5]), [])


def test_afflict_costs_gravehold_two_life_for_each_missing_corruption_and_heals_all_the_same() -> None:
    """PR-31, DMG-11. Afflict."""
    t = mask([LUST], life=5, p2={"life": 9})

    t.resolve("crooked_mask_afflict").do("player 2")

    assert (t.p(2).deck, t.you.deck, harm(t)) == ([LUST], [], (24, [6, 10]))


def test_an_exhausted_player_gains_the_corruptions_of_afflict_and_no_life() -> None:
    """EXH-08. With two players both are meant."""
    t = mask([LUST, HUNGER, BLIND, CONTAGION], life=5, p2={"life": 0})

    t.resolve("crooked_mask_afflict").do("player 2")

    assert (len(t.you.deck), len(t.p(2).deck), harm(t)) == (2, 2, (30, [6, 0]))


def test_alone_one_player_does_both_halves_of_afflict() -> None:
    """Afflict in true solo: four corruptions and 2 life."""
    t = mask([LUST, HUNGER, BLIND, CONTAGION], mages=["plain_one"], life=5)

    t.resolve("crooked_mask_afflict")

    assert (t.you.deck, harm(t)) == ([CONTAGION, BLIND, HUNGER, LUST], (30, [7]))


@pytest.mark.parametrize(("gravehold", "after"), [(20, 22), (29, 30)])
def test_bedlam_sage_heals_gravehold_by_two_and_hits_the_player_with_the_most_life_for_three(
    gravehold: int, after: int
) -> None:
    """EFF-01, SETUP-10. Bedlam Sage."""
    t = mask(gravehold=gravehold, life=8).resolve("crooked_mask_bedlam_sage")

    t.main_phase_of_nemesis()

    assert (harm(t), t.in_play) == ((after, [8, 7]), [("crooked_mask_bedlam_sage", 14)])


def test_bedlam_sage_leaves_a_tie_to_the_players() -> None:
    """EFF-05. Bedlam Sage."""
    t = mask(in_play=["crooked_mask_bedlam_sage"])

    t.main_phase_of_nemesis()
    assert (t.decider, t.options) == (0, ["player 1", "player 2"])
    t.do("player 1")

    assert harm(t) == (30, [7, 10])


def test_ruin_priest_makes_any_player_discard_three_other_cards_and_gain_three_corruptions_into_the_hand() -> None:
    """EFF-01, EFF-04. Ruin Priest; a corruption in hand cannot be discarded for it."""
    hand = ["crystal", "jade", "spark", "crystal", CONTAGION]
    t = mask([LUST, HUNGER, BLIND], hand=hand, p2={"hand": ["crystal", "crystal", "crystal"]})
    t.resolve("crooked_mask_ruin_priest")

    t.main_phase_of_nemesis()
    assert (t.decider, t.options) == (0, ["player 1", "player 2"])
    t.do("player 1")
    assert (t.decider, t.options) == (1, ["discard crystal", "discard jade", "discard spark"])
    t.do("discard jade", "discard crystal", "discard crystal")

    assert (t.you.hand, t.you.discard) == (["spark", CONTAGION, LUST, HUNGER, BLIND], ["jade", "crystal", "crystal"])
    assert (corruption_deck(t), harm(t), t.in_play) == ([], (30, [10, 10]), [("crooked_mask_ruin_priest", 17)])


def test_ruin_priest_takes_a_player_with_three_other_cards_if_there_is_one() -> None:
    """PR-08, EFF-06. Ruin Priest: player 1 holds four cards, but two are corruptions."""
    hand = ["crystal", "crystal", BLIND, CONTAGION]
    t = mask([LUST], hand=hand, p2={"hand": ["crystal", "crystal", "crystal"]}, in_play=["crooked_mask_ruin_priest"])

    t.main_phase_of_nemesis()

    assert (t.you.hand, t.p(2).hand, t.p(2).discard) == (hand, [LUST], ["crystal"] * 3)
    assert harm(t) == (26, [10, 10])


def test_ruin_priest_takes_the_player_with_the_most_other_cards_if_nobody_has_three() -> None:
    """PR-08, EFF-06. Ruin Priest; the corruptions come all the same."""
    t = mask(
        [LUST, HUNGER, BLIND],
        hand=["crystal"],
        p2={"hand": ["crystal", "crystal"]},
        in_play=["crooked_mask_ruin_priest"],
    )

    t.main_phase_of_nemesis()

    assert (t.you.hand, t.p(2).hand, t.p(2).discard) == (["crystal"], [LUST, HUNGER, BLIND], ["crystal"] * 2)
    assert harm(t) == (30, [10, 10])
