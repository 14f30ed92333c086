"""The table as plain text: everything that lies open on it."""

from __future__ import annotations

import pytest

from tests.table import At, content, position
from unshuffled.rules.readings.views import view
from unshuffled.terminal import draw
from unshuffled.words.speech import Voice


def drawn(t: At, lang: str = "en") -> str:
    """The table on one line."""
    return " ".join(draw.table(Voice(content(), lang), view(t.game, 0), width=1000).split())


@pytest.mark.parametrize(("holder", "who"), [(1, "Kel"), (-1, "on the table")])
def test_the_wild_token_is_shown_with_its_holder(holder: int, who: str) -> None:
    """VAR-05."""
    t = position(mages=("ilya", "kel", "thraxir"), switches={"wild_card": "token"})
    t.game.wild_token = holder

    assert f"“wild card” token: {who}" in drawn(t)


def test_the_tokens_of_pairs_are_shown_with_their_holders() -> None:
    """VAR-04."""
    t = position(mages=("ilya", "kel", "thraxir", "lash"), switches={"four_player_deck": "pairs"})
    t.game.pair_tokens = (0, -1)

    assert "“players 1/2” token: Ilya · “players 3/4” token: on the table" in drawn(t)


def test_without_tokens_none_is_shown() -> None:
    assert "token" not in drawn(position(mages=("ilya", "kel", "thraxir")))


def test_a_number_token_is_shown_on_its_card() -> None:
    t = position("none", mages=("ilya", "kel"), p2={"breaches": {"II": "open", "III": "open", "IV": "open"}})
    assert "number token" not in drawn(t.resolve("haunted_force"))

    assert "Seeking Destruction (3 power) [number token: Kel]" in drawn(t.resolve("seeking_destruction"))


def test_a_treasure_is_shown_at_its_pile() -> None:
    t = position()
    assert "[Poison Heart]" not in drawn(t)

    t.game.noted = ((content().index["poison_heart"], content().index["jade"]),)

    assert "Jade (2) ×7 [Poison Heart]" in drawn(t)


def test_a_known_turn_order_card_is_shown_as_the_next_one() -> None:
    """REV-01."""
    t = position(mages=("ilya", "kel"), turn_deck=["nemesis", "player1", "player2"], turn_discard=["player1"])
    deck = t.game.turn_deck
    t.game.turn_deck = [~deck[0], ~deck[1], deck[2]]
    assert "drawn: Ilya · next: nemesis · left: Ilya, Kel" in drawn(t)

    t.game.turn_deck = [~card for card in deck]
    assert "drawn: Ilya · left: nemesis, Ilya, Kel" in drawn(t)
