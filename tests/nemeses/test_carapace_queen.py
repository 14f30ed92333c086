"""Carapace Queen: setup, Unleash, husks and damage to them, and Swarm."""

from __future__ import annotations

import pytest

from tests.nemeses.lay import harm, husks, nemesis_turn, queen, turn_of_player
from tests.table import content, position

ALL_OPEN = {"II": "open", "III": "open", "IV": "open"}
PLANAR = {"prepped": {"I": "planar_insight"}, "breaches": ALL_OPEN, "hand": ["crystal"]}
"""Planar Insight with four open breaches: one hit of 6."""
VISION = {"prepped": {"I": "amplify_vision"}, "breaches": ALL_OPEN, "hand": ["crystal"]}
"""Amplify Vision with four open breaches: one hit of 3."""
SPARK = {"prepped": {"I": "spark"}, "hand": ["crystal"]}
"""One hit of 1."""
GARU = ("garu", "plain_two")


# Setup and Unleash


@pytest.mark.parametrize(
    ("difficulty", "players", "gravehold", "life"),
    [("beginner", 12, 35, 50), ("normal", 10, 30, 60), ("expert", 10, 30, 60), ("extinction", 8, 25, 70)],
)
def test_setup_places_two_husks_at_every_difficulty(difficulty: str, players: int, gravehold: int, life: int) -> None:
    """SETUP-20, DIFF-01, DIFF-02, DIFF-03, DIFF-04."""
    t = position("none", nemesis="carapace_queen", difficulty=difficulty, setup=True)

    assert (husks(t), t.game.nemesis_life) == ((2, 0), life)
    assert (harm(t), t.in_play) == ((gravehold, [players, players]), [])


def test_nine_own_cards_go_into_the_nemesis_deck_three_of_each_tier() -> None:
    """SETUP-14."""
    t = position("none", nemesis="carapace_queen", setup=True)

    own = [card for card in t.nemesis_deck if card.startswith("carapace_queen_")]
    assert sorted((content().card(card).tier, card) for card in own) == [
        (1, "carapace_queen_broodwomb"),
        (1, "carapace_queen_endless_throng"),
        (1, "carapace_queen_hatch"),
        (2, "carapace_queen_blot_the_sun"),
        (2, "carapace_queen_foul_multitudes"),
        (2, "carapace_queen_infest"),
        (3, "carapace_queen_legion_beacon"),
        (3, "carapace_queen_maggot_engine"),
        (3, "carapace_queen_spawn"),
    ]


@pytest.mark.parametrize(("difficulty", "after"), [("beginner", 4), ("normal", 4), ("expert", 5), ("extinction", 5)])
def test_unleash_places_two_husks_and_three_at_increased_difficulty(difficulty: str, after: int) -> None:
    """NEM-23, DIFF-03."""
    t = queen(2, difficulty=difficulty)
    before = harm(t)

    t.unleash()

    assert (husks(t), harm(t)) == ((after, 0), before)


@pytest.mark.parametrize(("before", "after", "gravehold"), [(13, 15, 30), (14, 15, 29), (15, 15, 28)])
def test_a_husk_that_finds_no_place_costs_gravehold_one_life(before: int, after: int, gravehold: int) -> None:
    """GEN-03. At most fifteen husks are in play; fifteen do not lose the game by themselves."""
    t = queen(before)

    t.unleash()

    assert (husks(t), harm(t), t.game.outcome) == ((after, 0), (gravehold, [10, 10]), "")


# Swarm


@pytest.mark.parametrize(("before", "after", "gravehold"), [(0, 4, 30), (3, 7, 30), (7, 7, 25), (10, 10, 25)])
def test_swarm_places_four_husks_at_up_to_three_and_hits_gravehold_for_five_from_seven_to_ten(
    before: int, after: int, gravehold: int
) -> None:
    """GEN-03."""
    t = queen(before, prepped={"I": "spark"})

    t.routine("swarm")

    assert (husks(t), harm(t), t.you.prepped) == ((after, 0), (gravehold, [10, 10]), [("spark", 1)])


@pytest.mark.parametrize("before", [4, 6])
def test_swarm_discards_a_prepped_spell_of_any_player_and_places_two_husks_from_four_to_six(before: int) -> None:
    """EFF-04, CAST-15."""
    t = queen(before, prepped={"I": "spark"}, p2={"prepped": {"I": "amplify_vision", "II": "spark"}})

    t.routine("swarm")
    assert (t.decider, t.options) == (0, ["player 1", "player 2"])
    t.do("player 2")
    assert (t.decider, t.options) == (2, ["discard amplify_vision 1", "discard spark 2"])
    t.do("discard amplify_vision 1")

    assert (t.p(2).prepped, t.p(2).discard, t.you.prepped) == ([("spark", 2)], ["amplify_vision"], [("spark", 1)])
    assert (husks(t), harm(t)) == ((before + 2, 0), (30, [10, 10]))


def test_swarm_takes_a_player_who_has_a_prepped_spell_and_places_its_husks_even_if_nobody_has() -> None:
    """EFF-06, EFF-03."""
    one = queen(4, p2={"prepped": {"I": "spark"}}).routine("swarm")
    nobody = queen(4).routine("swarm")

    assert (one.p(2).prepped, one.p(2).discard, husks(one)) == ([], ["spark"], (6, 0))
    assert (husks(nobody), harm(nobody)) == ((6, 0), (30, [10, 10]))


@pytest.mark.parametrize("before", [11, 12])
def test_swarm_hits_the_player_with_the_lowest_life_for_three_and_loses_a_husk_at_eleven_and_twelve(
    before: int,
) -> None:
    """EXH-09."""
    t = queen(before, p2={"life": 8})

    t.routine("swarm")

    assert (husks(t), harm(t)) == ((before - 1, 0), (30, [10, 5]))


@pytest.mark.parametrize("before", [13, 14, 15])
def test_the_players_lose_when_a_swarm_meets_thirteen_husks_or_more(before: int) -> None:
    """END-05, EFF-13."""
    t = queen(before)

    t.resolve("carapace_queen_endless_throng")

    assert (t.game.outcome, t.game.is_won, t.options) == ("nemesis_rule_lost", False, [])


# Damage to husks


def test_husks_can_be_targets_only_while_there_are_any() -> None:
    """CAST-08."""
    some = turn_of_player(queen(1, **SPARK)).do("cast spark 1")
    none = turn_of_player(queen(0, **SPARK)).do("cast spark 1")

    assert some.options == ["target nemesis", "target husk"]
    assert (none.game.nemesis_life, husks(none)) == (59, (0, 0))


@pytest.mark.parametrize(("target", "left", "life"), [("target husk", 1, 60), ("target nemesis", 2, 59)])
def test_one_damage_kills_one_husk(target: str, left: int, life: int) -> None:
    """DMG-02. Nothing is offered: no other husk would be hit."""
    t = turn_of_player(queen(2, **SPARK)).do("cast spark 1", target)

    assert (husks(t), t.game.nemesis_life, harm(t)) == ((left, 0), life, (30, [10, 10]))
    assert t.asked == "main"


@pytest.mark.parametrize(("key", "left", "life"), [("no", 4, 10), ("yes", 2, 9)])
def test_a_player_may_suffer_one_damage_to_spread_a_hit_over_several_husks(key: str, left: int, life: int) -> None:
    """PR-41, DMG-03. A hit of 3 on five husks; otherwise the rest of it is lost."""
    t = turn_of_player(queen(5, **VISION)).do("cast amplify_vision 1", "target husk")

    assert (t.decider, t.options) == (1, ["yes", "no"])
    t.do(key)

    assert (husks(t), harm(t), t.game.nemesis_life) == ((left, 0), (30, [life, 10]), 60)


def test_one_damage_suffered_spreads_the_whole_hit_and_what_is_left_over_is_lost() -> None:
    """PR-41, DMG-03. A hit of 6 on four husks."""
    t = turn_of_player(queen(4, **PLANAR)).do("cast planar_insight 1", "target husk", "yes")

    assert (husks(t), harm(t), t.game.nemesis_life) == ((0, 0), (30, [9, 10]), 60)


def test_spreading_is_not_offered_if_there_is_no_other_husk() -> None:
    """PR-41."""
    t = turn_of_player(queen(1, **VISION)).do("cast amplify_vision 1", "target husk")

    assert (husks(t), harm(t), t.asked) == ((0, 0), (30, [10, 10]), "main")


@pytest.mark.parametrize(
    ("swarm", "to_nemesis", "after", "life"),
    [(6, 0, (0, 0), 60), (8, 0, (2, 0), 60), (8, 4, (6, 0), 56), (3, 0, (0, 0), 60)],
)
def test_damage_that_its_source_divides_kills_a_husk_for_each_point_and_costs_nothing(
    swarm: int, to_nemesis: int, after: tuple[int, int], life: int
) -> None:
    """PR-53, DMG-03. Colossal Force with one spell: 6 damage among any number of minions. Too much is lost."""
    t = position(nemesis="carapace_queen", mages=GARU, swarm=swarm, charges=5, prepped={"I": "spark"})

    t.do("activate garu", "discard spark 1", f"{to_nemesis} to nemesis")

    assert (husks(t), harm(t), t.game.nemesis_life, t.asked) == (after, (30, [10, 10]), life, "main")


@pytest.mark.parametrize(
    ("hurt", "to_nemesis", "after"), [(0, 2, (2, 0)), (1, 2, (2, 1)), (1, 3, (2, 0)), (0, 5, (4, 1))]
)
def test_divided_damage_finishes_a_husk_that_is_hurt_before_it_hits_the_next(
    hurt: int, to_nemesis: int, after: tuple[int, int]
) -> None:
    """PR-53. Four husks with 2 life each (Foul Multitudes), and the rest of 6 points for them."""
    t = position(
        nemesis="carapace_queen",
        mages=GARU,
        swarm=4,
        charges=5,
        prepped={"I": "spark"},
        in_play=["carapace_queen_foul_multitudes"],
    )
    t.game.swarm_hurt = hurt

    t.do("activate garu", "discard spark 1", f"{to_nemesis} to nemesis")

    assert (husks(t), harm(t), t.game.nemesis_life) == (after, (30, [10, 10]), 60 - to_nemesis)


def test_an_exhausted_player_spreads_at_gravehold_s_cost() -> None:
    """EXH-10."""
    t = turn_of_player(queen(5, life=0, **VISION)).do("cast amplify_vision 1", "target husk", "yes")

    assert (husks(t), harm(t)) == ((2, 0), (28, [0, 10]))


def test_who_casts_an_allys_spell_is_the_one_who_suffers_to_spread_it() -> None:
    """CAST-11, CAST-12. Garnet Shard casts player 2's spell."""
    t = queen(5, hand=["garnet_shard", "crystal"], p2={"prepped": {"I": "essence_theft"}})

    turn_of_player(t).do("play garnet_shard", "choose 2", "target husk")
    assert t.decider == 1
    t.do("yes", "no")

    assert (husks(t), harm(t), t.p(2).discard) == ((2, 0), (30, [9, 10]), ["essence_theft"])


def test_a_husk_is_no_minion_of_the_nemesis_deck() -> None:
    """CTXT-06. Extinguish gives Quilius no trophy for a husk."""
    t = queen(2, mages=["quilius", "plain_two"], prepped={"I": "extinguish"}, hand=["crystal"])

    turn_of_player(t).do("cast extinguish 1", "target husk")

    assert (husks(t), t.game.players[0].tokens) == ((1, 0), {})


@pytest.mark.parametrize(("left", "outcome"), [(1, ""), (0, "nemesis_spent")])
def test_husks_are_minions_so_the_game_is_not_won_by_an_empty_deck_while_one_is_in_play(
    left: int, outcome: str
) -> None:
    """END-02."""
    t = turn_of_player(queen(left, nemesis_deck=[])).do("end")

    assert t.game.outcome == outcome


def test_husks_have_no_turn_of_their_own() -> None:
    """NEM-04, NEM-16."""
    t = queen(5, nemesis_deck=["carapace_queen_broodwomb"])

    nemesis_turn(t)

    assert (husks(t), harm(t), t.in_play) == ((5, 0), (30, [10, 10]), [("carapace_queen_broodwomb", 5)])
