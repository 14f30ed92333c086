"""Breaches that an effect opens or closes, what costs less, aether that is spent, and tokens of a mage."""

from __future__ import annotations

from typing import Any

import msgspec

from tests.ideas.laid import does
from tests.table import position
from unshuffled.rules.core import constants
from unshuffled.rules.readings.refusals import why
from unshuffled.wire.speech import Speech
from unshuffled.words import asks
from unshuffled.words.speech import Voice


def test_the_cheapest_closed_breach_is_opened_for_free() -> None:
    t = position(hand=["rift_key"], breaches={"II": "down", "III": "up"}).do("play rift_key")

    assert (t.you.breaches[1], t.you.breaches[2], t.you.aether) == ("open", "up", 0)


def test_with_every_breach_open_nothing_is_opened() -> None:
    opened = dict.fromkeys(("I", "II", "III", "IV"), "open")
    t = position(hand=["rift_key"], breaches=opened).do("play rift_key")

    assert (t.asked, t.events("opened")) == ("main", [])


def test_any_breach_of_any_player_is_opened() -> None:
    t = position(
        "none",
        breaches=dict.fromkeys(("I", "II", "III", "IV"), "open"),
        p2={"breaches": {"II": "right", "III": "none", "IV": "down"}},
    )
    does(t, "[{open: any_player}]")

    assert (t.asked, t.options) == ("open_breach", ["open 2 p2", "open 4 p2"])
    assert t.do("open 4 p2").p(2).breaches[3] == "open"


def test_a_closed_breach_is_turned_all_the_way_back_and_its_spell_must_be_cast() -> None:
    """PR-85, CAST-02."""
    t = position("none", breaches={"II": "open"}, prepped={"II": "spark"})
    does(t, "[{close: any}]")

    assert (t.you.breaches[1], t.you.prepped) == ("right", [("spark", 2)])
    t = position("casting", breaches={"II": "right"}, prepped={"II": "spark"})
    assert (t.asked, t.you.prepped) == ("main", [])


def test_a_spell_on_an_open_breach_need_not_be_cast() -> None:
    t = position("casting", breaches={"II": "open"}, prepped={"II": "spark"})

    assert t.options == ["cast spark 2", "end"]


def test_breach_i_is_not_closed() -> None:
    """PR-85."""
    t = position("none", breaches={"I": "open", "II": "down", "III": "down", "IV": "none"})
    does(t, "[{close: any}]")

    assert (t.asked, t.you.breaches[0]) == ("", "open")


def test_where_nobody_can_close_a_breach_the_other_option_is_left() -> None:
    closed: dict[str, Any] = {"breaches": {"I": "open", "II": "down", "III": "down", "IV": "down"}}
    t = position("none", nemesis="gloaming", p2=closed, **closed).resolve("gloaming_lid")

    assert (t.asked, t.counter("dusk")) == ("", 2)


def test_the_next_spell_costs_less_and_the_one_after_it_does_not() -> None:
    t = position(hand=["haggling_stone"], aether=2).do("play haggling_stone")
    assert "gain amplify_vision" in t.options
    t.game.players[0].aether = 4

    t.do("gain amplify_vision")

    assert (t.you.aether, "gain amplify_vision" in t.options) == (2, False)


def test_a_spell_that_an_effect_gains_for_free_is_the_next_one() -> None:
    """PR-86."""
    t = does(position(aether=4), "[{discount: {of: gain_spell, by: 2}}, {gain: {kind: spell, cheapest: true}}]")

    assert (t.game.players[0].discounts, t.you.aether) == ((), 4)


def test_a_gem_that_is_gained_is_not_the_next_spell() -> None:
    t = does(position(aether=4), "[{discount: {of: gain_spell, by: 2}}, {gain: {kind: gem, cheapest: true}}]")

    assert t.game.players[0].discounts == ((constants.GAIN_SPELL, 2),)


def test_gems_cost_what_they_cost() -> None:
    t = position(hand=["haggling_stone"]).do("play haggling_stone")

    assert t.offers("gain") == []
    assert why(t.game, "gain jade").args == (2, 1)


def test_a_spell_that_costs_nothing_any_more_needs_no_aether() -> None:
    t = does(position(), "[{discount: {of: gain_spell, by: 4}}]")

    assert t.offers("gain") == ["gain amplify_vision"]
    assert t.do("gain amplify_vision").you.discard == ["amplify_vision"]


def test_the_price_that_is_said_is_the_price_that_is_paid() -> None:
    t = does(position(aether=4), "[{discount: {of: gain, by: 1}}]")
    voice = Voice(t.game.scenario.content, "en")
    speech = Speech(t.game.scenario.content)
    shown: dict[str, Any] = {"keys": t.options}
    speech.decision(t.game, shown)

    assert voice(asks.option(t.game, "gain jade")) == "Gain Jade (1)"
    said = msgspec.json.decode(shown["options"][t.options.index("gain jade")])
    assert said == {"id": "option-gain", "args": {**said["args"], "cost": 1}}
    assert speech._known.get("main", {}) == {}


def test_a_discount_is_gone_at_the_end_of_the_turn() -> None:
    t = position(hand=["haggling_stone"], turn_deck=["player1"]).do("play haggling_stone", "end")

    assert t.game.players[0].discounts == ()


def test_you_spend_any_amount_and_deal_that_much() -> None:
    t = position(hand=["overflow"], aether=3, nemesis_life=40).do("play overflow")
    assert (t.asked, t.options) == ("spend", ["spend 0", "spend 1", "spend 2", "spend 3"])

    t.do("spend 2")

    assert (t.you.aether, t.game.nemesis_life) == (1, 38)


def test_without_aether_nothing_is_asked_and_nothing_is_dealt() -> None:
    t = position(hand=["overflow"], nemesis_life=40).do("play overflow")

    assert (t.asked, t.game.nemesis_life) == ("main", 40)


def test_aether_for_other_uses_is_not_spent() -> None:
    """MAIN-12."""
    t = position(hand=["overflow"], aether=1, restricted_aether=[(constants.GAIN_SPELL, 3)]).do("play overflow")

    assert t.options == ["spend 0", "spend 1"]


def test_up_to_so_much_is_spent_and_no_more() -> None:
    t = does(position("none", aether=5), "[{spend: {as: poured, up_to: 2}}]")

    assert t.options == ["spend 0", "spend 1", "spend 2"]


def test_tokens_are_spent() -> None:
    t = position(
        "casting", mages=["cinder", "plain_two"], prepped={"I": "cinder_lash"}, tokens={"ember": 3}, nemesis_life=40
    )
    t.do("cast cinder_lash 1", "yes")

    assert (t.game.players[0].tokens, t.game.nemesis_life) == ({"ember": 1}, 36)


def test_too_few_tokens_are_not_spent() -> None:
    t = position(
        "casting", mages=["cinder", "plain_two"], prepped={"I": "cinder_lash"}, tokens={"ember": 1}, nemesis_life=40
    )
    t.do("cast cinder_lash 1")

    assert (t.asked, t.game.players[0].tokens, t.game.nemesis_life) == ("main", {"ember": 1}, 39)
