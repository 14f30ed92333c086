"""Gate Witch: her cards, some of which go under the nemesis deck.

Those that read or move turn order cards are in test_gate_witch_turn_order.py.
"""

import pytest

from tests.table import At, position
from unshuffled.rules.core.flow import FLOW
from unshuffled.rules.core.language import Block
from unshuffled.rules.effects.nemesis import DiscardThis
from unshuffled.rules.effects.shapes import Minion


def toll(t: At) -> tuple[int, int, list[int]]:
    """Tokens, Gravehold's life, the players' lives."""
    return (t.counter("anomalies"), t.game.gravehold, [p.life for p in t.game.players])


@pytest.mark.parametrize(
    ("card", "amount"),
    [
        ("gate_witch_deep_abomination", 6),
        ("gate_witch_temporal_nimbus", 3),
        ("gate_witch_nether_spiral", 3),
        ("gate_witch_paradox_beast", 8),
        ("gate_witch_portal_wretch", 8),
        ("gate_witch_infinite_enmity", 2),
        ("gate_witch_rift_scourge", 13),
    ],
)
def test_her_minions_and_powers_enter_with_their_printed_tokens_and_do_nothing_yet(card: str, amount: int) -> None:
    """NEM-11, NEM-12, NEM-13, CTXT-64."""
    t = position("none", nemesis="gate_witch", turn_discard=["player1", "nemesis"])

    t.resolve(card)

    assert (t.in_play, toll(t), t.options) == ([(card, amount)], (1, 30, [10, 10]), [])
    assert t.turn_discard == ["player1", "nemesis"]


@pytest.mark.parametrize(
    ("power", "cost"),
    [("gate_witch_temporal_nimbus", 6), ("gate_witch_nether_spiral", 7), ("gate_witch_infinite_enmity", 8)],
)
def test_a_player_pays_to_discard_her_powers(power: str, cost: int) -> None:
    """NEM-18, NEM-19, NEM-20. Also Infinite Enmity goes to the discard pile then, not under the deck."""
    poor = position(nemesis="gate_witch", in_play=[power], aether=cost - 1)
    assert f"discard {power}" not in poor.options

    t = position(nemesis="gate_witch", in_play=[power], aether=cost, hand=["crystal"], nemesis_deck=["tally_a1"])
    t.do(f"discard {power}")
    assert (t.in_play, t.nemesis_discard, t.you.aether) == ([], [power], 0)
    assert (t.nemesis_deck, toll(t)) == (["tally_a1"], (1, 30, [10, 10]))


def test_hasten_hurts_a_player_by_her_tokens_unleashes_and_goes_under_the_nemesis_deck() -> None:
    """CTXT-63, EFF-01. The damage is counted before the new token; Hasten is not discarded."""
    t = position("none", nemesis="gate_witch", counters={"anomalies": 3}, nemesis_deck=["tally_a1", "tally_a2"], life=9)

    t.resolve("gate_witch_hasten")
    assert (t.options, t.decider) == (["player 1", "player 2"], 0)

    t.do("player 2")
    assert (toll(t), t.options) == ((4, 30, [9, 7]), [])
    assert (t.nemesis_deck, t.nemesis_discard) == (["tally_a1", "tally_a2", "gate_witch_hasten"], [])


def test_hasten_keeps_the_nemesis_deck_from_running_out() -> None:
    """CTXT-63, END-02. Drawn as the last card with nothing in play, it is the deck again, and nobody has won."""
    t = position("none", nemesis="gate_witch", nemesis_deck=["gate_witch_hasten"], turn_discard=["nemesis"])

    t.steps(FLOW.nemesis_turn).do("player 1")

    assert (t.game.outcome, t.nemesis_deck, toll(t)) == ("", ["gate_witch_hasten"], (2, 30, [9, 10]))


def test_temporal_nimbus_unleashes_and_makes_her_draw_two_cards_this_turn() -> None:
    """NEM-05, NEM-08. Only this turn."""
    t = position(
        "none",
        nemesis="gate_witch",
        in_play=[("gate_witch_temporal_nimbus", 1)],
        nemesis_deck=["tally_a1", "tally_c1", "tally_c1", "tally_c1"],
        turn_discard=["nemesis"],
    )

    t.steps(FLOW.nemesis_turn)
    assert (t.in_play, t.nemesis_discard) == ([("tally_a1", 5)], ["gate_witch_temporal_nimbus", "tally_c1"])
    assert (toll(t), t.nemesis_deck) == ((2, 29, [10, 10]), ["tally_c1", "tally_c1"])

    t.steps(FLOW.nemesis_turn)
    assert (t.nemesis_deck, toll(t)) == (["tally_c1"], (2, 27, [10, 10]))


def test_temporal_nimbus_waits_for_its_last_token() -> None:
    """NEM-06. The twin: one card is drawn."""
    t = position(
        "none",
        nemesis="gate_witch",
        in_play=[("gate_witch_temporal_nimbus", 2)],
        nemesis_deck=["tally_c1", "tally_c1"],
        turn_discard=["nemesis"],
    )

    t.steps(FLOW.nemesis_turn)

    assert (t.in_play, t.nemesis_deck) == ([("gate_witch_temporal_nimbus", 1)], ["tally_c1"])
    assert toll(t) == (1, 29, [10, 10])


def test_the_extra_card_of_temporal_nimbus_comes_before_time_is_accelerated() -> None:
    """SHEET-GW-03. 3 tokens, one by Nimbus, the fifth by the second card drawn."""
    t = position(
        "none",
        nemesis="gate_witch",
        counters={"anomalies": 3},
        in_play=[("gate_witch_temporal_nimbus", 1)],
        nemesis_deck=["tally_c1", "tally_c2", "tally_c1"],
        turn_discard=["nemesis"],
        turn_deck=["player1"],
    )

    t.steps(FLOW.nemesis_turn)

    assert (toll(t), t.turn_discard) == ((1, 28, [10, 10]), [])


@pytest.mark.parametrize(("deck", "tokens"), [(["tally_a1"], 5), ([], 8)])
def test_each_card_she_cannot_draw_is_three_unleashes(deck: list[str], tokens: int) -> None:
    """OPEN-25, NEM-09. 1 token, 1 by Nimbus, 3 for each missing card; two nemesis cards keep time as it is."""
    t = position(
        "none",
        nemesis="gate_witch",
        in_play=["tally_a1", ("gate_witch_temporal_nimbus", 1)],
        nemesis_deck=deck,
        turn_discard=["nemesis", "nemesis"],
    )

    t.steps(FLOW.nemesis_turn)

    assert (t.counter("anomalies"), len(t.in_play)) == (tokens, 1 + len(deck))


@pytest.mark.parametrize("tokens", [0, 1, 6])
def test_paradox_beast_hurts_gravehold_by_her_tokens(tokens: int) -> None:
    """CTXT-64."""
    t = position("none", nemesis="gate_witch", counters={"anomalies": tokens}, in_play=["gate_witch_paradox_beast"])

    t.main_phase_of_nemesis()

    assert (toll(t), t.options) == ((tokens, 30 - tokens, [10, 10]), [])


def kill(minion: str, discarded: list[str], nemesis_deck: list[str]) -> At:
    """Player 1 kills the minion with a Spark; player 2's card is still in the turn order deck."""
    t = position(
        "casting",
        nemesis="gate_witch",
        prepped={"I": "spark"},
        hand=["crystal"],
        in_play=[(minion, 1)],
        turn_deck=["player2"],
        turn_discard=discarded,
        nemesis_deck=nemesis_deck,
        p2={"hand": ["crystal"]},
    )
    return t.do("cast spark 1", f"target {minion}")


def test_portal_wretch_sends_a_nemesis_card_back_into_the_turn_order_when_discarded() -> None:
    """KEY-11. One of two."""
    t = kill("gate_witch_portal_wretch", ["nemesis", "player1", "nemesis"], ["tally_a1"])

    assert (t.in_play, t.nemesis_discard, t.counter("anomalies")) == ([], ["gate_witch_portal_wretch"], 1)
    assert (sorted(t.turn_discard), sorted(t.turn_deck)) == (["nemesis", "player1"], ["nemesis", "player2"])


def test_portal_wretch_does_so_when_it_is_discarded_without_being_defeated() -> None:
    """KEY-11. No printed card does it, so the step stands here alone."""
    t = position(
        "none",
        nemesis="gate_witch",
        in_play=["gate_witch_portal_wretch"],
        turn_deck=["player2"],
        turn_discard=["nemesis", "player1"],
    )

    t.steps(Block("test/sweep", [Minion("each", Block("test/discard", [DiscardThis()]))]))

    assert (t.in_play, t.nemesis_discard) == ([], ["gate_witch_portal_wretch"])
    assert (t.turn_discard, sorted(t.turn_deck)) == (["player1"], ["nemesis", "player2"])


def test_portal_wretch_does_nothing_without_a_discarded_nemesis_card() -> None:
    """EFF-03."""
    t = kill("gate_witch_portal_wretch", ["player1"], ["tally_a1"])

    assert (t.in_play, t.turn_discard, t.turn_deck) == ([], ["player1"], ["player2"])


def test_portal_wretch_hurts_the_player_with_most_charges() -> None:
    """NEM-04, EFF-05. Equal charges are left to the players; no turn order card moves."""
    t = position(
        "none", nemesis="gate_witch", in_play=["gate_witch_portal_wretch"], charges=2, turn_discard=["nemesis"]
    )
    t.main_phase_of_nemesis()
    assert (toll(t), t.options, t.turn_discard) == ((1, 30, [8, 10]), [], ["nemesis"])

    t = position("none", nemesis="gate_witch", in_play=["gate_witch_portal_wretch"])
    t.main_phase_of_nemesis()
    assert (t.options, t.decider) == (["player 1", "player 2"], 0)
    assert toll(t.do("player 2")) == (1, 30, [10, 8])


@pytest.mark.parametrize(("tokens", "after"), [(0, 6), (5, 6), (6, 6), (9, 9)])
def test_infinite_enmity_unleashes_until_she_has_six_tokens_and_goes_under_the_nemesis_deck(
    tokens: int, after: int
) -> None:
    """NEM-05, NEM-24. With 6 or more nothing changes."""
    t = position(
        "none",
        nemesis="gate_witch",
        counters={"anomalies": tokens},
        in_play=[("gate_witch_infinite_enmity", 1)],
        nemesis_deck=["tally_a1"],
    )

    t.main_phase_of_nemesis()

    assert (toll(t), len(t.events("unleashed"))) == ((after, 30, [10, 10]), after - tokens)
    assert (t.in_play, t.nemesis_discard) == ([], [])
    assert t.nemesis_deck == ["tally_a1", "gate_witch_infinite_enmity"]


def test_infinite_enmity_returns_with_all_its_tokens() -> None:
    """NEM-12. Buried in the main phase, drawn again in the same turn from a deck that was empty."""
    t = position(
        "none",
        nemesis="gate_witch",
        in_play=[("gate_witch_infinite_enmity", 1)],
        nemesis_deck=[],
        turn_discard=["nemesis", "nemesis"],
    )

    t.steps(FLOW.nemesis_turn)

    assert (t.in_play, t.nemesis_deck, t.counter("anomalies")) == ([("gate_witch_infinite_enmity", 2)], [], 6)


def test_rift_scourge_hurts_any_player_by_four() -> None:
    """NEM-04, EFF-04."""
    t = position("none", nemesis="gate_witch", in_play=["gate_witch_rift_scourge"], life=9)

    t.main_phase_of_nemesis().do("player 2")

    assert toll(t) == (1, 30, [9, 6])


def test_a_slain_rift_scourge_goes_under_the_nemesis_deck_and_returns_whole() -> None:
    """GEN-03, NEM-11. It is never in the discard pile."""
    t = kill("gate_witch_rift_scourge", ["nemesis"], ["tally_a1"])
    assert (t.in_play, t.nemesis_discard) == ([], [])
    assert t.nemesis_deck == ["tally_a1", "gate_witch_rift_scourge"]

    t.game.stack.clear()
    t.steps(FLOW.nemesis_turn).steps(FLOW.nemesis_turn)
    assert t.in_play == [("tally_a1", 5), ("gate_witch_rift_scourge", 13)]


def test_a_slain_rift_scourge_keeps_the_players_from_winning_by_an_empty_deck() -> None:
    """END-02. Beside it the same with a minion that stays in the discard pile."""
    t = kill("gate_witch_rift_scourge", ["nemesis"], []).do("end")
    assert (t.game.outcome, t.decider, t.nemesis_deck) == ("", 2, ["gate_witch_rift_scourge"])

    t = kill("gate_witch_paradox_beast", ["nemesis"], []).do("end")
    assert (t.game.outcome, t.options) == ("nemesis_spent", [])


def test_a_rift_scourge_discarded_from_the_nemesis_deck_goes_under_it() -> None:
    """GEN-03. Vex discards the top two cards of the nemesis deck; its tier still counts."""
    t = position("none", nemesis="gate_witch", nemesis_deck=["tally_a1", "gate_witch_rift_scourge", "tally_a2"])

    t.resolve("crooked_mask_vex")

    assert (t.nemesis_deck, t.nemesis_discard) == (
        ["tally_a2", "gate_witch_rift_scourge"],
        ["tally_a1", "crooked_mask_vex"],
    )
    assert toll(t) == (1, 26, [10, 10])
