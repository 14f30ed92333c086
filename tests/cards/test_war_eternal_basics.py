"""Basic nemesis cards of the War Eternal box: how all of them enter play and are paid off, and what tier 1 does.

Tiers 2 and 3 have files of their own. The nemesis is the trial one, whose Unleash only counts.
"""

import pytest

from tests.cards.aftermath import aftermath
from tests.table import position


def test_morbid_gyre_enters_play_with_2_tokens_in_the_german_edition() -> None:
    """CTXT-53, ED-23."""
    t = position("none", edition="war_eternal_de").resolve("morbid_gyre")

    assert t.in_play == [("morbid_gyre", 2)]


@pytest.mark.parametrize(
    ("card", "tokens"),
    [
        ("heart_of_nothing", 2),
        ("night_unending", 3),
        ("planar_collision", 2),
        ("aphotic_sun", 2),
        ("chaos_flail", 2),
        ("apocalypse_ritual", 2),
        ("withering_beam", 2),
    ],
)
def test_a_power_with_tokens_left_only_loses_one(card: str, tokens: int) -> None:
    """NEM-05, NEM-06. Its effect waits for the last token."""
    t = position("none", in_play=[card]).main_phase_of_nemesis()

    assert aftermath(t) == {"in play": [(card, tokens - 1)]}


PRICES = [("aphotic_sun", 7), ("chaos_flail", 7), ("morbid_gyre", 7), ("apocalypse_ritual", 8)]


@pytest.mark.parametrize(("card", "price"), PRICES)
def test_a_power_is_discarded_by_paying_its_price(card: str, price: int) -> None:
    """NEM-18, NEM-19, CTXT-52, CTXT-53. The aether is gone, the power too, and its effect never happens."""
    t = position(aether=price, hand=["spark"], in_play=[card])
    t.do(f"discard {card}")

    assert aftermath(t) == {"nemesis discard": [card], "p1 hand": ["spark"]}


@pytest.mark.parametrize(("card", "price"), PRICES)
def test_a_power_cannot_be_discarded_for_less_than_its_price(card: str, price: int) -> None:
    """NEM-20. Nor does the aether of an ally help."""
    t = position(aether=price - 1, hand=["spark"], in_play=[card], p2={"aether": 1})

    assert f"discard {card}" not in t.options


@pytest.mark.parametrize("card", ["night_unending", "withering_beam"])
def test_a_power_without_to_discard_stays(card: str) -> None:
    """NEM-22, CTXT-43. However much one could pay."""
    t = position(aether=20, hand=["jade", "jade", "jade", "jade"], prepped={"I": "consuming_void"}, in_play=[card])

    assert f"discard {card}" not in t.options


def test_afflict_damages_any_player_by_3_who_may_take_a_card_from_the_discard_pile() -> None:
    """CTXT-46, EFF-04. That player chooses the card, from their own pile."""
    t = position("none", discard=["spark"], p2={"discard": ["crystal", "jade"]}).resolve("afflict")
    assert (t.decider, t.options) == (0, ["player 1", "player 2"])
    t.do("player 2")
    assert (t.decider, t.options) == (2, ["take crystal", "take jade", "no"])
    t.do("take crystal")

    assert aftermath(t) == {
        "unleashed": 1,
        "nemesis discard": ["afflict"],
        "p1 discard": ["spark"],
        "p2 life": 7,
        "p2 hand": ["crystal"],
        "p2 discard": ["jade"],
    }


def test_the_card_offered_by_afflict_may_be_declined() -> None:
    """CTXT-46. With a single card it is still an offer."""
    t = position("none", discard=["crystal"]).resolve("afflict")
    t.do("player 1", "no")

    assert aftermath(t) == {"unleashed": 1, "nemesis discard": ["afflict"], "p1 life": 7, "p1 discard": ["crystal"]}


def test_afflict_offers_nothing_from_an_empty_discard_pile() -> None:
    """CTXT-46. Such a player may be chosen all the same: taking is no duty."""
    t = position("none", p2={"discard": ["crystal"]}).resolve("afflict")
    t.do("player 1")

    assert aftermath(t) == {"unleashed": 1, "nemesis discard": ["afflict"], "p1 life": 7, "p2 discard": ["crystal"]}


def test_catacomb_drone_unleashes_and_damages_gravehold_by_1() -> None:
    """CTXT-47, NEM-04."""
    t = position("none", in_play=["catacomb_drone"]).main_phase_of_nemesis()

    assert aftermath(t) == {"unleashed": 1, "gravehold": 29, "in play": [("catacomb_drone", 5)]}


def test_encroach_damages_the_player_of_the_revealed_card_by_2() -> None:
    """REV-01. The card stays on top of the turn order deck."""
    t = position("none", turn_deck=["player2", "nemesis", "player1"]).resolve("encroach")

    assert t.turn_deck == ["player2", "nemesis", "player1"]
    assert aftermath(t) == {"unleashed": 1, "nemesis discard": ["encroach"], "p2 life": 8}


def test_encroach_damages_gravehold_by_3_if_the_revealed_card_is_the_nemesis() -> None:
    """REV-01."""
    t = position("none", turn_deck=["nemesis", "player2"]).resolve("encroach")

    assert t.turn_deck == ["nemesis", "player2"]
    assert aftermath(t) == {"unleashed": 1, "gravehold": 27, "nemesis discard": ["encroach"]}


def test_encroach_rebuilds_an_empty_turn_order_deck_before_it_reveals() -> None:
    """REV-03, TURN-08. Then the discard pile is empty and the card is on top of the deck."""
    t = position("none", turn_deck=[], turn_discard=["player1"]).resolve("encroach")

    assert t.turn_deck == ["player1"]
    assert aftermath(t) == {"unleashed": 1, "nemesis discard": ["encroach"], "p1 life": 8}


@pytest.mark.parametrize("wild_card", ["choice", "token"])
def test_encroach_damages_a_player_of_choice_if_the_wild_card_is_revealed(wild_card: str) -> None:
    """TURN-12, TURN-13, VAR-06, OPEN-11. Also when the turns of the wild card follow the token."""
    t = position(
        "none",
        mages=["plain_one", "plain_two", "plain_three"],
        switches={"wild_card": wild_card},
        turn_deck=["wild", "nemesis"],
    ).resolve("encroach")
    assert (t.decider, t.options) == (0, ["player 1", "player 2", "player 3"])
    t.do("player 3")

    assert t.turn_deck == ["wild", "nemesis"]
    assert aftermath(t) == {"unleashed": 1, "nemesis discard": ["encroach"], "p3 life": 8}


@pytest.mark.parametrize(("card", "pair"), [("1/2", ["player 1", "player 2"]), ("3/4", ["player 3", "player 4"])])
def test_encroach_damages_one_of_the_two_players_of_a_pair_card(card: str, pair: list[str]) -> None:
    """OPEN-12. The players choose between the two; the tokens are not touched."""
    t = position(
        "none",
        mages=["plain_one", "plain_two", "plain_three", "plain_four"],
        switches={"four_player_deck": "pairs"},
        turn_deck=[card, "nemesis"],
    ).resolve("encroach")
    assert (t.decider, t.options) == (0, pair)
    t.do(pair[1])

    assert (t.turn_deck, t.game.pair_tokens) == ([card, "nemesis"], (-1, -1))
    assert aftermath(t) == {"unleashed": 1, "nemesis discard": ["encroach"], f"p{pair[1][-1]} life": 8}


def test_heart_of_nothing_is_discarded_by_discarding_four_cards() -> None:
    """CTXT-45, NEM-18, NEM-19. The fifth stays."""
    t = position(hand=["crystal", "crystal", "crystal", "crystal", "spark"], in_play=["heart_of_nothing"])
    t.do("discard heart_of_nothing", *["discard crystal"] * 4)

    assert aftermath(t) == {
        "nemesis discard": ["heart_of_nothing"],
        "p1 hand": ["spark"],
        "p1 discard": ["crystal", "crystal", "crystal", "crystal"],
    }


def test_heart_of_nothing_stays_if_you_have_three_cards() -> None:
    """CTXT-45, NEM-20, NEM-21, ED-10. An ally's cards do not help."""
    t = position(hand=["crystal", "crystal", "crystal"], p2={"hand": ["crystal"]}, in_play=["heart_of_nothing"])

    assert "discard heart_of_nothing" not in t.options


def test_heart_of_nothing_may_unleash_twice() -> None:
    """CTXT-45, EFF-07."""
    t = position("none", in_play=[("heart_of_nothing", 1)]).main_phase_of_nemesis()
    assert (t.decider, t.options) == (0, ["choose 1", "choose 2"])
    t.do("choose 1")

    assert aftermath(t) == {"unleashed": 2, "nemesis discard": ["heart_of_nothing"]}


def test_heart_of_nothing_may_damage_any_player_by_4() -> None:
    """CTXT-45, EFF-04, EFF-07."""
    t = position("none", in_play=[("heart_of_nothing", 1)]).main_phase_of_nemesis()
    t.do("choose 2")
    assert (t.decider, t.options) == (0, ["player 1", "player 2"])
    t.do("player 2")

    assert aftermath(t) == {"nemesis discard": ["heart_of_nothing"], "p2 life": 6}


def test_howling_spinners_damage_any_player_by_2() -> None:
    """EFF-04, NEM-04."""
    t = position("none", in_play=["howling_spinners"]).main_phase_of_nemesis()
    assert (t.decider, t.options) == (0, ["player 1", "player 2"])
    t.do("player 1")

    assert aftermath(t) == {"in play": [("howling_spinners", 5)], "p1 life": 8}


def test_night_unending_damages_gravehold_by_2_for_each_spell_of_the_player_with_most() -> None:
    """CTXT-43. Three spells of player 1, two of them in one breach; the spell of player 2 is not counted."""
    t = position(
        "none",
        in_play=[("night_unending", 1)],
        prepped={"I": ["linked_one", "linked_two"], "II": "spark"},
        p2={"prepped": {"I": "spark"}},
    ).main_phase_of_nemesis()

    assert aftermath(t) == {
        "gravehold": 24,
        "nemesis discard": ["night_unending"],
        "p1 prepped": [("linked_one", 1), ("linked_two", 1), ("spark", 2)],
        "p2 prepped": [("spark", 1)],
    }


@pytest.mark.parametrize(("prepped", "gravehold"), [({"I": "spark"}, 28), ({}, 30)])
def test_night_unending_does_not_care_who_is_chosen_in_a_tie(prepped: dict[str, str], gravehold: int) -> None:
    """CTXT-43, PR-05. The damage is the same; without a spell there is none."""
    t = position(
        "none", in_play=[("night_unending", 1)], prepped=prepped, p2={"prepped": prepped}
    ).main_phase_of_nemesis()

    assert (t.options, t.game.gravehold, t.nemesis_discard) == ([], gravehold, ["night_unending"])


def test_nix_damages_a_player_by_1_who_discards_their_most_expensive_card() -> None:
    """EFF-06. Player 2 has no card to discard and cannot be chosen."""
    t = position("none", hand=["jade", "ignite", "crystal"]).resolve("nix")

    assert aftermath(t) == {
        "unleashed": 1,
        "nemesis discard": ["nix"],
        "p1 life": 9,
        "p1 hand": ["jade", "crystal"],
        "p1 discard": ["ignite"],
    }


def test_nix_leaves_the_player_to_the_players_and_equal_costs_to_that_player() -> None:
    """EFF-04, EFF-05. Jade and Flexing Dagger cost 2 each."""
    t = position("none", hand=["crystal"], p2={"hand": ["jade", "crystal", "flexing_dagger"]}).resolve("nix")
    assert (t.decider, t.options) == (0, ["player 1", "player 2"])
    t.do("player 2")
    assert (t.decider, t.options) == (2, ["discard jade", "discard flexing_dagger"])
    t.do("discard flexing_dagger")

    assert aftermath(t) == {
        "unleashed": 1,
        "nemesis discard": ["nix"],
        "p1 hand": ["crystal"],
        "p2 life": 9,
        "p2 hand": ["jade", "crystal"],
        "p2 discard": ["flexing_dagger"],
    }


def test_nix_only_damages_if_all_hands_are_empty() -> None:
    """EFF-03, EFF-06. Then anybody may be chosen."""
    t = position("none").resolve("nix")
    assert t.options == ["player 1", "player 2"]
    t.do("player 2")

    assert aftermath(t) == {"unleashed": 1, "nemesis discard": ["nix"], "p2 life": 9}


def test_planar_collision_is_discarded_by_discarding_two_of_your_prepped_spells() -> None:
    """CTXT-44, NEM-18, NEM-19, CAST-15. In an order of your choice, without casting them."""
    t = position(hand=["crystal"], prepped={"I": "spark", "II": "ignite", "III": "flare"}, in_play=["planar_collision"])
    t.do("discard planar_collision", "discard flare 3", "discard spark 1")

    assert aftermath(t) == {
        "nemesis discard": ["planar_collision"],
        "p1 hand": ["crystal"],
        "p1 prepped": [("ignite", 2)],
        "p1 discard": ["flare", "spark"],
    }


def test_planar_collision_stays_if_you_have_one_prepped_spell() -> None:
    """CTXT-44, NEM-20, NEM-21, ED-10. A spell of an ally or in hand is not one of your prepped spells."""
    t = position(hand=["spark"], prepped={"I": "spark"}, p2={"prepped": {"I": "spark"}}, in_play=["planar_collision"])

    assert "discard planar_collision" not in t.options


def test_planar_collision_unleashes_twice() -> None:
    """CTXT-44, NEM-05, NEM-24."""
    t = position("none", in_play=[("planar_collision", 1)]).main_phase_of_nemesis()

    assert aftermath(t) == {"unleashed": 2, "nemesis discard": ["planar_collision"]}


def test_thrash_makes_the_players_discard_two_cards_together() -> None:
    """DMG-12. As they like: here one each."""
    t = position("none", hand=["jade", "crystal"], p2={"hand": ["spark", "crystal"]}).resolve("thrash")
    assert (t.decider, t.options) == (
        0,
        ["discard jade p1", "discard crystal p1", "discard spark p2", "discard crystal p2"],
    )
    t.do("discard spark p2", "discard crystal p1")

    assert aftermath(t) == {
        "unleashed": 1,
        "nemesis discard": ["thrash"],
        "p1 hand": ["jade"],
        "p1 discard": ["crystal"],
        "p2 hand": ["crystal"],
        "p2 discard": ["spark"],
    }


def test_thrash_takes_what_there_is() -> None:
    """EFF-03. One card in all hands."""
    t = position("none", p2={"hand": ["crystal"]}).resolve("thrash")

    assert aftermath(t) == {"unleashed": 1, "nemesis discard": ["thrash"], "p2 discard": ["crystal"]}
