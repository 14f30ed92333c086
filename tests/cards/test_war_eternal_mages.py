"""The mages of War Eternal: what they start with, when their abilities may be used; what those of D to G do."""

from collections.abc import Sequence

import pytest

from tests.table import PLAIN_MARKET, Seat, content, position
from unshuffled.rules.core.scenario import Setup
from unshuffled.rules.core.setup import lay

C, S = "crystal", "spark"
ALL_OPEN = {"II": "open", "III": "open", "IV": "open"}
CHARGES = [
    ("dezmodia", 6),
    ("garu", 5),
    ("gex", 5),
    ("mazahaedron", 4),
    ("mist_war_eternal", 6),
    ("quilius", 5),
    ("ulgimor", 6),
    ("yan_magda", 5),
]


@pytest.mark.parametrize(
    ("mage", "hand", "deck", "breaches"),
    [
        ("dezmodia", ["oblivion_shard", C, C, S, S], [C, C, C, C, S], ["open", "down", "right", "down"]),
        ("garu", ["torch", C, C, C, S], [C, C, C, S, S], ["open", "right", "down", "down"]),
        ("gex", ["shattered_geode", C, C, C, S], [C, C, C, C, S], ["none", "open", "down", "down"]),
        ("mazahaedron", ["worldheart_shard", C, C, S, S], [C, C, C, C, S], ["open", "left", "down", "down"]),
        ("mist_war_eternal", ["amethyst_paragon", C, C, C, S], [C, C, C, S, S], ["open", "left", "down", "down"]),
        ("quilius", [C, C, C, "extinguish", S], [C, C, C, "extinguish", S], ["open", "open", "right", "down"]),
        ("ulgimor", ["coal_shard", C, C, S, S], [C, C, C, S, S], ["open", "down", "right", "down"]),
        ("yan_magda", ["illuminate", C, C, C, C], [C, C, C, C, S], ["open", "right", "right", "right"]),
    ],
)
def test_a_mage_starts_as_the_mat_says(mage: str, hand: list[str], deck: list[str], breaches: list[str]) -> None:
    """SETUP-02, SETUP-03, SETUP-04, SETUP-05, SETUP-06, SETUP-07, SETUP-08, SETUP-11, PR-19, PR-24. Deck from the top."""
    game = lay(content(), Setup(mages=[mage, "plain_two"], nemesis="tally", market=list(PLAIN_MARKET)), "test")

    you = Seat(game, game.players[0])
    assert (you.hand, you.deck, you.breaches) == (hand, deck, breaches)
    assert (you.discard, you.prepped, you.charges, you.life, you.player.tokens) == ([], [], 0, 10, {})


@pytest.mark.parametrize(("mage", "charges"), CHARGES)
def test_an_ability_needs_all_its_charges_and_your_own_main_phase(mage: str, charges: int) -> None:
    """MAIN-24. Not with one charge less, not in an ally's main phase, not in the casting phase."""
    key = f"activate {mage}"

    def offered(phase: str, mages: Sequence[str], mine: int, theirs: int = 0) -> bool:
        t = position(
            phase,
            mages=mages,
            hand=["crystal"],
            prepped={"II": "spark"},
            breaches={"II": "open"},
            charges=mine,
            p2={"charges": theirs},
        )
        return key in t.options

    assert offered("main", (mage, "plain_two"), charges)
    assert not offered("main", (mage, "plain_two"), charges - 1)
    assert not offered("main", ("plain_one", mage), 0, charges)
    assert not offered("casting", (mage, "plain_two"), charges)


@pytest.mark.parametrize(("mage", "charges"), CHARGES)
def test_the_last_charge_may_be_bought_and_used_in_one_turn_and_no_more_fits(mage: str, charges: int) -> None:
    """MAIN-23, MAIN-25."""
    t = position(mages=(mage, "plain_two"), hand=["crystal"], charges=charges - 1, aether=4)

    t.do("charge")

    assert (t.you.charges, "charge" in t.options, f"activate {mage}" in t.options) == (charges, False, True)


# Dezmodia, Tempest Sigil


def test_tempest_sigil_replaces_an_open_breach_and_returns_its_spell_to_hand() -> None:
    """CTXT-37, BREACH-21, MAIN-26. The chosen player decides which breach."""
    t = position(
        mages=("dezmodia", "plain_two"),
        hand=["crystal"],
        charges=6,
        p2={"prepped": {"I": "spark", "II": "kindle"}, "breaches": {"II": "open", "III": "open"}, "hand": ["jade"]},
    )

    t.do("activate dezmodia")
    assert (t.decider, t.options) == (1, ["player 1", "player 2"])
    t.do("player 2")
    assert (t.decider, t.options) == (2, ["breach 1", "breach 2"])
    t.do("breach 2", "no")

    assert (t.p(2).prepped, t.p(2).hand, t.p(2).discard) == ([("spark", 1)], ["jade", "kindle"], [])
    assert (t.p(2).breaches, t.p(2).player.breach_bonus) == (["open", "open", "open", "right"], (0, 2, 1, 1))
    assert t.you.charges == 0


def test_a_sigil_breach_gives_two_more_damage() -> None:
    """CTXT-37, BREACH-21. The spell prepped by the ability, cast with the Gauntlet."""
    t = position(mages=("dezmodia", "plain_two"), hand=["spark", "vortex_gauntlet", "crystal"], charges=6)

    t.do("activate dezmodia", "player 1", "prep spark 1", "play vortex_gauntlet")

    assert t.game.nemesis_life == 70 - 1 - 2


def test_tempest_sigil_replaces_no_closed_breach_and_neither_iii_nor_iv() -> None:
    """CTXT-37. One possible breach is not asked about."""
    t = position(mages=("dezmodia", "plain_two"), hand=["crystal"], charges=6, breaches={"III": "open", "IV": "open"})

    t.do("activate dezmodia", "player 1")

    assert (t.asked, t.you.player.breach_bonus, t.you.breaches) == (
        "main",
        (2, 0, 1, 1),
        ["open", "down", "open", "open"],
    )


def test_tempest_sigil_passes_over_a_player_without_an_open_breach_i_or_ii() -> None:
    """CTXT-37, EFF-06."""
    t = position(mages=("dezmodia", "gex"), hand=["crystal"], charges=6, p2={"breaches": {"II": "none", "III": "open"}})

    t.do("activate dezmodia")

    assert (t.asked, t.you.player.breach_bonus, t.p(2).player.breach_bonus) == ("main", (2, 0, 1, 1), (0, 0, 1, 1))


def test_without_a_breach_to_replace_the_player_who_preps_by_tempest_sigil_is_chosen() -> None:
    """CTXT-37, EFF-03, PR-08. Nobody can do the first step, so it does not say who does the rest."""
    shut = {"I": "none", "II": "none", "III": "open"}
    t = position(mages=("dezmodia", "plain_two"), charges=6, breaches=shut, p2={"hand": ["spark"], "breaches": shut})

    t.do("activate dezmodia")
    assert (t.decider, t.options) == (1, ["player 1", "player 2"])
    t.do("player 2", "prep spark 3")

    assert (t.asked, t.p(2).prepped, t.you.player.breach_bonus) == ("main", [("spark", 3)], (0, 0, 1, 1))


def test_the_prep_at_the_end_of_tempest_sigil_follows_the_usual_rules() -> None:
    """CTXT-37, PR-17. Any breach that could take the spell, a focused one among them; not any closed one."""
    t = position(mages=("dezmodia", "plain_two"), hand=["spark", "crystal"], charges=6, aether=3)

    t.do("focus 3", "activate dezmodia", "player 1")

    assert t.options == ["prep spark 1", "prep spark 3", "no"]


def test_a_player_can_have_a_sigil_breach_i_and_a_sigil_breach_ii() -> None:
    """PR-18. A Sigil breach is not replaced by another."""
    t = position(mages=("dezmodia", "plain_two"), hand=["crystal"], charges=6, aether=12, breaches={"II": "open"})

    t.do("activate dezmodia", "player 1", "breach 1", *["charge"] * 6, "activate dezmodia", "player 1")

    assert t.you.player.breach_bonus == (2, 2, 1, 1)


def test_a_wide_spell_on_the_replaced_breach_returns_to_hand_once() -> None:
    """CTXT-37, PREP-06."""
    t = position(
        mages=("dezmodia", "plain_two"),
        hand=["crystal"],
        charges=6,
        prepped={"I": "crystallize"},
        breaches={"II": "open"},
    )

    t.do("activate dezmodia", "player 1", "breach 2", "no")

    assert (t.you.hand, t.you.prepped) == (["crystal", "crystallize"], [])


# Garu, Colossal Force


def test_colossal_force_deals_two_and_four_for_each_prepped_spell_discarded() -> None:
    """MAIN-26, CAST-15. The spells are not cast."""
    t = position(
        mages=("garu", "plain_two"),
        hand=["crystal"],
        charges=5,
        prepped={"I": "spark", "II": "torch", "III": "kindle"},
        breaches=ALL_OPEN,
    )

    t.do("activate garu", "discard torch 2", "discard kindle 3", "done")

    assert (t.game.nemesis_life, t.you.charges) == (70 - 2 - 4 - 4, 0)
    assert (t.you.prepped, t.you.discard) == ([("spark", 1)], ["torch", "kindle"])


def test_colossal_force_deals_two_when_nothing_is_discarded() -> None:
    """EFF-11. Up to four includes none."""
    t = position(mages=("garu", "plain_two"), hand=["crystal"], charges=5, prepped={"I": "spark"})

    t.do("activate garu", "done")

    assert (t.game.nemesis_life, t.you.prepped) == (68, [("spark", 1)])


def test_colossal_force_takes_four_spells_at_most_and_only_yours() -> None:
    """EFF-11. The Spark beside Kindle makes a fifth."""
    t = position(
        mages=("garu", "plain_two"),
        hand=["crystal"],
        charges=5,
        prepped={"I": ["kindle", "spark"], "II": "torch", "III": "torch", "IV": "torch"},
        breaches=ALL_OPEN,
        p2={"prepped": {"I": "spark"}},
    )

    t.do("activate garu")
    assert t.options == [
        "discard kindle 1",
        "discard spark 1",
        "discard torch 2",
        "discard torch 3",
        "discard torch 4",
        "done",
    ]
    t.do("discard kindle 1", "discard spark 1", "discard torch 2", "discard torch 3")

    assert (t.asked, t.game.nemesis_life, t.you.prepped) == ("main", 70 - 18, [("torch", 4)])


def test_colossal_force_is_divided_among_the_nemesis_and_any_minions() -> None:
    """CAST-08, GEN-03. The card lets you split what otherwise is one hit."""
    t = position(
        mages=("garu", "plain_two"),
        hand=["crystal"],
        charges=5,
        prepped={"I": "spark"},
        in_play=[("tally_a1", 5), ("tally_a2", 8)],
    )

    t.do("activate garu", "discard spark 1")
    assert t.options == [f"{n} to nemesis" for n in range(7)]
    t.do("1 to nemesis")
    assert t.options == [f"{n} to tally_a1" for n in range(6)]
    t.do("3 to tally_a1")

    assert (t.game.nemesis_life, t.in_play) == (69, [("tally_a1", 2), ("tally_a2", 6)])


def test_all_of_colossal_force_may_go_to_one_target_and_what_is_too_much_is_lost() -> None:
    """DMG-03."""
    t = position(
        mages=("garu", "plain_two"), hand=["crystal"], charges=5, prepped={"I": "spark"}, in_play=[("tally_a1", 5)]
    )

    t.do("activate garu", "discard spark 1", "0 to nemesis")

    assert (t.game.nemesis_life, t.in_play, t.nemesis_discard) == (70, [], ["tally_a1"])


# Gex, Vimcraft Oath

GEX = ("gex", "plain_two")


def test_vimcraft_oath_destroys_up_to_two_discarded_cards_of_cost_0_and_helps_an_ally() -> None:
    """CTXT-39, MAIN-26. Your discard pile; the ally draws and gains life, you do not."""
    t = position(
        mages=GEX,
        hand=["spark", "crystal"],
        deck=["jade"],
        discard=["crystal", "jade", "spark", "crystal"],
        charges=5,
        life=5,
        p2={"deck": ["jade", "spark"], "life": 4, "discard": ["spark"]},
    )

    t.do("activate gex")
    assert t.options == ["destroy crystal", "destroy spark", "done"]
    t.do("destroy spark", "destroy crystal")

    assert (t.you.discard, t.you.hand, t.you.life, t.you.charges) == (["jade", "crystal"], ["spark", "crystal"], 5, 0)
    assert (t.p(2).hand, t.p(2).deck, t.p(2).discard, t.p(2).life) == (["jade"], ["spark"], ["spark"], 6)


def test_vimcraft_oath_helps_an_ally_even_if_nothing_is_destroyed() -> None:
    """CTXT-39, EFF-11."""
    t = position(mages=GEX, hand=["crystal"], discard=["spark"], charges=5, p2={"deck": ["jade"], "life": 4})

    t.do("activate gex", "done")

    assert (t.you.discard, t.p(2).hand, t.p(2).life) == (["spark"], ["jade"], 6)


@pytest.mark.parametrize(("life", "after"), [(9, 10), (10, 10), (0, 0)])
def test_vimcraft_oath_lets_an_ally_draw_who_cannot_gain_life(life: int, after: int) -> None:
    """CTXT-39, EFF-03, DMG-11, EXH-08."""
    t = position(mages=GEX, hand=["crystal"], charges=5, p2={"deck": ["jade"], "life": life})

    t.do("activate gex")

    assert (t.p(2).hand, t.p(2).life) == (["jade"], after)


def test_vimcraft_oath_helps_an_ally_of_your_choice_even_one_at_full_life() -> None:
    """CTXT-39, GEN-11, EFF-12. "Another player" is a free choice; who is whole may still need the card."""
    t = position(
        mages=("gex", "plain_two", "plain_three"),
        hand=["crystal"],
        charges=5,
        p2={"deck": ["jade"], "life": 4},
        p3={"deck": ["jade"], "life": 10},
    )

    t.do("activate gex")
    assert (t.decider, t.options) == (1, ["player 2", "player 3"])
    t.do("player 3")

    assert (t.p(2).hand, t.p(2).life, t.p(3).hand) == ([], 4, ["jade"])
