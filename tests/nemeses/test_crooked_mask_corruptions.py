"""Crooked Mask: the eleven corruptions, each resolved from hand at the start of player 1's turn."""

from __future__ import annotations

import pytest

from tests.nemeses.lay import corruption_deck, harm, mask, names, turn_of_player
from tests.table import At

ALL_OPEN = {"II": "open", "III": "open", "IV": "open"}
GEMS = ("jade", "searing_ruby", "burning_opal")
RELICS = ("flexing_dagger", "bottled_vortex")
SPELLS = ("amplify_vision", "essence_theft", "planar_insight", "consuming_void")
BLIND = "crooked_mask_blind_abandon"
HUNGER = "crooked_mask_endless_hunger"
LUST = "crooked_mask_lust_for_power"


def resolved(t: At, corruption: str) -> bool:
    """In the main phase now, and the corruption lies under the corruption deck and nowhere else."""
    nowhere = corruption not in t.you.hand + t.you.played + t.you.discard + t.you.deck
    return t.asked == "main" and nowhere and corruption_deck(t)[-1:] == [corruption] and t.game.pending == []


def test_blind_abandon_hurts_for_one_and_may_destroy_another_card_from_hand() -> None:
    """EFF-01. Blind Abandon; a corruption in hand cannot be destroyed by it."""
    t = turn_of_player(mask(hand=["crooked_mask_blind_abandon", LUST, "crystal", "spark"]))

    t.do("resolve crooked_mask_blind_abandon")
    assert (t.decider, t.options, harm(t)) == (1, ["destroy crystal", "destroy spark", "no"], (30, [9, 10]))
    t.do("destroy spark")

    assert (t.you.hand, names(t.game.destroyed), harm(t)) == (["crystal"], ["spark"], (30, [8, 10]))
    assert corruption_deck(t) == ["crooked_mask_blind_abandon", LUST]


def test_blind_abandon_may_destroy_nothing() -> None:
    """EFF-01. Blind Abandon."""
    t = turn_of_player(mask(hand=["crooked_mask_blind_abandon", "crystal"])).do("no")

    assert (t.you.hand, t.game.destroyed, harm(t)) == (["crystal"], [], (30, [9, 10]))
    assert resolved(t, "crooked_mask_blind_abandon")


def test_contagion_hurts_for_one_and_returns_a_card_of_cost_nothing_from_the_discard_pile() -> None:
    """EFF-01. Contagion."""
    t = turn_of_player(mask(hand=["crooked_mask_contagion"], discard=["crystal", "jade", "spark"]))

    assert (t.decider, t.options) == (1, ["take crystal", "take spark"])
    t.do("take spark")

    assert (t.you.hand, t.you.discard, harm(t)) == (["spark"], ["crystal", "jade"], (30, [9, 10]))
    assert resolved(t, "crooked_mask_contagion")


def test_contagion_returns_nothing_if_no_card_qualifies() -> None:
    """EFF-03. Contagion."""
    t = turn_of_player(mask(hand=["crooked_mask_contagion", "crystal"], discard=["jade"]))

    assert (t.you.hand, t.you.discard, harm(t)) == (["crystal"], ["jade"], (30, [9, 10]))
    assert resolved(t, "crooked_mask_contagion")


def test_delirium_veil_hurts_gravehold_for_two_and_focuses_a_breach() -> None:
    """BREACH-09, EFF-01. Delirium Veil."""
    t = turn_of_player(mask(hand=["crooked_mask_delirium_veil", "crystal"]))

    assert (t.decider, t.options) == (1, ["focus 2", "focus 3", "focus 4"])
    t.do("focus 3")

    assert (t.you.breaches, harm(t)) == (["open", "right", "down", "right"], (28, [10, 10]))
    assert resolved(t, "crooked_mask_delirium_veil")


def test_delirium_veil_focuses_nothing_without_a_closed_breach() -> None:
    """EFF-03. Delirium Veil."""
    t = turn_of_player(mask(hand=["crooked_mask_delirium_veil", "crystal"], breaches=ALL_OPEN))

    assert (t.you.breaches, harm(t)) == (["open"] * 4, (28, [10, 10]))
    assert resolved(t, "crooked_mask_delirium_veil")


def test_dire_wisdom_gains_a_spell_and_three_corruptions_on_top_of_the_deck() -> None:
    """MAIN-17, EFF-01. Dire Wisdom."""
    t = mask([LUST, HUNGER, BLIND, "crooked_mask_contagion"], hand=["crooked_mask_dire_wisdom", "crystal"])

    turn_of_player(t)
    assert (t.decider, t.options) == (1, [f"gain {spell}" for spell in SPELLS])
    t.do("gain consuming_void")

    assert (t.you.discard, t.you.deck, t.supply("consuming_void")) == (["consuming_void"], [BLIND, HUNGER, LUST], 4)
    assert corruption_deck(t) == ["crooked_mask_contagion", "crooked_mask_dire_wisdom"]
    assert (harm(t), resolved(t, "crooked_mask_dire_wisdom")) == ((30, [10, 10]), True)


def test_dire_wisdom_is_destroyed_after_the_gains_so_it_is_none_of_them() -> None:
    """PR-31, EFF-01. Dire Wisdom with one corruption left: two are missing."""
    t = turn_of_player(mask([LUST], hand=["crooked_mask_dire_wisdom", "crystal"])).do("gain consuming_void")

    assert (t.you.deck, corruption_deck(t), harm(t)) == ([LUST], ["crooked_mask_dire_wisdom"], (26, [10, 10]))


def test_dire_wisdom_gains_its_corruptions_even_if_there_is_no_spell() -> None:
    """EFF-03. Dire Wisdom."""
    t = mask([LUST, HUNGER, BLIND], hand=["crooked_mask_dire_wisdom", "crystal"], supply=dict.fromkeys(SPELLS, 0))

    turn_of_player(t)

    assert (t.you.discard, t.you.deck) == ([], [BLIND, HUNGER, LUST])
    assert (harm(t), resolved(t, "crooked_mask_dire_wisdom")) == ((30, [10, 10]), True)


@pytest.mark.parametrize(("life", "after"), [(5, 7), (9, 10), (10, 10)])
def test_endless_hunger_hurts_gravehold_for_three_and_heals_by_two(life: int, after: int) -> None:
    """DMG-11, EFF-01. Endless Hunger."""
    t = turn_of_player(mask(hand=["crooked_mask_endless_hunger", "crystal"], life=life))

    assert harm(t) == (27, [after, 10])
    assert resolved(t, "crooked_mask_endless_hunger")


def test_fever_of_war_hurts_for_one_and_deals_two() -> None:
    """CAST-08, EFF-01. Fever of War; its player chooses the target."""
    t = turn_of_player(mask(hand=["crooked_mask_fever_of_war", "crystal"], in_play=["crooked_mask_pain_sower"]))

    assert (t.decider, t.options) == (1, ["target nemesis", "target crooked_mask_pain_sower"])
    t.do("target crooked_mask_pain_sower")

    assert (t.in_play, t.game.nemesis_life, harm(t)) == ([("crooked_mask_pain_sower", 9)], 70, (30, [9, 10]))
    assert resolved(t, "crooked_mask_fever_of_war")


def test_fever_of_war_hits_the_nemesis_if_nothing_else_is_in_play() -> None:
    """PR-05. Fever of War."""
    t = turn_of_player(mask(hand=["crooked_mask_fever_of_war", "crystal"]))

    assert (t.game.nemesis_life, harm(t)) == (68, (30, [9, 10]))


def test_who_hits_corrupter_with_fever_of_war_gains_a_corruption() -> None:
    """KEY-09. Fever of War is still in play then and not the one gained."""
    t = mask([], hand=["crooked_mask_fever_of_war", "crystal"], in_play=["crooked_mask_corrupter"])

    turn_of_player(t).do("target crooked_mask_corrupter")

    assert (t.you.deck, t.in_play, harm(t)) == ([], [("crooked_mask_corrupter", 4)], (28, [9, 10]))
    assert resolved(t, "crooked_mask_fever_of_war")


@pytest.mark.parametrize(("key", "deck", "gone"), [("yes", ["crystal"], ["spark"]), ("no", ["spark", "crystal"], [])])
def test_grim_sight_hurts_gravehold_for_two_and_may_destroy_the_top_card_of_the_deck(
    key: str, deck: list[str], gone: list[str]
) -> None:
    """REV-01, EFF-01. Grim Sight."""
    t = turn_of_player(mask(hand=["crooked_mask_grim_sight", "crystal"], deck=["spark", "crystal"]))

    assert (t.decider, t.options) == (1, ["yes", "no"])
    assert t.events("revealed") == [{"event": "revealed", "seat": 0, "card": "spark"}]
    t.do(key)

    assert (t.you.deck, names(t.game.destroyed), harm(t)) == (deck, gone, (28, [10, 10]))
    assert resolved(t, "crooked_mask_grim_sight")


def test_grim_sight_turns_the_discard_pile_over_if_the_deck_is_empty() -> None:
    """REV-03, DRAW-06. Grim Sight sees the card discarded first."""
    t = turn_of_player(mask(hand=["crooked_mask_grim_sight", "crystal"], discard=["jade", "spark"])).do("yes")

    assert (t.you.deck, t.you.discard, names(t.game.destroyed)) == (["spark"], [], ["jade"])


def test_grim_sight_sees_nothing_without_deck_and_discard_pile() -> None:
    """EFF-03, PR-05. Grim Sight: there is nothing to offer."""
    t = turn_of_player(mask(hand=["crooked_mask_grim_sight", "crystal"]))

    assert (harm(t), resolved(t, "crooked_mask_grim_sight")) == ((28, [10, 10]), True)


def test_a_corruption_that_grim_sight_destroys_goes_under_the_corruption_deck_before_grim_sight() -> None:
    """GEN-03, EFF-01. Grim Sight."""
    t = mask([LUST, BLIND], hand=["crooked_mask_grim_sight", "crystal"])
    t.resolve("crooked_mask_burden").do("player 1", "player 2", "player 1", "focus 2")

    turn_of_player(t).do("yes")

    assert (t.you.deck, corruption_deck(t), t.game.destroyed) == ([], [LUST, "crooked_mask_grim_sight"], [])


def test_insatiable_avarice_hurts_for_two_and_gains_a_cheapest_gem_into_the_hand() -> None:
    """MAIN-18, EFF-01. Insatiable Avarice."""
    t = turn_of_player(mask(hand=["crooked_mask_insatiable_avarice", "crystal"]))

    assert (t.you.hand, t.you.discard, t.supply("jade")) == (["crystal", "jade"], [], 6)
    assert (harm(t), resolved(t, "crooked_mask_insatiable_avarice")) == ((30, [8, 10]), True)


def test_insatiable_avarice_looks_only_at_gem_piles_that_are_not_empty_and_leaves_ties_to_its_player() -> None:
    """EFF-05, EFF-12. Insatiable Avarice."""
    market = ["jade", "diamond_cluster", "searing_ruby", *RELICS, *SPELLS]
    t = turn_of_player(mask(hand=["crooked_mask_insatiable_avarice"], market=market, supply={"jade": 0}))

    assert (t.decider, t.options) == (1, ["gain diamond_cluster", "gain searing_ruby"])
    t.do("gain searing_ruby")

    assert t.you.hand == ["searing_ruby"]


def test_insatiable_avarice_gains_nothing_without_gem_piles() -> None:
    """EFF-03. Insatiable Avarice."""
    t = turn_of_player(mask(hand=["crooked_mask_insatiable_avarice", "crystal"], supply=dict.fromkeys(GEMS, 0)))

    assert (t.you.hand, harm(t)) == (["crystal"], (30, [8, 10]))
    assert resolved(t, "crooked_mask_insatiable_avarice")


@pytest.mark.parametrize(("charges", "after"), [(0, 1), (4, 4)])
def test_lust_for_power_hurts_for_one_and_gives_a_charge(charges: int, after: int) -> None:
    """MAIN-23, EFF-01. Lust for Power."""
    t = turn_of_player(mask(hand=["crooked_mask_lust_for_power", "crystal"], charges=charges))

    assert (t.you.charges, harm(t)) == (after, (30, [9, 10]))
    assert resolved(t, "crooked_mask_lust_for_power")


def test_nothingness_discards_two_other_cards_hurts_for_two_and_shuffles_a_player_turn_order_card_in() -> None:
    """EFF-01, TURN-12. Nothingness: the wild card is a player card, nemesis cards stay in the discard pile."""
    t = mask(
        hand=["crooked_mask_nothingness", "crystal", "jade", "spark"],
        turn_deck=["nemesis"],
        turn_discard=["wild", "nemesis", "player1"],
        mages=["plain_one", "plain_two", "plain_three"],
    )

    turn_of_player(t)
    assert (t.decider, t.options) == (1, ["discard crystal", "discard jade", "discard spark"])
    t.do("discard jade", "discard spark")
    assert (t.options, harm(t)) == (["card player1", "card wild"], (30, [8, 10, 10]))
    t.do("card wild")

    assert (t.you.hand, t.you.discard) == (["crystal"], ["jade", "spark"])
    assert (t.turn_discard, sorted(t.turn_deck)) == (["nemesis", "player1"], ["nemesis", "wild"])
    assert resolved(t, "crooked_mask_nothingness")


def test_nothingness_does_as_much_as_it_can() -> None:
    """EFF-03. Nothingness: one other card in hand, no player card in the turn order discard pile."""
    t = mask(
        hand=["crooked_mask_nothingness", LUST, "crystal"],
        deck=["spark"] * 5,
        turn_deck=["player1"],
        turn_discard=["nemesis"],
    )

    turn_of_player(t).do("resolve crooked_mask_nothingness", "end")

    assert (t.you.hand, t.you.discard, harm(t)) == (["spark"] * 5, ["crystal"], (30, [7, 10]))
    assert (t.turn_discard, t.turn_deck) == (["nemesis"], ["player1"])
    assert corruption_deck(t) == ["crooked_mask_nothingness", LUST]


@pytest.mark.parametrize(("relic", "life"), [("flexing_dagger", 9), ("bottled_vortex", 8)])
def test_reckless_might_gains_a_relic_on_top_of_the_deck_and_hurts_for_half_its_cost(relic: str, life: int) -> None:
    """MAIN-18, EFF-01. Reckless Might: cost 2 hurts for 1, cost 3 for 2."""
    t = turn_of_player(mask(hand=["crooked_mask_reckless_might", "crystal"], deck=["spark"]))

    assert (t.decider, t.options) == (1, ["gain flexing_dagger", "gain bottled_vortex"])
    t.do(f"gain {relic}")

    assert (t.you.deck, t.you.discard, t.supply(relic)) == ([relic, "spark"], [], 4)
    assert (harm(t), resolved(t, "crooked_mask_reckless_might")) == ((30, [life, 10]), True)


def test_reckless_might_does_not_hurt_if_there_is_no_relic() -> None:
    """EFF-03. Reckless Might."""
    t = turn_of_player(mask(hand=["crooked_mask_reckless_might", "crystal"], supply=dict.fromkeys(RELICS, 0)))

    assert (t.you.deck, harm(t)) == ([], (30, [10, 10]))
    assert resolved(t, "crooked_mask_reckless_might")
