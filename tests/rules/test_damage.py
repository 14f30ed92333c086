"""Damage and healing: sources and targets, bonuses, what is lost, reductions, constant effects, prevention (DMG)."""

from typing import Any

import pytest

from tests.table import At, content, position
from unshuffled.rules.core.language import Block


def ready(spell: str, breach: str = "I", **given: Any) -> At:
    """Your casting phase with one spell on an open breach, and a card in hand so that the main phase waits."""
    return position("casting", prepped={breach: spell}, breaches={breach: "open"}, hand=["crystal"], **given)


def text(card: str) -> Block:
    """What a strike does or a corruption does when played."""
    record = content().card(card)
    block = record.do or record.play
    assert block is not None
    return block


def test_damage_to_a_minion_takes_that_much_of_its_life() -> None:
    """DMG-01. Only the minion is hit."""
    t = ready("spark", in_play=["tally_a1"])

    t.do("cast spark 1", "target tally_a1")

    assert (t.in_play, t.game.nemesis_life, t.nemesis_discard) == ([("tally_a1", 4)], 70, [])


def test_a_minion_without_life_is_discarded_at_once() -> None:
    """DMG-02, EFF-14. It is gone before the second source of the same spell looks for a target."""
    t = ready("twin_bolt", in_play=[("tally_a1", 2), "tally_a3"])

    t.do("cast twin_bolt 1", "target tally_a1")

    assert (t.in_play, t.nemesis_discard) == ([("tally_a3", 12)], ["tally_a1"])
    assert t.options == ["target nemesis", "target tally_a3"]


def test_a_minion_with_one_life_left_stays() -> None:
    """DMG-02. Not discarded before the last point."""
    t = ready("twin_bolt", in_play=[("tally_a1", 3)])

    t.do("cast twin_bolt 1", "target tally_a1")

    assert (t.in_play, t.nemesis_discard) == ([("tally_a1", 1)], [])


def test_damage_beyond_the_life_of_a_minion_is_lost() -> None:
    """DMG-03, ED-31. Neither the nemesis nor another minion takes it."""
    t = ready("kindle", in_play=[("tally_a1", 1), "tally_a3"])

    t.do("cast kindle 1", "target tally_a1")

    assert (t.in_play, t.game.nemesis_life) == ([("tally_a3", 12)], 70)


def test_damage_to_the_nemesis_lowers_its_life() -> None:
    """DMG-04. At 1 the game goes on and the rest of the card is offered."""
    t = ready("conjure_the_lost", nemesis_life=6)

    t.do("cast conjure_the_lost 1")

    assert (t.game.nemesis_life, t.game.outcome, t.options) == (1, "", ["yes", "no"])


def test_a_nemesis_without_life_has_lost_at_once() -> None:
    """DMG-04, END-01, EFF-13. The rest of the spell is not resolved."""
    t = ready("conjure_the_lost", nemesis_life=5, gravehold=20)

    t.do("cast conjure_the_lost 1")

    assert (t.game.outcome, t.options, t.game.nemesis_life) == ("nemesis_slain", [], 0)
    assert (t.game.gravehold, t.you.discard) == (20, ["conjure_the_lost"])


def test_the_first_of_two_sources_can_end_the_game() -> None:
    """EFF-13, DMG-05. No target is asked for the second one."""
    t = ready("twin_bolt", nemesis_life=2, in_play=["tally_a1"])

    t.do("cast twin_bolt 1", "target nemesis")

    assert (t.game.outcome, t.options, t.in_play) == ("nemesis_slain", [], [("tally_a1", 5)])


@pytest.mark.parametrize(
    ("first", "second", "nemesis", "minion"),
    [
        ("nemesis", "nemesis", 65, 12),
        ("nemesis", "tally_a3", 68, 9),
        ("tally_a3", "nemesis", 67, 10),
        ("tally_a3", "tally_a3", 70, 7),
    ],
)
def test_each_source_has_one_target_of_its_own(first: str, second: str, nemesis: int, minion: int) -> None:
    """DMG-05, ED-15. "Deal 2. Deal 3." are two sources; neither can be split."""
    t = ready("twin_bolt", in_play=["tally_a3"])

    t.do("cast twin_bolt 1")
    assert t.options == ["target nemesis", "target tally_a3"]
    t.do(f"target {first}")
    assert t.options == ["target nemesis", "target tally_a3"]
    t.do(f"target {second}")

    assert (t.game.nemesis_life, t.in_play, t.asked) == (nemesis, [("tally_a3", minion)], "main")


def test_additional_damage_raises_every_source_of_the_card() -> None:
    """DMG-06. Open breach III: 2 and 3 become 3 and 4; still two sources."""
    t = ready("twin_bolt", "III", in_play=["tally_a3"])

    t.do("cast twin_bolt 3", "target nemesis", "target tally_a3")

    assert (t.game.nemesis_life, t.in_play, t.asked) == (67, [("tally_a3", 8)], "main")


def test_additional_damage_that_a_card_counts_is_no_new_source() -> None:
    """DMG-06. Thoughtform Familiar with two other prepped spells: one hit of 4."""
    t = position(
        "casting",
        prepped={"I": "thoughtform_familiar", "II": "spark", "III": "spark"},
        breaches={"II": "open", "III": "open"},
        in_play=["tally_a3"],
    )

    t.do("cast thoughtform_familiar 1", "target tally_a3")

    assert (t.game.nemesis_life, t.in_play, t.asked) == (70, [("tally_a3", 8)], "casting")


def test_a_spell_without_damage_is_one_source_of_0_for_a_bonus() -> None:
    """DMG-07. Cast from open breach III it deals 1 to one target, beside its own effect."""
    t = ready("quiet_spell", "III", in_play=["tally_a1"], gravehold=20)

    t.do("cast quiet_spell 3")
    assert t.options == ["target nemesis", "target tally_a1"]
    t.do("target tally_a1")

    assert (t.in_play, t.game.nemesis_life, t.game.gravehold) == ([("tally_a1", 4)], 70, 21)


def test_a_spell_without_damage_and_without_a_bonus_hits_nothing() -> None:
    """DMG-07. No target is asked."""
    t = ready("quiet_spell", "I", in_play=["tally_a1"], gravehold=20)

    t.do("cast quiet_spell 1")

    assert (t.asked, t.in_play, t.game.nemesis_life, t.game.gravehold) == ("main", [("tally_a1", 5)], 70, 21)


def test_damage_to_a_player_takes_life_and_damage_to_gravehold_lowers_its_dial() -> None:
    """DMG-08. Raze: Gravehold suffers 3, any player suffers 1."""
    t = position("none", nemesis="rageborne")

    t.steps(text("rageborne_raze")).do("player 2")

    assert (t.you.life, t.p(2).life, t.game.gravehold) == (10, 9, 27)


def test_nemesis_damage_has_one_recipient() -> None:
    """DMG-09, EFF-04. Howling Spinners: one player takes both points; they cannot be divided."""
    t = position("none", in_play=["howling_spinners"])

    t.main_phase_of_nemesis()
    assert (t.decider, t.options) == (0, ["player 1", "player 2"])
    t.do("player 2")

    assert (t.you.life, t.p(2).life, t.options) == (10, 8, [])


def test_a_minion_never_has_more_life_than_it_entered_with() -> None:
    """DMG-10, DMG-11. Ascend: an acolyte with 5 of 11 life gains 10 and has 11."""
    t = position("none", nemesis="hollow_crown", in_play=[("hollow_crown_lurzan", 5)], life=5)

    t.resolve("hollow_crown_ascend")

    assert t.in_play == [("hollow_crown_lurzan", 11)]


def test_a_minion_gains_all_of_the_life_that_fits() -> None:
    """DMG-11. An acolyte with 1 life and 10 to gain."""
    t = position("none", nemesis="hollow_crown", in_play=[("hollow_crown_lurzan", 1)], life=5)

    t.resolve("hollow_crown_ascend")

    assert t.in_play == [("hollow_crown_lurzan", 11)]
    assert t.events("minion_healed") == [
        {"event": "minion_healed", "uid": 1, "card": "hollow_crown_lurzan", "amount": 10}
    ]


@pytest.mark.parametrize(("before", "after"), [(3, 9), (4, 10), (7, 10)])
def test_a_player_gains_life_up_to_the_starting_value(before: int, after: int) -> None:
    """DMG-11, SETUP-10. Eidolon Shroud: gain 6 life."""
    t = position(mages=("ulgimor", "plain_two"), charges=6, life=before, hand=["crystal"])

    t.do("activate ulgimor")

    assert (t.you.life, t.you.charges) == (after, 0)


@pytest.mark.parametrize(
    ("nemesis", "gravehold", "after"), [(50, 20, (63, 23)), (57, 27, (70, 30)), (65, 28, (70, 30))]
)
def test_gravehold_and_the_nemesis_gain_life_up_to_the_starting_value(
    nemesis: int, gravehold: int, after: tuple[int, int]
) -> None:
    """DMG-11, SETUP-10, SETUP-13, ED-30. Twisting Madness: Gravehold gains 3, the nemesis 13."""
    t = position(
        "none",
        nemesis="crooked_mask",
        nemesis_life=nemesis,
        gravehold=gravehold,
        in_play=[("crooked_mask_twisting_madness", 1)],
    )

    t.main_phase_of_nemesis()

    assert (t.game.nemesis_life, t.game.gravehold) == after


@pytest.mark.parametrize(
    ("answers", "hands"),
    [
        (("discard crystal p1", "discard jade p2"), (["crystal"], [])),
        (("discard crystal p1", "discard crystal p1"), ([], ["jade"])),
        (("discard jade p2",), (["crystal"], [])),
    ],
)
def test_what_is_asked_of_the_players_collectively_they_share_as_they_like(
    answers: tuple[str, ...], hands: tuple[list[str], list[str]]
) -> None:
    """DMG-12, KEY-08. Thrash: the players collectively discard two cards."""
    t = position("none", hand=["crystal", "crystal"], p2={"hand": ["jade"]})

    t.resolve("thrash")
    assert (t.decider, t.options) == (0, ["discard crystal p1", "discard jade p2"])
    t.do(*answers)

    assert (t.you.hand, t.p(2).hand, t.options) == (*hands, [])


def test_a_reduction_applies_to_each_instance_of_damage() -> None:
    """DMG-13, KEY-09. Monstrosity of Omens loses 1 to each of two hits of 3 and 4, whatever their bonus."""
    t = ready("twin_bolt", "III", in_play=["monstrosity_of_omens"])

    t.do("cast twin_bolt 3", "target monstrosity_of_omens", "target monstrosity_of_omens")

    assert (t.in_play, t.game.nemesis_life) == ([("monstrosity_of_omens", 3)], 70)


def test_a_subtraction_applies_to_each_instance_of_damage() -> None:
    """DMG-13. Ashen Haruspex prevents 2 of each hit: 2 and 3 become 0 and 1."""
    t = ready("twin_bolt", in_play=["magus_of_cloaks_ashen_haruspex"])

    t.do("cast twin_bolt 1", *["target magus_of_cloaks_ashen_haruspex"] * 2)

    assert t.in_play == [("magus_of_cloaks_ashen_haruspex", 4)]


@pytest.mark.parametrize(
    ("spells", "suffered"), [({}, 2), ({"I": "equilibrium"}, 1), ({"I": "equilibrium", "II": "equilibrium"}, 1)]
)
def test_damage_to_a_player_is_never_reduced_below_1_by_equilibrium(spells: dict[str, str], suffered: int) -> None:
    """DMG-13, CTXT-25. Two copies reduce 2 to 1, not to 0."""
    t = position("none", prepped=spells, in_play=["howling_spinners", "howling_spinners"])

    t.main_phase_of_nemesis().do("player 1", "player 1")

    assert (t.you.life, t.game.gravehold) == (10 - 2 * suffered, 30)


def test_a_constant_effect_makes_a_minion_no_target_while_it_holds() -> None:
    """KEY-09. Broodwomb takes no damage while a husk is in play."""
    t = ready("spark", nemesis="carapace_queen", in_play=["carapace_queen_broodwomb"], swarm=1)

    t.do("cast spark 1")

    assert t.options == ["target nemesis", "target husk"]


def test_a_constant_effect_ends_with_its_condition() -> None:
    """KEY-09. Without husks Broodwomb is hit like any minion."""
    t = ready("spark", nemesis="carapace_queen", in_play=["carapace_queen_broodwomb"], swarm=0)

    t.do("cast spark 1")
    assert t.options == ["target nemesis", "target carapace_queen_broodwomb"]
    t.do("target carapace_queen_broodwomb")

    assert t.in_play == [("carapace_queen_broodwomb", 4)]


@pytest.mark.parametrize(
    ("where", "husks"),
    [
        ({"in_play": ["carapace_queen_foul_multitudes"]}, 3),
        ({"nemesis_discard": ["carapace_queen_foul_multitudes"]}, 2),
    ],
)
def test_a_constant_effect_holds_while_its_card_is_in_play(where: dict[str, Any], husks: int) -> None:
    """KEY-09, GEN-09. Husks have 2 life with Foul Multitudes in play; in the discard pile it does nothing."""
    t = ready("spark", nemesis="carapace_queen", swarm=3, **where)

    t.do("cast spark 1", "target husk")

    assert t.game.swarm == husks


@pytest.mark.parametrize(("cards", "life", "cloaks"), [(0, 35, 4), (1, 35, 3), (2, 33, 3)])
def test_a_hit_of_0_is_none_and_a_hit_reduced_to_0_is_one(cards: int, life: int, cloaks: int) -> None:
    """OPEN-28. Dark Fire against 4 cloaks: 0 removes no cloak; 3 is absorbed and removes one; 6 deals 2."""
    t = position(
        "casting",
        nemesis="magus_of_cloaks",
        counters={"cloaks": 4},
        prepped={"I": "dark_fire"},
        hand=["crystal", "crystal", "jade"],
    )

    t.do("cast dark_fire 1", *["discard crystal"] * cards)
    if cards < 2:
        t.do("done")

    assert (t.game.nemesis_life, t.counter("cloaks")) == (life, cloaks)


def test_a_hit_of_0_is_not_raised_to_1() -> None:
    """OPEN-28. Hasten without anomalies, alone: Equilibrium's minimum of 1 has no damage to work on."""
    t = position(
        "none", mages=["plain_one"], nemesis="gate_witch", counters={"anomalies": 0}, prepped={"I": "equilibrium"}
    )

    t.resolve("gate_witch_hasten")

    assert (t.you.life, t.events("suffered"), t.counter("anomalies")) == (10, [], 1)


@pytest.mark.parametrize(
    ("anomalies", "options"),
    [(0, []), (1, ["player 1", "player 2"])],
)
def test_nobody_is_chosen_for_damage_of_0(anomalies: int, options: list[str]) -> None:
    """OPEN-28, PR-05, PR-47. Hasten: any player suffers 1 for each anomaly."""
    t = position("none", nemesis="gate_witch", counters={"anomalies": anomalies})

    t.resolve("gate_witch_hasten")

    assert (t.options, [t.you.life, t.p(2).life]) == (options, [10, 10])


@pytest.mark.parametrize(("prepped", "options"), [({}, []), ({"I": "spark"}, ["player 1", "player 2"])])
def test_a_tie_for_damage_of_0_is_not_asked(prepped: dict[str, str], options: list[str]) -> None:
    """PR-47, EFF-05. Bleed Static: the player with the most prepped spells suffers 2 for each."""
    t = position("none", in_play=[("bleed_static", 1)], prepped=prepped, p2={"prepped": prepped})

    t.main_phase_of_nemesis()

    assert (t.options, [t.you.life, t.p(2).life]) == (options, [10, 10])


@pytest.mark.parametrize(
    ("hands", "breach", "asked"),
    [
        (([], []), "I", ""),
        ((["crystal"], []), "I", ""),
        ((["crystal"], ["crystal", "jade"]), "I", "choose_player"),
        # Breaches III and IV add damage of their own.
        (([], []), "III", "choose_player"),
    ],
)
def test_an_ally_is_chosen_only_among_those_for_whom_there_is_damage(
    hands: tuple[list[str], list[str]], breach: str, asked: str
) -> None:
    """PR-47, PR-08. Crystallize deals 2 for each gem in the hand of an ally."""
    t = position(
        "casting",
        mages=("plain_one", "plain_two", "plain_three"),
        prepped={breach: "crystallize"},
        breaches={"II": "open", "III": "open", "IV": "open"},
        p2={"hand": hands[0]},
        p3={"hand": hands[1]},
    )

    t.do("cast crystallize " + {"I": "1", "III": "3"}[breach])

    dealt = 0 if asked else 2 * len(hands[0])
    assert (t.asked == "choose_player", t.game.nemesis_life) == (bool(asked), 70 - dealt)


@pytest.mark.parametrize(("life", "outcome"), [(1, "all_exhausted"), (2, "nemesis_slain")])
def test_the_first_condition_that_is_met_ends_the_game(life: int, outcome: str) -> None:
    """OPEN-27, EFF-13, EFF-01. Fever of War: you suffer 1, then deal 2; the other player is exhausted already."""
    t = position("none", nemesis="crooked_mask", life=life, p2={"life": 0}, nemesis_life=2)

    t.steps(text("crooked_mask_fever_of_war"), you=0)

    assert (t.game.outcome, t.game.nemesis_life) == (outcome, 2 if life == 1 else 0)


@pytest.mark.parametrize(("answer", "life", "gravehold"), [("activate phaedraxa", 1, 30), ("no", 0, 24)])
def test_prevented_damage_is_not_suffered_and_exhausts_nobody(answer: str, life: int, gravehold: int) -> None:
    """DMG-08, EXH-01, EXH-10. Auspex Rune: no life is lost, nobody is exhausted, nothing is doubled."""
    t = position(
        "turn",
        mages=("phaedraxa", "plain_two", "plain_three"),
        charges=5,
        p2={"life": 1, "hand": ["crystal"]},
        p3={"life": 0},
        in_play=["needlemaw", "howling_spinners"],
        nemesis_deck=["tally_c3", "tally_c1"],
        turn_deck=["nemesis", "player2"],
    )

    # Needlemaw: 2 to Gravehold. Howling Spinners: 2 to player 2, of which 1 is excess. The attack: 1 to player 3.
    t.do(answer, "player 2")
    if answer == "no":
        t.do("destroy breach 1")
    t.do("player 3")

    assert (t.p(2).life, t.p(3).life, t.game.gravehold) == (life, 0, gravehold)


@pytest.mark.parametrize(
    ("answer", "then", "life", "hand"),
    [("activate phaedraxa", [], 10, ["jade"]), ("no", ["yes"], 9, [])],
)
def test_prevented_damage_pays_for_nothing(answer: str, then: list[str], life: int, hand: list[str]) -> None:
    """PR-56, CAST-10. Tourmaline Shard: an ally may suffer 1 damage to destroy a card. Prevented, it is not offered."""
    t = position(
        "turn",
        mages=("phaedraxa", "plain_two"),
        charges=5,
        hand=["tourmaline_shard"],
        p2={"hand": ["jade"]},
        turn_deck=["player1"],
    )

    t.do(answer, "play tourmaline_shard", *then)

    assert (t.asked, t.you.aether, t.p(2).life, t.p(2).hand) == ("main", 1, life, hand)


@pytest.mark.parametrize(
    ("answer", "then", "life", "husks"), [("activate phaedraxa", [], 10, 4), ("no", ["yes"], 9, 3)]
)
def test_prevented_damage_spreads_nothing(answer: str, then: list[str], life: int, husks: int) -> None:
    """PR-56, PR-41. A hit of 2 on five husks; the player cannot suffer 1 to spread it."""
    t = position(
        "turn",
        nemesis="carapace_queen",
        mages=("phaedraxa", "plain_two"),
        charges=5,
        hand=["crystal"],
        prepped={"II": "amplify_vision"},
        turn_deck=["player1"],
        swarm=5,
    )

    t.do(answer, "cast amplify_vision 2", "target husk", *then)

    assert (t.asked, t.you.life, t.game.swarm) == ("main", life, husks)


@pytest.mark.parametrize(("answer", "life"), [("activate phaedraxa", (10, 10)), ("no", (10, 6))])
def test_an_option_of_the_nemesis_whose_damage_is_prevented_can_still_be_chosen(
    answer: str, life: tuple[int, int]
) -> None:
    """PR-56, EFF-08. Heart of Nothing: Unleash twice, or a player suffers 4; the players may take what is prevented."""
    t = position(
        "turn",
        mages=("phaedraxa", "plain_two"),
        charges=5,
        in_play=[("heart_of_nothing", 1)],
        nemesis_deck=["tally_c1", "tally_c1"],
        turn_deck=["nemesis", "player1"],
        hand=["crystal"],
    )

    t.do(answer)
    assert t.options == ["choose 1", "choose 2"]
    t.do("choose 2", "player 2")

    assert (t.you.life, t.p(2).life) == life


def test_prevention_ends_with_the_turn() -> None:
    """DMG-08, GEN-13. The next nemesis turn hurts again."""
    t = position(
        "turn",
        mages=("phaedraxa", "plain_two"),
        charges=5,
        p2={"hand": ["crystal"]},
        in_play=["needlemaw"],
        nemesis_deck=["tally_c1", "tally_c1", "tally_c1"],
        turn_deck=["nemesis", "nemesis", "player2"],
    )

    t.do("activate phaedraxa")

    assert (t.game.gravehold, t.you.charges, t.decider, t.asked) == (30 - 2 - 1, 0, 2, "main")
