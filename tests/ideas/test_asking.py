"""What cards ask of the table: life, piles, either of two things, and who."""

from __future__ import annotations

from typing import Any

import pytest

from tests.ideas.laid import does
from tests.table import At, position
from unshuffled.rules.core.state import Hidden
from unshuffled.rules.readings.forecast import forecast

PROBE = "[{{if: {condition}, then: [{{gravehold_gains: 1}}]}}]"


def holds(condition: str, **given: Any) -> bool:
    """Does it hold for seat 0?"""
    t = position("none", **{"gravehold": 12, **given})
    before = t.game.gravehold
    return does(t, PROBE.format(condition=condition)).game.gravehold > before


@pytest.mark.parametrize(
    ("condition", "yes", "no"),
    [
        ("{count: {life: nemesis}, at_most: 30}", {"nemesis_life": 30}, {"nemesis_life": 31}),
        ("{count: {life: gravehold}, at_most: 10}", {"gravehold": 10}, {"gravehold": 11}),
        ("{count: {life: you}, at_least: 5}", {"life": 5}, {"life": 4}),
        ("{exhausted: any}", {"p2": {"life": 0}}, {"p2": {"life": 1}}),
        (
            "{count: {discard_pile: {whose: you, kind: spell}}, at_least: 2}",
            {"discard": ["spark", "crystal", "spark"]},
            {"discard": ["spark", "crystal"], "hand": ["spark"]},
        ),
        (
            "{count: {hand: {whose: you, kind: [gem, relic]}}, is: 2}",
            {"hand": ["crystal", "stay_of_doom", "spark"]},
            {"hand": ["crystal", "spark"]},
        ),
        ("{count: {in_play: power}, at_least: 1}", {"in_play": ["scourge_toll"]}, {"in_play": ["scourge_brute"]}),
        (
            "{any: [{count: {hand: you}, is: 0}, {count: {life: you}, at_most: 3}]}",
            {"hand": ["crystal"], "life": 3},
            {"hand": ["crystal"], "life": 4},
        ),
        (
            "{any: [{count: {hand: you}, is: 0}, {count: {life: you}, at_most: 3}]}",
            {"life": 9},
            {"hand": ["crystal"], "life": 9},
        ),
    ],
)
def test_a_condition_holds_where_it_is_met_and_not_beside_it(
    condition: str, yes: dict[str, Any], no: dict[str, Any]
) -> None:
    assert (holds(condition, **yes), holds(condition, **no)) == (True, False)


def test_each_spell_in_the_discard_pile_counts_and_the_one_being_cast_too() -> None:
    """CAST-05: it lies there already."""
    t = position("casting", prepped={"I": "grave_song"}, discard=["spark", "crystal"], nemesis_life=40)
    t.do("cast grave_song 1")

    assert t.game.nemesis_life == 37


def test_the_revealed_card_of_a_player_has_a_kind_and_a_turn_order_card_has_none() -> None:
    steps = "[{{reveal: {{top_of: {of}}}}}, {{if: {{revealed: gem}}, then: [{{gravehold_gains: 1}}]}}]"
    t = position("none", deck=["crystal"], gravehold=12, turn_deck=["player1"])

    assert does(t, steps.format(of="deck")).game.gravehold == 13
    assert does(t, steps.format(of="turn_order")).game.gravehold == 13


@pytest.mark.parametrize(
    ("who", "second"),
    [
        ("fewest_charges", {"charges": 1}),
        ("fewest_prepped", {"prepped": {"I": "spark"}}),
        ("fewest_cards", {"hand": ["crystal"]}),
    ],
)
def test_who_has_the_fewest_is_not_asked_for(who: str, second: dict[str, Any]) -> None:
    t = does(position("none", p2=second), f"[{{for: {who}, do: [{{suffer: 1}}]}}]", you=-1)

    assert t.events("suffered") == [{"event": "suffered", "seat": 0, "amount": 1}]


def test_a_tie_for_the_fewest_is_left_to_the_players() -> None:
    """EFF-05."""
    t = does(position("none"), "[{for: fewest_charges, do: [{suffer: 1}]}]", you=-1)

    assert (t.decider, t.options) == (0, ["player 1", "player 2"])


def test_the_most_cards_in_hand() -> None:
    t = does(position("none", p2={"hand": ["crystal"]}), "[{for: most_cards, do: [{suffer: 1}]}]", you=-1)

    assert t.events("suffered") == [{"event": "suffered", "seat": 1, "amount": 1}]


def drawn(seed: str) -> At:
    return position("none", mages=["plain_one", "plain_two", "plain_three"], seed=seed).resolve("gloaming_stray")


def test_chance_chooses_a_player_and_every_player_now_and_then() -> None:
    """PR-80. Nobody is asked, and the same seed chooses the same player."""
    found = [drawn(f"seed {n}").events("player_drawn_by_lot")[0]["seat"] for n in range(30)]

    assert set(found) == {0, 1, 2}
    assert found[0] == drawn("seed 0").events("suffered")[0]["seat"]


def test_a_lot_that_was_drawn_cannot_be_taken_back_for_free() -> None:
    t = drawn("seed")

    assert (t.game.turned_up, t.game.chance_used[7]) == (1, 1)


def test_the_forecast_does_not_know_the_lot() -> None:
    t = position(nemesis="gloaming", in_play=["scourge_toll"])
    t.game.blind = True

    with pytest.raises(Hidden):
        does(t, "[{for: random_player, do: [{suffer: 1}]}]", you=-1)
    assert not forecast(position(in_play=["scourge_toll"]).game).total.unknown


def test_alone_the_lot_is_no_lot() -> None:
    t = does(position("none", mages=["plain_one"]), "[{for: random_player, do: [{suffer: 1}]}]", you=-1)

    assert (t.game.turned_up, len(t.events("suffered"))) == (0, 1)


def test_a_step_of_a_counter_is_not_jumped_over() -> None:
    """At least 3, not exactly 3: the Unleash gains 2 at a time."""
    t = position("none", nemesis="gloaming", counters={"dusk": 2}, gravehold=20).unleash()

    assert (t.counter("dusk"), t.game.gravehold) == (1, 18)


def test_below_the_step_nothing_happens() -> None:
    t = position("none", nemesis="gloaming", gravehold=20).unleash()

    assert (t.counter("dusk"), t.game.gravehold) == (2, 20)
