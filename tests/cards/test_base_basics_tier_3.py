"""Basic nemesis cards of the base box, tier 3: what they do. How they enter play is in test_base_basics.py."""

import pytest

from tests.cards.aftermath import aftermath
from tests.table import position


def test_doom_aegis_hits_the_player_with_most_charges_who_loses_them_all() -> None:
    """NEM-05."""
    t = position("none", in_play=["doom_aegis"], charges=2, p2={"charges": 3}).main_phase_of_nemesis()

    assert aftermath(t) == {"nemesis discard": ["doom_aegis"], "p1 charges": 2, "p2 life": 6}


@pytest.mark.parametrize("charges", [0, 2])
def test_doom_aegis_leaves_a_tie_to_the_players_also_at_0(charges: int) -> None:
    """EFF-05. The damage is suffered even without a charge to lose."""
    t = position("none", in_play=["doom_aegis"], charges=charges, p2={"charges": charges}).main_phase_of_nemesis()
    assert (t.decider, t.options) == (0, ["player 1", "player 2"])
    t.do("player 1")

    assert (t.you.life, t.you.charges, t.p(2).life, t.p(2).charges) == (6, 0, 10, charges)


def test_gather_darkness_shuffles_the_discard_pile_into_the_deck_and_destroys_four() -> None:
    """EFF-06, GEN-05. Player 2 has three cards in deck and discard pile and cannot be chosen."""
    t = position(
        "none",
        deck=["crystal", "crystal", "crystal"],
        discard=["crystal", "crystal"],
        p2={"hand": ["spark"], "deck": ["spark"], "discard": ["spark", "spark"]},
    ).resolve("gather_darkness")
    assert len(t.events("deck_shuffled")) == 1

    assert aftermath(t) == {
        "unleashed": 2,
        "nemesis discard": ["gather_darkness"],
        "destroyed": ["crystal", "crystal", "crystal", "crystal"],
        "p1 deck": ["crystal"],
        "p2 hand": ["spark"],
        "p2 deck": ["spark"],
        "p2 discard": ["spark", "spark"],
    }


def test_gather_darkness_destroys_before_it_unleashes() -> None:
    """EFF-01, NEM-10."""
    t = position("none", deck=["crystal", "spark", "jade", "ignite"]).resolve("gather_darkness")

    order = [event["event"] for event in t.seen]
    assert order == ["deck_shuffled", *["destroyed"] * 4, *["unleashed", "counter_changed"] * 2]
    assert sorted(str(event["card"]) for event in t.events("destroyed")) == ["crystal", "ignite", "jade", "spark"]


def test_gather_darkness_lets_the_players_choose_among_those_with_four_cards() -> None:
    """EFF-04."""
    four = ["crystal", "crystal", "crystal", "crystal"]
    t = position("none", deck=four, p2={"discard": four}).resolve("gather_darkness")
    assert (t.decider, t.options) == (0, ["player 1", "player 2"])
    t.do("player 2")

    assert aftermath(t) == {"unleashed": 2, "nemesis discard": ["gather_darkness"], "destroyed": four, "p1 deck": four}


def test_gather_darkness_destroys_all_cards_of_the_player_with_most_if_nobody_has_four() -> None:
    """EFF-03, EFF-06."""
    t = position("none", deck=["crystal"], p2={"deck": ["spark"], "discard": ["spark"]}).resolve("gather_darkness")

    assert aftermath(t) == {
        "unleashed": 2,
        "nemesis discard": ["gather_darkness"],
        "destroyed": ["spark", "spark"],
        "p1 deck": ["crystal"],
    }


def test_jagged_one_unleashes_twice() -> None:
    """NEM-04, NEM-24."""
    t = position("none", in_play=["jagged_one"]).main_phase_of_nemesis()

    assert aftermath(t) == {"unleashed": 2, "in play": [("jagged_one", 14)]}


def test_obliterate_lets_the_player_with_most_open_breaches_destroy_four_cards() -> None:
    """EFF-07. In hand only; the player chooses them."""
    t = position(
        "none", breaches={"II": "open"}, hand=["crystal", "spark", "crystal", "crystal", "crystal"], p2={"life": 3}
    ).resolve("obliterate")
    assert (t.decider, t.options) == (1, ["choose 1", "choose 2"])
    t.do("choose 1", "destroy spark")

    assert aftermath(t) == {
        "unleashed": 2,
        "nemesis discard": ["obliterate"],
        "destroyed": ["spark", "crystal", "crystal", "crystal"],
        "p1 hand": ["crystal"],
        "p1 breaches": ["open", "open", "right", "right"],
        "p2 life": 3,
    }


def test_obliterate_lets_that_player_suffer_4_instead() -> None:
    """EFF-07."""
    four = ["crystal", "crystal", "crystal", "crystal"]
    t = position("none", p2={"breaches": {"II": "open"}, "hand": four}).resolve("obliterate")
    t.do("choose 2")

    assert aftermath(t) == {
        "unleashed": 2,
        "nemesis discard": ["obliterate"],
        "p2 life": 6,
        "p2 hand": four,
        "p2 breaches": ["open", "open", "right", "right"],
    }


def test_obliterate_damages_a_player_with_fewer_than_four_cards() -> None:
    """EFF-08. Three cards cannot be four; nobody is asked."""
    three = ["crystal", "crystal", "crystal"]
    t = position("none", p2={"breaches": {"II": "open"}, "hand": three}).resolve("obliterate")

    assert (t.p(2).life, t.p(2).hand, t.game.destroyed) == (6, three, [])


def test_obliterate_leaves_a_tie_to_the_players() -> None:
    """EFF-05."""
    t = position("none").resolve("obliterate")
    assert (t.decider, t.options) == (0, ["player 1", "player 2"])
    t.do("player 2")

    assert aftermath(t) == {"unleashed": 2, "nemesis discard": ["obliterate"], "p2 life": 6}


def test_reality_rupture_is_discarded_by_destroying_two_prepped_spells_of_cost_3_or_more() -> None:
    """NEM-18, NEM-19. Destroyed, not cast; the Spark does not qualify and stays."""
    t = position(
        hand=["crystal"], prepped={"I": "ignite", "II": "spark", "III": "phoenix_flame"}, in_play=["reality_rupture"]
    )
    t.do("discard reality_rupture", "destroy phoenix_flame 3")

    assert aftermath(t) == {
        "nemesis discard": ["reality_rupture"],
        "destroyed": ["phoenix_flame", "ignite"],
        "p1 hand": ["crystal"],
        "p1 prepped": [("spark", 2)],
    }


def test_reality_rupture_stays_if_you_have_only_one_such_spell() -> None:
    """NEM-20, NEM-21, ED-10. A spell of cost 2 is too cheap, and an ally's spell is not yours."""
    t = position(
        hand=["crystal"],
        prepped={"I": "ignite", "II": "quiet_spell"},
        p2={"prepped": {"I": "ignite"}},
        in_play=["reality_rupture"],
    )

    assert "discard reality_rupture" not in t.options


def test_reality_rupture_unleashes_three_times() -> None:
    """NEM-05, NEM-24."""
    t = position("none", in_play=["reality_rupture"]).main_phase_of_nemesis()

    assert aftermath(t) == {"unleashed": 3, "nemesis discard": ["reality_rupture"]}


def test_sunder_may_damage_gravehold_and_the_player_with_the_lowest_life() -> None:
    """EFF-07, EXH-09. Player 1 is exhausted; player 2 has the lowest life of the others."""
    t = position(
        "none",
        mages=["plain_one", "plain_two", "plain_three"],
        life=0,
        p2={"life": 6},
        turn_discard=["nemesis"],
    ).resolve("sunder")
    assert (t.decider, t.options) == (0, ["choose 1", "choose 2"])
    t.do("choose 1")

    assert aftermath(t) == {
        "gravehold": 26,
        "nemesis discard": ["sunder"],
        "turn discard": ["nemesis"],
        "p1 life": 0,
        "p2 life": 2,
    }


def test_sunder_may_shuffle_all_nemesis_cards_into_the_turn_order_deck() -> None:
    """EFF-07. Both of them; the card of a player stays in the discard pile."""
    t = position("none", turn_deck=["player2"], turn_discard=["nemesis", "player1", "nemesis"]).resolve("sunder")
    t.do("choose 2")

    assert aftermath(t) == {"nemesis discard": ["sunder"], "turn discard": ["player1"]}
    assert sorted(t.turn_deck) == ["nemesis", "nemesis", "player2"]
    assert len(t.events("turn_order_shuffled")) == 1


def test_sunder_damages_if_no_nemesis_card_is_in_the_turn_order_discard_pile() -> None:
    """EFF-05, EFF-08. Only the tie for the lowest life is asked."""
    t = position("none", turn_deck=["nemesis", "nemesis"], turn_discard=["player1"]).resolve("sunder")
    assert (t.decider, t.options) == (0, ["player 1", "player 2"])
    t.do("player 2")

    assert aftermath(t) == {
        "gravehold": 26,
        "nemesis discard": ["sunder"],
        "turn discard": ["player1"],
        "p2 life": 6,
    }


def test_topple_unleashes_twice_and_damages_gravehold_by_4() -> None:
    """NEM-10, NEM-24."""
    t = position("none").resolve("topple")

    assert aftermath(t) == {"unleashed": 2, "gravehold": 26, "nemesis discard": ["topple"]}
