"""The relics of the War Eternal market, clause by clause."""

import pytest

from tests.cards.shelf import market_with
from tests.table import position

THREE = ("plain_one", "plain_two", "plain_three")
ALL_OPEN = {"II": "open", "III": "open", "IV": "open"}


# Mage's Totem


def test_mages_totem_destroys_a_gem_or_relic_played_this_turn() -> None:
    """CTXT-15, EFF-07. Itself among them; cards in hand and in the discard pile are not."""
    t = position(hand=["mages_totem", "crystal"], played=["jade"], discard=["searing_ruby"], gravehold=20)

    t.do("play mages_totem", "choose 1")
    assert t.options == ["destroy jade", "destroy mages_totem"]
    t.do("destroy jade")

    assert (t.you.played, t.you.hand, t.you.discard) == (["mages_totem"], ["crystal"], ["searing_ruby"])
    assert t.game.gravehold == 20


def test_mages_totem_destroys_itself_for_one_life_of_gravehold() -> None:
    """CTXT-15, GEN-10."""
    t = position(hand=["mages_totem", "crystal"], played=["jade"], gravehold=20)

    t.do("play mages_totem", "choose 2")

    assert (t.you.played, t.you.discard, t.game.gravehold) == (["jade"], [], 21)


def test_mages_totem_may_destroy_itself_when_gravehold_is_whole() -> None:
    """OPEN-07, PR-48, SETUP-10. No life is gained, but the card leaves the deck."""
    t = position(hand=["mages_totem", "crystal"], played=["jade"], gravehold=30)

    t.do("play mages_totem")
    assert t.options == ["choose 1", "choose 2"]
    t.do("choose 2")

    assert (t.asked, t.you.played, t.you.discard, t.game.gravehold) == ("main", ["jade"], [], 30)


# Conclave Scroll


def test_conclave_scroll_gives_a_charge_and_no_more_while_its_pile_has_cards() -> None:
    """CTXT-17."""
    t = position(
        market=market_with("conclave_scroll"), hand=["conclave_scroll", "crystal"], p2={"discard": ["crystal", "spark"]}
    )

    t.do("play conclave_scroll")

    assert (t.asked, t.you.charges, t.p(2).discard) == ("main", 1, ["crystal", "spark"])


def test_conclave_scroll_with_an_empty_pile_lets_you_destroy_an_allys_top_discard() -> None:
    """CTXT-17, MKT-05, PR-09. You decide, not the ally."""
    t = position(
        market=market_with("conclave_scroll"),
        supply={"conclave_scroll": 0},
        hand=["conclave_scroll", "crystal"],
        p2={"discard": ["crystal", "spark"]},
    )

    t.do("play conclave_scroll")
    assert (t.decider, t.options) == (1, ["yes", "no"])
    t.do("yes")

    assert (t.you.charges, t.p(2).discard, t.p(2).hand) == (1, ["crystal"], [])


def test_conclave_scroll_destroys_nothing_when_the_offer_is_declined() -> None:
    """CTXT-17, CAST-10."""
    t = position(
        market=market_with("conclave_scroll"),
        supply={"conclave_scroll": 0},
        hand=["conclave_scroll", "crystal"],
        p2={"discard": ["crystal", "spark"]},
    )

    t.do("play conclave_scroll", "no")

    assert (t.you.charges, t.p(2).discard) == (1, ["crystal", "spark"])


def test_conclave_scroll_leaves_your_own_discard_pile_alone() -> None:
    """GEN-11, PR-05. No ally has a discarded card, so there is no offer."""
    t = position(
        market=market_with("conclave_scroll"),
        supply={"conclave_scroll": 0},
        hand=["conclave_scroll", "crystal"],
        discard=["spark"],
    )

    t.do("play conclave_scroll")

    assert (t.asked, t.you.discard) == ("main", ["spark"])


def test_conclave_scroll_asks_whose_card_among_several_allies() -> None:
    """CTXT-17, GEN-11."""
    t = position(
        mages=THREE,
        market=market_with("conclave_scroll"),
        supply={"conclave_scroll": 0},
        hand=["conclave_scroll", "crystal"],
        p2={"discard": ["spark"]},
        p3={"discard": ["spark"]},
    )

    t.do("play conclave_scroll", "yes")
    assert t.options == ["player 2", "player 3"]
    t.do("player 3")

    assert (t.p(2).discard, t.p(3).discard) == (["spark"], [])


def test_conclave_scroll_still_destroys_when_no_charge_fits() -> None:
    """EFF-03, MAIN-23."""
    t = position(
        market=market_with("conclave_scroll"),
        supply={"conclave_scroll": 0},
        hand=["conclave_scroll", "crystal"],
        charges=4,
        p2={"discard": ["spark"]},
    )

    t.do("play conclave_scroll", "yes")

    assert (t.you.charges, t.p(2).discard) == (4, [])


# Fiend Catcher


@pytest.mark.parametrize(
    ("answer", "hand", "discard"),
    [
        ("destroy crystal", ["spark"], ["crystal"]),
        ("destroy crystal from discard", ["crystal", "spark"], []),
        ("no", ["crystal", "spark"], ["crystal"]),
    ],
)
def test_fiend_catcher_may_destroy_a_card_in_hand_or_discard_pile(
    answer: str, hand: list[str], discard: list[str]
) -> None:
    """CAST-10, GEN-10."""
    t = position(hand=["fiend_catcher", "crystal", "spark"], discard=["crystal"], turn_deck=["player1", "nemesis"])

    t.do("play fiend_catcher", answer)

    assert (t.you.hand, t.you.discard, t.you.played) == (hand, discard, ["fiend_catcher"])


@pytest.mark.parametrize(("answer", "deck"), [("yes", ["player1", "nemesis"]), ("no", ["nemesis", "player1"])])
def test_fiend_catcher_may_put_a_revealed_nemesis_card_under_the_turn_order_deck(answer: str, deck: list[str]) -> None:
    """REV-01. Otherwise it goes back on top."""
    t = position(hand=["fiend_catcher", "crystal"], turn_deck=["nemesis", "player1"], turn_discard=["player2"])

    t.do("play fiend_catcher", "no", answer)

    assert (t.turn_deck, t.turn_discard) == (deck, ["player2"])


@pytest.mark.parametrize("top", ["player1", "player2", "wild"])
def test_fiend_catcher_leaves_a_revealed_player_card_on_top(top: str) -> None:
    """REV-01, TURN-12. The wild card is a player card."""
    t = position(hand=["fiend_catcher", "crystal"], turn_deck=[top, "nemesis"])

    t.do("play fiend_catcher", "no")

    assert (t.asked, t.turn_deck) == ("main", [top, "nemesis"])
    assert [event["turn_card"] for event in t.events("turn_order_revealed")] == [top]


def test_fiend_catcher_reveals_even_with_nothing_to_destroy() -> None:
    """EFF-03, PR-05."""
    t = position(hand=["fiend_catcher"], aether=2, turn_deck=["nemesis", "player1"])

    t.do("play fiend_catcher", "yes")

    assert t.turn_deck == ["player1", "nemesis"]


def test_fiend_catcher_rebuilds_an_empty_turn_order_deck_to_reveal() -> None:
    """REV-03, TURN-08."""
    t = position(hand=["fiend_catcher", "crystal"], turn_deck=[], turn_discard=["nemesis", "nemesis"])

    t.do("play fiend_catcher", "no", "no")

    assert (t.turn_deck, t.turn_discard) == (["nemesis", "nemesis"], [])


# Cairn Compass


def test_cairn_compass_lets_an_ally_prep_a_spell_from_the_discard_pile_to_any_free_breach() -> None:
    """GEN-03, PREP-02. Open or closed, but not occupied; the ally decides."""
    t = position(
        hand=["cairn_compass", "crystal"],
        discard=["spark"],
        p2={"discard": ["kindle", "crystal"], "hand": ["spark"], "prepped": {"I": "spark"}},
    )

    t.do("play cairn_compass")
    assert (t.decider, t.options) == (2, ["prep kindle 2", "prep kindle 3", "prep kindle 4", "no"])
    t.do("prep kindle 3")

    assert (t.p(2).prepped, t.p(2).discard, t.p(2).hand) == ([("spark", 1), ("kindle", 3)], ["crystal"], ["spark"])
    assert (t.you.discard, t.you.prepped) == (["spark"], [])


def test_cairn_compass_is_an_offer_to_the_ally() -> None:
    """CAST-10."""
    t = position(hand=["cairn_compass", "crystal"], p2={"discard": ["spark"]})

    t.do("play cairn_compass", "no")

    assert (t.p(2).discard, t.p(2).prepped) == (["spark"], [])


def test_cairn_compass_makes_no_offer_without_a_spell_in_the_discard_pile() -> None:
    """PR-05. Neither the ally's hand nor your own discard pile serves."""
    t = position(hand=["cairn_compass", "crystal"], discard=["spark"], p2={"discard": ["jade"], "hand": ["spark"]})

    t.do("play cairn_compass")

    assert (t.asked, t.p(2).prepped, t.you.prepped) == ("main", [], [])


def test_cairn_compass_preps_a_wide_spell_to_two_adjacent_closed_breaches() -> None:
    """PREP-06, BREACH-23."""
    t = position(
        hand=["cairn_compass", "crystal"],
        p2={"discard": ["crystallize"], "prepped": {"I": "spark"}},
    )

    t.do("play cairn_compass")
    assert t.options == ["prep crystallize 2", "prep crystallize 3", "no"]
    t.do("prep crystallize 3")

    assert t.p(2).prepped == [("spark", 1), ("crystallize", 3)]


def test_cairn_compass_works_for_an_ally_of_your_choice() -> None:
    """GEN-11."""
    t = position(mages=THREE, hand=["cairn_compass", "crystal"], p3={"discard": ["spark"]})

    t.do("play cairn_compass")
    assert (t.decider, t.options) == (1, ["player 2", "player 3"])
    t.do("player 3", "prep spark 1")

    assert t.p(3).prepped == [("spark", 1)]


def test_a_spell_that_cairn_compass_prepped_to_a_closed_breach_must_be_cast() -> None:
    """CAST-02, BREACH-20. In the ally's next casting phase, without the bonus of a closed breach."""
    t = position(
        hand=["cairn_compass", "crystal"], turn_deck=["player2"], p2={"discard": ["spark"], "hand": ["crystal"]}
    )

    t.do("play cairn_compass", "prep spark 3", "end")

    assert (t.p(2).prepped, t.p(2).discard, t.game.nemesis_life) == ([], ["spark"], 69)


# Primordial Fetish


def test_primordial_fetish_focuses_a_breach_of_any_player() -> None:
    """CTXT-16, GEN-12, BREACH-05. Yours or another's, closed ones only."""
    t = position(
        hand=["primordial_fetish", "crystal"], life=5, breaches={"II": "open"}, p2={"breaches": {"IV": "none"}}
    )

    t.do("play primordial_fetish", "choose 1")
    assert t.options == ["focus 3", "focus 4", "focus 2 p2", "focus 3 p2"]
    t.do("focus 3 p2")

    assert (t.you.breaches, t.p(2).breaches) == (["open", "open", "right", "right"], ["open", "right", "down", "none"])
    assert (t.you.life, t.you.played) == (5, ["primordial_fetish"])


@pytest.mark.parametrize(("life", "after"), [(5, 8), (9, 10)])
def test_primordial_fetish_destroys_itself_for_three_life(life: int, after: int) -> None:
    """CTXT-16, SETUP-10."""
    t = position(hand=["primordial_fetish", "crystal"], life=life)

    t.do("play primordial_fetish", "choose 2")

    assert (t.you.life, t.you.played, t.you.discard) == (after, [], [])
    assert t.you.breaches == ["open", "right", "right", "right"]


def test_primordial_fetish_may_be_destroyed_when_no_life_can_be_gained() -> None:
    """OPEN-07, PR-48."""
    t = position(hand=["primordial_fetish", "crystal"], life=10)

    t.do("play primordial_fetish")

    assert t.options == ["choose 1", "choose 2"]


def test_primordial_fetish_must_give_life_when_no_breach_is_closed() -> None:
    """EFF-08."""
    t = position(hand=["primordial_fetish", "crystal"], life=5, breaches=ALL_OPEN, p2={"breaches": ALL_OPEN})

    t.do("play primordial_fetish")

    assert (t.asked, t.you.life, t.you.played) == ("main", 8, [])


def test_primordial_fetish_is_destroyed_when_there_is_nothing_to_focus_and_no_life_to_gain() -> None:
    """PR-48, EFF-08. The first option cannot be done at all."""
    t = position(hand=["primordial_fetish", "crystal"], life=10, breaches=ALL_OPEN, p2={"breaches": ALL_OPEN})

    t.do("play primordial_fetish")

    assert (t.asked, t.you.life, t.you.played, t.you.discard) == ("main", 10, [], [])


# Vortex Gauntlet


def test_vortex_gauntlet_casts_a_spell_of_any_player() -> None:
    """CAST-14, GEN-12."""
    t = position(hand=["vortex_gauntlet", "crystal"], prepped={"I": "spark"}, p2={"prepped": {"I": "kindle"}})

    t.do("play vortex_gauntlet")

    assert t.options == ["cast spark 1", "cast kindle 1 p2"]


def test_vortex_gauntlet_returns_the_spell_to_its_owners_hand() -> None:
    """CAST-12, GEN-03. Not to yours, and not to a discard pile."""
    t = position(hand=["vortex_gauntlet", "crystal"], p2={"prepped": {"I": "kindle"}})

    t.do("play vortex_gauntlet")

    assert (t.you.hand, t.you.discard) == (["crystal"], [])
    assert (t.p(2).hand, t.p(2).discard, t.p(2).prepped) == (["kindle"], [], [])
    assert t.game.nemesis_life == 67


def test_vortex_gauntlet_returns_your_own_spell_to_you() -> None:
    """CAST-14. Also one that was prepped this turn."""
    t = position(hand=["vortex_gauntlet", "crystal", "spark"])

    t.do("prep spark 1", "play vortex_gauntlet")

    assert (t.you.hand, t.you.discard, t.you.prepped, t.game.nemesis_life) == (["crystal", "spark"], [], [], 69)


def test_vortex_gauntlet_keeps_the_bonus_of_the_owners_breach() -> None:
    """CAST-13, BREACH-19."""
    t = position(hand=["vortex_gauntlet", "crystal"], p2={"prepped": {"III": "kindle"}, "breaches": {"III": "open"}})

    t.do("play vortex_gauntlet")

    assert t.game.nemesis_life == 70 - 3 - 1


def test_vortex_gauntlet_makes_you_the_caster() -> None:
    """CAST-11. You pay the extra cost of an ally's spell from your own hand."""
    t = position(
        hand=["vortex_gauntlet", "crystal"], p2={"prepped": {"I": "jagged_lightning"}, "hand": ["spark", "spark"]}
    )

    t.do("play vortex_gauntlet")

    assert (t.decider, t.options) == (1, ["discard crystal", "no"])


def test_vortex_gauntlet_without_a_prepped_spell_does_nothing() -> None:
    """EFF-03."""
    t = position(hand=["vortex_gauntlet", "crystal"])

    t.do("play vortex_gauntlet")

    assert (t.asked, t.you.played, t.game.nemesis_life) == ("main", ["vortex_gauntlet"], 70)


def test_a_spell_that_destroyed_itself_does_not_return_nor_does_its_twin() -> None:
    """GEN-10. Only the spell that was cast returns; another copy in the discard pile stays there."""
    t = position(
        hand=["vortex_gauntlet", "crystal"],
        gravehold=20,
        p2={"prepped": {"I": "conjure_the_lost"}, "discard": ["conjure_the_lost"]},
    )

    t.do("play vortex_gauntlet", "yes")

    assert (t.p(2).hand, t.p(2).discard, t.game.gravehold) == ([], ["conjure_the_lost"], 24)
