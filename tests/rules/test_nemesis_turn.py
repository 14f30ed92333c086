"""The nemesis turn: its two phases, the order of cards in play, drawing by type, its end, the nemesis tier (NEM)."""

from typing import Any

import pytest

from tests.table import At, position


def nemesis_turn(**given: Any) -> At:
    """A whole nemesis turn; then player 1's main phase waits."""
    return position("nemesis", **{"turn_deck": ["player1"], "hand": ["crystal"], **given})


def test_a_nemesis_turn_is_a_main_phase_and_then_a_draw_phase() -> None:
    """NEM-01. Cards in play act before the card is drawn."""
    t = nemesis_turn(in_play=["tally_a1"], nemesis_deck=["tally_c1", "tally_c1"])

    assert t.course("persistent", "nemesis_card_drawn", "turn_ended") == [
        "persistent",
        "nemesis_card_drawn",
        "turn_ended",
    ]
    assert (t.game.gravehold, t.asked, t.decider) == (28, "main", 1)


@pytest.mark.parametrize(
    "cards", [["tally_b1", "tally_a1", "tally_b3"], ["tally_a1", "tally_b3", "tally_b1"], ["tally_b3", "tally_b1"]]
)
def test_minions_and_powers_act_in_one_sequence_from_the_oldest_to_the_newest(cards: list[str]) -> None:
    """NEM-02. Their kind does not matter, only how long they have been in play."""
    t = position("none", in_play=cards)

    t.main_phase_of_nemesis()

    assert [e["card"] for e in t.seen if e["event"] in ("persistent", "power_token_removed")] == cards


def test_a_card_that_entered_last_acts_last() -> None:
    """NEM-02, NEM-11. A drawn card lies to the right of the older ones."""
    t = position("none", in_play=["tally_b1"])

    t.resolve("tally_a1").main_phase_of_nemesis()

    assert t.course("power_token_removed", "persistent") == ["power_token_removed", "persistent"]
    assert (t.in_play, t.game.gravehold) == ([("tally_b1", 1), ("tally_a1", 5)], 29)


def test_a_minion_resolves_its_persistent_effect_in_every_main_phase() -> None:
    """NEM-04, KEY-26, CTXT-68. Bane Sire: Unleash."""
    t = position("none", in_play=["bane_sire"])

    t.main_phase_of_nemesis().main_phase_of_nemesis()

    assert (t.counter("unleashed"), t.in_play) == (2, [("bane_sire", 6)])


@pytest.mark.parametrize(
    ("order", "gravehold"),
    [
        # Culler kills Brittle: its discard trigger (3), not its PERSISTENT effect (1).
        (["scourge_culler", "scourge_brittle"], 27),
        # Brittle has had its place before.
        (["scourge_brittle", "scourge_culler"], 26),
    ],
)
def test_a_card_that_leaves_play_before_its_place_comes_is_skipped(order: list[str], gravehold: int) -> None:
    """NEM-07."""
    t = position("none", nemesis="scourge", in_play=order)

    t.main_phase_of_nemesis()

    assert (t.game.gravehold, t.in_play, t.nemesis_discard) == (
        gravehold,
        [("scourge_culler", 9)],
        ["scourge_brittle"],
    )


def test_a_card_after_one_that_has_left_still_acts() -> None:
    """NEM-07, NEM-02. The sequence goes on with the next card; nobody is passed over or taken twice."""
    t = position("none", nemesis="scourge", in_play=["scourge_culler", "scourge_brittle", "needlemaw"])

    t.main_phase_of_nemesis()

    assert [e["card"] for e in t.events("persistent")] == ["scourge_culler", "needlemaw"]
    assert (t.game.gravehold, t.in_play) == (25, [("scourge_culler", 9), ("needlemaw", 11)])


def test_a_minion_that_its_own_effect_defeats_has_resolved_it() -> None:
    """NEM-04, DMG-02. Haze Spewer with 1 life: Gravehold suffers 1, then it is gone."""
    t = position("none", in_play=[("haze_spewer", 1), "needlemaw"])

    t.main_phase_of_nemesis()

    assert (t.game.gravehold, t.in_play, t.nemesis_discard) == (27, [("needlemaw", 11)], ["haze_spewer"])


def test_one_card_is_drawn_and_resolved() -> None:
    """NEM-08. The next one stays on the deck."""
    t = nemesis_turn(nemesis_deck=["tally_c1", "tally_a1"])

    assert (t.game.gravehold, t.nemesis_discard, t.in_play, t.nemesis_deck) == (29, ["tally_c1"], [], ["tally_a1"])


def test_with_an_empty_deck_the_nemesis_unleashes_three_times_instead() -> None:
    """NEM-09. A minion in play keeps the game from being won."""
    t = nemesis_turn(nemesis_deck=[], in_play=["tally_a1"])

    assert (t.counter("unleashed"), t.game.gravehold, t.in_play) == (3, 29, [("tally_a1", 5)])


@pytest.mark.parametrize(
    ("deck", "anomalies", "discard"),
    [
        # 1 from Temporal Nimbus, then 3 for each card that cannot be drawn.
        ([], 1 + 3 + 3, ["gate_witch_temporal_nimbus"]),
        (["tally_c1"], 1 + 3, ["gate_witch_temporal_nimbus", "tally_c1"]),
        (["tally_c1", "tally_c1"], 1, ["gate_witch_temporal_nimbus", "tally_c1", "tally_c1"]),
    ],
)
def test_each_card_that_cannot_be_drawn_unleashes_three_times(
    deck: list[str], anomalies: int, discard: list[str]
) -> None:
    """OPEN-25, NEM-09. Temporal Nimbus makes the nemesis draw one more card."""
    t = nemesis_turn(
        nemesis="gate_witch",
        counters={"anomalies": 0},
        in_play=[("gate_witch_temporal_nimbus", 1), "gate_witch_paradox_beast"],
        nemesis_deck=deck,
        gravehold=30,
    )

    assert (t.counter("anomalies"), t.nemesis_discard, t.nemesis_deck) == (anomalies, discard, [])


def test_an_attack_resolves_in_printed_order_and_is_discarded_last() -> None:
    """NEM-10, EFF-01. While its effect waits for an answer, Skewer is on no pile."""
    t = position("none", nemesis_discard=["tally_a1"], deck=["spark"])

    t.resolve("skewer")
    assert (t.counter("unleashed"), t.nemesis_discard, t.options) == (1, ["tally_a1"], ["player 1", "player 2"])
    t.do("player 1")

    assert (t.nemesis_discard, t.you.life, t.you.hand) == (["tally_a1", "skewer"], 7, ["spark"])


@pytest.mark.parametrize(
    ("card", "tokens"), [("tally_a2", 8), ("tally_b2", 1), ("carapace_queen_foul_multitudes", 3), ("mage_ender", 9)]
)
def test_a_minion_or_power_enters_play_with_its_tokens(card: str, tokens: int) -> None:
    """NEM-11, NEM-12. Life for a minion, power tokens for a power; an IMMEDIATELY effect is resolved once."""
    t = position("none")

    t.resolve(card)

    assert (t.in_play, t.counter("unleashed")) == ([(card, tokens)], 0 if card == "mage_ender" else 1)


def test_the_immediately_effect_is_finished_before_the_life_is_counted() -> None:
    """NEM-11, KEY-19. Maggot Engine: Unleash three times (2 husks each), then twice the husks in play."""
    t = position("none", nemesis="carapace_queen", swarm=2)

    t.resolve("carapace_queen_maggot_engine")

    assert (t.game.swarm, t.in_play) == (8, [("carapace_queen_maggot_engine", 16)])


@pytest.mark.parametrize(
    ("timing", "meanwhile"), [("before_play", []), ("after_play", [("tally_a2", 8), ("tally_b2", 1)])]
)
@pytest.mark.parametrize("card", ["tally_a2", "tally_b2"])
def test_during_its_immediately_effect_a_card_is_not_yet_in_play(
    card: str, timing: str, meanwhile: list[tuple[str, int]]
) -> None:
    """OPEN-02, NEM-11, NEM-12, ED-09. The Unleash of the Magus asks; the order is turned round by a switch."""
    t = position("none", nemesis="magus_of_cloaks", switches={"immediately_timing": timing})

    t.resolve(card)
    assert t.asked == "choose_option"
    assert t.in_play == [entry for entry in meanwhile if entry[0] == card]
    t.do("choose 2")

    assert ([name for name, _ in t.in_play], t.game.gravehold) == ([card], 28)


def test_a_drawn_minion_does_not_act_this_turn() -> None:
    """NEM-13. The main phase is over."""
    t = nemesis_turn(nemesis_deck=["needlemaw", "tally_c1"])

    assert (t.in_play, t.game.gravehold, t.events("persistent")) == ([("needlemaw", 11)], 30, [])


def test_a_drawn_power_keeps_all_its_tokens_this_turn() -> None:
    """NEM-14, NEM-13. Even a power with one token waits for the next nemesis turn."""
    t = nemesis_turn(nemesis_deck=["morbid_gyre", "tally_c1"])

    assert (t.in_play, t.counter("unleashed")) == ([("morbid_gyre", 1)], 0)


@pytest.mark.parametrize(
    ("anomalies", "end"), [(4, ["routine", "turn_order_shuffled", "turn_ended"]), (3, ["turn_ended"])]
)
def test_the_rule_for_the_end_of_the_nemesis_turn_follows_the_drawn_card(anomalies: int, end: list[str]) -> None:
    """NEM-16. Gate Witch with 5 anomalies after Slaughter accelerates time once the attack is finished; with 4 not."""
    t = nemesis_turn(
        nemesis="gate_witch",
        counters={"anomalies": anomalies},
        turn_discard=["nemesis"],
        turn_deck=["player1", "player1"],
        nemesis_deck=["slaughter", "tally_c1", "tally_c1"],
    )

    course = t.course(
        "nemesis_card_drawn", "unleashed", "gravehold_suffered", "routine", "turn_order_shuffled", "turn_ended"
    )
    assert course[: 3 + len(end)] == ["nemesis_card_drawn", "unleashed", "gravehold_suffered", *end]


def test_the_nemesis_tier_is_1_before_a_card_was_drawn() -> None:
    """NEM-26, OPEN-04. Scoria Slag: 2 aether, 1 more from tier 2 on."""
    t = position(hand=["scoria_slag"])

    assert t.do("play scoria_slag").you.aether == 2


@pytest.mark.parametrize(
    ("card", "aether"), [("tally_c1", 2), ("tally_c2", 3), ("tally_a2", 3), ("tally_b2", 3), ("tally_c3", 3)]
)
def test_the_nemesis_tier_rises_with_the_cards_drawn(card: str, aether: int) -> None:
    """NEM-26. It makes no difference whether the card is in play or discarded by now."""
    t = nemesis_turn(nemesis_deck=[card, "tally_c1"], hand=["scoria_slag"])
    if t.asked == "choose_player":
        t.do("player 1")

    assert t.do("play scoria_slag").you.aether == aether


def test_the_nemesis_tier_does_not_fall_with_the_next_card() -> None:
    """NEM-26, ED-14. A card of tier 1 drawn after one of tier 2."""
    t = nemesis_turn(
        nemesis_deck=["tally_c2", "tally_c1", "tally_c1"], turn_deck=["nemesis", "player1"], hand=["scoria_slag"]
    )

    assert (t.nemesis_discard, t.do("play scoria_slag").you.aether) == (["tally_c2", "tally_c1"], 3)


@pytest.mark.parametrize(("reading", "aether"), [("drawn", 3), ("in_play_or_discard", 2)])
def test_a_card_that_returns_to_the_deck_keeps_the_tier_up_in_one_reading_only(reading: str, aether: int) -> None:
    """ED-14, NEM-26. Distort, a card of tier 3, ends under the nemesis deck."""
    t = nemesis_turn(
        nemesis="gate_witch",
        nemesis_deck=["gate_witch_distort", "tally_c1"],
        turn_deck=["player2", "player1"],
        switches={"nemesis_tier": reading},
        hand=["scoria_slag"],
    )

    assert (t.nemesis_deck, t.nemesis_discard) == (["tally_c1", "gate_witch_distort"], [])
    assert t.do("play scoria_slag").you.aether == aether
