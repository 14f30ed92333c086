"""Who is protected instead of Gravehold: their life, their charges, and the ability that the last charge brings (EXPD-10)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.table import At, content, position
from unshuffled.rules.core.errors import BadSetup
from unshuffled.rules.core.scenario import Setup
from unshuffled.rules.core.setup import start
from unshuffled.rules.readings.views import view
from unshuffled.rules.saves import codec, transcript

THREE = ("plain_one", "plain_two", "plain_three")


def warded(phase: str = "main", **given: Any) -> At:
    """A position in which the ward is protected; the top card of its deck lets somebody draw."""
    given.setdefault("abilities", ["ward_gift", "ward_strike"])
    return position(phase, protect="ward", **given)


def shown(t: At) -> dict[str, Any]:
    return dict(view(t.game, 0)["protected"])


# Life


def test_who_is_protected_begins_with_their_own_life_no_charges_and_all_their_abilities() -> None:
    """EXPD-10."""
    t = position(protect="ward")

    assert (t.game.gravehold, t.game.gravehold_max) == (20, 20)
    assert shown(t) == {
        "id": "ward",
        "charges": 0,
        "charges_needed": 3,
        "deck": ["ward_gift", "ward_rest", "ward_strike"],
        "discard": [],
        "ability": None,
    }


@pytest.mark.parametrize(("difficulty", "life"), [("beginner", 25), ("normal", 20), ("expert", 20), ("extinction", 15)])
def test_the_level_changes_their_life_as_it_changes_that_of_gravehold(difficulty: str, life: int) -> None:
    """PR-134."""
    assert position(protect="ward", difficulty=difficulty).game.gravehold == life


def test_what_is_said_of_gravehold_is_about_them() -> None:
    """EXPD-10: an attack, the damage of an exhausted player, and what heals Gravehold."""
    assert warded("none").resolve("tally_c1").game.gravehold == 19
    assert warded("none", gravehold=10, life=0, p2={"life": 9}).resolve("tally_c3").do("player 1").game.gravehold == 8
    assert warded(charges=4, gravehold=10).do("activate plain_one").game.gravehold == 11


def test_the_game_is_lost_when_they_have_no_life_left() -> None:
    """EXPD-10, END-04."""
    t = warded("none", gravehold=1).resolve("tally_c1")

    assert (t.game.gravehold, t.game.outcome) == (0, "gravehold_fallen")


def test_life_above_the_maximum_stays_and_other_gains_give_nothing_meanwhile() -> None:
    """PR-143."""
    t = warded(abilities=["ward_rest"], protected_charges=1, gravehold=18, hand=["ward_bell", "ward_soup"])
    t.do("play ward_bell")
    assert (t.game.gravehold, t.game.gravehold_max) == (22, 20)

    assert t.do("play ward_soup").game.gravehold == 22
    assert t.resolve("tally_c1").game.gravehold == 21


def test_life_does_not_rise_above_the_maximum_unless_that_is_said() -> None:
    assert warded(gravehold=19, hand=["ward_soup"]).do("play ward_soup").game.gravehold == 20


def test_a_player_gains_life_above_the_maximum_where_that_is_said() -> None:
    """PR-143."""
    assert warded(hand=["ward_balm"], life=9).do("play ward_balm").you.life == 12


def test_an_exhausted_player_does_not_gain_life_above_the_maximum_either() -> None:
    """PR-143, EXH-08."""
    assert warded(hand=["ward_balm"], life=0).do("play ward_balm").you.life == 0


# Charges


def test_a_player_who_would_gain_charges_may_let_them_gain_these_instead() -> None:
    """EXPD-10. Also a charge that is paid for."""
    t = warded(aether=2).do("charge")
    assert (t.asked, t.decider, t.options, t.game.decision and t.game.decision.args) == (
        "give_charges",
        1,
        ["yes", "no"],
        (1,),
    )

    t.do("yes")

    assert (t.you.charges, t.game.protected_charges, t.you.aether) == (0, 1, 0)
    assert t.events("protected_charged") == [{"event": "protected_charged", "amount": 1}]


def test_a_player_may_keep_the_charges() -> None:
    t = warded(hand=["ward_bread"]).do("play ward_bread", "no")

    assert (t.you.charges, t.game.protected_charges, t.asked) == (2, 0, "main")
    assert t.events("charged") == [{"event": "charged", "seat": 0, "amount": 2}]


def test_nobody_is_asked_where_gravehold_is_protected() -> None:
    t = position(hand=["ward_bread"]).do("play ward_bread")

    assert (t.you.charges, t.asked) == (2, "main")


def test_a_player_gives_only_charges_for_which_the_mat_has_room() -> None:
    """PR-135."""
    t = warded(hand=["ward_bread"], charges=3).do("play ward_bread", "yes")

    assert (t.you.charges, t.game.protected_charges) == (3, 1)


def test_a_player_whose_mat_is_full_gives_none() -> None:
    """PR-135."""
    t = warded(hand=["ward_bread"], charges=4).do("play ward_bread")

    assert (t.asked, t.you.charges, t.game.protected_charges) == ("main", 4, 0)
    assert t.offers("charge") == []


def test_charges_that_are_a_players_own_are_not_given() -> None:
    """PR-136."""
    t = warded(hand=["ward_salt"]).do("play ward_salt")

    assert (t.asked, t.you.charges, t.game.protected_charges) == ("main", 2, 0)


def test_charges_that_find_no_space_are_lost() -> None:
    """PR-137."""
    t = warded(hand=["ward_bread"], protected_charges=2).do("play ward_bread", "yes")

    assert t.events("protected_charged") == [{"event": "protected_charged", "amount": 1}]
    assert (t.asked, t.you.charges, t.game.protected_charges) == ("choose_player", 0, 0)


def test_of_charges_that_are_divided_each_player_decides_about_their_own() -> None:
    t = warded(mages=THREE, hand=["ward_feast"]).do("play ward_feast", "2 to p2")
    assert (t.asked, t.decider) == ("give_charges", 2)
    t.do("yes")
    assert (t.asked, t.decider) == ("give_charges", 3)
    t.do("no")

    assert (t.p(2).charges, t.p(3).charges, t.game.protected_charges) == (0, 1, 2)


def test_a_card_counts_their_charges() -> None:
    assert warded(hand=["ward_count"], protected_charges=1).do("play ward_count").you.aether == 1
    assert warded(hand=["ward_count"], protected_charges=2).do("play ward_count").you.aether == 2


# Abilities


def test_with_the_last_charge_they_lose_all_and_resolve_the_top_card_of_the_ability_deck() -> None:
    """EXPD-10."""
    t = warded(aether=2, protected_charges=2, deck=["crystal"]).do("charge", "yes")
    assert (t.asked, t.game.protected_charges, shown(t)["ability"]) == ("choose_player", 0, "ward_gift")

    t.do("player 1")

    assert t.you.hand == ["crystal"]
    assert shown(t) | {"id": "", "charges_needed": 0} == {
        "id": "",
        "charges": 0,
        "charges_needed": 0,
        "deck": ["ward_strike"],
        "discard": ["ward_gift"],
        "ability": None,
    }
    assert t.course("protected_charged", "protected_charges_lost", "ability_resolved", "drawn") == [
        "protected_charged",
        "protected_charges_lost",
        "ability_resolved",
        "drawn",
    ]


def test_without_the_last_charge_nothing_is_resolved() -> None:
    t = warded(aether=2, protected_charges=1).do("charge", "yes")

    assert (t.asked, t.game.protected_charges, t.events("ability_resolved")) == ("main", 2, [])


def test_the_effect_that_gave_the_last_charge_is_finished_first() -> None:
    """PR-138."""
    t = warded(hand=["ward_bell"], protected_charges=1, deck=["crystal"]).do("play ward_bell", "player 1")

    assert t.course("aether_gained", "ability_resolved", "drawn") == ["aether_gained", "ability_resolved", "drawn"]


def test_an_effect_that_a_player_gave_the_charges_of_is_finished_first_too() -> None:
    """PR-138."""
    t = warded(hand=["ward_bread"], protected_charges=1, deck=["crystal"]).do("play ward_bread", "yes", "player 1")

    assert t.course("aether_gained", "ability_resolved", "drawn") == ["aether_gained", "ability_resolved", "drawn"]


def test_the_rest_of_a_card_that_caused_the_effect_comes_after_the_ability() -> None:
    """PR-138."""
    t = warded(hand=["ward_table", "ward_bell"], protected_charges=1).do("play ward_table", "player 1")

    assert [(event["event"], event.get("amount")) for event in t.seen if event["event"] in ("aether_gained", "ability_resolved")] == [
        ("aether_gained", 2),
        ("ability_resolved", None),
        ("aether_gained", 5),
    ]  # fmt: skip


def test_the_player_whose_charge_was_the_last_decides_for_the_ability() -> None:
    """PR-139."""
    t = warded(hand=["ward_toast"], protected_charges=2).do("play ward_toast")
    assert (t.asked, t.decider) == ("give_charges", 2)

    t.do("yes")

    assert (t.asked, t.decider) == ("choose_player", 2)


def test_an_empty_ability_deck_is_made_of_its_discard_pile() -> None:
    """EXPD-10."""
    t = warded(abilities=["ward_rest"], hand=["ward_bell", "ward_bell"], protected_charges=1, gravehold=5)
    t.do("play ward_bell")
    assert (t.game.ability_deck, len(t.game.ability_discard), t.game.gravehold) == ((), 1, 9)

    t.game.protected_charges = 1
    t.do("play ward_bell")

    assert (t.game.gravehold, len(t.game.ability_discard)) == (13, 1)
    assert t.course("ability_deck_shuffled") == ["ability_deck_shuffled"]


def test_damage_of_their_ability_is_dealt_by_no_player() -> None:
    """PR-140. Who deals damage to this minion gains a Corruption."""
    minion = next(
        card.id for card in content().cards if card.nemesis == "crooked_mask" and "damaged" in card.hooks and card.life
    )
    t = position(
        protect="ward",
        nemesis="crooked_mask",
        abilities=["ward_strike"],
        hand=["ward_bell"],
        protected_charges=1,
        in_play=[minion],
    )
    t.do("play ward_bell", f"target {minion}")

    assert (len(t.events("minion_damaged")), t.events("side_card_gained")) == (1, [])


def test_damage_of_a_players_card_is_dealt_by_that_player() -> None:
    minion = next(
        card.id for card in content().cards if card.nemesis == "crooked_mask" and "damaged" in card.hooks and card.life
    )
    t = position("casting", nemesis="crooked_mask", prepped={"I": "spark"}, in_play=[minion])
    t.do("cast spark 1", f"target {minion}")

    assert (len(t.events("minion_damaged")), len(t.events("side_card_gained"))) == (1, 1)


def test_what_reacts_to_any_players_ability_reacts_to_theirs() -> None:
    """PR-142."""
    t = warded(hand=["ward_song", "ward_bell"], protected_charges=1).do("play ward_song", "play ward_bell", "player 1")

    assert t.you.aether == 3


def test_what_reacts_to_your_own_ability_does_not_react_to_theirs() -> None:
    """PR-142."""
    t = warded(hand=["ward_hum", "ward_bell"], protected_charges=1).do("play ward_hum", "play ward_bell", "player 1")

    assert t.you.aether == 2


# Games without them


def test_what_a_card_says_about_them_does_nothing_without_them() -> None:
    """PR-141."""
    t = position(hand=["ward_bell", "ward_soup"], gravehold=10).do("play ward_bell", "play ward_soup")

    assert (t.you.aether, t.game.gravehold, t.game.protected_charges) == (2, 10, 0)
    assert "protected" not in view(t.game, 0)


def test_what_a_card_says_about_them_does_nothing_for_another_who_is_protected() -> None:
    """PR-141."""
    t = position(protect="other_ward", hand=["ward_bell", "ward_soup"], gravehold=10)
    t.do("play ward_bell", "play ward_soup")

    assert (t.you.aether, t.game.gravehold, t.game.protected_charges) == (2, 10, 0)


# Setup


def setup(**given: Any) -> Setup:
    return Setup(mages=["plain_one"], nemesis="tally", market=["deck_destruction_base"], **given)


@pytest.mark.parametrize(
    "wrong",
    [
        {"protect": "nobody"},
        {"protect": "ward", "abilities": ["other_ward_rest"]},
        {"protect": "ward", "abilities": ["ward_rest", "ward_rest"]},
        {"abilities": ["ward_rest"]},
    ],
)
def test_a_setup_protects_somebody_whom_the_packs_know_with_cards_of_theirs(wrong: dict[str, Any]) -> None:
    with pytest.raises(BadSetup) as refusal:
        start(content(), setup(**wrong), "a")

    assert refusal.value.code == "setup/protect"


def test_a_setup_says_which_ability_cards_there_are() -> None:
    """PR-147."""
    game = start(content(), setup(protect="ward", abilities=["ward_rest", "ward_gift"]), "a")

    assert view(game, 0)["protected"]["deck"] == ["ward_gift", "ward_rest"]


def test_the_order_of_the_ability_deck_comes_from_the_seed() -> None:
    orders = {start(content(), setup(protect="ward"), seed).ability_deck for seed in "abcdefgh"}

    assert len(orders) > 2
    assert start(content(), setup(protect="ward"), "a").ability_deck == start(content(), setup(protect="ward"), "a").ability_deck  # fmt: skip


def test_a_game_with_them_is_stored_and_written_down() -> None:
    game = start(content(), setup(protect="ward", abilities=["ward_rest", "ward_gift"]), "a")
    text = transcript.write(transcript.record_of(game, []))

    assert "\nprotect ward\nabilities ward_rest ward_gift\n" in text
    assert transcript.replay(content(), transcript.read(text)) == game
    assert codec.loads(content(), codec.dumps(game)) == game


def test_a_game_without_them_is_stored_and_written_down_as_before() -> None:
    game = start(content(), setup(), "a")

    assert "protect" not in transcript.write(transcript.record_of(game, []))
    assert not {"protect", "abilities"} & game.scenario.setup.as_data().keys()
