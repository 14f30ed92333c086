"""Market cards of Outcasts that say something which no card of the shipped boxes says."""

from __future__ import annotations

import pytest

from tests.cards.shelf import market_with
from tests.table import content, position

THREE = ("plain_one", "plain_two", "plain_three")
PILES = {"gem": 7, "relic": 5, "spell": 5}


def test_the_market_has_the_31_cards_of_the_box() -> None:
    """COMP-02."""
    found = [
        c
        for c in content().cards
        if c.pack == "outcasts" and c.market and not (c.is_starter or c.treasure or c.nemesis or c.side_deck)
    ]

    assert {kind: sum(1 for c in found if c.kind == kind) for kind in PILES} == {"gem": 8, "relic": 9, "spell": 14}


# Duplicating Sazite


def test_duplicating_sazite_gives_an_ally_a_card_that_costs_no_more_than_the_one_you_gained() -> None:
    """CTXT-30"""
    t = position(mages=THREE, hand=["duplicating_sazite"], breaches={"II": "open"}, prepped={"II": "ignite"})
    t.do("play duplicating_sazite", "gain flexing_dagger")
    assert (t.asked, t.options) == ("discard_card", ["discard ignite 2", "no"])

    t.do("discard ignite 2", "player 3")
    assert t.options == ["gain jade", "gain flexing_dagger"]
    t.do("gain jade")

    assert (t.you.discard, t.you.prepped) == (["flexing_dagger", "ignite"], [])
    assert (t.p(2).discard, t.p(3).discard) == ([], ["jade"])


def test_duplicating_sazite_does_not_take_a_spell_that_costs_nothing() -> None:
    """CTXT-30"""
    t = position(hand=["duplicating_sazite"], prepped={"I": "spark"}).do("play duplicating_sazite", "gain jade")

    assert (t.asked, t.p(2).discard) == ("main", [])


def test_duplicating_sazite_waits_for_one_gain_and_gives_nothing_if_declined() -> None:
    t = position(hand=["duplicating_sazite"], aether=3, prepped={"I": "ignite"})
    t.do("play duplicating_sazite", "gain jade", "no", "gain jade")

    assert (t.asked, t.you.prepped, t.p(2).discard) == ("main", [("ignite", 1)], [])


# Rift Dagger


def test_rift_dagger_gains_a_card_of_another_pile() -> None:
    t = position(market=market_with("rift_dagger"), hand=["rift_dagger"]).do("play rift_dagger", "choose 1")
    assert t.options == ["gain jade", "gain bottled_vortex"]

    t.do("gain jade")

    assert (t.you.discard, t.you.played, t.asked) == (["jade"], ["rift_dagger"], "main")


def test_rift_dagger_destroys_itself_for_a_card_that_costs_one_more_of_any_pile() -> None:
    """By the letter "another pile" stands only in the first sentence (PR-91)."""
    t = position(market=market_with("rift_dagger", "ignite"), hand=["rift_dagger"]).do("play rift_dagger", "choose 2")
    assert "gain rift_dagger" in t.options

    t.do("gain ignite")

    assert (t.you.discard, t.you.played) == (["ignite"], [])


def test_rift_dagger_takes_the_gained_card_into_hand_for_one_aether() -> None:
    t = position(market=market_with("rift_dagger", "ignite"), hand=["rift_dagger"], aether=1)
    t.do("play rift_dagger", "choose 2", "gain ignite", "yes")

    assert (t.you.hand, t.you.discard, t.you.aether) == (["ignite"], [], 0)


def test_rift_dagger_leaves_the_card_if_nothing_is_paid() -> None:
    t = position(market=market_with("rift_dagger", "ignite"), hand=["rift_dagger"], aether=1)
    t.do("play rift_dagger", "choose 2", "gain ignite", "no")

    assert (t.you.hand, t.you.discard, t.you.aether) == ([], ["ignite"], 1)


# Chain of Retrieval


def test_chain_of_retrieval_focuses_a_breach_of_an_ally_and_not_your_own() -> None:
    t = position(mages=THREE, hand=["chain_of_retrieval"], discard=["jade"]).do("play chain_of_retrieval", "choose 1")
    assert {key.split()[-1] for key in t.options} == {"p2", "p3"}

    t.do("focus 2 p3")

    assert (t.p(3).breaches[1], t.p(2).breaches[1], t.you.breaches[1]) == ("down", "right", "right")


def test_chain_of_retrieval_returns_a_card_that_costs_six_or_less() -> None:
    t = position(hand=["chain_of_retrieval"], discard=["jade", "arcane_relay", "ignite"])
    t.do("play chain_of_retrieval", "choose 2")
    assert t.options == ["take jade", "take ignite"]

    t.do("take ignite")

    assert (t.you.hand, t.you.discard) == (["ignite"], ["jade", "arcane_relay"])


# Destiny Forger


def test_destiny_forger_lets_an_ally_swap_a_card_for_one_that_costs_up_to_two_more() -> None:
    """CTXT-31"""
    t = position(hand=["destiny_forger"], p2={"hand": ["crystal", "jade"]}).do("play destiny_forger", "choose 1")
    assert (t.decider, t.options) == (2, ["destroy crystal", "destroy jade", "no"])

    t.do("destroy crystal")
    assert t.options == ["gain jade", "gain flexing_dagger", "no"]
    t.do("gain jade")

    assert (t.p(2).hand, t.p(2).discard) == (["jade", "jade"], [])


def test_destiny_forger_gives_nothing_for_nothing() -> None:
    t = position(hand=["destiny_forger"], p2={"hand": ["crystal"]}).do("play destiny_forger", "choose 1", "no")

    assert (t.asked, t.p(2).hand) == ("main", ["crystal"])


def test_destiny_forger_destroys_itself_for_two_charges() -> None:
    """CTXT-31"""
    t = position(hand=["destiny_forger"]).do("play destiny_forger", "choose 2")

    assert (t.you.played, t.you.charges) == ([], 2)


# Unhinged Vortex


def test_unhinged_vortex_focuses_a_breach_of_one_ally_and_serves_another() -> None:
    t = position(mages=THREE, hand=["unhinged_vortex"], p2={"hand": ["spark"], "discard": ["jade"]})
    t.do("play unhinged_vortex", "choose 2", "focus 3 p3", "player 2", "take jade")

    assert (t.p(3).breaches[2], t.p(2).hand) == ("down", ["spark", "jade"])


# Swarm of Flame


def test_swarm_of_flame_casts_a_spell_of_any_player_that_costs_five_or_less() -> None:
    t = position(
        "casting",
        prepped={"I": "swarm_of_flame"},
        nemesis_life=50,
        p2={"prepped": {"I": "arcane_relay", "II": "spark"}, "breaches": {"II": "open"}},
    )
    t.do("cast swarm_of_flame 1")
    assert (t.asked, t.options) == ("cast_spell", ["cast spark 2 p2", "no"])

    t.do("cast spark 2 p2")

    assert (t.game.nemesis_life, t.p(2).prepped, t.p(2).discard) == (44, [("arcane_relay", 1)], ["spark"])


def test_swarm_of_flame_need_not_cast_another_spell() -> None:
    t = position("casting", prepped={"I": "swarm_of_flame"}, nemesis_life=50, p2={"prepped": {"I": "spark"}})
    t.do("cast swarm_of_flame 1", "no")

    assert (t.game.nemesis_life, t.p(2).prepped) == (45, [("spark", 1)])


# Arcane Relay


@pytest.mark.parametrize(("hand", "drawn", "damage"), [([], "crystal", 4), (["jade", "crystal", "ignite"], "jade", 7)])
def test_arcane_relay_counts_the_cards_of_an_ally_that_cost_something(hand: list[str], drawn: str, damage: int) -> None:
    t = position(
        "casting",
        prepped={"I": "arcane_relay"},
        hand=["jade", "jade"],
        nemesis_life=50,
        p2={"hand": hand, "deck": [drawn]},
    )
    t.do("cast arcane_relay 1")

    assert (t.game.nemesis_life, t.p(2).hand) == (50 - damage, [*hand, drawn])


@pytest.mark.parametrize(("card", "others"), [("orb_of_the_deep", {}), ("destiny_forger", {"hand": ["spark"]})])
def test_a_card_may_be_destroyed_for_charges_that_find_no_room(card: str, others: dict[str, list[str]]) -> None:
    """PR-48."""
    t = position(hand=[card], charges=4, p2=others).do(f"play {card}")
    assert t.options == ["choose 1", "choose 2"]

    t.do("choose 2")

    assert (t.you.charges, t.you.played, [content().ids[n] for n in t.game.destroyed]) == (4, [], [card])


def test_charges_that_find_no_room_are_no_reason_to_suffer() -> None:
    """PR-48, EFF-08. The twin: of Cursed Manacles' first option only the damage would be left."""
    t = position(hand=["cursed_manacles"], charges=4, breaches={"II": "open"}, prepped={"I": "spark", "II": "spark"})
    t.do("play cursed_manacles")

    assert (t.asked, t.options, t.you.life) == ("discard_card", ["discard spark 1", "discard spark 2"], 10)
