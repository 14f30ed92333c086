"""The nine acolytes of the Hollow Crown: their Blood Magic, one by one."""

import pytest

from tests.nemeses.acolytes import toll
from tests.table import At, content, position

ALONE = ("plain_one",)
THREE = ("plain_one", "plain_two", "plain_three")


@pytest.mark.parametrize(
    "acolyte",
    [
        "hollow_crown_bezu",
        "hollow_crown_edryss_tragg",
        "hollow_crown_holadran",
        "hollow_crown_kurgax",
        "hollow_crown_lurzan",
        "hollow_crown_mord",
        "hollow_crown_nhavkalas",
        "hollow_crown_ren_goda",
        "hollow_crown_solara",
    ],
)
def test_every_acolyte_is_of_tier_0_and_enters_with_eleven_life(acolyte: str) -> None:
    """MAT-11, PR-35."""
    t = position("none", nemesis="hollow_crown", in_play=[acolyte])

    assert (t.in_play, content().card(acolyte).tier, content().card(acolyte).kind) == ([(acolyte, 11)], 0, "acolyte")


@pytest.mark.parametrize(("spells", "damage"), [({}, 0), ({"I": "spark"}, 1), ({"I": "spark", "II": "ignite"}, 2)])
def test_bezu_hurts_gravehold_and_itself_by_the_most_spells_one_player_has_prepped(
    spells: dict[str, str], damage: int
) -> None:
    """DMG-01, DMG-08. The spells of the others are not added."""
    t = position(
        "none",
        nemesis="hollow_crown",
        in_play=["hollow_crown_bezu"],
        prepped={"I": "spark"} if spells else {},
        p2={"prepped": spells},
    )

    t.unleash()

    assert (toll(t), t.in_play) == ((30 - damage, [10, 10]), [("hollow_crown_bezu", 11 - damage)])


@pytest.mark.parametrize(("life", "left", "own"), [(8, 6, 11), (7, 5, 9), (3, 1, 9)])
def test_edryss_tragg_hurts_itself_if_the_player_is_left_with_five_life_or_less(life: int, left: int, own: int) -> None:
    """EFF-01. The life is checked after the damage, and only that player's."""
    t = position("none", nemesis="hollow_crown", in_play=["hollow_crown_edryss_tragg"], life=4, p2={"life": life})

    t.unleash().do("player 2")

    assert (toll(t), t.in_play) == ((30, [4, left]), [("hollow_crown_edryss_tragg", own)])


def test_edryss_tragg_hurts_itself_when_an_exhausted_player_is_chosen() -> None:
    """EXH-10. Gravehold suffers twice the damage; a player at 0 life has 5 or less."""
    t = position("none", nemesis="hollow_crown", in_play=["hollow_crown_edryss_tragg"], life=0)

    t.unleash().do("player 1")

    assert (toll(t), t.in_play) == ((26, [0, 10]), [("hollow_crown_edryss_tragg", 9)])


def test_holadran_hurts_two_different_players() -> None:
    """EFF-04, EFF-12."""
    t = position("none", nemesis="hollow_crown", mages=THREE, in_play=["hollow_crown_holadran"])

    t.unleash().do("player 3")
    assert t.options == ["player 1", "player 2"]

    t.do("player 1")
    assert (toll(t), t.in_play) == ((30, [9, 10, 9]), [("hollow_crown_holadran", 11)])


def test_holadran_hurts_both_of_two_players() -> None:
    """DMG-09. The one who is named first."""
    t = position("none", nemesis="hollow_crown", in_play=["hollow_crown_holadran"])

    t.unleash().do("player 2")

    assert (toll(t), t.options) == ((30, [9, 9]), [])


def test_holadran_hurts_a_player_alone_twice() -> None:
    """PR-43. SOLO-06. By analogy: two different players are the one player twice."""
    t = position("none", nemesis="hollow_crown", mages=ALONE, in_play=["hollow_crown_holadran"])

    t.unleash()

    assert ([event["amount"] for event in t.events("suffered")], toll(t)) == ([1, 1], (30, [8]))


def test_kurgax_hurts_gravehold_and_any_player() -> None:
    """EFF-04."""
    t = position("none", nemesis="hollow_crown", in_play=["hollow_crown_kurgax"])

    t.unleash()
    assert (t.options, t.decider) == (["player 1", "player 2"], 0)

    t.do("player 2")
    assert (toll(t), t.in_play) == ((29, [10, 9]), [("hollow_crown_kurgax", 11)])


def test_lurzan_hurts_the_player_with_the_lowest_life_and_not_gravehold() -> None:
    """PR-35."""
    t = position("none", nemesis="hollow_crown", in_play=["hollow_crown_lurzan"], life=6, p2={"life": 5})

    t.unleash()

    assert (toll(t), t.in_play, t.options) == ((30, [6, 4]), [("hollow_crown_lurzan", 11)], [])


def test_lurzan_passes_over_an_exhausted_player() -> None:
    """EXH-09."""
    t = position("none", nemesis="hollow_crown", in_play=["hollow_crown_lurzan"], life=0)

    t.unleash()

    assert toll(t) == (30, [0, 9])


def test_lurzan_leaves_a_tie_to_the_players() -> None:
    """EFF-05."""
    t = position("none", nemesis="hollow_crown", in_play=["hollow_crown_lurzan"])

    t.unleash()

    assert (t.options, t.decider) == (["player 1", "player 2"], 0)
    assert toll(t.do("player 1")) == (30, [9, 10])


def mord(mine: int, yours: int) -> At:
    """Mord's Blood Magic, up to its first question, with the charges of both players."""
    charged = {"charges": yours}
    return position("none", nemesis="hollow_crown", in_play=["hollow_crown_mord"], charges=mine, p2=charged).unleash()


def test_mord_hurts_gravehold_by_three_or_takes_a_charge_and_shares_the_pain() -> None:
    """EFF-07. The charge comes from a player who has one."""
    t = mord(2, 1)
    assert t.options == ["choose 1", "choose 2"]
    t.do("choose 1")
    assert (toll(t), t.in_play, t.you.charges) == ((27, [10, 10]), [("hollow_crown_mord", 11)], 2)

    t = mord(2, 1).do("choose 2")
    assert (t.options, t.decider) == (["player 1", "player 2"], 0)
    t.do("player 2")
    assert (toll(t), t.in_play) == ((29, [10, 10]), [("hollow_crown_mord", 10)])
    assert (t.you.charges, t.p(2).charges, t.options) == (2, 0, [])


def test_mord_takes_the_charge_from_the_only_player_who_has_one() -> None:
    """EFF-06."""
    t = mord(0, 3).do("choose 2")

    assert (t.you.charges, t.p(2).charges, t.options) == (0, 2, [])


def test_mord_hurts_gravehold_when_nobody_has_a_charge() -> None:
    """EFF-08."""
    t = mord(0, 0)

    assert (toll(t), t.in_play, t.options) == ((27, [10, 10]), [("hollow_crown_mord", 11)], [])


def test_nhavkalas_hurts_gravehold_by_three_and_itself_by_one() -> None:
    """DMG-01, DMG-08."""
    t = position("none", nemesis="hollow_crown", in_play=["hollow_crown_nhavkalas"])

    t.unleash()

    assert (toll(t), t.in_play) == ((27, [10, 10]), [("hollow_crown_nhavkalas", 10)])


def test_ren_goda_hurts_a_player_by_two_or_by_one_and_their_most_expensive_card() -> None:
    """EFF-07. The most expensive card of that player's hand is discarded."""
    hand = ["crystal", "ignite", "jade"]
    t = position("none", nemesis="hollow_crown", in_play=["hollow_crown_ren_goda"], hand=hand)
    t.unleash()
    assert t.options == ["choose 1", "choose 2"]
    t.do("choose 1", "player 2")
    assert (toll(t), t.you.hand, t.in_play) == ((30, [10, 8]), hand, [("hollow_crown_ren_goda", 11)])

    t.unleash().do("choose 2")
    assert (toll(t), t.you.hand, t.you.discard) == ((30, [9, 8]), ["crystal", "jade"], ["ignite"])
    assert (t.in_play, t.options) == ([("hollow_crown_ren_goda", 11)], [])


def test_ren_goda_lets_the_player_choose_among_equally_expensive_cards() -> None:
    """EFF-05."""
    t = position(
        "none",
        nemesis="hollow_crown",
        in_play=["hollow_crown_ren_goda"],
        p2={"hand": ["ignite", "crystal", "amplify_vision"]},
    )

    t.unleash().do("choose 2")

    assert (t.options, t.decider) == (["discard ignite", "discard amplify_vision"], 2)
    assert t.do("discard ignite").p(2).hand == ["crystal", "amplify_vision"]


def test_ren_goda_hurts_by_two_when_nobody_holds_a_card() -> None:
    """EFF-08."""
    t = position("none", nemesis="hollow_crown", in_play=["hollow_crown_ren_goda"])

    t.unleash()

    assert t.options == ["player 1", "player 2"]
    assert toll(t.do("player 1")) == (30, [8, 10])


def test_solara_makes_a_player_discard_two_cards_and_hurts_itself() -> None:
    """EFF-06, PR-02. Who holds two must be chosen before who holds one; the owner orders the cards."""
    t = position(
        "none",
        nemesis="hollow_crown",
        in_play=["hollow_crown_solara"],
        hand=["crystal"],
        p2={"hand": ["spark", "jade", "crystal"]},
    )

    t.unleash()
    assert (t.options, t.decider) == (["discard spark", "discard jade", "discard crystal"], 2)

    t.do("discard jade", "discard spark")
    assert (t.you.hand, t.p(2).hand, t.p(2).discard) == (["crystal"], ["crystal"], ["jade", "spark"])
    assert (toll(t), t.in_play) == ((30, [10, 10]), [("hollow_crown_solara", 8)])


def test_solara_lets_the_players_choose_between_two_who_can() -> None:
    """EFF-04."""
    two = ["crystal", "crystal"]
    t = position("none", nemesis="hollow_crown", in_play=["hollow_crown_solara"], hand=two, p2={"hand": two})

    t.unleash()

    assert (t.options, t.decider) == (["player 1", "player 2"], 0)
    t.do("player 1")
    assert (t.you.hand, t.p(2).hand) == ([], two)


def test_solara_takes_what_the_fullest_hand_has() -> None:
    """EFF-03, EFF-06. Nobody holds two, so player 2 discards one; Solara suffers all the same."""
    t = position("none", nemesis="hollow_crown", in_play=["hollow_crown_solara"], p2={"hand": ["spark"]})

    t.unleash()

    assert (t.p(2).hand, t.p(2).discard, t.in_play) == ([], ["spark"], [("hollow_crown_solara", 8)])


def test_solara_with_empty_hands_hurts_only_itself() -> None:
    """EFF-03, PR-05."""
    t = position("none", nemesis="hollow_crown", in_play=["hollow_crown_solara"])

    t.unleash()

    assert (toll(t), t.in_play, t.options) == ((30, [10, 10]), [("hollow_crown_solara", 8)], [])
