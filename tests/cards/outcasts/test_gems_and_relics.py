"""Gems and relics of Outcasts. Those that say something no earlier box says are in test_market.py."""

from __future__ import annotations

import pytest

from tests.cards.shelf import market_with
from tests.table import position


def test_the_pictured_market_can_be_chosen() -> None:
    """MKT-10. Three gems, two relics and four spells."""
    t = position(market=["first_expedition"], aether=20)

    assert t.offers("gain") == [
        "gain molten_peridot",
        "gain petrified_phoenixium",
        "gain duplicating_sazite",
        "gain destiny_forger",
        "gain transmuters_lens",
        "gain fortified_frost",
        "gain twisted_fang",
        "gain lightning_arrow",
        "gain tornado_of_insight",
    ]


# Unstable Pyrite


def test_unstable_pyrite_gives_two_more_if_it_is_destroyed() -> None:
    kept = position(hand=["unstable_pyrite", "crystal"]).do("play unstable_pyrite", "no")
    spent = position(hand=["unstable_pyrite", "crystal"]).do("play unstable_pyrite", "yes")

    assert (kept.you.aether, kept.you.played) == (1, ["unstable_pyrite"])
    assert (spent.you.aether, spent.you.played) == (3, [])


# Helix of Amber


def test_helix_of_amber_costs_a_life_to_destroy_a_card_that_costs_nothing() -> None:
    t = position(hand=["helix_of_amber", "crystal", "spark", "jade"]).do("play helix_of_amber", "yes")
    assert t.options == ["destroy crystal", "destroy spark"]

    t.do("destroy crystal")

    assert (t.you.hand, t.you.life, t.you.aether) == (["spark", "jade"], 9, 2)


def test_helix_of_amber_does_not_hurt_if_declined() -> None:
    t = position(hand=["helix_of_amber", "crystal"]).do("play helix_of_amber", "no")

    assert (t.you.hand, t.you.life, t.you.aether) == (["crystal"], 10, 2)


# Molten Peridot


def test_the_second_molten_peridot_of_a_turn_may_become_a_card_that_costs_four_or_less() -> None:
    """CTXT-28"""
    t = position(hand=["molten_peridot", "molten_peridot", "crystal"]).do("play molten_peridot")
    assert (t.asked, t.you.aether) == ("main", 2)
    t.do("play molten_peridot", "yes")
    assert t.options == [
        "gain jade",
        "gain searing_ruby",
        "gain flexing_dagger",
        "gain bottled_vortex",
        "gain amplify_vision",
    ]

    t.do("gain jade")

    assert (t.you.played, t.you.discard, t.you.aether) == (["molten_peridot"], ["jade"], 4)


def test_a_molten_peridot_that_is_not_the_second_stays() -> None:
    """CTXT-28. Another gem before it does not count, and the third is not the second."""
    t = position(hand=["crystal", "molten_peridot", "molten_peridot", "molten_peridot"])
    t.do("play crystal", "play molten_peridot", "play molten_peridot", "no", "play molten_peridot")

    assert (t.asked, t.you.aether) == ("main", 7)


# Elongated Looq


@pytest.mark.parametrize("key", ["focus 2", "open 2"])
def test_elongated_looq_gives_a_charge_for_the_next_breach_you_focus_or_open(key: str) -> None:
    t = position(hand=["elongated_looq", "crystal"], aether=9).do("play elongated_looq", key)
    assert t.you.charges == 1

    t.do("focus 3")

    assert t.you.charges == 1


def test_elongated_looq_gives_nothing_by_itself() -> None:
    t = position(hand=["elongated_looq", "crystal"]).do("play elongated_looq")

    assert (t.you.charges, t.you.aether) == (0, 2)


# Petrified Phoenixium


def test_petrified_phoenixium_casts_any_players_spell_when_you_gain_a_card() -> None:
    """CTXT-29"""
    t = position(hand=["petrified_phoenixium"], prepped={"I": "spark"}, p2={"prepped": {"I": "ignite"}})
    t.do("play petrified_phoenixium", "gain jade")
    assert t.options == ["cast spark 1", "cast ignite 1 p2", "no"]

    t.do("cast spark 1")

    assert (t.you.discard, t.you.prepped, t.game.nemesis_life) == (["jade", "spark"], [], 69)


def test_petrified_phoenixium_waits_for_one_gain_only() -> None:
    """CTXT-29"""
    t = position(hand=["petrified_phoenixium"], aether=9, prepped={"I": "spark"})
    t.do("play petrified_phoenixium", "gain jade", "no", "gain jade")

    assert (t.asked, t.you.prepped) == ("main", [("spark", 1)])


# Vigorous Sunstone


def test_vigorous_sunstone_goes_to_your_hand_as_the_second_card_of_your_turn() -> None:
    t = position(market=market_with("vigorous_sunstone"), hand=["crystal"], aether=9)
    t.do("gain searing_ruby", "gain vigorous_sunstone")

    assert (t.you.hand, t.you.discard) == (["crystal", "vigorous_sunstone"], ["searing_ruby"])


@pytest.mark.parametrize("before", [[], ["gain searing_ruby", "gain searing_ruby"]])
def test_vigorous_sunstone_lies_in_the_discard_pile_as_the_first_or_third(before: list[str]) -> None:
    t = position(market=market_with("vigorous_sunstone"), hand=["crystal"], aether=13)
    t.do(*before, "gain vigorous_sunstone")

    assert (t.you.hand, t.you.discard[-1]) == (["crystal"], "vigorous_sunstone")


# Orb of the Deep


def test_orb_of_the_deep_focuses_the_cheapest_breach_or_becomes_a_charge() -> None:
    focused = position(hand=["orb_of_the_deep"]).do("play orb_of_the_deep", "choose 1")
    spent = position(hand=["orb_of_the_deep"]).do("play orb_of_the_deep", "choose 2")

    assert (focused.you.breaches, focused.you.played) == (["open", "down", "right", "right"], ["orb_of_the_deep"])
    assert (spent.you.charges, spent.you.played) == (1, [])


# Carnivorous Roox


def test_carnivorous_roox_gives_the_cost_of_the_card_it_eats() -> None:
    t = position(hand=["carnivorous_roox", "burning_opal", "crystal"])
    t.do("play carnivorous_roox", "choose 1", "destroy burning_opal")

    assert (t.you.aether, t.you.hand) == (1 + 5, ["crystal"])


def test_carnivorous_roox_gives_one_if_it_eats_nothing() -> None:
    t = position(hand=["carnivorous_roox", "burning_opal"]).do("play carnivorous_roox", "choose 1", "no")

    assert (t.you.aether, t.you.hand) == (1, ["burning_opal"])


def test_carnivorous_roox_destroys_itself_to_focus_the_cheapest_breach_twice() -> None:
    t = position(hand=["carnivorous_roox"]).do("play carnivorous_roox", "choose 2")

    assert (t.you.breaches, t.you.played) == (["open", "left", "right", "right"], [])


# Transmuter's Lens


def test_transmuters_lens_becomes_a_card_that_costs_six_or_less_and_may_take_another_with_it() -> None:
    """CTXT-32"""
    t = position(hand=["transmuters_lens", "crystal"], discard=["spark"]).do("play transmuters_lens")
    assert t.options == ["destroy crystal", "destroy spark from discard", "no"]

    t.do("destroy spark from discard")
    assert "gain consuming_void" not in t.options
    t.do("gain burning_opal")

    assert (t.you.played, t.you.hand, t.you.discard) == ([], ["crystal"], ["burning_opal"])


def test_transmuters_lens_gains_a_card_also_if_nothing_else_is_destroyed() -> None:
    """CTXT-32"""
    t = position(hand=["transmuters_lens", "crystal"]).do("play transmuters_lens", "no", "gain jade")

    assert (t.you.hand, t.you.discard) == (["crystal"], ["jade"])
