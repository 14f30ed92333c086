"""Mages of the base game: what each starts with, and when each ability may be used, and when not.

What the abilities do is in `test_base_abilities.py`.
"""

from __future__ import annotations

import pytest

from tests.table import Seat, content, position
from unshuffled.rules.core.scenario import Setup
from unshuffled.rules.core.setup import lay

ABILITIES = [
    ("adelheim", 5),
    ("brama", 5),
    ("jian", 4),
    ("kadir", 5),
    ("lash", 5),
    ("mist", 5),
    ("phaedraxa", 5),
    ("xaxos", 5),
]


def seat_of(mage: str) -> Seat:
    """The mage as the game begins, before any turn."""
    game = lay(content(), Setup(mages=[mage, "plain_two"], nemesis="tally", market=["random"]), "test")
    return Seat(game, game.players[0])


def crystals(count: int) -> list[str]:
    """So many Crystals."""
    return ["crystal"] * count


@pytest.mark.parametrize(
    ("mage", "hand", "deck"),
    [
        ("adelheim", ["amethyst_shard", *crystals(2), "spark", "spark"], crystals(5)),
        ("brama", ["buried_light", *crystals(4)], [*crystals(3), "spark", "spark"]),
        ("jian", ["moonstone_shard", *crystals(2), "spark", "spark"], [*crystals(3), "spark", "spark"]),
        ("kadir", ["emerald_shard", *crystals(3), "spark"], [*crystals(3), "spark", "spark"]),
        ("lash", ["quartz_shard", *crystals(3), "spark"], [*crystals(3), "spark", "spark"]),
        ("mist", ["garnet_shard", *crystals(3), "spark"], [*crystals(3), "spark", "spark"]),
        ("phaedraxa", ["tourmaline_shard", *crystals(3), "spark"], [*crystals(4), "spark"]),
        ("xaxos", ["flare", *crystals(4)], [*crystals(4), "spark"]),
    ],
)
def test_a_mage_starts_with_the_hand_and_the_deck_of_the_mat(mage: str, hand: list[str], deck: list[str]) -> None:
    """SETUP-02, SETUP-03, SETUP-04, PR-24. Five and five cards; the deck lies in this order, from the top."""
    you = seat_of(mage)

    assert (you.hand, you.deck, you.discard, you.prepped) == (hand, deck, [], [])


@pytest.mark.parametrize(
    ("mage", "breaches"),
    [
        ("adelheim", ["open", "left", "right", "down"]),
        ("brama", ["open", "down", "right", "left"]),
        ("jian", ["open", "open", "right", "down"]),
        ("kadir", ["open", "left", "down", "left"]),
        ("lash", ["open", "left", "right", "left"]),
        ("mist", ["open", "left", "down", "down"]),
        ("phaedraxa", ["none", "open", "down", "left"]),
        ("xaxos", ["open", "right", "right", "down"]),
    ],
)
def test_a_mage_starts_with_the_breaches_of_the_mat(mage: str, breaches: list[str]) -> None:
    """SETUP-05, SETUP-06, SETUP-07, BREACH-18. Open, missing, or where the yellow section points."""
    assert seat_of(mage).breaches == breaches


@pytest.mark.parametrize(("mage", "spaces"), ABILITIES)
def test_a_mage_has_as_many_charge_spaces_as_the_mat_shows(mage: str, spaces: int) -> None:
    """SETUP-11, MAIN-23. The track starts empty; charges are bought until it is full, and then no more."""
    t = position(mages=(mage, "plain_two"), aether=20, hand=["crystal"])
    start = t.you.charges

    while "charge" in t.options:
        t.do("charge")

    assert (start, t.you.charges, t.you.aether) == (0, spaces, 20 - 2 * spaces)


@pytest.mark.parametrize(("mage", "spaces"), ABILITIES)
def test_an_ability_that_is_not_fully_charged_is_never_offered(mage: str, spaces: int) -> None:
    """MAIN-24. One charge is missing: not in the main phase, nor in a whole turn of the nemesis."""
    t = position(
        mages=(mage, "plain_two"),
        charges=spaces - 1,
        hand=["crystal"],
        turn_deck=["nemesis", "player1"],
        nemesis_deck=["tally_c1", "tally_c1"],
    )
    assert t.options == ["play crystal", "end"]

    t.do("end")

    assert (t.asked, t.options, t.game.gravehold) == ("main", ["play crystal", "end"], 29)


@pytest.mark.parametrize("mage", ["brama", "jian", "kadir", "lash", "mist", "xaxos"])
def test_an_ability_of_the_main_phase_is_offered_in_your_own(mage: str) -> None:
    """MAIN-24. Beside the other actions."""
    charges = dict(ABILITIES)[mage]
    t = position(mages=(mage, "plain_two"), charges=charges, hand=["crystal"], turn_discard=["player1"])

    assert t.options == ["play crystal", f"activate {mage}", "end"]


@pytest.mark.parametrize("mage", ["adelheim", "phaedraxa"])
def test_an_ability_with_another_moment_is_not_offered_in_the_main_phase(mage: str) -> None:
    """MAIN-24. Fully charged, but not now."""
    t = position(mages=(mage, "plain_two"), charges=5, hand=["crystal"])

    assert t.options == ["play crystal", "end"]


@pytest.mark.parametrize(("mage", "offered"), [(m, m in ("kadir", "lash", "xaxos")) for m, _ in ABILITIES])
def test_only_some_abilities_are_offered_in_the_main_phase_of_an_ally(mage: str, offered: bool) -> None:
    """MAIN-24. Kadir, Lash and Xaxos: any player's main phase; the others: their own time."""
    charged = {"charges": dict(ABILITIES)[mage]}
    t = position(mages=("plain_one", mage), hand=["crystal"], p2=charged, turn_discard=["player1"])

    assert t.options == ["play crystal", *([f"activate {mage}"] if offered else []), "end"]


@pytest.mark.parametrize(("mage", "spaces"), ABILITIES)
def test_no_ability_is_offered_in_the_casting_phase(mage: str, spaces: int) -> None:
    """MAIN-24. No mage of the base game has that time."""
    own = "II" if mage == "phaedraxa" else "I"
    t = position("casting", mages=(mage, "plain_two"), charges=spaces, prepped={own: "spark"}, hand=["crystal"])

    assert t.options == [f"cast spark {2 if mage == 'phaedraxa' else 1}", "end"]


@pytest.mark.parametrize(("mage", "offered"), [(m, m == "adelheim") for m, _ in ABILITIES])
def test_only_adelheim_is_asked_in_the_nemesis_draw_phase(mage: str, offered: bool) -> None:
    """MAIN-24. Everybody else's ability stays silent while the nemesis draws."""
    t = position(
        "nemesis",
        mages=("plain_one", mage),
        hand=["crystal"],
        p2={"charges": dict(ABILITIES)[mage]},
        nemesis_deck=["tally_c1", "tally_c1"],
        turn_deck=["player1"],
    )

    asked = t.options == ["activate adelheim", "no"]

    assert (asked, t.game.gravehold) == ((True, 30) if offered else (False, 29))


@pytest.mark.parametrize(("mage", "offered"), [(m, m == "phaedraxa") for m, _ in ABILITIES])
def test_only_phaedraxa_is_asked_after_a_turn_order_card_is_drawn(mage: str, offered: bool) -> None:
    """MAIN-24. Everybody else's ability stays silent then."""
    t = position(
        "turn",
        mages=("plain_one", mage),
        hand=["crystal"],
        p2={"charges": dict(ABILITIES)[mage]},
        turn_deck=["player1", "nemesis"],
    )

    assert (t.asked == "activate") == offered
