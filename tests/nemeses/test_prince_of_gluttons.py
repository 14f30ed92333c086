"""Prince of Gluttons: setup, Devour and the devoured pile, and the loss by an empty supply."""

from __future__ import annotations

import pytest

from tests.nemeses.lay import devoured, harm, prince, supply, turn_of_player
from tests.table import position
from unshuffled.rules.readings.views import view

GEMS = ("jade", "searing_ruby", "burning_opal")
RELICS = ("flexing_dagger", "bottled_vortex")
SPELLS = ("amplify_vision", "essence_theft", "planar_insight", "consuming_void")
"""The market of all tests, each kind from the cheapest: gems 2, 4, 5; relics 2, 3; spells 4 to 7."""
FULL = {**dict.fromkeys(GEMS, 7), **dict.fromkeys(RELICS, 5), **dict.fromkeys(SPELLS, 5)}
NONE = dict.fromkeys(FULL, 0)
THREE = ("plain_one", "plain_two", "plain_three")
FOUR = (*THREE, "plain_four")


def less(**taken: int) -> dict[str, int]:
    """The full supply without these cards."""
    return {name: n - taken.get(name, 0) for name, n in FULL.items()}


# Setup


@pytest.mark.parametrize(
    ("difficulty", "players", "gravehold", "life"), [("beginner", 12, 35, 60), ("normal", 10, 30, 70)]
)
def test_setup_devours_one_gem_of_each_pile_the_most_expensive_first(
    difficulty: str, players: int, gravehold: int, life: int
) -> None:
    """SETUP-20, DIFF-01, DIFF-02. The cheapest gem ends on top."""
    t = position("none", nemesis="prince_of_gluttons", difficulty=difficulty, setup=True)

    assert devoured(t) == ["burning_opal", "searing_ruby", "jade"]
    assert supply(t) == less(jade=1, searing_ruby=1, burning_opal=1)
    assert (t.game.nemesis_life, harm(t)) == (life, (gravehold, [players, players]))


@pytest.mark.parametrize(
    ("first", "second"), [("sifters_pearl", "vriswood_amber"), ("vriswood_amber", "sifters_pearl")]
)
def test_gems_of_equal_cost_are_devoured_in_the_order_the_players_choose(first: str, second: str) -> None:
    """EFF-05."""
    market = ["sifters_pearl", "vriswood_amber", "burning_opal", *RELICS, *SPELLS]
    t = position("none", nemesis="prince_of_gluttons", market=market, setup=True)

    assert (t.decider, t.options) == (0, ["pile sifters_pearl", "pile vriswood_amber"])
    t.do(f"pile {first}")

    assert devoured(t) == ["burning_opal", first, second]


def test_increased_difficulty_devours_nine_more_cards_of_any_piles() -> None:
    """DIFF-03, SETUP-20, EFF-04."""
    t = position("none", nemesis="prince_of_gluttons", difficulty="expert", setup=True)

    assert (t.decider, t.options) == (0, [f"pile {name}" for name in FULL])
    t.do(*["pile jade"] * 4, "pile consuming_void", *["pile bottled_vortex"] * 2, "pile jade", "pile jade")

    assert devoured(t) == [
        *["burning_opal", "searing_ruby", "jade"],
        *["jade"] * 4,
        "consuming_void",
        *["bottled_vortex"] * 2,
        *["jade"] * 2,
    ]
    assert supply(t) == less(jade=7, searing_ruby=1, burning_opal=1, consuming_void=1, bottled_vortex=2)
    assert (t.options, t.game.nemesis_life, harm(t)) == ([], 70, (30, [10, 10]))


# Devour and Unleash


@pytest.mark.parametrize(
    ("mages", "taken"), [(["plain_one"], 3), (["plain_one", "plain_two"], 3), (list(THREE), 2), (list(FOUR), 2)]
)
def test_unleash_devours_the_cheapest_pile(mages: list[str], taken: int) -> None:
    """NEM-23, GEN-02. Three cards with one or two players, two with more."""
    t = prince(["burning_opal"], mages=mages, supply={"flexing_dagger": 0})

    t.unleash()

    assert devoured(t) == ["burning_opal", *["jade"] * taken]
    assert supply(t) == less(jade=taken, flexing_dagger=5)
    assert harm(t) == (30, [10] * len(mages))


def test_unleash_leaves_a_tie_of_costs_to_the_players_each_time() -> None:
    """PR-37, EFF-05, NEM-25."""
    t = prince()

    t.unleash()
    assert (t.decider, t.options) == (0, ["pile jade", "pile flexing_dagger"])
    t.do("pile flexing_dagger").unleash().do("pile jade")

    assert devoured(t) == [*["flexing_dagger"] * 3, *["jade"] * 3]
    assert supply(t) == less(jade=3, flexing_dagger=3)


def test_a_devour_is_never_started_on_an_empty_pile() -> None:
    """PR-37. The cheapest pile is the cheapest one that is not empty."""
    t = prince(supply={"jade": 0, "flexing_dagger": 0})

    t.unleash()

    assert (devoured(t), supply(t)) == (["bottled_vortex"] * 3, less(jade=7, flexing_dagger=5, bottled_vortex=3))
    assert harm(t) == (30, [10, 10])


@pytest.mark.parametrize(("left", "gravehold"), [(1, 26), (2, 28), (3, 30)])
def test_each_card_that_the_pile_lacks_costs_gravehold_two_life(left: int, gravehold: int) -> None:
    """EFF-03, GEN-03."""
    t = prince(supply={"jade": left, "flexing_dagger": 0})

    t.unleash()

    assert (devoured(t), supply(t)) == (["jade"] * left, less(jade=7, flexing_dagger=5))
    assert harm(t) == (gravehold, [10, 10])


def test_with_all_piles_empty_each_card_costs_gravehold_two_life() -> None:
    """PR-37. The devoured pile is no supply pile: nothing is devoured from it."""
    t = prince(["jade", "jade", "jade"], supply=NONE)

    t.unleash()

    assert (devoured(t), harm(t)) == (["jade"] * 3, (24, [10, 10]))


# Losing


def test_the_players_lose_when_the_last_card_of_the_supply_is_devoured() -> None:
    """END-05, EFF-13. At once: the two cards that are missing cost nothing any more."""
    t = prince(supply={**NONE, "consuming_void": 1})

    t.unleash()

    assert (t.game.outcome, t.game.is_won, harm(t)) == ("nemesis_rule_lost", False, (30, [10, 10]))


def test_the_players_do_not_lose_while_one_card_is_left() -> None:
    """END-05."""
    t = prince(supply={**NONE, "jade": 3, "consuming_void": 1})

    t.unleash()

    assert (t.game.outcome, supply(t)) == ("", {**NONE, "consuming_void": 1})


def test_the_players_lose_when_one_of_them_gains_the_last_card_of_the_supply() -> None:
    """END-05. The devoured pile does not count."""
    t = turn_of_player(prince(["jade", "jade"], supply={**NONE, "consuming_void": 1}, aether=7))

    t.do("gain consuming_void")

    assert (t.game.outcome, t.options) == ("nemesis_rule_lost", [])


# The devoured pile


def test_the_top_card_of_the_devoured_pile_can_be_gained_for_its_cost() -> None:
    """MAIN-15, MAIN-16, GEN-03. The supply pile of the same name is another source."""
    t = turn_of_player(prince(["burning_opal", "jade"], aether=5))

    assert [key for key in t.options if "jade" in key or "opal" in key] == [
        "gain jade",
        "gain burning_opal",
        "gain jade from devoured",
    ]
    t.do("gain jade from devoured")

    assert (t.you.discard, t.you.aether, devoured(t), supply(t)) == (["jade"], 3, ["burning_opal"], FULL)
    t.do("gain jade")
    assert (t.you.discard, t.you.aether, devoured(t), supply(t)) == (
        ["jade", "jade"],
        1,
        ["burning_opal"],
        less(jade=1),
    )


def test_the_devoured_card_is_not_offered_to_those_who_cannot_pay() -> None:
    """MAIN-15, MAIN-12. Aether that is only for spells does not pay for a devoured gem."""
    poor = turn_of_player(prince(["jade"], aether=1))
    bound = position(nemesis="prince_of_gluttons", setup=True, phase="none")
    bound.game.players[0].restricted_aether = ((4, 9),)
    turn_of_player(bound)

    assert "gain jade from devoured" not in poor.options
    assert "gain jade from devoured" not in bound.options
    assert "gain amplify_vision" in bound.options


def test_a_devoured_card_can_be_gained_after_its_supply_pile_ran_out() -> None:
    """MKT-04."""
    t = turn_of_player(prince(["jade"], supply={"jade": 0}, aether=2))

    assert "gain jade" not in t.options
    t.do("gain jade from devoured")

    assert (t.you.discard, devoured(t), supply(t)) == (["jade"], [], less(jade=7))


def test_an_effect_that_gains_from_the_supply_may_take_the_top_of_the_devoured_pile() -> None:
    """MAIN-17. Mazahaedron's Underearth Mantra gains a gem of cost 4 or less."""
    mages = ["mazahaedron", "plain_two"]
    t = turn_of_player(prince(["jade", "searing_ruby"], mages=mages, charges=4))

    t.do("activate mazahaedron")
    assert t.options == ["gain jade", "gain searing_ruby", "gain searing_ruby from devoured", "no"]
    t.do("gain searing_ruby from devoured")

    assert (t.you.discard, devoured(t), supply(t)) == (["searing_ruby"], ["jade"], FULL)


def test_an_effect_that_gains_from_the_supply_is_bound_by_its_limits_on_the_devoured_pile_too() -> None:
    """MAIN-17. Burning Opal costs 5."""
    mages = ["mazahaedron", "plain_two"]
    t = turn_of_player(prince(["jade", "burning_opal"], mages=mages, charges=4))

    t.do("activate mazahaedron")

    assert t.options == ["gain jade", "gain searing_ruby", "no"]


def test_what_a_card_does_when_it_is_gained_it_does_from_the_devoured_pile_too() -> None:
    """MAIN-19. Bloodstone Jewel gives 3 aether."""
    market = ["jade", "searing_ruby", "bloodstone_jewel", *RELICS, *SPELLS]
    t = turn_of_player(prince(["bloodstone_jewel"], market=market, aether=6))

    t.do("gain bloodstone_jewel from devoured")

    assert (t.you.discard, t.you.aether, devoured(t)) == (["bloodstone_jewel"], 3, [])


@pytest.mark.parametrize(
    ("key", "left", "pile"),
    [
        ("gain volcanic_glass", 6, ["volcanic_glass"]),
        ("gain volcanic_glass from devoured", 7, []),
    ],
)
def test_a_second_copy_may_come_from_the_supply_or_from_the_devoured_pile(key: str, left: int, pile: list[str]) -> None:
    """PR-10. Volcanic Glass lets an ally gain another one, if the name on top matches."""
    market = ["jade", "searing_ruby", "volcanic_glass", *RELICS, *SPELLS]
    t = turn_of_player(prince(["volcanic_glass", "volcanic_glass"], market=market, aether=5))

    t.do("gain volcanic_glass from devoured", "yes")
    assert t.options == ["gain volcanic_glass", "gain volcanic_glass from devoured"]
    t.do(key)

    assert (t.you.discard, t.p(2).deck, t.you.aether) == (["volcanic_glass"], ["volcanic_glass"], 0)
    assert (t.supply("volcanic_glass"), devoured(t)) == (left, pile)


def test_the_players_may_look_through_the_devoured_pile() -> None:
    """GEN-03."""
    t = prince(["burning_opal", "jade"])

    assert view(t.game, 0)["nemesis"]["open_pile"] == ["burning_opal", "jade"]
