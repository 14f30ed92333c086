"""Printed values of the cards of each box, and the purchase of a market card for its cost."""

from __future__ import annotations

import pytest

from tests.cards.aftermath import aftermath
from tests.cards.shelf import market_with
from tests.table import content, position
from unshuffled.rules.core.cards import Card

MARKET = {
    "base": {
        "gem": {
            2: "jade",
            3: "sifters_pearl vriswood_amber",
            4: "diamond_cluster searing_ruby",
            5: "burning_opal",
            6: "clouded_sapphire",
        },
        "relic": {
            2: "flexing_dagger",
            3: "bottled_vortex unstable_prism",
            4: "blasting_staff focusing_orb",
            5: "mages_talisman",
        },
        "spell": {
            3: "phoenix_flame spectral_echo",
            4: "amplify_vision ignite lava_tendril",
            5: "dark_fire essence_theft feral_lightning oblivion_swell",
            6: "chaos_arc planar_insight wildfire_whip",
            7: "arcane_nexus consuming_void",
        },
    },
    "war_eternal": {
        "gem": {
            3: "dread_diamond frozen_magmite volcanic_glass",
            4: "breach_ore scoria_slag",
            5: "erratic_ingot",
            6: "bloodstone_jewel",
        },
        "relic": {
            2: "mages_totem",
            3: "conclave_scroll fiend_catcher",
            4: "cairn_compass primordial_fetish",
            6: "vortex_gauntlet",
        },
        "spell": {
            3: "thoughtform_familiar",
            4: "carbonize jagged_lightning kindle pyrotechnic_surge",
            5: "aurora celestial_spire convection_field fiery_torrent",
            6: "conjure_the_lost nova_forge",
            7: "equilibrium reduce_to_ash",
            8: "crystallize",
        },
    },
    "outcasts": {
        "gem": {
            2: "unstable_pyrite",
            3: "helix_of_amber molten_peridot",
            4: "elongated_looq galvanized_sapphire petrified_phoenixium",
            5: "vigorous_sunstone",
            6: "duplicating_sazite",
        },
        "relic": {
            2: "orb_of_the_deep",
            3: "carnivorous_roox reconstituting_circuit rift_dagger",
            4: "chain_of_retrieval destiny_forger",
            5: "transmuters_lens",
            6: "bottled_sun",
            7: "unhinged_vortex",
        },
        "spell": {
            2: "fortified_frost",
            3: "paired_storm",
            4: "infused_ignition shattering_bolt twisted_fang",
            5: "gathered_will lightning_arrow radiant_conflux unstable_rift",
            6: "hasted_intellect swarm_of_flame tornado_of_insight",
            8: "arcane_relay dizzying_burst",
        },
    },
}
"""The market cards of each box by kind and cost."""

BASICS = {
    "base": {
        (1, "attack"): "skewer slaughter",
        (1, "minion"): "bane_sire:6 haze_spewer:5",
        (1, "power"): "agony_field:2 bleed_static:3 eye_of_nothing:2 woven_sky:2",
        (2, "attack"): "awaken dispel lay_waste",
        (2, "minion"): "cauterizer:3 needlemaw:11 venomite:9",
        (2, "power"): "pulverizing_ray:1",
        (3, "attack"): "gather_darkness obliterate sunder topple",
        (3, "minion"): "jagged_one:14",
        (3, "power"): "doom_aegis:1 reality_rupture:1",
    },
    "war_eternal": {
        (1, "attack"): "afflict encroach nix thrash",
        (1, "minion"): "catacomb_drone:5 howling_spinners:5",
        (1, "power"): "heart_of_nothing:2 night_unending:3 planar_collision:2",
        (2, "attack"): "mutilate smite",
        (2, "minion"): "mage_ender:9 mangleroot:12 null_scion:11",
        (2, "power"): "aphotic_sun:2 chaos_flail:2 morbid_gyre:1",
        (3, "attack"): "banish engulf quell throttle",
        (3, "minion"): "monstrosity_of_omens:5",
        (3, "power"): "apocalypse_ritual:2 cataclysmic_fate:1 withering_beam:2",
    },
    "outcasts": {
        (1, "attack"): "hemorrhage weeping_hex withering_rot",
        (1, "minion"): "moonstruck_hound:5 wandering_lasher:6",
        (1, "power"): "aura_drain:2 haunted_force:2 noxious_winds:2",
        (2, "attack"): "conjured_grapple marked_for_death",
        (2, "minion"): "chitin_crawler:9 wandering_observer:11",
        (2, "power"): "seeking_destruction:3 suffocating_haze:3 toxic_subterfuge:3",
        (3, "attack"): "breach_spike",
        (3, "minion"): "nyx_the_spine_cruncher:14",
        (3, "power"): "darkening_depths:1 endless_torment:2",
    },
}
"""The basic nemesis cards of each box by tier and kind, with the life of minions and the tokens of powers."""

STARTERS = {
    "base": "amethyst_shard buried_light crystal emerald_shard flare garnet_shard moonstone_shard quartz_shard spark tourmaline_shard",
    "outcasts": "call_of_the_void convergence entwined_amethyst esoteric_amplifier glyph_carver nameless_siphon swirling_darkness trulite_of_energy trulite_of_force",
    "war_eternal": "amethyst_paragon coal_shard extinguish illuminate oblivion_shard shattered_geode torch worldheart_shard",
}
"""The starting cards of each box."""


def with_number(card: Card) -> str:
    """Return a card's id, followed by the number that is printed on it, if any."""
    number = card.life.base if card.life else card.power
    return f"{card.id}:{number}" if number else card.id


@pytest.mark.parametrize("box", MARKET)
def test_market_cards_have_their_printed_costs(box: str) -> None:
    printed: dict[str, dict[int, list[str]]] = {"gem": {}, "relic": {}, "spell": {}}
    market = [content().cards[index] for indices in content().supply.values() for index in indices]
    for card in sorted(market, key=lambda card: (card.cost, card.id)):
        if card.pack == box:
            printed[card.kind].setdefault(card.cost, []).append(card.id)

    assert printed == {kind: {cost: ids.split() for cost, ids in costs.items()} for kind, costs in MARKET[box].items()}


@pytest.mark.parametrize("box", BASICS)
def test_basic_cards_have_their_printed_tiers_and_numbers(box: str) -> None:
    printed: dict[tuple[int, str], list[str]] = {}
    for card in sorted(content().basics, key=lambda card: card.id):
        if card.pack == box:
            printed.setdefault((card.tier, card.kind), []).append(with_number(card))

    assert printed == {place: ids.split() for place, ids in BASICS[box].items()}


@pytest.mark.parametrize("box", STARTERS)
def test_starters_cost_nothing(box: str) -> None:
    starters = sorted((card.id, card.cost) for card in content().cards if card.pack == box and card.is_starter)

    assert starters == [(starter, 0) for starter in STARTERS[box].split()]


@pytest.mark.parametrize("card", ["needlemaw", "agony_field"])
def test_basic_card_enters_play_with_its_printed_number(card: str) -> None:
    """NEM-11, NEM-12. Nothing else happens."""
    t = position("none").resolve(card)

    assert aftermath(t) == {"in play": [(card, {"needlemaw": 11, "agony_field": 2}[card])]}


def test_basic_cards_of_the_first_boxes_have_no_immediate_effect() -> None:
    found = [card.id for card in content().basics if card.pack in ("base", "war_eternal") and card.immediately]

    assert found == []


PURCHASES = [("clouded_sapphire", 6, 7), ("blasting_staff", 4, 5), ("ignite", 4, 5)]


@pytest.mark.parametrize(("card", "cost", "copies"), PURCHASES)
def test_market_card_is_gained_for_its_cost(card: str, cost: int, copies: int) -> None:
    """COMP-02, MAIN-15, MAIN-16, MKT-02. The card lands on top of the discard pile, and the aether is gone."""
    t = position(market=market_with(card), aether=cost, hand=["spark"], discard=["crystal"])
    before = t.supply(card)

    t.do(f"gain {card}")

    assert (before, t.supply(card), t.you.discard, t.you.aether) == (copies, copies - 1, ["crystal", card], 0)


@pytest.mark.parametrize(("card", "cost", "copies"), PURCHASES)
def test_market_card_is_not_offered_for_less_than_its_cost(card: str, cost: int, copies: int) -> None:
    """MAIN-15. The cost has to be paid in full."""
    t = position(market=market_with(card), aether=cost - 1, hand=["spark"])

    assert f"gain {card}" not in t.options
