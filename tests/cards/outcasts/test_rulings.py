"""Rulings on points that no book answers, each with its twin."""

from __future__ import annotations

import pytest

from tests.ideas.laid import does
from tests.table import At, content, position


def marked(t: At, number: int = 1, card: str = "marked_for_death") -> At:
    """This card lies in front of this player."""
    t.game.players[number - 1].in_front = (content().index[card],)
    return t


# The turn order deck is revealed while it is empty


@pytest.mark.parametrize(("deck", "asked"), [([], 4), (["player1", "nemesis"], 2)])
def test_an_empty_turn_order_deck_is_shuffled_before_all_of_it_is_revealed(deck: list[str], asked: int) -> None:
    """REV-03, TURN-08, OPEN-26. A deck that is not empty is revealed as it is."""
    discard = ["player1", "player2", "nemesis", "nemesis"]
    t = does(position("none", turn_deck=deck, turn_discard=discard), "[reorder_turn_order]", 0)

    assert (t.asked, t.game.decision and t.game.decision.most) == ("order_turn_order", asked)
    assert t.turn_discard == ([] if not deck else discard)


# Marked for Death and the mat


def test_the_mat_of_the_nemesis_does_not_know_who_is_marked_for_death() -> None:
    """PR-155. Unleash is no nemesis card: the players choose."""
    t = marked(position("none", nemesis="umbra_titan", turn_discard=["nemesis"])).unleash()
    t.do("choose 1")

    assert (t.asked, t.options) == ("choose_player", ["player 1", "player 2"])


def test_a_nemesis_card_does() -> None:
    t = marked(position("none")).resolve("withering_rot")

    assert (t.asked, t.you.life, t.p(2).life) == ("", 7, 10)


# Another player's Cursed Bolt


def test_a_cursed_bolt_goes_on_its_owners_deck() -> None:
    """PR-156. An ally casts it."""
    t = does(position("none", p2={"prepped": {"I": "cursed_bolt"}}), "[{cast: {whose: any_player}}]", 0)

    assert (t.you.deck, t.p(2).deck, t.p(2).discard) == ([], ["cursed_bolt"], [])


# Cards in front of players at the end of the nemesis's cards


@pytest.mark.parametrize("card", ["hemorrhage", "marked_for_death"])
def test_an_attack_in_front_of_a_player_does_not_keep_the_nemesis_alive(card: str) -> None:
    """PR-157, END-02."""
    t = marked(position(nemesis_deck=[]), card=card).do("end")

    assert t.game.outcome == "nemesis_spent"


def test_a_minion_in_play_does() -> None:
    assert position(nemesis_deck=[], in_play=["mage_devourer"]).do("end").game.outcome == ""


# Clarifying Light


def light(**given: object) -> At:
    t = position(protect="xaxos_outcast", abilities=["clarifying_light"], protected_charges=7, aether=2, **given)  # type: ignore[arg-type]
    return t.do("charge", "yes")


OPEN = {"I": "open", "II": "open", "III": "open", "IV": "open"}


def test_clarifying_light_goes_to_a_player_with_a_closed_breach_if_there_is_one() -> None:
    """PR-158, PR-08."""
    t = light(breaches=OPEN, life=1)

    assert (t.asked, t.decider) == ("open_breach", 2)


def test_without_a_closed_breach_it_goes_to_anyone() -> None:
    assert light(breaches=OPEN, p2={"breaches": OPEN}, life=1).asked == "choose_player"
