"""The course of an expedition: barracks, market, mages, treasures, battles, rewards, ways."""

from __future__ import annotations

import pytest

from tests.expeditions.pack import content
from tests.expeditions.ways import LOSS, WIN, Way
from unshuffled.expeditions import asks, battles, entries, fold
from unshuffled.expeditions.codes import Code, Refused
from unshuffled.expeditions.state import by_level, by_place
from unshuffled.rules.core import chance
from unshuffled.rules.core.setup import MARKET


def refused(way: Way, entry: entries.Entry) -> str:
    """The code with which this entry is refused; nothing has changed."""
    before, count = way.state.as_data(), len(way.save.entries)
    with pytest.raises(Refused) as refusal:
        way.do(entry)
    assert (way.state.as_data(), len(way.save.entries)) == (before, count)
    return refusal.value.code


def kinds(way: Way) -> dict[str, int]:
    """How many cards of each kind are in the barracks."""
    return {kind: len(cards) for kind, cards in by_place(content(), way.state.barracks.cards).items()}


# Beginning


def test_the_barracks_hold_what_the_form_begins_with() -> None:
    """KEY-05"""
    state = Way().state

    assert len(state.barracks.mages) == 4
    assert kinds(Way()) == {"gem": 3, "relic": 2, "spell": 4}
    assert state.barracks.treasures == []
    assert content().nemeses[state.nemesis]["normal"].rating == 1
    assert (state.upgraded, state.score, state.history, state.banished) == ([], 0, [], [])


def test_another_secret_brings_other_cards() -> None:
    assert Way(secret="one").state.barracks != Way(secret="two").state.barracks


def test_the_same_secret_brings_the_same_cards() -> None:
    assert Way(secret="one").state == Way(secret="one").state


def test_random_things_come_from_the_chosen_packs_only() -> None:
    way = Way(packs=["base"])

    cards = [content().card(id) for id in way.state.barracks.cards]
    assert {card.pack for card in cards} | {content().mages[id].pack for id in way.state.barracks.mages} == {"base"}


def test_the_first_market_may_be_without_a_cheap_gem() -> None:
    """PR-78"""
    cheapest = set()
    for secret in range(40):
        gems = by_place(content(), Way(secret=str(secret)).state.market)["gem"]
        cheapest.add(min(content().card(id).cost for id in gems))

    assert max(cheapest) > 3


def test_another_secret_than_the_one_that_was_bound_is_refused() -> None:
    begun = fold.begin(content(), "two_battles", "mine")

    assert begun.commitment == chance.commitment("mine")
    with pytest.raises(Refused) as refusal:
        fold.apply(content(), "yours", None, begun)
    assert refusal.value.code == Code.COMMITMENT


@pytest.mark.parametrize(
    ("given", "code"),
    [
        ({"form": "nowhere"}, Code.FORM),
        ({"form": "far_away"}, Code.FORM),
        ({"packs": ["venture"]}, Code.FORM),
        ({"difficulty": "easy"}, Code.SETTINGS),
        ({"edition": "mine"}, Code.SETTINGS),
        ({"switches": {"wild_card": "mine"}}, Code.SETTINGS),
    ],
)
def test_what_cannot_be_begun_is_refused(given: dict[str, object], code: Code) -> None:
    with pytest.raises(Refused) as refusal:
        Way(**given)  # type: ignore[arg-type]
    assert refusal.value.code == code


def test_an_expedition_begins_once_and_with_its_beginning() -> None:
    way = Way()

    assert refused(way, way.save.entries[0]) == Code.BEGUN
    with pytest.raises(Refused) as refusal:
        fold.apply(content(), "secret", None, entries.MagesChosen(["kadir"]))
    assert refusal.value.code == Code.NOT_BEGUN


# The market


def test_a_market_that_is_the_only_one_is_not_asked_for() -> None:
    """EXPD-04, MKT-11: nine cards of the right kinds are in the barracks."""
    way = Way()

    assert way.state.step == "mages"
    assert sorted(way.state.market) == sorted(way.state.barracks.cards)
    assert way.state.banished == []


def test_the_market_is_built_from_the_barracks_and_the_rest_is_banished() -> None:
    """EXPD-04, MKT-11, KEY-04, ED-27, PR-79"""
    way = Way().win()
    assert (way.state.step, kinds(way)) == ("market", {"gem": 4, "relic": 3, "spell": 5})
    given_up = [cards[0] for cards in by_place(content(), way.state.barracks.cards).values()]

    way.market(*given_up)

    assert kinds(way) == dict(MARKET)
    assert way.state.banished == [id for id in way.state.banished if id in given_up]
    assert sorted(way.state.banished) == sorted(given_up)
    assert not set(way.state.barracks.cards) & set(given_up)


def test_mages_and_treasures_are_not_banished() -> None:
    """EXPD-04: player cards are."""
    way = Way().win()
    mages, treasures = list(way.state.barracks.mages), list(way.state.barracks.treasures)

    way.market()

    assert (way.state.barracks.mages, way.state.barracks.treasures) == (mages, treasures)


def test_with_the_big_pocket_nothing_is_banished() -> None:
    way = Way(big_pocket=True).win().market()

    assert (way.state.banished, kinds(way)) == ([], {"gem": 4, "relic": 3, "spell": 5})


def test_a_banished_card_never_comes_back_after_a_win() -> None:
    """KEY-04"""
    way = Way(form="standard").win().win().win().to_battle()
    banished = set(way.state.banished)

    assert len(banished) == 9
    assert not banished & set(way.state.barracks.cards)
    assert way.state.banished_last == way.state.banished[-3:]


def test_after_a_loss_the_cards_banished_last_may_be_chosen_again() -> None:
    """PR-74"""
    way = Way(form="standard").win().win().to_battle()
    before = list(way.state.banished[:3])
    last = list(way.state.banished_last)

    way.lose()

    assert set(last) <= set(way.state.barracks.cards)
    assert way.state.banished == before


@pytest.mark.parametrize("wrong", ["fewer", "twice", "elsewhere", "kinds"])
def test_a_market_that_is_none_is_refused(wrong: str) -> None:
    """MKT-01, MKT-11"""
    way = Way().win()
    options = asks.asked(content(), way.state).options
    market = [id for kind, count in MARKET for id in options[kind][:count]]
    elsewhere = next(id for id in way.state.pool["gem"] if id not in way.state.barracks.cards)
    wrongs = {
        "fewer": market[:-1],
        "twice": [*market[:-1], market[0]],
        "elsewhere": [elsewhere, *market[1:]],
        "kinds": [options["spell"][-1], *market[1:]],
    }

    assert refused(way, entries.MarketChosen(wrongs[wrong])) == Code.MARKET


# Mages


def test_mages_are_chosen_from_the_barracks() -> None:
    """EXPD-03, KEY-05"""
    way = Way()
    first, *others = way.state.barracks.mages
    stranger = next(id for id in content().mages if id not in way.state.barracks.mages)

    for wrong in ([], [stranger], [first, first], [*others, first, stranger]):
        assert refused(way, entries.MagesChosen(wrong)) == Code.MAGES
    assert way.mages(first).state.mages == [first]


def test_a_single_mage_is_not_asked_for() -> None:
    way = Way(form="twice")

    assert (way.state.step, way.state.mages) == ("battle", way.state.barracks.mages)


def test_another_battle_may_have_other_mages_and_more_of_them() -> None:
    """EXPD-03, PR-77"""
    way = Way()
    way.mages(way.state.barracks.mages[0]).win()
    way.market().mages(*way.state.barracks.mages)

    assert way.state.mages == way.state.barracks.mages
    assert [len(fight.mages) for fight in way.state.history] == [1]


# Treasures


def with_treasures() -> Way:
    """After a battle that brought treasures of all levels; two mages are chosen."""
    return Way().win().market().mages()


def test_treasures_are_won_and_kept_in_the_barracks() -> None:
    """KEY-34, KEY-05"""
    levels = by_level(content(), with_treasures().state.barracks.treasures)

    assert {level: len(found) for level, found in levels.items()} == {1: 5, 2: 3, 3: 5}


def test_without_treasures_none_are_asked_for() -> None:
    assert Way().mages().state.step == "battle"


def test_the_battle_is_set_up_with_the_chosen_treasures() -> None:
    """KEY-34"""
    way = with_treasures()
    levels = by_level(content(), way.state.barracks.treasures)
    own = [[levels[1][0], levels[3][0]], [levels[3][1]]]

    way.do(entries.TreasuresChosen([levels[2][0]], own))

    setup = battles.setup_of(way.state)
    assert (setup.treasures, setup.own_treasures) == ([levels[2][0]], own)


def test_nobody_has_to_take_a_treasure() -> None:
    """PR-73"""
    way = with_treasures().do(entries.TreasuresChosen([], [[], []]))

    setup = battles.setup_of(way.state)
    assert (setup.treasures, setup.own_treasures) == ([], [])


def test_treasures_go_back_to_the_barracks_after_the_battle() -> None:
    """EXPD-05"""
    way = with_treasures()
    treasures = list(way.state.barracks.treasures)
    levels = by_level(content(), treasures)

    way.do(entries.TreasuresChosen([levels[2][0]], [[levels[1][0]], []])).do(entries.Fought(LOSS))

    assert way.state.barracks.treasures == treasures
    assert (way.state.treasures, way.state.own_treasures) == ([], [])


@pytest.mark.parametrize("wrong", ["shared", "level", "two", "same", "seats", "elsewhere"])
def test_treasures_that_do_not_belong_there_are_refused(wrong: str) -> None:
    """PR-73"""
    way = with_treasures()
    levels = by_level(content(), way.state.barracks.treasures)
    wrongs: dict[str, tuple[list[str], list[list[str]]]] = {
        "shared": (levels[2][:2], [[], []]),
        "level": (levels[3][:1], [[], []]),
        "two": ([], [levels[1][:2], []]),
        "same": ([], [levels[1][:1], levels[1][:1]]),
        "seats": ([], [[]]),
        "elsewhere": (["jade"], [[], []]),
    }
    shared, own = wrongs[wrong]

    assert refused(way, entries.TreasuresChosen(shared, own)) == Code.TREASURES


# Battles


def test_a_new_battle_brings_new_upgraded_basic_cards_that_stay() -> None:
    """EXPD-06, KEY-37"""
    way = Way(form="standard")
    found = []
    for _ in range(4):
        tiers = [content().card(id).tier for id in way.state.upgraded]
        found.append([tiers.count(tier) for tier in (1, 2, 3)])
        way.to_battle()
        assert battles.setup_of(way.state).upgraded == way.state.upgraded
        way.win()

    assert found == [[0, 0, 0], [1, 3, 3], [2, 4, 5], [3, 5, 7]]
    assert len(set(way.state.upgraded)) == 15


def test_a_lost_battle_is_fought_again_against_the_same_nemesis_and_deck() -> None:
    """EXPD-09"""
    way = Way(form="standard").win().to_battle()
    nemesis, upgraded, seed = way.state.nemesis, list(way.state.upgraded), battles.seed("secret", way.state)

    way.lose().do(entries.RewardChosen("mage")).to_battle()

    assert (way.state.nemesis, way.state.upgraded, way.state.attempt) == (nemesis, upgraded, 2)
    assert battles.seed("secret", way.state) != seed  # a fresh setup


def test_each_nemesis_has_the_rating_of_its_battle_and_is_met_once() -> None:
    for secret in range(20):
        way = Way(form="standard", secret=str(secret)).win().win().win().win()
        met = [fight.nemesis for fight in way.state.history]
        assert [content().nemeses[id]["normal"].rating for id in met] == [1, 2, 3, 4]


def test_two_battles_of_one_rating_are_against_two_nemeses() -> None:
    for secret in range(20):
        way = Way(form="twice", secret=str(secret)).win().win()
        first, second = [fight.nemesis for fight in way.state.history]
        assert first != second


def test_nobody_goes_to_battle_before_everything_is_chosen() -> None:
    way = Way()

    assert refused(way, entries.Fought(WIN)) == Code.NOT_ASKED
    with pytest.raises(Refused) as refusal:
        battles.setup_of(way.state)
    assert refusal.value.code == Code.NOT_ASKED


def test_a_battle_ends_as_games_end() -> None:
    assert refused(Way().to_battle(), entries.Fought("rain")) == Code.OUTCOME


def test_it_is_noted_whether_a_game_was_won_or_lost() -> None:
    """EXPD-05"""
    way = Way().lose().do(entries.RewardChosen("gem")).win()

    assert [(fight.battle, fight.attempt, fight.won, fight.outcome) for fight in way.state.history] == [
        ("1", 1, False, LOSS),
        ("1", 2, True, WIN),
    ]


# Rewards


def test_a_win_brings_one_new_card_of_each_kind() -> None:
    way = Way()
    before = set(way.state.barracks.cards)

    way.win()

    new = [id for id in way.state.barracks.cards if id not in before]
    assert sorted(content().card(id).market for id in new) == ["gem", "relic", "spell"]


@pytest.mark.parametrize("of", ["mage", "gem", "relic", "spell"])
def test_after_a_loss_the_players_choose_what_they_get(of: str) -> None:
    way = Way().lose()
    before = way.state.barracks
    assert asks.asked(content(), way.state).options == {"reward": ["mage", "gem", "relic", "spell"]}

    way.do(entries.RewardChosen(of))

    new = [id for id in [*way.state.barracks.mages, *way.state.barracks.cards] if id not in before.mages + before.cards]
    assert len(new) == 1
    assert new[0] in way.state.pool[of]


def test_a_card_won_after_a_loss_has_the_market_chosen_again() -> None:
    """EXPD-04"""
    assert Way().lose().do(entries.RewardChosen("gem")).state.step == "market"


def test_a_mage_won_after_a_loss_leaves_the_market_as_it_was() -> None:
    way = Way()
    market = list(way.state.market)

    way.lose().do(entries.RewardChosen("mage"))

    assert (way.state.step, way.state.market, len(way.state.barracks.mages)) == ("mages", market, 5)


@pytest.mark.parametrize("level", [1, 2])
def test_the_players_choose_the_level_of_a_treasure_after_a_loss(level: int) -> None:
    """PR-72"""
    way = Way(form="twice").lose().do(entries.RewardChosen(f"treasure_{level}"))

    assert [content().card(id).treasure for id in way.state.barracks.treasures] == [level]


def test_a_level_that_the_form_does_not_offer_is_refused() -> None:
    """PR-72"""
    assert refused(Way(form="twice").lose(), entries.RewardChosen("treasure_3")) == Code.REWARD


def test_what_has_nothing_new_left_is_not_offered() -> None:
    """PR-71: the second battle may bring treasures of level 1, but all five are in the barracks."""
    way = Way().win().lose()

    assert "treasure_1" in way.state.battle.loss
    assert asks.asked(content(), way.state).options == {"reward": ["mage", "gem", "relic", "spell"]}
    assert refused(way, entries.RewardChosen("treasure_1")) == Code.REWARD


def test_a_reward_was_not_seen_before() -> None:
    """PR-71, KEY-04: also not among the banished cards."""
    way = Way(form="standard", secret="seen")
    seen: list[str] = list(way.state.barracks.cards)
    for _ in range(12):
        way.lose().do(entries.RewardChosen("spell"))
        new = [id for id in way.state.barracks.cards if id not in seen]
        assert len(new) == 1
        seen += new


def test_a_form_without_loss_rewards_gives_none() -> None:
    """PR-75: the battle is fought again."""
    way = Way(form="crossroads").win().do(entries.PathChosen("low_road"))
    before = way.state.barracks

    way.lose()

    assert (way.state.barracks, way.state.battle.id, way.state.attempt) == (before, "low_road", 2)


def test_the_score_falls_with_each_try() -> None:
    way = Way(secret="score")
    for _ in range(2):
        way.lose().do(entries.RewardChosen("mage"))
    way.win()
    assert (way.state.score, way.state.history[-1].score) == (2, 2)

    way.win()
    assert (way.state.score, way.state.step) == (8, "won")


def test_a_battle_won_late_counts_nothing() -> None:
    way = Way()
    for _ in range(3):
        way.lose().do(entries.RewardChosen("mage"))

    assert way.win().state.score == 0


# Ways and ends


def test_the_expedition_is_won_with_its_last_battle() -> None:
    way = Way().win().win()

    assert (way.state.step, way.state.is_over) == ("won", True)
    assert refused(way, entries.Fought(WIN)) == Code.OVER


def test_the_players_choose_between_two_ways() -> None:
    way = Way(form="crossroads").win()
    assert asks.asked(content(), way.state).options == {"path": ["high_road", "low_road"]}
    assert refused(way, entries.PathChosen("gate")) == Code.PATH

    way.do(entries.PathChosen("high_road"))

    assert (way.state.battle.id, way.state.nemesis, way.state.step) == ("high_road", "carapace_queen", "market")


def test_a_lost_battle_may_lead_elsewhere() -> None:
    way = Way(form="crossroads").lose()

    assert (way.state.battle.id, way.state.attempt) == ("low_road", 1)
    assert way.state.barracks.mages == ["kadir", "mist", "brama"]  # nothing was won


def test_an_expedition_can_be_lost() -> None:
    way = Way(form="crossroads").win().do(entries.PathChosen("high_road")).lose()

    assert (way.state.step, way.state.is_over) == ("lost", True)


def test_things_by_name_come_as_the_form_says() -> None:
    """What winning brings, without a story."""
    way = Way(form="crossroads")
    assert way.state.upgraded == ["up_1a", "up_2a"]

    way.win()

    assert way.state.barracks.mages == ["kadir", "mist", "brama", "gex"]
    assert way.state.barracks.cards[-1] == "diamond_cluster"


def test_what_is_not_asked_is_refused() -> None:
    way = Way()
    for entry in (
        entries.MarketChosen([]),
        entries.TreasuresChosen([], []),
        entries.Fought(WIN),
        entries.RewardChosen("gem"),
        entries.PathChosen("1"),
    ):
        assert refused(way, entry) == Code.NOT_ASKED
