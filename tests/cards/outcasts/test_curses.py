"""The Curse deck: gained by name, no part of the supply (KEY-10, EXPD-12); and what the four curses do."""

from __future__ import annotations

import pytest

from tests.cards.outcasts.laid import beside
from tests.ideas.laid import does
from tests.table import PLAIN_MARKET, content, position
from unshuffled.rules.core.errors import BadSetup
from unshuffled.rules.core.scenario import Setup
from unshuffled.rules.core.setup import lay
from unshuffled.rules.core.zones import census
from unshuffled.rules.readings.views import view

ALL = ["curse_of_rot", *["cursed_bolt"] * 3, *["cursed_manacles"] * 2, *["cursed_shard"] * 4]


def test_ten_curses_lie_open_beside_the_table() -> None:
    """KEY-10, EXPD-12"""
    t = position("none")

    assert beside(t) == ALL
    assert sorted(view(t.game, 1)["beside"]) == ALL


def test_a_game_that_can_meet_no_curse_leaves_the_deck_in_the_box() -> None:
    """The basic cards of the base box give none."""
    t = position("none", nemesis="rageborne", switches={"basic_pool": "same_box"})

    assert beside(t) == []


def test_a_gained_curse_goes_on_the_discard_pile() -> None:
    """KEY-10"""
    t = position("none", discard=["spark"])
    before = census(t.game)
    does(t, "{gain_card: cursed_shard}")

    assert t.you.discard == ["spark", "cursed_shard"]
    assert beside(t) == ALL[:-1]
    assert census(t.game) == before


@pytest.mark.parametrize(
    ("to", "hand", "deck"), [("hand", ["cursed_bolt"], ["jade"]), ("top_of_deck", [], ["cursed_bolt", "jade"])]
)
def test_or_where_the_effect_says(to: str, hand: list[str], deck: list[str]) -> None:
    t = does(position("none", deck=["jade"]), f"{{gain_card: {{card: cursed_bolt, to: {to}}}}}")

    assert (t.you.hand, t.you.deck, t.you.discard) == (hand, deck, [])


def test_a_name_that_is_used_up_gives_nothing_and_the_rest_is_done() -> None:
    """PR-101"""
    t = position("none", charges=0)
    does(t, "[{repeat: 3, do: [{gain_card: cursed_manacles}]}, {charge: 1}]")

    assert t.you.discard == ["cursed_manacles", "cursed_manacles"]
    assert t.you.charges == 1


def test_an_option_that_needs_a_used_up_name_falls_away() -> None:
    """EFF-08, PR-101"""
    t = position("none")
    t.game.beside = ()
    does(t, "{choose: [[{gain_card: cursed_shard}], [{draw: 0}]]}")

    assert t.asked == ""
    assert t.you.discard == []


def test_a_destroyed_curse_does_not_return() -> None:
    t = position(hand=["cursed_shard"], aether=2).do("play cursed_shard", "choose 2")

    assert [content().ids[card] for card in t.game.destroyed] == ["cursed_shard"]
    assert beside(t) == ALL


def test_a_curse_is_not_for_sale() -> None:
    assert "gain cursed_shard" not in position(aether=9).options
    assert content().index["cursed_shard"] not in content().supply["gem"]
    with pytest.raises(BadSetup):
        lay(content(), Setup(mages=["brama"], nemesis="rageborne", market=[*PLAIN_MARKET[1:], "cursed_shard"]), "x")


def test_a_cursed_shard_gives_aether_and_comes_back_at_once() -> None:
    t = position(hand=["cursed_shard"], deck=["spark"]).do("play cursed_shard")

    assert (t.you.aether, t.you.deck, t.you.played) == (1, ["cursed_shard", "spark"], [])


def test_or_is_destroyed_for_two_aether() -> None:
    t = position(hand=["cursed_shard"], aether=3).do("play cursed_shard", "choose 2")

    assert (t.you.aether, t.you.deck, t.you.played) == (1, [], [])


def test_a_cursed_bolt_goes_back_on_top_of_the_deck() -> None:
    t = position("casting", prepped={"I": "cursed_bolt"}, deck=["spark"], nemesis_life=10).do("cast cursed_bolt 1")

    assert (t.game.nemesis_life, t.you.deck, t.you.discard) == (9, ["cursed_bolt", "spark"], [])


def test_or_is_destroyed_for_two_cards_of_the_hand() -> None:
    t = position("casting", prepped={"I": "cursed_bolt"}, hand=["spark", "spark", "crystal"], nemesis_life=10)
    t.do("cast cursed_bolt 1", "choose 2", "discard spark", "discard spark")

    assert (t.game.nemesis_life, t.you.hand, t.you.discard) == (9, ["crystal"], ["spark", "spark"])
    assert [content().ids[card] for card in t.game.destroyed] == ["cursed_bolt"]


def test_one_card_is_too_few() -> None:
    """EFF-08"""
    t = position("casting", prepped={"I": "cursed_bolt"}, hand=["spark"], nemesis_life=10).do("cast cursed_bolt 1")

    assert (t.you.deck, t.you.hand) == (["cursed_bolt"], ["spark"])


def test_cursed_manacles_give_a_charge_that_hurts() -> None:
    t = position(hand=["cursed_manacles"], charges=0).do("play cursed_manacles")

    assert (t.you.charges, t.you.life, t.you.played) == (1, 9, ["cursed_manacles"])


def test_or_are_destroyed_for_two_prepped_spells() -> None:
    t = position(hand=["cursed_manacles"], prepped={"I": "spark", "II": "ignite"}, breaches={"II": "open"})
    t.do("play cursed_manacles", "choose 2", "discard spark 1")

    assert (t.you.prepped, t.you.played, t.you.life) == ([], [], 10)
    assert t.you.discard == ["spark", "ignite"]


def test_the_curse_of_rot_acts_when_it_is_drawn_and_is_one_of_the_cards_drawn() -> None:
    """PR-100: the number of cards was fixed before; without charges it can only be discarded."""
    t = position("draw", deck=["crystal", "curse_of_rot", "spark", "spark", "spark", "jade"], charges=0)

    assert t.you.hand == ["crystal", "spark", "spark", "spark"]
    assert (t.you.discard, t.you.deck) == (["curse_of_rot"], ["jade"])


def test_three_charges_get_rid_of_it_for_another_card() -> None:
    t = position("draw", deck=["curse_of_rot", *["spark"] * 4, "jade"], charges=4)
    assert (t.asked, t.decider) == ("choose_option", 1)
    t.do("choose 2")

    assert (t.you.hand, t.you.charges, t.you.discard) == (["spark"] * 4 + ["jade"], 1, [])
    assert [content().ids[card] for card in t.game.destroyed] == ["curse_of_rot"]


def test_two_charges_are_too_few() -> None:
    """PR-100"""
    t = position("draw", deck=["curse_of_rot", *["spark"] * 5], charges=2)

    assert (t.you.hand, t.you.charges, t.you.discard) == (["spark"] * 4, 2, ["curse_of_rot"])


def test_it_acts_wherever_it_comes_from() -> None:
    t = position("none", discard=["curse_of_rot"], charges=0)
    does(t, "[{take: {from: discard, count: 1}}, {draw: 1}]")

    # Discarded at once, and so drawn again by the rest of the effect, and discarded again.
    assert (t.you.hand, t.you.discard) == ([], ["curse_of_rot"])
    assert t.course("returned", "drawn", "discarded") == ["returned", "discarded", "drawn", "discarded"]


def test_in_a_deck_or_discard_pile_it_does_nothing() -> None:
    t = does(position("none", charges=0), "[{gain_card: {card: curse_of_rot, to: top_of_deck}}]")

    assert (t.you.hand, t.you.deck, t.you.discard) == ([], ["curse_of_rot"], [])


def test_the_curse_of_rot_is_not_played() -> None:
    t = position(hand=[], charges=0)
    t.game.players[0].hand.append(content().index["curse_of_rot"])

    assert "play curse_of_rot" not in t.options


# A card that moves itself while another plays or casts it


def test_unstable_prism_destroys_a_cursed_shard_that_has_moved_itself() -> None:
    """PR-154, EFF-03."""
    t = position(hand=["cursed_shard", "unstable_prism"], deck=["spark"])
    t.do("play unstable_prism", "choose 1")

    assert (t.you.aether, t.you.deck, t.you.played) == (2, ["spark"], ["unstable_prism"])
    assert [content().ids[card] for card in t.game.destroyed] == ["cursed_shard"]


def test_unstable_prism_takes_no_other_copy() -> None:
    """PR-154. Of the two Shards only the one that was played moves, and only that one is destroyed."""
    t = position(hand=["cursed_shard", "unstable_prism"], deck=["spark"], discard=["cursed_shard"])
    t.do("play unstable_prism", "choose 1")

    assert (t.you.deck, t.you.discard, len(t.game.destroyed)) == (["spark"], ["cursed_shard"], 1)


def test_unstable_prism_destroys_nothing_if_the_shard_has_destroyed_itself() -> None:
    """PR-154. A copy on top of the deck is another card."""
    t = position(hand=["cursed_shard", "unstable_prism"], deck=["cursed_shard"], aether=2)
    t.do("play unstable_prism", "choose 1", "choose 2")

    assert (t.you.deck, len(t.game.destroyed)) == (["cursed_shard"], 1)


def test_black_mirror_does_not_cast_a_bolt_again_that_has_moved_itself() -> None:
    """PR-154, CAST-14."""
    t = position(mages=("jian", "brama"), prepped={"I": "cursed_bolt"}, charges=4, nemesis_life=20, deck=["spark"])
    t.do("activate jian")

    assert (t.asked, t.game.nemesis_life, t.you.deck) == ("main", 19, ["cursed_bolt", "spark"])
