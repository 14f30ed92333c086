"""Gate Witch: Deep Abomination, Nether Spiral and Distort, which read or move turn order cards."""

import pytest

from tests.table import At, position

THREE = ("plain_one", "plain_two", "plain_three")
FOUR = (*THREE, "plain_four")


def toll(t: At) -> tuple[int, int, list[int]]:
    """Tokens, Gravehold's life, the players' lives."""
    return (t.counter("anomalies"), t.game.gravehold, [p.life for p in t.game.players])


def test_deep_abomination_hurts_each_player_by_their_own_discarded_turn_order_cards() -> None:
    """NEM-04, TURN-10. Nemesis cards are nobody's."""
    t = position(
        "none",
        nemesis="gate_witch",
        in_play=["gate_witch_deep_abomination"],
        turn_discard=["player1", "nemesis", "player2", "player1", "nemesis"],
    )

    t.main_phase_of_nemesis()

    assert (toll(t), t.options) == ((1, 30, [8, 9]), [])


def test_deep_abomination_spares_players_without_a_discarded_card() -> None:
    """NEM-04. The twin."""
    t = position(
        "none", nemesis="gate_witch", in_play=["gate_witch_deep_abomination"], turn_discard=["nemesis", "player2"]
    )

    t.main_phase_of_nemesis()

    assert toll(t) == (1, 30, [10, 9])


def test_deep_abomination_asks_who_suffers_for_the_wild_card_after_the_numbered_ones() -> None:
    """TURN-12, TURN-13, ED-25."""
    t = position(
        "none",
        nemesis="gate_witch",
        mages=THREE,
        in_play=["gate_witch_deep_abomination"],
        turn_discard=["wild", "player1"],
    )

    t.main_phase_of_nemesis()
    assert (toll(t), t.options, t.decider) == ((1, 30, [9, 10, 10]), ["player 1", "player 2", "player 3"], 0)

    t.do("player 1")
    assert (toll(t), t.options) == ((1, 30, [8, 10, 10]), [])


def test_deep_abomination_asks_which_of_a_pair_suffers_for_one_shared_card() -> None:
    """OPEN-12, VAR-01."""
    t = position(
        "none",
        nemesis="gate_witch",
        mages=FOUR,
        switches={"four_player_deck": "pairs"},
        in_play=["gate_witch_deep_abomination"],
        turn_discard=["1/2", "nemesis", "3/4"],
    )

    t.main_phase_of_nemesis()
    assert t.options == ["player 1", "player 2"]
    t.do("player 2")
    assert t.options == ["player 3", "player 4"]
    t.do("player 3")
    assert (toll(t), t.options) == ((1, 30, [10, 9, 9, 10]), [])


def test_deep_abomination_hurts_both_of_a_pair_when_both_their_cards_are_discarded() -> None:
    """OPEN-12, VAR-01. Nobody is asked."""
    t = position(
        "none",
        nemesis="gate_witch",
        mages=FOUR,
        switches={"four_player_deck": "pairs"},
        in_play=["gate_witch_deep_abomination"],
        turn_discard=["3/4", "nemesis", "3/4"],
    )

    t.main_phase_of_nemesis()

    assert (toll(t), t.options) == ((1, 30, [10, 10, 9, 9]), [])


def test_deep_abomination_counts_every_player_card_of_a_player_alone() -> None:
    """SOLO-04. Any player card is yours."""
    t = position(
        "none",
        nemesis="gate_witch",
        mages=["plain_one"],
        in_play=["gate_witch_deep_abomination"],
        turn_discard=["player1", "nemesis", "player1"],
    )

    t.main_phase_of_nemesis()

    assert toll(t) == (1, 30, [8])


def nether_spiral(discarded: list[str], mages: tuple[str, ...] = THREE) -> At:
    """Nether Spiral loses its last token, with player 2's card still in the turn order deck."""
    t = position(
        "none",
        nemesis="gate_witch",
        mages=mages,
        in_play=[("gate_witch_nether_spiral", 1)],
        turn_deck=["player2"],
        turn_discard=discarded,
    )
    return t.main_phase_of_nemesis()


def test_nether_spiral_keeps_one_player_card_discarded_and_shuffles_everything_else_in() -> None:
    """NEM-05, TURN-12. The players choose the card, the wild card too; nemesis cards go back as well."""
    t = nether_spiral(["nemesis", "player1", "wild", "player3", "nemesis"])
    assert (t.options, t.decider) == (["card player1", "card player3", "card wild"], 0)

    t.do("card wild")
    assert t.turn_discard == ["wild"]
    assert sorted(t.turn_deck) == ["nemesis", "nemesis", "player1", "player2", "player3"]
    assert (t.nemesis_discard, toll(t)) == (["gate_witch_nether_spiral"], (1, 30, [10, 10, 10]))


def test_nether_spiral_may_keep_a_shared_card() -> None:
    """OPEN-12, VAR-01. Of two equal shared cards one goes back."""
    t = position(
        "none",
        nemesis="gate_witch",
        mages=FOUR,
        switches={"four_player_deck": "pairs"},
        in_play=[("gate_witch_nether_spiral", 1)],
        turn_deck=[],
        turn_discard=["1/2", "3/4", "nemesis", "1/2"],
    )

    t.main_phase_of_nemesis()
    assert t.options == ["card 1/2", "card 3/4"]

    t.do("card 1/2")
    assert (t.turn_discard, sorted(t.turn_deck)) == (["1/2"], ["1/2", "3/4", "nemesis"])


def test_nether_spiral_keeps_only_one_of_two_equal_cards() -> None:
    """PR-05. A single kind of card needs no question."""
    t = nether_spiral(["player1", "nemesis", "player1"], THREE[:2])

    assert (t.turn_discard, sorted(t.turn_deck)) == (["player1"], ["nemesis", "player1", "player2"])


def test_nether_spiral_shuffles_everything_in_when_no_player_card_is_discarded() -> None:
    """EFF-03."""
    t = nether_spiral(["nemesis", "nemesis"])

    assert (t.turn_discard, sorted(t.turn_deck), t.options) == ([], ["nemesis", "nemesis", "player2"], [])


def distort(turn_deck: list[str], turn_discard: list[str]) -> At:
    """Three players; the nemesis draws Distort."""
    t = position(
        "none",
        nemesis="gate_witch",
        mages=THREE,
        turn_deck=turn_deck,
        turn_discard=turn_discard,
        nemesis_deck=["tally_a1"],
    )
    return t.resolve("gate_witch_distort")


@pytest.mark.parametrize("top", ["player2", "wild"])
def test_distort_discards_a_revealed_player_card(top: str) -> None:
    """CTXT-65, TURN-12. That turn is lost; Distort unleashes and goes under the nemesis deck."""
    t = distort([top, "player1"], ["nemesis"])

    assert (toll(t), t.turn_deck, t.turn_discard) == ((2, 30, [10, 10, 10]), ["player1"], ["nemesis", top])
    assert (t.nemesis_deck, t.nemesis_discard) == (["tally_a1", "gate_witch_distort"], [])


def test_distort_hurts_gravehold_when_a_nemesis_card_is_revealed() -> None:
    """CTXT-65, REV-01. The nemesis card stays on top."""
    t = distort(["nemesis", "player1"], ["nemesis"])

    assert (toll(t), t.turn_deck, t.turn_discard) == ((2, 25, [10, 10, 10]), ["nemesis", "player1"], ["nemesis"])
    assert (t.nemesis_deck, t.nemesis_discard) == (["tally_a1", "gate_witch_distort"], [])


def test_distort_rebuilds_an_empty_turn_order_deck_before_revealing() -> None:
    """CTXT-65, TURN-08, REV-03, OPEN-26. The card of the current turn is shuffled in too."""
    t = distort([], ["nemesis"])

    assert (toll(t), t.turn_deck, t.turn_discard) == ((2, 25, [10, 10, 10]), ["nemesis"], [])
