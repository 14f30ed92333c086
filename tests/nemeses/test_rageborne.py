"""Rageborne: Fury, Strikes at the end of its turn and by cards, and its nine cards."""

from __future__ import annotations

import pytest

from tests.nemeses.lay import fury_and_harm, nemesis_turn, rageborne, strike_deck
from tests.table import content, position

STRIKES = [
    "rageborne_convoke",
    "rageborne_devastate",
    "rageborne_eviscerate",
    "rageborne_frenzy",
    "rageborne_raze",
    "rageborne_seize",
]


# Setup


@pytest.mark.parametrize(
    ("difficulty", "players", "gravehold", "life"),
    [("beginner", 12, 35, 60), ("normal", 10, 30, 70), ("expert", 10, 30, 70), ("extinction", 8, 25, 80)],
)
def test_it_starts_with_one_fury_at_every_difficulty(difficulty: str, players: int, gravehold: int, life: int) -> None:
    """SHEET-RB-01, SHEET-RB-03, DIFF-01, DIFF-02, DIFF-03, DIFF-04."""
    t = position("none", nemesis="rageborne", difficulty=difficulty, setup=True)

    assert t.game.nemesis_life == life
    assert fury_and_harm(t) == (1, gravehold, [players, players])


def test_the_six_strikes_lie_face_down_in_a_deck_of_their_own_and_nine_cards_go_into_the_nemesis_deck() -> None:
    """SHEET-RB-02, SHEET-RB-03, KEY-31, SETUP-21."""
    t = position("none", nemesis="rageborne", setup=True)

    own = sorted(card for card in t.nemesis_deck if card.startswith("rageborne_"))
    assert own == [
        "rageborne_avatar_of_wrath",
        "rageborne_blood_cry",
        "rageborne_cleave",
        "rageborne_invoke_carnage",
        "rageborne_onslaught",
        "rageborne_provoker",
        "rageborne_rolling_death",
        "rageborne_scorn",
        "rageborne_unrelenting_ire",
    ]
    assert strike_deck(t) == STRIKES
    assert [content().card(name).kind for name in STRIKES] == ["strike"] * 6


# Unleash and Strike


@pytest.mark.parametrize("fury", [0, 1, 15])
def test_unleash_gives_one_fury_without_limit(fury: int) -> None:
    """SHEET-RB-04, NEM-23, OPEN-01. The box holds 15 tokens; that is no limit."""
    t = rageborne(fury)

    t.unleash()

    assert fury_and_harm(t) == (fury + 1, 30, [10, 10])


def test_a_strike_resolves_a_card_shuffles_it_back_and_costs_three_fury() -> None:
    """SHEET-RB-05."""
    t = rageborne(5, ["rageborne_devastate", "rageborne_convoke"])

    t.routine("strike")

    assert fury_and_harm(t) == (2, 25, [10, 10])
    assert strike_deck(t) == ["rageborne_convoke", "rageborne_devastate"]
    assert t.nemesis_discard == []


def test_a_strike_costs_one_fury_at_increased_difficulty() -> None:
    """SHEET-RB-05, DIFF-03."""
    t = rageborne(5, difficulty="expert")

    t.routine("strike")

    assert fury_and_harm(t) == (4, 25, [10, 10])


@pytest.mark.parametrize("fury", [0, 2, 3])
def test_fury_never_goes_below_zero(fury: int) -> None:
    """SHEET-RB-05, EFF-03."""
    t = rageborne(fury)

    t.routine("strike")

    assert fury_and_harm(t) == (0, 25, [10, 10])


def test_fury_gained_while_the_strike_is_resolved_is_there_when_three_are_lost() -> None:
    """SHEET-RB-05, EXH-02. The strike exhausts player 2; its two Unleashes come before the loss of Fury."""
    t = rageborne(2, ["rageborne_convoke"], p2={"life": 4})

    t.routine("strike").do("player 2", "destroy breach 4")

    assert fury_and_harm(t) == (1, 30, [10, 0])


@pytest.mark.parametrize(("fury", "after", "gravehold"), [(3, 3, 30), (4, 1, 25), (5, 2, 25)])
def test_it_strikes_at_the_end_of_its_turn_with_four_fury_or_more(fury: int, after: int, gravehold: int) -> None:
    """SHEET-RB-05, OPEN-23, NEM-16. With 3 it does not."""
    t = rageborne(fury, nemesis_deck=["rageborne_provoker"])

    nemesis_turn(t)

    assert fury_and_harm(t) == (after, gravehold, [10, 10])
    assert t.in_play == [("rageborne_provoker", 5)]


def test_fury_of_the_card_just_drawn_counts_at_the_end_of_the_turn() -> None:
    """SHEET-RB-05, NEM-16."""
    t = rageborne(3, nemesis_deck=["slaughter", "slaughter"])

    nemesis_turn(t)

    assert fury_and_harm(t) == (1, 22, [10, 10])


def test_it_strikes_once_at_the_end_of_its_turn_however_much_fury_is_left() -> None:
    """PR-38, SHEET-RB-05."""
    normal = nemesis_turn(rageborne(9, nemesis_deck=["rageborne_provoker"]))
    increased = nemesis_turn(rageborne(9, nemesis_deck=["rageborne_provoker"], difficulty="expert"))

    assert fury_and_harm(normal) == (6, 25, [10, 10])
    assert fury_and_harm(increased) == (8, 25, [10, 10])


def test_it_strikes_at_the_end_of_its_turn_even_if_a_card_made_it_strike_before() -> None:
    """SHEET-RB-05. Cleave's Strike leaves 4 Fury, and the check at the end of the turn is another matter."""
    t = rageborne(7, nemesis_deck=["rageborne_cleave", "slaughter"])

    nemesis_turn(t)

    assert fury_and_harm(t) == (1, 20, [10, 10])


def test_it_does_not_strike_at_the_end_of_a_players_turn() -> None:
    """SHEET-RB-05."""
    t = position(
        nemesis="rageborne",
        counters={"fury": 9},
        hand=["crystal"],
        p2={"hand": ["crystal"]},
        turn_deck=["player2", "player1"],
    )

    t.do("end")

    assert fury_and_harm(t) == (9, 30, [10, 10])
    assert t.decider == 2


# Tier 1


def test_cleave_strikes_and_costs_fury() -> None:
    """SHEET-RB-05. A Strike caused by a card costs Fury too."""
    t = rageborne(4)

    t.resolve("rageborne_cleave")

    assert fury_and_harm(t) == (1, 25, [10, 10])
    assert t.nemesis_discard == ["rageborne_cleave"]


@pytest.mark.parametrize("fury", [0, 1, 6])
def test_provoker_deals_gravehold_as_much_as_there_is_fury(fury: int) -> None:
    """CTXT-70."""
    t = rageborne(fury, in_play=["rageborne_provoker"])

    t.main_phase_of_nemesis()

    assert fury_and_harm(t) == (fury, 30 - fury, [10, 10])
    assert t.in_play == [("rageborne_provoker", 5)]


def test_provoker_enters_with_five_life() -> None:
    """CTXT-70, NEM-11, NEM-13."""
    t = rageborne(2)

    t.resolve("rageborne_provoker")

    assert t.in_play == [("rageborne_provoker", 5)]
    assert fury_and_harm(t) == (2, 30, [10, 10])


@pytest.mark.parametrize(
    ("turn_discard", "gained"),
    [
        ([], 1),
        (["nemesis"], 1),
        (["player1", "player2", "nemesis"], 1),
        (["nemesis", "nemesis"], 3),
        (["player1", "nemesis", "player2", "nemesis"], 3),
    ],
)
def test_unrelenting_ire_unleashes_twice_more_if_both_nemesis_cards_are_discarded(
    turn_discard: list[str], gained: int
) -> None:
    """NEM-24. Unrelenting Ire."""
    t = rageborne(1, turn_discard=turn_discard)

    t.resolve("rageborne_unrelenting_ire")

    assert fury_and_harm(t) == (1 + gained, 30, [10, 10])
    assert t.nemesis_discard == ["rageborne_unrelenting_ire"]


# Tier 2


def test_blood_cry_unleashes_four_times_when_its_second_token_goes() -> None:
    """NEM-05, NEM-06, NEM-12, NEM-17. Blood Cry."""
    t = rageborne(1)

    t.resolve("rageborne_blood_cry")
    assert (t.in_play, fury_and_harm(t)) == ([("rageborne_blood_cry", 2)], (1, 30, [10, 10]))
    t.main_phase_of_nemesis()
    assert (t.in_play, fury_and_harm(t)) == ([("rageborne_blood_cry", 1)], (1, 30, [10, 10]))
    t.main_phase_of_nemesis()

    assert (t.in_play, fury_and_harm(t)) == ([], (5, 30, [10, 10]))
    assert t.nemesis_discard == ["rageborne_blood_cry"]


def test_blood_cry_is_discarded_for_four_charges_without_effect() -> None:
    """NEM-18, NEM-19. Plain Two has five charges and keeps the fifth."""
    t = position(
        nemesis="rageborne",
        mages=["plain_two", "plain_one"],
        charges=5,
        hand=["crystal"],
        in_play=[("rageborne_blood_cry", 1)],
    )

    t.do("discard rageborne_blood_cry")

    assert (t.you.charges, t.in_play, t.nemesis_discard) == (1, [], ["rageborne_blood_cry"])
    assert fury_and_harm(t) == (1, 30, [10, 10])


def test_blood_cry_cannot_be_discarded_with_three_charges_whatever_the_ally_has() -> None:
    """NEM-20, NEM-21, ED-10."""
    t = position(nemesis="rageborne", charges=3, p2={"charges": 4}, hand=["crystal"], in_play=["rageborne_blood_cry"])

    assert "discard rageborne_blood_cry" not in t.options


def test_invoke_carnage_unleashes_and_then_hits_any_player_once_for_one_and_all_fury() -> None:
    """EFF-01, EFF-04, DMG-09. Invoke Carnage counts the Fury of its own Unleash; it is one hit of 1 + Fury."""
    t = rageborne(3, in_play=[("rageborne_invoke_carnage", 1)])

    t.main_phase_of_nemesis()
    assert (t.decider, t.options) == (0, ["player 1", "player 2"])
    t.do("player 2")

    assert fury_and_harm(t) == (4, 30, [10, 5])
    assert t.events("suffered") == [{"event": "suffered", "seat": 1, "amount": 5}]
    assert (t.in_play, t.nemesis_discard) == ([], ["rageborne_invoke_carnage"])


def test_invoke_carnage_has_two_tokens() -> None:
    """NEM-12. Invoke Carnage."""
    t = rageborne(1)

    t.resolve("rageborne_invoke_carnage").main_phase_of_nemesis()

    assert (t.in_play, fury_and_harm(t)) == ([("rageborne_invoke_carnage", 1)], (1, 30, [10, 10]))


@pytest.mark.parametrize(
    ("power", "price"),
    [("rageborne_invoke_carnage", 7), ("rageborne_rolling_death", 8)],
)
def test_two_powers_are_discarded_for_aether(power: str, price: int) -> None:
    """NEM-18, NEM-19, NEM-20. Invoke Carnage for 7, Rolling Death for 8, and not for 1 less."""
    short = position(nemesis="rageborne", aether=price - 1, hand=["crystal"], in_play=[(power, 1)])
    t = position(nemesis="rageborne", aether=price, hand=["crystal"], in_play=[(power, 1)])

    t.do(f"discard {power}")

    assert f"discard {power}" not in short.options
    assert (t.you.aether, t.in_play, t.nemesis_discard) == (0, [], [power])
    assert fury_and_harm(t) == (1, 30, [10, 10])


@pytest.mark.parametrize(("key", "fury", "gravehold"), [("choose 1", 1, 27), ("choose 2", 3, 30)])
def test_scorn_hits_gravehold_or_unleashes_twice(key: str, fury: int, gravehold: int) -> None:
    """EFF-07. Scorn."""
    t = rageborne(1, in_play=["rageborne_scorn"])

    t.main_phase_of_nemesis()
    assert t.options == ["choose 1", "choose 2"]
    t.do(key)

    assert fury_and_harm(t) == (fury, gravehold, [10, 10])
    assert t.in_play == [("rageborne_scorn", 9)]


# Tier 3


def test_avatar_of_wrath_strikes_each_turn_and_pays_fury() -> None:
    """SHEET-RB-05, NEM-04. Avatar of Wrath."""
    t = rageborne(4)

    t.resolve("rageborne_avatar_of_wrath")
    assert (t.in_play, fury_and_harm(t)) == ([("rageborne_avatar_of_wrath", 16)], (4, 30, [10, 10]))
    t.main_phase_of_nemesis()

    assert (t.in_play, fury_and_harm(t)) == ([("rageborne_avatar_of_wrath", 16)], (1, 25, [10, 10]))


def test_onslaught_unleashes_three_times_and_the_players_together_discard_as_many_cards_as_there_is_fury() -> None:
    """DMG-12, EFF-01. Onslaught counts its own Unleashes; one player may give all."""
    t = rageborne(0, hand=["crystal", "spark"], p2={"hand": ["crystal", "crystal", "spark"]})

    t.resolve("rageborne_onslaught")
    assert (t.decider, t.options) == (
        0,
        ["discard crystal p1", "discard spark p1", "discard crystal p2", "discard spark p2"],
    )
    t.do("discard spark p2", "discard crystal p1", "discard crystal p2")

    assert (t.you.hand, t.you.discard) == (["spark"], ["crystal"])
    assert (t.p(2).hand, t.p(2).discard) == (["crystal"], ["spark", "crystal"])
    assert fury_and_harm(t) == (3, 30, [10, 10])


def test_onslaught_takes_all_hands_if_they_hold_no_more_cards_than_there_is_fury() -> None:
    """EFF-03. Onslaught."""
    t = rageborne(1, hand=["crystal"], p2={"hand": ["spark", "spark"]})

    t.resolve("rageborne_onslaught").do("discard spark p2", "discard spark p2")

    assert (t.you.hand, t.you.discard, t.p(2).hand, t.p(2).discard) == ([], ["crystal"], [], ["spark", "spark"])
    assert (fury_and_harm(t), t.nemesis_discard) == ((4, 30, [10, 10]), ["rageborne_onslaught"])


@pytest.mark.parametrize(("fury", "after"), [(7, 1), (4, 0)])
def test_rolling_death_strikes_twice_and_each_strike_costs_fury(fury: int, after: int) -> None:
    """SHEET-RB-05. Rolling Death; the second Strike happens even with little Fury left."""
    t = rageborne(fury)

    t.resolve("rageborne_rolling_death").main_phase_of_nemesis()
    assert (t.in_play, fury_and_harm(t)) == ([("rageborne_rolling_death", 1)], (fury, 30, [10, 10]))
    t.main_phase_of_nemesis()

    assert (t.in_play, fury_and_harm(t)) == ([], (after, 20, [10, 10]))
    assert t.nemesis_discard == ["rageborne_rolling_death"]
