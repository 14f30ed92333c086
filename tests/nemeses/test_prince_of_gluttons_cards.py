"""Prince of Gluttons: its nine cards."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pytest

from tests.nemeses.lay import devoured, harm, prince, supply, turn_of_player

GEMS = ("jade", "searing_ruby", "burning_opal")
RELICS = ("flexing_dagger", "bottled_vortex")
SPELLS = ("amplify_vision", "essence_theft", "planar_insight", "consuming_void")
"""The market of all tests, each kind from the cheapest: gems 2, 4, 5; relics 2, 3; spells 4 to 7."""
FULL = {**dict.fromkeys(GEMS, 7), **dict.fromkeys(RELICS, 5), **dict.fromkeys(SPELLS, 5)}


def less(**taken: int) -> dict[str, int]:
    """The full supply without these cards."""
    return {name: n - taken.get(name, 0) for name, n in FULL.items()}


# Tier 1


def test_gorge_devours_two_of_the_second_most_expensive_gem_pile_and_hits_any_player_for_two() -> None:
    """EFF-01, EFF-04. Gorge."""
    t = prince()

    t.resolve("prince_of_gluttons_gorge")
    assert (t.decider, t.options) == (0, ["player 1", "player 2"])
    t.do("player 2")

    assert (devoured(t), supply(t)) == (["searing_ruby"] * 2, less(searing_ruby=2))
    assert (harm(t), t.nemesis_discard) == ((30, [10, 8]), ["prince_of_gluttons_gorge"])


def test_gorge_ranks_only_gem_piles_that_are_not_empty() -> None:
    """PR-37. Gorge: without the most expensive pile the second most expensive is the cheapest one; a missing card costs 2."""
    t = prince(supply={"burning_opal": 0, "jade": 1})

    t.resolve("prince_of_gluttons_gorge").do("player 1")

    assert (devoured(t), supply(t)) == (["jade"], less(jade=7, burning_opal=7))
    assert harm(t) == (28, [8, 10])


@pytest.mark.parametrize("left", [{"jade": 7, "searing_ruby": 0, "burning_opal": 0}, dict.fromkeys(GEMS, 0)])
def test_gorge_finds_nothing_with_fewer_than_two_gem_piles(left: Mapping[str, int]) -> None:
    """EFF-03. Gorge costs Gravehold 4 life then; another gem pile may not be chosen."""
    t = prince(supply=left)

    t.resolve("prince_of_gluttons_gorge").do("player 1")

    assert (devoured(t), supply(t)) == ([], {**FULL, **left})
    assert harm(t) == (26, [8, 10])


def test_gorge_leaves_two_second_most_expensive_piles_to_the_players() -> None:
    """EFF-05. Gorge."""
    market = ["jade", "diamond_cluster", "searing_ruby", *RELICS, *SPELLS]
    t = prince(market=market)

    t.resolve("prince_of_gluttons_gorge")
    assert t.options == ["pile diamond_cluster", "pile searing_ruby"]
    t.do("pile diamond_cluster", "player 1")

    assert devoured(t) == ["diamond_cluster"] * 2


def test_lobotomize_hits_any_player_for_three() -> None:
    """EFF-07. Lobotomize, first option."""
    t = prince()

    t.resolve("prince_of_gluttons_lobotomize").do("choose 1", "player 2")

    assert (devoured(t), harm(t)) == ([], (30, [10, 7]))
    assert t.nemesis_discard == ["prince_of_gluttons_lobotomize"]


@pytest.mark.parametrize(("left", "taken", "gravehold"), [(5, 3, 30), (1, 1, 26)])
def test_lobotomize_devours_three_spells_of_any_one_pile(left: int, taken: int, gravehold: int) -> None:
    """EFF-07, EFF-04. Lobotomize, second option; a pile that is too small may be chosen."""
    t = prince(supply={"essence_theft": left})

    t.resolve("prince_of_gluttons_lobotomize").do("choose 2")
    assert (t.decider, t.options) == (0, [f"pile {name}" for name in SPELLS])
    t.do("pile essence_theft")

    assert (devoured(t), t.supply("essence_theft")) == (["essence_theft"] * taken, left - taken)
    assert harm(t) == (gravehold, [10, 10])


def test_lobotomize_must_hit_a_player_if_all_spell_piles_are_empty() -> None:
    """EFF-08. Lobotomize."""
    t = prince(supply=dict.fromkeys(SPELLS, 0))

    t.resolve("prince_of_gluttons_lobotomize")
    assert t.options == ["player 1", "player 2"]
    t.do("player 1")

    assert (devoured(t), harm(t)) == ([], (30, [7, 10]))


def test_thought_biter_hits_any_player_for_two() -> None:
    """EFF-07. Thought Biter, first option."""
    t = prince().resolve("prince_of_gluttons_thought_biter")

    t.main_phase_of_nemesis().do("choose 1", "player 2")

    assert (devoured(t), harm(t), t.in_play) == ([], (30, [10, 8]), [("prince_of_gluttons_thought_biter", 6)])


@pytest.mark.parametrize(
    ("left", "gone", "gravehold"),
    [
        ({}, ["flexing_dagger"] * 2, 30),
        ({"flexing_dagger": 1}, ["flexing_dagger"], 28),
        ({"flexing_dagger": 0}, ["bottled_vortex"] * 2, 30),
    ],
)
def test_thought_biter_devours_two_of_the_cheapest_relic_pile(
    left: Mapping[str, int], gone: list[str], gravehold: int
) -> None:
    """EFF-07, PR-37. Thought Biter, second option."""
    t = prince(supply=left, in_play=["prince_of_gluttons_thought_biter"])

    t.main_phase_of_nemesis().do("choose 2")

    assert (devoured(t), harm(t)) == (gone, (gravehold, [10, 10]))


def test_thought_biter_must_hit_a_player_if_all_relic_piles_are_empty() -> None:
    """EFF-08. Thought Biter."""
    t = prince(supply=dict.fromkeys(RELICS, 0), in_play=["prince_of_gluttons_thought_biter"])

    t.main_phase_of_nemesis()
    assert t.options == ["player 1", "player 2"]
    t.do("player 1")

    assert (devoured(t), harm(t)) == ([], (30, [8, 10]))


# Tier 2


@pytest.mark.parametrize(("life", "left", "gravehold"), [(7, 5, 30), (3, 1, 30)])
def test_cerephage_devours_as_many_cards_as_it_has_life_and_then_suffers_two(
    life: int, left: int, gravehold: int
) -> None:
    """EFF-01, EFF-04. Cerephage; its life before the damage counts."""
    t = prince(in_play=[("prince_of_gluttons_cerephage", life)])

    t.main_phase_of_nemesis()
    assert (t.decider, t.options) == (0, [f"pile {name}" for name in FULL])
    t.do("pile burning_opal")

    assert (devoured(t), supply(t)) == (["burning_opal"] * life, less(burning_opal=life))
    assert (t.in_play, harm(t)) == ([("prince_of_gluttons_cerephage", left)], (gravehold, [10, 10]))


def test_cerephage_enters_with_seven_life_and_costs_gravehold_two_for_each_card_the_pile_lacks() -> None:
    """EFF-03. Cerephage: 5 spells of 7."""
    t = prince().resolve("prince_of_gluttons_cerephage")

    t.main_phase_of_nemesis().do("pile essence_theft")

    assert (devoured(t), harm(t)) == (["essence_theft"] * 5, (26, [10, 10]))
    assert t.in_play == [("prince_of_gluttons_cerephage", 5)]


@pytest.mark.parametrize("life", [1, 2])
def test_cerephage_dies_of_its_own_damage(life: int) -> None:
    """DMG-02. Cerephage."""
    t = prince(in_play=[("prince_of_gluttons_cerephage", life)])

    t.main_phase_of_nemesis().do("pile jade")

    assert (devoured(t), t.in_play) == (["jade"] * life, [])
    assert t.nemesis_discard == ["prince_of_gluttons_cerephage"]


@pytest.mark.parametrize(
    ("left", "gone", "gravehold"),
    [
        ({}, ["burning_opal"], 27),
        ({"burning_opal": 0}, ["searing_ruby"], 27),
        (dict.fromkeys(GEMS, 0), [], 25),
    ],
)
def test_godfeeders_hit_gravehold_for_three_and_devour_the_most_expensive_gem(
    left: Mapping[str, int], gone: list[str], gravehold: int
) -> None:
    """EFF-01, EFF-03. Godfeeders; without gem piles the card is missing."""
    t = prince(supply=left).resolve("prince_of_gluttons_godfeeders")

    t.main_phase_of_nemesis()

    assert (devoured(t), harm(t), t.in_play) == (gone, (gravehold, [10, 10]), [("prince_of_gluttons_godfeeders", 8)])


@pytest.mark.parametrize(("empty", "life"), [((), 8), (("jade", "flexing_dagger"), 10)])
def test_mindguzzler_enters_with_eight_life_and_one_for_each_empty_pile(empty: Sequence[str], life: int) -> None:
    """NEM-11. Mindguzzler; the devoured pile is no supply pile."""
    t = prince(supply=dict.fromkeys(empty, 0))

    t.resolve("prince_of_gluttons_mindguzzler")

    assert (t.in_play, devoured(t)) == ([("prince_of_gluttons_mindguzzler", life)], [])


def test_mindguzzler_unleashes() -> None:
    """NEM-04. Mindguzzler; its life stays what it was when it entered."""
    t = prince(supply={"jade": 3, "flexing_dagger": 0}, in_play=[("prince_of_gluttons_mindguzzler", 9)])

    t.main_phase_of_nemesis()

    assert (devoured(t), supply(t)) == (["jade"] * 3, less(jade=7, flexing_dagger=5))
    assert t.in_play == [("prince_of_gluttons_mindguzzler", 9)]


def test_mindguzzler_counts_the_empty_piles_again_when_it_returns() -> None:
    """PR-27. Awaken puts it back into play."""
    t = prince(supply=dict.fromkeys(RELICS, 0), nemesis_discard=["prince_of_gluttons_mindguzzler"])

    t.resolve("awaken").do("choose 2")

    assert (t.in_play, t.nemesis_discard) == ([("prince_of_gluttons_mindguzzler", 10)], ["awaken"])


# Tier 3


def test_digest_unleashes_three_times() -> None:
    """EFF-07, NEM-24. Digest, first option: each Unleash looks for the cheapest pile again."""
    t = prince(supply={"flexing_dagger": 0})

    t.resolve("prince_of_gluttons_digest").do("choose 1")

    assert (devoured(t), supply(t)) == (["jade"] * 7, less(jade=7, flexing_dagger=5))
    assert (harm(t), t.nemesis_discard) == ((26, [10, 10]), ["prince_of_gluttons_digest"])


@pytest.mark.parametrize(("empty", "life"), [(("jade",), 9), (("jade", "flexing_dagger", "amplify_vision"), 7)])
def test_digest_hits_any_player_once_for_each_empty_pile(empty: Sequence[str], life: int) -> None:
    """EFF-07. Digest, second option."""
    t = prince(supply=dict.fromkeys(empty, 0))

    t.resolve("prince_of_gluttons_digest").do("choose 2", "player 2")

    assert (devoured(t), harm(t)) == ([], (30, [10, life]))


def test_damage_of_0_is_no_way_out_of_digest() -> None:
    """PR-47, EFF-08. Without an empty pile only the first option can be resolved: the first Unleash asks for a pile."""
    t = prince()

    t.resolve("prince_of_gluttons_digest")

    assert (t.asked, t.options) == ("choose_pile", ["pile jade", "pile flexing_dagger"])


@pytest.mark.parametrize(("empty", "life"), [((), 9), (("jade", "flexing_dagger"), 7)])
def test_memory_eater_hits_the_player_with_the_lowest_life_for_each_empty_pile(empty: Sequence[str], life: int) -> None:
    """NEM-04. Memory Eater."""
    t = prince(supply=dict.fromkeys(empty, 0), p2={"life": 9}).resolve("prince_of_gluttons_memory_eater")

    t.main_phase_of_nemesis()

    assert (harm(t), t.in_play) == ((30, [10, life]), [("prince_of_gluttons_memory_eater", 16)])


@pytest.mark.parametrize(("empty", "gravehold"), [((), 30), (("jade", "flexing_dagger", "amplify_vision"), 24)])
def test_vile_feast_hits_gravehold_for_two_for_each_empty_pile(empty: Sequence[str], gravehold: int) -> None:
    """NEM-05. Vile Feast."""
    t = prince(supply=dict.fromkeys(empty, 0)).resolve("prince_of_gluttons_vile_feast")

    t.main_phase_of_nemesis()
    assert (t.in_play, harm(t)) == ([("prince_of_gluttons_vile_feast", 1)], (30, [10, 10]))
    t.main_phase_of_nemesis()

    assert (t.in_play, harm(t)) == ([], (gravehold, [10, 10]))
    assert t.nemesis_discard == ["prince_of_gluttons_vile_feast"]


def test_vile_feast_is_discarded_for_eight_aether() -> None:
    """NEM-18, NEM-19, NEM-20."""
    short = turn_of_player(prince(aether=7, supply={"jade": 0}, in_play=["prince_of_gluttons_vile_feast"]))
    t = turn_of_player(
        prince(aether=8, supply={"jade": 0}, hand=["crystal"], in_play=["prince_of_gluttons_vile_feast"])
    )

    t.do("discard prince_of_gluttons_vile_feast")

    assert "discard prince_of_gluttons_vile_feast" not in short.options
    assert (t.you.aether, t.in_play, harm(t)) == (0, [], (30, [10, 10]))
    assert t.nemesis_discard == ["prince_of_gluttons_vile_feast"]
