"""One person, one mage or several (SOLO-01 to SOLO-10, ED-04 to ED-06)."""

import pytest

from tests.table import At, content, position
from unshuffled.rules.core.errors import BadSetup
from unshuffled.rules.core.scenario import Setup
from unshuffled.rules.core.setup import lay
from unshuffled.rules.core.state import Game

ALONE = ["plain_one"]
MAGES = ["plain_one", "plain_two", "plain_three", "plain_four"]
EDITIONS = ["default", "war_eternal_pl_fr", "base_cs", "outcasts_pl", "war_eternal_de"]


def laid(seats: int = 1, edition: str = "default", difficulty: str = "normal", **switches: str | int) -> Game:
    """A game as it lies on the table before the first card is drawn."""
    chosen = Setup(
        mages=MAGES[:seats],
        nemesis="rageborne",
        market=["deck_destruction_base"],
        edition=edition,
        difficulty=difficulty,
        switches=switches,
    )
    return lay(content(), chosen, "seed")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_several_mages_are_played_by_the_usual_rules_no_matter_who_plays_them(seats: int) -> None:
    """SOLO-01. Six turn order cards, and nobody is an ally of their own."""
    g = laid(seats)

    assert (len(g.turn_deck), g.scenario.solo) == (6, False)

    t = position(mages=MAGES[:seats], hand=["ally_charge", "crystal"]).do("play ally_charge")
    if seats > 2:
        assert t.options == [f"player {n}" for n in range(2, seats + 1)]
        t.do("player 2")

    assert [t.p(n).charges for n in range(1, seats + 1)] == [0, 1, 0, 0][:seats]


def test_alone_the_nemesis_deck_has_one_three_and_seven_basic_cards() -> None:
    """SOLO-03. The column for one player."""
    cards = [content().cards[~card] for card in laid().nemesis_deck]

    assert [sum(not card.nemesis and card.tier == tier for card in cards) for tier in (1, 2, 3)] == [1, 3, 7]
    assert len(cards) == 20


@pytest.mark.parametrize("edition", EDITIONS)
def test_alone_the_turn_order_deck_has_three_player_cards_and_two_nemesis_cards(edition: str) -> None:
    """SOLO-04, ED-05. In every edition, Outcasts too."""
    cards = At(laid(edition=edition)).turn_deck

    assert (len(cards), cards.count("nemesis")) == (5, 2)


@pytest.mark.parametrize("card", ["player1", "player2", "player4", "wild"])
def test_alone_any_player_card_is_your_turn(card: str) -> None:
    """SOLO-04. Whatever its number."""
    t = position("turn", mages=ALONE, turn_deck=[card], hand=["crystal"])

    assert (t.decider, t.asked) == (1, "main")


def test_alone_a_nemesis_card_is_not_your_turn() -> None:
    """SOLO-04. The twin."""
    t = position(
        "turn",
        mages=ALONE,
        turn_deck=["nemesis", "player1"],
        nemesis_deck=["tally_c1", "tally_c1"],
        hand=["crystal"],
    )

    assert (t.game.gravehold, t.decider) == (29, 1)


def test_alone_you_are_your_own_ally() -> None:
    """SOLO-05, ED-06. An effect for an ally is for you."""
    t = position(mages=ALONE, hand=["ally_charge", "crystal"]).do("play ally_charge")

    assert (t.you.charges, t.asked) == (1, "main")


def test_alone_an_effect_for_you_and_an_ally_is_resolved_twice_on_you() -> None:
    """SOLO-06, ED-06. Mage's Talisman: 1 charge and 1 charge."""
    t = position(mages=ALONE, hand=["mages_talisman", "crystal"]).do("play mages_talisman")

    assert t.you.charges == 2


def test_in_company_an_effect_for_you_and_an_ally_is_resolved_once_on_each() -> None:
    """SOLO-06. The twin."""
    t = position(hand=["mages_talisman", "crystal"]).do("play mages_talisman")

    assert (t.you.charges, t.p(2).charges) == (1, 1)


def test_alone_being_exhausted_does_not_lose_the_game() -> None:
    """SOLO-07. The steps of exhaustion are carried out and the game goes on."""
    t = position("none", mages=ALONE, life=1, charges=2).resolve("tally_c3").do("destroy breach 4")

    assert (t.game.outcome, t.you.exhausted) == ("", True)
    assert (t.counter("unleashed"), t.you.charges, t.you.breaches) == (2, 0, ["open", "right", "right", "none"])


def test_alone_the_game_is_lost_with_gravehold() -> None:
    """SOLO-07. Damage to the exhausted player hits it doubled."""
    t = position("none", mages=ALONE, life=0, gravehold=2).resolve("tally_c3")

    assert t.game.outcome == "gravehold_fallen"


def test_alone_the_game_is_lost_by_the_rule_of_the_nemesis() -> None:
    """SOLO-07. Umbra Titan without tokens."""
    t = position("none", mages=ALONE, nemesis="umbra_titan", counters={"devour": 1}, turn_discard=[]).unleash()

    assert t.game.outcome == "nemesis_rule_lost"


def test_alone_you_are_the_player_with_the_lowest_life() -> None:
    """SOLO-08. While you stand."""
    t = position("none", mages=ALONE, in_play=[("tally_b3", 1)]).main_phase_of_nemesis()

    assert (t.you.life, t.game.gravehold) == (8, 30)


@pytest.mark.parametrize("edition", EDITIONS)
def test_alone_you_are_the_player_with_the_lowest_life_even_while_exhausted(edition: str) -> None:
    """SOLO-08, ED-06, EXH-10. So 2 damage to that player is 4 to Gravehold."""
    t = position("none", mages=ALONE, edition=edition, life=0, in_play=[("tally_b3", 1)]).main_phase_of_nemesis()

    assert (t.you.life, t.game.gravehold) == (0, 26)


def test_alone_and_exhausted_there_may_be_nobody_with_the_lowest_life() -> None:
    """ED-06. The switch: such an effect hits nobody."""
    t = position(
        "none",
        mages=ALONE,
        switches={"solo_lowest_life_when_exhausted": "nobody"},
        life=0,
        in_play=[("tally_b3", 1)],
    ).main_phase_of_nemesis()

    assert (t.you.life, t.game.gravehold, t.in_play) == (0, 30, [])


def test_alone_a_fourth_player_card_makes_it_easier() -> None:
    """SOLO-09, ED-05. An option."""
    cards = At(laid(solo_player_cards=4)).turn_deck

    assert (len(cards), cards.count("nemesis")) == (6, 2)


@pytest.mark.parametrize("cards", [2, 5])
def test_other_numbers_of_player_cards_are_refused(cards: int) -> None:
    """SOLO-09. Three or four."""
    with pytest.raises(BadSetup) as refused:
        laid(solo_player_cards=cards)

    assert refused.value.code == "setup/switch"


@pytest.mark.parametrize("life", [12, 14, 15, 20])
def test_alone_more_life_makes_it_easier(life: int) -> None:
    """SOLO-10, ED-04. 12 or 15, 14 in the German book; any number is taken, and it is the maximum."""
    p = laid(solo_life=life).players[0]

    assert (p.life, p.max_life) == (life, life)


@pytest.mark.parametrize("edition", EDITIONS)
def test_alone_the_usual_life_is_the_default(edition: str) -> None:
    """SOLO-10, ED-04. The easier start is an option."""
    assert laid(edition=edition).players[0].life == 10


def test_more_life_is_for_true_solo_only() -> None:
    """SOLO-10. Two mages start as usual."""
    assert [p.life for p in laid(2, solo_life=15).players] == [10, 10]


@pytest.mark.parametrize("life", [-1, "15"])
def test_a_life_that_is_no_whole_number_is_refused(life: int | str) -> None:
    """ED-04. 0 stands for the life of the difficulty level."""
    with pytest.raises(BadSetup) as refused:
        laid(solo_life=life)

    assert refused.value.code == "setup/switch"
    assert laid(difficulty="beginner", solo_life=0).players[0].life == 12
