"""Charges and abilities: MAIN-20 to MAIN-26, OPEN-22."""

import pytest

from tests.table import position


@pytest.mark.parametrize(("aether", "times"), [(1, 0), (2, 1), (3, 1), (4, 2), (7, 3)])
def test_two_aether_buy_a_charge_as_often_as_you_can(aether: int, times: int) -> None:
    """MAIN-20. 2 for each."""
    t = position(hand=["crystal"], aether=aether)

    while "charge" in t.options:
        t.do("charge")

    assert (t.you.charges, t.you.aether) == (times, aether - 2 * times)


def test_a_charge_is_gained_on_your_own_mat() -> None:
    """MAIN-21. Nobody else has it."""
    t = position(hand=["crystal"], aether=2, charges=1, p2={"charges": 1})

    t.do("charge")

    assert (t.you.charges, t.p(2).charges) == (2, 1)


def test_aether_does_not_buy_charges_for_allies() -> None:
    """MAIN-22. With your own track full no charge is offered, though an ally has room."""
    t = position(hand=["crystal"], aether=9, charges=4, p2={"charges": 0})

    assert (t.offers("charge"), t.p(2).charges) == ([], 0)


@pytest.mark.parametrize(("mage", "spaces"), [("plain_one", 4), ("plain_two", 5), ("plain_three", 6)])
def test_charges_never_exceed_the_spaces_of_the_ability(mage: str, spaces: int) -> None:
    """MAIN-23, OPEN-22. 4, 5 or 6; at the maximum no further charge is sold."""
    t = position(mages=(mage, "plain_four"), hand=["crystal"], aether=20)

    t.do(*["charge"] * spaces)

    assert (t.you.charges, t.you.aether, t.offers("charge")) == (spaces, 20 - 2 * spaces, [])


def test_a_charge_from_an_effect_beyond_the_maximum_is_lost() -> None:
    """OPEN-22, MAIN-23. Both gain one; yours has no space, your ally's has."""
    t = position(hand=["both_charge", "crystal"], charges=4, p2={"charges": 4})

    t.do("play both_charge")

    assert (t.you.charges, t.p(2).charges) == (4, 5)


@pytest.mark.parametrize(("charges", "offered"), [(3, []), (4, ["activate plain_one"])])
def test_an_ability_needs_all_its_charges(charges: int, offered: list[str]) -> None:
    """MAIN-24. Three of four are not enough."""
    t = position(hand=["crystal"], charges=charges)

    assert t.offers("activate") == offered


def test_an_ability_for_your_main_phase_is_not_offered_in_your_casting_phase() -> None:
    """MAIN-24. Only at the time stated."""
    t = position("casting", prepped={"I": "spark"}, hand=["crystal"], charges=4)

    assert t.offers("activate") == []

    t.do("end")

    assert t.offers("activate") == ["activate plain_one"]


def test_in_the_main_phase_of_another_only_abilities_for_any_main_phase_are_offered() -> None:
    """MAIN-24. Plain Two's ability is for any player's main phase, Plain Three's for their own."""
    t = position(
        mages=("plain_one", "plain_two", "plain_three"),
        hand=["crystal"],
        p2={"charges": 5},
        p3={"charges": 6},
        gravehold=20,
    )

    assert t.offers("activate") == ["activate plain_two"]

    t.do("activate plain_two")

    assert (t.game.gravehold, t.p(2).charges, t.p(3).charges) == (21, 0, 6)


@pytest.mark.parametrize(("drawn", "asked"), [("tally_c1", True), ("tally_b1", True), ("tally_a1", False)])
def test_an_ability_for_the_nemesis_draw_phase_is_offered_there(drawn: str, asked: bool) -> None:
    """MAIN-24. Adelheim's: when an attack or a power was drawn, before it is resolved."""
    t = position("nemesis", mages=("adelheim", "plain_two"), charges=5, nemesis_deck=[drawn, "tally_c2"], gravehold=20,
                 turn_deck=["player2"], p2={"hand": ["crystal"]})  # fmt: skip

    assert (t.options == ["activate adelheim", "no"]) is asked
    assert t.game.gravehold == 20


def test_an_ability_for_the_nemesis_draw_phase_is_not_offered_in_your_main_phase() -> None:
    """MAIN-24. Adelheim waits."""
    t = position(mages=("adelheim", "plain_two"), hand=["crystal"], charges=5)

    assert t.offers("activate") == []


def test_an_ability_may_be_used_in_the_turn_its_last_charge_was_gained() -> None:
    """MAIN-25. Buy the charge, use it."""
    t = position(hand=["crystal"], charges=3, aether=2, gravehold=20)

    t.do("charge", "activate plain_one")

    assert (t.game.gravehold, t.you.charges) == (21, 0)


def test_an_ability_takes_all_charges_and_must_be_filled_again() -> None:
    """MAIN-26. With the track refilled it may be used a second time in the turn."""
    t = position(hand=["crystal"], charges=4, aether=8, gravehold=20)

    t.do("activate plain_one")
    assert (t.you.charges, t.game.gravehold, t.offers("activate")) == (0, 21, [])
    t.do("charge", "charge", "charge")
    assert t.offers("activate") == []
    t.do("charge", "activate plain_one")

    assert (t.you.charges, t.game.gravehold, t.you.aether) == (0, 22, 0)
