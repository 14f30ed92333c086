"""Powers: tokens, the POWER effect, TO DISCARD by the active player alone, and what happens on discarding (NEM, KEY)."""

from typing import Any

import pytest

from tests.table import position


def test_a_power_loses_one_token_and_nothing_else_while_tokens_are_left() -> None:
    """NEM-05, NEM-06. Eye of Nothing with two tokens."""
    t = position("none", in_play=[("eye_of_nothing", 2)])

    t.main_phase_of_nemesis()

    assert (t.in_play, t.counter("unleashed"), t.nemesis_discard) == ([("eye_of_nothing", 1)], 0, [])


def test_a_power_without_tokens_resolves_its_effect_and_is_discarded() -> None:
    """NEM-05, NEM-06, EFF-14. Eye of Nothing with one token: Unleash twice."""
    t = position("none", in_play=[("eye_of_nothing", 1)])

    t.main_phase_of_nemesis()

    assert (t.in_play, t.counter("unleashed"), t.nemesis_discard) == ([], 2, ["eye_of_nothing"])


def test_a_power_is_discarded_after_its_effect_not_before() -> None:
    """NEM-05. While the effect waits for an answer the card is still in play, without tokens."""
    t = position("none", in_play=[("tally_b3", 1)])

    t.main_phase_of_nemesis()
    assert (t.options, t.in_play, t.nemesis_discard) == (["player 1", "player 2"], [("tally_b3", 0)], [])
    t.do("player 1")

    assert (t.you.life, t.in_play, t.nemesis_discard) == (8, [], ["tally_b3"])


def test_a_power_whose_effect_puts_it_elsewhere_is_not_discarded() -> None:
    """NEM-05, GEN-03. Infinite Enmity goes under the nemesis deck."""
    t = position(
        "none",
        nemesis="gate_witch",
        counters={"anomalies": 5},
        in_play=[("gate_witch_infinite_enmity", 1)],
        nemesis_deck=["tally_c1"],
    )

    t.main_phase_of_nemesis()

    assert (t.in_play, t.nemesis_discard) == ([], [])
    assert (t.nemesis_deck, t.counter("anomalies")) == (["tally_c1", "gate_witch_infinite_enmity"], 6)


@pytest.mark.parametrize(("card", "phases"), [("tally_b2", 1), ("eye_of_nothing", 2), ("tally_b3", 3)])
def test_a_power_resolves_in_the_main_phase_that_its_number_says(card: str, phases: int) -> None:
    """NEM-17, NEM-12, KEY-28. POWER X: it stays for X nemesis turns after the one it was drawn in."""
    t = position("none", life=5)
    t.resolve(card)

    left = []
    for _ in range(phases):
        left.append(t.in_play)
        assert t.nemesis_discard == []
        t.main_phase_of_nemesis()

    assert left == [[(card, n)] for n in range(phases, 0, -1)]
    assert (t.in_play, t.nemesis_discard) == ([], [card])


@pytest.mark.parametrize(("edition", "tokens"), [("default", 1), ("war_eternal_pl_fr", 1), ("war_eternal_de", 2)])
def test_morbid_gyre_has_one_token_and_two_in_the_german_book(edition: str, tokens: int) -> None:
    """ED-23. Every other source prints one."""
    t = position("none", edition=edition)

    t.resolve("morbid_gyre")

    assert t.in_play == [("morbid_gyre", tokens)]


def test_you_may_discard_a_power_in_your_main_phase_by_doing_what_it_asks() -> None:
    """NEM-18, NEM-20, EFF-14, KEY-33. Eye of Nothing: 6 aether. The other power stays."""
    t = position(aether=7, hand=["crystal"], in_play=[("eye_of_nothing", 2), "bleed_static"])

    t.do("discard eye_of_nothing")

    assert (t.you.aether, t.in_play, t.nemesis_discard) == (1, [("bleed_static", 3)], ["eye_of_nothing"])
    assert (t.asked, t.counter("unleashed")) == ("main", 0)


def test_discarding_a_power_is_not_an_obligation() -> None:
    """NEM-18. The phase may end with the power in play."""
    t = position(aether=6, hand=["crystal"], p2={"hand": ["crystal"]}, in_play=["tally_b1"], turn_deck=["player2"])
    assert "discard tally_b1" in t.options

    t.do("end")

    assert (t.decider, t.in_play, t.nemesis_discard) == (2, [("tally_b1", 2)], [])


def test_a_power_cannot_be_discarded_in_the_casting_phase() -> None:
    """NEM-18. Only the main phase offers it."""
    t = position("casting", aether=6, prepped={"I": "spark"}, hand=["crystal"], in_play=["eye_of_nothing"])
    assert t.options == ["cast spark 1", "end"]

    t.do("end")

    assert t.offers("discard") == ["discard eye_of_nothing"]


def test_a_power_that_was_discarded_never_resolves() -> None:
    """NEM-19. It is gone before its last token would be removed."""
    t = position("main", aether=6, hand=["crystal"], in_play=[("eye_of_nothing", 1)])

    t.do("discard eye_of_nothing").main_phase_of_nemesis()

    assert (t.counter("unleashed"), t.nemesis_discard) == (0, ["eye_of_nothing"])


@pytest.mark.parametrize(
    ("card", "enough", "short"),
    [
        ("eye_of_nothing", {"aether": 6}, {"aether": 5}),
        ("woven_sky", {"hand": ["crystal"] * 3}, {"hand": ["crystal"] * 2}),
        ("rageborne_blood_cry", {"charges": 4}, {"charges": 3}),
        ("planar_collision", {"prepped": {"I": "spark", "II": "spark"}}, {"prepped": {"I": "spark"}}),
        ("agony_field", {"hand": ["jade"]}, {"hand": ["crystal", "spark"]}),
        ("scourge_toll", {"aether": 2, "charges": 1}, {"aether": 2, "charges": 0}),
        ("scourge_toll", {"aether": 3, "charges": 1}, {"aether": 1, "charges": 4}),
    ],
)
def test_what_a_power_asks_must_be_done_in_full(card: str, enough: dict[str, Any], short: dict[str, Any]) -> None:
    """NEM-20. With less than all of it, of each part, it is not offered."""
    able = position(in_play=[card], **({"hand": ["crystal"]} | enough))
    unable = position(in_play=[card], **({"hand": ["crystal"]} | short))

    assert (able.offers("discard"), unable.offers("discard")) == ([f"discard {card}"], [])


def test_every_part_of_what_a_power_asks_is_paid() -> None:
    """NEM-20, NEM-18. Toll: 2 aether and 1 charge."""
    t = position(aether=3, charges=2, hand=["crystal"], in_play=["scourge_toll"])

    t.do("discard scourge_toll")

    assert (t.you.aether, t.you.charges, t.in_play, t.nemesis_discard) == (1, 1, [], ["scourge_toll"])


@pytest.mark.parametrize(("aether", "offered"), [(3, []), (4, ["discard eye_of_nothing"])])
def test_aether_that_is_kept_for_spells_does_not_pay_for_discarding_a_power(aether: int, offered: list[str]) -> None:
    """NEM-20, MAIN-12. Searing Ruby: 2 aether, and 1 only for gaining a spell."""
    t = position(aether=aether, hand=["searing_ruby", "crystal"], in_play=["eye_of_nothing"])

    t.do("play searing_ruby")

    assert t.offers("discard") == offered


@pytest.mark.parametrize(
    ("card", "yours", "theirs"),
    [
        ("planar_collision", {"prepped": {"I": "spark"}}, {"prepped": {"I": "spark", "II": "spark"}}),
        ("rageborne_blood_cry", {"charges": 3}, {"charges": 5}),
        ("woven_sky", {"hand": ["crystal"]}, {"hand": ["crystal"] * 5}),
        ("eye_of_nothing", {"aether": 5}, {"aether": 5}),
    ],
)
def test_allies_cannot_help_to_discard_a_power(card: str, yours: dict[str, Any], theirs: dict[str, Any]) -> None:
    """NEM-21, ED-10. Only what the active player has counts."""
    t = position(in_play=[card], p2=theirs, **({"hand": ["crystal"]} | yours))

    assert t.offers("discard") == []


def test_any_player_may_discard_a_power_in_their_own_turn() -> None:
    """NEM-21. Player 2 discards Woven Sky with three cards of their own."""
    t = position(
        hand=["crystal"],
        p2={"hand": ["crystal", "crystal", "crystal", "spark"]},
        turn_deck=["player2"],
        in_play=["woven_sky"],
    )
    assert t.offers("discard") == []

    t.do("end")
    assert (t.decider, t.offers("discard")) == (2, ["discard woven_sky"])
    t.do("discard woven_sky", "discard crystal", "discard crystal", "discard crystal")

    assert (t.p(2).hand, t.p(2).discard, t.you.hand) == (["spark"], ["crystal"] * 3, ["crystal"])
    assert (t.in_play, t.nemesis_discard) == ([], ["woven_sky"])


@pytest.mark.parametrize("card", ["bleed_static", "night_unending", "withering_beam"])
def test_a_power_without_to_discard_cannot_be_removed_that_way(card: str) -> None:
    """NEM-22."""
    t = position(aether=20, charges=4, hand=["jade"] * 5, prepped={"I": "consuming_void"}, in_play=[card])

    assert t.offers("discard") == []


@pytest.mark.parametrize(
    ("opposed", "gravehold"),
    [
        # Discarded by a player: the trigger alone.
        (True, 22),
        # Used up: the POWER effect (5), then the trigger.
        (False, 17),
    ],
)
def test_a_death_trigger_resolves_however_the_card_was_discarded(opposed: bool, gravehold: int) -> None:
    """KEY-11, NEM-19. Last Word: when discarded Gravehold gains 2."""
    t = position(aether=1, hand=["crystal"], in_play=["scourge_last_word"], gravehold=20)

    if opposed:
        t.do("discard scourge_last_word")
    else:
        t.main_phase_of_nemesis()

    assert (t.game.gravehold, t.in_play, t.nemesis_discard) == (gravehold, [], ["scourge_last_word"])


@pytest.mark.parametrize(("turn_discard", "left"), [(["nemesis", "player1"], ["player1"]), (["player1"], ["player1"])])
def test_a_death_trigger_resolves_when_the_minion_is_defeated(turn_discard: list[str], left: list[str]) -> None:
    """KEY-11, DMG-02. Portal Wretch shuffles a nemesis card of the turn order discard pile back, if there is one."""
    t = position(
        "casting",
        nemesis="gate_witch",
        prepped={"I": "spark"},
        hand=["crystal"],
        in_play=[("gate_witch_portal_wretch", 1)],
        turn_deck=["player2"],
        turn_discard=turn_discard,
    )

    t.do("cast spark 1", "target gate_witch_portal_wretch")

    back = [card for card in turn_discard if card not in left]
    assert (t.turn_discard, sorted(t.turn_deck)) == (left, sorted(["player2", *back]))
    assert (t.in_play, t.nemesis_discard) == ([], ["gate_witch_portal_wretch"])


def test_a_death_trigger_does_not_resolve_while_the_card_is_only_hit() -> None:
    """KEY-11. Brittle with 1 of 2 life left."""
    t = position("casting", prepped={"I": "spark"}, hand=["crystal"], in_play=["scourge_brittle"])

    t.do("cast spark 1", "target scourge_brittle")

    assert (t.in_play, t.game.gravehold) == ([("scourge_brittle", 1)], 30)


@pytest.mark.parametrize(("cloaks", "left"), [(2, []), (4, [("magus_of_cloaks_rising_dark", 3)])])
def test_a_power_may_be_discarded_by_its_own_rule_without_resolving(cloaks: int, left: list[tuple[str, int]]) -> None:
    """OPEN-28, EFF-14. Rising Dark goes when at least 1 damage gets through the cloaks."""
    t = position(
        "casting",
        nemesis="magus_of_cloaks",
        counters={"cloaks": cloaks},
        prepped={"I": "kindle"},
        hand=["crystal"],
        in_play=["magus_of_cloaks_rising_dark"],
    )

    t.do("cast kindle 1")

    assert (t.in_play, t.events("unleashed")) == (left, [])
    assert t.nemesis_discard == ([] if left else ["magus_of_cloaks_rising_dark"])
