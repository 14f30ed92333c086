"""Abilities of the mages of the base game: what they do, and what they do not.

When they may be used is in `test_base_mages.py`.
"""

from __future__ import annotations

import pytest

from tests.table import At, position
from unshuffled.rules.readings.refusals import why


@pytest.mark.parametrize("card", ["tally_c2", "tally_b2"])
def test_adelheim_discards_the_drawn_attack_or_power_without_effect(card: str) -> None:
    """MAIN-26. Neither the attack nor IMMEDIATELY happens, nothing enters play, and no other card is drawn."""
    t = position(
        "nemesis",
        mages=("adelheim", "plain_two"),
        charges=5,
        hand=["crystal"],
        nemesis_deck=[card, "tally_c1"],
        turn_deck=["player1"],
    )
    assert (t.asked, t.decider, t.options) == ("activate", 1, ["activate adelheim", "no"])

    t.do("activate adelheim")

    assert (t.counter("unleashed"), t.game.gravehold, t.in_play) == (0, 30, [])
    assert (t.nemesis_discard, t.nemesis_deck, t.you.charges) == ([card], ["tally_c1"], 0)
    assert (t.asked, t.decider) == ("main", 1)


def test_adelheim_may_let_the_drawn_card_pass() -> None:
    """MAIN-24. The charges stay, the card resolves."""
    t = position(
        "nemesis",
        mages=("adelheim", "plain_two"),
        charges=5,
        hand=["crystal"],
        nemesis_deck=["tally_c2", "tally_c1"],
        turn_deck=["player1"],
    )

    t.do("no")

    assert (t.counter("unleashed"), t.game.gravehold, t.you.charges) == (1, 29, 5)
    assert (t.nemesis_discard, t.nemesis_deck) == (["tally_c2"], ["tally_c1"])


def test_adelheim_cannot_discard_a_minion() -> None:
    """Attack and power cards only: the minion enters play without a question."""
    t = position(
        "nemesis",
        mages=("adelheim", "plain_two"),
        charges=5,
        hand=["crystal"],
        nemesis_deck=["tally_a1", "tally_c1"],
        turn_deck=["player1"],
    )

    assert (t.asked, t.in_play, t.you.charges) == ("main", [("tally_a1", 5)], 5)


@pytest.mark.parametrize(("player", "lives"), [(1, (9, 3)), (2, (5, 7))])
def test_brama_lets_any_player_gain_four_life(player: int, lives: tuple[int, int]) -> None:
    """GEN-12, MAIN-26. Herself or an ally."""
    t = position(mages=("brama", "plain_two"), charges=5, hand=["crystal"], life=5, p2={"life": 3})

    t.do("activate brama", f"player {player}")

    assert ((t.you.life, t.p(2).life), t.you.charges) == (lives, 0)


def test_brama_heals_no_further_than_the_starting_life() -> None:
    """SETUP-10, DMG-11. From 8 to 10."""
    t = position(mages=("brama", "plain_two"), charges=5, hand=["crystal"], life=8)

    t.do("activate brama")

    assert (t.you.life, t.p(2).life) == (10, 10)


def test_jian_casts_a_spell_twice_and_discards_it_once() -> None:
    """CAST-12, CAST-14, MAIN-26. An ally's spell goes to the ally's pile after the second time."""
    t = position(
        mages=("jian", "plain_two"),
        charges=4,
        hand=["crystal"],
        prepped={"I": "ignite"},
        p2={"prepped": {"I": "spark"}},
    )

    t.do("activate jian")
    assert t.options == ["cast ignite 1", "cast spark 1 p2"]
    t.do("cast spark 1 p2")

    assert (t.game.nemesis_life, t.you.charges, t.you.prepped, t.you.discard) == (68, 0, [("ignite", 1)], [])
    assert (t.p(2).prepped, t.p(2).discard) == ([], ["spark"])


def test_jian_may_cast_an_own_spell_and_chooses_again_each_time() -> None:
    """CAST-05. All of the spell happens twice, each time with choices of its own; it is discarded the second time."""
    t = position(
        mages=("jian", "plain_two"), charges=4, hand=["crystal", "jade"], prepped={"I": "essence_theft"}, life=5
    )

    t.do("activate jian")
    first = (t.game.nemesis_life, t.you.prepped, t.you.discard)
    t.do("discard jade")
    second = (t.game.nemesis_life, t.you.prepped, t.you.discard)
    t.do("no")

    assert first == (67, [("essence_theft", 1)], [])
    assert second == (64, [], ["jade", "essence_theft"])
    assert (t.game.nemesis_life, t.you.life, t.you.hand) == (64, 6, ["crystal"])


def test_kadir_returns_up_to_three_spells_and_allows_two_to_each_open_breach() -> None:
    """PREP-10, MAIN-26. Spells only; two to breach I, and not a third."""
    t = position(
        mages=("kadir", "plain_two"), charges=5, hand=["crystal"], discard=["spark", "ignite", "jade", "spark", "spark"]
    )

    t.do("activate kadir")
    assert t.options == ["take spark", "take ignite", "done"]
    t.do("take spark", "take ignite", "take spark")
    assert (t.you.hand, t.you.discard) == (["crystal", "spark", "ignite", "spark"], ["jade", "spark"])
    t.do("prep spark 1", "prep ignite 1")

    assert (t.you.prepped, t.you.charges) == ([("spark", 1), ("ignite", 1)], 0)
    assert t.options == ["play crystal", "end"]


def test_kadir_may_return_no_spell_at_all() -> None:
    """EFF-11. Two spells to a breach are allowed all the same."""
    t = position(mages=("kadir", "plain_two"), charges=5, hand=["spark", "spark", "crystal"], discard=["spark"])

    t.do("activate kadir", "done", "prep spark 1", "prep spark 1")

    assert (t.you.prepped, t.you.discard) == ([("spark", 1), ("spark", 1)], ["spark"])


def test_kadir_helps_the_player_whose_main_phase_it_is() -> None:
    """The ally takes the spells and preps them, not Kadir."""
    t = position(
        mages=("plain_one", "kadir"),
        hand=["crystal"],
        discard=["spark", "spark"],
        p2={"charges": 5, "hand": ["spark"], "discard": ["ignite"]},
    )

    t.do("activate kadir")
    assert (t.decider, t.options) == (1, ["take spark", "done"])
    t.do("take spark", "take spark", "prep spark 1", "prep spark 1")

    assert (t.you.prepped, t.you.hand, t.you.discard) == ([("spark", 1), ("spark", 1)], ["crystal"], [])
    assert (t.p(2).charges, t.p(2).hand, t.p(2).discard) == (0, ["spark"], ["ignite"])


def test_kadir_does_not_allow_two_spells_to_a_closed_breach() -> None:
    """Open breaches only: focused breach II takes one."""
    t = position(
        mages=("kadir", "plain_two"), charges=5, hand=["spark"] * 3, discard=["jade"], prepped={"I": "ignite"}, aether=2
    )

    t.do("activate kadir", "focus 2", "prep spark 2")

    assert t.options == ["prep spark 1", "end"]


def test_the_leave_of_kadir_ends_with_the_turn() -> None:
    """In the next turn a breach holds one spell again (PREP-02)."""
    t = position(
        mages=("kadir", "plain_two"),
        charges=5,
        hand=["crystal", "spark", "spark", "spark", "spark"],
        prepped={"I": "ignite"},
        turn_deck=["player1", "nemesis"],
    )

    t.do("activate kadir")
    now = t.options
    t.do("end", "end")

    assert (now, t.options) == (["play crystal", "prep spark 1", "end"], ["play crystal", "end"])


def test_lash_shuffles_a_player_turn_order_card_back_and_that_player_suffers_one() -> None:
    """MAIN-26, GEN-12. The chosen player's card, the chosen player's damage."""
    t = position(
        mages=("lash", "plain_two"),
        charges=5,
        hand=["crystal"],
        turn_deck=[],
        turn_discard=["player1", "player2", "nemesis"],
    )

    t.do("activate lash")
    assert (t.decider, t.options) == (1, ["player 1", "player 2"])
    t.do("player 2")

    assert (t.turn_deck, t.turn_discard) == (["player2"], ["player1", "nemesis"])
    assert (t.you.life, t.p(2).life, t.you.charges) == (10, 9, 0)


def test_lash_needs_a_card_in_the_discard_pile() -> None:
    """EFF-06. Only a player whose card lies there can be chosen; one of two cards is taken."""
    t = position(
        mages=("lash", "plain_two"),
        charges=5,
        hand=["crystal"],
        turn_deck=["player1"],
        turn_discard=["player2", "player2", "nemesis"],
    )

    t.do("activate lash")

    assert (sorted(t.turn_deck), t.turn_discard) == (["player1", "player2"], ["player2", "nemesis"])
    assert (t.you.life, t.p(2).life) == (10, 9)


@pytest.mark.parametrize(
    ("discarded", "offered"),
    [
        ([], []),
        (["wild", "nemesis"], []),
        (["wild", "nemesis", "player2"], ["activate lash"]),
    ],
)
def test_lash_is_offered_only_while_a_card_can_return(discarded: list[str], offered: list[str]) -> None:
    """PR-46, PR-22. Otherwise somebody would suffer 1 damage for nothing."""
    t = position(
        mages=("lash", "plain_two", "plain_three"), charges=5, turn_deck=["player1", "player3"], turn_discard=discarded
    )

    reason = why(t.game, "activate lash")

    assert t.offers("activate") == offered
    assert (reason.code, reason.args) == (("legal", ()) if offered else ("ability_in_vain", ("lash",)))


@pytest.mark.parametrize(("discarded", "offered"), [(["nemesis"], []), (["player1"], ["activate lash"])])
def test_alone_lash_too_needs_a_card_that_can_return(discarded: list[str], offered: list[str]) -> None:
    """PR-46."""
    t = position(mages=("lash",), charges=5, turn_deck=["player1"], turn_discard=discarded)

    assert t.offers("activate") == offered


def test_an_ability_that_costs_only_its_charges_is_offered_even_if_it_does_nothing() -> None:
    """PR-46, MAIN-24. The twin: Brama while everybody is at full life."""
    t = position(mages=("brama", "plain_two"), charges=5)

    t.do("activate brama")

    assert (t.you.charges, t.you.life, t.p(2).life, t.asked) == (0, 10, 10, "main")


def test_lash_never_takes_the_wild_card() -> None:
    """PR-22. It is nobody's own."""
    t = position(
        mages=("lash", "plain_two", "plain_three"),
        charges=5,
        hand=["crystal"],
        turn_deck=["player2", "player3"],
        turn_discard=["wild", "player1"],
    )

    t.do("activate lash")

    assert (sorted(t.turn_deck), t.turn_discard) == (["player1", "player2", "player3"], ["wild"])
    assert [t.p(n).life for n in (1, 2, 3)] == [9, 10, 10]


def test_lash_acts_in_the_main_phase_of_an_ally_and_chooses() -> None:
    """The owner of the ability makes the choice, not the player whose turn it is."""
    t = position(
        mages=("plain_one", "lash"),
        hand=["crystal"],
        p2={"charges": 5},
        turn_deck=[],
        turn_discard=["player2", "player1"],
    )

    t.do("activate lash")
    assert (t.decider, t.options) == (2, ["player 1", "player 2"])
    t.do("player 1")

    assert (t.turn_deck, t.turn_discard, t.you.life, t.p(2).life) == (["player1"], ["player2"], 9, 10)


def test_mist_lets_an_ally_draw_four_cards() -> None:
    """MAIN-26, DRAW-05. Turning the discard pile over if need be; Mist draws nothing."""
    t = position(
        mages=("mist", "plain_two"),
        charges=5,
        hand=["crystal"],
        deck=["jade"],
        p2={"hand": ["spark"], "deck": ["jade", "spark"], "discard": ["crystal", "ignite", "spark"]},
    )

    t.do("activate mist")

    assert (t.you.hand, t.you.deck, t.you.charges) == (["crystal"], ["jade"], 0)
    assert t.p(2).hand == ["spark", "jade", "spark", "crystal", "ignite"]
    assert (t.p(2).deck, t.p(2).discard) == (["spark"], [])


def test_mist_chooses_among_the_allies() -> None:
    """GEN-11. Not herself."""
    t = position(
        mages=("mist", "plain_two", "plain_three"),
        charges=5,
        hand=["crystal"],
        p2={"deck": ["spark"] * 4},
        p3={"deck": ["jade"] * 4},
    )

    t.do("activate mist")
    assert (t.decider, t.options) == (1, ["player 2", "player 3"])
    t.do("player 3")

    assert [t.p(n).hand for n in (1, 2, 3)] == [["crystal"], [], ["jade"] * 4]


def test_mist_alone_draws_the_cards_herself() -> None:
    """SOLO-05. In true solo you are your own ally."""
    t = position(mages=("mist",), charges=5, hand=["crystal"], deck=["jade"] * 5)

    t.do("activate mist")

    assert (t.you.hand, t.you.deck) == (["crystal"] + ["jade"] * 4, ["jade"])


def warded(answer: str, *turns: str) -> At:
    """Phaedraxa answers before the first of these turns; a minion hits a player, an attack hits Gravehold."""
    t = position(
        "turn",
        mages=("phaedraxa", "plain_two"),
        charges=5,
        p2={"hand": ["crystal"]},
        in_play=[("tally_a1", 5)],
        nemesis_deck=["tally_c3", "tally_c1", "tally_c1"],
        turn_deck=turns,
    )
    assert (t.asked, t.decider, t.options) == ("activate", 1, ["activate phaedraxa", "no"])
    return t.do(answer)


def test_phaedraxa_prevents_all_damage_of_the_turn_just_drawn() -> None:
    """MAIN-26. Neither Gravehold (the minion) nor the chosen player (the attack) suffers."""
    t = warded("activate phaedraxa", "nemesis", "player2")
    t.do("player 2")

    assert (t.game.gravehold, t.you.life, t.p(2).life, t.you.charges) == (30, 10, 10, 0)
    assert (t.asked, t.decider, t.nemesis_discard) == ("main", 2, ["tally_c3"])


def test_phaedraxa_may_let_the_turn_take_its_course() -> None:
    """MAIN-24. The charges stay, and the damage is suffered."""
    t = warded("no", "nemesis", "nemesis")
    t.do("player 2")

    assert (t.game.gravehold, t.you.life, t.p(2).life, t.you.charges) == (29, 10, 9, 5)
    assert (t.asked, t.decider) == ("activate", 1)


def test_the_rune_of_phaedraxa_does_not_last_into_the_next_turn() -> None:
    """The turn just drawn, no other: the second nemesis turn brings 1 from the minion and 1 from the attack."""
    t = warded("activate phaedraxa", "nemesis", "nemesis", "player2")
    t.do("player 2")

    assert (t.game.gravehold, t.you.life, t.p(2).life) == (28, 10, 10)


def test_phaedraxa_also_prevents_damage_in_a_player_turn() -> None:
    """Any turn order card will do; damage to the nemesis is not prevented."""
    t = position(
        "turn",
        mages=("phaedraxa", "plain_two"),
        charges=5,
        hand=["coal_shard", "crystal"],
        prepped={"II": "spark"},
        turn_deck=["player1", "nemesis"],
    )

    t.do("activate phaedraxa", "cast spark 2", "play coal_shard")

    assert (t.you.life, t.you.aether, t.you.charges, t.game.nemesis_life) == (10, 3, 1, 69)


def test_xaxos_gives_a_single_ally_the_four_charges_and_orders_the_turn_order_deck() -> None:
    """PR-23, MAIN-26. The deck is put back in the order chosen, from the top; the discard pile is not touched."""
    t = position(
        mages=("xaxos", "plain_two"),
        charges=5,
        hand=["crystal"],
        turn_deck=["nemesis", "player1", "player2"],
        turn_discard=["nemesis"],
    )

    t.do("activate xaxos")
    assert (t.decider, t.options) == (1, ["card player1", "card player2", "card nemesis"])
    t.do("card player2", "card nemesis")

    assert (t.you.charges, t.p(2).charges) == (0, 4)
    assert (t.turn_deck, t.turn_discard) == (["player2", "nemesis", "player1"], ["nemesis"])


def test_the_players_divide_the_charges_of_xaxos_among_the_allies() -> None:
    """PR-23, PR-04, GEN-11. Any share, and Xaxos gets none."""
    t = position(
        mages=("xaxos", "plain_two", "plain_three"), charges=5, hand=["crystal"], turn_deck=["nemesis", "nemesis"]
    )

    t.do("activate xaxos")
    assert (t.decider, t.options) == (0, [f"{n} to p2" for n in range(5)])
    t.do("1 to p2")

    assert [t.p(n).charges for n in (1, 2, 3)] == [0, 1, 3]


def test_no_ally_takes_more_of_the_charges_of_xaxos_than_fit() -> None:
    """PR-23, MAIN-23. Two fit on the one mat, so at least two go to the other."""
    t = position(
        mages=("xaxos", "plain_two", "plain_three"),
        charges=5,
        hand=["crystal"],
        p2={"charges": 3},
        p3={"charges": 3},
        turn_deck=["nemesis"],
    )

    t.do("activate xaxos")
    assert t.options == ["1 to p2", "2 to p2"]
    t.do("2 to p2")

    assert [t.p(n).charges for n in (1, 2, 3)] == [0, 5, 5]


def test_xaxos_acts_in_the_main_phase_of_an_ally() -> None:
    """The charges go to the allies of Xaxos, and Xaxos orders the deck."""
    t = position(mages=("plain_one", "xaxos"), hand=["crystal"], p2={"charges": 5}, turn_deck=["player1", "nemesis"])

    t.do("activate xaxos")
    assert (t.decider, t.options) == (2, ["card player1", "card nemesis"])
    t.do("card nemesis")

    assert (t.you.charges, t.p(2).charges, t.turn_deck) == (4, 0, ["nemesis", "player1"])
