"""Crooked Mask: setup, Unleash, when corruptions are resolved, where destroyed ones go, and who knows what."""

from __future__ import annotations

import pytest

from tests.nemeses.lay import corruption_deck, harm, hidden, mask, names, nemesis_turn, turn_of_player
from tests.table import content, position
from unshuffled.rules.readings.views import view

BLIND = "crooked_mask_blind_abandon"
CONTAGION = "crooked_mask_contagion"
HUNGER = "crooked_mask_endless_hunger"
LUST = "crooked_mask_lust_for_power"
MIGHT = "crooked_mask_reckless_might"
"""Lust for Power only costs its player 1 life and gives a charge, so most tests use it."""


# Setup


@pytest.mark.parametrize(
    ("difficulty", "players", "gravehold", "life"),
    [("beginner", 12, 35, 60), ("normal", 10, 30, 70), ("expert", 10, 30, 70), ("extinction", 8, 25, 80)],
)
def test_setup_shuffles_the_eleven_corruptions_into_a_deck_of_their_own(
    difficulty: str, players: int, gravehold: int, life: int
) -> None:
    """SETUP-20, SETUP-21, DIFF-01, DIFF-02, DIFF-03, DIFF-04."""
    t = position("none", nemesis="crooked_mask", difficulty=difficulty, setup=True)

    assert sorted(corruption_deck(t)) == [
        "crooked_mask_blind_abandon",
        "crooked_mask_contagion",
        "crooked_mask_delirium_veil",
        "crooked_mask_dire_wisdom",
        "crooked_mask_endless_hunger",
        "crooked_mask_fever_of_war",
        "crooked_mask_grim_sight",
        "crooked_mask_insatiable_avarice",
        "crooked_mask_lust_for_power",
        "crooked_mask_nothingness",
        "crooked_mask_reckless_might",
    ]
    assert all(card < 0 for card in t.game.piles[0])
    assert (t.game.nemesis_life, harm(t)) == (life, (gravehold, [players, players]))


def test_nine_own_cards_go_into_the_nemesis_deck_three_of_each_tier() -> None:
    """SETUP-14, SETUP-21."""
    t = position("none", nemesis="crooked_mask", setup=True)

    own = [card for card in t.nemesis_deck if card.startswith("crooked_mask_")]
    assert sorted((content().card(card).tier, card) for card in own) == [
        (1, "crooked_mask_burden"),
        (1, "crooked_mask_corrupter"),
        (1, "crooked_mask_tempt"),
        (2, "crooked_mask_pain_sower"),
        (2, "crooked_mask_twisting_madness"),
        (2, "crooked_mask_vex"),
        (3, "crooked_mask_afflict"),
        (3, "crooked_mask_bedlam_sage"),
        (3, "crooked_mask_ruin_priest"),
    ]


# Unleash


def test_unleash_gives_any_player_a_corruption_and_shuffles_their_discard_pile_into_their_deck() -> None:
    """NEM-23, GEN-05, EFF-04. The top corruption; the other player's piles stay as they are."""
    t = mask([LUST, HUNGER], deck=["spark"], discard=["jade"], p2={"deck": ["spark", "crystal"], "discard": ["jade"]})

    t.unleash()
    assert (t.decider, t.options) == (0, ["player 1", "player 2"])
    t.do("player 2")

    assert (sorted(t.p(2).deck), t.p(2).discard) == (["crooked_mask_lust_for_power", "crystal", "jade", "spark"], [])
    assert (t.you.deck, t.you.discard) == (["spark"], ["jade"])
    assert (corruption_deck(t), harm(t)) == ([HUNGER], (30, [10, 10]))


def test_the_corruption_of_an_unleash_ends_anywhere_in_the_deck() -> None:
    """GEN-05. It lies on top before the shuffle, not after it."""
    places = set()
    for seed in range(30):
        t = mask([LUST], mages=["plain_one"], deck=["crystal", "crystal"], discard=["spark"], seed=f"seed {seed}")
        t.unleash()
        places.add(t.you.deck.index(LUST))

    assert places == {0, 1, 2, 3}


def test_an_unleash_with_an_empty_corruption_deck_hits_gravehold_for_two_and_still_shuffles() -> None:
    """PR-31."""
    t = mask([], deck=["spark"], discard=["jade", "crystal"])

    t.unleash().do("player 1")

    assert (sorted(t.you.deck), t.you.discard) == (["crystal", "jade", "spark"], [])
    assert (len(t.events("deck_shuffled")), harm(t)) == (1, (28, [10, 10]))


def test_each_unleash_asks_for_a_player_again() -> None:
    """NEM-24, NEM-25. Lay Waste unleashes twice; the second finds the corruption deck empty."""
    t = mask([LUST])

    t.resolve("lay_waste").do("player 1", "player 2", "player 1")

    assert (t.you.deck, t.p(2).deck) == ([LUST], [])
    assert harm(t) == (28, [8, 10])


# Who knows what


def test_a_corruption_gained_on_top_of_a_deck_is_not_looked_at() -> None:
    """GEN-08. Players know that a corruption lies there and not which one, until it is drawn."""
    t = mask([LUST, HUNGER], mages=["plain_one"], deck=["spark"], hand=["crystal"] * 4)

    t.resolve("crooked_mask_burden").do("focus 2")

    assert t.game.players[0].deck == [content().index["spark"], *hidden([HUNGER, LUST])]
    seen = view(t.game, 0)
    assert (seen["players"][0]["deck"], seen["players"][0]["hidden"]) == (
        [None, None, "spark"],
        ["corruption", "corruption"],
    )
    assert seen["nemesis"]["decks"]["corruption"] == {"deck": [], "discard": [], "unseen": [HUNGER, LUST]}
    assert t.events("gained") == []
    assert t.events("side_card_gained") == [{"event": "side_card_gained", "seat": 0, "deck": "corruption"}] * 2

    turn_of_player(t).do("end")
    assert t.you.hand == ["crystal"] * 4 + [HUNGER]


def test_a_corruption_gained_into_the_hand_is_seen() -> None:
    """OPEN-20. Ruin Priest gives it into the hand, and player 2 sees it too."""
    t = mask([LUST, BLIND, HUNGER], hand=["crystal"] * 3, in_play=["crooked_mask_ruin_priest"])

    t.main_phase_of_nemesis()

    assert view(t.game, 1)["players"][0]["hand"] == [LUST, BLIND, HUNGER]
    assert view(t.game, 1)["nemesis"]["decks"]["corruption"]["unseen"] == []


# When corruptions are resolved


def test_corruptions_in_hand_are_resolved_at_the_start_of_the_turn_before_the_casting_phase() -> None:
    """GEN-03."""
    t = turn_of_player(mask([HUNGER], hand=[LUST, "crystal"], prepped={"I": "spark"}))

    assert (t.asked, t.options) == ("casting", ["cast spark 1", "end"])
    assert (t.you.hand, t.you.played, t.you.discard) == (["crystal"], [], [])
    assert (t.you.charges, harm(t), corruption_deck(t)) == (1, (30, [9, 10]), [HUNGER, LUST])


def test_their_player_resolves_several_corruptions_in_any_order() -> None:
    """EFF-10."""
    t = turn_of_player(mask([], hand=[LUST, HUNGER, "crystal"]))

    assert (t.decider, t.options) == (1, [f"resolve {LUST}", f"resolve {HUNGER}"])
    t.do(f"resolve {HUNGER}")

    assert (t.you.hand, t.options) == (["crystal"], ["play crystal", "end"])
    assert (corruption_deck(t), harm(t), t.you.charges) == ([HUNGER, LUST], (27, [9, 10]), 1)


def test_a_corruption_that_comes_into_the_hand_meanwhile_is_resolved_too() -> None:
    """PR-29. Contagion takes back Lust for Power, whose cost is 0 in the discard pile too."""
    t = turn_of_player(mask([], hand=[CONTAGION, "crystal"], discard=[LUST, "jade"]))

    assert (t.you.hand, t.you.discard, t.you.charges) == (["crystal"], ["jade"], 1)
    assert (corruption_deck(t), harm(t)) == ([CONTAGION, LUST], (30, [8, 10]))


def test_a_corruption_drawn_in_the_main_phase_is_resolved_at_its_end_and_cannot_be_played() -> None:
    """GEN-03, MAIN-01. Bottled Vortex draws it."""
    t = turn_of_player(mask([], hand=["bottled_vortex", "crystal"], deck=[LUST]))

    t.do("play bottled_vortex", "done")
    assert (t.you.hand, t.options) == (["crystal", LUST], ["play crystal", "end"])
    t.do("end")

    assert (t.you.hand, t.you.charges, harm(t)) == (["crystal"], 1, (30, [9, 10]))
    assert corruption_deck(t) == [LUST]


def test_a_corruption_drawn_in_the_draw_phase_waits_for_the_next_turn() -> None:
    """GEN-03, DRAW-02."""
    t = turn_of_player(mask([], deck=[LUST], p2={"hand": [HUNGER]})).do("end")

    assert (t.you.hand, t.you.charges, harm(t)) == ([LUST], 0, (30, [10, 10]))
    turn_of_player(t)
    assert (t.you.hand, t.you.charges, harm(t)) == ([], 1, (30, [9, 10]))
    assert t.p(2).hand == [HUNGER]


def test_corruptions_are_not_resolved_in_the_nemesis_turn() -> None:
    """GEN-03."""
    t = mask([], hand=[LUST], p2={"hand": [HUNGER]}, nemesis_deck=["crooked_mask_corrupter"])

    nemesis_turn(t)

    assert (t.you.hand, t.p(2).hand, harm(t)) == ([LUST], [HUNGER], (30, [10, 10]))


def test_a_corruption_may_exhaust_its_player_and_goes_on_afterwards() -> None:
    """EXH-01, EXH-02, EXH-04. The charge comes after the exhaustion steps, which had taken the others."""
    t = turn_of_player(mask([], hand=[LUST, "crystal"], life=1, charges=3))

    t.do("player 1", "player 2", "destroy breach 1")

    assert (t.you.charges, t.you.exhausted, t.you.breaches) == (1, True, ["none", "right", "right", "right"])
    assert (harm(t), corruption_deck(t)) == ((26, [0, 10]), [LUST])


# Destroyed corruptions


def test_a_corruption_destroyed_from_the_hand_goes_under_the_corruption_deck() -> None:
    """GEN-03, GEN-10. Crystals leave the game; the corruption was drawn in the main phase."""
    t = mask([BLIND], hand=["bottled_vortex", "bottled_vortex", "crystal"], deck=[LUST])

    turn_of_player(t).do("play bottled_vortex", "done")
    t.do("play bottled_vortex", f"destroy {LUST}", "destroy crystal")

    assert (corruption_deck(t), t.you.hand) == ([BLIND, LUST], [])
    assert names(t.game.destroyed) == ["bottled_vortex", "bottled_vortex", "crystal"]
    assert harm(t) == (30, [10, 10])


def test_a_corruption_destroyed_from_the_discard_pile_goes_under_the_corruption_deck() -> None:
    """GEN-03."""
    t = turn_of_player(mask([BLIND], hand=["bottled_vortex", "crystal"], discard=["jade", LUST]))

    t.do("play bottled_vortex", f"destroy {LUST} from discard", "done")

    assert (corruption_deck(t), names(t.game.destroyed)) == ([BLIND, LUST], ["bottled_vortex"])


def test_a_corruption_destroyed_from_a_deck_goes_under_the_corruption_deck() -> None:
    """GEN-03, EFF-06. Gather Darkness destroys the top four cards of a deck; player 2 has none."""
    t = mask([BLIND, HUNGER], deck=["crystal"], discard=[LUST])

    t.resolve("gather_darkness").do("player 2", "player 2")

    assert (sorted(names(t.game.destroyed)), t.you.deck) == (["crystal"], [])
    assert (sorted(t.p(2).deck), corruption_deck(t)) == ([BLIND, HUNGER], [LUST])


@pytest.mark.parametrize(("key", "own", "ally"), [("player 1", [LUST], []), ("player 2", [], [LUST])])
def test_at_increased_difficulty_a_destroyed_corruption_goes_to_any_players_discard_pile(
    key: str, own: list[str], ally: list[str]
) -> None:
    """PR-30, DIFF-03. The player who destroys it chooses."""
    t = turn_of_player(mask([HUNGER], difficulty="expert", hand=[LUST, "crystal"]))

    assert (t.decider, t.options) == (1, ["player 1", "player 2"])
    t.do(key)

    assert (t.you.discard, t.p(2).discard, corruption_deck(t)) == (own, ally, [HUNGER])
    assert (t.you.charges, t.you.hand, t.game.destroyed) == (1, ["crystal"], [])


def test_at_increased_difficulty_who_destroys_an_allys_corruption_chooses_where_it_goes() -> None:
    """PR-30. Conclave Scroll destroys the top card of an ally's discard pile."""
    market = ["jade", "searing_ruby", "burning_opal", "flexing_dagger", "conclave_scroll"]
    market += ["amplify_vision", "essence_theft", "planar_insight", "consuming_void"]
    t = mask(
        [],
        difficulty="expert",
        market=market,
        supply={"conclave_scroll": 0},
        hand=["conclave_scroll", "crystal"],
        p2={"discard": [LUST]},
    )

    turn_of_player(t).do("play conclave_scroll", "yes")
    assert (t.decider, t.options) == (1, ["player 1", "player 2"])
    t.do("player 1")

    assert (t.you.discard, t.p(2).discard, corruption_deck(t)) == ([LUST], [], [])


def test_at_increased_difficulty_other_cards_are_destroyed_as_ever() -> None:
    """PR-30, GEN-10."""
    t = turn_of_player(mask([], difficulty="expert", hand=["bottled_vortex", "crystal"]))

    t.do("play bottled_vortex", "destroy crystal")

    assert names(t.game.destroyed) == ["bottled_vortex", "crystal"]


def test_a_corruption_costs_nothing_wherever_it_lies() -> None:
    """PR-29. Agony Field wants a card of cost 2 or more destroyed from hand; a corruption will not do."""
    corrupted = position(nemesis="crooked_mask", hand=[LUST, "crystal"], in_play=["agony_field"])
    rich = position(nemesis="crooked_mask", hand=["jade", "crystal"], in_play=["agony_field"])

    assert "discard agony_field" not in corrupted.options
    assert "discard agony_field" in rich.options
    assert {content().cards[~card].cost for card in mask([LUST, MIGHT]).game.piles[0]} == {0}
