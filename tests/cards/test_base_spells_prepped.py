"""Spells of the base game that have to do with being prepped: while prepped, where prepped, and next to what."""

from __future__ import annotations

import pytest

from tests.table import position


def test_lava_tendril_deals_one_damage_at_the_end_of_the_casting_phase() -> None:
    """PREP-12. It stays prepped."""
    t = position("casting", prepped={"I": "lava_tendril"}, hand=["crystal"])

    t.do("end")

    assert (t.asked, t.game.nemesis_life, t.you.prepped) == ("main", 69, [("lava_tendril", 1)])


def test_lava_tendril_that_is_cast_deals_three_damage_and_nothing_at_the_end() -> None:
    """PREP-11. After the cast it is prepped no longer."""
    t = position("casting", prepped={"I": "lava_tendril"}, hand=["crystal"])

    t.do("cast lava_tendril 1")

    assert (t.asked, t.game.nemesis_life, t.you.discard) == ("main", 67, ["lava_tendril"])


def test_each_lava_tendril_deals_its_own_damage_to_a_target_of_its_own() -> None:
    """DMG-05. Two copies, two sources."""
    t = position(
        "casting",
        prepped={"I": "lava_tendril", "II": "lava_tendril"},
        breaches={"II": "open"},
        hand=["crystal"],
        in_play=["tally_a1"],
    )

    t.do("end", "target nemesis", "target tally_a1")

    assert (t.asked, t.game.nemesis_life, t.in_play) == ("main", 69, [("tally_a1", 4)])


def test_the_bonus_of_a_breach_is_for_casting_lava_tendril_only() -> None:
    """CAST-09. In open breach III: 1 at the end of the phase, but 3 + 1 when cast."""
    kept = position("casting", prepped={"III": "lava_tendril"}, breaches={"III": "open"}, hand=["crystal"])
    cast = position("casting", prepped={"III": "lava_tendril"}, breaches={"III": "open"}, hand=["crystal"])

    kept.do("end")
    cast.do("cast lava_tendril 3")

    assert (kept.game.nemesis_life, cast.game.nemesis_life) == (69, 66)


def test_lava_tendril_does_nothing_in_the_casting_phase_of_another_player() -> None:
    """The end of your casting phase, nobody else's."""
    t = position("casting", prepped={"I": "spark"}, hand=["crystal"], p2={"prepped": {"I": "lava_tendril"}})

    t.do("end")

    assert (t.asked, t.game.nemesis_life) == ("main", 70)


def test_lava_tendril_prepped_in_the_main_phase_does_nothing_that_turn() -> None:
    """The casting phase of this turn is over."""
    t = position(hand=["lava_tendril", "crystal"], p2={"hand": ["crystal"]}, turn_deck=["player2", "nemesis"])

    t.do("prep lava_tendril 1", "end")

    assert (t.decider, t.asked, t.game.nemesis_life) == (2, "main", 70)


def test_feral_lightning_may_be_prepped_to_any_closed_breach() -> None:
    """The breach need not be focused; another spell has no such right (PREP-01)."""
    t = position(hand=["feral_lightning", "spark"], breaches={"III": "up"})

    assert t.options == [*[f"prep feral_lightning {n}" for n in (1, 2, 3, 4)], "prep spark 1", "end"]


def test_feral_lightning_turns_no_breach() -> None:
    """It is prepped without a focus, so no other spell may follow there."""
    t = position(hand=["feral_lightning", "spark"])

    t.do("prep feral_lightning 2")

    assert (t.you.prepped, t.you.breaches) == ([("feral_lightning", 2)], ["open", "right", "right", "right"])
    assert t.options == ["prep spark 1", "end"]


def test_feral_lightning_needs_a_free_breach() -> None:
    """PREP-02. Neither an occupied breach nor the place of a missing one will do."""
    t = position(hand=["feral_lightning"], prepped={"I": "spark"}, breaches={"IV": "none"})

    assert t.options == ["prep feral_lightning 2", "prep feral_lightning 3", "end"]


def test_feral_lightning_must_be_cast_from_a_closed_breach() -> None:
    """CAST-02, BREACH-20. The usual duty, three damage, and no bonus of closed breach III."""
    t = position("casting", prepped={"III": "feral_lightning"}, hand=["crystal"])

    assert (t.asked, t.game.nemesis_life, t.you.discard) == ("main", 67, ["feral_lightning"])


def test_feral_lightning_may_be_kept_in_an_open_breach() -> None:
    """CAST-01, CAST-07. The duty belongs to closed breaches."""
    t = position("casting", prepped={"I": "feral_lightning"}, hand=["crystal"])

    assert t.options == ["cast feral_lightning 1", "end"]


def test_oblivion_swell_gives_an_aether_once_per_turn_while_prepped() -> None:
    """MAIN-14, PREP-12. It stays prepped."""
    t = position(prepped={"I": "oblivion_swell"}, hand=["crystal"])

    t.do("use oblivion_swell 1")

    assert (t.you.aether, t.you.prepped) == (1, [("oblivion_swell", 1)])
    assert t.options == ["play crystal", "end"]


def test_oblivion_swell_may_be_left_unused() -> None:
    """The card says "may": the action is offered, never carried out by itself."""
    t = position(prepped={"I": "oblivion_swell"}, hand=["crystal"])

    assert (t.you.aether, t.options) == (0, ["play crystal", "use oblivion_swell 1", "end"])


def test_oblivion_swell_may_be_used_in_the_turn_it_is_prepped() -> None:
    """PREP-11. Not before, but from that moment on."""
    t = position(hand=["oblivion_swell", "crystal"])
    before = t.options

    t.do("prep oblivion_swell 1", "use oblivion_swell 1")

    assert (before, t.you.aether) == (["play crystal", "prep oblivion_swell 1", "end"], 1)


def test_the_limit_of_oblivion_swell_is_counted_for_each_copy() -> None:
    """PREP-13. Two copies give one aether each."""
    t = position(prepped={"I": "oblivion_swell", "II": "oblivion_swell"}, breaches={"II": "open"}, hand=["crystal"])

    t.do("use oblivion_swell 2", "use oblivion_swell 1")

    assert (t.you.aether, [key for key in t.options if key.startswith("use")]) == (2, [])


def test_oblivion_swell_may_be_used_again_in_the_next_turn() -> None:
    """Once per turn, not once for all."""
    t = position(prepped={"I": "oblivion_swell"}, hand=["crystal"] * 5, turn_deck=["player1", "nemesis"])

    t.do("use oblivion_swell 1", "end", "end", "use oblivion_swell 1")

    assert t.you.aether == 1


@pytest.mark.parametrize("spell", ["oblivion_swell", "wildfire_whip", "arcane_nexus"])
def test_a_main_phase_effect_is_not_there_in_the_casting_phase(spell: str) -> None:
    """PREP-12. It is an action of the main phase."""
    t = position("casting", prepped={"I": spell}, hand=["crystal"], aether=2, played=["jade"])

    assert t.options == [f"cast {spell} 1", "end"]


@pytest.mark.parametrize("spell", ["oblivion_swell", "wildfire_whip", "arcane_nexus"])
def test_a_main_phase_effect_is_for_the_player_who_prepped_the_spell(spell: str) -> None:
    """It says "your main phase": an ally's spell offers you nothing."""
    t = position(hand=["crystal"], aether=2, played=["jade"], p2={"prepped": {"I": spell}})

    assert [key for key in t.options if key.startswith("use")] == []


@pytest.mark.parametrize(("gem", "damage"), [("crystal", 2), ("jade", 4), ("burning_opal", 7)])
def test_oblivion_swell_deals_two_damage_and_the_cost_of_a_discarded_gem(gem: str, damage: int) -> None:
    """CAST-10, DMG-06. One hit; a gem of cost 0 adds nothing."""
    t = position("casting", prepped={"I": "oblivion_swell"}, hand=[gem, "spark"])

    t.do("cast oblivion_swell 1", f"discard {gem}")

    assert (t.asked, t.game.nemesis_life, t.you.hand) == ("main", 70 - damage, ["spark"])
    assert t.you.discard == ["oblivion_swell", gem]


def test_oblivion_swell_deals_two_damage_when_no_gem_is_discarded() -> None:
    """CAST-10. The offer is declined; only gems were offered."""
    t = position("casting", prepped={"I": "oblivion_swell"}, hand=["jade", "flexing_dagger", "spark"])

    t.do("cast oblivion_swell 1")
    assert t.options == ["discard jade", "no"]
    t.do("no")

    assert (t.game.nemesis_life, t.you.hand) == (68, ["jade", "flexing_dagger", "spark"])


def test_oblivion_swell_makes_no_offer_without_a_gem_in_hand() -> None:
    """PR-05. Relics and spells are no gems."""
    t = position("casting", prepped={"I": "oblivion_swell"}, hand=["flexing_dagger", "spark"], discard=["jade"])

    t.do("cast oblivion_swell 1")

    assert (t.asked, t.game.nemesis_life, t.you.hand) == ("main", 68, ["flexing_dagger", "spark"])


@pytest.mark.parametrize(
    ("prepped", "damage"),
    [
        ({"II": "chaos_arc"}, 3),
        ({"I": "spark", "II": "chaos_arc"}, 5),
        ({"I": "spark", "II": "chaos_arc", "III": "spark"}, 7),
        ({"II": "chaos_arc", "IV": "spark"}, 3),
    ],
)
def test_chaos_arc_deals_three_damage_and_two_for_each_spell_in_an_adjacent_breach(
    prepped: dict[str, str], damage: int
) -> None:
    """BREACH-23. Breach II has the neighbours I and III, and not IV."""
    t = position("casting", prepped=prepped, breaches={"II": "open", "III": "open", "IV": "open"}, hand=["crystal"])

    t.do("cast chaos_arc 2")

    assert t.game.nemesis_life == 70 - damage


def test_chaos_arc_does_not_look_across_a_missing_breach() -> None:
    """OPEN-14, BREACH-25. I and III do not become neighbours."""
    t = position(
        "casting", prepped={"I": "chaos_arc", "III": "spark"}, breaches={"II": "none", "III": "open"}, hand=["crystal"]
    )

    t.do("cast chaos_arc 1")

    assert t.game.nemesis_life == 67


def test_chaos_arc_does_not_count_a_spell_that_was_cast_before_it() -> None:
    """CAST-03, CAST-06. The neighbour must still be prepped."""
    t = position("casting", prepped={"I": "spark", "II": "chaos_arc"}, breaches={"II": "open"}, hand=["crystal"])

    t.do("cast spark 1", "cast chaos_arc 2")

    assert t.game.nemesis_life == 66


def test_chaos_arc_looks_at_the_breaches_of_its_owner_no_matter_who_casts_it() -> None:
    """PR-14, CAST-13. The caster's own spells next to nothing do not count."""
    t = position(
        hand=["garnet_shard", "crystal"],
        prepped={"I": "ignite", "III": "ignite"},
        p2={"prepped": {"I": "spark", "II": "chaos_arc"}, "breaches": {"II": "open"}},
    )

    t.do("play garnet_shard", "choose 2", "cast chaos_arc 2 p2")

    assert t.game.nemesis_life == 65


def test_wildfire_whip_casts_a_spell_of_any_player_for_two_aether() -> None:
    """CAST-12, CAST-14, MAIN-11. The cast spell goes to the pile of its owner; the Whip stays."""
    t = position(prepped={"I": "wildfire_whip"}, hand=["crystal"], aether=2, p2={"prepped": {"I": "spark"}})

    t.do("use wildfire_whip 1", "cast spark 1 p2")

    assert (t.game.nemesis_life, t.you.aether, t.you.prepped) == (69, 0, [("wildfire_whip", 1)])
    assert (t.p(2).prepped, t.p(2).discard, t.you.discard) == ([], ["spark"], [])


def test_wildfire_whip_has_no_limit_per_turn() -> None:
    """As often as it is paid for."""
    t = position(
        prepped={"I": "wildfire_whip", "II": "spark"},
        breaches={"II": "open"},
        hand=["crystal"],
        aether=4,
        p2={"prepped": {"I": "spark"}},
    )

    t.do("use wildfire_whip 1", "cast spark 1 p2", "use wildfire_whip 1", "cast spark 2")

    assert (t.game.nemesis_life, t.you.aether, t.you.prepped) == (68, 0, [("wildfire_whip", 1)])


def test_wildfire_whip_may_cast_itself() -> None:
    """It is a prepped spell of a player too."""
    t = position(prepped={"I": "wildfire_whip"}, hand=["crystal"], aether=2, p2={"prepped": {"I": "spark"}})

    t.do("use wildfire_whip 1", "cast wildfire_whip 1")

    assert (t.game.nemesis_life, t.you.prepped, t.you.discard) == (66, [], ["wildfire_whip"])


def test_wildfire_whip_is_not_used_for_less_than_two_aether() -> None:
    """One aether is not enough."""
    t = position(prepped={"I": "wildfire_whip"}, hand=["crystal"], aether=1, p2={"prepped": {"I": "spark"}})

    assert t.options == ["play crystal", "end"]


def test_wildfire_whip_is_not_paid_with_aether_for_spells() -> None:
    """MAIN-12. Casting is not gaining: of the two aether left, one of Searing Ruby's is for gaining a spell."""
    t = position(prepped={"I": "wildfire_whip"}, hand=["searing_ruby", "crystal"], aether=1)

    t.do("play searing_ruby", "charge")

    assert (t.you.aether, t.options) == (2, ["play crystal", "end"])


def test_wildfire_whip_deals_four_damage_when_cast() -> None:
    """The cast costs no aether and casts no other spell."""
    t = position("casting", prepped={"I": "wildfire_whip"}, hand=["crystal"])

    t.do("cast wildfire_whip 1")

    assert (t.game.nemesis_life, t.you.discard) == (66, ["wildfire_whip"])


def test_arcane_nexus_returns_a_gem_played_this_turn_to_the_hand() -> None:
    """PREP-12. The gem may be played again; its aether is kept."""
    t = position(prepped={"I": "arcane_nexus"}, hand=["jade"])

    t.do("play jade", "use arcane_nexus 1")
    returned = (t.you.hand, t.you.played)
    t.do("play jade")

    assert (returned, t.you.aether, t.you.prepped) == ((["jade"], []), 4, [("arcane_nexus", 1)])


def test_arcane_nexus_works_once_per_turn() -> None:
    """PR-09. The German card does not print the limit."""
    t = position(prepped={"I": "arcane_nexus"}, hand=["jade", "crystal"])

    t.do("play jade", "use arcane_nexus 1", "play jade")

    assert [key for key in t.options if key.startswith("use")] == []


def test_arcane_nexus_lets_you_choose_among_the_gems_you_played() -> None:
    """Gems only; a relic stays where it is."""
    t = position(prepped={"I": "arcane_nexus"}, hand=["spark"], played=["jade", "flexing_dagger", "crystal"])

    t.do("use arcane_nexus 1")
    assert t.options == ["take jade", "take crystal"]
    t.do("take crystal")

    assert (t.you.hand, t.you.played) == (["spark", "crystal"], ["jade", "flexing_dagger"])


def test_arcane_nexus_offers_nothing_without_a_gem_in_play() -> None:
    """A relic, a gem in the discard pile and an ally's gem do not help."""
    t = position(
        prepped={"I": "arcane_nexus"},
        hand=["crystal"],
        played=["flexing_dagger"],
        discard=["jade"],
        p2={"played": ["jade"]},
    )

    assert t.options == ["play crystal", "end"]


def test_a_gem_returned_by_arcane_nexus_counts_as_played_again() -> None:
    """PR-13. The second play of Diamond Cluster in the turn: 2 + 4."""
    t = position(prepped={"I": "arcane_nexus"}, hand=["diamond_cluster"])

    t.do("play diamond_cluster", "use arcane_nexus 1", "play diamond_cluster")

    assert t.you.aether == 6


def test_arcane_nexus_deals_four_damage_when_cast() -> None:
    """Nothing returns to the hand."""
    t = position("casting", prepped={"I": "arcane_nexus"}, hand=["crystal"])

    t.do("cast arcane_nexus 1")

    assert (t.game.nemesis_life, t.you.hand, t.you.discard) == (66, ["crystal"], ["arcane_nexus"])
