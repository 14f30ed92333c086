"""The thirteen treasures (KEY-34, EXPD)."""

from __future__ import annotations

import pytest

from tests.ideas.laid import does
from tests.table import PLAIN_MARKET, At, content, position
from unshuffled.rules.core import machine
from unshuffled.rules.core.scenario import Setup
from unshuffled.rules.core.setup import lay
from unshuffled.rules.core.state import Game
from unshuffled.rules.readings.views import view
from unshuffled.rules.saves import codec


def shared(t: At, treasure: str) -> At:
    """All players have this treasure."""
    t.game.treasures = (content().index[treasure],)
    return t


def owned(t: At, treasure: str, number: int = 1) -> At:
    """One player has this treasure."""
    t.game.players[number - 1].treasures = (content().index[treasure],)
    return t


def begun(*own: str, treasures: list[str] | None = None, seats: int = 2) -> Game:
    """A game with treasures, at its first question."""
    mages = ["plain_one", "plain_two", "plain_three"][:seats]
    given = [[id] for id in own] + [[] for _ in range(seats - len(own))]
    setup = Setup(
        mages=mages, nemesis="tally", market=list(PLAIN_MARKET), treasures=treasures or [], own_treasures=given
    )
    game = lay(content(), setup, "seed")
    machine.run(game)
    return game


def test_there_are_thirteen() -> None:
    levels = [card.treasure for card in content().cards if card.treasure]

    assert (len(levels), levels.count(1), levels.count(2), levels.count(3)) == (13, 5, 3, 5)


def test_rhias_planar_pocket_gives_aether_of_which_one_is_for_a_relic() -> None:
    t = position(hand=["rhias_planar_pocket"]).do("play rhias_planar_pocket")

    assert (t.you.aether, t.offers("gain")) == (2, ["gain flexing_dagger"])
    assert t.do("gain flexing_dagger").you.aether == 0


def test_talixs_everburn_burns_up_to_three_spells() -> None:
    t = position(hand=["talixs_everburn", "spark", "spark", "jade"]).do("play talixs_everburn")
    t.do("discard spark", "discard spark")

    assert (t.you.aether, t.you.hand) == (3, ["jade"])


def test_or_none() -> None:
    t = position(hand=["talixs_everburn", "spark"]).do("play talixs_everburn", "done")

    assert (t.you.aether, t.you.hand) == (1, ["spark"])


def test_razras_training_whistle() -> None:
    t = position(hand=["razras_training_whistle"] * 2, charges=0)
    t.do("play razras_training_whistle", "choose 1", "play razras_training_whistle", "choose 2")

    assert (t.you.aether, t.you.charges) == (1, 1)


def test_losts_forged_spark_replaces_a_spark_and_brings_a_crystal() -> None:
    """PR-107: a Crystal more than the mage begins with."""
    p = begun("losts_forged_spark").players[0]
    ids = content().ids

    assert [ids[card] for card in p.discard] == ["crystal"]
    assert "losts_forged_spark" in [ids[card] for card in p.hand]
    assert len(p.hand) + len(p.deck) == 10


def test_losts_forged_spark_deals_two() -> None:
    t = position("casting", prepped={"I": "losts_forged_spark"}, nemesis_life=10).do("cast losts_forged_spark 1")

    assert t.game.nemesis_life == 8


def test_mazras_thesis_focuses_a_third_breach() -> None:
    t = position(
        "casting",
        prepped={"I": "mazras_thesis"},
        breaches={"II": "right", "III": "right"},
        p2={"breaches": {"III": "right"}},
        nemesis_life=10,
    )
    t.do("cast mazras_thesis 1")
    assert t.options == ["focus 3", "focus 3 p2"]
    t.do("focus 3 p2")

    assert (t.game.nemesis_life, t.p(2).breaches[2], t.you.breaches[1:3]) == (9, "down", ["right", "right"])


@pytest.mark.parametrize(("treasure", "life"), [("rejuvenating_diamond", 23), ("broken_tooth", 22)])
def test_rejuvenating_diamond_adds_one_each_time(treasure: str, life: int) -> None:
    t = does(shared(position("none", gravehold=20), treasure), "{gravehold_gains: 2}")

    assert t.game.gravehold == life


def test_but_not_to_nothing_and_not_beyond_the_start() -> None:
    t = does(shared(position("none", gravehold=20), "rejuvenating_diamond"), "{gravehold_gains: 0}")
    assert t.game.gravehold == 20
    t = does(shared(position("none", gravehold=29), "rejuvenating_diamond"), "{gravehold_gains: 1}")

    assert t.game.gravehold == 30


def test_broken_tooth_lets_an_ally_of_the_player_draw() -> None:
    """PR-108: an ally of the player who opened the breach, who chooses."""
    t = shared(
        position(
            mages=["plain_one", "plain_two", "plain_three"],
            aether=9,
            breaches={"II": "up"},
            p2={"deck": ["jade"]},
            p3={"deck": ["spark"]},
        ),
        "broken_tooth",
    )
    t.do("open 2")
    assert (t.asked, t.decider, t.options) == ("choose_player", 1, ["player 2", "player 3"])
    t.do("player 3")

    assert (t.p(2).hand, t.p(3).hand) == ([], ["spark"])


def test_focusing_alone_does_not() -> None:
    t = shared(position(aether=9, breaches={"II": "right"}, p2={"deck": ["jade"]}), "broken_tooth").do("focus 2")

    assert t.p(2).hand == []


def test_poison_heart_is_placed_at_a_pile_of_cheap_spells_when_the_game_starts() -> None:
    g = begun(treasures=["poison_heart"])
    assert g.decision is not None
    assert (g.decision.seat, g.decision.ask) == (-1, "choose_pile")
    assert g.decision.keys == ["pile amplify_vision", "pile essence_theft"]
    machine.answer(g, "pile essence_theft")

    assert view(g, 0)["assigned"] == {"poison_heart": "essence_theft"}
    assert codec.decode(content(), codec.encode(g)).noted == g.noted


@pytest.mark.parametrize(("spell", "life"), [("essence_theft", 6), ("ignite", 8)])
def test_those_spells_deal_one_more(spell: str, life: int) -> None:
    """DMG-06"""
    t = shared(position("casting", prepped={"I": spell}, nemesis_life=10), "poison_heart")
    t.game.noted = ((content().index["poison_heart"], content().index["essence_theft"]),)
    t.do(f"cast {spell} 1")

    assert t.game.nemesis_life == life


def first_turn(g: Game, seat: int) -> None:
    """Play on, doing nothing, until the turn of this player has begun or something else is asked in it."""
    for _ in range(40):
        if g.active == seat:
            return
        assert g.decision is not None
        machine.answer(g, g.decision.keys[-1])


def test_world_marble_focuses_one_breach_three_times_in_the_first_turn() -> None:
    """PR-109: not one that opens earlier again."""
    g = begun("world_marble")
    before = g.players[0].breach_turns
    first_turn(g, 0)
    assert g.decision is not None
    assert (g.decision.ask, g.decision.seat) == ("focus_breach", 0)
    machine.answer(g, "focus 4")
    after = g.players[0].breach_turns

    assert before[3] == 0
    assert after == (*before[:3], 3)
    assert g.delayed == ()


def test_treasured_stone_gives_a_gem_in_the_first_turn() -> None:
    g = begun("treasured_stone")
    first_turn(g, 0)
    assert g.decision is not None
    assert g.decision.keys == ["gain jade", "gain searing_ruby", "gain burning_opal"]
    machine.answer(g, "gain burning_opal")

    assert [content().ids[card] for card in g.players[0].discard] == ["burning_opal"]
    assert g.players[0].aether == 0


@pytest.mark.parametrize(
    ("treasure", "card", "life"),
    [
        ("armored_pauldrons", "bottled_vortex", 9),
        ("armored_pauldrons", "focus_lens", 10),
        ("armored_pauldrons", "burning_opal", 10),
        ("bloodshot_geode", "burning_opal", 8),
        ("bloodshot_geode", "jade", 10),
        ("bloodshot_geode", "bottled_vortex", 10),
    ],
)
def test_expensive_relics_and_gems_deal_damage(treasure: str, card: str, life: int) -> None:
    t = owned(position(hand=[card], nemesis_life=10), treasure).do(f"play {card}")
    while t.asked not in ("main", ""):
        t.do(t.options[-1])

    assert t.game.nemesis_life == life


def gauntlet(**given: object) -> At:
    """The casting phase of a player with the Rebound Gauntlet."""
    return owned(position("casting", **given), "rebound_gauntlet")  # type: ignore[arg-type]


def test_rebound_gauntlet_brings_a_spell_back_for_another_one() -> None:
    t = gauntlet(prepped={"I": "ignite"}, hand=["spark", "jade"], charges=5).do("cast ignite 1")
    while t.asked != "discard_card":
        t.do(t.options[0])
    t.do("discard spark")

    assert (t.you.hand, t.you.discard) == (["jade", "ignite"], ["spark"])


def test_it_needs_a_spell_in_hand_and_a_cheap_one_cast() -> None:
    t = gauntlet(prepped={"I": "spark"}, hand=["jade"]).do("cast spark 1")
    assert (t.asked, t.you.discard) == ("main", ["spark"])
    t = gauntlet(prepped={"I": "chaos_arc"}, hand=["spark"]).do("cast chaos_arc 1")

    assert (t.asked, t.you.hand) == ("main", ["spark"])


def test_once_a_turn() -> None:
    t = gauntlet(prepped={"I": "spark", "II": "spark"}, breaches={"II": "open"}, hand=["ignite", "ignite"])
    t.do("cast spark 1", "discard ignite", "cast spark 2")

    assert (t.asked, t.you.hand) == ("main", ["ignite", "spark"])


def test_a_declined_offer_is_not_that_once() -> None:
    """PR-104"""
    t = gauntlet(prepped={"I": "spark", "II": "spark"}, breaches={"II": "open"}, hand=["ignite"])
    t.do("cast spark 1", "no", "cast spark 2")
    assert t.asked == "discard_card"
    t.do("discard ignite")

    assert t.you.hand == ["spark"]


def test_another_players_spell_comes_to_the_one_who_cast_it() -> None:
    """PR-105: by the letter the spell changes its owner."""
    t = owned(position("none", hand=["spark"], p2={"prepped": {"I": "ignite"}}), "rebound_gauntlet")
    does(t, "{cast: {whose: any_player}}")
    while t.asked != "discard_card":
        t.do(t.options[0])
    t.do("discard spark")

    assert (t.you.hand, t.p(2).discard) == (["ignite"], [])
