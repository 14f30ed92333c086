"""The main phase: its actions, playing gems and relics, gaining cards (MAIN-01 to MAIN-07, MAIN-15 to MAIN-19)."""

import pytest

from tests.table import PLAIN_MARKET, position

WITH_BLOODSTONE = ["bloodstone_jewel", *PLAIN_MARKET[1:]]
WITH_AMBER = ["vriswood_amber", *PLAIN_MARKET[1:]]
WITH_GLASS = ["volcanic_glass", *PLAIN_MARKET[1:]]


def test_the_main_phase_offers_eight_kinds_of_action() -> None:
    """MAIN-01. Play, gain, charge, focus, open, prep, while prepped, TO DISCARD; and an end to it."""
    t = position(hand=["crystal", "flexing_dagger", "spark"], aether=5, prepped={"II": "aurora"}, in_play=["tally_b1"])

    assert (t.asked, t.decider) == ("main", 1)
    assert set(t.options) == {
        "play crystal",
        "play flexing_dagger",
        "gain jade",
        "gain searing_ruby",
        "gain burning_opal",
        "gain flexing_dagger",
        "gain bottled_vortex",
        "gain amplify_vision",
        "gain essence_theft",
        "charge",
        "focus 2",
        "focus 3",
        "focus 4",
        "open 2",
        "prep spark 1",
        "use aurora 2",
        "discard tally_b1",
        "end",
    }


def test_each_action_may_be_done_any_number_of_times() -> None:
    """MAIN-01. Twice each, where the means are there twice."""
    t = position(
        hand=["crystal", "crystal", "spark", "spark"],
        aether=24,
        breaches={"II": "open"},
        prepped={"III": "aurora", "IV": "aurora"},
        in_play=["tally_b1", "tally_b1"],
    )

    t.do("play crystal", "play crystal", "prep spark 1", "prep spark 2", "use aurora 3", "use aurora 4")
    t.do("charge", "charge", "gain jade", "gain jade", "focus 3", "focus 4", "discard tally_b1", "discard tally_b1")

    assert (t.you.played, t.you.hand, t.you.discard) == (["crystal", "crystal"], [], ["jade", "jade"])
    assert (t.you.charges, t.you.breaches, t.in_play) == (4, ["open", "open", "down", "down"], [])
    assert t.you.aether == 24 + 2 - 4 - 4 - 3 - 4 - 6


def test_both_breaches_may_be_opened_in_one_main_phase() -> None:
    """MAIN-01. Opening is not limited either."""
    t = position(hand=["crystal"], aether=14)

    t.do("open 3", "open 2")

    assert (t.you.breaches, t.you.aether) == (["open", "open", "open", "right"], 0)


def test_actions_may_be_interleaved() -> None:
    """MAIN-02. Gem, gain, prep, gem, gain."""
    t = position(hand=["jade", "spark", "searing_ruby", "crystal"])

    t.do("play jade", "gain jade", "prep spark 1", "play searing_ruby", "gain flexing_dagger")

    assert (t.you.hand, t.you.played) == (["crystal"], ["jade", "searing_ruby"])
    assert (t.you.discard, t.you.prepped) == (["jade", "flexing_dagger"], [("spark", 1)])


def test_a_card_is_resolved_before_the_next_is_played() -> None:
    """MAIN-03. While Burning Opal asks, nothing else is on offer."""
    t = position(hand=["burning_opal", "crystal", "jade"], aether=9, p2={"deck": ["spark"]})

    t.do("play burning_opal")
    assert t.options == ["discard crystal", "discard jade", "no"]
    t.do("no")

    assert t.offers("play") == ["play crystal", "play jade"]


def test_a_played_card_is_carried_out_as_far_as_possible() -> None:
    """MAIN-04. Mage's Talisman with your own charges full: your ally still gains one, and you cannot decline."""
    t = position(hand=["mages_talisman", "crystal"], charges=4)

    t.do("play mages_talisman")

    assert (t.asked, t.you.charges, t.p(2).charges) == ("main", 4, 1)


def test_all_the_text_of_a_played_card_is_carried_out() -> None:
    """MAIN-04. Both of you gain a charge."""
    t = position(hand=["mages_talisman", "crystal"])

    t.do("play mages_talisman")

    assert (t.asked, t.you.charges, t.p(2).charges) == ("main", 1, 1)


@pytest.mark.parametrize(("answers", "aether", "life"), [(["choose 1"], 1, 5), (["choose 2", "player 1"], 0, 6)])
def test_of_an_or_exactly_one_option_is_chosen(answers: list[str], aether: int, life: int) -> None:
    """MAIN-05. Emerald Shard: aether or life, not both."""
    t = position(hand=["emerald_shard", "crystal"], life=5, p2={"life": 5})

    t.do("play emerald_shard")
    assert t.options == ["choose 1", "choose 2"]
    t.do(*answers)

    assert (t.asked, t.you.aether, t.you.life, t.p(2).life) == ("main", aether, life, 5)


def test_played_cards_stay_in_front_of_you_until_the_draw_phase() -> None:
    """MAIN-06. They reach the discard pile only then."""
    t = position(
        hand=["jade", "flexing_dagger", "crystal"],
        deck=["spark"] * 5,
        turn_deck=["player2"],
        p2={"hand": ["crystal"]},
    )

    t.do("play jade", "play flexing_dagger", "choose 1")
    assert (t.you.played, t.you.discard) == (["jade", "flexing_dagger"], [])
    t.do("end", "discard jade")

    assert (t.you.played, t.you.discard) == ([], ["jade", "flexing_dagger"])


@pytest.mark.parametrize(
    ("keys", "hand"),
    [
        (["play crystal", "end"], ["spark", "jade", "jade", "jade", "jade"]),
        (["end"], ["spark", "crystal", "jade", "jade", "jade"]),
    ],
)
def test_a_gem_may_be_played_for_aether_nobody_needs(keys: list[str], hand: list[str]) -> None:
    """MAIN-07. One aether buys nothing here, but the hand is emptier, so one card more is drawn."""
    t = position(
        hand=["spark", "crystal"],
        deck=["jade"] * 6,
        turn_deck=["player2"],
        p2={"hand": ["crystal"]},
    )

    t.do(*keys)

    assert t.you.hand == hand


@pytest.mark.parametrize(("aether", "offered"), [(1, []), (2, ["gain jade", "gain flexing_dagger"])])
def test_a_card_is_gained_for_its_cost(aether: int, offered: list[str]) -> None:
    """MAIN-15. Jade and Flexing Dagger cost 2."""
    t = position(hand=["crystal"], aether=aether)

    assert t.offers("gain") == offered


def test_gaining_a_card_spends_its_cost_and_takes_it_from_its_pile() -> None:
    """MAIN-15. Burning Opal costs 5."""
    t = position(hand=["crystal"], aether=7)

    t.do("gain burning_opal")

    assert (t.you.aether, t.supply("burning_opal"), t.you.discard) == (2, 6, ["burning_opal"])


def test_a_gained_card_goes_on_top_of_the_discard_pile_at_once() -> None:
    """MAIN-16. The card gained last lies on top."""
    t = position(hand=["crystal"], discard=["spark"], aether=6)

    t.do("gain jade", "gain searing_ruby")

    assert (t.you.discard, t.you.hand, t.you.deck) == (["spark", "jade", "searing_ruby"], ["crystal"], [])


def test_a_card_gained_for_free_is_gained_in_the_same_sense() -> None:
    """MAIN-17. Yan Magda's ability gains a Bloodstone Jewel, and its aether comes as if it had been paid for."""
    t = position(mages=("yan_magda", "plain_two"), market=WITH_BLOODSTONE, hand=["crystal"], charges=5)

    t.do("activate yan_magda", "gain bloodstone_jewel")

    assert (t.you.aether, t.you.discard, t.supply("bloodstone_jewel")) == (3, ["bloodstone_jewel"], 6)


def test_a_card_paid_for_is_gained_in_the_same_sense() -> None:
    """MAIN-17. The same Bloodstone Jewel for 6 aether."""
    t = position(market=WITH_BLOODSTONE, hand=["crystal"], aether=6)

    t.do("gain bloodstone_jewel")

    assert (t.you.aether, t.you.discard, t.supply("bloodstone_jewel")) == (3, ["bloodstone_jewel"], 6)


@pytest.mark.parametrize(
    ("answer", "deck", "discard"),
    [("yes", ["jade", "spark"], ["crystal"]), ("no", ["spark"], ["crystal", "jade"])],
)
def test_an_effect_may_send_a_gained_card_elsewhere(answer: str, deck: list[str], discard: list[str]) -> None:
    """MAIN-18. Frozen Magmite: the next card you gain may go on top of your deck."""
    t = position(hand=["frozen_magmite", "crystal"], deck=["spark"], discard=["crystal"])

    t.do("play frozen_magmite", "gain jade", answer)

    assert (t.you.deck, t.you.discard) == (deck, discard)


def test_only_the_next_gained_card_is_sent_elsewhere() -> None:
    """MAIN-18. The one after it goes to the discard pile."""
    t = position(hand=["frozen_magmite", "crystal"], aether=2)

    t.do("play frozen_magmite", "gain jade", "yes", "gain jade")

    assert (t.asked, t.you.deck, t.you.discard) == ("main", ["jade"], ["jade"])


@pytest.mark.parametrize(
    ("answer", "deck", "discard"), [("yes", ["vriswood_amber"], []), ("no", [], ["vriswood_amber"])]
)
def test_a_card_may_send_itself_elsewhere_when_gained(answer: str, deck: list[str], discard: list[str]) -> None:
    """MAIN-18. V'riswood Amber may go on top of your deck."""
    t = position(market=WITH_AMBER, hand=["crystal"], aether=3)

    t.do("gain vriswood_amber", answer)

    assert (t.you.deck, t.you.discard) == (deck, discard)


def test_a_gained_card_that_goes_elsewhere_never_lies_on_the_discard_pile() -> None:
    """MAIN-18. While its place is being chosen it is not there, and no event puts it there."""
    t = position(market=WITH_AMBER, hand=["crystal"], aether=3)

    t.do("gain vriswood_amber")
    assert (t.you.deck, t.you.discard) == ([], [])
    t.do("yes")

    assert t.events("gained") == [{"event": "gained", "seat": 0, "card": "vriswood_amber", "to": "top_of_deck"}]
    assert t.events("discarded") == []


def test_what_happens_when_a_card_is_gained_happens_only_then() -> None:
    """MAIN-19. Bloodstone Jewel gives its 3 for being gained once; played later it only gives its 3 for that."""
    t = position(
        market=WITH_BLOODSTONE,
        hand=["crystal"],
        deck=["spark"] * 4,
        aether=6,
        turn_deck=["player1"],
    )

    t.do("gain bloodstone_jewel")
    assert t.you.aether == 3
    t.do("end")
    assert (t.asked, t.you.hand, t.you.aether) == ("main", ["crystal", *["spark"] * 4], 0)

    again = position(market=WITH_BLOODSTONE, hand=["bloodstone_jewel", "crystal"])
    again.do("play bloodstone_jewel")
    assert again.you.aether == 3


def test_a_card_drawn_or_played_is_not_gained_again() -> None:
    """MAIN-19. Volcanic Glass makes its offer when gained, and none when it is drawn or played."""
    t = position(market=WITH_GLASS, hand=["crystal"], aether=5)
    t.do("gain volcanic_glass")
    assert t.options == ["yes", "no"]

    later = position("draw", market=WITH_GLASS, deck=["volcanic_glass"], aether=9, turn_deck=["player1"])
    assert (later.asked, later.you.hand) == ("main", ["volcanic_glass"])
    later.do("play volcanic_glass")
    assert (later.asked, later.you.aether, later.p(2).deck) == ("main", 2, [])
