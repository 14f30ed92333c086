"""Thraxir's breaches, Dezmodia's Void breach, and Taqren's barrier (BREACH-22)."""

from __future__ import annotations

import pytest

from tests.ideas.laid import does
from tests.table import PLAIN_MARKET, At, Seat, content, position
from unshuffled.rules.core.scenario import Setup
from unshuffled.rules.core.setup import lay
from unshuffled.rules.readings.views import view

C, S = "crystal", "spark"
NUMERALS = ("I", "II", "III", "IV")


@pytest.mark.parametrize(
    ("mage", "charges", "hand", "deck", "breaches"),
    [
        ("thraxir", 5, [C, C, C, "nameless_siphon", S], [C, C, C, C, S], ["right"] * 4),
        ("dezmodia_outcasts", 4, [C, C, C, C, "swirling_darkness"], [C, C, C, C, S], ["none", "none", "none", "down"]),
        ("taqren_outcasts", 5, [C, C, C, "esoteric_amplifier", S], [C, C, C, S, S], ["open", "left", "down", "down"]),
    ],
)
def test_a_mage_starts_as_the_mat_says(
    mage: str, charges: int, hand: list[str], deck: list[str], breaches: list[str]
) -> None:
    """MAT-02, SETUP-02 to SETUP-08. Deck from the top."""
    game = lay(content(), Setup(mages=[mage, "plain_two"], nemesis="tally", market=list(PLAIN_MARKET)), "test")

    you = Seat(game, game.players[0])
    assert (you.hand, you.deck, you.breaches, game.players[0].mage.charges) == (hand, deck, breaches, charges)


# Thraxir


def thraxir(**given: object) -> At:
    """His main phase."""
    return position(mages=["thraxir", "plain_two"], **given)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("breach", "focus", "costs"),
    [(1, 1, (4, 3, 2, 1)), (2, 2, (5, 4, 3, 2)), (3, 3, (9, 7, 5, 3)), (4, 4, (13, 10, 7, 4))],
)
def test_each_of_thraxirs_breaches_has_its_costs(breach: int, focus: int, costs: tuple[int, ...]) -> None:
    """BREACH-22."""
    for turned, cost in zip(("right", "down", "left", "up"), costs, strict=True):
        breaches = {NUMERALS[breach - 1]: turned}
        shown = view(thraxir(breaches=breaches).game, 0)["players"][0]["breaches"][breach - 1]
        assert shown["state"] == "closed"
        assert (shown["focus"], shown["open"]) == (focus, cost)
        assert f"open {breach}" in thraxir(breaches=breaches, aether=cost).options
        assert f"open {breach}" not in thraxir(breaches=breaches, aether=cost - 1).options
    assert f"focus {breach}" in thraxir(aether=focus).options
    assert f"focus {breach}" not in thraxir(aether=focus - 1).options


def test_opening_the_forged_breach_gains_a_card() -> None:
    t = thraxir(aether=4).do("open 1")
    assert (t.asked, t.options) == (
        "gain_card",
        ["gain jade", "gain searing_ruby", "gain flexing_dagger", "gain bottled_vortex", "gain amplify_vision"],
    )

    t.do("gain searing_ruby")

    assert (t.you.discard, t.you.aether, t.you.breaches[0]) == (["searing_ruby"], 0, "open")


def test_focusing_it_gains_nothing_until_it_opens() -> None:
    t = thraxir(aether=4, breaches={"I": "left"}).do("focus 1")
    assert (t.asked, t.you.discard) == ("main", [])

    t.do("open 1", "gain jade")

    assert t.you.discard == ["jade"]


def test_the_honed_breach_gains_a_spell_that_costs_five_or_less() -> None:
    t = thraxir(aether=5).do("open 2")

    assert (t.asked, t.options) == ("gain_card", ["gain amplify_vision", "gain essence_theft"])


def test_the_refined_breach_shuffles_his_turn_order_card_into_the_deck() -> None:
    t = thraxir(aether=9, turn_deck=["nemesis"], turn_discard=["player1", "player2", "nemesis"]).do("open 3")

    assert (t.turn_discard, sorted(t.turn_deck)) == (["player2", "nemesis"], ["nemesis", "player1"])


def test_the_serrated_breach_gains_any_spell() -> None:
    t = thraxir(aether=13).do("open 4")

    assert t.options == ["gain amplify_vision", "gain essence_theft", "gain planar_insight", "gain consuming_void"]


def test_thraxirs_breaches_add_no_damage() -> None:
    opened = dict.fromkeys(NUMERALS, "open")
    t = position("casting", mages=["thraxir", "plain_two"], breaches=opened, prepped={"IV": "spark"}, nemesis_life=50)

    assert t.do("cast spark 4").game.nemesis_life == 49


def test_an_ally_who_opens_his_breach_lets_thraxir_gain_the_card() -> None:
    """PR-96."""
    t = position("none", mages=["plain_one", "thraxir"])
    does(t, "[{open: any_player}]").do("open 1 p2")
    assert (t.decider, t.asked) == (2, "gain_card")

    t.do("gain jade")

    assert (t.p(2).discard, t.you.discard) == (["jade"], [])


@pytest.mark.parametrize(("opened", "most", "bonus"), [(2, 3, 0), (3, 3, 1), (4, 4, 2)])
def test_thraxirs_ability_grows_with_his_open_breaches(opened: int, most: int, bonus: int) -> None:
    t = thraxir(
        charges=5,
        breaches=dict.fromkeys(NUMERALS[:opened], "open"),
        prepped={"I": "spark"},
        nemesis_life=50,
        p2={"prepped": {"I": ["spark"], "II": ["spark"], "III": "spark", "IV": "spark"}},
    )
    t.do("activate thraxir")
    cast = 0
    while t.asked == "cast_spell":
        t.do(t.options[0])
        cast += 1

    # The ally's breaches III and IV are closed and add nothing.
    assert (cast, t.game.nemesis_life) == (most, 50 - most * (1 + bonus))


def test_thraxir_may_cast_fewer() -> None:
    t = thraxir(charges=5, prepped={"I": "spark"}, nemesis_life=50).do("activate thraxir", "done")

    assert (t.asked, t.game.nemesis_life, t.you.charges) == ("main", 50, 0)


# Dezmodia


def dezmodia(phase: str = "main", **given: object) -> At:
    """Her main phase, unless said otherwise."""
    return position(phase, mages=["dezmodia_outcasts", "plain_two"], **given)  # type: ignore[arg-type]


def test_any_number_of_spells_may_be_prepped_to_the_open_void_breach() -> None:
    t = dezmodia(hand=["spark", "spark", "ignite"], breaches={"IV": "open"})
    t.do("prep spark 4", "prep spark 4", "prep ignite 4")

    assert t.you.prepped == [("spark", 4), ("spark", 4), ("ignite", 4)]


def test_the_closed_void_breach_takes_one_spell() -> None:
    t = dezmodia(hand=["swirling_darkness", "spark"], aether=4).do("focus 4", "prep spark 4")

    assert (t.offers("prep"), t.you.prepped) == ([], [("spark", 4)])


def test_each_spell_cast_from_the_void_breach_deals_one_more() -> None:
    t = dezmodia("casting", breaches={"IV": "open"}, prepped={"IV": ["spark", "spark"]}, nemesis_life=50)

    assert t.do("cast spark 4", "cast spark 4").game.nemesis_life == 46


def test_dezmodia_keeps_the_void_breach_when_she_is_exhausted() -> None:
    t = dezmodia("none", life=1, breaches={"IV": "open"}, prepped={"IV": "spark"})
    does(t, "[{suffer: 1}]")

    assert (t.you.exhausted, t.you.breaches[3], t.you.prepped) == (True, "open", [("spark", 4)])


def test_dezmodia_and_an_ally_exchange_cards() -> None:
    """PR-95."""
    t = dezmodia(charges=4, hand=["crystal", "jade"], p2={"deck": ["spark", "ignite", "crystal"], "hand": ["spark"]})
    t.do("activate dezmodia_outcasts", "place crystal")
    assert (t.decider, t.options) == (1, ["place jade", "done"])
    t.do("done")
    assert (t.decider, t.options) == (2, ["place spark", "place ignite", "place crystal"])

    t.do("place ignite")

    assert (t.you.hand, t.p(2).hand) == (["jade", "ignite"], ["spark", "spark", "crystal", "crystal"])


def test_dezmodia_need_not_give_anything() -> None:
    t = dezmodia(charges=4, hand=["crystal"], p2={"deck": ["spark", "ignite", "crystal"]})
    t.do("activate dezmodia_outcasts", "done")

    assert (t.asked, t.you.hand, t.p(2).hand) == ("main", ["crystal"], ["spark", "ignite", "crystal"])


def test_alone_dezmodia_draws_and_exchanges_nothing() -> None:
    """PR-95, SOLO-05."""
    t = position(mages=["dezmodia_outcasts"], charges=4, hand=["jade"], deck=["spark", "spark", "crystal"])
    t.do("activate dezmodia_outcasts")

    assert (t.asked, t.you.hand) == ("main", ["jade", "spark", "spark", "crystal"])


# Taqren


def taqren(phase: str = "none", **given: object) -> At:
    """Taqren beside an ally."""
    return position(phase, mages=["taqren_outcasts", "plain_two"], **given)  # type: ignore[arg-type]


def test_the_barrier_token_starts_on_the_first_space() -> None:
    assert taqren().you.player.tokens == {"barrier": 1}


@pytest.mark.parametrize("space", [2, 3, 4])
def test_taqren_who_suffers_damage_moves_the_token_to_another_space_and_does_what_it_says(space: int) -> None:
    """PR-94."""
    t = taqren(hand=["spark"])
    does(t, "[{suffer: 2}]")
    assert (t.asked, t.options) == ("choose_option", ["choose 2", "choose 3", "choose 4"])

    t.do(f"choose {space}")
    if space == 4:
        t.do("prep spark 3")

    expected = {2: ("up", 0, []), 3: ("left", 1, []), 4: ("left", 0, [("spark", 3)])}[space]
    assert (t.you.breaches[1], t.you.charges, t.you.prepped) == expected
    assert (t.you.life, t.you.player.tokens) == (8, {"barrier": space})


def test_from_another_space_the_token_can_go_back_to_the_first() -> None:
    t = taqren(tokens={"barrier": 3}, p2={"deck": ["crystal"]})
    does(t, "[{suffer: 1}]").do("choose 1")

    assert (t.p(2).hand, t.you.player.tokens) == (["crystal"], {"barrier": 1})


def test_damage_that_an_ally_suffers_does_not_move_the_token() -> None:
    t = taqren()
    does(t, "[{suffer: 1}]", 1)

    assert (t.asked, t.you.player.tokens) == ("", {"barrier": 1})


def test_while_taqren_is_exhausted_gravehold_suffers_each_damage_once() -> None:
    """EXH-10 without its doubling; the token moves all the same."""
    t = taqren(life=0, gravehold=20)
    does(t, "[{suffer: 3}]").do("choose 3")

    assert (t.game.gravehold, t.you.player.tokens, t.you.charges) == (17, {"barrier": 3}, 1)


def test_the_damage_that_exhausts_taqren_counts_once_beyond_his_last_life() -> None:
    """PR-94, EXH-04."""
    t = taqren(life=1, gravehold=20)
    does(t, "[{suffer: 3}]")
    while t.asked:
        t.do(t.options[0])

    assert (t.you.exhausted, t.game.gravehold) == (True, 18)


@pytest.mark.parametrize(("life", "after", "gravehold"), [(5, 8, 20), (0, 0, 23)])
def test_taqrens_ability_heals_him_or_gravehold(life: int, after: int, gravehold: int) -> None:
    """CTXT-40"""
    t = taqren("main", charges=5, life=life, gravehold=20).do("activate taqren_outcasts")

    assert (t.you.life, t.game.gravehold) == (after, gravehold)
