"""The casting phase, and casting by effects: CAST, OPEN-09, OPEN-18, OPEN-30, OPEN-31."""

import pytest

from tests.table import position
from unshuffled.rules.core import constants


def test_a_spell_on_an_open_breach_may_be_cast() -> None:
    """CAST-01. Casting it or not is your choice."""
    t = position("casting", prepped={"I": "spark"}, hand=["crystal"])

    assert (t.asked, t.decider, t.options) == ("casting", 1, ["cast spark 1", "end"])

    t.do("cast spark 1")

    assert (t.game.nemesis_life, t.you.prepped, t.you.discard) == (69, [], ["spark"])


def test_a_spell_that_is_not_cast_stays_prepped() -> None:
    """CAST-01, CAST-07. Nothing happens to it, and it is offered again in your next casting phase."""
    t = position("casting", prepped={"I": "spark"}, hand=["crystal"], turn_deck=["player1"])

    t.do("end")

    assert (t.asked, t.you.prepped, t.you.discard, t.game.nemesis_life) == ("main", [("spark", 1)], [], 70)

    t.do("end")

    assert (t.asked, t.options) == ("casting", ["cast spark 1", "end"])


def test_a_spell_on_a_closed_breach_must_be_cast() -> None:
    """CAST-02. There is nothing to decide: it is cast."""
    t = position("casting", prepped={"II": "spark"}, hand=["crystal"])

    assert (t.asked, t.you.prepped, t.you.discard, t.game.nemesis_life) == ("main", [], ["spark"], 69)


def test_the_casting_phase_cannot_be_ended_while_a_spell_must_be_cast() -> None:
    """CAST-02, CAST-03. The forced spell need not be the first, but it must be cast before the phase ends."""
    t = position("casting", prepped={"I": ["spark"], "II": "quiet_spell"}, hand=["crystal"], gravehold=20)

    assert t.options == ["cast spark 1", "cast quiet_spell 2"]

    t.do("cast quiet_spell 2")

    assert t.options == ["cast spark 1", "end"]


@pytest.mark.parametrize(
    ("first", "second", "pile"),
    [("cast spark 1", "cast two_sources 2", ["spark", "two_sources"]),
     ("cast two_sources 2", "cast spark 1", ["two_sources", "spark"])],
)  # fmt: skip
def test_you_choose_the_order_and_spells_pile_up_in_it(first: str, second: str, pile: list[str]) -> None:
    """CAST-03, CAST-06. The spell cast last lies on top."""
    t = position("casting", prepped={"I": "spark", "II": "two_sources"}, breaches={"II": "open"}, hand=["crystal"])

    t.do(first, second)

    assert (t.you.discard, t.you.prepped, t.game.nemesis_life) == (pile, [], 66)


def test_a_breach_opened_after_prepping_makes_casting_optional() -> None:
    """CAST-04. What counts is the breach at that moment: focused, prepped to, then opened is open."""
    t = position(hand=["spark", "crystal"], aether=6, turn_deck=["player1"])

    t.do("focus 2", "prep spark 2", "open 2", "end")

    assert (t.asked, t.options) == ("casting", ["cast spark 2", "end"])


def test_a_breach_only_focused_makes_casting_a_duty_in_your_next_turn() -> None:
    """CAST-02, CAST-04. The same without opening it."""
    t = position(hand=["spark", "crystal"], aether=2, turn_deck=["player1"])

    t.do("focus 2", "prep spark 2", "end")

    assert (t.asked, t.you.discard, t.game.nemesis_life) == ("main", ["spark"], 69)


def test_a_spell_is_on_the_discard_pile_before_it_takes_effect() -> None:
    """CAST-05. While you choose its target it already lies there."""
    t = position("casting", prepped={"I": "spark"}, discard=["jade"], in_play=["tally_a1"])

    t.do("cast spark 1")

    assert (t.asked, t.you.discard, t.you.prepped) == ("choose_target", ["jade", "spark"], [])


def test_a_spell_can_be_chosen_by_its_own_effect_in_the_discard_pile() -> None:
    """CAST-05. Pyrotechnic Surge destroys a card in the discard pile; it is one itself."""
    t = position("casting", prepped={"I": "pyrotechnic_surge"}, breaches={"II": "open"}, hand=["crystal"])

    t.do("cast pyrotechnic_surge 1")

    assert t.options == ["destroy pyrotechnic_surge", "no"]

    t.do("destroy pyrotechnic_surge")

    assert (t.you.discard, t.game.nemesis_life) == ([], 66)


def test_a_spell_is_resolved_before_the_next_is_cast() -> None:
    """CAST-06. Until the question of the first is answered nothing else can be done."""
    t = position(
        "casting",
        prepped={"I": "essence_theft", "II": "spark"},
        breaches={"II": "open"},
        hand=["crystal"],
        in_play=["tally_a1"],
    )

    t.do("cast essence_theft 1")
    assert t.options == ["target nemesis", "target tally_a1"]
    t.do("target nemesis")
    assert t.options == ["discard crystal", "no"]
    t.do("no")

    assert (t.options, t.you.discard) == (["cast spark 2", "end"], ["essence_theft"])


@pytest.mark.parametrize(("target", "nemesis", "minion"), [("target nemesis", 67, 5), ("target tally_a1", 70, 2)])
def test_the_damage_of_a_spell_goes_to_one_target(target: str, nemesis: int, minion: int) -> None:
    """CAST-08. A minion or the nemesis; it is not split."""
    t = position("casting", prepped={"I": "lava_tendril"}, hand=["crystal"], in_play=["tally_a1"])

    t.do("cast lava_tendril 1", target)

    assert (t.asked, t.game.nemesis_life, t.in_play) == ("main", nemesis, [("tally_a1", minion)])


def test_a_spell_may_name_a_second_target() -> None:
    """CAST-08. Unless the card says otherwise: here its second damage is for the nemesis."""
    t = position("casting", prepped={"I": "two_sources"}, hand=["crystal"], in_play=["tally_a1"])

    t.do("cast two_sources 1", "target tally_a1")

    assert (t.game.nemesis_life, t.in_play) == (68, [("tally_a1", 4)])


@pytest.mark.parametrize(("breach", "number", "life"), [("II", 2, 70), ("III", 3, 69)])
def test_a_breach_bonus_makes_a_spell_without_damage_deal_it(breach: str, number: int, life: int) -> None:
    """CAST-09. One extra damage from III, none from II; the spell itself deals none."""
    t = position("casting", prepped={breach: "quiet_spell"}, breaches={breach: "open"}, hand=["crystal"], gravehold=20)

    t.do(f"cast quiet_spell {number}")

    assert (t.game.nemesis_life, t.game.gravehold) == (life, 21)


def test_a_breach_bonus_raises_the_damage_of_a_spell() -> None:
    """CAST-09. Spark deals 1, from the open breach III it deals 2, to one target."""
    t = position("casting", prepped={"III": "spark"}, breaches={"III": "open"}, hand=["crystal"], in_play=["tally_a1"])

    t.do("cast spark 3", "target tally_a1")

    assert (t.game.nemesis_life, t.in_play) == (70, [("tally_a1", 3)])


@pytest.mark.parametrize(("answer", "life", "charges"), [("yes", 66, 1), ("no", 68, 2)])
def test_an_optional_extra_cost_is_an_offer(answer: str, life: int, charges: int) -> None:
    """CAST-10. Phoenix Flame: lose a charge for 2 more damage, or keep it and do without."""
    t = position("casting", prepped={"I": "phoenix_flame"}, charges=2, hand=["crystal"])

    t.do("cast phoenix_flame 1")
    assert t.options == ["yes", "no"]
    t.do(answer)

    assert (t.game.nemesis_life, t.you.charges) == (life, charges)


def test_an_extra_cost_that_cannot_be_paid_gives_nothing() -> None:
    """CAST-10. Without a charge Phoenix Flame deals its 2."""
    t = position("casting", prepped={"I": "phoenix_flame"}, hand=["crystal"])

    t.do("cast phoenix_flame 1")

    assert (t.asked, t.game.nemesis_life, t.you.charges) == ("main", 68, 0)


def test_an_obligatory_extra_cost_is_not_offered() -> None:
    """CAST-10. Coal Shard is not phrased as an offer: you suffer 2 damage without being asked."""
    t = position(hand=["coal_shard"])

    t.do("play coal_shard")

    assert (t.asked, t.you.aether, t.you.charges, t.you.life) == ("main", 3, 1, 8)


def test_casting_a_spell_of_another_player_makes_you_its_you() -> None:
    """CAST-11, CAST-12. You pay the cost of Dark Fire with your cards; it goes to its owner's discard pile."""
    t = position(
        hand=["garnet_shard", "crystal", "jade", "spark"],
        in_play=["tally_a1"],
        p2={"prepped": {"I": "dark_fire"}, "hand": ["spark", "spark"], "discard": ["crystal"]},
    )

    t.do("play garnet_shard", "choose 2")
    assert (t.decider, t.options) == (1, ["discard crystal", "discard jade", "discard spark", "done"])
    t.do("discard jade", "discard crystal")
    assert (t.decider, t.options) == (1, ["target nemesis", "target tally_a1"])
    t.do("target nemesis")

    assert t.game.nemesis_life == 64
    assert (t.you.hand, t.you.discard) == (["spark"], ["jade", "crystal"])
    assert (t.p(2).hand, t.p(2).discard, t.p(2).prepped) == (["spark", "spark"], ["crystal", "dark_fire"], [])


def test_what_a_spell_of_another_player_counts_is_counted_for_you() -> None:
    """CAST-11. Planar Insight deals 2 and 1 for each open breach of yours; you have two, its owner four."""
    t = position(
        hand=["garnet_shard", "crystal"],
        breaches={"II": "open"},
        p2={"prepped": {"I": "planar_insight"}, "breaches": {"II": "open", "III": "open", "IV": "open"}},
    )

    t.do("play garnet_shard", "choose 2")

    assert (t.game.nemesis_life, t.you.discard, t.p(2).discard) == (66, [], ["planar_insight"])


def test_this_breach_is_the_breach_of_the_owner() -> None:
    """CAST-13. Chaos Arc cast by you counts spells beside it at its owner's, not at yours."""
    t = position(
        hand=["garnet_shard", "crystal"],
        prepped={"I": "spark"},
        p2={"prepped": {"I": "spark", "II": "chaos_arc"}, "breaches": {"II": "open"}},
    )

    t.do("play garnet_shard", "choose 2", "cast chaos_arc 2 p2")

    assert (t.game.nemesis_life, t.p(2).discard) == (65, ["chaos_arc"])


@pytest.mark.parametrize(("breach", "life"), [("open", 68), ("down", 69)])
def test_the_breach_bonus_of_the_owner_applies_no_matter_who_casts(breach: str, life: int) -> None:
    """CAST-13. From the owner's open breach IV a Spark deals 2; a closed one adds nothing."""
    t = position(hand=["garnet_shard", "crystal"], p2={"prepped": {"IV": "spark"}, "breaches": {"IV": breach}})

    t.do("play garnet_shard", "choose 2")

    assert (t.game.nemesis_life, t.p(2).discard) == (life, ["spark"])


def test_a_spell_cast_in_the_main_phase_is_cast_like_any_other() -> None:
    """CAST-14, CAST-05, CAST-08, CAST-09. On the pile first, one target, with the bonus of its breach."""
    t = position(
        hand=["garnet_shard", "crystal"],
        prepped={"III": "lava_tendril"},
        breaches={"III": "open"},
        in_play=["tally_a1"],
    )

    t.do("play garnet_shard", "choose 2")
    assert (t.asked, t.you.discard, t.you.prepped) == ("choose_target", ["lava_tendril"], [])
    t.do("target tally_a1")

    assert (t.in_play, t.game.nemesis_life, t.you.played) == ([("tally_a1", 1)], 70, ["garnet_shard"])


def test_a_prepped_spell_that_is_discarded_does_not_take_effect() -> None:
    """CAST-15. Dread Diamond discards a prepped spell for aether."""
    t = position(hand=["dread_diamond"], prepped={"I": "lava_tendril"})

    t.do("play dread_diamond", "discard lava_tendril 1")

    assert (t.you.discard, t.you.prepped, t.you.aether, t.game.nemesis_life) == (["lava_tendril"], [], 3, 70)


@pytest.mark.parametrize(
    ("answers", "life", "breaches"),
    [
        (["choose 1"], 69, ["open", "right", "right", "right"]),
        (["choose 2", "focus 3"], 70, ["open", "right", "down", "right"]),
    ],
)
def test_a_spell_with_two_cast_effects_offers_one_of_them(answers: list[str], life: int, breaches: list[str]) -> None:
    """CAST-16. Torch deals 1 damage or focuses a breach, never both."""
    t = position("casting", prepped={"I": "torch"}, hand=["crystal"])

    t.do("cast torch 1")
    assert t.options == ["choose 1", "choose 2"]
    t.do(*answers)

    assert (t.asked, t.game.nemesis_life, t.you.breaches) == ("main", life, breaches)


def test_the_two_cast_effects_are_offered_each_time() -> None:
    """CAST-16. A second Torch may take the other one."""
    t = position("casting", prepped={"I": "torch", "II": "torch"}, breaches={"II": "open"}, hand=["crystal"])

    t.do("cast torch 1", "choose 1", "cast torch 2", "choose 2", "focus 3")

    assert (t.game.nemesis_life, t.you.breaches) == (69, ["open", "open", "down", "right"])


def test_both_link_spells_on_a_closed_breach_must_be_cast() -> None:
    """OPEN-18, PREP-08. On a closed breach each of them is forced."""
    t = position("casting", prepped={"II": ["linked_one", "linked_two"]}, hand=["crystal"])

    assert t.options == ["cast linked_one 2", "cast linked_two 2"]

    t.do("cast linked_two 2")

    assert (t.asked, t.you.discard, t.game.nemesis_life) == ("main", ["linked_two", "linked_one"], 67)


@pytest.mark.parametrize(("answer", "life", "charges"), [("yes", 66, 0), ("no", 68, 1)])
def test_the_offer_of_a_forced_spell_is_not_forced(answer: str, life: int, charges: int) -> None:
    """OPEN-30. Phoenix Flame on a closed breach is cast; whether it costs a charge is still yours to say."""
    t = position("casting", prepped={"II": "phoenix_flame"}, charges=1, hand=["crystal"])

    assert t.options == ["yes", "no"]

    t.do(answer)

    assert (t.game.nemesis_life, t.you.charges, t.you.discard) == (life, charges, ["phoenix_flame"])


@pytest.mark.parametrize("breaches", [{"II": "open", "III": "right"}, {"II": "right", "III": "open"}])
def test_a_spell_on_two_breaches_is_forced_if_either_is_closed(breaches: dict[str, str]) -> None:
    """OPEN-09. One closed breach is enough."""
    t = position("casting", prepped={"II": "wide_spell"}, breaches=breaches, hand=["crystal"])

    assert (t.asked, t.you.discard, t.you.prepped) == ("main", ["wide_spell"], [])


def test_a_spell_on_two_open_breaches_is_not_forced() -> None:
    """OPEN-09. With both open it may stay."""
    t = position("casting", prepped={"II": "wide_spell"}, breaches={"II": "open", "III": "open"}, hand=["crystal"])

    assert t.options == ["cast wide_spell 2", "end"]


@pytest.mark.parametrize(
    ("breaches", "life"),
    [({"III": "open", "IV": "open"}, 66), ({"III": "open"}, 67), ({"IV": "open"}, 67), ({}, 68)],
)
def test_a_spell_on_two_breaches_gets_the_bonus_of_each_open_one(breaches: dict[str, str], life: int) -> None:
    """OPEN-09, BREACH-20. 2 damage, and 1 for each of III and IV that is open."""
    t = position("casting", prepped={"III": "wide_spell"}, breaches=breaches, hand=["crystal"])
    if "cast wide_spell 3" in t.options:
        t.do("cast wide_spell 3")

    assert (t.game.nemesis_life, t.you.discard) == (life, ["wide_spell"])


@pytest.mark.parametrize("breach", [2, 3])
def test_a_spell_on_two_breaches_is_discarded_when_either_is_destroyed(breach: int) -> None:
    """OPEN-09, CAST-15. It is discarded, not cast."""
    t = position("none", life=1, prepped={"II": "wide_spell"}, breaches={"II": "open", "III": "open"})

    t.resolve("tally_c3").do("player 1", f"destroy breach {breach}")

    assert (t.you.prepped, t.you.discard, t.game.nemesis_life) == ([], ["wide_spell"], 70)


def test_the_casting_phase_lasts_until_its_effects_are_resolved() -> None:
    """OPEN-31. The offer of the last spell is part of the phase; what happens at its end comes after."""
    t = position("casting", prepped={"I": "first_rite", "II": "essence_theft"}, hand=["crystal"])

    t.do("cast essence_theft 2")
    assert (t.options, constants.PHASES[t.game.phase], t.game.nemesis_life) == (
        ["discard crystal", "no"],
        "casting",
        67,
    )
    t.do("no", "end")

    assert (t.asked, constants.PHASES[t.game.phase], t.game.nemesis_life) == ("main", "main", 66)


def test_the_main_phase_lasts_until_its_effects_are_resolved() -> None:
    """OPEN-31. Burning Opal's offer must be answered; only then is the main phase yours to end."""
    t = position(hand=["burning_opal", "spark"], p2={"deck": ["jade"], "hand": ["crystal"]}, turn_deck=["player2"])

    t.do("play burning_opal")
    assert (t.options, constants.PHASES[t.game.phase]) == (["discard spark", "no"], "main")
    t.do("discard spark")

    assert (constants.PHASES[t.game.phase], t.decider, t.p(2).hand, t.you.played) == (
        "main",
        1,
        ["crystal", "jade"],
        ["burning_opal"],
    )
