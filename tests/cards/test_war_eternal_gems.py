"""The gems of the War Eternal market, clause by clause."""

import pytest

from tests.cards.shelf import market_with
from tests.table import content, position

# Dread Diamond


def test_dread_diamond_gives_a_third_aether_for_a_discarded_prepped_spell() -> None:
    """CTXT-12, CAST-15. The spell is discarded, not cast."""
    t = position(hand=["dread_diamond", "crystal"], prepped={"I": "spark"})

    t.do("play dread_diamond", "discard spark 1")

    assert (t.you.aether, t.you.prepped, t.you.discard, t.game.nemesis_life) == (3, [], ["spark"], 70)


def test_dread_diamond_leaves_the_spell_prepped_when_the_offer_is_declined() -> None:
    """CTXT-12, CAST-10."""
    t = position(hand=["dread_diamond", "crystal"], prepped={"I": "spark"})

    t.do("play dread_diamond", "no")

    assert (t.you.aether, t.you.prepped, t.you.discard) == (2, [("spark", 1)], [])


def test_dread_diamond_takes_none_but_your_own_prepped_spells() -> None:
    """CTXT-12. A spell in hand or prepped by an ally does not serve."""
    t = position(hand=["dread_diamond", "spark"], p2={"prepped": {"I": "spark"}})

    t.do("play dread_diamond")

    assert (t.asked, t.you.aether, t.you.hand, t.p(2).prepped) == ("main", 2, ["spark"], [("spark", 1)])


# Frozen Magmite


def test_frozen_magmite_puts_the_next_gained_card_on_top_of_the_deck() -> None:
    """CTXT-09, MAIN-18. It never touches the discard pile."""
    t = position(hand=["frozen_magmite", "crystal"], deck=["spark"])

    t.do("play frozen_magmite", "gain jade", "yes")

    assert (t.you.deck, t.you.discard, t.you.aether) == (["jade", "spark"], [], 0)


def test_frozen_magmite_is_an_offer() -> None:
    """CTXT-09, MAIN-16. Declined, the card goes where gained cards go."""
    t = position(hand=["frozen_magmite", "crystal"], deck=["spark"])

    t.do("play frozen_magmite", "gain jade", "no")

    assert (t.you.deck, t.you.discard) == (["spark"], ["jade"])


@pytest.mark.parametrize("answer", ["yes", "no"])
def test_frozen_magmite_speaks_of_the_next_card_only(answer: str) -> None:
    """CTXT-09. The second card gained is not asked about, even if the offer was declined."""
    t = position(hand=["frozen_magmite", "crystal"], aether=2)

    t.do("play frozen_magmite", "gain jade", answer, "gain jade")

    assert t.asked == "main"
    assert t.you.discard[-1] == "jade"
    assert len(t.you.deck) + len(t.you.discard) == 2


def test_two_frozen_magmites_both_speak_of_the_same_next_card() -> None:
    """CTXT-09. One offer, and the second card gained goes to the discard pile."""
    t = position(hand=["frozen_magmite", "frozen_magmite", "crystal"])

    t.do("play frozen_magmite", "play frozen_magmite", "gain jade", "yes", "gain jade")

    assert (t.asked, t.you.deck, t.you.discard) == ("main", ["jade"], ["jade"])


def test_frozen_magmite_ends_with_the_turn() -> None:
    """CTXT-09, GEN-13. A card gained in your next turn is not the one meant."""
    t = position(hand=["frozen_magmite", "crystal"], deck=["jade", "jade", "jade", "jade"], turn_deck=["player1"])

    t.do("play frozen_magmite", "end", "play jade", "gain jade")

    assert (t.asked, t.you.deck, t.you.discard) == ("main", [], ["frozen_magmite", "jade"])


def test_frozen_magmite_also_lifts_a_card_gained_for_free() -> None:
    """CTXT-09, MAIN-17."""
    t = position(mages=("mazahaedron", "plain_two"), hand=["frozen_magmite", "crystal"], charges=4)

    t.do("play frozen_magmite", "activate mazahaedron", "gain searing_ruby", "yes")

    assert (t.you.deck, t.you.discard, t.you.aether) == (["searing_ruby"], [], 2)


# Volcanic Glass


def test_volcanic_glass_gives_two_aether() -> None:
    """MAT-06. Played, it only gives aether."""
    t = position(hand=["volcanic_glass", "crystal"])

    t.do("play volcanic_glass")

    assert (t.asked, t.you.aether) == ("main", 2)


def test_volcanic_glass_gained_may_give_an_ally_one_for_two_aether() -> None:
    """CAST-10, MAIN-18. It goes on top of the ally's deck."""
    t = position(market=market_with("volcanic_glass"), aether=5, hand=["crystal"], p2={"deck": ["spark"]})

    t.do("gain volcanic_glass", "yes")

    assert (t.you.aether, t.you.discard, t.you.deck) == (0, ["volcanic_glass"], [])
    assert (t.p(2).deck, t.p(2).discard) == (["volcanic_glass", "spark"], [])
    assert t.supply("volcanic_glass") == 5


def test_volcanic_glass_gives_the_ally_nothing_when_the_offer_is_declined() -> None:
    """CAST-10."""
    t = position(market=market_with("volcanic_glass"), aether=5, hand=["crystal"])

    t.do("gain volcanic_glass", "no")

    assert (t.you.aether, t.you.discard, t.p(2).deck, t.supply("volcanic_glass")) == (2, ["volcanic_glass"], [], 6)


def test_volcanic_glass_makes_no_offer_that_cannot_be_paid() -> None:
    """PR-05."""
    t = position(market=market_with("volcanic_glass"), aether=4, hand=["crystal"])

    t.do("gain volcanic_glass")

    assert (t.asked, t.you.aether, t.supply("volcanic_glass")) == ("main", 1, 6)


def test_volcanic_glass_goes_to_an_ally_of_your_choice_and_not_to_you() -> None:
    """GEN-11."""
    t = position(
        mages=("plain_one", "plain_two", "plain_three"),
        market=market_with("volcanic_glass"),
        aether=5,
        hand=["crystal"],
    )

    t.do("gain volcanic_glass", "yes")

    assert (t.decider, t.options) == (1, ["player 2", "player 3"])
    t.do("player 3")
    assert (t.p(2).deck, t.p(3).deck) == ([], ["volcanic_glass"])


def test_the_allys_volcanic_glass_does_not_speak_again() -> None:
    """PR-10. It is not the ally's turn, however much aether they have."""
    t = position(market=market_with("volcanic_glass"), aether=5, hand=["crystal"], p2={"aether": 2})

    t.do("gain volcanic_glass", "yes")

    assert (t.asked, t.p(2).aether, t.supply("volcanic_glass")) == ("main", 2, 5)


def test_the_last_volcanic_glass_makes_no_offer() -> None:
    """PR-46, MKT-04. The pile is empty, so the 2 aether could buy nothing."""
    t = position(market=market_with("volcanic_glass"), aether=5, hand=["crystal"], supply={"volcanic_glass": 1})

    t.do("gain volcanic_glass")

    assert (t.asked, t.you.aether, t.you.discard, t.p(2).deck) == ("main", 2, ["volcanic_glass"], [])


def test_volcanic_glass_makes_its_offer_while_a_copy_lies_on_the_devoured_pile() -> None:
    """PR-46. The twin: the ally's copy comes from there."""
    t = position(
        nemesis="prince_of_gluttons",
        market=market_with("volcanic_glass"),
        aether=5,
        hand=["crystal"],
        supply={"volcanic_glass": 1},
    )
    t.game.piles[t.game.scenario.open_pile] = [content().index["volcanic_glass"]]

    t.do("gain volcanic_glass", "yes")

    assert (t.you.aether, t.p(2).deck, t.game.piles[t.game.scenario.open_pile]) == (0, ["volcanic_glass"], [])


def test_volcanic_glass_and_frozen_magmite_put_each_copy_on_its_own_deck() -> None:
    """CTXT-09. Only the card that you gain is yours to lift; the ally is not asked."""
    t = position(market=market_with("volcanic_glass"), hand=["frozen_magmite", "crystal"], aether=3)

    t.do("play frozen_magmite", "gain volcanic_glass", "yes", "yes")

    assert (t.asked, t.you.deck, t.you.discard, t.p(2).deck) == ("main", ["volcanic_glass"], [], ["volcanic_glass"])


# Breach Ore


def test_breach_ore_gives_two_aether() -> None:
    """CTXT-13, EFF-07. The first option, and nothing of the second."""
    t = position(hand=["breach_ore", "crystal"])

    t.do("play breach_ore", "choose 1")

    assert (t.you.aether, t.you.breaches) == (2, ["open", "right", "right", "right"])


def test_breach_ore_focuses_your_cheapest_closed_breach() -> None:
    """CTXT-13, BREACH-09, BREACH-26. Free, and nothing of the first option."""
    t = position(hand=["breach_ore", "crystal"])

    t.do("play breach_ore", "choose 2")

    assert (t.you.aether, t.you.breaches) == (0, ["open", "down", "right", "right"])


def test_breach_ore_passes_over_open_breaches() -> None:
    """CTXT-13, BREACH-26."""
    t = position(hand=["breach_ore", "crystal"], breaches={"II": "open"})

    t.do("play breach_ore", "choose 2")

    assert t.you.breaches == ["open", "open", "down", "right"]


def test_breach_ore_opens_a_fully_turned_breach() -> None:
    """BREACH-10."""
    t = position(hand=["breach_ore", "crystal"], breaches={"II": "up"})

    t.do("play breach_ore", "choose 2")

    assert t.you.breaches == ["open", "open", "right", "right"]


def test_a_breach_focused_by_breach_ore_takes_a_spell_this_turn() -> None:
    """BREACH-08. Also if the focus came from an effect."""
    t = position(hand=["breach_ore", "spark", "crystal"])
    assert "prep spark 2" not in t.options

    t.do("play breach_ore", "choose 2", "prep spark 2")

    assert t.you.prepped == [("spark", 2)]


def test_breach_ore_must_give_aether_when_no_breach_is_closed() -> None:
    """EFF-08."""
    t = position(hand=["breach_ore", "crystal"], breaches={"II": "open", "III": "open", "IV": "none"})

    t.do("play breach_ore")

    assert (t.asked, t.you.aether) == ("main", 2)


# Scoria Slag and Erratic Ingot


@pytest.mark.parametrize(("tier", "aether"), [(1, 2), (2, 3), (3, 3)])
def test_scoria_slag_gives_one_more_from_tier_two_on(tier: int, aether: int) -> None:
    """CTXT-10."""
    t = position(hand=["scoria_slag", "crystal"], tier=tier)

    t.do("play scoria_slag")

    assert t.you.aether == aether


@pytest.mark.parametrize(
    ("pile", "aether"),
    [([], 2), (["player1", "wild"], 2), (["player1", "nemesis"], 4), (["nemesis", "player2", "nemesis"], 4)],
)
def test_erratic_ingot_gives_two_more_for_a_nemesis_card_in_the_turn_order_discard(
    pile: list[str], aether: int
) -> None:
    """CTXT-11. One is enough, and two give no more than one."""
    t = position(hand=["erratic_ingot", "crystal"], turn_discard=pile)

    t.do("play erratic_ingot")

    assert t.you.aether == aether


def test_erratic_ingot_does_not_look_into_the_turn_order_deck() -> None:
    """CTXT-11."""
    t = position(hand=["erratic_ingot", "crystal"], turn_deck=["nemesis", "nemesis"], turn_discard=["player1"])

    t.do("play erratic_ingot")

    assert t.you.aether == 2


# Bloodstone Jewel


def test_bloodstone_jewel_gives_three_aether() -> None:
    """CTXT-14."""
    t = position(hand=["bloodstone_jewel", "crystal"])

    t.do("play bloodstone_jewel")

    assert t.you.aether == 3


def test_the_first_bloodstone_jewel_gained_in_a_turn_gives_three_aether_and_the_second_none() -> None:
    """CTXT-14, PR-13, MAIN-19."""
    t = position(market=market_with("bloodstone_jewel"), aether=12, hand=["crystal"])

    t.do("gain bloodstone_jewel")
    assert t.you.aether == 12 - 6 + 3
    t.do("gain bloodstone_jewel")

    assert (t.you.aether, t.you.discard) == (3, ["bloodstone_jewel", "bloodstone_jewel"])


def test_another_card_gained_before_does_not_spoil_the_first_bloodstone_jewel() -> None:
    """CTXT-14. The first Bloodstone Jewel, not the first card."""
    t = position(market=market_with("bloodstone_jewel"), aether=10, hand=["crystal"])

    t.do("gain searing_ruby", "gain bloodstone_jewel")

    assert t.you.aether == 3


def test_a_bloodstone_jewel_gained_for_free_is_the_first_too() -> None:
    """CTXT-14, MAIN-17."""
    t = position(
        mages=("yan_magda", "plain_two"), market=market_with("bloodstone_jewel"), aether=6, hand=["crystal"], charges=5
    )

    t.do("activate yan_magda", "gain bloodstone_jewel")
    assert t.you.aether == 9
    t.do("gain bloodstone_jewel")

    assert t.you.aether == 3


def test_a_bloodstone_jewel_gained_in_an_allys_turn_gives_nothing() -> None:
    """CTXT-14. It counts on your turn only."""
    t = position(
        mages=("yan_magda", "plain_two"),
        market=market_with("bloodstone_jewel"),
        hand=["crystal"],
        charges=5,
        breaches={"II": "open", "III": "open", "IV": "open"},
    )

    t.do("activate yan_magda", "gain bloodstone_jewel", "gain bloodstone_jewel")

    assert (t.you.aether, t.you.discard) == (3, ["bloodstone_jewel"])
    assert (t.p(2).aether, t.p(2).deck) == (0, ["bloodstone_jewel"])


def test_each_turn_has_its_own_first_bloodstone_jewel() -> None:
    """CTXT-14, GEN-13."""
    t = position(
        market=market_with("bloodstone_jewel"),
        aether=6,
        hand=["crystal", "bloodstone_jewel", "bloodstone_jewel", "crystal", "crystal"],
        turn_deck=["player1"],
    )

    t.do("gain bloodstone_jewel", "end", "play bloodstone_jewel", "play bloodstone_jewel", "gain bloodstone_jewel")

    assert t.you.aether == 3 + 3 - 6 + 3
