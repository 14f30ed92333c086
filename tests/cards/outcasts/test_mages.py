"""The mages of Outcasts: what they start with, and what their abilities do."""

from __future__ import annotations

import pytest

from tests.table import PLAIN_MARKET, Seat, content, position
from unshuffled.rules.core.scenario import Setup
from unshuffled.rules.core.setup import lay

C, S, A = "crystal", "spark", "entwined_amethyst"
FORCE, ENERGY = "trulite_of_force", "trulite_of_energy"


@pytest.mark.parametrize(
    ("mage", "charges", "hand", "deck", "breaches"),
    [
        ("ilya", 5, [C, A, S, S, FORCE], [C, A, S, S, FORCE], ["open", "left", "down", "down"]),
        ("kel", 6, [C, C, A, S, ENERGY], [C, C, A, S, ENERGY], ["open", "right", "right", "right"]),
        ("qu_outcasts", 4, [C, C, C, C, "call_of_the_void"], [C, C, C, C, S], ["open", "open", "right", "right"]),
        ("arachnos", 6, [C, C, C, "convergence", S], [C, C, C, C, S], ["open", "open", "down", "down"]),
    ],
)
def test_a_mage_starts_as_the_mat_says(
    mage: str, charges: int, hand: list[str], deck: list[str], breaches: list[str]
) -> None:
    """SETUP-02 to SETUP-08. Deck from the top."""
    game = lay(content(), Setup(mages=[mage, "plain_two"], nemesis="tally", market=list(PLAIN_MARKET)), "test")

    you = Seat(game, game.players[0])
    assert (you.hand, you.deck, you.breaches, game.players[0].mage.charges) == (hand, deck, breaches, charges)
    assert (you.discard, you.prepped, you.charges, you.life) == ([], [], 0, 10)


# Ilya


def test_ilya_casts_all_her_spells_in_any_order_and_keeps_them() -> None:
    t = position(
        mages=["ilya", "plain_two"],
        charges=5,
        breaches={"II": "open"},
        prepped={"I": "spark", "II": "ignite"},
        nemesis_life=50,
        p2={"discard": ["jade", "crystal"]},
    )
    t.do("activate ilya")
    assert (t.asked, t.options) == ("cast_spell", ["cast spark 1", "cast ignite 2"])

    t.do("cast ignite 2")
    assert (t.game.nemesis_life, t.p(2).charges, t.options) == (47, 1, ["take jade", "take crystal"])
    t.do("take jade")

    assert (t.you.prepped, t.you.discard) == ([("spark", 1), ("ignite", 2)], [])
    assert (t.p(2).hand, t.p(2).discard) == (["jade"], ["crystal"])


def test_ilya_without_a_spell_helps_her_ally_all_the_same() -> None:
    t = position(mages=["ilya", "plain_two"], charges=5, p2={"discard": ["jade"]}).do("activate ilya")

    assert (t.asked, t.p(2).hand, t.you.charges) == ("main", ["jade"], 0)


# Kel


def test_kel_takes_back_cards_played_this_turn_and_lets_an_ally_prep() -> None:
    """CTXT-42"""
    t = position(
        mages=["kel", "plain_two"],
        charges=6,
        played=["jade", "flexing_dagger", "crystal"],
        p2={"deck": ["ignite"], "hand": ["crystal"]},
    )
    t.do("activate kel", "take jade", "take crystal")
    assert (t.decider, t.options) == (2, [*[f"prep ignite {n}" for n in (1, 2, 3, 4)], "no"])

    t.do("prep ignite 3")

    assert (t.you.hand, t.you.played, t.p(2).prepped) == (["jade", "crystal"], ["flexing_dagger"], [("ignite", 3)])


def test_kel_need_not_take_anything_back() -> None:
    t = position(mages=["kel", "plain_two"], charges=6, played=["jade"], p2={"deck": ["crystal"]})
    t.do("activate kel", "done")

    assert (t.asked, t.you.hand, t.p(2).hand) == ("main", [], ["crystal"])


# Qu


def test_qu_draws_three_cards_after_her_draw_phase() -> None:
    t = position("draw", mages=["qu_outcasts", "plain_two"], charges=4, deck=[C] * 9)
    assert (t.asked, t.options, len(t.you.hand)) == ("activate", ["activate qu_outcasts", "no"], 5)

    t.do("activate qu_outcasts")

    assert (len(t.events("drawn")), t.you.charges) == (8, 0)


def test_qu_may_wait() -> None:
    t = position("draw", mages=["qu_outcasts", "plain_two"], charges=4, deck=[C] * 9).do("no")

    assert (len(t.events("drawn")), t.you.charges) == (5, 4)


def test_qu_is_not_asked_without_her_charges_nor_in_the_draw_phase_of_an_ally() -> None:
    """MAIN-24."""
    few = position("draw", mages=["qu_outcasts", "plain_two"], charges=3, deck=[C] * 9)
    other = position("draw", mages=["plain_two", "qu_outcasts"], deck=[C] * 9, p2={"charges": 4})
    main = position(mages=["qu_outcasts", "plain_two"], charges=4)

    assert (few.asked == "activate", other.asked == "activate", main.offers("activate")) == (False, False, [])


# Arachnos


def test_arachnos_casts_a_spell_of_any_player_with_three_more_damage() -> None:
    t = position(
        mages=["arachnos", "plain_two"],
        charges=6,
        prepped={"I": "spark"},
        nemesis_life=50,
        p2={"prepped": {"I": "ignite"}},
    )
    t.do("activate arachnos")
    assert t.options == ["cast spark 1", "cast ignite 1 p2"]

    t.do("cast spark 1")

    assert (t.game.nemesis_life, t.you.discard, t.p(2).prepped) == (46, ["spark"], [("ignite", 1)])
