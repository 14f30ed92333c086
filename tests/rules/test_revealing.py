"""Revealing cards of player decks and of the turn order deck (REV)."""

import pytest

from tests.table import position


@pytest.mark.parametrize(("answer", "deck", "discard"), [("no", ["ignite", "jade"], []), ("yes", ["jade"], ["ignite"])])
def test_a_revealed_card_goes_back_on_top_unless_the_effect_says_otherwise(
    answer: str, deck: list[str], discard: list[str]
) -> None:
    """REV-01. Sifter's Pearl: it may be discarded; if not, it stays on top."""
    t = position(hand=["sifters_pearl", "crystal"], deck=["ignite", "jade"])

    t.do("play sifters_pearl", answer)

    assert (t.asked, t.you.deck, t.you.discard) == ("main", deck, discard)


@pytest.mark.parametrize(
    ("answer", "deck"), [("no", ["player1", "nemesis", "player2"]), ("yes", ["nemesis", "player2", "player1"])]
)
def test_a_revealed_turn_order_card_goes_back_on_top_too(answer: str, deck: list[str]) -> None:
    """REV-01. Quartz Shard: on top again, or to the bottom because the card says so."""
    t = position(hand=["quartz_shard", "crystal"], turn_deck=["player1", "nemesis", "player2"], turn_discard=["wild"])

    t.do("play quartz_shard", answer)

    assert (t.turn_deck, t.turn_discard, t.you.aether) == (deck, ["wild"], 2)


def test_revealing_with_nothing_said_about_the_card_leaves_it_on_top() -> None:
    """REV-01. Encroach only looks whose card it is."""
    t = position("none", turn_deck=["player2", "nemesis"], turn_discard=[])

    t.resolve("encroach")

    assert (t.turn_deck, t.turn_discard, t.p(2).life, t.you.life) == (["player2", "nemesis"], [], 8, 10)


@pytest.mark.parametrize(
    ("first", "deck"), [("ignite", ["jade", "ignite", "spark"]), ("jade", ["ignite", "jade", "spark"])]
)
def test_several_revealed_cards_go_back_in_any_order(first: str, deck: list[str]) -> None:
    """REV-02. One after the other: what is put back first lies deeper."""
    t = position(hand=["show_two", "crystal"], deck=["ignite", "jade", "spark"])

    t.do("play show_two")
    assert (t.decider, t.options) == (1, ["put back jade", "put back ignite"])
    t.do(f"put back {first}")

    assert (t.asked, t.you.deck, t.you.discard) == ("main", deck, [])


def test_equal_revealed_cards_need_no_order() -> None:
    """REV-02. Two Sparks go back as they are."""
    t = position(hand=["show_two", "crystal"], deck=["spark", "spark", "jade"])

    t.do("play show_two")

    assert (t.asked, t.you.deck) == ("main", ["spark", "spark", "jade"])


def test_only_what_is_left_of_the_revealed_cards_goes_back() -> None:
    """REV-02. Of three the effect discards the top one; the other two may be put back in either order."""
    t = position(hand=["show_three", "crystal"], deck=["ignite", "jade", "spark", "kindle"])

    t.do("play show_three")
    assert (t.you.discard, t.options) == (["ignite"], ["put back spark", "put back jade"])
    t.do("put back jade")

    assert t.you.deck == ["spark", "jade", "kindle"]


def test_revealing_from_an_empty_deck_turns_the_discard_pile_over_first() -> None:
    """REV-03. Without shuffling: the oldest discarded card is the one revealed."""
    t = position(hand=["sifters_pearl", "crystal"], discard=["ignite", "jade", "spark"])

    t.do("play sifters_pearl")

    assert t.events("revealed") == [{"event": "revealed", "seat": 0, "card": "ignite"}]
    assert (t.you.deck, t.you.discard) == (["ignite", "jade", "spark"], [])


def test_revealing_more_than_the_deck_holds_takes_what_is_left_first() -> None:
    """REV-03, DRAW-05. The last card of the deck stays above the turned-over discard pile."""
    t = position(hand=["show_two", "crystal"], deck=["kindle"], discard=["ignite", "jade"])

    t.do("play show_two")

    assert [event["card"] for event in t.events("revealed")] == ["kindle", "ignite"]
    assert (t.you.deck, t.you.discard) == (["kindle", "ignite", "jade"], [])


def test_revealing_from_an_empty_turn_order_deck_rebuilds_it_first() -> None:
    """REV-03. Its discard pile is shuffled into a new deck, and the top card of that is revealed."""
    t = position(hand=["quartz_shard", "crystal"], turn_deck=[], turn_discard=["player1", "player2", "player2"])

    t.do("play quartz_shard")

    assert t.events("turn_order_shuffled") == [{"event": "turn_order_shuffled", "amount": 3}]
    assert (sorted(t.turn_deck), t.turn_discard) == (["player1", "player2", "player2"], [])
    assert t.events("turn_order_revealed") == [{"event": "turn_order_revealed", "turn_card": t.turn_deck[0]}]


def test_revealing_from_a_deck_that_is_not_empty_rebuilds_nothing() -> None:
    """REV-03. One card is enough."""
    t = position(hand=["sifters_pearl", "crystal"], deck=["kindle"], discard=["ignite"])

    t.do("play sifters_pearl")

    assert (t.events("deck_turned_over"), t.you.deck, t.you.discard) == ([], ["kindle"], ["ignite"])
