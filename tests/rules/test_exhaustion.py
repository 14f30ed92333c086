"""Exhaustion: its four steps, when they begin, several players at once, life afterwards, and losing by it (EXH)."""

from typing import Any

import pytest

from tests.table import At, position

THREE = ("plain_one", "plain_two", "plain_three")
STEPS = ("exhausted", "unleashed", "breach_destroyed", "charges_lost", "gravehold_suffered")


def steps_of(t: At) -> list[tuple[str, int]]:
    """What happened, with the player (from 1) or the amount; -1 where there is neither."""
    return [
        (str(e["event"]), int(e["seat"]) + 1 if "seat" in e else int(e.get("amount", -1)))
        for e in t.seen
        if e["event"] in STEPS
    ]


def test_the_steps_of_exhaustion_come_in_their_order() -> None:
    """EXH-01, EXH-02, EXH-03, EXH-04, EXH-05, KEY-15. Brute: 4 damage to a player with 1 life."""
    t = position("none", life=1, charges=3, prepped={"I": "spark"}, p2={"charges": 2}, in_play=["scourge_brute"])

    t.main_phase_of_nemesis().do("player 1", "destroy breach 1")

    assert steps_of(t) == [
        ("exhausted", 1),
        ("unleashed", -1),
        ("unleashed", -1),
        ("breach_destroyed", 1),
        ("charges_lost", 1),
        ("gravehold_suffered", 6),
    ]
    assert (t.you.life, t.you.exhausted, t.you.charges, t.you.discard) == (0, True, 0, ["spark"])
    assert (t.you.breaches, t.you.prepped) == (["none", "right", "right", "right"], [])
    assert (t.game.gravehold, t.counter("unleashed"), t.game.outcome) == (24, 2, "")
    assert (t.p(2).life, t.p(2).exhausted, t.p(2).charges, t.p(2).breaches[0]) == (10, False, 2, "open")


def test_a_player_with_life_left_is_not_exhausted() -> None:
    """EXH-01. 4 damage to a player with 5 life."""
    t = position("none", life=5, charges=3, in_play=["scourge_brute"])

    t.main_phase_of_nemesis().do("player 1")

    assert (t.you.life, t.you.exhausted, t.you.charges, steps_of(t), t.options) == (1, False, 3, [], [])


def test_exactly_enough_damage_exhausts_and_leaves_no_excess() -> None:
    """EXH-01, EXH-05. 4 damage to a player with 4 life: Gravehold suffers nothing."""
    t = position("none", life=4, in_play=["scourge_brute"])

    t.main_phase_of_nemesis().do("player 1", "destroy breach 4")

    assert (t.you.exhausted, t.game.gravehold, t.counter("unleashed")) == (True, 30, 2)


@pytest.mark.parametrize(
    ("breach", "left"), [(1, [("kindle", 3)]), (3, [("spark", 1)]), (4, [("spark", 1), ("kindle", 3)])]
)
def test_the_exhausted_player_chooses_any_breach_of_their_own(breach: int, left: list[tuple[str, int]]) -> None:
    """EXH-03. Open or closed, with a spell or without; a spell there is discarded and not cast."""
    t = position(
        "none",
        p2={"life": 4, "prepped": {"I": "spark", "III": "kindle"}, "breaches": {"III": "open"}},
        in_play=["scourge_brute"],
    )

    t.main_phase_of_nemesis().do("player 2")
    assert (t.decider, t.options) == (2, [f"destroy breach {n}" for n in (1, 2, 3, 4)])
    t.do(f"destroy breach {breach}")

    assert (t.p(2).breaches[breach - 1], t.p(2).prepped) == ("none", left)
    assert (sorted(t.p(2).discard), t.game.nemesis_life) == (
        sorted({"spark", "kindle"} - {name for name, _ in left}),
        70,
    )


def test_both_spells_of_a_destroyed_breach_are_discarded() -> None:
    """EXH-03, PREP-07. To their owner's discard pile, in the order the owner says (OPEN-19)."""
    t = position("none", life=4, prepped={"I": ["linked_one", "linked_two"]}, in_play=["scourge_brute"])

    t.main_phase_of_nemesis().do("player 1", "destroy breach 1", "discard linked_two")

    assert (t.you.prepped, t.you.discard) == ([], ["linked_two", "linked_one"])


@pytest.mark.parametrize(("life", "gravehold"), [(4, 30), (3, 28), (2, 26), (1, 24)])
def test_damage_beyond_the_remaining_life_is_doubled_once_and_dealt_to_gravehold(life: int, gravehold: int) -> None:
    """EXH-05, EXH-13. An excess of 1 is 2, of 3 is 6."""
    t = position("none", life=life, in_play=["scourge_brute"])

    t.main_phase_of_nemesis().do("player 1", "destroy breach 1")

    assert t.game.gravehold == gravehold


def test_only_the_damage_that_was_left_after_a_reduction_counts_as_excess() -> None:
    """EXH-05, DMG-13. Equilibrium makes 3 of the 4; with 1 life the excess is 2."""
    t = position("none", life=1, prepped={"I": "equilibrium"}, in_play=["scourge_brute"])

    t.main_phase_of_nemesis().do("player 1", "destroy breach 2")

    assert t.game.gravehold == 26


def test_an_unleash_is_finished_before_the_steps_begin() -> None:
    """EXH-06, ED-13. Scourge's Unleash: a player suffers 1, then Gravehold suffers 1."""
    t = position("none", nemesis="scourge", life=1, charges=1)

    t.unleash().do("player 1")
    assert steps_of(t) == [("unleashed", -1), ("exhausted", 1), ("gravehold_suffered", 1), ("unleashed", -1)]
    t.do("player 2", "player 2", "destroy breach 1")

    assert steps_of(t)[3:] == [
        ("unleashed", -1),
        ("gravehold_suffered", 1),
        ("unleashed", -1),
        ("gravehold_suffered", 1),
        ("breach_destroyed", 1),
        ("charges_lost", 1),
    ]
    assert (t.p(2).life, t.game.gravehold) == (8, 27)


def test_the_steps_come_between_two_unleashes_of_one_card() -> None:
    """EXH-06, NEM-24. Exhausted in the first of two: that one is finished, then the steps, then the second."""
    t = position("none", nemesis="scourge", life=1, charges=1)

    t.resolve("scourge_double").do("player 1", "player 2", "player 2", "destroy breach 1")
    assert steps_of(t)[-2:] == [("charges_lost", 1), ("unleashed", -1)]
    t.do("player 2")

    assert (len(t.events("unleashed")), t.p(2).life, t.game.gravehold) == (4, 7, 26)


def test_outside_an_unleash_the_steps_begin_at_once() -> None:
    """EXH-01, EXH-06. The rest of the attack comes afterwards."""
    t = position("none", life=1, charges=1, nemesis_deck=["tally_c1"])

    t.resolve("tally_c3").do("player 1")

    assert (t.asked, t.nemesis_discard, t.counter("unleashed")) == ("destroy_breach", [], 2)


def test_an_exhausted_player_plays_on_as_before() -> None:
    """EXH-07. The same cards, the same options: gems, gaining, focusing, charging, prepping, the ability."""
    given: dict[str, Any] = {"hand": ["crystal", "spark", "jade"], "aether": 9, "charges": 4}
    exhausted, healthy = position(life=0, **given), position(life=10, **given)
    assert exhausted.options == healthy.options

    exhausted.do("play crystal", "gain jade", "focus 2", "prep spark 2", "activate plain_one", "charge")

    assert (exhausted.you.aether, exhausted.you.charges, exhausted.you.prepped) == (4, 1, [("spark", 2)])
    assert (exhausted.you.discard, exhausted.you.life) == (["jade"], 0)


def test_an_exhausted_player_still_takes_turns_and_casts() -> None:
    """EXH-07. Their turn order card gives them a turn."""
    t = position("turn", p2={"life": 0, "prepped": {"I": "spark"}, "hand": ["crystal"]}, turn_deck=["player2"])

    t.do("cast spark 1")

    assert (t.decider, t.asked, t.game.nemesis_life) == (2, "main", 69)


@pytest.mark.parametrize(("before", "after"), [(0, 0), (1, 3)])
def test_an_exhausted_player_cannot_gain_life(before: int, after: int) -> None:
    """EXH-08, DMG-11. Vimcraft Oath: an ally draws a card and gains 2 life; an exhausted one only draws."""
    t = position(mages=("gex", "plain_two"), charges=5, hand=["crystal"], p2={"life": before, "deck": ["spark"]})

    t.do("activate gex")

    assert (t.p(2).life, t.p(2).exhausted, t.p(2).hand) == (after, before == 0, ["spark"])


def test_exhaustion_lasts() -> None:
    """EXH-08. Neither the end of the turn nor a turn later changes it."""
    t = position(life=0, hand=["crystal"], p2={"hand": ["crystal"]}, turn_deck=["player2", "player1"])

    t.do("end", "end")

    assert (t.decider, t.you.life, t.you.exhausted) == (1, 0, True)


@pytest.mark.parametrize(
    ("lives", "options", "after"),
    [
        ((0, 3, 5), [], (0, 1, 5)),
        ((0, 5, 5), ["player 2", "player 3"], (0, 5, 5)),
        ((5, 0, 0), [], (3, 0, 0)),
    ],
)
def test_the_player_with_the_lowest_life_is_never_an_exhausted_one(
    lives: tuple[int, int, int], options: list[str], after: tuple[int, int, int]
) -> None:
    """EXH-09, EFF-05. The lowest-life player suffers 2."""
    one, two, three = lives
    t = position("none", mages=THREE, life=one, p2={"life": two}, p3={"life": three}, in_play=[("tally_b3", 1)])

    t.main_phase_of_nemesis()

    assert (t.options, tuple(t.p(n).life for n in (1, 2, 3)), t.game.gravehold) == (options, after, 30)


def test_damage_to_an_exhausted_player_hits_gravehold_twice_as_hard_and_nothing_else() -> None:
    """EXH-10, EXH-11. Skewer: 3 damage become 6; no step of exhaustion is repeated; the card is drawn."""
    t = position("none", life=0, charges=2, prepped={"I": "spark"}, deck=["jade"])

    t.resolve("skewer").do("player 1")

    assert (t.game.gravehold, t.counter("unleashed"), t.options, t.you.hand) == (24, 1, [], ["jade"])
    assert (t.you.charges, t.you.prepped, t.you.breaches[0]) == (2, [("spark", 1)], "open")


@pytest.mark.parametrize(("life", "left", "gravehold"), [(0, 0, 26), (5, 4, 30)])
def test_equilibrium_of_an_exhausted_player_reduces_nothing(life: int, left: int, gravehold: int) -> None:
    """PR-59, EXH-10, CTXT-25. 2 damage: Gravehold suffers 4; a player with life left suffers 1."""
    t = position("none", prepped={"I": "equilibrium"}, life=life, in_play=["howling_spinners"])

    t.main_phase_of_nemesis().do("player 1")

    assert (t.you.life, t.game.gravehold) == (left, gravehold)


def test_damage_to_an_exhausted_player_within_their_own_steps_is_doubled() -> None:
    """EXH-10, EXH-11, EXH-02. Named again in the two Unleashes: 2 to Gravehold each time, and the steps go on."""
    t = position("none", nemesis="scourge", life=1, in_play=["scourge_brute"])

    t.main_phase_of_nemesis().do("player 1", "player 1", "player 1", "destroy breach 1")

    # Each Unleash: 2 for the exhausted player and 1 of its own. The excess of 3 is 6.
    assert (t.game.gravehold, len(t.events("exhausted")), t.options) == (30 - 3 - 3 - 6, 1, [])


def test_if_all_players_are_exhausted_the_game_is_lost_before_any_step() -> None:
    """EXH-12, OPEN-05, END-03. No Unleash, no breach, no charges, no excess damage."""
    t = position("none", life=1, charges=3, p2={"life": 0}, in_play=["scourge_brute"])

    t.main_phase_of_nemesis().do("player 1")

    assert (t.game.outcome, t.options, t.game.gravehold, t.counter("unleashed")) == ("all_exhausted", [], 30, 0)
    assert (t.you.charges, t.you.breaches[0]) == (3, "open")


def test_one_player_with_life_left_is_enough() -> None:
    """EXH-12. Two of three exhausted: the game goes on."""
    t = position("none", mages=THREE, life=1, p2={"life": 0}, p3={"life": 1}, in_play=["scourge_brute"])

    t.main_phase_of_nemesis().do("player 1", "destroy breach 1")

    assert (t.game.outcome, t.game.gravehold, t.counter("unleashed")) == ("", 24, 2)


def test_alone_being_exhausted_does_not_lose_the_game() -> None:
    """EXH-12, SOLO-07. The steps are carried out."""
    t = position("none", mages=("plain_one",), life=1, in_play=["scourge_brute"])

    t.main_phase_of_nemesis().do("destroy breach 1")

    assert (t.game.outcome, t.you.exhausted, t.game.gravehold, t.counter("unleashed")) == ("", True, 24, 2)


def test_a_nemesis_mat_may_replace_the_first_step() -> None:
    """EXH-14, GEN-03. Hollow Crown: Gravehold suffers 4 instead of two Unleashes; the other steps stay."""
    t = position("none", nemesis="hollow_crown", life=1, charges=1, in_play=["hollow_crown_lurzan", "scourge_brute"])

    t.main_phase_of_nemesis().do("player 1", "destroy breach 1")

    assert steps_of(t) == [
        ("exhausted", 1),
        ("gravehold_suffered", 4),
        ("breach_destroyed", 1),
        ("charges_lost", 1),
        ("gravehold_suffered", 6),
    ]


@pytest.mark.parametrize(("first", "second"), [(1, 2), (2, 1)])
def test_several_players_exhausted_in_one_unleash_are_processed_in_a_chosen_order(first: int, second: int) -> None:
    """OPEN-08, EXH-06, EFF-10. Holadran: two players suffer 1. The steps of one are complete before the next."""
    t = position(
        "none",
        nemesis="hollow_crown",
        mages=THREE,
        life=1,
        charges=1,
        p2={"life": 1, "charges": 1},
        in_play=["hollow_crown_holadran"],
    )

    t.unleash().do("player 1", "player 2")
    assert (t.decider, t.options, t.p(1).life, t.p(2).life) == (0, ["player 1", "player 2"], 0, 0)
    t.do(f"player {first}", "destroy breach 1", "destroy breach 1")

    assert steps_of(t)[3:] == [
        ("gravehold_suffered", 4),
        ("breach_destroyed", first),
        ("charges_lost", first),
        ("gravehold_suffered", 4),
        ("breach_destroyed", second),
        ("charges_lost", second),
    ]


@pytest.mark.parametrize(("first", "second"), [(1, 3), (3, 1)])
def test_several_players_exhausted_by_one_effect_are_processed_in_a_chosen_order(first: int, second: int) -> None:
    """OPEN-08, EFF-10. Storm, an attack: each player suffers 2 before any steps begin; then Gravehold suffers 1."""
    t = position("none", mages=THREE, life=1, p2={"life": 9}, p3={"life": 1})

    t.resolve("scourge_storm")
    assert [t.p(n).life for n in (1, 2, 3)] == [0, 7, 0]
    assert (t.decider, t.options, t.counter("unleashed")) == (0, ["player 1", "player 3"], 0)
    t.do(f"player {first}", "destroy breach 1", "destroy breach 2")

    assert steps_of(t)[2:] == [
        ("unleashed", -1),
        ("unleashed", -1),
        ("breach_destroyed", first),
        ("gravehold_suffered", 2),
        ("unleashed", -1),
        ("unleashed", -1),
        ("breach_destroyed", second),
        ("gravehold_suffered", 2),
        ("gravehold_suffered", 1),
    ]


def test_an_effect_that_exhausts_everybody_at_once_loses_the_game_without_steps() -> None:
    """EXH-12, OPEN-05, OPEN-08. Storm against two players with 1 life each."""
    t = position("none", life=1, p2={"life": 2})

    t.resolve("scourge_storm")

    assert (t.game.outcome, t.counter("unleashed"), t.game.gravehold) == ("all_exhausted", 0, 30)


def test_a_player_exhausted_by_the_steps_of_another_waits_for_their_end() -> None:
    """OPEN-08, EXH-02, EXH-06. Player 2 falls in player 1's first Unleash; both Unleashes and all steps come first."""
    t = position(
        "none",
        nemesis="scourge",
        mages=THREE,
        life=4,
        charges=1,
        p2={"life": 1, "charges": 1},
        in_play=["scourge_brute"],
    )

    t.main_phase_of_nemesis().do("player 1", "player 2", "player 3", "destroy breach 1")
    assert steps_of(t) == [
        ("exhausted", 1),
        ("unleashed", -1),
        ("exhausted", 2),
        ("gravehold_suffered", 1),
        ("unleashed", -1),
        ("gravehold_suffered", 1),
        ("breach_destroyed", 1),
        ("charges_lost", 1),
        ("unleashed", -1),
    ]
    t.do("player 3", "player 3", "destroy breach 2")

    assert steps_of(t)[-2:] == [("breach_destroyed", 2), ("charges_lost", 2)]
    assert (t.p(3).life, t.game.gravehold, len(t.events("unleashed")), t.options) == (7, 26, 4, [])


def test_the_steps_of_one_player_can_end_the_game_before_those_of_the_next() -> None:
    """EFF-13, OPEN-08, OPEN-05. The last player falls in an Unleash of the first one's steps."""
    t = position("none", nemesis="scourge", life=4, charges=1, p2={"life": 1}, in_play=["scourge_brute"])

    t.main_phase_of_nemesis().do("player 1", "player 2")

    assert (t.game.outcome, t.you.charges, t.you.breaches[0]) == ("all_exhausted", 1, "open")
    assert (t.game.gravehold, len(t.events("unleashed"))) == (30, 1)


def test_the_excess_of_one_player_can_end_the_game_before_the_steps_of_the_next() -> None:
    """EFF-13, EXH-05, END-04, OPEN-08. Gravehold falls to the excess of the player who is processed first."""
    t = position("none", mages=THREE, life=1, p2={"life": 1}, gravehold=2)

    t.resolve("scourge_storm").do("player 2", "destroy breach 1")

    assert (t.game.outcome, t.game.gravehold, t.counter("unleashed")) == ("gravehold_fallen", 0, 2)
    assert (t.you.breaches[0], t.options) == ("open", [])


def test_without_a_breach_left_that_step_is_skipped() -> None:
    """OPEN-15, EXH-03, EFF-03. The other steps are carried out."""
    t = position(
        "none", life=1, charges=2, breaches=dict.fromkeys(["I", "II", "III", "IV"], "none"), in_play=["scourge_brute"]
    )

    t.main_phase_of_nemesis().do("player 1")

    assert (t.options, t.you.charges, t.game.gravehold, t.counter("unleashed")) == ([], 0, 24, 2)


def test_the_last_breach_is_destroyed_without_a_question() -> None:
    """OPEN-15, EXH-03, PR-05. The twin: one breach is left."""
    t = position("none", life=4, breaches=dict.fromkeys(["I", "II", "III"], "none"), in_play=["scourge_brute"])

    t.main_phase_of_nemesis().do("player 1")

    assert (t.you.breaches, t.options) == (["none"] * 4, [])


def test_no_ability_can_be_used_between_the_steps() -> None:
    """OPEN-29, EXH-04. Player 2's full charges would allow it in any main phase, but the steps come first."""
    t = position(hand=["tourmaline_shard", "crystal"], p2={"life": 1, "charges": 5, "hand": ["spark"]}, gravehold=20)
    assert "activate plain_two" in t.options

    t.do("play tourmaline_shard", "yes")
    assert (t.decider, t.options) == (2, [f"destroy breach {n}" for n in (1, 2, 3, 4)])
    t.do("destroy breach 4")

    assert (t.p(2).charges, t.game.gravehold, t.asked, t.decider) == (0, 20, "main", 1)
    assert "activate plain_two" not in t.options


def test_exhaustion_in_the_middle_of_a_hit_is_settled_before_the_hit_goes_on() -> None:
    """EXH-01, EXH-02, PR-41. Paying 1 life to spread 3 damage: two Unleashes bring 4 husks, then 2 more die."""
    t = position("casting", nemesis="carapace_queen", swarm=3, life=1, prepped={"I": "kindle"}, hand=["crystal"])

    t.do("cast kindle 1", "target husk", "yes")
    assert (t.asked, t.game.swarm, t.you.exhausted) == ("destroy_breach", 3 - 1 + 4, True)
    t.do("destroy breach 4")

    assert (t.game.swarm, t.game.gravehold, t.asked) == (6 - 2, 30, "main")
