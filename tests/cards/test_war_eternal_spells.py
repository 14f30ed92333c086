"""The War Eternal spells whose text is all in the casting, clause by clause. The others: test_war_eternal_prepped.py."""

import pytest

from tests.cards.shelf import market_with
from tests.table import position

THREE = ("plain_one", "plain_two", "plain_three")
ALL_OPEN = {"II": "open", "III": "open", "IV": "open"}


@pytest.mark.parametrize(
    ("spell", "damage"), [("kindle", 3), ("aurora", 3), ("nova_forge", 4), ("equilibrium", 4), ("reduce_to_ash", 4)]
)
def test_a_spell_with_a_while_prepped_effect_only_deals_damage_when_cast(spell: str, damage: int) -> None:
    """CTXT-21, CTXT-22, CTXT-24, CTXT-25, CAST-05, CAST-08. Kindle and Aurora 3, the others 4."""
    t = position("casting", prepped={"I": spell}, hand=["crystal"])

    t.do(f"cast {spell} 1")

    assert (t.you.discard, t.you.prepped) == ([spell], [])
    assert (t.game.nemesis_life, t.you.aether, t.you.charges) == (70 - damage, 0, 0)


# Thoughtform Familiar


def test_thoughtform_familiar_deals_two_alone() -> None:
    """CTXT-23. It does not count itself, and an ally's spells do not count."""
    t = position(
        "casting",
        prepped={"I": "thoughtform_familiar"},
        hand=["crystal"],
        p2={"prepped": {"I": "spark", "II": "spark"}},
    )

    t.do("cast thoughtform_familiar 1")

    assert (t.game.nemesis_life, t.p(2).prepped) == (68, [("spark", 1), ("spark", 2)])


def test_thoughtform_familiar_deals_one_more_for_each_other_prepped_spell_of_yours() -> None:
    """CTXT-23, DMG-06. Another Familiar counts like any spell; all of it is one hit."""
    t = position(
        "casting",
        prepped={"I": "thoughtform_familiar", "II": "thoughtform_familiar", "III": "spark"},
        breaches=ALL_OPEN,
        hand=["crystal"],
        in_play=[("tally_a1", 5)],
    )

    t.do("cast thoughtform_familiar 1", "target tally_a1")

    assert (t.in_play, t.game.nemesis_life) == ([("tally_a1", 1)], 70)


def test_an_allys_thoughtform_familiar_counts_the_spells_of_the_one_who_casts_it() -> None:
    """CTXT-23, CAST-11. Two of yours, and none of the three the ally still has prepped."""
    t = position(
        hand=["vortex_gauntlet", "crystal"],
        prepped={"I": "spark", "II": "spark"},
        breaches={"II": "open"},
        p2={
            "prepped": {"I": "thoughtform_familiar", "II": "kindle", "III": "kindle", "IV": "kindle"},
            "breaches": ALL_OPEN,
        },
    )

    t.do("play vortex_gauntlet", "cast thoughtform_familiar 1 p2")

    assert t.game.nemesis_life == 70 - 2 - 2


# Carbonize


@pytest.mark.parametrize(
    ("answer", "top", "deck"),
    [
        ("yes", "nemesis", ["player1", "nemesis"]),
        ("no", "nemesis", ["nemesis", "player1"]),
        ("yes", "player2", ["player1", "player2"]),
        ("no", "player2", ["player2", "player1"]),
    ],
)
def test_carbonize_may_put_whatever_it_reveals_under_the_turn_order_deck(
    answer: str, top: str, deck: list[str]
) -> None:
    """REV-01. Nemesis card or player card."""
    t = position("casting", prepped={"I": "carbonize"}, hand=["crystal"], turn_deck=[top, "player1"], turn_discard=[])

    t.do("cast carbonize 1", answer)

    assert (t.game.nemesis_life, t.turn_deck, t.turn_discard) == (67, deck, [])


def test_carbonize_deals_its_damage_before_it_reveals() -> None:
    """EFF-01."""
    t = position(
        "casting", prepped={"I": "carbonize"}, hand=["crystal"], in_play=[("tally_a1", 5)], turn_deck=["nemesis"]
    )

    t.do("cast carbonize 1")
    assert (t.options, t.events("turn_order_revealed")) == (["target nemesis", "target tally_a1"], [])
    t.do("target tally_a1")

    assert (t.in_play, t.options, len(t.events("turn_order_revealed"))) == ([("tally_a1", 2)], ["yes", "no"], 1)


# Jagged Lightning


def test_jagged_lightning_lets_any_player_focus_for_a_discarded_card() -> None:
    """CTXT-18, GEN-12, BREACH-26. Three damage first; the cheapest closed breach of the one you choose."""
    t = position(
        "casting", prepped={"I": "jagged_lightning"}, hand=["crystal", "spark"], p2={"breaches": {"II": "open"}}
    )

    t.do("cast jagged_lightning 1", "discard crystal")
    assert (t.decider, t.options) == (1, ["player 1", "player 2"])
    t.do("player 2")

    assert (t.game.nemesis_life, t.you.hand, t.you.discard) == (67, ["spark"], ["jagged_lightning", "crystal"])
    assert (t.you.breaches, t.p(2).breaches) == (["open", "right", "right", "right"], ["open", "open", "down", "right"])


def test_jagged_lightning_focuses_nothing_when_no_card_is_discarded() -> None:
    """CTXT-18, CAST-10."""
    t = position("casting", prepped={"I": "jagged_lightning"}, hand=["crystal"])

    t.do("cast jagged_lightning 1", "no")

    assert (t.asked, t.game.nemesis_life, t.you.hand) == ("main", 67, ["crystal"])
    assert (t.you.breaches, t.p(2).breaches) == (
        ["open", "right", "right", "right"],
        ["open", "right", "right", "right"],
    )


def test_jagged_lightning_makes_no_offer_with_an_empty_hand() -> None:
    """CTXT-18, PR-05."""
    t = position("casting", prepped={"I": "jagged_lightning", "II": "spark"}, breaches={"II": "open"})

    t.do("cast jagged_lightning 1")

    assert (t.asked, t.game.nemesis_life) == ("casting", 67)


def test_jagged_lightning_focuses_for_one_who_has_a_closed_breach() -> None:
    """CTXT-18, EFF-06. You have none, so the ally focuses."""
    t = position("casting", prepped={"I": "jagged_lightning"}, hand=["crystal", "crystal"], breaches=ALL_OPEN)

    t.do("cast jagged_lightning 1", "discard crystal")

    assert (t.asked, t.p(2).breaches) == ("main", ["open", "down", "right", "right"])


def test_a_breach_that_jagged_lightning_focused_takes_a_spell_in_the_same_turn() -> None:
    """BREACH-08. Also if it happened already in the casting phase."""
    t = position("casting", prepped={"I": "jagged_lightning"}, hand=["crystal", "spark"])

    t.do("cast jagged_lightning 1", "discard crystal", "player 1")

    assert [key for key in t.options if key.startswith("prep")] == ["prep spark 1", "prep spark 2"]


# Celestial Spire


def test_celestial_spire_only_deals_three_while_its_pile_has_cards() -> None:
    """MKT-05."""
    t = position(
        "casting",
        market=market_with("celestial_spire"),
        prepped={"I": "celestial_spire"},
        hand=["crystal"],
        p2={"deck": ["spark"]},
    )

    t.do("cast celestial_spire 1")

    assert (t.game.nemesis_life, t.p(2).hand, t.p(2).deck) == (67, [], ["spark"])


def test_celestial_spire_lets_an_ally_draw_when_its_pile_is_empty() -> None:
    """MKT-05, GEN-11. You draw nothing."""
    t = position(
        "casting",
        mages=THREE,
        market=market_with("celestial_spire"),
        supply={"celestial_spire": 0},
        prepped={"I": "celestial_spire"},
        hand=["crystal"],
        deck=["jade"],
        p2={"deck": ["spark"]},
        p3={"deck": ["spark", "crystal"]},
    )

    t.do("cast celestial_spire 1")
    assert (t.decider, t.options) == (1, ["player 2", "player 3"])
    t.do("player 3")

    assert (t.game.nemesis_life, t.you.hand, t.p(2).hand) == (67, ["crystal"], [])
    assert (t.p(3).hand, t.p(3).deck) == (["spark"], ["crystal"])


# Convection Field


def test_convection_field_deals_four() -> None:
    """CAST-16, EFF-07. The first option, and nothing of the second."""
    t = position("casting", prepped={"I": "convection_field"}, hand=["crystal"], p2={"hand": ["spark"]})

    t.do("cast convection_field 1", "choose 1")

    assert (t.asked, t.game.nemesis_life, t.p(2).hand) == ("main", 66, ["spark"])


def test_convection_field_deals_two_and_lets_an_ally_destroy_a_card_in_hand() -> None:
    """CAST-16, GEN-10. The ally decides; the card does not go to a discard pile."""
    t = position(
        "casting",
        prepped={"I": "convection_field"},
        hand=["crystal"],
        p2={"hand": ["spark", "crystal"], "discard": ["jade"]},
    )

    t.do("cast convection_field 1", "choose 2")
    assert (t.decider, t.options) == (2, ["destroy spark", "destroy crystal", "no"])
    t.do("destroy spark")

    assert (t.game.nemesis_life, t.p(2).hand, t.p(2).discard) == (68, ["crystal"], ["jade"])
    assert t.you.hand == ["crystal"]


def test_convection_field_destroys_nothing_when_the_ally_declines() -> None:
    """CAST-10."""
    t = position("casting", prepped={"I": "convection_field"}, hand=["crystal"], p2={"hand": ["spark"]})

    t.do("cast convection_field 1", "choose 2", "no")

    assert (t.asked, t.game.nemesis_life, t.p(2).hand) == ("main", 68, ["spark"])


@pytest.mark.parametrize(("option", "damage"), [("choose 1", 5), ("choose 2", 3)])
def test_either_option_of_convection_field_gets_the_bonus_of_its_breach(option: str, damage: int) -> None:
    """CAST-09, BREACH-19."""
    t = position("casting", prepped={"IV": "convection_field"}, breaches={"IV": "open"}, hand=["crystal"])

    t.do("cast convection_field 4", option)

    assert t.game.nemesis_life == 70 - damage


# Fiery Torrent


def test_fiery_torrent_deals_two_alone() -> None:
    """CTXT-19. Other spells do not count, nor a Fiery Torrent that is not prepped."""
    t = position(
        "casting",
        prepped={"I": "fiery_torrent", "II": "spark"},
        breaches={"II": "open"},
        hand=["fiery_torrent"],
        discard=["fiery_torrent"],
        p2={"prepped": {"I": "spark"}},
    )

    t.do("cast fiery_torrent 1")

    assert t.game.nemesis_life == 68


def test_fiery_torrent_deals_two_more_for_each_other_one_prepped_by_anyone() -> None:
    """CTXT-19, DMG-06. One of yours and one of an ally's; all of it is one hit."""
    t = position(
        "casting",
        prepped={"I": "fiery_torrent", "II": "fiery_torrent"},
        breaches={"II": "open"},
        hand=["crystal"],
        p2={"prepped": {"I": "fiery_torrent"}},
        in_play=[("tally_a2", 8)],
    )

    t.do("cast fiery_torrent 1", "target tally_a2")

    assert (t.in_play, t.game.nemesis_life) == ([("tally_a2", 2)], 70)


def test_the_second_fiery_torrent_no_longer_counts_the_first() -> None:
    """CTXT-19, CAST-05, CAST-06. A cast spell is on the discard pile."""
    t = position(
        "casting", prepped={"I": "fiery_torrent", "II": "fiery_torrent"}, breaches={"II": "open"}, hand=["crystal"]
    )

    t.do("cast fiery_torrent 1", "cast fiery_torrent 2")

    assert (t.game.nemesis_life, t.you.discard) == (70 - 4 - 2, ["fiery_torrent", "fiery_torrent"])


# Conjure the Lost


def test_conjure_the_lost_may_be_destroyed_for_four_life_of_gravehold() -> None:
    """CTXT-20, GEN-10."""
    t = position("casting", prepped={"I": "conjure_the_lost"}, hand=["crystal"], gravehold=20)

    t.do("cast conjure_the_lost 1", "yes")

    assert (t.game.nemesis_life, t.game.gravehold, t.you.discard, t.you.prepped) == (65, 24, [], [])


def test_conjure_the_lost_stays_when_the_offer_is_declined() -> None:
    """CTXT-20, CAST-10."""
    t = position("casting", prepped={"I": "conjure_the_lost"}, hand=["crystal"], gravehold=20)

    t.do("cast conjure_the_lost 1", "no")

    assert (t.game.nemesis_life, t.game.gravehold, t.you.discard) == (65, 20, ["conjure_the_lost"])


@pytest.mark.parametrize("gravehold", [28, 30])
def test_conjure_the_lost_gives_gravehold_no_more_than_it_had_at_the_start(gravehold: int) -> None:
    """CTXT-20, SETUP-10, CAST-10. The offer is a cost: it may be taken for less life, or for none."""
    t = position("casting", prepped={"I": "conjure_the_lost"}, hand=["crystal"], gravehold=gravehold)

    t.do("cast conjure_the_lost 1", "yes")

    assert (t.game.gravehold, t.you.discard) == (30, [])
