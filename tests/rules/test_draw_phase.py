"""The draw phase, decks and discard piles (DRAW, OPEN-06, OPEN-19)."""

from itertools import permutations
from typing import Any

import pytest

from tests.table import At, position
from unshuffled.rules.readings.views import view


def next_is_player_2(**you: Any) -> At:
    """The draw phase of player 1; then player 2, with something to do, comes next."""
    return position("draw", turn_deck=["player2"], p2={"hand": ["crystal"]}, **you)


@pytest.mark.parametrize("order", list(permutations(["crystal", "jade", "flexing_dagger"])))
def test_played_cards_go_on_the_discard_pile_in_any_order(order: tuple[str, ...]) -> None:
    """DRAW-01. Whatever the order they were played in."""
    t = next_is_player_2(played=["crystal", "jade", "flexing_dagger"], discard=["spark"], hand=["spark"] * 5)

    t.do(f"discard {order[0]}", f"discard {order[1]}")

    assert (t.you.discard, t.you.played) == (["spark", *order], [])


def test_played_cards_are_discarded_before_cards_are_drawn() -> None:
    """DRAW-01, DRAW-02. With an empty deck the card just discarded is among those drawn."""
    t = next_is_player_2(played=["jade"], discard=["spark"])

    assert (t.you.hand, t.you.discard, t.you.deck) == (["spark", "jade"], [], [])


def test_you_keep_unplayed_cards_and_draw_up_to_five() -> None:
    """DRAW-02. From the top of the deck; two kept, three drawn."""
    t = next_is_player_2(hand=["jade", "spark"], deck=["crystal", "ignite", "spark", "kindle"], discard=["aurora"])

    assert t.you.hand == ["jade", "spark", "crystal", "ignite", "spark"]
    assert (t.you.deck, t.you.discard) == (["kindle"], ["aurora"])


@pytest.mark.parametrize("hand", [["crystal"] * 5, ["crystal"] * 8])
def test_with_five_or_more_cards_you_neither_draw_nor_discard(hand: list[str]) -> None:
    """DRAW-03, DRAW-04. Eight stay eight: there is no hand limit."""
    t = next_is_player_2(hand=hand, deck=["spark"], discard=["jade"])

    assert (t.decider, t.you.hand, t.you.deck, t.you.discard) == (2, hand, ["spark"], ["jade"])


def test_an_effect_may_draw_beyond_five_cards() -> None:
    """DRAW-04. Mist's ability lets an ally with five cards draw four."""
    t = position(
        mages=("mist", "plain_two"), charges=5, hand=["crystal"], p2={"hand": ["jade"] * 5, "deck": ["spark"] * 5}
    )

    t.do("activate mist")

    assert (t.p(2).hand, t.p(2).deck) == (["jade"] * 5 + ["spark"] * 4, ["spark"])


def test_an_empty_deck_is_refilled_by_turning_the_discard_pile_over() -> None:
    """DRAW-05, DRAW-06. What is left is drawn first; then the oldest discarded card is the top one."""
    t = next_is_player_2(hand=["jade"], deck=["spark"], discard=["crystal", "ignite", "kindle", "aurora"])

    assert t.you.hand == ["jade", "spark", "crystal", "ignite", "kindle"]
    assert (t.you.deck, t.you.discard) == (["aurora"], [])


def test_the_deck_is_rebuilt_in_any_phase() -> None:
    """DRAW-05. Bottled Vortex draws in the main phase from an empty deck."""
    t = position(hand=["bottled_vortex", "crystal"], discard=["jade", "spark"])

    t.do("play bottled_vortex", "done")

    assert (t.asked, t.you.hand, t.you.deck, t.you.discard) == ("main", ["crystal", "jade"], ["spark"], [])


def test_the_deck_is_rebuilt_in_the_turn_of_the_nemesis_too() -> None:
    """DRAW-05. Skewer: suffer 3 and draw a card."""
    t = position("none", discard=["jade", "spark"])

    t.resolve("skewer").do("player 1")

    assert (t.you.hand, t.you.deck, t.you.discard, t.you.life) == (["jade"], ["spark"], [], 7)


def test_turning_the_discard_pile_over_does_not_shuffle_it() -> None:
    """DRAW-05. Ten different-looking cards come back exactly as they were discarded."""
    pile = ["spark", "crystal", "jade", "crystal", "spark", "ignite", "crystal", "kindle", "spark", "jade"]
    t = next_is_player_2(discard=pile)

    assert t.you.hand + t.you.deck == pile


def test_an_empty_deck_is_not_rebuilt_before_a_card_is_needed() -> None:
    """DRAW-07. The last card was drawn; the discard pile stays where it is."""
    t = next_is_player_2(hand=["crystal"] * 4, deck=["spark"], discard=["jade", "ignite"])

    assert (t.you.hand, t.you.deck, t.you.discard) == ([*["crystal"] * 4, "spark"], [], ["jade", "ignite"])


def test_a_card_discarded_while_the_deck_is_empty_joins_the_pile() -> None:
    """DRAW-07. So it is drawn after the older ones when the deck is rebuilt."""
    t = position(hand=["crystal", "spark"], discard=["jade"], aether=2, turn_deck=["player2"], p2={"hand": ["crystal"]})

    t.do("gain jade", "play crystal", "end")

    assert (t.you.hand, t.you.deck, t.you.discard) == (["spark", "jade", "jade", "crystal"], [], [])


def test_you_may_not_discard_cards_of_your_own_accord() -> None:
    """DRAW-08. Neither in the main phase nor at the end of the turn is it offered."""
    t = position(hand=["crystal", "spark"], deck=["jade"] * 3, turn_deck=["player2"], p2={"hand": ["crystal"]})

    assert t.options == ["play crystal", "prep spark 1", "end"]

    t.do("end")

    assert (t.decider, t.asked, t.you.hand, t.you.discard) == (2, "main", ["crystal", "spark", *["jade"] * 3], [])


def test_the_discard_pile_keeps_its_order_when_cards_leave_it() -> None:
    """DRAW-09. Bottled Vortex destroys two from it; the others lie as before."""
    t = position(
        hand=["bottled_vortex", "crystal"],
        deck=["crystal"],
        discard=["spark", "jade", "ignite", "kindle", "aurora"],
    )

    t.do("play bottled_vortex", "destroy kindle from discard", "destroy jade from discard")

    assert t.you.discard == ["spark", "ignite", "aurora"]


def test_the_discard_pile_is_open() -> None:
    """DRAW-09. A card from a shuffled deck that nobody knew is known once it is discarded."""
    t = position("none", deck=["crystal"] * 6, p2={"deck": ["jade"] * 6})

    t.resolve("gather_darkness").do("player 1")
    t.resolve("skewer").do("player 1")
    t.resolve("nix")

    assert view(t.game, 1)["players"][0]["discard"] == ["crystal"]


def test_the_cards_of_a_shuffled_deck_are_hidden() -> None:
    """GEN-05. Gather Darkness shuffles your deck; after that Reduce to Ash shows its top card and no other."""
    t = position(
        "nemesis",
        prepped={"I": "reduce_to_ash"},
        deck=["crystal", "jade", "spark"] * 2,
        hand=["crystal"],
        nemesis_deck=["gather_darkness", "tally_c1"],
        turn_deck=["player1"],
    )

    assert (t.asked, t.decider, view(t.game, 0)["players"][0]["deck"]) == ("may", 1, [t.you.deck[0], None])


def test_cards_reach_the_discard_pile_each_in_its_time() -> None:
    """DRAW-11. A cast spell before its effect, what it costs at once, gained cards at once, played ones at the end."""
    t = position(
        "casting",
        prepped={"I": "essence_theft"},
        hand=["spark", "burning_opal", "crystal", "jade"],
        deck=["spark"] * 5,
        turn_deck=["player2"],
        p2={"hand": ["crystal"], "deck": ["jade"], "life": 5},
    )
    seen = []

    for key in ["cast essence_theft 1", "discard spark", "play burning_opal", "discard crystal"]:
        seen.append(t.do(key).you.discard)
    t.do("gain bottled_vortex")
    seen.append(t.you.discard)
    t.do("play jade", "end", "discard jade")
    seen.append(t.you.discard)

    theft = ["essence_theft"]
    cost = [*theft, "spark"]
    both = [*cost, "crystal"]
    gained = [*both, "bottled_vortex"]
    assert seen == [theft, cost, cost, both, gained, [*gained, "jade", "burning_opal"]]


def test_a_discarded_card_goes_to_its_owners_pile() -> None:
    """DRAW-12. Thrash: the players together discard two cards, each onto the pile of its owner."""
    t = position("none", hand=["jade"], p2={"hand": ["spark"]})

    t.resolve("thrash").do("discard spark p2")

    assert (t.you.hand, t.you.discard) == ([], ["jade"])
    assert (t.p(2).hand, t.p(2).discard) == ([], ["spark"])


def test_a_spell_discarded_from_a_breach_goes_to_its_owners_pile() -> None:
    """DRAW-12. Dispel: the player with the most prepped spells loses the most expensive."""
    t = position("none", p2={"prepped": {"I": "spark", "II": "ignite"}})

    t.resolve("dispel")

    assert (t.p(2).prepped, t.p(2).discard, t.you.discard) == ([("spark", 1)], ["ignite"], [])


def test_with_deck_and_discard_pile_empty_fewer_cards_are_drawn() -> None:
    """DRAW-13, OPEN-06. Two cards are all there are; drawing stops there and it is no mistake."""
    t = next_is_player_2(hand=["jade"], deck=["spark"], discard=["crystal"])

    assert (t.decider, t.you.hand, t.you.deck, t.you.discard) == (2, ["jade", "spark", "crystal"], [], [])


def test_a_player_without_any_card_draws_none() -> None:
    """DRAW-13, OPEN-06. Nothing to draw, nothing drawn."""
    t = next_is_player_2()

    assert (t.decider, t.you.hand, t.you.deck, t.you.discard) == (2, [], [], [])


@pytest.mark.parametrize("order", list(permutations(["crystal", "jade", "spark"])))
def test_cards_discarded_together_land_in_the_order_their_owner_chooses(order: tuple[str, ...]) -> None:
    """OPEN-19. Woven Sky is discarded for three cards from hand."""
    t = position(hand=["crystal", "jade", "spark"], in_play=["woven_sky"], aether=2)

    t.do("discard woven_sky")
    assert (t.decider, t.options) == (1, ["discard crystal", "discard jade", "discard spark"])
    t.do(f"discard {order[0]}", f"discard {order[1]}")

    assert (t.you.discard, t.you.hand, t.in_play) == (list(order), [], [])


@pytest.mark.parametrize("order", [("linked_one", "linked_two"), ("linked_two", "linked_one")])
def test_spells_of_a_destroyed_breach_land_in_the_order_their_owner_chooses(order: tuple[str, str]) -> None:
    """OPEN-19. Two Link spells lay on it."""
    t = position("none", life=1, prepped={"I": ["linked_one", "linked_two"], "II": "spark"})

    t.resolve("tally_c3").do("player 1", "destroy breach 1")
    assert (t.decider, t.options) == (1, ["discard linked_one", "discard linked_two"])
    t.do(f"discard {order[0]}")

    assert (t.you.discard, t.you.prepped, t.options) == (list(order), [("spark", 2)], [])


def test_played_cards_are_ordered_by_kind_and_the_last_kind_is_not_asked_about() -> None:
    """PR-03, PR-05. Equal cards are one choice; `rest` takes them in the order played."""
    t = position(
        "draw",
        played=["crystal", "jade", "crystal", "searing_ruby"],
        deck=["spark"] * 5,
        p2={"hand": ["crystal"]},
        turn_deck=["player2"],
    )

    assert t.options == ["discard crystal", "discard jade", "discard searing_ruby", "rest"]

    t.do("discard jade", "discard crystal", "discard searing_ruby")

    assert t.you.discard == ["jade", "crystal", "searing_ruby", "crystal"]
