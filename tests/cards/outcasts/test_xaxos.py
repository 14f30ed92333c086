"""Xaxos: Outcast, who is protected instead of Gravehold: his ability cards, and the market cards that name him."""

from __future__ import annotations

from typing import Any

import pytest

from tests.table import At, content, position
from unshuffled.lab import simulate
from unshuffled.packs import library
from unshuffled.rules.core.scenario import RANDOM, Setup
from unshuffled.rules.core.setup import start

NAMING = ["bottled_sun", "galvanized_sapphire", "infused_ignition", "reconstituting_circuit"]
THREE = ("plain_one", "plain_two", "plain_three")


def resolving(ability: str, phase: str = "main", **given: Any) -> At:
    """He has resolved this ability with the charges of a Bottled Sun."""
    given.setdefault("hand", [])
    given["hand"] = ["bottled_sun", *given["hand"]]
    t = position(phase, protect="xaxos_outcast", abilities=[ability], protected_charges=5, **given)
    return t.do("play bottled_sun")


def test_he_has_30_life_8_charges_and_10_abilities() -> None:
    """EXPD-10."""
    xaxos = content().protected["xaxos_outcast"]

    assert (xaxos.life, xaxos.charges, len(xaxos.abilities)) == (30, 8, 10)
    assert position(protect="xaxos_outcast").game.gravehold == 30


# Ability cards


def test_obsidian_burst_deals_4_three_times() -> None:
    t = resolving("obsidian_burst", in_play=["tally_a1"])
    t.do("target tally_a1", "target nemesis", "target tally_a1")

    assert (t.in_play, t.game.nemesis_life) == ([], 66)


def test_clarifying_light_opens_a_breach_and_gives_charges_and_life_to_one_player() -> None:
    t = resolving("clarifying_light", p2={"life": 5}).do("player 2", "open 3")
    assert (t.asked, t.decider) == ("give_charges", 2)
    t.do("no")

    assert (t.p(2).breaches[2], t.p(2).charges, t.p(2).life) == ("open", 2, 7)
    assert (t.you.charges, t.game.protected_charges) == (0, 0)


def test_clarifying_light_may_give_him_the_charges_of_his_own_ability() -> None:
    t = resolving("clarifying_light", p2={"life": 5}).do("player 2", "open 3", "yes")

    assert (t.p(2).charges, t.game.protected_charges, t.p(2).life) == (0, 2, 7)


def test_glowing_insight_draws_4_and_preps_any_number_of_spells_to_open_or_closed_breaches() -> None:
    t = resolving("glowing_insight", deck=["spark", "spark", "crystal", "crystal"], p2={"deck": ["crystal"]})
    t.do("player 1")
    assert t.options == ["prep spark 1", "prep spark 2", "prep spark 3", "prep spark 4", "done"]
    t.do("prep spark 4")
    assert t.options == ["prep spark 1", "prep spark 2", "prep spark 3", "done"]
    t.do("done")

    assert (t.you.prepped, t.you.hand) == ([("spark", 4)], ["spark", "crystal", "crystal"])


def test_glowing_insight_does_not_ask_without_spells() -> None:
    t = resolving("glowing_insight", deck=["crystal"]).do("player 1")

    assert (t.asked, t.you.hand) == ("main", ["crystal"])


def test_crystalline_shield_gives_him_8_life_above_the_maximum() -> None:
    t = resolving("crystalline_shield", gravehold=29).do("choose 1")

    assert (t.game.gravehold, t.you.life) == (37, 10)


def test_crystalline_shield_gives_a_player_6_life_above_the_maximum() -> None:
    t = resolving("crystalline_shield", gravehold=29).do("choose 2", "player 2")

    assert (t.game.gravehold, t.you.life, t.p(2).life) == (29, 10, 16)


def test_shattered_rewind_shuffles_a_players_turn_order_card_into_the_deck() -> None:
    """PR-145."""
    t = resolving("shattered_rewind", turn_deck=["nemesis"], turn_discard=["player1", "nemesis"], life=5)
    t.do("choose 1")

    assert (sorted(t.turn_deck), t.turn_discard, t.you.life) == (["nemesis", "player1"], ["nemesis"], 7)


def test_shattered_rewind_may_return_a_card_of_a_player_with_all_their_life() -> None:
    """OPEN-07, PR-48."""
    t = resolving("shattered_rewind", turn_deck=["nemesis"], turn_discard=["player1", "nemesis"])

    assert t.options == ["choose 1", "choose 2"]


def test_shattered_rewind_does_not_return_the_wild_card() -> None:
    """PR-145: without another card only the second option can be chosen."""
    given: dict[str, Any] = {
        "turn_deck": ["nemesis"],
        "turn_discard": ["wild"],
        "deck": ["spark", "crystal", "crystal"],
    }
    t = resolving("shattered_rewind", mages=THREE, **given)

    assert t.asked == "choose_player"
    t.do("player 1", "destroy spark")
    t.do("done")
    assert (t.you.hand, t.turn_discard) == (["crystal"], ["wild"])


def test_imbued_aura_returns_up_to_2_cards_to_the_hands_of_two_players() -> None:
    given: dict[str, Any] = {
        "discard": ["crystal", "spark"],
        "p2": {"discard": ["spark"]},
        "p3": {"discard": ["crystal"]},
    }
    t = resolving("imbued_aura", mages=THREE, **given).do("choose 1", "player 1", "player 3")
    t.do("take spark", "done", "take crystal")

    assert (t.you.hand, t.p(2).hand, t.p(3).hand) == (["spark"], [], ["crystal"])


def test_imbued_aura_gives_10_aether_to_the_player_whose_turn_it_is() -> None:
    assert resolving("imbued_aura").do("choose 2").you.aether == 10


def test_imbued_aura_gives_no_aether_in_a_nemesis_turn() -> None:
    """PR-148."""
    t = position(
        "none", protect="xaxos_outcast", abilities=["imbued_aura"], protected_charges=7, discard=["spark", "crystal"]
    )
    t.steps(content().card("destiny_forger").play, you=0)  # type: ignore[arg-type]
    t.do("choose 2", "yes")

    assert (t.asked, t.options) == ("choose_player", ["player 1", "player 2"])


def test_interceding_flare_discards_a_power() -> None:
    t = resolving("interceding_flare", in_play=["tally_b1", "tally_a1"]).do("choose 1")

    assert (t.in_play, t.nemesis_discard) == ([("tally_a1", 5)], ["tally_b1"])


def test_interceding_flare_gives_a_player_two_spells() -> None:
    t = resolving("interceding_flare").do("player 2", "gain amplify_vision", "gain amplify_vision")

    assert t.p(2).discard == ["amplify_vision", "amplify_vision"]


def test_twisting_flame_casts_three_times_without_discarding() -> None:
    """PR-144: also the same spell."""
    t = resolving("twisting_flame", prepped={"I": "spark"}, p2={"prepped": {"I": "spark"}})
    t.do("choose 1", "player 1", "player 2", "player 1")

    assert (t.game.nemesis_life, t.you.prepped, t.p(2).prepped) == (67, [("spark", 1)], [("spark", 1)])
    assert [event["seat"] for event in t.events("cast")] == [0, 1, 0]


def test_twisting_flame_gives_two_players_a_gem_into_their_hands() -> None:
    t = resolving("twisting_flame", mages=THREE).do("choose 2", "player 1", "player 2", "gain jade")
    assert t.options == ["gain jade", "gain searing_ruby", "gain burning_opal"]
    t.do("gain jade")

    assert (t.you.hand, t.p(2).hand, t.p(3).hand) == (["jade"], ["jade"], [])


def test_fortifying_blaze_discards_a_minion_of_the_nemesis_deck_and_none_of_a_side_deck() -> None:
    """PR-146."""
    acolyte = next(card.id for card in content().cards if card.kind == "acolyte")
    minion = next(card.id for card in content().cards if card.nemesis == "hollow_crown" and card.kind == "minion")
    t = resolving("fortifying_blaze", nemesis="hollow_crown", in_play=[acolyte, minion]).do("choose 1")

    assert ([card for card, _ in t.in_play], t.nemesis_discard) == ([acolyte], [minion])


def test_fortifying_blaze_gives_a_player_two_relics_on_top_of_their_deck() -> None:
    t = resolving("fortifying_blaze", p2={"deck": ["spark"]})
    t.do("player 2", "gain flexing_dagger", "gain bottled_vortex")

    assert t.p(2).deck == ["bottled_vortex", "flexing_dagger", "spark"]


def test_flickering_spirit_divides_10_damage_among_minions() -> None:
    t = resolving("flickering_spirit", in_play=["tally_a1", "tally_a2"]).do("choose 1", "3 to tally_a1")

    assert (t.in_play, t.game.nemesis_life) == ([("tally_a1", 2), ("tally_a2", 1)], 70)


def test_flickering_spirit_deals_15_to_the_nemesis() -> None:
    t = resolving("flickering_spirit", in_play=["tally_a1"]).do("choose 2")

    assert (t.in_play, t.game.nemesis_life) == ([("tally_a1", 5)], 55)


def test_flickering_spirit_does_not_divide_damage_without_minions() -> None:
    """EFF-08."""
    assert resolving("flickering_spirit").game.nemesis_life == 55


# Market cards that name him


def test_galvanized_sapphire_gives_2_aether_and_him_a_charge() -> None:
    t = position(protect="xaxos_outcast", hand=["galvanized_sapphire"]).do("play galvanized_sapphire")

    assert (t.you.aether, t.game.protected_charges, t.asked) == (2, 1, "main")


def test_reconstituting_circuit_gives_him_a_charge_and_may_destroy_a_card_in_hand() -> None:
    t = position(protect="xaxos_outcast", hand=["reconstituting_circuit", "crystal"])
    t.do("play reconstituting_circuit", "destroy crystal")

    assert (t.you.hand, t.game.protected_charges) == ([], 1)


def test_bottled_sun_gives_him_3_charges() -> None:
    assert position(protect="xaxos_outcast", hand=["bottled_sun"]).do("play bottled_sun").game.protected_charges == 3


@pytest.mark.parametrize(("before", "after"), [(0, 1), (4, 5), (5, 5), (7, 7)])
def test_infused_ignition_gives_him_a_charge_if_he_has_4_or_fewer(before: int, after: int) -> None:
    t = position("casting", protect="xaxos_outcast", protected_charges=before, prepped={"I": "infused_ignition"})
    t.do("cast infused_ignition 1")

    assert (t.game.nemesis_life, t.game.protected_charges) == (67, after)


def test_without_him_the_four_cards_do_only_the_rest() -> None:
    """PR-141."""
    given = {"hand": ["galvanized_sapphire", "bottled_sun", "reconstituting_circuit", "crystal"]}
    t = position(**given).do("play galvanized_sapphire", "play bottled_sun", "play reconstituting_circuit", "no")  # type: ignore[arg-type]
    cast = position("casting", prepped={"I": "infused_ignition"}).do("cast infused_ignition 1")

    assert (t.you.aether, t.you.charges, cast.game.nemesis_life) == (2, 0, 67)


def test_random_markets_have_the_four_cards_only_with_him() -> None:
    """PR-141."""

    def met(protect: str) -> set[str]:
        found: set[str] = set()
        for n in range(60):
            setup = Setup(mages=[RANDOM], nemesis="rageborne", packs=["outcasts"], protect=protect)
            found |= {*start(content(), setup, f"{n}").scenario.setup.market} & {*NAMING}
        return found

    assert (met("gravehold"), met("xaxos_outcast")) == (set(), set(NAMING))


def test_a_chosen_market_may_have_them_without_him() -> None:
    """PR-141."""
    market = ["galvanized_sapphire", "jade", "searing_ruby", "bottled_sun", "flexing_dagger"]
    market += ["infused_ignition", "essence_theft", "planar_insight", "consuming_void"]
    game = start(content(), Setup(mages=["adelheim"], nemesis="rageborne", market=market), "a")

    assert sorted(game.scenario.setup.market) == sorted(market)


# Arachnos


def test_he_does_not_gain_the_charge_of_convergence() -> None:
    """PR-136."""
    t = position(
        protect="xaxos_outcast", mages=["arachnos"], prepped={"I": "convergence"}, hand=["searing_ruby"], aether=2
    )
    t.do("play searing_ruby")
    assert (t.asked, t.you.charges) == ("main", 1)

    t.do("charge")
    assert t.asked == "give_charges"


# Whole games


@pytest.mark.parametrize("mind", ["random", "eager"])
@pytest.mark.parametrize("part", range(2))
def test_whole_games_with_him_end_and_keep_the_laws(mind: str, part: int) -> None:
    shipped = library.load()
    plan = simulate.Plan(sorted(shipped.nemeses), mind=mind, check=True, deep_every=8, protect="xaxos_outcast")
    played = [simulate.play_one(shipped, plan, number, f"{mind} {number}") for number in range(part, 48, 2)]

    assert [f"game {game.number}\n{game.failure}\n{game.record}" for game in played if game.failure] == []
    assert all(game.outcome for game in played)
