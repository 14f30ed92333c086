"""The War Eternal spells whose text also speaks of prepping: where they may lie, and what they do while they do."""

import pytest

from tests.cards.shelf import market_with
from tests.table import At, position

THREE = ("plain_one", "plain_two", "plain_three")
ALL_OPEN = {"II": "open", "III": "open", "IV": "open"}


def preps(t: At) -> list[str]:
    """What may be prepped, and where."""
    return [key for key in t.options if key.startswith("prep ")]


# Kindle


def test_kindle_lets_one_spark_be_prepped_beside_it() -> None:
    """CTXT-24, PREP-09, PREP-11. In the very turn Kindle was prepped; a second Spark finds no room."""
    t = position(hand=["kindle", "spark", "spark", "crystal"])

    t.do("prep kindle 1")
    assert preps(t) == ["prep spark 1"]
    t.do("prep spark 1")

    assert (t.you.prepped, preps(t)) == ([("kindle", 1), ("spark", 1)], [])


def test_kindle_lets_a_spark_join_in_a_later_turn() -> None:
    """CTXT-24, PREP-11."""
    t = position(prepped={"I": "kindle"}, hand=["spark", "crystal"])

    assert preps(t) == ["prep spark 1"]


def test_kindle_makes_room_for_no_other_spell() -> None:
    """CTXT-24, PREP-02."""
    t = position(prepped={"I": "kindle"}, hand=["kindle", "aurora", "crystal"])

    assert preps(t) == []


def test_kindle_cannot_join_a_spark_that_was_there_first() -> None:
    """CTXT-24, PREP-02. The effect works while Kindle is prepped, not before."""
    t = position(prepped={"I": "spark"}, hand=["kindle", "crystal"])

    assert preps(t) == []


def test_kindle_and_its_spark_are_cast_one_by_one_with_the_bonus_of_the_breach_each() -> None:
    """CTXT-24, BREACH-19, CAST-07. Casting one does not oblige to cast the other."""
    t = position("casting", prepped={"III": ["kindle", "spark"]}, breaches={"III": "open"}, hand=["crystal"])

    t.do("cast kindle 3")
    assert (t.game.nemesis_life, t.you.prepped, t.options) == (66, [("spark", 3)], ["cast spark 3", "end"])
    t.do("cast spark 3")

    assert (t.game.nemesis_life, t.you.discard) == (64, ["kindle", "spark"])


def test_a_spark_left_behind_by_kindle_makes_room_for_no_second_spark() -> None:
    """CTXT-24, PREP-11. The effect ends when Kindle is no longer prepped."""
    t = position("casting", prepped={"I": ["kindle", "spark"]}, hand=["spark", "crystal"])

    t.do("cast kindle 1", "end")

    assert (t.asked, preps(t)) == ("main", [])


def test_kindle_lets_no_spark_join_in_an_allys_main_phase() -> None:
    """CTXT-24, PREP-09. Your main phase, not the one in which an ally plays Cairn Compass."""
    t = position(hand=["cairn_compass", "crystal"], p2={"prepped": {"I": "kindle"}, "discard": ["spark"]})

    t.do("play cairn_compass")

    assert t.options == ["prep spark 2", "prep spark 3", "prep spark 4", "no"]


# Pyrotechnic Surge


@pytest.mark.parametrize(
    ("breaches", "expected"),
    [
        ({}, []),
        ({"III": "open"}, []),
        ({"II": "open"}, ["prep pyrotechnic_surge 1"]),
        (ALL_OPEN, ["prep pyrotechnic_surge 1", "prep pyrotechnic_surge 2", "prep pyrotechnic_surge 3"]),
        ({"II": "none", "III": "open", "IV": "open"}, ["prep pyrotechnic_surge 3"]),
    ],
)
def test_pyrotechnic_surge_is_prepped_to_two_adjacent_breaches_only(
    breaches: dict[str, str], expected: list[str]
) -> None:
    """PREP-06, BREACH-23, BREACH-25."""
    t = position(hand=["pyrotechnic_surge", "crystal"], breaches=breaches)

    assert preps(t) == expected


def test_pyrotechnic_surge_occupies_both_breaches() -> None:
    """PREP-06, PREP-02."""
    t = position(hand=["pyrotechnic_surge", "spark", "crystal"], breaches={"II": "open", "III": "open"})

    t.do("prep pyrotechnic_surge 1")

    assert (t.you.prepped, preps(t)) == ([("pyrotechnic_surge", 1)], ["prep spark 3"])


def test_pyrotechnic_surge_needs_both_breaches_free() -> None:
    """PREP-06, PREP-02."""
    t = position(hand=["pyrotechnic_surge", "crystal"], prepped={"II": "spark"}, breaches=ALL_OPEN)

    assert preps(t) == ["prep pyrotechnic_surge 3"]


def test_pyrotechnic_surge_may_lie_half_on_a_breach_focused_this_turn() -> None:
    """PREP-01, PREP-06. Closed but focused is as good as open for prepping."""
    t = position(hand=["pyrotechnic_surge", "crystal"], aether=2)

    t.do("focus 2")

    assert preps(t) == ["prep pyrotechnic_surge 1"]


@pytest.mark.parametrize(
    ("answer", "discard"),
    [
        ("destroy crystal", ["jade", "pyrotechnic_surge"]),
        ("destroy pyrotechnic_surge", ["crystal", "jade"]),
        ("no", ["crystal", "jade", "pyrotechnic_surge"]),
    ],
)
def test_pyrotechnic_surge_deals_four_and_may_destroy_a_discarded_card(answer: str, discard: list[str]) -> None:
    """CAST-05, CAST-10. It lies on the discard pile itself by then; cards in hand do not qualify."""
    t = position(
        "casting",
        prepped={"I": "pyrotechnic_surge"},
        breaches={"II": "open"},
        hand=["spark"],
        discard=["crystal", "jade"],
    )

    t.do("cast pyrotechnic_surge 1")
    assert t.options == ["destroy crystal", "destroy jade", "destroy pyrotechnic_surge", "no"]
    t.do(answer)

    assert (t.game.nemesis_life, t.you.discard, t.you.hand) == (66, discard, ["spark"])


@pytest.mark.parametrize(("breach", "damage"), [("I", 4), ("II", 5), ("III", 6)])
def test_pyrotechnic_surge_gets_the_bonus_of_both_its_breaches(breach: str, damage: int) -> None:
    """OPEN-09, BREACH-19."""
    number = {"I": 1, "II": 2, "III": 3}[breach]
    t = position("casting", prepped={breach: "pyrotechnic_surge"}, breaches=ALL_OPEN, hand=["crystal"])

    t.do(f"cast pyrotechnic_surge {number}", "no")

    assert t.game.nemesis_life == 70 - damage


def test_pyrotechnic_surge_must_be_cast_if_one_of_its_breaches_is_closed() -> None:
    """OPEN-09, CAST-02, BREACH-20. And the closed one gives no bonus."""
    t = position("casting", prepped={"III": "pyrotechnic_surge"}, breaches={"III": "open"}, hand=["crystal"])

    assert (t.asked, t.you.prepped, t.game.nemesis_life) == ("destroy_card", [], 65)


# Aurora and Nova Forge


def test_aurora_gives_a_charge_once_a_turn_while_prepped() -> None:
    """PREP-11, PREP-12. In the very turn it was prepped; using it is a choice."""
    t = position(hand=["aurora", "crystal"])
    assert "use aurora 1" not in t.options

    t.do("prep aurora 1", "use aurora 1")

    assert (t.you.charges, t.you.prepped, t.options) == (1, [("aurora", 1)], ["play crystal", "end"])


def test_two_auroras_give_a_charge_each() -> None:
    """PREP-13. Once per turn is counted per card."""
    t = position(prepped={"I": "aurora", "II": "aurora"}, breaches={"II": "open"}, hand=["crystal"])

    t.do("use aurora 1", "use aurora 2")

    assert (t.you.charges, t.options) == (2, ["play crystal", "end"])


def test_aurora_gives_a_charge_again_in_the_next_turn() -> None:
    """PREP-11."""
    t = position(prepped={"I": "aurora"}, hand=["crystal"], turn_deck=["player1"])

    t.do("use aurora 1", "end", "end", "use aurora 1")

    assert t.you.charges == 2


def test_aurora_gives_nothing_to_a_full_mat_nor_in_an_allys_turn() -> None:
    """MAIN-23, PREP-12. Your main phase only."""
    full = position(prepped={"I": "aurora"}, hand=["crystal"], charges=4)
    others = position(hand=["crystal"], p2={"prepped": {"I": "aurora"}})

    assert (full.options, others.options) == (["play crystal", "activate plain_one", "end"], ["play crystal", "end"])


def test_nova_forge_gives_two_aether_for_spells_only() -> None:
    """CTXT-22, MAIN-12. No gem, no relic, no charge and no breach for it."""
    t = position(market=market_with("fiend_catcher", "phoenix_flame"), prepped={"I": "nova_forge"}, hand=["crystal"])

    t.do("use nova_forge 1")

    assert (t.you.aether, t.options) == (2, ["play crystal", "end"])
    t.do("play crystal")
    assert (t.you.aether, t.options) == (3, ["gain phoenix_flame", "end"])


def test_nova_forges_aether_pays_together_with_free_aether() -> None:
    """CTXT-22, MAIN-13, PR-01. The restricted part is spent first."""
    t = position(market=market_with("phoenix_flame"), prepped={"I": "nova_forge"}, hand=["crystal"], aether=3)

    t.do("use nova_forge 1", "gain phoenix_flame")

    assert (t.you.aether, t.game.players[0].restricted_aether, t.you.discard) == (2, (), ["phoenix_flame"])


def test_nova_forge_works_once_a_turn_and_only_while_prepped() -> None:
    """CTXT-22, PREP-11, PREP-13."""
    t = position(hand=["nova_forge", "crystal"])
    assert "use nova_forge 1" not in t.options

    t.do("prep nova_forge 1", "use nova_forge 1")

    assert (t.you.aether, "use nova_forge 1" in t.options) == (2, False)


# Equilibrium


def test_equilibrium_takes_one_off_the_damage_you_suffer() -> None:
    """CTXT-25."""
    t = position("none", prepped={"I": "equilibrium"})

    t.resolve("afflict").do("player 1")

    assert t.you.life == 8


def test_equilibrium_does_not_bring_damage_below_one() -> None:
    """CTXT-25."""
    t = position("none", prepped={"I": "equilibrium"})

    t.resolve("tally_c3").do("player 1")

    assert t.you.life == 9


def test_two_equilibria_take_two_off_but_leave_one() -> None:
    """CTXT-25."""
    t = position("none", prepped={"I": "equilibrium", "II": "equilibrium"})

    t.resolve("afflict").do("player 1")

    assert t.you.life == 9


def test_equilibrium_applies_to_each_instance_of_damage() -> None:
    """CTXT-25, DMG-13."""
    t = position("none", prepped={"I": "equilibrium"})

    t.resolve("afflict").do("player 1")
    t.resolve("afflict").do("player 1")

    assert t.you.life == 10 - 2 - 2


def test_equilibrium_protects_its_own_player_only_and_only_while_prepped() -> None:
    """CTXT-25, PREP-11."""
    ally = position("none", prepped={"I": "equilibrium"})
    idle = position("none", hand=["equilibrium"], deck=["equilibrium"])

    ally.resolve("afflict").do("player 2")
    idle.resolve("afflict").do("player 1")

    assert (ally.p(2).life, idle.you.life) == (7, 7)


def test_equilibrium_does_not_protect_gravehold() -> None:
    """CTXT-25, EXH-10. An exhausted player suffers nothing; Gravehold suffers twice the whole amount."""
    t = position("none", prepped={"I": "equilibrium"}, life=0)

    t.resolve("afflict").do("player 1")

    assert t.game.gravehold == 24


# Reduce to Ash


@pytest.mark.parametrize(("answer", "deck"), [("yes", ["spark"]), ("no", ["crystal", "spark"])])
def test_reduce_to_ash_may_destroy_the_top_card_of_your_deck_before_you_cast(answer: str, deck: list[str]) -> None:
    """CTXT-21, REV-01, PREP-12. At the start of the casting phase; then you may still keep it prepped."""
    t = position("casting", prepped={"I": "reduce_to_ash"}, hand=["crystal"], deck=["crystal", "spark"])

    assert (t.asked, t.decider) == ("may", 1)
    t.do(answer)

    assert (t.you.deck, t.you.discard, t.options) == (deck, [], ["cast reduce_to_ash 1", "end"])


def test_each_reduce_to_ash_reveals_for_itself() -> None:
    """CTXT-21, PREP-13."""
    t = position(
        "casting",
        prepped={"I": "reduce_to_ash", "II": "reduce_to_ash"},
        breaches={"II": "open"},
        deck=["crystal", "spark", "jade"],
    )

    t.do("yes", "yes")

    assert (t.asked, t.you.deck) == ("casting", ["jade"])


def test_reduce_to_ash_turns_the_discard_pile_over_when_the_deck_is_empty() -> None:
    """CTXT-21, REV-03, DRAW-06. The card discarded first is the one revealed."""
    t = position("casting", prepped={"I": "reduce_to_ash"}, discard=["jade", "crystal"])

    t.do("yes")

    assert (t.you.deck, t.you.discard) == (["crystal"], [])


def test_reduce_to_ash_reveals_nothing_when_there_is_nothing() -> None:
    """CTXT-21, DRAW-13, PR-05."""
    t = position("casting", prepped={"I": "reduce_to_ash"}, hand=["crystal"])

    assert t.asked == "casting"


def test_reduce_to_ash_is_silent_in_an_allys_turn_and_in_hand() -> None:
    """CTXT-21, PREP-11."""
    t = position(
        "casting",
        prepped={"I": "spark"},
        hand=["reduce_to_ash"],
        deck=["crystal"],
        p2={"prepped": {"I": "reduce_to_ash"}, "deck": ["crystal"]},
    )

    assert (t.asked, t.events("revealed")) == ("casting", [])


# Crystallize


def test_crystallize_is_prepped_to_two_adjacent_breaches_only() -> None:
    """PREP-06."""
    one = position(hand=["crystallize", "crystal"])
    two = position(hand=["crystallize", "crystal"], breaches={"II": "open"})

    assert (preps(one), preps(two)) == ([], ["prep crystallize 1"])


def test_crystallize_deals_two_for_each_gem_in_an_allys_hand() -> None:
    """CAST-08, DMG-05. One single hit; your own gems and other cards do not count, and the hand stays as it is."""
    t = position(
        "casting",
        prepped={"I": "crystallize"},
        breaches={"II": "open"},
        hand=["crystal", "crystal", "crystal"],
        p2={"hand": ["crystal", "jade", "spark", "mages_totem"]},
        in_play=[("tally_a1", 5)],
    )

    t.do("cast crystallize 1")
    assert t.options == ["target nemesis", "target tally_a1"]
    t.do("target tally_a1")

    assert (t.in_play, t.game.nemesis_life) == ([("tally_a1", 1)], 70)
    assert t.p(2).hand == ["crystal", "jade", "spark", "mages_totem"]


def test_crystallize_asks_which_ally_and_you_choose() -> None:
    """GEN-11, CAST-11."""
    t = position(
        "casting",
        mages=THREE,
        prepped={"I": "crystallize"},
        breaches={"II": "open"},
        hand=["crystal"],
        p2={"hand": ["crystal"]},
        p3={"hand": ["crystal", "crystal", "crystal"]},
    )

    t.do("cast crystallize 1")
    assert (t.decider, t.options) == (1, ["player 2", "player 3"])
    t.do("player 3")

    assert t.game.nemesis_life == 64


def test_crystallize_from_breaches_three_and_four_gets_both_bonuses() -> None:
    """OPEN-09, BREACH-19, DMG-06."""
    t = position(
        "casting", prepped={"III": "crystallize"}, breaches=ALL_OPEN, hand=["crystal"], p2={"hand": ["jade", "crystal"]}
    )

    t.do("cast crystallize 3")

    assert t.game.nemesis_life == 70 - 4 - 2


@pytest.mark.parametrize(("breach", "damage"), [("I", 0), ("III", 2)])
def test_crystallize_without_a_gem_deals_the_bonuses_of_its_breaches(breach: str, damage: int) -> None:
    """CAST-09, DMG-07. And nothing without a bonus."""
    t = position(
        "casting", prepped={breach: "crystallize"}, breaches=ALL_OPEN, hand=["crystal"], p2={"hand": ["spark"]}
    )

    t.do(t.options[0])

    assert (t.you.discard, t.game.nemesis_life) == (["crystallize"], 70 - damage)
