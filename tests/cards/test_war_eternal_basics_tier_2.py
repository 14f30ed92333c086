"""Basic nemesis cards of the War Eternal box, tier 2. How they enter play is in test_war_eternal_basics.py."""

import pytest

from tests.cards.aftermath import aftermath
from tests.table import position


def test_aphotic_sun_unleashes_and_hits_the_player_with_most_charges_who_loses_them_all() -> None:
    """NEM-05."""
    t = position("none", in_play=[("aphotic_sun", 1)], charges=3, p2={"charges": 2}).main_phase_of_nemesis()

    assert aftermath(t) == {"unleashed": 1, "nemesis discard": ["aphotic_sun"], "p1 life": 7, "p2 charges": 2}


@pytest.mark.parametrize("charges", [0, 2])
def test_aphotic_sun_leaves_a_tie_to_the_players_also_at_0(charges: int) -> None:
    """EFF-05. The damage is suffered even without a charge to lose."""
    t = position("none", in_play=[("aphotic_sun", 1)], charges=charges, p2={"charges": charges}).main_phase_of_nemesis()
    assert (t.decider, t.options) == (0, ["player 1", "player 2"])
    t.do("player 2")

    assert (t.you.life, t.you.charges, t.p(2).life, t.p(2).charges) == (10, charges, 7, 0)


def test_chaos_flail_shuffles_the_discard_pile_into_the_deck_and_destroys_the_more_expensive_of_two() -> None:
    """CTXT-52, GEN-05, REV-01. One card was in the deck, one in the discard pile; the other stays on the deck."""
    t = position("none", in_play=[("chaos_flail", 1)], deck=["crystal"], discard=["jade"]).main_phase_of_nemesis()
    assert [event["event"] for event in t.seen if "deck" in str(event["event"])] == ["deck_shuffled"]

    assert aftermath(t) == {
        "unleashed": 2,
        "nemesis discard": ["chaos_flail"],
        "destroyed": ["jade"],
        "p1 deck": ["crystal"],
    }


def test_chaos_flail_really_shuffles() -> None:
    """CTXT-52, GEN-05. The order of a deck of different cards depends on the seed of the game."""
    deck = ["jade", "sifters_pearl", "diamond_cluster", "burning_opal", "clouded_sapphire"]
    orders = {
        tuple(
            position("none", in_play=[("chaos_flail", 1)], deck=deck, seed=f"seed {n}").main_phase_of_nemesis().you.deck
        )
        for n in range(8)
    }

    assert {len(order) for order in orders} == {4}
    assert len(orders) > 1


def test_chaos_flail_leaves_equal_costs_to_the_player_whose_deck_it_is() -> None:
    """CTXT-52, EFF-05. Jade and Flexing Dagger cost 2 each."""
    t = position(
        "none", in_play=[("chaos_flail", 1)], p2={"discard": ["jade", "flexing_dagger"]}
    ).main_phase_of_nemesis()
    assert (t.decider, sorted(t.options)) == (2, ["destroy flexing_dagger", "destroy jade"])
    t.do("destroy flexing_dagger")

    assert aftermath(t) == {
        "unleashed": 2,
        "nemesis discard": ["chaos_flail"],
        "destroyed": ["flexing_dagger"],
        "p2 deck": ["jade"],
    }


def test_chaos_flail_may_strike_any_player_with_two_cards() -> None:
    """CTXT-52, EFF-04."""
    t = position(
        "none", in_play=[("chaos_flail", 1)], deck=["crystal", "crystal"], p2={"discard": ["spark", "spark", "spark"]}
    ).main_phase_of_nemesis()
    assert (t.decider, t.options) == (0, ["player 1", "player 2"])
    t.do("player 2")

    assert aftermath(t) == {
        "unleashed": 2,
        "nemesis discard": ["chaos_flail"],
        "destroyed": ["spark"],
        "p1 deck": ["crystal", "crystal"],
        "p2 deck": ["spark", "spark"],
    }


def test_chaos_flail_strikes_a_player_who_has_a_card() -> None:
    """CTXT-52, EFF-03, EFF-06. A hand is no deck: player 2 cannot be chosen. The only card is the most expensive."""
    t = position("none", in_play=[("chaos_flail", 1)], discard=["jade"], p2={"hand": ["spark"]}).main_phase_of_nemesis()

    assert aftermath(t) == {
        "unleashed": 2,
        "nemesis discard": ["chaos_flail"],
        "destroyed": ["jade"],
        "p2 hand": ["spark"],
    }


def test_chaos_flail_destroys_nothing_if_there_is_no_card() -> None:
    """CTXT-52, EFF-03. Deck and discard pile are empty; the hand is spared."""
    t = position("none", mages=["plain_one"], in_play=[("chaos_flail", 1)], hand=["jade"]).main_phase_of_nemesis()

    assert aftermath(t) == {"unleashed": 2, "nemesis discard": ["chaos_flail"], "p1 hand": ["jade"]}


def test_mage_ender_damages_the_player_with_most_open_breaches_by_2() -> None:
    """CTXT-51, NEM-04."""
    t = position("none", in_play=["mage_ender"], p2={"breaches": {"III": "open"}}).main_phase_of_nemesis()

    assert aftermath(t) == {
        "in play": [("mage_ender", 9)],
        "p2 life": 8,
        "p2 breaches": ["open", "right", "open", "right"],
    }


def test_mage_ender_leaves_a_tie_to_the_players() -> None:
    """CTXT-51, EFF-05. One open breach each; a breach that was only focused is not open."""
    t = position("none", in_play=["mage_ender"], breaches={"II": "up"}).main_phase_of_nemesis()
    assert (t.decider, t.options) == (0, ["player 1", "player 2"])
    t.do("player 2")

    assert aftermath(t) == {
        "in play": [("mage_ender", 9)],
        "p1 breaches": ["open", "up", "right", "right"],
        "p2 life": 8,
    }


def test_mangleroot_damages_gravehold_by_3_and_itself_by_2() -> None:
    """CTXT-49, NEM-04."""
    t = position("none", in_play=["mangleroot"]).main_phase_of_nemesis()

    assert aftermath(t) == {"gravehold": 27, "in play": [("mangleroot", 10)]}


@pytest.mark.parametrize("life", [1, 2])
def test_mangleroot_with_2_life_or_less_dies_of_its_own_damage(life: int) -> None:
    """CTXT-49, DMG-02."""
    t = position("none", in_play=[("mangleroot", life)]).main_phase_of_nemesis()

    assert aftermath(t) == {"gravehold": 27, "nemesis discard": ["mangleroot"]}


def test_morbid_gyre_unleashes_twice_and_makes_the_players_discard_three_cards_together() -> None:
    """CTXT-53, DMG-12. As they like: here one of player 1 and two of player 2."""
    t = position(
        "none", in_play=["morbid_gyre"], hand=["crystal", "jade"], p2={"hand": ["crystal", "spark", "crystal"]}
    ).main_phase_of_nemesis()
    assert t.decider == 0
    t.do("discard crystal p2", "discard jade p1", "discard spark p2")

    assert aftermath(t) == {
        "unleashed": 2,
        "nemesis discard": ["morbid_gyre"],
        "p1 hand": ["crystal"],
        "p1 discard": ["jade"],
        "p2 hand": ["crystal"],
        "p2 discard": ["crystal", "spark"],
    }


def test_morbid_gyre_takes_all_cards_if_there_are_fewer_than_three() -> None:
    """CTXT-53, EFF-03."""
    t = position("none", in_play=["morbid_gyre"], hand=["crystal"], p2={"hand": ["spark"]}).main_phase_of_nemesis()
    t.do("discard spark p2")

    assert aftermath(t) == {
        "unleashed": 2,
        "nemesis discard": ["morbid_gyre"],
        "p1 discard": ["crystal"],
        "p2 discard": ["spark"],
    }


def test_mutilate_costs_two_prepped_spells_of_all_players_and_damages_any_player_by_2() -> None:
    """CTXT-48, DMG-12, EFF-04. The two spells are discarded, not cast."""
    t = position("none", prepped={"I": "spark", "II": "ignite"}, p2={"prepped": {"I": "spark"}}).resolve("mutilate")
    assert (t.decider, t.options) == (0, ["discard spark 1 p1", "discard ignite 2 p1", "discard spark 1 p2"])
    t.do("discard spark 1 p2", "discard spark 1 p1")
    assert (t.decider, t.options) == (0, ["player 1", "player 2"])
    t.do("player 1")

    assert aftermath(t) == {
        "unleashed": 1,
        "nemesis discard": ["mutilate"],
        "p1 life": 8,
        "p1 prepped": [("ignite", 2)],
        "p1 discard": ["spark"],
        "p2 discard": ["spark"],
    }


def test_mutilate_takes_a_single_prepped_spell() -> None:
    """CTXT-48, EFF-03. There is no other; the damage may go to somebody else."""
    t = position("none", prepped={"I": "spark"}).resolve("mutilate")
    t.do("player 2")

    assert aftermath(t) == {
        "unleashed": 1,
        "nemesis discard": ["mutilate"],
        "p1 discard": ["spark"],
        "p2 life": 8,
    }


def test_null_scion_unleashes() -> None:
    """NEM-04."""
    t = position("none", in_play=["null_scion"]).main_phase_of_nemesis()

    assert aftermath(t) == {"unleashed": 1, "in play": [("null_scion", 11)]}


def test_smite_unleashes_twice_and_damages_gravehold_by_2() -> None:
    """CTXT-50, NEM-10, NEM-24."""
    t = position("none").resolve("smite")

    assert aftermath(t) == {"unleashed": 2, "gravehold": 28, "nemesis discard": ["smite"]}
