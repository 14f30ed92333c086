"""Basic nemesis cards of the base box: how all of them enter play and are paid off, and what those of tier 1 do.

Tiers 2 and 3 have files of their own. The nemesis is the trial one, whose Unleash only counts.
"""

import pytest

from tests.cards.aftermath import aftermath
from tests.table import position


@pytest.mark.parametrize(
    ("card", "tokens"), [("agony_field", 2), ("bleed_static", 3), ("eye_of_nothing", 2), ("woven_sky", 2)]
)
def test_a_power_with_tokens_left_only_loses_one(card: str, tokens: int) -> None:
    """NEM-05, NEM-06. Its effect waits for the last token."""
    t = position("none", in_play=[card]).main_phase_of_nemesis()

    assert aftermath(t) == {"in play": [(card, tokens - 1)]}


@pytest.mark.parametrize(("card", "price"), [("eye_of_nothing", 6), ("doom_aegis", 7)])
def test_a_power_is_discarded_by_paying_its_price(card: str, price: int) -> None:
    """NEM-18, NEM-19, CTXT-73. The aether is gone, the power too, and its effect never happens."""
    t = position(aether=price, hand=["spark"], in_play=[card])
    t.do(f"discard {card}")

    assert aftermath(t) == {"nemesis discard": [card], "p1 hand": ["spark"]}


@pytest.mark.parametrize(("card", "price"), [("eye_of_nothing", 6), ("doom_aegis", 7)])
def test_a_power_cannot_be_discarded_for_less_than_its_price(card: str, price: int) -> None:
    """NEM-20. Nor does the aether of an ally help."""
    t = position(aether=price - 1, hand=["spark"], in_play=[card], p2={"aether": 1})

    assert f"discard {card}" not in t.options


@pytest.mark.parametrize("card", ["bleed_static", "pulverizing_ray"])
def test_a_power_without_to_discard_stays(card: str) -> None:
    """NEM-22, CTXT-74. However much one could pay."""
    t = position(aether=20, hand=["jade", "jade", "jade"], prepped={"I": "ignite"}, in_play=[card])

    assert f"discard {card}" not in t.options


def test_agony_field_is_discarded_by_destroying_a_card_of_cost_2_or_more_from_hand() -> None:
    """NEM-18. Jade costs 2; Crystal costs nothing and is not offered."""
    t = position(hand=["crystal", "jade"], in_play=["agony_field"])
    t.do("discard agony_field")

    assert aftermath(t) == {"nemesis discard": ["agony_field"], "destroyed": ["jade"], "p1 hand": ["crystal"]}


def test_agony_field_stays_if_you_have_only_cheaper_cards() -> None:
    """NEM-20, NEM-21, ED-10. A Jade in an ally's hand or in your discard pile does not count."""
    t = position(hand=["crystal", "ally_charge"], discard=["jade"], p2={"hand": ["jade"]}, in_play=["agony_field"])

    assert "discard agony_field" not in t.options


def test_agony_field_makes_a_player_with_three_cards_discard_three_and_draw_one() -> None:
    """EFF-06. Player 2 holds only two cards and cannot be chosen; player 1 discards in an order of their choice."""
    t = position(
        "none",
        in_play=[("agony_field", 1)],
        hand=["crystal", "spark", "crystal", "jade"],
        deck=["flare", "spark"],
        p2={"hand": ["spark", "spark"]},
    ).main_phase_of_nemesis()
    assert t.decider == 1
    t.do("discard jade", "discard spark")

    assert aftermath(t) == {
        "unleashed": 1,
        "nemesis discard": ["agony_field"],
        "p1 hand": ["crystal", "flare"],
        "p1 deck": ["spark"],
        "p1 discard": ["jade", "spark", "crystal"],
        "p2 hand": ["spark", "spark"],
    }


def test_agony_field_lets_the_players_choose_among_those_with_three_cards() -> None:
    """EFF-04. Three crystals each: anybody."""
    three = ["crystal", "crystal", "crystal"]
    t = position(
        "none", in_play=[("agony_field", 1)], hand=three, p2={"hand": three, "deck": ["spark"]}
    ).main_phase_of_nemesis()
    assert (t.decider, t.options) == (0, ["player 1", "player 2"])
    t.do("player 2")

    assert aftermath(t) == {
        "unleashed": 1,
        "nemesis discard": ["agony_field"],
        "p1 hand": three,
        "p2 hand": ["spark"],
        "p2 discard": three,
    }


def test_agony_field_empties_the_largest_hand_if_nobody_has_three_cards() -> None:
    """EFF-03, EFF-06. The card is drawn all the same."""
    t = position(
        "none",
        in_play=[("agony_field", 1)],
        hand=["crystal", "crystal"],
        deck=["spark"],
        p2={"hand": ["crystal"], "deck": ["flare"]},
    ).main_phase_of_nemesis()

    assert aftermath(t) == {
        "unleashed": 1,
        "nemesis discard": ["agony_field"],
        "p1 hand": ["spark"],
        "p1 discard": ["crystal", "crystal"],
        "p2 hand": ["crystal"],
        "p2 deck": ["flare"],
    }


def test_bane_sire_unleashes() -> None:
    """CTXT-68, NEM-04. PERSISTENT: Unleash."""
    t = position("none", in_play=["bane_sire"]).main_phase_of_nemesis()

    assert aftermath(t) == {"unleashed": 1, "in play": [("bane_sire", 6)]}


def test_bleed_static_hits_the_player_with_most_prepped_spells_for_2_each() -> None:
    """CTXT-74. Three spells against one; two of them share a breach and count as two."""
    t = position(
        "none",
        in_play=[("bleed_static", 1)],
        prepped={"I": ["linked_one", "linked_two"], "II": "spark"},
        p2={"prepped": {"I": "spark"}},
    ).main_phase_of_nemesis()

    assert aftermath(t) == {
        "nemesis discard": ["bleed_static"],
        "p1 life": 4,
        "p1 prepped": [("linked_one", 1), ("linked_two", 1), ("spark", 2)],
        "p2 prepped": [("spark", 1)],
    }


def test_bleed_static_leaves_a_tie_to_the_players() -> None:
    """CTXT-74, EFF-05. One spell each."""
    t = position(
        "none", in_play=[("bleed_static", 1)], prepped={"I": "spark"}, p2={"prepped": {"I": "spark"}}
    ).main_phase_of_nemesis()
    assert (t.decider, t.options) == (0, ["player 1", "player 2"])
    t.do("player 2")

    assert aftermath(t) == {
        "nemesis discard": ["bleed_static"],
        "p1 prepped": [("spark", 1)],
        "p2 life": 8,
        "p2 prepped": [("spark", 1)],
    }


def test_bleed_static_hurts_nobody_if_nothing_is_prepped() -> None:
    """CTXT-74. Twice 0 is 0; the spell in hand is not prepped."""
    t = position("none", mages=["plain_one"], in_play=[("bleed_static", 1)], hand=["spark"]).main_phase_of_nemesis()

    assert aftermath(t) == {"nemesis discard": ["bleed_static"], "p1 hand": ["spark"]}


def test_eye_of_nothing_unleashes_twice() -> None:
    """CTXT-73, NEM-05."""
    t = position("none", in_play=[("eye_of_nothing", 1)]).main_phase_of_nemesis()

    assert aftermath(t) == {"unleashed": 2, "nemesis discard": ["eye_of_nothing"]}


def test_haze_spewer_damages_gravehold_by_its_life_and_then_itself_by_1() -> None:
    """CTXT-72. The life before its own damage counts."""
    t = position("none", in_play=["haze_spewer"]).main_phase_of_nemesis()

    assert aftermath(t) == {"gravehold": 25, "in play": [("haze_spewer", 4)]}


def test_haze_spewer_with_1_life_damages_gravehold_once_more_and_dies() -> None:
    """CTXT-72, DMG-02."""
    t = position("none", in_play=[("haze_spewer", 1)]).main_phase_of_nemesis()

    assert aftermath(t) == {"gravehold": 29, "nemesis discard": ["haze_spewer"]}


def test_skewer_damages_any_player_by_3_who_then_draws() -> None:
    """EFF-04, NEM-10. Unleash first."""
    t = position("none", p2={"hand": ["crystal"], "deck": ["spark", "crystal"]}).resolve("skewer")
    assert (t.decider, t.options) == (0, ["player 1", "player 2"])
    t.do("player 2")

    assert aftermath(t) == {
        "unleashed": 1,
        "nemesis discard": ["skewer"],
        "p2 life": 7,
        "p2 hand": ["crystal", "spark"],
        "p2 deck": ["crystal"],
    }


def test_slaughter_unleashes_and_damages_gravehold_by_3() -> None:
    """CTXT-71, NEM-10."""
    t = position("none").resolve("slaughter")

    assert aftermath(t) == {"unleashed": 1, "gravehold": 27, "nemesis discard": ["slaughter"]}


def test_woven_sky_is_discarded_by_discarding_three_cards() -> None:
    """NEM-18, NEM-19. In an order of your choice; the fourth card stays."""
    t = position(hand=["crystal", "spark", "crystal", "jade"], in_play=["woven_sky"])
    t.do("discard woven_sky", "discard jade", "discard crystal", "discard crystal")

    assert aftermath(t) == {
        "nemesis discard": ["woven_sky"],
        "p1 hand": ["spark"],
        "p1 discard": ["jade", "crystal", "crystal"],
    }


def test_woven_sky_stays_if_you_have_two_cards() -> None:
    """NEM-20, NEM-21, ED-10. An ally's cards do not help."""
    t = position(hand=["crystal", "crystal"], p2={"hand": ["crystal"]}, in_play=["woven_sky"])

    assert "discard woven_sky" not in t.options


def test_woven_sky_unleashes_and_damages_any_player_by_4() -> None:
    """CTXT-69, EFF-04."""
    t = position("none", in_play=[("woven_sky", 1)]).main_phase_of_nemesis()
    assert (t.decider, t.options) == (0, ["player 1", "player 2"])
    t.do("player 1")

    assert aftermath(t) == {"unleashed": 1, "nemesis discard": ["woven_sky"], "p1 life": 6}
