"""The starting cards of the mages of Outcasts that say something new."""

from __future__ import annotations

import pytest

from tests.cards.shelf import market_with
from tests.ideas.laid import does
from tests.table import position
from unshuffled.rules.core import constants

THREE = ("plain_one", "plain_two", "plain_three")


# Entwined Amethyst


def test_entwined_amethyst_gives_a_charge_when_it_is_discarded_in_an_allys_turn() -> None:
    t = position(hand=["trulite_of_force"], p2={"hand": ["entwined_amethyst", "crystal"]})
    t.do("play trulite_of_force", "discard entwined_amethyst")

    assert (t.p(2).charges, t.p(2).discard, t.you.charges, t.you.aether) == (1, ["entwined_amethyst"], 0, 2)


def test_entwined_amethyst_gives_no_charge_in_your_own_turn() -> None:
    t = position(hand=["entwined_amethyst"]).do("play entwined_amethyst", "end")

    assert ("entwined_amethyst" in t.you.discard or "entwined_amethyst" in t.you.hand, t.you.charges) == (True, 0)


def test_entwined_amethyst_gives_no_charge_in_the_nemesis_turn() -> None:
    t = position("none", hand=["entwined_amethyst"])
    t.game.active = constants.NEMESIS_TURN
    does(t, "[{for: most_cards, do: [{discard: {from: hand, all: true}}]}]", constants.TEAM)

    assert (t.you.discard, t.you.charges) == (["entwined_amethyst"], 0)


def test_entwined_amethyst_gives_nothing_to_a_lone_mage() -> None:
    """PR-92."""
    t = position(mages=["plain_one"], hand=["trulite_of_force", "entwined_amethyst"])
    t.do("play trulite_of_force", "discard entwined_amethyst")

    assert (t.you.charges, t.you.discard) == (0, ["entwined_amethyst"])


# Trulite of Energy


@pytest.mark.parametrize(("answer", "limited", "hand"), [("discard crystal", 1, []), ("no", 0, ["crystal"])])
def test_trulite_of_energy_gives_one_more_for_gems_and_relics_if_an_ally_discards(
    answer: str, limited: int, hand: list[str]
) -> None:
    t = position(hand=["trulite_of_energy"], aether=1, p2={"hand": ["crystal"]}).do("play trulite_of_energy", answer)

    assert (t.you.player.aether, t.you.aether, t.p(2).hand) == (2, 2 + limited, hand)
    assert ("gain flexing_dagger" in t.options, "gain jade" in t.options, "gain searing_ruby" in t.options) == (
        True,
        True,
        False,
    )


# Call of the Void


def test_call_of_the_void_plays_a_card_twice_and_returns_it_to_the_supply() -> None:
    """PR-93."""
    t = position(prepped={"I": "call_of_the_void"}, hand=["jade", "jade", "crystal"])
    t.do("play crystal")
    assert (t.you.aether, t.you.played) == (1, ["crystal"])

    t.do("play jade")
    assert (t.you.aether, t.you.played, t.supply("jade")) == (5, ["crystal"], 8)

    t.do("play jade")
    assert (t.you.aether, t.you.played, t.supply("jade")) == (7, ["crystal", "jade"], 8)


def test_call_of_the_void_has_no_pile_for_a_card_that_is_not_for_sale() -> None:
    """PR-93."""
    t = position(prepped={"I": "call_of_the_void"}, hand=["helix_of_amber"]).do("play helix_of_amber")

    assert (t.you.aether, t.you.played) == (4, ["helix_of_amber"])


def test_a_card_that_destroys_itself_is_played_twice_and_not_returned() -> None:
    """PR-93."""
    t = position(prepped={"I": "call_of_the_void"}, hand=["unstable_pyrite"], market=market_with("unstable_pyrite")).do(
        "play unstable_pyrite", "yes", "no"
    )

    assert (t.you.played, t.supply("unstable_pyrite"), t.you.aether) == ([], 7, 4)


# Swirling Darkness


@pytest.mark.parametrize(("before", "after"), [("right", "down"), ("up", "open"), ("open", "open")])
def test_swirling_darkness_focuses_the_breach_it_is_cast_from(before: str, after: str) -> None:
    t = position("casting", breaches={"II": before}, prepped={"II": "swirling_darkness"})
    if t.asked == "casting":
        t.do("cast swirling_darkness 2")

    assert (t.you.breaches[1], t.you.breaches[2], t.you.discard) == (after, "right", ["swirling_darkness"])


def test_swirling_darkness_focuses_the_breach_of_its_owner() -> None:
    """CAST-13."""
    t = position(
        "casting",
        prepped={"I": "swarm_of_flame"},
        p2={"breaches": {"III": "right"}, "prepped": {"III": "swirling_darkness"}},
    )
    t.do("cast swarm_of_flame 1", "cast swirling_darkness 3 p2")

    assert (t.p(2).breaches[2], t.you.breaches[2]) == ("down", "right")


def test_swirling_darkness_may_be_prepped_to_a_closed_breach() -> None:
    t = position(hand=["swirling_darkness", "spark"])

    assert t.offers("prep") == [
        "prep swirling_darkness 1",
        "prep swirling_darkness 2",
        "prep swirling_darkness 3",
        "prep swirling_darkness 4",
        "prep spark 1",
    ]
