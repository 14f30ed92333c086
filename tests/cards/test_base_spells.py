"""Spells of the base game that act only when cast: damage, offers, and what the caster counts.

Spells with a text of their own for prepping are in `test_base_spells_prepped.py`.
"""

from __future__ import annotations

import pytest

from tests.table import PLAIN_MARKET, At, content, position

THREE = ("plain_one", "plain_two", "plain_three")


def destroyed(t: At) -> list[str]:
    """What has left the game, in order."""
    return [content().cards[card].id for card in t.game.destroyed]


def market_with(spell: str) -> list[str]:
    """A market that has this spell."""
    others = [other for other in PLAIN_MARKET[5:] if other != spell]
    return [*PLAIN_MARKET[:5], spell, *others[:3]]


def test_a_spell_is_prepped_to_an_open_breach_only() -> None:
    """PREP-01."""
    t = position(hand=["ignite", "crystal"])

    assert t.options == ["play crystal", "prep ignite 1", "end"]


def test_phoenix_flame_deals_two_more_damage_for_a_charge() -> None:
    """CAST-10. The offer is taken: one charge, one hit of 4."""
    t = position("casting", prepped={"I": "phoenix_flame"}, hand=["crystal"], charges=3)

    t.do("cast phoenix_flame 1", "yes")

    assert (t.game.nemesis_life, t.you.charges, t.you.discard) == (66, 2, ["phoenix_flame"])


def test_phoenix_flame_deals_two_damage_when_the_charge_is_kept() -> None:
    """CAST-10. The offer is declined."""
    t = position("casting", prepped={"I": "phoenix_flame"}, hand=["crystal"], charges=3)

    t.do("cast phoenix_flame 1", "no")

    assert (t.game.nemesis_life, t.you.charges) == (68, 3)


def test_phoenix_flame_makes_no_offer_without_a_charge() -> None:
    """PR-05. The charges of an ally are of no use."""
    t = position("casting", prepped={"I": "phoenix_flame"}, hand=["crystal"], p2={"charges": 3})

    t.do("cast phoenix_flame 1")

    assert (t.asked, t.game.nemesis_life, t.p(2).charges) == ("main", 68, 3)


def test_phoenix_flame_is_one_hit_on_one_target() -> None:
    """DMG-06. The two more damage are no second source."""
    t = position("casting", prepped={"I": "phoenix_flame"}, hand=["crystal"], charges=1, in_play=["tally_a1"])

    t.do("cast phoenix_flame 1", "yes", "target tally_a1")

    assert (t.asked, t.game.nemesis_life, t.in_play) == ("main", 70, [("tally_a1", 1)])


def test_a_declined_offer_adds_no_damage_whatever_came_before_it() -> None:
    """CAST-10. As Phoenix Flame, after another effect, cast by the second player: a bug once added the 2."""
    t = position(
        "turn",
        p2={"prepped": {"I": "late_offer"}, "hand": ["crystal"], "charges": 1},
        turn_deck=["player2", "nemesis"],
    )

    t.do("cast late_offer 1", "no")

    assert (t.game.nemesis_life, t.you.charges, t.p(2).charges) == (68, 1, 1)


def test_spectral_echo_deals_two_damage_and_may_destroy_a_card_in_hand() -> None:
    """CAST-10, GEN-10. The offer is taken."""
    t = position("casting", prepped={"I": "spectral_echo"}, hand=["crystal", "spark"], discard=["jade"])

    t.do("cast spectral_echo 1")
    assert t.options == ["destroy crystal", "destroy spark", "no"]
    t.do("destroy crystal")

    assert (t.game.nemesis_life, destroyed(t)) == (68, ["crystal"])
    assert (t.you.hand, t.you.discard) == (["spark"], ["jade", "spectral_echo"])


def test_spectral_echo_destroys_nothing_when_the_offer_is_declined() -> None:
    """CAST-10. The damage is dealt all the same."""
    t = position("casting", prepped={"I": "spectral_echo"}, hand=["crystal"])

    t.do("cast spectral_echo 1", "no")

    assert (t.game.nemesis_life, destroyed(t), t.you.hand) == (68, [], ["crystal"])


def test_spectral_echo_makes_no_offer_to_an_empty_hand() -> None:
    """PR-05. Cards in the discard pile are not meant."""
    t = position("casting", prepped={"I": "spectral_echo"}, discard=["jade"], charges=4)

    t.do("cast spectral_echo 1")

    assert (t.asked, t.game.nemesis_life, destroyed(t)) == ("main", 68, [])


def test_amplify_vision_focuses_the_cheapest_closed_breach_and_deals_two_damage() -> None:
    """CTXT-26, BREACH-26. Breach II, although III and IV have less to turn."""
    t = position("casting", prepped={"I": "amplify_vision"}, hand=["spark"], breaches={"III": "left", "IV": "up"})

    t.do("cast amplify_vision 1")

    assert (t.game.nemesis_life, t.you.breaches) == (68, ["open", "down", "left", "up"])


def test_amplify_vision_passes_over_open_and_missing_breaches() -> None:
    """CTXT-26, BREACH-05, BREACH-26. The lowest closed breach that is there."""
    t = position(
        "casting", prepped={"I": "amplify_vision"}, hand=["spark"], breaches={"II": "open", "III": "none", "IV": "down"}
    )

    t.do("cast amplify_vision 1")

    assert (t.game.nemesis_life, t.you.breaches) == (68, ["open", "open", "none", "left"])


def test_a_breach_focused_by_amplify_vision_takes_a_spell_this_turn() -> None:
    """BREACH-08. Also when it was focused in the casting phase."""
    t = position("casting", prepped={"I": "amplify_vision"}, hand=["spark"])

    t.do("cast amplify_vision 1")

    assert t.options == ["prep spark 1", "prep spark 2", "end"]


def test_amplify_vision_deals_one_more_damage_when_all_your_breaches_are_open() -> None:
    """CTXT-26. Nothing is left to focus."""
    t = position(
        "casting",
        prepped={"I": "amplify_vision"},
        hand=["spark"],
        breaches={"II": "open", "III": "open", "IV": "open"},
    )

    t.do("cast amplify_vision 1")

    assert (t.game.nemesis_life, t.you.breaches) == (67, ["open"] * 4)


def test_amplify_vision_looks_at_the_breaches_after_its_focus() -> None:
    """CTXT-26, PR-11, BREACH-10. The focus opens the last closed breach, and then all are open."""
    t = position(
        "casting", prepped={"I": "amplify_vision"}, hand=["spark"], breaches={"II": "open", "III": "open", "IV": "up"}
    )

    t.do("cast amplify_vision 1")

    assert (t.game.nemesis_life, t.you.breaches) == (67, ["open"] * 4)


def test_missing_breaches_do_not_count_against_amplify_vision() -> None:
    """PR-11. All the breaches that are there are open."""
    t = position(
        "casting",
        prepped={"I": "amplify_vision"},
        hand=["spark"],
        breaches={"II": "none", "III": "open", "IV": "none"},
    )

    t.do("cast amplify_vision 1")

    assert t.game.nemesis_life == 67


@pytest.mark.parametrize(("turned", "cast", "dealt"), [("up", [], 2), ("open", ["cast amplify_vision 3"], 3)])
def test_a_spell_that_opens_its_own_breach_gets_no_bonus_from_it(turned: str, cast: list[str], dealt: int) -> None:
    """PR-11, CAST-09, BREACH-20. Cast from III with yellow up, Amplify Vision opens it first; from an open III it has 1 more."""
    t = position("casting", prepped={"III": "amplify_vision"}, hand=["crystal"], breaches={"II": "none", "III": turned})

    t.do(*cast)

    assert (t.game.nemesis_life, t.you.breaches[2]) == (70 - dealt, "open")


def test_ignite_deals_two_damage_and_gives_an_ally_a_charge() -> None:
    """MAIN-21. The charge is not yours."""
    t = position("casting", prepped={"I": "ignite"}, hand=["crystal"])

    t.do("cast ignite 1")

    assert (t.game.nemesis_life, t.you.charges, t.p(2).charges) == (68, 0, 1)


def test_ignite_lets_the_caster_choose_among_the_allies() -> None:
    """GEN-11. Anybody but the caster."""
    t = position("casting", mages=THREE, prepped={"I": "ignite"}, hand=["crystal"])

    t.do("cast ignite 1")
    assert (t.decider, t.options) == (1, ["player 2", "player 3"])
    t.do("player 3")

    assert [t.p(n).charges for n in (1, 2, 3)] == [0, 0, 1]


def test_ignite_cast_by_another_player_charges_an_ally_of_the_caster() -> None:
    """CAST-11, GEN-11. You cast an ally's Ignite: that ally is an ally of yours, and you are not."""
    t = position(hand=["garnet_shard", "crystal"], p2={"prepped": {"I": "ignite"}})

    t.do("play garnet_shard", "choose 2")

    assert (t.game.nemesis_life, t.you.charges, t.p(2).charges) == (68, 0, 1)


@pytest.mark.parametrize(
    ("answers", "damage", "hand", "discard"),
    [
        (["done"], 0, ["crystal", "jade", "spark"], ["dark_fire"]),
        (["discard jade", "done"], 3, ["crystal", "spark"], ["dark_fire", "jade"]),
        (["discard spark", "discard crystal"], 6, ["jade"], ["dark_fire", "spark", "crystal"]),
    ],
)
def test_dark_fire_deals_three_damage_for_each_of_up_to_two_cards_discarded(
    answers: list[str], damage: int, hand: list[str], discard: list[str]
) -> None:
    """CTXT-27, PR-12, PR-02, EFF-11. None, one or two; the spell itself was discarded before (CAST-05)."""
    t = position("casting", prepped={"I": "dark_fire"}, hand=["crystal", "jade", "spark"])

    t.do("cast dark_fire 1", *answers)

    assert (t.asked, t.game.nemesis_life, t.you.hand, t.you.discard) == ("main", 70 - damage, hand, discard)


def test_dark_fire_is_one_hit() -> None:
    """CTXT-27, PR-12. Six damage to one target, chosen once."""
    t = position("casting", prepped={"I": "dark_fire"}, hand=["crystal", "jade", "spark"], in_play=["tally_a2"])

    t.do("cast dark_fire 1", "discard jade", "discard spark", "target tally_a2")

    assert (t.asked, t.game.nemesis_life, t.in_play) == ("main", 70, [("tally_a2", 2)])


def test_dark_fire_from_an_empty_hand_deals_nothing() -> None:
    """CTXT-27, OPEN-28. Without cards there is no damage and no question."""
    t = position("casting", prepped={"I": "dark_fire"}, charges=4, in_play=["tally_a1"])

    t.do("cast dark_fire 1")

    assert (t.asked, t.game.nemesis_life, t.in_play) == ("main", 70, [("tally_a1", 5)])


def test_dark_fire_without_cards_still_has_the_bonus_of_its_breach() -> None:
    """CAST-09, BREACH-19. 0 + 1 from open breach III."""
    t = position("casting", prepped={"III": "dark_fire"}, hand=["crystal"], breaches={"III": "open"})

    t.do("cast dark_fire 3", "done")

    assert t.game.nemesis_life == 69


def test_essence_theft_deals_three_damage_and_a_discarded_card_heals_any_player() -> None:
    """CAST-10, GEN-12. You or an ally."""
    t = position("casting", prepped={"I": "essence_theft"}, hand=["crystal", "spark"], life=5, p2={"life": 6})

    t.do("cast essence_theft 1", "discard crystal")
    assert (t.decider, t.options) == (1, ["player 1", "player 2"])
    t.do("player 2")

    assert (t.game.nemesis_life, t.you.life, t.p(2).life) == (67, 5, 7)
    assert (t.you.hand, t.you.discard) == (["spark"], ["essence_theft", "crystal"])


def test_essence_theft_may_heal_the_caster() -> None:
    """GEN-12. "Any player" includes you."""
    t = position("casting", prepped={"I": "essence_theft"}, hand=["crystal", "spark"], life=5, p2={"life": 6})

    t.do("cast essence_theft 1", "discard crystal", "player 1")

    assert (t.you.life, t.p(2).life) == (6, 6)


def test_essence_theft_heals_nobody_without_a_discard() -> None:
    """CAST-10. The offer is declined."""
    t = position("casting", prepped={"I": "essence_theft"}, hand=["crystal"], life=5, p2={"life": 6})

    t.do("cast essence_theft 1", "no")

    assert (t.game.nemesis_life, t.you.life, t.p(2).life, t.you.hand) == (67, 5, 6, ["crystal"])


def test_essence_theft_makes_no_offer_to_an_empty_hand() -> None:
    """PR-05. The damage is dealt all the same."""
    t = position("casting", prepped={"I": "essence_theft"}, life=5, charges=4)

    t.do("cast essence_theft 1")

    assert (t.asked, t.game.nemesis_life, t.you.life) == ("main", 67, 5)


@pytest.mark.parametrize(
    ("breaches", "damage"),
    [
        ({}, 3),
        ({"II": "open"}, 4),
        ({"II": "none", "III": "up"}, 3),
        ({"II": "open", "III": "open", "IV": "open"}, 6),
    ],
)
def test_planar_insight_deals_two_damage_and_one_for_each_open_breach(breaches: dict[str, str], damage: int) -> None:
    """Its own breach counts; closed and missing ones do not."""
    t = position("casting", prepped={"I": "planar_insight"}, hand=["crystal"], breaches=breaches)

    t.do("cast planar_insight 1")

    assert t.game.nemesis_life == 70 - damage


def test_planar_insight_counts_the_breaches_of_the_caster() -> None:
    """CAST-11. You have one open breach, the owner of the spell has three."""
    t = position(
        hand=["garnet_shard", "crystal"],
        p2={"prepped": {"I": "planar_insight"}, "breaches": {"II": "open", "III": "open"}},
    )

    t.do("play garnet_shard", "choose 2")

    assert t.game.nemesis_life == 67


@pytest.mark.parametrize(
    ("answers", "damage", "hand", "gone"),
    [
        (["done"], 0, ["crystal", "jade", "spark"], []),
        (["destroy jade", "done"], 3, ["crystal", "spark"], ["jade"]),
        (["destroy spark", "destroy crystal"], 6, ["jade"], ["spark", "crystal"]),
    ],
)
def test_consuming_void_deals_three_damage_for_each_of_up_to_two_cards_destroyed(
    answers: list[str], damage: int, hand: list[str], gone: list[str]
) -> None:
    """PR-12, EFF-11, GEN-10. None, one or two, from the hand only."""
    t = position("casting", prepped={"I": "consuming_void"}, hand=["crystal", "jade", "spark"], discard=["ignite"])

    t.do("cast consuming_void 1", *answers)

    assert (t.asked, t.game.nemesis_life, t.you.hand, destroyed(t)) == ("main", 70 - damage, hand, gone)
    assert t.you.discard == ["ignite", "consuming_void"]


def test_consuming_void_is_one_hit() -> None:
    """PR-12. Six damage to one target, chosen once."""
    t = position("casting", prepped={"I": "consuming_void"}, hand=["crystal", "jade", "spark"], in_play=["tally_a2"])

    t.do("cast consuming_void 1", "destroy jade", "destroy spark", "target tally_a2")

    assert (t.asked, t.game.nemesis_life, t.in_play) == ("main", 70, [("tally_a2", 2)])
