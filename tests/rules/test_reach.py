"""What unplayed gems bring, and what they would pay for."""

from __future__ import annotations

from tests.table import position
from unshuffled.rules.core.machine import answer
from unshuffled.rules.readings.reach import Reach, reach


def test_gems_in_hand_are_counted_with_the_answers_that_play_them() -> None:
    found = reach(position(hand=["crystal", "jade", "crystal", "spark"]).game)

    assert found is not None
    assert (found.plays, found.aether) == (["play crystal", "play crystal", "play jade"], 4)


def test_an_answer_is_paid_with_as_little_aether_as_will_do_and_the_fewest_cards() -> None:
    found = reach(position(hand=["crystal", "crystal", "jade"]).game)

    assert found is not None
    assert found.pays["gain jade"] == ["play jade"]
    assert found.pays["gain bottled_vortex"] == ["play crystal", "play jade"]
    assert "gain essence_theft" not in found.pays


def test_what_can_be_paid_already_is_not_listed() -> None:
    found = reach(position(hand=["crystal"], aether=2).game)

    assert found is not None
    assert "gain jade" not in found.pays
    assert found.pays["gain bottled_vortex"] == ["play crystal"]


def test_a_card_that_asks_something_is_not_counted() -> None:
    assert reach(position(hand=["burning_opal", "flexing_dagger", "spark"]).game) is None


def test_nothing_is_counted_outside_the_main_phase() -> None:
    t = position("casting", hand=["crystal"], prepped={"I": "spark"})

    assert (t.asked, reach(t.game)) == ("casting", None)


def test_aether_for_spells_only_pays_for_spells() -> None:
    found = reach(position(hand=["searing_ruby"]).game)

    assert found is not None
    assert found.aether == 3
    assert "gain bottled_vortex" not in found.pays
    assert "gain jade" in found.pays


def test_what_a_gem_gives_together_with_others_is_counted() -> None:
    found = reach(position(hand=["diamond_cluster", "diamond_cluster"]).game)

    assert found == Reach(["play diamond_cluster", "play diamond_cluster"], 6, found.pays if found else {})


def test_giving_the_listed_answers_makes_each_purchase_possible() -> None:
    g = position(hand=["crystal", "diamond_cluster", "searing_ruby", "jade", "diamond_cluster"]).game
    found = reach(g)
    assert found is not None
    for key, plays in found.pays.items():
        game = g.copy()
        for play in plays:
            answer(game, play)
        assert game.decision is not None
        assert key in game.decision.keys, (key, plays)


def test_the_game_itself_is_not_changed() -> None:
    t = position(hand=["diamond_cluster", "diamond_cluster"])

    reach(t.game)

    assert (t.you.hand, t.you.aether) == (["diamond_cluster", "diamond_cluster"], 0)
