"""The abilities of the War Eternal mages from Mazahaedron to Yan Magda, clause by clause."""

from typing import Any

import pytest

from tests.cards.shelf import market_with
from tests.table import PLAIN_MARKET, position

ALL_OPEN = {"II": "open", "III": "open", "IV": "open"}


# Mazahaedron, Underearth Mantra


def test_underearth_mantra_gains_a_cheap_gem_and_life_for_gravehold() -> None:
    """MAIN-17, MAIN-26. A gem costing 4 or less: Burning Opal costs 5, Flexing Dagger is a relic."""
    t = position(mages=("mazahaedron", "plain_two"), hand=["crystal"], charges=4, gravehold=20)

    t.do("activate mazahaedron")
    assert t.options == ["gain jade", "gain searing_ruby", "no"]
    t.do("gain searing_ruby")

    assert (t.you.discard, t.you.aether, t.you.charges, t.game.gravehold) == (["searing_ruby"], 0, 0, 24)
    assert t.supply("searing_ruby") == 6


def test_underearth_mantra_gives_gravehold_life_without_a_gem_too() -> None:
    """CAST-10."""
    t = position(mages=("mazahaedron", "plain_two"), hand=["crystal"], charges=4, gravehold=20)

    t.do("activate mazahaedron", "no")

    assert (t.you.discard, t.game.gravehold) == ([], 24)


def test_underearth_mantra_makes_no_offer_without_a_pile_to_gain_from() -> None:
    """PR-05, SETUP-10. And Gravehold gains no more than fits."""
    t = position(
        mages=("mazahaedron", "plain_two"),
        hand=["crystal"],
        charges=4,
        gravehold=28,
        supply={"jade": 0, "searing_ruby": 0},
    )

    t.do("activate mazahaedron")

    assert (t.asked, t.you.discard, t.game.gravehold) == ("main", [], 30)


# Mist, Exalted Brand

MIST = ("mist_war_eternal", "plain_two")


def test_exalted_brand_casts_three_different_spells_of_any_players_and_gives_them_to_an_ally() -> None:
    """CAST-14, GEN-12, MAIN-26. Three at most; the ally need not be the owner."""
    t = position(
        mages=MIST,
        hand=["crystal"],
        charges=6,
        prepped={"I": "spark", "III": "carbonize"},
        breaches={"III": "open"},
        p2={"prepped": {"I": "kindle", "III": "aurora"}, "breaches": {"III": "open"}},
    )

    t.do("activate mist_war_eternal")
    assert (t.decider, t.options) == (
        1,
        ["cast spark 1", "cast carbonize 3", "cast kindle 1 p2", "cast aurora 3 p2", "done"],
    )
    t.do("cast spark 1", "cast kindle 1 p2", "cast aurora 3 p2")

    assert (t.asked, t.game.nemesis_life, t.you.charges) == ("main", 70 - 1 - 3 - (3 + 1), 0)
    assert (t.you.prepped, t.you.hand, t.you.discard) == ([("carbonize", 3)], ["crystal"], [])
    assert (t.p(2).prepped, t.p(2).hand, t.p(2).discard) == ([], ["spark", "kindle", "aurora"], [])


FOUR_SPELLS: dict[str, Any] = {
    "mages": MIST,
    "hand": ["crystal"],
    "charges": 6,
    "prepped": {"I": "spark", "II": "spark"},
    "breaches": {"II": "open"},
    "p2": {"prepped": {"I": "spark", "II": "kindle"}},
}


def test_exalted_brand_casts_three_spells_of_one_name() -> None:
    """PR-57. Different spells are separate ones: three Sparks; a spell that was cast lies there no longer, a fourth stays."""
    t = position(**FOUR_SPELLS)

    t.do("activate mist_war_eternal", "cast spark 2")
    assert t.options == ["cast spark 1", "cast spark 1 p2", "cast kindle 2 p2", "done"]
    t.do("cast spark 1 p2", "cast spark 1")

    assert (t.asked, t.game.nemesis_life) == ("main", 70 - 3)
    assert (t.you.prepped, t.p(2).prepped, t.p(2).hand) == ([], [("kindle", 2)], ["spark", "spark", "spark"])


def test_exalted_brand_may_cast_none() -> None:
    """EFF-11."""
    t = position(mages=MIST, hand=["crystal"], charges=6, prepped={"I": "spark"})

    t.do("activate mist_war_eternal", "done")

    assert (t.asked, t.game.nemesis_life, t.you.prepped, t.you.charges) == ("main", 70, [("spark", 1)], 0)


def test_exalted_brand_asks_for_each_spell_which_ally_receives_it() -> None:
    """GEN-11. Never you, not even for your own spell."""
    t = position(
        mages=("mist_war_eternal", "plain_two", "plain_three"),
        hand=["crystal"],
        charges=6,
        prepped={"I": "spark"},
        p2={"prepped": {"I": "kindle"}},
    )

    t.do("activate mist_war_eternal", "cast spark 1")
    assert (t.decider, t.options) == (1, ["player 2", "player 3"])
    t.do("player 3", "cast kindle 1 p2", "player 3")

    assert (t.you.hand, t.p(2).hand, t.p(3).hand) == (["crystal"], [], ["spark", "kindle"])


def test_exalted_brand_counts_for_the_one_who_casts() -> None:
    """CAST-11. An ally's Familiar counts the spells that you still have prepped."""
    t = position(
        mages=MIST,
        hand=["crystal"],
        charges=6,
        prepped={"I": "spark"},
        p2={"prepped": {"I": "thoughtform_familiar", "II": "kindle", "III": "kindle"}},
    )

    t.do("activate mist_war_eternal", "cast thoughtform_familiar 1 p2", "done")

    assert t.game.nemesis_life == 70 - 2 - 1


# Quilius, Quietus Vow

QUILIUS = ("quilius", "plain_two")


@pytest.mark.parametrize(("trophies", "damage"), [(1, 2), (3, 6), (11, 22)])
def test_quietus_vow_deals_two_for_each_trophy_and_keeps_them(trophies: int, damage: int) -> None:
    """CTXT-38, PR-20, MAIN-26. Trophies are not limited to the tokens in a box."""
    t = position(mages=QUILIUS, hand=["crystal"], charges=5, tokens={"trophy": trophies})

    t.do("activate quilius")

    assert (t.game.nemesis_life, t.you.player.tokens, t.you.charges) == (70 - damage, {"trophy": trophies}, 0)


def test_quietus_vow_has_one_target() -> None:
    """CTXT-38, DMG-05. And its kills give no trophy."""
    t = position(
        mages=QUILIUS, hand=["crystal"], charges=5, tokens={"trophy": 3}, in_play=[("tally_a1", 5), ("tally_a2", 8)]
    )

    t.do("activate quilius")
    assert t.options == ["target nemesis", "target tally_a1", "target tally_a2"]
    t.do("target tally_a1")

    assert (t.game.nemesis_life, t.in_play, t.you.player.tokens) == (70, [("tally_a2", 8)], {"trophy": 3})


def test_quietus_vow_without_a_trophy_deals_nothing() -> None:
    """CTXT-38, OPEN-28."""
    t = position(mages=QUILIUS, hand=["crystal"], charges=5, in_play=[("tally_a1", 5)])

    t.do("activate quilius")

    assert (t.asked, t.game.nemesis_life, t.in_play, t.you.charges) == ("main", 70, [("tally_a1", 5)], 0)


# Ulgimor, Eidolon Shroud


@pytest.mark.parametrize(("life", "after"), [(1, 7), (8, 10), (10, 10)])
def test_eidolon_shroud_gives_ulgimor_six_life(life: int, after: int) -> None:
    """SETUP-10, DMG-11, MAIN-26. No more than at the start, and nothing for the ally."""
    t = position(mages=("ulgimor", "plain_two"), hand=["crystal"], charges=6, life=life, p2={"life": 1})

    t.do("activate ulgimor")

    assert (t.you.life, t.p(2).life, t.you.charges) == (after, 1, 0)


def test_eidolon_shroud_gives_an_ally_five_life_when_ulgimor_is_exhausted() -> None:
    """EXH-07, EXH-08."""
    t = position(
        mages=("ulgimor", "plain_two", "plain_three"),
        hand=["crystal"],
        charges=6,
        life=0,
        p2={"life": 1},
        p3={"life": 2},
    )

    t.do("activate ulgimor")
    assert (t.decider, t.options) == (1, ["player 2", "player 3"])
    t.do("player 3")

    assert (t.you.life, t.you.exhausted, t.p(2).life, t.p(3).life) == (0, True, 1, 7)


# Yan Magda, Imperium Ritual

YAN = ("yan_magda", "plain_two")


def test_imperium_ritual_gains_a_card_from_any_pile() -> None:
    """MAIN-16, MAIN-17, MAIN-26. Free and of any cost; with a closed breach the ally gains nothing."""
    t = position(mages=YAN, hand=["crystal"], charges=5, breaches={"II": "open", "III": "open"}, supply={"jade": 0})

    t.do("activate yan_magda")
    assert t.options == [f"gain {card}" for card in PLAIN_MARKET if card != "jade"]
    t.do("gain consuming_void")

    assert (t.asked, t.you.discard, t.you.aether, t.you.charges) == ("main", ["consuming_void"], 0, 0)
    assert (t.p(2).deck, t.p(2).discard) == ([], [])


def test_imperium_ritual_with_four_open_breaches_also_gives_an_ally_a_card() -> None:
    """MAIN-18. On top of the ally's deck; the ally chooses it."""
    t = position(mages=YAN, hand=["crystal"], charges=5, breaches=ALL_OPEN, p2={"deck": ["spark"]})

    t.do("activate yan_magda", "gain consuming_void")
    assert (t.decider, t.options) == (2, [f"gain {card}" for card in PLAIN_MARKET])
    t.do("gain burning_opal")

    assert (t.you.discard, t.p(2).deck, t.p(2).discard) == (["consuming_void"], ["burning_opal", "spark"], [])


def test_imperium_ritual_counts_four_open_breaches_not_all_that_are_left() -> None:
    """With one destroyed there are only three."""
    t = position(mages=YAN, hand=["crystal"], charges=5, breaches={"II": "open", "III": "open", "IV": "none"})

    t.do("activate yan_magda", "gain consuming_void")

    assert (t.asked, t.p(2).deck) == ("main", [])


def test_imperium_ritual_gives_the_card_to_an_ally_of_your_choice() -> None:
    """GEN-11."""
    t = position(
        mages=("yan_magda", "plain_two", "plain_three"),
        hand=["crystal"],
        charges=5,
        breaches=ALL_OPEN,
    )

    t.do("activate yan_magda", "gain jade")
    assert (t.decider, t.options) == (1, ["player 2", "player 3"])
    t.do("player 3", "gain jade")

    assert (t.p(2).deck, t.p(3).deck, t.supply("jade")) == ([], ["jade"], 5)


def test_a_volcanic_glass_that_an_ally_gains_by_imperium_ritual_makes_no_offer() -> None:
    """PR-10. It is not the ally's turn."""
    t = position(
        mages=YAN,
        market=market_with("volcanic_glass"),
        hand=["crystal"],
        charges=5,
        breaches=ALL_OPEN,
        p2={"aether": 2},
    )

    t.do("activate yan_magda", "gain consuming_void", "gain volcanic_glass")

    assert (t.asked, t.p(2).aether, t.p(2).deck, t.supply("volcanic_glass")) == ("main", 2, ["volcanic_glass"], 6)
