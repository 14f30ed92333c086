"""Cards from any pile to any other, to an ally, out of the deck, and back into the nemesis deck."""

from __future__ import annotations

import pytest

from tests.ideas.laid import does
from tests.table import position
from unshuffled.lab import laws
from unshuffled.rules.core import zones
from unshuffled.rules.readings import sampling
from unshuffled.rules.readings.views import view

THREE = ["crystal", "spark", "jade"]


def test_a_card_of_the_discard_pile_goes_on_top_of_the_deck() -> None:
    t = position(hand=["recollection"], discard=["spark", "crystal", "pinning_bolt"], deck=["crystal"])
    t.do("play recollection")
    assert (t.asked, t.options) == ("place_card", ["place spark", "place pinning_bolt"])

    t.do("place spark")

    assert (t.you.deck, t.you.discard) == (["spark", "crystal"], ["crystal", "pinning_bolt"])


def test_a_kind_that_is_not_there_is_not_placed() -> None:
    t = position(hand=["recollection"], discard=["crystal"]).do("play recollection")

    assert (t.asked, t.you.deck, t.you.discard) == ("main", [], ["crystal"])


@pytest.mark.parametrize(
    ("to", "piles"),
    [
        ("hand", (["crystal", "spark"], [], ["jade"])),
        ("discard", (["crystal"], ["spark"], ["jade"])),
        ("top_of_deck", (["crystal"], [], ["spark", "jade"])),
        ("bottom_of_deck", (["crystal"], [], ["jade", "spark"])),
        ("destroyed", (["crystal"], [], ["jade"])),
    ],
)
def test_a_card_goes_to_any_pile_of_its_owner(to: str, piles: tuple[list[str], list[str], list[str]]) -> None:
    t = position("none", hand=["crystal"], played=["spark"], deck=["jade"])
    before = zones.census(t.game)
    does(t, f"[{{put: {{from: played, to: {to}}}}}]")

    assert (t.you.hand, t.you.discard, t.you.deck) == piles
    assert (t.you.played, zones.census(t.game)) == ([], before)


@pytest.mark.parametrize("to", ["hand", "discard", "deck"])
def test_a_card_is_given_to_an_ally_whom_its_owner_chooses(to: str) -> None:
    t = position("none", mages=["plain_one", "plain_two", "plain_three"], hand=["crystal", "spark"])
    does(t, f"[{{put: {{from: hand, count: 1, to: ally_{to}}}}}]").do("place spark")
    assert (t.decider, t.asked, t.options) == (1, "choose_player", ["player 2", "player 3"])

    t.do("player 3")

    assert (t.you.hand, getattr(t.p(3), to), t.p(2).hand) == (["crystal"], ["spark"], [])
    assert t.events("given") == [{"event": "given", "seat": 0, "card": "spark", "owner": 2, "to": f"ally_{to}"}]


def test_alone_you_are_your_own_ally() -> None:
    """SOLO-05."""
    t = position("none", mages=["plain_one"], hand=["crystal"])
    does(t, "[{put: {from: hand, to: ally_discard}}]")

    assert (t.you.hand, t.you.discard) == ([], ["crystal"])


def test_all_cards_are_placed_in_the_order_that_their_owner_chooses() -> None:
    """OPEN-19."""
    t = does(position("none", hand=["crystal", "spark", "jade"]), "[{put: {from: hand, all: true, to: top_of_deck}}]")
    assert (t.options, t.game.decision and t.game.decision.most) == (["place crystal", "place spark", "place jade"], 3)

    t.do("place spark", "place jade")

    assert t.you.deck == ["crystal", "jade", "spark"]


def test_what_was_not_given_is_not_paid_for() -> None:
    t = position(hand=["kind_offering", "crystal"]).do("play kind_offering", "no")

    assert (t.you.hand, t.you.charges) == (["crystal"], 0)


def test_an_empty_hand_gives_nothing() -> None:
    t = position(hand=["kind_offering"]).do("play kind_offering")

    assert (t.asked, t.you.charges) == ("main", 0)


def test_a_price_of_cards_must_be_paid_in_full() -> None:
    """EFF-08: two cards on the deck discard the power, one does not."""
    assert "discard gloaming_veil" in position(hand=["crystal", "spark"], in_play=["gloaming_veil"]).options
    assert "discard gloaming_veil" not in position(hand=["crystal"], in_play=["gloaming_veil"]).options


def test_the_top_cards_of_the_deck_are_discarded_the_top_one_first() -> None:
    t = position(hand=["landslide"], deck=THREE).do("play landslide")

    assert (t.you.deck, t.you.discard) == (["jade"], ["crystal", "spark"])


def test_an_empty_deck_is_turned_over_for_it() -> None:
    """DRAW-05."""
    t = does(position("none", deck=["crystal"], discard=["spark", "jade"]), "[{put_top: {to: hand, count: 2}}]")

    assert (t.you.hand, t.you.deck, t.you.discard) == (["crystal", "spark"], ["jade"], [])


def test_with_no_card_at_all_nothing_is_put_anywhere() -> None:
    assert does(position("none"), "[{put_top: {to: discard, count: 2}}]").seen == []


def test_you_look_take_one_and_put_the_rest_under_the_deck_in_any_order() -> None:
    t = position(hand=["sifting_lens"], deck=[*THREE, "crystal"]).do("play sifting_lens")
    assert (t.asked, t.options) == ("put_revealed", ["pick crystal", "pick spark", "pick jade"])

    t.do("pick spark")
    assert (t.asked, t.options) == ("put_back", ["put back crystal", "put back jade"])
    t.do("put back jade")

    assert (t.you.hand, t.you.deck) == (["spark"], ["crystal", "crystal", "jade"])


@pytest.mark.parametrize(
    ("rest", "keys", "deck", "discard"),
    [
        ("top", ["put back crystal"], ["jade", "crystal", "spark"], []),
        ("discard", ["discard jade"], ["spark"], ["jade", "crystal"]),
    ],
)
def test_the_rest_goes_back_on_top_or_is_discarded(
    rest: str, keys: list[str], deck: list[str], discard: list[str]
) -> None:
    t = position("none", deck=["crystal", "jade", "jade", "spark"])
    does(t, f"[{{look: {{count: 3, take: 1, to: hand, rest: {rest}}}}}]").do("pick jade", *keys)

    assert (t.you.hand, t.you.deck, t.you.discard) == (["jade"], deck, discard)


def test_cards_that_are_alike_are_not_asked_about() -> None:
    t = does(position("none", deck=["jade", "jade"]), "[{look: {count: 3, take: 1, to: destroyed, rest: bottom}}]")

    assert (t.asked, t.you.deck) == ("", ["jade"])


def test_what_was_looked_at_is_known_and_nothing_else() -> None:
    """PR-88. With closed decks redealing the cards that nobody has seen changes no view."""
    t = position(hand=["sifting_lens"], deck=[*THREE, "crystal", "crystal"], switches={"open_decks": "off"})
    before = t.game.turned_up
    t.do("play sifting_lens")

    assert t.game.turned_up - before == 3
    assert view(sampling.sample(t.game, "other"), 1) == view(t.game, 1)
    t.do("pick jade", "put back spark")
    assert view(sampling.sample(t.game, "other"), 1) == view(t.game, 1)


def test_a_spell_is_cast_from_the_hand_and_then_discarded() -> None:
    """PR-84."""
    t = position(hand=["snap_focus", "spark", "crystal"], nemesis_life=40).do("play snap_focus")

    assert (t.game.nemesis_life, t.you.hand, t.you.discard) == (38, ["crystal"], ["spark"])
    assert t.events("cast") == []


def test_of_several_spells_in_hand_you_choose_one() -> None:
    t = position(hand=["snap_focus", "spark", "pinning_bolt"]).do("play snap_focus")

    assert (t.asked, t.options) == ("cast_spell", ["cast spark from hand", "cast pinning_bolt from hand"])


def test_without_a_spell_in_hand_none_is_cast() -> None:
    t = position(hand=["snap_focus", "crystal"], discard=["spark"]).do("play snap_focus")

    assert (t.asked, t.you.discard) == ("main", ["spark"])


def test_a_spell_without_a_breach_has_no_breach_beside_it() -> None:
    """PR-84: what lies on breach I is adjacent to nothing. Prepped to breach II the same spell deals 3 + 2."""
    t = position(hand=["snap_focus", "chaos_arc"], prepped={"I": "spark"}, nemesis_life=40).do("play snap_focus")
    assert t.game.nemesis_life == 40 - 3 - 1

    t = position("casting", prepped={"I": "spark", "II": "chaos_arc"}, breaches={"II": "open"}, nemesis_life=40)
    t.do("cast chaos_arc 2")

    assert t.game.nemesis_life == 40 - 3 - 2


def test_a_gained_spell_is_prepped_at_once() -> None:
    """PR-87."""
    t = position(hand=["borrowed_rune"], breaches={"II": "open"}).do("play borrowed_rune")
    assert (t.asked, t.options) == ("prep_spell", ["prep amplify_vision 1", "prep amplify_vision 2"])
    t.do("prep amplify_vision 2")

    assert (t.you.prepped, t.you.hand, t.you.discard) == ([("amplify_vision", 2)], [], [])


def test_without_room_on_a_breach_no_spell_is_gained() -> None:
    t = position(hand=["borrowed_rune"], prepped={"I": "spark"}).do("play borrowed_rune")

    assert (t.asked, t.you.discard, t.supply("amplify_vision")) == ("main", [], 5)


def test_a_gem_or_relic_is_gained_and_no_spell() -> None:
    t = does(position("none"), "[{gain: {kind: [gem, relic], cost_at_most: 4}}]")

    assert t.options == ["gain jade", "gain searing_ruby", "gain flexing_dagger", "gain bottled_vortex"]


def test_the_top_card_of_the_nemesis_deck_is_looked_at_and_stays_there() -> None:
    t = position(hand=["spyglass"], nemesis_deck=["scourge_storm", "scourge_brute"])
    t.game.nemesis_deck = [~card for card in t.game.nemesis_deck]
    t.do("play spyglass")

    assert (t.nemesis_deck, t.you.aether) == (["scourge_storm", "scourge_brute"], 2)
    assert [place["card"] for place in view(t.game, 1)["nemesis"]["deck"]] == ["scourge_storm", None]


def test_a_minion_on_top_may_be_put_on_the_bottom() -> None:
    t = position(hand=["spyglass"], nemesis_deck=["scourge_brute", "scourge_storm"]).do("play spyglass", "yes")

    assert (t.nemesis_deck, t.you.aether) == (["scourge_storm", "scourge_brute"], 0)


@pytest.mark.parametrize(
    ("to", "discard", "destroyed"),
    [("discard", ["scourge_brute"], []), ("destroy", [], ["scourge_brute"])],
)
def test_the_card_on_top_is_discarded_or_destroyed(to: str, discard: list[str], destroyed: list[str]) -> None:
    t = position("none", nemesis_deck=["scourge_brute", "scourge_storm"])
    does(t, f"[{{reveal: {{top_of: nemesis_deck}}}}, {{put_revealed: {to}}}]")

    assert (t.nemesis_deck, t.nemesis_discard) == (["scourge_storm"], discard)
    assert [t.game.scenario.content.ids[card] for card in t.game.destroyed] == destroyed


def test_an_empty_nemesis_deck_shows_nothing() -> None:
    t = position(hand=["spyglass"], nemesis_deck=[], in_play=["scourge_brute"]).do("play spyglass")

    assert (t.asked, t.you.aether, t.events("nemesis_card_revealed")) == ("main", 0, [])


TIERS = ["scourge_storm", "scourge_split", "scourge_toll", "scourge_double"]
"""One card of tier 1, two of tier 2, one of tier 3."""


def test_a_card_is_shuffled_in_among_those_of_its_tier() -> None:
    """PR-89."""
    t = position("none", nemesis_deck=TIERS, nemesis_discard=["scourge_brittle", "scourge_brute"])
    does(t, "[{return_nemesis_card: {tier: 2}}]")

    assert (t.nemesis_deck[0], t.nemesis_deck[-1], t.nemesis_discard) == (
        "scourge_storm",
        "scourge_double",
        ["scourge_brute"],
    )
    assert sorted(t.nemesis_deck[1:4]) == ["scourge_brittle", "scourge_split", "scourge_toll"]
    assert [card < 0 for card in t.game.nemesis_deck] == [False, True, True, True, False]


def test_where_no_card_of_its_tier_is_left_it_lies_above_the_higher_ones() -> None:
    t = position("none", nemesis_deck=["scourge_storm", "scourge_double"], nemesis_discard=["scourge_brittle"])
    does(t, "[{return_nemesis_card: {tier: 2}}]")

    assert t.nemesis_deck == ["scourge_storm", "scourge_brittle", "scourge_double"]


def test_of_several_cards_the_player_chooses_one() -> None:
    t = position("none", nemesis_deck=TIERS, nemesis_discard=["scourge_culler", "scourge_storm", "scourge_last_word"])
    does(t, "[{return_nemesis_card: {kind: [attack, minion], tier: 1}}]")

    assert (t.decider, t.options) == (1, ["shuffle scourge_storm", "shuffle scourge_culler"])


def test_no_card_of_another_tier_is_shuffled_in() -> None:
    t = position("none", nemesis_deck=TIERS, nemesis_discard=["scourge_brute"])
    does(t, "[{return_nemesis_card: {tier: 2}}]")

    assert (t.nemesis_deck, t.nemesis_discard) == (TIERS, ["scourge_brute"])


def test_nobody_learns_where_the_card_lies() -> None:
    t = position(nemesis_deck=TIERS, nemesis_discard=["scourge_brittle"])
    does(t, "[{return_nemesis_card: {tier: 2}}]")

    laws.check_deep(t.game, "law")
