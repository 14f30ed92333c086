"""What a game of an expedition is set up with: upgraded basic cards and treasures."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from tests.expeditions.pack import content
from tests.table import PLAIN_MARKET
from unshuffled.packs import library
from unshuffled.rules.core import machine
from unshuffled.rules.core.errors import BadSave, BadSetup
from unshuffled.rules.core.scenario import Setup
from unshuffled.rules.core.setup import BASICS, lay, start
from unshuffled.rules.core.state import Game
from unshuffled.rules.core.zones import census
from unshuffled.rules.effects.nemesis import ChangeCounter
from unshuffled.rules.readings.sampling import sample
from unshuffled.rules.readings.views import view
from unshuffled.rules.saves import codec, transcript
from unshuffled.rules.saves.mark import mark
from unshuffled.tables import setup_codes
from unshuffled.tables.codes import Refused

PLAIN = ["plain_one", "plain_two", "plain_three", "plain_four"]
OWNED = ["up_1a", "up_1b", "up_1c", "up_2a", "up_2b", "up_2c", "up_2d", "up_2e", *[f"up_3{n}" for n in "abcdefg"]]
"""As many as the last battle of the standard expedition has."""


def setup_of(players: int = 2, **given: Any) -> Setup:
    """A game with these mages and upgraded cards or treasures."""
    return Setup(**{"mages": PLAIN[:players], "nemesis": "tally", "market": list(PLAIN_MARKET), **given})


def lay_out(players: int = 2, seed: str = "one", **given: Any) -> Game:
    return lay(content(), setup_of(players, **given), seed)


def deck(g: Game) -> list[str]:
    """The nemesis deck from the top."""
    return [content().ids[~card] for card in reversed(g.nemesis_deck)]


def upgraded(g: Game, tier: int) -> list[str]:
    return sorted(id for id in deck(g) if id.startswith(f"up_{tier}"))


def test_an_upgraded_basic_card_is_dealt_in_no_ordinary_game() -> None:
    """KEY-37. With all of them loaded, and the basic cards of all packs mixed."""
    for seed in range(50):
        g = lay_out(4, str(seed), switches={"basic_pool": "mixed"})
        assert not any(content().card(id).upgraded for id in deck(g))


def test_upgraded_basic_cards_go_in_first_and_ordinary_ones_fill_the_tier() -> None:
    """EXPD-06, KEY-37"""
    g = lay_out(3, upgraded=["up_1a", "up_2a", "up_2b", "up_2c", "up_3a", "up_3b", "up_3c"])

    tiers = Counter(content().card(id).tier for id in deck(g))
    assert tiers == {tier: 3 + BASICS[3][tier - 1] for tier in (1, 2, 3)}
    assert upgraded(g, 1) == ["up_1a"]
    assert upgraded(g, 2) == ["up_2a", "up_2b", "up_2c"]
    assert upgraded(g, 3) == ["up_3a", "up_3b", "up_3c"]
    assert sum(id.startswith("tally") for id in deck(g)) == 9


def test_upgraded_basic_cards_do_not_make_the_deck_larger() -> None:
    """EXPD-06"""
    for players in (1, 2, 3, 4):
        assert len(deck(lay_out(players, upgraded=OWNED))) == len(deck(lay_out(players)))


def test_one_player_meets_at_most_one_upgraded_card_of_tier_1_and_three_of_tier_2() -> None:
    """SOLO-12, PR-76"""
    met = set()
    for seed in range(30):
        g = lay_out(1, str(seed), upgraded=OWNED)
        assert (len(upgraded(g, 1)), len(upgraded(g, 2)), len(upgraded(g, 3))) == (1, 3, 7)
        met |= {*upgraded(g, 1), *upgraded(g, 2)}
    assert met == set(OWNED[:8])  # which ones is left to chance


def test_two_players_meet_all_of_them() -> None:
    """EXPD-06: the limit is that of one player."""
    g = lay_out(2, upgraded=OWNED)

    assert sorted([*upgraded(g, 1), *upgraded(g, 2), *upgraded(g, 3)]) == sorted(OWNED)


def test_a_game_without_upgraded_cards_is_dealt_as_if_there_were_none() -> None:
    """KEY-37: the same seed with the shipped packs alone gives the same game."""
    setup = Setup(["kadir", "mist"], "rageborne", market=list(PLAIN_MARKET))

    assert mark(start(content(), setup, "same")) == mark(start(library.load(), setup, "same"))


@pytest.mark.parametrize(
    ("given", "code"),
    [
        ({"upgraded": ["nobody"]}, "setup/upgraded"),
        ({"upgraded": ["tally_a1"]}, "setup/upgraded"),
        ({"upgraded": ["up_1a", "up_1a"]}, "setup/upgraded"),
        ({"treasures": ["jade"]}, "setup/treasure"),
        ({"treasures": ["nobody"]}, "setup/treasure"),
        ({"treasures": ["own_ring"]}, "setup/treasure"),
        ({"treasures": ["first_gem"]}, "setup/treasure"),
        ({"own_treasures": [["shared_hearth"], []]}, "setup/treasure"),
        ({"own_treasures": [["own_ring"], ["own_ring"]]}, "setup/treasure"),
        ({"own_treasures": [["own_ring"]]}, "setup/treasure"),
        ({"market": [*PLAIN_MARKET[1:], "first_gem"]}, "setup/market"),
    ],
)
def test_what_cannot_be_set_up_is_refused(given: dict[str, Any], code: str) -> None:
    """KEY-34, KEY-37: there is one of each, and a treasure lies in no supply pile."""
    with pytest.raises(BadSetup) as refusal:
        lay_out(**given)
    assert refusal.value.code == code


def test_a_treasured_gem_is_in_hand_instead_of_a_crystal() -> None:
    """KEY-34, PR-70"""
    g = lay_out(own_treasures=[["first_gem"], []])
    ids = content().ids

    assert [ids[card] for card in g.players[0].hand] == ["first_gem", "crystal", "crystal", "crystal", "spark"]
    assert [ids[card] for card in g.players[0].deck] == ["spark", "spark", "crystal", "crystal", "crystal"]
    assert [ids[card] for card in g.players[1].hand] == ["crystal"] * 4 + ["spark"]


def test_a_treasured_spell_is_in_hand_instead_of_a_spark() -> None:
    """KEY-34, PR-70"""
    g = lay_out(own_treasures=[["second_bolt"], []])

    assert [content().ids[card] for card in g.players[0].hand] == ["crystal"] * 4 + ["second_bolt"]


def hand_and_deck(mage: str, treasure: str) -> tuple[list[str], list[str]]:
    """What this mage begins with, the deck from the top."""
    g = lay(content(), Setup([mage], "tally", market=list(PLAIN_MARKET), own_treasures=[[treasure]]), "one")
    p, ids = g.players[0], content().ids
    return [ids[card] for card in p.hand], [ids[card] for card in reversed(p.deck)]


def test_without_a_spark_in_hand_the_top_one_of_the_deck_is_replaced() -> None:
    """PR-70"""
    mage = next(m for m in content().mages.values() if "spark" not in m.hand and "spark" in m.deck)
    hand, deck = hand_and_deck(mage.id, "first_bolt")

    assert hand == mage.hand
    at = mage.deck.index("spark")
    assert deck == [*mage.deck[:at], "first_bolt", *mage.deck[at + 1 :]]


def test_a_mage_without_sparks_gives_a_crystal_for_a_treasured_spell() -> None:
    """KEY-34, PR-70"""
    mage = content().mages["plain_one"]
    kept = mage.hand, mage.deck
    mage.hand, mage.deck = ["crystal"] * 5, ["crystal"] * 5
    try:
        assert hand_and_deck("plain_one", "first_bolt") == (["first_bolt", *["crystal"] * 4], ["crystal"] * 5)
        mage.hand, mage.deck = ["jade"], []
        with pytest.raises(BadSetup) as refusal:
            hand_and_deck("plain_one", "first_bolt")
    finally:
        mage.hand, mage.deck = kept
    assert refusal.value.code == "setup/treasure"


def test_other_treasures_lie_beside_the_mats_where_everybody_sees_them() -> None:
    """KEY-34"""
    g = lay_out(treasures=["shared_hearth"], own_treasures=[["first_gem", "own_ring"], ["own_lamp"]])

    shown = view(g, -1)
    assert shown["treasures"] == ["shared_hearth"]
    assert [p["treasures"] for p in shown["players"]] == [["own_ring"], ["own_lamp"]]
    assert {content().ids[card]: n for card, n in census(g).items() if content().cards[card].treasure} == {
        "shared_hearth": 1,
        "first_gem": 1,
        "own_ring": 1,
        "own_lamp": 1,
    }


def test_a_game_without_treasures_shows_none() -> None:
    shown = view(lay_out(), 0)

    assert (shown["treasures"], [p["treasures"] for p in shown["players"]]) == ([], [[], []])


def accelerated(difficulty: str, expedition: bool) -> int:
    """How many tokens Accelerate time costs Gate Witch."""
    setup = Setup(["kadir"], "gate_witch", difficulty, list(PLAIN_MARKET), expedition=expedition)
    routine = lay(content(), setup, "one").scenario.nemesis.routines["accelerate_time"]
    (lost,) = [step.lose for step in routine.steps if isinstance(step, ChangeCounter)]
    assert lost is not None
    return lost.base


def test_gate_witch_loses_one_token_more_in_an_expedition() -> None:
    """PR-80"""
    difficulties = ("beginner", "normal", "expert", "extinction")

    assert [accelerated(each, True) for each in difficulties] == [5, 5, 4, 4]
    assert [accelerated(each, False) for each in difficulties] == [4, 4, 3, 3]


def test_most_nemeses_are_the_same_in_an_expedition() -> None:
    setup = setup_of(expedition=True)

    assert lay(content(), setup, "one").scenario.nemesis is lay(content(), setup_of(), "one").scenario.nemesis


FULL: dict[str, Any] = {
    "expedition": True,
    "upgraded": OWNED,
    "treasures": ["shared_hearth"],
    "own_treasures": [["first_gem", "own_ring"], []],
}


def test_a_transcript_carries_upgraded_cards_and_treasures() -> None:
    g = start(content(), setup_of(**FULL), "kept")
    text = transcript.write(transcript.record_of(g, []))

    assert "treasures shared_hearth\ntreasures_1 first_gem own_ring\ntreasures_2\n" in text
    record = transcript.read(text)
    assert record.setup == g.scenario.setup
    assert transcript.replay(content(), record) == g


def test_a_transcript_of_another_game_says_nothing_of_them() -> None:
    text = transcript.write(transcript.record_of(start(content(), setup_of(), "kept"), []))

    assert "treasure" not in text
    assert "upgraded" not in text


def test_a_transcript_names_the_players_in_order() -> None:
    text = transcript.write(transcript.record_of(start(content(), setup_of(**FULL), "kept"), []))

    with pytest.raises(BadSave) as refusal:
        transcript.read(text.replace("treasures_1", "treasures_3"))
    assert refusal.value.code == "save/line"


def test_a_setup_code_carries_upgraded_cards_and_treasures() -> None:
    setup = setup_of(**FULL)

    assert setup_codes.read(setup_codes.write(setup)) == setup
    assert "treasures" not in setup_codes.write(setup_of())


def test_a_setup_code_names_the_players_in_order() -> None:
    body = setup_codes.write(setup_of(**FULL)).rpartition(".")[0].replace("treasures_1~", "treasures_2~")

    with pytest.raises(Refused):
        setup_codes.read(f"{body}.{setup_codes._check(body)}")


def test_a_stored_state_carries_treasures() -> None:
    g = start(content(), setup_of(**FULL), "kept")

    assert codec.loads(content(), codec.dumps(g)) == g


def test_other_treasures_make_another_mark() -> None:
    marks = {
        mark(lay_out(treasures=shared, own_treasures=own))
        for shared in ([], ["shared_hearth"])
        for own in ([], [["own_ring"], []], [[], ["own_ring"]])
    }

    assert len(marks) == 6


@pytest.mark.parametrize("players", [1, 2, 4])
def test_a_sample_keeps_what_is_known_of_the_upgraded_cards(players: int) -> None:
    """EXPD-06: all that are in the deck are known, unless one player owns more than there is room for (SOLO-12)."""
    g = lay_out(players, upgraded=OWNED)
    met = set()
    for seed in range(20):
        made = sample(g, str(seed))
        assert [content().cards[~a].tier for a in made.nemesis_deck] == [
            content().cards[~a].tier for a in g.nemesis_deck
        ]
        for tier in (1, 2, 3):
            assert len(upgraded(made, tier)) == len(upgraded(g, tier))
            met |= set(upgraded(made, tier))
        assert len(set(made.nemesis_deck)) == len(made.nemesis_deck)
    assert met == set(OWNED)


def playing(hand: list[str], aether: int = 0, **given: Any) -> Game:
    """The first player's main phase with this hand; the second one is asked for nothing."""
    g = start(content(), setup_of(2, switches={"number_tokens": "chosen"}, **given), first_seat_begins())
    p = g.players[g.active]
    p.hand = [content().index[card] for card in hand]
    p.aether = aether
    g.gravehold = 20
    machine.run(g)
    return g


def first_seat_begins() -> str:
    """A seed with which a player has the first turn."""
    for seed in range(50):
        g = start(content(), setup_of(), str(seed))
        if g.active == 0:
            return str(seed)
    raise AssertionError


def answered(g: Game, key: str) -> Game:
    g.decision = None
    machine.run(g)
    machine.answer(g, key)
    return g


@pytest.mark.parametrize(("owner", "life"), [(0, 21), (1, 20)])
def test_a_treasure_of_level_3_reacts_to_its_own_player_only(owner: int, life: int) -> None:
    """KEY-34, PR-61"""
    own: list[list[str]] = [[], []]
    own[owner] = ["own_ring"]
    relic = next(c.id for c in content().cards if c.kind == "relic" and c.cost >= 3 and c.pack == "base")
    g = answered(playing([relic], own_treasures=own), f"play {relic}")

    assert g.gravehold == life


@pytest.mark.parametrize(("treasures", "drawn"), [(["shared_banner"], 1), (["shared_hearth"], 0)])
def test_a_treasure_of_level_2_reacts_to_every_player(treasures: list[str], drawn: int) -> None:
    """KEY-34, PR-61"""
    g = playing([], aether=20, treasures=treasures)
    p = g.players[0]

    answered(g, "open 2")

    assert len(p.hand) == drawn
