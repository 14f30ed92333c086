"""Basic cards of tier 1: what they do, and twins where they do not."""

from __future__ import annotations

import pytest

from tests.ideas.laid import does
from tests.table import At, content, position
from unshuffled.rules.core.flow import FLOW
from unshuffled.rules.core.stack import Scope
from unshuffled.rules.readings.views import view
from unshuffled.rules.saves import codec

OPEN = {"II": "open"}


def fronted(t: At, number: int = 1) -> list[str]:
    """What lies in front of a player."""
    return [content().ids[card] for card in t.p(number).player.in_front]


def test_withering_rot_hurts_a_player_who_gains_the_curse_of_rot() -> None:
    """CTXT-77"""
    t = position("none").resolve("withering_rot").do("player 2")

    assert (t.p(2).life, t.p(2).discard) == (7, ["curse_of_rot"])
    assert (t.you.life, t.you.discard) == (10, [])


def test_weeping_hex_puts_a_cursed_shard_on_a_deck() -> None:
    t = position("none", deck=["jade"]).resolve("weeping_hex").do("player 1")

    assert (t.counter("unleashed"), t.you.life, t.you.deck) == (1, 8, ["cursed_shard", "jade"])


def test_hemorrhage_lies_in_front_of_the_player_with_the_most_open_breaches() -> None:
    t = position("none", p2={"breaches": OPEN}, gravehold=20).resolve("hemorrhage")

    assert (t.counter("unleashed"), t.game.gravehold) == (1, 19)
    assert (fronted(t, 1), fronted(t, 2), t.nemesis_discard) == ([], ["hemorrhage"], [])
    assert view(t.game, 0)["players"][1]["in_front"] == ["hemorrhage"]


def bleeding(**given: object) -> At:
    """The main phase of a player with Hemorrhage in front."""
    t = position(**given)  # type: ignore[arg-type]
    t.game.players[0].in_front = (content().index["hemorrhage"],)
    return t


def test_it_hurts_at_the_start_of_that_players_turn_only() -> None:
    t = position("none", turn_deck=["player1", "player2", "nemesis"], turn_discard=[])
    t.game.players[0].in_front = (content().index["hemorrhage"],)
    t.game.push(FLOW.game, Scope(-1, -1))
    t.run()
    assert (t.you.life, t.p(2).life) == (9, 10)
    t.do("end")

    assert (t.game.active, t.you.life, t.p(2).life) == (1, 9, 10)


@pytest.mark.parametrize(("card", "left"), [("essence_theft", []), ("searing_ruby", ["hemorrhage"])])
def test_a_gained_card_of_at_least_five_ends_it(card: str, left: list[str]) -> None:
    t = bleeding(aether=9).do(f"gain {card}")

    assert fronted(t) == left
    assert t.nemesis_discard == ([] if left else ["hemorrhage"])


def test_another_players_gain_does_not() -> None:
    t = bleeding(aether=9)
    t.game.players[1].in_front, t.game.players[0].in_front = t.game.players[0].in_front, ()
    t.do("gain essence_theft")

    assert fronted(t, 2) == ["hemorrhage"]


def test_where_nothing_costs_five_the_most_expensive_card_will_do() -> None:
    cheap = {"burning_opal": 0, "essence_theft": 0, "planar_insight": 0, "consuming_void": 0}
    t = bleeding(aether=9, supply=cheap).do("gain jade")
    assert fronted(t) == ["hemorrhage"]
    t.do("gain searing_ruby")

    assert fronted(t) == []


def test_hemorrhage_survives_saving() -> None:
    t = bleeding(aether=9)

    assert codec.decode(content(), codec.encode(t.game)).players == t.game.players


@pytest.mark.parametrize(("spell", "left"), [("essence_theft", 4), ("spark", 4), ("ignite", 3)])
def test_moonstruck_hound_takes_one_damage_from_an_expensive_spell(spell: str, left: int) -> None:
    """DMG-13, CTXT-75: Essence Theft costs 5, Spark 0 and Ignite 4."""
    t = position("casting", prepped={"I": spell}, in_play=["moonstruck_hound"])
    t.do(f"cast {spell} 1", "target moonstruck_hound")

    assert t.in_play == [("moonstruck_hound", left)]


def test_an_ability_is_no_spell() -> None:
    t = does(position("none", in_play=["moonstruck_hound"]), "{deal: {amount: 4, target: minion}}")

    assert t.in_play == [("moonstruck_hound", 1)]


def test_moonstruck_hound_persists() -> None:
    t = position("none", in_play=["moonstruck_hound"], gravehold=20).main_phase_of_nemesis()

    assert t.game.gravehold == 18


def test_a_wandering_minion_takes_one_damage_from_cards_and_abilities() -> None:
    """KEY-38"""
    t = position("casting", prepped={"I": "ignite"}, in_play=["wandering_lasher"])
    t.do("cast ignite 1", "target wandering_lasher")
    assert t.in_play == [("wandering_lasher", 5)]
    does(t, "{deal: {amount: 4, target: minion}}")

    assert t.in_play == [("wandering_lasher", 4)]


def test_any_amount_of_aether_is_that_much_damage() -> None:
    """OPEN-16: an action of the main phase, as often as there is aether; not by a card, so not reduced."""
    t = position(aether=5, in_play=["wandering_lasher"]).do("act wandering_lasher")
    assert t.options == ["spend 1", "spend 2", "spend 3", "spend 4", "spend 5"]
    t.do("spend 3")
    assert (t.you.aether, t.in_play) == (2, [("wandering_lasher", 3)])
    t.do("act wandering_lasher", "spend 2")

    assert (t.you.aether, t.in_play) == (0, [("wandering_lasher", 1)])
    assert "act wandering_lasher" not in t.options


def test_it_dies_of_it() -> None:
    t = position(aether=6, in_play=["wandering_lasher"]).do("act wandering_lasher", "spend 6")

    assert (t.in_play, t.nemesis_discard) == ([], ["wandering_lasher"])


def test_restricted_aether_is_not_for_that() -> None:
    """OPEN-16"""
    t = position(restricted_aether=((7, 3),), in_play=["wandering_lasher"])

    assert t.offers("act") == []


def test_two_of_one_name_are_told_apart() -> None:
    t = position(aether=2, in_play=["wandering_lasher", "wandering_lasher"])
    assert t.offers("act") == ["act wandering_lasher", "act wandering_lasher 2"]
    t.do("act wandering_lasher 2", "spend 2")

    assert t.in_play == [("wandering_lasher", 6), ("wandering_lasher", 4)]


def test_wandering_lasher_persists() -> None:
    t = position("none", in_play=["wandering_lasher"]).main_phase_of_nemesis()

    assert t.counter("unleashed") == 1


def test_aura_drain_hurts_for_each_token_that_is_removed() -> None:
    t = position("none", in_play=["aura_drain"]).main_phase_of_nemesis().do("player 2")

    assert (t.p(2).life, t.in_play, t.counter("unleashed")) == (8, [("aura_drain", 1)], 0)


def test_the_last_token_hurts_before_the_power_happens() -> None:
    """PR-103"""
    t = position("none", in_play=[("aura_drain", 1)]).main_phase_of_nemesis()
    assert t.counter("unleashed") == 0
    t.do("player 2")

    assert (t.p(2).life, t.in_play, t.counter("unleashed")) == (8, [], 1)


def test_paying_for_it_removes_no_token() -> None:
    """PR-103"""
    t = position(aether=5, in_play=["aura_drain"]).do("discard aura_drain")

    assert (t.asked, t.you.life, t.in_play) == ("main", 10, [])


def test_several_tokens_at_once_hurt_once_each() -> None:
    t = position("none", mages=["plain_one"], in_play=["toxic_subterfuge"], gravehold=20)
    does(t, "{power: each, do: [{power_tokens: {remove: 2}}]}")

    assert (t.game.gravehold, t.in_play) == (16, [("toxic_subterfuge", 1)])


def test_haunted_force() -> None:
    t = position("none", in_play=[("haunted_force", 1)], gravehold=20).main_phase_of_nemesis().do("player 1")

    assert (t.counter("unleashed"), t.game.gravehold, t.you.discard) == (1, 18, ["cursed_bolt"])


def test_noxious_winds_gives_two_curses_to_any_players() -> None:
    t = position("none", in_play=[("noxious_winds", 1)], gravehold=20).main_phase_of_nemesis()
    t.do("player 1", "player 2")

    assert (t.game.gravehold, t.you.discard, t.p(2).discard) == (17, ["cursed_shard"], ["cursed_bolt"])


def test_noxious_winds_is_discarded_for_five() -> None:
    assert position(aether=5, in_play=["noxious_winds"]).do("discard noxious_winds").in_play == []
    assert position(aether=4, in_play=["noxious_winds"]).offers("discard") == []
