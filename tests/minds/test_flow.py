"""What a deck yields in a turn: five cards are drawn, and only as many spells are cast as there are open breaches."""

from __future__ import annotations

from unshuffled.minds.quick.flow import Flow


def a_deck(breaches: float, gems: int = 0, spells: tuple[float, ...] = (), bonus: float = 0.0) -> Flow:
    flow = Flow(breaches, bonus)
    for _ in range(gems):
        flow.add(1.0, False)
    for value in spells:
        flow.add(value, True)
    flow.finish()
    return flow


def test_a_turn_draws_five_cards() -> None:
    assert a_deck(1.0, gems=10).turn() == 5.0


def test_a_deck_of_fewer_cards_is_drawn_whole() -> None:
    assert a_deck(1.0, gems=3).turn() == 3.0


def test_spells_beyond_the_breaches_yield_nothing() -> None:
    assert a_deck(1.0, spells=(4.0,) * 5).turn() == 4.0
    assert a_deck(2.0, spells=(4.0,) * 5).turn() == 8.0


def test_the_best_spells_take_the_breaches() -> None:
    assert a_deck(1.0, spells=(1.0, 6.0, 1.0, 1.0, 1.0)).turn() == 6.0


def test_a_breach_adds_what_no_breach_was_left_for() -> None:
    assert a_deck(1.0, spells=(4.0,) * 5).with_breach() == 8.0


def test_a_breach_adds_nothing_if_the_spells_find_one_already() -> None:
    deck = a_deck(1.0, gems=9, spells=(4.0,))

    assert deck.with_breach() == deck.turn()


def test_a_better_card_adds_its_share_and_makes_the_others_rarer() -> None:
    deck = a_deck(1.0, gems=9)

    assert deck.with_card(11.0, False) == 5.0 / 10 * (9 + 11)


def test_a_spell_that_is_worse_than_all_that_are_cast_adds_nothing() -> None:
    deck = a_deck(1.0, spells=(4.0,) * 5)

    assert deck.with_card(1.0, True) <= deck.turn()


def test_a_breach_with_a_bonus_adds_it_to_each_spell() -> None:
    assert a_deck(1.0, spells=(4.0,) * 5, bonus=2.0).turn() == 6.0
