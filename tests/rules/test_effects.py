"""How effects are resolved: order, as far as possible, who decides, ties, OR, up to, simultaneous effects (EFF)."""

from typing import Any

import pytest

from tests.table import position
from unshuffled.rules.core.language import Amount, Block
from unshuffled.rules.effects.cards import Discard, Pick
from unshuffled.rules.effects.life import Heal, Suffer
from unshuffled.rules.effects.shapes import Choose, For
from unshuffled.rules.effects.who import AnyPlayer

THREE = ("plain_one", "plain_two", "plain_three")


def test_text_is_resolved_from_top_to_bottom() -> None:
    """EFF-01. Hasten counts its anomalies before its own Unleash, Invoke Carnage its fury after it."""
    witch = position("none", nemesis="gate_witch", counters={"anomalies": 2})
    rage = position("none", nemesis="rageborne", counters={"fury": 2}, in_play=[("rageborne_invoke_carnage", 1)])

    witch.resolve("gate_witch_hasten").do("player 1")
    rage.main_phase_of_nemesis().do("player 1")

    assert (witch.you.life, witch.counter("anomalies")) == (10 - 2, 3)
    assert (rage.you.life, rage.counter("fury")) == (10 - 1 - 3, 3)


def test_a_paragraph_is_finished_before_the_next_begins() -> None:
    """EFF-01. Mutilate: no player suffers before both spells are discarded."""
    t = position("none", prepped={"I": "spark", "II": "kindle"}, p2={"prepped": {"I": "ignite"}})

    t.resolve("mutilate").do("discard kindle 2 p1", "discard ignite 1 p2")
    assert (t.you.prepped, t.p(2).prepped, t.you.life) == ([("spark", 1)], [], 10)
    t.do("player 1")

    assert (t.you.life, t.counter("unleashed")) == (8, 1)


def test_a_card_is_resolved_completely_before_another_one_is_played() -> None:
    """EFF-02. Burning Opal's offer is open: nothing but an answer to it is possible."""
    t = position(hand=["burning_opal", "jade", "spark"], aether=6)

    t.do("play burning_opal")
    assert t.options == ["discard jade", "discard spark", "no"]
    t.do("no")

    assert (t.you.aether, t.you.hand) == (9, ["jade", "spark"])
    assert "play jade" in t.options


def test_no_second_nemesis_card_is_drawn_before_the_first_is_resolved() -> None:
    """EFF-02. Two draws after Temporal Nimbus: the second card waits for the answer to the first."""
    t = position(
        "nemesis",
        nemesis="gate_witch",
        counters={"anomalies": 0},
        in_play=[("gate_witch_temporal_nimbus", 1)],
        nemesis_deck=["tally_c3", "tally_a1", "tally_c1"],
        turn_deck=["player1"],
        hand=["crystal"],
    )
    assert (t.options, t.in_play, t.nemesis_deck) == (["player 1", "player 2"], [], ["tally_a1", "tally_c1"])

    t.do("player 1")

    assert (t.in_play, t.nemesis_deck, t.you.life) == ([("tally_a1", 5)], ["tally_c1"], 9)


@pytest.mark.parametrize(("hand", "other"), [([], []), (["crystal"], []), ([], ["crystal"])])
def test_an_effect_is_resolved_as_far_as_possible(hand: list[str], other: list[str]) -> None:
    """EFF-03. Morbid Gyre with fewer than three cards in all hands: every one of them goes, after two Unleashes."""
    t = position("none", hand=hand, p2={"hand": other}, in_play=["morbid_gyre"])

    t.main_phase_of_nemesis()

    assert (t.you.hand, t.p(2).hand, t.you.discard, t.p(2).discard) == ([], [], hand, other)
    assert (t.counter("unleashed"), t.options, t.nemesis_discard) == (2, [], ["morbid_gyre"])


def test_what_cannot_be_done_does_not_stop_what_follows() -> None:
    """EFF-03, EFF-01. Mutilate without any prepped spell still makes a player suffer."""
    t = position("none")

    t.resolve("mutilate").do("player 2")

    assert (t.you.life, t.p(2).life, t.counter("unleashed")) == (10, 8, 1)


def test_what_a_nemesis_effect_leaves_open_the_players_decide() -> None:
    """EFF-04. Nobody owns the choice."""
    t = position("none")

    t.resolve("tally_c3")

    assert (t.decider, t.options) == (0, ["player 1", "player 2"])


def test_what_your_own_effect_leaves_open_you_decide() -> None:
    """EFF-04, GEN-12. The twin: Emerald Shard's player is chosen by its owner."""
    t = position(hand=["emerald_shard"], life=5, p2={"life": 5})

    t.do("play emerald_shard", "choose 2")

    assert (t.decider, t.options) == (1, ["player 1", "player 2"])


@pytest.mark.parametrize(
    ("yours", "theirs", "options"),
    [(0, 0, ["player 1", "player 2"]), (3, 3, ["player 1", "player 2"]), (3, 2, []), (0, 1, [])],
)
def test_ties_are_broken_by_the_players(yours: int, theirs: int, options: list[str]) -> None:
    """EFF-05, ED-22. Doom Aegis: the player with most charges; also when nobody has any."""
    t = position("none", charges=yours, p2={"charges": theirs}, in_play=["doom_aegis"])

    t.main_phase_of_nemesis()

    assert (t.options, t.decider) == (options, 0)
    lives = (10, 10) if options else (6, 10) if yours > theirs else (10, 6)
    assert (t.you.life, t.p(2).life) == lives


def test_a_tie_among_things_is_broken_by_the_players_too() -> None:
    """EFF-05. The cheapest supply piles of this market are Jade and Flexing Dagger, 2 aether each."""
    t = position("none", nemesis="prince_of_gluttons")

    t.unleash()
    assert (t.decider, t.options) == (0, ["pile jade", "pile flexing_dagger"])
    t.do("pile flexing_dagger")

    assert (t.supply("flexing_dagger"), t.supply("jade")) == (2, 7)


@pytest.mark.parametrize(
    ("hands", "options"),
    [
        ((3, 2, 4), ["player 1", "player 3"]),
        ((2, 2, 1), ["player 1", "player 2"]),
        ((0, 0, 0), ["player 1", "player 2", "player 3"]),
    ],
)
def test_any_player_means_one_who_can_do_the_most_of_it(hands: tuple[int, int, int], options: list[str]) -> None:
    """EFF-06, PR-08. Agony Field: any player discards three cards from hand."""
    one, two, three = (["crystal"] * n for n in hands)
    t = position("none", mages=THREE, hand=one, p2={"hand": two}, p3={"hand": three}, in_play=[("agony_field", 1)])

    t.main_phase_of_nemesis()

    assert (t.decider, t.options) == (0, options)


def test_the_player_who_can_do_most_does_as_much_as_possible() -> None:
    """EFF-06, EFF-03. Agony Field with two cards in the largest hand: both are discarded, and a card is drawn."""
    t = position(
        "none",
        mages=THREE,
        hand=["jade", "crystal"],
        deck=["spark"],
        p2={"hand": ["jade"]},
        in_play=[("agony_field", 1)],
    )

    t.main_phase_of_nemesis().do("discard crystal")

    assert (t.you.hand, t.you.discard, t.p(2).hand) == (["spark"], ["crystal", "jade"], ["jade"])


@pytest.mark.parametrize(
    ("one", "two", "three", "chosen"),
    [
        # Two of the four, three of the four, none: player 2 must do it.
        ((2, 0), (1, 2), (0, 0), [2]),
        # Three each: a choice between them.
        ((0, 1), (1, 2), (2, 1), [2, 3]),
        # Somebody can do all of it.
        ((2, 2), (1, 5), (2, 1), [1]),
        # More than is asked for does not count: two of the four and one of the four.
        ((0, 5), (1, 0), (0, 0), [1]),
    ],
)
def test_parts_that_a_player_can_do_are_added_up(
    one: tuple[int, int], two: tuple[int, int], three: tuple[int, int], chosen: list[int]
) -> None:
    """EFF-06. Strip: any player discards two prepped spells and two cards from hand."""
    seats: list[dict[str, Any]] = [
        {"prepped": dict.fromkeys(["I", "II"][:prepped], "spark"), "hand": ["crystal"] * hand}
        for prepped, hand in (one, two, three)
    ]
    t = position("none", mages=THREE, p2=seats[1], p3=seats[2], **seats[0])

    t.resolve("scourge_strip")
    if len(chosen) > 1:
        assert t.options == [f"player {n}" for n in chosen]
        t.do(f"player {chosen[0]}")
    while t.options:
        t.do(t.options[0])

    touched = [n for n in (1, 2, 3) if t.p(n).discard]
    assert touched == chosen[:1]


@pytest.mark.parametrize(
    ("hands", "lives", "options"),
    [
        # All can discard; who needs the life does not matter.
        ((1, 1, 1), (10, 5, 10), ["player 1", "player 2", "player 3"]),
        # Only those who can discard.
        ((1, 0, 1), (10, 5, 10), ["player 1", "player 3"]),
        # Nobody can: the life goes to somebody who would gain it.
        ((0, 0, 0), (10, 5, 5), ["player 2", "player 3"]),
    ],
)
def test_what_a_nemesis_gives_along_with_a_loss_does_not_say_who_must_bear_it(
    hands: tuple[int, int, int], lives: tuple[int, int, int], options: list[str]
) -> None:
    """EFF-06, PR-08. Any player discards a card and gains 1 life."""
    seats: list[dict[str, Any]] = [
        {"hand": ["crystal"] * n, "life": life} for n, life in zip(hands, lives, strict=True)
    ]
    t = position("none", mages=THREE, p2=seats[1], p3=seats[2], **seats[0])
    loss = Block("test/loss", [Discard(Pick(count=Amount(1))), Heal(Amount(1))])

    t.steps(Block("test/any_player", [For(AnyPlayer(), loss)]))

    assert (t.decider, t.options) == (0, options)


@pytest.mark.parametrize(("answer", "aether", "breach"), [("choose 1", 2, "right"), ("choose 2", 0, "down")])
def test_of_two_options_exactly_one_is_resolved(answer: str, aether: int, breach: str) -> None:
    """EFF-07, KEY-25. Breach Ore: 2 aether OR a focus."""
    t = position(hand=["breach_ore", "crystal"])

    t.do("play breach_ore")
    assert t.options == ["choose 1", "choose 2"]
    t.do(answer)

    assert (t.you.aether, t.you.breaches[1]) == (aether, breach)


@pytest.mark.parametrize(("hand", "options", "life"), [(3, [], 6), (0, [], 6), (4, ["choose 1", "choose 2"], 10)])
def test_the_only_option_that_can_be_fully_resolved_is_forced(hand: int, options: list[str], life: int) -> None:
    """EFF-08. Obliterate: destroy four cards in hand OR suffer 4."""
    t = position("none", hand=["crystal"] * hand, breaches={"II": "open"})

    t.resolve("obliterate")

    assert (t.options, t.you.life, t.you.hand) == (options, life, ["crystal"] * hand)


@pytest.mark.parametrize(
    ("discard", "options", "gravehold"), [([], [], 27), (["needlemaw"], ["choose 1", "choose 2"], 30)]
)
def test_a_nemesis_option_without_an_object_falls_away(discard: list[str], options: list[str], gravehold: int) -> None:
    """EFF-08. Awaken: Unleash twice and Gravehold suffers 3 OR the last minion returns from the discard pile."""
    t = position("none", nemesis_discard=discard)

    t.resolve("awaken")

    assert (t.options, t.game.gravehold, t.counter("unleashed")) == (options, gravehold, 0 if options else 2)


@pytest.mark.parametrize(
    ("hand", "prepped", "allowed"),
    [
        (3, 1, [1]),  # three quarters against a half
        (2, 1, [1, 2]),  # a half each
        (1, 1, [2]),  # a quarter against a half
        (0, 0, [1, 2]),  # nothing either way
        (0, 2, [2]),  # the second in full
        (4, 2, [1, 2]),  # both in full
    ],
)
def test_if_no_option_can_be_fully_resolved_the_most_complete_is_chosen(
    hand: int, prepped: int, allowed: list[int]
) -> None:
    """EFF-09, EFF-08, ED-11. Split: discard four cards from hand OR two prepped spells."""
    t = position("none", hand=["crystal"] * hand, p2={"prepped": dict.fromkeys(["I", "II"][:prepped], "spark")})

    t.resolve("scourge_split")
    if len(allowed) > 1:
        assert t.options == [f"choose {n}" for n in allowed]
        t.do(f"choose {allowed[0]}")
    while t.options:
        t.do(t.options[0])

    first = allowed[0] == 1
    assert (len(t.you.discard), len(t.p(2).discard)) == ((hand, 0) if first else (0, prepped))


def test_half_of_an_option_is_more_than_nothing_of_the_other() -> None:
    """PR-48, EFF-08, EFF-03. Focusing Orb with nothing to focus and Gravehold unhurt: it is destroyed for nothing."""
    opened = {"II": "open", "III": "open", "IV": "open"}
    t = position(hand=["focusing_orb", "crystal"], breaches=opened, p2={"breaches": opened})

    t.do("play focusing_orb")

    assert (t.you.played, t.you.hand, t.game.gravehold) == ([], ["crystal"], 30)
    assert [e["card"] for e in t.events("destroyed")] == ["focusing_orb"]


@pytest.mark.parametrize(("first", "second"), [("first_rite", "second_rite"), ("second_rite", "first_rite")])
def test_the_order_of_simultaneous_effects_of_two_cards_is_chosen(first: str, second: str) -> None:
    """EFF-10, ED-19. First Rite deals 1, Second Rite heals Gravehold, both at the end of the casting phase."""
    t = position(
        "casting",
        prepped={"I": "first_rite", "II": "second_rite"},
        breaches={"II": "open"},
        hand=["crystal"],
        gravehold=20,
    )

    t.do("end")
    assert sorted(t.options) == ["resolve first_rite", "resolve second_rite"]
    t.do(f"resolve {first}")

    order = {"first_rite": "nemesis_damaged", "second_rite": "gravehold_gained"}
    assert t.course("nemesis_damaged", "gravehold_gained") == [order[first], order[second]]
    assert (t.game.nemesis_life, t.game.gravehold) == (69, 21)


@pytest.mark.parametrize(("gems", "gravehold"), [(0, 12), (1, 15), (2, 18)])
def test_up_to_a_number_includes_none(gems: int, gravehold: int) -> None:
    """EFF-11, KEY-36, PR-25. Pulverizing Ray: 18 damage, 3 less for each gem discarded."""
    t = position("none", hand=["crystal"] * 3, in_play=["pulverizing_ray"])

    t.main_phase_of_nemesis().do(*["discard crystal p1"] * gems, "done")

    assert (t.game.gravehold, len(t.you.hand)) == (gravehold, 3 - gems)


def test_among_what_satisfies_a_restriction_the_choice_is_free() -> None:
    """EFF-12. Venomite: any player discards a prepped spell that costs 3 or more, not necessarily the cheapest."""
    t = position(
        "none",
        prepped={"I": "spark", "II": "phoenix_flame", "III": "consuming_void"},
        p2={"prepped": {"I": "spark"}},
        in_play=["venomite"],
    )

    t.main_phase_of_nemesis().do("choose 2")
    assert t.options == ["discard phoenix_flame 2", "discard consuming_void 3"]
    t.do("discard consuming_void 3")

    assert (t.you.prepped, t.you.discard) == ([("spark", 1), ("phoenix_flame", 2)], ["consuming_void"])
    assert t.p(2).prepped == [("spark", 1)]


def test_an_attack_that_ends_the_game_is_resolved_no_further() -> None:
    """EFF-13, END-03. Skewer exhausts the last player, who draws no card."""
    t = position("none", life=3, deck=["spark"], p2={"life": 0})

    t.resolve("skewer").do("player 1")

    assert (t.game.outcome, t.options, t.you.hand, t.nemesis_discard) == ("all_exhausted", [], [], [])


def test_a_power_that_ends_the_game_stops_the_main_phase() -> None:
    """EFF-13, END-04. Gravehold falls to the first card; the second does not act."""
    t = position("none", gravehold=2, in_play=[("tally_b1", 1), "bane_sire"])

    t.main_phase_of_nemesis()

    assert (t.game.outcome, t.game.gravehold, t.counter("unleashed")) == ("gravehold_fallen", 0, 0)


def test_discarding_a_nemesis_card_puts_it_on_the_nemesis_discard_pile() -> None:
    """EFF-14. Vex discards the top two cards of the deck, whatever they are; then it lies on top itself."""
    t = position("none", nemesis="crooked_mask", nemesis_deck=["needlemaw", "tally_c1", "tally_c2"])

    t.resolve("crooked_mask_vex")

    assert (t.nemesis_discard, t.nemesis_deck) == (["needlemaw", "tally_c1", "crooked_mask_vex"], ["tally_c2"])


@pytest.mark.parametrize(
    ("life", "other", "options"),
    [(10, 10, []), (9, 10, ["choose 1", "choose 2"]), (10, 9, ["choose 1", "choose 2"]), (0, 10, [])],
)
def test_gaining_life_can_be_resolved_if_somebody_would_gain_some(life: int, other: int, options: list[str]) -> None:
    """OPEN-07, EFF-08. Emerald Shard: 1 aether OR any player gains 1 life; an exhausted player gains none."""
    t = position(hand=["emerald_shard", "crystal"], life=life, p2={"life": other})

    t.do("play emerald_shard")

    assert (t.asked, t.you.aether) == (("choose_option", 0) if options else ("main", 1))


@pytest.mark.parametrize("life", [9, 7])
def test_one_point_is_enough_for_gaining_life_to_count(life: int) -> None:
    """OPEN-07. Primordial Fetish: focus a breach OR destroy this and gain 3 life; 1 of the 3 would do."""
    t = position(hand=["primordial_fetish", "crystal"], life=life)

    t.do("play primordial_fetish")
    assert t.options == ["choose 1", "choose 2"]
    t.do("choose 2")

    assert (t.you.life, t.you.played) == (10, [])


@pytest.mark.parametrize("life", [10, 0])
def test_a_card_may_be_destroyed_for_life_that_finds_no_room(life: int) -> None:
    """OPEN-07, PR-48. Primordial Fetish at full life, or exhausted: destroying it is something."""
    t = position(hand=["primordial_fetish", "crystal"], life=life)

    t.do("play primordial_fetish")
    assert (t.decider, t.options) == (1, ["choose 1", "choose 2"])
    t.do("choose 2")

    assert (t.you.life, t.you.played, t.you.breaches) == (life, [], ["open", "right", "right", "right"])


@pytest.mark.parametrize(("life", "options"), [(10, []), (9, ["choose 1", "choose 2"])])
def test_a_nemesis_gives_no_life_that_finds_no_room(life: int, options: list[str]) -> None:
    """PR-48, OPEN-07, EFF-08. The twin, no card of a player: suffer 1 and gain 1 life OR suffer 1."""
    hurt = Suffer(Amount(1))
    choice = Choose([Block("test/first", [hurt, Heal(Amount(1))]), Block("test/second", [hurt])])
    t = position("none", mages=["plain_one"], life=life)

    t.steps(Block("test/or", [For(AnyPlayer(), Block("test/do", [choice]))]))

    assert (t.options, t.you.life) == (options, 9)


def test_alone_an_effect_on_you_and_an_ally_is_resolved_twice() -> None:
    """OPEN-10, SOLO-06. Mage's Talisman: you and an ally gain a charge."""
    t = position(mages=("plain_one",), hand=["mages_talisman", "crystal"])

    t.do("play mages_talisman")

    assert t.you.charges == 2


def test_alone_an_effect_on_each_player_is_resolved_once() -> None:
    """OPEN-10. Sifter's Pearl: each player reveals a card and may discard it."""
    t = position(mages=("plain_one",), hand=["sifters_pearl", "crystal"], deck=["spark", "jade"])

    t.do("play sifters_pearl", "yes")

    assert (t.asked, t.you.discard, t.you.deck, t.you.aether) == ("main", ["spark"], ["jade"], 2)


def test_an_offer_is_declined_as_a_whole_and_not_in_the_middle() -> None:
    """CAST-10. Once the first step of an offer is done, the rest of it follows."""
    t = position(hand=["swap", "crystal", "spark"], discard=["jade"])
    t.do("play swap")
    assert t.options == ["discard crystal", "discard spark", "no"]

    t.do("discard crystal")

    assert t.options == ["take jade", "take crystal"]
