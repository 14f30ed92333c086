"""The order of several reactions to one thing: the players choose it (EFF-10, PR-61)."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

import pytest

from tests import table
from tests.table import At, position
from unshuffled.packs import library
from unshuffled.rules.core.content import Content
from unshuffled.rules.core.flow import FLOW
from unshuffled.rules.core.language import Amount, Block
from unshuffled.rules.core.options import read
from unshuffled.rules.core.stack import Scope
from unshuffled.rules.effects.life import Suffer
from unshuffled.rules.saves import codec
from unshuffled.tables.choices import about
from unshuffled.words import asks
from unshuffled.words.speech import Voice


@cache
def content() -> Content:
    return library.load_folders([*library.shipped(), table.TRIAL, Path(__file__).parents[1] / "packs" / "reactions"])


@pytest.fixture(autouse=True)
def _with_the_pack(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table, "content", content)


def gaining(*hand: str, prepped: str = "ignite", **given: Any) -> At:
    """Play these gems, then gain Jade."""
    t = position(hand=list(hand), aether=2, prepped={"I": prepped}, **given)
    return t.do(*[f"play {card}" for card in hand], "gain jade")


def starting(stone: str, life: int = 10) -> At:
    """Turn of player 1, who has Hemorrhage in front of them, and for whose turn this card waits."""
    t = position("none", turn_deck=["player1"], life=life)
    t.game.players[0].in_front = (content().index["hemorrhage"],)
    card = content().card(stone)
    block = card.play or card.when_game_starts
    assert block is not None
    t.game.push(block, Scope(0, card.index))
    t.run()
    t.game.push(FLOW.game, Scope(-1, -1))
    return t.run()


def test_reactions_of_different_cards_are_ordered_by_their_player() -> None:
    t = gaining("duplicating_sazite", "petrified_phoenixium")

    assert (t.asked, t.decider, t.options) == (
        "resolve_card",
        1,
        ["resolve duplicating_sazite", "resolve petrified_phoenixium"],
    )


@pytest.mark.parametrize(
    ("first", "asked"),
    [("duplicating_sazite", ["discard_card", "cast_spell"]), ("petrified_phoenixium", ["cast_spell", "discard_card"])],
)
def test_the_chosen_reaction_is_resolved_before_the_other(first: str, asked: list[str]) -> None:
    t = gaining("duplicating_sazite", "petrified_phoenixium").do(f"resolve {first}")
    met = [t.asked]
    t.do("no")

    assert [*met, t.asked] == asked
    assert t.do("no").asked == "main"


def test_a_reaction_sees_what_the_one_before_it_has_done() -> None:
    """The spell that is cast first can no longer be discarded."""
    t = gaining("duplicating_sazite", "petrified_phoenixium").do("resolve petrified_phoenixium", "cast ignite 1")

    assert (t.asked, t.you.prepped) == ("main", [])


def test_one_reaction_is_not_asked_about() -> None:
    assert gaining("petrified_phoenixium").asked == "cast_spell"


def test_reactions_of_equal_cards_are_not_asked_about() -> None:
    assert gaining("petrified_phoenixium", "petrified_phoenixium").asked == "cast_spell"


def test_three_reactions_are_asked_about_until_one_is_left() -> None:
    t = gaining("duplicating_sazite", "petrified_phoenixium", prepped="far_sight")
    assert t.options == ["resolve far_sight", "resolve duplicating_sazite", "resolve petrified_phoenixium"]

    t.do("resolve duplicating_sazite", "no")

    assert t.options == ["resolve far_sight", "resolve petrified_phoenixium"]
    assert t.do("resolve petrified_phoenixium", "no").asked == "may"
    assert t.do("no").asked == "main"


def test_a_reaction_whose_card_has_left_does_not_happen() -> None:
    """The spell in the breach is discarded for Duplicating Sazite before it reacts."""
    t = gaining("duplicating_sazite", "petrified_phoenixium", prepped="far_sight", p2={"hand": []})
    t.do("resolve duplicating_sazite", "discard far_sight 1", "gain jade")

    assert (t.asked, t.you.prepped) == ("main", [])


def test_a_card_of_the_nemesis_is_ordered_among_those_of_the_player_whose_turn_it_is() -> None:
    t = starting("patient_stone")

    assert (t.asked, t.decider, t.options) == ("resolve_card", 1, ["resolve hemorrhage", "resolve patient_stone"])


def test_a_gem_gained_first_takes_hemorrhage_away_before_it_hurts() -> None:
    t = starting("treasured_stone", life=1).do("resolve treasured_stone", "gain burning_opal")

    assert (t.you.life, t.you.player.in_front, t.you.discard) == (1, (), ["burning_opal"])


def test_hemorrhage_first_hurts() -> None:
    t = starting("treasured_stone").do("resolve hemorrhage", "gain burning_opal")

    assert (t.you.life, t.you.player.in_front) == (9, ())


def test_reactions_of_several_players_are_ordered_by_the_one_whose_turn_it_is() -> None:
    t = position(prepped={"I": "ember_ward"})
    bell = content().card("thorn_bell")
    assert bell.play is not None
    t.game.push(Block("flow/game", [Suffer(Amount(2))]), Scope(1, -1))
    t.game.push(bell.play, Scope(1, bell.index))
    t.game.decision = None
    t.run()

    assert (t.asked, t.decider, t.options) == ("resolve_card", 1, ["resolve ember_ward", "resolve thorn_bell"])


def test_copies_of_one_card_of_two_players_are_not_asked_about() -> None:
    twins = {"prepped": {"I": "twin_flame"}}
    t = position("casting", mages=("plain_one", "plain_two", "plain_three"), prepped={"I": "spark"}, p2=twins, p3=twins)

    assert t.do("cast spark 1").asked == "main"


def test_a_pending_order_can_be_stored_and_gone_on_with() -> None:
    t = gaining("duplicating_sazite", "petrified_phoenixium")
    again = codec.loads(content(), codec.dumps(t.game))

    assert again == t.game
    assert At(again).do("resolve petrified_phoenixium").asked == "cast_spell"


def test_an_answer_says_which_card_it_is_about() -> None:
    t = starting("patient_stone")
    voice = Voice(content(), "en")

    assert voice(asks.question(t.game)) == "What is resolved next?"
    assert [voice(asks.option(t.game, key)) for key in t.options] == ["Hemorrhage", "Patient Stone"]
    assert [about(t.game, read(key)) for key in t.options] == [["player/0"], []]
