"""The starter cards of the War Eternal mages, clause by clause."""

import pytest

from tests.cards.shelf import market_with
from tests.table import position

THREE = ("plain_one", "plain_two", "plain_three")
ALL_OPEN = {"II": "open", "III": "open", "IV": "open"}


# Dezmodia's Oblivion Shard


def test_oblivion_shard_buys_gems_charges_and_breaches_but_no_relic_and_no_spell() -> None:
    """CTXT-03, MAIN-12."""
    t = position(market=market_with("mages_totem"), hand=["oblivion_shard", "crystal", "crystal"])

    t.do("play oblivion_shard")

    assert (t.you.aether, t.options) == (2, ["play crystal", "gain jade", "charge", "focus 2", "end"])
    t.do("play crystal", "play crystal")
    assert [key for key in t.options if key.startswith("gain ")] == [
        "gain jade",
        "gain searing_ruby",
        "gain mages_totem",
    ]


def test_oblivion_shards_aether_combines_with_free_aether_for_a_gem() -> None:
    """CTXT-03, MAIN-13. Two free and two restricted pay for a gem of cost 4."""
    t = position(hand=["oblivion_shard", "crystal", "crystal", "crystal"])

    t.do("play oblivion_shard", "play crystal", "play crystal", "gain searing_ruby")

    assert (t.you.discard, t.you.aether) == (["searing_ruby"], 0)


def test_oblivion_shards_aether_pays_what_a_card_asks() -> None:
    """CTXT-03, MAIN-11, MAIN-12. What is not excluded is allowed: here the price of Volcanic Glass."""
    t = position(market=market_with("volcanic_glass"), hand=["oblivion_shard", "crystal"], aether=3)

    t.do("play oblivion_shard", "gain volcanic_glass", "yes")

    assert (t.you.aether, t.p(2).deck) == (0, ["volcanic_glass"])


# Garu's Torch


def test_torch_deals_one() -> None:
    """CTXT-05, CAST-16."""
    t = position("casting", prepped={"I": "torch"}, hand=["crystal"])

    t.do("cast torch 1", "choose 1")

    assert (t.asked, t.game.nemesis_life, t.you.breaches) == ("main", 69, ["open", "right", "right", "right"])


def test_torch_focuses_a_breach_of_any_player() -> None:
    """CTXT-05, CAST-16, GEN-12."""
    t = position("casting", prepped={"I": "torch"}, hand=["crystal"])

    t.do("cast torch 1", "choose 2")
    assert t.options == ["focus 2", "focus 3", "focus 4", "focus 2 p2", "focus 3 p2", "focus 4 p2"]
    t.do("focus 4 p2")

    assert (t.game.nemesis_life, t.p(2).breaches) == (70, ["open", "right", "right", "down"])


def test_torch_must_deal_damage_when_no_breach_is_closed() -> None:
    """CTXT-05, EFF-08."""
    t = position("casting", prepped={"I": "torch"}, hand=["crystal"], breaches=ALL_OPEN, p2={"breaches": ALL_OPEN})

    t.do("cast torch 1")

    assert (t.asked, t.game.nemesis_life) == ("main", 69)


@pytest.mark.parametrize(("answers", "damage"), [(["choose 1"], 2), (["choose 2", "focus 2"], 1)])
def test_torch_gets_the_bonus_of_its_breach_even_if_it_only_focuses(answers: list[str], damage: int) -> None:
    """CTXT-05, CAST-09, DMG-07."""
    t = position("casting", prepped={"III": "torch"}, breaches={"III": "open"}, hand=["crystal"])

    t.do("cast torch 3", *answers)

    assert t.game.nemesis_life == 70 - damage


# Gex's Shattered Geode


def test_shattered_geode_may_take_an_allys_top_discard_into_your_hand() -> None:
    """CAST-10, GEN-11. The visible card, and you decide."""
    t = position(hand=["shattered_geode", "crystal"], discard=["jade"], p2={"discard": ["spark", "kindle"]})

    t.do("play shattered_geode")
    assert (t.decider, t.options) == (1, ["yes", "no"])
    t.do("yes")

    assert (t.you.aether, t.you.hand, t.you.discard) == (1, ["crystal", "kindle"], ["jade"])
    assert (t.p(2).discard, t.p(2).hand) == (["spark"], [])


def test_shattered_geode_takes_nothing_when_the_offer_is_declined() -> None:
    """CAST-10."""
    t = position(hand=["shattered_geode", "crystal"], p2={"discard": ["spark"]})

    t.do("play shattered_geode", "no")

    assert (t.you.aether, t.you.hand, t.p(2).discard) == (1, ["crystal"], ["spark"])


def test_shattered_geode_makes_no_offer_when_no_ally_has_a_discarded_card() -> None:
    """PR-05. Your own discard pile does not serve."""
    t = position(hand=["shattered_geode", "crystal"], discard=["jade"])

    t.do("play shattered_geode")

    assert (t.asked, t.you.aether, t.you.discard) == ("main", 1, ["jade"])


def test_shattered_geode_takes_from_an_ally_of_your_choice() -> None:
    """GEN-11."""
    t = position(
        mages=THREE, hand=["shattered_geode", "crystal"], p2={"discard": ["spark"]}, p3={"discard": ["kindle"]}
    )

    t.do("play shattered_geode", "yes", "player 3")

    assert (t.you.hand, t.p(2).discard, t.p(3).discard) == (["crystal", "kindle"], ["spark"], [])


# Mazahaedron's Worldheart Shard


def test_worldheart_shard_gives_one_aether_and_nothing_else() -> None:
    """EFF-07. The next card gained goes to your own discard pile."""
    t = position(hand=["worldheart_shard", "crystal"], aether=1)

    t.do("play worldheart_shard", "choose 1", "gain jade")

    assert (t.you.aether, t.you.discard, t.p(2).discard) == (0, ["jade"], [])


def test_worldheart_shard_gives_two_aether_for_gaining_cards_of_any_kind_only() -> None:
    """MAIN-12."""
    t = position(
        market=market_with("mages_totem", "phoenix_flame"), hand=["worldheart_shard", "crystal"], deck=["crystal"]
    )

    t.do("play worldheart_shard", "choose 2")
    assert (t.you.aether, t.options) == (2, ["play crystal", "gain jade", "gain mages_totem", "end"])
    t.do("play crystal")

    assert t.options == ["gain jade", "gain mages_totem", "gain bottled_vortex", "gain phoenix_flame", "end"]


def test_worldheart_shard_sends_the_next_gained_card_to_an_allys_discard_pile() -> None:
    """MAIN-18. It must go there, on top; the card after it is yours again."""
    t = position(hand=["worldheart_shard", "crystal"], aether=2, p2={"discard": ["spark"]})

    t.do("play worldheart_shard", "choose 2", "gain jade", "gain jade")

    assert (t.asked, t.p(2).discard, t.you.discard) == ("main", ["spark", "jade"], ["jade"])


def test_worldheart_shard_sends_it_to_an_ally_of_your_choice() -> None:
    """GEN-11."""
    t = position(mages=THREE, hand=["worldheart_shard", "crystal"])

    t.do("play worldheart_shard", "choose 2", "gain jade")
    assert (t.decider, t.options) == (1, ["player 2", "player 3"])
    t.do("player 3")

    assert (t.you.discard, t.p(2).discard, t.p(3).discard) == ([], [], ["jade"])


@pytest.mark.parametrize("first", ["frozen_magmite", "worldheart_shard"])
def test_worldheart_shard_outweighs_frozen_magmite(first: str) -> None:
    """CTXT-09. One is an order and one an offer; both mean the same next card, and both are then used up."""
    t = position(hand=["frozen_magmite", "worldheart_shard", "crystal"], aether=2)
    plays = [["play frozen_magmite"], ["play worldheart_shard", "choose 2"]]

    for keys in plays if first == "frozen_magmite" else plays[::-1]:
        t.do(*keys)
    t.do("gain jade", "gain jade")

    assert (t.asked, t.p(2).discard, t.you.deck, t.you.discard) == ("main", ["jade"], [], ["jade"])


def test_worldheart_shards_aether_does_not_pay_for_the_effect_of_volcanic_glass() -> None:
    """MAIN-12, PR-05. Gaining the card is one payment, the offer another."""
    t = position(market=market_with("volcanic_glass"), hand=["worldheart_shard", "crystal"], aether=2)

    t.do("play worldheart_shard", "choose 2", "gain volcanic_glass")

    assert (t.asked, t.you.aether, t.p(2).discard) == ("main", 1, ["volcanic_glass"])


def test_a_card_that_worldheart_shard_gives_away_was_gained_by_you() -> None:
    """CTXT-14. Bloodstone Jewel pays the one who gained it."""
    t = position(market=market_with("bloodstone_jewel"), hand=["worldheart_shard", "crystal"], aether=4)

    t.do("play worldheart_shard", "choose 2", "gain bloodstone_jewel")

    assert (t.you.aether, t.p(2).aether, t.p(2).discard) == (3, 0, ["bloodstone_jewel"])


# Mist's Amethyst Paragon


def test_amethyst_paragon_lets_an_ally_prep_a_spell_from_hand_to_any_free_breach() -> None:
    """GEN-03, PREP-02. Open or closed, but not occupied; the ally decides."""
    t = position(
        hand=["amethyst_paragon", "spark", "crystal"],
        p2={"hand": ["kindle", "crystal"], "discard": ["spark"], "prepped": {"I": "spark"}},
    )

    t.do("play amethyst_paragon")
    assert (t.decider, t.options) == (2, ["prep kindle 2", "prep kindle 3", "prep kindle 4", "no"])
    t.do("prep kindle 4")

    assert (t.you.aether, t.you.hand) == (1, ["spark", "crystal"])
    assert (t.p(2).prepped, t.p(2).hand, t.p(2).discard) == ([("spark", 1), ("kindle", 4)], ["crystal"], ["spark"])


def test_amethyst_paragon_is_an_offer_to_the_ally() -> None:
    """CAST-10."""
    t = position(hand=["amethyst_paragon", "crystal"], p2={"hand": ["spark"]})

    t.do("play amethyst_paragon", "no")

    assert (t.you.aether, t.p(2).hand, t.p(2).prepped) == (1, ["spark"], [])


def test_amethyst_paragon_makes_no_offer_to_an_ally_without_a_spell_in_hand() -> None:
    """PR-05."""
    t = position(hand=["amethyst_paragon", "spark", "crystal"], p2={"hand": ["jade"], "discard": ["spark"]})

    t.do("play amethyst_paragon")

    assert (t.asked, t.you.aether, t.p(2).prepped) == ("main", 1, [])


def test_amethyst_paragon_preps_a_wide_spell_to_two_adjacent_breaches() -> None:
    """PREP-06. Here to one open and one closed, or to closed ones."""
    t = position(hand=["amethyst_paragon", "crystal"], p2={"hand": ["crystallize"]})

    t.do("play amethyst_paragon")

    assert t.options == ["prep crystallize 1", "prep crystallize 2", "prep crystallize 3", "no"]


def test_amethyst_paragon_works_for_an_ally_of_your_choice() -> None:
    """GEN-11."""
    t = position(mages=THREE, hand=["amethyst_paragon", "crystal"], p2={"hand": ["spark"]}, p3={"hand": ["spark"]})

    t.do("play amethyst_paragon")
    assert (t.decider, t.options) == (1, ["player 2", "player 3"])
    t.do("player 3", "prep spark 1")

    assert (t.p(2).prepped, t.p(3).prepped) == ([], [("spark", 1)])


# Quilius's Extinguish

QUILIUS = ("quilius", "plain_two")


def test_extinguish_gives_quilius_a_trophy_for_a_minion_of_the_nemesis_deck() -> None:
    """CTXT-06, DMG-02."""
    t = position("casting", mages=QUILIUS, prepped={"I": "extinguish"}, hand=["crystal"], in_play=[("tally_a1", 1)])

    t.do("cast extinguish 1", "target tally_a1")

    assert (t.in_play, t.nemesis_discard, t.you.player.tokens) == ([], ["tally_a1"], {"trophy": 1})


@pytest.mark.parametrize(("target", "in_play", "nemesis"), [("target tally_a1", 1, 70), ("target nemesis", 2, 69)])
def test_extinguish_gives_no_trophy_when_no_minion_falls(target: str, in_play: int, nemesis: int) -> None:
    """CTXT-06. One damage to a minion of 2, or to the nemesis."""
    t = position("casting", mages=QUILIUS, prepped={"I": "extinguish"}, hand=["crystal"], in_play=[("tally_a1", 2)])

    t.do("cast extinguish 1", target)

    assert (t.in_play, t.game.nemesis_life, t.you.player.tokens) == ([("tally_a1", in_play)], nemesis, {})


def test_extinguish_counts_the_bonus_of_its_breach_as_its_own_damage() -> None:
    """CTXT-06, DMG-06."""
    t = position(
        "casting",
        mages=QUILIUS,
        prepped={"III": "extinguish"},
        breaches={"III": "open"},
        hand=["crystal"],
        in_play=[("tally_a1", 2)],
    )

    t.do("cast extinguish 3", "target tally_a1")

    assert t.you.player.tokens == {"trophy": 1}


def test_extinguish_gives_no_trophy_for_a_minion_that_is_not_of_the_nemesis_deck() -> None:
    """CTXT-06. An acolyte of the Hollow Crown is a tier 0 card."""
    t = position(
        "casting",
        nemesis="hollow_crown",
        mages=QUILIUS,
        prepped={"I": "extinguish"},
        hand=["crystal"],
        in_play=[("hollow_crown_bezu", 1), ("hollow_crown_edryss_tragg", 11)],
    )

    t.do("cast extinguish 1", "target hollow_crown_bezu")

    assert ("hollow_crown_bezu", 1) not in t.in_play
    assert t.you.player.tokens == {}


def test_the_trophy_goes_to_quilius_no_matter_who_cast_extinguish() -> None:
    """CTXT-06, PR-20."""
    t = position(
        mages=("plain_one", "quilius"),
        hand=["vortex_gauntlet", "crystal"],
        p2={"prepped": {"I": "extinguish"}},
        in_play=[("tally_a1", 1)],
    )

    t.do("play vortex_gauntlet", "target tally_a1")

    assert (t.you.player.tokens, t.p(2).player.tokens, t.p(2).hand) == ({}, {"trophy": 1}, ["extinguish"])


# Ulgimor's Coal Shard


def test_coal_shard_gives_three_aether_and_a_charge_for_two_life() -> None:
    """MAIN-04."""
    t = position(hand=["coal_shard", "crystal"])

    t.do("play coal_shard")

    assert (t.you.aether, t.you.charges, t.you.life, t.you.played) == (3, 1, 8, ["coal_shard"])


def test_coal_shard_still_burns_at_three_life() -> None:
    """MAIN-04. Three is more than two, so it costs all but one."""
    t = position(hand=["coal_shard", "crystal"], life=3)

    t.do("play coal_shard")

    assert (t.you.aether, t.you.charges, t.you.life, t.you.exhausted) == (3, 1, 1, False)


@pytest.mark.parametrize("life", [2, 1, 0])
def test_coal_shard_is_only_destroyed_at_two_life_or_less(life: int) -> None:
    """GEN-10. No aether, no charge, no damage."""
    t = position(hand=["coal_shard", "crystal"], life=life)

    t.do("play coal_shard")

    assert (t.you.aether, t.you.charges, t.you.life) == (0, 0, life)
    assert (t.you.played, t.you.discard, t.game.gravehold) == ([], [], 30)


def test_coal_shard_hurts_less_under_equilibrium() -> None:
    """CTXT-25. Damage is damage, whatever deals it."""
    t = position(hand=["coal_shard", "crystal"], prepped={"I": "equilibrium"})

    t.do("play coal_shard")

    assert t.you.life == 9


# Illuminate (Yan Magda)


def test_illuminate_deals_one_when_cast() -> None:
    """CAST-05."""
    t = position("casting", prepped={"I": "illuminate"}, hand=["crystal"])

    t.do("cast illuminate 1")

    assert (t.game.nemesis_life, t.you.discard) == (69, ["illuminate"])


@pytest.mark.parametrize(
    ("breach", "keys", "damage"),
    [("right", ["focus 2"], 1), ("right", ["open 2"], 1), ("right", ["focus 2", "focus 2"], 2), ("up", ["open 2"], 1)],
)
def test_illuminate_deals_one_each_time_you_focus_or_open_a_breach(breach: str, keys: list[str], damage: int) -> None:
    """PREP-11, PREP-12."""
    t = position(prepped={"I": "illuminate"}, hand=["crystal"], aether=5, breaches={"II": breach})

    t.do(*keys)

    assert (t.game.nemesis_life, t.you.prepped) == (70 - damage, [("illuminate", 1)])


def test_illuminate_also_answers_a_focus_by_an_effect_and_its_damage_has_a_target() -> None:
    """CAST-08. Breach Ore focuses one of your own breaches in your turn."""
    t = position(
        prepped={"I": "illuminate"}, hand=["breach_ore", "crystal"], in_play=[("tally_a1", 5)], breaches={"III": "open"}
    )

    t.do("play breach_ore", "choose 2")
    assert t.options == ["target nemesis", "target tally_a1"]
    t.do("target tally_a1")

    assert (t.in_play, t.game.nemesis_life) == ([("tally_a1", 4)], 70)


def test_illuminate_does_not_answer_when_your_breach_is_focused_in_another_players_turn() -> None:
    """PREP-12. It says: during your turn."""
    t = position(hand=["primordial_fetish", "crystal"], p2={"prepped": {"I": "illuminate"}})

    t.do("play primordial_fetish", "choose 1", "focus 2 p2")

    assert (t.p(2).breaches[1], t.game.nemesis_life) == ("down", 70)


def test_illuminate_does_not_answer_when_you_focus_an_allys_breach() -> None:
    """PREP-12. Your own breaches only, also if both of you have it prepped."""
    t = position(
        hand=["primordial_fetish", "crystal"], prepped={"I": "illuminate"}, p2={"prepped": {"I": "illuminate"}}
    )

    t.do("play primordial_fetish", "choose 1", "focus 2 p2")

    assert t.game.nemesis_life == 70


def test_illuminate_does_not_answer_from_hand() -> None:
    """PREP-11."""
    t = position(hand=["illuminate", "crystal"], aether=2)

    t.do("focus 2")

    assert t.game.nemesis_life == 70
