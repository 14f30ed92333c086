"""Hollow Crown: the mat with setup, Unleash, acolytes that are replaced, its own win and exhaustion.

Its nine cards are in test_hollow_crown_cards.py, the Blood Magic of each acolyte in test_hollow_crown_acolytes.py.
"""

import pytest

from tests.nemeses.acolytes import deck_of, discard_of, stack, toll
from tests.table import content, position
from unshuffled.rules.core.flow import FLOW

OWN = [
    "hollow_crown_beseech",
    "hollow_crown_enslave",
    "hollow_crown_thronewatch",
    "hollow_crown_ascend",
    "hollow_crown_infernal_domain",
    "hollow_crown_reign",
    "hollow_crown_dominate",
    "hollow_crown_nameless_faith",
    "hollow_crown_viscera_bride",
]
BEZU = "hollow_crown_bezu"
LURZAN = "hollow_crown_lurzan"
NHAVKALAS = "hollow_crown_nhavkalas"  # Gravehold 3, itself 1: no choice, easy to count
SOLARA = "hollow_crown_solara"


@pytest.mark.parametrize(
    ("difficulty", "gravehold", "player"),
    [("normal", 30, 10), ("beginner", 35, 12), ("expert", 30, 10), ("extinction", 25, 8)],
)
def test_it_starts_with_one_life_and_two_acolytes_of_eleven(difficulty: str, gravehold: int, player: int) -> None:
    """OPEN-13, PR-34, PR-35. No level changes the life of the Hollow Crown or of an acolyte."""
    t = position("none", nemesis="hollow_crown", difficulty=difficulty, setup=True)

    assert (t.game.nemesis_life, t.game.nemesis_max) == (1, 1)
    assert [life for _, life in t.in_play] == [11, 11]
    assert toll(t) == (gravehold, [player, player])


@pytest.mark.parametrize(("difficulty", "left", "out"), [("normal", 7, 0), ("expert", 7, 0), ("beginner", 6, 1)])
def test_nine_acolytes_form_their_own_deck_and_beginner_discards_one(difficulty: str, left: int, out: int) -> None:
    """SETUP-20, SETUP-21, ED-32. The one discarded at setup is not replaced."""
    t = position("none", nemesis="hollow_crown", difficulty=difficulty, setup=True)

    in_play = [name for name, _ in t.in_play]
    assert (len(in_play), len(deck_of(t)), len(discard_of(t))) == (2, left, out)
    assert len({*in_play, *deck_of(t), *discard_of(t)}) == 9
    assert sorted(c for c in t.nemesis_deck if c.startswith("hollow_crown_")) == sorted(OWN)
    assert [content().card(c).tier for c in OWN] == [1, 1, 1, 2, 2, 2, 3, 3, 3]


def test_its_difficulty_rating_is_five() -> None:
    """MAT-08."""
    assert content().nemeses["hollow_crown"]["normal"].difficulty == 5


def test_the_acolyte_deck_is_shuffled() -> None:
    """SETUP-20. Two seeds, two orders."""
    first, second = (position("none", nemesis="hollow_crown", seed=seed, setup=True) for seed in ("a", "b"))

    assert deck_of(first) != deck_of(second)


def test_unleash_resolves_the_blood_magic_of_the_acolyte_with_the_most_life() -> None:
    """NEM-23. A minion with more life is no acolyte; one acolyte acts, and is hurt by its own magic."""
    t = position(
        "none",
        nemesis="hollow_crown",
        in_play=["hollow_crown_viscera_bride", (LURZAN, 8), ("hollow_crown_nhavkalas", 9)],
    )

    t.unleash()

    assert (toll(t), t.options) == ((27, [10, 10]), [])
    assert t.in_play == [("hollow_crown_viscera_bride", 18), (LURZAN, 8), (NHAVKALAS, 8)]


def test_a_tie_for_the_most_life_is_left_to_the_players() -> None:
    """EFF-05."""
    t = position("none", nemesis="hollow_crown", in_play=[(LURZAN, 9), (NHAVKALAS, 9), (BEZU, 8)])

    t.unleash()
    assert (t.options, t.decider) == (["minion hollow_crown_lurzan", "minion hollow_crown_nhavkalas"], 0)

    t.do("minion hollow_crown_nhavkalas")
    assert (toll(t), t.in_play) == ((27, [10, 10]), [(LURZAN, 9), (NHAVKALAS, 8), (BEZU, 8)])


def test_unleash_without_an_acolyte_does_nothing() -> None:
    """EFF-03."""
    t = position("none", nemesis="hollow_crown", in_play=["hollow_crown_thronewatch"])

    t.unleash()

    assert (toll(t), t.in_play, t.options) == ((30, [10, 10]), [("hollow_crown_thronewatch", 6)], [])


def test_at_increased_difficulty_unleash_resolves_every_acolyte_without_hurting_it() -> None:
    """DIFF-03. Longest in play first, whatever their life; only the damage to the acolyte itself is left out."""
    t = position(
        "none",
        nemesis="hollow_crown",
        difficulty="expert",
        in_play=[(NHAVKALAS, 2), (BEZU, 11)],
        prepped={"I": "spark"},
    )

    t.unleash()

    assert [event["card"] for event in t.events("invoked")] == [NHAVKALAS, BEZU]
    assert (toll(t), t.in_play) == ((26, [10, 10]), [(NHAVKALAS, 2), (BEZU, 11)])


def test_the_hollow_crown_is_no_target_and_damage_that_could_only_hit_it_is_lost() -> None:
    """PR-36. With no minion in play nothing is asked."""
    t = position("casting", nemesis="hollow_crown", prepped={"I": "spark"}, hand=["crystal"])

    t.do("cast spark 1")

    assert (t.game.nemesis_life, t.game.outcome, t.you.discard, t.asked) == (1, "", ["spark"], "main")


def test_damage_goes_to_acolytes_and_minions_only() -> None:
    """PR-36, CAST-08. Acolytes are minions."""
    t = position(
        "casting",
        nemesis="hollow_crown",
        prepped={"I": "lava_tendril"},
        hand=["crystal"],
        in_play=["hollow_crown_bezu", "hollow_crown_thronewatch"],
    )

    t.do("cast lava_tendril 1")
    assert t.options == ["target hollow_crown_bezu", "target hollow_crown_thronewatch"]

    t.do("target hollow_crown_bezu")
    assert (t.in_play, t.game.nemesis_life) == ([(BEZU, 8), ("hollow_crown_thronewatch", 6)], 1)


def test_damage_for_the_nemesis_is_lost_although_acolytes_are_in_play() -> None:
    """PR-36. Acolytes are not the nemesis: the second source of the spell names the nemesis."""
    t = position("casting", nemesis="hollow_crown", prepped={"I": "two_sources"}, hand=["crystal"], in_play=[(BEZU, 5)])

    t.do("cast two_sources 1")

    assert (t.in_play, t.game.nemesis_life, t.game.outcome) == ([(BEZU, 4)], 1, "")


def test_a_slain_acolyte_is_replaced_at_once() -> None:
    """DMG-02, DMG-03. It goes to the acolytes' own discard pile; the excess does not reach the new one."""
    t = position(
        "casting",
        nemesis="hollow_crown",
        prepped={"I": "lava_tendril"},
        hand=["crystal"],
        in_play=[(BEZU, 1), (LURZAN, 11)],
    )
    stack(t, deck=[SOLARA, NHAVKALAS])

    t.do("cast lava_tendril 1", "target hollow_crown_bezu")

    assert t.in_play == [(LURZAN, 11), (SOLARA, 11)]
    assert (deck_of(t), discard_of(t), t.nemesis_discard) == ([NHAVKALAS], [BEZU], [])


def test_an_acolyte_slain_by_its_own_blood_magic_is_replaced_at_once() -> None:
    """DMG-02. The new one has not acted yet."""
    t = position("none", nemesis="hollow_crown", in_play=[(NHAVKALAS, 1)])
    stack(t, deck=[LURZAN, BEZU])

    t.unleash()

    assert (toll(t), t.in_play) == ((27, [10, 10]), [(LURZAN, 11)])
    assert (deck_of(t), discard_of(t)) == ([BEZU], [NHAVKALAS])


def test_an_empty_acolyte_deck_replaces_nobody() -> None:
    """EFF-03. The discard pile is not turned over."""
    t = position("none", nemesis="hollow_crown", in_play=[(NHAVKALAS, 1)])
    stack(t, deck=[], discard=[LURZAN])

    t.unleash()

    assert (t.in_play, deck_of(t), discard_of(t)) == ([], [], [LURZAN, NHAVKALAS])


def test_an_ordinary_minion_is_not_replaced() -> None:
    """DMG-02, EFF-14. The twin: it goes to the nemesis discard pile and no acolyte is drawn."""
    t = position(
        "casting",
        nemesis="hollow_crown",
        prepped={"I": "spark"},
        hand=["crystal"],
        in_play=[("hollow_crown_thronewatch", 1)],
    )
    stack(t, deck=[LURZAN])

    t.do("cast spark 1")

    assert (t.in_play, deck_of(t), t.nemesis_discard) == ([], [LURZAN], ["hollow_crown_thronewatch"])


def test_acolytes_do_nothing_in_the_main_phase_of_the_nemesis() -> None:
    """NEM-04. They have no PERSISTENT effect."""
    t = position("none", nemesis="hollow_crown", in_play=[NHAVKALAS, LURZAN])

    t.main_phase_of_nemesis()

    assert (toll(t), t.in_play, t.options) == ((30, [10, 10]), [(NHAVKALAS, 11), (LURZAN, 11)], [])


def test_the_players_win_at_the_end_of_a_turn_without_an_acolyte_in_play() -> None:
    """END-06. Not before the turn ends; other minions and the nemesis deck do not matter."""
    t = position(
        "casting",
        nemesis="hollow_crown",
        prepped={"I": "spark"},
        hand=["crystal"],
        in_play=["hollow_crown_thronewatch", (BEZU, 1)],
        nemesis_deck=["tally_c1"],
    )
    stack(t)
    t.do("cast spark 1", "target hollow_crown_bezu")
    assert (t.game.outcome, t.asked) == ("", "main")

    t.do("end")
    assert (t.game.outcome, t.game.is_won) == ("nemesis_rule_won", True)


def test_the_players_win_at_the_end_of_a_nemesis_turn_too() -> None:
    """END-06. Thronewatch wears the last acolyte down; the drawn card is still resolved."""
    t = position(
        "none",
        nemesis="hollow_crown",
        in_play=["hollow_crown_thronewatch", (LURZAN, 1)],
        nemesis_deck=["tally_c1", "tally_c1"],
        life=9,
    )
    stack(t)

    t.steps(FLOW.nemesis_turn)

    assert (toll(t), t.game.outcome) == ((29, [8, 10]), "nemesis_rule_won")


def test_one_acolyte_in_play_keeps_the_game_going() -> None:
    """END-06. The twin."""
    t = position("none", nemesis="hollow_crown", in_play=[LURZAN], nemesis_deck=["tally_c1", "tally_c1"])
    stack(t)

    t.steps(FLOW.nemesis_turn)

    assert (toll(t), t.game.outcome) == ((29, [10, 10]), "")


def test_exhaustion_costs_gravehold_four_instead_of_two_unleashes() -> None:
    """EXH-14, EXH-03, EXH-04, EXH-05. The other steps stay: breach, charges, and the excess of 1 doubled."""
    t = position("none", nemesis="hollow_crown", in_play=[NHAVKALAS, "howling_spinners"], life=1, charges=3)

    t.main_phase_of_nemesis().do("player 1")
    assert (toll(t), t.asked) == ((26, [0, 10]), "destroy_breach")

    t.do("destroy breach 4")
    assert (toll(t), t.you.charges, t.you.breaches) == ((24, [0, 10]), 0, ["open", "right", "right", "none"])
    assert (t.events("unleashed"), t.in_play) == ([], [(NHAVKALAS, 11), ("howling_spinners", 5)])


def test_exhaustion_during_an_unleash_waits_for_its_end() -> None:
    """EXH-06, ED-13. The second acolyte acts before the 4 damage."""
    t = position(
        "none", nemesis="hollow_crown", difficulty="expert", in_play=["hollow_crown_kurgax", NHAVKALAS], life=1
    )

    t.unleash().do("player 1")

    assert [event["amount"] for event in t.events("gravehold_suffered")] == [1, 3, 4]
    assert (toll(t), t.asked) == ((22, [0, 10]), "destroy_breach")
