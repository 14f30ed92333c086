"""Basic cards of tiers 2 and 3."""

from __future__ import annotations

import pytest

from tests.ideas.laid import does
from tests.table import At, content, position
from unshuffled.rules.readings.views import view

OPEN = {"II": "open"}


def marked(t: At, number: int) -> At:
    """Marked For Death lies in front of this player."""
    t.game.players[number - 1].in_front = (content().index["marked_for_death"],)
    return t


def test_marked_for_death_lies_in_front_of_any_player() -> None:
    t = position("none").resolve("marked_for_death").do("player 2")

    assert t.counter("unleashed") == 2
    assert view(t.game, 0)["players"][1]["in_front"] == ["marked_for_death"]
    assert t.nemesis_discard == []


def test_that_player_is_any_player_on_nemesis_cards() -> None:
    t = marked(position("none"), 2).resolve("withering_rot")

    assert (t.asked, t.you.life, t.p(2).life) == ("", 10, 7)


def test_unless_others_can_do_more_of_it() -> None:
    """EFF-06: three cards are asked for; who is marked has none."""
    t = marked(position("none", hand=["spark"] * 3), 2).resolve("throttle")

    assert (t.you.hand, t.asked) == ([], "")


def test_a_players_own_card_still_leaves_the_choice() -> None:
    t = does(marked(position("none"), 2), "{for: any_player, do: [{draw: 1}, {suffer: 1}]}")

    assert t.options == ["player 1", "player 2"]


def test_and_so_does_the_mat_of_the_nemesis() -> None:
    """It is no card."""
    t = marked(position("none", nemesis="scourge"), 2)
    t = does(t, "{for: any_player, do: [{suffer: 1}]}", you=-1)

    assert t.options == ["player 1", "player 2"]


def test_exhaustion_ends_it() -> None:
    t = marked(position("none", p2={"life": 1}), 2).resolve("withering_rot")
    while t.asked:
        t.do(t.options[0])

    assert t.p(2).exhausted
    assert (t.p(2).player.in_front, "marked_for_death" in t.nemesis_discard) == ((), True)


def test_another_players_exhaustion_does_not() -> None:
    t = does(marked(position("none", life=1), 2), "{for: you, do: [{suffer: 1}]}")
    while t.asked:
        t.do(t.options[0])

    assert t.you.exhausted
    assert t.p(2).player.in_front == (content().index["marked_for_death"],)


def test_conjured_grapple_takes_two_cards_and_gives_manacles() -> None:
    t = position("none", hand=["spark", "spark", "jade"]).resolve("conjured_grapple")
    t.do("discard spark", "discard spark")

    assert (t.counter("unleashed"), t.you.life) == (2, 8)
    assert (t.you.hand, t.you.discard) == (["jade", "cursed_manacles"], ["spark", "spark"])


@pytest.mark.parametrize(("spell", "left"), [("spark", 8), ("linked_two", 8), ("ignite", 7)])
def test_chitin_crawler_takes_one_damage_from_a_cheap_spell(spell: str, left: int) -> None:
    """DMG-13: Linked Two costs 3, Ignite 4."""
    t = position("casting", prepped={"I": spell}, in_play=["chitin_crawler"])
    t.do(f"cast {spell} 1", "target chitin_crawler")

    assert t.in_play == [("chitin_crawler", left)]


def test_chitin_crawler_persists_one_way_or_the_other() -> None:
    t = position("none", in_play=["chitin_crawler"]).main_phase_of_nemesis().do("choose 1", "player 2")
    assert (t.p(2).life, t.counter("unleashed")) == (7, 0)
    t = position("none", in_play=["chitin_crawler"]).main_phase_of_nemesis().do("choose 2")

    assert (t.p(2).life, t.counter("unleashed")) == (10, 1)


def test_wandering_observer() -> None:
    t = position(aether=4, in_play=["wandering_observer"], gravehold=20).do("act wandering_observer", "spend 4")
    assert t.in_play == [("wandering_observer", 7)]
    t.main_phase_of_nemesis()

    assert t.game.gravehold == 18


def test_seeking_destruction_remembers_a_player_and_hurts_them_if_they_still_lead() -> None:
    """CTXT-78"""
    t = position("none", p2={"breaches": OPEN}).resolve("seeking_destruction")
    assert view(t.game, 0)["nemesis"]["in_play"][0]["number"] == 1
    t.game.in_play[0].tokens = 1
    t.main_phase_of_nemesis()

    assert (t.p(2).life, t.counter("unleashed"), t.game.noted) == (5, 0, ())


def test_otherwise_it_unleashes_twice() -> None:
    t = position("none", p2={"breaches": OPEN}).resolve("seeking_destruction")
    t.game.in_play[0].tokens = 1
    t.game.players[0].breach_turns = (4, 4, 4, 4)
    t.main_phase_of_nemesis()

    assert (t.p(2).life, t.you.life, t.counter("unleashed")) == (10, 10, 2)


def test_a_tie_counts_as_the_most() -> None:
    """PR-102"""
    t = position("none", p2={"breaches": OPEN}).resolve("seeking_destruction")
    t.game.in_play[0].tokens = 1
    t.game.players[0].breach_turns = t.game.players[1].breach_turns
    t.main_phase_of_nemesis()

    assert (t.p(2).life, t.counter("unleashed")) == (5, 0)


def test_suffocating_haze_shelters_minions_from_the_nemesis_deck() -> None:
    t = does(position("none", in_play=["suffocating_haze", "tally_a2"]), "{deal: {amount: 4, target: minion}}")
    assert t.in_play[1] == ("tally_a2", 5)
    does(t, "{deal: {amount: 1, target: minion}}")

    assert t.in_play[1] == ("tally_a2", 4)


def test_suffocating_haze_does_not_reduce_what_aether_buys() -> None:
    """KEY-38, OPEN-16: exactly as much damage as aether was spent."""
    t = position(aether=3, in_play=["suffocating_haze", "wandering_lasher"]).do("act wandering_lasher", "spend 3")

    assert t.in_play == [("suffocating_haze", 3), ("wandering_lasher", 3)]


def test_suffocating_haze_does_not_reduce_what_a_minion_does_to_itself() -> None:
    """PR-152"""
    t = position("none", in_play=["suffocating_haze", ("mangleroot", 12)]).main_phase_of_nemesis()

    assert t.in_play == [("suffocating_haze", 2), ("mangleroot", 10)]


def test_but_no_other_minions_and_not_the_nemesis() -> None:
    hollow = position("none", nemesis="hollow_crown", in_play=["suffocating_haze", "hollow_crown_bezu"])
    assert content().card("hollow_crown_bezu").tier == 0
    before = hollow.in_play[1][1]
    does(hollow, "{deal: {amount: 2, target: minion}}")
    assert hollow.in_play[1][1] == before - 2
    t = does(position("none", in_play=["suffocating_haze"], nemesis_life=10), "{deal: {amount: 4, target: nemesis}}")

    assert t.game.nemesis_life == 6


def test_suffocating_haze_unleashes() -> None:
    t = position("none", in_play=[("suffocating_haze", 1)], gravehold=20).main_phase_of_nemesis()

    assert (t.counter("unleashed"), t.game.gravehold, t.in_play) == (2, 18, [])


def test_toxic_subterfuge_hurts_gravehold_for_each_token() -> None:
    t = position("none", in_play=[("toxic_subterfuge", 2)], gravehold=20).main_phase_of_nemesis()
    assert (t.game.gravehold, t.counter("unleashed")) == (18, 0)
    t.main_phase_of_nemesis()

    assert (t.game.gravehold, t.counter("unleashed"), t.in_play) == (16, 1, [])


def test_breach_spike_hurts_the_player_with_the_most_prepped_spells() -> None:
    """CTXT-79"""
    t = position("none", p2={"prepped": {"I": "spark"}}).resolve("breach_spike")

    assert (t.counter("unleashed"), t.you.life, t.p(2).life) == (2, 10, 7)


def test_nyx() -> None:
    t = position("none", in_play=["nyx_the_spine_cruncher"]).main_phase_of_nemesis().do("player 2")

    assert (t.counter("unleashed"), t.p(2).life, t.in_play) == (1, 8, [("nyx_the_spine_cruncher", 14)])


def test_endless_torment() -> None:
    t = position("none", in_play=[("endless_torment", 1)]).main_phase_of_nemesis().do("choose 2", "player 2")
    assert (t.counter("unleashed"), t.p(2).life) == (0, 4)
    t = position("none", in_play=[("endless_torment", 1)]).main_phase_of_nemesis().do("choose 1")

    assert (t.counter("unleashed"), t.p(2).life) == (3, 10)


def test_darkening_depths_is_discarded_for_a_spell_and_its_breach() -> None:
    t = position(prepped={"I": "spark", "II": "ignite"}, breaches=OPEN, in_play=["darkening_depths"])
    t.do("discard darkening_depths")

    assert (t.in_play, t.you.prepped, t.you.breaches[1]) == ([], [("spark", 1)], "none")


def test_a_cheap_spell_is_no_price_for_it() -> None:
    assert position(prepped={"I": "spark"}, in_play=["darkening_depths"]).offers("discard") == []


def test_darkening_depths_hurts_the_player_with_the_lowest_life() -> None:
    t = position("none", p2={"life": 6}, in_play=["darkening_depths"]).main_phase_of_nemesis()

    assert (t.counter("unleashed"), t.you.life, t.p(2).life) == (1, 10, 3)
