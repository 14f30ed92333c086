"""Reactions: cards that answer to what happens, and effects that wait for it (PR-61)."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest

from tests import table
from tests.table import position
from unshuffled.packs import library
from unshuffled.rules.core.content import Content
from unshuffled.rules.core.language import Amount, Block
from unshuffled.rules.effects.gains import Charge
from unshuffled.rules.effects.life import Deal, Heal, Suffer
from unshuffled.rules.effects.shapes import For
from unshuffled.rules.effects.who import EachPlayer
from unshuffled.rules.saves import codec
from unshuffled.workshop import proofreading

EACH_SUFFERS_TWO = Block("flow/game", [For(EachPlayer(), Block("flow/game", [Suffer(Amount(2))]))])
FOLDER = Path(__file__).parents[1] / "packs" / "reactions"


@cache
def content() -> Content:
    return library.load_folders([*library.shipped(), table.TRIAL, FOLDER])


@pytest.fixture(autouse=True)
def _with_the_pack(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table, "content", content)


def test_the_pack_has_a_sentence_for_everything() -> None:
    assert proofreading.proofread(content(), "reactions").problems == []


# Prepped spells


def test_a_prepped_spell_reacts_when_any_player_suffers() -> None:
    t = position("none", prepped={"I": "ember_ward"}, life=10, p2={"life": 10})
    t.steps(EACH_SUFFERS_TWO)

    assert ([p.life for p in t.game.players], [p.charges for p in t.game.players]) == ([8, 8], [1, 1])


def test_a_spell_in_hand_does_not_react() -> None:
    t = position("none", hand=["ember_ward"], life=10)
    t.steps(EACH_SUFFERS_TWO)

    assert [p.charges for p in t.game.players] == [0, 0]


def test_what_is_your_own_does_not_react_to_an_ally() -> None:
    market = [
        "jade",
        "searing_ruby",
        "burning_opal",
        "flexing_dagger",
        "bottled_vortex",
        "amplify_vision",
        "essence_theft",
    ]
    market += ["planar_insight", "consuming_void"]
    t = position(aether=5, deck=["spark"], p2={"prepped": {"I": "hoarders_chant"}, "deck": ["spark"]}, market=market)
    t.do("gain burning_opal")

    assert t.game.players[1].hand == []


def test_a_reaction_may_ask_for_the_cost_of_the_card() -> None:
    t = position(aether=2, deck=["spark", "spark"], prepped={"I": "hoarders_chant"})
    t.do("gain jade")

    assert t.you.hand == []


def test_once_per_turn_is_once_and_comes_back_with_the_next_turn() -> None:
    t = position(aether=10, deck=["spark", "crystal", "spark"], prepped={"I": "hoarders_chant"})
    t.do("gain burning_opal")
    t.do("gain burning_opal")

    assert (t.you.hand, t.game.reacted) == (["spark"], ("hoarders_chant/hooks.0@0.0",))
    t.do("end")
    assert t.game.reacted == ()


def test_a_spell_reacts_to_an_allys_spell_after_that_is_resolved() -> None:
    t = position("casting", prepped={"I": "spark"}, p2={"prepped": {"I": "twin_flame"}}, nemesis_life=20)
    t.do("cast spark 1")

    assert t.game.nemesis_life == 18


# Mages


def test_a_mage_reacts_to_their_own_breaches() -> None:
    t = position(mages=("lens_grinder", "plain_two"), aether=4)
    t.do("focus 2")

    assert [p.charges for p in t.game.players] == [1, 0]


def test_a_mage_does_not_react_to_a_breach_of_another() -> None:
    t = position(mages=("plain_one", "lens_grinder"), aether=4)
    t.do("focus 2")

    assert [p.charges for p in t.game.players] == [0, 0]


# Cards of the nemesis


def test_a_minion_acts_at_the_end_of_each_players_turn_and_not_of_its_own() -> None:
    t = position(
        "draw", in_play=["night_heron"], deck=["spark"] * 5, life=10, turn_deck=["player2", "nemesis"], p2={"life": 10}
    )

    assert [p.life for p in t.game.players] == [9, 10]


def test_a_power_hears_its_tokens_go() -> None:
    t = position("nemesis", in_play=[("slow_curse", 3)], gravehold=30, nemesis_deck=["topple", "throttle"])

    assert t.seen[1:3] == [
        {"event": "power_token_removed", "uid": 1, "card": "slow_curse", "amount": 2},
        {"event": "gravehold_suffered", "amount": 2},
    ]


def test_a_power_hears_the_first_card_drawn_in_a_turn_and_not_the_second() -> None:
    t = position("draw", in_play=[("slow_curse", 3)], life=10, deck=["spark"] * 5, turn_deck=["player2", "nemesis"])

    assert (len(t.you.hand), t.you.life) == (5, 9)


# What waits


def test_the_next_turn_brings_what_was_promised_and_no_other() -> None:
    t = position(
        hand=["patient_stone"],
        deck=["spark"] * 10,
        turn_deck=["player1", "player1", "player2"],
        p2={"deck": ["spark"] * 10},
    )
    t.do("play patient_stone")
    assert (t.you.player.aether, len(t.game.delayed)) == (1, 1)
    t.do("end")
    assert (t.game.active, t.you.player.aether, t.game.delayed) == (0, 2, ())
    t.do("end")
    assert (t.game.active, t.you.player.aether) == (0, 0)


def test_the_next_card_gained_is_known_to_the_effect_that_waits() -> None:
    t = position(hand=["mirror_salt"], aether=3, nemesis_life=20)
    t.do("play mirror_salt")
    t.do("gain jade")
    assert t.game.nemesis_life == 18
    t.do("gain jade")
    assert t.game.nemesis_life == 18


def test_what_waits_for_this_turn_is_over_with_it() -> None:
    t = position(hand=["mirror_salt"], deck=["spark"] * 5, turn_deck=["player1", "player2"])
    t.do("play mirror_salt")
    t.do("end")

    assert t.game.delayed == ()


def test_each_time_lasts_until_your_next_turn() -> None:
    t = position(
        "main", hand=["thorn_bell"], life=10, nemesis_life=20, deck=["spark"] * 5, turn_deck=["player1", "player2"]
    )
    t.do("play thorn_bell")
    main = t.game.decision
    t.steps(EACH_SUFFERS_TWO)
    assert (t.game.nemesis_life, main) == (18, t.game.decision)
    t.do("end")
    assert t.game.delayed == ()


def test_a_game_in_which_something_waits_is_stored_and_goes_on() -> None:
    t = position(hand=["mirror_salt"], aether=3, nemesis_life=20)
    t.do("play mirror_salt")
    again = codec.loads(content(), codec.dumps(t.game))

    assert again == t.game
    assert again.copy() == t.game


# What stands: rules that a card changes while it is prepped or in play


def test_a_prepped_spell_adds_damage_to_your_other_spells_and_not_to_itself() -> None:
    prepped = {"I": "steady_chorus", "II": "spark"}
    t = position("casting", prepped=prepped, breaches={"II": "open"}, nemesis_life=20)
    t.do("cast spark 2")
    assert t.game.nemesis_life == 18
    t.do("cast steady_chorus 1")
    assert t.game.nemesis_life == 16


def test_a_prepped_spell_adds_nothing_to_an_allys_spells() -> None:
    t = position("casting", prepped={"I": "spark"}, p2={"prepped": {"I": "steady_chorus"}}, nemesis_life=20)
    t.do("cast spark 1")

    assert t.game.nemesis_life == 19


def test_the_second_spell_of_a_turn_knows_that_it_is_the_second() -> None:
    prepped = {"I": "spark", "II": "loyal_dart"}
    t = position("casting", prepped=prepped, breaches={"II": "open"}, nemesis_life=20)
    t.do("cast spark 1", "cast loyal_dart 2")

    assert (t.you.hand, t.you.discard) == (["loyal_dart"], ["spark"])


def test_the_first_spell_of_a_turn_is_not_the_second() -> None:
    t = position("casting", prepped={"I": "loyal_dart"}, nemesis_life=20)
    t.do("cast loyal_dart 1")

    assert (t.you.hand, t.you.discard) == ([], ["loyal_dart"])


def test_a_shield_takes_damage_until_it_is_used_up() -> None:
    t = position(hand=["oak_shield"], life=10, p2={"life": 10})
    t.do("play oak_shield", "player 2")
    t.steps(EACH_SUFFERS_TWO)
    assert [p.life for p in t.game.players] == [8, 10]
    t.steps(EACH_SUFFERS_TWO)
    assert ([p.life for p in t.game.players], t.game.players[1].shields) == ([6, 9], ())


def test_a_shield_is_over_with_the_next_turn_of_the_player_who_gave_it() -> None:
    t = position(hand=["oak_shield"], deck=["spark"] * 5, turn_deck=["player2", "player1"])
    t.do("play oak_shield", "player 2")
    t.do("end")
    assert (t.game.active, sum(amount for _, amount in t.game.players[1].shields)) == (1, 3)
    t.do("end")
    assert (t.game.active, list(t.game.players[1].shields)) == (0, [])


def test_what_a_power_forbids_cannot_be_done() -> None:
    t = position(aether=9, life=5, in_play=["null_bell"])

    assert [key for key in t.options if key.split()[0] in ("charge", "focus", "open")] == []
    t.steps(Block("flow/game", [Charge(Amount(2)), Heal(Amount(2))]), 0)
    assert (t.you.player.charges, t.you.life) == (0, 5)


def test_without_the_power_nothing_is_forbidden() -> None:
    t = position(aether=9)

    assert {key.split()[0] for key in t.options} >= {"charge", "focus", "open"}


def test_a_minion_that_guards_is_the_only_target() -> None:
    t = position("none", in_play=["door_warden", "night_heron"], nemesis_life=20)
    t.steps(Block("flow/game", [Deal(Amount(3))]), 0)

    assert (t.in_play, t.game.nemesis_life) == ([("door_warden", 2), ("night_heron", 6)], 20)


def test_a_minion_that_guards_lets_nothing_through_to_the_nemesis_alone() -> None:
    t = position("none", in_play=["door_warden"], nemesis_life=20)
    t.steps(Block("flow/game", [Deal(Amount(3), target="nemesis")]), 0)

    assert (t.in_play, t.game.nemesis_life) == ([("door_warden", 5)], 20)


# The card that it is about


def test_a_gained_card_may_be_put_on_top_of_the_deck() -> None:
    t = position(aether=2, prepped={"I": "far_sight"}, deck=["spark"])
    t.do("gain jade", "yes")

    assert (t.you.deck, t.you.discard) == (["jade", "spark"], [])


def test_a_gained_card_that_is_not_put_elsewhere_stays_on_the_discard_pile() -> None:
    t = position(aether=2, prepped={"I": "far_sight"}, deck=["spark"])
    t.do("gain jade", "no")

    assert (t.you.deck, t.you.discard) == (["spark"], ["jade"])
