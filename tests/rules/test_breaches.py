"""Breaches: focusing, opening, costs, bonuses, places (BREACH, OPEN-14, OPEN-17)."""

import pytest

from tests.table import position

OPEN_COSTS = {"II": (5, 4, 3, 2), "III": (9, 7, 5, 3), "IV": (13, 10, 7, 4)}
TABLE = [
    (numeral, direction, cost)
    for numeral, costs in OPEN_COSTS.items()
    for direction, cost in zip(("right", "down", "left", "up"), costs, strict=True)
]
NUMBER = {"I": 1, "II": 2, "III": 3, "IV": 4}


def test_a_breach_lies_with_its_closed_or_its_open_side_up() -> None:
    """BREACH-01, BREACH-11. Opening turns it over; an open one can be neither focused nor opened."""
    t = position(hand=["crystal"], aether=20)

    assert (t.you.breaches[1], "focus 2" in t.options, "open 2" in t.options) == ("right", True, True)

    t.do("open 2")

    assert (t.you.breaches[1], "focus 2" in t.options, "open 2" in t.options) == ("open", False, False)


def test_the_number_of_a_breach_fixes_its_place() -> None:
    """BREACH-02. Phaedraxa has no breach I; hers are still II, III and IV, with their own costs."""
    t = position(mages=("phaedraxa", "plain_two"), hand=["spark", "crystal"], aether=3)

    assert t.you.breaches == ["none", "open", "down", "left"]
    assert (t.offers("prep"), t.offers("focus"), t.offers("open")) == (["prep spark 2"], ["focus 3"], [])


def test_breaches_may_be_focused_and_opened_in_any_order() -> None:
    """BREACH-03. IV before III before II."""
    t = position(hand=["crystal"], aether=18)

    t.do("open 4", "focus 3", "focus 2")

    assert (t.you.breaches, t.you.aether) == (["open", "down", "down", "open"], 0)


def test_focusing_pays_and_turns_the_breach_once() -> None:
    """BREACH-04. A quarter turn clockwise: the yellow section goes from right to down."""
    t = position(hand=["crystal"], aether=5)

    t.do("focus 3")

    assert (t.you.breaches, t.you.aether) == (["open", "right", "down", "right"], 2)


def test_only_closed_breaches_can_be_focused() -> None:
    """BREACH-05. Neither an open one nor one that is gone."""
    t = position(hand=["crystal"], aether=20, breaches={"II": "open", "III": "none"})

    assert t.offers("focus") == ["focus 4"]


def test_an_effect_too_focuses_only_closed_breaches() -> None:
    """BREACH-05, BREACH-12. Focusing Orb has the closed breaches of all players to choose from."""
    t = position(
        hand=["focusing_orb", "crystal"],
        breaches={"II": "open", "III": "open"},
        p2={"breaches": {"II": "none", "III": "open"}},
    )

    t.do("play focusing_orb", "choose 1")

    assert t.options == ["focus 4", "focus 4 p2"]


def test_the_same_breach_may_be_focused_again_and_others_too() -> None:
    """BREACH-06, BREACH-18. Three times II: right, down, left, up; and once III."""
    t = position(hand=["crystal"], aether=9)
    seen = [t.you.breaches[1]]

    for _ in range(3):
        seen.append(t.do("focus 2").you.breaches[1])
    t.do("focus 3")

    assert seen == ["right", "down", "left", "up"]
    assert (t.you.breaches, t.you.aether) == (["open", "up", "down", "right"], 0)


def test_focusing_does_not_oblige_you_to_prep() -> None:
    """BREACH-07. The turn may end with the spell still in hand."""
    t = position(hand=["spark", "crystal"], aether=2, turn_deck=["player2"], p2={"hand": ["crystal"]})

    t.do("focus 2", "end")

    assert (t.decider, t.you.hand, t.you.prepped) == (2, ["spark", "crystal"], [])


def test_a_breach_focused_this_turn_takes_a_spell() -> None:
    """BREACH-08. By the action; the other closed breaches take none."""
    t = position(hand=["spark", "crystal"], aether=3)

    assert t.offers("prep") == ["prep spark 1"]

    t.do("focus 3")

    assert t.offers("prep") == ["prep spark 1", "prep spark 3"]


def test_a_breach_focused_by_an_effect_takes_a_spell() -> None:
    """BREACH-08, BREACH-09. Breach Ore focuses II for nothing, and II takes a spell."""
    t = position(hand=["breach_ore", "spark"])

    t.do("play breach_ore", "choose 2")

    assert (t.you.breaches[1], t.you.aether, t.offers("prep")) == ("down", 0, ["prep spark 1", "prep spark 2"])


def test_a_breach_focused_in_the_casting_phase_takes_a_spell_in_the_main_phase() -> None:
    """BREACH-08. Torch, cast in the casting phase, focuses II."""
    t = position("casting", prepped={"I": "torch"}, hand=["spark"])

    t.do("cast torch 1", "choose 2", "focus 2")

    assert (t.asked, t.offers("prep")) == ("main", ["prep spark 1", "prep spark 2"])


def test_focusing_by_an_effect_is_free() -> None:
    """BREACH-09. With aether at hand none of it is spent, not even on IV."""
    t = position(hand=["primordial_fetish", "crystal"], aether=4, life=5)

    t.do("play primordial_fetish", "choose 1", "focus 4")

    assert (t.you.breaches, t.you.aether) == (["open", "right", "right", "down"], 4)


def test_an_effect_that_would_focus_a_fully_turned_breach_opens_it() -> None:
    """BREACH-10, ED-08. Breach Ore on II with yellow up."""
    t = position(hand=["breach_ore", "spark"], breaches={"II": "up"})

    t.do("play breach_ore", "choose 2")

    assert (t.you.breaches, t.you.aether) == (["open", "open", "right", "right"], 0)


def test_in_one_edition_a_fully_turned_breach_cannot_be_focused() -> None:
    """BREACH-10, ED-08. There the focus cannot be done, so Breach Ore gives aether; opening for 2 is still possible."""
    t = position(edition="base_cs", hand=["breach_ore", "spark"], breaches={"II": "up"})

    t.do("play breach_ore")
    assert (t.you.aether, t.you.breaches[1], t.offers("focus"), t.offers("open")) == (2, "up", [], ["open 2"])
    t.do("open 2")

    assert (t.you.aether, t.you.breaches[1]) == (0, "open")


@pytest.mark.parametrize(("numeral", "direction", "cost"), TABLE)
def test_opening_costs_what_the_breach_shows_on_top(numeral: str, direction: str, cost: int) -> None:
    """BREACH-11, BREACH-17. One aether less is not enough."""
    number = NUMBER[numeral]
    short = position(hand=["crystal"], breaches={numeral: direction}, aether=cost - 1)
    assert f"open {number}" not in short.options

    t = position(hand=["crystal"], breaches={numeral: direction}, aether=cost)
    t.do(f"open {number}")

    assert (t.you.breaches[number - 1], t.you.aether) == ("open", 0)


def test_an_open_breach_stays_open() -> None:
    """BREACH-12. In your next turn it still is, and nothing closes it."""
    t = position(hand=["crystal"], aether=5, turn_deck=["player1"])

    t.do("open 2", "end")

    assert (t.asked, t.you.breaches) == ("main", ["open", "open", "right", "right"])


@pytest.mark.parametrize(("number", "focus", "direct", "after"), [(2, 2, 5, 4), (3, 3, 9, 7), (4, 4, 13, 10)])
def test_each_focus_lowers_the_cost_of_opening(number: int, focus: int, direct: int, after: int) -> None:
    """BREACH-13. Right after one focus the lower cost holds."""
    t = position(hand=["crystal"], aether=focus + after)

    t.do(f"focus {number}", f"open {number}")

    assert (t.you.aether, t.you.breaches[number - 1], after < direct) == (0, "open", True)


def test_a_breach_may_be_opened_without_focusing_it() -> None:
    """BREACH-14. II, yellow still right, for 5."""
    t = position(hand=["crystal"], aether=5)

    t.do("open 2")

    assert (t.you.breaches, t.you.aether) == (["open", "open", "right", "right"], 0)


def test_prepping_to_an_open_breach_needs_no_aether() -> None:
    """BREACH-15. In the turn of opening it, with nothing left."""
    t = position(hand=["spark", "crystal"], aether=5)

    t.do("open 2", "prep spark 2")

    assert (t.you.prepped, t.you.aether) == ([("spark", 2)], 0)


def test_prepping_to_an_open_breach_needs_no_aether_in_later_turns() -> None:
    """BREACH-15. In your next turn, again with nothing."""
    t = position(hand=["spark"], deck=["crystal"], aether=7, turn_deck=["player1"])

    t.do("open 2", "end")
    assert (t.you.aether, t.offers("prep")) == (0, ["prep spark 1", "prep spark 2"])
    t.do("prep spark 2")

    assert t.you.prepped == [("spark", 2)]


@pytest.mark.parametrize(("number", "cost"), [(2, 2), (3, 3), (4, 4)])
def test_focusing_costs_two_three_or_four(number: int, cost: int) -> None:
    """BREACH-16. II, III, IV; one aether less is not enough."""
    assert f"focus {number}" not in position(hand=["crystal"], aether=cost - 1).options

    t = position(hand=["crystal"], aether=cost)
    t.do(f"focus {number}")

    assert (t.you.aether, t.you.breaches[number - 1]) == (0, "down")


def test_the_mats_of_dezmodia_and_kadir_show_where_yellow_points() -> None:
    """BREACH-18. Dezmodia: II down, III right, IV down; Kadir: II left, III down, IV left."""
    t = position("none", mages=("dezmodia", "kadir"))

    assert t.you.breaches == ["open", "down", "right", "down"]
    assert t.p(2).breaches == ["open", "left", "down", "left"]


@pytest.mark.parametrize(("numeral", "life"), [("I", 69), ("II", 69), ("III", 68), ("IV", 68)])
def test_the_open_breaches_three_and_four_add_one_damage(numeral: str, life: int) -> None:
    """BREACH-19. A Spark from each."""
    t = position("casting", prepped={numeral: "spark"}, breaches={numeral: "open"}, hand=["crystal"])

    t.do(f"cast spark {NUMBER[numeral]}")

    assert t.game.nemesis_life == life


@pytest.mark.parametrize("numeral", ["III", "IV"])
def test_a_closed_breach_adds_no_damage(numeral: str) -> None:
    """BREACH-20. The Spark is cast from it by force, for 1."""
    t = position("casting", prepped={numeral: "spark"}, breaches={numeral: "up"}, hand=["crystal"])

    assert (t.asked, t.game.nemesis_life) == ("main", 69)


def test_a_sigil_breach_replaces_an_open_breach_and_returns_its_spell() -> None:
    """BREACH-21. Dezmodia: the Spark on I goes to hand; from the Sigil breach it deals 3."""
    t = position(mages=("dezmodia", "plain_two"), charges=6, prepped={"I": "spark"}, hand=["garnet_shard", "crystal"])

    t.do("activate dezmodia", "player 1")
    assert (t.you.hand, t.you.prepped, t.you.breaches[0]) == (["garnet_shard", "crystal", "spark"], [], "open")
    t.do("prep spark 1", "play garnet_shard", "choose 2")

    assert (t.game.nemesis_life, t.you.discard) == (67, ["spark"])


def test_a_sigil_breach_takes_the_place_of_breach_one_or_two_only() -> None:
    """BREACH-21. III is open as well and is not offered."""
    t = position(mages=("dezmodia", "plain_two"), charges=6, breaches={"II": "open", "III": "open"}, hand=["crystal"])

    t.do("activate dezmodia", "player 1")

    assert t.options == ["breach 1", "breach 2"]


@pytest.mark.parametrize(("at", "damage"), [("I", 5), ("II", 7), ("III", 7), ("IV", 5)])
def test_adjacent_breaches_are_those_next_to_each_other(at: str, damage: int) -> None:
    """BREACH-23. Chaos Arc: 3, and 2 for each spell in an adjacent breach; I and IV have one neighbour."""
    spells = {numeral: "spark" for numeral in NUMBER if numeral != at} | {at: "chaos_arc"}
    t = position(hand=["garnet_shard", "crystal"], prepped=spells)

    t.do("play garnet_shard", "choose 2", f"cast chaos_arc {NUMBER[at]}")

    assert t.game.nemesis_life == 70 - damage


def test_a_spell_in_a_breach_that_is_not_adjacent_does_not_count() -> None:
    """BREACH-23. From I neither III nor IV is a neighbour."""
    t = position(hand=["garnet_shard", "crystal"], prepped={"I": "chaos_arc", "III": "spark", "IV": "spark"})

    t.do("play garnet_shard", "choose 2", "cast chaos_arc 1")

    assert t.game.nemesis_life == 67


def test_a_destroyed_breach_is_gone_and_the_others_stay_as_they_are() -> None:
    """BREACH-24. Exhausted, you lose II; places and directions of the rest do not change."""
    t = position("none", life=1, breaches={"III": "left", "IV": "down"})

    t.resolve("tally_c3").do("player 1", "destroy breach 2")

    assert t.you.breaches == ["open", "none", "left", "down"]


def test_a_destroyed_breach_cannot_be_regained() -> None:
    """BREACH-24. Nothing offers it again, neither for aether nor by an effect, nor as a place for a spell."""
    t = position(hand=["spark", "focusing_orb"], aether=20, breaches={"II": "none"})

    assert (t.offers("focus"), t.offers("open"), t.offers("prep")) == (
        ["focus 3", "focus 4"],
        ["open 3", "open 4"],
        ["prep spark 1"],
    )
    t.do("play focusing_orb", "choose 1")
    assert t.options == ["focus 3", "focus 4", "focus 2 p2", "focus 3 p2", "focus 4 p2"]


def test_breaches_beside_a_destroyed_one_are_not_adjacent() -> None:
    """BREACH-25, OPEN-14. With II gone, a spell on I does not count for III."""
    t = position(hand=["garnet_shard", "crystal"], prepped={"I": "spark", "III": "chaos_arc"}, breaches={"II": "none"})

    t.do("play garnet_shard", "choose 2", "cast chaos_arc 3")

    assert t.game.nemesis_life == 67


@pytest.mark.parametrize(
    ("second", "offered"),
    [("none", ["prep wide_spell 3"]), ("open", ["prep wide_spell 1", "prep wide_spell 2", "prep wide_spell 3"])],
)
def test_a_spell_for_two_adjacent_breaches_does_not_reach_over_a_gap(second: str, offered: list[str]) -> None:
    """BREACH-25, OPEN-14, PREP-06. I and III are no pair when II is gone."""
    t = position(hand=["wide_spell"], breaches={"II": second, "III": "open", "IV": "open"})

    assert t.offers("prep") == offered


@pytest.mark.parametrize(
    ("breaches", "after"),
    [
        ({}, ["open", "down", "right", "right"]),
        ({"II": "open"}, ["open", "open", "down", "right"]),
        ({"II": "none", "III": "open"}, ["open", "none", "open", "down"]),
        ({"II": "left", "III": "up"}, ["open", "up", "up", "right"]),
    ],
)
def test_the_lowest_focus_cost_is_that_of_the_lowest_closed_breach(breaches: dict[str, str], after: list[str]) -> None:
    """BREACH-26. Breach Ore takes the lowest-numbered closed breach you still have, however it is turned."""
    t = position(hand=["breach_ore", "crystal"], breaches=breaches)

    t.do("play breach_ore", "choose 2")

    assert (t.asked, t.you.breaches) == ("main", after)


def test_the_right_to_prep_lasts_only_for_the_turn_of_the_focus() -> None:
    """BREACH-27. In your next turn the breach, closed as it is, takes no spell."""
    t = position(hand=["spark", "crystal"], aether=2, turn_deck=["player1"])

    t.do("focus 2", "end")

    assert (t.asked, t.you.breaches[1], t.offers("prep")) == ("main", "down", ["prep spark 1"])


def test_a_breach_focused_in_the_turn_of_another_takes_no_spell_for_that() -> None:
    """BREACH-27. Player 1 turns a breach of player 2, who in the next turn opens it for less but cannot use it."""
    t = position(
        hand=["focusing_orb", "crystal"],
        turn_deck=["player2"],
        p2={"hand": ["spark", "jade", "jade"]},
    )

    t.do("play focusing_orb", "choose 1", "focus 2 p2", "end")
    assert (t.decider, t.p(2).breaches[1], t.offers("prep")) == (2, "down", ["prep spark 1"])
    t.do("play jade", "play jade")

    assert t.offers("open") == ["open 2"]


def test_a_reduced_focus_cost_opens_a_fully_turned_breach() -> None:
    """OPEN-17, BREACH-10. Focusing costs 2 less: III, with yellow up, opens for 1 instead of 3."""
    t = position(hand=["focus_lens", "crystal"], breaches={"III": "up"}, aether=1)

    t.do("play focus_lens")
    assert (t.offers("focus"), t.offers("open")) == (["focus 2", "focus 3"], [])
    t.do("focus 3")

    assert (t.you.breaches, t.you.aether) == (["open", "right", "open", "right"], 0)


def test_a_reduced_focus_cost_does_not_reduce_opening() -> None:
    """OPEN-17. II, not turned yet, costs 5 to open as ever."""
    t = position(hand=["focus_lens", "crystal"], aether=4)

    t.do("play focus_lens")

    assert (t.offers("focus"), t.offers("open")) == (["focus 2", "focus 3", "focus 4"], [])


def test_flexing_dagger_opens_a_fully_turned_breach_for_three_less() -> None:
    """OPEN-17. Its reduction is for focusing and opening alike, so III with yellow up opens for nothing."""
    t = position(hand=["flexing_dagger", "crystal"], breaches={"III": "up"})

    t.do("play flexing_dagger", "choose 1", "open 3")

    assert (t.you.breaches, t.you.aether) == (["open", "right", "open", "right"], 0)
