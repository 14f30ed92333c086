"""Gate Witch: the mat, with setup, Unleash and accelerating time. Her cards are in test_gate_witch_cards.py."""

import pytest

from tests.table import At, content, position
from unshuffled.rules.core.flow import FLOW

OWN = [
    "gate_witch_deep_abomination",
    "gate_witch_hasten",
    "gate_witch_temporal_nimbus",
    "gate_witch_nether_spiral",
    "gate_witch_paradox_beast",
    "gate_witch_portal_wretch",
    "gate_witch_distort",
    "gate_witch_infinite_enmity",
    "gate_witch_rift_scourge",
]


def toll(t: At) -> tuple[int, int, list[int]]:
    """Tokens, Gravehold's life, the players' lives."""
    return (t.counter("anomalies"), t.game.gravehold, [p.life for p in t.game.players])


def nemesis_turn(tokens: int, discarded: list[str], difficulty: str = "normal", draws: str = "tally_a1") -> At:
    """A whole nemesis turn in which only the drawn card does anything, then nothing more."""
    t = position(
        "none",
        nemesis="gate_witch",
        difficulty=difficulty,
        counters={"anomalies": tokens},
        turn_deck=["player1", "player2"],
        turn_discard=discarded,
        nemesis_deck=[draws, "tally_a1"],
    )
    return t.steps(FLOW.nemesis_turn)


@pytest.mark.parametrize(
    ("difficulty", "life", "gravehold", "player"),
    [("normal", 70, 30, 10), ("beginner", 60, 35, 12), ("expert", 70, 30, 10), ("extinction", 80, 25, 8)],
)
def test_she_starts_with_one_token(difficulty: str, life: int, gravehold: int, player: int) -> None:
    """SHEET-GW-01, SHEET-GW-06, DIFF-02, DIFF-03, DIFF-04. 70 life, and 1 token at every level."""
    t = position("none", nemesis="gate_witch", difficulty=difficulty, setup=True)

    assert toll(t) == (1, gravehold, [player, player])
    assert (t.game.nemesis_life, t.in_play) == (life, [])


def test_her_difficulty_rating_is_seven() -> None:
    """MAT-08."""
    assert content().nemeses["gate_witch"]["normal"].difficulty == 7


def test_her_deck_holds_her_nine_cards_three_of_each_tier() -> None:
    """SETUP-14."""
    t = position("none", nemesis="gate_witch", setup=True)

    assert sorted(c for c in t.nemesis_deck if c.startswith("gate_witch_")) == sorted(OWN)
    assert [content().card(c).tier for c in OWN] == [1, 1, 1, 2, 2, 2, 3, 3, 3]


def test_unleash_gives_her_a_token() -> None:
    """SHEET-GW-02, OPEN-01. Also beyond the 15 tokens in the box."""
    t = position("none", nemesis="gate_witch", counters={"anomalies": 15})

    t.unleash()

    assert (toll(t), t.options) == ((16, 30, [10, 10]), [])


@pytest.mark.parametrize(("difficulty", "price"), [("normal", 4), ("expert", 3), ("extinction", 3)])
@pytest.mark.parametrize("tokens", [5, 9])
def test_at_the_end_of_her_turn_she_accelerates_time(difficulty: str, price: int, tokens: int) -> None:
    """SHEET-GW-03, SHEET-GW-04, SHEET-GW-05, ED-24, PR-39. The nemesis card is shuffled in and 4 (3) tokens go, once."""
    t = nemesis_turn(tokens, ["player1", "nemesis"], difficulty)

    assert (t.counter("anomalies"), t.turn_discard) == (tokens - price, ["player1"])
    assert sorted(t.turn_deck) == ["nemesis", "player1", "player2"]
    assert len(t.events("routine")) == 1


@pytest.mark.parametrize(
    ("tokens", "discarded"),
    [(4, ["nemesis"]), (5, ["nemesis", "nemesis"]), (9, ["nemesis", "player1", "nemesis"]), (5, ["player1"])],
)
def test_she_does_not_accelerate_time_with_fewer_than_five_tokens_or_another_number_of_nemesis_cards(
    tokens: int, discarded: list[str]
) -> None:
    """SHEET-GW-03. Both conditions, and exactly 1."""
    t = nemesis_turn(tokens, discarded)

    assert (t.counter("anomalies"), t.turn_discard, t.turn_deck) == (tokens, discarded, ["player1", "player2"])


def test_the_card_she_draws_is_resolved_before_the_check() -> None:
    """SHEET-GW-03, NEM-16. The Unleash of the drawn attack brings the fifth token."""
    t = nemesis_turn(4, ["nemesis"], draws="tally_c2")

    assert (t.counter("anomalies"), t.turn_discard) == (1, [])


def test_time_is_not_accelerated_at_the_end_of_a_players_turn() -> None:
    """SHEET-GW-03."""
    t = position(
        nemesis="gate_witch",
        counters={"anomalies": 6},
        turn_deck=["player2", "player1"],
        turn_discard=["nemesis"],
        hand=["crystal"],
        p2={"hand": ["crystal"]},
    )

    t.do("end")

    assert (t.decider, t.counter("anomalies"), t.turn_discard) == (2, 6, ["nemesis", "player2"])


def test_an_accelerated_card_can_be_the_very_next_turn() -> None:
    """SHEET-GW-04, TURN-15. With an empty turn order deck it is the only card there."""
    t = position(
        "none",
        nemesis="gate_witch",
        counters={"anomalies": 5},
        turn_deck=[],
        turn_discard=["player1", "nemesis"],
        nemesis_deck=["tally_a1", "tally_a1"],
    )

    t.steps(FLOW.nemesis_turn)

    assert (t.turn_deck, t.turn_discard) == (["nemesis"], ["player1"])
