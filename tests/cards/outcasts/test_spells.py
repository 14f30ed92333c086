"""Spells of Outcasts. Those that say something no earlier box says are in test_market.py."""

from __future__ import annotations

import pytest

from tests.cards.shelf import market_with
from tests.table import position

ALL_OPEN = {"II": "open", "III": "open", "IV": "open"}


@pytest.mark.parametrize(
    ("answer", "damage", "hand"), [("discard crystal", 3, ["jade"]), ("no", 2, ["crystal", "jade"])]
)
def test_fortified_frost_deals_one_more_for_a_discarded_card(answer: str, damage: int, hand: list[str]) -> None:
    """CTXT-33"""
    t = position("casting", prepped={"I": "fortified_frost"}, hand=["crystal", "jade"])
    t.do("cast fortified_frost 1", answer)

    assert (t.game.nemesis_life, t.you.hand) == (70 - damage, hand)


def test_the_second_paired_storm_of_a_turn_deals_two_more() -> None:
    t = position("casting", prepped={"I": ["paired_storm", "paired_storm"]}, hand=["crystal"])
    t.do("cast paired_storm 1")
    assert t.game.nemesis_life == 68

    t.do("cast paired_storm 1")

    assert t.game.nemesis_life == 64


def test_a_paired_storm_after_another_spell_is_not_the_second() -> None:
    t = position("casting", prepped={"I": "paired_storm", "II": "spark"}, breaches={"II": "open"}, hand=["crystal"])
    t.do("cast spark 2", "cast paired_storm 1")

    assert t.game.nemesis_life == 70 - 1 - 2


def test_two_paired_storms_can_be_prepped_to_one_breach() -> None:
    """PREP-07"""
    t = position(hand=["paired_storm", "paired_storm", "crystal"]).do("prep paired_storm 1", "prep paired_storm 1")

    assert t.you.prepped == [("paired_storm", 1), ("paired_storm", 1)]


def test_shattering_bolt_deals_two_and_may_destroy_a_card() -> None:
    t = position("casting", prepped={"I": "shattering_bolt"}, hand=["crystal", "spark"])
    t.do("cast shattering_bolt 1", "choose 1", "destroy crystal")

    assert (t.game.nemesis_life, t.you.hand, t.you.discard) == (68, ["spark"], ["shattering_bolt"])


def test_shattering_bolt_deals_four_for_a_gem() -> None:
    t = position("casting", prepped={"I": "shattering_bolt"}, hand=["crystal", "jade", "spark"])
    t.do("cast shattering_bolt 1", "choose 2")
    assert t.options == ["discard crystal", "discard jade"]

    t.do("discard jade")

    assert (t.game.nemesis_life, t.you.hand) == (66, ["crystal", "spark"])


@pytest.mark.parametrize(("left", "damage"), [(1, 3), (0, 4)])
def test_twisted_fang_deals_one_more_if_its_pile_is_empty(left: int, damage: int) -> None:
    """CTXT-34"""
    t = position(
        "casting",
        market=market_with("twisted_fang"),
        prepped={"I": "twisted_fang"},
        supply={"twisted_fang": left},
        hand=["crystal"],
    )
    t.do("cast twisted_fang 1")

    assert t.game.nemesis_life == 70 - damage


def test_gathered_will_may_put_a_gained_spell_on_top_of_your_deck() -> None:
    t = position(
        "casting", market=market_with("ignite"), prepped={"I": "gathered_will"}, hand=["crystal"], deck=["crystal"]
    )
    t.do("cast gathered_will 1")
    assert t.options == ["gain ignite", "no"]

    t.do("gain ignite")

    assert (t.game.nemesis_life, t.you.deck, t.you.discard) == (68, ["ignite", "crystal"], ["gathered_will"])


@pytest.mark.parametrize(
    ("answer", "gravehold", "hand"), [("discard crystal", 21, ["spark"]), ("no", 20, ["crystal", "spark"])]
)
def test_lightning_arrow_helps_gravehold_for_a_discarded_card(answer: str, gravehold: int, hand: list[str]) -> None:
    """CTXT-35"""
    t = position("casting", prepped={"I": "lightning_arrow"}, hand=["crystal", "spark"], gravehold=20)
    t.do("cast lightning_arrow 1", answer)

    assert (t.game.nemesis_life, t.game.gravehold, t.you.hand) == (67, gravehold, hand)


def test_radiant_conflux_lets_an_ally_draw_and_then_discard() -> None:
    t = position(
        "casting", prepped={"I": "radiant_conflux"}, hand=["crystal"], p2={"hand": ["spark"], "deck": ["jade"]}
    )
    t.do("cast radiant_conflux 1")
    assert t.decider == 2
    t.do("yes", "discard spark")

    assert (t.game.nemesis_life, t.p(2).hand, t.p(2).discard) == (67, ["jade"], ["spark"])


def test_radiant_conflux_takes_nothing_from_an_ally_who_does_not_draw() -> None:
    t = position(
        "casting", prepped={"I": "radiant_conflux"}, hand=["crystal"], p2={"hand": ["spark"], "deck": ["jade"]}
    )
    t.do("cast radiant_conflux 1", "no")

    assert (t.p(2).hand, t.p(2).deck) == (["spark"], ["jade"])


def test_unstable_rift_deals_one_and_gives_one_at_the_end_of_each_casting_phase_in_which_it_is_prepped() -> None:
    """PREP-11"""
    kept = position("casting", prepped={"I": "unstable_rift"}, hand=["crystal"]).do("end")
    cast = position("casting", prepped={"I": "unstable_rift"}, hand=["crystal"]).do("cast unstable_rift 1")

    assert (kept.game.nemesis_life, kept.you.aether, kept.you.prepped) == (69, 1, [("unstable_rift", 1)])
    assert (cast.game.nemesis_life, cast.you.aether, cast.you.prepped) == (66, 0, [])


def test_hasted_intellect_may_put_each_card_you_gain_on_top_of_your_deck() -> None:
    """PREP-11"""
    t = position(prepped={"I": "hasted_intellect"}, hand=["crystal"], deck=["spark"], aether=6)
    t.do("gain jade", "yes", "gain searing_ruby", "no")

    assert (t.you.deck, t.you.discard) == (["jade", "spark"], ["searing_ruby"])


def test_hasted_intellect_deals_four_and_does_nothing_from_the_discard_pile() -> None:
    t = position("casting", prepped={"I": "hasted_intellect"}, hand=["jade", "crystal"])
    t.do("cast hasted_intellect 1", "play jade", "gain jade")

    assert (t.asked, t.game.nemesis_life, t.you.discard) == ("main", 66, ["hasted_intellect", "jade"])


@pytest.mark.parametrize(("breaches", "charges"), [(ALL_OPEN, 1), ({"II": "open", "III": "open"}, 0)])
def test_tornado_of_insight_gives_a_charge_if_all_your_breaches_are_open(
    breaches: dict[str, str], charges: int
) -> None:
    """CTXT-36"""
    t = position("casting", prepped={"I": "tornado_of_insight"}, breaches=breaches, hand=["crystal"])
    t.do("cast tornado_of_insight 1")

    assert (t.game.nemesis_life, t.you.charges) == (65, charges)


def test_dizzying_burst_lays_the_turn_order_deck_in_any_order() -> None:
    t = position(
        "casting", prepped={"I": "dizzying_burst"}, hand=["crystal"], turn_deck=["nemesis", "player2"], turn_discard=[]
    )
    t.do("cast dizzying_burst 1")
    assert (t.asked, t.game.nemesis_life) == ("order_turn_order", 64)
    assert t.options == ["card player2", "card nemesis"]

    t.do("card player2")

    assert t.turn_deck == ["player2", "nemesis"]
