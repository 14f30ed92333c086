"""Prepping spells, Link and Kindle, and what spells do while prepped (PREP, KEY-09)."""

from typing import Any

import pytest

from tests.table import At, position


def test_a_spell_is_prepped_from_hand_to_an_open_or_just_focused_breach() -> None:
    """PREP-01. I is open, II was focused this turn; III and IV are closed."""
    t = position(hand=["spark", "crystal"], aether=2, discard=["spark"], deck=["spark"])

    t.do("focus 2")
    assert t.offers("prep") == ["prep spark 1", "prep spark 2"]
    t.do("prep spark 2")

    assert (t.you.prepped, t.you.hand) == ([("spark", 2)], ["crystal"])


def test_only_spells_in_hand_can_be_prepped() -> None:
    """PREP-01. Neither a gem, nor spells in deck and discard pile."""
    t = position(hand=["crystal"], deck=["spark"], discard=["spark"])

    assert t.offers("prep") == []


def test_a_breach_holds_one_spell() -> None:
    """PREP-02. An occupied breach takes no other."""
    t = position(hand=["spark", "spark", "crystal"], breaches={"II": "open"})

    t.do("prep spark 1")

    assert t.offers("prep") == ["prep spark 2"]


def test_you_prep_to_your_own_breaches_only() -> None:
    """PREP-03. The open breaches of an ally are no places for your spell."""
    t = position(hand=["spark", "crystal"], p2={"breaches": {"II": "open", "III": "open"}})

    assert t.offers("prep") == ["prep spark 1"]


def test_a_prepped_spell_is_cast_from_your_next_turn_onward() -> None:
    """PREP-04. Not in the turn it was prepped; in the casting phase of the next."""
    t = position(hand=["spark", "crystal"], turn_deck=["player1"])

    t.do("prep spark 1")
    assert (t.offers("cast"), t.game.nemesis_life) == ([], 70)
    t.do("end")

    assert (t.asked, t.options) == ("casting", ["cast spark 1", "end"])


def test_an_effect_may_cast_a_spell_in_the_turn_it_was_prepped() -> None:
    """PREP-04. Garnet Shard casts it at once."""
    t = position(hand=["spark", "garnet_shard", "crystal"])

    t.do("prep spark 1", "play garnet_shard", "choose 2")

    assert (t.you.prepped, t.you.discard, t.game.nemesis_life) == ([], ["spark"], 69)


def test_a_prepped_spell_is_in_no_pile() -> None:
    """PREP-05. Neither in hand, deck nor discard pile."""
    t = position(hand=["spark", "crystal"], deck=["jade"], discard=["jade"])

    t.do("prep spark 1")

    assert (t.you.prepped, t.you.hand, t.you.deck, t.you.discard) == ([("spark", 1)], ["crystal"], ["jade"], ["jade"])


@pytest.mark.parametrize("spell", ["crystallize", "pyrotechnic_surge"])
def test_some_spells_need_two_adjacent_breaches(spell: str) -> None:
    """PREP-06. I and II are ready, IV is ready but stands alone."""
    t = position(hand=[spell, "crystal"], breaches={"II": "open", "IV": "open"})

    assert t.offers("prep") == [f"prep {spell} 1"]


def test_a_focused_breach_counts_for_a_spell_on_two_breaches() -> None:
    """PREP-06, PREP-01. Open I and focused II are a pair; without the focus there is none."""
    t = position(hand=["pyrotechnic_surge", "crystal"], aether=2)

    assert t.offers("prep") == []

    t.do("focus 2")

    assert t.offers("prep") == ["prep pyrotechnic_surge 1"]


def test_a_spell_on_two_breaches_blocks_both() -> None:
    """PREP-06, PREP-02. With it on I and II a Spark fits only on III, and no second one fits at all."""
    t = position(hand=["pyrotechnic_surge", "pyrotechnic_surge", "spark"], breaches={"II": "open", "III": "open"})

    t.do("prep pyrotechnic_surge 1")

    assert (t.you.prepped, t.offers("prep")) == ([("pyrotechnic_surge", 1)], ["prep spark 3"])


@pytest.mark.parametrize("taken", ["I", "II"])
def test_a_spell_on_two_breaches_needs_both_free(taken: str) -> None:
    """PREP-06, PREP-02. A Spark on either of them is in the way."""
    t = position(hand=["crystallize", "crystal"], prepped={taken: "spark"}, breaches={"II": "open"})

    assert t.offers("prep") == []


def test_two_link_spells_share_a_breach() -> None:
    """PREP-07. Different ones too, but never a third."""
    t = position(hand=["linked_one", "linked_two", "linked_two", "crystal"])

    t.do("prep linked_one 1")
    assert t.offers("prep") == ["prep linked_two 1"]
    t.do("prep linked_two 1")

    assert (t.you.prepped, t.offers("prep")) == ([("linked_one", 1), ("linked_two", 1)], [])


def test_two_equal_link_spells_share_a_closed_breach() -> None:
    """PREP-07. Focused this turn, it takes both."""
    t = position(hand=["linked_one", "linked_one", "crystal"], aether=2)

    t.do("focus 2", "prep linked_one 2", "prep linked_one 2")

    assert t.you.prepped == [("linked_one", 2), ("linked_one", 2)]


@pytest.mark.parametrize(("lying", "spell"), [("linked_one", "spark"), ("spark", "linked_one")])
def test_a_spell_without_link_does_not_share(lying: str, spell: str) -> None:
    """PREP-07, PREP-02. Both must have Link."""
    t = position(hand=[spell, "crystal"], prepped={"I": lying})

    assert t.offers("prep") == []


def test_casting_one_link_spell_does_not_oblige_you_to_cast_the_other() -> None:
    """PREP-08. On an open breach the other may stay."""
    t = position("casting", prepped={"I": ["linked_one", "linked_two"]}, hand=["crystal"])

    t.do("cast linked_two 1", "end")

    assert (t.you.prepped, t.you.discard, t.game.nemesis_life) == ([("linked_one", 1)], ["linked_two"], 68)


def test_kindle_lets_one_spark_join_it() -> None:
    """PREP-09. At most one, and no other spell."""
    t = position(hand=["kindle", "spark", "spark", "ignite"])

    t.do("prep kindle 1")
    assert t.offers("prep") == ["prep spark 1"]
    t.do("prep spark 1")

    assert (t.you.prepped, t.offers("prep")) == ([("kindle", 1), ("spark", 1)], [])


def test_kindle_itself_does_not_join_a_spark() -> None:
    """PREP-09. Only while it is prepped does it let another join."""
    t = position(hand=["kindle", "crystal"], prepped={"I": "spark"})

    assert t.offers("prep") == []


def test_kadirs_ability_lets_two_spells_share_an_open_breach() -> None:
    """PREP-10, PREP-02. This turn two on each open breach; not three, and none more on a closed one."""
    t = position(mages=("kadir", "plain_two"), charges=5, hand=["spark", "spark", "ignite", "crystal"], aether=2)

    t.do("focus 2", "prep spark 2", "activate kadir")
    assert t.offers("prep") == ["prep spark 1", "prep ignite 1"]
    t.do("prep spark 1")
    assert t.offers("prep") == ["prep ignite 1"]
    t.do("prep ignite 1")

    assert t.you.prepped == [("spark", 2), ("spark", 1), ("ignite", 1)]


def test_without_kadirs_ability_a_second_spell_has_no_place() -> None:
    """PREP-10, PREP-02. The same hand, the ability not used."""
    t = position(mages=("kadir", "plain_two"), charges=5, hand=["spark", "ignite", "crystal"])

    t.do("prep spark 1")

    assert t.offers("prep") == []


def gate(hand: list[str], prepped: dict[str, Any], **given: Any) -> At:
    """Breaches I and II are open, and Kadir's ability has been used."""
    t = position(
        mages=("kadir", "plain_two"),
        charges=5,
        hand=[*hand, "crystal"],
        prepped=prepped,
        **({"breaches": {"II": "open"}} | given),
    )
    return t.do("activate kadir")


@pytest.mark.parametrize(
    ("lying", "offered"),
    [
        (["kindle", "ignite"], ["prep spark 1", "prep spark 2", "prep torch 2"]),
        (["ignite", "kindle"], ["prep spark 1", "prep spark 2", "prep torch 2"]),
        (["kindle", "spark"], ["prep spark 1", "prep spark 2", "prep torch 1", "prep torch 2"]),
        (["spark", "kindle"], ["prep spark 1", "prep spark 2", "prep torch 2"]),
        (["kindle", "spark", "ignite"], ["prep spark 2", "prep torch 2"]),
        (["ignite", "ignite"], ["prep spark 2", "prep torch 2"]),
        (["kindle", "kindle", "spark"], ["prep spark 1", "prep spark 2", "prep torch 2"]),
    ],
)
def test_the_spark_of_kindle_does_not_count_against_the_two_of_kadirs_ability(
    lying: list[str], offered: list[str]
) -> None:
    """PR-58, PREP-09, PREP-10. One Spark for each Kindle, prepped after it."""
    t = gate(["spark", "torch"], {"I": lying})

    assert t.offers("prep") == offered


@pytest.mark.parametrize(("hand", "offered"), [(["spark"], ["prep spark 1"]), (["torch"], [])])
def test_the_spark_of_kindle_joins_the_two_of_kadirs_ability_in_a_later_turn(
    hand: list[str], offered: list[str]
) -> None:
    """PR-58, PREP-09. Kindle and Ignite share breach I since an earlier turn; no other spell may join."""
    t = position(hand=[*hand, "crystal"], prepped={"I": ["kindle", "ignite"]})

    assert t.offers("prep") == offered


@pytest.mark.parametrize(
    ("prepped", "offered"),
    [
        ({"I": "spark"}, ["prep pyrotechnic_surge 1"]),
        ({"I": "spark", "II": "spark"}, ["prep pyrotechnic_surge 1"]),
        ({"I": "pyrotechnic_surge"}, ["prep pyrotechnic_surge 1"]),
        ({"I": ["spark", "ignite"]}, []),
        ({"I": "pyrotechnic_surge", "II": "spark"}, []),
    ],
)
def test_with_kadirs_ability_a_spell_on_two_breaches_is_one_of_two_on_each(
    prepped: dict[str, Any], offered: list[str]
) -> None:
    """PR-58, PREP-06, PREP-10."""
    t = gate(["pyrotechnic_surge"], prepped)

    assert t.offers("prep") == offered


@pytest.mark.parametrize(
    ("prepped", "offered"),
    [
        ({"I": "pyrotechnic_surge"}, ["prep spark 1", "prep spark 2"]),
        ({"I": ["pyrotechnic_surge", "ignite"]}, ["prep spark 2"]),
    ],
)
def test_with_kadirs_ability_a_spell_joins_one_on_two_breaches(prepped: dict[str, Any], offered: list[str]) -> None:
    """PR-58, PREP-06, PREP-10."""
    t = gate(["spark"], prepped)

    assert t.offers("prep") == offered


@pytest.mark.parametrize(("second", "offered"), [({}, ["prep pyrotechnic_surge 1"]), ({"II": "torch"}, [])])
def test_on_a_closed_breach_kadirs_ability_lets_no_second_spell_join(
    second: dict[str, str], offered: list[str]
) -> None:
    """PR-58, PREP-10. I is open and shared; II was focused this turn and must be empty."""
    t = gate(["pyrotechnic_surge"], {"I": "spark"} | second, breaches={"II": "down"}, focused=0b10)

    assert t.offers("prep") == offered


def test_without_kadirs_ability_a_spell_on_two_breaches_shares_neither() -> None:
    """PREP-02, PREP-06. The ability is not used."""
    t = position(hand=["pyrotechnic_surge", "crystal"], prepped={"I": "spark"}, breaches={"II": "open"})

    assert t.offers("prep") == []


def test_spells_that_share_a_breach_with_one_on_two_are_cast_one_by_one() -> None:
    """PR-58, CAST-05. Each gets its own bonus: II and III are open, and III gives 1 more."""
    t = position(
        "casting",
        hand=["crystal"],
        prepped={"II": "pyrotechnic_surge", "III": "spark"},
        breaches={"II": "open", "III": "open"},
    )

    assert t.options == ["cast pyrotechnic_surge 2", "cast spark 3", "end"]
    t.do("cast pyrotechnic_surge 2", "no", "cast spark 3")

    assert (t.game.nemesis_life, t.you.prepped, t.you.discard) == (70 - 5 - 2, [], ["pyrotechnic_surge", "spark"])


def test_an_effect_may_let_an_ally_prep_to_a_closed_breach() -> None:
    """PREP-10. Amethyst Paragon: an ally preps from hand to an open or a closed breach of theirs."""
    t = position(hand=["amethyst_paragon", "crystal"], p2={"hand": ["spark"]})

    t.do("play amethyst_paragon")
    assert (t.decider, t.options) == (2, ["prep spark 1", "prep spark 2", "prep spark 3", "prep spark 4", "no"])
    t.do("prep spark 4")

    assert (t.p(2).prepped, t.p(2).hand, t.you.aether) == ([("spark", 4)], [], 1)


def test_a_while_prepped_effect_can_be_used_in_the_turn_of_prepping() -> None:
    """PREP-11. Aurora gives its charge as soon as it is prepped, not from hand."""
    t = position(hand=["aurora", "crystal"])

    assert t.offers("use") == []

    t.do("prep aurora 1", "use aurora 1")

    assert t.you.charges == 1


def test_a_while_prepped_effect_can_be_used_in_every_later_turn() -> None:
    """PREP-11, PREP-13. Once in this turn, once in the next."""
    t = position(hand=["crystal"], prepped={"I": "aurora"}, turn_deck=["player1"])

    t.do("use aurora 1", "end")
    assert t.asked == "casting"
    t.do("end", "use aurora 1")

    assert t.you.charges == 2


def test_a_while_prepped_effect_ends_when_the_spell_is_cast() -> None:
    """PREP-11. Cast, Aurora is not there to be used."""
    t = position("casting", prepped={"I": "aurora"}, hand=["crystal"])

    t.do("cast aurora 1")

    assert (t.asked, t.offers("use"), t.you.charges) == ("main", [], 0)


@pytest.mark.parametrize(("place", "life"), [({"prepped": {"I": "equilibrium"}}, 9), ({"hand": ["equilibrium"]}, 8)])
def test_a_while_prepped_effect_may_state_its_own_time(place: dict[str, Any], life: int) -> None:
    """PREP-11, PREP-12. Equilibrium: whenever you suffer damage it is 1 less; from hand it does nothing."""
    t = position("none", p2={"life": 5}, **place)

    t.resolve("lay_waste").do("player 1")

    assert (t.you.life, t.p(2).life) == (life, 5)


def test_a_while_prepped_effect_of_the_main_phase_is_an_action_of_it() -> None:
    """PREP-12. Aurora is not offered in the casting phase."""
    t = position("casting", prepped={"I": "aurora"}, hand=["crystal"])

    assert t.options == ["cast aurora 1", "end"]

    t.do("end")

    assert t.options == ["play crystal", "use aurora 1", "end"]


def test_a_while_prepped_effect_may_come_at_the_start_of_the_casting_phase() -> None:
    """PREP-12. Reduce to Ash shows the top card of your deck before any spell is cast; it may be destroyed."""
    t = position("casting", prepped={"I": "reduce_to_ash"}, deck=["crystal", "jade"], hand=["crystal"])

    assert t.options == ["yes", "no"]

    t.do("yes")

    assert (t.asked, t.you.deck, t.you.discard) == ("casting", ["jade"], [])


def test_a_while_prepped_effect_may_come_at_the_end_of_the_casting_phase() -> None:
    """PREP-12. Lava Tendril deals 1 then, if it was not cast."""
    t = position("casting", prepped={"I": "lava_tendril"}, hand=["crystal"])

    assert t.game.nemesis_life == 70

    t.do("end")

    assert (t.asked, t.game.nemesis_life, t.you.prepped) == ("main", 69, [("lava_tendril", 1)])


def test_once_per_turn_is_counted_for_each_card() -> None:
    """PREP-13. Two Auroras give a charge each, and then no more this turn."""
    t = position(hand=["crystal"], prepped={"I": "aurora", "II": "aurora"})

    t.do("use aurora 1")
    assert t.offers("use") == ["use aurora 2"]
    t.do("use aurora 2")

    assert (t.offers("use"), t.you.charges) == ([], 2)


def test_a_spell_used_this_turn_is_not_used_again_when_it_is_prepped_again() -> None:
    """PREP-13. Vortex Gauntlet casts Aurora and returns it to hand; it is the same card. The next turn is another."""
    t = position(hand=["vortex_gauntlet", "crystal"], prepped={"I": "aurora"}, turn_deck=["player1"])

    t.do("use aurora 1", "play vortex_gauntlet", "prep aurora 1")
    assert (t.offers("use"), t.you.charges) == ([], 1)
    t.do("end", "end")

    assert (t.asked, t.offers("use")) == ("main", ["use aurora 1"])


def test_a_spell_not_used_before_it_came_back_can_be_used() -> None:
    """PREP-13. The twin: only a use counts."""
    t = position(hand=["vortex_gauntlet", "crystal"], prepped={"I": "aurora"})

    t.do("play vortex_gauntlet", "prep aurora 1")

    assert t.offers("use") == ["use aurora 1"]


def test_another_copy_in_hand_can_still_be_used() -> None:
    """PREP-13, PR-54. The used Aurora and another one lie in hand; whichever is prepped first is the unused one."""
    t = position(hand=["vortex_gauntlet", "aurora"], prepped={"I": "aurora"}, breaches={"II": "open"})

    t.do("use aurora 1", "play vortex_gauntlet", "prep aurora 2")
    assert t.offers("use") == ["use aurora 2"]
    t.do("prep aurora 1")
    assert t.offers("use") == ["use aurora 2"]
    t.do("use aurora 2")

    assert (t.offers("use"), t.you.charges) == ([], 2)


def test_a_copy_in_the_discard_pile_does_not_stand_in_for_the_one_in_hand() -> None:
    """PREP-13. Only the used Aurora is in hand."""
    t = position(hand=["vortex_gauntlet", "crystal"], prepped={"I": "aurora"}, discard=["aurora"])

    t.do("use aurora 1", "play vortex_gauntlet", "prep aurora 1")

    assert (t.offers("use"), t.you.discard) == ([], ["aurora"])


@pytest.mark.parametrize(
    ("discard", "taken", "uses"),
    [
        ([], ["take aurora"], []),
        (["aurora"], ["take aurora", "done"], ["use aurora 1"]),
        (["aurora"], ["take aurora", "take aurora"], ["use aurora 1"]),
    ],
)
def test_a_used_spell_taken_from_the_discard_pile_stays_used(
    discard: list[str], taken: list[str], uses: list[str]
) -> None:
    """PREP-13, PR-54. Garnet Shard casts it, Otherworldly Gate takes it back; an unused copy is taken first."""
    t = position(
        mages=("plain_one", "kadir"),
        hand=["garnet_shard", "crystal"],
        discard=discard,
        prepped={"I": "aurora"},
        p2={"charges": 5},
    )

    t.do("use aurora 1", "play garnet_shard", "choose 2", "activate kadir", *taken)
    t.do(*["prep aurora 1"] * t.you.hand.count("aurora"))

    assert t.offers("use") == uses


@pytest.mark.parametrize(("deck", "uses"), [([], []), (["aurora"], ["use aurora 1"])])
def test_a_used_spell_drawn_again_stays_used(deck: list[str], uses: list[str]) -> None:
    """PREP-13, DRAW-05. Cast, turned over and drawn in one turn; a copy from the deck was not used."""
    t = position(hand=["garnet_shard", "bottled_vortex"], deck=deck, prepped={"I": "aurora"})

    t.do("use aurora 1", "play garnet_shard", "choose 2", "play bottled_vortex", "done", "prep aurora 1")

    assert t.offers("use") == uses


@pytest.mark.parametrize(("first", "uses"), [([], ["use oblivion_swell 1"]), (["use oblivion_swell 1"], [])])
def test_a_used_spell_that_leaves_a_replaced_breach_stays_used(first: list[str], uses: list[str]) -> None:
    """PREP-13, BREACH-21. Tempest Sigil returns it to hand and lets it be prepped again."""
    t = position(mages=("dezmodia", "plain_two"), hand=["crystal"], prepped={"I": "oblivion_swell"}, charges=6)

    t.do(*first, "activate dezmodia", "player 1", "prep oblivion_swell 1")

    assert (t.offers("use"), t.you.prepped) == (uses, [("oblivion_swell", 1)])


@pytest.mark.parametrize(("given_up", "uses"), [("aurora", ["use aurora 1"]), ("spark", [])])
def test_of_two_copies_in_hand_the_used_one_is_given_up(given_up: str, uses: list[str]) -> None:
    """PREP-13, PR-54. Burning Opal discards an Aurora, and the other one is prepped; or a Spark and no other is there."""
    t = position(hand=["vortex_gauntlet", "burning_opal", given_up], prepped={"I": "aurora"})

    t.do("use aurora 1", "play vortex_gauntlet", "play burning_opal", f"discard {given_up}", "prep aurora 1")

    assert (t.offers("use"), t.you.discard) == (uses, [given_up])


def test_exactly_the_first_is_counted_over_all_copies() -> None:
    """PREP-13. Clouded Sapphire: only the first one played this turn charges an ally."""
    t = position(hand=["clouded_sapphire", "clouded_sapphire", "crystal"])

    t.do("play clouded_sapphire")
    assert (t.you.aether, t.p(2).charges) == (3, 1)
    t.do("play clouded_sapphire")

    assert (t.you.aether, t.p(2).charges) == (6, 1)


def test_exactly_the_second_is_counted_over_all_copies() -> None:
    """PREP-13. Diamond Cluster: 2, then 4 for the second, then 2 again."""
    t = position(hand=["diamond_cluster", "diamond_cluster", "diamond_cluster", "crystal"])

    total = [t.do("play diamond_cluster").you.aether for _ in range(3)]

    assert total == [2, 6, 8]


def test_a_constant_effect_changes_a_basic_rule_for_its_card() -> None:
    """KEY-09, PREP-01. Feral Lightning goes to a closed breach that was not focused; Spark does not."""
    t = position(hand=["feral_lightning", "spark"])

    assert t.offers("prep") == [
        "prep feral_lightning 1",
        "prep feral_lightning 2",
        "prep feral_lightning 3",
        "prep feral_lightning 4",
        "prep spark 1",
    ]


def test_a_constant_effect_changes_no_other_rule() -> None:
    """KEY-09, CAST-02. From the closed breach Feral Lightning must still be cast."""
    t = position("casting", prepped={"III": "feral_lightning"}, hand=["crystal"])

    assert (t.asked, t.game.nemesis_life, t.you.discard) == ("main", 67, ["feral_lightning"])


def test_a_constant_effect_takes_precedence_while_its_card_is_in_play() -> None:
    """KEY-09. Cauterizer: damage to it is 1, though the spell deals 3 and its breach adds 1; another takes all 4."""
    t = position(
        "casting",
        prepped={"III": "lava_tendril", "IV": "lava_tendril"},
        breaches={"III": "open", "IV": "open"},
        hand=["crystal"],
        in_play=[("cauterizer", 2), "tally_a1"],
    )

    t.do("cast lava_tendril 3", "target cauterizer")
    assert t.in_play == [("cauterizer", 1), ("tally_a1", 5)]
    t.do("cast lava_tendril 4", "target tally_a1")

    assert t.in_play == [("cauterizer", 1), ("tally_a1", 1)]
