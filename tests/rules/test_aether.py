"""Aether: gaining it, spending it, restricted aether, and losing the rest (MAIN-08 to MAIN-14)."""

import pytest

from tests.table import PLAIN_MARKET, position


def test_spending_aether_moves_no_card() -> None:
    """MAIN-08. The gems that gave it stay where they are; only the gained card moves."""
    t = position(hand=["jade", "crystal", "crystal"], deck=["spark"], discard=["spark"])

    t.do("play jade", "play crystal", "gain jade")

    assert (t.you.aether, t.you.played, t.you.hand) == (1, ["jade", "crystal"], ["crystal"])
    assert (t.you.deck, t.you.discard) == (["spark"], ["spark", "jade"])


def test_unspent_aether_is_lost_at_the_end_of_the_turn() -> None:
    """MAIN-09. Free and restricted alike; in the next turn there is none to spend."""
    t = position(hand=["searing_ruby", "crystal"], deck=["spark"] * 4, turn_deck=["player1"])

    t.do("play searing_ruby")
    assert t.you.aether == 3
    t.do("end")

    assert (t.asked, t.you.aether, t.offers("gain")) == ("main", 0, [])


def test_aether_cannot_be_given_to_another_player() -> None:
    """MAIN-10. Whatever you may do with 3 aether, nothing of it reaches an ally."""
    t = position(hand=["crystal"], aether=3, p2={"hand": ["crystal"], "breaches": {"II": "up"}})

    assert t.options == [
        "play crystal",
        "gain jade",
        "gain flexing_dagger",
        "gain bottled_vortex",
        "charge",
        "focus 2",
        "focus 3",
        "end",
    ]
    assert t.p(2).aether == 0


@pytest.mark.parametrize(
    ("key", "left"),
    [
        ("gain jade", 8),
        ("charge", 8),
        ("focus 3", 7),
        ("open 2", 5),
        ("discard tally_b1", 7),
        ("use wildfire_whip 3", 8),
    ],
)
def test_aether_is_spent_on_what_asks_for_it(key: str, left: int) -> None:
    """MAIN-11. Cards, charges, focusing, opening, TO DISCARD and what a card asks; 10 aether to begin with."""
    t = position(hand=["crystal"], aether=10, prepped={"III": "wildfire_whip"}, in_play=["tally_b1"])

    t.do(key)

    assert t.you.aether == left


def test_restricted_aether_buys_only_what_it_names() -> None:
    """MAIN-12. Nova Forge: 2 aether, only to gain a spell; no charge, gem or relic for it, and no breach."""
    t = position(
        market=["kindle", *_without("amplify_vision")], hand=["crystal"], prepped={"I": "nova_forge"}, aether=2
    )

    t.do("use nova_forge 1")

    assert t.you.aether == 4
    assert t.options == [
        "play crystal",
        "gain jade",
        "gain flexing_dagger",
        "gain kindle",
        "charge",
        "focus 2",
        "end",
    ]


def test_what_a_restriction_does_not_exclude_is_allowed() -> None:
    """MAIN-12. Oblivion Shard: not for relics and spells; but for gems, charges, focusing, opening and costs."""
    t = position(
        market=_with_spell("phoenix_flame"),
        hand=["oblivion_shard", "oblivion_shard", "crystal"],
        breaches={"II": "left"},
        in_play=["tally_b1"],
    )

    t.do("play oblivion_shard", "play oblivion_shard")

    assert t.you.aether == 4
    assert set(t.options) == {
        "play crystal",
        "gain jade",
        "gain searing_ruby",
        "charge",
        "focus 2",
        "focus 3",
        "focus 4",
        "open 2",
        "discard tally_b1",
        "end",
    }


def test_restricted_aether_keeps_its_restriction_after_another_payment() -> None:
    """MAIN-12. Of 2 free and 1 only for a spell a charge takes the free part; the rest buys no gem."""
    t = position(market=_with_spell("phoenix_flame"), hand=["searing_ruby", "jade", "crystal"])

    t.do("play searing_ruby", "charge")
    assert (t.you.aether, t.offers("gain")) == (1, [])
    t.do("play jade")

    assert t.offers("gain") == ["gain jade", "gain flexing_dagger", "gain phoenix_flame"]


def test_restricted_and_free_aether_pay_together() -> None:
    """MAIN-13. 2 free and 2 restricted aether pay for a gem that costs 4."""
    t = position(hand=["oblivion_shard", "jade", "crystal"])

    t.do("play oblivion_shard", "play jade")
    assert t.offers("gain") == ["gain jade", "gain searing_ruby", "gain flexing_dagger"]
    t.do("gain searing_ruby")

    assert (t.you.aether, t.you.discard) == (0, ["searing_ruby"])


def test_restricted_aether_that_may_not_be_used_does_not_add_to_a_payment() -> None:
    """MAIN-13. The same 4 aether do not pay for a spell that costs 4."""
    t = position(hand=["oblivion_shard", "jade", "crystal"])

    t.do("play oblivion_shard", "play jade")

    assert (t.you.aether, "gain amplify_vision" in t.options) == (4, False)


def test_aether_of_a_spell_is_there_in_the_main_phase() -> None:
    """MAIN-14. Buried Light is cast in the casting phase; its aether pays with a Crystal's for a Jade."""
    t = position("casting", prepped={"I": "buried_light"}, hand=["crystal", "crystal"])

    t.do("cast buried_light 1")
    assert (t.asked, t.you.aether) == ("main", 1)
    t.do("play crystal", "gain jade")

    assert (t.you.aether, t.you.discard, t.game.nemesis_life) == (0, ["buried_light", "jade"], 69)


def test_aether_of_a_prepped_spell_is_there_at_once() -> None:
    """MAIN-14. Oblivion Swell gives 1 while it is prepped; with 1 more it buys a Jade."""
    t = position(hand=["crystal"], prepped={"I": "oblivion_swell"}, aether=1)

    assert t.offers("gain") == []

    t.do("use oblivion_swell 1", "gain jade")

    assert (t.you.aether, t.you.discard) == (0, ["jade"])


def _without(spell: str) -> list[str]:
    return [card for card in PLAIN_MARKET if card != spell]


def _with_spell(spell: str) -> list[str]:
    """The plain market with this spell instead of Amplify Vision."""
    return [*_without("amplify_vision"), spell]
