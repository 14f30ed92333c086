"""Umbra Titan: the mat (setup, Unleash, the loss without tokens) and its nine cards."""

import pytest

from tests.table import At, content, position
from unshuffled.rules.core.flow import FLOW

OWN = [
    "umbra_titan_cryptid",
    "umbra_titan_grubber",
    "umbra_titan_seismic_roar",
    "umbra_titan_maul",
    "umbra_titan_tombfright",
    "umbra_titan_vault_behemoth",
    "umbra_titan_crumble",
    "umbra_titan_demi_ancient",
    "umbra_titan_yawning_black",
]
TWO = ["nemesis", "nemesis"]


def toll(t: At) -> tuple[int, int, list[int]]:
    """Tokens left, Gravehold's life, the players' lives."""
    return (t.counter("devour"), t.game.gravehold, [p.life for p in t.game.players])


# The mat


@pytest.mark.parametrize(
    ("difficulty", "tokens", "life", "gravehold", "player"),
    [("normal", 8, 70, 30, 10), ("beginner", 8, 60, 35, 12), ("expert", 5, 70, 30, 10), ("extinction", 5, 80, 25, 8)],
)
def test_it_starts_with_eight_tokens_or_five_at_increased_difficulty(
    difficulty: str, tokens: int, life: int, gravehold: int, player: int
) -> None:
    """SHEET-UT-01, SHEET-UT-02, SHEET-UT-06, DIFF-02, DIFF-03, DIFF-04. 70 life and 8 tokens, or 5."""
    t = position("none", nemesis="umbra_titan", difficulty=difficulty, setup=True)

    assert toll(t) == (tokens, gravehold, [player, player])
    assert t.game.nemesis_life == life
    assert t.in_play == []


def test_its_difficulty_rating_is_three() -> None:
    """SHEET-UT-01."""
    assert content().nemeses["umbra_titan"]["normal"].difficulty == 3


def test_its_deck_holds_its_nine_cards_three_of_each_tier() -> None:
    """SETUP-14."""
    t = position("none", nemesis="umbra_titan", setup=True)

    assert sorted(c for c in t.nemesis_deck if c.startswith("umbra_titan_")) == sorted(OWN)
    assert [content().card(c).tier for c in OWN] == [1, 1, 1, 2, 2, 2, 3, 3, 3]


def test_with_one_nemesis_card_discarded_unleash_hurts_a_player_or_costs_a_token() -> None:
    """SHEET-UT-03, SHEET-UT-04, EFF-04, EFF-07. Exactly 1: any player suffers 2, or a token is lost."""
    t = position("none", nemesis="umbra_titan", turn_discard=["player1", "nemesis"], life=9)
    t.unleash()
    assert (t.options, t.decider) == (["choose 1", "choose 2"], 0)
    t.do("choose 1")
    assert (t.options, t.decider) == (["player 1", "player 2"], 0)
    t.do("player 2")
    assert (toll(t), t.options) == ((8, 30, [9, 8]), [])

    t.unleash().do("choose 2")
    assert (toll(t), t.options) == ((7, 30, [9, 8]), [])


def test_with_two_nemesis_cards_discarded_unleash_hurts_gravehold_or_costs_a_token() -> None:
    """SHEET-UT-03, SHEET-UT-04. With 2: Gravehold suffers 2, or a token is lost."""
    t = position("none", nemesis="umbra_titan", turn_discard=["nemesis", "player2", "nemesis"])
    t.unleash()
    assert t.options == ["choose 1", "choose 2"]
    t.do("choose 1")
    assert (toll(t), t.options) == ((8, 28, [10, 10]), [])

    t.unleash().do("choose 2")
    assert (toll(t), t.options) == ((7, 28, [10, 10]), [])


def test_with_no_nemesis_card_discarded_unleash_must_cost_a_token() -> None:
    """OPEN-03, PR-32, EFF-08. The first option says nothing, so the second is forced."""
    t = position("none", nemesis="umbra_titan", turn_discard=["player1", "player2"])

    t.unleash()

    assert (toll(t), t.options) == ((7, 30, [10, 10]), [])


def test_a_player_exhausted_before_any_nemesis_card_costs_two_tokens() -> None:
    """OPEN-03, EXH-02. The two Unleashes of the exhaustion each cost a token."""
    t = position("none", nemesis="umbra_titan", turn_discard=["player1"], life=1)

    t.resolve("tally_c3").do("player 1", "destroy breach 2")

    assert (toll(t), t.options) == ((6, 30, [0, 10]), [])


def test_each_unleash_of_several_is_chosen_again() -> None:
    """NEM-24, NEM-25. Smite: Unleash twice, then Gravehold suffers 2."""
    t = position("none", nemesis="umbra_titan", turn_discard=["nemesis"])

    t.resolve("smite").do("choose 2", "choose 1", "player 1")

    assert (toll(t), t.options) == ((7, 28, [8, 10]), [])


def test_the_last_token_loses_the_game_in_the_middle_of_a_chain() -> None:
    """SHEET-UT-05, END-05, EFF-13. The second Unleash and the damage of Smite do not happen any more."""
    t = position("none", nemesis="umbra_titan", counters={"devour": 1}, turn_discard=[])

    t.resolve("smite")

    assert (t.game.outcome, t.options) == ("nemesis_rule_lost", [])
    assert toll(t) == (0, 30, [10, 10])
    assert len(t.events("unleashed")) == 1


def test_the_last_token_loses_the_game_between_the_steps_of_exhaustion() -> None:
    """SHEET-UT-05, EFF-13. The exhausted player keeps breaches and charges; the excess hits nobody."""
    t = position("none", nemesis="umbra_titan", counters={"devour": 2}, turn_discard=[], life=1, charges=3)

    t.resolve("umbra_titan_vault_behemoth").main_phase_of_nemesis().do("player 1")

    assert (t.game.outcome, t.options) == ("nemesis_rule_lost", [])
    assert toll(t) == (0, 30, [0, 10])
    assert (t.you.charges, t.you.breaches) == (3, ["open", "right", "right", "right"])


def test_one_token_left_loses_nothing_yet() -> None:
    """SHEET-UT-05. The twin: from 2 tokens to 1 the game goes on."""
    t = position("none", nemesis="umbra_titan", counters={"devour": 2}, turn_discard=[])

    t.unleash()

    assert (t.game.outcome, toll(t)) == ("", (1, 30, [10, 10]))


def test_nothing_happens_at_the_end_of_its_turn() -> None:
    """SHEET-UT-07. Only the drawn attack did anything."""
    t = position("none", nemesis="umbra_titan", turn_discard=["nemesis"], nemesis_deck=["tally_c1", "tally_c1"])

    t.steps(FLOW.nemesis_turn)

    assert (toll(t), t.turn_discard, t.options) == ((8, 29, [10, 10]), ["nemesis"], [])
    assert (t.nemesis_deck, t.nemesis_discard, t.game.nemesis_life) == (["tally_c1"], ["tally_c1"], 70)


def test_the_card_of_the_current_turn_counts_as_discarded() -> None:
    """TURN-07, ED-36. The second nemesis card is drawn for this turn, and Grubber sees two."""
    t = position(
        "turn",
        nemesis="umbra_titan",
        turn_deck=["nemesis", "player1"],
        turn_discard=["nemesis"],
        in_play=["umbra_titan_grubber"],
        nemesis_deck=["tally_a1", "tally_a1"],
        hand=["crystal"],
    )

    assert (toll(t), t.turn_discard) == ((7, 30, [10, 10]), ["nemesis", "nemesis", "player1"])


# The cards


@pytest.mark.parametrize(
    ("card", "amount"),
    [
        ("umbra_titan_cryptid", 6),
        ("umbra_titan_grubber", 5),
        ("umbra_titan_seismic_roar", 3),
        ("umbra_titan_tombfright", 8),
        ("umbra_titan_vault_behemoth", 9),
        ("umbra_titan_demi_ancient", 18),
        ("umbra_titan_yawning_black", 2),
    ],
)
def test_its_minions_and_powers_enter_with_their_printed_tokens_and_do_nothing_yet(card: str, amount: int) -> None:
    """NEM-11, NEM-12, NEM-13, CTXT-57, CTXT-58, CTXT-60, CTXT-62."""
    t = position("none", nemesis="umbra_titan", turn_discard=TWO)

    t.resolve(card)

    assert (t.in_play, toll(t), t.options) == ([(card, amount)], (8, 30, [10, 10]), [])


def test_cryptid_takes_the_most_expensive_prepped_spell_or_a_token() -> None:
    """EFF-07, CAST-15. The owner discards the most expensive spell of all; it is not cast."""
    t = position(
        "none",
        nemesis="umbra_titan",
        in_play=["umbra_titan_cryptid"],
        prepped={"I": "spark"},
        p2={"prepped": {"I": "ignite"}},
    )
    t.main_phase_of_nemesis()
    assert t.options == ["choose 1", "choose 2"]
    t.do("choose 1")
    assert (t.p(2).prepped, t.p(2).discard, t.you.prepped) == ([], ["ignite"], [("spark", 1)])
    assert (toll(t), t.game.nemesis_life) == ((8, 30, [10, 10]), 70)

    t.main_phase_of_nemesis().do("choose 2")
    assert (t.you.prepped, toll(t)) == ([("spark", 1)], (7, 30, [10, 10]))


def test_cryptid_leaves_a_tie_of_most_expensive_spells_to_the_players() -> None:
    """EFF-05. Ignite and Amplify Vision both cost 4; the Spark is not among them."""
    t = position(
        "none",
        nemesis="umbra_titan",
        in_play=["umbra_titan_cryptid"],
        prepped={"I": "ignite", "II": "spark"},
        p2={"prepped": {"I": "amplify_vision"}},
    )

    t.main_phase_of_nemesis().do("choose 1")

    assert (t.options, t.decider) == (["discard ignite 1 p1", "discard amplify_vision 1 p2"], 0)
    t.do("discard amplify_vision 1 p2")
    assert (t.you.prepped, t.p(2).discard) == ([("ignite", 1), ("spark", 2)], ["amplify_vision"])


def test_cryptid_takes_a_token_when_nothing_is_prepped() -> None:
    """EFF-08."""
    t = position("none", nemesis="umbra_titan", in_play=["umbra_titan_cryptid"])

    t.main_phase_of_nemesis()

    assert (toll(t), t.options) == ((7, 30, [10, 10]), [])


@pytest.mark.parametrize(
    ("discarded", "tokens", "gravehold"),
    [([], 8, 28), (["nemesis"], 8, 28), (["nemesis", "player1", "nemesis"], 7, 30)],
)
def test_grubber_costs_a_token_with_two_nemesis_cards_discarded_and_hurts_gravehold_otherwise(
    discarded: list[str], tokens: int, gravehold: int
) -> None:
    """CTXT-57."""
    t = position("none", nemesis="umbra_titan", in_play=["umbra_titan_grubber"], turn_discard=discarded)

    t.main_phase_of_nemesis()

    assert (toll(t), t.options) == ((tokens, gravehold, [10, 10]), [])


def test_seismic_roar_costs_two_tokens_when_its_last_token_is_gone() -> None:
    """CTXT-58, NEM-05, NEM-06."""
    t = position("none", nemesis="umbra_titan", in_play=[("umbra_titan_seismic_roar", 2)])
    t.main_phase_of_nemesis()
    assert (t.in_play, toll(t)) == ([("umbra_titan_seismic_roar", 1)], (8, 30, [10, 10]))

    t.main_phase_of_nemesis()
    assert (t.in_play, t.nemesis_discard) == ([], ["umbra_titan_seismic_roar"])
    assert toll(t) == (6, 30, [10, 10])


@pytest.mark.parametrize(("power", "cost"), [("umbra_titan_seismic_roar", 6), ("umbra_titan_yawning_black", 8)])
def test_a_player_pays_to_discard_its_powers(power: str, cost: int) -> None:
    """CTXT-58, NEM-18, NEM-19, NEM-20. One aether less is not enough."""
    poor = position(nemesis="umbra_titan", in_play=[power], aether=cost - 1)
    assert f"discard {power}" not in poor.options

    t = position(nemesis="umbra_titan", in_play=[power], aether=cost, hand=["crystal"])
    t.do(f"discard {power}")
    assert (t.in_play, t.nemesis_discard, t.you.aether) == ([], [power], 0)
    assert toll(t) == (8, 30, [10, 10])


def test_maul_destroys_the_two_most_expensive_prepped_spells_or_costs_two_tokens() -> None:
    """CTXT-59, PR-07. Strictly more expensive spells are forced, no matter who prepped them."""
    spells = {"prepped": {"I": "ignite", "II": "essence_theft"}}
    t = position("none", nemesis="umbra_titan", prepped={"I": "spark", "II": "consuming_void"}, p2=spells)
    t.resolve("umbra_titan_maul")
    assert t.options == ["choose 1", "choose 2"]
    t.do("choose 1")
    assert (t.you.prepped, t.p(2).prepped) == ([("spark", 1)], [("ignite", 1)])
    assert (t.you.discard, t.p(2).discard) == ([], [])
    assert (toll(t), t.nemesis_discard, t.options) == ((8, 30, [10, 10]), ["umbra_titan_maul"], [])

    t.resolve("umbra_titan_maul").do("choose 2")
    assert (t.you.prepped, t.p(2).prepped) == ([("spark", 1)], [("ignite", 1)])
    assert toll(t) == (6, 30, [10, 10])


def test_maul_leaves_a_tie_for_the_second_spell_to_the_players() -> None:
    """CTXT-59, EFF-05, DMG-12."""
    t = position(
        "none",
        nemesis="umbra_titan",
        prepped={"I": "essence_theft", "II": "ignite"},
        p2={"prepped": {"I": "amplify_vision", "II": "spark"}},
    )

    t.resolve("umbra_titan_maul").do("choose 1")

    assert (t.options, t.decider) == (["destroy ignite 2 p1", "destroy amplify_vision 1 p2"], 0)
    t.do("destroy ignite 2 p1")
    assert (t.you.prepped, t.p(2).prepped) == ([], [("amplify_vision", 1), ("spark", 2)])


def test_maul_costs_two_tokens_with_fewer_than_two_spells_prepped() -> None:
    """CTXT-59, EFF-08."""
    t = position("none", nemesis="umbra_titan", prepped={"I": "spark"})

    t.resolve("umbra_titan_maul")

    assert (toll(t), t.you.prepped, t.options) == ((6, 30, [10, 10]), [("spark", 1)], [])


def test_maul_may_destroy_the_only_spell_when_only_one_token_is_left() -> None:
    """PR-49, EFF-09. Either option can be carried out by half."""
    t = position("none", nemesis="umbra_titan", prepped={"I": "spark"}, counters={"devour": 1})

    t.resolve("umbra_titan_maul")
    assert (t.options, t.decider) == (["choose 1", "choose 2"], 0)
    t.do("choose 1")

    assert (toll(t), t.you.prepped, t.game.outcome) == ((1, 30, [10, 10]), [], "")


@pytest.mark.parametrize(
    ("prepped", "tokens"),
    [
        # None of the spells, half of the tokens.
        ({}, 1),
        # Half of the spells, all of the tokens (EFF-08).
        ({"I": "spark"}, 2),
    ],
)
def test_maul_is_lost_where_the_tokens_can_be_lost_more_completely(prepped: dict[str, str], tokens: int) -> None:
    """PR-49, EFF-09. The twin: the last tokens must go."""
    t = position("none", nemesis="umbra_titan", prepped=prepped, counters={"devour": tokens})

    t.resolve("umbra_titan_maul")

    assert (t.game.outcome, t.counter("devour")) == ("nemesis_rule_lost", 0)


def test_maul_must_destroy_two_spells_when_only_one_token_is_left() -> None:
    """PR-49, EFF-08. Only that can be fully resolved."""
    t = position("none", nemesis="umbra_titan", prepped={"I": "spark", "II": "ignite"}, counters={"devour": 1})

    t.resolve("umbra_titan_maul")

    assert (toll(t), t.you.prepped, t.options) == ((1, 30, [10, 10]), [], [])


@pytest.mark.parametrize(("tokens", "left", "gravehold"), [(8, 7, 30), (5, 4, 30), (4, 4, 27), (1, 1, 27)])
def test_tombfright_costs_a_token_while_there_are_five_and_hurts_gravehold_below(
    tokens: int, left: int, gravehold: int
) -> None:
    """NEM-04. Five tokens are still enough to lose one."""
    t = position("none", nemesis="umbra_titan", in_play=["umbra_titan_tombfright"], counters={"devour": tokens})

    t.main_phase_of_nemesis()

    assert (toll(t), t.options) == ((left, gravehold, [10, 10]), [])


@pytest.mark.parametrize(("life", "tokens"), [(9, 8), (8, 7), (1, 7)])
def test_vault_behemoth_hurts_a_player_and_costs_a_token_only_when_wounded(life: int, tokens: int) -> None:
    """CTXT-60."""
    t = position("none", nemesis="umbra_titan", in_play=[("umbra_titan_vault_behemoth", life)])

    t.main_phase_of_nemesis().do("player 2")

    assert (toll(t), t.options) == ((tokens, 30, [10, 8]), [])


def test_crumble_costs_three_tokens_or_unleashes_and_brings_the_last_minion_back() -> None:
    """CTXT-61, PR-27. Only the most recently discarded minion returns, whole, and cards above it stay."""
    piles = ["umbra_titan_grubber", "umbra_titan_cryptid", "umbra_titan_maul"]
    t = position("none", nemesis="umbra_titan", turn_discard=TWO, nemesis_discard=piles)
    t.resolve("umbra_titan_crumble")
    assert t.options == ["choose 1", "choose 2"]
    t.do("choose 2", "choose 1")
    assert (toll(t), t.in_play, t.options) == ((8, 28, [10, 10]), [("umbra_titan_cryptid", 6)], [])
    assert t.nemesis_discard == ["umbra_titan_grubber", "umbra_titan_maul", "umbra_titan_crumble"]

    other = position("none", nemesis="umbra_titan", turn_discard=TWO, nemesis_discard=piles)
    other.resolve("umbra_titan_crumble").do("choose 1")
    assert (toll(other), other.in_play, other.options) == ((5, 30, [10, 10]), [], [])
    assert other.nemesis_discard == [*piles, "umbra_titan_crumble"]


def test_crumble_unleashes_before_the_minion_returns() -> None:
    """PR-33, CTXT-61. While the Unleash asks, the minion still lies in the discard pile."""
    t = position("none", nemesis="umbra_titan", turn_discard=TWO, nemesis_discard=["tally_a2"])

    t.resolve("umbra_titan_crumble").do("choose 2")
    assert (t.asked, t.in_play, t.nemesis_discard) == ("choose_option", [], ["tally_a2"])

    t.do("choose 2")
    assert (t.asked, t.in_play, toll(t)) == ("choose_option", [], (7, 30, [10, 10]))
    t.do("choose 2")  # the returning minion's own IMMEDIATELY: Unleash (PR-27)
    assert (t.in_play, t.nemesis_discard, toll(t)) == ([("tally_a2", 8)], ["umbra_titan_crumble"], (6, 30, [10, 10]))


def test_crumble_costs_three_tokens_without_a_minion_to_bring_back() -> None:
    """CTXT-61, EFF-08."""
    t = position("none", nemesis="umbra_titan", turn_discard=TWO, nemesis_discard=["umbra_titan_maul"])

    t.resolve("umbra_titan_crumble")

    assert (toll(t), t.in_play, t.options) == ((5, 30, [10, 10]), [], [])


def test_crumble_loses_the_game_even_with_fewer_than_three_tokens() -> None:
    """CTXT-61, SHEET-UT-05, EFF-09, PR-49. Two of three tokens are more than an Unleash without a minion; it is the end."""
    t = position("none", nemesis="umbra_titan", counters={"devour": 2}, turn_discard=TWO)

    t.resolve("umbra_titan_crumble")

    assert (t.game.outcome, t.counter("devour")) == ("nemesis_rule_lost", 0)


def test_demi_ancient_costs_a_token_each_turn() -> None:
    """CTXT-62, NEM-04."""
    t = position("none", nemesis="umbra_titan", in_play=["umbra_titan_demi_ancient"], turn_discard=[])

    t.main_phase_of_nemesis().main_phase_of_nemesis()

    assert (toll(t), t.in_play, t.options) == ((6, 30, [10, 10]), [("umbra_titan_demi_ancient", 18)], [])


def test_yawning_black_hurts_a_player_badly_or_costs_three_tokens() -> None:
    """EFF-04, EFF-07, NEM-05."""
    t = position("none", nemesis="umbra_titan", in_play=[("umbra_titan_yawning_black", 1)], life=9)
    t.main_phase_of_nemesis()
    assert t.options == ["choose 1", "choose 2"]
    t.do("choose 1", "player 2")
    assert (toll(t), t.nemesis_discard) == ((8, 30, [9, 4]), ["umbra_titan_yawning_black"])

    other = position("none", nemesis="umbra_titan", in_play=[("umbra_titan_yawning_black", 1)])
    other.main_phase_of_nemesis().do("choose 2")
    assert (toll(other), other.nemesis_discard) == ((5, 30, [10, 10]), ["umbra_titan_yawning_black"])
