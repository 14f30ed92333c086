"""Gems of the base game: what each gives when it is played or gained, and what it does not."""

from __future__ import annotations

import pytest

from tests.table import PLAIN_MARKET, position

THREE = ("plain_one", "plain_two", "plain_three")


def market_with(gem: str) -> list[str]:
    """A market that has this gem."""
    others = [other for other in PLAIN_MARKET[:3] if other != gem]
    return [gem, *others[:2], *PLAIN_MARKET[3:]]


def test_jade_gives_two_aether() -> None:
    """MAIN-06, MAT-06. The gem works at once and stays in front of the player."""
    t = position(hand=["jade", "spark"])

    t.do("play jade")

    assert (t.you.aether, t.you.hand, t.you.played, t.you.discard) == (2, ["spark"], ["jade"], [])


def test_sifters_pearl_gives_two_aether_and_each_player_may_discard_the_top_of_their_deck() -> None:
    """REV-01. The player begins; each decides about their own card."""
    t = position(
        hand=["sifters_pearl", "spark"],
        deck=["jade", "crystal"],
        p2={"deck": ["spark", "crystal"]},
    )

    t.do("play sifters_pearl")
    deciders = [t.decider]
    t.do("yes")
    deciders.append(t.decider)
    t.do("yes")

    assert deciders == [1, 2]
    assert t.you.aether == 2
    assert (t.you.deck, t.you.discard) == (["crystal"], ["jade"])
    assert (t.p(2).deck, t.p(2).discard) == (["crystal"], ["spark"])


def test_sifters_pearl_leaves_a_card_on_top_that_its_owner_keeps() -> None:
    """REV-01. What is revealed and not discarded goes back on top."""
    t = position(hand=["sifters_pearl", "spark"], deck=["jade", "crystal"], p2={"deck": ["spark", "crystal"]})

    t.do("play sifters_pearl", "no", "no")

    assert t.you.aether == 2
    assert (t.you.deck, t.you.discard) == (["jade", "crystal"], [])
    assert (t.p(2).deck, t.p(2).discard) == (["spark", "crystal"], [])


def test_sifters_pearl_turns_an_empty_deck_over_and_passes_a_player_without_cards() -> None:
    """REV-03, DRAW-05, PR-05. The oldest discarded card is revealed; where there is no card nothing is asked."""
    t = position(hand=["sifters_pearl", "spark"], p2={"discard": ["jade", "crystal"]})

    t.do("play sifters_pearl")
    assert (t.decider, t.asked) == (2, "may")
    t.do("yes")

    assert (t.p(2).deck, t.p(2).discard) == (["crystal"], ["jade"])
    assert (t.you.deck, t.you.discard, t.asked) == ([], [], "main")


def test_vriswood_amber_gives_two_aether() -> None:
    """When played it does nothing else."""
    t = position(hand=["vriswood_amber", "spark"], deck=["crystal"])

    t.do("play vriswood_amber")

    assert (t.you.aether, t.you.played, t.you.deck) == (2, ["vriswood_amber"], ["crystal"])


def test_vriswood_amber_may_be_gained_onto_the_deck() -> None:
    """MAIN-18. It never touches the discard pile."""
    t = position(market=market_with("vriswood_amber"), aether=3, hand=["spark"], deck=["crystal"], discard=["jade"])
    before = t.supply("vriswood_amber")

    t.do("gain vriswood_amber", "yes")

    assert (before, t.supply("vriswood_amber"), t.you.aether) == (7, 6, 0)
    assert (t.you.deck, t.you.discard) == (["vriswood_amber", "crystal"], ["jade"])


def test_vriswood_amber_goes_to_the_discard_pile_when_the_offer_is_declined() -> None:
    """MAIN-16. As any gained card."""
    t = position(market=market_with("vriswood_amber"), aether=3, hand=["spark"], deck=["crystal"], discard=["jade"])

    t.do("gain vriswood_amber", "no")

    assert (t.you.deck, t.you.discard, t.you.aether) == (["crystal"], ["jade", "vriswood_amber"], 0)


def test_another_gem_is_not_offered_the_top_of_the_deck() -> None:
    """The offer belongs to V'riswood Amber, not to gaining."""
    t = position(market=market_with("vriswood_amber"), aether=2, hand=["spark"], deck=["crystal"])

    t.do("gain jade")

    assert (t.asked, t.you.deck, t.you.discard) == ("main", ["crystal"], ["jade"])


@pytest.mark.parametrize(("plays", "aether"), [(1, 2), (2, 6), (3, 8), (4, 10)])
def test_diamond_cluster_gives_two_more_only_the_second_time_it_is_played(plays: int, aether: int) -> None:
    """PR-13. Exactly the second play of a turn, over all copies."""
    t = position(hand=["diamond_cluster"] * 4 + ["spark"])

    t.do(*["play diamond_cluster"] * plays)

    assert t.you.aether == aether


def test_diamond_cluster_does_not_count_other_gems() -> None:
    """Only the name counts."""
    t = position(hand=["jade", "diamond_cluster", "spark"])

    t.do("play jade", "play diamond_cluster")

    assert t.you.aether == 4


def test_diamond_cluster_does_not_count_an_earlier_turn() -> None:
    """The count restarts with each turn."""
    t = position(
        hand=["diamond_cluster", "spark", "spark", "spark", "spark"],
        deck=["diamond_cluster", "crystal"],
        turn_deck=["player1", "nemesis"],
    )

    t.do("play diamond_cluster", "end", "play diamond_cluster")

    assert t.you.aether == 2


def test_searing_ruby_gives_two_aether_and_one_for_a_spell_only() -> None:
    """MAIN-12, MAIN-13. With one more aether a spell of cost 4 is in reach."""
    t = position(hand=["searing_ruby", "spark"], aether=1)

    t.do("play searing_ruby", "gain amplify_vision")

    assert (t.you.aether, t.you.discard) == (0, ["amplify_vision"])


def test_the_third_aether_of_searing_ruby_buys_nothing_but_a_spell() -> None:
    """MAIN-12. No gem of cost 4, no focus of breach IV, no opening of breach II at 4; what 3 aether buys is there."""
    t = position(hand=["searing_ruby", "spark"], aether=1, breaches={"II": "down"})

    t.do("play searing_ruby")

    assert t.options == [
        "gain jade",
        "gain flexing_dagger",
        "gain bottled_vortex",
        "gain amplify_vision",
        "charge",
        "focus 2",
        "focus 3",
        "prep spark 1",
        "end",
    ]


def test_the_third_aether_of_searing_ruby_is_left_when_something_else_is_bought() -> None:
    """MAIN-12. After a charge only the restricted aether remains."""
    t = position(hand=["searing_ruby", "spark"])

    t.do("play searing_ruby", "charge")

    assert (t.you.charges, t.you.aether, t.options) == (1, 1, ["prep spark 1", "end"])


def test_burning_opal_gives_three_aether_and_a_discarded_card_lets_an_ally_draw() -> None:
    """CAST-10. The offer is taken."""
    t = position(hand=["burning_opal", "crystal", "spark"], deck=["jade"], p2={"hand": ["spark"], "deck": ["jade"]})

    t.do("play burning_opal", "discard crystal")

    assert t.you.aether == 3
    assert (t.you.hand, t.you.discard, t.you.deck) == (["spark"], ["crystal"], ["jade"])
    assert (t.p(2).hand, t.p(2).deck) == (["spark", "jade"], [])


def test_burning_opal_without_a_discard_lets_nobody_draw() -> None:
    """CAST-10. The offer is declined."""
    t = position(hand=["burning_opal", "crystal", "spark"], p2={"deck": ["jade"]})

    t.do("play burning_opal", "no")

    assert t.you.aether == 3
    assert (t.you.hand, t.you.discard) == (["crystal", "spark"], [])
    assert (t.p(2).hand, t.p(2).deck) == ([], ["jade"])


def test_burning_opal_makes_no_offer_to_an_empty_hand() -> None:
    """PR-05. An offer whose cost cannot be paid is not made."""
    t = position(hand=["burning_opal"], p2={"deck": ["jade"]})

    t.do("play burning_opal")

    assert (t.asked, t.you.aether, t.p(2).hand) == ("main", 3, [])


def test_burning_opal_lets_you_choose_among_the_allies() -> None:
    """GEN-11. An ally is any player but you."""
    t = position(
        mages=THREE, hand=["burning_opal", "spark"], deck=["jade"], p2={"deck": ["jade"]}, p3={"deck": ["jade"]}
    )

    t.do("play burning_opal", "discard spark")
    assert (t.decider, t.options) == (1, ["player 2", "player 3"])
    t.do("player 3")

    assert [t.p(n).hand for n in (1, 2, 3)] == [[], [], ["jade"]]


def test_clouded_sapphire_gives_three_aether_and_an_ally_a_charge() -> None:
    """MAIN-21. The charge is the ally's, not yours."""
    t = position(hand=["clouded_sapphire"])

    t.do("play clouded_sapphire")

    assert (t.you.aether, t.you.charges, t.p(2).charges) == (3, 0, 1)


def test_clouded_sapphire_gives_the_charge_only_the_first_time_it_is_played() -> None:
    """PR-13. Exactly the first play of a turn, over all copies."""
    t = position(hand=["clouded_sapphire"] * 3)

    t.do(*["play clouded_sapphire"] * 3)

    assert (t.you.aether, t.you.charges, t.p(2).charges) == (9, 0, 1)


def test_clouded_sapphire_lets_you_choose_among_the_allies() -> None:
    """GEN-11. An ally is any player but you."""
    t = position(mages=THREE, hand=["clouded_sapphire"])

    t.do("play clouded_sapphire")
    assert (t.decider, t.options) == (1, ["player 2", "player 3"])
    t.do("player 3")

    assert [t.p(n).charges for n in (1, 2, 3)] == [0, 0, 1]


def test_the_charge_of_clouded_sapphire_is_lost_on_a_full_ally() -> None:
    """OPEN-22, MAIN-23. No mage has more charges than spaces."""
    t = position(hand=["clouded_sapphire"], p2={"charges": 5})

    t.do("play clouded_sapphire")

    assert (t.you.aether, t.you.charges, t.p(2).charges) == (3, 0, 5)
