"""The fifteen upgraded basic cards (KEY-37, EXPD-06)."""

from __future__ import annotations

import pytest

from tests.ideas.laid import does
from tests.table import PLAIN_MARKET, At, content, position
from unshuffled.rules.core.scenario import Setup
from unshuffled.rules.core.setup import lay

OPEN = {"II": "open"}


def test_there_are_three_five_and_seven() -> None:
    tiers = [card.tier for card in content().upgraded]

    assert (len(tiers), tiers.count(1), tiers.count(2), tiers.count(3)) == (15, 3, 5, 7)


def test_they_are_in_a_nemesis_deck_only_if_the_setup_says_so() -> None:
    plain = Setup(mages=["plain_one", "plain_two"], nemesis="tally", market=list(PLAIN_MARKET))
    chosen = Setup(**{**plain.as_data(), "upgraded": ["chaos_strike", "scour"]})
    ids = content().ids
    found = {
        name: {ids[~card] for card in lay(content(), setup, "seed").nemesis_deck}
        for name, setup in (("plain", plain), ("chosen", chosen))
    }

    assert not any(content().card(id).upgraded for id in found["plain"])
    assert {"chaos_strike", "scour"} <= found["chosen"]


def test_chaos_strike() -> None:
    t = position("none", gravehold=20, p2={"deck": ["jade"]}).resolve("chaos_strike").do("player 2")

    assert (t.counter("unleashed"), t.game.gravehold, t.p(2).deck) == (1, 16, ["cursed_shard", "jade"])


def test_labyrinth_wraith_wanders_and_hurts() -> None:
    t = position(aether=2, in_play=["labyrinth_wraith"]).do("act labyrinth_wraith", "spend 2")
    does(t, "{deal: {amount: 3, target: minion}}")
    assert t.in_play == [("labyrinth_wraith", 3)]
    t.main_phase_of_nemesis().do("player 2")

    assert (t.counter("unleashed"), t.p(2).life) == (1, 9)


def test_rain_of_devastation() -> None:
    t = position("none", in_play=[("rain_of_devastation", 1)]).main_phase_of_nemesis().do("player 2")
    assert (t.counter("unleashed"), t.p(2).life) == (2, 7)

    assert position(aether=6, in_play=["rain_of_devastation"]).do("discard rain_of_devastation").in_play == []


def test_hunt_the_weak() -> None:
    t = position("none", gravehold=20).resolve("hunt_the_weak").do("player 2")

    assert (t.counter("unleashed"), t.p(2).life, t.game.gravehold) == (0, 7, 17)


def test_rescind_takes_the_most_expensive_prepped_spell() -> None:
    t = position("none", prepped={"I": "spark"}, p2={"prepped": {"I": "ignite", "II": "spark"}, "breaches": OPEN})
    t.resolve("rescind")

    assert (t.p(2).prepped, t.p(2).discard, t.p(2).life) == ([("spark", 2)], ["ignite"], 8)
    assert (t.you.prepped, t.you.life, t.counter("unleashed")) == ([("spark", 1)], 10, 2)


def test_without_prepped_spells_any_player_suffers() -> None:
    """EFF-05, EFF-06"""
    t = position("none").resolve("rescind").do("player 2")

    assert (t.you.life, t.p(2).life) == (10, 8)


@pytest.mark.parametrize(("dealt", "left"), [(1, 7), (2, 7), (3, 7), (4, 6), (6, 4)])
def test_harbinger_of_monstrosity_takes_two_less_but_at_least_one(dealt: int, left: int) -> None:
    """DMG-13"""
    t = position("none", in_play=["harbinger_of_monstrosity"])
    does(t, f"{{deal: {{amount: {dealt}, target: minion}}}}")

    assert t.in_play == [("harbinger_of_monstrosity", left)]


def test_harbinger_of_monstrosity_persists() -> None:
    t = position("none", in_play=["harbinger_of_monstrosity"], gravehold=20, hand=["spark"]).main_phase_of_nemesis()

    assert (t.game.gravehold, t.you.hand, t.you.discard) == (18, [], ["spark"])


def test_mage_devourer_bites_back_at_the_player_with_the_most_open_breaches() -> None:
    t = position("none", in_play=["mage_devourer"], p2={"breaches": OPEN}, gravehold=20)
    does(t, "{deal: {amount: 3, target: minion}}")
    assert (t.in_play, t.you.life, t.p(2).life) == ([("mage_devourer", 8)], 10, 9)
    t.main_phase_of_nemesis()

    assert (t.counter("unleashed"), t.game.gravehold) == (1, 19)


def test_silent_decay() -> None:
    t = position("none", in_play=[("silent_decay", 1)], gravehold=20).main_phase_of_nemesis().do("player 2")

    assert (t.counter("unleashed"), t.game.gravehold, t.p(2).deck) == (2, 17, ["cursed_bolt"])


def test_sky_crush_falls_on_a_player_who_has_two_cards() -> None:
    """EFF-06"""
    t = position("none", hand=["spark"], p2={"hand": ["spark", "crystal", "jade"]}).resolve("sky_crush")
    t.do("destroy spark", "destroy crystal")

    assert (t.counter("unleashed"), t.p(2).hand, t.p(2).life) == (3, ["jade"], 8)


def test_scour_takes_the_three_most_expensive_cards_of_the_most_expensive_hand() -> None:
    t = position("none", hand=["jade"] * 4, p2={"hand": ["essence_theft", "spark", "jade", "ignite"]}).resolve("scour")

    assert (t.counter("unleashed"), t.you.hand) == (3, ["jade"] * 4)
    assert (t.p(2).hand, t.p(2).discard) == (["spark"], ["essence_theft", "ignite", "jade"])


def test_sacrifice() -> None:
    t = position("none", gravehold=20).resolve("sacrifice").do("choose 2", "player 2")
    assert (t.counter("unleashed"), t.game.gravehold, t.p(2).life) == (0, 16, 6)
    t = position("none", gravehold=20).resolve("sacrifice").do("choose 1")

    assert (t.counter("unleashed"), t.game.gravehold) == (4, 20)


def test_scion_of_the_void_unleashes_when_it_is_damaged() -> None:
    t = does(position("none", in_play=["scion_of_the_void"]), "{deal: {amount: 2, target: minion}}")
    assert (t.in_play, t.counter("unleashed")) == ([("scion_of_the_void", 11)], 1)
    t.main_phase_of_nemesis()

    assert t.counter("unleashed") == 3


def test_no_damage_does_not() -> None:
    t = does(position("none", in_play=["scion_of_the_void"]), "{deal: {amount: 0, target: minion}}")

    assert t.counter("unleashed") == 0


def test_ray_of_desolation_destroys_the_two_most_expensive_prepped_spells() -> None:
    """PR-07"""
    t = position(
        "none",
        prepped={"I": "ignite"},
        p2={"prepped": {"I": "essence_theft", "II": "spark"}, "breaches": OPEN},
        in_play=["ray_of_desolation"],
    )
    t.main_phase_of_nemesis()

    assert (t.counter("unleashed"), t.you.prepped, t.p(2).prepped) == (2, [], [("spark", 2)])


def test_blighted_magic_burdens_two_different_players() -> None:
    t = position(
        "none",
        hand=["jade", "jade", "spark"],
        p2={"hand": ["jade"] * 3, "prepped": {"I": "ignite"}},
        in_play=[("blighted_magic", 1)],
    )
    t.main_phase_of_nemesis()

    assert (t.counter("unleashed"), t.p(2).prepped, t.p(2).hand) == (1, [], ["jade"] * 3)
    assert t.you.hand == ["spark"]


def test_blackened_stars() -> None:
    t = position("none", in_play=[("blackened_stars", 1)]).main_phase_of_nemesis().do("player 2")
    assert t.p(2).life == 3

    assert position(aether=9, in_play=["blackened_stars"]).do("discard blackened_stars").in_play == []


def obsidian_burst(minion: str) -> At:
    """Xaxos: Outcast deals 4 damage to this minion."""
    t = position(
        nemesis="rageborne",
        protect="xaxos_outcast",
        abilities=["obsidian_burst"],
        protected_charges=7,
        aether=2,
        gravehold=30,
        in_play=[minion],
    )
    return t.do("charge", "yes", f"target {minion}", "target nemesis", "target nemesis")


@pytest.mark.parametrize(
    ("minion", "left"), [("mage_devourer", 7), ("scion_of_the_void", 9), ("harbinger_of_monstrosity", 4)]
)
def test_damage_by_a_player_is_not_that_of_who_is_protected(minion: str, left: int) -> None:
    """PR-140. They answer to damage that a player deals; the tests above are the twins."""
    t = obsidian_burst(minion)

    assert t.in_play == [(minion, left)]
    assert (t.you.life, t.p(2).life, t.game.counters[0], t.game.gravehold) == (10, 10, 1, 30)
