"""Hollow Crown: its nine cards."""

import pytest

from tests.nemeses.acolytes import deck_of, discard_of, stack, toll
from tests.table import position

BEZU = "hollow_crown_bezu"
HOLADRAN = "hollow_crown_holadran"
KURGAX = "hollow_crown_kurgax"
LURZAN = "hollow_crown_lurzan"
NHAVKALAS = "hollow_crown_nhavkalas"  # Gravehold 3, itself 1: no choice, easy to count
SOLARA = "hollow_crown_solara"


@pytest.mark.parametrize(
    ("card", "amount"),
    [
        ("hollow_crown_thronewatch", 6),
        ("hollow_crown_infernal_domain", 2),
        ("hollow_crown_nameless_faith", 1),
        ("hollow_crown_viscera_bride", 18),
    ],
)
def test_its_minions_and_powers_enter_with_their_printed_tokens_and_do_nothing_yet(card: str, amount: int) -> None:
    """NEM-11, NEM-12, NEM-13."""
    t = position("none", nemesis="hollow_crown", in_play=[NHAVKALAS])

    t.resolve(card)

    assert (t.in_play, toll(t), t.options) == ([(NHAVKALAS, 11), (card, amount)], (30, [10, 10]), [])


@pytest.mark.parametrize("power", ["hollow_crown_infernal_domain", "hollow_crown_nameless_faith"])
def test_a_player_pays_eight_to_discard_its_powers(power: str) -> None:
    """NEM-18, NEM-19, NEM-20."""
    poor = position(nemesis="hollow_crown", in_play=[power], aether=7)
    assert f"discard {power}" not in poor.options

    t = position(nemesis="hollow_crown", in_play=[NHAVKALAS, power], aether=8, hand=["crystal"])
    t.do(f"discard {power}")
    assert (t.in_play, t.nemesis_discard, t.you.aether) == ([(NHAVKALAS, 11)], [power], 0)
    assert toll(t) == (30, [10, 10])


def test_beseech_swaps_the_weakest_acolyte_for_the_next_and_unleashes() -> None:
    """CTXT-66. It goes under the deck and is not discarded; the new one, whole, has the most life."""
    t = position("none", nemesis="hollow_crown", in_play=[(BEZU, 9), (LURZAN, 3)])
    stack(t, deck=[NHAVKALAS, SOLARA])

    t.resolve("hollow_crown_beseech")

    assert (t.in_play, deck_of(t), discard_of(t)) == ([(BEZU, 9), (NHAVKALAS, 10)], [SOLARA, LURZAN], [])
    assert (toll(t), t.nemesis_discard, t.options) == ((27, [10, 10]), ["hollow_crown_beseech"], [])


def test_beseech_leaves_a_tie_for_the_least_life_to_the_players() -> None:
    """CTXT-66, EFF-05."""
    t = position("none", nemesis="hollow_crown", in_play=[(BEZU, 3), (LURZAN, 3), (HOLADRAN, 4)])
    stack(t, deck=[NHAVKALAS])

    t.resolve("hollow_crown_beseech")
    assert (t.options, t.decider) == (["minion hollow_crown_bezu", "minion hollow_crown_lurzan"], 0)

    t.do("minion hollow_crown_bezu")
    assert t.in_play == [(LURZAN, 3), (HOLADRAN, 4), (NHAVKALAS, 10)]


def test_beseech_makes_an_acolyte_whole_that_comes_straight_back() -> None:
    """CTXT-66. With an empty acolyte deck the returned one is drawn again, without its damage."""
    t = position("none", nemesis="hollow_crown", in_play=[(NHAVKALAS, 2)])
    stack(t)

    t.resolve("hollow_crown_beseech")

    assert (t.in_play, deck_of(t), toll(t)) == ([(NHAVKALAS, 10)], [], (27, [10, 10]))


def test_enslave_resolves_every_acolyte_oldest_first_and_spares_them() -> None:
    """NEM-10. Three prepped spells: Bezu costs Gravehold 3 and itself nothing."""
    t = position(
        "none",
        nemesis="hollow_crown",
        in_play=[(BEZU, 1), (NHAVKALAS, 1)],
        p2={"prepped": {"I": "spark", "II": "spark", "III": "spark"}},
    )

    t.resolve("hollow_crown_enslave")

    assert [event["card"] for event in t.events("invoked")] == [BEZU, NHAVKALAS]
    assert (toll(t), t.in_play) == ((24, [10, 10]), [(BEZU, 1), (NHAVKALAS, 1)])
    assert (t.events("unleashed"), t.nemesis_discard) == ([], ["hollow_crown_enslave"])


def test_sparing_an_acolyte_leaves_out_only_the_damage_to_itself() -> None:
    """NEM-10. Solara's discards happen all the same."""
    t = position("none", nemesis="hollow_crown", in_play=[(SOLARA, 3)], hand=["crystal", "spark"])

    t.resolve("hollow_crown_enslave").do("discard spark")

    assert (t.you.hand, t.you.discard, t.in_play) == ([], ["spark", "crystal"], [(SOLARA, 3)])


def test_thronewatch_drives_the_weakest_acolyte_and_hurts_it() -> None:
    """NEM-04. Nhavkalas hurts itself by 1, then Thronewatch by 1 more; Thronewatch itself is no acolyte."""
    t = position("none", nemesis="hollow_crown", in_play=[("hollow_crown_thronewatch", 1), (LURZAN, 6), (NHAVKALAS, 5)])

    t.main_phase_of_nemesis()

    assert t.in_play == [("hollow_crown_thronewatch", 1), (LURZAN, 6), (NHAVKALAS, 3)]
    assert (toll(t), t.options) == ((27, [10, 10]), [])


def test_thronewatch_hurts_that_acolyte_and_not_its_replacement() -> None:
    """DMG-03. Nhavkalas dies of its own magic; the 1 damage is lost."""
    t = position("none", nemesis="hollow_crown", in_play=["hollow_crown_thronewatch", (NHAVKALAS, 1)])
    stack(t, deck=[LURZAN])

    t.main_phase_of_nemesis()

    assert (t.in_play, discard_of(t)) == ([("hollow_crown_thronewatch", 6), (LURZAN, 11)], [NHAVKALAS])


def test_ascend_unleashes_then_heals_and_drives_the_weakest_acolyte() -> None:
    """EFF-01, DMG-10, DMG-11. From 4 by 10 is 11, never more; then its Blood Magic takes 1."""
    t = position("none", nemesis="hollow_crown", in_play=[(BEZU, 9), (NHAVKALAS, 4)], prepped={"I": "spark"})

    t.resolve("hollow_crown_ascend")

    assert [event["card"] for event in t.events("invoked")] == [BEZU, NHAVKALAS]
    assert (t.in_play, toll(t)) == ([(BEZU, 8), (NHAVKALAS, 10)], (26, [10, 10]))


def test_infernal_domain_draws_an_acolyte_and_drives_all_of_them() -> None:
    """NEM-05. The new one is included, and nobody is hurt by its own magic."""
    t = position("none", nemesis="hollow_crown", in_play=[("hollow_crown_infernal_domain", 1), (NHAVKALAS, 2)])
    stack(t, deck=["hollow_crown_kurgax", LURZAN])

    t.main_phase_of_nemesis().do("player 1")

    assert (t.in_play, deck_of(t)) == ([(NHAVKALAS, 2), ("hollow_crown_kurgax", 11)], [LURZAN])
    assert (toll(t), t.nemesis_discard) == ((26, [9, 10]), ["hollow_crown_infernal_domain"])


def test_reign_drives_and_wounds_the_strongest_acolyte_then_unleashes_twice() -> None:
    """NEM-24. Bezu falls from 11 to 4 (1 by itself, 6 by Reign); then Nhavkalas is the strongest twice."""
    t = position("none", nemesis="hollow_crown", in_play=[(BEZU, 11), (NHAVKALAS, 9)], prepped={"I": "spark"})

    t.resolve("hollow_crown_reign")

    assert [event["card"] for event in t.events("invoked")] == [BEZU, NHAVKALAS, NHAVKALAS]
    assert (t.in_play, toll(t)) == ([(BEZU, 4), (NHAVKALAS, 7)], (23, [10, 10]))


def test_reign_may_slay_the_acolyte_and_its_replacement_is_there_for_the_unleashes() -> None:
    """DMG-02. Lurzan dies of the 6; Nhavkalas comes and is the strongest."""
    t = position("none", nemesis="hollow_crown", in_play=[(LURZAN, 6)], life=5)
    stack(t, deck=[NHAVKALAS])

    t.resolve("hollow_crown_reign")

    assert (t.in_play, discard_of(t), toll(t)) == ([(NHAVKALAS, 9)], [LURZAN], (24, [4, 10]))


def test_dominate_drives_every_acolyte_twice_and_spares_them() -> None:
    """NEM-10. Round by round, oldest first."""
    t = position("none", nemesis="hollow_crown", in_play=[(NHAVKALAS, 1), (BEZU, 1)], prepped={"I": "spark"})

    t.resolve("hollow_crown_dominate")

    assert [event["card"] for event in t.events("invoked")] == [NHAVKALAS, BEZU, NHAVKALAS, BEZU]
    assert (t.in_play, toll(t)) == ([(NHAVKALAS, 1), (BEZU, 1)], (22, [10, 10]))


def test_nameless_faith_shuffles_the_last_two_acolytes_back_and_drives_those_in_play() -> None:
    """NEM-05. The two most recently discarded; the others stay."""
    t = position(
        "none", nemesis="hollow_crown", in_play=["hollow_crown_nameless_faith", (NHAVKALAS, 1), LURZAN], life=9
    )
    stack(t, deck=[SOLARA], discard=[HOLADRAN, KURGAX, BEZU])

    t.main_phase_of_nemesis()

    assert (sorted(deck_of(t)), discard_of(t)) == ([BEZU, KURGAX, SOLARA], [HOLADRAN])
    assert (t.in_play, toll(t)) == ([(NHAVKALAS, 1), (LURZAN, 11)], (27, [8, 10]))
    assert t.nemesis_discard == ["hollow_crown_nameless_faith"]


@pytest.mark.parametrize("discarded", [[], ["hollow_crown_lurzan"]])
def test_nameless_faith_takes_back_what_there_is(discarded: list[str]) -> None:
    """EFF-03."""
    t = position("none", nemesis="hollow_crown", in_play=["hollow_crown_nameless_faith", (NHAVKALAS, 5)])
    stack(t, deck=[], discard=discarded)

    t.main_phase_of_nemesis()

    assert (deck_of(t), discard_of(t), t.in_play) == (discarded, [], [(NHAVKALAS, 5)])


def test_viscera_bride_heals_the_weakest_acolyte_and_drives_it_twice() -> None:
    """NEM-04, DMG-10. From 3 to 11, then twice 1 off; the Bride herself is no acolyte."""
    t = position("none", nemesis="hollow_crown", in_play=[("hollow_crown_viscera_bride", 1), (NHAVKALAS, 3), (BEZU, 5)])

    t.main_phase_of_nemesis()

    assert t.in_play == [("hollow_crown_viscera_bride", 1), (NHAVKALAS, 9), (BEZU, 5)]
    assert (toll(t), t.options) == ((24, [10, 10]), [])
