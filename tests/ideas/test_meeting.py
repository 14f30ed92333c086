"""What moves and points meets cards that react and forbid (`tests/packs/reactions`)."""

from __future__ import annotations

from tests.ideas.laid import does
from tests.table import position


def test_a_spell_from_the_hand_is_stronger_beside_a_spell_that_strengthens() -> None:
    """The relic adds 1 and the prepped spell adds 1 to the damage of Spark."""
    t = position(hand=["snap_focus", "spark"], prepped={"I": "steady_chorus"}, nemesis_life=40)
    t.do("play snap_focus")

    assert (t.game.nemesis_life, len(t.game.players[0].cast_this_turn)) == (37, 1)


def test_without_it_only_the_relic_adds() -> None:
    t = position(hand=["snap_focus", "spark"], prepped={"I": "spark"}, nemesis_life=40)
    t.do("play snap_focus")

    assert t.game.nemesis_life == 38


def test_where_breaches_are_forbidden_none_is_opened() -> None:
    t = position("none", in_play=["null_bell"], breaches={"II": "down"})

    assert does(t, "[{open: any}]").events("opened") == []


def test_a_forbidden_breach_can_still_be_closed() -> None:
    t = position("none", in_play=["null_bell"], breaches={"II": "open", "III": "down", "IV": "down"})

    assert does(t, "[{close: any}]").events("closed") == [{"event": "closed", "seat": 0, "breach": 2}]
