"""Relics of the base game: each option of an OR, each offer taken and declined."""

from __future__ import annotations

import pytest

from tests.table import PLAIN_MARKET, At, content, position

THREE = ("plain_one", "plain_two", "plain_three")
ALL_OPEN = {"II": "open", "III": "open", "IV": "open"}


def destroyed(t: At) -> list[str]:
    """What has left the game, in order."""
    return [content().cards[card].id for card in t.game.destroyed]


def market_with(relic: str) -> list[str]:
    """A market that has this relic."""
    other = next(other for other in PLAIN_MARKET[3:5] if other != relic)
    return [*PLAIN_MARKET[:3], relic, other, *PLAIN_MARKET[5:]]


def test_flexing_dagger_makes_the_next_focus_three_aether_cheaper() -> None:
    """BREACH-04, BREACH-16. Breach IV costs 4 - 3 = 1; the dagger stays."""
    t = position(hand=["flexing_dagger", "spark"], aether=1)

    t.do("play flexing_dagger", "choose 1", "focus 4")

    assert (t.you.aether, t.you.breaches) == (0, ["open", "right", "right", "down"])
    assert (t.you.played, destroyed(t), t.game.nemesis_life) == (["flexing_dagger"], [], 70)


def test_flexing_dagger_makes_the_next_opening_three_aether_cheaper() -> None:
    """BREACH-11, BREACH-17. Breach II with yellow right costs 5 - 3 = 2."""
    t = position(hand=["flexing_dagger", "spark"], aether=2)

    t.do("play flexing_dagger", "choose 1", "open 2")

    assert (t.you.aether, t.you.breaches) == (0, ["open", "open", "right", "right"])


def test_the_discount_of_flexing_dagger_never_brings_aether() -> None:
    """Breach II costs 2 to focus: with the dagger nothing, and not less."""
    t = position(hand=["flexing_dagger", "spark"], aether=1)

    t.do("play flexing_dagger", "choose 1", "focus 2")

    assert (t.you.aether, t.you.breaches) == (1, ["open", "down", "right", "right"])


def test_the_discount_of_flexing_dagger_is_used_up_by_one_focus() -> None:
    """Only the next focus or opening is cheaper."""
    t = position(hand=["flexing_dagger", "spark"], aether=1)

    t.do("play flexing_dagger", "choose 1", "focus 2")

    assert t.options == ["prep spark 1", "prep spark 2", "end"]


def test_the_discount_of_flexing_dagger_is_used_up_by_one_opening() -> None:
    """After opening, focusing has its usual price again."""
    t = position(hand=["flexing_dagger", "spark"], aether=3, breaches={"II": "left"})

    t.do("play flexing_dagger", "choose 1", "open 2", "focus 3")

    assert (t.you.aether, t.you.breaches) == (0, ["open", "open", "down", "right"])


@pytest.mark.parametrize("turned", ["right", "up"])
def test_the_discount_of_flexing_dagger_is_used_up_by_a_free_focus(turned: str) -> None:
    """BREACH-09, PR-55. Focusing Orb turns or opens breach II; that was the next time."""
    t = position(hand=["flexing_dagger", "focusing_orb"], breaches={"II": turned}, gravehold=20)

    t.do("play flexing_dagger", "choose 1", "play focusing_orb", "choose 1", "focus 2")

    assert t.options == ["end"]
    assert t.you.breaches[1] == {"right": "down", "up": "open"}[turned]


def test_the_discount_of_flexing_dagger_is_not_used_up_by_a_focus_of_another_player() -> None:
    """PR-55. A breach is focused by the player whose breach it is."""
    t = position(hand=["flexing_dagger", "focusing_orb"], gravehold=20)

    t.do("play flexing_dagger", "choose 1", "play focusing_orb", "choose 1", "focus 2 p2")
    assert t.options == ["focus 2", "focus 3", "end"]
    t.do("focus 3")

    assert (t.you.aether, t.you.breaches, t.p(2).breaches) == (
        0,
        ["open", "right", "down", "right"],
        ["open", "down", "right", "right"],
    )


def test_two_flexing_daggers_are_used_up_together() -> None:
    """PR-55. Both say the next time."""
    t = position(hand=["flexing_dagger", "flexing_dagger", "crystal"])

    t.do("play flexing_dagger", "choose 1", "play flexing_dagger", "choose 1", "focus 4")

    assert (t.options, t.you.breaches) == (["play crystal", "end"], ["open", "right", "right", "down"])


def test_the_discount_of_flexing_dagger_ends_with_the_turn() -> None:
    """The next turn begins without it."""
    t = position(hand=["flexing_dagger", "spark"], turn_deck=["player1", "nemesis"])

    t.do("play flexing_dagger", "choose 1", "end")

    assert (t.decider, t.options) == (1, ["play flexing_dagger", "prep spark 1", "end"])


def test_flexing_dagger_does_not_make_a_charge_cheaper() -> None:
    """Only focusing and opening."""
    t = position(hand=["flexing_dagger", "spark"], aether=1)

    t.do("play flexing_dagger", "choose 1")

    assert t.options == ["focus 2", "focus 3", "focus 4", "prep spark 1", "end"]


def test_flexing_dagger_may_be_destroyed_to_deal_one_damage() -> None:
    """EFF-07. The other option, and nothing of the first."""
    t = position(hand=["flexing_dagger", "spark"])

    t.do("play flexing_dagger", "choose 2")

    assert (t.game.nemesis_life, destroyed(t), t.you.played) == (69, ["flexing_dagger"], [])
    assert t.options == ["prep spark 1", "end"]


def test_flexing_dagger_may_hit_a_minion() -> None:
    """CAST-08, DMG-01. One target of your choice."""
    t = position(hand=["flexing_dagger", "spark"], in_play=["tally_a1"])

    t.do("play flexing_dagger", "choose 2", "target tally_a1")

    assert (t.game.nemesis_life, t.in_play) == (70, [("tally_a1", 4)])


def test_bottled_vortex_destroys_itself_and_two_cards_and_draws_one() -> None:
    """GEN-10. The cards may come from the hand and from the discard pile."""
    t = position(hand=["bottled_vortex", "crystal", "spark"], discard=["crystal", "jade"], deck=["searing_ruby"])

    t.do("play bottled_vortex", "destroy crystal", "destroy crystal from discard")

    assert destroyed(t) == ["bottled_vortex", "crystal", "crystal"]
    assert (t.you.hand, t.you.discard, t.you.deck, t.you.played) == (["spark", "searing_ruby"], ["jade"], [], [])


def test_bottled_vortex_may_destroy_two_cards_of_one_place() -> None:
    """Each card is chosen from the hand or the discard pile."""
    t = position(hand=["bottled_vortex", "spark"], discard=["crystal", "crystal"], deck=["jade"])

    t.do("play bottled_vortex", "destroy crystal from discard", "destroy crystal from discard")

    assert destroyed(t) == ["bottled_vortex", "crystal", "crystal"]
    assert (t.you.hand, t.you.discard) == (["spark", "jade"], [])


def test_bottled_vortex_may_destroy_a_single_card() -> None:
    """EFF-11. Up to two."""
    t = position(hand=["bottled_vortex", "crystal", "spark"], deck=["jade"])

    t.do("play bottled_vortex", "destroy crystal", "done")

    assert (destroyed(t), t.you.hand) == (["bottled_vortex", "crystal"], ["spark", "jade"])


def test_bottled_vortex_draws_also_when_nothing_else_is_destroyed() -> None:
    """EFF-11, PR-09. Up to two includes none; the relic itself is destroyed all the same."""
    t = position(hand=["bottled_vortex", "crystal", "spark"], deck=["jade"])

    t.do("play bottled_vortex", "done")

    assert (destroyed(t), t.you.hand, t.you.played) == (["bottled_vortex"], ["crystal", "spark", "jade"], [])


def test_bottled_vortex_does_not_reach_the_deck_or_prepped_spells() -> None:
    """Hand and discard pile only."""
    t = position(hand=["bottled_vortex", "crystal"], discard=["jade"], deck=["ignite"], prepped={"I": "spark"})

    t.do("play bottled_vortex")

    assert t.options == ["destroy crystal", "destroy jade from discard", "done"]


def test_a_card_destroyed_by_bottled_vortex_is_not_drawn_by_it() -> None:
    """PR-09, DRAW-05. The draw comes last: the pile that is turned over no longer holds the destroyed card."""
    t = position(hand=["bottled_vortex", "spark"], discard=["crystal", "jade"])

    t.do("play bottled_vortex", "destroy crystal from discard", "done")

    assert (t.you.hand, t.you.deck, t.you.discard) == (["spark", "jade"], [], [])


def test_unstable_prism_plays_a_gem_twice_and_destroys_it() -> None:
    """GEN-10. The prism itself stays."""
    t = position(hand=["unstable_prism", "jade", "spark"])

    t.do("play unstable_prism", "choose 1")

    assert (t.you.aether, destroyed(t)) == (4, ["jade"])
    assert (t.you.hand, t.you.played) == (["spark"], ["unstable_prism"])


def test_unstable_prism_lets_you_choose_the_gem() -> None:
    """Gems in hand, not relics and not spells."""
    t = position(hand=["unstable_prism", "jade", "crystal", "flexing_dagger", "spark"])

    t.do("play unstable_prism", "choose 1")
    assert t.options == ["play jade", "play crystal"]
    t.do("play crystal")

    assert (t.you.aether, destroyed(t), t.you.hand) == (2, ["crystal"], ["jade", "flexing_dagger", "spark"])


def test_both_plays_of_unstable_prism_count_as_plays() -> None:
    """PR-13. The second time is the second Diamond Cluster of the turn: 2 + 4."""
    t = position(hand=["unstable_prism", "diamond_cluster", "spark"])

    t.do("play unstable_prism", "choose 1")

    assert (t.you.aether, destroyed(t)) == (6, ["diamond_cluster"])


def test_unstable_prism_resolves_every_clause_of_the_gem_twice() -> None:
    """MAIN-04. The offer of Burning Opal is made each time."""
    t = position(hand=["unstable_prism", "burning_opal", "crystal", "spark"], p2={"deck": ["jade", "spark"]})

    t.do("play unstable_prism", "choose 1", "play burning_opal", "discard crystal", "no")

    assert (t.you.aether, t.you.hand, t.you.discard) == (6, ["spark"], ["crystal"])
    assert (t.p(2).hand, destroyed(t)) == (["jade"], ["burning_opal"])


def test_unstable_prism_may_give_two_aether_instead() -> None:
    """EFF-07. No gem is played or destroyed."""
    t = position(hand=["unstable_prism", "jade", "spark"])

    t.do("play unstable_prism", "choose 2")

    assert (t.you.aether, destroyed(t), t.you.hand) == (2, [], ["jade", "spark"])


def test_unstable_prism_without_a_gem_in_hand_gives_two_aether() -> None:
    """EFF-08. Only that option can be fully resolved; gems in play or in the discard pile do not help."""
    t = position(hand=["unstable_prism", "flexing_dagger", "spark"], played=["jade"], discard=["jade"])

    t.do("play unstable_prism")

    assert (t.asked, t.you.aether, destroyed(t)) == ("main", 2, [])


def test_blasting_staff_casts_a_spell_prepped_this_turn_with_two_more_damage() -> None:
    """CAST-14, PREP-04. The spell goes to the discard pile as usual."""
    t = position(hand=["spark", "blasting_staff", "crystal"])

    t.do("prep spark 1", "play blasting_staff", "cast spark 1")

    assert (t.game.nemesis_life, t.you.prepped, t.you.discard) == (67, [], ["spark"])
    assert (t.you.hand, t.you.played) == (["crystal"], ["blasting_staff"])


def test_blasting_staff_is_an_offer() -> None:
    """PR-09. The English card says "may"."""
    t = position(hand=["spark", "blasting_staff", "crystal"])

    t.do("prep spark 1", "play blasting_staff", "no")

    assert (t.game.nemesis_life, t.you.prepped, t.you.played) == (70, [("spark", 1)], ["blasting_staff"])


def test_blasting_staff_does_not_cast_a_spell_prepped_earlier() -> None:
    """Only one that was prepped this turn; here no offer can be made."""
    t = position(hand=["blasting_staff", "crystal"], prepped={"I": "spark"}, p2={"prepped": {"I": "spark"}})

    t.do("play blasting_staff")

    assert (t.asked, t.game.nemesis_life, t.you.prepped) == ("main", 70, [("spark", 1)])


def test_blasting_staff_leaves_older_spells_out_of_the_choice() -> None:
    """Of two prepped spells only the new one is offered."""
    t = position(hand=["spark", "blasting_staff"], breaches={"II": "open"}, prepped={"I": "ignite"})

    t.do("prep spark 2", "play blasting_staff")

    assert t.options == ["cast spark 2", "no"]


def test_blasting_staff_adds_to_the_bonus_of_the_breach() -> None:
    """DMG-06, BREACH-19. A Spark in open breach III: 1 + 1 + 2."""
    t = position(hand=["spark", "blasting_staff", "crystal"], breaches={"III": "open"})

    t.do("prep spark 3", "play blasting_staff", "cast spark 3")

    assert t.game.nemesis_life == 66


def test_blasting_staff_gives_damage_to_a_spell_without_any() -> None:
    """DMG-07. As if it had one source of 0."""
    t = position(hand=["quiet_spell", "blasting_staff", "crystal"], gravehold=20)

    t.do("prep quiet_spell 1", "play blasting_staff", "cast quiet_spell 1")

    assert (t.game.nemesis_life, t.game.gravehold) == (68, 21)


def test_focusing_orb_focuses_a_breach_of_yours_for_nothing() -> None:
    """BREACH-08, BREACH-09. The breach can take a spell this turn."""
    t = position(hand=["focusing_orb", "spark"], gravehold=20)

    t.do("play focusing_orb", "choose 1", "focus 3")

    assert (t.you.breaches, t.you.aether) == (["open", "right", "down", "right"], 0)
    assert (t.you.played, destroyed(t), t.game.gravehold) == (["focusing_orb"], [], 20)
    assert t.options == ["prep spark 1", "prep spark 3", "end"]


def test_focusing_orb_focuses_a_breach_of_any_player() -> None:
    """GEN-12. Every closed breach of every player may be chosen, and no open one."""
    t = position(hand=["focusing_orb", "spark"], gravehold=20, p2={"breaches": {"II": "open"}})

    t.do("play focusing_orb", "choose 1")
    assert t.options == ["focus 2", "focus 3", "focus 4", "focus 3 p2", "focus 4 p2"]
    t.do("focus 4 p2")

    assert t.you.breaches == ["open", "right", "right", "right"]
    assert t.p(2).breaches == ["open", "open", "right", "down"]


def test_focusing_orb_opens_a_breach_that_is_fully_turned() -> None:
    """BREACH-10, ED-08. With yellow up the focus opens it."""
    t = position(hand=["focusing_orb", "spark"], gravehold=20, breaches={"II": "up"})

    t.do("play focusing_orb", "choose 1", "focus 2")

    assert t.you.breaches == ["open", "open", "right", "right"]


def test_focusing_orb_may_be_destroyed_to_give_gravehold_three_life() -> None:
    """EFF-07. The other option; no breach is turned."""
    t = position(hand=["focusing_orb", "spark"], gravehold=20)

    t.do("play focusing_orb", "choose 2")

    assert (t.game.gravehold, destroyed(t), t.you.played) == (23, ["focusing_orb"], [])
    assert t.you.breaches == ["open", "right", "right", "right"]


def test_focusing_orb_may_be_destroyed_while_gravehold_is_unhurt() -> None:
    """OPEN-07, PR-48. No life is gained, but the card leaves the deck."""
    t = position(hand=["focusing_orb", "spark"])

    t.do("play focusing_orb", "choose 2")

    assert (t.asked, t.game.gravehold, destroyed(t)) == ("main", 30, ["focusing_orb"])


def test_focusing_orb_gives_life_when_no_breach_is_closed() -> None:
    """EFF-08, SETUP-10. The focus cannot be done; the gain stops at the maximum."""
    t = position(hand=["focusing_orb", "spark"], gravehold=28, breaches=ALL_OPEN, p2={"breaches": ALL_OPEN})

    t.do("play focusing_orb")

    assert (t.asked, t.game.gravehold, destroyed(t)) == ("main", 30, ["focusing_orb"])


def test_mages_talisman_gives_you_and_an_ally_a_charge() -> None:
    """MAIN-21. One each; the relic stays."""
    t = position(hand=["mages_talisman", "spark"])

    t.do("play mages_talisman")

    assert (t.you.charges, t.p(2).charges, t.you.played) == (1, 1, ["mages_talisman"])


def test_mages_talisman_lets_you_choose_among_the_allies() -> None:
    """GEN-11. Not yourself, and not both."""
    t = position(mages=THREE, hand=["mages_talisman", "spark"])

    t.do("play mages_talisman")
    assert (t.decider, t.options) == (1, ["player 2", "player 3"])
    t.do("player 2")

    assert [t.p(n).charges for n in (1, 2, 3)] == [1, 1, 0]


def test_a_charge_of_mages_talisman_without_a_free_space_is_lost() -> None:
    """OPEN-22, MAIN-23. The other one is gained all the same."""
    t = position(hand=["mages_talisman", "spark"], charges=4)

    t.do("play mages_talisman")

    assert (t.you.charges, t.p(2).charges) == (4, 1)


def test_mages_talisman_gives_a_lone_player_two_charges() -> None:
    """SOLO-05, SOLO-06. You are your own ally, and the effect happens twice on you."""
    t = position(mages=("plain_one",), hand=["mages_talisman", "spark"])

    t.do("play mages_talisman")

    assert t.you.charges == 2
