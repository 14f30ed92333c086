"""Starters of the base game: Crystal, Spark, and the card that each mage brings along."""

from __future__ import annotations

import pytest

from tests.table import PLAIN_MARKET, At, content, position
from unshuffled.rules.core.errors import BadSetup

THREE = ("plain_one", "plain_two", "plain_three")


def destroyed(t: At) -> list[str]:
    """What has left the game, in order."""
    return [content().cards[card].id for card in t.game.destroyed]


@pytest.mark.parametrize("starter", ["crystal", "flare"])
def test_a_starter_is_kept_apart_from_the_supply(starter: str) -> None:
    """COMP-06. It cannot be a pile of the market."""
    market = [*PLAIN_MARKET[1:], starter] if content().card(starter).kind == "gem" else [*PLAIN_MARKET[:-1], starter]

    with pytest.raises(BadSetup):
        position(market=market)


def test_crystal_gives_one_aether() -> None:
    """CTXT-01. A gem of cost 0."""
    t = position(hand=["crystal", "spark"])

    t.do("play crystal")

    assert (t.you.aether, t.you.played, t.you.hand) == (1, ["crystal"], ["spark"])


def test_spark_deals_one_damage() -> None:
    """CTXT-02. A spell of cost 0."""
    t = position("casting", prepped={"I": "spark"}, hand=["crystal"])

    t.do("cast spark 1")

    assert (t.game.nemesis_life, t.you.prepped, t.you.discard) == (69, [], ["spark"])


def test_spark_may_hit_a_minion() -> None:
    """CTXT-02, CAST-08. One target of your choice."""
    t = position("casting", prepped={"I": "spark"}, hand=["crystal"], in_play=["tally_a1"])

    t.do("cast spark 1", "target tally_a1")

    assert (t.game.nemesis_life, t.in_play) == (70, [("tally_a1", 4)])


def test_amethyst_shard_gives_an_aether_and_an_ally_draws_and_then_discards() -> None:
    """The ally decides, and may discard the card just drawn."""
    t = position(hand=["amethyst_shard", "spark"], p2={"hand": ["crystal"], "deck": ["jade", "ignite"]})

    t.do("play amethyst_shard")
    assert (t.decider, t.options) == (2, ["yes", "no"])
    t.do("yes")
    assert (t.decider, t.options) == (2, ["discard crystal", "discard jade"])
    t.do("discard crystal")

    assert (t.you.aether, t.you.hand, t.you.discard) == (1, ["spark"], [])
    assert (t.p(2).hand, t.p(2).deck, t.p(2).discard) == (["jade"], ["ignite"], ["crystal"])


def test_an_ally_who_does_not_draw_for_amethyst_shard_does_not_discard() -> None:
    """CAST-10. Both or neither; the aether comes in any case."""
    t = position(hand=["amethyst_shard", "spark"], p2={"hand": ["crystal"], "deck": ["jade"]})

    t.do("play amethyst_shard", "no")

    assert (t.you.aether, t.p(2).hand, t.p(2).deck, t.p(2).discard) == (1, ["crystal"], ["jade"], [])


def test_amethyst_shard_lets_you_choose_among_the_allies() -> None:
    """GEN-11. An ally is any player but you."""
    t = position(mages=THREE, hand=["amethyst_shard", "spark"], deck=["jade"], p3={"deck": ["jade"]})

    t.do("play amethyst_shard")
    assert (t.decider, t.options) == (1, ["player 2", "player 3"])
    t.do("player 3")

    assert t.decider == 3


def test_buried_light_deals_one_damage_and_gives_an_aether_for_the_main_phase() -> None:
    """PR-16, MAIN-14. The aether gained in the casting phase is there in the main phase."""
    t = position("casting", prepped={"I": "buried_light"}, hand=["crystal"])

    t.do("cast buried_light 1")

    assert (t.asked, t.game.nemesis_life, t.you.aether) == ("main", 69, 1)


def test_the_aether_of_buried_light_does_not_outlast_the_turn() -> None:
    """MAIN-09. Unspent, it is lost."""
    t = position(
        "casting", prepped={"I": "buried_light"}, hand=["crystal", "spark"] * 3, turn_deck=["player1", "nemesis"]
    )

    t.do("cast buried_light 1", "end")

    assert (t.decider, t.asked, t.you.aether) == (1, "main", 0)


def test_moonstone_shard_gives_one_aether_and_one_for_a_gem_only() -> None:
    """MAIN-12, MAIN-13. Together they buy a gem of cost 2."""
    t = position(hand=["moonstone_shard", "spark"])

    t.do("play moonstone_shard", "gain jade")

    assert (t.you.aether, t.you.discard) == (0, ["jade"])


def test_the_second_aether_of_moonstone_shard_buys_nothing_but_a_gem() -> None:
    """MAIN-12. No relic of cost 2, no charge and no focus of breach II."""
    t = position(hand=["moonstone_shard", "spark"])

    t.do("play moonstone_shard")

    assert (t.you.aether, t.options) == (2, ["gain jade", "prep spark 1", "end"])


def test_emerald_shard_gives_one_aether() -> None:
    """CTXT-04. The first option; nobody is healed."""
    t = position(hand=["emerald_shard", "spark"], life=5, p2={"life": 6})

    t.do("play emerald_shard", "choose 1")

    assert (t.you.aether, t.you.life, t.p(2).life) == (1, 5, 6)


@pytest.mark.parametrize(("player", "lives"), [(1, (6, 6)), (2, (5, 7))])
def test_emerald_shard_may_heal_any_player_instead(player: int, lives: tuple[int, int]) -> None:
    """CTXT-04, GEN-12, EFF-07. You or an ally; then there is no aether."""
    t = position(hand=["emerald_shard", "spark"], life=5, p2={"life": 6})

    t.do("play emerald_shard", "choose 2", f"player {player}")

    assert (t.you.aether, (t.you.life, t.p(2).life)) == (0, lives)


def test_emerald_shard_gives_aether_when_nobody_can_gain_life() -> None:
    """CTXT-04, OPEN-07, EFF-08, EXH-08. One player is unhurt, the other one exhausted."""
    t = position(hand=["emerald_shard", "spark"], p2={"life": 0})

    t.do("play emerald_shard")

    assert (t.asked, t.you.aether, t.you.life, t.p(2).life) == ("main", 1, 10, 0)


@pytest.mark.parametrize(("card", "aether"), [("player2", 2), ("wild", 2), ("nemesis", 1)])
def test_quartz_shard_gives_a_second_aether_for_a_player_turn_order_card(card: str, aether: int) -> None:
    """TURN-12, REV-01. The wild card is a player's card, the nemesis card is not; the card goes back on top."""
    t = position(mages=THREE, hand=["quartz_shard", "spark"], turn_deck=[card, "player1"], turn_discard=["player3"])

    t.do("play quartz_shard", "no")

    assert (t.you.aether, t.turn_deck, t.turn_discard) == (aether, [card, "player1"], ["player3"])


@pytest.mark.parametrize(("card", "aether"), [("player2", 2), ("nemesis", 1)])
def test_quartz_shard_may_put_the_card_under_the_turn_order_deck(card: str, aether: int) -> None:
    """PR-15. The aether depends on the card, not on where it goes."""
    t = position(hand=["quartz_shard", "spark"], turn_deck=[card, "player1"])

    t.do("play quartz_shard", "yes")

    assert (t.you.aether, t.turn_deck) == (aether, ["player1", card])


def test_quartz_shard_checks_the_card_before_it_asks_where_to_put_it() -> None:
    """PR-15. When the question comes, both aether are there."""
    t = position(hand=["quartz_shard", "spark"], turn_deck=["player2", "player1"])

    t.do("play quartz_shard")

    assert (t.options, t.you.aether) == (["yes", "no"], 2)


def test_quartz_shard_rebuilds_an_empty_turn_order_deck() -> None:
    """TURN-08, OPEN-26. The card of the current turn is shuffled in too."""
    t = position(hand=["quartz_shard", "spark"], turn_deck=[], turn_discard=["player1"])

    t.do("play quartz_shard", "no")

    assert (t.you.aether, t.turn_deck, t.turn_discard) == (2, ["player1"], [])


def test_garnet_shard_gives_one_aether() -> None:
    """CTXT-08. The first option; nothing is cast."""
    t = position(hand=["garnet_shard", "crystal"], prepped={"I": "spark"})

    t.do("play garnet_shard", "choose 1")

    assert (t.you.aether, t.game.nemesis_life, t.you.prepped) == (1, 70, [("spark", 1)])


@pytest.mark.parametrize(
    ("answer", "mine", "theirs"), [("cast spark 1", (0, 1), (1, 0)), ("cast spark 1 p2", (1, 0), (0, 1))]
)
def test_garnet_shard_may_cast_a_spell_of_any_player_instead(
    answer: str, mine: tuple[int, int], theirs: tuple[int, int]
) -> None:
    """CTXT-08, CAST-12, GEN-12. It lands on the pile of the player who had prepped it; there is no aether."""
    t = position(hand=["garnet_shard", "crystal"], prepped={"I": "spark"}, p2={"prepped": {"I": "spark"}})

    t.do("play garnet_shard", "choose 2", answer)

    assert (t.game.nemesis_life, t.you.aether) == (69, 0)
    assert (len(t.you.prepped), len(t.you.discard)) == mine
    assert (len(t.p(2).prepped), len(t.p(2).discard)) == theirs


def test_garnet_shard_gives_aether_when_nothing_is_prepped() -> None:
    """CTXT-08, EFF-08. Only that option can be resolved."""
    t = position(hand=["garnet_shard", "spark"])

    t.do("play garnet_shard")

    assert (t.asked, t.you.aether, t.game.nemesis_life) == ("main", 1, 70)


def test_the_caster_pays_and_decides_for_a_spell_cast_with_garnet_shard() -> None:
    """CTXT-08, CAST-11. The example of the book: an ally's Dark Fire, and the cards are yours."""
    t = position(
        hand=["garnet_shard", "crystal", "jade", "spark"], p2={"hand": ["crystal"], "prepped": {"I": "dark_fire"}}
    )

    t.do("play garnet_shard", "choose 2", "discard crystal", "discard spark")

    assert (t.game.nemesis_life, t.you.hand, t.you.discard) == (64, ["jade"], ["crystal", "spark"])
    assert (t.p(2).hand, t.p(2).discard) == (["crystal"], ["dark_fire"])


def test_tourmaline_shard_gives_an_aether_and_an_ally_suffers_to_destroy_a_card() -> None:
    """DMG-08, GEN-10. The ally decides, suffers, and chooses from the own hand."""
    t = position(hand=["tourmaline_shard", "spark"], p2={"hand": ["crystal", "jade"], "discard": ["spark"]})

    t.do("play tourmaline_shard")
    assert (t.decider, t.options) == (2, ["yes", "no"])
    t.do("yes")
    assert (t.decider, t.options) == (2, ["destroy crystal", "destroy jade"])
    t.do("destroy crystal")

    assert (t.you.aether, t.you.life, t.you.hand) == (1, 10, ["spark"])
    assert (t.p(2).life, t.p(2).hand, t.p(2).discard, destroyed(t)) == (9, ["jade"], ["spark"], ["crystal"])


def test_an_ally_who_does_not_suffer_for_tourmaline_shard_destroys_nothing() -> None:
    """CAST-10. Both or neither; the aether comes in any case."""
    t = position(hand=["tourmaline_shard", "spark"], p2={"hand": ["crystal"]})

    t.do("play tourmaline_shard", "no")

    assert (t.you.aether, t.p(2).life, t.p(2).hand, destroyed(t)) == (1, 10, ["crystal"], [])


def test_an_ally_without_a_card_in_hand_does_not_suffer_for_tourmaline_shard() -> None:
    """PR-46. There is nothing to destroy."""
    t = position(hand=["tourmaline_shard", "spark"], p2={"hand": [], "discard": ["crystal"]})

    t.do("play tourmaline_shard")

    assert (t.asked, t.you.aether, t.p(2).life) == ("main", 1, 10)


def test_tourmaline_shard_lets_you_choose_among_the_allies() -> None:
    """GEN-11. An ally is any player but you."""
    t = position(mages=THREE, hand=["tourmaline_shard", "spark"], p2={"hand": ["jade"]}, p3={"hand": ["jade"]})

    t.do("play tourmaline_shard")
    assert (t.decider, t.options) == (1, ["player 2", "player 3"])
    t.do("player 3", "yes")

    assert [(t.p(n).life, t.p(n).hand) for n in (1, 2, 3)] == [(10, ["spark"]), (10, ["jade"]), (9, [])]


@pytest.mark.parametrize(("card", "damage"), [("player2", 3), ("wild", 3), ("nemesis", 1)])
def test_flare_deals_three_damage_for_a_player_turn_order_card_and_else_one(card: str, damage: int) -> None:
    """TURN-12, REV-01. The card is put back on top."""
    t = position(
        "casting",
        mages=THREE,
        prepped={"I": "flare"},
        hand=["crystal"],
        turn_deck=[card, "player1"],
        turn_discard=["player3"],
    )

    t.do("cast flare 1")

    assert (t.game.nemesis_life, t.turn_deck, t.turn_discard) == (70 - damage, [card, "player1"], ["player3"])


def test_flare_is_one_hit() -> None:
    """DMG-06. Three damage to one target."""
    t = position(
        "casting", prepped={"I": "flare"}, hand=["crystal"], turn_deck=["player2", "nemesis"], in_play=["tally_a1"]
    )

    t.do("cast flare 1", "target tally_a1")

    assert (t.asked, t.game.nemesis_life, t.in_play) == ("main", 70, [("tally_a1", 2)])
